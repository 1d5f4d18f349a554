"""Proofs: the few facts that a conclusion rests on, found by leaving facts out.

What is known from the start (hand sizes, one card of each category in the envelope, constraints
without a source) is never cited.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from game.deduction.grid import Grid
from game.deduction.problem import Between, Constraint, Contradiction, Problem, negations
from game.deduction.steps import build_walk, place
from game.deduction.tail import Tail
from game.slices import finished

_TESTS_A_SLICE = 20
"""Simple tests between two yields; a complete one counts as several."""
_COMPLETE_COSTS = 10

Test = Callable[[Problem, Constraint], bool]


class DoesNotFollow(ValueError):
    """The conclusion is not implied by the facts, so there is nothing to explain."""


def follows(problem: Problem, conclusion: Constraint) -> bool:
    """Whether the conclusion holds in every deal that fits. True of everything if none does."""
    return all(
        not _possible(problem.plus(*group), complete=True) for group in negations(conclusion)
    )


def follows_simply(problem: Problem, conclusion: Constraint) -> bool:
    """Whether bookkeeping alone refutes the opposite of the conclusion. Quick, not complete."""
    return all(
        not _possible(problem.plus(*group), complete=False) for group in negations(conclusion)
    )


def explain(problem: Problem, conclusion: Constraint) -> tuple[int, ...]:
    """The numbers of the facts that imply the conclusion, ascending, none of them idle.

    Small, and always the same for the same problem: several orders of leaving out are tried
    and the shortest result is kept, but a shorter one may exist. Raises
    :class:`DoesNotFollow`.
    """
    return finished(explaining(problem, conclusion))


def explaining(problem: Problem, conclusion: Constraint) -> Generator[None, None, tuple[int, ...]]:
    """:func:`explain` in slices of some milliseconds."""
    if not follows(problem, conclusion):
        raise DoesNotFollow(f"{conclusion} does not follow")
    yield
    best: list[int] | None = None
    if follows_simply(problem, conclusion):
        for order in _orders(problem):
            found = yield from _left_out(problem, conclusion, order, follows_simply, 1)
            if best is None or len(found) < len(best):
                best = found
        assert best is not None
        order = sorted(best, reverse=True)
    else:
        order = _orders(problem)[0]
    best = yield from _left_out(problem, conclusion, order, follows, _COMPLETE_COSTS)
    return tuple(sorted(best))


def _orders(problem: Problem) -> list[list[int]]:
    """In which order to try leaving facts out: what should stay in the proof comes last."""
    sources = list(problem.sources)
    vague = {row.source for row in problem.constraints if isinstance(row, Between)}
    newest_first = sources[::-1]
    vague_first = sorted(newest_first, key=lambda source: source not in vague)
    oldest_first = sorted(sources, key=lambda source: source not in vague)
    return [vague_first, newest_first, oldest_first]


def _left_out(
    problem: Problem, conclusion: Constraint, order: Sequence[int], test: Test, cost: int
) -> Generator[None, None, list[int]]:
    """The sources that remain when each, in this order, is left out if it is not needed.

    Large parts are tried first: most facts have nothing to do with a conclusion.
    """
    remaining = list(order)
    size = max(1, len(remaining) // 2)
    spent = 0
    settled = 0
    while settled < len(remaining):
        part = remaining[settled : settled + size]
        fewer = remaining[:settled] + remaining[settled + len(part) :]
        spent += cost
        if spent >= _TESTS_A_SLICE:
            spent = 0
            yield
        if test(problem.only(fewer), conclusion):
            remaining = fewer
        elif len(part) == 1:
            settled += 1
            size = max(1, min(2 * size, (len(remaining) - settled) // 2))
        else:
            size = max(1, len(part) // 2)
    return remaining


def _possible(problem: Problem, *, complete: bool) -> bool:
    """Whether some deal fits; when not complete, a plain no is certain and a yes is not."""
    try:
        grid = Grid.of(problem).propagate()
    except Contradiction:
        return False
    return _some_deal(grid) if complete else True


def _some_deal(grid: Grid) -> bool:
    """Whether a deal fits, by a search in depth through the walk that remembers dead ends."""
    walk = build_walk(grid)
    tail = Tail(grid, walk)
    depth = len(walk.steps)
    dead: list[set[int]] = [set() for _ in range(depth + 1)]
    path = [walk.start]
    # By depth the options that have not been tried yet from the state on the path.
    untried = [list(walk.steps[0].options) if depth else []]
    while path:
        here = len(path) - 1
        if here == depth:
            if tail.ways(path[-1]):
                return True
            dead[here].add(path.pop())
            untried.pop()
            continue
        if not untried[-1]:
            dead[here].add(path.pop())
            untried.pop()
            continue
        step = walk.steps[here]
        option = untried[-1].pop()
        state = place(step, option, path[-1])
        if state >= 0 and state not in dead[here + 1]:
            path.append(state)
            untried.append(list(walk.steps[here + 1].options) if here + 1 < depth else [])
    return False
