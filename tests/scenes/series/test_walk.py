"""The first game of a format is walked through, once on each machine, and can be skipped."""

from __future__ import annotations

from typing import Any

import pytest

from game import settings as kept_settings
from game.core.setup import SeatSetup, Setup
from game.match.session import HUMAN, RANDOM, Session
from game.match.session import Player as Seat
from scenes import screens
from scenes.party import Party
from tests.scenes.conftest import Player
from tests.series.kit import GAME

FIRST = "This is Lantern Street. In every round seven doors are closed, and nobody knows what lies"


@pytest.fixture
def player(players: Any) -> Player:
    quick: Player = players(speed="instant")
    quick.devices.plug("pad.0", number=1)
    return quick


def table(
    player: Player, format_: str = "stroll", people: int = 1, seats: int = 2, first: int = 0
) -> Any:
    names = tuple(SeatSetup(name) for name in ("Ann", "Ben", "Cleo")[:seats])
    levels = [Seat(HUMAN if seat < people else RANDOM) for seat in range(seats)]
    session = Session.open(Setup(GAME, format_, names, 3, arrange={"first": first}), levels)
    party = Party.of_session(session, player.context.words_for(GAME))
    return player.open(screens.make("table", player.context, session=session, party=party))


def reads(player: Player, beginning: str) -> bool:
    return any(words.startswith(beginning) for words in player.strings())


def test_sheets_lie_on_the_table_until_they_are_read(player: Player) -> None:
    scene = table(player)
    assert reads(player, FIRST)
    assert scene.panel is None
    assert "ui.coach.ring.0" in scene.stage
    assert "Skip all of it" in player.strings()
    moves = scene.session.match.moves
    player.run(2.0)
    assert scene.session.match.moves == moves, "the table waits"
    player.press("confirm")
    assert not reads(player, FIRST)
    assert reads(player, "It is your turn: knock")
    player.press("confirm")
    assert scene.panel is not None
    assert scene.walk.reading is None


def test_computers_wait_until_it_has_been_read(player: Player) -> None:
    scene = table(player, first=1)
    moves = scene.session.match.moves
    assert scene.walk.reading is not None
    player.run(3.0)
    assert scene.session.match.moves == moves
    player.press("confirm")
    player.run(3.0)
    assert scene.session.match.moves > moves


def test_it_is_said_once_on_a_machine_and_once_for_each_format(player: Player) -> None:
    table(player)
    player.press("confirm", "confirm")
    assert player.context.settings.walked == [f"{GAME}.stroll"]
    player.context.stack.pop()
    player.context.stack.apply()
    again = table(player)
    assert again.walk.reading is None
    assert again.panel is not None
    player.context.stack.pop()
    player.context.stack.apply()
    crew = table(player, "crew")
    assert crew.walk.reading is not None
    player.press("confirm")
    assert reads(player, "You carry one bag")


def test_it_can_be_skipped_as_a_whole(player: Player) -> None:
    scene = table(player)
    player.press("back")
    assert scene.panel is not None
    assert player.context.settings.walked == [f"{GAME}.stroll"]
    player.press("confirm", "confirm", "confirm", "confirm")
    assert not reads(player, "It is your turn: knock")


def test_it_is_kept_on_the_disk(player: Player, home: Any) -> None:
    player.context.keeps_settings = True
    table(player)
    player.press("back")
    player.context.keeps_settings = False
    assert kept_settings.load().value.walked == [f"{GAME}.stroll"]


def test_it_can_be_pressed_away_by_anybody_at_a_full_table(player: Player) -> None:
    player.devices.plug("pad.1", number=2)
    table(player, people=2)
    assert reads(player, FIRST)
    player.devices.press("confirm", device="pad.1")
    player.run(0.25)
    assert not reads(player, FIRST)


def test_visitors_of_a_kiosk_and_shows_without_people_are_not_walked(player: Player) -> None:
    scene = table(player, people=0)
    assert scene.walk.reading is None
    player.context.stack.pop()
    player.context.stack.apply()
    player.context.kiosk = True
    scene = table(player)
    assert scene.walk.reading is None


def test_a_change_of_layout_leaves_the_sheet(player: Player) -> None:
    table(player)
    player.context.settings.text_size = 150
    player.context.apply_settings()
    player.context.stack.relayout()
    player.run(0.3)
    assert reads(player, FIRST)


def test_the_settings_forget_it(player: Player) -> None:
    player.open(screens.make("settings", player.context))
    assert "Show the first steps again" not in player.strings()
    player.context.stack.pop()
    player.context.stack.apply()
    player.context.settings.walked = [f"{GAME}.stroll"]
    player.open(screens.make("settings", player.context))
    player.press("right", *["down"] * 6)  # below the other rows
    assert player.top.focus.current() == "row.walked"
    assert "Show the first steps again" in player.strings()
    player.press("confirm")
    assert player.context.settings.walked == []
    assert "Show the first steps again" not in player.strings()
