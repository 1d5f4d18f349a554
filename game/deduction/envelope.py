"""The joint distribution of the envelope: in how many deals it has which cards together.

Probabilities of single cards are not enough to accuse by, since the cards of an envelope hang
together. One more walk forwards finds all combinations at once: the number of ways to reach a
state is written as one large integer with a column for every combination, and giving a card to
the envelope moves all its columns by a fixed distance. (Columns cannot run into each other:
each is wide enough for the number of all deals.)
"""

from __future__ import annotations

from collections.abc import Generator

from game.deduction.counting import SLICE, States, Table
from game.deduction.layout import bits
from game.deduction.steps import Option, Step


def fill_envelope(table: Table) -> Generator[None, None, dict[tuple[str, ...], int]]:
    """Count the deals by the content of the envelope, most likely first."""
    columns = _Columns(table)
    envelope = table.grid.layout.envelope
    before: States = {table.walk.start: 1}
    work = 0
    for step, alive in zip(table.walk.steps, table.backward[1:], strict=True):
        after: States = {}
        for option in step.options:
            move = columns.distance[step.card] if option.holder == envelope else 0
            _advance(before, after, alive, step, option, move)
            work += 2 * len(before)
            if work >= SLICE:
                work = 0
                yield
        before = after
    packed = columns.with_tail(before)
    yield
    return columns.unpacked(packed)


def _advance(
    before: States, after: States, alive: States, step: Step, option: Option, move: int
) -> None:
    """Give the step's card to one holder in every state from which it can go on."""
    need, delta, sets, forbidden = option.need, option.delta, option.sets, option.forbidden
    required, keep, ranges = step.required, step.keep, step.ranges
    get = after.get
    for state, ways in before.items():
        if state & need:
            state = (state + delta) | sets
            if step.checked:
                if state & forbidden or state & required != required:
                    continue
                if ranges and any(state & mask < least for mask, least in ranges):
                    continue
                state &= keep
            if state in alive:
                after[state] = get(state, 0) + (ways << move)


class _Columns:
    """Where in the large integer each combination has its column."""

    def __init__(self, table: Table) -> None:
        grid, layout = table.grid, table.grid.layout
        self.table = table
        self.width = table.total.bit_length()
        self.choices: list[list[int]] = []
        """By category the cards that may be in the envelope."""
        self.distance = [0] * len(layout.cards)
        stride = 1
        for category in layout.category_masks:
            cards = list(bits(grid.can[layout.envelope] & category))
            self.choices.append(cards)
            for place, card in enumerate(cards):
                self.distance[card] = place * stride * self.width
            stride *= len(cards)

    def with_tail(self, last: States) -> int:
        """All columns, after the tail has been placed from each of the last states."""
        tail = self.table.tail
        by_open: dict[tuple[int, ...], int] = {}
        for state, ways in last.items():
            spreads = tail.spreads(state)
            if spreads:
                kinds = tuple(tail.open_categories(state))
                by_open[kinds] = by_open.get(kinds, 0) + ways * spreads
        packed = 0
        for kinds, ways in by_open.items():
            for kind in kinds:
                ways = sum(ways << self.distance[card] for card in tail.in_envelope[kind])
            packed += ways
        return packed

    def unpacked(self, packed: int) -> dict[tuple[str, ...], int]:
        """Combination -> deals, without those that cannot be."""
        names = self.table.grid.layout.cards
        ones = (1 << self.width) - 1
        combinations: list[tuple[int, ...]] = [()]
        for cards in reversed(self.choices):
            combinations = [(card, *rest) for rest in combinations for card in cards]
        found = []
        for combination in combinations:
            deals = packed & ones
            packed >>= self.width
            if deals:
                found.append((-deals, combination))
        found.sort()
        return {tuple(names[card] for card in cards): -deals for deals, cards in found}
