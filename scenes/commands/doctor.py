"""``doctor``: what the machine offers, with plain advice where something is missing.

Each part is looked at by itself: a machine without sound still hears of its controllers.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from itertools import chain

from game import paths
from game.commands.doctor import Finding, headless, lines
from systems.io.terminal import quiet_libraries

_KEYBOARD = "keyboards work; for controllers, plug one in and press a button"


def run(_options: argparse.Namespace) -> int:
    """Print what was found; 0 also where something is missing, since saying so was the task."""
    with quiet_libraries():
        for line in lines(chain(headless(), devices())):
            print(line, flush=True)
    return 0


def devices() -> Iterator[Finding]:
    """Screen, sound, controllers and fonts, as SDL sees them."""
    try:
        import pygame
    except ImportError as error:
        yield Finding("pygame-ce", f"cannot be loaded ({error})", "run `uv run main.py`")
        return
    if not getattr(pygame, "IS_CE", False):
        yield Finding(
            "pygame",
            pygame.version.ver,
            "this is not pygame-ce; run `pip uninstall pygame` "
            "and then `pip install --force-reinstall pygame-ce`",
        )
    yield Finding("SDL", ".".join(str(part) for part in pygame.get_sdl_version()))
    for about, part in (
        ("video", _video),
        ("audio", _audio),
        ("controllers", _controllers),
        ("fonts", _fonts),
    ):
        yield from _guarded(about, part)
    pygame.quit()


def _guarded(about: str, part: Callable[[], Iterator[Finding]]) -> Iterator[Finding]:
    try:
        yield from part()
    except Exception as error:
        yield Finding(about, f"cannot be told ({type(error).__name__}: {error})", _ADVICE[about])


_ADVICE = {
    "video": "start Gaslamp from a desktop session, or set SDL_VIDEODRIVER=kmsdrm on a machine "
    "without a desktop; commands such as `simulate` need no screen",
    "audio": "no sound device: Gaslamp plays silently; plug in or switch on a device for sound",
    "controllers": _KEYBOARD,
    "fonts": "get a whole copy of Gaslamp: its fonts lie in assets/fonts",
}


def _video() -> Iterator[Finding]:
    import pygame

    pygame.display.init()
    driver = pygame.display.get_driver()
    sizes = pygame.display.get_desktop_sizes()
    screens = ", ".join(f"{width}x{height}" for width, height in sizes) or "no screen"
    unseen = driver in {"dummy", "offscreen", "evdummy"}
    yield Finding("video", f"{driver}: {screens}", _ADVICE["video"] if unseen else "")
    if sizes and not unseen and max(height for _, height in sizes) < 720:
        yield Finding("screen size", screens, "texts are made for 1280x720 and more")


def _audio() -> Iterator[Finding]:
    import pygame

    pygame.mixer.init()
    frequency, _, channels = pygame.mixer.get_init() or (0, 0, 0)  # never None after init
    driver = pygame.mixer.get_driver()
    yield Finding(
        "audio",
        f"{driver}: {frequency} Hz, {channels} channels",
        _ADVICE["audio"] if driver in {"dummy", "disk"} else "",
    )
    pygame.mixer.quit()


def _controllers() -> Iterator[Finding]:
    import pygame

    pygame.joystick.init()
    count = pygame.joystick.get_count()
    if count == 0:
        yield Finding("controllers", "none", f"{_KEYBOARD}{_unreadable_devices()}")
        return
    from pygame._sdl2 import controller

    controller.init()
    for index in range(count):
        stick = pygame.joystick.Joystick(index)
        known = controller.is_controller(index)
        yield Finding(
            f"controller {index + 1}",
            f"{stick.get_name()} ({stick.get_guid()})",
            "" if known else "its buttons are unknown: Settings, Controllers sets them up",
        )


def _unreadable_devices() -> str:
    """On Linux: whether devices are there that this user may not read."""
    if not sys.platform.startswith("linux"):
        return ""
    from pathlib import Path

    events = list(Path("/dev/input").glob("event*"))
    if events and not any(os.access(event, os.R_OK) for event in events):
        return "; this user may read no input device: `sudo usermod -aG input $USER`, log in anew"
    return ""


def _fonts() -> Iterator[Finding]:
    import pygame

    pygame.font.init()
    files = sorted((paths.assets() / "fonts").glob("*.ttf"))
    broken = []
    for file in files:
        try:
            pygame.font.Font(str(file), 36).render("Gaslamp", True, "white")
        except pygame.error:
            broken.append(file.name)
    found = f"{len(files) - len(broken)} of {len(files)} can be drawn"
    advice = _ADVICE["fonts"] if broken or not files else ""
    yield Finding("fonts", found + "".join(f", not {name}" for name in broken), advice)
