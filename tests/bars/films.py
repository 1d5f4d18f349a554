"""Films of what moves: flashes, what moves under reduced motion, how long each motion takes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

import pygame

from scenes.context import Context
from systems.table.choreographer import Choreographer
from systems.table.clips import Clip
from systems.table.tween import Motion, Motions
from tests.bars.colours import FlashAnalyser
from tests.bars.inking import stages_of

RATE = 30
"""Frames of a film in a second."""

CELLS = (32, 18)
"""A frame of the flash analyser."""

Film = Iterator[Context]
"""Lets a frame pass and draws it, frame after frame."""


@dataclass
class Seen:
    """What a film showed.

    Attributes:
        frames: how many there were.
        flash_area: the largest part of the screen that flashed within a second.
        flashes: flashes within a second in more than a fifth of the screen.
        red_flashes: the same for saturated red.
        red_area: the largest part of the screen where saturated red came or went within a second.
        moving: what went from place to place over several frames.
        fading: the longest fade, in seconds.
        fades: what fades so long.
    """

    frames: int = 0
    flash_area: float = 0.0
    flashes: int = 0
    red_flashes: int = 0
    red_area: float = 0.0
    moving: set[str] = field(default_factory=set)
    fading: float = 0.0
    fades: str = ""


def watch(film: Film) -> Seen:
    """Look at a film to its end."""
    analyser, tracker = FlashAnalyser(RATE), _Tracker()
    seen = Seen()
    for context in film:
        small = pygame.transform.smoothscale(context.viewport.frame, CELLS)
        pixels = pygame.image.tobytes(small, "RGB")
        analyser.feed(zip(pixels[0::3], pixels[1::3], pixels[2::3], strict=True))
        tracker.feed(context)
        seen.frames += 1
    seen.flash_area = analyser.worst_area
    seen.flashes, seen.red_flashes = analyser.worst_rate, analyser.worst_red
    seen.red_area = analyser.worst_red_area
    seen.moving, seen.fading, seen.fades = tracker.moving, tracker.fading / RATE, tracker.fades
    return seen


class _Tracker:
    """Follows every sprite from frame to frame."""

    STEPS = 3
    """So many changes of place one after the other are a motion."""

    def __init__(self) -> None:
        self.moving: set[str] = set()
        self.fading = 0
        self.fades = ""
        self._places: dict[Any, tuple[float, ...]] = {}
        self._alphas: dict[Any, float] = {}
        self._ways: dict[Any, int] = {}
        self._run: dict[Any, int] = defaultdict(int)
        self._fades: dict[Any, int] = defaultdict(int)

    def feed(self, context: Context) -> None:
        for scene in context.stack.visible:
            if not hasattr(scene, "stage") and not hasattr(scene, "front"):
                continue
            for stage in stages_of(scene):
                names = {entity: name for name, entity in stage.names.items()}
                for entity, one in stage._sprites.items():
                    key = (id(stage), entity)
                    self._follow(key, names.get(entity, scene.name), one)

    def _follow(self, key: Any, name: str, one: Any) -> None:
        place = (one.x, one.y, one.scale, one.angle, one.squash)
        before = self._places.get(key)
        shown = one.visible and one.alpha > 0
        self._run[key] = self._run[key] + 1 if before is not None and before != place else 0
        if self._run[key] >= self.STEPS and shown:
            self.moving.add(name)
        self._places[key] = place
        alpha = self._alphas.get(key)
        way = 0 if alpha is None else (one.alpha > alpha) - (one.alpha < alpha)
        on = way != 0 and way == self._ways.get(key)
        self._ways[key] = way
        self._fades[key] = self._fades[key] + 1 if on else int(way != 0)
        if self._fades[key] > self.fading:
            self.fading, self.fades = self._fades[key], name
        self._alphas[key] = one.alpha


# -- how long ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Timed:
    """A motion that was begun."""

    stage: str
    name: str
    ms: float
    fields: frozenset[str]


class Stopwatches:
    """Notes the length of every motion and of every clip of a fact; a context manager."""

    def __init__(self) -> None:
        self.motions: list[Timed] = []
        self.clips: dict[str, float] = {}
        """Tag of a fact -> the longest time that it took, in seconds at normal speed."""
        self._animate: Callable[..., Any]
        self._make: Callable[..., Any]

    def __enter__(self) -> Stopwatches:
        self._animate, self._make = Motions.animate, Choreographer._make
        animate, make = self._animate, self._make

        def hear_animate(motions: Motions, target: Any, ms: float, **how: Any) -> Motion:
            stage = motions.stage
            entity = stage.find(target)
            name = next((n for n, e in stage.names.items() if e == entity), "")
            ends = frozenset(how) - {"ease", "delay", "arc", "head_start"}
            label = stage.world.name.rpartition("-")[0]
            self.motions.append(Timed(label, name, ms, ends))
            return animate(motions, target, ms, **how)

        def hear_make(choreographer: Choreographer, fact: object) -> Clip:
            clip = make(choreographer, fact)
            if isinstance(fact, Clip):
                return clip
            return _Counted(clip, type(fact).__name__, self.clips)

        Motions.animate = hear_animate  # type: ignore[method-assign]
        Choreographer._make = hear_make  # type: ignore[method-assign]
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        Motions.animate = self._animate  # type: ignore[method-assign]
        Choreographer._make = self._make  # type: ignore[method-assign]

    def longest(self, *beginnings: str) -> float:
        """Of the motions of things with such names, in milliseconds."""
        return max((one.ms for one in self.motions if one.name.startswith(beginnings)), default=0)


class _Counted(Clip):
    """A clip that notes how long it took."""

    def __init__(self, clip: Clip, tag: str, into: dict[str, float]) -> None:
        self._clip, self._tag, self._into = clip, tag, into
        self._taken = 0.0

    def advance(self, dt: float) -> float | None:
        left = self._clip.advance(dt)
        self._taken += dt - (left or 0.0)
        if left is not None:
            self._into[self._tag] = max(self._into.get(self._tag, 0.0), self._taken)
        return left

    def finish(self) -> None:
        self._clip.finish()
