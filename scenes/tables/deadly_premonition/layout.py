"""From the state of a table to its sprites."""

from __future__ import annotations

from dataclasses import replace

from scenes.parts.seats import STRIP, Hand, seat_sprites
from scenes.tables.deadly_premonition import boards, cards, looks, middle, sky, staging
from scenes.tables.deadly_premonition.looks import GAME
from scenes.tables.deadly_premonition.places import (
    BACK,
    CARD,
    DEATHS,
    DIE,
    DIE_AT,
    HAND,
    MIDDLE,
    PILES_X,
    PILES_Y,
    SPARE,
    STACK_LEFT,
    STACK_RIGHT,
    Places,
)
from scenes.tables.deadly_premonition.state import Fight, TableState
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.rules.deadly_premonition.cards import ACTION_BAN, EVIDENCE_BAN
from systems.table.choreographer import Layout
from systems.table.die import Die
from systems.table.sprites import Sprite

Z_PLATE, Z_WALL, Z_SUSPECT, Z_FRAME, Z_TOKEN = 90.0, 92.0, 100.0, 106.0, 108.0
Z_MIDDLE, Z_CARD, Z_HAND, Z_DIE = 94.0, 120.0, 122.0, 130.0

PILE = (104.0, 156.0)
HEAD = replace(STRIP, word=116.0)
HEADED = replace(HEAD, raised=True)
"""A head with a row of chips below the name."""


def die_of(places: Places) -> Die:
    """The murder die."""
    desk = places.desk
    folder = desk.picture_of("pictures")
    return Die(desk.images, desk.book, DIE, folder=folder)


def layout(places: Places, state: TableState, die: Die) -> Layout:
    """Where everything belongs, by what is shown now."""
    found = dict(sky.over(places.desk, state.sky)) if state.sky else {}
    for seat in range(state.seats):
        found |= _seat(places, state, seat)
    found |= _suspects(places, state)
    found |= _tokens(places, state)
    found |= _middle(places, state)
    found |= hand_row(places, state)
    if "hand" in found:
        found |= die.sprites("die", state.face, DIE_AT, Z_DIE)
    return found


# ---------------------------------------------------------------- boards


def chips_of(state: TableState, seat: int) -> tuple[str, ...]:
    """What a seat is under, in an order that never changes."""
    found = []
    if seat in state.revealed:
        found.append(state.revealed[seat])
    if state.in_play[seat]:
        for ban in (EVIDENCE_BAN, ACTION_BAN):
            if seat == state.turn and ban in state.active:
                found.append(f"ban.{ban}")
            elif ban in state.bans[seat]:
                found.append(f"ban.{ban}.next")
        found += ["fog"] * state.fogged(seat) + ["shadow"] * state.shadowed(seat)
        found += ["amplify"] * state.amplified[seat]
    return (*found, *("doll" for _ in state.dolls[seat]))


def _seat(places: Places, state: TableState, seat: int) -> Layout:
    desk, area = places.desk, places.board(seat)
    fight, words = state.fight, chips_of(state, seat)
    word: Content = ""
    edge = None
    lit = seat == state.lit
    if fight is not None and seat == fight.attacker:
        word, edge = desk.say(f"{GAME}.table.attacks"), None if lit else looks.ATTACKS
    elif fight is not None and seat == fight.defender:
        word = desk.say(f"{GAME}.table.answers")
    elif not state.in_play[seat]:
        word = desk.say(f"{GAME}.table.out")
    hand = Hand(cards.back(desk, (30.0, 44.0)), state.hands[seat]) if state.in_play[seat] else None
    found = seat_sprites(
        desk,
        seat,
        area,
        header=HEADED if words else HEAD,
        lit=lit,
        out=not state.in_play[seat],
        edge=edge,
        hand=hand,
        word=word,
        z=Z_PLATE,
    )
    wall = places.wall(seat)
    standing = tuple(state.rows[name] for name in state.boards[seat])
    found[f"wall.{seat}"] = Sprite(boards.numbered(places, standing), *wall.centre, Z_WALL)
    if words:
        picture = boards.chips(desk, words)
        left = area.left + 16 + STRIP.portrait + 5 + STRIP.portrait + 24
        width = len(words) * 39 - 5
        found[f"chips.{seat}"] = Sprite(picture, left + width / 2, area.top + 60, Z_PLATE + 4)
    return found


def _suspects(places: Places, state: TableState) -> Layout:
    found: Layout = {}
    for board in state.boards:
        for name in board:
            area = places.of(state, name)
            picture = boards.suspect(places, name, state.rows[name])
            found[f"suspect.{name}"] = Sprite(picture, *area.centre, Z_SUSPECT)
    aimed = state.fight.suspect if state.fight is not None else state.named
    if aimed:
        area = places.of(state, aimed)
        found["frame"] = Sprite(boards.frame(places), *area.centre, Z_FRAME)
    return found


def _tokens(places: Places, state: TableState) -> Layout:
    found = dict[str, Sprite]()
    if state.mark:
        found["mark"] = token_sprite(places, state, "mark", state.mark)
    for kind, owned in (("protection", state.protection), ("lockdown", state.locks)):
        for name in owned:
            found[f"{kind}.{name}"] = token_sprite(places, state, kind, name)
    return found


def token_sprite(places: Places, state: TableState, kind: str, name: str) -> Sprite:
    """A token where it lies on a shoulder."""
    number = ("mark", "protection", "lockdown").index(kind)
    owners = {"protection": state.protection, "lockdown": state.locks}.get(kind, {})
    picture = boards.owned_token(places.desk, kind, tuple(owners.get(name, ())))
    return Sprite(picture, *places.shoulder(state, name, number), Z_TOKEN + number)


# ---------------------------------------------------------------- the middle


def _middle(places: Places, state: TableState) -> Layout:
    desk = places.desk
    found = {"deaths": Sprite(middle.deaths(desk, state), *DEATHS.centre, Z_MIDDLE)}
    if state.over:
        found["middle"] = Sprite(staging.ending(desk, state), *MIDDLE.centre, Z_MIDDLE)
    elif state.fight is not None:
        found |= _battle(places, state, state.fight)
    elif state.weather or state.played:
        ground = staging.event(desk, state)
        found["middle"] = Sprite(ground, *MIDDLE.centre, Z_MIDDLE)
        card = state.weather or state.played
        found[f"card.{card}"] = Sprite(
            cards.face(desk, card, staging.EVENT_CARD), *staging.EVENT_AT, Z_CARD
        )
    else:
        found["middle"] = Sprite(middle.rest(desk, state), *MIDDLE.centre, Z_MIDDLE)
        found |= _piles(places, state)
    if state.seats == 3:
        found["spare"] = Sprite(middle.sky_row(desk, state), *SPARE.centre, Z_PLATE)
    return found


def pile_at(name: str) -> tuple[float, float]:
    """Where a pile lies in the middle."""
    return PILES_X[("profiling", "pile", "weather", "past").index(name)], PILES_Y


def _piles(places: Places, state: TableState) -> Layout:
    desk, found = places.desk, dict[str, Sprite]()
    tops = (
        ("profiling", cards.back(desk, PILE) if state.profiling else None),
        ("pile", cards.face(desk, state.pile[0], PILE) if state.pile else None),
        ("weather", cards.back(desk, PILE, cards.WEATHER_BACK) if state.weather_left else None),
        ("past", cards.face(desk, state.weather_pile[0], PILE) if state.weather_pile else None),
    )
    for name, top in tops:
        if top is not None:
            found[f"pile.{name}"] = Sprite(top, *pile_at(name), Z_CARD - 4)
    return found


def stack_places(places: Places, fight: Fight) -> dict[str, tuple[float, float]]:
    """Where each card of a battle lies; the newest of each side nearest to the viewer."""
    found, counts = {}, {True: 0, False: 0}
    for owner, card in zip(fight.owners, fight.cards, strict=True):
        attacks = owner == fight.attacker
        counts[attacks] += 1
        found[card] = places.in_stack(attacks, counts[attacks])
    return found


def _battle(places: Places, state: TableState, fight: Fight) -> Layout:
    desk = places.desk
    found = {"middle": Sprite(staging.battle(desk, state), *MIDDLE.centre, Z_MIDDLE)}
    for number, (card, at) in enumerate(stack_places(places, fight).items()):
        lean = 4.0 if at[0] < MIDDLE.centre[0] else -4.0
        lit = number == len(fight.cards) - 1
        face = cards.face(desk, card, CARD)
        found[f"card.{card}"] = Sprite(
            face, *at, Z_CARD + number, angle=0.0 if lit else lean, scale=1.0
        )
        if lit:
            found["card_light"] = Sprite(staging.glow(CARD), *at, Z_CARD + number - 0.5)
    if fight.responder < 0:
        return found
    attacks = fight.responder == fight.attacker
    x = STACK_LEFT if attacks else STACK_RIGHT
    mine = sum((owner == fight.attacker) == attacks for owner in fight.owners)
    at = (x, 514.0 if mine else 330.0)
    found["asked"] = Sprite(staging.asked(desk, fight.responder), *at, Z_CARD + 30)
    return found


# ---------------------------------------------------------------- the hand below


def hand_seat(state: TableState) -> int | None:
    """Whose hand lies below the middle: the viewer's own, otherwise that of who decides."""
    return state.viewer if state.viewer is not None else state.lit


def hand_row(places: Places, state: TableState) -> Layout:
    """The row of backs, or of the viewer's own faces."""
    desk, seat = places.desk, hand_seat(state)
    if seat is None or state.turn < 0:
        return {}
    ground = middle.hand(desk, seat, lit=seat == state.lit)
    found = {"hand": Sprite(ground, *HAND.centre, Z_MIDDLE)}
    count = state.hands[seat]
    for place in range(count):
        area = places.in_hand(count, place)
        if seat == state.viewer:
            card = state.own[place]
            face = own_face(places, card)
            found[f"own.{card}"] = Sprite(face, *area.centre, Z_HAND + 0.1 * place)
        else:
            back = middle.numbered_back(desk, place + 1)
            found[f"back.{place}"] = Sprite(back, *area.centre, Z_HAND + 0.1 * place)
    return found


def own_face(places: Places, card: str) -> Picture:
    """A card of the own hand, for somebody who plays alone."""
    return cards.face(places.desk, card, BACK)
