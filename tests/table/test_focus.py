"""The focus goes where a person expects, is never lost, and reaches everything."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from systems.table.focus import DIRECTIONS, FocusMap
from systems.table.ring import FocusRing
from systems.table.stage import Stage
from tests.bars.colours import contrast


def grid(columns: int, rows: int) -> FocusMap:
    focus = FocusMap()
    for row in range(rows):
        for column in range(columns):
            focus.add((column, row), (column * 200, row * 150, 160, 100))
    return focus


def test_directions_follow_rows_and_columns() -> None:
    focus = grid(3, 3)
    assert focus.current() == (0, 0)
    assert focus.move("right") and focus.current() == (1, 0)
    assert focus.move("down") and focus.current() == (1, 1)
    assert focus.move("left") and focus.current() == (0, 1)
    assert focus.move("up") and focus.current() == (0, 0)
    assert not focus.move("up") and not focus.move("left")
    assert focus.current() == (0, 0)


def test_the_row_is_kept_before_a_nearer_neighbour_outside() -> None:
    focus = FocusMap()
    focus.add("here", (0, 300, 100, 100))
    focus.add("same row, far", (900, 300, 100, 100))
    focus.add("near, lower row", (150, 420, 100, 100))
    assert focus.move("right") and focus.current() == "same row, far"


def test_explicit_neighbours_win() -> None:
    focus = FocusMap()
    focus.add("a", (0, 0, 100, 100), right="c")
    focus.add("b", (200, 0, 100, 100))
    focus.add("c", (0, 500, 100, 100))
    assert focus.move("right") and focus.current() == "c"


def test_a_removed_focus_goes_to_the_nearest() -> None:
    focus = grid(4, 1)
    focus.set((2, 0))
    focus.remove((2, 0))
    assert focus.current() in ((1, 0), (3, 0))
    for key in list(focus.keys):
        focus.remove(key)
    assert focus.current() is None


def test_closing_a_layer_restores_the_focus() -> None:
    focus = grid(3, 1)
    focus.set((2, 0))
    focus.push()
    focus.add("yes", (0, 0, 10, 10))
    assert focus.current() == "yes"
    focus.pop()
    assert focus.current() == (2, 0)
    focus.pop()
    assert focus.current() == (2, 0)


def test_each_seat_has_its_own_focus_and_its_own_targets() -> None:
    focus = FocusMap()
    focus.add("all", (0, 0, 100, 100))
    focus.add("two", (200, 0, 100, 100), seats=[2])
    assert not focus.set("two", seat=1)
    assert focus.set("two", seat=2)
    assert focus.current(1) == "all" and focus.current(2) == "two"
    assert not focus.move("right", seat=1)


def test_replacing_keeps_what_is_still_there() -> None:
    focus = grid(3, 1)
    focus.set((1, 0))
    kept = [focus.target(key) for key in focus.keys if key != (0, 0)]
    focus.replace(kept)
    assert focus.current() == (1, 0)
    focus.replace([focus.target((2, 0))])
    assert focus.current() == (2, 0)


def test_the_mouse_finds_the_upper_one() -> None:
    focus = FocusMap()
    focus.add("below", (0, 0, 100, 100))
    focus.add("above", (50, 0, 100, 100))
    assert focus.at((60, 10)) == "above"
    assert focus.at((10, 10)) == "below"
    assert focus.at((400, 400)) is None


@given(st.integers(1, 8), st.integers(1, 5))
@settings(max_examples=30, deadline=None)
def test_every_grid_is_reachable(columns: int, rows: int) -> None:
    focus = grid(columns, rows)
    assert len(focus.reachable()) == columns * rows


@given(st.lists(st.tuples(st.integers(0, 8), st.integers(0, 6)), unique=True, min_size=1))
@settings(max_examples=60, deadline=None)
def test_moving_never_loses_the_focus(cells: list[tuple[int, int]]) -> None:
    focus = FocusMap()
    for column, row in cells:
        focus.add((column, row), (column * 200, row * 150, 160, 100))
    for number in range(30):
        focus.move(list(DIRECTIONS)[number * 7 % 4])
        assert focus.current() in focus


def test_the_ring_follows_the_focus(stage: Stage, motions: Any, viewport: Any) -> None:
    focus = grid(2, 1)
    ring = FocusRing(stage, motions, focus)
    ring.update()
    assert stage.centre_of("ui.ring") == (80, 50)
    focus.move("right")
    ring.update()
    for _ in range(20):
        motions.advance(1 / 60)
    assert stage.centre_of("ui.ring") == (280, 50)
    ring.visible = False
    ring.update()
    assert "ui.ring" not in stage


def test_the_ring_stands_out_and_is_wide_enough(stage: Stage, viewport: Any) -> None:
    focus = FocusMap()
    focus.add("a", (400, 400, 300, 100))
    viewport.frame.fill((30, 40, 30))
    before = viewport.frame.copy()
    ring = FocusRing(stage, None, focus)
    ring.update()
    stage.draw(viewport.frame)
    bright = [x for x in range(350, 400) if sum(viewport.frame.get_at((x, 450))[:3]) > 600]
    assert len(bright) >= 4
    inner = pygame.Rect(420, 420, 260, 60)
    assert pygame.image.tobytes(viewport.frame.subsurface(inner), "RGB") == pygame.image.tobytes(
        before.subsurface(inner), "RGB"
    )


@pytest.mark.parametrize(
    "beside", [(250, 242, 215), (214, 178, 104), (119, 119, 119), (90, 60, 30)]
)
def test_the_ring_stands_out_from_whatever_lies_close_by(
    stage: Stage, viewport: Any, beside: tuple[int, int, int]
) -> None:
    """A neighbour on a dark ground, from touching the target to well away from it (B5)."""
    focus = FocusMap()
    focus.add("a", (400, 400, 300, 100))
    FocusRing(stage, None, focus).update()
    for gap in range(20):
        viewport.frame.fill((24, 28, 26))
        viewport.frame.fill(beside, (300, 200, 500, 200 - gap))
        before = viewport.frame.copy()
        stage.invalidate()
        stage.draw(viewport.frame)
        changed = [
            y
            for y in range(370, 402)
            if contrast(viewport.frame.get_at((550, y))[:3], before.get_at((550, y))[:3]) >= 3
        ]
        assert len(changed) >= 4, (beside, gap, changed)


def test_the_foot_is_reached_downwards_and_left_where_one_came_from() -> None:
    focus = grid(3, 2)
    focus.add("notes", (500, 400, 150, 52), foot=True)
    focus.add("pause", (700, 400, 150, 52), foot=True)
    focus.set((2, 1))
    assert not focus.move("right") and focus.current() == (2, 1)
    focus.set((0, 1))
    assert focus.move("down") and focus.current() == "notes"
    assert focus.move("right") and focus.current() == "pause"
    assert focus.move("up") and focus.current() == (0, 1)
    focus.set("notes")
    focus.remove((0, 1))
    assert focus.move("up") and focus.current() in focus.keys
    assert focus.reachable() == set(focus.keys)
