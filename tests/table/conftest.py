"""A stage on a dummy window, with what moves it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from systems.io.brush import painted
from systems.io.fonts import FontShelf
from systems.io.pictures import Picture, PictureBook
from systems.io.text import TextKit
from systems.io.viewport import Viewport
from systems.table.stage import Stage
from systems.table.tempo import Tempo
from systems.table.tween import Motions


@pytest.fixture
def viewport() -> Viewport:
    return Viewport.offscreen((1920, 1080))


@pytest.fixture
def book(viewport: Viewport) -> PictureBook:
    return PictureBook(viewport.scale)


@pytest.fixture
def text(book: PictureBook) -> TextKit:
    return TextKit(FontShelf(), book)


@pytest.fixture
def stage(book: PictureBook) -> Iterator[Stage]:
    one = Stage(book)
    yield one
    one.close()


@pytest.fixture
def tempo() -> Tempo:
    return Tempo()


@pytest.fixture
def motions(stage: Stage, tempo: Tempo) -> Motions:
    return Motions(stage, tempo)


@pytest.fixture
def square() -> Any:
    """Makes plain squares: ``square("#FF0000", 40)``."""

    def make(colour: str = "#FF0000", side: int = 40, says: tuple[str, ...] = ()) -> Picture:
        return painted(
            (colour, side, says), (side, side), lambda brush: brush.fill(colour), says=says
        )

    return make
