"""Games played and won, by name and game."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from game import paths, store
from game.store import Kept, Versioned

if TYPE_CHECKING:
    from game.match.session import Session

_log = logging.getLogger(__name__)

Count = Annotated[int, Meta(ge=0)]


class Tally(msgspec.Struct, forbid_unknown_fields=True):
    """How often something was played and won, and how many hints were taken meanwhile."""

    played: Count = 0
    won: Count = 0
    hints: Count = 0


class Statistics(Versioned):
    """Name -> game -> tally."""

    people: dict[str, dict[str, Tally]] = {}

    def add(
        self,
        game: str,
        seats: Mapping[int, str],
        winners: Iterable[int],
        hints: Mapping[int, int] | None = None,
    ) -> None:
        """Count one finished match.

        Args:
            game: its id.
            seats: seat -> name, of people only.
            winners: seats that won, whoever plays there.
            hints: seat -> how many it took.
        """
        won = set(winners)
        for seat, name in seats.items():
            tally = self.people.setdefault(self._spelled(name), {}).setdefault(game, Tally())
            tally.played += 1
            tally.won += seat in won
            tally.hints += (hints or {}).get(seat, 0)

    def total(self, name: str) -> Tally:
        """Everything that this person played, won and asked for."""
        tallies = self.people.get(name, {}).values()
        return Tally(
            sum(tally.played for tally in tallies),
            sum(tally.won for tally in tallies),
            sum(tally.hints for tally in tallies),
        )

    def ranking(self) -> list[str]:
        """Everybody's name: who won most stands first, then who played more, then by name."""

        def place(name: str) -> tuple[int, int, str]:
            total = self.total(name)
            return (-total.won, -total.played, name.casefold())

        return sorted(self.people, key=place)

    def _spelled(self, name: str) -> str:
        """The name as it is in the books already, whatever the case of its letters."""
        wanted = name.casefold()
        return next((known for known in self.people if known.casefold() == wanted), name)

    def forget(self, name: str) -> None:
        """Forget a person."""
        self.people.pop(name, None)


def load(path: Path | None = None) -> Kept[Statistics]:
    """What was counted on this machine."""
    return store.load(path or paths.home().statistics, Statistics, what="the statistics")


def save(statistics: Statistics, path: Path | None = None) -> None:
    """Keep it; raises ``StorageError`` when that fails."""
    store.save(path or paths.home().statistics, statistics)


def enter(session: Session, path: Path | None = None) -> bool:
    """Count a finished match for the people at it, once; False when there is nothing to count.

    Seats that a computer player had at the end are not counted. Raises ``StorageError``.
    """
    outcome = session.match.outcome
    if outcome is None or session.counted or not session.humans:
        return False
    session.counted = True
    setup = session.match.setup
    names = {seat: setup.tables[seat].name for seat in session.humans if setup.tables[seat].name}
    kept = load(path)
    if kept.notice is not None:
        _log.warning("%s", kept.notice)
    statistics = kept.value
    statistics.add(setup.game, names, outcome.winners, dict(enumerate(session.hints_taken)))
    save(statistics, path)
    return True
