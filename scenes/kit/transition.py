"""Ways from one scene to the next: into a thing on the screen, or through a short fade."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game import stopwatch
from scenes.base import Scene
from scenes.context import Context
from systems.io.actions import Action
from systems.table.stage import Stage
from systems.table.tempo import ease_in
from systems.table.theme import HEIGHT, WIDTH

ZOOM_MS = 450
ZOOM = 2.4
FADE_MS = 150
LIGHT_UNTIL = 0.4
"""The part of the way on which nothing darkens yet, so that it is seen where it leads."""
SLICE = 0.008
"""Seconds of a frame for what the next scene needs."""


DONE = object()


class FromBlack:
    """A stage comes up out of the dark in which the way to it has ended.

    Without delay under reduced motion and at instant speed.

    Args:
        context: for the tempo.
        stage: of the scene that arrives.
    """

    def __init__(self, context: Context, stage: Stage) -> None:
        self.stage = stage
        still = context.tempo.instant or context.ui_tempo.reduced
        self._left = 0.0 if still else float(FADE_MS)

    def begin(self) -> None:
        """The first frame is black."""
        if self._left > 0:
            self.stage.set_shade(0.0, ABOVE_ALL)

    def update(self, dt: float) -> None:
        """Let time pass."""
        if self._left > 0:
            self._left = max(0.0, self._left - dt * 1000)
            self.stage.set_shade(1 - self._left / FADE_MS, ABOVE_ALL)


ABOVE_ALL = 1e6
"""A height that no sprite has."""


class Into(Scene):
    """The view moves into a place of the present picture, darkens, and another scene is there.

    Reduced motion makes it a short fade to black. Any press ends it. What the next scene needs is
    made on the way, in steps; the picture stays black until they are done.

    Args:
        context: the tools.
        centre: where the view goes, in logical units.
        then: makes the next scene.
        ahead: steps that make what it needs.
    """

    name = "into"

    def __init__(
        self,
        context: Context,
        centre: tuple[float, float],
        then: Callable[[], Scene],
        ahead: Iterator[None] | None = None,
    ) -> None:
        super().__init__(context)
        self.centre = centre
        self._then = then
        self._ahead = ahead
        self._elapsed = 0.0
        self._shot: pygame.Surface | None = None
        self._left = False

    def enter(self) -> None:
        self._shot = self.context.viewport.frame.copy()

    def exit(self) -> None:
        self._shot = None

    def relayout(self) -> None:
        self._finish()

    def update(self, dt: float) -> None:
        self._elapsed += dt
        if not self._go_ahead() and self.part >= 1:
            self._finish()

    def _go_ahead(self) -> bool:
        """Do some of what the next scene needs; whether it took the time of this frame."""
        started = stopwatch.seconds()
        while self._ahead is not None and stopwatch.seconds() - started < SLICE:
            if next(self._ahead, DONE) is DONE:
                self._ahead = None
        return stopwatch.seconds() - started >= SLICE

    @property
    def part(self) -> float:
        """How far it has come, 0 to 1."""
        tempo = self.context.ui_tempo
        length = FADE_MS if tempo.reduced else ZOOM_MS
        return min(1.0, self._elapsed * 1000 / length)

    def on_action(self, action: Action) -> bool:
        if action.pressed:
            self._elapsed = ZOOM_MS / 1000
        return True

    def take_dirty(self, frame: pygame.Rect) -> list[pygame.Rect]:
        return [frame.copy()]

    def paint(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        shot = self._shot
        if shot is None:
            return
        part = self.part
        if self.context.ui_tempo.reduced:
            surface.blit(shot, region, region)
        else:
            surface.blit(self._zoomed(shot, 1 + (ZOOM - 1) * ease_in(part)), (0, 0))
        late = max(0.0, part - LIGHT_UNTIL) / (1 - LIGHT_UNTIL)
        level = round(255 * (1 - late) ** 1.5)
        surface.fill((level, level, level), None, pygame.BLEND_MULT)

    def _zoomed(self, shot: pygame.Surface, factor: float) -> pygame.Surface:
        width, height = shot.get_size()
        wide, high = max(1, round(width / factor)), max(1, round(height / factor))
        # The place stays where it is on the screen while everything grows around it.
        x, y = self.centre[0] / WIDTH, self.centre[1] / HEIGHT
        left = round((width - wide) * x)
        top = round((height - high) * y)
        return pygame.transform.scale(shot.subsurface((left, top, wide, high)), (width, height))

    def _finish(self) -> None:
        if not self._left:
            self._left = True
            self.context.stack.replace(self._then())
