"""The plan of the mansion, read from `data/mansion.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from artkit import places

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in px on the canvas."""


@dataclass(frozen=True)
class Room:
    """A room of the canonical ring: its id, position 1-9 (0: the Cellar) and box."""

    id: str
    position: int
    box: Box

    @property
    def width(self) -> int:
        """Width in px, measured to the middle of the walls."""
        return self.box[2] - self.box[0]

    @property
    def height(self) -> int:
        """Height in px, measured to the middle of the walls."""
        return self.box[3] - self.box[1]


class Plan:
    """Typed access to the plan's data."""

    def __init__(self) -> None:
        text = (places.DATA / "mansion.toml").read_text(encoding="utf-8")
        self.data: dict[str, Any] = tomllib.loads(text)

    @cached_property
    def rooms(self) -> dict[str, Room]:
        """The nine rooms by id, in the order of their positions."""
        return {
            row["id"]: Room(row["id"], row["position"], tuple(row["box"]))
            for row in self.data["room"]
        }

    @cached_property
    def cellar(self) -> Room:
        """The Cellar, position 0."""
        return Room("cellar", 0, tuple(self.data["cellar"]["box"]))

    def light_box(self, room: Room) -> Box:
        """The room's box with the lawn before its outer walls: what one room's light may reach.

        The boxes of two rooms never overlap, so each can be cut out of the lit picture on its own.
        """
        columns, rows, lawn = self.data["columns"], self.data["rows"], self.data["lawn"]
        width, height = self.data["canvas"]
        left, top, right, bottom = room.box
        return (
            max(0, left - lawn) if left == columns[0] else left,
            max(0, top - lawn) if top == rows[0] else top,
            min(width, right + lawn) if right == columns[-1] else right,
            min(height, bottom + lawn) if bottom == rows[-1] else bottom,
        )

    def interior(self, room: Room) -> Box:
        """The floor inside the room's walls."""
        columns, rows = self.data["columns"], self.data["rows"]
        outer, inner = self.data["outer_wall"] // 2 + 2, self.data["inner_wall"] // 2 + 1
        left, top, right, bottom = room.box
        return (
            left + (outer if left == columns[0] else inner),
            top + (outer if top == rows[0] else inner),
            right - (outer if right == columns[-1] else inner),
            bottom - (outer if bottom == rows[-1] else inner),
        )
