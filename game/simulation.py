"""Matches that computer players play from the first decision to the last, without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.bots import Bot, choose, random_intent
from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.messages import OMNISCIENT
from game.core.rng import Stream, stream_for
from game.core.rules import Rules
from game.core.setup import Setup
from game.core.view import Outcome
from game.files import write_atomic
from game.match import Match

RANDOM = "random"
"""The level that every game has: it needs no view, only the options."""


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


def levels(rules: Rules) -> tuple[str, ...]:
    """The computer players of a game, by level."""
    return tuple(dict.fromkeys((*rules.bots, RANDOM)))


class Players:
    """The computer players at one table. Each seat has a chance stream of its own."""

    def __init__(self, rules: Rules, bots: Sequence[str], seed: int) -> None:
        self._risky = rules.risky
        self._streams = [stream_for(seed, f"bot.{seat}") for seat in range(len(bots))]
        self._bots: list[Bot | None] = [
            None if level == RANDOM else rules.bots[level]() for level in bots
        ]
        self._asked = [0] * len(bots)

    def choose(self, match: Match, decision: Decision) -> Intent:
        """What the seat that is asked does."""
        seat = decision.seat
        bot = self._bots[seat]
        stream = self._streams[seat]
        if bot is None:
            return random_intent(decision.options, self._risky, stream)
        self._asked[seat] += 1
        own: Stream = stream.fork(self._asked[seat])
        return choose(bot, match.view(seat), decision, own).intent


def play(match: Match, players: Players, most: int | None = None) -> int:
    """Play to the end, or ``most`` decisions; returns how many were taken.

    Where several decisions are open, the lowest seat answers first.
    """
    taken = 0
    while match.outcome is None and taken != most:
        decision = match.decisions[0]
        match.submit(decision.seat, players.choose(match, decision))
        taken += 1
    return taken


def simulate(plan: Plan, seed: int, records: Path | None = None) -> Played:
    """Play one match of a plan; keeps its record in the folder ``records`` if there is one."""
    setup = Setup(
        plan.game, plan.format, seats=len(plan.bots), seed=seed, house_rules=plan.house_rules
    )
    with Match.open(setup, keep_digests=records is not None) as match:
        decisions = play(match, Players(match.rules, plan.bots, seed))
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
    return 0
