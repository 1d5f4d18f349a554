"""Matches for the tests of this game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from game.bots import random_intent
from game.core.intents import Intent
from game.core.rng import Stream, stream_for
from game.core.setup import Setup
from game.match import Match
from systems.rules.deadly_premonition import DUEL, HIDDEN_KILLER, RULES

GAME = "deadly_premonition"
BENCH = (
    ("S01", "S05", "S09", "S22", "S14", "S18"),
    ("S02", "S06", "S07", "S24", "S13", "S17"),
    ("S03", "S04", "S08", "S23", "S15", "S16"),
    ("S10", "S11", "S12", "S19", "S20", "S21"),
)
"""The boards of the worked examples."""


def setup_of(seats: int, seed: int = 1, **fields: Any) -> Setup:
    """A match for that many seats."""
    return Setup(GAME, DUEL if seats == 2 else HIDDEN_KILLER, seats, seed, **fields)


def drawn_rules(seats: int, stream: Stream) -> dict[str, Any]:
    """House rules that go together, each at its default half the time."""
    found: dict[str, Any] = {}
    for rule in RULES.house_rules:
        if stream.chance(1, 2) or (rule.formats and seats == 2):
            continue
        found[rule.name] = stream.choice(rule.values or (10, 20))
    return found


@contextmanager
def bench(
    seats: int = 3,
    hands: Sequence[Sequence[str]] = (),
    house_rules: dict[str, Any] | None = None,
    chance: dict[str, list[Any]] | None = None,
    **arrange: Any,
) -> Iterator[Match]:
    """The bench of the worked examples: seat 0 has two moves, seat 1 is the Killer.

    Names in ``arrange`` have ``__`` for a dot; a list of presumed suspects may be given as ``pi``.
    """
    presumed = arrange.pop("pi", ())
    dead = arrange.pop("dead", ())

    def entry(suspect: str) -> Any:
        row = "PI" if suspect in presumed else "dead" if suspect in dead else "LS"
        return {"suspect": suspect, "row": row}

    laid: dict[str, Any] = {"moves_left": 2}
    for seat in range(seats):
        laid[f"board.{seat}"] = [entry(suspect) for suspect in BENCH[seat]]
        laid[f"hand.{seat}"] = list(hands[seat]) if seat < len(hands) else []
        if seats > 2:
            laid[f"alignment.{seat}"] = ["killer" if seat == 1 else "agent"]
    laid |= {name.replace("__", "."): value for name, value in arrange.items()}
    setup = setup_of(seats, arrange=laid, chance=chance or {}, house_rules=house_rules or {})
    with Match.open(setup) as match:
        yield match


def any_move(match: Match, stream: Stream) -> None:
    """One random decision."""
    decision = match.decisions[0]
    match.submit(decision.seat, random_intent(decision.options, frozenset(), stream))


def any_game(seed: int) -> Setup:
    """A game of two, three or four seats, every other one with drawn house rules."""
    stream = stream_for(seed, "which game")
    seats = 2 + seed % 3
    rules = drawn_rules(seats, stream) if seed // 3 % 2 else {}
    return setup_of(seats, seed, house_rules=rules)


def options(match: Match, seat: int) -> list[Intent]:
    """The options of a seat that is asked."""
    decision = match.decision(seat)
    assert decision is not None
    return list(decision.options)
