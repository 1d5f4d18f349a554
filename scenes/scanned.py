"""What a screen offers to somebody who plays with one button: its stops, and whose they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from systems.io.actions import DIRECTIONS, Kind
from systems.table.focus import FocusMap, Key
from systems.table.scan import Stop

PROMPT = "prompt"
"""First part of the key of a prompt that has the focus."""


@dataclass(frozen=True, slots=True)
class Scanned:
    """What the walk comes by on a screen.

    Attributes:
        stops: in no order; the walk sorts them by their places.
        seat: whose focus it is; None where anybody steers.
        secret: the time of a press must not tell what was chosen.
    """

    stops: Sequence[Stop]
    seat: int | None = None
    secret: bool = False


def stops_of(
    focus: FocusMap,
    areas: Mapping[Kind, pygame.Rect],
    *,
    offers: Callable[[Key], bool] = lambda key: True,
    group: Callable[[Key], str] = lambda key: "",
    ways: Sequence[Kind] = (),
) -> list[Stop]:
    """Everything that can have the focus, and every button that the prompts tell of.

    Args:
        focus: of the screen.
        areas: where the prompts are. OK is a stop of its own only where nothing else is pressed
            with it.
        offers: whether a press on a target means anything now.
        group: to which group a target belongs.
        ways: two buttons for which the prompt of the directions stands, each for a half of it;
            none where directions only move the focus.
    """
    found = []
    for key in focus.keys:
        if not isinstance(key, tuple) or key[0] != PROMPT:
            if offers(key):
                target = focus.target(key)
                found.append(Stop(key, _box(target.rect), target.radius, group=group(key)))
    confirms = not found or (PROMPT, Kind.CONFIRM) in focus
    for kind, area in areas.items():
        if kind in DIRECTIONS:
            found += _halves(area, ways)
        elif kind is not Kind.CONFIRM or confirms:
            found.append(Stop((PROMPT, kind), _box(area), 26, kind))
    return found


def _halves(area: pygame.Rect, ways: Sequence[Kind]) -> list[Stop]:
    half = area.width // 2
    return [
        Stop((PROMPT, kind), (area.left + number * half, area.top, half, area.height), 26, kind)
        for number, kind in enumerate(ways)
    ]


def _box(rect: pygame.Rect) -> tuple[int, int, int, int]:
    return (rect.left, rect.top, rect.width, rect.height)
