"""What a frame of the table costs. Compared with a full repaint: these machines are noisy."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from statistics import median
from time import thread_time

import pygame
import pytest

from systems.io.pictures import PictureBook
from tests.scenes.tudor_mansion.table_rig import Rig

FRAME_MS = 5.5
"""While twelve cards are dealt, 99 frames of 100 stay below this on the reference machine."""


def costs(table: Rig, goes_on: Callable[[], bool], most: int = 400) -> list[float]:
    """Milliseconds of processor time of the table in each frame: others share the machine."""
    found = []
    while goes_on() and len(found) < most:
        start = thread_time()
        table.step(1)
        found.append((thread_time() - start) * 1000)
    return sorted(found)


def full_repaint(table: Rig) -> float:
    """Milliseconds of painting everything, to know how fast this machine is just now."""
    found = []
    for _ in range(9):
        table.scene.stage.invalidate()
        start = thread_time()
        table.stack.draw(table.context.viewport.frame)
        found.append((thread_time() - start) * 1000)
    return median(found)


def test_dealing_twelve_cards_is_cheap() -> None:
    with Rig(4, draws=True) as table:
        stage = table.scene.stage
        table.until(lambda: "fly.0" in stage)
        found = costs(table, lambda: any(name.startswith("fly.") for name in stage.names))
        assert len(found) > 40
        # 3.3 ms is a full repaint on the reference machine.
        slow = max(1.0, full_repaint(table) / 3.3)
        assert found[int(len(found) * 0.96)] < FRAME_MS * slow
        assert median(found) < 1.5 * slow


def test_a_table_at_rest_costs_nothing() -> None:
    with Rig(4, 1, draws=True) as table:
        table.wait_for_panel()
        table.until(lambda: table.scene.warming.done)
        table.step(20)
        made = table.context.book.made
        found = costs(table, lambda: True, 200)
        assert median(found) < 0.1
        assert found[int(len(found) * 0.98)] < 0.3
        assert table.context.book.made == made, "no picture is made anew at rest"


def test_thinking_leaves_the_frame_its_time() -> None:
    with Rig(4, draws=True) as table:
        table.step(300)
        found = costs(table, lambda: True, 300)
        assert found[int(len(found) * 0.9)] < 12
        assert found[-1] < 100


@pytest.mark.parametrize("humans", [1, 2])
def test_what_follows_the_deal_is_drawn_before_it(
    humans: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first choice, or the curtain for the first looks, comes with no quiet frame before."""
    with Rig(4, humans, draws=True) as table:
        scene = table.scene
        table.until(lambda: "fly.0" in scene.stage)
        made: list[str] = []
        keep = PictureBook._keep

        def note(book: PictureBook, key: Hashable, surface: pygame.Surface) -> None:
            made.append(str(key))
            keep(book, key, surface)

        monkeypatch.setattr(PictureBook, "_keep", note)
        table.until(lambda: scene.panel is not None or table.stack.top is not scene)
        table.step(1)
        costly = ("'ring'", "'dashes'", "'drape'", "'disc'")
        assert made and not [key for key in made if any(part in key for part in costly)]
