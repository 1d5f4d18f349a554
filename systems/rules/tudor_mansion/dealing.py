"""The deal: envelope, hands and what is left over (TM-008 to TM-012), with arrangements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.setup import BadSetup, Setup
from game.core.table import Table
from game.core.zones import Visibility
from systems.rules.tudor_mansion.cards import CATEGORIES, CATEGORY, CLUES, SUSPECTS
from systems.rules.tudor_mansion.facts import CluesDealt

FILL = "..."
"""In an arranged hand: the rest falls to the seed."""


def hand_sizes(seats: int, first: int, rules: Mapping[str, Any]) -> list[int]:
    """How many cards each seat gets (TM-012, options ``even_deal`` and ``two_player_pool``)."""
    if seats == 2 and rules["two_player_pool"]:
        return [6, 6]
    clues = len(CLUES) - len(CATEGORIES)
    sizes = [clues // seats] * seats
    if not rules["even_deal"]:
        for step in range(clues % seats):
            sizes[(first + 1 + step) % seats] += 1
    return sizes


def investigators(setup: Setup) -> list[str]:
    """The suspect that each seat plays, after the lobby and the arrangement."""
    chosen = [table.choices["suspect"] for table in setup.tables]
    arranged = {
        seat: setup.arrange[f"investigator.{seat}"]
        for seat in range(len(chosen))
        if f"investigator.{seat}" in setup.arrange
    }
    left = [suspect for suspect in SUSPECTS if suspect not in arranged.values()]
    for seat, suspect in enumerate(chosen):
        if seat in arranged:
            chosen[seat] = arranged[seat]
        elif suspect in left:
            left.remove(suspect)
        else:
            chosen[seat] = left.pop(0)
    return chosen


def first_player(table: Table, suspects: Sequence[str]) -> int:
    """Who takes the first turn; the seed decides where TM-R04 draws."""
    first = fixed_first(suspects, table.rules)
    return int(table.draw("first", range(len(suspects)))) if first is None else first


def fixed_first(suspects: Sequence[str], rules: Mapping[str, Any]) -> int | None:
    """The first player by TM-023 and TM-024, or None where the seed draws one."""
    if SUSPECTS[0] not in suspects and rules["first_player"] == "random":
        return None
    return min(range(len(suspects)), key=lambda seat: SUSPECTS.index(suspects[seat]))


def left_over(sizes: Sequence[int], rules: Mapping[str, Any]) -> dict[str, int]:
    """The zones for clues that are in no hand, with their sizes (TM-R05, TM-R21).

    The two options never apply together: two hands divide evenly (TM-R31).
    """
    rest = len(CLUES) - len(CATEGORIES) - sum(sizes)
    if len(sizes) == 2 and rules["two_player_pool"]:
        return {"pool": rest, "faceup": 0} if rules["even_deal"] else {"pool": rest}
    return {"faceup": rest} if rules["even_deal"] else {}


def deal(table: Table, first: int) -> None:
    """Put three clues into the envelope and deal the rest."""
    arrange = table.setup.arrange
    sizes = hand_sizes(table.seats, first, table.rules)
    zones = {f"hand.{seat}": size for seat, size in enumerate(sizes)}
    zones |= left_over(sizes, table.rules)
    named = {zone: _named(arrange, zone) for zone in ("envelope", *zones)}
    taken = {card for cards in named.values() for card in cards}
    envelope = _envelope(table, named["envelope"], taken)
    deck = table.shuffled("deal", (c for c in CLUES if c not in taken and c not in envelope))
    order = [f"hand.{(first + step) % table.seats}" for step in range(1, table.seats + 1)]
    while any(len(named[zone]) < zones[zone] for zone in order):
        for zone in order:
            if len(named[zone]) < zones[zone]:
                named[zone].append(deck.pop(0))
    for zone, size in zones.items():
        while len(named[zone]) < size:
            named[zone].append(deck.pop(0))
    table.zones.create("envelope", Visibility.COUNT, faces=envelope)
    for seat in range(table.seats):
        name = f"hand.{seat}"
        table.zones.create(name, Visibility.COUNT, owner=seat, faces=named[name])
    if "pool" in zones:
        table.zones.create("pool", Visibility.COUNT, faces=named["pool"])
    if "faceup" in zones:
        table.zones.create("faceup", Visibility.OPEN, faces=named["faceup"])
    table.zones.scramble(table.zones.names())
    for zone in order:
        table.emit(CluesDealt(int(zone.partition(".")[2]), tuple(named[zone])))


def _named(arrange: Mapping[str, Any], zone: str) -> list[str]:
    return [card for card in arrange.get(zone, ()) if card != FILL]


def _envelope(table: Table, named: Sequence[str], taken: set[str]) -> list[str]:
    """One card of each kind: those named, the others drawn unseen (TM-008)."""
    by_category = {CATEGORY[card]: card for card in named}
    return [
        by_category.get(place)
        or table.draw("envelope", [card for card in cards if card not in taken])
        for place, cards in enumerate(CATEGORIES)
    ]


def check_cards(setup: Setup, sizes: Sequence[int]) -> None:
    """Refuse arranged cards that cannot lie where they are put; raises ``BadSetup``."""
    zones = {"envelope": len(CATEGORIES), **{f"hand.{s}": n for s, n in enumerate(sizes)}}
    zones |= left_over(sizes, setup.house_rules)
    where: dict[str, str] = {}
    for zone in zones:
        cards = setup.arrange.get(zone, ())
        if not isinstance(cards, list | tuple):
            raise BadSetup(f"arrange.{zone}", cards, "a list of clues")
        for card in cards:
            if card == FILL:
                continue
            if not isinstance(card, str) or card not in CATEGORY:
                raise BadSetup(f"arrange.{zone}", card, f"the clues {', '.join(CLUES)}")
            if card in where:
                raise BadSetup(f"arrange.{zone}", card, f"it lies in {where[card]} already")
            where[card] = zone
        named = [card for card in cards if card != FILL]
        if len(named) > zones[zone]:
            raise BadSetup(f"arrange.{zone}", list(named), f"at most {zones[zone]} clues")
    inside = [CATEGORY[card] for card, zone in where.items() if zone == "envelope"]
    if len(set(inside)) != len(inside):
        cards = list(setup.arrange["envelope"])
        raise BadSetup("arrange.envelope", cards, "one suspect, one weapon and one room")
    for place, cards in enumerate(CATEGORIES):
        if place not in inside and all(card in where for card in cards):
            raise BadSetup("arrange", list(cards), "one of them has to be left for the envelope")
