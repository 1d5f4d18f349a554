"""Clips of the results."""

from __future__ import annotations

from collections.abc import Callable

from systems.table.clips import Clip


class Until(Clip):
    """Waits for something to be ready, then plays what follows from it."""

    def __init__(self, ready: Callable[[], bool], then: Callable[[], Clip | None]) -> None:
        self._ready = ready
        self._then = then
        self._clip: Clip | None = None

    def advance(self, dt: float) -> float | None:
        if self._clip is None:
            if not self._ready():
                return None
            self._clip = self._then() or Clip()
        return self._clip.advance(dt)

    def finish(self) -> None:
        if self._clip is not None:
            self._clip.finish()
