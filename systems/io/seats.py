"""Which device plays for which seat: joining, leaving, losing a pad and coming back."""

from __future__ import annotations

from dataclasses import dataclass

TWIN_WINDOW = 0.020
"""Seconds. The same press from two unseated pads within it is one pad seen twice."""


@dataclass(frozen=True, slots=True)
class Device:
    """Something to play with.

    Attributes:
        id: ``pad.<instance>``, ``keys.<zone>`` or ``mouse``.
        sort: ``pad``, ``keys`` or ``mouse``.
        name: as the maker calls it.
        guid: SDL's id of the model; the same for two equal pads.
        family: ``xbox``, ``playstation``, ``nintendo`` or empty, for glyphs.
        number: pads are counted from 1 as they come; 0 for others.
        place: which of the pads of one model it is, counted from 1 as they come.
    """

    id: str
    sort: str
    name: str = ""
    guid: str = ""
    family: str = ""
    number: int = 0
    place: int = 1


@dataclass(slots=True)
class Seating:
    """One seat's device, and whether it is gone."""

    device: Device
    lost: bool = False


class SeatMap:
    """Devices by seat. A seat keeps its place while its device is gone."""

    def __init__(self) -> None:
        self._seats: dict[int, Seating] = {}
        self._peeks: dict[int, str] = {}
        """How whoever sits there likes to look at secrets, where it was said."""
        self._paces: dict[int, str] = {}
        """How fast the focus walks for whoever plays with one button, where it was said."""

    # -- asking ------------------------------------------------------------------------------

    def seat_of(self, device: str) -> int | None:
        """The seat a device plays for. The mouse goes with the arrow keys, or with the only one."""
        for seat, seating in self._seats.items():
            if seating.device.id == device and not seating.lost:
                return seat
        if device != "mouse":
            return None
        arrows = self.seat_of("keys.arrows")
        if arrows is not None:
            return arrows
        return next(iter(self._seats)) if len(self._seats) == 1 else None

    def device_of(self, seat: int) -> Device | None:
        """The device of a seat, also while it is gone."""
        seating = self._seats.get(seat)
        return seating.device if seating else None

    def peek_of(self, seat: int) -> str:
        """``hold`` or ``toggle``, as the person of a seat has said; "" where nothing was said."""
        return self._peeks.get(seat, "")

    def pace_of(self, seat: int) -> str:
        """``off``, or how fast the focus walks by itself; "" where nothing was said."""
        return self._paces.get(seat, "")

    @property
    def has_pace(self) -> bool:
        """Whether any seat has said that it plays with one button."""
        return any(pace != "off" for pace in self._paces.values())

    @property
    def seats(self) -> list[int]:
        """Seats with a device, sorted."""
        return sorted(self._seats)

    @property
    def lost(self) -> list[int]:
        """Seats whose device is gone, sorted."""
        return sorted(seat for seat, seating in self._seats.items() if seating.lost)

    # -- changing ----------------------------------------------------------------------------

    def bind(self, seat: int, device: Device) -> None:
        """Let a device play for a seat; it leaves the seat it had."""
        peek, pace = self.peek_of(seat), self.pace_of(seat)
        self.leave_device(device.id)
        self._seats[seat] = Seating(device)
        if peek:
            self._peeks[seat] = peek
        if pace:
            self._paces[seat] = pace

    def set_peek(self, seat: int, how: str) -> None:
        """The person of a seat says ``hold`` or ``toggle``; it goes with that person."""
        self._peeks[seat] = how

    def set_pace(self, seat: int, pace: str) -> None:
        """The person of a seat plays with one button, so fast, or ``off``."""
        self._paces[seat] = pace

    def unbind(self, seat: int) -> None:
        """The seat has no device any more."""
        self._seats.pop(seat, None)
        self._peeks.pop(seat, None)
        self._paces.pop(seat, None)

    def leave_device(self, device: str) -> None:
        """The device plays for nobody any more."""
        for seat, seating in list(self._seats.items()):
            if seating.device.id == device and not seating.lost:
                self.unbind(seat)

    def clear(self) -> None:
        """Everybody gets up."""
        self._seats.clear()
        self._peeks.clear()
        self._paces.clear()

    def rearrange(self, order: dict[int, int]) -> None:
        """Move devices to other seats: old seat -> new seat; seats not named get up."""
        self._seats = {
            order[seat]: seating for seat, seating in self._seats.items() if seat in order
        }
        self._peeks = {order[seat]: how for seat, how in self._peeks.items() if seat in order}
        self._paces = {order[seat]: pace for seat, pace in self._paces.items() if seat in order}

    def device_gone(self, device: str) -> int | None:
        """A device was unplugged; returns its seat, which waits for it."""
        seat = self.seat_of(device) if device != "mouse" else None
        if seat is not None:
            self._seats[seat].lost = True
        return seat

    def device_came(self, device: Device) -> int | None:
        """A device was plugged in; the waiting seat whose model it is gets it, and is returned."""
        for seat in self.lost:
            old = self._seats[seat].device
            if old.sort == device.sort and old.guid and old.guid == device.guid:
                self._seats[seat] = Seating(device)
                return seat
        return None

    def take_over(self, seat: int, device: Device) -> bool:
        """Any free device takes a waiting seat; False when the seat waits for nothing."""
        seating = self._seats.get(seat)
        if seating is None or not seating.lost or self.seat_of(device.id) is not None:
            return False
        self._seats[seat] = Seating(device)
        return True
