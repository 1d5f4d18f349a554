"""One place reads SDL's queue and turns it into actions with a seat.

Keyboard zones are devices of their own, so that several people can share a keyboard; the mouse
is one; pads come and go. Held directions repeat. Losing the window's focus, or a device, releases
what it held.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

import pygame

from systems.io.actions import (
    BACKSPACE,
    DIRECTIONS,
    Action,
    Change,
    DeviceChange,
    Event,
    Kind,
    Notice,
    Phase,
    Typed,
)
from systems.io.bindings import Bindings
from systems.io.buttons import FULLSCREEN_KEY, PAUSE_KEY, SCREENSHOT_KEY, ZONES, key_name
from systems.io.pads import Pads
from systems.io.seats import TWIN_WINDOW, Device, SeatMap
from systems.io.viewport import Viewport

REPEAT_AFTER = 0.400
REPEAT_EVERY = 0.125

MOUSE = Device("mouse", "mouse", "Mouse")

MOUSE_WAKES = 6
"""Pixels. A mouse that lies where the window opens under it points at nothing before it moves."""


NUMBER_PAD = frozenset(
    {getattr(pygame, f"K_KP{digit}") for digit in range(10)}
    | {pygame.K_KP_PERIOD, pygame.K_KP_PLUS, pygame.K_KP_MINUS}
    | {pygame.K_KP_MULTIPLY, pygame.K_KP_DIVIDE, pygame.K_KP_ENTER, pygame.K_KP_EQUALS}
)

Capture = Callable[[Device, str], bool]
"""(device, its own name of a button or key) -> whether it was taken."""


class Input(Protocol):
    """Where an application takes its events from."""

    seats: SeatMap
    bindings: Bindings
    capture: Capture | None
    """Takes the next buttons and keys by their own names instead of acting on them."""
    typing: bool
    """Keys give letters (:class:`Typed`) instead of actions; arrows, Enter and Escape stay."""
    typist: str
    """The part of the keyboard that the keys which stay act for meanwhile; empty: each its own."""
    accept_delay: float
    """Seconds after a press of OK in which another press of that device does nothing."""

    def read(self, now: float) -> list[Event]:
        """What has happened since the last call; ``now`` in seconds."""
        ...

    @property
    def devices(self) -> list[Device]:
        """Everything that can join: pads, keyboard zones, mouse."""
        ...

    def device(self, name: str) -> Device | None:
        """A device by its id."""
        ...

    def place(self, device: str, name: str) -> str:
        """Where on a pad a button is that reported by its own name; others keep their names."""
        ...

    def lacks(self, device: str, place: str) -> bool:
        """Whether a pad is known to have no button at a place."""
        ...

    def add_mapping(self, line: str) -> None:
        """Use what the set-up of a pad has found."""
        ...

    def rumble(self, device: str, strength: float, ms: int) -> bool:
        """Let a device shake; False when it cannot."""
        ...


class Held:
    """What is held on every device: repeats directions and releases on demand."""

    def __init__(self) -> None:
        self._held: dict[tuple[str, Kind], float] = {}

    def down(self, device: str, kind: Kind, now: float) -> bool:
        """Note a press; False when it was down already (a twin event)."""
        if (device, kind) in self._held:
            return False
        self._held[device, kind] = now + REPEAT_AFTER
        return True

    def up(self, device: str, kind: Kind) -> bool:
        """Note a release; False when it was not down."""
        return self._held.pop((device, kind), None) is not None

    def due(self, now: float) -> list[tuple[str, Kind]]:
        """Directions that repeat now."""
        found = []
        for (device, kind), when in self._held.items():
            if kind in DIRECTIONS and now >= when:
                found.append((device, kind))
                self._held[device, kind] = max(when + REPEAT_EVERY, now)
        return found

    def release(self, device: str | None = None) -> list[tuple[str, Kind]]:
        """Let go of everything that a device (or all of them) holds."""
        gone = [key for key in self._held if device is None or key[0] == device]
        for key in gone:
            del self._held[key]
        return gone


class Devices:
    """Keyboard, mouse and pads of this machine.

    Args:
        viewport: maps the mouse.
        seats: who plays with what.
        bindings: what buttons and keys mean.
        mappings: SDL mappings of pads that were set up here, as ``guid,name,a:b0,...``.
    """

    def __init__(
        self,
        viewport: Viewport,
        seats: SeatMap | None = None,
        bindings: Bindings | None = None,
        mappings: Iterable[str] = (),
    ) -> None:
        self.viewport = viewport
        self.seats = seats or SeatMap()
        self.bindings = bindings or Bindings()
        self.pads = Pads(self.bindings, mappings)
        self.accept_delay = 0.0
        self.capture: Capture | None = None
        self.typing = False
        self.typist = ""
        self._keys_down: dict[int, tuple[str, Kind]] = {}
        """A key that is down -> what it went down as: it comes up as the same."""
        self._on_number_pad = False
        """Whether the last key was one of the number pad: those are buttons, and never letters."""
        self._accepted: dict[str, float] = {}
        self._held = Held()
        self._zone = "keys.arrows"
        self._presses: list[tuple[float, str, Kind]] = []
        self._mouse_lies: tuple[int, int] | None = None
        """Where the mouse was first told of in this window; it means nothing before it moves."""
        self._mouse_moves = False

    @property
    def devices(self) -> list[Device]:
        """Everything that can join: pads, keyboard zones, mouse."""
        zones = [Device(zone, "keys", zone) for zone in ZONES]
        return [*self.pads.devices, *zones, MOUSE]

    def device(self, name: str) -> Device | None:
        """A device by its id."""
        return next((device for device in self.devices if device.id == name), None)

    def place(self, device: str, name: str) -> str:
        """Where on a pad a button is that reported by its own name; others keep their names."""
        return self.pads.place(device, name)

    def lacks(self, device: str, place: str) -> bool:
        """Whether a pad is known to have no button at a place."""
        return self.pads.lacks(device, place)

    def add_mapping(self, line: str) -> None:
        """Use what the set-up of a pad has found, for all pads of its model."""
        self.pads.add_mapping(line)

    def rumble(self, device: str, strength: float, ms: int) -> bool:
        """Let a pad shake, 0 to 1; False when it cannot."""
        return self.pads.rumble(device, strength, ms)

    def read(self, now: float) -> list[Event]:
        """Read SDL's queue, once a frame."""
        events = self.take(pygame.event.get(), now)
        self.pads.settle()
        for device, kind in self._held.due(now):
            events.append(Action(kind, device, self.seats.seat_of(device), Phase.REPEAT))
        return events

    def take(self, raw: Iterable[pygame.event.Event], now: float) -> list[Event]:
        """Turn SDL's events into ours."""
        out: list[Event] = []
        for event in raw:
            self._take_one(event, now, out)
        return out

    def _captured(self, event: pygame.event.Event) -> bool:
        """Whether a button or key was taken by :attr:`capture`."""
        if self.capture is None:
            return False
        if event.type == pygame.KEYDOWN:
            name = key_name(event.key)
            zone = self.bindings.key(event.key)
            device = Device(zone[0] if zone else "", "keys", "")
            return bool(name) and self.capture(device, name)
        return any(self.capture(device, name) for device, name in self.pads.inputs(event))

    def _take_one(self, event: pygame.event.Event, now: float, out: list[Event]) -> None:
        if self._captured(event):
            return
        match event.type:
            case pygame.QUIT:
                out.append(Notice.QUIT)
            case pygame.VIDEORESIZE | pygame.WINDOWSIZECHANGED:
                self._mouse_lies, self._mouse_moves = None, False
                if Notice.RESIZED not in out:
                    out.append(Notice.RESIZED)
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED:
                out.append(Notice.EXPOSED)
            case pygame.WINDOWFOCUSLOST:
                self._let_go(None, out)
                self._keys_down.clear()
                out.append(Notice.FOCUS_LOST)
            case pygame.WINDOWFOCUSGAINED:
                out.append(Notice.FOCUS_GAINED)
            case pygame.TEXTINPUT:
                if self.typing and event.text.isprintable() and not self._on_number_pad:
                    out.append(Typed(event.text))
            case pygame.KEYDOWN | pygame.KEYUP:
                if self.typing and self._types(event, out):
                    return
                self._key(event, now, out)
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                self._mouse(event, now, out)
            case pygame.MOUSEWHEEL:
                seat = self.seats.seat_of("mouse")
                out.append(Action(Kind.WHEEL, "mouse", seat, amount=event.y))
            case pygame.CONTROLLERDEVICEADDED | pygame.JOYDEVICEADDED:
                self._plugged(event, out)
            case pygame.CONTROLLERDEVICEREMOVED | pygame.JOYDEVICEREMOVED:
                self._unplugged(event.instance_id, out)
            case _:
                presses = list(self.pads.read(event))
                for press in presses:
                    self._button(press.device, press.kind, press.down, now, out)
                if not presses and self.pads.is_other_press(event):
                    out.append(Notice.TOUCHED)

    # -- buttons and keys --------------------------------------------------------------------

    def _button(self, device: str, kind: Kind, down: bool, now: float, out: list[Event]) -> None:
        seat = self.seats.seat_of(device)
        if not down:
            if self._held.up(device, kind):
                out.append(Action(kind, device, seat, Phase.RELEASE))
            return
        if not self._held.down(device, kind, now):
            return
        if (seat is None and self._is_twin(device, kind, now)) or self._too_soon(device, now):
            self._held.up(device, kind)
            return
        if kind is Kind.CONFIRM:
            self._accepted[device] = now
        self._presses.append((now, device, kind))
        out.append(Action(kind, device, seat))

    def _too_soon(self, device: str, now: float) -> bool:
        """Whether an accidental second press is to be overlooked (a setting)."""
        last = self._accepted.get(device)
        return last is not None and now - last < self.accept_delay

    def _is_twin(self, device: str, kind: Kind, now: float) -> bool:
        """Whether another pad has just reported the same press: one pad seen twice."""
        self._presses = [one for one in self._presses if now - one[0] <= TWIN_WINDOW]
        return device.startswith("pad.") and any(
            other != device and other.startswith("pad.") and kind is same
            for _, other, same in self._presses
        )

    def _key(self, event: pygame.event.Event, now: float, out: list[Event]) -> None:
        if event.type == pygame.KEYUP:
            went_down = self._keys_down.pop(event.key, None)
            if went_down is not None:
                self._button(*went_down, False, now, out)
        elif event.key == FULLSCREEN_KEY or (
            event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
        ):
            out.append(Notice.FULLSCREEN)
        elif event.key == SCREENSHOT_KEY:
            out.append(Notice.SCREENSHOT)
        else:
            found = self._meaning(event.key)
            if found is None:
                out.append(Notice.TOUCHED)
                return
            self._zone, kind = found
            self._keys_down[event.key] = found
            self._button(self._zone, kind, True, now, out)

    def _meaning(self, key: int) -> tuple[str, Kind] | None:
        """What a key does, and for which part of the keyboard."""
        if key == PAUSE_KEY:
            return (self._zone, Kind.PAUSE)
        found = self.bindings.key(key)
        if found is not None and self.typing and self.typist:
            return (self.typist, found[1])
        return found

    def _types(self, event: pygame.event.Event, out: list[Event]) -> bool:
        """Whether a key belongs to typing; its letter comes as an event of its own.

        What comes up may have gone down before letters were taken, and is let go then.
        """
        if event.type == pygame.KEYUP:
            return False
        self._on_number_pad = event.key in NUMBER_PAD
        if event.key == pygame.K_BACKSPACE:
            out.append(Typed(BACKSPACE))
            return True
        return event.key in range(32, 127)

    def _mouse(self, event: pygame.event.Event, now: float, out: list[Event]) -> None:
        seat = self.seats.seat_of("mouse")
        at = self.viewport.to_logical(event.pos)
        if event.type == pygame.MOUSEMOTION:
            if self._mouse_is_moved(event.pos) and at is not None:
                out.append(Action(Kind.POINT, "mouse", seat, at=at))
            return
        down = event.type == pygame.MOUSEBUTTONDOWN
        if event.button == 3:
            self._button("mouse", Kind.BACK, down, now, out)
        elif event.button == 1:
            fresh = self._held.down("mouse", Kind.CLICK, now) if down else False
            if fresh and at is not None:
                out.append(Action(Kind.CLICK, "mouse", seat, at=at))
            elif not down and self._held.up("mouse", Kind.CLICK):
                out.append(Action(Kind.CLICK, "mouse", seat, Phase.RELEASE, at))
        elif down and event.button == 2:
            out.append(Notice.TOUCHED)

    def _mouse_is_moved(self, at: tuple[int, int]) -> bool:
        """Whether somebody moves it, and not the window under it."""
        if self._mouse_lies is None:
            self._mouse_lies = at
        x, y = self._mouse_lies
        self._mouse_moves = self._mouse_moves or max(abs(at[0] - x), abs(at[1] - y)) >= MOUSE_WAKES
        return self._mouse_moves

    def _let_go(self, device: str | None, out: list[Event]) -> None:
        for name, kind in self._held.release(device):
            out.append(Action(kind, name, self.seats.seat_of(name), Phase.RELEASE))

    # -- coming and going --------------------------------------------------------------------

    def _plugged(self, event: pygame.event.Event, out: list[Event]) -> None:
        for instance in self.pads.silent():
            self._unplugged(instance, out)
        device = self.pads.plugged(event)
        if device is not None:
            seat = self.seats.device_came(device)
            out.append(DeviceChange(Change.ADDED, device.id, seat))

    def _unplugged(self, instance: int, out: list[Event]) -> None:
        device = self.pads.unplugged(instance)
        if device is None:
            return
        self._let_go(device.id, out)
        seat = self.seats.device_gone(device.id)
        out.append(DeviceChange(Change.REMOVED, device.id, seat))
