"""Who made this: the licences of everything in the house, page by page."""

from __future__ import annotations

import re

from game import paths
from game.version import VERSION
from scenes.context import Context
from scenes.kit.pages import Pages, Paragraph
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Label, Panel
from systems.io.actions import Action, Kind
from systems.table.theme import PAPER_INK

SHEET = (180.0, 176.0, 1560.0, 760.0)
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_PATHS = re.compile(r"^[-*\s]*(?:`[^`]+`[,\s]*)+:\s*")
_MARKS = re.compile(r"[*`]+")


class Credits(Screen):
    """Pages of thanks; directions turn them."""

    name = "credits"

    def build(self) -> None:
        say, theme = self.context.say, self.context.theme
        self.stage.set_ground(wood_ground(self.context))
        self.add(Label("title", (96, 104), say("title.credits"), "display", 84, gold=True))
        left, top, width, height = SHEET
        version = say("credits.version", number=VERSION)
        self.add(Label("version", (left + width, 124), version, "body", 32, align="right"))
        self.add(Panel("sheet", SHEET, paper=True, radius=10))
        paragraphs = [*_paragraphs(), Paragraph(say("credits.thanks"), "head", 40, gap=40)]
        ink = theme.paper_ink or PAPER_INK
        self.pages = Pages(
            "pages", (left + 60, top + 40, width - 120, height - 70), paragraphs, colour=ink
        )
        self.add(self.pages, first=True)
        self.ring.visible = False
        prompts = [Prompt(Kind.BACK, say("prompt.back"))]
        if self.pages.count > 1:
            prompts.insert(0, Prompt(Kind.LEFT, say("prompt.turn_page")))
        self.set_prompts(prompts)

    def on_button(self, action: Action) -> bool:
        if action.kind in (Kind.PAGE_LEFT, Kind.PAGE_RIGHT):
            return self.pages.turn(self, 1 if action.kind is Kind.PAGE_RIGHT else -1)
        return False


def _paragraphs() -> list[Paragraph]:
    """The credits file for readers: from its first section on, without paths and marks."""
    try:
        lines = (paths.assets() / "CREDITS.md").read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
    found: list[Paragraph] = []
    for raw in lines:
        line = _MARKS.sub("", _LINK.sub(r"\1", _PATHS.sub("", raw))).strip()
        if line.startswith("##"):
            found.append(Paragraph(line.lstrip("# "), "head", 40, gap=36))
        elif not found or not line or set(line) <= set("|-: "):
            continue
        else:
            line = line.lstrip("- ")
            found.append(Paragraph(line[0].upper() + line[1:], size=32, gap=14))
    return found


def open_credits(context: Context) -> Credits:
    """The credits."""
    return Credits(context)
