"""Groups: tables are laid, one at a time is on the screen, codes bring others into the book."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.core.setup import SeatSetup
from game.match.result_code import encode, to_file
from game.match.series import Company, Series, SeriesSetup
from game.match.series_saves import SeriesSaves
from game.match.session import HUMAN, RANDOM
from game.match.session import Player as Seat
from scenes import screens
from scenes.lobby.scene import LobbyScene
from scenes.series.beginning import open_series
from scenes.series.codes import EnterCode
from scenes.series.group import GroupScreen
from scenes.series.joint import JointScreen
from scenes.series.laying import LayingScreen
from scenes.series.panes import PanesScreen
from tests.scenes.conftest import Player
from tests.series.kit import GAME, league, play_all


@pytest.fixture
def player(players: Any) -> Player:
    quick: Player = players(speed="instant")
    quick.devices.plug("pad.0", number=1)
    return quick


def table_of(names: str, number: int, people: int = 1) -> Company:
    levels = tuple(Seat(HUMAN if seat < people else RANDOM) for seat in range(len(names)))
    return Company(tuple(SeatSetup(name) for name in names), levels, number)


def opened(player: Player, *companies: Company, saves: SeriesSaves | None = None) -> GroupScreen:
    series = Series.open(SeriesSetup(GAME, "stroll", "league", companies, 7), saves)
    if saves is not None:
        saves.keep(series)
    player.open(screens.make("title", player.context))
    screen: GroupScreen = player.open(GroupScreen(player.context, series))
    return screen


def finish_table(player: Player, most: int = 4000) -> None:
    for _ in range(most):
        if player.top.name not in ("table", "results"):
            return
        player.press("confirm")
    pytest.fail("the episode does not end")


# -- laying the tables -----------------------------------------------------------------------


def laying(player: Player) -> LayingScreen:
    player.open(screens.make("title", player.context))
    player.press("up")
    lobby = LobbyScene(player.context, GAME, "stroll", 7, mode="league")
    player.open(lobby)
    player.press("confirm")
    screen = player.top
    assert isinstance(screen, LayingScreen)
    return screen


def test_a_group_is_laid_with_tables_of_people_and_of_computers(player: Player) -> None:
    screen = laying(player)
    screen.focus_on("add")
    player.press("confirm")
    assert isinstance(player.top, LobbyScene)
    assert "This table plays too" in player.top.strings()
    player.press("extra")  # the rules are those of the first table
    assert isinstance(player.top, LobbyScene)
    player.press("confirm")
    assert player.top is screen
    screen.focus_on("computers")
    player.press("confirm")
    assert [one.table for one in screen.setup.companies] == [1, 2, 3]
    assert [one.has_people for one in screen.setup.companies] == [True, True, False]


def test_no_more_tables_than_the_game_has_episodes_for(player: Player) -> None:
    screen = laying(player)
    for _ in range(7):
        if "computers" in screen.widgets:
            screen.focus_on("computers")
            player.press("confirm")
    assert len(screen.setup.companies) == 5
    assert "add" not in screen.widgets


def test_a_table_is_taken_away_after_a_question(player: Player) -> None:
    screen = laying(player)
    screen.focus_on("computers")
    player.press("confirm")
    screen.focus_on("table.1")
    player.press("confirm", "right", "confirm")
    assert [one.table for one in screen.setup.companies] == [1]
    screen.focus_on("table.0")
    player.press("confirm")
    assert len(screen.setup.companies) == 1
    assert "This table stays; the others can be taken away." in screen.strings()


def test_several_tables_are_not_cleared_without_a_question(player: Player) -> None:
    screen = laying(player)
    screen.focus_on("computers")
    player.press("confirm", "back")
    assert player.top.name == "question"
    player.press("confirm")
    assert player.top is screen
    assert len(screen.setup.companies) == 2
    player.press("back", "right", "confirm")
    assert player.top.name == "title"


def test_another_machine_takes_another_number_and_the_same_deal(player: Player) -> None:
    screen = laying(player)
    assert "The deal: 000007" in screen.strings()
    screen.focus_on("number")
    player.press("right", "right")
    assert [one.table for one in screen.setup.companies] == [3]
    screen.focus_on("same")
    player.press("right")
    assert screen.setup.same
    screen.focus_on("begin")
    player.press("confirm")
    assert isinstance(player.top, GroupScreen)
    assert player.top.series.tables == (3,)


# -- playing ---------------------------------------------------------------------------------


def test_one_table_after_the_other_then_the_joint_standings(player: Player) -> None:
    screen = opened(player, table_of("AB", 1), table_of("CD", 2))
    player.press("confirm")
    assert player.top.session.match.setup.table == "1"
    finish_table(player)
    assert player.top is screen
    said = screen.strings()
    assert "has ended" in said
    assert "Table 2 plays next" in said
    assert not any("point" in words for words in said)
    player.press("confirm")
    assert player.top.session.match.setup.table == "2"
    finish_table(player)
    assert isinstance(player.top, JointScreen)
    assert {"Table 1: A", "Table 2: D"} <= set(player.top.strings())


def test_the_screen_goes_over_to_another_table_at_a_safe_point(player: Player) -> None:
    screen = opened(player, table_of("AB", 1), table_of("CD", 2))
    player.press("confirm")
    table = player.top
    point = screen.series.safe_point(table.session)
    player.press("pause")
    words = table.desk.say("series.other_table")
    key = next(key for key, one in player.top.widgets.items() if getattr(one, "label", "") == words)
    player.top.focus_on(key)
    player.press("confirm")
    assert player.top is table, "not before the turn is over"
    for _ in range(20):
        if player.top is not table:
            break
        player.press("confirm")
    assert player.top is screen
    assert screen.series.is_running(1)
    assert screen.series.running[0].record.steps
    assert "Table 2 plays next" in screen.strings()
    player.press("confirm")
    assert player.top.session.match.setup.table == "2"
    assert player.top.session.match.moves == 0 or point != -1


def test_nothing_of_one_table_is_seen_at_another(player: Player) -> None:
    screen = opened(player, table_of("AB", 1), table_of("CD", 2))
    player.press("confirm")
    finish_table(player)
    ending = screen.series.results(1)[0]
    player.press("confirm")
    said = " ".join(player.top.strings())
    assert "has ended" not in said
    assert player.top.party.members[0].name == "C"
    assert [member.name for member in player.top.party.members] == ["C", "D"]
    assert ending.points == screen.series.results(1)[0].points


def test_everybody_finds_the_own_pad_again_at_each_table(player: Player) -> None:
    player.devices.plug("pad.1", number=2)
    one = msgspec.structs.replace(table_of("AB", 1, people=2), devices=("pad.0", "pad.1"))
    two = msgspec.structs.replace(table_of("CD", 2, people=2), devices=("pad.1", ""))
    screen = opened(player, one, two)
    player.press("confirm")
    seats = player.context.seats
    assert player.top.name == "table"
    assert [seats.device_of(seat).id for seat in (0, 1)] == ["pad.0", "pad.1"]
    player.context.stack.pop("other_table")
    player.run(0.3)
    assert player.top is screen
    player.press("confirm")
    assert seats.device_of(0).id == "pad.1"
    assert player.top.name == "sit down", "whoever had no pad is asked for one"


def test_computers_play_their_table_meanwhile(player: Player) -> None:
    screen = opened(player, table_of("AB", 1), table_of("CDE", 2, people=0))
    player.run(3.0)
    assert screen.series.is_over(2)
    assert "has ended" in screen.strings()
    screen.focus_on("table.2")
    player.press("confirm")
    assert player.top is screen
    screen.focus_on("go")
    player.press("confirm")
    finish_table(player)
    assert isinstance(player.top, JointScreen)
    assert len(player.top.series.standings()) == 5


def of_computers(player: Player, saves: SeriesSaves | None = None) -> PanesScreen:
    companies = (table_of("AB", 1, people=0), table_of("CDE", 2, people=0))
    series = Series.open(SeriesSetup(GAME, "stroll", "league", companies, 7), saves)
    player.open(screens.make("title", player.context))
    screen = player.open(open_series(player.context, series))
    assert isinstance(screen, PanesScreen)
    return screen


def test_tables_of_computers_are_seen_all_at_once(player: Player) -> None:
    """DC-RUL-081: each has a clock of its own, and tells what everybody there may know."""
    player.context.tempo.speed = "normal"
    screen = of_computers(player)
    player.run(1.0)
    before = dict(screen.stage.names)
    assert {"pane.1", "pane.2"} <= set(before)
    first = [pane.words for pane in screen.panes]
    assert all(first)
    moves = [pane.session.match.moves for pane in screen.panes if pane.session is not None]
    player.run(4.0)
    later = [pane.session.match.moves for pane in screen.panes if pane.session is not None]
    assert all(0 < b - a < 8 for a, b in zip(moves, later, strict=True)), "at a watchable pace"
    player.press("confirm")
    player.run(3.0)
    assert isinstance(player.top, JointScreen)
    assert len(player.top.series.standings()) == 5


def test_tables_of_computers_that_are_left_go_on(player: Player, home: Path) -> None:
    saves = SeriesSaves(home / "saves")
    player.context.tempo.speed = "normal"
    screen = of_computers(player, saves)
    player.run(3.0)
    moves = [pane.session.match.moves for pane in screen.panes if pane.session is not None]
    player.press("back")
    player.run(0.5)
    assert player.top.name == "title"
    again = player.open(screens.make("resume", player.context))
    assert isinstance(again, PanesScreen)
    player.run(0.2)
    there = [pane.session.match.moves for pane in again.panes if pane.session is not None]
    assert all(b >= a > 0 for a, b in zip(moves, there, strict=True))


def test_a_group_that_is_left_goes_on(player: Player, home: Path) -> None:
    saves = SeriesSaves(home / "saves")
    opened(player, table_of("AB", 1), table_of("CD", 2), saves=saves)
    player.press("confirm", "confirm", "confirm")
    player.press("pause")
    player.choose("pause.save_leave")
    player.run(0.5)
    assert player.top.name == "title"
    again = player.open(screens.make("resume", player.context))
    assert isinstance(again, GroupScreen)
    assert "is playing" in again.strings()
    assert "has not begun" in again.strings()


# -- codes -----------------------------------------------------------------------------------


def joint(player: Player) -> JointScreen:
    series = league("AB")
    play_all(series)
    player.open(screens.make("title", player.context))
    screen: JointScreen = player.open(JointScreen(player.context, series))
    return screen


def code_of_another(table: int = 2) -> str:
    there = league("AB", "CDE")
    play_all(there)
    return encode(there.result(table))


def type_code(player: Player, code: str) -> None:
    """By the keys on the screen, as somebody with a pad does."""
    for letter in code.replace("-", ""):
        player.top.focus_on(f"key.{letter}")
        player.press("confirm")
    player.top.focus_on("done")
    player.press("confirm")


def test_a_code_brings_another_table_into_the_book(player: Player) -> None:
    screen = joint(player)
    screen.focus_on("enter")
    player.press("confirm")
    assert isinstance(player.top, EnterCode)
    type_code(player, code_of_another())
    assert player.top is screen
    assert "Table 2: Seat 3" in screen.strings()
    assert "came from elsewhere" in screen.strings()


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("52BW", "Something is missing"),
        ("52BW-52BW-52BW-52BW", "That is not quite the code"),
        ("own", "Table 1 is in the book already"),
        ("other", "That code is of group"),
    ],
)
def test_a_wrong_code_is_answered_with_a_sentence(player: Player, code: str, words: str) -> None:
    screen = joint(player)
    if code == "own":
        code = encode(screen.series.result(1))
    elif code == "other":
        strange = league("AB", seed=99)
        play_all(strange)
        code = encode(strange.result(1))
    screen.focus_on("enter")
    player.press("confirm")
    type_code(player, code)
    assert isinstance(player.top, EnterCode)
    assert any(said.startswith(words) for said in player.top.strings())
    assert screen.series.others == []


def test_at_the_keyboard_enter_after_a_refused_code_writes_no_letter(player: Player) -> None:
    """It asks again with the same letters; so does a name that somebody else has."""
    screen = joint(player)

    def press(kind: str) -> None:
        player.devices.press(kind, device="keys.arrows")
        player.run(0.25)

    screen.focus_on("enter")
    press("confirm")
    code = player.top
    assert isinstance(code, EnterCode)
    player.devices.type("52bx\bw")
    player.run(0.1)
    for _ in range(2):
        press("confirm")
        assert code.text == "52BW" and code.problem.startswith("Something is missing")
    press("extra")
    assert code.text == "52B" and not code.problem
    press("back")
    assert player.top is screen and not player.context.input.typing


def test_the_own_code_is_shown_large_and_written_as_a_file(player: Player, home: Path) -> None:
    screen = joint(player)
    player.context.keeps_settings = True
    screen.focus_on("code")
    player.press("confirm")
    assert encode(screen.series.result(1)) in player.top.strings()
    (path,) = (home / "saves").glob("*.gaslamp-result")
    assert path.name.startswith(screen.series.code)
    player.context.keeps_settings = False


def test_files_of_other_machines_are_read(player: Player, home: Path) -> None:
    there = league("AB", "CDE")
    play_all(there)
    folder = home / "saves"
    folder.mkdir(parents=True)
    (folder / "x.gaslamp-result").write_bytes(to_file(there.result(2)))
    screen = joint(player)
    screen.focus_on("files")
    player.press("confirm")
    assert "Table 2: E" in screen.strings()
    assert "One table has come." in screen.strings()


def test_a_broken_file_is_named(player: Player, home: Path) -> None:
    folder = home / "saves"
    folder.mkdir(parents=True)
    (folder / "x.gaslamp-result").write_bytes(b"nothing")
    screen = joint(player)
    screen.focus_on("files")
    player.press("confirm")
    assert "x.gaslamp-result: it is not a result of this club." in screen.strings()


def test_what_came_from_elsewhere_is_kept(player: Player, home: Path) -> None:
    saves = SeriesSaves(home / "saves")
    series = Series.open(SeriesSetup(GAME, "stroll", "league", (table_of("AB", 1, 0),), 7), saves)
    saves.keep(series)
    play_all(series)
    player.open(screens.make("title", player.context))
    screen = player.open(JointScreen(player.context, series))
    screen.focus_on("enter")
    player.press("confirm")
    there = league("AB", "CDE", seed=7)
    play_all(there)
    type_code(player, encode(there.result(2)))
    player.press("back")
    saves.flush()
    again = player.open(screens.make("resume", player.context))
    player.run(0.3)
    assert isinstance(player.top, JointScreen)
    assert player.top.series.others[0].table == 2
    assert again is not player.top
