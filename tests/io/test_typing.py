"""A keyboard that writes: which keys are letters, for whom the others act, and letting go.

A key comes up as what it went down as, whatever began or ended while it was down. A button that
counts as held for ever would never be heard again.
"""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from systems.io.actions import Action, Kind, Phase
from systems.io.devices import Devices
from systems.io.seats import Device
from tests.io.test_devices import key, kinds


@pytest.fixture
def devices(viewport: Any) -> Devices:
    found = Devices(viewport)
    found.seats.bind(0, Device("keys.wasd", "keys"))
    return found


def test_a_key_that_was_down_when_writing_began_is_heard_again(devices: Devices) -> None:
    for code, kind in ((pygame.K_BACKSPACE, Kind.BACK), (pygame.K_SPACE, Kind.CONFIRM)):
        assert kinds(devices.take([key(code)], 0)) == [kind]
        devices.typing = True
        devices.take([key(code, down=False)], 0.1)
        devices.typing = False
        assert kinds(devices.take([key(code), key(code, down=False)], 1)) == [kind]


def test_keys_without_letters_act_for_who_writes_and_are_let_go_for_the_same(
    devices: Devices,
) -> None:
    devices.typing, devices.typist = True, "keys.wasd"
    down = devices.take([key(pygame.K_DOWN), key(pygame.K_RETURN), key(pygame.K_ESCAPE)], 0)
    assert [(one.kind, one.device, one.seat) for one in down if isinstance(one, Action)] == [
        (Kind.DOWN, "keys.wasd", 0),
        (Kind.CONFIRM, "keys.wasd", 0),
        (Kind.PAUSE, "keys.wasd", 0),
    ]
    devices.typing, devices.typist = False, ""
    codes = (pygame.K_DOWN, pygame.K_RETURN, pygame.K_ESCAPE)
    up = devices.take([key(code, down=False) for code in codes], 0.1)
    assert up == [
        Action(one.kind, "keys.wasd", 0, Phase.RELEASE) for one in down if isinstance(one, Action)
    ]
    assert kinds(devices.take([key(pygame.K_SPACE)], 1)) == [Kind.CONFIRM]
    assert devices.take([key(pygame.K_RETURN)], 1) == [Action(Kind.CONFIRM, "keys.arrows")]


def test_escape_is_let_go_though_another_half_was_used_meanwhile(devices: Devices) -> None:
    codes = (pygame.K_ESCAPE, pygame.K_w, pygame.K_ESCAPE, pygame.K_w)
    events = [key(code, down=number < 2) for number, code in enumerate(codes)]
    assert kinds(devices.take(events, 0)) == [Kind.PAUSE, Kind.UP]
    assert kinds(devices.take([key(pygame.K_RETURN), key(pygame.K_ESCAPE)], 1)) == [
        Kind.CONFIRM,
        Kind.PAUSE,
    ]


def test_the_number_pad_has_buttons_and_no_letters(devices: Devices) -> None:
    devices.typing = True
    digit = pygame.event.Event(pygame.TEXTINPUT, text="8")
    assert devices.take([key(pygame.K_KP_8), digit], 0) == [Action(Kind.UP, "keys.numpad")]
    assert devices.take([key(pygame.K_8), digit], 0) != []
