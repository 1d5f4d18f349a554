"""Sets a COVERTplay table, as dealt (DC-COV-001 to 004) or as arranged."""

from __future__ import annotations

import re
from collections import Counter

from game.core.setup import BadSetup, Setup
from game.core.table import Table
from game.core.zones import Visibility
from systems.rules.deadcert import content
from systems.rules.deadcert.cards import CARDS_IN_PLAY, TYPES, colour_of, is_snoop
from systems.rules.deadcert.checklist import Checklists, record
from systems.rules.deadcert.components import Episode
from systems.rules.deadcert.covertplay.bureau import (
    DECLARED,
    FRESH,
    LIMIT,
    LOCKED_LIMIT,
    Bureau,
    filed_of,
    gathered_of,
    hand_of,
    locked_of,
)
from systems.rules.deadcert.covertplay.components import (
    ACT,
    ANALYSE,
    GATHER,
    CovertRound,
    CovertSeals,
)
from systems.rules.deadcert.covertplay.facts import Dealt
from systems.rules.deadcert.episode import (
    FILL,
    Case,
    check_cards,
    check_number,
    check_seat,
    create,
    named,
    shuffle,
)

_ZONES = re.compile(r"fresh|declared|(hand|gathered|locked)\.\d+|filed\.\d+\.[MEO]")
_FIELDS = (
    "packets",
    "dealer",
    "first",
    "turn",
    "round_no",
    "stage",
    "snooped",
    "fresh_count",
    "filed_count",
    "empty_round",
)
MOST_HELD = 11
"""Cards that a seat can have after gathering (DC-RUL-038)."""
MOST_ROUNDS = 1000


def check(setup: Setup) -> None:
    """Refuse what cannot be arranged; raises ``BadSetup`` with the field."""
    arrange = setup.arrange
    if not arrange:
        return
    seats = range(len(setup.tables))
    for key, value in arrange.items():
        if not _ZONES.fullmatch(key) and key not in _FIELDS:
            raise BadSetup(
                f"arrange.{key}",
                value,
                "fresh, declared, hand.N, gathered.N, locked.N, filed.N.T, " + ", ".join(_FIELDS),
            )
        owner = key.split(".")[1] if "." in key else "0"
        if int(owner) not in seats:
            raise BadSetup(f"arrange.{key}", value, f"seats 0 to {seats[-1]}")
    for field in ("turn", "first"):
        check_seat(setup, field)
    check_number(setup, "round_no", range(1, MOST_ROUNDS))
    check_number(setup, "empty_round", range(MOST_ROUNDS))
    check_number(setup, "filed_count", range(CARDS_IN_PLAY + 1))
    if arrange.get("stage", GATHER) not in (GATHER, ANALYSE, ACT):
        raise BadSetup("arrange.stage", arrange["stage"], "1, 2 or 4")
    snooped = arrange.get("snooped", [])
    if not isinstance(snooped, list | tuple) or any(seat not in seats for seat in snooped):
        raise BadSetup("arrange.snooped", snooped, f"a list of seats 0 to {seats[-1]}")
    zones = [key for key in arrange if _ZONES.fullmatch(key)]
    check_cards(setup, zones)
    for seat in seats:
        _check_seat(setup, seat)
    placed = sum(len(named(setup, key)) for key in zones if key != FRESH)
    least = len(named(setup, FRESH))
    check_number(setup, "fresh_count", range(least, CARDS_IN_PLAY - placed + 1))


def _check_seat(setup: Setup, seat: int) -> None:
    """Stacks of one colour, a pair of one suspect, and no more cards than a seat can have."""
    arrange = setup.arrange
    for kind in TYPES:
        zone = filed_of(seat, kind)
        if any(colour_of(card) != kind for card in named(setup, zone)):
            raise BadSetup(f"arrange.{zone}", arrange[zone], f"cards of type {kind}")
    zone = locked_of(seat)
    pair = list(arrange.get(zone, ()))
    suspect_of = content.load(setup.content).suspect_of
    if pair and (len(pair) != 2 or any(is_snoop(card) or card == FILL for card in pair)):
        raise BadSetup(f"arrange.{zone}", pair, "two suspect cards, or none")
    if pair and suspect_of(pair[0]) != suspect_of(pair[1]):
        raise BadSetup(f"arrange.{zone}", pair, "two cards of one suspect")
    hand = named(setup, hand_of(seat))
    stage = arrange.get("stage", GATHER)
    most = _limit(setup, seat) if stage != ANALYSE else MOST_HELD - len(pair)
    if len(hand) > most:
        raise BadSetup(f"arrange.{hand_of(seat)}", hand, f"at most {most} cards")
    gathered = named(setup, gathered_of(seat))
    if len(hand) + len(gathered) + len(pair) > MOST_HELD or FILL in arrange.get(
        gathered_of(seat), ()
    ):
        raise BadSetup(
            f"arrange.{gathered_of(seat)}", gathered, f"named cards, at most {MOST_HELD} with all"
        )


def _limit(setup: Setup, seat: int) -> int:
    return LOCKED_LIMIT if setup.arrange.get(locked_of(seat)) else LIMIT


def _wanted(setup: Setup, seat: int) -> int:
    """How many cards a hand gets in all: its limit, or what is named where fewer can be."""
    arrange, zone = setup.arrange, hand_of(seat)
    hand = named(setup, zone)
    robbed = seat in arrange.get("snooped", ()) or arrange.get(gathered_of(seat))
    if zone in arrange and FILL not in arrange[zone] and (robbed or len(hand) > LIMIT):
        return len(hand)
    return max(len(hand), _limit(setup, seat))


def set_up(table: Table) -> None:
    """Create the episode, deal, and lay out what is arranged."""
    setup, zones = table.setup, table.zones
    case = create(table)
    seats = range(table.seats)
    names = [FRESH, DECLARED]
    for seat in seats:
        names += [hand_of(seat), gathered_of(seat), locked_of(seat)]
        names += [filed_of(seat, kind) for kind in TYPES]
    lying = {name: named(setup, name) for name in names}
    deck = shuffle(table, case, [card for cards in lying.values() for card in cards])
    dealer = table.one(Episode).dealer
    dealt = _deal(table, deck, lying, dealer)
    _lay_out_the_rest(setup, deck, lying)
    zones.create(FRESH, Visibility.COUNT, faces=lying[FRESH], ordered=True)
    zones.create(DECLARED, Visibility.OPEN, faces=lying[DECLARED], ordered=True)
    for seat in seats:
        hand = sorted(lying[hand_of(seat)], key=lambda card: _rank(case, card))
        zones.create(hand_of(seat), Visibility.COUNT, owner=seat, faces=hand)
        gathered = lying[gathered_of(seat)]
        zones.create(gathered_of(seat), Visibility.COUNT, faces=gathered, ordered=True)
        pair = case.in_order(lying[locked_of(seat)])
        zones.create(locked_of(seat), Visibility.COUNT, owner=seat, faces=pair)
        for kind in TYPES:
            filed = lying[filed_of(seat, kind)]
            name = filed_of(seat, kind)
            zones.create(name, Visibility.COUNT, owner=seat, faces=filed, ordered=True)
    zones.scramble(zones.names())
    table.add_one(CovertSeals())
    table.add_one(Checklists())
    table.add_one(_round(table, dealer))
    table.look = Bureau(table)
    for seat in table.after(dealer):
        _tell(table, case, seat, dealt)
    _tell(table, case, dealer, dealt)


def _rank(case: Case, card: str) -> tuple[int, int]:
    return TYPES.index(colour_of(card)), case.order[card]


def _tell(table: Table, case: Case, seat: int, dealt: dict[int, list[str]]) -> None:
    """Tell a seat its cards, and write down what it has lawfully seen already."""
    zones = table.zones
    cards = tuple(dealt[seat])
    table.emit(Dealt(seat, tuple(colour_of(card) for card in cards), cards, (seat,)))
    filed = [card for kind in TYPES for card in zones.faces(filed_of(seat, kind))]
    own = [*zones.faces(locked_of(seat)), *filed]
    record(table, case, seat, [*cards, *own, *zones.faces(DECLARED)])


def _deal(
    table: Table, deck: list[str], lying: dict[str, list[str]], dealer: int
) -> dict[int, list[str]]:
    """Fill the hands one card at a time, clockwise from the dealer's left (DC-COV-002)."""
    order = [*table.after(dealer), dealer]
    wanted = {seat: _wanted(table.setup, seat) for seat in order}
    dealt = {seat: list(lying[hand_of(seat)]) for seat in order}
    while True:
        short = [seat for seat in order if len(dealt[seat]) < wanted[seat]]
        if not short:
            break
        for seat in short:
            dealt[seat].append(deck.pop(0))
    for seat in order:
        lying[hand_of(seat)] = dealt[seat]
    return dealt


def _lay_out_the_rest(setup: Setup, deck: list[str], lying: dict[str, list[str]]) -> None:
    """What is left is Fresh; where that is arranged to be smaller, the rest is filed or declared.

    A card goes to a Filed stack of its colour: to those with "..." or, where none has, to those
    that are not named, in turn. Beyond ``filed_count``, and where no stack is open to it, it is
    declared.
    """
    arrange = setup.arrange
    top = lying[FRESH]
    whole = len(top) + len(deck)
    count = arrange.get("fresh_count", 0 if arrange.get(FRESH) == [] else whole)
    keep = max(0, count - len(top))
    lying[FRESH] = top + deck[:keep]
    seats = range(len(setup.tables))
    filed = {kind: [filed_of(seat, kind) for seat in seats] for kind in TYPES}
    room = arrange.get("filed_count", CARDS_IN_PLAY)
    room -= sum(len(lying[zone]) for zones in filed.values() for zone in zones)
    used: Counter[str] = Counter()
    for card in deck[keep:]:
        zones = filed[colour_of(card)]
        open_ended = [zone for zone in zones if FILL in arrange.get(zone, ())]
        free = open_ended or [zone for zone in zones if zone not in arrange]
        if room > 0 and free:
            room -= 1
            zone = free[used[colour_of(card)] % len(free)]
            used[colour_of(card)] += 1
            lying[zone].append(card)
        elif DECLARED in arrange and FILL not in arrange[DECLARED]:
            raise BadSetup(f"arrange.{DECLARED}", arrange[DECLARED], f"room for {card} somewhere")
        else:
            lying[DECLARED].append(card)


def _round(table: Table, dealer: int) -> CovertRound:
    """The round that is arranged, and with it the phase in which the match begins."""
    arrange, seats = table.setup.arrange, table.seats
    first = arrange.get("first", (dealer + 1) % seats)
    number = arrange.get("round_no", 1)
    empty = 0 if table.zones.faces(FRESH) else arrange.get("empty_round", number)
    found = CovertRound(number=number, first=first, seat=first, empty_round=empty)
    stage = arrange.get("stage", GATHER)
    if stage != GATHER:
        found.stage = stage
        table.flow.phase = "covert.take_up" if stage == ANALYSE else "covert.act"
    elif any(key in arrange for key in ("turn", "snooped")):
        found.seat = arrange.get("turn", first)
        found.done = (found.seat - first) % seats
        found.snooped = sorted(arrange.get("snooped", ()))
        table.flow.phase = "covert.turn"
    else:
        found.number -= 1
        if found.number and table.rules["covert_first_seat"] == "rotate":
            found.first = (first - 1) % seats
        table.flow.phase = "covert.round"
    return found
