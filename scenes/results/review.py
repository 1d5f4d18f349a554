"""What the results screen tells about a finished match. A game works it out, the screen draws it.

From the end of a match on everything is public, every hand included.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from game.core.messages import Message, message
from game.core.view import Outcome
from game.match.match import Match
from scenes.tabletop.desk import Desk
from systems.io.pictures import Picture

BOARD = (96.0, 234.0, 1728.0, 568.0)
"""Left, top, width and height of a game's own picture of the solution."""


@dataclass(frozen=True, slots=True)
class Trace:
    """How close one seat was, round by round.

    Attributes:
        seat: whose trace it is.
        cases: how many cases it still had to reckon with: after the deal, then after each round.
        known: where its knowledge left one case, in rounds from 0 (4.5 is the middle of the
            fifth); None where it never did.
        accused: where it accused, likewise.
    """

    seat: int
    cases: tuple[int, ...]
    known: float | None = None
    accused: tuple[float, ...] = ()

    @property
    def left(self) -> int:
        """The cases at the end."""
        return self.cases[-1] if self.cases else 0


@dataclass(frozen=True, slots=True)
class CaseReview:
    """Everything that the results screen shows.

    Attributes:
        title: who won, in a few words.
        winners: their seats.
        sentence: the solution, or how it ended.
        cards: what lay in the envelope, in the order in which it rises; empty for games
            without one.
        rounds: how many rounds were begun.
        traces: by seat; empty while they are not worked out, and for games that have none.
        most: the number of cases at the beginning, which is the full height of a band.
        surprise: one sentence about the traces.
        scores: by seat, where the game has points.
        hands: by seat, what everybody held.
        board: draws what the game itself shows of the solution, on :data:`BOARD`, in place of the
            envelope, the bands and the points.
    """

    title: Message
    winners: tuple[int, ...]
    sentence: Message | None = None
    cards: tuple[str, ...] = ()
    rounds: int = 0
    traces: tuple[Trace, ...] = ()
    most: int = 1
    surprise: Message | None = None
    scores: tuple[int, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    board: Callable[[Desk], Picture] | None = None

    @classmethod
    def plain(cls, match: Match) -> CaseReview:
        """Winners and points, for a game that has nothing more to tell."""
        outcome = ended(match)
        return cls(winners_title(outcome.winners), outcome.winners, scores=outcome.scores)


def ended(match: Match) -> Outcome:
    """How a match ended; ``ValueError`` where it is not over."""
    if match.outcome is None:
        raise ValueError("the match is not over")
    return match.outcome


def winners_title(winners: tuple[int, ...]) -> Message:
    """Who won, in words."""
    if not winners:
        return message("results.unsolved")
    if len(winners) == 1:
        return message("results.solved", seat=winners[0])
    return message("results.won", winners=winners)


def surprise(traces: tuple[Trace, ...], winners: tuple[int, ...]) -> Message | None:
    """The sentence that the traces are worth: who could have known it when."""
    knew = sorted((t.known, t.seat) for t in traces if t.known is not None)
    if not winners:
        if knew:
            return message("results.review.first", seat=knew[0][1], round=int(knew[0][0]) + 1)
        closest = min(traces, key=lambda trace: (trace.left, trace.seat), default=None)
        if closest is None:
            return message("results.review.none")
        return message("results.review.close", seat=closest.seat, count=closest.left)
    winner = next((t for t in traces if t.seat in winners), None)
    if winner is None or not winner.accused:
        return None
    spoke = winner.accused[-1]
    others = [(known, seat) for known, seat in knew if seat not in winners]
    if others and (winner.known is None or others[0][0] < winner.known):
        rounds = round(spoke - others[0][0])
        if rounds >= 1:
            return message("results.surprise_other", seat=others[0][1], rounds=rounds)
    if winner.known is None:
        return message("results.review.lucky", seat=winner.seat)
    # What is learnt in one's own turn can be said in the next one at the earliest.
    waited = max(0, math.ceil(spoke - winner.known - 1e-9) - 1)
    return message("results.surprise_same", seat=winner.seat, rounds=waited)
