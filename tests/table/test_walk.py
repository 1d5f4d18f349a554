"""The focus reaches everything, wherever it lies on the table."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pygame
import pytest

from scenes.parts import places
from systems.table.focus import FocusMap, Key, Target
from systems.table.walk import connected


def targets(rects: Iterable[tuple[float, float, float, float]]) -> list[Target]:
    return [Target(f"t{number}", pygame.Rect(rect)) for number, rect in enumerate(rects)]


def out_of_reach(found: list[Target]) -> list[tuple[Key, set[Key]]]:
    """From which targets some cannot be reached, and which."""
    focus = FocusMap()
    focus.replace(found)
    gaps = []
    for target in found:
        focus.set(target.key)
        missing = {one.key for one in found} - focus.reachable()
        if missing:
            gaps.append((target.key, missing))
    return gaps


def scattered(seed: int) -> list[Target]:
    """Cards thrown on a table: no rows, no columns, no overlaps."""
    chance = random.Random(seed)
    rects: list[pygame.Rect] = []
    while len(rects) < 14:
        size = chance.choice([(60, 90), (150, 200), (320, 60)])
        rect = pygame.Rect(chance.randrange(100, 1500), chance.randrange(60, 700), *size)
        if rect.collidelist(rects) < 0:
            rects.append(rect)
    return [Target(f"t{number}", rect) for number, rect in enumerate(rects)]


@pytest.mark.parametrize("seed", range(40))
def test_cards_thrown_on_a_table_are_all_reached(seed: int) -> None:
    assert not out_of_reach(connected(scattered(seed)))


@pytest.mark.parametrize("seed", range(40))
def test_fans_of_overlapping_cards_are_reached_card_by_card(seed: int) -> None:
    chance = random.Random(seed)
    fans = []
    for y in (100, 420, 700):
        step, left = chance.randrange(20, 120), chance.randrange(96, 500)
        fans += [(left + step * n, y, 150, 210) for n in range(chance.randrange(2, 9))]
    found = targets(fans)
    assert not out_of_reach(connected(found))


def test_a_close_fan_is_walked_card_by_card() -> None:
    focus = FocusMap()
    focus.replace(targets((300 + 40 * n, 300, 150, 210) for n in range(8)))
    for way, order in (("right", range(1, 8)), ("left", range(6, -1, -1))):
        for number in order:
            assert focus.move(way)
            assert focus.current() == f"t{number}"


NESTED = [(100, 100, 600, 400), (340, 240, 120, 120), (800, 100, 600, 400), (1040, 240, 120, 120)]
"""Two boards, each with a card in its very middle."""


def test_things_that_lie_in_each_other_are_reached() -> None:
    assert out_of_reach(targets(NESTED)), "geometry alone would do"
    assert not out_of_reach(connected(targets(NESTED)))


@pytest.mark.parametrize("plan", [places.CORNERS, places.BOARDS, places.FOOT_ROW])
def test_cards_on_the_plates_of_every_plan_are_reached(plan: places.Plan) -> None:
    for plates in plan.values():
        rects = []
        for area in plates:
            rects += [(one.left, one.top, one.width, one.height) for one in _cards(area)]
        rects += [(816, 770, 296, 146), (1136, 770, 236, 146)]
        assert not out_of_reach(connected(targets(rects)))


def _cards(area: places.Area) -> tuple[places.Area, ...]:
    return places.row(3, area, (100, 150))


def test_what_geometry_finds_stays_as_it_is() -> None:
    rows = targets((100 + 200 * x, 100 + 200 * y, 150, 150) for y in range(3) for x in range(4))
    assert connected(rows) == rows


def test_the_foot_is_left_alone() -> None:
    foot = Target("foot", pygame.Rect(900, 980, 100, 40), foot=True)
    found = connected([*scattered(3), foot])
    assert found[-1] == foot
    assert all("foot" not in (t.up, t.down, t.left, t.right) for t in found)


def test_what_lies_lower_and_aside_does_not_lose_its_way_to_a_prompt() -> None:
    """A row, a lower target to the right of it, and a prompt right below the row."""
    row = [Target(f"row.{n}", pygame.Rect(100 + 90 * n, 144, 80, 154)) for n in range(4)]
    low = Target("low", pygame.Rect(100 + 90 * 4, 590, 80, 154))
    focus = FocusMap()
    focus.replace(connected([*row, low]))
    focus.add("prompt", pygame.Rect(300, 992, 200, 32), foot=True)
    assert "low" in focus.reachable()
    assert "prompt" in focus.reachable()
