"""The pairs of pictures on the table, the one that fits least first."""

from __future__ import annotations

from dataclasses import dataclass

from systems.rules.detective_club.bots.case import Case
from systems.rules.detective_club.bots.voting import Clue, clues, suspects, suspicion


@dataclass(frozen=True, slots=True)
class Pair:
    """What one seat has played in this round, as somebody else sees it.

    Attributes:
        seat: who played it.
        cards: one or two, or none as yet.
        fits: how well each fits the word, or is expected to, in points of 100.
        clues: what each tells of the seat.
        chance: how likely the seat is the Conspirator.
    """

    seat: int
    cards: tuple[str, ...]
    fits: tuple[int, ...]
    clues: tuple[Clue, ...]
    chance: float


def pairs(case: Case) -> list[Pair]:
    """Those of everybody whom the seat may suspect, the most suspicious first."""
    told = clues(case)
    odds = suspicion(case, told=told)
    found = []
    for seat in suspects(case):
        own = tuple(clue for clue in told if clue.seat == seat)
        cards = tuple(clue.card for clue in own)
        fits = tuple(round(clue.fit) for clue in own)
        found.append(Pair(seat, cards, fits, own, odds[seat]))
    return sorted(found, key=lambda pair: (-pair.chance, pair.seat))
