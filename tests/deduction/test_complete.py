"""The engine finds everything that follows, and nothing else: compared with a SAT solver."""

from __future__ import annotations

import pytest

from game.deduction import Contradiction, Problem, count, propagate_only
from tests.deduction.oracle import sat_answer
from tests.deduction.positions import random_table

FACT_SETS = 2_500
PARTS = 5


@pytest.mark.parametrize("part", range(PARTS))
def test_certainties_are_those_of_a_sat_solver(part: int) -> None:
    missed = 0
    for number in range(part, FACT_SETS, PARTS):
        table = random_table(number)
        problem = table.problem
        expected = sat_answer(problem)
        assert expected is not None
        can, must = expected
        knowledge = count(problem)
        simple = propagate_only(problem)
        for holder in problem.layout.holders:
            assert set(knowledge.can(holder)) == can[holder], (number, holder)
            assert set(knowledge.must(holder)) == must[holder], (number, holder)
            assert set(simple.can(holder)) >= can[holder], (number, holder)
            assert set(simple.must(holder)) <= must[holder], (number, holder)
            assert set(table.truth[holder]) <= can[holder], (number, holder)
        missed += any(set(simple.can(holder)) != can[holder] for holder in problem.layout.holders)
    assert missed, "the list is too easy if bookkeeping alone solves all of it"


def test_contradictions_are_those_of_a_sat_solver() -> None:
    """Facts of two different games over the same cards rarely fit together."""
    refused = 0
    for number in range(200):
        one, two = random_table(number), random_table(number + 5_005)
        if one.layout != two.layout:
            continue
        few = 1 + number % 12
        rows = one.problem.constraints[-few:] + two.problem.constraints[-few:]
        problem = Problem(one.layout, rows)
        if sat_answer(problem) is None:
            refused += 1
            with pytest.raises(Contradiction):
                count(problem)
        else:
            assert count(problem).total > 0
    assert refused > 10
