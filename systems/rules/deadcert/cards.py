"""The cards as every format knows them: types, Snoops, and their ids (rules file, section 2).

A suspect card's id is made of type, letter and number (``M-A-07``), a Detail's of type and letter
(``M-A``). Snoop cards have no letter: each of the six kinds is in play exactly once.
"""

from __future__ import annotations

MOTIVE, MEANS, OPPORTUNITY = "M", "E", "O"
TYPES = (MOTIVE, MEANS, OPPORTUNITY)
"""The evidence types, in the order in which everything is listed; also the colours of the backs."""

LETTERS = ("A", "B", "C", "D", "E")
"""The packs of the game set (DC-SET-001)."""

FIRST_NUMBER = {MOTIVE: 1, MEANS: 17, OPPORTUNITY: 33}
"""Type -> the lowest number on its suspect cards; sixteen follow each other (DC-SET-056)."""
SUSPECTS_PER_PACKET = 16

SNOOPS_OF = {MOTIVE: ("SM", "X1"), MEANS: ("SE", "X2"), OPPORTUNITY: ("SO", "X3")}
"""Type -> the two Snoop cards in each packet of that type (DC-SET-055)."""
SNOOPS = ("SM", "SE", "SO", "X1", "X2", "X3")
"""Level 1 before Level 2, as the rules file lists them."""
LEVEL_TWO = ("X1", "X2", "X3")
SNOOP_COLOUR = {snoop: kind for kind, snoops in SNOOPS_OF.items() for snoop in snoops}
"""Snoop card -> the colour of its back (DC-SET-009)."""
SNOOP_TYPES: dict[str, tuple[str, ...]] = dict.fromkeys(LEVEL_TWO, TYPES) | {
    "SM": (MOTIVE,),
    "SE": (MEANS,),
    "SO": (OPPORTUNITY,),
}
"""Snoop card -> the types on which it works (DC-SET-028)."""

CARDS_IN_PLAY = 54


def card_id(kind: str, letter: str, number: int) -> str:
    """The id of a suspect card of the game set: ``M-A-07``."""
    return f"{kind}-{letter}-{number:02d}"


def packet_id(kind: str, letter: str) -> str:
    """The id of a packet, and of its Detail: ``M-A``."""
    return f"{kind}-{letter}"


def is_snoop(card: str) -> bool:
    """Whether the card is one of the six Snoops."""
    return card in SNOOP_COLOUR


def colour_of(card: str) -> str:
    """The evidence type on the card's back: M, E or O (DC-SET-009)."""
    return SNOOP_COLOUR.get(card) or card[0]


def by_back(card: str) -> int:
    """For sorting cards by the colour of their backs alone."""
    return TYPES.index(colour_of(card))
