"""The window keeps its size, whatever the window manager makes of it."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from systems.io.viewport import WINDOWED, Viewport


def test_out_of_the_full_screen_the_window_has_its_size_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    viewport = Viewport.open(WINDOWED)
    viewport.resize((1280, 720))
    viewport.set_fullscreen(True)
    real, asked = pygame.display.set_mode, []

    def clumsy(size: tuple[int, int], flags: int = 0, display: int = 0) -> Any:
        asked.append(size)
        return real((1920, 1080) if len(asked) == 1 else size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", clumsy)
    viewport.set_fullscreen(False)
    assert viewport.screen.get_size() == (1280, 720)
    assert asked == [(1280, 720), (1280, 720)]


# -- the bars around the picture ---------------------------------------------------------------


@pytest.fixture
def updates(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What is brought to the screen: ``None`` for all of it."""
    found: list[object] = []
    monkeypatch.setattr(pygame.display, "update", lambda rects=None: found.append(rects))
    return found


@pytest.mark.parametrize("shift", [False, True])
def test_a_smaller_window_shows_nothing_of_the_larger_one_beside_the_picture(
    updates: list[object], shift: bool
) -> None:
    viewport = Viewport.offscreen((1280, 720))
    if shift:
        viewport.set_shift(2, 1)
    part = pygame.Rect(4, 4, 10, 10)
    viewport.show([part])
    viewport.show([part])
    assert updates[0] is None and updates[1] is not None
    viewport.screen.fill("#FF00FF")  # what was there before
    viewport.resize((1000, 900))
    viewport.frame.fill("#204060")
    updates.clear()
    viewport.show([part])
    assert updates == [None], "the bars are part of what comes to the screen"
    assert viewport.screen.get_at((500, 5))[:3] == (0, 0, 0)
    viewport.show([part])
    assert updates[1] is not None


def test_another_size_is_seen_also_where_one_surface_stands_for_the_window_at_any_size() -> None:
    viewport = Viewport.open(WINDOWED, (1280, 720))
    viewport.show([pygame.Rect(0, 0, 4, 4)])
    pygame.display.set_mode((1000, 900), pygame.RESIZABLE)  # as a frame that is dragged does it
    assert viewport.refresh()
    assert viewport.blank and viewport.frame.get_size() == (1000, 562)
    assert not viewport.refresh(), "nothing new"


def test_bars_come_again_when_another_window_lay_over_them(updates: list[object]) -> None:
    viewport = Viewport.offscreen((1000, 900))
    part = pygame.Rect(4, 4, 10, 10)
    viewport.show([part])
    viewport.show([part])
    viewport.expose()
    viewport.show([part])
    assert [one is None for one in updates] == [True, False, True]
