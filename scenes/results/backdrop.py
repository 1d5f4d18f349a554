"""What was on the screen before, out of focus and dark: the ground of the results."""

from __future__ import annotations

import itertools

import pygame

from systems.io.brush import blank
from systems.io.pictures import Picture
from systems.table.theme import HEIGHT, WIDTH

SMALL = (480, 270)
BLUR = 5
LEVEL = 0.20
DARKEST = (7, 6, 6)

_numbers = itertools.count()


def of_frame(frame: pygame.Surface) -> Picture:
    """The present frame as a dark, blurred ground."""
    small = pygame.transform.smoothscale(frame.convert(), SMALL)
    small = pygame.transform.box_blur(small, max(1, BLUR * SMALL[0] // WIDTH + 1))
    level = round(255 * LEVEL)
    small.fill((level, level, level), None, pygame.BLEND_RGB_MULT)
    small.fill(DARKEST, None, pygame.BLEND_RGB_ADD)

    def make(scale: float) -> pygame.Surface:
        surface = blank(WIDTH, HEIGHT, scale)
        surface.blit(pygame.transform.smoothscale(small, surface.get_size()), (0, 0))
        return surface

    return Picture(("results backdrop", next(_numbers)), (WIDTH, HEIGHT), make)
