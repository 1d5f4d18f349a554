"""What an introduction says: sheets of paper over the table, a ring around what they speak of."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.context import Context
from scenes.hall import lamp_picture
from scenes.kit.paper import paper_picture
from scenes.kit.prompts import prompt_sign
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Content, Run
from systems.table.sprites import Sprite
from systems.table.stage import Stage
from systems.table.theme import BRASS_LIGHT, FOCUS, INK, LAMP

PREFIX = "ui.coach."
Z = 800.0
WIDTH = 1124.0
WIDEST = 1640.0
FOOT, HEAD = 936.0, 66.0
"""The lower edge of a sheet at the foot, the upper one of a sheet at the head."""
MARGIN = 40.0
LAMP_ROOM = 118.0
SIZE = 38.0
RING_GAP = 12.0


class Coach:
    """Draws the sheets on a table's stage.

    Args:
        context: for paper and text.
        stage: of the table; its sprites begin with ``ui.coach.``.
    """

    def __init__(self, context: Context, stage: Stage) -> None:
        self.context = context
        self.stage = stage

    def say(self, text: str, place: str, progress: str, look: Sequence[str] = ()) -> None:
        """Put a sheet up, and rings around the named things of the table."""
        self.hide()
        self._ring(look)
        sheet = self._sheet(text, progress)
        height = sheet.size[1] - 2 * _SHADOW
        y = HEAD + height / 2 if place == "head" else FOOT - height / 2
        self.stage.add(Sprite(sheet, 960, y, Z + 5), name=f"{PREFIX}sheet")

    def hide(self) -> None:
        """Take everything away."""
        for name in self.stage.names:
            if name.startswith(PREFIX):
                self.stage.remove(name)

    # -- details -----------------------------------------------------------------------------

    def _sheet(self, text: str, progress: str) -> Picture:
        kit, theme = self.context.text, self.context.theme
        sign = prompt_sign(self.context, Kind.CONFIRM, None)
        label = kit.picture(self.context.say("prompt.next"), "body", 30, theme.paper_ink)
        count = kit.picture(progress, "small", 28, theme.paper_quiet)
        wide = WIDTH if kit.percent < 150 else WIDEST
        room = wide - 2 * MARGIN - LAMP_ROOM
        words = kit.picture(text, "body", SIZE, theme.paper_ink, width=room, line=1.16)
        foot = max(sign.size[1], label.size[1]) + 18
        size = (wide, max(150.0, words.size[1] + 2 * 30 + foot))
        paper = paper_picture(self.context, size, 12)
        lamp = lamp_picture(self.context.images, True)

        def paint(brush: Brush) -> None:
            brush.picture(paper, (size[0] / 2, size[1] / 2))
            brush.glow((MARGIN + 36, size[1] / 2), 88, LAMP, 0.55)
            brush.picture(lamp, (MARGIN + 36, size[1] / 2))
            left = MARGIN + LAMP_ROOM
            brush.picture(words, (left + words.size[0] / 2, 30 + words.size[1] / 2))
            y = size[1] - foot / 2 - 8
            x = size[0] - MARGIN - label.size[0]
            brush.picture(label, (x + label.size[0] / 2, y))
            brush.picture(sign, (x - 14 - sign.size[0] / 2, y))
            brush.picture(count, (left + count.size[0] / 2, y))

        key = ("coach sheet", text, progress, size, sign.key, kit.percent, theme)
        says = (text, *label.says)
        return painted(key, size, paint, kit.book, margin=_SHADOW, says=says)

    def _ring(self, look: Sequence[str]) -> None:
        """A ring around everything whose name begins with one of these, each for itself."""
        for number, beginning in enumerate(look):
            box = self._box_of(beginning)
            if box is None:
                continue
            picture = _ring_picture(float(box.width), float(box.height))
            self.stage.add(Sprite(picture, *box.center, Z), name=f"{PREFIX}ring.{number}")

    def _box_of(self, beginning: str) -> pygame.Rect | None:
        """What the named things of the stage cover together."""
        found: pygame.Rect | None = None
        for name in self.stage.names:
            if not (name == beginning or (beginning.endswith(".") and name.startswith(beginning))):
                continue
            one = self.stage[name]
            if one.picture is None or not one.visible:
                continue
            margin = 2 * one.picture.margin
            width, height = ((side - margin) * one.scale for side in one.picture.size)
            box = pygame.Rect(0, 0, round(width), round(height))
            box.center = (round(one.x), round(one.y))
            found = box if found is None else found.union(box)
        return found.inflate(2 * RING_GAP, 2 * RING_GAP) if found is not None else None


def task_words(task: str, after: Content) -> Content:
    """What is to be done, before what the table says just now."""
    lead = Run(task, BRASS_LIGHT)
    if not after:
        return lead
    rest = after if isinstance(after, tuple) else (after,)
    return (lead, Run("   "), *rest)


_SHADOW = 40.0


def _ring_picture(width: float, height: float) -> Picture:
    def paint(brush: Brush) -> None:
        box = (0.0, 0.0, width, height)
        brush.plate(box, 22, INK, fill_opacity=0.0, edge=INK, edge_width=13)
        brush.plate(box, 22, INK, fill_opacity=0.0, edge=LAMP, edge_width=9, edge_opacity=0.9)
        brush.plate(box, 22, INK, fill_opacity=0.0, edge=FOCUS, edge_width=5)

    return painted(("coach ring", width, height), (width, height), paint, margin=20)
