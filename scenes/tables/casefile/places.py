"""Where everything lies on the table of Casefile, in logical units."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.parts.places import FOOT_ROW
from scenes.parts.seats import TALL, below, lantern_at
from scenes.tabletop.desk import Desk
from systems.rules.casefile.cards import EVIDENCE_OF, TYPES, type_of
from systems.table.board import Area

Point = tuple[float, float]
Size = tuple[float, float]

BOARD = Area(84, 40, 1408, 536)
SHEET: Size = (324.0, 474.0)
SHEET_TOP, SHEET_LEFT, SHEET_PITCH = 72.0, 112.0, 342.0
HEAD, ROW, ROW_TOP = 58.0, 50.0, 66.0
GAP = 9.0
"""From a sheet's right edge to the middle of the gap in which strings run."""

FOLDER = Area(1524, 50, 300, 214)
FOLDER_PRESSED = Area(1532, 62, 282, 192)
"""Where it is pressed, within the safe area."""
DECK: Point = (1572.0, 350.0)
PILE: Point = (1676.0, 350.0)
CARD: Size = (92.0, 128.0)
DIE = 118.0
DIE_AT: Point = (1775.0, 352.0)
LABELS_Y = 442.0
ROUND = Area(1524, 480, 300, 96)

SHOWN: Size = (400.0, 520.0)
SHOWN_AT: Point = (788.0, 310.0)
"""A card that everybody sees, before the board."""

SLIP_PITCH, SLIP_HIGH = 54.0, 50.0
BACK: Size = (74.0, 104.0)
SOLUTION: Size = (300.0, 400.0)


def sheet(kind: str) -> Area:
    """The sheet of a type on the board."""
    left = SHEET_LEFT + SHEET_PITCH * TYPES.index(kind)
    return Area(left, SHEET_TOP, *SHEET)


def row(piece: str) -> Area:
    """The row of a piece on its sheet."""
    kind = type_of(piece)
    area = sheet(kind)
    number = EVIDENCE_OF[kind].index(piece)
    return Area(area.left + 8, area.top + ROW_TOP + ROW * number + 2, SHEET[0] - 16, ROW - 4)


def ring(piece: str) -> Area:
    """Where the focus lies on a row: its ring stays off the rows above and below."""
    area = row(piece)
    return Area(area.left + 5, area.top + 6, area.width - 10, area.height - 12)


def pin_of(piece: str) -> Point:
    """Where the pin of a piece sits: in the gap at the right of its sheet."""
    return (sheet(type_of(piece)).right + GAP, row(piece).centre[1])


def in_row(count: int, size: Size = SOLUTION, gap: float = 32.0) -> tuple[Point, ...]:
    """Cards side by side before the board."""
    step = size[0] + gap
    left = SHOWN_AT[0] - step * (count - 1) / 2
    return tuple((left + step * number, SHOWN_AT[1]) for number in range(count))


@dataclass(frozen=True)
class Places:
    """The geometry for a number of seats."""

    desk: Desk

    def plate(self, seat: int) -> Area:
        """The plate of a seat."""
        return FOOT_ROW[self.desk.seats][seat]

    def inside(self, seat: int) -> Area:
        """What the head of a plate leaves free."""
        return below(self.plate(seat), TALL, 16)

    def flame(self, seat: int) -> Point:
        """Where the lantern of a seat hangs."""
        return lantern_at(self.plate(seat), TALL)

    def hand(self, seat: int) -> Point:
        """Where the cards of a seat fly to and from."""
        return self.inside(seat).centre

    def tie(self, seat: int) -> Point:
        """Where strings are tied to the plate of a seat."""
        area = self.plate(seat)
        return (area.right - 14, area.top + 6)

    def slip(self, seat: int, place: int, count: int) -> Area:
        """A slip on the plate of who asks; the more there are, the closer they lie."""
        area = self.inside(seat)
        wide = min(area.width, 640.0)
        pitch = min(SLIP_PITCH, (area.height + 6) / count)
        top = area.top - 4 + pitch * place
        return Area(area.centre[0] - wide / 2, top, wide, min(SLIP_HIGH, pitch - 3))

    def tile(self, seat: int, place: int = 0, count: int = 1) -> Area:
        """A plate at the foot of who decides."""
        area = self.inside(seat)
        wide, gap = min(area.width, 640.0), 10.0
        width = (wide - gap * (count - 1)) / count
        left = area.centre[0] - wide / 2 + place * (width + gap)
        return Area(left, area.bottom - 46, width, 50)

    def half(self, seat: int, place: int) -> Area:
        """One of two large plates for who decides."""
        area = self.inside(seat)
        wide = min(area.width, 560.0)
        high = (area.height - 12) / 2
        return Area(area.centre[0] - wide / 2, area.top + place * (high + 12), wide, high)

    def envelope(self, seat: int) -> Point:
        """The middle of an offer's envelope."""
        area = self.inside(seat)
        return (area.centre[0] - 90, area.top + 110)

    def balloon(self, seat: int) -> Point:
        """The middle of what is said of an offer."""
        area = self.inside(seat)
        return (area.centre[0] + 112, area.top + 104)

    def offer(self, seat: int) -> Area:
        """Envelope and balloon together."""
        area = self.inside(seat)
        wide = min(area.width + 4, 390.0)
        return Area(area.centre[0] - wide / 2, area.top + 8, wide, area.height - 6)
