"""Dashed outlines: every dash is a line of its own, and nothing is filled between them."""

from __future__ import annotations

import re

import pygame
import pytest

from systems.io.brush import Brush
from systems.io.dashes import dashed_outline


def test_dashes_meet_where_they_began() -> None:
    path = dashed_outline(200, 100, 2, 10, "16 12")
    dashes = [piece for piece in path.split("M") if piece]
    assert len(dashes) == 20, "the length around, by dash and gap"
    assert all("L" in piece for piece in dashes)
    assert path.startswith("M12.00 2.00")


def test_every_point_lies_on_the_outline() -> None:
    numbers = [float(n) for n in re.findall(r"[\d.]+", dashed_outline(300, 120, 3, 12, "16 11"))]
    for x, y in zip(numbers[::2], numbers[1::2], strict=True):
        assert 2.99 <= x <= 297.01 and 2.99 <= y <= 117.01


@pytest.mark.usefixtures("viewport")
@pytest.mark.parametrize("width", range(180, 560, 7))
def test_nothing_is_filled_inside(width: int) -> None:
    """For some sizes a pale wedge lay across the room that one could move to."""
    height = 188
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    Brush(surface, 1.0).plate(
        (0, 0, width, height), 10, None, edge="#FFE9A8", edge_width=4, dash="16 11"
    )
    inside = surface.subsurface((8, 8, width - 16, height - 16))
    assert pygame.mask.from_surface(inside, 1).count() == 0
    assert pygame.mask.from_surface(surface, 1).count() > width
