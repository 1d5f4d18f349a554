"""What a person did, without saying with which button: the only input that scenes see."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What was meant. The four face buttons are known by what they do, not by their letters."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    BACK = "back"
    EXTRA = "extra"
    """North: my notes."""
    INFO = "info"
    """West: how it works."""
    PAUSE = "pause"
    PAGE_LEFT = "page_left"
    PAGE_RIGHT = "page_right"
    POINT = "point"
    """The mouse moved; ``at`` says where."""
    CLICK = "click"
    WHEEL = "wheel"
    """``amount``: notches, upwards is positive."""


DIRECTIONS = (Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT)
POINTER = (Kind.POINT, Kind.CLICK, Kind.WHEEL)


class Phase(StrEnum):
    """Whether a button went down, is held (directions repeat), or came up."""

    PRESS = "press"
    REPEAT = "repeat"
    RELEASE = "release"


@dataclass(frozen=True, slots=True)
class Action:
    """One press, repetition, release or movement.

    Attributes:
        kind: what was meant.
        device: id of the device, such as ``pad.3`` or ``keys.arrows``.
        seat: who that device plays for; None when nobody.
        phase: press, repeat or release.
        at: place in logical units, for the pointer.
        amount: notches of the wheel.
    """

    kind: Kind
    device: str
    seat: int | None = None
    phase: Phase = Phase.PRESS
    at: tuple[float, float] | None = None
    amount: int = 0

    @property
    def pressed(self) -> bool:
        """A fresh press (not a repetition, not a release)."""
        return self.phase is Phase.PRESS


class Change(StrEnum):
    """What happened to a device."""

    ADDED = "added"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True)
class DeviceChange:
    """A device came or went. ``seat`` is the seat that it played for, if any."""

    change: Change
    device: str
    seat: int | None = None


class Notice(StrEnum):
    """What happened to the window."""

    RESIZED = "resized"
    EXPOSED = "exposed"
    QUIT = "quit"
    FULLSCREEN = "fullscreen"
    """The key that changes between window and full screen."""
    SCREENSHOT = "screenshot"
    FOCUS_LOST = "focus_lost"
    FOCUS_GAINED = "focus_gained"
    TOUCHED = "touched"
    """A key or button that means nothing was pressed: somebody is there."""


BACKSPACE = "\b"


@dataclass(frozen=True, slots=True)
class Typed:
    """Letters from the keyboard, while a scene takes them; :data:`BACKSPACE` rubs one out."""

    text: str


Event = Action | DeviceChange | Notice | Typed
