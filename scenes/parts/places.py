"""Where seats lie around a table, as data: in logical units, in the order of play.

A game takes one of these plans, or writes its own mapping of the same form (seats -> areas), or
draws its plates in Tiled (``seats`` layer of ``table.tmx``). All of them lie in the safe area,
above the rail, and clockwise from the upper left.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from systems.table.board import Area

Plan = Mapping[int, tuple[Area, ...]]
"""Number of seats -> a plate for each, in the order of play."""

_LEFT, _RIGHT = 96.0, 1400.0


def _side(x: float, *tops: float, width: float, height: float) -> tuple[Area, ...]:
    return tuple(Area(x, top, width, height) for top in tops)


def _two_sides(
    left: tuple[float, ...], right: tuple[float, ...], width: float, height: float
) -> tuple[Area, ...]:
    """The upper left first, down the right side, up the left one again."""
    own = _side(_LEFT, *left, width=width, height=height)
    others = _side(1824 - width, *right, width=width, height=height)
    return (*own[:1], *others, *reversed(own[1:]))


CORNERS: Plan = {
    2: _two_sides((276,), (276,), 424, 424),
    3: _two_sides((276,), (54, 498), 424, 424),
    4: _two_sides((54, 498), (54, 498), 424, 424),
    5: _two_sides((54, 642), (54, 348, 642), 424, 280),
    6: _two_sides((54, 348, 642), (54, 348, 642), 424, 280),
}
"""Plates of 424 on both sides; the middle, x 548 to 1372, stays the same for every number."""

BOARDS: Plan = {
    2: _two_sides((120,), (120,), 560, 560),
    3: (*_side(_LEFT, 54, width=560, height=426), *_side(1264, 54, 500, width=560, height=426)),
    4: _two_sides((54, 500), (54, 500), 560, 426),
}
"""Boards of 560 on both sides; the middle, x 680 to 1240, stays the same."""

FOOT_ROW: Plan = {
    2: tuple(Area(96 + 876 * place, 600, 852, 330) for place in range(2)),
    3: tuple(Area(96 + 584 * place, 600, 560, 330) for place in range(3)),
    4: tuple(Area(96 + 438 * place, 600, 414, 330) for place in range(4)),
}
"""Plates in a row at the foot, below a board that everybody reads."""


@dataclass(frozen=True, slots=True)
class WallPlace:
    """A seat at a wall: its plate, and its two framed pictures over it.

    Attributes:
        plate: of the seat.
        pictures: the frames, from outside.
        frame: width of a frame.
    """

    plate: Area
    pictures: tuple[Area, Area]
    frame: float


_WALL = {
    3: (584.0, 560.0, (194.0, 284.0), 9.0, 12.0),
    4: (438.0, 414.0, (178.0, 257.0), 9.0, 12.0),
    5: (350.5, 326.0, (143.0, 206.0), 9.0, 4.0),
    6: (292.8, 264.0, (116.0, 167.0), 7.0, 4.0),
    7: (249.0, 234.0, (101.0, 145.0), 7.0, 4.0),
}
"""Seats -> from one to the next, width of a plate, size of a picture, width of its frame, gap."""

_PLATE_TOP, _HANGING = 820.0, 812.0


def wall(seats: int) -> tuple[WallPlace, ...]:
    """Three to seven seats side by side, each with a pair of framed pictures.

    ``KeyError`` for other numbers.
    """
    pitch, width, (wide, high), frame, gap = _WALL[seats]
    outer, tall = wide + 2 * frame, high + 2 * frame
    found = []
    for place in range(seats):
        plate = Area(96 + pitch * place, _PLATE_TOP, width, 96)
        left = plate.centre[0] - outer - gap / 2
        one, two = (
            Area(left + side * (outer + gap), _HANGING - tall, outer, tall) for side in range(2)
        )
        found.append(WallPlace(plate, (one, two), frame))
    return tuple(found)


def row(count: int, area: Area, size: tuple[float, float], gap: float = 14.0) -> tuple[Area, ...]:
    """Things of one size side by side in the middle of an area, closer where they must be.

    Args:
        count: how many.
        area: where; they lie on its middle line.
        size: of each.
        gap: between two where there is room; they overlap where there is not.
    """
    if count < 1:
        return ()
    step = size[0] + gap
    if count > 1:
        step = min(step, (area.width - size[0]) / (count - 1))
    left = area.centre[0] - (step * (count - 1) + size[0]) / 2
    top = area.centre[1] - size[1] / 2
    return tuple(Area(left + step * place, top, *size) for place in range(count))


def grid(
    columns: int, rows: int, area: Area, gap: tuple[float, float] = (0.0, 0.0)
) -> tuple[Area, ...]:
    """An area cut into equal fields, row by row."""
    width = (area.width - gap[0] * (columns - 1)) / columns
    height = (area.height - gap[1] * (rows - 1)) / rows
    return tuple(
        Area(area.left + x * (width + gap[0]), area.top + y * (height + gap[1]), width, height)
        for y in range(rows)
        for x in range(columns)
    )
