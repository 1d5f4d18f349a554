"""The table goes dark, all but what was lifted into the light."""

from __future__ import annotations

from systems.table.clips import Clip
from systems.table.stage import Stage
from systems.table.tempo import FADE_MS
from systems.table.tween import Motions

SHADE_Z = 250.0
"""What stays in the light lies above this height, the rest below."""


class Dim(Clip):
    """The light of everything below :data:`SHADE_Z` changes.

    Args:
        stage: whose.
        motions: for the tempo.
        level: the light afterwards, 0 to 1.
        ms: how long it takes.
    """

    STEPS = 16

    def __init__(self, stage: Stage, motions: Motions, level: float, ms: float) -> None:
        self._stage = stage
        self._level = level
        tempo = motions.tempo
        shown = min(ms, FADE_MS) if tempo.reduced else ms
        self._seconds = 0.0 if tempo.instant else shown / 1000
        self._elapsed = 0.0
        self._from: float | None = None
        self._over = False

    def advance(self, dt: float) -> float | None:
        if self._over:
            return dt
        if self._from is None:
            self._from = self._stage.shade
        self._elapsed += dt
        if self._elapsed >= self._seconds:
            self.finish()
            return self._elapsed - self._seconds
        part = round(self._elapsed / self._seconds * self.STEPS) / self.STEPS
        self._stage.set_shade(self._from + (self._level - self._from) * part, SHADE_Z)
        return None

    def finish(self) -> None:
        if not self._over:
            self._over = True
            self._stage.set_shade(self._level, SHADE_Z)
