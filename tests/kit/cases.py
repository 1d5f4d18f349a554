"""Matches to check: every table, with house rules drawn anew for each seed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from game.core.rng import stream_for
from game.core.setup import Setup
from game.match import Match
from tests.kit.games import Table, drawn_house_rules


class Case(NamedTuple):
    """One match from its beginning."""

    table: Table
    seed: int
    house_rules: dict[str, Any]

    def open(self, keep_digests: bool = False) -> Match:
        table = self.table
        setup = Setup(table.game, table.format, table.seats, self.seed, self.house_rules)
        return Match.open(setup, keep_digests)


def cases(table: Table, seeds: Iterable[int]) -> Iterator[Case]:
    """The first seed plays the usual rules, every other one a combination that it draws."""
    for number, seed in enumerate(seeds):
        drawn = drawn_house_rules(table, stream_for(seed, f"rules of {table}")) if number else {}
        yield Case(table, seed, drawn)
