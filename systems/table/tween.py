"""Motions: components that carry sprites from one state to another, and their processor.

A motion is an entity of the stage's world. It changes number fields of one sprite; its last step
always sets the exact end values, so that however a motion ends (played, hurried, skipped, instant)
the picture is the same.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import esper

from systems.table.sprites import Sprite
from systems.table.stage import Stage
from systems.table.tempo import EASES, FADE_MS, Tempo

PLACE_FIELDS = frozenset({"x", "y", "angle", "scale", "squash"})
"""What reduced motion does not animate."""

_STEPS = {"angle": 3.0, "scale": 1 / 24, "squash": 1 / 12, "alpha": 1 / 10}
"""Values on the way are rounded to these steps, so that few frames have to be made."""


@dataclass(slots=True)
class Motion:
    """A sprite on its way.

    Attributes:
        target: the entity of the sprite.
        ends: field -> value on arrival.
        starts: field -> value at departure, taken when the motion begins.
        duration: seconds.
        elapsed: seconds; negative while it waits.
        ease: a key of :data:`systems.table.tempo.EASES`.
        arc: how far the middle of the way lies above the straight line, logical units.
        bow: how far it lies to the left of that line on the screen.
        done: whether it has arrived.
    """

    target: int
    ends: dict[str, float]
    duration: float
    elapsed: float = 0.0
    ease: str = "out"
    arc: float = 0.0
    bow: float = 0.0
    starts: dict[str, float] = field(default_factory=dict)
    done: bool = False


@dataclass(slots=True)
class Breath:
    """An endless slow change of one field around its middle (a lamp flame)."""

    target: int
    field: str
    middle: float
    reach: float
    period: float
    elapsed: float = 0.0


class AdvanceMotions(esper.Processor):
    """Advances every motion of the stage's world by a step of time."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    def process(self, dt: float) -> None:
        for entity, motion in sorted(esper.get_component(Motion), key=_entity):
            advance_motion(self.stage, motion, dt)
            if motion.done:
                esper.delete_entity(entity, immediate=True)


class AdvanceBreaths(esper.Processor):
    """Advances the endless changes, some twelve steps a second."""

    STEP = 1 / 12

    def __init__(self, stage: Stage, tempo: Tempo) -> None:
        self.stage = stage
        self.tempo = tempo
        self._waited = 0.0

    def process(self, dt: float) -> None:
        self._waited += dt
        if self._waited < self.STEP or not self.tempo.ambient:
            return
        for _, breath in sorted(esper.get_component(Breath), key=_entity):
            breath.elapsed += self._waited
            wave = math.sin(2 * math.pi * breath.elapsed / breath.period)
            if breath.target in self.stage:
                value = breath.middle + breath.reach * wave
                self.stage.change(breath.target, **{breath.field: value})
        self._waited = 0.0


class Motions:
    """Starts and advances the motions of one stage.

    Args:
        stage: whose sprites move.
        tempo: speed and reduced motion; None for the interface's own motions, which
            follow no speed setting.
    """

    def __init__(self, stage: Stage, tempo: Tempo | None = None) -> None:
        self.stage = stage
        self.tempo = tempo or Tempo()
        self._live: dict[int, Motion] = {}
        self._breaths = 0
        self._ready = False

    @property
    def idle(self) -> bool:
        """Whether nothing is on its way (breathing lamps do not count)."""
        return not self._live

    def animate(
        self,
        target: int | str,
        ms: float,
        *,
        ease: str = "out",
        delay: float = 0,
        arc: float = 0,
        bow: float = 0,
        head_start: float = 0,
        **ends: float,
    ) -> Motion:
        """Send a sprite somewhere: ``animate("card.3", 280, x=600, y=400, arc=140)``.

        Args:
            target: name or entity.
            ms: duration in milliseconds at normal speed.
            ease: a key of :data:`systems.table.tempo.EASES`.
            delay: milliseconds before it begins.
            arc: height of the arc above the straight way.
            bow: how far the way swings out to the left of the screen.
            head_start: seconds that have already passed (what a clip before left over).
            ends: number fields of the sprite.

        A field that is already on its way changes over to the new motion.
        """
        entity = self.stage.find(target)
        if entity is None or entity not in self.stage:
            raise KeyError(target)
        if ease not in EASES:
            raise ValueError(f"no such ease: {ease!r}")
        self._release(entity, set(ends))
        motion = Motion(entity, dict(ends), ms / 1000, head_start - delay / 1000, ease, arc, bow)
        if self.tempo.instant:
            motion.duration, motion.elapsed = 0.0, 0.0
        elif self.tempo.reduced:
            _reduce(self.stage, motion, self.resting(entity, "alpha"))
        advance_motion(self.stage, motion, 0.0)
        if not motion.done:
            self._live[self._create(motion)] = motion
        return motion

    def breathe(
        self, target: int | str, field_name: str, middle: float, reach: float, period: float
    ) -> None:
        """Let a field swing slowly for ever; it rests under reduced motion or without ambient."""
        entity = self.stage.find(target)
        if entity is not None and not self.tempo.reduced:
            self._create(Breath(entity, field_name, middle, reach, period))
            self._breaths += 1

    def advance(self, dt: float) -> None:
        """Let ``dt`` seconds of the frame clock pass."""
        if not self._live and not self._breaths:
            return
        with self.stage.world:
            esper.process(dt * self.tempo.factor)
        self._live = {entity: motion for entity, motion in self._live.items() if not motion.done}

    def finish(self, target: int | str | None = None) -> None:
        """Bring one sprite, or everything, to its end at once."""
        only = self.stage.find(target) if target is not None else None
        for entity, motion in list(self._live.items()):
            if target is None or motion.target == only:
                finish_motion(self.stage, motion)
                self.stage.world.delete(entity)
                del self._live[entity]

    def finish_one(self, motion: Motion) -> None:
        """Bring one motion to its end at once."""
        finish_motion(self.stage, motion)
        for entity, other in list(self._live.items()):
            if other is motion:
                self.stage.world.delete(entity)
                del self._live[entity]

    def _create(self, component: object) -> int:
        """A new entity; the processors join the world with the first, so that a stage that is
        never used opens none."""
        if not self._ready:
            self._ready = True
            self.stage.world.add_processor(AdvanceMotions(self.stage), priority=20)
            self.stage.world.add_processor(AdvanceBreaths(self.stage, self.tempo), priority=10)
        return self.stage.world.create(component)

    def resting(self, entity: int, field_name: str) -> float:
        """The value a field has now, or will have when what is on its way has arrived."""
        for motion in self._live.values():
            if motion.target == entity and field_name in motion.ends:
                return motion.ends[field_name]
        value: float = getattr(self.stage[entity], field_name)
        return value

    def _release(self, target: int, names: set[str]) -> None:
        for entity, motion in list(self._live.items()):
            if motion.target == target:
                for name in names & motion.ends.keys():
                    del motion.ends[name]
                    motion.starts.pop(name, None)
                if not motion.ends:
                    motion.done = True
                    self.stage.world.delete(entity)
                    del self._live[entity]


def advance_motion(stage: Stage, motion: Motion, dt: float) -> None:
    """Let time pass for one motion and write the values into its sprite."""
    if motion.done:
        return
    motion.elapsed += dt
    if motion.elapsed < 0:
        return
    if motion.target not in stage:  # the sprite was removed on the way
        motion.done = True
        return
    sprite = stage[motion.target]
    if not motion.starts:
        motion.starts = {name: getattr(sprite, name) for name in motion.ends}
    if motion.elapsed >= motion.duration:
        finish_motion(stage, motion)
        return
    part = motion.elapsed / motion.duration
    eased = EASES[motion.ease](part)
    for name, end in motion.ends.items():
        value = motion.starts[name] + (end - motion.starts[name]) * eased
        step = _STEPS.get(name)
        if step:
            value = round(value / step) * step
        elif name == "y" and motion.arc:
            value -= motion.arc * 4 * part * (1 - part)
        elif name == "x" and motion.bow:
            value -= motion.bow * 4 * part * (1 - part)
        setattr(sprite, name, value)
    stage.touch(motion.target)


def finish_motion(stage: Stage, motion: Motion) -> None:
    """Set the end values, exactly."""
    if motion.done:
        return
    motion.done = True
    motion.elapsed = max(motion.elapsed, motion.duration)
    if motion.target in stage:
        stage.change(motion.target, **motion.ends)
        stage.touch(motion.target)


def _reduce(stage: Stage, motion: Motion, resting_alpha: float) -> None:
    """Reduced motion: be at the end place, and appear there in a short fade."""
    sprite: Sprite = stage[motion.target]
    moved = {name: end for name, end in motion.ends.items() if name in PLACE_FIELDS}
    travels = any(abs(getattr(sprite, name) - moved[name]) > 2 for name in moved if name in "xy")
    motion.duration = min(motion.duration, FADE_MS / 1000)
    motion.arc = motion.bow = 0
    if moved:
        stage.change(motion.target, **moved)
        motion.ends = {n: e for n, e in motion.ends.items() if n not in moved}
    if travels and "alpha" not in motion.ends:
        motion.ends["alpha"] = resting_alpha
        stage.change(motion.target, alpha=0.0)
    if not motion.ends:
        motion.duration = 0


def _entity(row: tuple[int, object]) -> int:
    return row[0]
