"""The play command under the dummy drivers: a table of computer players runs to its end; a game
that was left goes on where it was."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

import pytest

from game.commands.table import read_seating
from game.content import games
from game.match.saves import Saves
from game.settings import Settings
from scenes import screens
from scenes.app import App
from scenes.context import Context
from scenes.replay import keeping
from scenes.results import ResultsScene
from scenes.saves import SavesScreen
from tests.scenes.conftest import Player

GAME = next(iter(games()))


def seating(seats: str, **more: object) -> object:
    asked = {"game": GAME, "format": None, "seats": seats, "seed": 11, "rule": []}
    return read_seating(argparse.Namespace(**(asked | more)), seed=1)


def test_a_table_of_computer_players_plays_to_its_results(
    open_context: Callable[..., Context],
) -> None:
    context = open_context(speed="instant")
    app = App(context, screens.make("table", context, seating=seating("random,random,random")))
    context.stack.on_failure = None
    for _ in range(6000):
        app.frame(1 / 30)
        if isinstance(context.stack.top, ResultsScene):
            break
    assert isinstance(context.stack.top, ResultsScene)
    for _ in range(120):
        app.frame(1 / 30)
    assert context.stack.top.focus.current() == "again"
    app.close()


def test_the_command_opens_a_window_on_the_table_and_leaves(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real way in: window, clock and devices of a machine without a screen."""
    from scenes import app as module
    from scenes.commands import play

    seen: list[str] = []

    def run(self: App) -> None:
        for _ in range(30):
            self.frame(1 / 30)
            seen.append(self.context.stack.top.name if self.context.stack.top else "")
        self.close()

    monkeypatch.setattr(module.App, "run", run)
    options = argparse.Namespace(
        game=GAME, format=None, seats="human,random", seed=3, rule=[], windowed=True
    )
    assert play.run(options) == 0
    assert "table" in seen


def test_a_game_that_was_left_goes_on_where_it_was(home: Path) -> None:
    context = Context.offscreen(Settings(speed="instant"))
    context.keeps_settings = True
    player = Player(context)
    scene = player.open(screens.make("table", context, seating=seating("human,random,random")))
    match = scene.session.match
    for _ in range(12):
        decision = match.decisions[0]
        scene.session.submit(decision.seat, next(iter(decision.options)))
    scene.session.saves.flush()
    moves, digest = match.moves, match.digest()
    context.stack.clear()
    context.stack.apply()

    again = screens.make("resume", context)
    player.open(again)
    assert again.session.match.moves >= moves
    first = type(again.session.match).replay(again.session.match.record, upto=moves)
    assert first.digest() == digest
    first.close()
    context.stack.clear()
    context.stack.apply()


def test_a_table_of_the_command_line_has_names(home: Path) -> None:
    context = Context.offscreen(Settings(speed="instant"))
    player = Player(context)
    scene = player.open(screens.make("table", context, seating=seating("human,random")))
    names = [table.name for table in scene.session.match.setup.tables]
    assert names[0] == context.say("lobby.guest_number", number=1)
    assert names[1] == context.say("lobby.computer_name.2")
    context.stack.clear()
    context.stack.apply()


def test_people_at_a_kept_game_sit_down_one_by_one(home: Path) -> None:
    """Otherwise any device would play for everybody, and open everybody's curtain."""
    context = Context.offscreen(Settings(speed="instant"))
    context.keeps_settings = True
    player = Player(context)
    for name in ("pad.1", "pad.0"):
        player.devices.plug(name)
    context.seats.bind(1, context.input.device("pad.0"))  # from a table before
    scene = player.open(screens.make("table", context, seating=seating("human,random,human,human")))
    assert player.top.name == "sit down" and player.top.seat == 0
    player.devices.click((960, 500))
    player.run(0.2)
    assert player.top.seat == 0 and not context.seats.seats, "the mouse is no seat's own"
    player.devices.press("confirm", device="pad.1")
    player.run(0.2)
    player.devices.press("confirm", device="pad.1")  # once too often
    player.run(0.2)
    assert player.top.name == "sit down" and player.top.seat == 2
    player.devices.press("back", device="pad.0")
    player.run(0.2)
    assert [context.seats.seat_of(name) for name in ("pad.1", "pad.0")] == [0, 2]
    assert player.top.seat == 3
    player.devices.press("down", device="pad.0")
    player.devices.press("confirm", device="pad.0")
    player.run(0.2)
    assert player.top.name != "sit down"
    assert scene.party.humans == (0, 2), "a computer player sits in for the third"
    context.stack.clear()
    context.stack.apply()


def test_saved_games_are_listed_gone_on_with_and_thrown_away(home: Path) -> None:
    context = Context.offscreen(Settings(speed="instant"))
    context.keeps_settings = True
    player = Player(context)
    for _ in range(2):
        scene = player.open(screens.make("table", context, seating=seating("human,random")))
        decision = scene.session.match.decisions[0]
        scene.session.submit(decision.seat, next(iter(decision.options)))
        scene.session.saves.flush()
        context.stack.clear()
        context.stack.apply()
    listed = player.open(screens.make("resume", context))
    assert isinstance(listed, SavesScreen) and len(listed.found) == 2
    player.press("confirm")
    assert player.top.name == "question"
    player.press("down", "right", "confirm")  # throw it away
    assert player.top.name == "question"
    player.press("confirm")  # the first answer keeps it
    assert player.top is listed and len(listed.found) == 2
    player.press("confirm", "down", "right", "confirm")
    player.press("down", "right", "confirm")
    assert player.top is listed and len(listed.found) == 1
    player.press("confirm", "confirm")
    assert player.top.name == "table"
    context.stack.clear()
    context.stack.apply()
    assert len(Saves(home / "saves").list()) == 1


def test_finished_games_are_kept_as_old_cases(home: Path) -> None:
    context = Context.offscreen(Settings(speed="instant"))
    context.keeps_settings = True
    player = Player(context)
    player.open(screens.make("table", context, seating=seating("random,random")))
    for _ in range(3000):
        player.frame()
        if isinstance(player.top, ResultsScene):
            break
    context.stack.clear()
    context.stack.apply()
    assert len(keeping.cases()) == 1
    listed = player.open(screens.make("replays", context))
    player.press("confirm")
    assert player.top.name == "replay" and player.top.over
    player.press("back")
    assert player.top is listed
    context.stack.clear()
    context.stack.apply()
