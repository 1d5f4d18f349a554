"""Sets the table: deals by the seed, or lays out what is arranged (4.1)."""

from __future__ import annotations

from game.core.components import ReactionWindow, SealedChoices
from game.core.setup import Setup
from game.core.table import Table
from game.core.zones import Visibility
from systems.rules.casefile.arranging import MAIN, TURN_START, Arranged
from systems.rules.casefile.cards import CARDS, EVIDENCE_OF, TYPES, type_of
from systems.rules.casefile.components import (
    Board,
    Bonus,
    Detectives,
    LastTrade,
    Offers,
    Round,
    Trackers,
    Turn,
)
from systems.rules.casefile.facts import CardsDealt, GameStarted, RoundStarted, TurnStarted
from systems.rules.casefile.incident import BOX, DECK, FOLDER, PILE, hand_of
from systems.rules.casefile.processor import Station


def check(setup: Setup) -> None:
    """Refuse what cannot be arranged; raises ``BadSetup`` with the field."""
    Arranged(setup).check()


def set_up(table: Table) -> None:
    """Folder, deck, hands, and who begins (CF-002 to CF-011)."""
    arranged = Arranged(table.setup)
    _deal(table, arranged, _folder(table, arranged))
    first = _first(table, arranged)
    hands = _hands(table, arranged, first)
    table.zones.scramble(table.zones.names())
    _components(table, arranged, first)
    table.look = Station(table)
    _tell(table, arranged, hands)


def _folder(table: Table, arranged: Arranged) -> list[str]:
    """One unseen card of each type (CF-004), in the order of the types."""
    named = {type_of(card): card for card in arranged.names(FOLDER)}
    places = (DECK, PILE, BOX, *(hand_of(seat) for seat in arranged.seats))
    elsewhere = {card for place in places for card in arranged.names(place)}
    elsewhere.update(arranged.marks())
    folder = []
    for kind in TYPES:
        left = [card for card in EVIDENCE_OF[kind] if card not in elsewhere]
        folder.append(named.get(kind) or table.draw("solution", left))
    return folder


def _deal(table: Table, arranged: Arranged, folder: list[str]) -> None:
    """The places of the cards; the hands are empty as yet (CF-006, CF-007)."""
    zones = table.zones
    places = (DECK, PILE, BOX, *(hand_of(seat) for seat in arranged.seats))
    lying = {place: arranged.names(place) for place in places}
    named = {*folder, *(card for cards in lying.values() for card in cards)}
    rest = table.shuffled("deck", [card for card in CARDS if card not in named])
    zones.create(FOLDER, Visibility.COUNT, faces=folder)
    zones.create(DECK, Visibility.COUNT, faces=lying[DECK] + rest, ordered=True)
    zones.create(PILE, Visibility.COUNT, faces=lying[PILE], ordered=True)
    for seat in arranged.seats:
        hand = lying[hand_of(seat)]
        zones.create(hand_of(seat), Visibility.COUNT, owner=seat, faces=hand)
    if lying[BOX]:
        zones.create(BOX, Visibility.OPEN, faces=lying[BOX])


def _first(table: Table, arranged: Arranged) -> int:
    """The first primary (CF-008). A seat that is not at a small table counts on round it."""
    found = arranged.primary()
    if found is not None:
        return found
    rule = table.rules["first_detective"]
    if rule != "random":
        return int(rule) % table.seats
    return int(table.draw("first", arranged.seats))


def _hands(table: Table, arranged: Arranged, first: int) -> dict[int, tuple[str, ...]]:
    """Cards one by one, clockwise from the dealer's left, below what lies on the deck (CF-009)."""
    zones = table.zones
    top = len(arranged.names(DECK))
    left = {seat: arranged.to_deal(seat) for seat in arranged.seats}
    order = [*table.after(first), first]
    while any(left.values()):
        for seat in order:
            if left[seat]:
                zones.move(zones.cards(DECK)[top], hand_of(seat))
                left[seat] -= 1
    return {seat: tuple(zones.faces(hand_of(seat))) for seat in order}


def _components(table: Table, arranged: Arranged, first: int) -> None:
    seats, turn = arranged.seats, arranged.whose_turn()
    whose = first if turn is None else turn
    order = [(first + step) % table.seats for step in range(table.seats)]
    out = arranged.out()
    began = arranged.step() != TURN_START
    later = order[order.index(whose) + began :]
    waiting = [seat for seat in later if seat not in out]
    if arranged.step() not in (TURN_START, MAIN):
        waiting = []
    table.add_one(Round(arranged.arrange.get("round_no", 1), first, waiting))
    table.add_one(
        Turn(
            whose,
            arranged.step(),
            long_interview=arranged.flag("long_interview"),
            silver_tongue=arranged.flag("silver_tongue"),
        )
    )
    table.add_one(
        Detectives(
            [seat not in out for seat in seats],
            [arranged.flag(f"bonus_used.{seat}") for seat in seats],
        )
    )
    table.add_one(Board(arranged.marks()))
    table.add_one(Trackers([{} for _ in seats]))
    for part in (Offers(), LastTrade(), Bonus(), SealedChoices(), ReactionWindow()):
        table.add_one(part)


def _tell(table: Table, arranged: Arranged, hands: dict[int, tuple[str, ...]]) -> None:
    """The facts of the set-up, and the phase in which the match begins."""
    station: Station = table.look
    incident, zones, emit = station.incident, table.zones, table.emit
    marks = tuple(incident.board.marks)
    emit(
        GameStarted(
            tuple(seat.name for seat in table.setup.tables),
            dict(table.rules),
            incident.round.primary,
            len(zones.faces(DECK)),
            len(zones.faces(PILE)),
            marks,
            tuple(arranged.out()),
            tuple(arranged.names(BOX)),
        )
    )
    for seat in arranged.seats:
        incident.see(seat, marks, "revealed")
    for seat, cards in hands.items():
        incident.see(seat, cards, "hand")
        emit(CardsDealt(seat, cards))
    _begin(table, arranged)


def _begin(table: Table, arranged: Arranged) -> None:
    station: Station = table.look
    now, turn, step = station.incident.round, station.incident.turn, arranged.step()
    if step == TURN_START and turn.seat == now.primary:
        table.flow.phase = "round"
        return
    table.emit(RoundStarted(now.number, now.primary))
    if step == MAIN:
        table.emit(TurnStarted(turn.seat))
    table.flow.phase = {TURN_START: "turn", MAIN: "main"}.get(step, step)
