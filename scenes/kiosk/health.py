"""How the kiosk fares over the days: memory, open files, and how long frames take."""

from __future__ import annotations

import logging
import threading
from dataclasses import dataclass
from pathlib import Path

from game.commands.measuring import memory_mb, percentile, slope

SAMPLE_EVERY = 60.0
"""Seconds between two samples."""
KEPT = 7 * 24 * 60
"""So many samples are kept: a week of minutes."""
SETTLED = 3600.0
"""Seconds after which memory should not grow any more."""
LOG_EVERY = 60
"""Samples from one line in the log to the next."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Sample:
    """One minute.

    Attributes:
        seconds: since the start.
        memory: megabytes held; None where the system does not tell.
        handles: open files and devices; None likewise.
        threads: of this process.
        frame_ms: of 100 frames that drew something 99 took no longer.
    """

    seconds: float
    memory: float | None
    handles: int | None
    threads: int
    frame_ms: float


class Health:
    """Gathers a sample each minute."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.samples: list[Sample] = []
        self._frames: list[float] = []
        self._next = SAMPLE_EVERY

    def note(self, elapsed: float, work: float, drawn: bool) -> None:
        """One frame.

        Args:
            elapsed: seconds since the one before.
            work: processor seconds that it took.
            drawn: whether anything was drawn.
        """
        self.seconds += elapsed
        if drawn:
            self._frames.append(work * 1000)
        if self.seconds >= self._next:
            self._next = self.seconds + SAMPLE_EVERY
            self._sample()

    @property
    def memory(self) -> float | None:
        """Megabytes held at the last sample."""
        return self.samples[-1].memory if self.samples else memory_mb()

    @property
    def growth(self) -> float | None:
        """Megabytes an hour since the first hour; None where that cannot be said yet."""
        points = [
            (one.seconds / 3600, one.memory)
            for one in self.samples
            if one.memory is not None and one.seconds >= SETTLED
        ]
        return slope(points) if len(points) >= 10 else None

    @property
    def frame_ms(self) -> float | None:
        """Of 100 frames of the last minute that drew something 99 took no longer."""
        return self.samples[-1].frame_ms if self.samples else None

    def _sample(self) -> None:
        frame_ms = percentile(self._frames, 99) if self._frames else 0.0
        self._frames.clear()
        sample = Sample(
            self.seconds, memory_mb(), open_handles(), threading.active_count(), frame_ms
        )
        self.samples.append(sample)
        del self.samples[:-KEPT]
        if len(self.samples) % LOG_EVERY == 0:
            _log.info("the kiosk fares: %s", sample)


def open_handles() -> int | None:
    """Files and devices that this process has open; None where the system does not tell."""
    try:
        return len(list(Path("/proc/self/fd").iterdir()))
    except OSError:
        return None
