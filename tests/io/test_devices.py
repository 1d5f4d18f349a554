"""Keyboard zones, mouse and pads become actions; every hostile order of events is survived."""

from __future__ import annotations

import random
from typing import Any

import pygame

from systems.io.actions import BACKSPACE, Action, Change, DeviceChange, Kind, Notice, Phase, Typed
from systems.io.devices import Devices
from systems.io.scripted import FakeDevices
from systems.io.seats import Device, SeatMap

A, B, X, Y = range(4)
START = pygame.CONTROLLER_BUTTON_START


def key(code: int, down: bool = True, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=code, mod=mod)


def kinds(events: list[Any]) -> list[Kind]:
    return [event.kind for event in events if isinstance(event, Action) and event.pressed]


def test_zones_of_one_keyboard_are_devices_of_their_own(viewport: Any) -> None:
    devices = Devices(viewport)
    devices.seats.bind(0, Device("keys.arrows", "keys"))
    devices.seats.bind(1, Device("keys.wasd", "keys"))
    events = devices.take([key(pygame.K_RETURN), key(pygame.K_SPACE), key(pygame.K_o)], 0)
    assert events == [
        Action(Kind.CONFIRM, "keys.arrows", 0),
        Action(Kind.CONFIRM, "keys.wasd", 1),
        Action(Kind.CONFIRM, "keys.ijkl", None),
    ]


def test_escape_pauses_for_the_zone_used_last(viewport: Any) -> None:
    devices = Devices(viewport)
    devices.take([key(pygame.K_w)], 0)
    assert devices.take([key(pygame.K_ESCAPE)], 0) == [Action(Kind.PAUSE, "keys.wasd")]


def test_a_held_direction_repeats_after_400_ms_then_eight_times_a_second(viewport: Any) -> None:
    devices = Devices(viewport)
    pygame.event.clear()
    devices.take([key(pygame.K_UP)], 0.0)
    times = []
    now = 0.0
    while now < 1.5:
        now += 1 / 60
        times += [now for event in devices.read(now) if isinstance(event, Action)]
    assert abs(times[0] - 0.4) < 0.02
    assert 8 <= len(times) <= 9
    devices.take([key(pygame.K_UP, down=False)], now)
    assert devices.read(now + 5) == []


def test_confirm_does_not_repeat(viewport: Any) -> None:
    devices = Devices(viewport)
    pygame.event.clear()
    devices.take([key(pygame.K_RETURN)], 0.0)
    assert devices.read(3.0) == []


def test_losing_the_window_releases_what_is_held(viewport: Any) -> None:
    devices = Devices(viewport)
    devices.take([key(pygame.K_RETURN)], 0)
    lost = devices.take([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 0.1)
    assert lost == [
        Action(Kind.CONFIRM, "keys.arrows", None, Phase.RELEASE),
        Notice.FOCUS_LOST,
    ]
    assert devices.take([key(pygame.K_RETURN, down=False)], 0.2) == []


def test_the_mouse_speaks_logical_units() -> None:
    from systems.io.viewport import Viewport

    devices = Devices(Viewport.offscreen((1280, 720)))
    event = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=1)
    (action,) = devices.take([event], 0)
    assert isinstance(action, Action)
    assert action.kind is Kind.CLICK and action.at == (960, 540)


def test_letterbox_bars_are_no_place() -> None:
    from systems.io.viewport import Viewport

    viewport = Viewport.offscreen((1280, 800))
    assert viewport.frame.get_size() == (1280, 720)
    assert viewport.to_logical((640, 10)) is None
    assert viewport.to_logical((640, 400)) == (960, 540)


def test_function_keys_are_notices(viewport: Any) -> None:
    devices = Devices(viewport)
    found = devices.take([key(pygame.K_F11), key(pygame.K_F12)], 0)
    assert found == [Notice.FULLSCREEN, Notice.SCREENSHOT]


# -- pads ------------------------------------------------------------------------------------


def test_a_press_on_a_pad_arrives_once(bench: Any) -> None:
    pad = bench.pads.plug()
    assert DeviceChange(Change.ADDED, f"pad.{pad}") in bench.read()
    bench.read()
    bench.pads.button(pad, A, True)
    assert kinds(bench.read()) == [Kind.CONFIRM]
    bench.pads.button(pad, A, False)
    released = [event for event in bench.read() if isinstance(event, Action)]
    assert [event.phase for event in released] == [Phase.RELEASE]


def test_buttons_are_known_by_position(bench: Any) -> None:
    pad = bench.pads.plug()
    bench.read()
    for button, kind in ((B, Kind.BACK), (X, Kind.INFO), (Y, Kind.EXTRA), (START, Kind.PAUSE)):
        bench.pads.button(pad, button, True)
        assert kinds(bench.read()) == [kind]
        bench.pads.button(pad, button, False)
        bench.read()


def test_swapped_ok_and_back(bench: Any) -> None:
    pad = bench.pads.plug()
    bench.read()
    bench.devices.bindings.swapped.add(bench.devices.bindings.own(f"pad.{pad}"))
    bench.pads.button(pad, A, True)
    assert kinds(bench.read()) == [Kind.BACK]
    assert bench.devices.bindings.input_of(f"pad.{pad}", "pad", Kind.CONFIRM) == "east"


def press(bench: Any, pad: int, button: int) -> list[Kind]:
    """What a press on a pad means."""
    bench.pads.button(pad, button, True)
    found = kinds(bench.read())
    bench.pads.button(pad, button, False)
    bench.read()
    return found


def test_each_model_goes_by_its_own_table(bench: Any) -> None:
    pads = [bench.pads.plug_model(number) for number in (1, 2)]
    bench.read()
    bindings = bench.devices.bindings
    names = [bindings.own(f"pad.{pad}") for pad in pads]
    assert len(set(names)) == 2 and all(name.startswith("pad ") for name in names)
    bindings.set_changed({names[0]: {"confirm": "west"}, "pad": {"confirm": "north"}})
    assert [press(bench, pads[0], button) for button in (A, X, Y)] == [
        [Kind.INFO],
        [Kind.CONFIRM],
        [Kind.EXTRA],
    ]
    assert [press(bench, pads[1], button) for button in (A, Y)] == [[Kind.EXTRA], [Kind.CONFIRM]]
    bench.pads.unplug(pads[0])
    bench.read()
    again = bench.pads.plug_model(1)
    bench.read()
    assert again != pads[0] and press(bench, again, X) == [Kind.CONFIRM]


def test_the_second_pad_of_a_model_has_a_table_of_its_own(bench: Any) -> None:
    first, second = bench.pads.plug_model(1), bench.pads.plug_model(1)
    bench.read()
    bindings = bench.devices.bindings
    name = bindings.own(f"pad.{second}")
    assert name == bindings.own(f"pad.{first}") + " 2"
    bindings.set_changed({name: {"confirm": "west"}})
    assert press(bench, first, A) == press(bench, second, X) == [Kind.CONFIRM]


def test_what_sdl_knows_of_a_pad_says_which_buttons_it_lacks(bench: Any) -> None:
    pad, old, raw = (
        bench.pads.plug_model(1),
        bench.pads.plug_model(2, 2),
        bench.pads.plug(mapped=False),
    )
    bench.read()
    lacks = bench.devices.lacks
    assert not lacks(f"pad.{pad}", "north") and lacks(f"pad.{old}", "north")
    assert not lacks(f"pad.{old}", "south") and not lacks(f"pad.{raw}", "north")
    assert bench.devices.place(f"pad.{raw}", "b3") == "north"
    assert bench.devices.place(f"pad.{pad}", "west") == "west"
    guid, name = (getattr(bench.devices.device(f"pad.{raw}"), what) for what in ("guid", "name"))
    bench.devices.add_mapping(f"{guid},{name},a:b7,b:b3")
    assert bench.devices.place(f"pad.{raw}", "b3") == "east"
    assert lacks(f"pad.{raw}", "north") and not lacks(f"pad.{raw}", "east")


def test_a_noisy_stick_does_not_move_the_focus(bench: Any) -> None:
    pad = bench.pads.plug()
    bench.read()
    noise = random.Random(1)
    for _ in range(120):
        bench.pads.axis(pad, 0, noise.uniform(-0.24, 0.24))
        bench.pads.axis(pad, 1, noise.uniform(-0.24, 0.24))
        assert kinds(bench.read()) == []


def test_a_stick_is_one_direction_at_a_time(bench: Any) -> None:
    pad = bench.pads.plug()
    bench.read()
    bench.pads.axis(pad, 0, 0.1)
    bench.read()
    bench.pads.axis(pad, 0, 0.8)
    assert kinds(bench.read()) == [Kind.RIGHT]
    bench.pads.axis(pad, 0, 0.45)  # still pushed: it has to come back further
    assert kinds(bench.read()) == []
    bench.pads.axis(pad, 0, 0.0)
    bench.read()
    bench.pads.axis(pad, 1, -0.9)
    assert kinds(bench.read()) == [Kind.UP]


def test_an_axis_that_never_rested_is_not_listened_to(bench: Any) -> None:
    pad = bench.pads.plug()
    stuck = pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=0, value=-32768)
    bench.devices.take([*pygame.event.get(), stuck], 0.1)  # where it lies as it is opened
    bench.read()
    bench.pads.axis(pad, 0, -0.9)
    assert kinds(bench.read()) == []
    bench.pads.axis(pad, 0, 0.0)
    bench.read()
    bench.pads.axis(pad, 0, -0.9)
    assert kinds(bench.read()) == [Kind.LEFT]


def test_a_plain_joystick_works_with_buttons_and_hat(bench: Any) -> None:
    pad = bench.pads.plug(mapped=False, axes=2, buttons=10, hats=1)
    bench.read()
    bench.pads.button(pad, 0, True)
    assert kinds(bench.read()) == [Kind.CONFIRM]
    bench.pads.hat(pad, 0, 1)
    assert kinds(bench.read()) == [Kind.UP]
    bench.pads.hat(pad, 0, 0)
    bench.pads.axis(pad, 0, 0.05)
    bench.read()
    bench.pads.axis(pad, 0, -0.9)
    assert kinds(bench.read()) == [Kind.LEFT]


def test_the_same_press_from_two_pads_joins_once(bench: Any) -> None:
    one, two = bench.pads.plug(), bench.pads.plug()
    bench.read()
    bench.pads.button(one, A, True)
    bench.pads.button(two, A, True)
    assert kinds(bench.read()) == [Kind.CONFIRM]
    bench.pads.button(one, A, False)
    bench.pads.button(two, A, False)
    assert len([e for e in bench.read() if isinstance(e, Action)]) == 1


def test_two_seated_pads_may_press_together(bench: Any) -> None:
    one, two = bench.pads.plug(), bench.pads.plug()
    bench.read()
    for seat, pad in enumerate((one, two)):
        device = bench.devices.device(f"pad.{pad}")
        bench.devices.seats.bind(seat, device)
    bench.pads.button(one, A, True)
    bench.pads.button(two, A, True)
    assert kinds(bench.read()) == [Kind.CONFIRM, Kind.CONFIRM]


def test_a_lost_pad_keeps_its_seat_and_any_pad_may_take_it(bench: Any) -> None:
    one, two = bench.pads.plug(), bench.pads.plug()
    bench.read()
    seats = bench.devices.seats
    seats.bind(3, bench.devices.device(f"pad.{one}"))
    bench.pads.button(one, A, True)
    bench.read()
    bench.pads.unplug(one)
    events = bench.read()
    assert Action(Kind.CONFIRM, f"pad.{one}", 3, Phase.RELEASE) in events
    assert DeviceChange(Change.REMOVED, f"pad.{one}", 3) in events
    assert seats.lost == [3] and seats.seats == [3]
    assert seats.take_over(3, bench.devices.device(f"pad.{two}"))
    assert seats.lost == [] and seats.seat_of(f"pad.{two}") == 3


def test_the_same_pad_comes_back_to_its_seat(bench: Any) -> None:
    one = bench.pads.plug()
    bench.read()
    bench.devices.seats.bind(2, bench.devices.device(f"pad.{one}"))
    bench.pads.unplug(one)
    bench.read()
    again = bench.pads.plug()
    assert again != one
    assert DeviceChange(Change.ADDED, f"pad.{again}", 2) in bench.read()
    assert bench.devices.seats.seat_of(f"pad.{again}") == 2


def test_duplicate_announcements_and_unknown_ids_are_survived(bench: Any) -> None:
    pad = bench.pads.plug()
    bench.read()
    twice = pygame.event.Event(pygame.JOYDEVICEADDED, device_index=0, guid="x")
    odd = [
        twice,
        pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=77),
        pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=4242),
        pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=4242, button=0),
        pygame.event.Event(pygame.JOYAXISMOTION, instance_id=4242, axis=0, value=1.0),
    ]
    assert bench.devices.take(odd, 1.0) == []
    bench.pads.button(pad, A, True)
    assert kinds(bench.read()) == [Kind.CONFIRM]


def test_a_hundred_replugs_leave_no_ghosts(bench: Any) -> None:
    chance = random.Random(4)
    plugged = [bench.pads.plug() for _ in range(3)]
    bench.read()
    for seat, pad in enumerate(plugged):
        bench.devices.seats.bind(seat, bench.devices.device(f"pad.{pad}"))
    for _ in range(100):
        gone = plugged.pop(chance.randrange(len(plugged)))
        bench.pads.unplug(gone)
        if chance.random() < 0.7:
            bench.read()
        plugged.append(bench.pads.plug())
        if chance.random() < 0.5:
            bench.read()
    bench.read()
    bench.read()
    assert len(bench.devices.pads.devices) == 3
    assert bench.devices.seats.seats == [0, 1, 2]
    assert bench.devices.seats.lost == []
    numbers = sorted(device.number for device in bench.devices.pads.devices)
    assert numbers == [1, 2, 3]


# -- seats and scripts -----------------------------------------------------------------------


def test_the_mouse_goes_with_the_arrow_keys() -> None:
    seats = SeatMap()
    seats.bind(1, Device("pad.1", "pad"))
    assert seats.seat_of("mouse") == 1
    seats.bind(4, Device("keys.arrows", "keys"))
    assert seats.seat_of("mouse") == 4
    seats.unbind(4)
    seats.bind(2, Device("pad.2", "pad"))
    assert seats.seat_of("mouse") is None


def test_a_device_has_one_seat() -> None:
    seats = SeatMap()
    pad = Device("pad.1", "pad")
    seats.bind(0, pad)
    seats.bind(1, pad)
    assert seats.seats == [1]
    seats.rearrange({1: 0})
    assert seats.seats == [0]


def test_how_somebody_looks_goes_with_the_person() -> None:
    seats = SeatMap()
    seats.bind(0, Device("pad.0", "pad"))
    seats.bind(1, Device("pad.1", "pad"))
    seats.set_peek(1, "toggle")
    assert (seats.peek_of(0), seats.peek_of(1)) == ("", "toggle")
    seats.device_gone("pad.1")
    assert seats.take_over(1, Device("pad.7", "pad"))
    assert seats.peek_of(1) == "toggle", "with another pad, too"
    seats.rearrange({1: 0})
    assert (seats.peek_of(0), seats.peek_of(1)) == ("toggle", "")
    seats.bind(0, Device("pad.3", "pad"))
    assert seats.peek_of(0) == "toggle"
    seats.unbind(0)
    seats.bind(0, Device("pad.4", "pad"))
    assert seats.peek_of(0) == "", "somebody else"


def test_scripted_seats() -> None:
    fake = FakeDevices()
    fake.seats.bind(2, fake.plug("pad.7"))
    fake.press("confirm", seat=2)
    actions = [event for event in fake.read(0) if isinstance(event, Action)]
    assert actions == [
        Action(Kind.CONFIRM, "pad.7", 2),
        Action(Kind.CONFIRM, "pad.7", 2, Phase.RELEASE),
    ]


def test_a_pause_after_each_ok_can_be_set(viewport: Any) -> None:
    devices = Devices(viewport)
    devices.accept_delay = 0.5
    assert kinds(devices.take([key(pygame.K_RETURN)], 1.0)) == [Kind.CONFIRM]
    devices.take([key(pygame.K_RETURN, down=False)], 1.1)
    assert kinds(devices.take([key(pygame.K_LEFT)], 1.2)) == []
    assert kinds(devices.take([key(pygame.K_SPACE)], 1.2)) == [Kind.CONFIRM]  # somebody else
    devices.take([key(pygame.K_LEFT, down=False)], 1.3)
    assert kinds(devices.take([key(pygame.K_LEFT)], 1.6)) == [Kind.LEFT]


def test_a_pad_that_was_set_up_does_as_it_was_told(bench: Any) -> None:
    pad = bench.pads.plug(mapped=False, axes=2, buttons=10, hats=1)
    bench.read()
    device = bench.devices.device(f"pad.{pad}")
    assert not bench.devices.pads.knows(device.id)
    bench.devices.add_mapping(
        f"{device.guid},{device.name},a:b3,b:b2,dpleft:-a0,dpright:+a0,start:h0.4"
    )
    assert bench.devices.pads.knows(device.id)
    bench.pads.button(pad, 3, True)
    assert kinds(bench.read()) == [Kind.CONFIRM]
    bench.pads.axis(pad, 0, -1.0)
    assert kinds(bench.read()) == [Kind.LEFT]
    bench.pads.hat(pad, 0, 4)
    assert kinds(bench.read()) == [Kind.PAUSE]


def test_capturing_takes_the_next_button_by_its_own_name(bench: Any) -> None:
    known, plain = bench.pads.plug(), bench.pads.plug(mapped=False, axes=2, buttons=10, hats=1)
    bench.read()
    taken: list[tuple[str, str]] = []

    def take(device: Device, name: str) -> bool:
        taken.append((device.id, name))
        return True

    bench.devices.capture = take
    bench.pads.button(known, X, True)
    assert kinds(bench.read()) == []
    bench.pads.button(plain, 7, True)
    bench.pads.axis(plain, 1, 1.0)
    assert kinds(bench.read()) == []
    assert kinds(bench.devices.take([key(pygame.K_g)], 9)) == []
    assert sorted(taken) == [
        ("", "g"),
        (f"pad.{known}", "west"),
        (f"pad.{plain}", "+a1"),
        (f"pad.{plain}", "b7"),
    ]


def test_typing_gives_letters_instead_of_actions(viewport: Any) -> None:
    devices = Devices(viewport)
    letter = pygame.event.Event(pygame.TEXTINPUT, text="w")
    assert devices.take([letter], 0) == []
    devices.typing = True
    raw = [key(pygame.K_w), letter, key(pygame.K_BACKSPACE), key(pygame.K_RETURN)]
    assert devices.take(raw, 0.1) == [
        Typed("w"),
        Typed(BACKSPACE),
        Action(Kind.CONFIRM, "keys.arrows"),
    ]
    devices.typing = False
    assert kinds(devices.take([key(pygame.K_a)], 0.2)) == [Kind.LEFT]


def motion(x: int, y: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))


def test_a_mouse_that_lies_where_the_window_opens_points_at_nothing(viewport: Any) -> None:
    devices = Devices(viewport)
    assert devices.take([motion(200, 100), motion(202, 101), motion(199, 98)], 0) == []
    moved = devices.take([motion(220, 101)], 1)
    assert kinds(moved) == [Kind.POINT]
    assert kinds(devices.take([motion(221, 101)], 2)) == [Kind.POINT], "now every move counts"
    resized = pygame.event.Event(pygame.WINDOWSIZECHANGED, x=800, y=600)
    assert devices.take([resized, motion(300, 120)], 3) == [Notice.RESIZED], "the window moved"
    assert kinds(devices.take([motion(310, 120)], 4)) == [Kind.POINT]
