"""How well the levels play: who wins against whom, and how often the Conspirator gets away.

Small versions run always; the seeds are fixed, so that they never fail by chance. The figures that
are quoted come from the long ones.
"""

from __future__ import annotations

import math

import pytest

from game.core.messages import OMNISCIENT
from game.match import Match
from game.simulation import play
from systems.rules.detective_club import facts as f
from systems.rules.detective_club.bots import BOTS
from tests.rules.detective_club.plays import setup_of

LADDER = [("sharp", "steady"), ("steady", "casual")]


def games(levels: tuple[str, ...], seed: int) -> tuple[tuple[int, ...], tuple[int, ...], int, int]:
    """Winners, scores, rounds, and rounds in which the Conspirator got away."""
    seats = len(levels)
    with Match.open(setup_of(seats, seed, computers=tuple(range(seats)))) as match:
        play(match, levels)
        facts = match.facts_since(0, OMNISCIENT)
        rounds = sum(isinstance(fact, f.NotebooksRevealed) for fact in facts)
        away = sum(isinstance(fact, f.Scored) and fact.reason == "conspirator" for fact in facts)
        assert match.outcome is not None
        return match.outcome.winners, match.outcome.scores, rounds, away


def escapes(level: str, seats: int, count: int) -> tuple[float, float]:
    """Which part of the rounds the Conspirator gets away in, and two standard errors."""
    rounds = away = 0
    for seed in range(count):
        _, _, played, gone = games((level,) * seats, seed)
        rounds += played
        away += gone
    part = away / rounds
    return part, 2 * math.sqrt(part * (1 - part) / rounds)


def one_among(better: str, others: str, seats: int, count: int) -> tuple[float, float]:
    """Which part of the games one seat wins, and by how many points it is ahead of the others."""
    won = ahead = 0.0
    for seed in range(count):
        seat = seed % seats
        levels = tuple(better if one == seat else others for one in range(seats))
        winners, scores, _, _ = games(levels, seed)
        won += (seat in winners) / len(winners)
        ahead += scores[seat] - (sum(scores) - scores[seat]) / (seats - 1)
    return won / count, ahead / count


@pytest.mark.parametrize("seats", [4, 8])
def test_the_conspirator_gets_away_about_every_second_time(seats: int) -> None:
    part, _ = escapes("sharp", seats, 6)
    assert 0.35 < part < 0.75


def test_a_sharp_player_is_ahead_of_casual_ones() -> None:
    """The steps of the ladder are measured at length below: in few games luck decides."""
    won, ahead = one_among("sharp", "casual", 5, 16)
    assert won > 0.2
    assert ahead > 0


def test_a_random_player_falls_behind() -> None:
    won, ahead = one_among("random", "casual", 5, 8)
    assert won < 0.2
    assert ahead < -3


@pytest.mark.long
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_three_hundred_games_end(seats: int) -> None:
    """And the Conspirator gets away in 45 to 65 of 100 rounds."""
    part, error = escapes("sharp", seats, 300)
    print(f"{seats} seats: gets away in {part:.1%} +- {error:.1%} of the rounds")
    assert 0.45 <= part <= 0.65


@pytest.mark.long
@pytest.mark.parametrize(("better", "others"), LADDER)
def test_the_ladder(better: str, others: str) -> None:
    """One seat of five; the fair share is 0.2."""
    won, ahead = one_among(better, others, 5, 300)
    print(f"one {better} among {others}: wins {won:.1%} (fair 20%), {ahead:+.1f} points")
    assert won > 0.2 + 2 * math.sqrt(0.16 / 300)


@pytest.mark.long
def test_one_who_plays_at_random_loses() -> None:
    """Among those who do there is nothing to see: so it is the other way about here."""
    won, ahead = one_among("random", "casual", 5, 300)
    print(f"one random among casual: wins {won:.1%} (fair 20%), {ahead:+.1f} points")
    assert won < 0.2 - 2 * math.sqrt(0.16 / 300)


def test_the_levels_that_a_lobby_offers_are_there() -> None:
    assert tuple(BOTS) == ("casual", "steady", "sharp")
