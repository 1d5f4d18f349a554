"""B9, B10, B16, B17 and B19 of the tables of DEADCERT."""

from __future__ import annotations

import pytest

from tests.bars import measures
from tests.bars.deadcert.measures import dealing, waiting
from tests.bars.deadcert.reels import REELS
from tests.bars.films import Stopwatches
from tests.bars.test_measures import check

MOVING = ("DEADCERT: laying out", "DEADCERT: a swap", "DEADCERT: the end", "COVERTplay: a round")
"""What shows most ways of cards; ``python -m tests.bars`` watches every film."""


@pytest.mark.parametrize("name", ["DEADCERT: the end", "DEADCERT: laying out", "SOLOplay: a round"])
@pytest.mark.parametrize("reduced", [False, True])
def test_what_moves_neither_flashes_nor_goes_on_long(name: str, reduced: bool) -> None:
    check(measures.films(only=name, reduced=reduced))


def test_no_card_is_longer_on_its_way_than_the_house_says() -> None:
    with Stopwatches() as watches:
        for name in MOVING:
            for _ in REELS[name]():
                pass
    table = [one for one in watches.motions if one.stage == "table"]
    cards = [one for one in table if one.name.startswith("card.")]
    assert len(cards) > 20
    assert max(one.ms for one in cards) <= 300
    assert max(one.ms for one in table) <= 500


@pytest.mark.parametrize("seats", [4, 6])
def test_nobody_waits_long_alone_with_computers(seats: int) -> None:
    check(waiting((seats,), (4,), slow=False))


def test_the_deal_is_over_in_two_seconds() -> None:
    check(dealing((("covert", 5), ("solo", 1))))
