"""The picture moves against burn-in: regions, edges and the mouse move with it."""

from __future__ import annotations

import pygame
import pytest

from systems.io.viewport import Viewport


def paint(viewport: Viewport) -> None:
    """A black picture with a red square at (100, 100) and a green edge on the left."""
    viewport.frame.fill("black")
    viewport.frame.fill("green", (0, 0, 20, 1080))
    viewport.frame.fill("red", (100, 100, 40, 40))


@pytest.fixture
def viewport() -> Viewport:
    return Viewport.offscreen((1920, 1080))


def colour(viewport: Viewport, at: tuple[int, int]) -> str:
    names = {(0, 0, 0): "black", (255, 0, 0): "red", (0, 255, 0): "green"}
    return names[tuple(viewport.screen.get_at(at))[:3]]


def test_without_a_shift_the_frame_is_the_screen(viewport: Viewport) -> None:
    assert viewport.frame is viewport.screen


def test_everything_is_seen_moved(viewport: Viewport) -> None:
    assert viewport.set_shift(8, -4)
    assert not viewport.set_shift(8, -4)
    paint(viewport)
    viewport.show([viewport.frame.get_rect()])
    assert colour(viewport, (107, 98)) == "black"
    assert colour(viewport, (108, 96)) == "red"
    assert colour(viewport, (147, 135)) == "red"
    assert colour(viewport, (148, 136)) == "black"


def test_what_is_uncovered_repeats_the_edge(viewport: Viewport) -> None:
    viewport.set_shift(8, 0)
    paint(viewport)
    viewport.show([viewport.frame.get_rect()])
    assert [colour(viewport, (x, 500)) for x in (0, 7, 8, 27, 28)] == [
        "green",
        "green",
        "green",
        "green",
        "black",
    ]


def test_a_small_region_lands_where_it_belongs(viewport: Viewport) -> None:
    viewport.set_shift(-8, 8)
    viewport.frame.fill("black")
    viewport.show([viewport.frame.get_rect()])
    paint(viewport)
    viewport.show([pygame.Rect(100, 100, 40, 40)])
    assert colour(viewport, (92, 108)) == "red"
    assert colour(viewport, (100, 148)) == "black"
    assert colour(viewport, (0, 500)) == "black"  # the green edge was not shown


def test_the_mouse_moves_along(viewport: Viewport) -> None:
    viewport.set_shift(8, -4)
    assert viewport.to_logical((108, 96)) == (100, 100)


def test_shifts_are_in_logical_units_and_survive_another_size(viewport: Viewport) -> None:
    viewport.set_shift(8, 0)
    viewport.resize((960, 600))
    viewport.set_shift(8, 0)
    assert viewport.shift == (4, 0)
    assert viewport.frame.get_size() == (960, 540)
    viewport.frame.fill("red")
    viewport.show([viewport.frame.get_rect()])
    assert colour(viewport, (480, 10)) == "black"
    assert colour(viewport, (480, 300)) == "red"
