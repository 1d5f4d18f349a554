"""Sets an OPENplay or Co-op table, as dealt or as arranged, and shows its values."""

from __future__ import annotations

import re
from typing import Any

from game.core.setup import BadSetup, Setup
from game.core.table import Table
from game.core.zones import Visibility
from systems.rules.deadcert import content
from systems.rules.deadcert.cards import CARDS_IN_PLAY, TYPES, by_back, colour_of, is_snoop
from systems.rules.deadcert.components import Episode
from systems.rules.deadcert.episode import (
    FILL,
    check_cards,
    check_number,
    check_seat,
    create,
    named,
    shuffle,
)
from systems.rules.deadcert.openplay.bureau import FETCHED, FRESH, Bureau, chiefs_of, filed_of
from systems.rules.deadcert.openplay.components import OpenTurn

_ZONES = re.compile(r"fresh|(chiefs|filed)\.\d+")
_FIELDS = ("packets", "dealer", "turn", "fresh_count", "turns_without_fetch", "turns_since_fresh")


def check(setup: Setup) -> None:
    """Refuse what cannot be arranged; raises ``BadSetup`` with the field."""
    arrange = setup.arrange
    if not arrange:
        return
    seats = range(len(setup.tables))
    for key, value in arrange.items():
        if _ZONES.fullmatch(key):
            if key != FRESH and int(key.partition(".")[2]) not in seats:
                raise BadSetup(f"arrange.{key}", value, f"seats 0 to {seats[-1]}")
        elif key not in _FIELDS:
            raise BadSetup(
                f"arrange.{key}", value, "fresh, chiefs.N, filed.N, " + ", ".join(_FIELDS)
            )
    check_seat(setup, "turn")
    check_number(setup, "turns_without_fetch", range(1000))
    check_number(setup, "turns_since_fresh", range(1000))
    zones = [key for key in arrange if _ZONES.fullmatch(key)]
    check_cards(setup, zones)
    for seat in seats:
        _check_chiefs(setup, seat)
    placed = sum(len(named(setup, key)) for key in arrange if key in zones and key != FRESH)
    fewest = len(named(setup, FRESH))
    check_number(setup, "fresh_count", range(fewest, CARDS_IN_PLAY - placed + 1))
    _check_running(setup)


def _check_chiefs(setup: Setup, seat: int) -> None:
    zone = chiefs_of(seat)
    cards = named(setup, zone)
    if len(cards) < len(setup.arrange.get(zone, ())):
        raise BadSetup(f"arrange.{zone}", FILL, "the Chiefs by name: slots may be empty")
    if any(is_snoop(card) for card in cards):
        raise BadSetup(f"arrange.{zone}", cards, "suspect cards")
    if len({colour_of(card) for card in cards}) < len(cards):
        raise BadSetup(f"arrange.{zone}", cards, "one card of a type")


def _check_running(setup: Setup) -> None:
    """A match does not begin where it would be over (DC-OPEN-010, DC-COOP-003)."""
    card_set = content.load(setup.content)
    seats = range(len(setup.tables))
    cards = [card for seat in seats for card in named(setup, chiefs_of(seat))]
    where = "are Chief Suspects"
    if setup.format == "coop":
        cards += [card for seat in seats for card in named(setup, filed_of(seat))]
        where = "are out of Fresh"
    suspects = [card_set.suspect_of(card) for card in cards if not is_snoop(card)]
    for suspect in suspects:
        if suspects.count(suspect) == len(TYPES):
            raise BadSetup("arrange", cards, f"at most two cards of the killer's {where}")


def set_up(table: Table) -> None:
    """Create the episode, shuffle, and lay out what is arranged (DC-OPEN-002 to 005)."""
    setup, zones = table.setup, table.zones
    case = create(table)
    seats = range(table.seats)
    chiefs = {seat: named(setup, chiefs_of(seat)) for seat in seats}
    filed = {seat: named(setup, filed_of(seat)) for seat in seats}
    top = named(setup, FRESH)
    taken = [card for rows in (*chiefs.values(), *filed.values(), top) for card in rows]
    fresh = top + shuffle(table, case, taken)
    _file_the_rest(setup, fresh, filed)
    open_filed = setup.format == "coop"
    zones.create(FRESH, Visibility.COUNT, faces=fresh, ordered=True)
    zones.create(FETCHED, Visibility.OPEN)
    for seat in seats:
        rows = sorted(chiefs[seat], key=by_back)
        zones.create(chiefs_of(seat), Visibility.OPEN, owner=seat, faces=rows)
    for seat in seats:
        rows = sorted(filed[seat], key=by_back)
        seen = Visibility.OPEN if open_filed else Visibility.COUNT
        zones.create(filed_of(seat), seen, owner=seat, faces=rows)
    zones.scramble(zones.names())
    arrange = setup.arrange
    left_of_dealer = (table.one(Episode).dealer + 1) % table.seats
    table.add_one(
        OpenTurn(
            seat=arrange.get("turn", left_of_dealer),
            without_fetch=arrange.get("turns_without_fetch", 0),
            since_fresh=arrange.get("turns_since_fresh", 0),
        )
    )
    table.look = Bureau(table)
    table.flow.phase = "open.begin"


def _file_the_rest(setup: Setup, fresh: list[str], filed: dict[int, list[str]]) -> None:
    """Where Fresh is arranged to be smaller, what is left over lies in the Filed stacks.

    It goes, card by card in turn, to the seats whose stack has "..." or, where none has, to all.
    """
    arrange = setup.arrange
    count = arrange.get("fresh_count", 0 if arrange.get(FRESH) == [] else len(fresh))
    open_ended = [seat for seat in filed if FILL in arrange.get(filed_of(seat), ())]
    seats = open_ended or list(filed)
    for place, card in enumerate(fresh[count:]):
        filed[seats[place % len(seats)]].append(card)
    del fresh[count:]


def values(table: Table) -> dict[str, Any]:
    """What is not cards. All of it is public (rules file, section 3)."""
    bureau: Bureau = table.look
    turn = bureau.turn
    fresh = table.zones.faces(FRESH)
    shown: dict[str, Any] = {
        "turn": turn.seat,
        "round_no": bureau.round_no,
        "step": turn.step,
        "examined": turn.owner if turn.owner >= 0 else None,
        "fresh_count": len(fresh),
        "fresh_top": colour_of(fresh[0]) if fresh else None,
        "turns_without_fetch": turn.without_fetch,
        "turns_since_fresh": turn.since_fresh,
        "fetch_limit": bureau.fetch_limit,
    }
    if not bureau.coop:
        shown["cold_limit"] = bureau.cold_limit
    for seat in range(table.seats):
        shown[f"filed_colours.{seat}"] = bureau.colours(seat)
        shown[f"filed_suspects.{seat}"] = len(bureau.filed_suspects(seat))
    return shown
