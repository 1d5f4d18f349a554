"""Which button or key means what, for pads and for the zones of the keyboard.

A table may be changed for a device type; the names are those of :class:`Kind` and the inputs are
names too (``south``, ``left_shoulder``, ``return``), so that settings can keep them as text.
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

FACE = ("south", "east", "west", "north")
_SWAPPED = {Kind.CONFIRM: Kind.BACK, Kind.BACK: Kind.CONFIRM}


class Bindings:
    """Buttons and keys by device type, with what somebody changed.

    Args:
        changed: device type (``pad`` or a zone) -> kind -> input, as settings keep it.

    Attributes:
        swapped: device ids whose OK and Back are exchanged.
        pads_swapped: whether they are exchanged on all pads (a setting); a pad in ``swapped``
            has them the usual way then.
    """

    def __init__(self, changed: Mapping[str, Mapping[str, str]] | None = None) -> None:
        self.changed = {device: dict(table) for device, table in (changed or {}).items()}
        self.swapped: set[str] = set()
        self.pads_swapped = False
        self._buttons = self._pad_table()
        self._keys = self._key_table()

    def set_changed(self, changed: Mapping[str, Mapping[str, str]]) -> None:
        """Use other changes from now on."""
        self.changed = {device: dict(table) for device, table in changed.items()}
        self._buttons = self._pad_table()
        self._keys = self._key_table()

    def pad_kind(self, device: str, button: int) -> Kind | None:
        """What a mapped button of a pad means."""
        return self.swap(device, self._buttons.get(button))

    def key(self, code: int) -> tuple[str, Kind] | None:
        """The zone and the meaning of a key."""
        found = self._keys.get(code)
        if found is None:
            return None
        zone, kind = found
        swapped = self.swap(zone, kind)
        assert swapped is not None
        return zone, swapped

    def swap(self, device: str, kind: Kind | None) -> Kind | None:
        """Exchange OK and Back for a device that wants it so."""
        exchanged = (device in self.swapped) != (self.pads_swapped and device.startswith("pad"))
        if kind is not None and exchanged:
            return _SWAPPED.get(kind, kind)
        return kind

    def input_of(self, device: str, sort: str, kind: Kind) -> str:
        """The name of the button or key for a meaning, for prompts (``south``, ``space``)."""
        wanted = self.swap(device, kind) or kind
        table = PAD_DEFAULTS if sort == "pad" else ZONES.get(device, {})
        changes = self.changed.get("pad" if sort == "pad" else device, {})
        return changes.get(wanted, table.get(wanted, ""))

    def _pad_table(self) -> dict[int, Kind]:
        table = {**PAD_DEFAULTS, **_kinds(self.changed.get("pad", {}))}
        return {PAD_BUTTONS[name]: kind for kind, name in table.items() if name in PAD_BUTTONS}

    def _key_table(self) -> dict[int, tuple[str, Kind]]:
        found: dict[int, tuple[str, Kind]] = {}
        for zone, defaults in ZONES.items():
            for kind, name in {**defaults, **_kinds(self.changed.get(zone, {}))}.items():
                code = key_code(name)
                if code is not None:
                    found[code] = (zone, kind)
        return found


def key_code(name: str) -> int | None:
    """pygame's code of a key by its name; None for a name it does not know."""
    return _KEY_CODES.get(name)


def key_name(code: int) -> str:
    """Our name of a key; empty for keys that cannot be bound."""
    return _KEY_NAMES.get(code, "")


def _kinds(table: Mapping[str, str]) -> dict[Kind, str]:
    return {Kind(kind): name for kind, name in table.items() if kind in set(Kind)}


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

KEY_LABELS: Mapping[str, str] = {
    "return": "Enter",
    "backspace": "Backspace",
    "right shift": "Shift",
    "left shift": "Shift",
    "right ctrl": "Ctrl",
    "left ctrl": "Ctrl",
    "page up": "Page up",
    "page down": "Page down",
    "space": "Space",
    "enter": "Num Enter",
}


def key_label(name: str) -> str:
    """How a key is called on a prompt."""
    if name.startswith("["):
        return f"Num {name[1:-1]}"
    return KEY_LABELS.get(name, name.capitalize())
