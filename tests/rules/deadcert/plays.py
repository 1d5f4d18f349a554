"""Matches for the tests of this game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from game.bots import random_intent
from game.core.rng import Stream, stream_for
from game.match import Match, Setup

GAME = "deadcert"

HOUSES: dict[str, dict[str, Any]] = {
    "open": {},
    "open_short": {"open_fetch_after_rounds": 1, "open_cold_rounds": 3},
    "open_long": {"open_fetch_after_rounds": 6, "open_cold_rounds": 12},
    "open_strict": {"open_exchange_needs_own_chief": True, "open_fetch_after_rounds": 2},
    "coop": {},
    "coop_strict": {"coop_snoop_needs_own_chief": True, "open_fetch_after_rounds": 1},
}
"""Sets of house rules by a short name that begins with the format."""


def setup_of(house: str, seats: int, seed: int, **fields: Any) -> Setup:
    """The set-up of a match under these house rules."""
    format_ = house.partition("_")[0]
    return Setup(GAME, format_, seats, seed, house_rules=HOUSES[house], **fields)


@contextmanager
def arranged(format_: str, seats: int, arrange: dict[str, Any], **rules: Any) -> Iterator[Match]:
    """A match with the test deck T."""
    setup = Setup(GAME, format_, seats, 5, house_rules=rules, arrange=arrange, content="T")
    with Match.open(setup) as match:
        yield match


def any_move(match: Match, stream: Stream) -> None:
    """One random decision."""
    decision = match.decisions[0]
    match.submit(decision.seat, random_intent(decision.options, frozenset(), stream))


@contextmanager
def played(house: str, seats: int, seed: int, most: int) -> Iterator[Match]:
    """A match after up to ``most`` random decisions."""
    with Match.open(setup_of(house, seats, seed)) as match:
        stream = stream_for(seed, "tests")
        for _ in range(most):
            if match.outcome is not None:
                break
            any_move(match, stream)
        yield match
