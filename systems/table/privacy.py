"""How secrets are kept on a shared screen: small machines without drawing.

Games declare which of these a secret needs and never write their own. They are driven by presses of
seats and by the clock; a screen draws what their state says.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import product

AUTO_HIDE = 6.0
"""Seconds after which a look by toggle hides itself."""


class BlindPress:
    """Options are public, the choice is not: everybody sees only who has chosen.

    Each seat presses a position (``up``, ``left``, ``right``, ``down``, ...). Where there are more
    options than positions each option stands for two presses, for every seat alike, so that the
    number of presses tells nothing. With ``orders`` the options lie differently for each seat, so
    that a watched thumb tells nothing.

    Args:
        options: per seat, what it may choose, in public order.
        positions: what can be pressed; a seat can have as many options as their number squared.
        orders: per seat, a permutation of the option numbers; None keeps the public order.
    """

    def __init__(
        self,
        options: dict[int, Sequence[Hashable]],
        positions: Sequence[str] = ("left", "up", "right", "down"),
        orders: dict[int, Sequence[int]] | None = None,
    ) -> None:
        self.positions = tuple(positions)
        most = max((len(own) for own in options.values()), default=0)
        self.presses = 1 if most <= len(self.positions) else 2
        """How many presses make a choice, for every seat."""
        for seat, own in options.items():
            if not 0 < len(own) <= len(self.positions) ** 2:
                raise ValueError(f"seat {seat} has {len(own)} options for {len(positions)} places")
        self.options = {seat: tuple(own) for seat, own in options.items()}
        self._orders = orders or {}
        self._chosen: dict[int, Hashable] = {}
        self._pressed: dict[int, tuple[str, ...]] = {}

    @property
    def waiting(self) -> list[int]:
        """Seats that have not chosen."""
        return sorted(self.options.keys() - self._chosen.keys())

    @property
    def done(self) -> bool:
        """Whether everybody has chosen."""
        return not self.waiting

    def codes(self, seat: int) -> dict[tuple[str, ...], Hashable]:
        """The presses -> option for a seat; shown beside its name."""
        own = self.options[seat]
        order = self._orders.get(seat, range(len(own)))
        every = product(self.positions, repeat=self.presses)
        return {code: own[number] for code, number in zip(every, order, strict=False)}

    def press(self, seat: int, position: str) -> bool:
        """A press of a seat; True when it has chosen by it.

        Nothing happens where it has chosen before, is not asked, or nothing lies there: a second
        press that leads nowhere forgets the first.
        """
        if seat not in self.waiting or position not in self.positions:
            return False
        pressed = (*self._pressed.pop(seat, ()), position)
        if len(pressed) < self.presses:
            self._pressed[seat] = pressed
            return False
        codes = self.codes(seat)
        if pressed not in codes:
            return False
        self._chosen[seat] = codes[pressed]
        return True

    def retract(self, seat: int) -> None:
        """A seat takes its choice back, as long as somebody is still waiting."""
        self._pressed.pop(seat, None)
        if not self.done:
            self._chosen.pop(seat, None)

    def reveal(self) -> dict[int, Hashable]:
        """Everybody's choice; ``RuntimeError`` while somebody has not chosen."""
        if not self.done:
            raise RuntimeError("somebody has not chosen yet")
        return dict(self._chosen)


class Slot(Enum):
    """The state of a private slot."""

    COVERED = "covered"
    """The slot runs, and nothing is shown."""
    OPEN = "open"
    """The seat is looking."""
    OVER = "over"


class PeekSlot:
    """A time in which one seat may look: equally long whatever there is to see.

    With ``hold`` the secret shows while the button is down; otherwise a press shows it and another
    press, or :data:`AUTO_HIDE` seconds, hides it. Letting go early covers the secret; the slot runs
    on. A slot in which something is decided has the same minimum and then lasts until
    :meth:`decided` was called.

    Args:
        seat: who looks. Presses of other seats do nothing.
        seconds: how long, for everybody alike.
        hold: look while holding, or press and press again.
        decides: whether the seat has to decide something in it.
        auto_hide: seconds without a :meth:`touch` after which a look by toggle hides itself.
    """

    def __init__(
        self,
        seat: int,
        seconds: float,
        *,
        hold: bool = True,
        decides: bool = False,
        auto_hide: float = AUTO_HIDE,
    ) -> None:
        self.seat = seat
        self.seconds = seconds
        self.hold = hold
        self.state = Slot.COVERED
        self.elapsed = 0.0
        self.looked = False
        self.auto_hide = auto_hide
        self._needed = decides
        self._open_for = 0.0

    @property
    def left(self) -> float:
        """Seconds until the slot is over, as the lamps show it."""
        return max(0.0, self.seconds - self.elapsed)

    @property
    def visible(self) -> bool:
        """Whether the secret may be drawn in this frame."""
        return self.state is Slot.OPEN

    @property
    def hides_in(self) -> float:
        """Seconds until a look by toggle hides itself, unless :meth:`touch` comes first."""
        return math.inf if self.hold else max(0.0, self.auto_hide - self._open_for)

    def press(self, seat: int) -> None:
        """The look button went down."""
        if seat != self.seat or self.state is Slot.OVER:
            return
        if self.state is Slot.OPEN and not self.hold:
            self.cover()
        else:
            self.state = Slot.OPEN
            self.looked = True
            self._open_for = 0.0

    def release(self, seat: int) -> None:
        """The look button came up."""
        if seat == self.seat and self.hold:
            self.cover()

    def touch(self) -> None:
        """The seat has done something: a look by toggle stays a while longer."""
        self._open_for = 0.0

    def cover(self) -> None:
        """Hide at once: let go, the pad is lost, the window lost its focus, pause."""
        if self.state is Slot.OPEN:
            self.state = Slot.COVERED

    def decided(self) -> None:
        """The seat has decided what it had to."""
        self._needed = False
        self._end_if_due()

    def update(self, dt: float) -> None:
        """Let time pass."""
        if self.state is Slot.OVER:
            return
        self.elapsed += dt
        if self.state is Slot.OPEN:
            self._open_for += dt
            if not self.hold and self._open_for >= self.auto_hide:
                self.cover()
        self._end_if_due()

    def _end_if_due(self) -> None:
        if self.elapsed + 1e-9 >= self.seconds and not self._needed:
            self.state = Slot.OVER


class Drape(Enum):
    """The state of a curtain."""

    CLOSING = "closing"
    CLOSED = "closed"
    """It says whose eyes only; that seat's own device arms it."""
    OPENING = "opening"
    OPEN = "open"
    """The private page is on; the curtain stays at the edges."""
    LEAVING = "leaving"
    GONE = "gone"


@dataclass(slots=True)
class CurtainTimes:
    """Seconds of a curtain's parts; the same for every seat and every secret."""

    closing: float = 0.35
    opening: float = 0.25
    leaving: float = 0.35


class Curtain:
    """Covers the table, says whose turn to look it is, and parts for that seat alone.

    Args:
        seat: whose eyes only.
        slot: the time behind it; it begins when the curtain has parted.
        times: how long the parts take; Instant gives zeros.
    """

    def __init__(self, seat: int, slot: PeekSlot, times: CurtainTimes | None = None) -> None:
        self.seat = seat
        self.slot = slot
        self.times = times or CurtainTimes()
        self.state = Drape.CLOSING
        self.refused: int | None = None
        """Another seat that has just tried, for a short notice."""
        self._elapsed = 0.0
        self._down = False

    @property
    def part(self) -> float:
        """How far the present movement has come, 0 to 1."""
        length = {
            Drape.CLOSING: self.times.closing,
            Drape.OPENING: self.times.opening,
            Drape.LEAVING: self.times.leaving,
        }.get(self.state, 0.0)
        return 1.0 if length <= 0 else min(1.0, self._elapsed / length)

    @property
    def visible(self) -> bool:
        """Whether the secret may be drawn in this frame."""
        return self.state is Drape.OPEN and self.slot.visible

    def press(self, seat: int) -> None:
        """The look button of a seat went down."""
        if seat != self.seat:
            self.refused = seat
            return
        self.refused = None
        self._down = True
        if self.state is Drape.CLOSED:
            self._enter(Drape.OPENING)
        elif self.state is Drape.OPEN:
            self.slot.press(seat)

    def release(self, seat: int) -> None:
        """The look button of a seat came up."""
        if seat == self.seat:
            self._down = False
            self.slot.release(seat)

    def cover(self) -> None:
        """Hide at once, and close again: pause, a lost pad or a lost window.

        The slot does not run while the curtain is closed.
        """
        self.slot.cover()
        self._down = False
        if self.state in (Drape.OPENING, Drape.OPEN):
            self._enter(Drape.CLOSED)

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._elapsed += dt
        if self.state is Drape.CLOSING and self.part >= 1:
            self._enter(Drape.CLOSED)
        elif self.state is Drape.OPENING and self.part >= 1:
            self._enter(Drape.OPEN)
            if self._down or not self.slot.hold:
                self.slot.press(self.seat)
        elif self.state is Drape.OPEN:
            self.slot.update(dt)
            if self.slot.state is Slot.OVER:
                self._enter(Drape.LEAVING)
        elif self.state is Drape.LEAVING and self.part >= 1:
            self._enter(Drape.GONE)

    def _enter(self, state: Drape) -> None:
        self.state = state
        self._elapsed = 0.0
