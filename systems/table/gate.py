"""When a seat's press may become an intent: the stage is idle and it has an open decision."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from systems.table.choreographer import Choreographer


class Verdict(Enum):
    """What a press on the table means."""

    OPEN = "open"
    """It may choose."""
    SKIPS = "skips"
    """Something is being shown: the press ends it, and is consumed."""
    SHUT = "shut"
    """This seat has nothing to decide."""


class Gate:
    """Guards the table's input. Menu, skip and peek do not ask it.

    Args:
        choreographer: says whether the stage is idle.
        has_decision: whether a seat has an open decision (of the match).
        delay: seconds between the end of an animation and the first press that counts, so
            that a press meant to skip does not choose (a setting, 0 or 0.5).

    Attributes:
        idle_for: seconds since something was shown.
    """

    def __init__(
        self,
        choreographer: Choreographer,
        has_decision: Callable[[int], bool],
        delay: float = 0.0,
    ) -> None:
        self._choreographer = choreographer
        self._has_decision = has_decision
        self.delay = delay
        self.idle_for = 0.0

    def update(self, dt: float) -> None:
        """Let time pass (after the choreographer)."""
        self.idle_for = self.idle_for + dt if self._choreographer.idle else 0.0

    def verdict(self, seat: int) -> Verdict:
        """What a press of this seat means now."""
        if not self._choreographer.idle:
            return Verdict.SKIPS
        if self.idle_for < self.delay or not self._has_decision(seat):
            return Verdict.SHUT
        return Verdict.OPEN

    def is_open(self, seat: int) -> bool:
        """Whether this seat may choose now."""
        return self.verdict(seat) is Verdict.OPEN

    def press(self, seat: int) -> Verdict:
        """A press of this seat: skips what is being shown, and says what it meant."""
        verdict = self.verdict(seat)
        if verdict is Verdict.SKIPS:
            self._choreographer.skip()
            self.idle_for = 0.0
        return verdict
