"""What was on the screen before, out of focus and dark: the ground of the results."""

from __future__ import annotations

import itertools

import pygame

from scenes.context import Context
from systems.io.brush import Box, blank
from systems.io.pictures import Picture
from systems.table.stage import Stage
from systems.table.tempo import FADE_MS
from systems.table.theme import HEIGHT, WIDTH

SMALL = (480, 270)
BLUR = 5
LEVEL = 0.20
DARKEST = (7, 6, 6)
DIM_MS = 500.0

_numbers = itertools.count()


def of_frame(frame: pygame.Surface, level: float = LEVEL, without: Box | None = None) -> Picture:
    """The present frame as a blurred ground.

    Args:
        frame: what was on the screen.
        level: how light it stays, 0 to 1.
        without: something that lies there no more; it is covered with what is around it.
    """
    small = pygame.transform.smoothscale(frame.convert(), SMALL)
    if without is not None:
        _cover(small, pygame.Rect([round(side * SMALL[0] / WIDTH) for side in without]))
    small = pygame.transform.box_blur(small, max(1, BLUR * SMALL[0] // WIDTH + 1))
    part = round(255 * level)
    small.fill((part, part, part), None, pygame.BLEND_RGB_MULT)
    small.fill(DARKEST, None, pygame.BLEND_RGB_ADD)

    def make(scale: float) -> pygame.Surface:
        surface = blank(WIDTH, HEIGHT, scale)
        surface.blit(pygame.transform.smoothscale(small, surface.get_size()), (0, 0))
        return surface

    return Picture(("results backdrop", next(_numbers)), (WIDTH, HEIGHT), make)


def _cover(small: pygame.Surface, area: pygame.Rect) -> None:
    """Draw the lines above and below an area together over it."""
    rows = [small.subsurface((area.left, y, area.width, 1)) for y in (area.top - 1, area.bottom)]
    edges = pygame.Surface((area.width, 2))
    for number, row in enumerate(rows):
        edges.blit(row, (0, number))
    small.blit(pygame.transform.smoothscale(edges, area.size), area)


class Dimming:
    """The lights go down: from the frame as it was to the dark ground, in a short while.

    Args:
        context: for the tempo.
        stage: of the results.
        frame: what was on the screen.
        without: as for :func:`of_frame`.
    """

    def __init__(
        self, context: Context, stage: Stage, frame: pygame.Surface, without: Box | None = None
    ) -> None:
        tempo = context.ui_tempo
        self.stage = stage
        self.dark = of_frame(frame, without=without)
        self._left = 0.0 if context.tempo.instant else FADE_MS if tempo.reduced else DIM_MS
        self._length = self._left
        self._light = of_frame(frame, 1.0, without) if self._left else self.dark

    def lay(self) -> None:
        """Put the ground on the stage that belongs there now."""
        self.stage.set_ground(self._light if self._left > 0 else self.dark)

    def update(self, dt: float) -> None:
        """Let time pass."""
        if self._left <= 0:
            return
        self._left -= dt * 1000
        if self._left <= 0:
            self.end()
        else:
            self.stage.set_shade(LEVEL + (1 - LEVEL) * (self._left / self._length) ** 2)

    def end(self) -> None:
        """It is dark."""
        self._left = 0.0
        self._light = self.dark
        self.stage.set_shade(1.0)
        self.lay()
