"""Who may be the Killer: chances from what everybody has seen, and nothing else."""

from __future__ import annotations

import pytest

from game.core.messages import OMNISCIENT
from game.core.rng import Stream
from game.match import Match
from game.simulation import play
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.bots.case import Case
from systems.rules.deadly_premonition.bots.levels import LEVELS
from systems.rules.deadly_premonition.bots.suspicion import (
    HABITS,
    chances_of,
    stage_of,
    suspicions,
    weight_of,
)
from systems.rules.deadly_premonition.facts import FACTS
from systems.rules.deadly_premonition.intents import INTENTS
from tests.rules.deadly_premonition.plays import bench, setup_of


def chances(match: Match, seat: int, level: str = "sharp") -> list[float]:
    return list(Case(match.view(seat), seat, LEVELS[level], Stream(1)).chances)


def test_at_first_everybody_is_alike() -> None:
    with Match.open(setup_of(4, 1)) as match:
        killer = match.table.look.lineup.killer()
        for seat in range(4):
            found = chances(match, seat)
            if seat == killer:
                assert found == [0, 0, 0, 0]
            else:
                assert found[seat] == 0
                assert sum(found) == pytest.approx(1)
                assert len({round(one, 9) for one in found if one}) == 1


def test_in_a_duel_there_is_nobody_to_suspect() -> None:
    with Match.open(setup_of(2, 1)) as match:
        assert chances(match, 0) == [0, 0]


def test_who_checks_the_weather_is_suspected_by_those_who_watch() -> None:
    with bench(4, [[], [], ["STA1", "COF1"]], turn=2, weather_deck=["CS1", "CS2"]) as match:
        match.submit(2, do.CheckWeather("STA1"))
        match.submit(2, do.CheckWeather("COF1"))
        found = chances(match, 0)
        assert found[2] > found[1] == found[3]
        assert chances(match, 0, "steady") == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3])


@pytest.mark.rule("DP-R31")
def test_whoever_cannot_be_it_is_not_suspected() -> None:
    """A removed seat was an Agent; so is one that plays on without suspects."""
    dead = ("S10", "S11", "S12", "S19", "S20", "S21")
    with bench(4, dead=dead, removed=[2]) as match:
        assert chances(match, 0) == [0, 1, 0, 0]
    with bench(4, dead=dead) as match:
        assert chances(match, 0) == pytest.approx([0, 0.5, 0.5, 0])


def test_suspicion_rests_on_open_facts_alone() -> None:
    """Every seat of a match comes to the same logarithms, and so does an onlooker."""
    with Match.open(setup_of(4, 5)) as match:
        play(match, ("casual",) * 4, most=120)
        rows = [suspicions(match.view(seat).facts, 4, 8) for seat in range(4)]
        rows.append(suspicions(match.view(OMNISCIENT).facts, 4, 8))
        assert all(row == rows[0] for row in rows)
        assert any(rows[0])


def test_the_table_of_habits_speaks_of_moves_there_are() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in INTENTS}
    assert set(HABITS) <= tags
    assert all(len(row) == 3 for row in HABITS.values())
    assert [stage_of(deaths, 8) for deaths in (0, 3, 4, 5, 6, 7)] == [0, 0, 1, 1, 2, 2]
    assert weight_of("check_weather", 5, 8) > weight_of("check_weather", 0, 8) > 0
    assert weight_of("check_weather", 0, 0) == 0, "in a duel nothing is a sign"
    assert FACTS


def test_no_sign_decides_alone() -> None:
    found = chances_of([0, 50.0, 0, 0], (0, 1, 2, 3), 0)
    assert found[1] < 0.999
    assert min(found[2:]) > 0
    assert chances_of([0.0] * 4, (), 0) == [0] * 4
