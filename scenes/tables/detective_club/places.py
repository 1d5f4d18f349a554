"""Where everything hangs and stands in the drawing room, in logical units."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from scenes.parts.places import WallPlace
from scenes.parts.places import wall as wall_for
from scenes.tables.detective_club.state import TableState
from scenes.tabletop.desk import Desk
from systems.table.board import Area

Point = tuple[float, float]
Size = tuple[float, float]

TOP, LEFT, RIGHT = 66.0, 96.0, 1824.0
SIDE = 534.0
"""Width of the speaker's panel on the left, and of the notebook on the right."""

FEET = {4: 484.0, 5: 500.0}
"""Seats -> where the upper half ends; fewer seats have larger paintings below."""
FOOT = 536.0

STEPS_HIGH, GAP = 78.0, 16.0
HAND_TOP, HAND_EDGE, HAND_GAP = 80.0, 18.0, 16.0
PLATE: Size = (408.0, 92.0)
ROUND_FRAME = 16.0
SHAPE: Size = (2.0, 3.0)
"""Width and height of a painting, in proportion."""

CORNICE = -260.0
"""Above the screen, where paintings go when a round is over."""

VOTE, VOTE_PITCH = 38.0, 62.0
VOTE_ABOVE = 24.0
"""A voting token lies on the edge of a plate, off the name."""
BOOK: Size = (216.0, 120.0)
TOKEN, COUNTED = 28.0, 60.0
BANK: Point = (960.0, -60.0)
LAMP_WIDE = 270.0

wall = cache(wall_for)
"""Seats that are not active -> where they hang; asked for each seat whenever something changes."""


@dataclass(frozen=True)
class Places:
    """The geometry for the seats of a table."""

    desk: Desk

    # -- the upper half ----------------------------------------------------------------------

    @property
    def foot(self) -> float:
        """Where the upper half ends."""
        return FEET.get(self.desk.seats, FOOT)

    @property
    def panel(self) -> Area:
        """Who has the floor."""
        return Area(LEFT, TOP, SIDE, self.foot - TOP)

    @property
    def pad(self) -> Area:
        """The notebook with the word."""
        high = self.foot - STEPS_HIGH - GAP - TOP
        return Area(RIGHT - SIDE, TOP, SIDE, high)

    @property
    def steps(self) -> Area:
        """The steps of the round."""
        return Area(RIGHT - SIDE, self.foot - STEPS_HIGH, SIDE, STEPS_HIGH)

    @property
    def active_plate(self) -> Area:
        """The plate of the Active Player."""
        return Area(960 - PLATE[0] / 2, self.foot - PLATE[1], *PLATE)

    @property
    def active_pair(self) -> tuple[Area, Area]:
        """The frames of the Active Player's two paintings."""
        high = self.active_plate.top - 12 - TOP
        wide = (high - 2 * ROUND_FRAME) * SHAPE[0] / SHAPE[1] + 2 * ROUND_FRAME
        left, right = 960 - 8 - wide, 960 + 8
        return Area(left, TOP, wide, high), Area(right, TOP, wide, high)

    # -- the seats ---------------------------------------------------------------------------

    def hanging(self, state: TableState, seat: int) -> WallPlace:
        """Plate and paintings of a seat in this round."""
        if seat == state.active:
            return WallPlace(self.active_plate, self.active_pair, ROUND_FRAME)
        return wall(self.desk.seats - 1)[state.others.index(seat)]

    def plate(self, state: TableState, seat: int) -> Area:
        """The plate of a seat."""
        return self.hanging(state, seat).plate

    def nail(self, state: TableState, seat: int, which: int) -> Area:
        """Where a painting of a seat hangs."""
        return self.hanging(state, seat).pictures[which]

    def pair(self, state: TableState, seat: int) -> Area:
        """Both paintings of a seat together."""
        one, two = self.hanging(state, seat).pictures
        return Area(one.left, one.top, two.right - one.left, one.height)

    def lamp(self, state: TableState, seat: int) -> Point:
        """The lamp over the paintings of a seat."""
        area = self.pair(state, seat)
        return (area.centre[0], area.top - 8)

    def vote(self, state: TableState, target: int, place: int, count: int) -> Point:
        """Where a voting token lies: the first one at the right end of the plate."""
        area = self.plate(state, target)
        pitch = VOTE_PITCH
        if count > 1:
            pitch = min(pitch, (area.width - 2 * VOTE - 16) / (count - 1))
        return (area.right - VOTE - 8 - pitch * place, area.top - VOTE_ABOVE)

    def book(self, state: TableState, seat: int) -> tuple[Point, Size]:
        """Where the open notebook of a seat stands, before its paintings."""
        area = self.pair(state, seat)
        wide, high = min(BOOK[0], area.width - 16), min(BOOK[1], area.height - 60)
        return (area.centre[0], area.bottom - 54 - high / 2), (wide, high)

    def tokens(self, state: TableState, seat: int) -> Point:
        """Left end of the row of point tokens of a seat."""
        area = self.plate(state, seat)
        return (area.left + 10, area.bottom + 1)

    def counted(self, state: TableState, seat: int, count: int) -> tuple[Point, ...]:
        """Where the tokens of a seat are counted at the end: in rows where its paintings hung."""
        area = self.pair(state, seat)
        columns = max(1, min(4, int(area.width // (COUNTED + 6))))
        found = []
        for number in range(count):
            row, column = divmod(number, columns)
            wide = min(columns, count - row * columns)
            x = area.centre[0] + (column - (wide - 1) / 2) * (COUNTED + 8)
            found.append((x, area.bottom - 42 - row * (COUNTED + 8)))
        return tuple(found)

    def total(self, state: TableState, seat: int) -> Point:
        """Where the sum of a seat is told at the end."""
        area = self.pair(state, seat)
        rows = 2 if seat != state.active else 3
        return (area.centre[0], area.bottom - 42 - rows * (COUNTED + 8) - 24)

    # -- the panel ---------------------------------------------------------------------------

    def slip(self, which: int) -> Area:
        """A slip of paper in the panel."""
        area = self.panel
        high = (area.height - 176 - 24 - 14) / 2
        return Area(area.left + 24, area.top + 170 + which * (high + 14), area.width - 48, high)

    def tiles(self, count: int) -> tuple[Area, ...]:
        """Plates to choose from at the foot of the panel, one below the other."""
        area = self.panel
        high = min(74.0, (area.height - 314) / 2)
        top = area.bottom - 18 - count * (high + 20) + 20
        return tuple(
            Area(area.left + 24, top + row * (high + 20), area.width - 48, high)
            for row in range(count)
        )

    def hand(self, count: int = 6) -> tuple[Area, ...]:
        """A hand that lies open, in the panel: two rows of three, below whose it is; somebody who
        plays alone knows that, and has larger pictures instead."""
        area = self.panel
        head = HAND_TOP if self.desk.lone is None else HAND_EDGE
        high = (area.height - head - HAND_EDGE - HAND_GAP) / 2
        wide = high * SHAPE[0] / SHAPE[1]
        gap = min(26.0, (area.width - 40 - 3 * wide) / 2)
        left = area.centre[0] - (3 * wide + 2 * gap) / 2
        return tuple(
            Area(
                left + (place % 3) * (wide + gap),
                area.top + head + (place // 3) * (high + HAND_GAP),
                wide,
                high,
            )
            for place in range(count)
        )
