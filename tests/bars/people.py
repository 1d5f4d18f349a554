"""Somebody with one device who plays from the hall to the end of a game, with as little as that
device has: a D-pad and two buttons, a few keys, or a mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.rng import stream_for
from game.settings import Settings
from scenes import screens
from scenes.app import App
from scenes.context import Context
from scenes.tabletop.scene import TableScene
from systems.io.scripted import FakeDevices
from systems.table.focus import DIRECTIONS, FocusMap

FRAME = 1 / 30
DEVICES = {"pad": "pad.0", "keys": "keys.arrows", "mouse": "mouse"}


class Person:
    """Plays with one device; every press is counted.

    Args:
        device: a key of :data:`DEVICES`.
        settings: of the house.
    """

    def __init__(self, device: str, **settings: Any) -> None:
        self.context = Context.offscreen(Settings(**{"speed": "instant", **settings}))
        self.device = DEVICES[device]
        assert isinstance(self.context.input, FakeDevices)
        self.devices = self.context.input
        if device == "pad":
            self.devices.plug("pad.0", number=1)
        self.app = App(self.context, screens.make("title", self.context))
        self.context.stack.on_failure = None
        self.presses: list[str] = []
        self.seconds = 0.0
        self.stream = stream_for(7, "person")

    @property
    def top(self) -> Any:
        return self.context.stack.top

    # -- with the device ---------------------------------------------------------------------

    def frames(self, seconds: float = 0.15) -> None:
        """Let time pass."""
        for _ in range(max(1, round(seconds / FRAME))):
            self.app.frame(FRAME)
            self.seconds += FRAME

    def until(self, true: Callable[[], object], seconds: float = 120) -> None:
        """Let time pass until something is so."""
        end = self.seconds + seconds
        while not true():
            assert self.seconds < end, f"nothing happens on {self.top.name}"
            self.frames(FRAME)

    def press(self, kind: str) -> None:
        """One of six buttons."""
        assert kind in (*DIRECTIONS, "confirm", "back"), f"{kind} is not among the six"
        self.presses.append(kind)
        self.devices.press(kind, device=self.device)
        self.frames()

    def click(self, at: tuple[float, float]) -> None:
        """The mouse."""
        self.presses.append("click")
        self.devices.click((round(at[0]), round(at[1])))
        self.frames()

    def choose(self, focus: FocusMap, key: Any) -> None:
        """Go to a target and press it, or click it."""
        if self.device == "mouse":
            self.click(focus.target(key).rect.center)
            return
        for way in way_to(focus, key):
            self.press(way)
        assert focus.current() == key, f"the focus is on {focus.current()}, not on {key}"
        self.press("confirm")

    # -- a game ------------------------------------------------------------------------------

    def to_the_table(self) -> None:
        """From the hall to a dealt table, by what is focused first."""
        self.frames(0.3)
        if self.device == "mouse":
            arch = next(key for key in self.top.focus.keys if str(key).startswith("game."))
            self.click(self.top.focus.target(arch).rect.center)
        else:
            self.press("confirm")
        self.until(lambda: self.top.name == "lobby")
        self.frames(0.3)
        lobby = self.top
        if not lobby.state.humans:
            seat = lobby.focus.target("seat.0").rect
            self.click(seat.center)
        if self.device == "mouse":
            self.click(lobby.focus.target("start").rect.center)
        else:
            self.press("confirm")
        self.until(lambda: self.top is not lobby)

    def one_choice(self) -> None:
        """Answer what the table asks, anyhow."""
        scene = self.top
        assert isinstance(scene, TableScene)
        if scene.watching.waiting is not None or scene.panel is None:
            self.frames(FRAME)
            return
        if not scene.choreographer.idle:
            self.frames(FRAME)
            return
        own = [key for key in scene.focus.keys if not isinstance(key, tuple)]
        if not own:
            self.frames(FRAME)
            return
        self.choose(scene.focus, own[self.stream.below(len(own))])

    def to_the_end(self, most: int = 3000) -> int:
        """Play until the results are there; returns how many choices were made."""
        choices = 0
        for _ in range(most):
            if self.top.name == "results":
                return choices
            before = len(self.presses)
            if isinstance(self.top, TableScene):
                self.one_choice()
            else:
                self.frames(FRAME)
            choices += len(self.presses) > before
        raise AssertionError(f"the game does not end; {self.top.name} is on top")

    def back_to_the_hall(self) -> None:
        """From the results to the hall."""
        self.until(lambda: "again" in self.top.focus or self.top.name != "results")
        self.frames(1.0)
        if self.device == "mouse":
            entry = next(e for e in self.top._row.entries if e.key == "prompt.back")
            self.click(entry.rect.center)
        else:
            self.press("back")
        self.until(lambda: self.top.name in ("title", "lobby"))

    def leave(self) -> None:
        """Close the house."""
        self.app.close()


def way_to(focus: FocusMap, key: Any) -> list[str]:
    """The directions from the present focus to a target, as few as possible."""
    start = focus.current()
    ways: dict[Any, list[str]] = {start: []}
    edge = [start]
    while edge and key not in ways:
        here = edge.pop(0)
        focus.set(here)
        for direction in DIRECTIONS:
            to = focus.neighbour(direction)
            if to is not None and to not in ways:
                ways[to] = [*ways[here], direction]
                edge.append(to)
    focus.set(start)
    assert key in ways, f"no way leads to {key}"
    return ways[key]
