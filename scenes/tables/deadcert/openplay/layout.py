"""Where everything lies in OPENplay and Co-op, as a function of what everybody can see."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.parts.places import CORNERS, row
from scenes.parts.seats import LOW, TALL, Header, lantern_at, seat_sprites
from scenes.parts.typed import open_place, typed_card
from scenes.tables.deadcert import desk as lying
from scenes.tables.deadcert import printed
from scenes.tables.deadcert.looks import GAME, look_of
from scenes.tables.deadcert.openplay.state import OpenState
from scenes.tables.deadcert.openplay.team import goal, names_block
from scenes.tabletop import icons
from scenes.tabletop.desk import Desk
from systems.io.pictures import Picture
from systems.rules.deadcert.cards import TYPES
from systems.table.board import Area
from systems.table.choreographer import Layout
from systems.table.sprites import Sprite

Point = tuple[float, float]
Size = tuple[float, float]

Z_GOAL, Z_SLOT, Z_CARD, Z_ROW, Z_LIGHT, Z_VERDICT = 30.0, 98.0, 100.0, 102.0, 101.0, 195.0

VERDICT: Size = (250.0, 372.0)
VERDICT_AT = tuple((960.0 + 278 * step, 440.0) for step in (-1, 0, 1))
"""Where the murderer's three cards lie at the end."""

GOAL_AT = (960.0, 652.0)


@dataclass(frozen=True, slots=True)
class Form:
    """How a seat's plate is filled.

    Attributes:
        header: of the plate.
        card: size of a Chief.
        gap: between two of them.
        filed: middle of the filed row from the plate's corner: its left end, and down.
        label: the row begins with a word.
        back: size of its backs.
        figures: size of its numbers.
        pitch: from one back to the next.
    """

    header: Header
    card: Size
    gap: float
    filed: Point
    label: bool
    back: Size
    figures: float
    pitch: float


SPACIOUS = Form(TALL, (122.7, 246.0), 14, (20, 391), True, (34, 44), 32, 92)
"""For up to four seats: the numbers lie below the cards."""

_RAISED = Header(LOW.height, LOW.portrait, raised=True)
CLOSE = Form(_RAISED, (120.0, 172.0), 18, (112, 65), False, (28, 34), 30, 73)
"""For five and six, and for a team, which reads names below the cards: the numbers stand in the
head."""

NAMES_TOP = 280.0


class Places:
    """The geometry of one table.

    Args:
        desk: draws it.
        coop: filed cards are read by all.
    """

    def __init__(self, desk: Desk, *, coop: bool) -> None:
        self.desk = desk
        self.coop = coop
        self.plates = CORNERS[desk.seats]
        self.form = CLOSE if coop or desk.seats > 4 else SPACIOUS

    @property
    def names_shown(self) -> bool:
        """Whether there is room for the names of filed cards on the plates."""
        return self.coop and self.desk.seats <= 4

    def slot(self, seat: int, kind: str) -> Area:
        """Where a seat's Chief Suspect of a type lies."""
        plate, form = self.plates[seat], self.form
        area = Area(plate.left, plate.top + form.header.height, plate.width, form.card[1])
        return row(len(TYPES), area, form.card, form.gap)[TYPES.index(kind)]

    def row_at(self, seat: int) -> Point:
        """The left end of a seat's filed row, on its middle line."""
        plate = self.plates[seat]
        return plate.left + self.form.filed[0], plate.top + self.form.filed[1]

    def row_area(self, seat: int) -> Area:
        """The whole filed row."""
        picture = self.filed_picture(seat, (0, 0, 0))
        left, middle = self.row_at(seat)
        width, height = picture.size
        return Area(left - 8, middle - height / 2, width - 6, height)

    def in_row(self, seat: int, kind: str) -> Point:
        """Where the back of a type lies in a seat's filed row."""
        form = self.form
        left, middle = self.row_at(seat)
        place = TYPES.index(kind)
        return (
            left
            + lying.back_in_row(place, label=form.label, back_size=form.back, pitch=form.pitch),
            middle,
        )

    def flame(self, seat: int) -> Point:
        """Where the lantern of a seat hangs."""
        return lantern_at(self.plates[seat], self.form.header)

    # -- pictures ----------------------------------------------------------------------------

    def chief(self, card: str) -> Picture:
        """A Chief Suspect on its plate."""
        return lying.face(self.desk, card, self.form.card)

    def filed_picture(self, seat: int, counts: tuple[int, ...]) -> Picture:
        """The filed row with these numbers."""
        form = self.form
        return lying.filed_row(
            self.desk,
            counts,
            label=form.label,
            back_size=form.back,
            figures=form.figures,
            pitch=form.pitch,
        )


def layout(places: Places, state: OpenState) -> Layout:
    """Every named sprite of the table, in its place of rest."""
    desk = places.desk
    found: Layout = {}
    for seat in range(state.seats):
        _seat(places, state, seat, found)
    found |= lying.folders(desk, state.details)
    if state.fresh or state.turn is not None or state.killer:
        found |= lying.fresh(desk, state.fresh, state.top)
        if not state.killer:
            found["goal"] = Sprite(goal(desk), *GOAL_AT, Z_GOAL)
    if state.fetched:
        picture = lying.large(desk, state.fetched)
        found[f"card.{state.fetched}"] = Sprite(picture, *lying.READ_AT, lying.Z_READ)
    if state.examined is not None:
        area = places.row_area(state.examined)
        light = icons.soft_light(120, 0.55)
        found["examined"] = Sprite(light, *area.centre, Z_LIGHT)
    for card, at in zip(state.killer, VERDICT_AT, strict=False):
        found[f"card.{card}"] = Sprite(verdict(desk, card), *at, Z_VERDICT)
    return found


def verdict(desk: Desk, card: str) -> Picture:
    """A card of the murderer, as it lies in the middle at the end."""
    shown = printed.of(desk, card)
    look = look_of(desk, shown.type)
    face = printed.portrait(desk, shown.suspect)
    return typed_card(desk, look, VERDICT, shown.name, face, anchor=printed.HEAD)


def _seat(places: Places, state: OpenState, seat: int, found: Layout) -> None:
    desk, form = places.desk, places.form
    lit = state.turn == seat
    line = "" if form is CLOSE else _line(desk, state, seat, lit=lit)
    found |= seat_sprites(desk, seat, places.plates[seat], line, header=form.header, lit=lit)
    gone = set(state.killer)
    for kind in TYPES:
        slot = places.slot(seat, kind)
        card = state.chiefs[seat].get(kind)
        if card is None or card in gone:
            word = desk.say(f"{GAME}.table.open")
            outline = open_place(desk, look_of(desk, kind), form.card, word)
            found[f"slot.{seat}.{kind}"] = Sprite(outline, *slot.centre, Z_SLOT)
        else:
            found[f"card.{card}"] = Sprite(places.chief(card), *slot.centre, Z_CARD)
    picture = places.filed_picture(seat, tuple(state.filed[seat]))
    left, middle = places.row_at(seat)
    found[f"filed.{seat}"] = Sprite(picture, left + picture.size[0] / 2, middle, Z_ROW)
    if places.names_shown:
        plate = places.plates[seat]
        names = [card for card in state.names[seat] if card not in gone]
        block = names_block(desk, names, form.card[0], form.gap)
        at = (plate.centre[0], plate.top + NAMES_TOP + block.size[1] / 2)
        found[f"names.{seat}"] = Sprite(block, *at, Z_ROW)


def _line(desk: Desk, state: OpenState, seat: int, *, lit: bool) -> str:
    if lit:
        human = desk.party.members[seat].is_human
        return desk.say(f"{GAME}.table.your_turn" if human else f"{GAME}.table.its_turn")
    return desk.say(f"{GAME}.table.chiefs", count=len(state.chiefs[seat]))
