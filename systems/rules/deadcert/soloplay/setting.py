"""Sets a SOLOplay table, as dealt (DC-SOLO-002) or as arranged, and shows its values."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from game.core.setup import BadSetup, Setup
from game.core.table import Table
from game.core.zones import Visibility
from systems.rules.deadcert import checklist, content
from systems.rules.deadcert.cards import CARDS_IN_PLAY, TYPES, colour_of, is_snoop
from systems.rules.deadcert.checklist import Checklists, record
from systems.rules.deadcert.covertplay.facts import Dealt
from systems.rules.deadcert.episode import (
    FILL,
    check_cards,
    check_number,
    create,
    named,
    shuffle,
)
from systems.rules.deadcert.soloplay.bureau import (
    DETECTIVE,
    FRESH,
    KNOWN_TO,
    LAID_OUT,
    LIMIT,
    SPENT,
    Bureau,
    filed_of,
)
from systems.rules.deadcert.soloplay.components import SoloRound

_ZONES = re.compile(r"fresh|laid_out|spent|filed\.[MEO]")
_FIELDS = ("packets", "dealer", "round_no", "fresh_count", "end_game")
MOST_ROUNDS = 1000


def check(setup: Setup) -> None:
    """Refuse what cannot be arranged; raises ``BadSetup`` with the field."""
    arrange = setup.arrange
    if not arrange:
        return
    for key, value in arrange.items():
        if not _ZONES.fullmatch(key) and key not in _FIELDS:
            allowed = "fresh, laid_out, spent, filed.T, " + ", ".join(_FIELDS)
            raise BadSetup(f"arrange.{key}", value, allowed)
    check_number(setup, "round_no", range(1, MOST_ROUNDS))
    if type(arrange.get("end_game", False)) is not bool:
        raise BadSetup("arrange.end_game", arrange["end_game"], "true or false")
    zones = [key for key in arrange if _ZONES.fullmatch(key)]
    check_cards(setup, zones)
    if len(named(setup, LAID_OUT)) > LIMIT:
        raise BadSetup(f"arrange.{LAID_OUT}", arrange[LAID_OUT], f"at most {LIMIT} cards")
    for kind in TYPES:
        zone = filed_of(kind)
        if any(colour_of(card) != kind for card in named(setup, zone)):
            raise BadSetup(f"arrange.{zone}", arrange[zone], f"cards of type {kind}")
    if any(not is_snoop(card) for card in arrange.get(SPENT, ())):
        raise BadSetup(f"arrange.{SPENT}", arrange[SPENT], "Snoop cards")
    placed = sum(len(named(setup, key)) for key in zones if key != FRESH)
    fewest = len(named(setup, FRESH))
    check_number(setup, "fresh_count", range(fewest, CARDS_IN_PLAY - placed + 1))
    _check_running(setup)


def _check_running(setup: Setup) -> None:
    """A match does not begin where it is won (DC-SOLO-040), apart from a deal by chance."""
    suspect_of = content.load(setup.content).suspect_of
    suspects = [suspect_of(card) for card in named(setup, LAID_OUT) if not is_snoop(card)]
    later = any(setup.arrange.get(key) for key in ("end_game", "round_no", SPENT))
    if later and any(suspects.count(name) == len(TYPES) for name in suspects):
        cards = setup.arrange[LAID_OUT]
        raise BadSetup(f"arrange.{LAID_OUT}", cards, "at most two cards of the killer")


def set_up(table: Table) -> None:
    """Create the episode, lay out seven cards, and what else is arranged."""
    setup, zones = table.setup, table.zones
    case = create(table)
    names = [FRESH, LAID_OUT, SPENT, *(filed_of(kind) for kind in TYPES)]
    lying = {name: named(setup, name) for name in names}
    deck = shuffle(table, case, [card for cards in lying.values() for card in cards])
    while len(lying[LAID_OUT]) < LIMIT:
        lying[LAID_OUT].append(deck.pop(0))
    dealt = tuple(lying[LAID_OUT])
    _lay_out_the_rest(setup, deck, lying)
    laid_out = sorted(dealt, key=lambda card: (TYPES.index(colour_of(card)), case.order[card]))
    zones.create(FRESH, Visibility.COUNT, faces=lying[FRESH], ordered=True)
    zones.create(LAID_OUT, Visibility.OPEN, owner=DETECTIVE, faces=laid_out)
    zones.create(SPENT, Visibility.OPEN, faces=lying[SPENT])
    for kind in TYPES:
        filed = lying[filed_of(kind)]
        name = filed_of(kind)
        zones.create(name, Visibility.OPEN, owner=DETECTIVE, faces=filed, ordered=True)
    zones.scramble(zones.names())
    number = setup.arrange.get("round_no", 1) - 1
    table.add_one(SoloRound(number=number, end_game=setup.arrange.get("end_game", False)))
    table.add_one(Checklists())
    table.look = Bureau(table)
    colours = tuple(colour_of(card) for card in dealt)
    table.emit(Dealt(DETECTIVE, colours, dealt, KNOWN_TO))
    filed = [card for kind in TYPES for card in lying[filed_of(kind)]]
    record(table, case, DETECTIVE, [*dealt, *filed, *lying[SPENT]])
    table.flow.phase = "solo.open"


def _lay_out_the_rest(setup: Setup, deck: list[str], lying: dict[str, list[str]]) -> None:
    """What is left is Fresh; where that is arranged to be smaller, the rest is filed."""
    arrange = setup.arrange
    top = lying[FRESH]
    count = arrange.get("fresh_count", 0 if arrange.get(FRESH) == [] else len(top) + len(deck))
    keep = max(0, count - len(top))
    lying[FRESH] = top + deck[:keep]
    open_ended = {kind: FILL in arrange.get(filed_of(kind), ()) for kind in TYPES}
    for card in deck[keep:]:
        zone = filed_of(colour_of(card))
        if zone in arrange and not open_ended[colour_of(card)]:
            raise BadSetup(f"arrange.{zone}", arrange[zone], f'"..." at its end, for {card}')
        lying[zone].append(card)


def values(table: Table) -> dict[str, Any]:
    """What is not cards. Spectators see it all (rules file, section 3.4)."""
    bureau: Bureau = table.look
    round_ = bureau.round
    fresh = table.zones.faces(FRESH)
    show_primes = bool(table.rules["show_prime_list"])
    count = Counter(colour_of(card) for card in bureau.laid_out())
    return {
        "round_no": round_.number,
        "stage": round_.stage,
        "step": round_.step,
        "exposed": round_.exposed,
        "end_game": round_.end_game,
        "fresh_count": len(fresh),
        "fresh_top": colour_of(fresh[0]) if fresh else None,
        "snoop": round_.snoop or None,
        "to_take": round_.to_take,
        "to_file": bureau.to_file(),
        "limit": LIMIT,
        "laid_out_colours": tuple(count[kind] for kind in TYPES),
        "checklist.0": checklist.shown(table, bureau.case, DETECTIVE, bureau.levels(), show_primes),
    }
