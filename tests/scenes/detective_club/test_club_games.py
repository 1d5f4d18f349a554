"""Whole rounds of Detective Club at the table: people with pads, and every frame is looked at."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.settings import Settings
from tests.scenes.detective_club.people import ClubPeople
from tests.scenes.detective_club.table_rig import Rig

TABLES: tuple[tuple[int, int, str, dict[str, Any]], ...] = (
    (4, 0, "standard", {}),
    (5, 1, "thematic", {"topic_rotation": 1}),
    (6, 0, "no_discuss", {"show_scores": True}),
    (7, 2, "standard", {"open_hands": True, "talk_seconds": 0}),
    (8, 1, "standard", {"vote_mode": "secret_in_order"}),
)


@pytest.mark.parametrize(("seats", "humans", "format_", "rules"), TABLES)
def test_random_games_end_and_the_stage_is_what_the_view_says(
    seats: int, humans: int, format_: str, rules: dict[str, Any]
) -> None:
    with Rig(seats, humans, format_, seed=seats, rules=rules) as table:
        if humans:  # the last round is played through the table
            last = 8 * seats if format_ != "no_discuss" else 6 * seats
            while table.match.outcome is None and table.match.moves < last:
                table.play_one()
            table.scene.watching.skip_to_now()
            table.scene.choreographer.drop()
        table.play_out(random.Random(seats))
        assert table.match.outcome is not None
        assert table.scene.choreographer.unknown == set()


@pytest.mark.parametrize("speed", ["fast", "slow"])
def test_clips_end_where_the_view_says(speed: str) -> None:
    """Every clip of a round at its own pace; the rig is strict about the end of each."""
    settings = Settings(speed=speed)  # type: ignore[arg-type]
    with Rig(4, 0, seed=3, settings=settings, rules={"talk_seconds": 15}) as table:
        table.until(lambda: table.match.moves >= 17, 200, 1 / 10)
        assert table.scene.choreographer.unknown == set()


def test_three_people_and_three_computers_play_rounds_by_keys_and_nothing_leaks() -> None:
    with ClubPeople(6, 3, seed=11, disturb=35) as table:
        table.play_until(lambda: table.match.moves >= 46)
        assert table.leaks == [] and table.told == []
        assert all(table.seen) and all(table.visits)
        assert table.disturbed
        wanted = {"choose_word", "play_card", "explain", "ready", "vote"}
        assert wanted <= table.kinds


@pytest.mark.long
@pytest.mark.parametrize(
    ("format_", "rules"),
    [
        ("standard", {}),
        ("thematic", {"vote_mode": "secret_in_order"}),
        ("no_discuss", {"vote_mode": "secret_in_order", "repeat_words": False}),
        ("standard", {"open_hands": True}),
    ],
)
def test_three_people_play_a_whole_game_by_keys_and_nothing_leaks(
    format_: str, rules: dict[str, Any]
) -> None:
    with ClubPeople(6, 3, seed=5, disturb=25, format_=format_, rules=rules) as table:
        table.play(1000)
        assert table.leaks == [] and table.told == []
        assert table.match.outcome is not None and table.words
