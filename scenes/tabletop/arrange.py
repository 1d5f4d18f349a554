"""A clip that brings named sprites to where a layout says they belong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

from systems.table.choreographer import OWN, Layout
from systems.table.clips import Clip, Director
from systems.table.sprites import Sprite
from systems.table.tween import Motion

NUMBERS = ("x", "y", "angle", "scale", "squash", "alpha")
"""The fields of a sprite that change gradually."""

AT_ONCE = tuple(f.name for f in fields(Sprite) if f.name not in NUMBERS)

Which = Callable[[str], bool]


def everything(name: str) -> bool:
    """Every sprite of the table."""
    return bool(name)


def named(*beginnings: str) -> Which:
    """Sprites whose names begin with one of these."""
    return lambda name: name.startswith(beginnings)


class Arrange(Clip):
    """Moves, fades, adds and removes until the stage equals a layout.

    Args:
        director: of the stage.
        layout: what the stage shall look like; asked when the clip begins.
        ms: how long it takes; 0 is at once.
        which: the sprites it looks after; the others are left alone.
        ease: of the moves.

    Sprites that begin with ``ui.`` are never touched.
    """

    def __init__(
        self,
        director: Director,
        layout: Callable[[], Layout],
        ms: float = 0,
        which: Which = everything,
        ease: str = "in_out",
    ) -> None:
        self._director = director
        self._layout = layout
        self._ms = ms
        self._which = which
        self._ease = ease
        self._target: Layout | None = None
        self._motions: list[Motion] = []
        self._finished = False

    def advance(self, dt: float) -> float | None:
        if self._finished:
            return dt
        if self._target is None:
            if self._ms <= 0 or self._director.motions.tempo.instant:
                self.finish()
                return dt
            self._begin(dt)
        running = [motion for motion in self._motions if not motion.done]
        if running:
            return None
        over = [motion.elapsed - motion.duration for motion in self._motions]
        self.finish()
        return max(0.0, min([dt, *over]))

    def finish(self) -> None:
        """Everything is exactly in its place."""
        if self._finished:
            return
        self._finished = True
        target = self._chosen()
        stage = self._director.stage
        for motion in self._motions:
            self._director.motions.finish_one(motion)
        for name in [one for one in stage.names if self._looks_after(one) and one not in target]:
            stage.remove(name)
        for name, wanted in target.items():
            if name in stage:
                values = {f.name: getattr(wanted, f.name) for f in fields(Sprite)}
                self._director.motions.finish(name)
                stage.change(name, **values)
            else:
                stage.add(wanted.at(), name=name)

    def _looks_after(self, name: str) -> bool:
        return not name.startswith(OWN) and self._which(name)

    def _chosen(self) -> Layout:
        if self._target is None:
            self._target = {n: s for n, s in self._layout().items() if self._looks_after(n)}
        return self._target

    def _begin(self, head_start: float) -> None:
        director, stage = self._director, self._director.stage
        target = self._chosen()

        def send(name: str, **ends: float) -> None:
            self._motions.append(
                director.motions.animate(
                    name, self._ms, ease=self._ease, head_start=head_start, **ends
                )
            )

        for name in stage.names:
            if self._looks_after(name) and name not in target:
                send(name, alpha=0.0)
        for name, wanted in target.items():
            if name not in stage:
                stage.add(wanted.at(alpha=0.0), name=name)
                send(name, alpha=wanted.alpha)
                continue
            found = stage[name]
            stage.change(name, **{field: getattr(wanted, field) for field in AT_ONCE})
            ends = {
                f: getattr(wanted, f) for f in NUMBERS if getattr(found, f) != getattr(wanted, f)
            }
            if ends:
                send(name, **ends)
