"""When a game was kept, as people say it; no test looks at the clock of the machine."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from game.content import Texts, languages, registry
from game.core.setup import SeatSetup, Setup
from game.match.loading import load_rules
from game.match.match import Match
from game.match.saves import Saves
from game.match.session import Player, Session
from game.simulation import play
from scenes import days
from scenes.kit.caption import PLATE_MARGIN
from scenes.replay import keeping
from scenes.replays import ReplaysScreen
from scenes.saves import SavesScreen
from systems.io.viewport import SAFE_AREA
from tests.scenes.conftest import Player as Presses

GAME = next(one for one in registry.games() if 3 in load_rules(one).formats.get("standard", ()))
ZONE = timezone(timedelta(hours=2))
NOON = datetime(2026, 10, 12, 12, 0, tzinfo=ZONE)

SAID = [
    (datetime(2026, 10, 12, 14, 5, tzinfo=ZONE), "today 14:05", "heute 14:05"),
    (datetime(2026, 10, 12, 0, 0, tzinfo=ZONE), "today 0:00", "heute 0:00"),
    (datetime(2026, 10, 11, 23, 59, tzinfo=ZONE), "yesterday 23:59", "gestern 23:59"),
    (datetime(2026, 10, 10, 23, 59, tzinfo=ZONE), "10 October", "10. Oktober"),
    (datetime(2026, 10, 13, 9, 0, tzinfo=ZONE), "13 October", "13. Oktober"),
    (datetime(2026, 3, 1, 9, 0, tzinfo=ZONE), "1 March", "1. März"),
    (datetime(2025, 12, 31, 9, 0, tzinfo=ZONE), "31 December 2025", "31. Dezember 2025"),
    # The same moment is another day elsewhere.
    (datetime(2026, 10, 11, 22, 30, tzinfo=UTC), "today 0:30", "heute 0:30"),
]


@pytest.mark.parametrize(("then", "english", "german"), SAID)
def test_a_moment_is_said_as_people_say_it(then: datetime, english: str, german: str) -> None:
    for language, words in (("en", english), ("de", german)):
        assert days.told(Texts.load(language, None), then.timestamp(), NOON) == words


def test_yesterday_is_the_day_before_at_the_turn_of_a_year_too() -> None:
    new_year = datetime(2026, 1, 1, 0, 10, tzinfo=ZONE)
    eve = datetime(2025, 12, 31, 23, 50, tzinfo=ZONE).timestamp()
    assert days.told(Texts.load("en", None), eve, new_year) == "yesterday 23:50"


@pytest.mark.parametrize("language", languages())
def test_every_month_has_a_name(language: str) -> None:
    texts = Texts.load(language, None)
    said = {
        days.told(texts, datetime(2024, month, 3, tzinfo=ZONE).timestamp(), NOON)
        for month in range(1, 13)
    }
    assert len(said) == 12


@pytest.mark.parametrize("when", [float("inf"), float("nan"), 1e20, -1e20])
def test_a_time_that_cannot_be_is_left_out(when: float) -> None:
    assert days.told(Texts.load("en", None), when, NOON) == ""


def test_the_clock_of_the_house_knows_its_zone() -> None:
    assert days.now().tzinfo is not None


def kept(home: Path, when: datetime) -> Saves:
    """A game that was kept then."""
    saves = Saves(home / "saves")
    seats = tuple(SeatSetup(name) for name in ("Bartholomew", "Wilhelmina", "Cornelius"))
    match = Match.open(Setup(GAME, seats=seats, seed=1))
    session = Session(match, [Player("random")] * 3, saves)
    play(match, ["random"] * 3, 3)
    saves.write(session)
    saves.flush()
    session.close()
    for path in (home / "saves").iterdir():
        os.utime(path, (when.timestamp(), when.timestamp()))
    return saves


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize(("language", "words"), [("en", "yesterday 9:30"), ("de", "gestern 9:30")])
def test_the_list_says_when_a_game_was_kept(
    home: Path, open_context: Any, percent: int, language: str, words: str
) -> None:

    saves = kept(home, datetime(2026, 10, 11, 9, 30, tzinfo=ZONE))
    context = open_context(language=language, text_size=percent)
    player = Presses(context)
    screen = player.open(SavesScreen(context, saves, lambda: NOON))
    assert any(said.endswith(words) for said in player.strings())
    assert SAFE_AREA.contains(screen.widgets["save.0"].rect)
    saves.close()


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("readable", [True, False])
def test_the_list_tells_of_games_that_cannot_be_read(
    home: Path, open_context: Any, percent: int, readable: bool
) -> None:
    saves = kept(home, NOON)
    if not readable:
        for path in (home / "saves").iterdir():
            path.write_bytes(b"torn")
    (home / "saves" / "game-0044.gaslamp").write_bytes(b"{")
    (home / "saves" / "evening-0001.gaslamp-series").write_bytes(b"")
    player = Presses(open_context(text_size=percent))
    screen = player.open(SavesScreen(player.context, saves, lambda: NOON))
    player.run(0.2)
    [said] = [words for words in player.strings() if str(home / "saves") in words]
    assert said.startswith("Two kept" if readable else "Three kept"), said
    plate, prompt = screen.stage["ui.caption"], screen.widgets["prompt.back"]
    foot = plate.y + plate.picture.size[1] / 2 - PLATE_MARGIN
    assert foot <= prompt.rect.top + 12, "what the buttons do can still be read"
    if readable:
        assert "save.0" in screen.widgets
        player.press("down")
        assert said not in player.strings(), "whoever goes on sees the whole list"
    saves.close()


def test_the_list_of_old_cases_says_so_too(home: Path, open_context: Any) -> None:

    with Match.open(Setup(GAME, seats=3, seed=1)) as match:
        play(match, ["random"] * 3)
        path = keeping.keep(match)
    assert path is not None
    then = datetime(2025, 2, 3, 9, 0, tzinfo=ZONE).timestamp()
    os.utime(path, (then, then))
    context = open_context()
    player = Presses(context)
    player.open(ReplaysScreen(context, lambda: NOON))
    assert any(said.endswith("3 February 2025") for said in player.strings())
