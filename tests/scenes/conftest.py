"""A context without a window, and a player who presses buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.settings import Settings
from scenes.base import Scene
from scenes.context import Context
from systems.io.scripted import FakeDevices
from tests.kit.keeping import fitted_pictures_kept


class Player:
    """Presses buttons on a screen and lets frames pass, without waiting."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.seconds = 0.0

    @property
    def devices(self) -> FakeDevices:
        assert isinstance(self.context.input, FakeDevices)
        return self.context.input

    @property
    def top(self) -> Any:
        return self.context.stack.top

    def open(self, scene: Scene) -> Any:
        self.context.stack.push(scene)
        self.context.stack.apply()
        self.run(0.3)
        return scene

    def frame(self) -> list[Any]:
        context = self.context
        dt = context.clock.tick()
        for event in context.input.read(context.clock.now):
            context.stack.handle(event)
            context.stack.apply()
        context.stack.update(dt)
        context.stack.apply()
        return context.stack.draw(context.viewport.frame)

    def run(self, seconds: float) -> None:
        for _ in range(round(seconds * 60)):
            self.frame()

    def press(self, *kinds: str, seat: int | None = None) -> None:
        for kind in kinds:
            self.devices.press(kind, seat)
            self.run(0.25)

    def choose(self, words: str, **values: Any) -> None:
        """Press the button of the top screen that says a text of the house."""
        top, said = self.top, self.context.say(words, **values)
        key = next(k for k, one in top.widgets.items() if getattr(one, "label", "") == said)
        top.focus_on(key)
        self.press("confirm")

    def strings(self) -> list[str]:
        return [text for scene in self.context.stack.visible for text in scene.strings()]


@pytest.fixture(scope="session", autouse=True)
def pictures_are_fitted_once() -> Iterator[None]:
    """Tables open in a part of the time."""
    with fitted_pictures_kept():
        yield


@pytest.fixture
def open_context() -> Iterator[Callable[..., Context]]:
    made: list[Context] = []

    def make(**settings: Any) -> Context:
        size = settings.pop("size", (1920, 1080))
        made.append(Context.offscreen(Settings(**settings), size))
        return made[-1]

    yield make
    for context in made:
        context.stack.on_failure = None
        context.stack.clear()
        context.stack.apply()


@pytest.fixture
def context(open_context: Callable[..., Context]) -> Context:
    return open_context()


@pytest.fixture
def player(context: Context) -> Player:
    return Player(context)


@pytest.fixture
def players(open_context: Callable[..., Context]) -> Callable[..., Player]:
    """Makes players with other settings."""
    return lambda **settings: Player(open_context(**settings))
