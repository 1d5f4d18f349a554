"""A series is left and gone on with, in the middle of an episode, whatever becomes of its file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.rules import Rules
from game.files import previous
from game.match.saves import SERIES_SUFFIX as SUFFIX
from game.match.saves import BadSave, Saves
from game.match.series import Series, SeriesSetup
from game.match.series_saves import SeriesSaves
from tests.series.kit import GAME, company, play_all, play_out, tour


@pytest.fixture
def saves(tmp_path: Path) -> Iterator[SeriesSaves]:
    made = SeriesSaves(tmp_path)
    yield made
    made.close()


def begun(saves: SeriesSaves, episodes: int = 1, moves: int = 2) -> Series:
    """A tour that was left in the middle of an episode."""
    series = tour(saves=saves)
    saves.keep(series)
    for number in range(episodes + 1):
        session = series.session(0)
        play_out(session, None if number < episodes else moves)
        series.park(session)
        session.close()
    saves.flush()
    return series


def only_file(saves: SeriesSaves) -> Path:
    (path,) = saves.folder.glob(f"*{SUFFIX}")
    return path


def test_a_series_goes_on_where_it_was_left(saves: SeriesSaves) -> None:
    left = begun(saves)
    again = saves.load_series(only_file(saves))
    assert again.results(0) == left.results(0)
    assert again.episodes(0) == left.episodes(0)
    session = again.session(0)
    assert session.match.moves == 2
    play_out(session)
    session.close()
    straight = tour()
    play_all(again)
    play_all(straight)
    assert again.standings() == straight.standings()


def test_every_decision_is_kept_at_once(saves: SeriesSaves) -> None:
    series = begun(saves, moves=0)
    session = series.session(0)
    for moves in range(1, 4):
        play_out(session, most=1)
        saves.flush()
        (kept,) = SeriesSaves(saves.folder).load_series(only_file(saves)).running
        assert len(kept.record.steps) == moves
    session.close()


def test_the_end_of_an_episode_and_its_line_come_in_one_write(saves: SeriesSaves) -> None:
    series = begun(saves, episodes=0)
    session = series.session(0)
    play_out(session)
    session.close()
    saves.flush()
    again = saves.load_series(only_file(saves))
    assert len(again.results(0)) == 1
    assert again.running == ()


def test_a_group_keeps_all_its_tables(saves: SeriesSaves) -> None:
    rows = (company("AB", 1), company("CDE", 2))
    series = Series.open(SeriesSetup(GAME, "stroll", "league", rows, 3), saves)
    saves.keep(series)
    for table, moves in ((1, 3), (2, 1)):
        session = series.session(table)
        play_out(session, moves)
        series.park(session)
        session.close()
    saves.flush()
    again = saves.load_series(only_file(saves))
    assert [again.session(table).match.moves for table in (1, 2)] == [3, 1]
    again.close()


def test_the_list_tells_nothing_secret(saves: SeriesSaves) -> None:
    begun(saves)
    (info,) = saves.list_series()
    assert (info.game, info.format, info.mode) == (GAME, "stroll", "tour")
    assert (info.seats, info.tables, info.played) == (("A", "B"), 1, 1)
    assert info.path.name == f"series-0001{SUFFIX}"
    assert Saves(saves.folder).list() == []


def test_another_series_gets_another_file_and_a_finished_one_goes(saves: SeriesSaves) -> None:
    one, two = tour(seed=1, saves=saves), tour(seed=2, saves=saves)
    saves.keep(one)
    saves.keep(two)
    assert one.save_name != two.save_name
    saves.forget(one)
    saves.flush()
    assert only_file(saves).name == two.save_name


def test_a_torn_file_gives_the_generation_before(saves: SeriesSaves) -> None:
    begun(saves)
    path = only_file(saves)
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])
    again = saves.load_series(path)
    assert again.running[0].record.steps
    assert len(again.running[0].record.steps) == 1  # of the two that were played


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda data: data[:-40], "a part of it is missing or was changed"),
        (lambda data: data.replace(b'"points":[', b'"points":[9', 1), "missing or was changed"),
        (lambda data: data.replace(b'series":1', b'series":8', 1), "this version reads 1"),
        (lambda data: b"", "its first line is not that of a series"),
        (lambda data: b"\x00\xff\x00", "its first line is not that of a series"),
        (lambda data: b'{"save":1}\n{}', "its first line is not that of a series"),
    ],
)
def test_a_damaged_or_foreign_file_is_refused_in_words(
    saves: SeriesSaves, damage: object, words: str
) -> None:
    begun(saves)
    path = only_file(saves)
    assert callable(damage)
    path.write_bytes(damage(path.read_bytes()))
    previous(path).unlink()
    with pytest.raises(BadSave, match=words) as caught:
        saves.load_series(path)
    assert str(caught.value).startswith(path.name)
    assert "\n" not in str(caught.value)
    assert saves.list_series() == []


def test_every_torn_length_is_refused(saves: SeriesSaves) -> None:
    begun(saves)
    path = only_file(saves)
    data = path.read_bytes()
    previous(path).unlink()
    for length in range(0, len(data) - 1, 37):
        path.write_bytes(data[:length])
        with pytest.raises(BadSave):
            saves.load_series(path)


def test_other_rules_do_not_go_on_with_it(
    saves: SeriesSaves, monkeypatch: pytest.MonkeyPatch
) -> None:
    series = begun(saves)
    monkeypatch.setattr(type(series.rules), "version", Rules.version + 1, raising=False)
    with pytest.raises(BadSave, match="rules version 1, and these are 2"):
        saves.load_series(only_file(saves))
