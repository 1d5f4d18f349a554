"""Cards and suspects as numbers, sets of them as bit masks: what computer players reckon with.

A profiling card is its place among :data:`CARDS`, a suspect its place among :data:`SUSPECTS`, a
weather card its place among :data:`WEATHER`. Set number 5 of a mask is ``1 << 5``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from math import comb

from systems.rules.deadly_premonition.cards import (
    ATTRIBUTES,
    ATTRIBUTES_OF,
    CARDS,
    FITS,
    GREEN,
    ICONS,
    KINDS,
    RED,
    SUSPECTS,
    WEATHER,
    WEATHER_KINDS,
    kind_of,
    weather_kind,
)

NUMBER = {card: number for number, card in enumerate(CARDS)}
SUSPECT = {suspect: number for number, suspect in enumerate(SUSPECTS)}
WEATHER_NUMBER = {card: number for number, card in enumerate(WEATHER)}

EVERY_CARD = (1 << len(CARDS)) - 1
EVIDENCE, DUAL = "evidence", "D"

KIND: tuple[str, ...] = tuple(kind_of(card) if card not in ICONS else EVIDENCE for card in CARDS)
"""Card -> its kind, ``evidence`` for evidence."""
FIT: tuple[int, ...] = tuple(
    sum(1 << SUSPECT[suspect] for suspect in FITS.get(card, ())) for card in CARDS
)
"""Card -> the suspects with which it correlates; none for action cards."""


def mask_of(cards: Iterable[str]) -> int:
    """Profiling cards as a mask; names of anything else are left out."""
    found = 0
    for card in cards:
        number = NUMBER.get(card)
        if number is not None:
            found |= 1 << number
    return found


def _evidence_for(colour: Iterable[str]) -> tuple[int, ...]:
    allowed = set(colour)
    return tuple(mask_of(card for card in allowed if suspect in FITS[card]) for suspect in SUSPECTS)


REDS, GREENS = mask_of(RED), mask_of(GREEN)
DUALS = REDS & GREENS
ALL_EVIDENCE = REDS | GREENS
OF_KIND = {kind: mask_of((f"{kind}1", f"{kind}2")) for kind in KINDS}
"""Kind of action card -> its two copies."""
COFFEE, OBJECTION = OF_KIND["COF"], OF_KIND["OBJ"]
WEATHERING = mask_of(card for card in CARDS if kind_of(card) in WEATHER_KINDS)
"""Cards with which one can check the weather."""

RED_FOR = _evidence_for(RED)
"""Suspect -> red-capable evidence that correlates."""
GREEN_FOR = _evidence_for(GREEN)
ATTACKS = tuple(cards | COFFEE | OBJECTION for cards in RED_FOR)
"""Suspect -> cards with which an attacker can answer (DP-184)."""
DEFENDS = tuple(cards | COFFEE | OBJECTION for cards in GREEN_FOR)
"""Suspect -> cards with which a defender can answer (DP-183)."""

WITH: tuple[int, ...] = tuple(
    sum(1 << SUSPECT[suspect] for suspect in SUSPECTS if attribute in ATTRIBUTES_OF[suspect])
    for attribute in ATTRIBUTES
)
"""Attribute, by its place among ``ATTRIBUTES`` -> the suspects that have it."""

WEATHER_KIND: tuple[str, ...] = tuple(weather_kind(card) for card in WEATHER)


@lru_cache(maxsize=1 << 15)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers in a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


@cache
def at_most(most: int, hand: int, fitting: int, unseen: int) -> float:
    """How likely a hand of so many unseen cards has at most ``most`` of the fitting ones.

    Args:
        most: from -1.
        hand: cards of the hand that one has not seen.
        fitting: of all unseen cards, those that fit.
        unseen: unseen cards in all, at least ``hand``.
    """
    hand = min(hand, unseen)
    ways = sum(
        comb(fitting, have) * comb(unseen - fitting, hand - have)
        for have in range(min(most, fitting, hand) + 1)
    )
    return ways / comb(unseen, hand)
