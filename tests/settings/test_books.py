"""The club's books: what is kept of finished games, and what follows from it."""

from __future__ import annotations

import csv
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game import honours, statistics
from game.content import registry
from game.core.rng import stream_for
from game.core.setup import SeatSetup, Setup
from game.files import StorageError
from game.honours import HONOURS, Finished
from game.match.session import Player, Session
from game.statistics import Person, Statistics, Tally

GAME = next(iter(registry.games()))
Play = Callable[..., Session]


@pytest.fixture
def play() -> Iterator[Play]:
    """Plays a match to its end by chance; people are named, computers are not."""
    sessions: list[Session] = []

    def make(*names: str, seed: int = 3, hints: int = 0) -> Session:
        levels = ["human" if name else "random" for name in names]
        seats = tuple(SeatSetup(name) for name in names)
        setup = Setup(GAME, seats=seats, seed=seed)
        session = Session.open(setup, [Player(level) for level in levels])
        sessions.append(session)
        session.seconds = 754.4
        session.hints_taken[0] += hints
        stream = stream_for(seed, "play")
        while session.match.outcome is None:
            decision = session.match.decisions[0]
            session.match.submit(decision.seat, decision.options.sample(stream))
        return session

    yield make
    for session in sessions:
        session.close()


def finished(*wins: bool, **facts: Any) -> list[Finished]:
    """Games on days that follow each other."""
    return [
        Finished(f"2027-01-{number + 1:02}T21:00:00", GAME, won=won, **facts)
        for number, won in enumerate(wins)
    ]


# -- what is kept ------------------------------------------------------------------------------


def test_a_finished_match_is_entered_once(home: Path, play: Play) -> None:
    session = play("Ann", "", "Ben", hints=2)
    assert statistics.enter(session, of_the_day=True)
    assert not statistics.enter(session)
    outcome = session.match.outcome
    assert outcome is not None
    people = statistics.load().value.people
    assert set(people) == {"Ann", "Ben"}
    assert people["Ann"].tallies == {GAME: Tally(1, int(0 in outcome.winners), 2)}
    (kept,) = people["Ben"].finished
    assert (kept.won, kept.people, kept.computers) == (2 in outcome.winners, 2, ("random",))
    assert kept.seconds == 754 and kept.of_the_day and len(kept.ended) == len("2027-01-31T20:15:00")


def test_a_name_is_one_person_whatever_its_letters(home: Path, play: Play) -> None:
    for name in ("Zoë", "ZOË", "zoë"):
        statistics.enter(play(name, "", ""))
    people = statistics.load().value.people
    assert list(people) == ["Zoë"] and people["Zoë"].total.played == 3


def test_a_person_is_forgotten_with_the_games_of_nobody_else(home: Path, play: Play) -> None:
    statistics.enter(play("Ann", "Ben", ""))
    statistics.enter(play("Ann", "", ""))
    statistics.forget("ANN")
    statistics.forget("nobody")
    people = statistics.load().value.people
    assert list(people) == ["Ben"] and len(people["Ben"].finished) == 1
    books = sqlite3.connect(home / "books.db")
    assert books.execute("SELECT count(*) FROM game_over").fetchone() == (1,)
    books.close()


def test_who_burns_the_books_leaves_no_name_in_any_file(home: Path, play: Play) -> None:
    statistics.enter(play("Wilhelmina", "", ""))
    assert any(b"Wilhelmina" in path.read_bytes() for path in home.rglob("*"))
    statistics.clear()
    assert statistics.load().value == Statistics()
    for path in home.rglob("*"):
        assert b"Wilhelmina" not in path.read_bytes(), path.name


def test_every_game_goes_into_a_table_for_other_programs(home: Path, play: Play) -> None:
    statistics.enter(play("Ann", "Ben, the younger", ""))
    assert statistics.export(home / "out.csv") == 2
    with (home / "out.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["name"] for row in rows] == ["Ann", "Ben, the younger"]
    assert {row["game"] for row in rows} == {GAME} and rows[0]["seconds"] == "754"


# -- what may go wrong -------------------------------------------------------------------------


def test_books_of_an_older_house_are_taken_over(home: Path, play: Play) -> None:
    home.mkdir()
    older = {"people": {"Ann": {GAME: {"played": 3, "won": 1}}}}
    (home / "statistics.json").write_text(json.dumps(older))
    assert statistics.load().value.people["Ann"].total == Tally(3, 1, 0)
    assert not (home / "statistics.json").exists(), "nothing is counted twice"
    statistics.enter(play("ann", "", ""))
    assert statistics.load().value.people["Ann"].total.played == 4


def test_an_unreadable_older_file_is_set_aside(home: Path) -> None:
    home.mkdir()
    (home / "statistics.json").write_text('{"people": {"Ann": {"one": {"played": -1}}}}')
    assert statistics.load().value == Statistics()
    assert (home / "statistics.json.bad").exists()


@pytest.mark.parametrize("bad", [b"no books at all, but a letter", b"", b"\0" * 5000])
def test_torn_books_are_set_aside_and_the_copy_is_taken(home: Path, play: Play, bad: bytes) -> None:
    statistics.enter(play("Ann", "", ""))
    (home / "books.db").write_bytes(bad)
    kept = statistics.load()
    assert kept.value.people["Ann"].total.played == 1
    assert kept.notice is not None and "The statistics could not be read" in kept.notice
    assert (home / "books.db.bad").read_bytes() == bad
    assert statistics.load().notice is None


def test_pages_that_were_overwritten_are_noticed(home: Path, play: Play) -> None:
    for seed in range(3):
        statistics.enter(play("Ann", "", "", seed=seed))
    data = bytearray((home / "books.db").read_bytes())
    data[4096:] = b"x" * (len(data) - 4096)
    (home / "books.db").write_bytes(data)
    kept = statistics.load()
    assert kept.value.people["Ann"].total.played == 3
    assert kept.notice is not None


def test_books_of_a_newer_house_are_not_guessed_at(home: Path, play: Play) -> None:
    statistics.enter(play("Ann", "", ""))
    books = sqlite3.connect(home / "books.db")
    books.execute("PRAGMA user_version = 99")
    books.close()
    kept = statistics.load()
    assert kept.notice is not None and "newer Gaslamp" in kept.notice
    assert (home / "books.db.bad").exists()


def test_books_that_another_program_holds_are_an_error_with_a_way_out(
    home: Path, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.books.WAIT_SECONDS", 0.05)
    statistics.enter(play("Ann", "", ""))
    holder = sqlite3.connect(home / "books.db")
    holder.execute("BEGIN EXCLUSIVE")
    try:
        with pytest.raises(StorageError, match="nobody else uses it"):
            statistics.enter(play("Ann", "", "", seed=4))
    finally:
        holder.rollback()
        holder.close()
    assert statistics.load().value.people["Ann"].total.played == 1


# -- what follows from it ----------------------------------------------------------------------


def test_who_won_most_stands_first() -> None:
    found = Statistics({name: Person() for name in ("Cleo", "ann", "Ben")})
    for name, wins in (("Cleo", (True,)), ("ann", (True, True)), ("Ben", (True, False))):
        for game in finished(*wins):
            found.people[name].add(game)
    assert found.ranking() == ["ann", "Ben", "Cleo"]


def test_runs_and_best_times() -> None:
    person = Person()
    for game in (
        *finished(True, True, False, True),
        Finished("2027-01-09T20:00:00", GAME, won=False, seconds=700),
        Finished("2027-01-10T20:00:00", GAME, won=False, seconds=60),
        Finished("2027-01-11T20:00:00", GAME, won=True, seconds=640),
    ):
        person.add(game)
    assert person.runs == (1, 2)
    assert person.best(GAME) == 640
    assert person.best("another") is None


@pytest.mark.parametrize(
    ("honour", "games", "day"),
    [
        ("first_game", finished(False), "2027-01-01"),
        ("first_win", finished(False, True), "2027-01-02"),
        ("run", finished(True, False, True, True, True), "2027-01-05"),
        ("hintless", finished(*[True] * 5), "2027-01-05"),
        ("sharp", finished(True, computers=("sharp", "sharp")), "2027-01-01"),
        ("company", finished(True, people=4), "2027-01-01"),
        ("quick", finished(True, seconds=600), "2027-01-01"),
        ("days", finished(*[False] * 7, of_the_day=True), "2027-01-07"),
        (
            "every_table",
            [Finished("2027-02-01T20:00:00", game, won=True) for game in registry.games()],
            "2027-02-01",
        ),
        ("regular", [Finished("2027-03-01T20:00:00", GAME)] * 50, "2027-03-01"),
    ],
)
def test_an_honour_is_earned_on_the_day(honour: str, games: list[Finished], day: str) -> None:
    assert honours.earned(games, registry.games())[honour] == day
    assert honour not in honours.earned(games[:-1], registry.games())
    assert honour in HONOURS


@pytest.mark.parametrize(
    ("honour", "games"),
    [
        ("hintless", finished(*[True] * 5, hints=1)),
        ("sharp", finished(True, computers=("sharp", "casual"))),
        ("sharp", finished(True, computers=("sharp",))),
        ("sharp", finished(True, people=2, computers=("sharp", "sharp"))),
        ("quick", finished(True, seconds=601)),
        ("quick", finished(True, seconds=0)),
        ("days", [Finished("2027-01-01T20:00:00", GAME, of_the_day=True)] * 7),
        ("every_table", finished(True, True)),
    ],
)
def test_what_is_not_enough(honour: str, games: list[Finished]) -> None:
    assert honour not in honours.earned(games, registry.games())
