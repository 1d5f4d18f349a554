"""Time for everything that moves. Nothing else in the presentation reads a clock."""

from __future__ import annotations

from typing import Protocol

import pygame

LONGEST_STEP = 0.1
"""Seconds. After a stall (a moved window, a suspended machine) animations do not jump."""


class Clock(Protocol):
    """Seconds since start, and the length of the last frame."""

    now: float
    dt: float

    def tick(self) -> float:
        """Wait for the next frame; returns ``dt``, its length in seconds."""
        ...


class FrameClock:
    """The clock of a running game: sleeps until the next frame is due."""

    def __init__(self, frames_per_second: int = 60) -> None:
        self.frames_per_second = frames_per_second
        self.now = 0.0
        self.dt = 0.0
        self._clock = pygame.time.Clock()

    def tick(self) -> float:
        """Sleep to keep the frame rate. Not a busy wait: that would burn a whole core."""
        elapsed = self._clock.tick(self.frames_per_second) / 1000
        self.dt = min(elapsed, LONGEST_STEP)
        self.now += elapsed
        return self.dt


class FakeClock:
    """A clock that a test moves by hand; ``tick`` advances by one frame without waiting."""

    def __init__(self, frame: float = 1 / 60) -> None:
        self.frame = frame
        self.now = 0.0
        self.dt = 0.0

    def tick(self) -> float:
        """One frame later."""
        return self.advance(self.frame)

    def advance(self, seconds: float) -> float:
        """``seconds`` later."""
        self.dt = seconds
        self.now += seconds
        return seconds
