"""From the state of the table to its sprites."""

from __future__ import annotations

from dataclasses import replace

from scenes.parts.seats import TILE, Header, seat_sprites
from scenes.parts.tokens import number_disc, picture_lamp, vote
from scenes.tables.detective_club import cards, drawing, floor
from scenes.tables.detective_club.looks import ASIDE, GAME, said
from scenes.tables.detective_club.places import COUNTED, LAMP_WIDE, TOKEN, VOTE, Places
from scenes.tables.detective_club.state import (
    NOBODY,
    PAINTINGS,
    POINTS,
    TALK,
    VOTES,
    WORD,
    TableState,
)
from systems.io.pictures import Picture
from systems.rules.detective_club.club import play_order
from systems.rules.detective_club.content import TOPICS
from systems.table.choreographer import Layout
from systems.table.sprites import Sprite

Z_PAINTING, Z_LAMP, Z_SPOT, Z_PLATE, Z_PANEL, Z_SLIP = 40.0, 62.0, 60.0, 90.0, 70.0, 76.0
Z_VOTE, Z_BOOK, Z_TOKEN = 110.0, 120.0, 96.0

STEPS = ("word", "paintings", "talk", "vote", "points")

NARROW = replace(TILE, portrait=26.0, gear_below=True)
"""Heads of plates that stand close."""
MOST_WIDE = 6
"""Up to so many seats the plates have room for a line of several words."""


def layout(places: Places, state: TableState) -> Layout:
    """Where everything belongs, by what is shown now."""
    found = _upper(places, state)
    for seat in range(state.seats):
        found |= _seat(places, state, seat)
    found |= _lights(places, state)
    found |= _votes(places, state)
    return found


# ---------------------------------------------------------------- the upper half


def _upper(places: Places, state: TableState) -> Layout:
    desk = places.desk
    words = [desk.say(f"{GAME}.table.step.{word}") for word in STEPS]
    area = places.steps
    steps = drawing.steps_plate(desk, (area.width, area.height), words, state.step)
    found = {
        "steps": Sprite(steps, *area.centre, Z_PANEL),
        "pad": Sprite(pad_picture(places, state), *places.pad.centre, Z_PANEL),
    }
    return found | _panel(places, state)


def _panel(places: Places, state: TableState) -> Layout:
    desk, area = places.desk, places.panel
    size = (area.width, area.height)
    seat = floor.shown_hand(state)
    if seat is not None:
        picture = floor.hand_panel(desk, size, seat, lit=state.lit == seat)
        found = {"panel": Sprite(picture, *area.centre, Z_PANEL)}
        hand = state.hands[seat]
        for card, place in zip(hand, places.hand(len(hand)), strict=True):
            face = cards.face(desk, card, (place.width, place.height))
            found[f"hand.{card}"] = Sprite(face, *place.centre, Z_SLIP)
        return found
    lit = state.lit != NOBODY or state.step in (TALK, POINTS)
    words = floor.words_of(places, state)
    free = places.tiles(words.tiles)[0].top - area.top - 26 if words.tiles else area.height - 6
    picture = floor.panel(desk, size, words, free, lit=lit)
    found = {"panel": Sprite(picture, *area.centre, Z_PANEL)}
    speaks = floor.floor_of(state)
    if speaks != NOBODY:
        for number, fact in enumerate(floor.slips_of(state, speaks)):
            place = places.slip(number)
            said = floor.slip_words(desk, fact)
            slip = drawing.slip(desk, (place.width, place.height), number + 1, said)
            found[f"slip.{number}"] = Sprite(slip, *place.centre, Z_SLIP)
    return found


def pad_picture(places: Places, state: TableState) -> Picture:
    """The notebook on the wall: the word once it is said, or what somebody alone may read."""
    desk, now = places.desk, state.now
    size = (places.pad.width, places.pad.height)

    def line(key: str, **values: object) -> str:
        return desk.say(f"{GAME}.table.pad.{key}", **values)

    number = max(1, state.number)
    word, locked = None, False
    head = line("round", count=number, all=state.rounds)
    if now.over or state.ended:
        used = ", ".join(said(desk, one) for one in state.used)
        return drawing.pad(desk, size, line("words"), None, used, locked=False)
    if now.said or now.conspirator != NOBODY:
        head = line("word", count=number, all=state.rounds)
        word, foot = now.word, line("foot" if now.conspirator == NOBODY else "foot_open")
    elif state.viewer == state.active and state.knows_word:
        head, word, foot = line("own_word"), now.word, line("foot_active")
    elif state.notebook is not None:
        head = line("own_book")
        word, foot = state.notebook, line("foot_own" if state.notebook else "foot_blank")
    else:
        locked = bool(now.word)
        foot = line("none" if not locked else "foot" if now.dealt else "secret")
    if state.topic and not word:
        key = "topic" if state.topic in TOPICS else "topic_free"
        foot = desk.say(f"{GAME}.table.pad.{key}", topic=state.topic, line=foot)
    return drawing.pad(desk, size, head, word, foot, locked=locked)


# ---------------------------------------------------------------- seats


def state_of(places: Places, state: TableState, seat: int) -> str:
    """What a seat is doing, in a few words; of what everybody knows alone."""
    word = _state_word(state, seat)
    group = "state" if places.desk.seats <= MOST_WIDE or seat == state.active else "state_short"
    return places.desk.say(f"{GAME}.table.{group}.{word}")


def _state_word(state: TableState, seat: int) -> str:
    now, step, lit = state.now, state.step, state.lit
    if state.ended:
        return "won" if seat in state.winners else "played"
    if step == POINTS:
        if now.conspirator == NOBODY:
            return "played"
        if seat == state.active:
            return "gave"
        return "missed" if seat == now.conspirator else "knew"
    if step == TALK:
        if lit == NOBODY:
            if seat not in state.humans:
                return "listens"
            return "ready" if seat in now.ready else "talks"
        if seat == state.speaker:
            return "speaks"
        if seat in now.spoken:
            return "spoken"
        order = [state.active, *state.others]
        following = order.index(state.speaker) + 1
        if order.index(seat) == following:
            return "follows"
        return "last" if seat == order[-1] else "waits"
    if seat == state.active and step == VOTES:
        return "gave"
    if step == VOTES:
        return "voted" if seat in now.votes else "votes" if seat == lit else "to_vote"
    return _playing(state, seat)


def _playing(state: TableState, seat: int) -> str:
    now, lit = state.now, state.lit
    if state.proposed:
        return "talks"
    if seat == lit:
        thinks = state.step == WORD and not now.word
        return "thinks" if thinks else "plays"
    if state.step == PAINTINGS:
        order = play_order(state.active, state.seats)
        after = order[state.plays + 1] if state.plays + 1 < len(order) else NOBODY
        if seat == after:
            return "next"
    hung = len(now.hung.get(seat, ()))
    return "gave" if seat == state.active and now.dealt else ("waits", "one", "two")[hung]


def header_of(places: Places, state: TableState, seat: int) -> Header:
    """The measures of a plate's head."""
    narrow = places.desk.seats > MOST_WIDE and seat != state.active
    return NARROW if narrow else TILE


def _seat(places: Places, state: TableState, seat: int) -> Layout:
    desk, area = places.desk, places.plate(state, seat)
    header = header_of(places, state, seat)
    line = state_of(places, state, seat)
    lit = seat == (state.speaker if state.step == TALK else state.lit)
    if seat == state.active:
        header = replace(header, right=66.0)  # the pencil lies there
    found = seat_sprites(desk, seat, area, line, header=header, lit=lit, z=Z_PLATE)
    if seat == state.active:
        at = (area.right - 42, area.centre[1])
        found["pencil"] = Sprite(drawing.pencil(desk), *at, Z_PLATE + 4)
    found |= _paintings(places, state, seat)
    found |= _books(places, state, seat)
    return found | _tokens(places, state, seat)


def _paintings(places: Places, state: TableState, seat: int) -> Layout:
    desk, hanging = places.desk, places.hanging(state, seat)
    aside = state.step == TALK and state.lit != NOBODY and seat not in (state.active, state.speaker)
    found: Layout = {}
    for number, card in enumerate(state.now.hung.get(seat, ())):
        area = hanging.pictures[number]
        shown = number + 1 if seat != state.active else 0
        picture = cards.framed(desk, card, (area.width, area.height), hanging.frame, shown)
        tint = ASIDE if aside else None
        found[f"card.{card}"] = Sprite(picture, *area.centre, Z_PAINTING + number, tint=tint)
    return found


def _books(places: Places, state: TableState, seat: int) -> Layout:
    """Open notebooks, once they are turned over."""
    now = state.now
    if now.conspirator == NOBODY or seat == state.active or state.ended or now.over:
        return {}
    at, size = places.book(state, seat)
    missed = seat == now.conspirator
    word = None if missed else now.word
    picture = drawing.book(places.desk, size, word, lit=missed)
    return {f"book.{seat}": Sprite(picture, *at, Z_BOOK + (1 if missed else 0))}


def _tokens(places: Places, state: TableState, seat: int) -> Layout:
    """Point tokens: face down on the lower edge of the plate; at the end turned up on the wall."""
    if state.ended:
        return _counted(places, state, seat)
    desk, found = places.desk, dict[str, Sprite]()
    x, y = places.tokens(state, seat)
    points = state.counted(seat)
    if points is not None:
        disc = number_disc(desk, points, 44)
        found[f"score.{seat}"] = Sprite(disc, x + 14, y, Z_TOKEN + 8)
        x += 48
    count = state.tokens[seat]
    room = places.plate(state, seat).width - 120
    pitch = min(TOKEN + 4, (room - TOKEN) / max(1, count - 1))
    for number in range(count):
        at = (x + TOKEN / 2 + pitch * number, y)
        found[f"token.{seat}.{number}"] = Sprite(
            drawing.point_token(desk), *at, Z_TOKEN + 0.1 * number
        )
    return found


def _counted(places: Places, state: TableState, seat: int) -> Layout:
    """The tokens of a seat as they are counted, and the sum of those that are turned up."""
    desk, found = places.desk, dict[str, Sprite]()
    values = state.values[seat]
    for number, (value, at) in enumerate(
        zip(values, places.counted(state, seat, len(values)), strict=True)
    ):
        shown = number < state.turned
        picture = drawing.value_token(desk, value) if shown else drawing.point_token(desk, COUNTED)
        found[f"token.{seat}.{number}"] = Sprite(picture, *at, Z_TOKEN + 0.1 * number)
    total = desk.fixed.picture(str(state.counted(seat)), "display", 84, gold=True)
    found[f"score.{seat}"] = Sprite(total, *places.total(state, seat), Z_TOKEN + 8)
    return found


# ---------------------------------------------------------------- lights and votes


def _lights(places: Places, state: TableState) -> Layout:
    """The two lamps over the Active Player's paintings, and one over who acts."""
    found: Layout = {}
    for number, area in enumerate(places.active_pair):
        lit = bool(state.now.hung) or state.step == WORD
        picture = picture_lamp(area.width * 0.86, lit=lit)
        found[f"lamp.active.{number}"] = Sprite(picture, area.centre[0], area.top - 4, Z_LAMP)
    seat = state.speaker if state.step == TALK else state.lit
    if seat not in (NOBODY, state.active):
        lamp = picture_lamp(LAMP_WIDE, lit=True)
        found["lamp"] = Sprite(lamp, *places.lamp(state, seat), Z_LAMP)
    if state.step == TALK and seat not in (NOBODY, state.active):
        area = places.pair(state, seat)
        picture = drawing.spot(places.desk, (round(area.width), round(area.height)))
        found["spot"] = Sprite(picture, *area.centre, Z_SPOT)
    return found


def _votes(places: Places, state: TableState) -> Layout:
    """Voting tokens where they lie: beside a marker, or on the own plate while they are hidden."""
    desk, found = places.desk, dict[str, Sprite]()
    votes = state.now.votes if not state.ended and not state.now.over else {}
    lying: dict[int, list[int]] = {}
    for voter, target in votes.items():
        lying.setdefault(target, []).append(voter)
    for target, voters in lying.items():
        for place, voter in enumerate(voters):
            if target == NOBODY:
                at = places.vote(state, voter, 0, 1)
                found[f"vote.{voter}"] = Sprite(drawing.point_token(desk, 2 * VOTE), *at, Z_VOTE)
                continue
            at = places.vote(state, target, place, len(voters))
            picture = vote(desk, desk.style(voter), VOTE)
            found[f"vote.{voter}"] = Sprite(picture, *at, Z_VOTE + place)
    return found


__all__ = ["POINTS", "header_of", "layout", "pad_picture", "state_of"]
