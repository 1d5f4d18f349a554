"""Large frames out of small ones: corners as they are, and the sides drawn out between them."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from systems.io.brush import blank
from systems.io.pictures import PREMULTIPLIED, Picture


def stretched(key: Hashable, size: tuple[float, float], small: Picture) -> Picture:
    """A picture like ``small`` for a larger thing, made in a fraction of the time.

    Args:
        key: everything that decides what it looks like.
        size: of the thing, at least that of the small one.
        small: a frame whose rows and columns look alike in its middle.
    """
    full = (size[0] + 2 * small.margin, size[1] + 2 * small.margin)

    def make(scale: float) -> pygame.Surface:
        ends, whole = small.make(scale), blank(*full, scale)
        across = _pieces(ends.get_width(), whole.get_width())
        down = _pieces(ends.get_height(), whole.get_height())
        for (left, width), (x, wide) in across:
            for (top, height), (y, high) in down:
                piece = ends.subsurface((left, top, width, height))
                if (width, height) != (wide, high):
                    piece = pygame.transform.scale(piece, (wide, high))
                whole.blit(piece, (x, y), None, PREMULTIPLIED)
        return whole

    return Picture(("stretched", key), full, make, small.says, small.margin)


Span = tuple[int, int]
"""Where it begins, and its length, in pixels."""


def _pieces(short: int, long: int) -> tuple[tuple[Span, Span], ...]:
    """Both ends and one line of the middle: where they are, and where they come."""
    if long <= short:
        return (((0, short), (0, short)),)
    half = short // 2
    rest = short - half
    return (
        ((0, half), (0, half)),
        ((half, 1), (half, long - short)),
        ((half, rest), (half + long - short, rest)),
    )
