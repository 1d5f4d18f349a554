"""Long work comes in slices: a generator that stops every few milliseconds and returns at its end.

A screen drives it a little in each frame, a command at one go.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Generic, TypeVar

from game import stopwatch

SECONDS = 0.006
"""How long something is worked on in a frame."""

T = TypeVar("T")


def finished(work: Generator[None, None, T]) -> T:
    """What comes of the work, done at one go; raises what the work raises."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


class Work(Generic[T]):
    """Something that is being worked out, frame by frame.

    Args:
        steps: yields between slices and returns the result.

    Attributes:
        done: whether it is finished.
        result: what came of it; None until then.
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
