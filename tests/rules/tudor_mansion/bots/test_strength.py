"""How strong the levels are against each other, and how long the sharpest thinks."""

from __future__ import annotations

import math
import time

import pytest

from game.bots import Bot, RandomBot, choose
from game.core.rng import stream_for
from game.match import Match, Setup
from systems.rules.tudor_mansion.bots import BOTS
from tests.rules.tudor_mansion.tables import GAME


def bot(level: str) -> Bot:
    return RandomBot(frozenset({"accuse"})) if level == "random" else BOTS[level]()


def games_won(level: str, others: str, games: int, seats: int = 4) -> int:
    """How many games one of a level wins against the rest of another, seats rotated."""
    won = 0
    for seed in range(games):
        own = seed % seats
        players = [bot(level if seat == own else others) for seat in range(seats)]
        with Match.open(Setup(GAME, seats=seats, seed=seed)) as match:
            while match.outcome is None:
                decision = match.decisions[0]
                stream = stream_for(seed, f"bot.{decision.seat}").fork(match.moves)
                view = match.view(decision.seat)
                choice = choose(players[decision.seat], view, decision, stream)
                match.submit(decision.seat, choice.intent)
            won += own in match.outcome.winners
    return won


def test_a_sharp_player_beats_note_takers() -> None:
    """Far more than the fair quarter, in few games; the goal itself is checked at length below."""
    assert games_won("sharp", "notes", 24) >= 16


@pytest.mark.long
@pytest.mark.parametrize(
    ("level", "others", "goal"),
    [
        ("sharp", "notes", 0.80),
        ("sharp", "steady", 0.35),
        ("sharp", "casual", 0.80),
        ("steady", "casual", 0.25),
        ("casual", "random", 0.25),
    ],
)
def test_levels_are_as_strong_as_they_should_be(level: str, others: str, goal: float) -> None:
    """One against three; the goal is reached, and the fair quarter passed by two errors."""
    games = 300
    share = games_won(level, others, games) / games
    error = math.sqrt(share * (1 - share) / games)
    assert share >= goal
    assert share - 2 * error > 0.25


def test_a_sharp_decision_takes_no_quarter_of_a_second() -> None:
    """Six seats, CPU seconds; measured were 0.03 at the 95th percentile."""
    times = []
    players = [bot("sharp" if seat % 2 else "steady") for seat in range(6)]
    for seed in range(3):
        with Match.open(Setup(GAME, seats=6, seed=seed)) as match:
            while match.outcome is None:
                decision = match.decisions[0]
                stream = stream_for(seed, f"bot.{decision.seat}").fork(match.moves)
                view = match.view(decision.seat)
                start = time.process_time()
                choice = choose(players[decision.seat], view, decision, stream)
                if decision.seat % 2:
                    times.append(time.process_time() - start)
                match.submit(decision.seat, choice.intent)
    times.sort()
    assert times[int(0.95 * len(times))] < 0.25
