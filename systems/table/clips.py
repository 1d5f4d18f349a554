"""Clips: what a fact looks like, as a tree of motions, waits, cues and steps.

Clips are built with a :class:`Director` and played by the choreographer. The one rule that keeps
every path honest: :meth:`Clip.finish` leaves exactly what playing to the end would have left.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence

from systems.io.pictures import Picture
from systems.io.typeset import Content
from systems.table.sprites import Sprite
from systems.table.stage import Stage
from systems.table.tween import Motion, Motions

_log = logging.getLogger(__name__)


class Clip:
    """Something that takes time. Base class: takes none."""

    def advance(self, dt: float) -> float | None:
        """Let ``dt`` seconds pass; the time left over when it has ended, otherwise None."""
        self.finish()
        return dt

    def finish(self) -> None:
        """Jump to the end. Calling it again, or after the end, changes nothing."""


class Wait(Clip):
    """Nothing, for a while."""

    def __init__(self, seconds: float) -> None:
        self.left = seconds

    def advance(self, dt: float) -> float | None:
        self.left -= dt
        return -self.left if self.left <= 0 else None

    def finish(self) -> None:
        self.left = 0.0


class Hold(Clip):
    """Waits until it is released: what comes after must not be shown before.

    Skipping stops in front of it (see :meth:`Choreographer.skip`): a look that somebody has to
    take alone is not skipped over. It has no deadline.
    """

    def __init__(self) -> None:
        self.open = True

    def advance(self, dt: float) -> float | None:
        return None if self.open else dt

    def finish(self) -> None:
        self.open = False

    def release(self) -> None:
        """Go on."""
        self.open = False


class Step(Clip):
    """One call, made exactly once: a cue, a caption, a change that takes no time."""

    def __init__(self, call: Callable[[], object]) -> None:
        self._call: Callable[[], object] | None = call

    def advance(self, dt: float) -> float | None:
        self.finish()
        return dt

    def finish(self) -> None:
        call, self._call = self._call, None
        if call is not None:
            call()


class Tween(Clip):
    """One motion, begun when its turn comes."""

    def __init__(self, begin: Callable[[float], Motion | None], motions: Motions) -> None:
        self._begin: Callable[[float], Motion | None] | None = begin
        self._motions = motions
        self._motion: Motion | None = None

    def advance(self, dt: float) -> float | None:
        if self._begin is not None:
            begin, self._begin = self._begin, None
            self._motion = begin(dt)
        if self._motion is None:
            return dt
        if not self._motion.done:
            return None
        return max(0.0, min(dt, self._motion.elapsed - self._motion.duration))

    def finish(self) -> None:
        if self._begin is not None:
            begin, self._begin = self._begin, None
            self._motion = begin(0.0)
        if self._motion is not None:
            self._motions.finish_one(self._motion)


class Series(Clip):
    """One clip after the other."""

    def __init__(self, clips: Iterable[Clip]) -> None:
        self._clips = list(clips)

    def advance(self, dt: float) -> float | None:
        left: float | None = dt
        while self._clips:
            left = self._clips[0].advance(left if left is not None else 0.0)
            if left is None:
                return None
            self._clips.pop(0)
        return left if left is not None else dt

    def finish(self) -> None:
        while self._clips:
            self._clips.pop(0).finish()


class Together(Clip):
    """Clips side by side; it ends with the last of them."""

    def __init__(self, clips: Iterable[Clip]) -> None:
        self._clips = list(clips)

    def advance(self, dt: float) -> float | None:
        least = dt
        running = []
        for clip in self._clips:
            left = clip.advance(dt)
            if left is None:
                running.append(clip)
            else:
                least = min(least, left)
        self._clips = running
        return None if running else least

    def finish(self) -> None:
        clips, self._clips = self._clips, []
        for clip in clips:
            clip.finish()


class Later(Clip):
    """A clip that is built when its turn comes, from where things lie then.

    Args:
        build: makes it; called once.
    """

    def __init__(self, build: Callable[[], Clip]) -> None:
        self._build: Callable[[], Clip] | None = build
        self._clip = Clip()

    def _begin(self) -> Clip:
        build, self._build = self._build, None
        if build is not None:
            self._clip = build()
        return self._clip

    def advance(self, dt: float) -> float | None:
        return self._begin().advance(dt)

    def finish(self) -> None:
        self._begin().finish()


class Director:
    """Builds clips for one stage.

    Args:
        stage: where they play.
        motions: what moves the sprites.
        cue: plays a sound by its cue name.
        caption: shows what happened in words; takes whatever the table's caption takes.
    """

    def __init__(
        self,
        stage: Stage,
        motions: Motions,
        cue: Callable[[str], None] | None = None,
        caption: Callable[[Content], None] | None = None,
    ) -> None:
        self.stage = stage
        self.motions = motions
        self._cue = cue
        self._caption = caption

    # -- composing ---------------------------------------------------------------------------

    def series(self, *clips: Clip) -> Clip:
        """One after the other."""
        return Series(clips)

    def together(self, *clips: Clip) -> Clip:
        """Side by side."""
        return Together(clips)

    def stagger(self, ms: float, clips: Sequence[Clip]) -> Clip:
        """Side by side, each beginning ``ms`` after the one before."""
        return Together(
            Series([self.wait(ms * number), clip]) if number else clip
            for number, clip in enumerate(clips)
        )

    def wait(self, ms: float) -> Clip:
        """Nothing for a while (at normal speed)."""
        return Wait(0.0 if self.motions.tempo.instant else ms / 1000)

    def call(self, step: Callable[[], object]) -> Clip:
        """A change that takes no time; made also when the clip is skipped."""
        return Step(step)

    def cue(self, name: str) -> Clip:
        """A sound."""
        cue = self._cue
        return Step(lambda: cue(name)) if cue else Clip()

    def caption(self, words: Content) -> Clip:
        """Say what happened."""
        caption = self._caption
        return Step(lambda: caption(words)) if caption else Clip()

    # -- sprites -----------------------------------------------------------------------------

    def move(
        self,
        target: int | str,
        ms: float,
        *,
        ease: str = "out",
        arc: float = 0,
        bow: float = 0,
        **ends: float,
    ) -> Clip:
        """A sprite changes number fields: ``move("token.0", 400, x=600, y=300)``."""

        def begin(head_start: float) -> Motion | None:
            if target not in self.stage:
                _log.warning("nothing named %r is on the stage; its move is left out", target)
                return None
            return self.motions.animate(
                target, ms, ease=ease, arc=arc, bow=bow, head_start=head_start, **ends
            )

        return Tween(begin, self.motions)

    def fade(self, target: int | str, ms: float, alpha: float) -> Clip:
        """A sprite becomes fainter or stronger."""
        return self.move(target, ms, ease="linear", alpha=alpha)

    def add(self, name: str, sprite: Sprite) -> Clip:
        """A new sprite; one of that name is replaced."""

        def put() -> None:
            self.stage.remove(name)
            self.stage.add(sprite, name=name)

        return Step(put)

    def remove(self, name: int | str) -> Clip:
        """Take a sprite off the stage."""
        return Step(lambda: self.stage.remove(name))

    def change(self, target: int | str, **values: object) -> Clip:
        """Change any fields of a sprite at once (picture, z, visible...)."""

        def apply() -> None:
            if target in self.stage:
                self.stage.change(target, **values)

        return Step(apply)

    def flip(self, target: int | str, picture: Picture, ms: float = 240) -> Clip:
        """A card turns over about its upright axis and shows another picture."""
        return Series(
            [
                self.move(target, ms / 2, ease="in", squash=0.0),
                self.change(target, picture=picture),
                self.move(target, ms / 2, ease="out", squash=1.0),
            ]
        )
