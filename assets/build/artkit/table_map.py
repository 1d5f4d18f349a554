"""Writes the Tudor Mansion's Tiled map: pictures and anchors of the table, out of `data/mansion.toml`.

Format: Tiled 1.10 (objects carry `type=`), finite, orthogonal, without tilesets or templates.
Source: https://doc.mapeditor.org/en/stable/reference/tmx-map-format/
"""

from __future__ import annotations

from collections.abc import Iterable
from xml.etree import ElementTree as Xml

from artkit import places
from artkit.plan import Plan

TILE = 40  # divides both sides of the canvas; the map has no tiles, the format wants a size
PICTURES = (("dark", "house_dark"), ("lit", "house_lit"), ("bright", "house_bright"))


class MapWriter:
    """Builds the XML tree; hands out layer and object ids in order."""

    def __init__(self, width: int, height: int) -> None:
        self.root = Xml.Element(
            "map",
            version="1.10",
            tiledversion="1.10.2",
            orientation="orthogonal",
            renderorder="right-down",
            width=str(width // TILE),
            height=str(height // TILE),
            tilewidth=str(TILE),
            tileheight=str(TILE),
            infinite="0",
        )
        self.size = (width, height)
        self.layers = 0
        self.objects = 0

    def image_layer(self, name: str, source: str) -> None:
        """A picture that covers the whole canvas."""
        self.layers += 1
        layer = Xml.SubElement(self.root, "imagelayer", id=str(self.layers), name=name)
        width, height = self.size
        Xml.SubElement(layer, "image", source=source, width=str(width), height=str(height))

    def object_layer(self, name: str) -> Xml.Element:
        """An empty layer of objects."""
        self.layers += 1
        return Xml.SubElement(self.root, "objectgroup", id=str(self.layers), name=name)

    def add(
        self,
        layer: Xml.Element,
        name: str,
        kind: str,
        place: Iterable[float],
        properties: dict[str, str | int] | None = None,
    ) -> None:
        """An object at `place`: (x, y) makes a point, (x, y, width, height) a rectangle."""
        self.objects += 1
        numbers = [f"{value:g}" for value in place]
        attributes = dict(zip(("x", "y", "width", "height"), numbers, strict=False))
        item = Xml.SubElement(
            layer, "object", {"id": str(self.objects), "name": name, "type": kind, **attributes}
        )
        if properties:
            group = Xml.SubElement(item, "properties")
            for key, value in properties.items():
                entry = {"name": key, "value": str(value)}
                if isinstance(value, int):
                    entry["type"] = "int"
                Xml.SubElement(group, "property", entry)
        if len(numbers) == 2:
            Xml.SubElement(item, "point")

    def text(self) -> str:
        """The finished file."""
        self.root.set("nextlayerid", str(self.layers + 1))
        self.root.set("nextobjectid", str(self.objects + 1))
        Xml.indent(self.root, space=" ")
        body = Xml.tostring(self.root, encoding="unicode")
        return f'<?xml version="1.0" encoding="UTF-8"?>\n{body}\n'


def sized(box: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """Left, top, right, bottom as x, y, width, height."""
    return box[0], box[1], box[2] - box[0], box[3] - box[1]


def write_rooms(writer: MapWriter, plan: Plan) -> None:
    """Rooms, what their light reaches, their floors and the places of their names."""
    rooms, lights = writer.object_layer("rooms"), writer.object_layer("lights")
    floors, names = writer.object_layer("floors"), writer.object_layer("names")
    for room in plan.rooms.values():
        properties: dict[str, str | int] = {"position": room.position}
        writer.add(rooms, room.id, "room", sized(room.box), properties)
        writer.add(lights, room.id, "light", sized(plan.light_box(room)), properties)
        writer.add(floors, room.id, "floor", sized(plan.interior(room)), properties)
        middle = (room.box[0] + room.box[2]) / 2
        writer.add(names, room.id, "room_name", (middle, room.box[1] + 35), properties)
    writer.add(rooms, "cellar", "cellar", sized(plan.cellar.box))
    writer.add(floors, "cellar", "floor", sized(plan.interior(plan.cellar)))


def write_ways(writer: MapWriter, plan: Plan) -> None:
    """Doors between neighbours, and the trapdoors of the secret passages."""
    width, depth = plan.data["opening"]["width"], plan.data["inner_wall"] + 6
    doors = writer.object_layer("doors")
    for door in plan.data["door"]:
        x, y = door["at"]
        across, along = (depth, width) if door["wall"] == "v" else (width, depth)
        place = (x - across / 2, y - along / 2, across, along)
        ends = {"a": door["a"], "b": door["b"]}
        writer.add(doors, f"{door['a']}-{door['b']}", "door", place, ends)
    passages = writer.object_layer("passages")
    for way in plan.data["passage"]:
        for room, other, at in ((way["a"], way["b"], "from"), (way["b"], way["a"], "to")):
            properties = {"room": room, "to": other, "style": way["style"]}
            writer.add(passages, room, "trapdoor", way[at], properties)


def write_anchors(writer: MapWriter, plan: Plan) -> None:
    """Where pieces, seat plates and the things on the Cellar's stage lie."""
    layer = writer.object_layer("places")
    pieces = plan.data["pieces"]
    for room in plan.rooms.values():
        place, (left, top) = plan.data["places"][room.id], room.box[:2]
        for kind, key, direction, step in (
            ("suspect_row", "suspects", "row", pieces["suspect_step"]),
            ("weapon_row", "weapons", place["direction"], pieces["weapon_step"]),
        ):
            point = (left + place[key][0], top + place[key][1])
            properties: dict[str, str | int] = {
                "room": room.id,
                "position": room.position,
                "direction": direction,
                "step": step,
            }
            writer.add(layer, f"{room.id}.{key}", kind, point, properties)
    seats, plates = plan.data["seats"], writer.object_layer("seats")
    for count in range(2, 7):
        for number, corner in enumerate(seats[str(count)], start=1):
            place_of = {"seats": count, "place": number}
            writer.add(
                plates, f"{count}.{number}", "seat_plate", (*corner, *seats["size"]), place_of
            )
    stage = writer.object_layer("cellar")
    kinds = {"envelope": "envelope", "card": "card", "label": "label", "own": "slips"}
    for name, box in plan.data["stage"].items():
        writer.add(stage, name, kinds[name.split("_")[0]], box)


def build() -> None:
    """Writes `assets/games/tudor_mansion/table.tmx`."""
    plan = Plan()
    width, height = plan.data["canvas"]
    writer = MapWriter(width, height)
    for name, picture in PICTURES:
        writer.image_layer(name, f"pictures/{picture}.webp")
    write_rooms(writer, plan)
    write_ways(writer, plan)
    write_anchors(writer, plan)
    places.TUDOR.mkdir(parents=True, exist_ok=True)
    (places.TUDOR / "table.tmx").write_text(writer.text(), encoding="utf-8")
    print(f"table.tmx: {writer.layers} layers, {writer.objects} objects")
