"""What is asked once more: Back leads to where one came from, the harmless answer out of it all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.files import StorageError
from game.settings import Settings
from game.statistics import Person, Statistics
from scenes import screens
from scenes.context import Context
from scenes.kit.screen import Screen
from scenes.pause import Pause
from scenes.question import DONE, Answer, Question
from scenes.statistics import StatisticsScreen
from tests.scenes.conftest import Player
from tests.scenes.test_lobby import lobby, press
from tests.scenes.test_play import seating


class Below(Screen):
    """Keeps what it is told."""

    name = "below"
    told: Any = "nothing yet"

    def resume(self, result: object = None) -> None:
        self.told = result


def sure(context: Context) -> Question:
    return Question(context, "Sure?", (Answer(DONE, "No"), Answer("gone", "Yes", "red")))


def asking(context: Context, kind: type[Any]) -> Any:
    answers = (
        Answer("first", "First"),
        Answer("gone", "Throw it away", "red", lambda: sure(context)),
        Answer("kept", "Keep it", sure=lambda: None),
    )
    return Pause(context, answers) if kind is Pause else Question(context, "What?", answers)


def named(screen: Screen, label: str) -> str:
    """The button that says this."""
    return next(k for k, one in screen.widgets.items() if getattr(one, "label", "") == label)


@pytest.mark.parametrize("kind", [Question, Pause])
def test_back_leads_to_where_it_was_asked(player: Player, kind: type[Any]) -> None:
    below = player.open(Below(player.context))
    lower = player.open(asking(player.context, kind))
    place = named(lower, "Throw it away")
    lower.focus_on(place)
    player.press("confirm")
    assert player.top is not lower and player.top.name == "question"
    assert "First" not in player.strings(), "the lower plate stands out behind the upper one"
    player.press("back")
    assert player.top is lower and lower.focus.current() == place
    assert "First" in player.strings() and below.told == "nothing yet"
    player.press("back")
    assert player.top is below and below.told is None


@pytest.mark.parametrize("kind", [Question, Pause])
@pytest.mark.parametrize(("presses", "told"), [((), None), (("right",), "gone")])
def test_its_answers_end_both(
    player: Player, kind: type[Any], presses: tuple[str, ...], told: str | None
) -> None:
    below = player.open(Below(player.context))
    lower = player.open(asking(player.context, kind))
    lower.focus_on(named(lower, "Throw it away"))
    player.press("confirm", *presses, "confirm")
    assert player.top is below and below.told == told


@pytest.mark.parametrize("kind", [Question, Pause])
def test_where_nothing_is_left_to_ask_the_answer_counts(player: Player, kind: type[Any]) -> None:
    below = player.open(Below(player.context))
    lower = player.open(asking(player.context, kind))
    lower.focus_on(named(lower, "Keep it"))
    player.press("confirm")
    assert player.top is below and below.told == "kept"


# -- where it is used ----------------------------------------------------------------------------


@pytest.fixture
def at_a_table(home: Path) -> Any:
    context = Context.offscreen(Settings(speed="instant"))
    context.keeps_settings = True
    player = Player(context)
    player.open(screens.make("table", context, seating=seating("human,random")))
    yield player
    context.stack.clear()
    context.stack.apply()


def test_leaving_a_table_comes_back_to_the_pause(at_a_table: Player) -> None:
    player = at_a_table
    table = player.top
    player.press("pause")
    pause = player.top
    player.choose("pause.leave")
    assert player.top.name == "question"
    player.press("back")
    assert player.top is pause
    player.choose("pause.leave")
    player.press("confirm")  # the first answer plays on
    assert player.top is table
    player.press("pause")
    player.choose("pause.leave")
    player.press("right", "confirm")
    assert table not in list(player.context.stack)


def test_a_game_that_cannot_be_kept_is_told_over_the_pause(
    at_a_table: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = at_a_table
    table = player.top

    def full(path: Path, data: bytes) -> None:
        raise StorageError("full", path, "there is no room left")

    monkeypatch.setattr("game.match.saves.write_atomic", full)
    player.press("pause")
    pause = player.top
    player.choose("pause.save_leave")
    assert player.context.say("pause.not_kept") in player.strings()
    player.press("back")
    assert player.top is pause
    player.choose("pause.save_leave")
    player.press("confirm")  # the first answer plays on
    assert player.top is table
    monkeypatch.undo()
    player.press("pause")
    player.choose("pause.save_leave")
    assert table not in list(player.context.stack)


@pytest.mark.parametrize("act", ["statistics.clear", "statistics.forget"])
def test_the_books_ask_once_more_over_the_question(player: Player, act: str) -> None:
    screen = player.open(
        StatisticsScreen(player.context, Statistics(people={"Rosa": Person(), "Tom": Person()}))
    )
    screen.focus_on("person.Tom")
    screen._ask_what()
    player.run(0.3)
    lower = player.top
    name = str(screen.focus.current()).partition(".")[2]
    place = named(lower, player.context.say(act, name=name))
    lower.focus_on(place)
    player.press("confirm")
    assert player.top is not lower
    player.press("back")
    assert player.top is lower and lower.focus.current() == place
    player.press("back")
    assert player.top is screen and len(screen.books.people) == 2


def test_the_handbook_of_the_lobby_comes_back_to_its_pause(player: Player) -> None:
    lobby(player, "keys.arrows")
    press(player, "pause", "keys.arrows")
    player.run(0.3)
    pause = player.top
    assert isinstance(pause, Pause)
    player.choose("pause.handbook")
    assert player.top.name == "handbook"
    player.press("back")
    assert player.top is pause
