"""The club's books: what is entered, once, and how it is shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game import statistics
from game.content import games
from game.content.pseudo import PSEUDO
from game.statistics import Statistics, Tally
from scenes import screens
from scenes.statistics import StatisticsScreen
from systems.io.viewport import SAFE_AREA

GAME = next(iter(games()))
GONE = "a_game_that_went"


def books(people: int, played: int = 12) -> Statistics:
    found = Statistics()
    for number in range(people):
        tally = Tally(played + people - number, people - number, number)
        found.people[f"Person {number + 1}"] = {GAME: tally, GONE: Tally(1)}
    return found


def test_the_hall_leads_to_the_books(player: Any, home: Path) -> None:
    statistics.save(books(2))
    settings = player.open(screens.make("settings", player.context, hall=True))
    settings.focus_on("tab.house")
    player.run(0.1)
    settings.focus_on("row.statistics")
    player.press("confirm")
    assert player.top.name == "statistics"
    assert "Person 1" in player.strings()


def test_the_page_follows_the_focus(player: Any) -> None:
    found = books(3)
    scene = player.open(StatisticsScreen(player.context, found))
    line = player.context.say("statistics.line", played=15, won=3, hints="no hint")
    assert line in player.strings()
    assert GONE in player.strings()
    player.press("down")
    assert scene.focus.current() == "person.Person 2"
    assert line not in player.strings()


def test_long_books_scroll(player: Any) -> None:
    scene = player.open(StatisticsScreen(player.context, books(14)))
    player.press(*["down"] * 13)
    assert scene.focus.current() == "person.Person 14"
    assert "Person 14" in player.strings() and "Person 1" not in player.strings()


def test_burning_asks_first(player: Any, home: Path) -> None:
    statistics.save(books(2))
    player.context.keeps_settings = True
    scene = player.open(screens.make("statistics", player.context))
    player.press("extra", "confirm")
    assert scene.books.people
    player.press("extra", "right", "confirm")
    assert player.top is scene and not scene.books.people
    assert statistics.load().value == Statistics()
    player.press("extra")
    assert player.top is scene


@pytest.mark.parametrize("people", [0, 1, 14])
@pytest.mark.parametrize(
    "look",
    [{}, {"text_size": 150}, {"text_size": 200}, {"language": PSEUDO}, {"high_contrast": True}],
    ids=str,
)
def test_it_fits(people: int, look: dict[str, Any], players: Callable[..., Any]) -> None:
    player = players(**look)
    scene = player.open(StatisticsScreen(player.context, books(people, 800)))
    assert player.context.text.cut == set()
    assert scene.stage.untold() == []
    assert scene.focus.reachable() == set(scene.focus.keys)
    for key in scene.focus.keys:
        assert SAFE_AREA.inflate(12, 12).contains(scene.focus.target(key).rect), key
    assert [player.frame() for _ in range(5)] == [[]] * 5
