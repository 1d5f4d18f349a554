"""The cards that any unfilled holder may have and no clause names: counted by formula.

With ``m`` such cards, of which the envelope takes one of each of its open categories, the rest
can be spread over the hands in (rest)! / (need_1! * need_2! * ...) ways.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from game.deduction.grid import Grid
from game.deduction.steps import Walk


class Tail:
    """The formula for one walk."""

    def __init__(self, grid: Grid, walk: Walk) -> None:
        layout = grid.layout
        self.walk = walk
        self.envelope = layout.envelope
        envelope_may = grid.can[layout.envelope]
        self.in_envelope: tuple[tuple[int, ...], ...] = tuple(
            tuple(card for card in walk.tail if (envelope_may & category) >> card & 1)
            for category in layout.category_masks
        )
        """By category the tail cards that may be in the envelope."""

    def needs(self, state: int) -> list[tuple[int, int]]:
        """The holders that still get cards, with how many."""
        walk = self.walk
        rows = []
        for holder in walk.hungry:
            need = (state & walk.need_mask[holder]) >> walk.need_shift[holder]
            if need:
                rows.append((holder, need))
        return rows

    def open_categories(self, state: int) -> list[int]:
        """The categories of which the envelope still gets a card."""
        shifts = self.walk.category_shift
        return [kind for kind, shift in enumerate(shifts) if state >> shift & 1]

    def spreads(self, state: int) -> int:
        """In how many ways the cards left over by the envelope fill the hands; 0: in none."""
        rest = len(self.walk.tail) - len(self.open_categories(state))
        needs = self.needs(state)
        if sum(need for _, need in needs) != rest:
            return 0
        ways = math.factorial(rest)
        for _, need in needs:
            ways //= math.factorial(need)
        return ways

    def ways(self, state: int) -> int:
        """In how many ways the tail can be placed."""
        ways = self.spreads(state)
        for kind in self.open_categories(state):
            ways *= len(self.in_envelope[kind])
        return ways

    def marginals(self, weighted: Iterable[tuple[int, int, int]], counts: list[list[int]]) -> None:
        """Write into ``counts[card][holder]`` in how many deals each tail card is where.

        ``weighted`` are the last states, each with the number of ways to reach it and the
        number of ways to go on. The cards of a category are alike, as long as the envelope
        may have them; so are all the others.
        """
        kinds = len(self.in_envelope)
        holders = self.envelope + 1
        plain = [0] * holders
        differs = [[0] * holders for _ in range(kinds)]
        for state, reached, ways in weighted:
            if not ways:
                continue
            deals = reached * ways
            open_kinds = self.open_categories(state)
            rest = len(self.walk.tail) - len(open_kinds)
            for kind in open_kinds:
                differs[kind][self.envelope] += deals // len(self.in_envelope[kind])
            for holder, need in self.needs(state):
                share = deals * need // rest
                plain[holder] += share
                for kind in open_kinds:
                    alike = len(self.in_envelope[kind])
                    kept = deals // alike * (alike - 1)
                    differs[kind][holder] += kept * need // rest - share
        for card in self.walk.tail:
            counts[card] = plain[:]
        for kind, cards in enumerate(self.in_envelope):
            for card in cards:
                counts[card] = [a + b for a, b in zip(plain, differs[kind], strict=True)]
