"""A house without a window: one context, in which screen after screen is opened and cleared."""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.content import registry
from game.settings import Settings
from scenes.base import Scene
from scenes.commands import shot_drawing
from scenes.commands.shot_order import STEP, Order
from scenes.context import Context
from systems.io.scripted import FakeDevices


def of_game(game: str, part: str) -> Any:
    """What a game brings along for the bars (``catalogue``, ``measures``, ``reels``), or None."""
    folder = Path(__file__).parent / game
    if not (folder / f"{part}.py").is_file():
        return None
    return importlib.import_module(f"tests.bars.{game}.{part}")


class House:
    """A context with eight pads plugged in; screens are opened in it one after the other.

    Args:
        settings: that differ from the usual ones.
    """

    def __init__(self, **settings: Any) -> None:
        self._settings = Settings(**{"speed": "instant", **settings})
        self.context = Context.offscreen(copy(self._settings))
        for number in range(8):
            self.devices.plug(f"pad.{number}", number=number + 1)
        self.context.book.budget = 500_000_000  # what one screen needs the next one finds
        self._orders: list[Order] = []
        self._seconds = 0.0
        self.closing: list[Callable[[], object]] = []
        """Called when the screen is taken away."""

    @property
    def devices(self) -> FakeDevices:
        assert isinstance(self.context.input, FakeDevices)
        return self.context.input

    @property
    def top(self) -> Any:
        """The upper scene."""
        return self.context.stack.top

    @property
    def game(self) -> str:
        """The game whose table is looked at."""
        return next(iter(registry.games()))

    def shot(self, scene: str, **asked: Any) -> None:
        """A screen that the command ``shot`` draws, in the same way."""
        usual = {
            "scene": scene,
            "game": self.game,
            "seed": 5,
            "moves": 24,
            "viewer": "public",
            "scale": self.context.settings.text_size,
            "lang": self.context.settings.language,
            "film": None,
            "scenario": None,
            "after": None,
        }
        order = Order(self.context, argparse.Namespace(**(usual | asked)))
        shown = shot_drawing.MAKERS[scene](order)
        if not shown.owns:
            self._orders.append(order)
        shot_drawing._push(order, shown)
        self._seconds += shot_drawing._run(self.context, shown, shown.rest)

    def push(self, scene: Scene) -> None:
        """A scene on top."""
        self.context.stack.push(scene)
        self.context.stack.apply()
        self.step(0.4)

    def step(self, seconds: float = STEP) -> None:
        """Let frames pass; nothing is drawn."""
        stack = self.context.stack
        for _ in range(max(1, round(seconds / STEP))):
            for event in self.devices.read(self._seconds):
                stack.handle(event)
                stack.apply()
            stack.update(STEP)
            stack.apply()
            self._seconds += STEP

    def press(self, *kinds: str, device: str = "pad.0", rest: float = 0.2) -> None:
        """Press buttons one after the other."""
        for kind in kinds:
            self.devices.press(kind, device=device)
            self.step(rest)

    def draw(self) -> None:
        """Draw a frame."""
        self.context.stack.draw(self.context.viewport.frame)

    def clear(self) -> None:
        """Take everything away, so that the next screen finds a house nobody has been in."""
        context = self.context
        context.stack.clear()
        context.stack.apply()
        for order in self._orders:
            order.close()
        self._orders.clear()
        while self.closing:
            self.closing.pop()()
        context.seats.clear()
        context.last_device = "pad.0"
        context.tempo.hurry = 1.0
        if context.settings != self._settings:
            context.settings = copy(self._settings)
            context.apply_settings()


@dataclass(frozen=True)
class View:
    """A screen in one of its states.

    Attributes:
        name: unique; before the colon the screen.
        open: brings it on, at rest.
        thing: its targets stand for a thing (a sheet, a keyboard, cards, rooms), so that the
            bar is the way to each instead of their number.
        ringless: the focus is not shown by a ring (it fills or lights its target).
        covers: it lies over a table whose words it may cover in part.
        quick: looked at in the quick tests too.
    """

    name: str
    open: Callable[[House], object]
    thing: bool = False
    ringless: bool = False
    covers: bool = False
    quick: bool = True
