"""Where the focus of each seat is, and where a direction leads.

The nearest edge in the direction pressed wins, with a strong penalty for leaving the row or the
column; explicit neighbours win over that. The focus is never lost: what is removed hands it to the
nearest that remains, and closing a layer (a dialog) restores what had it before.

The foot of a screen, where the third buttons stand, is apart: only up and down lead there and back,
and back is where the seat came from, so that a step too far to the side never leaves the choice.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field

import pygame

Key = Hashable
"""What a target is called: a string, a card id, a tuple."""

Seat = int | None
"""A seat; None is the interface itself, where any device may steer."""

DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}

LEAVING_PENALTY = 1000.0
"""What it costs to leave the row or column at all, in logical units ahead."""

SIDEWAYS_PENALTY = 8.0
"""A unit outside the row or column costs as much as this many units ahead."""


@dataclass(slots=True)
class Target:
    """Something that can have the focus.

    Attributes:
        key: its name.
        rect: where it is, in logical units.
        radius: of its corners, for the ring.
        up, down, left, right: explicit neighbours; None leaves it to geometry.
        seats: who may focus it; None is everybody.
        foot: it stands at the foot of the screen.
    """

    key: Key
    rect: pygame.Rect
    radius: float = 18
    up: Key | None = None
    down: Key | None = None
    left: Key | None = None
    right: Key | None = None
    seats: frozenset[int] | None = None
    foot: bool = False

    def open_to(self, seat: Seat) -> bool:
        """Whether a seat may focus it."""
        return self.seats is None or seat is None or seat in self.seats


@dataclass(slots=True)
class _Layer:
    targets: dict[Key, Target] = field(default_factory=dict)
    current: dict[Seat, Key] = field(default_factory=dict)
    first: Key | None = None
    above: dict[Seat, Key] = field(default_factory=dict)
    """Where each seat was when it went down to the foot."""


class FocusMap:
    """The targets on a screen and each seat's focus.

    Layers: :meth:`push` opens an empty layer over the others (for a dialog), :meth:`pop` closes
    it and every seat is back where it was.
    """

    def __init__(self) -> None:
        self._layers = [_Layer()]

    @property
    def _top(self) -> _Layer:
        return self._layers[-1]

    # -- targets -----------------------------------------------------------------------------

    def add(
        self,
        key: Key,
        rect: pygame.Rect | tuple[float, float, float, float],
        *,
        radius: float = 18,
        up: Key | None = None,
        down: Key | None = None,
        left: Key | None = None,
        right: Key | None = None,
        seats: Iterable[int] | None = None,
        first: bool = False,
        foot: bool = False,
    ) -> Target:
        """Add a target, or move the one of that name.

        Args:
            key: its name.
            rect: in logical units.
            radius: of its corners.
            up, down, left, right: explicit neighbours.
            seats: who may focus it; None is everybody.
            first: a seat without a focus begins here. Choose something harmless.
            foot: it stands at the foot of the screen.
        """
        allowed = frozenset(seats) if seats is not None else None
        target = Target(key, pygame.Rect(rect), radius, up, down, left, right, allowed, foot)
        self._top.targets[key] = target
        if first or self._top.first is None:
            self._top.first = key
        return target

    def remove(self, key: Key) -> None:
        """Remove a target; seats that were on it go to the nearest that remains."""
        gone = self._top.targets.pop(key, None)
        if gone is None:
            return
        if self._top.first == key:
            self._top.first = next(iter(self._top.targets), None)
        for seat, current in list(self._top.current.items()):
            if current == key:
                heir = self._nearest(gone.rect, seat)
                if heir is None:
                    del self._top.current[seat]
                else:
                    self._top.current[seat] = heir

    def replace(self, targets: Iterable[Target]) -> None:
        """Exchange all targets of the layer; a focus whose key is still there stays."""
        before = dict(self._top.targets)
        self._top.targets = {target.key: target for target in targets}
        if self._top.first not in self._top.targets:
            self._top.first = next(iter(self._top.targets), None)
        for seat, key in list(self._top.current.items()):
            if key in self._top.targets:
                continue
            heir = self._nearest(before[key].rect, seat) if key in before else None
            if heir is None:
                del self._top.current[seat]
            else:
                self._top.current[seat] = heir

    def clear(self) -> None:
        """Remove all targets of the layer and every seat's focus on it."""
        self._layers[-1] = _Layer(above=self._top.above)

    def target(self, key: Key) -> Target:
        """A target of the upper layer; ``KeyError`` when there is none of that name."""
        return self._top.targets[key]

    def __contains__(self, key: object) -> bool:
        return key in self._top.targets

    @property
    def keys(self) -> list[Key]:
        """All targets of the upper layer, in the order they were added."""
        return list(self._top.targets)

    def push(self) -> None:
        """Open an empty layer over the others."""
        self._layers.append(_Layer())

    def pop(self) -> None:
        """Close the upper layer; the focus is where it was before."""
        if len(self._layers) > 1:
            self._layers.pop()

    # -- focus -------------------------------------------------------------------------------

    def current(self, seat: Seat = None) -> Key | None:
        """What a seat has focused: never None while there is something it may focus."""
        layer = self._top
        key = layer.current.get(seat)
        if key is not None and key in layer.targets and layer.targets[key].open_to(seat):
            return key
        choices = [k for k, target in layer.targets.items() if target.open_to(seat)]
        if not choices:
            return None
        start = layer.first if layer.first in choices else choices[0]
        layer.current[seat] = start
        return start

    def chosen(self, seat: Seat = None) -> Key | None:
        """What a seat has focused, or had before it went down to the foot."""
        key = self.current(seat)
        if key is None or not self._top.targets[key].foot:
            return key
        above = self._top.above.get(seat)
        return above if above in self._top.targets else None

    def set(self, key: Key, seat: Seat = None) -> bool:
        """Put a seat's focus on a target; False when it may not go there."""
        target = self._top.targets.get(key)
        if target is None or not target.open_to(seat):
            return False
        self._top.current[seat] = key
        return True

    def forget(self, seat: Seat) -> None:
        """A seat begins again at the first target when it next asks."""
        self._top.current.pop(seat, None)

    def move(self, direction: str, seat: Seat = None) -> bool:
        """Move a seat's focus up, down, left or right; False when nothing lies there."""
        key, here = self.neighbour(direction, seat), self.current(seat)
        if key is None or here is None:
            return False
        targets = self._top.targets
        if targets[key].foot and not targets[here].foot:
            self._top.above[seat] = here
        return self.set(key, seat)

    def neighbour(self, direction: str, seat: Seat = None) -> Key | None:
        """Where a direction leads from a seat's focus."""
        here = self.current(seat)
        if here is None:
            return None
        start = self._top.targets[here]
        explicit = getattr(start, direction)
        if explicit is not None:
            target = self._top.targets.get(explicit)
            return explicit if target is not None and target.open_to(seat) else None
        if start.foot and direction == "up":
            above = self._top.targets.get(self._top.above.get(seat))
            if above is not None and above.open_to(seat):
                return above.key
        sideways = direction in ("left", "right")
        costs = [
            (cost, number, key)
            for number, (key, target) in enumerate(self._top.targets.items())
            if key != here and target.open_to(seat)
            if not (sideways and target.foot != start.foot)
            for cost in [edge_cost(start.rect, target.rect, DIRECTIONS[direction])]
            if cost is not None
        ]
        return min(costs)[2] if costs else None

    def at(self, point: tuple[float, float], seat: Seat = None) -> Key | None:
        """The target under a point; the one added last where several overlap."""
        for key, target in reversed(list(self._top.targets.items())):
            if target.rect.collidepoint(point) and target.open_to(seat):
                return key
        return None

    def reachable(self, seat: Seat = None) -> frozenset[Key]:
        """Everything a seat can reach from its focus with the four directions (for tests)."""
        start = self.current(seat)
        seen: dict[Key, None] = {}
        edge = [start] if start is not None else []
        while edge:
            key = edge.pop()
            if key in seen:
                continue
            seen[key] = None
            self.set(key, seat)
            for direction in DIRECTIONS:
                found = self.neighbour(direction, seat)
                if found is not None and found not in seen:
                    edge.append(found)
        if start is not None:
            self.set(start, seat)
        return frozenset(seen)

    def _nearest(self, rect: pygame.Rect, seat: Seat) -> Key | None:
        choices = [
            (_distance(rect, target.rect), number, key)
            for number, (key, target) in enumerate(self._top.targets.items())
            if target.open_to(seat)
        ]
        return min(choices)[2] if choices else None


def edge_cost(start: pygame.Rect, other: pygame.Rect, step: tuple[int, int]) -> float | None:
    """How far ``other`` lies in a direction; None when it does not lie there.

    The distance ahead is measured from edge to edge. Where the two do not share a row (or a
    column), the gap sideways counts :data:`SIDEWAYS_PENALTY` times.
    """
    dx, dy = step
    along = (other.centerx - start.centerx) * dx + (other.centery - start.centery) * dy
    if along <= 0:
        return None
    if dx:
        ahead = other.left - start.right if dx > 0 else start.left - other.right
        aside = max(0, other.top - start.bottom, start.top - other.bottom)
        drift = abs(other.centery - start.centery)
        overlap = min(start.bottom, other.bottom) - max(start.top, other.top)
        further = dx * (other.left - start.left) > 0 and dx * (other.right - start.right) > 0
    else:
        ahead = other.top - start.bottom if dy > 0 else start.top - other.bottom
        aside = max(0, other.left - start.right, start.left - other.right)
        drift = abs(other.centerx - start.centerx)
        overlap = min(start.right, other.right) - max(start.left, other.left)
        further = dy * (other.top - start.top) > 0 and dy * (other.bottom - start.bottom) > 0
    if ahead < 0 and overlap > 0 and -ahead > along and not further:
        return None  # it lies over or around the start rather than ahead of it
    if overlap <= 0 and aside > 3 * max(1.0, along):
        return None  # it lies beside, not ahead
    leaving = LEAVING_PENALTY + SIDEWAYS_PENALTY * aside if overlap <= 0 else 0.0
    # Of cards that overlap in a fan the next one comes first.
    return max(0, ahead) + leaving + 0.1 * drift + 0.001 * along


def _distance(a: pygame.Rect, b: pygame.Rect) -> float:
    return (a.centerx - b.centerx) ** 2 + (a.centery - b.centery) ** 2
