"""B16, B17, B19 and B21 at the table of Casefile; small samples, the rest is long."""

from __future__ import annotations

import pytest

from tests.bars import measures as house
from tests.bars.casefile import measures
from tests.bars.casefile.reels import ROLLING, SOLUTION, TRADING, laid_out, told
from tests.bars.films import Stopwatches
from tests.bars.test_measures import check
from tests.kit.table_rig import Step

LONGEST_ACT = 2.6
"""Seconds of any fact at normal speed, alone: a named solution is read piece by piece."""


@pytest.mark.parametrize(
    ("acts", "more"),
    [
        (TRADING, {}),
        (ROLLING, {"seed": 1, "primary": 1}),
        pytest.param(
            (("solve", SOLUTION),), {"folder": list(SOLUTION.values())}, marks=pytest.mark.long
        ),
    ],
    ids=["a trade", "the die", "the folder"],
)
def test_nothing_is_longer_on_its_way_than_the_house_says(
    acts: tuple[Step, ...], more: dict[str, object]
) -> None:
    with Stopwatches() as watches, laid_out({}, draws=False, **more) as table:  # type: ignore[arg-type] # by name
        for _ in told(table, acts):
            pass
    on_table = [one for one in watches.motions if one.stage == "table"]
    cards = [one for one in on_table if one.name.startswith(("way.", "envelope.", "open."))]
    assert len(cards) > 3
    assert max(one.ms for one in cards) <= 300
    assert max(one.ms for one in on_table) <= 500
    told_once = {tag: length for tag, length in watches.clips.items() if tag != "GameOver"}
    assert max(told_once.values()) <= LONGEST_ACT, told_once


def test_the_deal_is_over_in_two_seconds() -> None:
    check(measures.deals((4,)))


def test_nobody_waits_long_alone_with_computers() -> None:
    waits = measures.waits_alone(4, speed="fast", most=8)
    assert len(waits) == 8 and waits[-2] <= 3.0, waits


@pytest.mark.long
@pytest.mark.parametrize("name", ["a wrong solution", "the folder opens", "offers and a trade"])
@pytest.mark.parametrize("reduced", [False, True])
def test_what_moves_neither_flashes_nor_goes_on_long(name: str, reduced: bool) -> None:
    check(house.films(only=f"Casefile: {name}", reduced=reduced))
