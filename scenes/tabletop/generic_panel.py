"""The default panel: the options of a decision as plates on a board of baize."""

from __future__ import annotations

import pygame

from game.core.decisions import Decision
from game.core.facts import ChoiceLocked
from game.core.intents import Intent
from game.core.view import View
from scenes.kit.prompts import Prompt
from scenes.tabletop.buttons import baize, choice
from scenes.tabletop.desk import Desk
from scenes.tabletop.game_table import Panel
from scenes.tabletop.option_menu import Entry, OptionMenu
from systems.io.actions import Kind
from systems.io.text import Content
from systems.table.board import Area
from systems.table.focus import FocusMap, Target
from systems.table.sprites import Sprite
from systems.table.stage import Stage

PREFIX = "ui.options."
Z = 300.0
MIDDLE = (960.0, 460.0)
PLATE = (264.0, 66.0)
GAP = 12.0
COLUMNS = 4


def is_secret(decision: Decision, view: View) -> bool:
    """Whether a decision must not be made in front of all.

    It is on the safe side, and the same whatever a hand holds: a seat with cards that only it
    sees always decides alone, and so does everybody where several are asked at once.

    Args:
        decision: the decision.
        view: of its seat.
    """
    sealed = bool(view.facts) and isinstance(view.facts[-1], ChoiceLocked)
    owns = any(zone.owner == decision.seat and zone.cards for zone in view.zones.values())
    return len(view.asked) > 1 or sealed or owns


class Plates:
    """A grid of plates to choose from.

    Args:
        desk: draws them.
        stage, focus: where they go.
        prefix: of the names of their sprites.
    """

    def __init__(self, desk: Desk, stage: Stage, focus: FocusMap, prefix: str) -> None:
        self.desk = desk
        self.stage = stage
        self.focus = focus
        self.prefix = prefix
        self.entries: list[Entry] = []

    def show(self, entries: list[Entry], board: bool = True) -> None:
        """Lay these entries out; the focus is on the first."""
        self.clear()
        self.entries = entries
        columns = min(COLUMNS, max(1, -(-len(entries) // 6)))
        rows = -(-len(entries) // columns)
        wide, high = (440.0 if columns == 1 else PLATE[0]), PLATE[1]
        width = columns * wide + (columns - 1) * GAP
        height = rows * high + (rows - 1) * GAP
        left, top = MIDDLE[0] - width / 2, MIDDLE[1] - height / 2
        if board:
            area = Area(left - 34, top - 34, width + 68, height + 68)
            self.stage.add(Sprite(baize(area), *area.centre, Z), name=f"{self.prefix}cloth")
        targets = []
        for number, entry in enumerate(entries):
            row, column = divmod(number, columns)
            rect = pygame.Rect(
                round(left + column * (wide + GAP)),
                round(top + row * (high + GAP)),
                round(wide),
                round(high),
            )
            targets.append(Target(entry.key, rect, 16))
        self.focus.replace(targets)
        self.focus.set(targets[0].key)
        self.follow()

    def follow(self) -> None:
        """Show which plate has the focus."""
        focused = self.focus.current()
        for entry in self.entries:
            if entry.key not in self.focus:
                continue  # the page has just been covered, and its targets went with it
            rect = self.focus.target(entry.key).rect
            look = "brass" if entry.key == focused else "dark"
            picture = choice(self.desk, entry.words, (rect.width, rect.height), look)
            name = f"{self.prefix}{entry.key}"
            if name in self.stage:
                self.stage.change(name, picture=picture)
            else:
                self.stage.add(Sprite(picture, *rect.center, Z + 1), name=name)

    def clear(self) -> None:
        """Take them away."""
        self.entries = []
        for name in self.stage.names:
            if name.startswith(self.prefix):
                self.stage.remove(name)


class GenericPanel(Panel):
    """Every option of a public decision."""

    def __init__(self, desk: Desk, decision: Decision) -> None:
        super().__init__(desk, decision)
        self.menu = OptionMenu(desk, decision)
        self.plates = Plates(desk, desk.stage, desk.focus, PREFIX)

    @property
    def at_start(self) -> bool:
        return self.menu.at_start

    def open(self) -> None:
        self.plates.show(self.menu.entries())

    def close(self) -> None:
        self.plates.clear()
        self.desk.focus.replace([])

    def focus_moved(self) -> None:
        self.plates.follow()

    def press(self, kind: Kind) -> Intent | None:
        if kind is Kind.BACK:
            self.menu.back()
        elif kind is Kind.CONFIRM and isinstance(key := self.desk.focus.current(), str):
            intent = self.menu.choose(key)
            if intent is not None:
                return intent
        else:
            return None
        self.plates.show(self.menu.entries())
        return None

    def caption(self) -> Content | None:
        if self.decision.prompt not in self.desk.texts:
            return None
        return self.desk.runs(self.decision.prompt, seat=self.seat)

    def prompts(self) -> tuple[Prompt, ...]:
        say = self.desk.say
        own = [Prompt(Kind.LEFT, say("prompt.choose")), Prompt(Kind.CONFIRM, say("prompt.ok"))]
        if not self.at_start:
            own.append(Prompt(Kind.BACK, say("prompt.back")))
        return tuple(own)
