"""A kiosk without a window: visitors press buttons, hours pass in a moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.content import registry
from game.settings import KioskConfig, Settings
from scenes.context import Context
from scenes.kiosk.app import KioskApp, State
from scenes.kiosk.waits import table_on, waiting_for
from systems.io.clock import FakeClock
from systems.io.scripted import FakeDevices

GAME = next(iter(registry.games()))


class House:
    """A kiosk that is run by hand."""

    def __init__(self, config: KioskConfig, size: tuple[int, int]) -> None:
        self.context = Context.offscreen(Settings(), size)
        self.app = KioskApp(self.context, config)
        for number in range(1, 5):
            self.devices.plug(f"pad.{number}", number=number)
        self.run(0.2)

    @property
    def devices(self) -> FakeDevices:
        assert isinstance(self.context.input, FakeDevices)
        return self.context.input

    @property
    def clock(self) -> FakeClock:
        assert isinstance(self.context.clock, FakeClock)
        return self.context.clock

    @property
    def top(self) -> Any:
        return self.context.stack.top

    @property
    def names(self) -> list[str]:
        """Of the scenes, lowest first."""
        return [scene.name for scene in self.context.stack]

    @property
    def table(self) -> Any:
        return table_on(self.context.stack)

    @property
    def showing(self) -> bool:
        """Whether the attract mode is on, and nothing else."""
        return self.app.state is State.SHOW and self.names == ["attract"]

    def run(self, seconds: float) -> None:
        """Frame by frame."""
        for _ in range(max(1, round(seconds * 60))):
            self.app.frame(self.clock.tick())

    def wait(self, seconds: float, step: float = 0.25) -> None:
        """Long stretches of time, in large steps."""
        for _ in range(max(1, round(seconds / step))):
            self.clock.advance(step)
            self.app.frame(min(step, 0.1))

    def press(self, *kinds: str, device: str = "pad.1") -> None:
        for kind in kinds:
            self.devices.press(kind, device=device)
            self.run(0.1)

    def visit(self) -> None:
        """Somebody comes with pad 1, and sits in the lobby."""
        self.press("confirm")
        self.run(0.3)

    def play(self, *people: str) -> Any:
        """Start a table with these pads, and wait until pad 1 is asked for something."""
        self.visit()
        for device in people[1:]:
            self.press("confirm", device=device)
        self.top.focus_on("start")
        self.press("confirm", device=people[0])
        self.until(lambda: bool(waiting_for(self.context.stack).seats))
        return self.table

    def until(self, true: Callable[[], bool], seconds: float = 60) -> None:
        for _ in range(round(seconds * 10)):
            if true():
                return
            self.clock.advance(0.1)
            self.app.frame(0.1)
        pytest.fail(f"it never came to this; on the screen: {self.names}")

    def strings(self) -> list[str]:
        return [text for scene in self.context.stack.visible for text in scene.strings()]


@pytest.fixture
def open_house(home: Any) -> Iterator[Callable[..., House]]:
    """Opens kiosks; exceptions are raised unless ``guarded`` is set."""
    made: list[House] = []

    def make(*, guarded: bool = False, size: tuple[int, int] = (480, 270), **config: Any) -> House:
        house = House(KioskConfig(**config), size)
        if not guarded:
            house.context.stack.on_failure = None
        made.append(house)
        return house

    yield make
    for house in made:
        house.context.stack.on_failure = None
        house.app.close()


@pytest.fixture
def house(open_house: Callable[..., House]) -> House:
    return open_house()
