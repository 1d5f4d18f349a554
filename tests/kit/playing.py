"""Random play for tests: reproducible, and answering simultaneous decisions in any order."""

from __future__ import annotations

from collections.abc import Iterator

from game.bots import random_intent
from game.core.intents import Intent
from game.core.rng import Stream, stream_for
from game.match import Match

MOST_DECISIONS = 20_000
"""No random match is longer."""


def play_stream(seed: int) -> Stream:
    """The stream from which a test plays."""
    return stream_for(seed, "play")


def next_move(match: Match, stream: Stream) -> tuple[int, Intent]:
    """A seat that is asked and what it does, both at random."""
    decision = stream.choice(match.decisions)
    return decision.seat, random_intent(decision.options, match.rules.risky, stream)


def play(match: Match, stream: Stream, most: int = MOST_DECISIONS) -> Iterator[int]:
    """Play at random to the end or ``most`` decisions; yields the number after each."""
    for number in range(1, most + 1):
        if match.outcome is not None:
            return
        match.submit(*next_move(match, stream))
        yield number
    assert match.outcome is not None or most < MOST_DECISIONS, "this match does not end"


def play_on(match: Match, stream: Stream, most: int = MOST_DECISIONS) -> int:
    """Play at random; returns how many decisions were taken."""
    return sum(1 for _ in play(match, stream, most))
