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
