"""Saved games: the record and the players, written after every decision."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from game.core.setup import BadSetup, SeatSetup
from game.files import StorageError, previous, read_generations, write_atomic
from game.match.match import Match
from game.match.opening import MAX_NAME
from game.match.record import BadRecord, Record
from game.match.session import Player, Session, TableOptions

SUFFIX = ".gaslamp"
SERIES_SUFFIX = ".gaslamp-series"
"""Of a saved series; :mod:`game.match.series_saves` keeps those."""
FORMAT = 1

MOST_NAMES = 8

Count = Annotated[int, Meta(ge=0, le=10**9)]
"""What is counted, hints or seconds: the club's books take no other numbers."""


class BadSave(ValueError):
    """A file that is no saved game, or one that this version cannot go on with."""


class _Head(msgspec.Struct):
    """The first line of a saved game."""

    save: int
    players: tuple[Player, ...]
    moves: int
    options: TableOptions = TableOptions()
    hints: tuple[Count, ...] = ()
    """By seat how many were taken; empty for none."""
    people: tuple[int, ...] = ()
    """Seats that a person plays or has played."""
    seconds: Count = 0
    """How long it has been played."""
    of_the_day: bool = False
    """Whether it was begun as the case of the day."""


class SaveInfo(msgspec.Struct, frozen=True):
    """What the list of saved games shows. Nothing in it is secret."""

    path: Path
    game: str
    format: str
    seats: tuple[str, ...]
    players: tuple[Player, ...]
    moves: int
    when: float
    """Seconds since 1970, as the file system has it."""


class Saves:
    """The saved games in one folder.

    Files are numbered: a name that told seats or seed could tell a secret. They are written
    by one thread in the background, so that a slow disk never holds up a frame; the last
    failure is kept in :attr:`failure`.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.failure: StorageError | None = None
        self.unread: list[Path] = []
        """What :meth:`list` found and could not read; it is left where it is."""
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="saves")
        self._last: Future[None] | None = None
        self._given: set[str] = set()

    def write(self, session: Session) -> None:
        """Save the session as it stands; the save of a finished one is deleted."""
        if session.save_name is None:
            session.save_name = self._free_name()
        path = self.folder / session.save_name
        if session.match.outcome is not None:
            self._last = self._writer.submit(self._forget, path)
            return
        record = session.match.record
        players, hints = tuple(session.players), tuple(session.hints_taken)
        people = tuple(sorted(session.people))
        seconds = round(session.seconds)
        head = _Head(
            FORMAT,
            players,
            len(record.steps),
            session.options,
            hints,
            people,
            seconds,
            session.of_the_day,
        )
        data = msgspec.json.encode(head) + b"\n" + record.to_lines()
        self._last = self._writer.submit(self._write, path, data)

    def _write(self, path: Path, data: bytes) -> None:
        try:
            write_atomic(path, data)
            self.failure = None
        except StorageError as error:
            self.failure = error

    def _forget(self, path: Path) -> None:
        try:
            self.delete(path)
        except OSError as error:
            self.failure = StorageError("refused", path, f"{path} could not be removed: {error}")

    def flush(self) -> None:
        """Wait until everything is on the disk."""
        if self._last is not None:
            self._last.result()

    def close(self) -> None:
        """Finish what is to be written."""
        self._writer.shutdown(wait=True)

    def list(self) -> list[SaveInfo]:
        """The readable saved games, the newest first; the others go to :attr:`unread`."""
        self.flush()
        found = []
        self.unread = []
        for path in sorted(self.folder.glob(f"*{SUFFIX}")):
            try:
                found.append(self._info(path))
            except (BadSave, OSError):
                self.unread.append(path)
        return sorted(found, key=lambda info: -info.when)

    def _info(self, path: Path) -> SaveInfo:
        head, record = _read(path)
        names = shown_names(record.setup.tables)
        return SaveInfo(
            path,
            record.setup.game,
            record.setup.format,
            names,
            head.players,
            head.moves,
            path.stat().st_mtime,
        )

    def load(self, path: Path) -> Session:
        """Go on with a saved game.

        Raises:
            BadSave: The file is no saved game or cannot be replayed.
        """
        self.flush()
        head, record = _read(path)
        try:
            match = Match.replay(record)
        except BadRecord as error:
            raise BadSave(f"{path.name} cannot be played on: {error}") from None
        try:
            session = Session(match, head.players, self, head.options)
        except BadSetup as error:
            match.close()
            raise BadSave(f"{path.name} cannot be played on: {error}") from None
        session.save_name = path.name
        session.seconds = float(head.seconds)
        session.of_the_day = head.of_the_day
        session.people.update(seat for seat in head.people if 0 <= seat < len(session.players))
        if len(head.hints) == len(session.hints_taken):
            session.hints_taken = list(head.hints)
        return session

    def delete(self, path: Path) -> None:
        """Remove a saved game and its previous generation."""
        path.unlink(missing_ok=True)
        previous(path).unlink(missing_ok=True)

    def _free_name(self) -> str:
        number = 1
        while True:
            name = f"game-{number:04}{SUFFIX}"
            if name not in self._given and not (self.folder / name).exists():
                self._given.add(name)
                return name
            number += 1


def shown_names(tables: Iterable[SeatSetup]) -> tuple[str, ...]:
    """The names in a file that nobody has checked yet, as a list may show them."""
    kept = ("".join(filter(str.isprintable, one.name))[:MAX_NAME] for one in tables)
    return tuple(islice(kept, MOST_NAMES))


def _read(path: Path) -> tuple[_Head, Record]:
    """The current generation of a file, or the one before where that is torn."""
    loaded = read_generations(path, _decode)
    if loaded.value is None:
        raise BadSave(f"{path.name} is no saved game: {loaded.fault or 'it is not there'}")
    return loaded.value


def _decode(data: bytes) -> tuple[_Head, Record]:
    first, _, rest = data.partition(b"\n")
    head = msgspec.json.decode(first, type=_Head)
    if head.save != FORMAT:
        raise BadSave(f"saved in format {head.save}; this version reads {FORMAT}")
    record = Record.from_lines(rest)
    if len(record.steps) != head.moves:
        raise BadSave(f"{len(record.steps)} of {head.moves} moves are there")
    return head, record
