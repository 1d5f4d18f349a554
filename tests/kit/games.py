"""The games that the shared suites run over: those of the house and the toys of the fixtures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, NamedTuple

from game.content import registry
from game.core.rng import Stream
from game.core.rules import HouseRule, Rules
from game.core.setup import Setup
from game.match import Match
from game.match.loading import load_rules

TOYS = Path(__file__).resolve().parent.parent / "fixtures" / "games"


def with_toys() -> AbstractContextManager[None]:
    """Inside the block the toy games are found beside those of the house."""
    if any(Path(found.folder).parent == TOYS for found in registry.games().values()):
        return nullcontext()
    return registry.searching(TOYS)


class Table(NamedTuple):
    """A game, one of its formats, and a number of seats."""

    game: str
    format: str
    seats: int

    @property
    def rules(self) -> Rules:
        with with_toys():
            return load_rules(self.game)

    def open(self, seed: int = 0, **fields: Any) -> Match:
        """A match at this table."""
        with with_toys():
            return Match.open(Setup(self.game, self.format, self.seats, seed, **fields))

    def __str__(self) -> str:
        return f"{self.game}-{self.format}-{self.seats}"


def games() -> list[str]:
    """The ids of all games."""
    with with_toys():
        return list(registry.games())


def tables() -> list[Table]:
    """Every game, format and number of seats."""
    return [
        Table(game, format_, seats)
        for game in games()
        for format_, numbers in Table(game, "", 0).rules.formats.items()
        for seats in numbers
    ]


def fewest_and_most(found: list[Table]) -> list[Table]:
    """Of each game and format the smallest and the largest table, for costly checks."""
    by_format: dict[tuple[str, str], list[Table]] = {}
    for table in found:
        by_format.setdefault((table.game, table.format), []).append(table)
    return [table for row in by_format.values() for table in dict.fromkeys((row[0], row[-1]))]


def house_rules_for(table: Table) -> Iterator[HouseRule]:
    """The house rules that may be changed at this table."""
    for rule in table.rules.house_rules:
        if (not rule.formats or table.format in rule.formats) and (
            not rule.seats or table.seats in rule.seats
        ):
            yield rule


def drawn_house_rules(table: Table, stream: Stream) -> dict[str, Any]:
    """A combination of house rules, each of them at its default half the time."""
    drawn: dict[str, Any] = {}
    for rule in house_rules_for(table):
        if stream.chance(1, 2):
            continue
        if rule.values:
            drawn[rule.name] = stream.choice(rule.values)
        else:
            drawn[rule.name] = rule.low + stream.below(rule.high - rule.low + 1)
    return drawn
