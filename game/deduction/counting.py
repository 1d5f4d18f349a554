"""Exact counting of the deals that fit, by a walk over the open cards, forwards and backwards.

Forwards: in how many ways a state is reached. Backwards: in how many ways it goes on. Their
product, summed over the states before a card and the holders that may get it, is the number of
deals in which that holder has that card; divided by all deals it is the probability, since a
deal is uniform and what was seen is a function of it.

The work is done by generators that yield after a slice of some thousand state transitions (one
to three milliseconds), so that a frame loop can go on between slices.
"""

from __future__ import annotations

from collections.abc import Generator

from game.deduction.grid import Grid
from game.deduction.problem import Contradiction
from game.deduction.steps import Step, Walk, build_walk
from game.deduction.tail import Tail

SLICE = 6_000
"""State transitions between two yields."""

States = dict[int, int]
"""State -> number of ways."""


class Table:
    """All states of a walk with their ways backwards: what is counted, and sampled, from it."""

    __slots__ = ("backward", "counts", "grid", "tail", "total", "walk")

    def __init__(self, grid: Grid, walk: Walk) -> None:
        self.grid = grid
        self.walk = walk
        self.tail = Tail(grid, walk)
        self.total = 0
        """The number of deals."""
        self.counts: list[list[int]] = [[] for _ in grid.layout.cards]
        """By card, in how many deals each holder has it; empty for cards that are placed."""
        self.backward: list[States] = []
        """By step the states that can be completed, with the number of ways to do so."""


def fill_table(grid: Grid) -> Generator[None, None, Table]:
    """Count the deals of a grid that has been propagated; :class:`Contradiction` when none."""
    walk = build_walk(grid)
    table = Table(grid, walk)
    layers: list[States] = [{walk.start: 1}]
    work = 0
    for step in walk.steps:
        before = layers[-1]
        after: States = {}
        for option in step.options:
            _advance(before, after, step, option.need, option.delta, option.sets, option.forbidden)
            work += len(before)
            if work >= SLICE:
                work = 0
                yield
        if not after:
            raise Contradiction("no deal fits")
        layers.append(after)
    last = layers[-1]
    ways = {state: table.tail.ways(state) for state in last}
    table.total = sum(reached * ways[state] for state, reached in last.items())
    if not table.total:
        raise Contradiction("no deal fits")
    if walk.tail:
        rows = ((state, reached, ways[state]) for state, reached in last.items())
        table.tail.marginals(rows, table.counts)
    goes_on = {state: count for state, count in ways.items() if count}
    table.backward = [goes_on]
    for step, before in zip(reversed(walk.steps), reversed(layers[:-1]), strict=True):
        completes: States = {}
        row = [0] * len(grid.layout.holders)
        for option in step.options:
            row[option.holder] = _retreat(
                before,
                goes_on,
                completes,
                step,
                option.need,
                option.delta,
                option.sets,
                option.forbidden,
            )
            work += len(before)
            if work >= SLICE:
                work = 0
                yield
        table.counts[step.card] = row
        table.backward.append(completes)
        goes_on = completes
    table.backward.reverse()
    return table


def _advance(
    before: States, after: States, step: Step, need: int, delta: int, sets: int, forbidden: int
) -> None:
    """Give the step's card to one holder in every state."""
    get = after.get
    if not step.checked:
        for state, ways in before.items():
            if state & need:
                state = (state + delta) | sets
                after[state] = get(state, 0) + ways
        return
    required, keep, ranges = step.required, step.keep, step.ranges
    for state, ways in before.items():
        if state & need:
            state = (state + delta) | sets
            if state & forbidden or state & required != required:
                continue
            if ranges and any(state & mask < least for mask, least in ranges):
                continue
            state &= keep
            after[state] = get(state, 0) + ways


def _retreat(
    before: States,
    goes_on: States,
    completes: States,
    step: Step,
    need: int,
    delta: int,
    sets: int,
    forbidden: int,
) -> int:
    """The same step seen from its end: adds up ways to go on; returns the holder's deals."""
    deals = 0
    get = goes_on.get
    known = completes.get
    if not step.checked:
        for state, reached in before.items():
            if state & need:
                ways = get((state + delta) | sets)
                if ways:
                    deals += reached * ways
                    completes[state] = known(state, 0) + ways
        return deals
    required, keep, ranges = step.required, step.keep, step.ranges
    for state, reached in before.items():
        if state & need:
            after = (state + delta) | sets
            if after & forbidden or after & required != required:
                continue
            if ranges and any(after & mask < least for mask, least in ranges):
                continue
            ways = get(after & keep)
            if ways:
                deals += reached * ways
                completes[state] = known(state, 0) + ways
    return deals
