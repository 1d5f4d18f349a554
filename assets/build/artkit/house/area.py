"""The part of the mansion's plan that a room fills, and the view that the plan is drawn in.

The plan is an oblique view from the south: what lies at the height of the walls' tops is true to the
plan, lower things are drawn further down the screen, `SLANT` px for each px of height. So every room
shows its north wall, and its floor lies `FACE` px lower than the walls' tops.
World: x to the right, y to the north (minus the plan's y), z up.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from artkit.house.stuff import Group

TOP = 90.0
SLANT = 0.45
FACE = TOP * SLANT


@dataclass
class Area:
    """A room's floor inside its walls, in screen px, and what its north wall must leave free.

    `gaps` are the (left, right) ranges of doors in the north wall; `niche` the x of a passage in it or
    None; `hatch` the screen place of a trapdoor in the floor or None; `doors` the sides with openings.
    """

    left: float
    top: float
    right: float
    bottom: float
    gaps: list[tuple[float, float]] = field(default_factory=list)
    niche: float | None = None
    hatch: tuple[float, float] | None = None
    south_gaps: list[tuple[float, float]] = field(default_factory=list)
    west_door: float | None = None
    east_door: float | None = None
    name_width: float = 120
    things: Group = field(default_factory=Group)
    lamps: list[tuple[float, float, float, str, float]] = field(default_factory=list)

    @property
    def width(self) -> float:
        """Width of the floor in px."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Height from the north wall's upper edge to the south wall, in screen px."""
        return self.bottom - self.top

    def taken(self) -> list[tuple[float, float]]:
        """Ranges of the north wall that are no place for furniture, in order."""
        ranges = [(a - 6, b + 6) for a, b in self.gaps]
        if self.niche is not None:
            ranges.append((self.niche - 34, self.niche + 34))
        return sorted(ranges)

    def slots(self, with_name: bool = True) -> list[tuple[float, float]]:
        """Free ranges of the north wall; `with_name` keeps the name plate's place free as well."""
        ranges = self.taken()
        if with_name:
            middle = (self.left + self.right) / 2
            ranges.append((middle - self.name_width / 2, middle + self.name_width / 2))
        free, at = [], self.left + 4
        for a, b in sorted(ranges):
            if a > at:
                free.append((at, a))
            at = max(at, b)
        if at < self.right - 4:
            free.append((at, self.right - 4))
        return free

    def put(
        self, group: Group, x: float, y: float, turn: float = 0, size: float = 1, z: float = 0
    ) -> None:
        """Stands a group on the floor; (x, y) is where its middle touches the floor on the screen."""
        self.things.join(group.at(x, -(y - FACE), z, turn, size))

    def hang(self, group: Group, x: float, z: float = 0, size: float = 1) -> None:
        """Fixes a group to the north wall at screen x, with its foot or middle at height z."""
        self.things.join(group.at(x, -self.top - 0.5, z, 0, size))

    def west(self, group: Group, y: float, z: float = 0, size: float = 1) -> None:
        """Stands a group against the west wall, front to the east; y is the screen's floor line."""
        self.things.join(group.at(self.left + 0.5, -(y - FACE), z, 90, size))

    def east(self, group: Group, y: float, z: float = 0, size: float = 1) -> None:
        """Stands a group against the east wall, front to the west."""
        self.things.join(group.at(self.right - 0.5, -(y - FACE), z, -90, size))

    def light(
        self, x: float, y: float, z: float, colour: str = "#ffc77e", reach: float = 70
    ) -> None:
        """A lamp over the screen's floor place (x, y) that lights a white floor fully at `reach`."""
        self.lamps.append((x, -(y - FACE), z, colour, reach))

    def taken_plain(self) -> list[tuple[float, float]]:
        """The openings of the north wall themselves: doors and the niche."""
        ranges = list(self.gaps)
        if self.niche is not None:
            ranges.append((self.niche - 26, self.niche + 26))
        return sorted(ranges)
