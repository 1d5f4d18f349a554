"""Deals drawn evenly from all those that fit, by walking a filled table."""

from __future__ import annotations

from typing import Protocol

from game.deduction.counting import Table
from game.deduction.layout import Holder, Layout
from game.deduction.steps import place

_WORD = 1 << 32


class Draws(Protocol):
    """A source of chance, such as :class:`game.core.rng.Stream`."""

    def below(self, bound: int, /) -> int:
        """A fair integer in ``range(bound)``; bounds up to 2**63 are enough."""


class Deal:
    """Where every card lies, in one possible deal."""

    __slots__ = ("layout", "masks")

    def __init__(self, layout: Layout, masks: tuple[int, ...]) -> None:
        self.layout = layout
        self.masks = masks
        """By holder number the set of its cards."""

    def cards(self, holder: Holder) -> tuple[str, ...]:
        """The cards of a holder, in the order of the layout."""
        return self.layout.names(self.masks[self.layout.place(holder)])

    def holder_of(self, card: str) -> Holder:
        """Who has the card."""
        number = self.layout.number(card)
        for holder, mask in zip(self.layout.holders, self.masks, strict=True):
            if mask >> number & 1:
                return holder
        raise AssertionError("every card of a deal is with somebody")


def draw_deal(table: Table, stream: Draws) -> Deal:
    """One deal, each equally likely."""
    walk = table.walk
    own = table.grid.must[:]
    state = walk.start
    for step, here, ahead in zip(walk.steps, table.backward, table.backward[1:], strict=False):
        # Among the holders that may get the card, each with its number of ways to go on.
        draw = _below(stream, here[state])
        for option in step.options:
            after = place(step, option, state)
            draw -= ahead.get(after, 0)
            if draw < 0:
                own[option.holder] |= 1 << step.card
                state = after
                break
    if walk.tail:
        _draw_tail(table, stream, state, own)
    return Deal(table.grid.layout, tuple(own))


def _draw_tail(table: Table, stream: Draws, state: int, own: list[int]) -> None:
    """Place the cards that are counted by formula."""
    tail = table.tail
    rest = list(table.walk.tail)
    for kind in tail.open_categories(state):
        choices = tail.in_envelope[kind]
        card = choices[stream.below(len(choices))]
        own[tail.envelope] |= 1 << card
        rest.remove(card)
    for holder, need in tail.needs(state):
        for _ in range(need):
            drawn = stream.below(len(rest))
            rest[drawn], rest[-1] = rest[-1], rest[drawn]
            own[holder] |= 1 << rest.pop()


def _below(stream: Draws, bound: int) -> int:
    """A fair integer in ``range(bound)`` for bounds of any size."""
    if bound < 1 << 62:
        return stream.below(bound)
    # Words enough, of which the surplus bits are dropped: at least every second draw will do.
    length = bound.bit_length()
    words = (length + 31) // 32
    while True:
        draw = 0
        for _ in range(words):
            draw = draw * _WORD + stream.below(_WORD)
        draw >>= 32 * words - length
        if draw < bound:
            return draw
