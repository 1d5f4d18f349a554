"""How much a question is expected to tell about the envelope, by deals that are possible.

Under ``show_all`` the answer to a question is a function of the deal: who is the first with a
named card, and which of them that seat has. The deals with the same answer cannot be told
apart; what is left to ask afterwards is the entropy of the envelope among them.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game.deduction import Deal
from systems.rules.tudor_mansion.cards import CATEGORY, ORDER
from systems.rules.tudor_mansion.story import Triple


class Worth(NamedTuple):
    """What a question is expected to leave."""

    doubt: float
    """Entropy of the envelope after the answer, in nats."""
    best: float
    """Probability of the likeliest case after the answer."""


class Oracle:
    """Answers to every question, for one seat and some possible deals."""

    def __init__(self, seat: int, seats: int, deals: Sequence[Deal], shows_all: bool) -> None:
        self.count = len(deals)
        self._deals = deals
        self._shows_all = shows_all
        self._order = [(seat + step) % seats for step in range(1, seats)]
        cases: dict[int, int] = {}
        envelope = deals[0].layout.envelope
        self._case = [cases.setdefault(deal.masks[envelope], len(cases)) for deal in deals]
        self._places: dict[str, list[int]] = {}
        self._logs = [0.0] + [n * math.log(n) for n in range(1, self.count + 1)]

    def worth(self, question: Triple) -> Worth:
        """What is left after the answer to a question, on average."""
        suspect, weapon, room = (self._where(card) for card in question)
        answers = [_FIRST[a | b | c] for a, b, c in zip(suspect, weapon, room, strict=True)]
        if not self._shows_all:
            answers = [_one_of(answer, turn) for turn, answer in enumerate(answers)]
        together = Counter(zip(answers, self._case, strict=True))
        sizes: dict[int, int] = {}
        most: dict[int, int] = {}
        doubt = 0.0
        for (answer, _), number in together.items():
            sizes[answer] = sizes.get(answer, 0) + number
            if number > most.get(answer, 0):
                most[answer] = number
            doubt -= self._logs[number]
        doubt += sum(self._logs[size] for size in sizes.values())
        return Worth(doubt / self.count, sum(most.values()) / self.count)

    def _where(self, card: str) -> list[int]:
        """In each deal one bit that says who of those asked has the card; 0: none of them.

        Three bits for each seat in the order of asking, one for each category.
        """
        places = self._places.get(card)
        if places is None:
            number, category = ORDER[card], CATEGORY[card]
            places = []
            for deal in self._deals:
                bit = 0
                for step, seat in enumerate(self._order):
                    if deal.masks[seat] >> number & 1:
                        bit = 1 << (3 * step + category)
                        break
                places.append(bit)
            self._places[card] = places
        return places


class _FirstGroup(dict[int, int]):
    """For a pattern of bits those of the first seat that has any; worked out when first met."""

    def __missing__(self, pattern: int) -> int:
        lowest = (pattern & -pattern).bit_length() - 1
        group = pattern & (7 << (lowest - lowest % 3)) if pattern else 0
        self[pattern] = group
        return group


_FIRST = _FirstGroup()


def _one_of(answer: int, turn: int) -> int:
    """One of the bits, each in turn: under ``choose_one`` the refuter shows one card only."""
    bits = []
    while answer:
        lowest = answer & -answer
        bits.append(lowest)
        answer ^= lowest
    return bits[turn % len(bits)] if bits else 0
