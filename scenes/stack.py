"""The scene stack: changes are queued and made between frames, each call exactly once."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Protocol

import pygame

from game import stopwatch
from scenes.base import Scene
from systems.io.actions import Action, DeviceChange, Event, Notice, Phase, Typed
from systems.table.stage import merged

_log = logging.getLogger(__name__)

SLICE = 0.012
"""Seconds of a frame for pictures of the scenes that come next."""

DONE = object()

Failure = Callable[[Scene, BaseException], Scene | None]
"""Told of an exception in a scene; returns the scene to show in its place."""


class Scanner(Protocol):
    """Moves the focus for people with one button."""

    walking: Scene | None

    def take(self, action: Action) -> bool:
        """A press, before the scenes have it; True when they shall not."""
        ...

    def update(self, dt: float) -> None:
        """Let time pass."""
        ...


class SceneStack:
    """Scenes, the upper one last.

    Attributes:
        on_failure: makes a scene that tells of an exception (a crash bundle is its matter).
            Without it exceptions are raised, as tests want it.
        admits: asked before a scene comes onto the stack; what it refuses does not come (the
            kiosk keeps its visitors out of settings and the like).
        patient: the last picture stays on the screen until what a scene shows first is made, some
            of it in each frame, so that no frame takes long; what may show a seat's secret makes
            way for the dark at once. Else everything is made in the frame that shows it.
        overlay: drawn above everything, without input, and no part of the stack; who sets it
            lets it have time.
        scanner: moves the focus for people with one button; it has presses before the scenes.
    """

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._queue: deque[Callable[[], None]] = deque()
        self._failed: set[int] = set()
        self._repaint = True
        self._ahead: Iterator[None] | None = None
        """Makes what is to be shown, after a change of scenes."""
        self._shown_private = False
        self.patient = False
        self.on_failure: Failure | None = None
        self.admits: Callable[[Scene], bool] | None = None
        self.overlay: Scene | None = None
        self.scanner: Scanner | None = None

    # -- asking ------------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self._scenes)

    def __iter__(self) -> Iterator[Scene]:
        return iter(tuple(self._scenes))

    @property
    def top(self) -> Scene | None:
        """The upper scene."""
        return self._scenes[-1] if self._scenes else None

    @property
    def visible(self) -> list[Scene]:
        """Scenes that are seen, lowest first."""
        first = 0
        for index, scene in enumerate(self._scenes):
            if scene.opaque:
                first = index
        above = [] if self.overlay is None else [self.overlay]
        return [*self._scenes[first:], *above]

    @property
    def active(self) -> list[Scene]:
        """Scenes that get time and input, upper first."""
        found = []
        for scene in reversed(self._scenes):
            found.append(scene)
            if scene.modal:
                break
        return found

    # -- changing ----------------------------------------------------------------------------

    def push(self, scene: Scene) -> None:
        """Put a scene on top, between this frame and the next."""
        self._queue.append(lambda: self._push(scene))

    def replace(self, scene: Scene) -> None:
        """Exchange the upper scene; those below do not notice."""
        self._queue.append(lambda: self._replace(scene))

    def pop(self, result: Any = None, *, of: Scene | None = None) -> None:
        """Take the upper scene off; the one below resumes with ``result``.

        Args:
            result: for ``resume``.
            of: only if this scene is on top then (it may have been asked twice).
        """
        self._queue.append(lambda: self._pop(result, of))

    def reset(self, scene: Scene) -> None:
        """Take everything off, without resuming any of it, and begin with this scene."""
        self._queue.append(lambda: self._reset(scene))

    def back_to(self, scene: Scene, result: Any = None) -> None:
        """Take off everything above a scene, which then resumes."""
        self._queue.append(lambda: self._back_to(scene, result))

    def clear(self) -> None:
        """Take everything off: the application ends."""
        self._queue.append(self._clear)

    def apply(self) -> None:
        """Make the queued changes, also those that they cause."""
        before = self.visible if self._queue else []
        for _ in range(100):
            if not self._queue:
                if self.patient and before and before != self.visible:
                    self._ahead = self._make_ahead()
                return
            self._queue.popleft()()
        raise RuntimeError("scenes keep changing each other for ever")

    # -- a frame -----------------------------------------------------------------------------

    def handle(self, event: Event) -> None:
        """Give an event to the scenes that may have it."""
        if isinstance(event, Action):
            top, scanner = self.top, self.scanner
            taken = top is not None and scanner and self._guarded(top, scanner.take, event)
            if not taken:
                self.give(event)
        elif isinstance(event, Typed):
            if self._scenes:
                self._guarded(self._scenes[-1], self._scenes[-1].on_typed, event.text)
        elif isinstance(event, DeviceChange):
            for scene in reversed(self._scenes):
                self._guarded(scene, scene.on_device, event)
        elif isinstance(event, Notice):
            for scene in reversed(self._scenes):
                self._guarded(scene, scene.on_notice, event)

    def give(self, action: Action) -> None:
        """Give a press to the scenes that may have it, whoever it comes from."""
        for scene in self.active:
            if self._guarded(scene, _give, scene, action):
                return

    def update(self, dt: float) -> None:
        """Let time pass for the scenes that have it."""
        if self.scanner is not None and self.top is not None:
            self._guarded(self.top, self.scanner.update, dt)
        for scene in self.active:
            self._guarded(scene, scene.update, dt)

    @property
    def waits(self) -> bool:
        """Whether something that is to be shown may still have to be made."""
        return self._ahead is not None

    def is_ready(self, began: float) -> bool:
        """Whether what is to be shown is made; makes some of it where it is not.

        A frame in which a scene was laid out leaves all of it to the next ones.

        Args:
            began: the processor's time when the frame began.
        """
        while self._ahead is not None:
            if stopwatch.processor_seconds() - began >= SLICE:
                return False
            if not _step(self._ahead):
                self._ahead = None
        return True

    def show_at_once(self) -> None:
        """Wait for nothing that is being made: there is no last picture that could stay."""
        self._ahead = None

    def cover(self, frame: pygame.Surface) -> list[pygame.Rect]:
        """While it is not ready: what may show a secret goes, everything else stays."""
        if not self._shown_private:
            return []
        self._shown_private = False
        frame.fill("black")
        return [frame.get_rect()]

    def _make_ahead(self) -> Iterator[None]:
        """Make what all scenes that are seen show first, one picture in each step."""
        for scene in self.visible:
            steps = scene.pictures_ahead()
            while self._guarded(scene, _step, steps):
                yield

    def draw(self, frame: pygame.Surface) -> list[pygame.Rect]:
        """Draw what has changed; returns the regions of the frame."""
        visible = self.visible
        self._shown_private = any(scene.private for scene in visible)
        whole = frame.get_rect()
        dirty: list[pygame.Rect] = []
        for scene in visible:
            found = self._guarded(scene, scene.take_dirty, whole)
            dirty.extend(found or [])
        if self._repaint:
            self._repaint = False
            dirty = [whole.copy()]
        if not dirty:
            return []
        regions = merged(dirty, whole) if len(visible) > 1 else dirty
        for region in regions:
            frame.set_clip(region)
            for scene in visible:
                self._guarded(scene, scene.paint, frame, region)
        frame.set_clip(None)
        return regions

    def invalidate(self) -> None:
        """Paint everything with the next frame (the window was hidden or changed)."""
        self._repaint = True

    def relayout(self) -> None:
        """Lay all scenes out again: text size, contrast, language or window have changed."""
        for scene in self._scenes:
            self._guarded(scene, scene.speak)
            self._guarded(scene, scene.relayout)
        if self.overlay is not None:
            self._guarded(self.overlay, self.overlay.relayout)
        self._repaint = True
        self.keep_picture()

    def keep_picture(self) -> None:
        """What is seen was laid out anew: its last picture stays until the new one is made.

        Not where a secret may be seen: there everything is made at once.
        """
        if self.patient and not any(scene.private for scene in self.visible):
            self._ahead = self._make_ahead()

    # -- the changes themselves --------------------------------------------------------------

    def _push(self, scene: Scene) -> None:
        if not self._admitted(scene):
            return
        if self._scenes:
            self._call(self._scenes[-1].pause, self._scenes[-1])
        self._enter(scene)

    def _replace(self, scene: Scene) -> None:
        if not self._admitted(scene):
            return
        if self._scenes:
            self._leave()
        self._enter(scene)

    def _admitted(self, scene: Scene) -> bool:
        return self.admits is None or self.admits(scene)

    def _pop(self, result: Any, of: Scene | None) -> None:
        if not self._scenes or (of is not None and self._scenes[-1] is not of):
            return
        self._leave()
        if self._scenes:
            below = self._scenes[-1]
            self._call(lambda: below.resume(result), below)

    def _reset(self, scene: Scene) -> None:
        self._clear()
        self._enter(scene)

    def _back_to(self, scene: Scene, result: Any) -> None:
        if scene not in self._scenes or self._scenes[-1] is scene:
            return
        while self._scenes[-1] is not scene:
            self._leave()
        self._call(lambda: scene.resume(result), scene)

    def _clear(self) -> None:
        while self._scenes:
            self._leave()

    def _enter(self, scene: Scene) -> None:
        self._scenes.append(scene)
        self._repaint = True
        self._call(scene.enter, scene)

    def _leave(self) -> None:
        scene = self._scenes.pop()
        self._repaint = True
        self._failed.discard(id(scene))
        self._call(scene.exit, scene)

    # -- the guard ---------------------------------------------------------------------------

    def _call(self, step: Callable[[], Any], scene: Scene) -> None:
        try:
            step()
        except Exception as error:
            self._fail(scene, error)

    def _guarded(self, scene: Scene, step: Callable[..., Any], *values: Any) -> Any:
        """Run a step of a scene; an exception becomes an error scene, once per scene."""
        if id(scene) in self._failed:
            return None
        try:
            return step(*values)
        except Exception as error:
            self._fail(scene, error)
            return None

    def _fail(self, scene: Scene, error: Exception) -> None:
        if self.on_failure is None:
            raise error
        if id(scene) in self._failed:
            _log.warning("the scene %s failed again: %r", scene.name, error)
            return
        self._failed.add(id(scene))
        instead = self.on_failure(scene, error)
        if instead is not None:
            self.push(instead)

    def forgive(self, scene: Scene) -> None:
        """Let a scene that failed go on (it has been repaired)."""
        self._failed.discard(id(scene))
        self._repaint = True


def _step(steps: Iterator[None]) -> bool:
    """Do the next one; False when there is none."""
    return next(steps, DONE) is not DONE


def _give(scene: Scene, action: Action) -> bool:
    if action.phase is Phase.RELEASE:
        return scene.on_release(action)
    return scene.on_action(action)
