"""Where everything lies on the table of Casefile, in logical units.

What stands still is drawn in the map (``table.tmx``); measures within those areas stand here.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.content import registry
from scenes.parts.seats import TALL, below, lantern_at
from scenes.tables.casefile.looks import GAME
from scenes.tabletop.desk import Desk
from systems.rules.casefile.cards import EVIDENCE_OF, TYPES, type_of
from systems.table.board import Area, read_board

Point = tuple[float, float]
Size = tuple[float, float]

MAP = read_board(registry.manifest(GAME).path("table.tmx"))
BOARD = MAP.anchor("board")
_SHEETS = {kind: MAP.anchor(f"sheet.{kind}") for kind in TYPES}
SHEET: Size = (_SHEETS[TYPES[0]].width, _SHEETS[TYPES[0]].height)
SHEETS_END = _SHEETS[TYPES[0]].bottom
HEAD, ROW, ROW_TOP = 58.0, 50.0, 66.0
GAP = 9.0
"""From a sheet's right edge to the middle of the gap in which strings run."""

FOLDER = MAP.anchor("folder")
FOLDER_PRESSED = MAP.anchor("folder.pressed")
"""Where it is pressed, within the safe area."""
DECK = MAP.anchor("draw_deck").centre
PILE = MAP.anchor("discard_pile").centre
CARD: Size = (MAP.anchor("draw_deck").width, MAP.anchor("draw_deck").height)
DIE = MAP.anchor("die").width
DIE_AT = MAP.anchor("die").centre
LABELS_Y = 442.0
ROUND = MAP.anchor("round")

SHOWN: Size = (MAP.anchor("shown").width, MAP.anchor("shown").height)
SHOWN_AT = MAP.anchor("shown").centre
"""A card that everybody sees, before the board."""
WINDOW = MAP.anchor("window").centre
"""The middle of what is pressed blindly: over two sheets, whose heads stay in sight."""

SLIP_PITCH, SLIP_GAP = 48.0, 4.0
CHIP, CHIP_PITCH = 62.0, 74.0
RIM = 16.0
"""What the ring of the focus needs around a plate."""
BACK: Size = (74.0, 104.0)
SOLUTION: Size = (300.0, 400.0)


def sheet(kind: str) -> Area:
    """The sheet of a type on the board."""
    return _SHEETS[kind]


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
        return MAP.plates(self.desk.seats)[seat]

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
        pitch = min(SLIP_PITCH, (area.height + SLIP_GAP) / count)
        top = area.top + pitch * place
        return Area(area.centre[0] - wide / 2, top, wide, pitch - SLIP_GAP)

    def chip(self, seat: int, place: int, count: int) -> Area:
        """A chip on the plate of who picks so many pieces that their names have no room."""
        area = self.inside(seat)
        left = area.centre[0] + CHIP_PITCH * (place - (count - 1) / 2) - CHIP / 2
        return Area(left, area.top + 42, CHIP, CHIP)

    def tile(self, seat: int, place: int = 0, count: int = 1) -> Area:
        """A plate at the foot of who decides."""
        area = self.inside(seat)
        wide, gap = min(area.width, 640.0), 10.0
        width = (wide - gap * (count - 1)) / count
        left = area.centre[0] - wide / 2 + place * (width + gap)
        return Area(left, area.bottom - 44, width, 46)

    def half(self, seat: int, place: int) -> Area:
        """One of two large plates for who decides."""
        area = self.inside(seat)
        wide = min(area.width - RIM, 560.0)
        high = (area.height - 2 * RIM) / 2
        top = area.top + RIM / 2 + place * (high + RIM)
        return Area(area.centre[0] - wide / 2, top, wide, high)

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
