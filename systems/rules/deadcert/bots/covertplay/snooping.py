"""Whom to snoop in COVERTplay, with which card, and what that is worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from systems.rules.deadcert.bots.covertplay.digging import fetching
from systems.rules.deadcert.bots.covertplay.outlook import Outlook
from systems.rules.deadcert.bots.covertplay.tracking import HAND, LOCKED, Place
from systems.rules.deadcert.cards import SNOOP_TYPES, TYPES
from systems.rules.deadcert.covertplay.bureau import FETCHES, SNOOP_TAKES

BY_THIRD = (0.35, 1.0)
"""What a pair is worth as part of its suspect's odds: without the third card, and with it."""

ANY_PAIR = 0.05
"""What a pair of which nothing is known is worth: a Prime Suspect's, whom somebody favours."""


class Raid(NamedTuple):
    """A Snoop card played on somebody."""

    worth: float
    snoop: str
    target: int


def best_raid(outlook: Outlook, snoops: Iterable[str]) -> Raid | None:
    """The best use of these Snoop cards, with what is fetched beside; None without any."""
    found = [
        Raid(raid_worth(outlook, snoop, target), snoop, target)
        for snoop in snoops
        for target in targets(outlook, snoop)
    ]
    return max(found, key=lambda raid: raid.worth) if found else None


def targets(outlook: Outlook, snoop: str) -> list[int]:
    """The seats that can be snooped with a card (DC-COV-023)."""
    tracker, snooped = outlook.tracker, outlook.view.values["snooped"]
    found = []
    for seat, hand in tracker.hands.items():
        if seat == outlook.seat or seat in snooped:
            continue
        there = tracker.locked[seat] if snoop == "X3" else any(
            hand[kind] for kind in SNOOP_TYPES[snoop]
        )  # fmt: skip
        if there:
            found.append(seat)
    return found


def raid_worth(outlook: Outlook, snoop: str, target: int) -> float:
    """What it is worth to play a Snoop card on a seat, with the card that is fetched."""
    if snoop == "X3":
        return pair_worth(outlook, target) + fetching(outlook, 1)
    hand = outlook.tracker.hands[target]
    takes = min(SNOOP_TAKES, sum(hand[kind] for kind in SNOOP_TYPES[snoop]))
    _, worth = colours_to_take(outlook, snoop, target, takes)
    return worth + fetching(outlook, FETCHES - takes)


def colours_to_take(
    outlook: Outlook, snoop: str, target: int, takes: int
) -> tuple[tuple[str, ...], float]:
    """The colours of the cards to take from a hand, the best first, and what they are worth.

    A card of a colour is one of those of that colour in the hand: the fewer there are, the
    likelier it is the one that is wanted.
    """
    hand = outlook.tracker.hands[target]
    each = {
        kind: outlook.prize(Place(HAND, target), kind) / hand[kind]
        for kind in SNOOP_TYPES[snoop]
        if hand[kind]
    }
    chosen: list[str] = []
    left = dict(hand)
    worth = 0.0
    while len(chosen) < takes:
        able = [kind for kind in TYPES if kind in each and left[kind]]
        if not able:
            break
        best = max(able, key=lambda kind: each[kind])
        chosen.append(best)
        left[best] -= 1
        worth += each[best]
    return tuple(chosen), worth


def pair_worth(outlook: Outlook, target: int) -> float:
    """What the Lock Down of a seat is worth: both its cards are of one suspect."""
    colours = outlook.tracker.locked[target]
    if not colours:
        return 0.0
    place = Place(LOCKED, target)
    worth, rest = 0.0, 1.0
    for name in outlook.odds.candidates:
        chances = [outlook.places(name, kind).get(place, 0.0) for kind in colours]
        has = outlook.has.get(name, 0)
        worth += outlook.odds.of(name) * BY_THIRD[bool(has)] * min(chances)
        rest -= min(chances)
    return worth + ANY_PAIR * max(0.0, rest)
