"""The club's books on the disk: every finished match of people, in one SQLite file.

SQLite keeps a half-written page from ever being read after a power cut; the file of a new machine
is made under another name and put in place whole, and after each entry a copy of everything is
kept beside it. A file that is no database is set aside as ``books.db.bad`` and the copy is taken.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from game.files import StorageError, previous, set_aside

VERSION = 1
WAIT_SECONDS = 2.0
"""How long another house at the same machine may hold the file."""

SCHEMA = """
CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE
);
CREATE TABLE game_over (
    id INTEGER PRIMARY KEY,
    ended TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%S', 'now', 'localtime')),
    game TEXT NOT NULL,
    format TEXT NOT NULL,
    people INTEGER NOT NULL,
    computers TEXT NOT NULL,
    seconds INTEGER NOT NULL CHECK (seconds >= 0),
    of_the_day INTEGER NOT NULL CHECK (of_the_day IN (0, 1))
);
CREATE TABLE played (
    game_over INTEGER NOT NULL REFERENCES game_over (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    hints INTEGER NOT NULL CHECK (hints >= 0),
    PRIMARY KEY (game_over, person)
);
CREATE TABLE earlier (
    person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    played INTEGER NOT NULL CHECK (played >= 0),
    won INTEGER NOT NULL CHECK (won >= 0),
    hints INTEGER NOT NULL CHECK (hints >= 0),
    PRIMARY KEY (person, game)
);
"""
"""`earlier` holds what was only counted before matches were kept one by one."""


@contextlib.contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """The books, made where there are none; what is done inside is kept as a whole or not at all.

    Raises:
        StorageError: They cannot be read or written; what was there before is still there.
        NotBooks: The file is no book of this house.
    """
    try:
        if not path.exists():
            _make(path)
        connection = _connect(path)
        try:
            _check(connection)
            with connection:
                yield connection
        finally:
            connection.close()
    except sqlite3.OperationalError as error:
        raise _storage_error(path, error) from error
    except sqlite3.DatabaseError as error:
        raise NotBooks(str(error)) from error
    except OSError as error:
        raise StorageError("failed", path, f"{path} cannot be written: {error}.") from error


class NotBooks(ValueError):
    """The file is torn, or something else, or a newer house wrote it."""


def keep_copy(path: Path) -> None:
    """Put a whole copy of the books beside them, as the generation to fall back on."""
    copy, draft = previous(path), path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with opened(path) as connection:
            target = sqlite3.connect(draft)
            try:
                connection.backup(target)
            finally:
                target.close()
        draft.replace(copy)
    except OSError as error:
        raise StorageError("failed", copy, f"{copy} cannot be written: {error}.") from error
    finally:
        draft.unlink(missing_ok=True)


def fall_back(path: Path) -> str:
    """Set a file that cannot be used aside and take the copy; what became of it, in words."""
    kept_as = set_aside(path)
    for rest in ("-journal", "-wal", "-shm"):
        path.with_name(path.name + rest).unlink(missing_ok=True)
    copy = previous(path)
    if copy.exists():
        copy.replace(path)
        return f"the file was set aside as {kept_as}, those saved before it apply"
    return f"the file was set aside as {kept_as}, they begin anew"


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=WAIT_SECONDS)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _check(connection: sqlite3.Connection) -> None:
    found = connection.execute("PRAGMA user_version").fetchone()[0]
    if found > VERSION:
        raise NotBooks(f"a newer Gaslamp wrote it (version {found}, this one knows {VERSION})")
    if found < 1:
        raise NotBooks("it holds no books")


def _make(path: Path) -> None:
    """Empty books, whole before they have their name."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}.new.tmp")
    draft.unlink(missing_ok=True)
    try:
        connection = sqlite3.connect(draft)
        try:
            connection.executescript(f"{SCHEMA} PRAGMA user_version = {VERSION};")
        finally:
            connection.close()
        _put_in_place(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def _put_in_place(draft: Path, path: Path) -> None:
    """New books get their name, unless another house has made some a moment ago."""
    try:
        os.link(draft, path)
    except FileExistsError:
        return
    except OSError:
        draft.replace(path)  # a disk without hard links


def _storage_error(path: Path, error: sqlite3.OperationalError) -> StorageError:
    full = error.sqlite_errorname == "SQLITE_FULL"
    way = "free some space" if full else "check its permissions, and that nobody else uses it"
    kind = "full" if full else "refused"
    return StorageError(kind, path, f"{path} cannot be used: {error}; {way}.")
