"""What the tables are measured by: how long a deal takes, and how long somebody waits."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.commands.measuring import percentile
from game.settings import Settings
from tests.bars.figures import Figure, at_least, at_most
from tests.scenes.deadcert.table_rig import Rig, waits_alone, waits_for_a_choice

LIMITS = {"normal": 8.0, "fast": 3.0}
SEATS = (2, 3, 4, 5, 6)
Tables = tuple[tuple[str, int], ...]
"""Formats with numbers of seats."""

FRAME = 1 / 60
PAUSE, LONGEST = 0.2, 30.0
"""Seconds without a flight after which a deal is over, and for which one is waited for at most."""

DEALT: Tables = (("covert", 2), ("covert", 5), ("solo", 1))
FLYING: dict[str, Callable[[str], bool]] = {
    "covert": lambda name: name.startswith("way."),
    "solo": lambda name: name.startswith("card."),
}
"""Format -> which sprites are cards on their way."""

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


def choosing(
    tables: tuple[tuple[str, int], ...] = (
        ("covert", 2),
        ("covert", 3),
        ("covert", 5),
        ("solo", 1),
    ),
    most: int = 24,
) -> Iterator[Figure]:
    """B19: from one choice to the next of somebody alone, at the tables with own pages."""
    for speed, limit in LIMITS.items():
        for format_, seats in tables:
            waits = waits_for_a_choice(format_, seats, speed=speed, most=most)
            what = f"{format_.upper()}play, {speed} speed, {seats} seats: 95 of 100 waits"
            yield at_most("B19", what, percentile(waits, 95), limit, "s", f"{len(waits)} waits")


def dealing(tables: Tables = DEALT) -> Iterator[Figure]:
    """B17: from the first card that sets off to the moment when all of them lie in their places."""
    for format_, seats in tables:
        flies = FLYING[format_]
        with Rig(format_, seats, 1, settings=Settings(speed="normal")) as table:
            scene = table.scene
            while not any(map(flies, scene.stage.names)):
                table.step(1, FRAME)
                assert table.seconds < LONGEST, "nothing is dealt"
            start = end = table.seconds
            while table.seconds - end < PAUSE and table.seconds < start + LONGEST:
                table.step(1, FRAME)
                if any(map(flies, scene.stage.names)) and not scene.motions.idle:
                    end = table.seconds
        what = f"{format_.upper()}play, {seats} seats: seconds of the deal"
        yield at_most("B17", what, end - start, 2.0, "s")


MEASURES: dict[str, Callable[[], Iterator[Figure]]] = {
    "DEADCERT: waiting": waiting,
    "DEADCERT: choosing": choosing,
    "DEADCERT: dealing": dealing,
}
