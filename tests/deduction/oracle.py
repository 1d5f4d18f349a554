"""Two independent ways to the same answers: a SAT solver, and plain enumeration."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pysat.solvers import Solver

from game.deduction import (
    ENVELOPE,
    Between,
    Constraint,
    Holder,
    Holds,
    Lacks,
    Layout,
    NotAll,
    Problem,
)

Answer = tuple[dict[Holder, set[str]], dict[Holder, set[str]]]
"""By holder what it may have, and what it must have."""


class SatOracle:
    """The backbone of a problem by python-sat's minicard, which knows cardinalities."""

    def __init__(self, problem: Problem) -> None:
        self.layout = problem.layout
        self.variable = {
            (holder, card): 1 + place * len(self.layout.cards) + number
            for place, holder in enumerate(self.layout.holders)
            for number, card in enumerate(self.layout.cards)
        }
        self.solver = Solver(name="minicard")
        self._frame()
        for row in problem.constraints:
            self._constraint(row)

    def _between(self, literals: list[int], low: int, high: int) -> None:
        if high < len(literals):
            self.solver.add_atmost(literals, high)
        if low == 1:
            self.solver.add_clause(literals)
        elif low > 1:
            self.solver.add_atmost([-literal for literal in literals], len(literals) - low)

    def _frame(self) -> None:
        layout, of = self.layout, self.variable
        for card in layout.cards:
            self._between([of[holder, card] for holder in layout.holders], 1, 1)
        for holder, size in layout.hands:
            self._between([of[holder, card] for card in layout.cards], size, size)
        for category in layout.categories:
            self._between([of[ENVELOPE, card] for card in category], 1, 1)
        for card in layout.extras:
            self.solver.add_clause([-of[ENVELOPE, card]])

    def _constraint(self, row: Constraint) -> None:
        of = self.variable
        match row:
            case Holds(holder, card):
                self.solver.add_clause([of[holder, card]])
            case Lacks(holder, cards):
                for card in cards:
                    self.solver.add_clause([-of[holder, card]])
            case Between(holder, cards, low, high):
                self._between([of[holder, card] for card in cards], low, high)
            case NotAll(cards):
                self.solver.add_clause([-of[ENVELOPE, card] for card in cards])

    def answer(self) -> Answer | None:
        """What may and what must be; None when nothing fits."""
        if not self.solver.solve():
            return None
        wanted = set(self.variable.values())
        model = [literal for literal in self.solver.get_model() if abs(literal) in wanted]
        candidates = set(model)
        certain: set[int] = set()
        for literal in model:
            if literal not in candidates:
                continue
            if self.solver.solve(assumptions=[-literal]):
                candidates &= set(self.solver.get_model())
            else:
                certain.add(literal)
                candidates.discard(literal)
                self.solver.add_clause([literal])
        can: dict[Holder, set[str]] = {holder: set() for holder in self.layout.holders}
        must: dict[Holder, set[str]] = {holder: set() for holder in self.layout.holders}
        for (holder, card), variable in self.variable.items():
            if variable in certain:
                must[holder].add(card)
            if -variable not in certain:
                can[holder].add(card)
        return can, must

    def close(self) -> None:
        self.solver.delete()


def sat_answer(problem: Problem) -> Answer | None:
    """What may and what must be by SAT; None when nothing fits."""
    oracle = SatOracle(problem)
    try:
        return oracle.answer()
    finally:
        oracle.close()


def satisfies(deal: dict[Holder, frozenset[str]], row: Constraint) -> bool:
    """Whether a deal fits a constraint, read off its definition."""
    match row:
        case Holds(holder, card):
            return card in deal[holder]
        case Lacks(holder, cards):
            return not deal[holder] & set(cards)
        case Between(holder, cards, low, high):
            return low <= len(deal[holder] & set(cards)) <= high
        case NotAll(cards):
            return not set(cards) <= deal[ENVELOPE]


def is_deal_of(layout: Layout, deal: dict[Holder, frozenset[str]]) -> bool:
    """Whether every card is somewhere once, hands have their size and the envelope its three."""
    spread = [card for cards in deal.values() for card in cards]
    return (
        sorted(spread) == sorted(layout.cards)
        and all(len(deal[holder]) == size for holder, size in layout.hands)
        and all(len(deal[ENVELOPE] & set(cards)) == 1 for cards in layout.categories)
    )


def all_deals(layout: Layout) -> Iterator[dict[Holder, frozenset[str]]]:
    """Every deal, hand by hand. Small layouts only."""

    def hands(left: frozenset[str], place: int) -> Iterator[dict[Holder, frozenset[str]]]:
        if place == len(layout.hands):
            yield {}
            return
        holder, size = layout.hands[place]
        for chosen in combinations(sorted(left), size):
            for rest in hands(left - set(chosen), place + 1):
                yield {holder: frozenset(chosen), **rest}

    envelopes: list[frozenset[str]] = [frozenset()]
    for category in layout.categories:
        envelopes = [cards | {card} for cards in envelopes for card in category]
    for envelope in envelopes:
        for rest in hands(frozenset(layout.cards) - envelope, 0):
            yield {ENVELOPE: envelope, **rest}
