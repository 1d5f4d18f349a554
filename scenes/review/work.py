"""Work in slices: a generator that is driven for a few milliseconds in each frame."""

from __future__ import annotations

from collections.abc import Generator
from typing import Generic, TypeVar

from game import stopwatch

SECONDS = 0.006
"""How long it is worked on in a frame."""

T = TypeVar("T")


class Work(Generic[T]):
    """Something that is being worked out.

    Args:
        steps: yields between slices and returns the result.
    """

    def __init__(self, steps: Generator[None, None, T]) -> None:
        self._steps = steps
        self.done = False
        self.result: T | None = None

    def go_on(self, seconds: float = SECONDS) -> bool:
        """Work for a while; True when it has just been finished."""
        if self.done:
            return False
        started = stopwatch.seconds()
        while True:
            try:
                next(self._steps)
            except StopIteration as finished:
                self.result = finished.value
                self.done = True
                return True
            if stopwatch.seconds() - started > seconds:
                return False
