"""What is legal in COVERTplay, and why something is not (rules file, section 5)."""

from __future__ import annotations

from itertools import combinations

from game.core.intents import Intent
from game.core.messages import Message, message
from game.core.options import Listed, Options
from game.core.table import Table
from systems.rules.deadcert.cards import SNOOP_TYPES, TYPES, colour_of, is_snoop
from systems.rules.deadcert.covertplay.bureau import (
    DECLARE_FETCHES,
    DECLARED,
    FRESH,
    Bureau,
    filed_of,
    hand_of,
)
from systems.rules.deadcert.covertplay.intents import (
    Arrange,
    Declare,
    FromDeclared,
    FromFiled,
    FromFresh,
    PressConference,
    Snoop,
    Take,
    Target,
)
from systems.rules.deadcert.intents import Fetch, File

_FROM_FRESH = Listed((FromFresh(),))


def options(table: Table, seat: int, kind: str) -> Options:
    """The legal answers to a decision; ``kind`` is ``covert_...``."""
    bureau: Bureau = table.look
    return {
        "covert_gather": gathers,
        "covert_target": targets,
        "covert_pick": picks,
        "covert_fetch": fetches,
        "covert_file": files,
        "covert_action": actions,
    }[kind](bureau, seat)


def gathers(bureau: Bureau, seat: int) -> Options:
    """Fetch, Snoop or Declare (DC-COV-010, 015, 023, 026, 028). Fetch is always there."""
    hand = bureau.hand(seat)
    found: list[Intent] = [Fetch()]
    found += [Snoop(card) for card in hand if is_snoop(card) and bureau.can_snoop(seat, card)]
    if declare_is_open(bureau):
        found += [Declare(card) for card in hand]
    return Listed(found)


def declare_is_open(bureau: Bureau) -> bool:
    """DC-COV-026."""
    return not bureau.zones.faces(FRESH) and bureau.filed_count() >= DECLARE_FETCHES


def targets(bureau: Bureau, seat: int) -> Options:
    """The seats on which the Snoop card can be played (DC-COV-023)."""
    return Listed([Target(other) for other in bureau.can_snoop(seat, bureau.round.snoop)])


def picks(bureau: Bureau, seat: int) -> Options:  # noqa: ARG001 - as all of them
    """The colours that the Snoop card takes and the target has in hand (DC-COV-017)."""
    round_ = bureau.round
    there = {colour_of(card) for card in bureau.hand(round_.target)}
    return Listed([Take(kind) for kind in SNOOP_TYPES[round_.snoop] if kind in there])


def fetches(bureau: Bureau, seat: int) -> Options:
    """Where the next card can come from (DC-COV-013, 014, 025, 027)."""
    zones, round_ = bureau.zones, bureau.round
    if zones.faces(FRESH):
        return _FROM_FRESH
    found: list[Intent] = []
    for owner in range(bureau.table.seats):
        for kind in TYPES:
            faces = zones.faces(filed_of(owner, kind))
            if faces and not (owner == seat and faces[0] == round_.snoop):
                found.append(FromFiled(owner, kind))
    if zones.faces(DECLARED) and not round_.declaring:
        found.append(FromDeclared())
    return Listed(found)


def files(bureau: Bureau, seat: int) -> Options:
    """The hand without what is chosen already; locked cards are not in it (DC-COV-032, 033)."""
    away = bureau.seals.filing.get(seat, [])
    return Listed([File(card) for card in bureau.hand(seat) if card not in away])


def actions(bureau: Bureau, seat: int) -> Options:
    """Arrangements, the present one first, and the Press Conference if it is true (DC-COV-045).

    Looks at the cards of that seat alone (DC-COV-053).
    """
    suspect_of = bureau.case.card_set.suspect_of
    rows: dict[str, list[str]] = {}
    for card in bureau.held(seat):
        rows.setdefault(suspect_of(card), []).append(card)
    pairs = [pair for row in rows.values() for pair in combinations(row, 2)]
    now = Arrange(tuple(bureau.case.in_order(bureau.locked(seat))))
    arrangements = [Arrange(), *(Arrange(pair) for pair in pairs)]
    found: list[Intent] = [now, *(one for one in arrangements if one != now)]
    found += [PressConference(tuple(row)) for row in rows.values() if len(row) == len(TYPES)]
    return Listed(found)


# -- why not --------------------------------------------------------------------------------


def explain(table: Table, seat: int, kind: str, intent: Intent) -> Message:
    """Why the intent is none of the options: ``no_such_option`` with the detail.

    Speaks of nothing but what the seat itself may know.
    """
    return message("no_such_option", detail=_detail(table.look, seat, kind, intent))


def _detail(bureau: Bureau, seat: int, kind: str, intent: Intent) -> str:
    if kind == "covert_gather":
        return _gather_detail(bureau, seat, intent)
    if kind == "covert_target":
        return _target_detail(bureau, seat, intent)
    if kind == "covert_fetch":
        return _fetch_detail(bureau, seat, intent)
    if kind == "covert_file":
        if not isinstance(intent, File):
            return "file_first"
        if intent.card in bureau.seals.filing.get(seat, []):
            return "filed_already"
        return "locked_cards_stay" if intent.card in bureau.locked(seat) else "not_in_your_hand"
    if kind == "covert_action":
        if isinstance(intent, PressConference):
            return "three_of_one_suspect"
        return "a_pair_of_one_suspect" if isinstance(intent, Arrange) else "lock_or_call"
    return "not_this_colour" if isinstance(intent, Take) else "take_a_card_first"


def _gather_detail(bureau: Bureau, seat: int, intent: Intent) -> str:
    if not isinstance(intent, Snoop | Declare):
        return "gather_first"
    if intent.card in bureau.locked(seat):
        return "locked_cards_stay"
    if intent.card not in bureau.zones.faces(hand_of(seat)):
        return "not_in_your_hand"
    if isinstance(intent, Declare):
        fresh = bureau.zones.faces(FRESH)
        return "fresh_is_not_empty" if fresh else "too_little_is_filed"
    if not is_snoop(intent.card):
        return "no_snoop_card"
    return "nobody_to_snoop"


def _target_detail(bureau: Bureau, seat: int, intent: Intent) -> str:
    if not isinstance(intent, Target):
        return "name_a_target"
    if intent.seat not in bureau.table.after(seat):
        return "another_seat"
    return "snooped_already" if intent.seat in bureau.round.snooped else "nothing_to_snoop"


def _fetch_detail(bureau: Bureau, seat: int, intent: Intent) -> str:
    if not isinstance(intent, FromFresh | FromFiled | FromDeclared):
        return "fetch_a_card"
    if isinstance(intent, FromFresh):
        return "fresh_is_empty"
    if isinstance(intent, FromDeclared):
        return "filed_cards_first" if bureau.round.declaring else "stack_is_empty"
    snoop = bureau.round.snoop
    if intent.owner == seat and snoop and intent.type == colour_of(snoop):
        return "not_the_snoop_just_played"
    return "stack_is_empty"
