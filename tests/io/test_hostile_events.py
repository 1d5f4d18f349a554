"""What others shipped broken with pads and keyboards, played as it happened to them.

Rows are those of the house's list of faults (`assets/docs/couch.md`).
"""

from __future__ import annotations

import ast
import ctypes
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import paths
from systems.io.actions import DIRECTIONS, Action, Change, DeviceChange, Kind
from systems.io.controllers import FILE, LABELS, LIST
from systems.io.devices import Devices
from systems.io.raw import RawMapping, mapping_line
from systems.io.seats import Device
from systems.io.viewport import Viewport

ROOT = Path(__file__).resolve().parents[2]
A, B = 0, 1


def pressed(events: list[Any]) -> list[Kind]:
    return [event.kind for event in events if isinstance(event, Action) and event.pressed]


def event(kind: int, **fields: object) -> pygame.event.Event:
    return pygame.event.Event(kind, **fields)


# -- rows 1, 4, 7: hostile orders ------------------------------------------------------------

IDS = st.integers(-1, 6)
HOSTILE = st.one_of(
    st.builds(
        lambda kind, index: event(kind, device_index=index, guid="x"),
        st.sampled_from([pygame.JOYDEVICEADDED, pygame.CONTROLLERDEVICEADDED]),
        st.integers(0, 9),
    ),
    st.builds(
        lambda kind, one: event(kind, instance_id=one),
        st.sampled_from([pygame.JOYDEVICEREMOVED, pygame.CONTROLLERDEVICEREMOVED]),
        IDS,
    ),
    st.builds(
        lambda kind, one, button: event(kind, instance_id=one, button=button),
        st.sampled_from(
            [
                pygame.CONTROLLERBUTTONDOWN,
                pygame.CONTROLLERBUTTONUP,
                pygame.JOYBUTTONDOWN,
                pygame.JOYBUTTONUP,
            ]
        ),
        IDS,
        st.integers(-1, 40),
    ),
    st.builds(
        lambda one, axis, value: event(
            pygame.CONTROLLERAXISMOTION, instance_id=one, axis=axis, value=value
        ),
        IDS,
        st.integers(-1, 9),
        st.integers(-32768, 32767),
    ),
    st.builds(
        lambda one, axis, value: event(
            pygame.JOYAXISMOTION, instance_id=one, axis=axis, value=value
        ),
        IDS,
        st.integers(-1, 9),
        st.floats(-1, 1),
    ),
    st.builds(
        lambda one, hat, value: event(pygame.JOYHATMOTION, instance_id=one, hat=hat, value=value),
        IDS,
        st.integers(0, 3),
        st.tuples(st.integers(-1, 1), st.integers(-1, 1)),
    ),
    st.builds(
        lambda kind, key: event(kind, key=key, mod=0),
        st.sampled_from([pygame.KEYDOWN, pygame.KEYUP]),
        st.sampled_from([pygame.K_RETURN, pygame.K_w, pygame.K_ESCAPE, pygame.K_F12, 0, 1 << 30]),
    ),
    st.builds(event, st.sampled_from([pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED])),
)


def hostile(order: list[pygame.event.Event]) -> None:
    """Whatever comes in whatever order: no exception, no ghost, nothing that stays held."""
    devices = Devices(Viewport.offscreen((320, 180)))
    down: set[tuple[str, Kind]] = set()
    for number, one in enumerate(order):
        for action in devices.take([one], number * 0.1):
            if isinstance(action, Action) and action.kind not in (Kind.POINT, Kind.WHEEL):
                key = (action.device, action.kind)
                assert action.pressed == (key not in down), f"{key} twice"
                (down.add if action.pressed else down.discard)(key)
    known = {device.id for device in devices.devices}
    assert {device for device, _ in down} <= known, "held on a device that is gone"
    assert not any(device.sort == "pad" for device in devices.devices), "a pad that is not there"
    devices.take([event(pygame.WINDOWFOCUSLOST)], 99)
    assert devices.read(200) == [] or pygame.event.get() == []


@settings(max_examples=60, deadline=None)
@given(st.lists(HOSTILE, max_size=40))
def test_no_order_of_events_is_too_odd(order: list[pygame.event.Event]) -> None:
    hostile(order)


@pytest.mark.long
@settings(max_examples=10_000, deadline=None)
@given(st.lists(HOSTILE, max_size=60))
def test_no_order_of_events_is_too_odd_ten_thousand_times(order: list[pygame.event.Event]) -> None:
    hostile(order)


def test_presses_that_come_before_the_pad_is_announced_are_dropped(bench: Any) -> None:
    """Row 7: axis and buttons arrive first; once it is announced it works."""
    pad = bench.pads.plug()
    announced = pygame.event.get()
    early = [
        event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=0, value=32767),
        event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=A),
    ]
    assert bench.devices.take(early, 0.1) == []
    assert any(isinstance(one, DeviceChange) for one in bench.devices.take(announced, 0.2))
    bench.read()
    bench.pads.button(pad, A, True)
    assert pressed(bench.read()) == [Kind.CONFIRM]


# -- rows 2, 17: ids ---------------------------------------------------------------------------


def test_pads_are_known_by_their_instance_and_never_by_an_index() -> None:
    """Row 2: ``event.joy`` and remembered indices mean another pad after the first unplug."""
    for path in sorted((ROOT / "systems").rglob("*.py")) + sorted((ROOT / "scenes").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                assert node.attr not in ("joy", "which"), f"{path.name}:{node.lineno}"
                if node.attr == "device_index":
                    assert path.name == "pads.py", f"{path.name}:{node.lineno}"


def test_after_one_unplug_the_others_play_on_for_their_own_seats(bench: Any) -> None:
    """Row 17."""
    pads = [bench.pads.plug() for _ in range(3)]
    bench.read()
    for seat, pad in enumerate(pads):
        bench.devices.seats.bind(seat, bench.devices.device(f"pad.{pad}"))
    bench.pads.unplug(pads[0])
    bench.read()
    for seat in (1, 2):
        bench.pads.button(pads[seat], A, True)
        (action,) = [one for one in bench.read() if isinstance(one, Action)]
        assert action.seat == seat


# -- rows 5, 10: ghosts and doubles ------------------------------------------------------------


def test_a_pad_that_went_without_a_word_is_found_when_the_next_one_comes(bench: Any) -> None:
    """Row 5: no REMOVED arrives; the seat goes to the pad of the same model that comes back."""
    ghost = bench.pads.plug()
    bench.read()
    bench.devices.seats.bind(2, bench.devices.device(f"pad.{ghost}"))
    bench.pads.unplug(ghost)
    gone = (pygame.JOYDEVICEREMOVED, pygame.CONTROLLERDEVICEREMOVED)
    bench.devices.take([one for one in pygame.event.get() if one.type not in gone], 0.1)
    assert bench.devices.seats.lost == []
    again = bench.pads.plug()
    bench.read()
    assert [device.id for device in bench.devices.pads.devices] == [f"pad.{again}"]
    assert bench.devices.seats.seats == [2] and bench.devices.seats.lost == []
    bench.pads.button(again, A, True)
    (action,) = [one for one in bench.read() if isinstance(one, Action)]
    assert action.seat == 2


def test_a_pad_that_is_announced_again_over_a_lost_focus_gets_no_second_seat(bench: Any) -> None:
    """Row 10: an overlay opens and closes, and every pad is announced once more."""
    pad = bench.pads.plug()
    bench.read()
    bench.devices.seats.bind(0, bench.devices.device(f"pad.{pad}"))
    overlay = [
        event(pygame.WINDOWFOCUSLOST),
        event(pygame.WINDOWFOCUSGAINED),
        event(pygame.JOYDEVICEADDED, device_index=0, guid="x"),
        event(pygame.CONTROLLERDEVICEADDED, device_index=0),
    ]
    found = bench.devices.take(overlay, 1.0)
    assert not [one for one in found if isinstance(one, DeviceChange)]
    assert len(bench.devices.pads.devices) == 1 and bench.devices.seats.seats == [0]
    bench.pads.button(pad, A, True)
    (action,) = [one for one in bench.read() if isinstance(one, Action)]
    assert action.seat == 0


@pytest.mark.parametrize("apart", [0.0, 0.010, 0.019])
def test_a_twin_joins_once_however_often_it_is_pressed(bench: Any, apart: float) -> None:
    """Rows 8 and B30: the same press from two devices within 20 ms, twice in a row."""
    one, two = bench.pads.plug(), bench.pads.plug()
    bench.read()
    joined = []
    for _ in range(2):
        for down in (True, False):
            for pad in (one, two):
                bench.pads.button(pad, A, down)
                joined += [
                    e.device for e in bench.read(apart) if isinstance(e, Action) and e.pressed
                ]
        bench.read(0.5)
    assert joined == [f"pad.{one}", f"pad.{one}"]


def test_what_two_people_press_a_moment_apart_counts_twice(bench: Any) -> None:
    one, two = bench.pads.plug(), bench.pads.plug()
    bench.read()
    bench.pads.button(one, A, True)
    found = bench.read()
    bench.read(0.05)
    bench.pads.button(two, A, True)
    found += bench.read()
    assert pressed(found) == [Kind.CONFIRM, Kind.CONFIRM]


# -- rows 11, 13, 14 and B25: what buttons mean -----------------------------------------------

PADS = {
    "030000005e0400008e02000010010000": "xbox",  # 360
    "050000005e040000130b000001050000": "xbox",  # Series, by radio: not in SDL's own list
    "030000004c0500006802000011010000": "playstation",  # 3
    "050000004c050000c405000000010000": "playstation",  # 4
    "050000007e0500000920000001000000": "nintendo",  # Switch Pro
    "03000000300f00001201000010010000": "",  # Saitek P380: not in SDL's own list
    "030000004f04000012b3000010010000": "",  # Thrustmaster: likewise
    "03000000790000000600000007010000": "",  # a nameless one: likewise
}
"""GUIDs on Linux -> the family whose signs are shown."""


class _Guid(ctypes.Structure):
    _fields_ = [("data", ctypes.c_uint8 * 16)]


def sdl_mappings(guids: list[str]) -> list[str]:
    """What SDL knows of these pads now."""
    from tests.io.virtual_pads import _sdl

    sdl = _sdl()
    sdl.SDL_GameControllerMappingForGUID.argtypes = [_Guid]
    sdl.SDL_GameControllerMappingForGUID.restype = ctypes.c_char_p
    sdl.SDL_JoystickGetGUIDFromString.argtypes = [ctypes.c_char_p]
    sdl.SDL_JoystickGetGUIDFromString.restype = _Guid
    found = []
    for guid in guids:
        line = sdl.SDL_GameControllerMappingForGUID(
            sdl.SDL_JoystickGetGUIDFromString(guid.encode())
        )
        found.append((line or b"").decode())
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="GUIDs differ by system")
def test_the_list_of_pads_is_read_before_the_first_one_is_opened(bench: Any) -> None:
    """Row 13: eight models, four of them unknown to SDL itself, with all that is needed."""
    from systems.io.pads import family_of

    assert os.environ[LIST] == str(paths.assets() / FILE)
    for line, family in zip(sdl_mappings(list(PADS)), PADS.values(), strict=True):
        _, name, *entries = line.split(",")
        buttons = {entry.partition(":")[0] for entry in entries}
        assert {"a", "b", "start"} <= buttons, line
        assert "dpup" in buttons or "lefty" in buttons, line
        assert family_of(name) == family, name


def test_buttons_go_by_place_on_every_make(bench: Any) -> None:
    """Row 11: Nintendo's A lies where the others have B; OK is the lower one all the same."""
    assert os.environ[LABELS] == "0"
    if sys.platform == "linux":
        (line,) = sdl_mappings(["050000007e0500000920000001000000"])
        entries = dict(entry.partition(":")[::2] for entry in line.split(",")[2:])
        assert (entries["a"], entries["b"]) == ("b0", "b1"), "raw button 0 is the lower one"


def test_the_list_of_pads_is_whole() -> None:
    lines = (paths.assets() / FILE).read_text(encoding="utf-8").splitlines()
    pads = [line for line in lines if not line.startswith("#")]
    assert len(pads) > 900
    for system in ("Linux", "Windows", "Mac OS X"):
        assert sum(line.endswith(f"platform:{system},") for line in pads) > 150
    for line in pads:
        guid, name, *entries = line.split(",")
        assert len(guid) == 32 and int(guid, 16) >= 0 and name
        assert RawMapping.parse(line).buttons, line
        assert all(":" in entry for entry in entries if entry)


def test_models_that_share_an_id_keep_apart(bench: Any) -> None:
    """Row 14: one maker's number for different pads; each is set up by its name as well."""
    pad = bench.pads.plug(mapped=False, axes=2, buttons=10, hats=1)
    bench.read()
    device = bench.devices.device(f"pad.{pad}")
    bench.devices.add_mapping(mapping_line(device.guid, "Another, pad", {"south": "b5"}))
    assert not bench.devices.pads.knows(device.id)
    bench.devices.add_mapping(mapping_line(device.guid, device.name, {"south": "b3"}))
    assert bench.devices.pads.knows(device.id)
    bench.pads.button(pad, 5, True)
    assert Kind.CONFIRM not in pressed(bench.read())
    bench.pads.button(pad, 3, True)
    assert pressed(bench.read()) == [Kind.CONFIRM]


# -- row 16: the first press -------------------------------------------------------------------

START = """
import os, sys
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"
import pygame
from tests.io.virtual_pads import VirtualPads
from game.settings import Settings
from scenes import screens
from scenes.app import App
from scenes.context import Context
from systems.io.viewport import WINDOWED

pygame.display.init()
pygame.joystick.init()
pads = VirtualPads()
pad = pads.plug()                      # there before the house is
context = Context.for_window(Settings(full_screen=False, speed="instant"))
context.keeps_settings = False
app = App(context, screens.make("title", context))
app.frame(1 / 60)
pads.button(pad, 0, True)              # and the very first press
for _ in range(120):
    app.frame(1 / 60)
print(context.stack.top.name)
"""


def test_the_first_press_after_the_start_counts(tmp_path: Path) -> None:
    """Row 16: it needed a lost focus once; a process of its own, with a window."""
    environment = {**os.environ, "GASLAMP_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", START],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[-1] in ("lobby", "formats"), done.stdout


# -- rows 20, 22, 23, 67: keys and noise -------------------------------------------------------


def test_keys_of_a_zone_need_no_second_key_held(viewport: Any) -> None:
    """Row 20: keyboards swallow the third key; every meaning of a zone is one key alone."""
    from systems.io.buttons import ZONES

    devices = Devices(viewport)
    for zone, table in ZONES.items():
        for kind, name in table.items():
            from systems.io.buttons import key_code

            code = key_code(name)
            assert code is not None
            found = devices.take([event(pygame.KEYDOWN, key=code, mod=0)], 0)
            assert [(one.device, one.kind) for one in found if isinstance(one, Action)] == [
                (zone, kind)
            ]
            devices.take([event(pygame.KEYUP, key=code, mod=0)], 0)


def test_no_key_sticks_after_the_window_was_left(bench: Any) -> None:
    """Row 23: the release happens in another window; nothing repeats for ever."""
    devices = bench.devices
    devices.take([event(pygame.KEYDOWN, key=pygame.K_UP, mod=0)], 0)
    devices.take([event(pygame.WINDOWFOCUSLOST), event(pygame.WINDOWFOCUSGAINED)], 0.1)
    bench.now = 5.0
    assert [one for one in bench.read() if isinstance(one, Action)] == []
    again = devices.take([event(pygame.KEYDOWN, key=pygame.K_UP, mod=0)], 6.0)
    assert pressed(again) == [Kind.UP], "and the next press counts"


def test_a_stick_that_lies_a_little_off_moves_nothing(bench: Any) -> None:
    """Rows 22, 67 and B29: a stick that lies a little off, and trembles."""
    pad = bench.pads.plug()
    bench.read()
    bench.devices.seats.bind(0, Device(f"pad.{pad}", "pad"))
    chance = random.Random(29)
    for _ in range(600):
        bench.pads.axis(pad, 0, 0.2 + chance.uniform(-0.2, 0.2))
        bench.pads.axis(pad, 1, -0.24 + chance.uniform(-0.2, 0.2))
        found = [one for one in bench.read(0.2) if isinstance(one, Action)]
        assert found == [] and not set(pressed(found)) & set(DIRECTIONS)


def test_a_pad_may_go_while_its_button_is_down(bench: Any) -> None:
    pad = bench.pads.plug()
    bench.read()
    bench.pads.button(pad, A, True)
    bench.read()
    bench.pads.unplug(pad)
    changes = [one for one in bench.read() if isinstance(one, DeviceChange)]
    assert [one.change for one in changes] == [Change.REMOVED]
    assert bench.read(9.0) == []
