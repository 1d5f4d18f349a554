"""A series of matches: the episodes of a career, or of the tables of a group.

Seats and format stay the same; the game's :class:`SeriesRules` say what each episode has of its
own and what it is worth. A series is headless and without a clock; the screens ask it for the
session of the next episode and for the score sheet.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from game.core.messages import Message
from game.core.rng import stream_for
from game.core.rules import Rules
from game.core.series import Episode, SeriesRules, Start
from game.core.setup import BadSetup, SeatSetup, Setup
from game.match.loading import load_rules
from game.match.match import Match
from game.match.opening import complete
from game.match.record import BadRecord, Record
from game.match.session import Player, Session, TableOptions
from game.match.standings import EpisodeResult, Standing, TableResult, standings

if TYPE_CHECKING:
    from game.match.series_saves import SeriesSaves

SEEDS = 1_000_000
"""Deals that a lobby offers: six digits that can be read out to a friend."""


class Company(msgspec.Struct, frozen=True):
    """One table of a series, and who sits there for the whole of it."""

    seats: tuple[SeatSetup, ...]
    players: tuple[Player, ...]
    table: int = 0
    """Its number in a group, from 1; 0 where there is no group."""
    devices: tuple[str, ...] = ()
    """What the people hold, by seat, "" for none; for sitting down again on the same machine."""

    @property
    def has_people(self) -> bool:
        """Whether anybody at this table has to be asked."""
        return any(player.is_human for player in self.players)


class SeriesSetup(msgspec.Struct, frozen=True):
    """Everything from which a series follows, apart from what is played."""

    game: str
    format: str
    mode: str
    companies: tuple[Company, ...]
    """The tables of this screen."""
    seed: int = 0
    house_rules: dict[str, Any] = {}
    """Those that differ from their default."""
    same: bool = False
    """All tables of the group play the same episodes, instead of different ones; or all machines
    do, where the mode wants tables of one screen to differ."""
    options: TableOptions = TableOptions()


class Running(msgspec.Struct, frozen=True):
    """An episode that was begun: its record and those who play it, as a file keeps it."""

    table: int
    episode: int
    record: Record
    players: tuple[Player, ...]
    hints: tuple[int, ...] = ()
    people: tuple[int, ...] = ()


class Series:
    """A series as it stands. Open it with :meth:`open`, or load it from :class:`SeriesSaves`.

    Args:
        setup: checked by :meth:`open`.
        rules: of the game.
        results: table -> its finished episodes.
        running: the episodes that were begun and are not over.
        others: results that came from other machines.

    Attributes:
        others: the same; whoever adds one keeps the series.
        saves: where it is kept after every decision; None: nowhere.
        save_name: of its file, once it has one.
    """

    def __init__(
        self,
        setup: SeriesSetup,
        rules: Rules,
        results: dict[int, list[EpisodeResult]] | None = None,
        running: tuple[Running, ...] = (),
        others: Sequence[TableResult] = (),
    ) -> None:
        self.setup = setup
        self.rules = rules
        self.mode: SeriesRules = rules.modes[setup.mode]
        self.others = list(others)
        self.saves: SeriesSaves | None = None
        self.save_name: str | None = None
        self._plans = {
            one.table: _plan(setup, place, self.mode, rules)
            for place, one in enumerate(setup.companies)
        }
        self._results = {one.table: list((results or {}).get(one.table, ()))
                         for one in setup.companies}  # fmt: skip
        self._running = {one.table: one for one in running}
        self._open: dict[int, Session] = {}

    @classmethod
    def open(cls, setup: SeriesSetup, saves: SeriesSaves | None = None) -> Series:
        """A new series.

        Raises:
            BadSetup: With the field and the allowed values.
        """
        rules = load_rules(setup.game)
        check(setup, rules)
        series = cls(setup, rules)
        series.saves = saves
        for company in setup.companies:
            complete(series.episode_setup(company.table, 0), rules)
        return series

    # -- the tables --------------------------------------------------------------------------

    @property
    def tables(self) -> tuple[int, ...]:
        """The numbers of the tables of this screen; ``(0,)`` where there is no group."""
        return tuple(self._plans)

    def company(self, table: int) -> Company:
        """Who sits at a table."""
        return next(one for one in self.setup.companies if one.table == table)

    def is_team(self) -> bool:
        """Whether the seats of a table are one team, of which the wins are counted."""
        return self.mode.is_team(self.setup.format)

    def counted(self) -> Message | None:
        """What an episode is worth, in a sentence; None where the game says nothing."""
        house_rules = {**self.rules.defaults(), **self.setup.house_rules}
        return self.mode.counted(self.setup.format, house_rules)

    @property
    def is_group(self) -> bool:
        """Whether there are several tables, on this screen or elsewhere."""
        return self.mode.tables > 1

    # -- the schedule ------------------------------------------------------------------------

    def episodes(self, table: int) -> tuple[Episode, ...]:
        """The schedule of a table."""
        return self._plans[table]

    def episode_setup(self, table: int, episode: int) -> Setup:
        """The set-up of one match, from which and the seed everything in it follows."""
        setup, company = self.setup, self.company(table)
        planned = self._plans[table][episode]
        return Setup(
            setup.game,
            setup.format,
            company.seats,
            stream_for(setup.seed, f"series.episode.{episode}").below(SEEDS),
            dict(setup.house_rules),
            dict(planned.arrange),
            table=str(table) if table else "",
        )

    def next_episode(self, table: int) -> int | None:
        """The episode that is running or comes next, counted from 0; None after the last."""
        played = len(self._results[table])
        return played if played < len(self._plans[table]) else None

    def is_running(self, table: int) -> bool:
        """Whether the next episode has been begun."""
        return table in self._running or table in self._open

    def is_over(self, table: int | None = None) -> bool:
        """Whether a table, or every table of this screen, has played all its episodes."""
        tables = self.tables if table is None else (table,)
        return all(self.next_episode(one) is None for one in tables)

    # -- playing -----------------------------------------------------------------------------

    def session(self, table: int) -> Session:
        """The session of a table's next episode: the running one, or a new one.

        Raises:
            BadSetup: The episode cannot be dealt, or there is none left.
            BadRecord: What was begun cannot be played on.
        """
        known = self._open.get(table)
        if known is not None:
            return known
        episode = self.next_episode(table)
        if episode is None:
            raise BadSetup("next_episode", len(self._plans[table]), "all episodes are played")
        parked = self._running.get(table)
        if parked is None:
            players = self.company(table).players
            setup = self.episode_setup(table, episode)
            session = Session.open(setup, players, self.saves, self.setup.options)
        else:
            session = self._unpark(parked)
        self._open[table] = session
        return session

    def _unpark(self, parked: Running) -> Session:
        match = Match.replay(parked.record)
        session = Session(match, parked.players, self.saves, self.setup.options)
        session.people.update(seat for seat in parked.people if 0 <= seat < len(session.players))
        if len(parked.hints) == len(session.hints_taken):
            session.hints_taken = list(parked.hints)
        return session

    def note(self, session: Session) -> None:
        """Enter what has been played: into the score sheet where the match is over, once."""
        table = self.table_of(session)
        episode = self.next_episode(table)
        match = session.match
        if episode is None or table not in self._open or self._open[table] is not session:
            return  # entered before
        if match.outcome is None:
            self._running[table] = Running(
                table,
                episode,
                match.record,
                tuple(session.players),
                tuple(session.hints_taken),
                tuple(sorted(session.people)),
            )
            return
        points = tuple(self.mode.score(match))
        wanted = 1 if self.is_team() else match.table.seats
        if len(points) != wanted:
            raise ValueError(f"{self.setup.game} scored {len(points)} numbers instead of {wanted}")
        outcome = match.outcome
        self._results[table].append(EpisodeResult(points, outcome.winners, outcome.ending))
        self._running.pop(table, None)
        del self._open[table]

    def park(self, session: Session) -> None:
        """Note and let go of a session that its screen is about to close."""
        self.note(session)
        table = self.table_of(session)
        if self._open.get(table) is session:
            del self._open[table]

    def table_of(self, session: Session) -> int:
        """The number of the table at which a session is played."""
        name = session.match.setup.table
        return int(name) if name else 0

    def safe_point(self, session: Session) -> int:
        """A number that changes where the screen may go over to another table."""
        return self.mode.safe_point(session.match)

    def close(self) -> None:
        """Close every session that is still open."""
        for session in self._open.values():
            session.close()
        self._open.clear()

    # -- the score sheet ---------------------------------------------------------------------

    def results(self, table: int) -> tuple[EpisodeResult, ...]:
        """The finished episodes of a table."""
        return tuple(self._results[table])

    def result(self, table: int) -> TableResult:
        """A table's sheet so far, as it is told to other machines."""
        company = self.company(table)
        return TableResult(
            self.code,
            table,
            tuple(seat.name or f"Seat {number + 1}" for number, seat in enumerate(company.seats)),
            tuple(one.points for one in self._results[table]),
            self.is_team(),
        )

    def standings(self) -> tuple[Standing, ...]:
        """The places over all tables of this screen and those of other machines.

        While one of the tables of a group is still playing, nothing of it is told: the tables
        that are shown are only those of which all have ended.

        Raises:
            ValueError: A table of a group is still playing.
        """
        if self.is_group and not self.is_over():
            raise ValueError("the tables of a group are told of each other when all have ended")
        return standings([*(self.result(table) for table in self.tables), *self.others])

    def standing(self, table: int) -> tuple[Standing, ...]:
        """The places within one table, for that table."""
        return standings([self.result(table)])

    def admit(self, result: TableResult) -> None:
        """Take a result of another machine into the standings.

        Raises:
            BadCode: It does not belong here; nothing has changed.
        """
        from game.match.result_code import admit

        own = self.result(self.tables[0])
        known = (*self.tables, *(one.table for one in self.others))
        admit(result, own, known, len(self._plans[own.table]))
        self.others.append(result)

    @property
    def code(self) -> str:
        """Four letters and figures that are equal on machines with the same series."""
        from game.match.result_code import series_code

        return series_code(self.setup)

    @property
    def running(self) -> tuple[Running, ...]:
        """What a file has to keep of the episodes that were begun."""
        for session in tuple(self._open.values()):
            self.note(session)
        return tuple(self._running[table] for table in sorted(self._running))


def check(setup: SeriesSetup, rules: Rules) -> None:
    """Refuse a series that cannot be; raises :class:`BadSetup`."""
    mode = rules.modes.get(setup.mode)
    if mode is None:
        raise BadSetup("mode", setup.mode, ", ".join(rules.modes) or "(there are none)")
    if setup.format not in rules.formats:
        raise BadSetup("format", setup.format, ", ".join(rules.formats))
    if mode.formats and setup.format not in mode.formats:
        raise BadSetup("format", setup.format, f"{', '.join(mode.formats)} in {setup.mode}")
    numbers = [one.table for one in setup.companies]
    if mode.tables == 1:
        if numbers != [0]:
            raise BadSetup("companies", numbers, "one table without a number")
        return
    if setup.same and not (mode.same_episodes or mode.same_elsewhere):
        raise BadSetup("same", setup.same, f"false in {setup.mode}")
    if not numbers or len(set(numbers)) != len(numbers):
        raise BadSetup("companies", numbers, "tables with different numbers")
    for number in numbers:
        if not 1 <= number <= mode.tables:
            raise BadSetup("table", number, f"1 to {mode.tables}")


def _plan(setup: SeriesSetup, place: int, mode: SeriesRules, rules: Rules) -> tuple[Episode, ...]:
    """The schedule of the table at a place on this screen, counted from 0."""
    company = setup.companies[place]
    share = max(0, company.table - 1)
    if setup.same:
        share = 0 if mode.same_episodes else place
    start = Start(
        setup.format,
        setup.seed,
        len(company.seats),
        {**rules.defaults(), **setup.house_rules},
        company.table,
        share,
        setup.same,
    )
    return tuple(mode.plan(start))


__all__ = ["BadRecord", "Company", "Running", "Series", "SeriesSetup", "check"]
