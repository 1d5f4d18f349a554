"""Whether each seat spoke in time, and how good a question was, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.core.insight import SeatReview, TurnReview
from game.core.messages import Message

TEXTS = "tudor_mansion.review."

BEST, GOOD, FAIR = 0.92, 0.66, 0.33
"""What part of the best question's expected information a question must reach."""


def said(key: str, **values: Any) -> Message:
    """A sentence of the review."""
    return Message(TEXTS + key, values)


def never(seat: int, left: int) -> Message:
    """That a seat did not come down to one case."""
    return said("never", seat=seat, count=left)


def rated(seat: int, share: float | None) -> Message:
    """How good a question was: its share of what the best one in reach could tell."""
    if share is None:
        return said("rated.certain", seat=seat)
    for least, key in ((BEST, "best"), (GOOD, "good"), (FAIR, "fair")):
        if share >= least:
            return said(f"rated.{key}", seat=seat)
    return said("rated.poor", seat=seat)


class Spoken(NamedTuple):
    """An accusation."""

    turn: int
    right: bool
    cases: int
    """How many cases its seat had to reckon with when it spoke."""


def verdicts(
    turns: Sequence[TurnReview],
    first: Sequence[int],
    peeks: Sequence[int | None],
    spoken: Sequence[Spoken | None],
) -> tuple[SeatReview, ...]:
    """The whole match of every seat.

    Args:
        turns: all of them.
        first: by seat the cases right after the deal.
        peeks: by seat the turn in which it looked into the envelope.
        spoken: by seat what it said.
    """
    found = []
    for seat, at_first in enumerate(first):
        cases = [at_first, *(turn.standings[seat].cases for turn in turns)]
        known = next((place - 1 for place, left in enumerate(cases) if left == 1), None)
        peek = peeks[seat]
        if known is not None and peek is not None and known >= peek:
            known = None
        words = spoken[seat]
        if words is None:
            verdict = _of_the_quiet(turns, seat, cases[-1], known)
        else:
            verdict = _of_the_bold(turns, seat, known, words)
        found.append(SeatReview(seat, known, () if words is None else (words.turn,), verdict))
    return tuple(found)


def _of_the_bold(
    turns: Sequence[TurnReview], seat: int, known: int | None, words: Spoken
) -> Message:
    """Of a seat that accused."""
    spoke = turns[words.turn].round_no
    if words.cases > 1:
        key = "lucky" if words.right else "wrong"
        return said(key, seat=seat, spoke=spoke, count=words.cases)
    knew = _round(turns, known)
    if not words.right:
        return said("wrong_knowing", seat=seat, round=knew)
    own = [turn.number for turn in turns if turn.seat == seat]
    waited = known is not None and any(known < number < words.turn for number in own)
    return said("right" if waited else "right_at_once", seat=seat, round=knew, spoke=spoke)


def _of_the_quiet(turns: Sequence[TurnReview], seat: int, left: int, known: int | None) -> Message:
    """Of a seat that never accused."""
    if known is None:
        return never(seat, left)
    knew = _round(turns, known)
    chances = sum(turn.seat == seat and turn.number > known for turn in turns)
    if chances:
        return said("missed", seat=seat, round=knew, count=chances)
    return said("no_turn", seat=seat, round=knew)


def _round(turns: Sequence[TurnReview], known: int | None) -> int:
    """The round of a turn; 1 for the deal."""
    return turns[known].round_no if known is not None and known >= 0 else 1
