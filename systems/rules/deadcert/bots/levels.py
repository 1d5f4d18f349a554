"""The levels: named sets of parameters, nothing more."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer player plays."""

    name: str
    forgets_one_in: int = 0
    """In OPENplay at the end of each round: one in so many cards filed elsewhere is forgotten; 0:
    none is (DC-RUL-090)."""
    forgets_primes_one_in: int = 0
    """The same for cards of suspects that it remembers under two types."""
    reads_hints: bool = False
    """Whether it weighs what the texts suggest, beside what follows (section 9, item 6)."""
    weighs: bool = True
    """Whether it weighs what each choice is worth; otherwise it goes by simple likes."""
    thinks_of_others: bool = False
    """Whether it thinks of what the others will do before its next turn."""
    thinks_of_next_card: bool = False
    """Whether it thinks of what the top card of Fresh may be."""


CASUAL = Level("casual", forgets_one_in=2, forgets_primes_one_in=4, weighs=False)
STEADY = Level("steady", forgets_one_in=6, forgets_primes_one_in=20, thinks_of_others=True)
SHARP = Level("sharp", reads_hints=True, thinks_of_others=True, thinks_of_next_card=True)

LEVELS = {level.name: level for level in (CASUAL, STEADY, SHARP)}
