"""How fast the table plays: the player's speed, reduced motion, and easing curves."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

SPEEDS: Mapping[str, float] = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "instant": math.inf}
"""Name of the setting -> how much faster than normal."""

FADE_MS = 150
"""The longest fade that replaces a move under reduced motion."""

Ease = Callable[[float], float]
"""0 to 1 -> 0 to 1 (it may overshoot on the way)."""


@dataclass(slots=True)
class Tempo:
    """Speed of the table. One object is shared by everything that moves on it.

    Attributes:
        speed: a key of :data:`SPEEDS`.
        reduced: moves, turns and growth become short fades at the place of arrival.
        hurry: extra factor while much waits to be shown (runs of computer turns).
        ambient: whether lamps breathe and rain falls; the first thing a slow machine drops.
    """

    speed: str = "normal"
    reduced: bool = False
    hurry: float = 1.0
    ambient: bool = True

    @property
    def instant(self) -> bool:
        """Whether everything takes no time."""
        return math.isinf(SPEEDS[self.speed])

    @property
    def factor(self) -> float:
        """Seconds of the table per second of the clock (1 when instant)."""
        return 1.0 if self.instant else SPEEDS[self.speed] * self.hurry


def linear(part: float) -> float:
    """Even."""
    return part


def ease_in(part: float) -> float:
    """Starts slowly."""
    return part**3


def ease_out(part: float) -> float:
    """Arrives slowly; the usual one for cards and focus."""
    return 1 - (1 - part) ** 3


def ease_in_out(part: float) -> float:
    """Starts and arrives slowly; for walking tokens and lights."""
    return 4 * part**3 if part < 0.5 else 1 - (2 - 2 * part) ** 3 / 2


def settle(part: float) -> float:
    """Goes a little too far and comes back, as a card that lands."""
    rest = part - 1
    return 1 + 2.2 * rest**3 + 1.2 * rest**2


EASES: Mapping[str, Ease] = {
    "linear": linear,
    "in": ease_in,
    "out": ease_out,
    "in_out": ease_in_out,
    "settle": settle,
}
