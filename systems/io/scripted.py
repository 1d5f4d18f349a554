"""Scripted input, which behaves like that of a machine: for tests, demonstrations and the soak."""

from __future__ import annotations

from dataclasses import replace

from systems.io.actions import Action, Change, DeviceChange, Event, Kind, Phase, Typed
from systems.io.bindings import Bindings
from systems.io.buttons import ZONES
from systems.io.devices import MOUSE, Capture
from systems.io.pads import free_number
from systems.io.seats import Device, SeatMap


class FakeDevices:
    """Scripted input for tests, demonstrations and the soak: "seat 2 presses confirm"."""

    def __init__(self, seats: SeatMap | None = None) -> None:
        self.seats = seats or SeatMap()
        self.bindings = Bindings()
        self.accept_delay = 0.0
        self.capture: Capture | None = None
        self.typing = False
        self.typist = ""
        self.mappings: list[str] = []
        self.lacking: set[tuple[str, str]] = set()
        """Id of a pad, and a place where it has no button."""
        self.shaken: list[str] = []
        self.known: dict[str, Device] = {zone: Device(zone, "keys", zone) for zone in ZONES}
        self.known["mouse"] = MOUSE
        self._queue: list[Event] = []

    def plug(self, name: str, guid: str = "", number: int = 1, family: str = "") -> Device:
        """A pad comes."""
        model = guid or name
        equal = (pad for pad in self.known.values() if pad.guid == model and pad.id != name)
        place = free_number(pad.place for pad in equal)
        device = Device(name, "pad", name, model, family, number, place)
        self.known[name] = device
        self.bindings.came(device)
        seat = self.seats.device_came(device)
        self._queue.append(DeviceChange(Change.ADDED, name, seat))
        return device

    def unplug(self, name: str) -> None:
        """A pad goes."""
        self.known.pop(name, None)
        self._queue.append(DeviceChange(Change.REMOVED, name, self.seats.device_gone(name)))

    def press(self, kind: Kind | str, seat: int | None = None, device: str = "") -> None:
        """A button goes down and up again, on a device or on that of a seat."""
        self.hold(kind, seat, device)
        self.release(kind, seat, device)

    def hold(self, kind: Kind | str, seat: int | None = None, device: str = "") -> None:
        """A button goes down."""
        self._queue.append(self._action(Kind(kind), seat, device))

    def release(self, kind: Kind | str, seat: int | None = None, device: str = "") -> None:
        """A button comes up."""
        action = self._action(Kind(kind), seat, device)
        self._queue.append(replace(action, phase=Phase.RELEASE))

    def click(self, at: tuple[float, float], seat: int | None = None) -> None:
        """The mouse moves somewhere and clicks."""
        seat = seat if seat is not None else self.seats.seat_of("mouse")
        self._queue.append(Action(Kind.POINT, "mouse", seat, at=at))
        self._queue.append(Action(Kind.CLICK, "mouse", seat, at=at))

    def type(self, text: str) -> None:
        """Type letters; they count only where a scene takes them."""
        if self.typing:
            self._queue.extend(Typed(letter) for letter in text)

    def send(self, event: Event) -> None:
        """Anything else, such as a notice of the window."""
        self._queue.append(event)

    @property
    def devices(self) -> list[Device]:
        """Everything that can join."""
        return list(self.known.values())

    def place(self, device: str, name: str) -> str:
        """The name itself: scripted pads report places."""
        del device
        return name

    def lacks(self, device: str, place: str) -> bool:
        """Whether a pad was said to have no button at a place."""
        return (device, place) in self.lacking

    def add_mapping(self, line: str) -> None:
        """Keep it, for the test to look at."""
        self.mappings.append(line)

    def rumble(self, device: str, strength: float, ms: int) -> bool:
        """Note which device was shaken."""
        self.shaken.append(device)
        return strength > 0 and ms > 0

    def raw(self, device: str, name: str) -> bool:
        """A button or key by its own name, for what sets pads up; whether it was taken."""
        known = self.known.get(device) or Device("", "keys", "")
        return self.capture is not None and self.capture(known, name)

    def read(self, now: float) -> list[Event]:
        """What was scripted since the last call."""
        del now  # only real devices repeat what is held
        queue, self._queue = self._queue, []
        return queue

    def device(self, name: str) -> Device | None:
        """A device by its id."""
        return self.known.get(name)

    def _action(self, kind: Kind, seat: int | None, device: str) -> Action:
        if not device:
            own = self.seats.device_of(seat) if seat is not None else None
            device = own.id if own else "keys.arrows"
        if seat is None:
            seat = self.seats.seat_of(device)
        return Action(kind, device, seat)
