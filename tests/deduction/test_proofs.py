"""An explanation is a proof: its facts suffice and none of them is idle."""

from __future__ import annotations

import pytest

from game.deduction import (
    ENVELOPE,
    Between,
    Constraint,
    DoesNotFollow,
    Holds,
    Lacks,
    Layout,
    NotAll,
    Problem,
    Rule,
    count,
    explain,
    explaining,
    follows,
    last_step,
    left_in_category,
)
from game.slices import finished
from tests.deduction.oracle import sat_answer
from tests.deduction.positions import random_table


def implied_by_sat(problem: Problem, conclusion: Constraint) -> bool:
    """Whether a SAT solver finds the conclusion in these facts alone."""
    answer = sat_answer(problem)
    assert answer is not None
    can, must = answer
    match conclusion:
        case Holds(holder, card):
            return card in must[holder]
        case Lacks(holder, cards):
            return not can[holder] & set(cards)
    raise AssertionError


def certainties(problem: Problem) -> list[Constraint]:
    """What is certain but not written down, a few of each kind."""
    knowledge = count(problem)
    found: list[Constraint] = []
    given = {(row.holder, row.card) for row in problem.constraints if isinstance(row, Holds)}
    for holder in problem.layout.holders:
        has = [card for card in knowledge.must(holder) if (holder, card) not in given]
        hasnt = [card for card in problem.layout.cards if not knowledge.may_have(holder, card)]
        found += [Holds(holder, card) for card in has[:2]]
        found += [Lacks(holder, (card,)) for card in hasnt[::7]]
    for category, _ in enumerate(problem.layout.categories):
        left = knowledge.left(category)
        if len(left) < len(problem.layout.categories[category]):
            found.append(left_in_category(problem.layout, category, left))
    return found


@pytest.mark.parametrize("part", range(4))
def test_an_explanation_suffices_and_has_nothing_idle(part: int) -> None:
    explained = long = 0
    for number in range(part, 88, 4):
        problem = random_table(number).problem
        for conclusion in certainties(problem)[:: 1 + number % 3]:
            facts = explain(problem, conclusion)
            assert implied_by_sat(problem.only(facts), conclusion)
            for fact in facts:
                fewer = set(facts) - {fact}
                assert not implied_by_sat(problem.only(fewer), conclusion)
            explained += 1
            long += len(facts) > 2
    assert explained > 100
    assert long > 20


def test_an_explanation_is_always_the_same_and_can_be_sliced() -> None:
    problem = random_table(44).problem
    for conclusion in certainties(problem)[:5]:
        assert finished(explaining(problem, conclusion)) == explain(problem, conclusion)


def test_what_is_known_from_the_start_is_not_cited() -> None:
    layout = Layout.of([["a0", "a1"], ["b0", "b1"]], {0: 1, 1: 1})
    problem = Problem(layout, (Holds(0, "a0", None), Lacks(1, ("b0",), 7), Lacks(0, ("b0",), 8)))
    assert explain(problem, Holds(ENVELOPE, "a1")) == ()
    assert explain(problem, Holds(ENVELOPE, "b0")) == (7,)


def test_one_fact_is_preferred_to_many() -> None:
    """Seat 1 shows one of two, then the very card: the second alone explains it."""
    layout = Layout.of([["a0", "a1", "a2"], ["b0", "b1", "b2"]], {0: 2, 1: 2})
    rows = (
        Between(1, ("a0", "b0"), 1, 2, 1),
        Lacks(1, ("b0",), 2),
        Lacks(1, ("a1",), 3),
        Holds(1, "a0", 4),
    )
    assert explain(Problem(layout, rows), Holds(1, "a0")) == (4,)
    assert explain(Problem(layout, rows[:3]), Holds(1, "a0")) == (1, 2)


def test_conclusions_of_every_kind() -> None:
    layout = Layout.of([["a0", "a1", "a2"], ["b0", "b1", "b2"]], {0: 2, 1: 2})
    problem = Problem(layout, (Lacks(0, ("a0", "b0"), 1), NotAll(("a0", "b0"), 2)))
    assert explain(problem, Between(1, ("a0", "b0"), 1, 2)) == (1, 2)
    assert explain(problem, NotAll(("a0", "b0"))) == (2,)
    assert not follows(problem, Between(1, ("a0", "b0"), 1, 1))


def test_what_does_not_follow_is_not_explained() -> None:
    layout = Layout.of([["a0", "a1"], ["b0", "b1"]], {0: 1, 1: 1})
    with pytest.raises(DoesNotFollow):
        explain(Problem(layout), Holds(ENVELOPE, "a0"))


@pytest.mark.parametrize(
    ("rows", "conclusion", "rule"),
    [
        ((Holds(0, "a0", 1),), Holds(0, "a0"), Rule.GIVEN),
        ((Lacks(0, ("a0", "b0"), 1),), Lacks(0, ("b0",)), Rule.GIVEN),
        ((Holds(0, "a0", 1),), Lacks(1, ("a0",)), Rule.ELSEWHERE),
        ((Lacks(0, ("a0",), 1), Lacks(1, ("a0",), 2)), Holds(ENVELOPE, "a0"), Rule.ONLY_PLACE),
        ((Holds(0, "a0", 1), Holds(0, "b0", 1)), Lacks(0, ("b1",)), Rule.FULL_HAND),
        ((Lacks(0, ("a0", "a1", "b0", "b1"), 1),), Holds(0, "a2"), Rule.FILLS_HAND),
        ((Holds(0, "a0", 1), Holds(1, "a1", 2)), Holds(ENVELOPE, "a2"), Rule.LAST_OF_CATEGORY),
        ((Holds(ENVELOPE, "a0", 1),), Lacks(ENVELOPE, ("a1",)), Rule.OTHER_OF_CATEGORY),
        ((Between(0, ("a0", "b0"), 1, 2, 1), Lacks(0, ("a0",), 2)), Holds(0, "b0"), Rule.CLAUSE),
        (
            (NotAll(("a0", "b0"), 1), Holds(ENVELOPE, "a0", 2)),
            Lacks(ENVELOPE, ("b0",)),
            Rule.CLAUSE,
        ),
    ],
)
def test_the_last_step_of_an_explanation_has_a_name(
    rows: tuple[Constraint, ...], conclusion: Holds | Lacks, rule: Rule
) -> None:
    layout = Layout.of([["a0", "a1", "a2"], ["b0", "b1", "b2"]], {0: 2, 1: 2})
    problem = Problem(layout, rows)
    proof = problem.only(explain(problem, conclusion))
    assert last_step(proof, conclusion).rule == rule


def test_what_bookkeeping_misses_is_combined() -> None:
    """Three answers about the same three cards, by holders with room for two of them."""
    layout = Layout.of([["a0", "a1"], ["b0", "b1", "b2"], ["c0", "c1"]], {0: 2, 1: 2})
    rows = (
        Between(0, ("a0", "b0"), 1, 2, 1),
        Between(1, ("a0", "b0"), 1, 2, 2),
    )
    problem = Problem(layout, rows)
    conclusion = Holds(ENVELOPE, "a1")
    assert explain(problem, conclusion) == (1, 2)
    assert last_step(problem, conclusion).rule == Rule.COMBINED
