"""Large frames out of small ones."""

from __future__ import annotations

import pygame
import pytest

from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.stretching import stretched

pytestmark = pytest.mark.usefixtures("viewport")


def frame(width: float, height: float) -> Picture:
    """A plain frame with a margin."""

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, width, height), 12, "#204060", edge="#F0D080", edge_width=6)

    return painted(("frame", width, height), (width, height), paint, margin=10)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_is_the_frame_that_would_be_drawn(scale: float) -> None:
    drawn = frame(300, 120).make(scale)
    made = stretched("large", (300, 120), frame(60, 60)).make(scale)
    assert made.get_size() == drawn.get_size()
    pairs = zip(
        pygame.image.tobytes(made, "RGBA"), pygame.image.tobytes(drawn, "RGBA"), strict=True
    )
    assert max(abs(one - other) for one, other in pairs) <= 4


def test_what_is_no_larger_stays_as_it_is() -> None:
    small = frame(60, 60)
    made = stretched("same", (60, 60), small).make(1.0)
    assert pygame.image.tobytes(made, "RGBA") == pygame.image.tobytes(small.make(1.0), "RGBA")
