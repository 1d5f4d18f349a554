"""Prompts: which button does what, at the foot of a screen.

What stands there can be clicked, and what a third button does can be focused from the screen, so
that directions and two buttons are enough for everything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes.context import Context
from scenes.kit.keys import directions_label, key_label
from scenes.kit.widgets import Widget
from systems.io.actions import Action, Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.seats import Device
from systems.io.text import TextKit
from systems.io.viewport import SAFE_AREA
from systems.table.signs import badge, glyph, keycap
from systems.table.theme import BRASS_DARK, HEIGHT, PROMPT_CENTRE, WIDTH

if TYPE_CHECKING:
    from scenes.kit.screen import Screen

GLYPH = 52
TO_LABEL = 14
TO_NEXT = 46
SIZE = 30
"""Of the labels before the player's text size; they are never smaller."""

BELOW_MIDDLE = 0.6
"""How far letters reach below the middle of their capitals, in sizes."""

_SIGNS = {"start": "pause", "left_shoulder": "page_left", "right_shoulder": "page_right"}
_DRAWN = ("north", "south", "west", "east", *_SIGNS.values())
_IN_WORDS = {"back": "key.pad_select"}
"""The small button on the left of the middle, which every make calls otherwise."""
_DIRECTIONS = (Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT)
_FOCUSABLE = (Kind.EXTRA, Kind.INFO, Kind.PAUSE, Kind.PAGE_LEFT, Kind.PAGE_RIGHT)

WITHOUT_LETTERS = "keys.arrows"
"""The part of the keyboard that does what prompts say while the others write."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """One entry: a button and what it does.

    Attributes:
        kind: the button; any direction stands for all four.
        label: what it does, in words.
        hold: the button is held.
    """

    kind: Kind
    label: str
    hold: bool = False


def prompt_sign(
    context: Context,
    kind: Kind,
    device: Device | None = None,
    *,
    hold: bool = False,
    size: float = GLYPH,
) -> Picture:
    """The picture of a button.

    Args:
        context: for the bindings and the text kit.
        kind: what it does.
        device: whose button; a pad of a known family shows what is printed there. None is
            anybody's, shown by position alone as on the pad that was pressed last (or as keys,
            where the last press came from the keyboard).
        hold: it is held.
        size: its height; the names of keys keep their letters.
    """
    sort = device.sort if device is not None else context.last_sort
    name = device.id if device is not None else context.last_device
    if sort == "keys" and context.input.typing:
        name = WITHOUT_LETTERS
    if kind in _DIRECTIONS:
        if sort != "keys":
            return glyph("directions", size)
        words = directions_label(context, name)
        return keycap(context.text, words, size) if words else glyph("arrows", size)
    if sort == "keys" and name:
        if kind is Kind.PAUSE:
            return keycap(context.text, context.say("key.escape"), size)
        found = context.input.bindings.input_of(name, "keys", kind)
        if found:
            return keycap(context.text, key_label(context, found), size)
    pad = name if sort == "pad" else "pad"
    position = context.input.bindings.input_of(pad, "pad", kind)
    family = device.family if device is not None else ""
    return pad_button(context, position, size, family=family, hold=hold)


def pad_button(
    context: Context,
    place: str,
    size: float = GLYPH,
    *,
    family: str = "",
    hold: bool = False,
    text: TextKit | None = None,
) -> Picture:
    """A button of a pad by its place; what has no sign stands in words on a cap."""
    sign = _SIGNS.get(place, place)
    if sign in _DRAWN:
        return glyph(f"hold_{sign}" if hold and sign != "pause" else sign, size, family)
    words = context.say(_IN_WORDS.get(place, f"action.{place}"))
    return keycap(text or context.text, words, size)


class _Entry(Widget):
    """One prompt as a widget: clickable, and focusable when it is a third button."""

    def __init__(self, key: str, prompt: Prompt) -> None:
        super().__init__(key, (0, 0, 1, 1), radius=26)
        self.prompt = prompt
        self.focusable = prompt.kind in _FOCUSABLE

    def on_press(self, screen: Screen) -> bool:
        action = Action(self.prompt.kind, screen.last_device_id, screen.last_seat)
        return screen.on_action(action)


class PromptRow(Widget):
    """The prompts of a screen, in one centred row.

    Labels grow with the text size as far as one row lets them; where even small ones do not fit
    there are two rows.

    Args:
        prompts: from left to right.
        seat: whose prompts they are: its badge comes first and its own buttons are shown.
        centre: of the (lower) row.
        width: the room there is.

    Attributes:
        top: upper edge, once it is built.
    """

    focusable = False

    def __init__(
        self,
        prompts: tuple[Prompt, ...],
        *,
        seat: int | None = None,
        centre: tuple[float, float] = PROMPT_CENTRE,
        width: float = 1728,
    ) -> None:
        super().__init__("prompts", (0, 0, 1, 1))
        self.prompts = prompts
        self.seat = seat
        self.centre = centre
        self.width = width
        self.entries: list[_Entry] = []
        self.top = centre[1] - 29

    def build(self, screen: Screen) -> None:
        context = screen.context
        device = context.seats.device_of(self.seat) if self.seat is not None else None
        lead = 66 if self.seat is not None else 0
        room = self.width - lead - 18  # their targets are a little wider
        size = context.text.size("body", SIZE)
        rows = _rows(self._parts(context, device, size), room)
        while size > SIZE and len(rows) > 1:
            size -= 1
            rows = _rows(self._parts(context, device, size), room)
        self.entries = []
        pitch = max(58.0, size * 1.15)
        # Large letters stand higher, so that nothing hangs out of the safe area.
        foot = min(self.centre[1], SAFE_AREA.bottom - BELOW_MIDDLE * size)
        self.top = foot - (len(rows) - 1) * pitch - pitch / 2
        if not screen.opaque:  # over another screen, whose own prompts must not shine through
            band = band_picture(HEIGHT - self.top + 12)
            self.show(screen, band, WIDTH / 2, self.top - 12 + band.size[1] / 2, z=15)
        for number, row in enumerate(rows):
            y = foot + (number - (len(rows) - 1)) * pitch
            x = self.centre[0] - (_row_width(row) + (lead if number == 0 else 0)) / 2
            if number == 0 and self.seat is not None:
                picture = badge(context.text, context.theme.style(self.seat), 25)
                self.show(screen, picture, x + 25, y, z=20)
                x += lead
            for prompt, sign, label in row:
                self.show(screen, sign, x + sign.size[0] / 2, y, z=20)
                left = x + sign.size[0] + TO_LABEL
                self.show(screen, label, left + label.size[0] / 2, y, z=20)
                entry = _Entry(f"prompt.{prompt.kind}", prompt)
                wide = sign.size[0] + TO_LABEL + label.size[0]
                entry.rect = pygame.Rect(x - 6, y - GLYPH / 2, wide + 18, GLYPH)
                self.entries.append(entry)
                x += wide + TO_NEXT

    def _parts(self, context: Context, device: Device | None, size: float) -> list[_Part]:
        text, colour = context.text, context.theme.prompt
        return [
            (
                prompt,
                prompt_sign(context, prompt.kind, device, hold=prompt.hold),
                text.picture(prompt.label, "body", size, colour, fixed=True),
            )
            for prompt in self.prompts
        ]


_Part = tuple[Prompt, Picture, Picture]


def band_picture(height: float) -> Picture:
    """The dark foot of a screen that lies over another."""

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, WIDTH, height), 0, "#0A0706", fill_opacity=0.97)
        brush.line((0, 1), (WIDTH, 1), BRASS_DARK, 2, 0.6)

    return painted(("prompt band", height), (WIDTH, height), paint)


def _row_width(row: list[_Part]) -> float:
    wide = sum(sign.size[0] + TO_LABEL + label.size[0] for _, sign, label in row)
    return wide + TO_NEXT * (len(row) - 1)


def _rows(parts: list[_Part], width: float) -> list[list[_Part]]:
    """One row, or two of about equal width."""
    if not parts or _row_width(parts) <= width:
        return [parts] if parts else []
    best = min(
        range(1, len(parts)),
        key=lambda cut: max(_row_width(parts[:cut]), _row_width(parts[cut:])),
    )
    return [parts[:best], parts[best:]]
