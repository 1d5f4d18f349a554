"""The map of a table: the one module that reads Tiled files.

A table's map (``table.tmx``, saved by Tiled 1.10 or newer) says where things lie. What this
module reads is copied into frozen records of its own, in logical units; nothing of pytmx leaves it.

Object layers whose name it knows have a meaning:

``rooms``     rectangles ``room`` (property ``position``) and others, such as a ``cellar``
``lights``    rectangles ``light``: what to cut out of a lit picture for a room
``floors``    rectangles ``floor``: the room inside its walls
``names``     points ``room_name``: the middle of its name plate
``doors``     rectangles ``door`` (``a``, ``b``: the rooms they join)
``passages``  points ``trapdoor`` (``room``, ``to``, ``style``)
``places``    points (``room``, ``direction`` row or column, ``step``): where pieces stand
``seats``     rectangles ``seat_plate`` named "4.2" (``seats``, ``place``): second at a table of 4

Objects of every other layer are anchors: named areas whose meaning is the game's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytmx

Point = tuple[float, float]


class BadBoard(ValueError):
    """A map that cannot be used; the text names the file, the object and what is wrong."""


class Area(NamedTuple):
    """A rectangle in logical units. A point is an area without width and height."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    @property
    def centre(self) -> Point:
        return (self.left + self.width / 2, self.top + self.height / 2)

    def shrunk(self, by: float) -> Area:
        """The area without a rim of that width."""
        return Area(self.left + by, self.top + by, self.width - 2 * by, self.height - 2 * by)

    def meets(self, other: Area) -> bool:
        """Whether the two areas overlap or touch."""
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.top <= other.bottom
            and other.top <= self.bottom
        )


@dataclass(frozen=True, slots=True)
class Room:
    """A room of the map.

    Attributes:
        name: its id.
        position: its place in the order of the rooms, from 1; 0 where it has none.
        area: to the middle of its walls.
        floor: inside the walls.
        light: what to cut out of a lit picture; None where the map has none.
        name_at: the middle of its name plate.
    """

    name: str
    position: int
    area: Area
    floor: Area
    light: Area | None
    name_at: Point


@dataclass(frozen=True, slots=True)
class Door:
    """An opening between two rooms; its centre is the waypoint of a step."""

    rooms: tuple[str, str]
    area: Area


@dataclass(frozen=True, slots=True)
class Trapdoor:
    """One end of a passage."""

    room: str
    to: str
    style: str
    at: Point


@dataclass(frozen=True, slots=True)
class Row:
    """Where pieces of one kind stand in a room: the first place, and the way to the next."""

    room: str
    kind: str
    start: Point
    step: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Anchor:
    """A named area of which the game knows the meaning."""

    name: str
    kind: str
    area: Area
    layer: str
    properties: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Board:
    """A whole map. Mappings keep the order of the file."""

    path: Path
    size: tuple[float, float]
    pictures: Mapping[str, Path]
    """Image layer -> file."""
    rooms: Mapping[str, Room]
    doors: tuple[Door, ...]
    trapdoors: Mapping[str, Trapdoor]
    rows: Mapping[tuple[str, str], Row]
    """(room, kind) -> row."""
    seats: Mapping[int, tuple[Area, ...]]
    """Number of seats -> their plates in the order of play."""
    anchors: Mapping[str, Anchor]

    def door(self, one: str, other: str) -> Door | None:
        """The door between two rooms, if there is one."""
        for door in self.doors:
            if set(door.rooms) == {one, other}:
                return door
        return None

    def anchor(self, name: str) -> Area:
        """The area of that name; :class:`BadBoard` when the map has none."""
        if name not in self.anchors:
            known = ", ".join(self.anchors) or "none"
            raise BadBoard(f"{self.path}: no anchor is called {name!r}; there are {known}")
        return self.anchors[name].area

    def plates(self, seats: int) -> tuple[Area, ...]:
        """The seat plates of a table of that size; :class:`BadBoard` when it has none."""
        if seats not in self.seats:
            raise BadBoard(f"{self.path}: no seat plates for a table of {seats}")
        return self.seats[seats]

    def renamed(self, names: Mapping[str, str]) -> Board:
        """The same map with other rooms at the same places: name in the file -> name."""

        def new(name: str) -> str:
            return names.get(name, name)

        rooms = {new(room.name): replace(room, name=new(room.name)) for room in self.rooms.values()}
        return replace(
            self,
            rooms=MappingProxyType(rooms),
            doors=tuple(replace(d, rooms=(new(d.rooms[0]), new(d.rooms[1]))) for d in self.doors),
            trapdoors=MappingProxyType(
                {
                    new(room): replace(one, room=new(one.room), to=new(one.to))
                    for room, one in self.trapdoors.items()
                }
            ),
            rows=MappingProxyType(
                {
                    (new(room), kind): replace(row, room=new(room))
                    for (room, kind), row in self.rows.items()
                }
            ),
        )


def read_board(path: Path) -> Board:
    """Read and check a map.

    Raises:
        BadBoard: The file is missing or is no map, or something in it has no name, the wrong
            shape, or names what is not there.
    """
    if not path.is_file():
        raise BadBoard(f"{path}: there is no such map")
    try:
        tiled = pytmx.TiledMap(str(path))
    except Exception as error:  # pytmx and its XML reader raise whatever they meet
        raise BadBoard(f"{path}: Tiled's map cannot be read: {error}") from error
    return _Reader(path, tiled).board()


@dataclass(frozen=True, slots=True)
class _Item:
    """An object of the file, checked for what every object must have."""

    name: str
    kind: str
    area: Area
    layer: str
    properties: Mapping[str, Any]

    @property
    def is_point(self) -> bool:
        return self.area.width == 0 and self.area.height == 0


class _Reader:
    """Turns what pytmx read into a board, and says what is wrong with it."""

    def __init__(self, path: Path, tiled: pytmx.TiledMap) -> None:
        self.path = path
        self.size = (
            float(tiled.width * tiled.tilewidth),
            float(tiled.height * tiled.tileheight),
        )
        self.pictures: dict[str, Path] = {}
        self.layers: dict[str, list[_Item]] = {}
        for layer in tiled.layers:
            if isinstance(layer, pytmx.TiledImageLayer):
                self.pictures[str(layer.name)] = self._picture(layer)
            elif isinstance(layer, pytmx.TiledObjectGroup):
                self.layers[str(layer.name)] = [self._item(layer, found) for found in layer]

    def fail(self, what: str, problem: str) -> BadBoard:
        return BadBoard(f"{self.path}: {what}: {problem}")

    # -- reading -----------------------------------------------------------------------------

    def _picture(self, layer: pytmx.TiledImageLayer) -> Path:
        path = self.path.parent / str(layer.source)
        if not path.is_file():
            raise self.fail(f"image layer {layer.name!r}", f"the picture {path} is missing")
        return path

    def _item(self, layer: pytmx.TiledObjectGroup, found: pytmx.TiledObject) -> _Item:
        where = f"layer {layer.name!r}, object {found.id}"
        if not found.name:
            raise self.fail(where, "it has no name")
        if not found.type:
            raise self.fail(where, f"{found.name!r} has no type (a class of Tiled 1.9 is lost)")
        if getattr(found, "points", None):
            raise self.fail(where, f"{found.name!r} must be a rectangle or a point")
        if found.rotation:
            raise self.fail(where, f"{found.name!r} must not be turned")
        area = Area(float(found.x), float(found.y), float(found.width), float(found.height))
        if area.left < 0 or area.top < 0 or area.right > self.size[0] or area.bottom > self.size[1]:
            raise self.fail(where, f"{found.name!r} lies outside the map")
        properties = MappingProxyType(dict(found.properties))
        return _Item(str(found.name), str(found.type), area, str(layer.name), properties)

    def _items(self, layer: str, kind: str | None = None, *, point: bool) -> Iterable[_Item]:
        """The objects of a layer, checked for kind and shape and for equal names."""
        names: set[str] = set()
        for item in self.layers.get(layer, ()):
            where = f"layer {layer!r}, {item.name!r}"
            if kind is not None and item.kind != kind:
                raise self.fail(where, f"its type is {item.kind!r}, not {kind!r}")
            if item.is_point != point:
                raise self.fail(where, f"it must be a {'point' if point else 'rectangle'}")
            if item.name in names:
                raise self.fail(where, "the name is there twice")
            names.add(item.name)
            yield item

    def _value(self, item: _Item, name: str, kind: type) -> Any:
        value = item.properties.get(name)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fail(
                f"layer {item.layer!r}, {item.name!r}",
                f"its property {name!r} must be {kind.__name__}, not {value!r}",
            )
        return value

    # -- building ----------------------------------------------------------------------------

    def board(self) -> Board:
        rooms = self._rooms()
        known = {"rooms", "lights", "floors", "names", "doors", "passages", "places", "seats"}
        anchors: dict[str, Anchor] = {}
        for layer, items in self.layers.items():
            for item in items if layer not in known else ():
                if item.name in anchors:
                    raise self.fail(f"layer {layer!r}, {item.name!r}", "the name is there twice")
                anchors[item.name] = Anchor(item.name, item.kind, item.area, layer, item.properties)
        return Board(
            self.path,
            self.size,
            MappingProxyType(self.pictures),
            MappingProxyType(rooms),
            self._doors(rooms),
            MappingProxyType(self._trapdoors(rooms)),
            MappingProxyType(self._rows(rooms)),
            MappingProxyType(self._seats()),
            MappingProxyType(anchors),
        )

    def _rooms(self) -> dict[str, Room]:
        floors = {item.name: item.area for item in self._items("floors", "floor", point=False)}
        lights = {item.name: item.area for item in self._items("lights", "light", point=False)}
        names = {item.name: item for item in self._items("names", "room_name", point=True)}
        rooms: dict[str, Room] = {}
        positions: dict[int, str] = {}
        for item in self._items("rooms", point=False):
            position = 0
            if item.kind == "room":
                position = self._value(item, "position", int)
                if position in positions:
                    problem = f"position {position} is that of {positions[position]!r} too"
                    raise self.fail(f"room {item.name!r}", problem)
                positions[position] = item.name
            name_at = names[item.name].area[:2] if item.name in names else item.area.centre
            floor = floors.get(item.name, item.area)
            if not item.area.meets(floor):
                raise self.fail(f"floor {item.name!r}", "it lies outside its room")
            rooms[item.name] = Room(
                item.name, position, item.area, floor, lights.get(item.name), name_at
            )
        for layer, extra in (("floors", floors), ("lights", lights), ("names", names)):
            for name in extra:
                self._known(rooms, name, f"layer {layer!r}")
        if sorted(positions) != list(range(1, len(positions) + 1)):
            raise self.fail("rooms", f"the positions are {sorted(positions)}, not 1, 2, 3 ...")
        return dict(sorted(rooms.items(), key=lambda row: row[1].position or len(rooms) + 1))

    def _known(self, rooms: Mapping[str, Room], name: str, where: str) -> None:
        if name not in rooms:
            raise self.fail(where, f"there is no room {name!r}")

    def _doors(self, rooms: Mapping[str, Room]) -> tuple[Door, ...]:
        doors = []
        for item in self._items("doors", "door", point=False):
            pair = (self._value(item, "a", str), self._value(item, "b", str))
            for name in pair:
                self._known(rooms, name, f"door {item.name!r}")
                if not rooms[name].area.meets(item.area):
                    raise self.fail(f"door {item.name!r}", f"it does not touch {name!r}")
            doors.append(Door(pair, item.area))
        return tuple(doors)

    def _trapdoors(self, rooms: Mapping[str, Room]) -> dict[str, Trapdoor]:
        found: dict[str, Trapdoor] = {}
        for item in self._items("passages", "trapdoor", point=True):
            room, to = self._value(item, "room", str), self._value(item, "to", str)
            for name in (room, to):
                self._known(rooms, name, f"trapdoor {item.name!r}")
            style = self._value(item, "style", str)
            found[room] = Trapdoor(room, to, style, (item.area.left, item.area.top))
        for one in found.values():
            other = found.get(one.to)
            if other is None or other.to != one.room:
                raise self.fail(f"trapdoor {one.room!r}", f"nothing leads back from {one.to!r}")
        return found

    def _rows(self, rooms: Mapping[str, Room]) -> dict[tuple[str, str], Row]:
        found: dict[tuple[str, str], Row] = {}
        for item in self._items("places", point=True):
            room = self._value(item, "room", str)
            self._known(rooms, room, f"place {item.name!r}")
            step = float(self._value(item, "step", int))
            direction = self._value(item, "direction", str)
            if direction not in ("row", "column"):
                problem = f"its direction must be row or column, not {direction!r}"
                raise self.fail(f"place {item.name!r}", problem)
            way = (step, 0.0) if direction == "row" else (0.0, step)
            found[room, item.kind] = Row(room, item.kind, item.area[:2], way)
        return found

    def _seats(self) -> dict[int, tuple[Area, ...]]:
        found: dict[int, dict[int, Area]] = {}
        for item in self._items("seats", "seat_plate", point=False):
            seats, place = self._value(item, "seats", int), self._value(item, "place", int)
            if item.name != f"{seats}.{place}":
                raise self.fail(f"seat {item.name!r}", f"it must be named {seats}.{place}")
            found.setdefault(seats, {})[place] = item.area
        for seats, plates in found.items():
            if sorted(plates) != list(range(1, seats + 1)):
                raise self.fail("seats", f"a table of {seats} has the places {sorted(plates)}")
        return {
            seats: tuple(plates[place] for place in sorted(plates))
            for seats, plates in sorted(found.items())
        }
