"""Games played and won, by name and game, with runs of wins, best times and honours."""

from __future__ import annotations

import csv
import io
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from game import books, honours, paths, store
from game.content import registry
from game.files import StorageError, previous, write_atomic
from game.honours import Finished
from game.store import Kept, Versioned

if TYPE_CHECKING:
    from game.match.session import Session

_log = logging.getLogger(__name__)

Count = Annotated[int, Meta(ge=0)]
COLUMNS = ("ended", "game", "format", "name", "won", "hints", "people", "computers", "seconds")
"""Of an exported file."""


class Tally(msgspec.Struct, forbid_unknown_fields=True):
    """How often something was played and won, and how many hints were taken meanwhile."""

    played: Count = 0
    won: Count = 0
    hints: Count = 0


class Person(msgspec.Struct):
    """What stands in the books of one person.

    Attributes:
        tallies: game -> tally.
        finished: the games that were kept one by one, in order; what an older house counted is
            in the tallies only.
    """

    tallies: dict[str, Tally] = {}
    finished: list[Finished] = []

    @property
    def total(self) -> Tally:
        """Everything that this person played, won and asked for."""
        tallies = self.tallies.values()
        return Tally(
            sum(tally.played for tally in tallies),
            sum(tally.won for tally in tallies),
            sum(tally.hints for tally in tallies),
        )

    @property
    def runs(self) -> tuple[int, int]:
        """Wins in a row now, and at most."""
        return honours.runs(self.finished)

    @property
    def honours(self) -> dict[str, str]:
        """Honour -> the day on which it was earned."""
        return honours.earned(self.finished, registry.games())

    def best(self, game: str) -> int | None:
        """Seconds of the fastest win at a game, where one is known."""
        known = [one.seconds for one in self.finished if one.game == game and one.won]
        return min((seconds for seconds in known if seconds), default=None)

    def add(self, game: Finished) -> None:
        """One more finished game."""
        self.finished.append(game)
        tally = self.tallies.setdefault(game.game, Tally())
        tally.played += 1
        tally.won += game.won
        tally.hints += game.hints


class Statistics(msgspec.Struct):
    """Name -> what stands in the books."""

    people: dict[str, Person] = {}

    def ranking(self) -> list[str]:
        """Everybody's name: who won most stands first, then who played more, then by name."""

        def place(name: str) -> tuple[int, int, str]:
            total = self.people[name].total
            return (-total.won, -total.played, name.casefold())

        return sorted(self.people, key=place)


def load(path: Path | None = None) -> Kept[Statistics]:
    """What was counted on this machine; never an error."""
    path = path or paths.home().books
    if not path.exists() and not _older(path).exists():
        return Kept(Statistics())
    notice = None
    for _ in range(2):
        try:
            with _opened(path) as connection:
                return Kept(_read(connection), notice)
        except books.NotBooks as error:
            notice = f"The statistics could not be read ({error}); {books.fall_back(path)}."
        except StorageError as error:
            return Kept(Statistics(), str(error))
    return Kept(Statistics(), notice)


def enter(session: Session, *, of_the_day: bool = False, path: Path | None = None) -> bool:
    """Count a finished match for the people at it, once; False when there is nothing to count.

    Seats that a computer player had at the end are not counted. Raises ``StorageError``.

    Args:
        session: of the match.
        of_the_day: whether it was the case of this day.
        path: of the books.
    """
    outcome = session.match.outcome
    if outcome is None or session.counted or not session.humans:
        return False
    session.counted = True
    path = path or paths.home().books
    notice = load(path).notice
    if notice is not None:
        _log.warning("%s", notice)
    setup = session.match.setup
    computers = ",".join(one.level for one in session.players if not one.is_human)
    facts = (setup.game, setup.format, len(session.humans), computers)
    with _opened(path) as connection:
        added = connection.execute(
            "INSERT INTO game_over (game, format, people, computers, seconds, of_the_day)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (*facts, round(session.seconds), of_the_day),
        )
        for seat in session.humans:
            if name := setup.tables[seat].name:
                won, hints = seat in outcome.winners, session.hints_taken[seat]
                row = (added.lastrowid, _person(connection, name), won, hints)
                connection.execute("INSERT OR IGNORE INTO played VALUES (?, ?, ?, ?)", row)
    books.keep_copy(path)
    return True


def forget(name: str, path: Path | None = None) -> None:
    """Forget a person, and the games at which nobody else played. Raises ``StorageError``."""
    with _opened(path or paths.home().books) as connection:
        connection.execute("DELETE FROM person WHERE folded = ?", (name.casefold(),))
        connection.execute("DELETE FROM game_over WHERE id NOT IN (SELECT game_over FROM played)")
    books.keep_copy(path or paths.home().books)


def clear(path: Path | None = None) -> None:
    """Forget everybody; nothing of it is left in the file. Raises ``StorageError``."""
    path = path or paths.home().books
    with _opened(path) as connection:
        for table in ("played", "earlier", "game_over", "person"):
            connection.execute(f"DELETE FROM {table}")
    with books.opened(path) as connection:
        connection.commit()
        connection.execute("VACUUM")
    books.keep_copy(path)


def export(target: Path, path: Path | None = None) -> int:
    """Write every game of everybody as a table that other programs read (CSV, UTF-8).

    Returns:
        How many lines it has below its heads.

    Raises:
        StorageError: The books cannot be read, or the file cannot be written.
    """
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    lines = 0
    for name, person in load(path).value.people.items():
        for one in person.finished:
            levels = " ".join(one.computers)
            row = (one.ended, one.game, one.format, name, int(one.won), one.hints, one.people)
            writer.writerow((*row, levels, one.seconds))
            lines += 1
    write_atomic(target, text.getvalue().encode("utf-8"), keep_previous=False)
    return lines


# -- rows --------------------------------------------------------------------------------------


class _Older(Versioned):
    """``statistics.json`` of a house that only counted."""

    people: dict[str, dict[str, Tally]] = {}


def _older(path: Path) -> Path:
    return path.with_name("statistics.json")


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """The books; new ones take over what an older house counted."""
    fresh = not path.exists()
    with books.opened(path) as connection:
        if fresh and _older(path).exists():
            kept = store.load(_older(path), _Older, what="the statistics")
            if kept.notice is not None:
                _log.warning("%s", kept.notice)
            for name, tallies in kept.value.people.items():
                for game, tally in tallies.items():
                    row = (_person(connection, name), game, tally.played, tally.won, tally.hints)
                    connection.execute("INSERT OR REPLACE INTO earlier VALUES (?, ?, ?, ?, ?)", row)
        yield connection
    if fresh:
        _drop_older(path)


def _drop_older(path: Path) -> None:
    """What is in the books now need not lie about a second time."""
    for one in (_older(path), previous(_older(path))):
        one.unlink(missing_ok=True)


def _person(connection: sqlite3.Connection, name: str) -> int:
    """The number of a person, whatever the case of the letters; new ones are entered."""
    folded = name.casefold()
    connection.execute("INSERT OR IGNORE INTO person (name, folded) VALUES (?, ?)", (name, folded))
    found = connection.execute("SELECT id FROM person WHERE folded = ?", (folded,)).fetchone()
    number: int = found[0]
    return number


def _read(connection: sqlite3.Connection) -> Statistics:
    found = Statistics()
    names = dict(connection.execute("SELECT id, name FROM person ORDER BY id"))
    for person, game, *counts in connection.execute("SELECT * FROM earlier"):
        one = found.people.setdefault(names[person], Person())
        one.tallies[game] = Tally(*counts)
    rows = connection.execute(
        "SELECT person, ended, game, format, won, hints, people, computers, seconds, of_the_day"
        " FROM played JOIN game_over ON game_over.id = played.game_over ORDER BY game_over.id"
    )
    for person, ended, game, format_, won, hints, people, computers, seconds, of_the_day in rows:
        levels = tuple(computers.split(",")) if computers else ()
        finished = Finished(
            ended, game, format_, bool(won), hints, people, levels, seconds, bool(of_the_day)
        )
        found.people.setdefault(names[person], Person()).add(finished)
    return found
