"""Where things lie on a COVERTplay table: plates, fans of backs, trays, stacks."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.parts.places import CORNERS
from scenes.parts.seats import LOW, TALL, Header, lantern_at
from scenes.parts.stacks import Stack
from scenes.tabletop.desk import Desk
from systems.rules.deadcert.cards import TYPES
from systems.table.board import Area

Point = tuple[float, float]
Size = tuple[float, float]

FRESH = Stack("fresh", (756.0, 446.0), (168.0, 231.0), room=138.0)
DECLARED = Stack("declared", (1098.0, 446.0), (168.0, 231.0), room=162.0)
SHOWN_AT = (960.0, 440.0)
"""Where a card is shown to all."""

STEPS = Area(548, 184, 824, 84)
NOTE = Area(548, 624, 824, 116)
TILES = (Area(584, 766, 368, 146), Area(968, 766, 368, 146))
MIDDLE = Area(760, 766, 400, 146)
PICKS = tuple(Area(560 + 272 * number, 774, 256, 130) for number in range(3))
NOTE_ALONE = Area(548, 586, 824, 58)
"""Flat, because the hand of somebody who plays alone lies below it; so are the tiles then."""
TILE_ALONE = (826.0, 98.0)
"""Their top and height."""


@dataclass(frozen=True, slots=True)
class Form:
    """How a seat's plate is filled; distances from its upper left corner.

    Attributes:
        header: of the plate.
        hand: left end and middle of the first fan.
        back: size of the backs in a fan.
        figures: of the numbers.
        pitch: from one fan or stack to the next.
        tray: the tray for what is gathered and locked.
        card: size of the backs in it.
        stack: size of a card of a Filed stack.
        filed: middle of the first stack.
    """

    header: Header
    hand: Point
    back: Size
    figures: float
    pitch: float
    tray: Area
    card: Size
    stack: Size
    filed: Point


SPACIOUS = Form(
    TALL,
    (112, 148),
    (36, 48),
    32,
    98,
    Area(14, 184, 396, 96),
    (48, 64),
    (64, 86),
    (150, 340),
)
"""For up to four seats."""

_RAISED = Header(LOW.height, LOW.portrait, raised=True)
CLOSE = Form(
    _RAISED,
    (108, 70),
    (28, 36),
    30,
    88,
    Area(14, 104, 396, 80),
    (40, 54),
    (52, 70),
    (142, 228),
)
"""For five: the hand stands in the head."""

MOST_GATHERED = 5


class Places:
    """The geometry of one table.

    Args:
        desk: draws it.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.plates = CORNERS[desk.seats]
        self.form = CLOSE if desk.seats > 4 else SPACIOUS
        self.tiles = tuple(self._tile(area) for area in TILES)
        self.middle = self._tile(MIDDLE)
        self.picks = tuple(self._tile(area) for area in PICKS)

    def _tile(self, area: Area) -> Area:
        """A tile at the foot, below the open hand of somebody who plays alone."""
        if self.desk.lone is None:
            return area
        return Area(area.left, TILE_ALONE[0], area.width, TILE_ALONE[1])

    def fan(self, seat: int, kind: str) -> Area:
        """The fan of a colour in a seat's hand, with its number."""
        plate, form = self.plates[seat], self.form
        left = plate.left + form.hand[0] + TYPES.index(kind) * form.pitch
        middle = plate.top + form.hand[1]
        high = form.back[1] + 8
        return Area(left, middle - high / 2, form.pitch - 8, high)

    def in_fan(self, seat: int, kind: str) -> Point:
        """Where a card of a hand lies."""
        area = self.fan(seat, kind)
        return area.left + self.form.back[0] / 2 + 6, area.centre[1]

    def tray(self, seat: int) -> Area:
        """The whole tray of a seat."""
        plate, tray = self.plates[seat], self.form.tray
        return Area(plate.left + tray.left, plate.top + tray.top, tray.width, tray.height)

    def gathered(self, seat: int, number: int) -> Point:
        """Where the card lies that a seat gathered as its first, second..."""
        tray, form = self.tray(seat), self.form
        step = form.card[0] + 4
        return tray.left + 22 + form.card[0] / 2 + number * step, tray.centre[1] - 3

    def locked(self, seat: int, number: int) -> Point:
        """Where a card of the locked pair lies."""
        tray, form = self.tray(seat), self.form
        step = form.card[0] + 2
        return tray.right - 22 - form.card[0] / 2 - (1 - number) * step, tray.centre[1] - 3

    def lock(self, seat: int) -> Area:
        """The locked pair."""
        form = self.form
        x, y = self.locked(seat, 0)
        width = 2 * form.card[0] + 2
        return Area(x - form.card[0] / 2, y - form.card[1] / 2, width, form.card[1])

    def stack(self, seat: int, kind: str) -> Stack:
        """A Filed stack of a seat."""
        plate, form = self.plates[seat], self.form
        x = plate.left + form.filed[0] + TYPES.index(kind) * form.pitch
        at = (x, plate.top + form.filed[1])
        return Stack(f"filed.{seat}.{kind}", at, form.stack, z=100.0, radius=5.0)

    def stack_area(self, seat: int, kind: str) -> Area:
        """A Filed stack with its number."""
        area = around(self.stack(seat, kind))
        return Area(area.left, area.top, self.form.pitch - 10, area.height)

    def flame(self, seat: int) -> Point:
        """Where the lantern of a seat hangs."""
        return lantern_at(self.plates[seat], self.form.header)

    def mark(self, seat: int) -> Point:
        """Where it stands that a seat has decided."""
        x, y = self.flame(seat)
        return x, y

    def body(self, seat: int) -> Area:
        """What the header leaves free."""
        plate, form = self.plates[seat], self.form
        top = plate.top + form.header.height
        foot = 12.0 if form.header.raised else 138.0
        return Area(plate.left + 16, top, plate.width - 32, plate.bottom - top - foot)


def note_area(desk: Desk) -> Area:
    """Where it is told what is being played, or how long the case stays warm."""
    return NOTE if desk.lone is None else NOTE_ALONE


def around(stack: Stack) -> Area:
    """The upper card of a stack."""
    (x, y), (width, height) = stack.at, stack.size
    return Area(x - width / 2, y - height / 2, width, height)
