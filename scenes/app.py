"""The application: the main loop, and the ways in from the command line."""

from __future__ import annotations

import io
import logging
import sys
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game import paths, stopwatch
from game.files import StorageError, write_atomic
from game.match.record import Record
from game.settings import KioskConfig, Settings
from scenes import screens
from scenes.base import Scene
from scenes.context import Context
from scenes.error import failure
from scenes.quality import Quality
from scenes.question import Question
from scenes.reader import Reader
from scenes.title import LEAVE, leave_question
from systems.io.actions import Action, Event, Notice

if TYPE_CHECKING:
    from game.commands.table import Seating

REOPEN_EVERY = 1.0
"""Seconds from one try to open a lost window to the next."""

_log = logging.getLogger(__name__)


class App:
    """Runs the scenes of a context until none is left.

    A frame: read the devices, hand events to the stack, let time pass, draw what changed.
    Nothing is drawn in a frame in which nothing changed.

    Args:
        context: the tools.
        first: the first scene.
    """

    def __init__(self, context: Context, first: Scene) -> None:
        self.context = context
        self.frames = 0
        self.quality = Quality()
        self._mouse_shown = True
        self._reopen_at = 0.0
        self.reader = Reader(context)
        context.stack.on_failure = partial(failure, context)
        context.stack.push(first)
        context.stack.apply()

    def run(self) -> None:
        """Until the last scene has gone."""
        while len(self.context.stack):
            self.frame(self.context.clock.tick())
        self.close()

    def frame(self, dt: float) -> list[pygame.Rect]:
        """One frame; returns the regions that were drawn."""
        context, stack = self.context, self.context.stack
        if context.viewport.lost and not self._reopen():
            return []  # nothing happens meanwhile, and nothing is lost
        began = stopwatch.processor_seconds()
        if context.viewport.blank:
            stack.show_at_once()
        if not stack.is_ready(began):  # presses wait their turn, and nothing moves unseen
            context.audio.update(dt)
            self._watch(stopwatch.processor_seconds() - began, dt, False)
            return []
        for event in context.input.read(context.clock.now):
            self.take(event)
        if not stack.waits:  # what a press has opened begins when it is seen
            stack.update(dt)
            stack.apply()
        self._choose_music()
        self.reader.follow()
        context.audio.update(dt)
        draw = stack.draw if stack.is_ready(began) else stack.cover
        regions = draw(context.viewport.frame)
        context.viewport.show(regions)
        self.frames += 1
        self._watch(stopwatch.processor_seconds() - began, dt, bool(regions))
        return regions

    def take(self, event: Event) -> None:
        """Act on an event of the window or the mouse, and give it to the scenes."""
        if isinstance(event, Notice):
            self.notice(event)
        elif isinstance(event, Action):
            self._pointer(event)
        self.context.stack.handle(event)
        self.context.stack.apply()

    def close(self) -> None:
        """Close every scene and the sound."""
        self.context.stack.clear()
        self.context.stack.apply()
        self.context.audio.close()
        self.context.speech.close()

    def _reopen(self) -> bool:
        """Open a window that is gone anew, now and then; whether it is there again."""
        context = self.context
        if context.clock.now < self._reopen_at:
            return False
        self._reopen_at = context.clock.now + REOPEN_EVERY
        if not context.viewport.reopen():
            return False
        context.refresh_window()
        context.stack.relayout()
        return True

    def _choose_music(self) -> None:
        """Play the piece of the uppermost scene that has one."""
        for scene in reversed(list(self.context.stack)):
            if scene.music:
                self.context.audio.play_music(scene.music)
                return

    def _watch(self, work: float, dt: float, drawn: bool) -> None:
        """Drop ambient motion where the machine does not keep up (the setting is ``auto``)."""
        context = self.context
        if context.settings.quality != "auto":
            self.quality.reset()
        elif self.quality.feed(work, dt, drawn) or self.quality.level == "low":
            context.set_quality(self.quality.level)

    def _pointer(self, action: Action) -> None:
        """Show the mouse while it is used, and hide it while something else is."""
        if self.context.kiosk or not pygame.display.get_init():
            return
        wanted = action.device == "mouse"
        if wanted != self._mouse_shown:
            self._mouse_shown = wanted
            pygame.mouse.set_visible(wanted)

    def notice(self, notice: Notice) -> None:
        """Something happened to the window, or one of the house's keys was pressed."""
        context, stack = self.context, self.context.stack
        if notice is Notice.QUIT:
            self._quit()
        elif notice is Notice.FULLSCREEN:
            if not context.kiosk:
                context.settings.full_screen = not context.settings.full_screen
                context.settings_changed()
                stack.relayout()
        elif notice is Notice.RESIZED:
            if context.refresh_window():
                stack.relayout()
            else:
                stack.invalidate()
        elif notice is Notice.EXPOSED:
            context.viewport.expose()
            stack.invalidate()
        elif notice is Notice.SCREENSHOT:
            self.screenshot()

    def _quit(self) -> None:
        """The window is to be closed: ask once; asked again, do it."""
        stack, top = self.context.stack, self.context.stack.top
        if isinstance(top, _LastQuestion) or top is None:
            stack.clear()
        else:
            stack.push(_LastQuestion.over(self.context))

    def screenshot(self) -> str | None:
        """Save the picture among what is kept; None while something private may be on it."""
        if any(scene.private for scene in self.context.stack):
            return None
        folder = paths.home().root / "pictures"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            number = 1
            while (path := folder / f"gaslamp-{number:04}.png").exists():
                number += 1
            picture = io.BytesIO()  # SDL says nothing when a disk is full
            pygame.image.save(self.context.viewport.frame, picture, path.name)
            write_atomic(path, picture.getvalue(), keep_previous=False)
        except (OSError, StorageError, pygame.error) as error:
            _log.warning("The picture could not be saved: %s", error)
            return None
        return str(path)


class _LastQuestion(Question):
    """Whether to leave, wherever one is; it ends the application by itself."""

    name = "leave"

    @classmethod
    def over(cls, context: Context) -> _LastQuestion:
        """The question over the present scene."""
        model = leave_question(context)
        return cls(context, model.title, model.answers)

    def take(self, value: object) -> None:
        if value == LEAVE:
            self.context.stack.clear()
        else:
            super().take(None)


def name_the_keys(context: Context) -> None:
    """Where there is no pad, prompts name keys from the start; a mouse goes with the arrows."""
    if not (pygame.joystick.get_init() and pygame.joystick.get_count()):
        context.last_device = "keys.arrows"


def play(seating: Seating | None, settings: Settings) -> int:
    """Open the parlour, or one table at once."""
    context = Context.for_window(settings)
    if not context.audio.ready:
        sys.stderr.write("gaslamp: There is no sound device; the house is silent.\n")
    name_the_keys(context)
    if seating is None:
        first = screens.make("title", context)
    else:
        first = screens.make("table", context, seating=seating)
    App(context, first).run()
    pygame.quit()
    return 0


def replay(record: Record, settings: Settings) -> int:
    """Open the window on a recorded match."""
    context = Context.for_window(settings)
    App(context, screens.make("replay", context, record=record)).run()
    pygame.quit()
    return 0


def kiosk(config: KioskConfig) -> int:
    """Open the unattended parlour with an operator's choices."""
    from scenes.kiosk.app import run

    return run(config)
