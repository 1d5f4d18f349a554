"""How strong the levels are against each other, and what share of the wins the Killer has."""

from __future__ import annotations

import math

import pytest

from game.simulation import Plan, simulate
from tests.rules.deadly_premonition.plays import GAME

KILLER_WINS = {"deaths", "last_player", "no_accomplices", "cold_case"}


def plan(bots: tuple[str, ...]) -> Plan:
    return Plan(GAME, "duel" if len(bots) == 2 else "hidden_killer", bots)


def games_won(level: str, others: str, games: int, seats: int) -> int:
    """How many games one of a level wins against others of another, in every seat in turn."""
    won = 0
    for seed in range(games):
        own = seed % seats
        bots = tuple(level if seat == own else others for seat in range(seats))
        won += own in simulate(plan(bots), seed).outcome.winners
    return won


@pytest.mark.parametrize(("seats", "games", "most"), [(2, 10, 8), (4, 12, 7)])
def test_a_casual_player_beats_chance(seats: int, games: int, most: int) -> None:
    assert games_won("casual", "random", games, seats) >= most


def test_a_sharp_player_beats_a_casual_one() -> None:
    """In a duel, far more often than not; the ladder itself is climbed at length below."""
    assert games_won("sharp", "casual", 10, 2) >= 8


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("level", "others"), [("sharp", "steady"), ("steady", "casual"), ("casual", "random")]
)
def test_each_level_beats_the_one_below(level: str, others: str, seats: int) -> None:
    """More than the fair share by two standard errors."""
    games = 120
    share = games_won(level, others, games, seats) / games
    assert share - 2 * math.sqrt(share * (1 - share) / games) > 1 / seats


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4])
def test_the_killer_has_a_fair_share_of_the_wins(seats: int) -> None:
    """Among equals who play sharply: from a quarter to under a half."""
    games = 150
    won = sum(
        simulate(plan(("sharp",) * seats), seed).outcome.ending in KILLER_WINS
        for seed in range(games)
    )
    assert 0.25 <= won / games <= 0.45
