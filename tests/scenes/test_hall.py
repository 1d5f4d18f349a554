"""The hall is composed with any number of games: what stands beside the arches covers nothing."""

from __future__ import annotations

import itertools

import pytest

from game import paths
from game.match.saves import SUFFIX
from scenes import screens
from scenes.hall import ARCH, ARCH_FOCUSED, FRAME
from scenes.niches import PORTRAIT_FRAME, free_places
from scenes.title import SHOWN, STEP
from systems.table.theme import WIDTH
from tests.scenes.conftest import Player


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


def test_a_game_that_was_just_kept_is_offered_in_the_hall_at_once(player: Player) -> None:
    title = player.open(screens.make("title", player.context))
    assert "prompt.info" not in title.widgets
    above = player.open(screens.make("settings", player.context, hall=True))
    folder = paths.home().saves
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / f"evening{SUFFIX}"
    kept.write_bytes(b"")
    player.context.stack.pop(of=above)
    player.run(0.5)
    assert "prompt.info" in title.widgets
    kept.unlink()
