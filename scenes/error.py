"""When something broke: what happened in plain words, where the report lies, and the ways on."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

from game import paths
from game.files import StorageError, write_atomic
from scenes.base import Scene
from scenes.context import Context
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Button, Label
from systems.io.actions import Kind
from systems.table.sprites import Sprite

_log = logging.getLogger(__name__)

GO_ON = "go_on"


class ErrorScreen(Screen):
    """Tells of a failure; pops with :data:`GO_ON`, or goes back to the hall.

    Args:
        context: the tools.
        path: of the report; None when none could be written.
        go_on: whether what failed can go on.
        failed: the scene that failed; it is taken off the stack when it cannot go on.
    """

    name = "error"

    def __init__(
        self,
        context: Context,
        path: Path | None = None,
        go_on: bool = False,
        failed: Scene | None = None,
    ) -> None:
        super().__init__(context)
        self.path = path
        self.can_go_on = go_on
        self.failed = failed

    def build(self) -> None:
        say = self.context.say
        self.stage.set_ground(wood_ground(self.context))
        lamp = self.context.images.picture("ui/gaslamp_unlit.webp", (112, 127), fit="stretch")
        self.stage.add(Sprite(lamp, 960, 134, 5))
        self.add(
            Label(
                "title", (960, 260), say("error.title"), "display", 100, gold=True, align="centre"
            )
        )
        self.add(
            Label("text", (960, 430), say("error.text"), "body", 40, align="centre", width=1400)
        )
        if self.path is not None:
            shown = str(self.path).replace(str(Path.home()), "~")
            self.add(
                Label(
                    "bundle",
                    (960, 560),
                    say("error.bundle", path=shown),
                    "quiet",
                    32,
                    self.context.theme.quiet,
                    align="centre",
                    width=1500,
                )
            )
        tall = max(96.0, self.context.text.size("head", 44) * 1.6)
        self.set_prompts((Prompt(Kind.CONFIRM, say("prompt.ok")),))
        count = 2 if self.can_go_on else 1
        y = min(690.0, self.prompts_top - 24 - count * tall - (count - 1) * 32)
        if self.can_go_on:
            self.add(
                Button(
                    "go_on",
                    (660, y, 600, tall),
                    say("error.go_on"),
                    self._go_on,
                    look="red",
                    size=44,
                ),
                first=True,
            )
            y += tall + 32
        self.add(Button("leave", (660, y, 600, tall), say("error.leave"), self.back, size=44))

    def _go_on(self) -> None:
        if self.failed is not None:
            self.context.stack.forgive(self.failed)
        self.context.stack.pop(GO_ON, of=self)

    def back(self) -> None:
        from scenes import screens

        self.context.stack.reset(screens.make("title", self.context))


def report(scene: Scene, error: BaseException, stack: list[str]) -> Path | None:
    """Write what broke into the folder of crash bundles; None where that fails.

    It holds the trace and the names of the scenes, nothing of a game: a table writes the
    bundle of its match by itself.
    """
    _log.error("the scene %s failed: %r", scene.name, error)
    folder = paths.home().crashes
    trace = "".join(traceback.format_exception(error))
    text = f"scene: {scene.name}\nscenes: {', '.join(stack)}\n\n{trace}"
    try:
        number = 1
        while (path := folder / f"scene-{number:04}.txt").exists():
            number += 1
        folder.mkdir(parents=True, exist_ok=True)
        write_atomic(path, text.encode())
    except (OSError, StorageError):
        return None
    return path


def failure(context: Context, scene: Scene, error: BaseException) -> Scene | None:
    """The answer of the stack's guard: a report and the error screen."""
    path = report(scene, error, [one.name for one in context.stack])
    if isinstance(scene, ErrorScreen):
        return None  # never a loop of error screens
    recover = getattr(scene, "recover", None)
    can_go_on = False
    if recover is not None:
        try:
            can_go_on = bool(recover(error))
        except Exception:
            _log.exception("the scene %s could not be recovered", scene.name)
    return ErrorScreen(context, path, can_go_on, scene)


def open_error(context: Context, path: Path | None = None, go_on: bool = False) -> ErrorScreen:
    """The error screen, for ``shot`` and tests."""
    return ErrorScreen(context, path, go_on)
