"""The foot of a table: what happened in words, and below it which button does what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from scenes.context import Context
from scenes.kit.caption import PLATE_MARGIN, words_on_plate
from scenes.kit.prompts import BELOW_MIDDLE, Prompt, prompt_sign
from scenes.tabletop.warming import Wanted
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import SMALLEST, Content, Run, TextKit
from systems.io.typeset import pieces_of
from systems.io.viewport import SAFE_AREA
from systems.table.ring import RING_Z
from systems.table.signs import badge
from systems.table.sprites import Sprite
from systems.table.stage import Stage
from systems.table.theme import SeatStyle

PROMPT_Y = 994.0
PITCH = 58.0
CAPTION_FOOT = 954.0
"""The lower edge of the caption where the prompts take one row."""
MIDDLE = 960.0
WIDTH = 1728.0
GLYPH = 52.0
TO_LABEL = 14.0
TO_NEXT = 46.0
SIZE = 30.0
LEAD = 66.0
BESIDE = 26.0
BEHIND = 0.66
"""The dark plate behind the prompts: how far it reaches beyond them, and how dark it is."""
CAPTION_SIZE = 36.0
CAPTION_ROOMS = ((1552.0, 74.0, 1), (1552.0, 74.0, 2), (1042.0, 150.0, 2))
"""Width, height and lines that its words may have: what is higher must lie between the plates of
the lower seats."""
LAST_ROOM = (1042.0, 210.0, 3)
"""For what none of these holds."""
ENOUGH = 0.6
"""Of the size that the player wants: so large are letters below the house at least."""
_Z = 500.0
CAPTION_Z = RING_Z + 1
"""A ring around something above is covered by the words, not the words by the ring."""
_Part = tuple[Prompt, Picture, Picture]


class Foot:
    """Caption and prompts, centred, as the house has them.

    Args:
        context: draws it.
        stage: where; its sprites are named ``ui.foot.*``.
    """

    def __init__(self, context: Context, stage: Stage) -> None:
        self.context = context
        self.stage = stage
        self.fixed = TextKit(context.text.fonts, context.book)
        """Sizes are worked out here: what does not fit grows less than the text size says."""
        self.fixed.listeners = context.text.listeners
        self.fixed.metal = context.text.metal
        self.content: Content = ""
        self.prompts: tuple[Prompt, ...] = ()
        self.style: SeatStyle | None = None
        self.seat: int | None = None
        self._areas: dict[Kind, pygame.Rect] = {}
        self._caption_foot = CAPTION_FOOT

    def wanted(self, _seats: Sequence[int]) -> Iterator[Wanted]:
        """What it will need when one of these seats is asked."""
        yield from ()

    @property
    def words(self) -> str:
        """What it says, without colours."""
        return "".join(one.text for one in pieces_of(self.content) if isinstance(one, Run))

    def say(self, content: Content) -> None:
        """Say what happened, or what is asked."""
        if content != self.content:
            self.content = content
            self._build_caption()

    def ask(
        self,
        prompts: Sequence[Prompt],
        seat: int | None = None,
        style: SeatStyle | None = None,
    ) -> None:
        """Say which button does what, for a seat (with its badge and its own buttons)."""
        if (tuple(prompts), seat, style) != (self.prompts, self.seat, self.style):
            self.prompts, self.seat, self.style = tuple(prompts), seat, style
            self._build_prompts()

    def build(self) -> None:
        """Draw both anew."""
        self._build_prompts()
        self._build_caption()

    def area(self, kind: Kind) -> pygame.Rect | None:
        """Where a prompt is, for clicks and as a target of the focus."""
        return self._areas.get(kind)

    @property
    def areas(self) -> dict[Kind, pygame.Rect]:
        """Where each prompt is."""
        return dict(self._areas)

    # -- drawing -----------------------------------------------------------------------------

    def _build_caption(self) -> None:
        self.stage.remove("ui.foot.caption")
        if not self.content:
            return
        picture = self._caption(self.content)
        height = picture.size[1] - 2 * PLATE_MARGIN
        y = self._caption_foot - height / 2
        self.stage.add(Sprite(picture, MIDDLE, y, CAPTION_Z), name="ui.foot.caption")

    def _caption(self, content: Content) -> Picture:
        """As large as the player's text size and the room allow: one wide line, or two or three
        between the plates of the seats."""
        theme, text = self.context.theme, self.context.text
        rooms = [room for room in CAPTION_ROOMS if self._holds(content, *room)] or [LAST_ROOM]
        sizes = [
            (text.boxed(content, "body", CAPTION_SIZE, (wide, high), lines=lines, line=1.08), wide)
            for wide, high, lines in rooms
        ]
        # What covers nothing of the house comes first, where its letters are not much smaller.
        enough = ENOUGH * text.size("body", CAPTION_SIZE)
        below = [one for one in sizes if one[1] > LAST_ROOM[0] and one[0] >= enough]
        size, width = max(below or sizes)
        words = self.fixed.picture(
            content, "body", size, theme.text, width=width, most_lines=3, line=1.08
        )
        wide, high = self.fixed.measure(content, "body", size, width=width, line=1.08)
        box = (wide + 88, max(72.0, high + 18))
        return words_on_plate(text, theme, words, box)

    def _holds(self, content: Content, width: float, height: float, lines: int) -> bool:
        """Whether a room holds the words in their usual size; in two wide lines also smaller."""
        if self._caption_foot < CAPTION_FOOT and width > LAST_ROOM[0]:
            return False  # two rows of prompts below: it stands beside the plates
        least = CAPTION_SIZE if lines == 1 or width == LAST_ROOM[0] else SMALLEST
        limit = width if lines > 1 else None
        wide, high = self.fixed.measure(content, "body", least, width=limit, line=1.08)
        return wide <= width and high <= height

    def _build_prompts(self) -> None:
        self._areas = {}
        for name in self.stage.names:
            if name.startswith("ui.foot.prompts"):
                self.stage.remove(name)
        lead = LEAD if self.style is not None else 0.0
        size = self.context.text.size("body", SIZE)
        rows = self._rows(self._parts(size), WIDTH - lead)
        while size > SIZE and len(rows) > 1:
            size -= 1
            rows = self._rows(self._parts(size), WIDTH - lead)
        for number, row in enumerate(rows):
            # Large letters stand higher, so that nothing hangs out of the safe area.
            y = min(PROMPT_Y, SAFE_AREA.bottom - BELOW_MIDDLE * size)
            y -= (len(rows) - 1 - number) * PITCH
            self._build_row(number, row, y, lead if number == 0 else 0.0)
        foot = CAPTION_FOOT - max(0, len(rows) - 1) * PITCH
        if foot != self._caption_foot:
            self._caption_foot = foot
            self._build_caption()

    def _parts(self, size: float, sign: float = GLYPH) -> list[_Part]:
        """The prompts with letters of a size, and with signs of a height."""
        context = self.context
        device = context.seats.device_of(self.seat) if self.seat is not None else None
        return [
            (
                prompt,
                prompt_sign(context, prompt.kind, device, hold=prompt.hold, size=sign),
                self.fixed.picture(prompt.label, "body", size, context.theme.prompt),
            )
            for prompt in self.prompts
        ]

    def _rows(self, parts: list[_Part], width: float) -> list[list[_Part]]:
        """As few rows as hold them."""
        rows: list[list[_Part]] = []
        for part in parts:
            if rows and _width([*rows[-1], part]) <= width:
                rows[-1].append(part)
            else:
                rows.append([part])
        return rows

    def _build_row(self, number: int, row: list[_Part], y: float, lead: float) -> None:
        tallest = max(label.size[1] for _, _, label in row)
        width, height = _width(row) + lead, max(GLYPH + 4, tallest)
        left = MIDDLE - width / 2
        x = lead
        places = []
        for prompt, sign, label in row:
            wide = sign.size[0] + TO_LABEL + label.size[0]
            places.append((x, sign, label))
            area = pygame.Rect(round(left + x - 8), round(y - GLYPH / 2), round(wide + 20), 52)
            self._areas[prompt.kind] = area.clip(SAFE_AREA)
            x += wide + TO_NEXT
        style, text = self.style, self.context.text

        theme = self.context.theme
        opacity = 1.0 if theme.plate_opacity == 1 else BEHIND

        def paint(brush: Brush) -> None:
            # The prompts lie on the picture of the table: something dark must be behind them.
            box = (-BESIDE, 0, width + 2 * BESIDE, height)
            brush.plate(box, height / 2, theme.plate, fill_opacity=opacity)
            if lead and style is not None:
                brush.picture(badge(text, style, 25), (30, height / 2))
            for at, sign, label in places:
                brush.picture(sign, (at + sign.size[0] / 2, height / 2))
                start = at + sign.size[0] + TO_LABEL
                brush.picture(label, (start + label.size[0] / 2, height / 2))

        says = tuple(prompt.label for prompt, _, _ in row)
        key = (
            "foot",
            tuple((sign.key, label.key) for _, sign, label in row),
            style if lead else None,
            text.percent,
            theme,
        )
        picture = painted(key, (width, height), paint, text.book, margin=BESIDE, says=says)
        self.stage.add(Sprite(picture, MIDDLE, y, _Z), name=f"ui.foot.prompts.{number}")


def _width(row: list[_Part]) -> float:
    wide = sum(sign.size[0] + TO_LABEL + label.size[0] for _, sign, label in row)
    return wide + TO_NEXT * (len(row) - 1)
