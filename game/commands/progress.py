"""A progress bar for long work, on a terminal only."""

from __future__ import annotations

import sys
from types import TracebackType

from game import stopwatch

_WIDTH = 30
_PAUSE = 0.1
"""Seconds between two drawings."""


class Progress:
    """A context manager that draws on the error stream where a person looks at it.

    It stays silent where the error stream is no terminal, or where JSON lines go to the same
    terminal, and is wiped at the end.
    """

    def __init__(self, total: int, unit: str, *, json: bool = False) -> None:
        self._total = total
        self._unit = unit
        self._drawn = -_PAUSE
        self._shown = sys.stderr.isatty() and not (json and sys.stdout.isatty())

    def __enter__(self) -> Progress:
        self._start = stopwatch.seconds()
        self.at(0)
        return self

    def at(self, done: int) -> None:
        """Say how much is done; cheap enough to be called for every piece."""
        if not self._shown:
            return
        now = stopwatch.seconds() - self._start
        if now - self._drawn < _PAUSE:
            return
        self._drawn = now
        filled = _WIDTH * done // max(1, self._total)
        bar = "#" * filled + "." * (_WIDTH - filled)
        left = f", {now / done * (self._total - done):.0f} s left" if done and now > 1 else ""
        self._write(f"[{bar}] {done} of {self._total} {self._unit}{left}")

    def clear(self) -> None:
        """Wipe the bar, before something else is printed."""
        if self._shown:
            self._write("")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.clear()

    def _write(self, text: str) -> None:
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()
