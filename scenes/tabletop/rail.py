"""The rail: caption on the left and prompts on the right, in one row below a table that is full.

Tables whose plates reach down to the rail set ``rail = True``; all others have the centred foot.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from scenes.context import Context
from scenes.kit.caption import PLATE_MARGIN
from scenes.kit.prompts import GLYPH, Prompt, prompt_sign
from scenes.parts.sheets import RAIL_END, rail_ground
from scenes.tabletop.foot import CAPTION_Z, Foot
from scenes.tabletop.game_table import GameTable
from scenes.tabletop.warming import Wanted
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import SMALLEST, Content
from systems.table.signs import badge
from systems.table.sprites import Sprite
from systems.table.stage import Stage

RAIL = (96.0, 954.0, 1728.0, 72.0)
"""Left, top, width, height."""

FEWEST = 800.0
"""Width that the caption always has, at the usual size of text."""

GAP = 16.0
INSIDE = 22.0
BADGE_LEAD = 66.0
CAPTION_LEFT, CAPTION_RIGHT = 34.0, 24.0
CAPTION_SIZE = 36.0
PROMPT_SIZE = 32.0
TWO_ROWS = 30.0
"""The largest letters of prompts in two rows."""

TO_LABEL = 10.0
BETWEEN = (34.0, 24.0)
"""From one prompt to the next, in one row and in two."""

SIGNS = (0.85 * GLYPH, 0.64 * GLYPH)
"""Height of the signs, likewise; lower than in menus."""

SHOWN = (Kind.LEFT, Kind.CONFIRM, Kind.BACK, Kind.EXTRA, Kind.PAGE_RIGHT, Kind.INFO, Kind.PAUSE)
"""What most rows of prompts tell of."""

_Z = 500.0
_Part = tuple[Prompt, Picture, Picture]


def foot_for(table: type[GameTable], context: Context, stage: Stage) -> Foot:
    """The foot that a table wants: the rail, or the centred caption and prompts."""
    return RailFoot(context, stage) if table.rail else Foot(context, stage)


ENDS = (2 * RAIL_END, RAIL[3])


class RailFoot(Foot):
    """Caption and prompts in one row of 72, as high again upwards where words are long."""

    _used = 0.0
    """Width of the prompts, with the gap before them."""

    def wanted(self, seats: Sequence[int]) -> Iterator[Wanted]:
        """The signs of the buttons of the first seat, as small as they are on the rail, and what
        the plate below them is stretched from."""
        yield Wanted(rail_ground(self.context.text.book, self.context.theme, ENDS))
        for seat in seats[:1]:
            for kind in SHOWN:
                device = self.context.seats.device_of(seat)
                for size in SIGNS:
                    yield Wanted(prompt_sign(self.context, kind, device, size=size))

    def _build_prompts(self) -> None:
        self._areas = {}
        self.stage.remove("ui.foot.prompts")
        before, self._used = self._used, 0.0
        if self.prompts:
            self._lay_prompts()
        if before != self._used:
            self._build_caption()

    def _lay_prompts(self) -> None:
        left, top, width, height = RAIL
        lead = BADGE_LEAD if self.style is not None else INSIDE
        size, rows = self._set(width - FEWEST - GAP - lead - INSIDE)
        many = len(rows) > 1
        inner = max(_wide(row, many=many) for row in rows)
        wide = lead + inner + INSIDE
        start = left + width - wide
        places: list[tuple[_Part, float, float]] = []
        for number, row in enumerate(rows):
            x, y = lead, height * ((2 * number + 1) / (2 * len(rows)))
            for part in row:
                prompt, sign, label = part
                places.append((part, x, y))
                long = sign.size[0] + TO_LABEL + label.size[0]
                high = height / len(rows) - (4 if many else 12)
                area = (start + x - 6, top + y - high / 2, long + 12, high)
                self._areas[prompt.kind] = pygame.Rect(area)
                x += long + BETWEEN[many]
        self._used = wide + GAP
        picture = self._row_picture(places, (wide, height), size)
        self.stage.add(
            Sprite(picture, start + wide / 2, top + height / 2, _Z), name="ui.foot.prompts"
        )

    def _set(self, room: float) -> tuple[float, list[list[_Part]]]:
        """Size of the letters and the rows they take: one, or two where one is too narrow."""
        size = self.context.text.size("body", PROMPT_SIZE)
        while True:
            parts = self._parts(size, SIGNS[0])
            if _wide(parts, many=False) <= room:
                return size, [parts]
            if size <= SMALLEST:
                break
            size = max(float(SMALLEST), size - 1)
        size = TWO_ROWS
        while True:
            rows = _halves(self._parts(size, SIGNS[1]))
            if size <= SMALLEST or max(_wide(row, many=True) for row in rows) <= room:
                return size, rows
            size -= 1

    def _row_picture(
        self,
        places: Sequence[tuple[_Part, float, float]],
        size: tuple[float, float],
        letters: float,
    ) -> Picture:
        text, style, theme = self.context.text, self.style, self.context.theme
        below = rail_ground(text.book, theme, size)

        def paint(brush: Brush) -> None:
            brush.picture(below, (size[0] / 2, size[1] / 2))
            if style is not None:
                brush.picture(badge(text, style, 23), (36, size[1] / 2))
            for (_, sign, label), x, y in places:
                brush.picture(sign, (x + sign.size[0] / 2, y))
                start = x + sign.size[0] + TO_LABEL
                brush.picture(label, (start + label.size[0] / 2, y))

        signs = tuple((sign.key, label.key, x, y) for (_, sign, label), x, y in places)
        says = tuple(prompt.label for (prompt, _, _), _, _ in places)
        key = ("rail prompts", signs, style, letters, size, theme)
        return painted(key, size, paint, text.book, margin=PLATE_MARGIN, says=says)

    # -- the caption -------------------------------------------------------------------------

    def _build_caption(self) -> None:
        self.stage.remove("ui.foot.caption")
        if not self.content:
            return
        left, top, width, height = RAIL
        picture = self._caption_picture(self.content, width - self._used, height)
        high = picture.size[1] - 2 * PLATE_MARGIN
        x, y = left + (width - self._used) / 2, top + height - high / 2
        self.stage.add(Sprite(picture, x, y, CAPTION_Z), name="ui.foot.caption")

    def _caption_picture(self, content: Content, width: float, height: float) -> Picture:
        text, theme = self.context.text, self.context.theme
        room = width - CAPTION_LEFT - CAPTION_RIGHT
        one = text.boxed(content, "body", CAPTION_SIZE, (room, height - 8), lines=1)
        fits = self.fixed.measure(content, "body", one)[0] <= room
        two = text.boxed(content, "body", CAPTION_SIZE, (room, height + 4), lines=2, line=1.05)
        size = one if fits and one >= two else two
        words = self.fixed.picture(
            content, "body", size, theme.text, width=room, line=1.05, most_lines=4
        )
        tall = self.fixed.measure(content, "body", size, width=room, line=1.05)[1]
        lines = round(tall / (size * 1.05))
        high = height if lines <= 2 else height + (lines - 2) * size * 1.05
        box = (width, high)
        below = rail_ground(text.book, theme, box, bar=True)

        def paint(brush: Brush) -> None:
            brush.picture(below, (width / 2, high / 2))
            brush.picture(words, (CAPTION_LEFT + words.size[0] / 2, high / 2))

        key = ("rail caption", words.key, box, theme)
        return painted(key, box, paint, text.book, margin=PLATE_MARGIN, says=words.says)


def _halves(parts: list[_Part]) -> list[list[_Part]]:
    """Two rows that are as narrow as can be, so that the caption keeps its room."""
    cuts = range(1, len(parts)) or range(1, 2)
    rows = ([parts[:cut], parts[cut:]] for cut in cuts)
    return min(rows, key=lambda pair: max(_wide(row, many=True) for row in pair))


def _wide(row: Sequence[_Part], *, many: bool) -> float:
    parts = sum(sign.size[0] + TO_LABEL + label.size[0] for _, sign, label in row)
    return parts + BETWEEN[many] * max(0, len(row) - 1)
