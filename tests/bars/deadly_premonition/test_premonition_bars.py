"""B9, B10 and B16 of Deadly Premonition."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.bars import measures
from tests.bars.deadly_premonition.measures import deals, presses, skips, speeds, waiting
from tests.bars.deadly_premonition.reels import REELS
from tests.bars.figures import Figure
from tests.bars.films import Stopwatches
from tests.bars.test_measures import check


@pytest.mark.parametrize(
    "name", ["Deadly Premonition: a murder", "Deadly Premonition: a snowstorm"]
)
@pytest.mark.parametrize("reduced", [False, True])
def test_what_moves_neither_flashes_nor_goes_on_long(name: str, reduced: bool) -> None:
    check(measures.films(only=name, reduced=reduced))


def test_no_card_is_longer_on_its_way_than_the_house_says() -> None:
    with Stopwatches() as watches:
        for _ in REELS["Deadly Premonition: a battle"]():
            pass
    table = [one for one in watches.motions if one.stage == "table"]
    cards = [one for one in table if one.name.startswith(("card.", "way."))]
    assert len(cards) > 8
    assert max(one.ms for one in cards) <= 300
    assert max(one.ms for one in table) <= 500


QUICK: dict[str, Callable[[], Iterator[Figure]]] = {
    "deals": lambda: deals((4,)),
    "skips": lambda: skips((0.3, 1.4)),
    "speeds": lambda: speeds(3),
    "waiting": lambda: waiting((3,), ("steady",), 8, ("normal",), (4,)),
    "presses": presses,
}


@pytest.mark.parametrize("name", QUICK)
def test_a_bar_is_kept(name: str) -> None:
    check(QUICK[name]())
