"""What this table makes before it is needed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from scenes.tables.tudor_mansion import pictures
from scenes.tables.tudor_mansion.layout import (
    BACK_SIZE,
    SHOWN_BACK,
    Places,
    layout,
    piece_picture,
    plate_picture,
    tag_sprite,
    tunnel_sprite,
)
from scenes.tables.tudor_mansion.naming_board import CARD, LOWER, UPPER
from scenes.tables.tudor_mansion.rooms_panel import GHOST, RADIUS, dashed, room_rect
from scenes.tables.tudor_mansion.state import NONE, SHOWS, Question, TableState
from scenes.tabletop import icons
from scenes.tabletop.buttons import baize
from scenes.tabletop.cards import card_back, card_face, fan_of_backs
from scenes.tabletop.warming import Wanted
from systems.rules.tudor_mansion.cards import CLUES, STARTS, SUSPECTS, WEAPONS
from systems.table.ring import ring_picture
from systems.table.theme import BRASS


def at_once(places: Places, state: TableState) -> Iterator[Wanted]:
    """The house, the seats, and what is dealt."""
    desk = places.desk
    yield Wanted(pictures.house(desk, places.board, "bright"))
    for room in places.ring:
        yield Wanted(pictures.room_light(desk, places.board, room, "lit"))
    for sprite in layout(places, state).values():
        if sprite.picture is not None and sprite.alpha > 0:
            yield Wanted(sprite.picture)
    back = card_back(desk, SHOWN_BACK)
    small = BACK_SIZE[0] / SHOWN_BACK[0]
    for step in range(13):
        part = step / 12
        size = round((0.7 + (small - 0.7) * part) * 24) / 24
        for way in (1, -1):
            yield Wanted(back, {"angle": round(24 * part / 3) * 3 * way, "scale": size})
    for count in range(1, max(state.counts, default=0) + 1):
        yield Wanted(fan_of_backs(desk, count, BACK_SIZE))
    # What is asked first comes right after the deal, with no quiet frame before it.
    for seat in desk.party.humans:
        suspect = state.suspects[seat]
        yield Wanted(piece_picture(places, state, suspect), {"alpha": GHOST})
        for room in STARTS[suspect]:
            yield from _choosing(places, room)


def _choosing(places: Places, room: str) -> Iterator[Wanted]:
    """A room that can be chosen."""
    rect = room_rect(places, room)
    yield Wanted(ring_picture(rect.width, rect.height, RADIUS))
    yield Wanted(dashed(places, room))
    yield Wanted(pictures.room_light(places.desk, places.board, room, "bright"))


def later(places: Places, state: TableState) -> Iterator[Wanted]:
    """Pieces, lights, the other looks of the seats, and the cards that can be named."""
    desk, board = places.desk, places.board
    for room in places.ring:
        if desk.party.humans:
            yield from _choosing(places, room)
        else:
            yield Wanted(pictures.room_light(desk, board, room, "bright"))
        for lit, matters in ((True, False), (True, True)):
            yield Wanted(pictures.room_name(desk, room, lit=lit, matters=matters))
    for piece in (*SUSPECTS, *WEAPONS):
        yield Wanted(piece_picture(places, state, piece))
    yield Wanted(icons.soft_light(150, 0.5))
    yield Wanted(icons.soft_light(250, 0.16))
    yield Wanted(icons.lamp(True))
    yield Wanted(icons.lamp_halo())
    question = Question(0, SUSPECTS[0], WEAPONS[0], places.ring[0])
    for seat in range(state.seats):
        yield Wanted(plate_picture(places, replace(state, turn=seat), seat))
        asked = replace(question, seat=(seat + 1) % state.seats)
        yield Wanted(tag_sprite(places, question, seat, NONE).picture or icons.lamp(False))
        yield Wanted(tag_sprite(places, asked, seat, SHOWS).picture or icons.lamp(False))
    area = places.cards[0]
    for card in CLUES:
        yield Wanted(card_face(desk, card, (area.width, area.height)))
    if desk.party.humans:
        yield Wanted(baize(UPPER, BRASS))
        yield Wanted(baize(LOWER, BRASS))
        for card in (*SUSPECTS, *WEAPONS):
            yield Wanted(card_face(desk, card, CARD))
    for trapdoor in board.trapdoors.values():
        sprite = tunnel_sprite(board, trapdoor.room, glowing=True)
        if sprite.picture is not None:
            yield Wanted(sprite.picture)
