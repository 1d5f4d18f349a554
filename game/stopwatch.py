"""The one clock of the headless rooms: for figures and progress bars, never for a rule."""

from __future__ import annotations

import time


def seconds() -> float:
    """Seconds since some moment in the past; only differences mean something."""
    return time.perf_counter()


def processor_seconds() -> float:
    """Seconds that this process has computed, which other work on the machine hardly changes."""
    return time.process_time()
