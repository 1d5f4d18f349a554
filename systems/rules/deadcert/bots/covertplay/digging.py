"""Which stacks to fetch from in COVERTplay once Fresh is empty: how deep something lies counts.

Only the top of a stack can be taken, so what lies below it costs the cards above. All ways to
spread so many cards over the stacks are weighed together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from systems.rules.deadcert.bots.covertplay.outlook import Outlook
from systems.rules.deadcert.bots.covertplay.tracking import Place
from systems.rules.deadcert.bots.odds import BIT
from systems.rules.deadcert.cards import LEVEL_TWO, SNOOP_TYPES, SNOOPS_OF, TYPES
from systems.rules.deadcert.covertplay.bureau import DECLARED, FRESH, filed_of

SNOOP_WORTH = 0.06
"""What a Snoop card is worth while it is open who did it."""
REACHING = 0.2
"""The same once the killer is known, where it can reach what is missing."""
IDLE_SNOOP = 0.02
FREER = 1.3
"""How much more a Snoop card is worth that works on all types."""
NEARER = 0.45
"""What part of its worth a card has that comes nearer, by a turn of digging."""
A_TURN = 3
UNKNOWN = 0.004
"""What a card of which nothing is known is worth for being read."""


class Dig(NamedTuple):
    """How many cards to take from each stack, and what that is worth."""

    worth: float
    takes: tuple[tuple[Place, int], ...]
    """The place on top of each stack, and how many cards to take from there."""


def snoop_worth(outlook: Outlook, snoop: str) -> float:
    """What it is worth to have a Snoop card."""
    missing = missing_types(outlook)
    worth = REACHING if missing else SNOOP_WORTH
    if snoop == "X3":
        values, seats = outlook.view.values, range(len(outlook.view.seats))
        locked = any(values[f"locked_colours.{seat}"] for seat in seats if seat != outlook.seat)
        return worth if locked else worth / 2
    if snoop in LEVEL_TWO:
        return worth * FREER
    (kind,) = SNOOP_TYPES[snoop]
    return IDLE_SNOOP if missing and kind not in missing else worth


def missing_types(outlook: Outlook) -> tuple[str, ...]:
    """The types of the killer's cards that this seat does not have; () while it is not known."""
    killer = outlook.killer
    if not killer:
        return ()
    has = outlook.has.get(killer, 0)
    return tuple(kind for kind in TYPES if not has & BIT[kind])


def value_of(outlook: Outlook, place: Place, kind: str) -> float:
    """What it is worth to have the card in a place of a stack."""
    value = outlook.prize(place, kind)
    for snoop in SNOOPS_OF[kind]:
        mass = outlook.snoop_places.get(snoop, {}).get(place)
        if mass:
            value += mass * snoop_worth(outlook, snoop)
    return value + UNKNOWN * min(1.0, outlook.unknown[kind].get(place, 0.0))


def fresh_value(outlook: Outlook) -> float:
    """What the next card of Fresh is worth, which is of the colour on its top."""
    place = Place(FRESH)
    top = outlook.view.values["fresh_top"]
    return _fresh_of(outlook, place, top) if top else 0.0


def _fresh_of(outlook: Outlook, place: Place, kind: str) -> float:
    number = outlook.unknown[kind].get(place, 0.0)
    return value_of(outlook, place, kind) / max(1.0, number)


def later_fresh(outlook: Outlook) -> float:
    """What one of the other cards of Fresh is worth, of whatever colour."""
    place = Place(FRESH)
    number = sum(outlook.unknown[kind].get(place, 0.0) for kind in TYPES)
    return sum(value_of(outlook, place, kind) for kind in TYPES) / max(1.0, number)


def fetching(outlook: Outlook, number: int, *, filed_only: bool = False) -> float:
    """What it is worth to fetch so many cards."""
    fresh = 0 if filed_only else min(number, int(outlook.view.values["fresh_count"]))
    worth = 0.0
    if fresh:
        worth = fresh_value(outlook) + (fresh - 1) * later_fresh(outlook)
    if number > fresh:
        worth += digging(outlook, number - fresh, filed_only=filed_only).worth
    return worth


def digging(outlook: Outlook, number: int, *, filed_only: bool = False, but: str = "") -> Dig:
    """The best way to take cards from the stacks.

    Args:
        outlook: of who digs.
        number: how many.
        filed_only: the Declared stack is closed.
        but: a Filed stack that is closed, by its zone.
    """
    best: dict[int, Dig] = {0: Dig(0.0, ())}
    first: dict[Place, float] = {}
    for top, worths in _stacks(outlook, number, filed_only, but):
        after = dict(best)
        first[top] = worths[0]
        for taken, (worth, takes) in best.items():
            for more, value in enumerate(worths, start=1):
                if taken + more > number:
                    break
                total = worth + value
                if taken + more not in after or total > after[taken + more].worth + 1e-12:
                    after[taken + more] = Dig(total, (*takes, (top, more)))
        best = after
    worth, takes = best[max(best)]
    return Dig(worth, tuple(sorted(takes, key=lambda take: -first[take[0]])))


def _stacks(
    outlook: Outlook, number: int, filed_only: bool, but: str
) -> list[tuple[Place, list[float]]]:
    """For each stack what it is worth to take one, two, ... cards from it."""
    found = []
    for seat in outlook.tracker.hands:
        for kind in TYPES:
            places = outlook.tracker.stacks[filed_of(seat, kind)]
            if places and filed_of(seat, kind) != but:
                values = [value_of(outlook, place, kind) for place in places]
                found.append((places[0], _by_depth(values, number)))
    lying = outlook.view.zones[DECLARED].cards
    if lying and not filed_only:
        values = [_declared_value(outlook, card) for card in lying]
        found.append((Place(DECLARED), _by_depth(values, number)))
    return found


def _by_depth(values: Sequence[float], number: int) -> list[float]:
    """What the first cards are worth, with what lies deeper and comes nearer by them."""
    found, total = [], 0.0
    for taken in range(1, min(number, len(values)) + 1):
        total += values[taken - 1]
        deeper = sum(
            value * NEARER ** (1 + depth // A_TURN) * (1 if depth < 2 * A_TURN else 0)
            for depth, value in enumerate(values[taken:])
        )
        before = sum(
            value * NEARER ** (1 + depth // A_TURN) * (1 if depth < 2 * A_TURN else 0)
            for depth, value in enumerate(values)
        )
        found.append(total + deeper - before)
    return found


def _declared_value(outlook: Outlook, card: str) -> float:
    if card in outlook.known.cards:
        name = outlook.known.cards[card]
        return outlook.wanted[card[0]].get(name, 0.0)
    return snoop_worth(outlook, card)
