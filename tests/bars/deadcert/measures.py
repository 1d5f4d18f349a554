"""What the table of OPENplay is measured by: how long somebody waits among computer players."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.commands.measuring import percentile
from tests.bars.figures import Figure, at_least, at_most
from tests.scenes.deadcert.table_rig import waits_alone

LIMITS = {"normal": 8.0, "fast": 3.0}
SEATS = (2, 3, 4, 5, 6)
SHORTEST_READ = 0.9
"""Seconds for which a card that is read out lies there at least, from setting off to going away.

Whose it is can be taken in; the whole text only with few computers, or at slow speed."""


def waiting(
    seats: tuple[int, ...] = SEATS, seeds: tuple[int, ...] = (4, 5, 6), *, slow: bool = True
) -> Iterator[Figure]:
    """B19: somebody alone with one to five steady computers, and for how long their cards lie open.

    Args:
        seats: numbers of seats.
        seeds: games of which the waits are taken together.
        slow: also tell of the slow speed, which has no limit: there cards are read at leisure.
    """
    for speed in (*LIMITS, *(("slow",) if slow else ())):
        for count in seats:
            read: list[float] = []
            waits: list[float] = []
            for seed in seeds:
                waits += waits_alone(count, speed=speed, seed=seed, most=16, read=read)
            waits.sort()
            read.sort()
            wait, usual = percentile(waits, 95), percentile(read, 50)
            what = f"OPENplay, {speed} speed, {count} seats"
            note = f"a card that is read out lies there for {usual:.1f} s, half of them longer"
            limit = LIMITS.get(speed)
            if limit is None:
                shown = f"{wait:.2f} s"
                yield Figure("B19", f"{what}: 95 of 100 waits", shown, "none at slow", True, note)
                continue
            yield at_most("B19", f"{what}: 95 of 100 waits", wait, limit, "s", note)
            if speed == "normal":
                yield at_least("B19", f"{what}: a card lies open", usual, SHORTEST_READ, "s")


MEASURES: dict[str, Callable[[], Iterator[Figure]]] = {"DEADCERT: waiting": waiting}
