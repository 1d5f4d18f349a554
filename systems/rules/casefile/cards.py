"""The 44 cards: 32 pieces of evidence and twelve false ones (rules file, section 2).

Nothing here changes during a match. A set of cards is kept in the order of the catalogue: suspects,
weapons, motives, locations, false evidence, each by number (CF-047).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

TYPES = ("suspect", "weapon", "motive", "location")
"""The four types of evidence, in the order of a solution (CF-015)."""
FALSE_TYPE = "false"
"""What a false card is instead: it is no evidence (CF-016)."""

_LETTERS = dict(zip("SWML", TYPES, strict=True)) | {"F": FALSE_TYPE}
_EVIDENCE_POINTS = (1, 1, 1, 2, 2, 2, 3, 3)
_FALSE_POINTS = (1, 2, 3, 2, 1, 1, 3, 3, 2, 1, 2, 3)

EVIDENCE_OF = {
    kind: tuple(f"{letter}{number}" for number in range(1, 9))
    for letter, kind in _LETTERS.items()
    if kind != FALSE_TYPE
}
"""Type -> its eight pieces."""
EVIDENCE = tuple(card for cards in EVIDENCE_OF.values() for card in cards)
FALSE_EVIDENCE = tuple(f"F{number}" for number in range(1, 13))
CARDS = EVIDENCE + FALSE_EVIDENCE
"""All cards in the order of the catalogue."""

POINTS = {card: _EVIDENCE_POINTS[int(card[1:]) - 1] for card in EVIDENCE} | dict(
    zip(FALSE_EVIDENCE, _FALSE_POINTS, strict=True)
)
"""Card -> 1, 2 or 3 points, known to everybody (CF-017)."""

LONG_INTERVIEW, FRESH_LEAD, SILVER_TONGUE = "F5", "F6", "F7"
SEARCH_WARRANT, STAKEOUT = "F8", "F9"
EVIDENCE_LOCKER, WIRETAP, NO_COMMENT = "F10", "F11", "F12"
RED_HERRINGS = ("F1", "F2", "F3", "F4")

TIMING = dict.fromkeys(RED_HERRINGS, "herring") | {
    LONG_INTERVIEW: "extra",
    FRESH_LEAD: "extra",
    SILVER_TONGUE: "extra",
    SEARCH_WARRANT: "instead",
    STAKEOUT: "instead",
    EVIDENCE_LOCKER: "anytime",
    WIRETAP: "anytime",
    NO_COMMENT: "anytime",
}
"""False card -> when it can be played (CF-101)."""

HAND = 5
"""Cards after the deal and after every reset (CF-009, CF-145)."""
ASKED = 3
"""Pieces that an ask names (CF-060)."""
ASKED_LONG = 5
"""The same after a Long Interview (CF-120)."""
LOOKED_AT = 3
"""Cards that Stakeout and Evidence Locker show (CF-124, CF-125)."""
LEAD = 2
"""Cards that a Fresh Lead draws (CF-121)."""

X, STAR = "x", "star"
FACES = (*TYPES, X, STAR)
"""The faces of the deception die, equally likely (CF-130)."""

_PLACE = {card: place for place, card in enumerate(CARDS)}


def type_of(card: str) -> str:
    """``suspect``, ``weapon``, ``motive``, ``location`` or ``false``."""
    return _LETTERS[card[0]]


def is_evidence(card: str) -> bool:
    return card[0] != "F"


def place_of(card: str) -> int:
    """The place of a card in the catalogue."""
    return _PLACE[card]


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """The cards in the order of the catalogue."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def points_of(cards: Iterable[str]) -> int:
    """The points of the cards together."""
    return sum(POINTS[card] for card in cards)


def sets_of(cards: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """Every non-empty set of the cards, small ones first."""
    ordered = in_order(cards)
    for size in range(1, len(ordered) + 1):
        yield from combinations(ordered, size)


def sets_with_sum(cards: Iterable[str], low: int, high: int) -> list[tuple[str, ...]]:
    """Every non-empty set whose points are from ``low`` to ``high``, small ones first."""
    found: list[tuple[str, ...]] = []

    def grow(chosen: tuple[str, ...], total: int, rest: tuple[str, ...]) -> None:
        for number, card in enumerate(rest):
            more = total + POINTS[card]
            if more > high:
                continue
            bigger = (*chosen, card)
            if more >= low:
                found.append(bigger)
            grow(bigger, more, rest[number + 1 :])

    grow((), 0, in_order(cards))
    found.sort(key=len)
    return found
