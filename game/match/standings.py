"""Score sheets and places: what was won in each episode, and who stands where. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class EpisodeResult(msgspec.Struct, frozen=True):
    """One finished episode of one table."""

    points: tuple[int, ...]
    """By seat, or one number where a team plays."""
    winners: tuple[int, ...] = ()
    """Seats."""
    ending: str = ""


class TableResult(msgspec.Struct, frozen=True):
    """What one table has to tell at the end, also to other machines."""

    series: str
    """The code of the series; equal wherever it is played."""
    table: int
    names: tuple[str, ...]
    """By seat; empty names where only a code came."""
    points: tuple[tuple[int, ...], ...]
    """By episode, and in it by seat, or one number for the team."""
    team: bool = False

    @property
    def columns(self) -> int:
        """How many are counted: the seats, or the one team."""
        return 1 if self.team else len(self.names)


class Standing(msgspec.Struct, frozen=True):
    """A line of the standings."""

    place: int
    """From 1; equal totals share it, and the places after it are left out."""
    table: int
    seat: int | None
    """None for a team."""
    names: tuple[str, ...]
    """The seat's name, or those of the team."""
    points: tuple[int, ...]
    """By episode."""
    total: int


def standings(results: Iterable[TableResult]) -> tuple[Standing, ...]:
    """The lines of all tables, the best first; equal ones by table and seat."""
    lines = []
    for result in results:
        for column in range(result.columns):
            points = tuple(row[column] for row in result.points)
            seat = None if result.team else column
            names = result.names if result.team else (result.names[column],)
            lines.append(Standing(0, result.table, seat, names, points, sum(points)))
    lines.sort(key=lambda line: (-line.total, line.table, -1 if line.seat is None else line.seat))
    totals = [line.total for line in lines]
    return tuple(
        msgspec.structs.replace(line, place=totals.index(line.total) + 1) for line in lines
    )
