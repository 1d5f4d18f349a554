"""Whether this machine keeps up: measured by our own work, while something moves."""

from __future__ import annotations

WINDOW = 2.0
"""Seconds over which is measured."""

LIMIT_MS = 11.0
"""Work per drawn frame from which on ambient motion is dropped: two thirds of a frame."""


class Quality:
    """Decides ``high`` or ``low``. It goes down by itself and comes up only when it is reset."""

    def __init__(self) -> None:
        self.level = "high"
        self._elapsed = 0.0
        self._work = 0.0
        self._frames = 0

    def reset(self) -> None:
        """Begin again with everything on."""
        self.level = "high"
        self._elapsed = self._work = 0.0
        self._frames = 0

    def feed(self, work: float, dt: float, drawn: bool) -> bool:
        """One frame; True when the level has changed.

        Args:
            work: seconds of processor time that the frame took.
            dt: its length.
            drawn: whether anything was drawn; still frames say nothing.
        """
        self._elapsed += dt
        if drawn:
            self._work += work
            self._frames += 1
        if self._elapsed < WINDOW:
            return False
        slow = self._frames >= 30 and self._work / self._frames * 1000 > LIMIT_MS
        self._elapsed = self._work = 0.0
        self._frames = 0
        if slow and self.level == "high":
            self.level = "low"
            return True
        return False
