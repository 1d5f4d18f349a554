"""A file that covers a size: nothing of it is scaled that is not seen, and nothing is missing."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from systems.io import images
from systems.io.images import Images

SOURCE = (120, 80)


@pytest.fixture
def shelf(tmp_path: Path) -> Images:
    pygame.display.set_mode((8, 8))
    surface = pygame.Surface(SOURCE, pygame.SRCALPHA)
    for x in range(SOURCE[0]):
        for y in range(SOURCE[1]):
            surface.set_at((x, y), (2 * x, 3 * y, 90, 255))
    pygame.image.save(surface, tmp_path / "slope.png")
    return Images(tmp_path)


ANCHORS = ((0.5, 0.5), (0.0, 0.0), (1.0, 1.0), (0.5, 0.08), (0.3, 0.9))


@pytest.mark.parametrize("size", [(60, 40), (300, 20), (7, 90), (240, 160), (11, 500), (119, 81)])
@pytest.mark.parametrize("anchor", ANCHORS)
def test_what_is_seen_is_where_the_whole_would_be(
    shelf: Images, size: tuple[int, int], anchor: tuple[float, float]
) -> None:
    found = shelf.picture("slope.png", size, anchor=anchor).make(1.0)
    assert found.get_size() == size
    factor = max(size[0] / SOURCE[0], size[1] / SOURCE[1])
    left, top = (
        (side * factor - seen) * where
        for side, seen, where in zip(SOURCE, size, anchor, strict=True)
    )
    near = max(3.0, 4 / factor)
    for x in (0, size[0] // 2, size[0] - 1):
        for y in (0, size[1] // 2, size[1] - 1):
            red, green, blue, alpha = found.get_at((x, y))
            assert alpha == 255 and abs(blue - 90) <= 1, "an edge shows through"
            assert red == pytest.approx(2 * (left + x) / factor, abs=2 * near)
            assert green == pytest.approx(3 * (top + y) / factor, abs=3 * near)


def test_of_a_strip_only_the_strip_is_scaled(
    shelf: Images, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    real = pygame.transform.smoothscale

    def counted(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        made.append(size[0] * size[1])
        return real(surface, size)

    monkeypatch.setattr(images.pygame.transform, "smoothscale", counted)
    shelf.picture("slope.png", (600, 20)).make(1.0)
    assert 600 * 20 <= made[0] < 2 * 600 * 20
