"""The panel that shows when a case could have been solved: a narrowing band for every seat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from scenes.results.review import Trace
from systems.io.brush import Brush, painted, vector
from systems.io.pictures import Picture
from systems.table.theme import LAMP

PANEL = (900.0, 250.0, 924.0, 556.0)
"""Left, top, width and height."""

FIRST_COLUMN = 1190.0
COLUMNS_WIDTH = 504.0
FEWEST = 4
"""A shorter match leaves columns empty: a band over the whole panel would look long."""

HEAD_Y = 301.0
ROUNDS_Y = 362.0
FIRST_ROW = 432.0
SENTENCE_Y = 764.0
LEFT_X = 1704.0

THIN = 8.0
STAR = 60.0
STEPS = 24
"""Pictures between an empty band and a whole one."""


@dataclass(frozen=True, slots=True)
class Measures:
    """Where rows and columns lie.

    Attributes:
        rounds: how many columns.
        step: width of a column.
        row: height of a row.
        thick: the highest band.
    """

    rounds: int
    step: float
    row: float
    thick: float

    @classmethod
    def of(cls, rounds: int, seats: int) -> Measures:
        """For a match of so many rounds and seats."""
        columns = max(FEWEST, rounds)
        if seats <= 4:
            row, thick = 84.0, 58.0
        else:
            row, thick = {5: (66.0, 50.0), 6: (58.0, 44.0)}.get(seats, (50.0, 38.0))
        return cls(columns, COLUMNS_WIDTH / columns, row, thick)

    def x(self, rounds: float) -> float:
        """Where so many rounds have passed."""
        return FIRST_COLUMN + min(rounds, self.rounds) * self.step

    def y(self, place: int, seats: int) -> float:
        """The middle of a row."""
        spare = 84.0 * 4 - self.row * seats if seats < 4 else 0.0
        return FIRST_ROW + spare / 4 + place * self.row - (84.0 - self.row) / 2

    def labels(self) -> list[int]:
        """The rounds whose numbers are written: every second one from ten on."""
        every = 1 if self.rounds < 10 else 2 if self.rounds <= 20 else 5
        return [
            number
            for number in range(1, self.rounds + 1)
            if number % every == 0 or (every < 5 and number == 1 and every == 1)
        ]


def height_of(cases: int, most: int, thick: float) -> float:
    """How high a band is where so many cases are left: the logarithm, never below the thin line."""
    if most <= 1 or cases <= 1:
        return THIN
    return THIN + (thick - THIN) * math.log(cases) / math.log(most)


def band(trace: Trace, measures: Measures, most: int, colour: str, *, part: float = 1.0) -> Picture:
    """The band of one seat, drawn up to a part of its way from left to right.

    Seats that never came down to one case are fainter.
    """
    reach = max(1, len(trace.cases) - 1) * measures.step
    step = max(0, min(STEPS, round(part * STEPS)))
    width, height = COLUMNS_WIDTH, measures.thick + 4
    points = [
        (number * measures.step, height_of(cases, most, measures.thick))
        for number, cases in enumerate(trace.cases)
    ]
    faint = trace.known is None

    def paint(brush: Brush) -> None:
        end = reach * step / STEPS
        upper, lower = _outline(points, end, height / 2)
        if len(upper) < 2:
            return
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (*upper, *reversed(lower))) + "Z"
        opacity = 0.42 if faint else 0.97
        brush.svg(
            f'<path d="{path}" fill="{colour}" fill-opacity="{opacity}"/>', (0, 0, width, height)
        )

    key = ("band", trace.cases, measures, most, colour, faint, step)
    return painted(key, (width, height), paint)


def _outline(
    points: Sequence[tuple[float, float]], end: float, middle: float
) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Upper and lower border, cut off at ``end``; between two rounds the band narrows smoothly."""
    upper: list[tuple[float, float]] = []
    lower: list[tuple[float, float]] = []
    x = 0.0
    while x <= end + 0.01 and points:
        height = _between(points, x)
        upper.append((x, middle - height / 2))
        lower.append((x, middle + height / 2))
        x += 8
    return upper, lower


def _between(points: Sequence[tuple[float, float]], x: float) -> float:
    for (left, before), (right, after) in pairwise(points):
        if left <= x <= right:
            part = (x - left) / max(1e-6, right - left)
            return before + (after - before) * part * part * (3 - 2 * part)
    return points[-1][1] if points else THIN


def star(size: float = STAR, colour: str = LAMP) -> Picture:
    """Here a seat's knowledge left one case. It has a dark edge, so that it stands on a band."""
    c = size / 2
    points = " ".join(
        f"{c + reach * math.sin(math.pi * i / 5):.2f},{c - reach * math.cos(math.pi * i / 5):.2f}"
        for i in range(10)
        for reach in [size * (0.40 if i % 2 == 0 else 0.175)]
    )
    body = (
        f'<polygon points="{points}" fill="#0D0A09" stroke="#0D0A09" '
        f'stroke-width="{size * 0.17:g}" stroke-linejoin="round"/>'
        f'<polygon points="{points}" fill="{colour}" stroke="{colour}" '
        f'stroke-width="{size * 0.03:g}" stroke-linejoin="round"/>'
    )
    return Picture(
        ("star", size, colour), (size, size), lambda scale: vector(body, size, size, scale)
    )


def flag(size: float = 54, colour: str = LAMP) -> Picture:
    """Here a seat accused."""
    unit = size / 54
    body = (
        f'<g transform="scale({unit:g})">'
        f'<path d="M14 10 L27 50" stroke="{colour}" stroke-width="3.6" stroke-linecap="round"/>'
        f'<path d="M14 11C22 4 29 14 46 8C42 15 43 21 47 27C34 30 28 21 19 28Z" fill="{colour}"/>'
        "</g>"
    )
    return Picture(
        ("flag", size, colour), (size, size), lambda scale: vector(body, size, size, scale)
    )


def wedge(size: tuple[float, float] = (72, 32), colour: str = "#D9C79B") -> Picture:
    """The sign of a band, for the legend."""
    width, height = size
    middle = height / 2
    path = f"M0 2L{width} {middle - 4}V{middle + 4}L0 {height - 2}Z"
    body = f'<path d="{path}" fill="{colour}"/>'
    return Picture(("wedge", size, colour), size, lambda scale: vector(body, width, height, scale))
