"""Where everything on this table belongs, as a function of the state that everybody can see."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from itertools import islice

from scenes.tables.tudor_mansion import pictures
from scenes.tables.tudor_mansion.standing import Spot, stand
from scenes.tables.tudor_mansion.state import NONE, Question, TableState
from scenes.tabletop import icons, plates
from scenes.tabletop.cards import card_back, card_face, fan_of_backs, slip
from scenes.tabletop.desk import Desk
from systems.io.pictures import Picture
from systems.rules.tudor_mansion.cards import CLUES, RING, SUSPECTS, WEAPONS
from systems.table.board import Area, Board
from systems.table.choreographer import Layout
from systems.table.signs import badge
from systems.table.sprites import Sprite

Z_LIGHT, Z_BRIGHT, Z_TUNNEL, Z_TRAPDOOR, Z_NAME = 10, 11, 20, 24, 26
Z_PIECE, Z_ENVELOPE, Z_SLIP, Z_CARD, Z_LABEL = 30, 50, 52, 60, 66
Z_GLOW, Z_PLATE, Z_FAN, Z_LAMP, Z_TAG = 80, 90, 94, 96, 98
Z_FLYING = 200

BACK_SIZE = (44.0, 62.0)
SHOWN_BACK = (84.0, 116.0)
SLIP_SIZE = (168.0, 54.0)
Z_ACCUSED, ACCUSED_SCALE = Z_CARD + 5.0, 1.6
"""The envelope after an accusation."""

SLIP_GAP = 8.0
OWN_LABEL = Area(700, 336, 176, 46)
"""Beside the envelope, above the slips of a lone human's own cards."""

SLIPS_IN_A_ROW = 3
TUNNEL_REST = 0.75
TUNNEL_ASIDE = 0.38


class Places:
    """The geometry of one table: its map with the rooms in the order of this match."""

    def __init__(self, desk: Desk, ring: tuple[str, ...]) -> None:
        assert desk.board is not None, "this table needs its map"
        self.desk = desk
        by_position = {room.position: room.name for room in desk.board.rooms.values()}
        order = ring or RING
        self.board: Board = desk.board.renamed(
            {by_position[place]: room for place, room in enumerate(order, start=1)}
        )
        self.ring = order
        self.plates = self.board.plates(desk.seats)
        self.opens_at_the_end = False
        """Whether the envelope is opened here, where no results screen does it."""
        self.cards: tuple[Area, Area, Area] = (
            self.board.anchor("card_1"),
            self.board.anchor("card_2"),
            self.board.anchor("card_3"),
        )

    # -- places that motions need ------------------------------------------------------------

    def fan(self, seat: int) -> tuple[float, float]:
        """The middle of a seat's fan of cards."""
        return plates.within(self.plates[seat], plates.FAN)

    def shown_back(self, seat: int) -> tuple[float, float]:
        """Where a card shown to a seat lies, on its plate."""
        return plates.within(self.plates[seat], (238.0, 119.0))

    def plate_centre(self, seat: int) -> tuple[float, float]:
        """The middle of a seat's plate."""
        return self.plates[seat].centre

    def cellar(self) -> tuple[float, float]:
        """The middle of the Cellar."""
        return self.board.rooms["cellar"].area.centre

    def trapdoor(self, room: str) -> tuple[float, float]:
        """The hatch of a room's passage."""
        return self.board.trapdoors[room].at

    def door(self, one: str, other: str) -> tuple[float, float]:
        """The waypoint of a step between two rooms."""
        door = self.board.door(one, other)
        if door is not None:
            return door.area.centre
        a, b = self.board.rooms[one].area.centre, self.board.rooms[other].area.centre
        return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)

    def spots(self, state: TableState) -> dict[str, Spot]:
        """Where every piece stands."""
        return stand(self.board, state.where, kinds(state))

    def slip_place(self, row: int, column: int, count: int) -> tuple[float, float]:
        """The middle of a slip below the envelope, in a centred row of ``count``."""
        area = self.board.anchor("own_slips")
        return (
            area.centre[0] + (column - (count - 1) / 2) * (SLIP_SIZE[0] + SLIP_GAP),
            area.top + SLIP_SIZE[1] / 2 + row * (SLIP_SIZE[1] + SLIP_GAP),
        )

    def slips_foot(self, state: TableState) -> float:
        """The lower edge of the slips that lie in the Cellar."""
        rows = _first_open_row(state) + len(slip_rows(len(state.faceup)))
        return self.slip_place(rows - 1, 0, 1)[1] + SLIP_SIZE[1] / 2


def kinds(state: TableState) -> dict[str, str]:
    """Piece -> suspect, weapon or counter."""
    return {
        piece: "weapon" if piece in WEAPONS else "suspect" if piece in SUSPECTS else "counter"
        for piece in state.where
    }


def layout(places: Places, state: TableState) -> Layout:
    """Every named sprite of the table, in its place of rest."""
    sprites: Layout = {}
    _rooms(places, state, sprites)
    _pieces(places, state, sprites)
    _cellar(places, state, sprites)
    for seat in range(state.seats):
        _seat(places, state, seat, sprites)
    if state.solved and not places.opens_at_the_end:
        _wait_for_results(places, sprites)
    return sprites


def _wait_for_results(places: Places, sprites: Layout) -> None:
    """The lights stay down and the envelope in the middle: the results open it."""
    for name in list(sprites):
        if name.startswith(("slip.", "faceup.")):
            del sprites[name]
        elif name.startswith(("light.", "bright.")):
            sprites[name].alpha = 0.0
    envelope = sprites["envelope"]
    envelope.x, envelope.y = places.cellar()
    envelope.z, envelope.scale = Z_ACCUSED, ACCUSED_SCALE


# -- the house -------------------------------------------------------------------------------


def _rooms(places: Places, state: TableState, sprites: Layout) -> None:
    desk, board = places.desk, places.board
    inhabited = {room for piece, room in state.where.items() if piece not in WEAPONS}
    matters = state.question.room if state.question else ""
    for room in places.ring:
        lit = room in inhabited
        area = board.rooms[room].light or board.rooms[room].area
        x, y = area.centre
        sprites[f"light.{room}"] = Sprite(
            pictures.room_light(desk, board, room, "lit"), x, y, Z_LIGHT, alpha=1.0 if lit else 0.0
        )
        sprites[f"bright.{room}"] = Sprite(
            pictures.room_light(desk, board, room, "bright"),
            x,
            y,
            Z_BRIGHT,
            alpha=1.0 if room == matters else 0.0,
        )
        x, y = board.rooms[room].name_at
        picture = pictures.room_name(desk, room, lit=lit, matters=room == matters)
        sprites[f"name.{room}"] = Sprite(picture, x, y, Z_NAME)
    for trapdoor in board.trapdoors.values():
        name = f"tunnel.{trapdoor.style}"
        if name not in sprites:
            sprites[name] = tunnel_sprite(board, trapdoor.room)
        # Those of the house itself are as dark as their room; where a passage begins has to show.
        hatch = pictures.trapdoor(desk, trapdoor.style, opened=False)
        sprites[f"trapdoor.{trapdoor.room}"] = Sprite(hatch, *trapdoor.at, Z_TRAPDOOR)


def tunnel_sprite(board: Board, room: str, *, glowing: bool = False) -> Sprite:
    """The line of the passage that begins in a room."""
    one = board.trapdoors[room]
    start, end = sorted((one.at, board.trapdoors[one.to].at))
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    picture = pictures.tunnel(one.style, start, end, glowing=glowing)
    return Sprite(picture, *middle, Z_TUNNEL, alpha=1.0 if glowing else TUNNEL_REST)


def piece_picture(places: Places, state: TableState, piece: str) -> Picture:
    """What a piece looks like."""
    desk = places.desk
    if piece in WEAPONS:
        return pictures.square(desk, piece)
    if piece in SUSPECTS:
        seat = None if state.separate else state.seat_of(piece)
        return pictures.disc(desk, piece, None if seat is None else desk.style(seat))
    return pictures.counter(desk, desk.style(int(piece.partition(".")[2])))


def _pieces(places: Places, state: TableState, sprites: Layout) -> None:
    for number, (piece, spot) in enumerate(places.spots(state).items()):
        picture = piece_picture(places, state, piece)
        z = Z_PIECE + number * 0.1
        sprites[f"token.{piece}"] = Sprite(picture, spot.x, spot.y, z, scale=spot.scale)


# -- the Cellar ------------------------------------------------------------------------------


def _cellar(places: Places, state: TableState, sprites: Layout) -> None:
    desk, board = places.desk, places.board
    rest = board.anchor("envelope_rest")
    size = (rest.width, rest.height)
    opened = state.opened if places.opens_at_the_end else ()
    if opened:
        for number, card in enumerate(opened):
            sprites[f"open.{card}"] = opened_card(places, number, card)
    asked = board.anchor("envelope_asked")
    high = bool(state.question or state.hand or state.faceup or opened)
    area = asked if high else rest
    sprites["envelope"] = Sprite(
        pictures.envelope(desk, size),
        *area.centre,
        Z_ENVELOPE,
        scale=asked.width / rest.width if high else 1.0,
    )
    if state.pool:
        back = card_back(desk, (62, 88))
        picture = pictures.stack_of_backs(desk, back, state.pool)
        sprites["pool"] = Sprite(picture, 1150, 336, Z_ENVELOPE)
    if state.question is not None:
        question_cards(places, state.question, sprites)
    elif not opened:
        _slips(places, state, sprites)


def opened_card(places: Places, number: int, card: str) -> Sprite:
    """A card of the opened envelope."""
    area = places.cards[number]
    picture = card_face(places.desk, card, (area.width, area.height))
    return Sprite(picture, *area.centre, Z_CARD)


def question_card(places: Places, number: int, card: str) -> Sprite:
    """One of the three named cards."""
    area = places.cards[number]
    picture = card_face(places.desk, card, (area.width, area.height))
    return Sprite(picture, *area.centre, Z_CARD + number)


def question_cards(places: Places, question: Question, sprites: Layout) -> None:
    """The three cards of a question with its label, and what a lone human was shown of them."""
    desk = places.desk
    for number, card in enumerate(question.cards):
        sprites[f"card.{number}"] = question_card(places, number, card)
        if question.refuter is not None and card in question.shown:
            sprites[f"shown.{number}"] = shown_mark(places, number, question.refuter)
    area = places.board.anchor("label")
    words = desk.say(f"{desk.game}.ask.label", seat=question.seat)
    picture = pictures.label(desk, words, desk.style(question.seat), area)
    sprites["label"] = Sprite(picture, *area.centre, Z_LABEL)


def shown_mark(places: Places, number: int, seat: int) -> Sprite:
    """Whose card it is, on a card that the lone human was shown."""
    area = places.cards[number]
    picture = badge(places.desk.fixed, places.desk.style(seat), 25)
    return Sprite(picture, area.right - 20, area.top + 34, Z_LABEL + 1)


def slip_rows(count: int) -> list[int]:
    """How many slips lie in each row: few rows, all about equally long."""
    rows = -(-count // SLIPS_IN_A_ROW)
    return [count // rows + (row < count % rows) for row in range(rows)]


def _first_open_row(state: TableState) -> int:
    """Where the cards begin that lie open for all: below the own ones."""
    return len(slip_rows(len(state.hand))) if state.hand else 1


def _slips(places: Places, state: TableState, sprites: Layout) -> None:
    desk = places.desk

    def put(family: str, cards: Collection[str], first: int, for_all: bool) -> None:
        ordered = iter(sorted(cards, key=CLUES.index))
        for row, count in enumerate(slip_rows(len(cards)), start=first):
            for column, card in enumerate(islice(ordered, count)):
                picture = desk.once(("slip", card, for_all), partial(_slip, desk, card, for_all))
                place = places.slip_place(row, column, count)
                sprites[f"{family}.{card}"] = Sprite(picture, *place, Z_SLIP)

    put("slip", state.hand, 0, False)
    if state.hand:
        words = desk.say(f"{desk.game}.hand.yours")
        heading = pictures.own_label(desk, words, OWN_LABEL)
        sprites["own_label"] = Sprite(heading, *OWN_LABEL.centre, Z_SLIP)
    put("faceup", state.faceup, _first_open_row(state), True)


def _slip(desk: Desk, card: str, for_all: bool) -> Picture:
    sign = pictures.kind_sign(desk.manifest.card(card).kind, 26)
    return slip(desk, card, SLIP_SIZE, sign, for_all=for_all)


# -- the seats -------------------------------------------------------------------------------


def _seat(places: Places, state: TableState, seat: int, sprites: Layout) -> None:
    desk = places.desk
    area = places.plates[seat]
    turn, silent = state.turn == seat, seat in state.silent
    sprites[f"plate.{seat}"] = Sprite(plate_picture(places, state, seat), *area.centre, Z_PLATE)
    if turn and not silent:
        sprites[f"glow.{seat}"] = Sprite(icons.soft_light(250, 0.16), *area.centre, Z_GLOW)
    if not silent:
        lamp_at = plates.within(area, plates.LAMP)
        sprites[f"lamp.{seat}"] = Sprite(icons.lamp(turn), *lamp_at, Z_LAMP)
        if turn:
            sprites[f"halo.{seat}"] = Sprite(icons.lamp_halo(), *lamp_at, Z_LAMP - 1)
    count = state.counts[seat] if state.counts else 0
    if count:
        picture = fan_of_backs(desk, count, BACK_SIZE)
        sprites[f"fan.{seat}"] = Sprite(picture, *places.fan(seat), Z_FAN)
    answer = state.question.answers.get(seat) if state.question else None
    if answer is not None and state.question is not None:
        sprites[f"tag.{seat}"] = tag_sprite(places, state.question, seat, answer)


def plate_picture(places: Places, state: TableState, seat: int) -> Picture:
    """A seat's plate as the state has it."""
    desk = places.desk
    suspect, silent = state.suspects[seat], seat in state.silent
    words = desk.say(f"{desk.game}.tag.silent" if silent else f"{desk.game}.card.{suspect}")
    portrait = desk.picture_of(desk.manifest.card(suspect).picture)
    return plates.plate(
        desk, seat, words, turn=state.turn == seat and not silent, out=silent, portrait=portrait
    )


def tag_sprite(places: Places, question: Question, seat: int, answer: str) -> Sprite:
    """The paper tag with a seat's answer."""
    desk = places.desk
    if answer == NONE:
        picture = plates.tag(desk, desk.say(f"{desk.game}.tag.none"), icons.none_sign())
    elif question.count is not None:
        words = desk.runs(f"{desk.game}.tag.shows_count", seat=question.seat, count=question.count)
        picture = plates.tag(desk, words, icons.show_sign())
    else:
        words = desk.say(f"{desk.game}.tag.shows", seat=question.seat)
        picture = plates.tag(desk, words, icons.show_sign())
    return Sprite(picture, *plates.tag_centre(places.plates[seat]), Z_TAG)
