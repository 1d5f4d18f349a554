"""Guarded search: a rule of thumb is left only where playing on shows that something is better.

The moves that seem best are tried out in the same deals with the same dice; everybody plays on by
rules of thumb for some turns, and then it is judged who stands how. Half of the moves go on to the
next round of deals. The first choice of the rules of thumb is overruled only by a difference that
chance would hardly make.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from dataclasses import dataclass

from game.bots import Budget, BudgetSpent
from game.core.rng import Stream
from systems.rules.deadly_premonition.bots.conduct import Thumb
from systems.rules.deadly_premonition.bots.outlook import Mind
from systems.rules.deadly_premonition.bots.reading import Seen, deal
from systems.rules.deadly_premonition.bots.sketch import OPEN, Sketch
from systems.rules.deadly_premonition.bots.standing import standing
from systems.rules.deadly_premonition.bots.suspicion import chances_of
from systems.rules.deadly_premonition.bots.turns import Move, apply
from systems.rules.deadly_premonition.bots.weights import Opinions

COST = 20
"""Units of work for one move played on with."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to search.

    Attributes:
        deals: of each round, in turn; about half of the moves go on to the next.
        moves: how many moves are tried out at most.
        margin: moves that seem worse by more than this are not tried out, in steps.
        turns: so many are played on.
        guard: by how many standard errors a move must be better than the first choice.
    """

    deals: tuple[int, ...]
    moves: int = 3
    margin: float = 1.2
    turns: int = 6
    guard: float = 1.6


class Trial:
    """The moves of one seat, tried out in deal after deal.

    Args:
        sketch: the open part of the table.
        seen: what the seat sees beside.
        chances: by seat how likely it thinks that is the Killer.
        logs: by seat how suspicious everybody finds it (:mod:`suspicion`).
        opinions: what things are worth, for everybody.
        effort: how hard to search.
        stream: chance.
    """

    def __init__(
        self,
        sketch: Sketch,
        seen: Seen,
        chances: Sequence[float],
        logs: Sequence[float],
        opinions: Opinions,
        effort: Effort,
        stream: Stream,
    ) -> None:
        self.sketch, self.seen, self.chances, self.logs = sketch, seen, chances, logs
        self.opinions, self.effort, self.stream = opinions, effort, stream
        self.tried = 0

    def choosing(self, moves: Sequence[Move], budget: Budget) -> Generator[None, None, Move]:
        """In slices: the first of the moves, or one that is clearly better."""
        effort = self.effort
        left = list(range(min(len(moves), effort.moves)))
        gains: list[list[float]] = [[] for _ in left]
        try:
            for number, deals in enumerate(effort.deals):
                for _ in range(deals):
                    yield from self._deal(moves, left, gains, budget)
                if number + 1 < len(effort.deals):
                    left = self._better_half(left, gains)
                if len(left) == 1:
                    return moves[0]
        except BudgetSpent:
            return moves[0]
        best = max(left[1:], key=lambda one: error_of(gains[one]))
        return moves[best if error_of(gains[best]) > effort.guard else 0]

    def _better_half(self, left: list[int], gains: list[list[float]]) -> list[int]:
        """The first choice stays, whatever the others show."""
        rest = sorted(left[1:], key=lambda one: (-sum(gains[one]), one))
        rest = [one for one in rest[: (len(rest) + 1) // 2] if sum(gains[one]) > 0]
        return [0, *rest]

    def _deal(
        self, moves: Sequence[Move], left: list[int], gains: list[list[float]], budget: Budget
    ) -> Generator[None, None, None]:
        """One deal, in which every move that is left is tried out with the same chance."""
        stream = self.stream
        killer = self._some_killer()
        dealt = self.sketch.clone(Stream(stream.next64()))
        deal(dealt, self.seen, killer)
        conduct = self._conduct(killer)
        state = stream.next64()
        first = 0.0
        for one in left:
            copy = dealt.clone(Stream(state))
            budget.spend(COST)
            apply(copy, moves[one], conduct)
            while copy.winner == OPEN and copy.turns < self.effort.turns:
                budget.spend(COST)
                apply(copy, conduct.move(copy), conduct)
            value = standing(copy, self.seen.seat)
            if one == 0:
                first = value
            else:
                gains[one].append(value - first)
            self.tried += 1
            yield

    def _some_killer(self) -> int:
        """The Killer of a deal, drawn by the chances."""
        if not self.sketch.limit:
            return -1
        if self.seen.is_killer:
            return self.seen.seat
        point = self.stream.below(1 << 30) / (1 << 30)
        last = -1
        for seat, chance in enumerate(self.chances):
            if chance > 0:
                last = seat
                point -= chance
                if point < 0:
                    break
        return last

    def _conduct(self, killer: int) -> Thumb:
        """Everybody by rules of thumb, each with what it can believe."""
        sketch = self.sketch
        seats = range(sketch.seats)
        playing = [seat for seat in seats if sketch.playing[seat]]
        nothing = [0] * sketch.seats
        minds = []
        for seat in seats:
            if seat == self.seen.seat:
                chances: Sequence[float] = self.chances
            elif seat == killer or not sketch.limit:
                chances = [0.0] * sketch.seats
            else:
                chances = chances_of(self.logs, playing, seat)
            minds.append(Mind(seat, seat == killer, chances, nothing))
        opinions = self.opinions
        if not sketch.limit:
            return Thumb(minds, [opinions.duel] * sketch.seats)
        return Thumb(
            minds, [opinions.killer if seat == killer else opinions.agent for seat in seats]
        )


def error_of(gains: Sequence[float]) -> float:
    """A mean difference, in its standard errors."""
    count = len(gains)
    if count < 2:
        return 0.0
    mean = sum(gains) / count
    spread = sum((gain - mean) ** 2 for gain in gains) / (count - 1)
    return mean / math.sqrt(max(spread, 1e-9) / count)
