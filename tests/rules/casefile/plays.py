"""Matches for the tests of this game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from game.bots import random_intent
from game.core.intents import Intent
from game.core.rng import Stream, stream_for
from game.core.setup import Setup
from game.match import Match
from systems.rules.casefile import RULES
from systems.rules.casefile import intents as do

GAME = "casefile"


def setup_of(seats: int, seed: int = 1, **fields: Any) -> Setup:
    """A match for that many seats."""
    return Setup(GAME, "standard", seats, seed, **fields)


def drawn_rules(stream: Stream) -> dict[str, Any]:
    """House rules, each at its default half the time."""
    return {
        rule.name: stream.choice(rule.values or (10, 12))
        for rule in RULES.house_rules
        if stream.chance(1, 2)
    }


def any_game(seed: int, seats: int = 0) -> Setup:
    """A game of two, three or four seats, every other one with drawn house rules."""
    stream = stream_for(seed, "which game")
    rules = drawn_rules(stream) if seed // 3 % 2 else {}
    return setup_of(seats or 2 + seed % 3, seed, house_rules=rules)


def any_move(match: Match, stream: Stream) -> None:
    """One random decision of a seat that is asked; solving is rare."""
    decision = stream.choice(match.decisions)
    match.submit(decision.seat, random_intent(decision.options, RULES.risky, stream))


@contextmanager
def table(
    seats: int = 4,
    seed: int = 1,
    house_rules: dict[str, Any] | None = None,
    chance: dict[str, list[Any]] | None = None,
    **arrange: Any,
) -> Iterator[Match]:
    """An arranged match in which seat 0 has the turn; names have ``__`` for a dot."""
    laid = {"turn": 0} | {name.replace("__", "."): value for name, value in arrange.items()}
    setup = setup_of(seats, seed, arrange=laid, house_rules=house_rules or {}, chance=chance or {})
    with Match.open(setup) as match:
        yield match


def options(match: Match, seat: int) -> list[Intent]:
    """The options of a seat that is asked."""
    decision = match.decision(seat)
    assert decision is not None
    return list(decision.options)


def calm(match: Match) -> None:
    """Pass every window that is open."""
    while match.decisions and match.decisions[0].kind in ("anytime", "react"):
        match.submit(match.decisions[0].seat, do.Pass())


def ask(match: Match, seat: int, *pieces: str) -> None:
    """Investigate and ask; nobody reacts."""
    calm(match)
    match.submit(seat, do.Investigate())
    match.submit(seat, do.Ask(pieces))
    calm(match)


def offers(match: Match, made: dict[int, tuple[str, ...]]) -> None:
    """These offers, and none of the others."""
    for decision in match.decisions:
        cards = made.get(decision.seat, ())
        match.submit(decision.seat, do.Offer(cards) if cards else do.NoOffer())


def trade(match: Match, offerer: int, *payment: str) -> None:
    """The seat in turn accepts an offer; nobody reacts."""
    calm(match)
    match.submit(match.decisions[0].seat, do.Trade(offerer, payment))
    calm(match)
