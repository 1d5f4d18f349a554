"""How strong the levels are against each other, and how long the sharpest thinks."""

from __future__ import annotations

import math
import time

import pytest

from game.bots import Bot, RandomBot, choose
from game.core.rng import stream_for
from game.match import Match
from systems.rules.casefile import RULES
from systems.rules.casefile.bots import BOTS
from tests.rules.casefile.plays import setup_of


def bot(level: str) -> Bot:
    return RandomBot(RULES.risky) if level == "random" else BOTS[level]()


def games_won(
    level: str, others: str, games: int, seats: int, times: list[float] | None = None
) -> int:
    """How many games one of a level wins against the rest of another, seats rotated."""
    won = 0
    for seed in range(games):
        own = seed % seats
        players = [bot(level if seat == own else others) for seat in range(seats)]
        with Match.open(setup_of(seats, seed)) as match:
            while match.outcome is None:
                decision = match.decisions[0]
                stream = stream_for(seed, f"bot.{decision.seat}").fork(match.moves)
                view = match.view(decision.seat)
                begun = time.process_time()
                choice = choose(players[decision.seat], view, decision, stream)
                if times is not None and decision.seat == own:
                    times.append(time.process_time() - begun)
                match.submit(decision.seat, choice.intent)
            won += own in match.outcome.winners
    return won


def test_even_a_casual_player_beats_random_ones() -> None:
    assert games_won("casual", "random", 4, 2) >= 3


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("level", "others"), [("sharp", "steady"), ("steady", "casual"), ("casual", "random")]
)
def test_every_level_beats_the_one_below(level: str, others: str, seats: int) -> None:
    """The lower end of the 95 per cent interval is above a fair share."""
    games = 200
    share = games_won(level, others, games, seats) / games
    assert share - 1.96 * math.sqrt(share * (1 - share) / games) > 1 / seats


@pytest.mark.long
def test_the_sharpest_thinks_less_than_a_quarter_of_a_second() -> None:
    times: list[float] = []
    games_won("sharp", "sharp", 3, 4, times)
    assert sorted(times)[math.ceil(0.95 * len(times))] < 0.25
