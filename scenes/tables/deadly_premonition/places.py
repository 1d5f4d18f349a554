"""Where everything lies: boards at both sides, the middle between them, in logical units."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.parts.places import BOARDS
from scenes.parts.seats import STRIP, lantern_at
from scenes.tables.deadly_premonition.state import TableState
from scenes.tabletop.desk import Desk
from systems.rules.deadly_premonition.cards import COLUMNS, PRESUMED
from systems.table.board import Area

Point = tuple[float, float]
Size = tuple[float, float]

DEATHS = Area(680, 54, 560, 100)
MIDDLE = Area(680, 174, 560, 520)
HAND = Area(680, 712, 560, 214)
SPARE = Area(96, 500, 560, 426)
"""Where a fourth board would lie: with three seats the weather that is still to come."""

BACK: Size = (60.0, 84.0)
CARD: Size = (118.0, 176.0)
DIE = 108.0
DIE_AT: Point = (1170.0, 806.0)
DIE_FROM: Point = (960.0, 1150.0)
HAND_Y = 818.0
HAND_LEFT, HAND_RIGHT = 698.0, 1100.0
HAND_WIDE = 1222.0
"""The right end of a hand that lies there without the die."""

TILES_Y, TILES_HIGH = 873.0, 46.0
TOKEN = 36.0
CHIP = 34.0

PILES_Y = 366.0
PILES_X = (752.0, 890.0, 1030.0, 1168.0)
"""Profiling cards and their discards, weather cards and theirs."""

WALL_LEFT, WALL_WIDE, STRIP_WIDE = 46.0, 504.0, 36.0
ROW_GAP, FOOT = 6.0, 8.0
ATTRIBUTE_STRIP = 36.0

SUSPECT_AT: Point = (960.0, 410.0)
SUSPECT: Size = (196.0, 256.0)
STACK_LEFT, STACK_RIGHT = 764.0, 1156.0
STACK_TOP, STACK_FOOT = 344.0, 458.0


@dataclass(frozen=True)
class Places:
    """The geometry for a number of seats."""

    desk: Desk

    @property
    def seats(self) -> int:
        """How many boards there are."""
        return self.desk.seats

    def board(self, seat: int) -> Area:
        """The whole board of a seat."""
        return BOARDS[self.seats][seat]

    @property
    def row(self) -> float:
        """Height of one of the two rows."""
        height = self.board(0).height
        return (height - STRIP.height - ROW_GAP - FOOT) / 2

    def wall(self, seat: int) -> Area:
        """Both rows of a board with the words at their left."""
        area = self.board(seat)
        return Area(area.left + 8, area.top + STRIP.height, 38 + WALL_WIDE, 2 * self.row + ROW_GAP)

    def place(self, seat: int, column: int, state: str) -> Area:
        """Where a suspect stands; the dead lie in the lower row.

        Args:
            seat: whose board.
            column: from 1, the face of the die.
            state: ``PI``, ``LS`` or ``dead``.
        """
        area, width = self.board(seat), WALL_WIDE / COLUMNS
        top = area.top + STRIP.height
        if state != PRESUMED:
            top += self.row + ROW_GAP
        return Area(area.left + WALL_LEFT + width * (column - 1), top, width, self.row)

    def of(self, state: TableState, suspect: str) -> Area:
        """Where a suspect stands now."""
        seat, column = state.place(suspect)
        return self.place(seat, column, state.rows[suspect])

    def aimed(self, state: TableState, suspect: str) -> Area:
        """Where a suspect is chosen: the ring around it stays off what lies beside the row."""
        area = self.of(state, suspect)
        return Area(area.left + 2, area.top + 8, area.width - 4, area.height - 11)

    def shoulder(self, state: TableState, suspect: str, number: int) -> Point:
        """Where a token lies on a suspect: the mark, protection, the lock, in this order."""
        area = self.of(state, suspect)
        inset = TOKEN / 2 + 2
        return (
            (area.right - inset, area.top + inset),
            (area.left + inset, area.top + inset),
            (area.right - inset, area.top + inset + TOKEN + 2),
        )[number]

    def hand(self, seat: int) -> Point:
        """Where the cards of a seat fly to and from: the backs in the head of its board."""
        area = self.board(seat)
        return (area.right - 150, area.top + STRIP.height / 2)

    def flame(self, seat: int) -> Point:
        """Where the lantern of a seat hangs."""
        return lantern_at(self.board(seat), STRIP)

    def in_hand(self, count: int, place: int, *, wide: bool = False) -> Area:
        """A card in the row below the middle.

        Args:
            count: how many lie there.
            place: which, from 0.
            wide: the row has the whole width, as the die lies elsewhere.
        """
        right = HAND_WIDE if wide else HAND_RIGHT
        room = right - HAND_LEFT
        step = min(BACK[0] + 8, (room - BACK[0]) / max(1, count - 1))
        left = HAND_LEFT + place * step
        if wide:
            left += (room - BACK[0] - step * (count - 1)) / 2
        return Area(left, HAND_Y - BACK[1] / 2, BACK[0], BACK[1])

    def seen_in_hand(self, count: int, place: int) -> Area:
        """What is seen of a card where they overlap."""
        area = self.in_hand(count, place)
        if place == count - 1:
            return area
        step = self.in_hand(count, place + 1).left - area.left
        return Area(area.left, area.top, min(area.width, step - 2), area.height)

    def tiles(self, count: int) -> tuple[Area, ...]:
        """Plates below the hand."""
        room, gap = HAND.width - 32, 12.0
        wide = (room - gap * (count - 1)) / count
        left = HAND.left + 16
        return tuple(
            Area(left + place * (wide + gap), TILES_Y, wide, TILES_HIGH) for place in range(count)
        )

    def in_stack(self, attacks: bool, height: int) -> Point:
        """Where a card of a battle lies: the attacker's at the left, the newest nearest.

        Args:
            attacks: whose it is.
            height: from 1, the first of its side being 1.
        """
        x = STACK_LEFT if attacks else STACK_RIGHT
        lean = 10.0 * (1 if attacks else -1)
        step = min(height - 1, 4)
        return (x + lean * step, STACK_TOP + (STACK_FOOT - STACK_TOP) * step / 3)
