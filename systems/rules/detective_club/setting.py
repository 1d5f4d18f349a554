"""Sets the table: deals by the seed, or lays out what is arranged (4.1)."""

from __future__ import annotations

from game.core.components import SealedChoices
from game.core.setup import Setup
from game.core.table import Table
from game.core.zones import Visibility
from systems.rules.detective_club.arranging import Arranged, discusses
from systems.rules.detective_club.cards import WHICH
from systems.rules.detective_club.club import (
    BANK,
    BY_LOT,
    CHOOSE_WORD,
    DECK,
    DISCARD,
    DISCUSS,
    HAND,
    PLAY_CARDS,
    THEMATIC,
    VOTE,
    hand_of,
    play_order,
    played_of,
)
from systems.rules.detective_club.components import Round, Talk, Tokens, Topic, Votes
from systems.rules.detective_club.content import TOPICS, gallery
from systems.rules.detective_club.facts import (
    CardPlayed,
    CardsDrawn,
    GameStarted,
    NotebookDealt,
    RoundStarted,
    VoteCast,
    WordChosen,
)
from systems.rules.detective_club.processor import Station
from systems.rules.detective_club.words import normal_form

PHASES = {PLAY_CARDS: "play", DISCUSS: "announce", VOTE: "vote"}
"""The step with which a match begins -> the phase of it."""


def check(setup: Setup) -> None:
    """Refuse what cannot be arranged; raises ``BadSetup`` with the field."""
    Arranged(setup).check()


def set_up(table: Table) -> None:
    """Deck, first Active Player, and six cards for everybody (CLUB-003 to CLUB-006)."""
    arranged = Arranged(table.setup)
    found = arranged.first_active()
    first = table.draw("first_active", arranged.seats) if found is None else found
    _deal(table, arranged, first)
    _components(table, arranged, first)
    table.look = Station(table)
    _tell(table, arranged)


def _deal(table: Table, arranged: Arranged, first: int) -> None:
    """Everything has a card that it is named for, or one by the seed."""
    zones, seats = table.zones, arranged.seats
    named = {zone: arranged.names(zone) for zone in arranged.zones()}
    lying = {card for cards in named.values() for card in cards}
    rest = table.shuffled("deck", [card for card in gallery().cards if card not in lying])

    def fill(zone: str, size: int) -> list[str]:
        missing = max(0, size - len(named[zone]))
        cards = named[zone] + rest[:missing]
        del rest[:missing]
        return cards

    order = [first, *table.after(first)]
    hands = {seat: fill(hand_of(seat), HAND) for seat in order}
    on_table = arranged.on_table(arranged.active(first))
    played = {seat: fill(played_of(seat), on_table[seat]) for seat in order}
    discards = fill(DISCARD, arranged.discards())
    hand_seen = Visibility.OPEN if table.rules["open_hands"] else Visibility.COUNT
    zones.create(DECK, Visibility.COUNT, faces=named[DECK] + rest, ordered=True)
    zones.create(DISCARD, Visibility.OPEN, faces=discards)
    for seat in seats:
        zones.create(hand_of(seat), hand_seen, owner=seat, faces=hands[seat])
    for seat in seats:
        zones.create(played_of(seat), Visibility.OPEN, owner=seat, faces=played[seat], ordered=True)
    zones.scramble(zones.names())


def _components(table: Table, arranged: Arranged, first: int) -> None:
    given, active = arranged.arrange, arranged.active(first)
    now = Round(arranged.round_no, first, active, arranged.step, arranged.to_act(active))
    topic = Topic(used=arranged.used_words())
    if table.setup.format == THEMATIC:
        agreed = table.rules["topic"]
        agreed = "" if agreed == BY_LOT else str(agreed)
        topic.name = given.get("topic") or agreed or table.draw("topic", TOPICS)
    if now.step != CHOOSE_WORD:
        listed = gallery().words_of(topic.name if topic.name in TOPICS else "")
        now.word = normal_form(given.get("word") or table.stream("arranged").choice(listed))
        now.tags = list(arranged.rows("free_concept"))
        now.fixed = True
        found = given.get("conspirator")
        now.conspirator = table.draw("notebooks", table.after(active)) if found is None else found
    if now.step == PLAY_CARDS:
        now.waiting = play_order(active, table.seats)[arranged.plays() :]
    votes = arranged.votes()
    if now.step == VOTE:
        now.announced = discusses(table.setup)
        now.waiting = [seat for seat in table.after(active) if seat not in votes]
    table.add_one(now)
    table.add_one(topic)
    table.add_one(Talk())
    table.add_one(Votes({seat: votes[seat] for seat in table.after(active) if seat in votes}))
    table.add_one(_tokens(arranged))
    table.add_one(SealedChoices())


def _tokens(arranged: Arranged) -> Tokens:
    """What everybody has won before; the bank has what is left."""
    tokens = Tokens([list(arranged.rows(f"tokens.{seat}")) for seat in arranged.seats], dict(BANK))
    for value in (str(value) for won in tokens.won for value in won):
        if tokens.bank[value]:
            tokens.bank[value] -= 1
        else:
            tokens.stand_ins += 1
    return tokens


def _tell(table: Table, arranged: Arranged) -> None:
    """The facts of the set-up, and the phase in which the match begins."""
    station: Station = table.look
    club, zones, emit = station.club, table.zones, table.emit
    now = club.round
    emit(
        GameStarted(
            tuple(seat.name for seat in table.setup.tables),
            tuple(seat.choices["marker"] for seat in table.setup.tables),
            dict(table.rules),
            club.topic.name,
            now.first,
            len(zones.faces(DECK)),
            arranged.plays(),
            tuple(zones.faces(DISCARD)),
        )
    )
    for seat in (now.first, *table.after(now.first)):
        emit(CardsDrawn(seat, tuple(club.hand(seat)), station.cards.seen_by))
    table.flow.phase = "round"
    if now.step != CHOOSE_WORD:
        _tell_round(table, arranged)
        table.flow.phase = PHASES[now.step]


def _tell_round(table: Table, arranged: Arranged) -> None:
    """What has happened in the round with which the match begins."""
    station: Station = table.look
    club, emit = station.club, table.emit
    now = club.round
    emit(RoundStarted(now.number, 1 + (now.number - 1) // table.seats, now.active))
    emit(WordChosen(now.active, now.word, tuple(now.tags)))
    seen = [0] * table.seats
    for number, seat in enumerate(play_order(now.active, table.seats)[: arranged.plays()]):
        emit(CardPlayed(seat, club.played(seat)[seen[seat]], WHICH[seen[seat]]))
        seen[seat] += 1
        if number == 0:
            for other in club.others:
                emit(NotebookDealt(other, "" if other == now.conspirator else now.word))
    is_open = table.rules["vote_mode"] == "open"
    for voter, target in club.votes.cast.items():
        emit(VoteCast(voter, target, club.everybody if is_open else ()))
