"""Who is still there: the steps from a gentle reminder to a cleared table. No clock, no picture.

A seat that is asked for something and does nothing is reminded, then asked whether somebody is
still there, then a computer player sits in. When nobody presses anything at all, everybody is
asked, and then the table is cleared. Any press during a question means yes, as often as one likes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from game.settings import KioskConfig

LONGEST_STEP = 1.0
"""Seconds. A machine that was asleep does not use up a countdown at once."""


@dataclass(frozen=True, slots=True)
class IdleTimes:
    """Seconds of each step.

    Attributes:
        hint: without an answer until a seat is reminded.
        question: without an answer until it is asked whether somebody is still there.
        countdown: that a question stays.
        silence: without any press until everybody is asked.
        silence_talk: the same while people are meant to talk.
    """

    hint: float = 45.0
    question: float = 60.0
    countdown: float = 20.0
    silence: float = 120.0
    silence_talk: float = 180.0

    @classmethod
    def of(cls, config: KioskConfig) -> IdleTimes:
        """What an operator decided."""
        return cls(
            config.idle_hint,
            config.idle_question,
            config.idle_countdown,
            config.silence,
            config.silence_talk,
        )


@dataclass(frozen=True, slots=True)
class Waiting:
    """What the screen waits for.

    Attributes:
        seats: people who are asked for something that they can do now.
        moving: something is being shown to people who still play: nobody can do anything.
        talking: people are meant to talk; no seat is hurried.
    """

    seats: frozenset[int] = frozenset()
    moving: bool = False
    talking: bool = False


NOBODY = Waiting()


class Sort(StrEnum):
    """What has come of waiting."""

    REMIND = "remind"
    ASK = "ask"
    SIT_IN = "sit_in"
    CLEAR = "clear"


@dataclass(frozen=True, slots=True)
class Outcome:
    """One step: what happens, and for which seat (None: for everybody)."""

    sort: Sort
    seat: int | None = None


@dataclass(slots=True)
class Asked:
    """A question that stands on the screen.

    Attributes:
        seat: who is asked; None for everybody.
        left: seconds to answer.
    """

    seat: int | None
    left: float


class IdleWatch:
    """Counts the seconds without a press, for each seat and for everybody.

    Args:
        times: how long each step is.
    """

    def __init__(self, times: IdleTimes) -> None:
        self.times = times
        self.silence = 0.0
        self.asked: Asked | None = None
        self.extensions = 0
        """How often somebody answered; there is no limit."""
        self._idle: dict[int, float] = {}
        self._reminded: set[int] = set()

    def restart(self) -> None:
        """A visit begins, or is over: nobody has been idle."""
        self.silence = 0.0
        self.asked = None
        self.extensions = 0
        self._idle.clear()
        self._reminded.clear()

    @property
    def reminded(self) -> tuple[int, ...]:
        """Seats that are being reminded, sorted."""
        return tuple(sorted(self._reminded))

    def idle_of(self, seat: int) -> float:
        """For how long a seat has been asked without doing anything."""
        return self._idle.get(seat, 0.0)

    def press(self, seat: int | None, *, owns: Iterable[int] = ()) -> bool:
        """Somebody did something; True when it answers the question on the screen.

        Args:
            seat: whose device it was; None for a device without a seat.
            owns: seats that a device without a seat speaks for (they have none of their own).
        """
        spoken_for = {seat} if seat is not None else set(owns)
        for one in spoken_for:
            self._idle.pop(one, None)
            self._reminded.discard(one)
        self.silence = 0.0
        if self.asked is None:
            return False
        if self.asked.seat is not None and self.asked.seat not in spoken_for:
            return False
        self.asked = None
        self.extensions += 1
        return True

    def advance(self, dt: float, waiting: Waiting) -> list[Outcome]:
        """Let time pass; what comes of it, in order."""
        dt = min(dt, LONGEST_STEP)
        found: list[Outcome] = []
        if not waiting.moving:
            self.silence += dt
        self._seats(dt, waiting, found)
        if self.asked is not None:
            self._count_down(dt, waiting, found)
        else:
            self._ask(waiting, found)
        return found

    def _seats(self, dt: float, waiting: Waiting, found: list[Outcome]) -> None:
        for seat in list(self._idle):
            if seat not in waiting.seats:
                del self._idle[seat]
                self._reminded.discard(seat)
        if waiting.talking:
            return
        for seat in sorted(waiting.seats):
            self._idle[seat] = self.idle_of(seat) + dt
            if self._idle[seat] >= self.times.hint and seat not in self._reminded:
                self._reminded.add(seat)
                found.append(Outcome(Sort.REMIND, seat))

    def _count_down(self, dt: float, waiting: Waiting, found: list[Outcome]) -> None:
        asked = self.asked
        assert asked is not None
        if asked.seat is not None and asked.seat not in waiting.seats:
            self.asked = None  # it is not asked for anything any more
            return
        asked.left -= dt
        if asked.left > 0:
            return
        self.asked = None
        if asked.seat is None:
            self.silence = 0.0
            found.append(Outcome(Sort.CLEAR))
            return
        self._idle.pop(asked.seat, None)
        self._reminded.discard(asked.seat)
        found.append(Outcome(Sort.SIT_IN, asked.seat))

    def _ask(self, waiting: Waiting, found: list[Outcome]) -> None:
        patience = self.times.silence_talk if waiting.talking else self.times.silence
        seat: int | None = None
        if self.silence < patience:
            longest = max(self._idle, key=self.idle_of, default=None)
            if longest is None or self.idle_of(longest) < self.times.question:
                return
            seat = longest
        self.asked = Asked(seat, self.times.countdown)
        found.append(Outcome(Sort.ASK, seat))
