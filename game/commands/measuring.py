"""What ``bench`` measures with: figures, the machine's facts, memory."""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game import stopwatch

MEGABYTE = 1_000_000


class Figure(msgspec.Struct, frozen=True):
    """One measured number, or one fact of the machine."""

    name: str
    value: float | int | str | None
    """None where this machine cannot tell."""
    unit: str


class Stopwatch:
    """Adds up the processor time between ``start`` and ``stop``.

    Processor time, because on a machine that does other work the time of day measures that
    work too; where the machine is idle the two agree.
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self._since = 0.0

    def start(self) -> None:
        """Begin to count."""
        self._since = stopwatch.processor_seconds()

    def stop(self) -> None:
        """Stop counting."""
        self.seconds += stopwatch.processor_seconds() - self._since


def machine() -> Iterator[Figure]:
    """What the figures depend on."""
    yield Figure("machine/system", f"{platform.system()} {platform.machine()}", "")
    yield Figure("machine/processor", _processor(), "")
    yield Figure("machine/cores", os.cpu_count() or 1, "cores")
    if hasattr(os, "getloadavg"):
        yield Figure("machine/load", round(os.getloadavg()[0], 2), "running")
    yield Figure(
        "machine/python", f"{platform.python_implementation()} {platform.python_version()}", ""
    )


def percentile(values: Sequence[float], per_cent: int) -> float:
    """The value that ``per_cent`` of the values do not exceed (nearest rank)."""
    ordered = sorted(values)
    rank = max(1, -(-len(ordered) * per_cent // 100))
    return ordered[rank - 1]


def slope(points: Sequence[tuple[float, float]]) -> float:
    """By how much y grows per x, by least squares."""
    middle_x = sum(x for x, _ in points) / len(points)
    middle_y = sum(y for _, y in points) / len(points)
    spread = sum((x - middle_x) ** 2 for x, _ in points)
    return sum((x - middle_x) * (y - middle_y) for x, y in points) / spread if spread else 0.0


def memory_mb() -> float | None:
    """Megabytes that this process holds now; None where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, IndexError, ValueError):
        return peak_mb()
    return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


def peak_mb() -> float | None:
    """The most megabytes that this process has held; None where the system does not tell."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most * (1 if sys.platform == "darwin" else 1024) / MEGABYTE


def line(figure: Figure, as_json: bool) -> str:
    """A figure as it is printed."""
    if as_json:
        return json.dumps(msgspec.to_builtins(figure), ensure_ascii=False)
    return f"{figure.name:<44} {_shown(figure.value):>14} {figure.unit}".rstrip()


def _shown(value: Any) -> str:
    if value is None:
        return "unknown"
    if isinstance(value, float):
        return f"{value:,.3f}" if abs(value) < 100 else f"{value:,.0f}"
    return str(value)


def _processor() -> str:
    try:
        for row in Path("/proc/cpuinfo").read_text().splitlines():
            if row.startswith("model name"):
                return row.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
