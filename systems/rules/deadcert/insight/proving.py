"""Why something is so in DEADCERT, in words: from the cards seen and the counts that all know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.insight import Proof
from game.core.messages import Message
from systems.rules.deadcert.bots.evidence import Evidence
from systems.rules.deadcert.bots.odds import ALL_TYPES, BIT, PAIRS, SHARED, Odds
from systems.rules.deadcert.cards import SUSPECTS_PER_PACKET, TYPES

TEXTS = "deadcert.insight."
MOST_NAMES = 4
"""So many suspects are weighed up one by one."""


def said(key: str, **values: Any) -> Message:
    """A sentence of a hint, a proof or a review. Values may be lists."""
    return Message(TEXTS + key, values)


def filing(cards: Sequence[str]) -> Message:
    """What to file, first things first; the order of a single card is none."""
    return said("file", cards=tuple(cards), count=len(cards))


def percent_of(odds: Odds, name: str) -> int:
    """How likely this is the killer, in whole parts of 100; never 0 or 100 unless it is certain."""
    share = 100 * odds.of(name)
    if share in (0, 100):
        return int(share)
    return min(99, max(1, round(share)))


def killer_of(known: Evidence) -> str:
    """The suspect seen under all three types, or ""."""
    return next((name for name, mask in known.seen.items() if mask == ALL_TYPES), "")


def who_did_it(known: Evidence, odds: Odds) -> Proof | None:
    """The proof that one suspect alone can be the killer; None where others can be it too."""
    killer = killer_of(known)
    if killer:
        cards = tuple(known.card_of(killer, kind) for kind in TYPES)
        return Proof(said("killer", suspect=killer), (said("three_cards", cards=cards),))
    name = odds.solution
    if not name:
        return None
    others = [one for one in known.seen if one != name and known.seen[one].bit_count() > 1]
    lines = tuple(why_innocent(known, odds, one) for one in others)
    return Proof(said("killer", suspect=name), lines or (counted(known),), said("only_one"))


def why_innocent(known: Evidence, odds: Odds, name: str) -> Message:
    """Why a suspect who was seen cannot be the killer."""
    killer = killer_of(known)
    if killer:
        return said("other_killer", suspect=name, killer=killer)
    if name in known.void:
        return said("void", suspect=name, card=known.void[name])
    mask = known.seen[name]
    for kind in TYPES:
        if not mask & BIT[kind] and seen_of(known, kind) == SUSPECTS_PER_PACKET:
            return said("all_read", suspect=name, type=kind)
    for pair in PAIRS:
        fours = [one for one, types in known.seen.items() if types & pair == pair]
        if len(fours) == SHARED + 1 and name not in fours:
            first, second = (kind for kind in TYPES if pair & BIT[kind])
            return said("not_of_four", suspect=name, first=first, second=second, names=fours)
    if odds.solution:
        return said("other_left", suspect=name, killer=odds.solution)
    return said("counted_out", suspect=name)


def counted(known: Evidence) -> Message:
    """How many cards of each type have been read."""
    motive, means, opportunity = (seen_of(known, kind) for kind in TYPES)
    return said("read_so_far", motive=motive, means=means, opportunity=opportunity)


def seen_of(known: Evidence, kind: str) -> int:
    """How many suspect cards of a type have been seen."""
    return sum(card[0] == kind for card in known.cards)


def likeliest(known: Evidence, odds: Odds) -> tuple[Message, ...]:
    """The suspects who are the likeliest, a sentence each, with what was seen of them."""
    found = []
    for name in odds.candidates[:MOST_NAMES]:
        types = tuple(kind for kind in TYPES if known.seen[name] & BIT[kind])
        found.append(said("chance", suspect=name, types=types, percent=percent_of(odds, name)))
    return tuple(found)


def with_odds(known: Evidence, odds: Odds, cards: Sequence[str]) -> list[Message]:
    """What each of these suspect cards is worth, or why nothing."""
    found = []
    for card in cards:
        name = known.cards[card]
        if odds.of(name):
            found.append(said("card_chance", suspect=name, percent=percent_of(odds, name)))
        else:
            found.append(why_innocent(known, odds, name))
    return found
