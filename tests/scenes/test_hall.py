"""The hall is composed with any number of games: what stands beside the arches covers nothing."""

from __future__ import annotations

import itertools

import pytest

from scenes.hall import ARCH, ARCH_FOCUSED, FRAME
from scenes.niches import PORTRAIT_FRAME, free_places
from scenes.title import SHOWN, STEP
from systems.table.theme import WIDTH


def wide(niche: bool) -> float:
    return ARCH[0] + 2 * FRAME if niche else PORTRAIT_FRAME[0]


@pytest.mark.parametrize("games", range(1, SHOWN + 1))
def test_everything_in_the_row_has_its_place(games: int) -> None:
    arch = ARCH_FOCUSED[0] + 2 * FRAME
    start = WIDTH / 2 - (games - 1) * STEP / 2
    row = [(start + number * STEP, arch) for number in range(games)]
    row += [(x, wide(niche)) for x, niche in free_places(games, STEP)]
    row.sort()
    for (left, before), (right, after) in itertools.pairwise(row):
        assert left + before / 2 <= right - after / 2
    assert row[0][0] - row[0][1] / 2 >= 0
    assert row[-1][0] + row[-1][1] / 2 <= WIDTH


@pytest.mark.parametrize("games", range(1, SHOWN + 1))
def test_both_sides_are_alike_and_none_is_left_empty(games: int) -> None:
    places = free_places(games, STEP)
    assert {(WIDTH - x, niche) for x, niche in places} == set(places)
    edge = WIDTH / 2 - (games - 1) * STEP / 2
    outermost = min((x - wide(niche) / 2 for x, niche in places), default=edge - ARCH[0] / 2)
    assert outermost <= 200
