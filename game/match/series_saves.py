"""Saved series: schedule's seed, score sheets and the episodes that are running, in one file.

One file holds all of it, so that a finished episode is on the sheet and no longer running in one
and the same write, whatever happens to the machine meanwhile.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from game.core.setup import BadSetup
from game.files import previous, read_generations
from game.match.loading import load_rules
from game.match.record import BadRecord, Record
from game.match.saves import SERIES_SUFFIX as SUFFIX
from game.match.saves import BadSave, Count, Saves, shown_names
from game.match.series import Running, Series, SeriesSetup, check
from game.match.session import Player, Session
from game.match.standings import EpisodeResult, TableResult

FORMAT = 1


class _Head(msgspec.Struct):
    """The first line of the file: what it is, and a check of the rest."""

    gaslamp_series: int
    check: str


class _Parked(msgspec.Struct):
    """An episode that is running; its record as the lines of a record's file."""

    table: int
    episode: int
    record: str
    players: tuple[Player, ...]
    hints: tuple[Count, ...]
    people: tuple[int, ...]


class _Body(msgspec.Struct):
    """Everything that is kept of a series."""

    setup: SeriesSetup
    rules_version: int
    results: dict[int, list[EpisodeResult]]
    running: list[_Parked]
    others: list[TableResult] = []


class SeriesInfo(msgspec.Struct, frozen=True):
    """What the list of saved games shows of a series. Nothing in it is secret."""

    path: Path
    game: str
    format: str
    mode: str
    seats: tuple[str, ...]
    """The names at the first table."""
    tables: int
    played: int
    """Finished episodes, of all tables together."""
    when: float
    """Seconds since 1970, as the file system has it."""


class SeriesSaves(Saves):
    """The saved series in a folder; give it to a :class:`Series`, whose sessions then save it.

    Args:
        folder: the one of the saved games.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.series: Series | None = None
        """The one that :meth:`write` keeps; set by :meth:`keep` and :meth:`load_series`."""

    def keep(self, series: Series) -> None:
        """Save a series as it stands, from now on after every decision."""
        self.series = series
        series.saves = self
        if series.save_name is None:
            series.save_name = self._free_series_name()
        path = self.folder / series.save_name
        self._last = self._writer.submit(self._write, path, _encode(series))

    def write(self, session: Session) -> None:  # noqa: ARG002 - every open one is noted
        """A decision was made at one of the tables: all of the series is saved."""
        assert self.series is not None
        self.keep(self.series)

    def forget(self, series: Series) -> None:
        """The series is over or given up: its file goes."""
        if series.save_name is not None:
            path = self.folder / series.save_name
            self._last = self._writer.submit(self._forget, path)

    def list_series(self) -> list[SeriesInfo]:
        """The readable saved series, the newest first; the others go to :attr:`unread`."""
        self.flush()
        found = []
        self.unread = []
        for path in sorted(self.folder.glob(f"*{SUFFIX}")):
            try:
                body = _read(path)
            except (BadSave, OSError):
                self.unread.append(path)
                continue
            setup = body.setup
            found.append(
                SeriesInfo(
                    path,
                    setup.game,
                    setup.format,
                    setup.mode,
                    shown_names(setup.companies[0].seats),
                    len(setup.companies),
                    sum(len(rows) for rows in body.results.values()),
                    path.stat().st_mtime,
                )
            )
        return sorted(found, key=lambda info: -info.when)

    def load_series(self, path: Path) -> Series:
        """Go on with a saved series.

        Raises:
            BadSave: The file is no saved series or cannot be gone on with.
        """
        self.flush()
        body = _read(path)
        setup = body.setup
        try:
            rules = load_rules(setup.game)
            check(setup, rules)
        except BadSetup as error:
            raise BadSave(f"{path.name} cannot be played on: {error}") from None
        if body.rules_version != rules.version:
            raise BadSave(
                f"{path.name} cannot be played on: it was begun under rules version "
                f"{body.rules_version}, and these are {rules.version}"
            )
        running = tuple(_unpack(path, parked) for parked in body.running)
        series = Series(setup, rules, body.results, running, body.others)
        _check_sheet(path, series)
        series.save_name = path.name
        series.saves = self
        self.series = series
        return series

    def _free_series_name(self) -> str:
        number = 1
        while True:
            name = f"series-{number:04}{SUFFIX}"
            there = (self.folder / name).exists() or previous(self.folder / name).exists()
            if name not in self._given and not there:
                self._given.add(name)
                return name
            number += 1


def _encode(series: Series) -> bytes:
    running = [
        _Parked(
            one.table,
            one.episode,
            one.record.to_lines().decode(),
            one.players,
            one.hints,
            one.people,
        )
        for one in series.running
    ]
    results = {table: list(series.results(table)) for table in series.tables}
    body = msgspec.json.encode(
        _Body(series.setup, series.rules.version, results, running, series.others)
    )
    return msgspec.json.encode(_Head(FORMAT, _digest(body))) + b"\n" + body + b"\n"


def _digest(body: bytes) -> str:
    return hashlib.blake2b(body, digest_size=16).hexdigest()


def _read(path: Path) -> _Body:
    """The current generation of a file, or the one before where that is torn."""
    loaded = read_generations(path, _decode)
    if loaded.value is None:
        raise BadSave(f"{path.name} is no saved series: {loaded.fault or 'it is not there'}")
    return loaded.value


def _decode(data: bytes) -> _Body:
    first, _, rest = data.partition(b"\n")
    try:
        head = msgspec.json.decode(first, type=_Head)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BadSave("its first line is not that of a series") from None
    if head.gaslamp_series != FORMAT:
        raise BadSave(f"saved in format {head.gaslamp_series}; this version reads {FORMAT}")
    body = rest.removesuffix(b"\n")
    if _digest(body) != head.check:
        raise BadSave("a part of it is missing or was changed")
    found = msgspec.json.decode(body, type=_Body)
    if not found.setup.companies:
        raise BadSave("nobody sits at its tables")
    return found


def _unpack(path: Path, parked: _Parked) -> Running:
    try:
        record = Record.from_lines(parked.record.encode())
    except BadRecord as error:
        raise BadSave(f"{path.name} cannot be played on: {error}") from None
    return Running(
        parked.table, parked.episode, record, parked.players, parked.hints, parked.people
    )


def _check_sheet(path: Path, series: Series) -> None:
    """The sheet and the running episodes must belong to the schedule."""
    for table in series.tables:
        seats = len(series.company(table).seats)
        columns = 1 if series.is_team() else seats
        results = series.results(table)
        whole = all(len(one.points) == columns for one in results)
        if not whole or len(results) > len(series.episodes(table)):
            raise BadSave(f"{path.name} cannot be played on: its score sheet is not of this series")
    for one in series.running:
        if one.table not in series.tables or one.episode != series.next_episode(one.table):
            raise BadSave(
                f"{path.name} cannot be played on: the running episode is not the next one"
            )
