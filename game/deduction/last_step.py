"""The last step of an explanation, for one sentence: by which rule the conclusion appears."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from game.deduction.grid import Grid
from game.deduction.layout import Holder, Layout
from game.deduction.problem import Between, Constraint, Contradiction, Holds, Lacks, NotAll, Problem


class Rule(StrEnum):
    """Why a holder has, or has not, a card."""

    GIVEN = "given"
    """It was seen, as it stands."""
    ELSEWHERE = "elsewhere"
    """Has not: another holder has it."""
    ONLY_PLACE = "only_place"
    """Has: it can be nowhere else."""
    FULL_HAND = "full_hand"
    """Has not: all cards of that hand are known."""
    FILLS_HAND = "fills_hand"
    """Has: no other card is left for that hand."""
    LAST_OF_CATEGORY = "last_of_category"
    """Has: no other card of its category can be in the envelope."""
    OTHER_OF_CATEGORY = "other_of_category"
    """Has not: another card of its category is in the envelope."""
    CLAUSE = "clause"
    """One answer, together with what is known of its other cards, settles it."""
    COMBINED = "combined"
    """Only everything together settles it."""


class LastStep(NamedTuple):
    """A rule, and what it speaks of."""

    rule: Rule
    holder: Holder | None = None
    """Who has the card instead, for ``ELSEWHERE``."""
    card: str | None = None
    """The card in the envelope instead, for ``OTHER_OF_CATEGORY``."""
    source: int | None = None
    """The fact of the answer, for ``GIVEN`` and ``CLAUSE``."""


def last_step(problem: Problem, conclusion: Holds | Lacks) -> LastStep:
    """By which rule the facts of ``problem`` yield the conclusion about a single card.

    ``problem`` should hold the facts of an explanation only, so that nothing else is found
    first; the conclusion has to follow from it.
    """
    layout = problem.layout
    card = conclusion.card if isinstance(conclusion, Holds) else conclusion.cards[0]
    wanted = isinstance(conclusion, Holds)
    place, bit = layout.place(conclusion.holder), 1 << layout.number(card)
    given = _given(problem, conclusion.holder, card, wanted)
    if given is not None:
        return given

    def reached(grid: Grid) -> bool:
        return bool(grid.must[place] & bit if wanted else ~grid.can[place] & bit)

    grid = Grid.of(problem)
    if reached(grid):
        return LastStep(Rule.GIVEN)
    try:
        while True:
            before = grid.copy()
            grid.one_holder_a_card()
            if reached(grid):
                return _of_one_holder(layout, grid, bit, wanted)
            grid.hand_sizes()
            if reached(grid):
                return LastStep(Rule.FILLS_HAND if wanted else Rule.FULL_HAND)
            grid.one_of_each_category()
            if reached(grid):
                return _of_category(layout, grid, card, wanted)
            open_before = grid.clauses[:]
            grid.open_clauses()
            if reached(grid):
                return _of_clause(problem, open_before, place, bit)
            if (grid.can, grid.must) == (before.can, before.must):
                return LastStep(Rule.COMBINED)
    except Contradiction:
        return LastStep(Rule.COMBINED)


def _given(problem: Problem, holder: Holder, card: str, wanted: bool) -> LastStep | None:
    for row in problem.constraints:
        match row:
            case Holds() if wanted and row.holder == holder and row.card == card:
                return LastStep(Rule.GIVEN, source=row.source)
            case Lacks() if not wanted and row.holder == holder and card in row.cards:
                return LastStep(Rule.GIVEN, source=row.source)
    return None


def _of_one_holder(layout: Layout, grid: Grid, bit: int, wanted: bool) -> LastStep:
    if wanted:
        return LastStep(Rule.ONLY_PLACE)
    for holder, cards in zip(layout.holders, grid.must, strict=True):
        if cards & bit:
            return LastStep(Rule.ELSEWHERE, holder=holder)
    return LastStep(Rule.COMBINED)


def _of_category(layout: Layout, grid: Grid, card: str, wanted: bool) -> LastStep:
    if wanted:
        return LastStep(Rule.LAST_OF_CATEGORY)
    category = layout.category_masks[layout.category(card)]
    others = layout.names(grid.must[layout.envelope] & category)
    return LastStep(Rule.OTHER_OF_CATEGORY, card=others[0])


def _of_clause(
    problem: Problem, clauses: list[tuple[int, int, int, int]], place: int, bit: int
) -> LastStep:
    """The first open answer that names the holder and the card."""
    layout = problem.layout
    for holder, mask, _, _ in clauses:
        if holder != place or not mask & bit:
            continue
        for row in problem.constraints:
            if _names_all(layout, row, place, mask):
                return LastStep(Rule.CLAUSE, source=row.source)
    return LastStep(Rule.COMBINED)


def _names_all(layout: Layout, row: Constraint, place: int, mask: int) -> bool:
    match row:
        case Between():
            return layout.place(row.holder) == place and not mask & ~layout.mask(row.cards)
        case NotAll():
            return layout.envelope == place and not mask & ~layout.mask(row.cards)
    return False
