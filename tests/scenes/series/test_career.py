"""From the hall through a whole career: formats, mode, episodes, sheet, end; and left between."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.content import games
from game.content.registry import manifest
from game.core.setup import SeatSetup
from game.match.saves import SERIES_SUFFIX
from game.match.series import Company, Series, SeriesSetup
from game.match.series_saves import SeriesSaves
from game.match.session import HUMAN, RANDOM
from game.match.session import Player as Seat
from game.match.standings import EpisodeResult
from scenes import screens
from scenes.context import Context
from scenes.series.career import CareerScreen
from scenes.series.formats import SIDES, Column, FormatScreen
from scenes.title import Title
from systems.table.ring import EDGE, GAP, LINE
from tests.scenes.conftest import Player
from tests.series.kit import GAME


@pytest.fixture
def player(players: Any) -> Player:
    quick: Player = players(speed="instant")
    quick.devices.plug("pad.0", number=1)
    return quick


def to_the_formats(player: Player) -> FormatScreen:
    player.open(Title(player.context, GAME))
    player.press("confirm")
    assert isinstance(player.top, FormatScreen)
    return player.top


def play_table(player: Player, most: int = 4000) -> None:
    """Press OK until the table and its results are gone."""
    for _ in range(most):
        if player.top.name not in ("table", "results", "into"):
            return
        player.press("confirm")
    pytest.fail("the episode does not end")


def test_a_single_game_begins_after_three_presses(player: Player) -> None:
    to_the_formats(player)
    player.press("confirm")
    player.run(0.5)
    assert player.top.name == "lobby"
    assert player.top.state.format == "stroll"
    assert player.top.state.mode == ""
    player.press("confirm")
    player.run(0.5)
    assert player.top.name == "table"


def test_formats_are_compared_row_by_row(player: Player) -> None:
    screen = to_the_formats(player)
    said = screen.strings()
    for words in ("STROLLplay", "DUSKplay", "ALONEplay", "Crew", "Letters held", "Old hands"):
        assert words in said
    assert "2 to 4 players" in said
    player.press("right")
    assert "A longer night with more doors, for those who know the streets." in screen.strings()


def test_another_column_is_another_format(player: Player) -> None:
    to_the_formats(player)
    player.press("right", "right", "confirm")
    player.run(0.5)
    assert player.top.state.format == "alone"


def test_a_mode_that_a_format_has_not_is_refused(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = to_the_formats(player)
    monkeypatch.setattr(type(screen.rules.modes["tour"]), "formats", ("dusk",))
    player.press("down", "right", "confirm", "up")
    screen.focus_on("format.stroll")
    player.press("confirm")
    assert player.top is screen
    assert "This format cannot be played that way." in screen.strings()


def test_a_kiosk_offers_no_series(player: Player) -> None:
    player.context.kiosk = True
    screen = FormatScreen(player.context, GAME)
    assert screen.modes == ()
    screen.stage.close()


def test_a_whole_tour(player: Player) -> None:
    to_the_formats(player)
    player.press("down", "right", "confirm", "up")
    player.top.focus_on("format.stroll")
    player.press("confirm")
    player.run(0.5)
    assert player.top.state.mode == "tour"
    assert "Begin: Tour" in player.top.strings()
    player.press("confirm")
    player.run(0.5)
    career = next(scene for scene in player.context.stack if isinstance(scene, CareerScreen))
    for episode in range(5):
        assert player.top.name == "table"
        assert career.series.next_episode(0) == episode
        play_table(player)
        assert len(career.series.results(0)) == episode + 1
        if episode < 4:
            assert player.top is career
            assert f"Case {episode + 2} of 5" in career.strings()
            player.press("confirm")
    assert player.top.name == "ceremony"
    said = player.top.strings()
    best = career.series.standings()[0]
    assert any(best.names[0] in words for words in said)
    player.press("confirm")
    assert player.top is career
    assert "All cases are closed" in career.strings()
    player.press("back")
    assert player.top.name == "title"


def opened(player: Player, saves: SeriesSaves | None = None, people: int = 1) -> CareerScreen:
    seats = tuple(SeatSetup(name) for name in ("Ann", "Ben"))
    levels = tuple(Seat(HUMAN if seat < people else RANDOM) for seat in range(2))
    setup = SeriesSetup(GAME, "stroll", "tour", (Company(seats, levels),), 5)
    series = Series.open(setup, saves)
    if saves is not None:
        saves.keep(series)
    player.open(screens.make("title", player.context))
    screen: CareerScreen = player.open(CareerScreen(player.context, series))
    return screen


def test_the_sheet_says_how_a_case_was_lost(player: Player) -> None:
    lost = CareerScreen(player.context, with_result(opened(player).series, "too_few"))
    player.open(lost)
    assert "Nobody won: Too few letters" in lost.strings()


def with_result(series: Series, ending: str) -> Series:
    """The same series with a first case that nobody won."""
    return Series(series.setup, series.rules, {0: [EpisodeResult((1, 0), (), ending)]})


def test_a_table_that_is_left_goes_on_where_it_was(player: Player, home: Path) -> None:
    saves = SeriesSaves(home / "saves")
    screen = opened(player, saves)
    player.press("confirm")
    player.press("confirm", "confirm")
    table = player.top
    assert table.name == "table"
    moves = table.session.match.moves
    assert moves > 0
    player.press("pause")
    player.choose("pause.save_leave")
    player.run(0.5)
    assert player.top.name == "title"
    saves.flush()
    (path,) = (home / "saves").glob(f"*{SERIES_SUFFIX}")

    from scenes.series import beginning

    again = player.open(beginning.resume(player.context, path))
    assert isinstance(again, CareerScreen)
    assert again.series is not screen.series
    assert "Go on with this case" in again.strings()
    player.press("confirm")
    assert player.top.session.match.moves >= moves
    player.context.stack.clear()
    player.context.stack.apply()


def test_leaving_loses_nothing_and_deals_no_other_game(player: Player, home: Path) -> None:
    opened(player, SeriesSaves(home / "saves"))
    player.press("confirm")
    table = player.top
    player.press("pause")
    labels = [widget.label for widget in player.top.widgets.values() if hasattr(widget, "label")]
    assert "Save and leave" in labels
    assert table.desk.say("pause.leave") not in labels


def test_the_list_of_saved_games_shows_a_series(player: Player, home: Path) -> None:
    player.context.keeps_settings = False
    saves = SeriesSaves(home / "saves")
    opened(player, saves)
    saves.flush()
    listed = player.open(screens.make("saves", player.context))
    assert any(said.startswith("Night Doors, Tour: none finished") for said in listed.strings())
    player.press("confirm", "confirm")
    assert isinstance(player.top, CareerScreen)


def test_a_torn_series_is_refused_in_words(player: Player, home: Path) -> None:
    saves = SeriesSaves(home / "saves")
    opened(player, saves)
    saves.flush()
    listed = player.open(screens.make("saves", player.context))
    (path,) = (home / "saves").glob(f"*{SERIES_SUFFIX}")
    path.write_bytes(path.read_bytes()[:-30])
    for spare in (home / "saves").glob("*.bak"):
        spare.unlink()
    player.press("confirm", "confirm")
    assert player.top is listed
    assert any("missing or was changed" in words for words in listed.strings())


def test_two_people_are_asked_for_their_devices(player: Player, context: Context) -> None:
    opened(player, people=2)
    player.press("confirm")
    player.run(0.3)
    assert player.top.name == "sit down"


def test_the_frame_around_a_format_covers_no_words_beside_it(player: Any) -> None:
    """Of every game with several formats: what stands in a column keeps off its edges."""
    frame = GAP + LINE + EDGE + 12
    seen = 0
    for game in games():
        if len(manifest(game).formats) < 2:
            continue
        screen = player.open(FormatScreen(player.context, game))
        for column in screen.widgets.values():
            if not isinstance(column, Column):
                continue
            for words in column.cells.words:
                width = player.context.text.measure(
                    words, "body", column.cells.size, width=column.rect.width - SIDES, fixed=True
                )[0]
                assert width + 2 * frame <= column.rect.width, words
                seen += 1
    assert seen
