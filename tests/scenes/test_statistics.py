"""The club's books: what is entered, once, and how it is shown."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game import statistics
from game.content import games
from game.content.pseudo import PSEUDO
from game.honours import Finished
from game.statistics import Person, Statistics, Tally
from scenes import screens
from scenes.statistics import StatisticsScreen
from systems.io.viewport import SAFE_AREA

GAME = next(iter(games()))
GONE = "a_game_that_went"
EXPORT, FORGET, BURN = 1, 2, 3
"""Places among the answers."""


def books(people: int, played: int = 12) -> Statistics:
    found = Statistics()
    for number in range(people):
        tally = Tally(played + people - number, people - number, number)
        found.people[f"Person {number + 1}"] = Person({GAME: tally, GONE: Tally(1)})
    return found


@pytest.fixture
def kept(home: Path) -> Path:
    """Two people in the books of this machine, as an older house left them."""
    home.mkdir(exist_ok=True)
    people = {name: {GAME: {"played": 3, "won": 1}} for name in ("Person 1", "Person 2")}
    (home / "statistics.json").write_text(json.dumps({"people": people}))
    return home


def test_the_hall_leads_to_the_books(player: Any, kept: Path) -> None:
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


def choose(player: Any, number: int) -> None:
    """Open what can be done with the books, and take one of the answers."""
    player.press("extra")
    player.top.focus_on(list(player.top.widgets)[number])
    player.press("confirm")


def test_burning_asks_first(player: Any, kept: Path) -> None:
    player.context.keeps_settings = True
    scene = player.open(screens.make("statistics", player.context))
    for answers in (("back", "back"), ("confirm",)):
        choose(player, BURN)
        player.press(*answers)  # nobody is burnt by the first press
        assert player.top is scene and scene.books.people
    choose(player, BURN)
    player.press("right", "confirm")
    assert player.top is scene and not scene.books.people
    assert statistics.load().value == Statistics()
    assert b"Person 1" not in (kept / "books.db").read_bytes()
    assert b"Person 1" not in (kept / "books.db.bak").read_bytes()
    player.press("extra")
    assert player.top is scene


def test_one_person_is_forgotten(player: Any, kept: Path) -> None:
    player.context.keeps_settings = True
    scene = player.open(screens.make("statistics", player.context))
    player.press("down")
    choose(player, FORGET)
    player.press("right", "confirm")
    assert player.top is scene
    assert list(scene.books.people) == list(statistics.load().value.people) == ["Person 1"]


def test_games_are_written_to_a_file(player: Any, kept: Path) -> None:
    player.context.keeps_settings = True
    player.open(screens.make("statistics", player.context))
    choose(player, EXPORT)
    assert any("games.csv" in text for text in player.strings())
    assert (kept / "games.csv").read_text(encoding="utf-8").startswith("ended,game,format,name")


def test_honours_tell_what_was_earned_and_how_to_earn_the_rest(player: Any) -> None:
    found = Statistics({"Ann": Person()})
    for number in range(3):
        found.people["Ann"].add(Finished(f"2027-03-0{number + 1}T20:00:00", GAME, won=True))
    scene = player.open(StatisticsScreen(player.context, found))
    player.press("confirm")
    shown = " ".join(player.strings())
    assert player.top.name == "honours"
    assert "Hat trick" in shown and "earned on 2027-03-03" in shown
    assert "Win five games without a hint." in shown
    assert "3 of 10" in shown
    player.press("back")
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
