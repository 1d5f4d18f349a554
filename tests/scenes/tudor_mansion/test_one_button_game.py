"""A whole game in which everybody has one button and nothing else."""

from __future__ import annotations

import random

import pytest

from game.settings import Settings
from tests.kit.one_button import OnePress
from tests.scenes.tudor_mansion.table_rig import Rig


def play(humans: int, seed: int) -> OnePress:
    settings = Settings(speed="instant", one_button="fast")
    with Rig(3, humans, seed=seed, settings=settings) as rig:
        people = OnePress(rig, random.Random(seed))
        people.play_out()
        assert rig.match.outcome is not None
        return people


def test_two_people_play_to_the_end_with_one_button_each() -> None:
    people = play(humans=2, seed=3)
    assert {"move", "act"} <= people.kinds
    assert people.visits, "their hands were looked at"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4, 10))
def test_more_games_with_one_button(seed: int) -> None:
    play(humans=1 + seed % 3, seed=seed)
