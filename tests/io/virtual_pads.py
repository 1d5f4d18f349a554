"""Virtual game pads: real SDL devices without hardware, through the library in the wheel.

SDL can attach joysticks that a program plays itself. Presses on them come out of
``pygame.event.get()`` as on real pads, with coming and going, also without a screen.
"""

from __future__ import annotations

import ctypes
from pathlib import Path

import pygame

_GAME_CONTROLLER = 1
_LIBRARIES = (
    "../pygame_ce.libs/libSDL2-2*.so*",
    ".dylibs/libSDL2-2*.dylib",
    "SDL2.dll",
)


def _sdl() -> ctypes.CDLL:
    folder = Path(pygame.__file__).parent
    for pattern in _LIBRARIES:
        for found in sorted((folder / Path(pattern).parent).glob(Path(pattern).name)):
            return ctypes.CDLL(str(found))
    return ctypes.CDLL("libSDL2-2.0.so.0")


class _Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc, version 1."""

    _fields_ = (
        *((name, ctypes.c_uint16) for name in ("version", "type", "axes", "buttons", "hats")),
        *((name, ctypes.c_uint16) for name in ("vendor", "product", "padding")),
        *((name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")),
        ("name", ctypes.c_char_p),
        *((f"callback{number}", ctypes.c_void_p) for number in range(7)),
    )


class VirtualPads:
    """Plugs, plays and unplugs virtual pads by their instance ids."""

    def __init__(self) -> None:
        self._sdl = _sdl()
        self._sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        self._sdl.SDL_JoystickGetDeviceInstanceID.restype = ctypes.c_int32
        for name, value in (
            ("Button", ctypes.c_ubyte),
            ("Axis", ctypes.c_int16),
            ("Hat", ctypes.c_ubyte),
        ):
            function = getattr(self._sdl, f"SDL_JoystickSetVirtual{name}")
            function.argtypes = [ctypes.c_void_p, ctypes.c_int, value]

    def plug(self, *, mapped: bool = True, axes: int = 6, buttons: int = 15, hats: int = 0) -> int:
        """A pad comes; returns its instance id. Unmapped ones are plain joysticks."""
        sort = _GAME_CONTROLLER if mapped else 0
        index = self._sdl.SDL_JoystickAttachVirtual(sort, axes, buttons, hats)
        if index < 0:
            raise RuntimeError("SDL could not attach a virtual pad")
        return int(self._sdl.SDL_JoystickGetDeviceInstanceID(index))

    def plug_model(self, product: int, buttons: int = 15) -> int:
        """A pad of a certain model comes: those of one product share SDL's GUID."""
        name = f"Pad {product}".encode()
        what = _Description(1, _GAME_CONTROLLER, 6, buttons, 0, 0x1234, product, name=name)
        index = self._sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(what))
        if index < 0:
            raise RuntimeError("SDL could not attach a virtual pad")
        return int(self._sdl.SDL_JoystickGetDeviceInstanceID(index))

    def unplug(self, instance: int) -> None:
        """A pad goes."""
        for index in range(self._sdl.SDL_NumJoysticks()):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(index) == instance:
                self._sdl.SDL_JoystickDetachVirtual(index)
                return

    def unplug_all(self) -> None:
        """Every virtual pad goes."""
        while self._sdl.SDL_NumJoysticks() > 0:
            if self._sdl.SDL_JoystickDetachVirtual(0) != 0:
                return

    def button(self, instance: int, button: int, down: bool) -> None:
        """A button goes down or up."""
        self._sdl.SDL_JoystickSetVirtualButton(self._pad(instance), button, int(down))

    def axis(self, instance: int, axis: int, value: float) -> None:
        """A stick is pushed, -1 to 1."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._pad(instance), axis, round(value * 32767))

    def hat(self, instance: int, hat: int, value: int) -> None:
        """A hat is pushed (SDL's bits: up 1, right 2, down 4, left 8)."""
        self._sdl.SDL_JoystickSetVirtualHat(self._pad(instance), hat, value)

    def _pad(self, instance: int) -> int:
        pad = self._sdl.SDL_JoystickFromInstanceID(instance)
        if not pad:
            raise RuntimeError("the adapter has not opened this pad")
        return int(pad)
