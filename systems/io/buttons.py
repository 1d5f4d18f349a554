"""The names of buttons and keys, and what they usually mean on pads and zones of the keyboard.

Buttons of pads go by their places (``south``, ``left_shoulder``), keys by their names (``return``,
``[8]`` on the number pad), so that settings can keep them as text.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from systems.io.actions import Kind

PAD_BUTTONS: Mapping[str, int] = {
    "south": pygame.CONTROLLER_BUTTON_A,
    "east": pygame.CONTROLLER_BUTTON_B,
    "west": pygame.CONTROLLER_BUTTON_X,
    "north": pygame.CONTROLLER_BUTTON_Y,
    "back": pygame.CONTROLLER_BUTTON_BACK,
    "start": pygame.CONTROLLER_BUTTON_START,
    "left_shoulder": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "right_shoulder": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}
"""Names of the buttons by position; letters differ between makers, places do not."""

PAD_DEFAULTS: Mapping[Kind, str] = {
    Kind.CONFIRM: "south",
    Kind.BACK: "east",
    Kind.EXTRA: "north",
    Kind.INFO: "west",
    Kind.PAUSE: "start",
    Kind.PAGE_LEFT: "left_shoulder",
    Kind.PAGE_RIGHT: "right_shoulder",
    Kind.UP: "up",
    Kind.DOWN: "down",
    Kind.LEFT: "left",
    Kind.RIGHT: "right",
}

ZONES: Mapping[str, Mapping[Kind, str]] = {
    "keys.arrows": {
        Kind.UP: "up",
        Kind.DOWN: "down",
        Kind.LEFT: "left",
        Kind.RIGHT: "right",
        Kind.CONFIRM: "return",
        Kind.BACK: "backspace",
        Kind.EXTRA: "right shift",
        Kind.INFO: "right ctrl",
        Kind.PAGE_LEFT: "page up",
        Kind.PAGE_RIGHT: "page down",
    },
    "keys.wasd": {
        Kind.UP: "w",
        Kind.DOWN: "s",
        Kind.LEFT: "a",
        Kind.RIGHT: "d",
        Kind.CONFIRM: "space",
        Kind.BACK: "q",
        Kind.EXTRA: "e",
        Kind.INFO: "f",
        Kind.PAGE_LEFT: "z",
        Kind.PAGE_RIGHT: "x",
    },
    "keys.ijkl": {
        Kind.UP: "i",
        Kind.DOWN: "k",
        Kind.LEFT: "j",
        Kind.RIGHT: "l",
        Kind.CONFIRM: "o",
        Kind.BACK: "u",
        Kind.EXTRA: "p",
        Kind.INFO: "h",
        Kind.PAGE_LEFT: "n",
        Kind.PAGE_RIGHT: "m",
    },
    "keys.numpad": {
        Kind.UP: "[8]",
        Kind.DOWN: "[5]",
        Kind.LEFT: "[4]",
        Kind.RIGHT: "[6]",
        Kind.CONFIRM: "enter",
        Kind.BACK: "[0]",
        Kind.EXTRA: "[9]",
        Kind.INFO: "[7]",
        Kind.PAGE_LEFT: "[1]",
        Kind.PAGE_RIGHT: "[3]",
    },
}
"""Zones of one keyboard that play for different seats. SDL cannot tell two keyboards apart."""

PAUSE_KEY = pygame.K_ESCAPE
"""Belongs to every zone: it reports for the zone used last."""
FULLSCREEN_KEY = pygame.K_F11
SCREENSHOT_KEY = pygame.K_F12


def key_code(name: str) -> int | None:
    """pygame's code of a key by its name; None for a name it does not know."""
    return _KEY_CODES.get(name)


def key_name(code: int) -> str:
    """Our name of a key; empty for keys that cannot be bound."""
    return _KEY_NAMES.get(code, "")


def _key_codes() -> dict[str, int]:
    """Names of all keys. ``pygame.key.key_code`` needs a window, and names differ by layout."""
    special = {
        "return": pygame.K_RETURN,
        "backspace": pygame.K_BACKSPACE,
        "space": pygame.K_SPACE,
        "tab": pygame.K_TAB,
        "up": pygame.K_UP,
        "down": pygame.K_DOWN,
        "left": pygame.K_LEFT,
        "right": pygame.K_RIGHT,
        "right shift": pygame.K_RSHIFT,
        "left shift": pygame.K_LSHIFT,
        "right ctrl": pygame.K_RCTRL,
        "left ctrl": pygame.K_LCTRL,
        "page up": pygame.K_PAGEUP,
        "page down": pygame.K_PAGEDOWN,
        "home": pygame.K_HOME,
        "end": pygame.K_END,
        "insert": pygame.K_INSERT,
        "delete": pygame.K_DELETE,
        "enter": pygame.K_KP_ENTER,
    }
    special |= {letter: ord(letter) for letter in "abcdefghijklmnopqrstuvwxyz0123456789,.-;'/"}
    special |= {f"[{digit}]": getattr(pygame, f"K_KP_{digit}") for digit in range(10)}
    return special


_KEY_CODES = _key_codes()
_KEY_NAMES = {code: name for name, code in _KEY_CODES.items()}
