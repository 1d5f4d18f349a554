"""Scanning for a single switch: a focus that walks by itself, and one press that says "this".

What can be pressed lies in rows. The walk goes from row to row; a press in a row of several goes
on within it, and a press there chooses. Where there is little to choose from every row is one
thing. The first step waits longer, after a press it begins anew, and when nothing was pressed for
three rounds it rests until it is woken.

Where a choice is secret, the time of a press must not tell it to somebody who only hears the
button: the walk then begins anywhere, and it takes as long within every row.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

from systems.io.actions import Kind

PACES = {"slow": 2.0, "normal": 1.3, "fast": 0.8}
"""Seconds of a step."""

FIRST = 1.5
"""How much longer the first step takes."""

FEW = 6
"""So many stops are walked one by one; more are walked in rows."""

CHUNK = 4
"""Stops of a piece of one long row, where there is no other row."""

ROUNDS = 3
LEAST_STEPS = 18
"""After so many rounds, and steps, without a press it rests."""

ROUNDS_INSIDE = 2
"""After so many rounds in a row it goes back to the rows."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Something the walk comes by.

    Attributes:
        key: of its target of the focus.
        rect: where it is, in logical units.
        radius: of its corners.
        kind: the button for which it stands; None for a target that is pressed with OK.
        act: what a press does instead.
        group: stops of one group are one row, wherever they lie; empty goes by their places.
    """

    key: Hashable
    rect: tuple[int, int, int, int]
    radius: float = 18
    kind: Kind | None = None
    act: Callable[[], object] | None = None
    group: str = ""


Row = tuple[Stop, ...]


def rows_of(stops: Sequence[Stop]) -> tuple[Row, ...]:
    """The rows of a walk, from top to bottom; buttons of the foot come last."""
    places = [stop for stop in stops if stop.kind is None]
    foot = tuple(stop for stop in stops if stop.kind is not None)
    if len(stops) <= FEW:
        return tuple((stop,) for stop in (*_in_reading_order(places), *foot))
    rows = _by_place([stop for stop in places if not stop.group])
    if len(rows) == 1 and len(rows[0]) > FEW:
        pieces = -(-len(rows[0]) // CHUNK)
        size = -(-len(rows[0]) // pieces)
        rows = [rows[0][start : start + size] for start in range(0, len(rows[0]), size)]
    for name in dict.fromkeys(stop.group for stop in places if stop.group):
        rows.append(tuple(stop for stop in places if stop.group == name))
    return (*rows, *((foot,) if foot else ()))


def _in_reading_order(stops: Sequence[Stop]) -> list[Stop]:
    return [stop for row in _by_place(stops) for stop in row]


def _by_place(stops: Sequence[Stop]) -> list[Row]:
    """Rows of what stands side by side."""
    rows: list[list[Stop]] = []
    for stop in sorted(stops, key=lambda one: _middle(one)[1]):
        if rows and abs(_middle(stop)[1] - _middle(rows[-1][0])[1]) < 0.5 * min(
            stop.rect[3], rows[-1][0].rect[3]
        ):
            rows[-1].append(stop)
        else:
            rows.append([stop])
    return [tuple(sorted(row, key=lambda one: _middle(one)[0])) for row in rows]


def _middle(stop: Stop) -> tuple[float, float]:
    left, top, width, height = stop.rect
    return left + width / 2, top + height / 2


class Scan:
    """Where the walk is.

    Args:
        chance: a number below another one, for walks that begin anywhere.

    Attributes:
        rows: what it comes by.
        row: number of the row in which it is.
        slot: the place within the row; None while it goes from row to row. The place behind the
            last stop stands for the whole row: a press there leaves it.
        resting: it waits until it is woken.
    """

    def __init__(self, chance: Callable[[int], int] = secrets.randbelow) -> None:
        self.chance = chance
        self.rows: tuple[Row, ...] = ()
        self.row = 0
        self.slot: int | None = None
        self.resting = False
        self.interval = PACES["normal"]
        self.secret = False
        self._left = 0.0
        self._steps = 0
        self._rounds = 0
        self._walked = 0

    # -- asking ------------------------------------------------------------------------------

    @property
    def stop(self) -> Stop | None:
        """The stop that has the focus: of a whole row the first one."""
        if not self.rows:
            return None
        row = self.rows[self.row]
        return row[0] if self.slot is None or self.slot >= len(row) else row[self.slot]

    @property
    def whole(self) -> Row | None:
        """The row that is meant as a whole; None where one stop is meant."""
        if not self.rows:
            return None
        row = self.rows[self.row]
        if len(row) == 1 or (self.slot is not None and self.slot < len(row)):
            return None
        return row

    @property
    def slots(self) -> int:
        """How many steps a round within the present row takes, its way out included."""
        longest = max(len(row) for row in self.rows) if self.secret else len(self.rows[self.row])
        return longest + 1

    # -- walking -----------------------------------------------------------------------------

    def begin(self) -> None:
        """Start anew, at the first row; anywhere where it is secret."""
        self.slot, self.resting = None, False
        self.row = self.chance(len(self.rows)) if self.secret and self.rows else 0
        self._left, self._steps, self._rounds, self._walked = FIRST * self.interval, 0, 0, 0

    def lay(self, stops: Sequence[Stop], interval: float, *, secret: bool = False) -> None:
        """What there is now; the place is kept where it is still there.

        Args:
            stops: all of them.
            interval: seconds of a step.
            secret: the time of a press must not tell what was chosen.
        """
        rows = rows_of(stops)
        changed = secret != self.secret or interval != self.interval
        self.interval, self.secret = interval, secret
        if rows == self.rows and not changed:
            return
        here, before = self.stop, _targets(self.rows)
        inside, now = self.slot is not None, _targets(rows)
        self.rows = rows
        if changed or here is None or (now and before.isdisjoint(now)):
            self.begin()
            return
        for number, row in enumerate(rows):
            keys = [stop.key for stop in row]
            if here.key in keys:
                self.row = number
                if not inside or len(row) == 1:
                    self.slot = None
                elif self.slot is not None and self.slot < len(row):
                    self.slot = keys.index(here.key)
                return
        self.row, self.slot = min(self.row, max(0, len(rows) - 1)), None

    def advance(self, dt: float) -> bool:
        """Let time pass; True when it has made a step."""
        if self.resting or not self.rows:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self._left += self.interval
        self._steps += 1
        if self.slot is None:
            self._next_row()
        else:
            self._next_slot(self.slot)
        return True

    def _next_row(self) -> None:
        self.row = (self.row + 1) % len(self.rows)
        if self._steps >= len(self.rows):
            self._round_is_over()

    def _next_slot(self, slot: int) -> None:
        self.slot = (slot + 1) % self.slots
        if self._steps >= ROUNDS_INSIDE * self.slots:
            self.slot = None
            self._round_is_over()

    def _round_is_over(self) -> None:
        self._walked += self._steps
        self._steps = 0
        self._rounds += 1
        if self._rounds >= ROUNDS and self._walked >= LEAST_STEPS:
            self.begin()
            self.resting = True

    def press(self) -> Stop | None:
        """The button: what was chosen; None where the walk only goes on elsewhere."""
        if not self.rows:
            return None
        if self.resting:
            self.begin()
            return None
        row = self.rows[self.row]
        if self.whole is None:
            chosen = self.stop
            self.begin()
            return chosen
        if self.slot is None:
            self._left, self._steps = FIRST * self.interval, 0
            self.slot = self.chance(self.slots) if self.secret else 0
        else:
            assert self.slot >= len(row)
            self.begin()
        return None


def _targets(rows: Sequence[Row]) -> set[Hashable]:
    """What can be chosen, without the buttons of the foot."""
    return {stop.key for row in rows for stop in row if stop.kind is None}


def around(row: Sequence[Stop]) -> pygame.Rect:
    """The box of a whole row."""
    first, *others = (pygame.Rect(stop.rect) for stop in row)
    return first.unionall(others)
