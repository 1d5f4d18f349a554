"""From the state of a table to its sprites."""

from __future__ import annotations

from scenes.parts.papers import FOLDER_STEPS, folder
from scenes.parts.seats import TALL, seat_sprites
from scenes.tables.casefile import board, cards, looks, middle, places, plates
from scenes.tables.casefile.looks import GAME
from scenes.tables.casefile.places import Places
from scenes.tables.casefile.state import TableState
from systems.io.pictures import Picture
from systems.rules.casefile.cards import FACES, STAR, TYPES
from systems.table.choreographer import Layout
from systems.table.die import Die
from systems.table.sprites import Sprite

Z_PLATE, Z_PILE, Z_DIE, Z_OPEN = 90.0, 40.0, 60.0, 160.0


OPEN_SCALE = 0.8
SMALL_BACK = (32.0, 46.0)
ROOM_FOR_A_BACK = "\N{NO-BREAK SPACE}" * 4
COUNTED = (120.0, 138.0)
"""From the right edge of a plate to the middle of the back before a number of so many digits."""


def die_of(places_: Places) -> Die:
    """The deception die: the four types, an X and a star."""
    desk = places_.desk
    signs = [looks.sign(desk, kind, 80, looks.BANDS[kind][0]) for kind in TYPES]
    signs += [looks.sign(desk, "x", 80, "#A81E1E"), looks.sign(desk, "star", 80, "#9A6A12")]
    return Die(desk.images, desk.book, places.DIE, signs)


def number_of(face: str) -> int:
    """A face of the die by its number; before the first roll of a round it shows the star."""
    return FACES.index(face or STAR) + 1


def folder_picture(places_: Places, step: int = 0) -> Picture:
    """The confidential folder, closed at step 0."""
    desk = places_.desk
    words = desk.say(f"{GAME}.table.confidential")
    size = (places.FOLDER.width, places.FOLDER.height)
    return folder(desk, words, looks.type_looks(desk), size, step=step)


def folder_sprite(places_: Places, *, opened: bool) -> Sprite:
    """The folder where it lies; open it is a little smaller, so that its cover has room above."""
    x, y = places.FOLDER.centre
    if not opened:
        return Sprite(folder_picture(places_), x, y, Z_PILE)
    return Sprite(folder_picture(places_, FOLDER_STEPS), x, y + 14, Z_PILE, scale=OPEN_SCALE)


def layout(places_: Places, state: TableState, die: Die) -> Layout:
    """Where everything belongs, by what is shown now."""
    found = _board(places_, state)
    for seat in range(state.seats):
        found |= _seat(places_, state, seat)
    found |= _side(places_, state, die)
    if state.solution:
        area = places.BOARD
        veil = middle.veil(places_.desk, (area.width, area.height))
        found["veil"] = Sprite(veil, *area.centre, Z_OPEN - 10)
        for card, at in zip(state.solution, places.in_row(4), strict=True):
            picture = cards.face(places_.desk, card, places.SOLUTION)
            found[f"open.{card}"] = Sprite(picture, *at, Z_OPEN)
    return found


def _board(places_: Places, state: TableState) -> Layout:
    desk, turn = places_.desk, state.turn
    found: Layout = {}
    for kind in TYPES:
        marks = tuple(piece for piece in state.marks if looks_of(piece) == kind)
        area = places.sheet(kind)
        found[f"sheet.{kind}"] = Sprite(board.sheet(desk, kind, marks), *area.centre, board.Z_SHEET)
    named = () if state.solution else turn.named or turn.asked
    colour = looks.NAMED if turn.named else looks.ASKED
    for piece in named:
        picture = board.marker(desk, piece, piece in state.marks, colour)
        found[f"marker.{piece}"] = Sprite(picture, *places.row(piece).centre, board.Z_MARKER)
    if named and turn.lit >= 0:
        found |= board.strings(places_, turn.lit, named)
    return found


def looks_of(piece: str) -> str:
    """The type of a piece."""
    return dict(zip("SWML", TYPES, strict=True))[piece[0]]


def line_of(places_: Places, state: TableState, seat: int) -> str:
    """What a seat is doing, in a few words; of what everybody knows alone."""
    desk, turn = places_.desk, state.turn
    if not state.active[seat]:
        word = "out"
    elif state.over:
        word = "solved" if seat in state.winners else "late" if state.winners else "over"
    elif seat == turn.lit and turn.rolling:
        word = "rolls"
    elif seat == turn.lit and turn.named:
        word = "names"
    elif seat == turn.lit:
        word = "asks_for" if turn.asked else "acts"
    elif seat in turn.offers:
        offer = turn.offers[seat]
        word = {
            "waiting": "decides",
            "sealed": "offers",
            "said": "offers" if offer.sum else "keeps",
            "traded": "traded",
            "lapsed": "kept",
        }[offer.state]
    else:
        word = "holds_die" if seat == state.primary else "waits"
    return desk.say(f"{GAME}.table.{word}")


def _seat(places_: Places, state: TableState, seat: int) -> Layout:
    desk, turn, area = places_.desk, state.turn, places_.plate(seat)
    count = state.hands[seat] if state.active[seat] else None
    found = seat_sprites(
        desk,
        seat,
        area,
        line_of(places_, state, seat),
        header=TALL,
        lit=seat == turn.lit,
        out=not state.active[seat],
        word="" if count is None else f"{ROOM_FOR_A_BACK}{count}",
        z=Z_PLATE,
    )
    if count is not None:
        back = cards.back(desk, SMALL_BACK)
        x = area.right - COUNTED[len(str(count)) - 1]
        found[f"counted.{seat}"] = Sprite(back, x, area.top + TALL.height / 2, Z_PLATE + 3)
    if seat == turn.lit and (turn.named or turn.asked):
        found |= plates.slips(places_, seat, turn.named or turn.asked)
    elif seat in turn.offers:
        found |= plates.offer_sprites(places_, seat, turn.offers[seat])
    else:
        found |= plates.hand_sprites(places_, state, seat)
    return found


def _side(places_: Places, state: TableState, die: Die) -> Layout:
    """Folder, piles, die and the box with the round."""
    desk = places_.desk
    found = {
        "folder": folder_sprite(places_, opened=bool(state.solution)),
        "round": Sprite(middle.round_box(desk, state), *places.ROUND.centre, Z_PILE),
    }
    label = desk.say(f"{GAME}.table.left", count=state.deck)
    found |= _pile(places_, "deck", places.DECK, state.deck, label)
    label = desk.say(f"{GAME}.table.away", count=state.pile)
    found |= _pile(places_, "pile", places.PILE, state.pile, label, state.top)
    found |= die.sprites("die", number_of(state.face), places.DIE_AT, Z_DIE)
    word = f"{GAME}.table.face.{state.face}" if state.face else f"{GAME}.table.die"
    picture = middle.label(desk, desk.say(word), 118, dim=not state.face)
    found["label.die"] = Sprite(picture, places.DIE_AT[0], places.LABELS_Y, Z_PILE)
    return found


def _pile(
    places_: Places, name: str, at: places.Point, count: int, words: str, top: str = ""
) -> Layout:
    desk = places_.desk
    picture = middle.pile(desk, count, top)
    found = {name: Sprite(picture, *at, Z_PILE)}
    found[f"label.{name}"] = Sprite(middle.label(desk, words, 104), at[0], places.LABELS_Y, Z_PILE)
    return found
