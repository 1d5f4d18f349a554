"""Figures of the bars: what was measured, the limit, and whether it is kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One measured number.

    Attributes:
        bar: such as ``B5``.
        what: what was measured.
        value: the number as it is shown.
        limit: the bar, in words.
        kept: whether it is kept.
        note: what else there is to know.
    """

    bar: str
    what: str
    value: str
    limit: str
    kept: bool
    note: str = ""


def at_most(
    bar: str, what: str, value: float, most: float, unit: str = "", note: str = ""
) -> Figure:
    """A number that may be so large."""
    return Figure(bar, what, _shown(value, unit), f"≤ {_shown(most, unit)}", value <= most, note)


def at_least(
    bar: str, what: str, value: float, least: float, unit: str = "", note: str = ""
) -> Figure:
    """A number that must be so large."""
    return Figure(bar, what, _shown(value, unit), f"≥ {_shown(least, unit)}", value >= least, note)


def none_of(bar: str, what: str, found: Iterable[object], note: str = "") -> Figure:
    """Nothing of the sort may be found."""
    names = [str(one) for one in found]
    shown = "none" if not names else ", ".join(names[:4]) + (" …" if len(names) > 4 else "")
    return Figure(bar, what, shown, "none", not names, note)


def _shown(value: float, unit: str) -> str:
    number = f"{value:.2f}".rstrip("0").rstrip(".") if value < 100 else f"{value:.0f}"
    return f"{number} {unit}".rstrip()


def table(figures: Iterable[Figure]) -> list[str]:
    """As lines of Markdown, by bar."""
    lines = ["| bar | what | measured | limit | kept | |", "|---|---|---|---|---|---|"]
    for one in sorted(figures, key=lambda figure: (int(figure.bar[1:]), figure.what)):
        kept = "yes" if one.kept else "**no**"
        lines.append(
            f"| {one.bar} | {one.what} | {one.value} | {one.limit} | {kept} | {one.note} |"
        )
    return lines
