"""Keys and buttons that mean nothing still tell that somebody is there; drift does not."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from systems.io.actions import Action, Notice
from systems.io.devices import Devices

TRIGGER = pygame.CONTROLLER_AXIS_TRIGGERLEFT


def key(code: int, down: bool = True) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=code, mod=0)


@pytest.mark.parametrize("code", [pygame.K_5, pygame.K_F3, pygame.K_TAB, pygame.K_LALT])
def test_a_key_without_a_meaning_tells_that_somebody_is_there(viewport: Any, code: int) -> None:
    devices = Devices(viewport)
    assert devices.take([key(code)], 0) == [Notice.TOUCHED]
    assert devices.take([key(code, down=False)], 0) == []


def test_a_key_with_a_meaning_is_only_an_action(viewport: Any) -> None:
    events = Devices(viewport).take([key(pygame.K_RETURN)], 0)
    assert len(events) == 1
    assert isinstance(events[0], Action)


def test_the_middle_button_of_the_mouse_counts(viewport: Any) -> None:
    event = pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=2, pos=(10, 10))
    assert Devices(viewport).take([event], 0) == [Notice.TOUCHED]


def test_buttons_of_a_pad_without_a_meaning_count_once(bench: Any) -> None:
    pad = bench.pads.plug()
    bench.read()
    bench.pads.button(pad, pygame.CONTROLLER_BUTTON_LEFTSTICK, True)
    assert bench.read() == [Notice.TOUCHED]
    bench.pads.button(pad, pygame.CONTROLLER_BUTTON_LEFTSTICK, False)
    assert bench.read() == []
    bench.pads.button(pad, pygame.CONTROLLER_BUTTON_A, True)
    assert Notice.TOUCHED not in bench.read()


def test_pads_are_heard_after_pygame_was_ended_and_a_window_opened_again(
    viewport: Any, request: pytest.FixtureRequest
) -> None:
    """What a test before one with pads may have done."""
    request.getfixturevalue("bench")
    pygame.quit()
    pygame.display.init()
    pygame.display.set_mode((320, 180), pygame.HIDDEN)
    bench = type(request.getfixturevalue("bench"))(viewport)
    bench.pads.unplug_all()
    bench.read()
    pad = bench.pads.plug()
    bench.read()
    bench.pads.button(pad, pygame.CONTROLLER_BUTTON_LEFTSTICK, True)
    assert bench.read() == [Notice.TOUCHED]
    bench.pads.unplug_all()
    bench.read()


def test_a_trigger_counts_when_it_is_pulled_from_rest(bench: Any) -> None:
    pad = bench.pads.plug()
    bench.read()
    told = []
    for value in (-1.0, 0.9, 0.95, 1.0, -1.0, 1.0):
        bench.pads.axis(pad, TRIGGER, value)
        told.append(bench.read().count(Notice.TOUCHED))
    assert sum(told) == 2


def test_a_stick_that_drifts_tells_nothing(bench: Any) -> None:
    pad = bench.pads.plug()
    bench.read()
    events = []
    for step in range(60):
        bench.pads.axis(pad, step % 2, 0.45 if step % 3 else -0.4)
        events += bench.read()
    assert events == []
