"""Bookkeeping: who may have which card and who must have it, by simple rules to a fixpoint.

Sound and quick (some ten microseconds) but not complete: with four seats and more it misses
something in one position of ten. :mod:`game.deduction.counting` finds the rest.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.deduction.layout import Layout
from game.deduction.problem import Between, Constraint, Contradiction, Holds, Lacks, NotAll, Problem

Clause = tuple[int, int, int, int]
"""Holder, set of cards, at least so many of them, at most so many of them."""


class Grid:
    """For every holder a set of cards it may have and a set of cards it must have."""

    __slots__ = ("can", "clauses", "layout", "must")

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        count = len(layout.holders)
        self.can = [layout.all_cards] * count
        self.can[layout.envelope] = sum(layout.category_masks)
        self.must = [0] * count
        self.clauses: list[Clause] = []

    @classmethod
    def of(cls, problem: Problem) -> Grid:
        """The grid of a problem, before any reasoning."""
        grid = cls(problem.layout)
        grid.add(problem.constraints)
        return grid

    def copy(self) -> Grid:
        """A grid of its own with the same contents."""
        other = object.__new__(Grid)
        other.layout = self.layout
        other.can = self.can[:]
        other.must = self.must[:]
        other.clauses = self.clauses[:]
        return other

    def add(self, constraints: Iterable[Constraint]) -> None:
        """Write constraints down; :meth:`propagate` draws the conclusions."""
        layout = self.layout
        for row in constraints:
            match row:
                case Holds(holder, card):
                    self.must[layout.place(holder)] |= 1 << layout.number(card)
                case Lacks(holder, cards):
                    self.can[layout.place(holder)] &= ~layout.mask(cards)
                case Between(holder, cards, low, high):
                    self.clauses.append((layout.place(holder), layout.mask(cards), low, high))
                case NotAll(cards):
                    mask = layout.mask(cards)
                    self.clauses.append((layout.envelope, mask, 0, mask.bit_count() - 1))

    def propagate(self) -> Grid:
        """Apply every rule until nothing changes; :class:`Contradiction` when nothing fits."""
        while True:
            before = (*self.can, *self.must)
            clauses = len(self.clauses)
            self.one_holder_a_card()
            self.hand_sizes()
            self.one_of_each_category()
            self.open_clauses()
            if before == (*self.can, *self.must) and clauses == len(self.clauses):
                return self

    def one_holder_a_card(self) -> None:
        """A placed card is nowhere else; a card with one possible holder is placed."""
        can, must = self.can, self.must
        placed = 0
        for holder, cards in enumerate(must):
            if cards & ~can[holder] or cards & placed:
                raise Contradiction("a card is with two holders, or where it cannot be")
            placed |= cards
        once = twice = 0
        for holder, cards in enumerate(can):
            cards = (cards & ~placed) | must[holder]
            can[holder] = cards
            twice |= once & cards
            once |= cards
        if once != self.layout.all_cards:
            raise Contradiction("a card can be nowhere")
        single = once & ~twice & ~placed
        if single:
            for holder, cards in enumerate(can):
                must[holder] |= cards & single

    def hand_sizes(self) -> None:
        """A full hand has nothing else; a hand that needs all it may have, has it."""
        can, must = self.can, self.must
        for holder in range(self.layout.envelope):
            size = self.layout.sizes[holder]
            known = must[holder].bit_count()
            if known > size:
                raise Contradiction("a hand has more cards than its size")
            if known == size:
                can[holder] = must[holder]
                continue
            possible = can[holder].bit_count()
            if possible < size:
                raise Contradiction("a hand cannot be filled")
            if possible == size:
                must[holder] = can[holder]

    def one_of_each_category(self) -> None:
        """The envelope has exactly one card of each category."""
        envelope = self.layout.envelope
        for category in self.layout.category_masks:
            known = self.must[envelope] & category
            if known:
                if known & (known - 1):
                    raise Contradiction("two cards of a category are in the envelope")
                self.can[envelope] = (self.can[envelope] & ~category) | known
                continue
            possible = self.can[envelope] & category
            if not possible:
                raise Contradiction("no card of a category can be in the envelope")
            if not possible & (possible - 1):
                self.must[envelope] |= possible

    def open_clauses(self) -> None:
        """Use clauses that have become definite, shorten the others, drop what says nothing."""
        can, must = self.can, self.must
        kept: dict[Clause, None] = {}
        for holder, mask, low, high in self.clauses:
            known = (must[holder] & mask).bit_count()
            possible = can[holder] & mask
            most = possible.bit_count()
            if known > high or most < low:
                raise Contradiction("a holder has too many or too few of some cards")
            if known >= low and most <= high:
                continue
            if most == low:
                must[holder] |= possible
                continue
            if known == high:
                can[holder] &= ~(mask & ~must[holder])
                continue
            still_open = possible & ~must[holder]
            kept[(holder, still_open, max(low - known, 0), high - known)] = None
        self.clauses = list(kept)

    def open_cards(self) -> int:
        """The set of cards whose holder is not known."""
        placed = 0
        for cards in self.must:
            placed |= cards
        return self.layout.all_cards & ~placed
