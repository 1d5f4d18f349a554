"""A dummy window, a picture book and virtual pads."""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pygame
import pytest
from pygame._sdl2 import controller

from systems.io.devices import Devices
from systems.io.fonts import FontShelf
from systems.io.pictures import PictureBook
from systems.io.text import TextKit
from systems.io.viewport import Viewport


def _load(name: str) -> ModuleType:
    """A helper module beside this file (test folders are no packages)."""
    full = f"tests_io_{name}"
    if full not in sys.modules:
        spec = importlib.util.spec_from_file_location(full, Path(__file__).with_name(f"{name}.py"))
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[full] = module
        spec.loader.exec_module(module)
    return sys.modules[full]


@pytest.fixture
def viewport() -> Viewport:
    return Viewport.offscreen((1920, 1080))


@pytest.fixture
def book(viewport: Viewport) -> PictureBook:
    return PictureBook(viewport.scale)


@pytest.fixture
def text(book: PictureBook) -> TextKit:
    return TextKit(FontShelf(), book)


class Bench:
    """Real devices with virtual pads plugged into them; time is told by hand."""

    def __init__(self, viewport: Viewport) -> None:
        # A window of an earlier test that is not in front must not take their presses away, which
        # SDL asks only when pads begin; and after pygame was ended and a window opened again
        # without them, pads come and go, but their presses do not arrive any more.
        os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"
        controller.quit()
        pygame.joystick.quit()
        self.devices = Devices(viewport)
        self.pads = _load("virtual_pads").VirtualPads()
        self.now = 0.0

    def read(self, seconds: float = 1 / 60) -> list[object]:
        self.now += seconds
        return list(self.devices.read(self.now))


@pytest.fixture
def bench(viewport: Viewport) -> Iterator[Bench]:
    one = Bench(viewport)
    one.pads.unplug_all()
    one.read()
    yield one
    one.pads.unplug_all()
    one.read()
    pygame.event.clear()
