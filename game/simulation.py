"""Matches that computer players play from the first decision to the last, without a screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.bots import random_intent
from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.messages import OMNISCIENT, PUBLIC
from game.core.rng import stream_for
from game.core.setup import Setup
from game.core.view import Outcome
from game.files import write_atomic
from game.match import Match
from game.match.session import RANDOM, Player, Session, seated


class Plan(msgspec.Struct, frozen=True):
    """What is the same in every match of a simulation."""

    game: str
    format: str
    bots: tuple[str, ...]
    """The level of each seat."""
    house_rules: dict[str, Any] = {}


class Played(msgspec.Struct, frozen=True):
    """One finished match, as a line of JSON says it."""

    seed: int
    seats: int
    bots: tuple[str, ...]
    decisions: int
    rounds: int
    outcome: Outcome
    digest: str


class Players:
    """The computer players at one table; they move as they would in a :class:`Session`."""

    def __init__(self, match: Match, bots: Sequence[str]) -> None:
        self._session = Session(match, [Player(level) for level in bots])
        self._match = match
        self._bots = tuple(bots)
        setup = match.setup
        names = [setup.stream_name(f"bot.{seat}") for seat in range(len(bots))]
        self._streams = [stream_for(setup.seed, name) for name in names]

    def choose(self, decision: Decision) -> Intent:
        """What the seat that is asked does."""
        seat = decision.seat
        if self._bots[seat] == RANDOM:
            # As RandomBot would, without the view that it never looks at.
            stream = self._streams[seat].fork(self._match.answers(seat))
            return random_intent(decision.options, self._match.rules.risky, stream)
        choice = self._session.think(seat, _never)
        assert choice is not None
        return choice.intent


def play(match: Match, bots: Sequence[str], most: int | None = None) -> int:
    """Let computer players of these levels play to the end, or ``most`` decisions.

    Where several decisions are open, the lowest seat answers first. Returns how many
    decisions were taken; raises what :meth:`Match.submit` raises.
    """
    players = Players(match, bots)
    taken = 0
    while match.outcome is None and taken != most:
        decision = match.decisions[0]
        match.submit(decision.seat, players.choose(decision))
        taken += 1
    return taken


def _never() -> bool:
    return False


def simulate(
    plan: Plan,
    seed: int,
    records: Path | None = None,
    on_crash: Callable[[Match, str], None] | None = None,
) -> Played:
    """Play one match of a plan; keeps its record in the folder ``records`` if there is one.

    Raises ``RulesFailure`` where the rules fail, after ``on_crash(match, trace)``.
    """
    setup = Setup(
        plan.game, plan.format, seats=len(plan.bots), seed=seed, house_rules=plan.house_rules
    )
    setup = seated(setup, [Player(level) for level in plan.bots])
    with Match.open(setup, keep_digests=records is not None) as match:
        match.on_crash = on_crash
        decisions = play(match, plan.bots)
        outcome = match.outcome
        assert outcome is not None
        if records is not None:
            name = f"{plan.game}-{plan.format}-{len(plan.bots)}-{seed}.jsonl"
            write_atomic(records / name, match.record.to_lines(), keep_previous=False)
        return Played(
            seed=seed,
            seats=len(plan.bots),
            bots=plan.bots,
            decisions=decisions,
            rounds=rounds(match),
            outcome=outcome,
            digest=match.digest(),
        )


def rounds(match: Match) -> int:
    """The round in which the last turn began; 0 in a game that counts none."""
    for fact in reversed(match.facts_since(0, OMNISCIENT)):
        number = getattr(fact, "round", None)
        if isinstance(number, int):
            return number
    return int(match.view(PUBLIC).values.get("round_no", 0))
