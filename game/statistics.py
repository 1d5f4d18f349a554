"""Games played and won, by name and game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from game import paths, store
from game.store import Kept, Versioned

Count = Annotated[int, Meta(ge=0)]


class Tally(msgspec.Struct, forbid_unknown_fields=True):
    """How often something was played and won."""

    played: Count = 0
    won: Count = 0


class Statistics(Versioned):
    """Name -> game -> tally."""

    people: dict[str, dict[str, Tally]] = {}

    def add(self, game: str, seats: Mapping[int, str], winners: Iterable[int]) -> None:
        """Count one finished match; ``seats`` are those of people, by seat, bots left out."""
        won = set(winners)
        for seat, name in seats.items():
            tally = self.people.setdefault(name, {}).setdefault(game, Tally())
            tally.played += 1
            tally.won += seat in won

    def total(self, name: str) -> Tally:
        """Everything that this person played and won."""
        tallies = self.people.get(name, {}).values()
        return Tally(sum(tally.played for tally in tallies), sum(tally.won for tally in tallies))

    def forget(self, name: str) -> None:
        """Forget a person."""
        self.people.pop(name, None)


def load(path: Path | None = None) -> Kept[Statistics]:
    """What was counted on this machine."""
    return store.load(path or paths.home().statistics, Statistics, what="the statistics")


def save(statistics: Statistics, path: Path | None = None) -> None:
    """Keep it; raises ``StorageError`` when that fails."""
    store.save(path or paths.home().statistics, statistics)
