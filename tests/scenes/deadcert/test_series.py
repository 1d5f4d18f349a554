"""The screens of a series with this game: what they offer, and what they say that counts."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.setup import SeatSetup
from game.match.series import Company, Series, SeriesSetup
from game.match.session import RANDOM
from game.match.session import Player as Seat
from scenes import screens
from scenes.series.career import CareerScreen
from scenes.series.laying import LayingScreen
from tests.scenes.conftest import Player

GAME = "deadcert"


@pytest.fixture
def player(players: Any) -> Player:
    quick: Player = players(speed="instant")
    return quick


def setup(format_: str, mode: str, **rules: Any) -> SeriesSetup:
    names = "A" if format_ == "solo" else "ABC"
    seats = tuple(map(SeatSetup, names))
    table = 0 if mode == "career" else 1
    company = Company(seats, (Seat(RANDOM),) * len(names), table)
    return SeriesSetup(GAME, format_, mode, (company,), 3, house_rules=rules)


@pytest.mark.rule("DC-MODE-020")
def test_other_machines_alone_are_offered_the_same_cases(player: Player) -> None:
    screen = player.open(LayingScreen(player.context, setup("open", "group")))
    assert "number" in screen.widgets
    assert {"Other machines play", "different cases"} <= set(screen.strings())
    assert "The tables play" not in screen.strings()
    screen.focus_on("same")
    player.press("right")
    assert screen.setup.same
    assert "the same cases" in screen.strings()


@pytest.mark.rule("DC-MODE-003", "DC-MODE-004", "DC-MODE-005", "DC-MODE-006", "DC-MODE-007")
@pytest.mark.parametrize(
    ("format_", "rules", "words"),
    [
        ("open", {}, "One point for each of the killer’s cards"),
        ("coop", {}, "Every case that you solve together counts one."),
        ("covert", {}, "Three points for calling"),
        ("covert", {"career_winner_extra_point": True}, "Four points for calling"),
        ("solo", {}, "Every case that you solve counts one."),
    ],
)
def test_the_score_sheet_says_what_counts(
    player: Player, format_: str, rules: dict[str, Any], words: str
) -> None:
    series = Series.open(setup(format_, "career", **rules))
    screen = player.open(CareerScreen(player.context, series))
    assert any(line.startswith(words) for line in screen.strings())


@pytest.mark.rule("DC-SET-031")
def test_every_format_is_compared_in_every_row(player: Player) -> None:
    screen = player.open(screens.make("formats", player.context, game=GAME))
    said = screen.strings()
    for words in ("OPENplay", "Co-op", "COVERTplay", "SOLOplay", "Career", "Group"):
        assert words in said
    for words in ("about 45 minutes", "about 90 minutes", "about 60 minutes", "No winner"):
        assert words in said
