"""What follows from a problem: who may and who must have which card, and how likely it is."""

from __future__ import annotations

from collections.abc import Generator
from fractions import Fraction

from game.deduction.counting import Table, fill_table
from game.deduction.envelope import fill_envelope
from game.deduction.grid import Grid
from game.deduction.layout import ENVELOPE, Holder, Layout
from game.deduction.problem import Problem
from game.deduction.sampling import Deal, Draws, draw_deal
from game.slices import finished

__all__ = ["Known", "Knowledge", "counting", "count", "propagate_only"]


class Known:
    """For each holder the cards it may have and the cards it must have."""

    __slots__ = ("can_masks", "layout", "must_masks")

    def __init__(self, layout: Layout, can: tuple[int, ...], must: tuple[int, ...]) -> None:
        self.layout = layout
        self.can_masks = can
        """By holder number the set of cards it may have, those it must have included."""
        self.must_masks = must

    def can(self, holder: Holder) -> tuple[str, ...]:
        """The cards that the holder may have, those that it must have included."""
        return self.layout.names(self.can_masks[self.layout.place(holder)])

    def must(self, holder: Holder) -> tuple[str, ...]:
        """The cards that the holder certainly has."""
        return self.layout.names(self.must_masks[self.layout.place(holder)])

    def may_have(self, holder: Holder, card: str) -> bool:
        """Whether it is possible that the holder has the card."""
        layout = self.layout
        return bool(self.can_masks[layout.place(holder)] >> layout.number(card) & 1)

    def has(self, holder: Holder, card: str) -> bool:
        """Whether it is certain that the holder has the card."""
        layout = self.layout
        return bool(self.must_masks[layout.place(holder)] >> layout.number(card) & 1)

    def holder_of(self, card: str) -> Holder | None:
        """Who certainly has the card; None when that is open."""
        number = self.layout.number(card)
        for place, mask in enumerate(self.must_masks):
            if mask >> number & 1:
                return self.layout.holders[place]
        return None

    def left(self, category: int) -> tuple[str, ...]:
        """The cards of a category that may be in the envelope."""
        layout = self.layout
        mask = self.can_masks[layout.envelope] & layout.category_masks[category]
        return layout.names(mask)

    @property
    def solution(self) -> tuple[str, ...] | None:
        """The envelope, when it is certain."""
        cards = self.must(ENVELOPE)
        return cards if len(cards) == len(self.layout.categories) else None


class Knowledge(Known):
    """Complete: every certainty and the exact number of deals behind every probability."""

    __slots__ = ("_envelope", "_table", "total")

    def __init__(self, table: Table) -> None:
        layout = table.grid.layout
        can = list(table.grid.must)
        must = list(table.grid.must)
        for card, row in enumerate(table.counts):
            for holder, deals in enumerate(row):
                if deals:
                    can[holder] |= 1 << card
                if deals == table.total:
                    must[holder] |= 1 << card
        super().__init__(layout, tuple(can), tuple(must))
        self.total = table.total
        """How many deals fit everything that was seen."""
        self._table = table
        self._envelope: dict[tuple[str, ...], int] | None = None

    def deals_with(self, holder: Holder, card: str) -> int:
        """The number of deals in which the holder has the card."""
        place = self.layout.place(holder)
        number = self.layout.number(card)
        row = self._table.counts[number]
        if row:
            return row[place]
        return self.total if self.must_masks[place] >> number & 1 else 0

    def prob(self, holder: Holder, card: str) -> Fraction:
        """The exact probability that the holder has the card."""
        return Fraction(self.deals_with(holder, card), self.total)

    def envelope_triples(self) -> dict[tuple[str, ...], int]:
        """Every possible content of the envelope with the number of its deals.

        One card of each category, in the order of the categories; most likely first, ties in
        the order of the cards.
        """
        for _ in self.finding_envelope():
            pass
        assert self._envelope is not None
        return self._envelope

    def finding_envelope(self) -> Generator[None, None, None]:
        """The work of :meth:`envelope_triples` in slices, if it has not been done yet."""
        if self._envelope is None:
            counts = yield from fill_envelope(self._table)
            self._envelope = counts

    def sample(self, stream: Draws, deals: int) -> list[Deal]:
        """So many deals that fit, each drawn evenly from all of them."""
        return [draw_deal(self._table, stream) for _ in range(deals)]


def counting(problem: Problem) -> Generator[None, None, Knowledge]:
    """Count in slices of at most some milliseconds; the value returned is the knowledge.

    :class:`Contradiction` when no deal fits.
    """
    table = yield from fill_table(Grid.of(problem).propagate())
    return Knowledge(table)


def count(problem: Problem) -> Knowledge:
    """Count at one go; :class:`Contradiction` when no deal fits."""
    return finished(counting(problem))


def propagate_only(problem: Problem) -> Known:
    """What simple bookkeeping finds: sound, quick, not complete.

    :class:`Contradiction` when it notices that nothing fits; it does not always notice.
    """
    grid = Grid.of(problem).propagate()
    return Known(problem.layout, tuple(grid.can), tuple(grid.must))
