"""Game pads through one adapter: the only module that knows SDL's controller interface.

Pads are keyed by instance id. A controller's presses also arrive as joystick events; those are
ignored for ids that are open as controllers (blocking them would silence both). The objects are
kept: a collected controller closes its device. Unmapped pads are opened as plain joysticks.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import pygame
from pygame._sdl2 import controller as sdl_controller

from systems.io.actions import Kind
from systems.io.bindings import Bindings
from systems.io.buttons import PAD_BUTTONS
from systems.io.controllers import tell_sdl
from systems.io.raw import SDL_NAMES, USUAL, Model, RawMapping, RawState, by_model, model_of
from systems.io.seats import Device

PUSHED = 0.5
"""A stick counts as pushed from here on, and until it comes back to RELEASED."""
RELEASED = 0.35
REST = 0.25
"""Below this a stick is at rest. One that never was (a broken or odd axis) is not listened to."""

TRIGGERS = (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)

_log = logging.getLogger(__name__)

_NAMES = {code: name for name, code in PAD_BUTTONS.items()}
_FAMILIES = {
    "xbox": ("xbox", "x-box", "xinput", "360"),
    "playstation": ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony"),
    "nintendo": ("nintendo", "switch", "joy-con", "snes", "pro controller"),
}


@dataclass(slots=True)
class Press:
    """A button or direction of a pad that went down or up."""

    device: str
    kind: Kind
    down: bool


@dataclass(slots=True)
class _Pad:
    """An open pad and what is held on it."""

    device: Device
    handle: Any
    joystick: Any
    mapped: bool
    axes: list[float] = field(default_factory=lambda: [0.0, 0.0])
    rested: list[bool] = field(default_factory=lambda: [True, True])
    fresh: bool = True
    """Just opened: what its sticks report now is where they lie, not what somebody does."""
    stick: Kind | None = None
    triggers: set[int] = field(default_factory=set)
    """Triggers that are at rest: the next pull counts."""
    raw: RawState = field(default_factory=RawState)


class Pads:
    """Opens, closes and reads game pads.

    Args:
        bindings: what the buttons mean.
        mappings: SDL mappings of pads that SDL does not know, as ``guid,name,a:b0,...``.
    """

    def __init__(self, bindings: Bindings, mappings: Iterable[str] = ()) -> None:
        self.bindings = bindings
        self._mappings = by_model(mappings)
        self._usual = RawMapping.parse(USUAL)
        self._pads: dict[int, _Pad] = {}
        self._came = 0
        tell_sdl()
        if not sdl_controller.get_init():
            sdl_controller.init()
        if not pygame.joystick.get_init():
            pygame.joystick.init()

    @property
    def devices(self) -> list[Device]:
        """Open pads in the order in which they came."""
        return [pad.device for pad in self._pads.values()]

    def rumble(self, device: str, strength: float, ms: int) -> bool:
        """Let a pad shake; False when it cannot."""
        pad = self._by_id(device)
        if pad is None:
            return False
        try:
            return bool(pad.handle.rumble(strength, strength, ms))
        except (pygame.error, AttributeError):
            return False

    def add_mapping(self, line: str) -> None:
        """Use a mapping that somebody has just made for pads of a model."""
        self._mappings |= by_model([line])

    # -- events ------------------------------------------------------------------------------

    def plugged(self, event: pygame.event.Event) -> Device | None:
        """A device was announced, perhaps for the second time; the device if it is new."""
        index = event.device_index
        try:
            mapped = bool(sdl_controller.is_controller(index))
            handle: Any
            if mapped:
                handle = sdl_controller.Controller(index)
                joystick = handle.as_joystick()
            else:
                handle = joystick = pygame.joystick.Joystick(index)
            instance = joystick.get_instance_id()
            guid, name = joystick.get_guid(), joystick.get_name()
        except (pygame.error, SystemError, ValueError) as error:
            _log.warning("A pad could not be opened: %s", error)
            return None
        known = self._pads.get(instance)
        if known is not None and known.mapped >= mapped:
            return None
        self._came = known.device.number if known else self._free_number()
        place = known.device.place if known else self._free_place(guid)
        device = Device(f"pad.{instance}", "pad", name, guid, family_of(name), self._came, place)
        self._pads[instance] = _Pad(device, handle, joystick, mapped)
        self.bindings.came(device)
        return None if known else device

    def unplugged(self, instance: int) -> Device | None:
        """A device is gone; the device if it was open."""
        pad = self._pads.pop(instance, None)
        if pad is None:
            return None
        with contextlib.suppress(pygame.error):  # SDL may have closed it already
            pad.handle.quit()
        return pad.device

    def settle(self) -> None:
        """The first events of newly opened pads have been read."""
        for pad in self._pads.values():
            pad.fresh = False

    def silent(self) -> list[int]:
        """Instance ids of pads that went away without SDL saying so."""
        gone = []
        for instance, pad in self._pads.items():
            try:
                present = pad.handle.attached() if pad.mapped else pad.joystick.get_init()
            except pygame.error:
                present = False
            if not present:
                gone.append(instance)
        return gone

    def read(self, event: pygame.event.Event) -> Iterator[Press]:
        """The presses in one event; events of unknown devices give none."""
        pad = self._pads.get(getattr(event, "instance_id", -1))
        if pad is None:
            return
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            kind = self.bindings.pad_kind(pad.device.id, event.button)
            if kind is not None:
                yield Press(pad.device.id, kind, event.type == pygame.CONTROLLERBUTTONDOWN)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            yield from self._stick(pad, event.axis, event.value / 32768)
        elif not pad.mapped:
            yield from self._raw(pad, event)

    def is_other_press(self, event: pygame.event.Event) -> bool:
        """Whether a button went down that means nothing here; it tells that somebody is there.

        A known pad's buttons also arrive as those of a joystick: these do not count.
        """
        pad = self._pads.get(getattr(event, "instance_id", -1))
        if pad is None:
            return False
        down = pygame.CONTROLLERBUTTONDOWN if pad.mapped else pygame.JOYBUTTONDOWN
        if event.type == down:
            return True
        if not pad.mapped or event.type != pygame.CONTROLLERAXISMOTION:
            return False
        return event.axis in TRIGGERS and self._pulled(pad, event.axis, event.value / 32768)

    def _pulled(self, pad: _Pad, axis: int, value: float) -> bool:
        """Whether a trigger has just been pulled; one that never comes to rest is overlooked."""
        if abs(value) < REST:
            pad.triggers.add(axis)
        elif value > PUSHED and axis in pad.triggers:
            pad.triggers.discard(axis)
            return True
        return False

    def inputs(self, event: pygame.event.Event) -> Iterator[tuple[Device, str]]:
        """Buttons that went down, by their own names, for setting up a pad or its buttons.

        Pads that SDL knows give names by position (``south``), others raw inputs (``b3``).
        """
        pad = self._pads.get(getattr(event, "instance_id", -1))
        if pad is None:
            return
        if pad.mapped:
            if event.type == pygame.CONTROLLERBUTTONDOWN and event.button in _NAMES:
                yield pad.device, _NAMES[event.button]
            return
        for name, down in pad.raw.changes(event):
            if down and not pad.fresh:
                yield pad.device, name

    def place(self, device: str, name: str) -> str:
        """Where a raw input of a pad lies, by its set-up; what has a place already keeps it."""
        pad = self._by_id(device)
        return name if pad is None or pad.mapped else self._mapping(pad).buttons.get(name, name)

    def lacks(self, device: str, place: str) -> bool:
        """Whether what SDL, or the set-up, knows of a pad has no button at a place."""
        pad = self._by_id(device)
        if pad is None:
            return False
        if not pad.mapped:
            return place not in self._mapping(pad).buttons.values()
        try:
            return SDL_NAMES[place] not in pad.handle.get_mapping()
        except pygame.error:
            return False

    def knows(self, device: str) -> bool:
        """Whether SDL, or somebody here, has said what the buttons of a pad mean."""
        pad = self._by_id(device)
        return pad is None or pad.mapped or _model(pad.device) in self._mappings

    def _raw(self, pad: _Pad, event: pygame.event.Event) -> Iterator[Press]:
        mapping = self._mapping(pad)
        if event.type == pygame.JOYAXISMOTION and event.axis in mapping.stick:
            yield from self._stick(pad, mapping.stick[event.axis], event.value)
            return
        for name, down in pad.raw.changes(event):
            button = PAD_BUTTONS.get(mapping.buttons.get(name, ""), -1)
            kind = self.bindings.pad_kind(pad.device.id, button)
            if kind is not None and not pad.fresh:
                yield Press(pad.device.id, kind, down)

    def _stick(self, pad: _Pad, axis: int, value: float) -> Iterator[Press]:
        """The left stick as four buttons, with a dead zone and one direction at a time."""
        if axis not in (0, 1):
            return
        pad.axes[axis] = value
        if pad.fresh:
            pad.rested[axis] = abs(value) < REST
        elif abs(value) < REST:
            pad.rested[axis] = True
        if not pad.rested[axis]:
            return
        pushed = _direction(pad.axes, pad.stick)
        if pushed is pad.stick:
            return
        if pad.stick is not None:
            yield Press(pad.device.id, pad.stick, False)
        if pushed is not None:
            yield Press(pad.device.id, pushed, True)
        pad.stick = pushed

    def _by_id(self, device: str) -> _Pad | None:
        return next((pad for pad in self._pads.values() if pad.device.id == device), None)

    def _mapping(self, pad: _Pad) -> RawMapping:
        return self._mappings.get(_model(pad.device), self._usual)

    def _free_number(self) -> int:
        return free_number(pad.device.number for pad in self._pads.values())

    def _free_place(self, guid: str) -> int:
        equal = (pad.device for pad in self._pads.values() if pad.device.guid == guid)
        return free_number(one.place for one in equal)


def _direction(axes: list[float], held: Kind | None) -> Kind | None:
    across, down = axes
    if held is not None:
        along = {
            Kind.LEFT: -across,
            Kind.RIGHT: across,
            Kind.UP: -down,
            Kind.DOWN: down,
        }[held]
        if along > RELEASED:
            return held
    if max(abs(across), abs(down)) < PUSHED:
        return None
    if abs(across) > abs(down):
        return Kind.RIGHT if across > 0 else Kind.LEFT
    return Kind.DOWN if down > 0 else Kind.UP


def free_number(taken: Iterable[int]) -> int:
    """The lowest number from 1 that nobody has."""
    used = set(taken)
    return next(number for number in count(1) if number not in used)


def _model(device: Device) -> Model:
    return model_of(device.guid, device.name)


def family_of(name: str) -> str:
    """The family of a pad by its name, for the letters on prompts."""
    lower = name.lower()
    for family, words in _FAMILIES.items():
        if any(word in lower for word in words):
            return family
    return ""
