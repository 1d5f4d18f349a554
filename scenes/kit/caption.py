"""Captions: what happened, in plain words, on a plate that never covers the table."""

from __future__ import annotations

import pygame

from scenes.context import Context
from scenes.kit.prompts import Prompt, prompt_sign
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.seats import Device
from systems.io.text import SMALLEST, Content, TextKit
from systems.table.signs import badge
from systems.table.sprites import Sprite
from systems.table.stage import Stage
from systems.table.theme import BRASS, CAPTION_CENTRE, SeatStyle, Theme

RAIL = (96, 954, 1728, 72)
"""Left, top, width, height of the rail at the foot of every table."""

FEWEST = 800
"""Width that the caption always has."""

_Z = 500


class Caption:
    """One plate centred over the prompts, for menus, curtains and results.

    Args:
        context: draws it.
        stage: where; its sprite is named ``ui.caption``.
        centre: of the plate.
    """

    def __init__(
        self,
        context: Context,
        stage: Stage,
        centre: tuple[float, float] = CAPTION_CENTRE,
        name: str = "ui.caption",
    ) -> None:
        self.context = context
        self.stage = stage
        self.centre = centre
        self.name = name
        self.content: Content = ""

    def say(self, content: Content) -> None:
        """Say something; an empty string takes the plate away."""
        self.content = content
        self.stage.remove(self.name)
        if content:
            picture = caption_picture(self.context, content, most=1640)
            self.stage.add(Sprite(picture, *self.centre, _Z), name=self.name)


class Rail:
    """The foot of a table: what happened on the left, which button does what on the right.

    Args:
        context: draws it.
        stage: where; its sprites are named ``ui.rail.caption`` and ``ui.rail.prompts``.
    """

    def __init__(self, context: Context, stage: Stage) -> None:
        self.context = context
        self.stage = stage
        self.content: Content = ""
        self.prompts: tuple[Prompt, ...] = ()
        self.style: SeatStyle | None = None
        self.device: Device | None = None
        self._places: dict[Kind, tuple[float, float]] = {}
        self._width_used = 0.0

    def say(self, content: Content) -> None:
        """Say what happened."""
        if content != self.content:
            self.content = content
            self.build()

    def ask(
        self,
        prompts: tuple[Prompt, ...],
        style: SeatStyle | None = None,
        device: Device | None = None,
    ) -> None:
        """Say which button does what.

        Args:
            prompts: at most five.
            style: badge of the seat that decides.
            device: its device, for its own buttons.
        """
        if (prompts, style, device) != (self.prompts, self.style, self.device):
            self.prompts, self.style, self.device = prompts, style, device
            self.build()

    def build(self) -> None:
        """Put both plates on the stage."""
        left, top, width, height = RAIL
        used = 0.0
        self.stage.remove("ui.rail.prompts")
        self.stage.remove("ui.rail.caption")
        if self.prompts:
            picture = self._prompts(width - FEWEST - 16)
            used = picture.size[0] - 2 * PLATE_MARGIN
            self._width_used = used
            x = left + width - used / 2
            self.stage.add(Sprite(picture, x, top + height / 2, _Z), name="ui.rail.prompts")
        if self.content:
            room = width - (used + 16 if used else 0)
            picture = rail_caption(self.context, self.content, room, height)
            x = left + room / 2
            self.stage.add(Sprite(picture, x, top + height / 2, _Z), name="ui.rail.caption")

    def areas(self) -> dict[Kind, pygame.Rect]:
        """Where each prompt is, for clicks and as focus targets (in logical units)."""
        left, top, width, height = RAIL
        found = {}
        for kind, (x, wide) in self._places.items():
            start = left + width - self._width_used + x
            found[kind] = pygame.Rect(start - 6, top + 6, wide + 12, height - 12)
        return found

    def _prompts(self, most: float) -> Picture:
        context = self.context
        text, theme = context.text, context.theme
        size = 32.0
        while size > SMALLEST and self._width(size) > most:
            size -= 1
        parts = [
            (
                prompt_sign(context, prompt.kind, self.device, hold=prompt.hold),
                text.picture(prompt.label, "body", size, theme.prompt),
            )
            for prompt in self.prompts
        ]
        lead = 66 if self.style is not None else 22
        wide = lead + sum(s.size[0] * 0.85 + 10 + t.size[0] for s, t in parts)
        wide += 34 * (len(parts) - 1) + 22
        height = RAIL[3]
        x = float(lead)
        self._places = {}
        for prompt, (sign, label) in zip(self.prompts, parts, strict=True):
            part = sign.size[0] * 0.85 + 10 + label.size[0]
            self._places[prompt.kind] = (x, part)
            x += part + 34

        def paint(brush: Brush) -> None:
            _plate(brush, context.theme, wide, height, BRASS, 0.4)
            x = float(lead)
            if self.style is not None:
                brush.picture(badge(text, self.style, 23), (36, height / 2))
            for sign, label in parts:
                small = text.book.variant(sign, scale=0.85)
                brush.blit(small, x, height / 2 - sign.size[1] * 0.425)
                x += sign.size[0] * 0.85 + 10
                brush.picture(label, (x + label.size[0] / 2, height / 2))
                x += label.size[0] + 34

        says = tuple(prompt.label for prompt in self.prompts)
        signs = tuple(sign.key for sign, _ in parts)
        key = ("rail", self.prompts, signs, self.style, size, text.percent, theme)
        return painted(key, (wide, height), paint, text.book, margin=PLATE_MARGIN, says=says)

    def _width(self, size: float) -> float:
        text = self.context.text
        return 66 + sum(52 + 44 + text.measure(p.label, "body", size)[0] for p in self.prompts)


PLATE_MARGIN = 28.0
"""Room around the plate of a caption, for its shadow."""


def _plate(
    brush: Brush, theme: Theme, width: float, height: float, edge: str, edge_opacity: float
) -> None:
    box = (0, 0, width, height)
    brush.shadow(box, 18, 10, 4, 0.6)
    brush.plate(
        box,
        18,
        theme.plate,
        fill_opacity=theme.plate_opacity,
        edge=edge,
        edge_width=2,
        edge_opacity=edge_opacity,
    )


def rail_caption(context: Context, content: Content, width: float, height: float) -> Picture:
    """The caption of a table: a brass bar at its left end, one line, or two smaller ones."""
    text, theme = context.text, context.theme
    room = width - 62
    size, lines = 36.0, 1
    if text.measure(content, "body", size)[0] > room:
        size, lines = 30.0, 2
    picture = text.picture(
        content, "body", size, theme.text, width=room, line=1.05, most_lines=lines
    )

    def paint(brush: Brush) -> None:
        _plate(brush, context.theme, width, height, BRASS, 0.4)
        brush.plate((0, 6, 10, height - 12), 3, BRASS)
        brush.picture(picture, (34 + picture.size[0] / 2, height / 2))

    key = ("rail_caption", picture.key, width, height, theme)
    return painted(key, (width, height), paint, text.book, margin=PLATE_MARGIN, says=picture.says)


def caption_picture(context: Context, content: Content, most: float = 1640) -> Picture:
    """The centred plate: 72 high for one line, higher for more."""
    text, theme = context.text, context.theme
    picture = text.picture(content, "body", 36, theme.text, width=most - 88, align="left")
    wide, high = text.measure(content, "body", 36, width=most - 88)
    size = (wide + 88, max(72.0, high + 24))
    return words_on_plate(text, theme, picture, size)


def words_on_plate(
    text: TextKit, theme: Theme, words: Picture, size: tuple[float, float]
) -> Picture:
    """Words in the middle of the dark plate that captions have.

    Args:
        text: whose pictures they are.
        theme: its colours.
        words: as they are drawn.
        size: of the plate.
    """

    def paint(brush: Brush) -> None:
        _plate(brush, theme, *size, theme.edge, 0.8)
        brush.picture(words, (size[0] / 2, size[1] / 2))

    key = ("caption", words.key, size, theme)
    return painted(key, size, paint, text.book, margin=PLATE_MARGIN, says=words.says)
