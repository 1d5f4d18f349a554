"""Suspect Checklists of COVERTplay and SOLOplay: what a seat has lawfully seen (DC-SET-040 to 046).

They fill in by themselves (DC-RUL-073): a checklist is a function of what its seat saw. The
functions here that take a list of cards look at nothing else, so that a computer player may use
them with the cards that it was shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from game.core.facts import Fact
from game.core.table import Table
from systems.rules.deadcert.cards import SNOOPS, TYPES, is_snoop
from systems.rules.deadcert.content import CardSet
from systems.rules.deadcert.episode import Case


@dataclass(slots=True)
class Checklists:
    """Seat -> the suspect cards, and the Snoop cards, that it has seen, in that order."""

    cards: dict[int, list[str]] = field(default_factory=dict)
    snoops: dict[int, list[str]] = field(default_factory=dict)


class ChecklistUpdated(Fact, frozen=True):
    """New entries on a seat's own Checklist; nobody else learns of it."""

    ONLY_FOR: ClassVar[tuple[str, ...]] = ("seat",)

    seat: int
    cards: tuple[str, ...]
    """Suspect cards that were recorded now."""
    snoops: tuple[str, ...]
    """Snoop cards that were recorded now."""
    primes: tuple[str, ...]
    """Suspects who entered the Prime Suspects list, or have one more type there."""


def primes(card_set: CardSet, seen: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Suspect -> the types recorded, for those recorded more than once (DC-SET-042).

    In the order in which they entered the list.
    """
    types: dict[str, list[str]] = {}
    entered: dict[str, None] = {}
    for card in seen:
        row = types.setdefault(card_set.suspect_of(card), [])
        row.append(card_set.card[card].type)
        if len(row) > 1:
            entered[card_set.suspect_of(card)] = None
    return {name: tuple(kind for kind in TYPES if kind in types[name]) for name in entered}


def identified(card_set: CardSet, seen: Iterable[str]) -> str:
    """The suspect recorded under all three types, or "" while there is none (DC-SET-045)."""
    for suspect, types in primes(card_set, seen).items():
        if len(types) == len(TYPES):
            return suspect
    return ""


def record(table: Table, case: Case, seat: int, cards: Sequence[str]) -> None:
    """A seat lawfully sees these cards: what is new is recorded (DC-SET-041, 042, 044)."""
    lists = table.one(Checklists)
    seen, snoops = lists.cards.setdefault(seat, []), lists.snoops.setdefault(seat, [])
    new = [card for card in cards if not is_snoop(card) and card not in seen]
    new_snoops = [card for card in cards if is_snoop(card) and card not in snoops]
    if not new and not new_snoops:
        return
    seen += new
    snoops += new_snoops
    named = {case.card_set.suspect_of(card) for card in new}
    changed = tuple(name for name in primes(case.card_set, seen) if name in named)
    table.emit(ChecklistUpdated(seat, tuple(new), tuple(new_snoops), changed))


def shown(
    table: Table, case: Case, seat: int, levels: Mapping[str, int], show_primes: bool
) -> dict[str, Any]:
    """A seat's Checklist as its own view has it.

    Args:
        table: of the match.
        case: of the episode.
        seat: whose.
        levels: the level of every card that lies in the seat's own Filed stacks (DC-SET-043).
        show_primes: whether the Prime Suspects list is shown (house rule ``show_prime_list``).

    Returns:
        ``cards`` and ``slots`` by number, ``primes`` (left out where it is not shown),
        ``levels``, and ``snoops`` in the order of the rules file.
    """
    lists, card_set = table.one(Checklists), case.card_set
    seen = lists.cards.get(seat, [])
    cards = case.in_order(seen)
    found: dict[str, Any] = {
        "cards": tuple(cards),
        "slots": {card_set.card[card].number: card_set.forename(card) for card in cards},
        "levels": dict(levels),
        "snoops": tuple(snoop for snoop in SNOOPS if snoop in lists.snoops.get(seat, [])),
    }
    if show_primes:
        found["primes"] = primes(card_set, seen)
    return found
