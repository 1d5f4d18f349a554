"""The mansion's shell on the plan: walls with doors, wallpapers, floors, windows, facade, hatches."""

from __future__ import annotations

import numpy as np

from artkit.house import furnish, household, linings
from artkit.house.area import FACE, SLANT, TOP, Area
from artkit.house.stuff import BRASS, DARK_TALL, Group, glow, painted, plaster, wood
from artkit.plan import Plan, Room
from artkit.studio.mesh import Mesh, ball, box, cylinder, joined, quad, tube
from artkit.studio.scene import Material, Scene

PASSAGE_COLOURS = {"brass_dots": "#FFD98C", "moon_dashes": "#BFE3FF"}
PLASTER_TOP = plaster("#b8a684")
TIMBER = wood("#3a2214", "x")
TIMBER_Y = wood("#3a2214", "y")
TIMBER_Z = wood("#3a2214", "z")
INNER_TOP = wood("#8a6d47", "x")
PANE_DARK = Material("#31465e", rough=0.05, mirror=0.06, emit=0.22, emit_colour="#3a5678")
PANE_LIT = glow("#ffc45e", 0.78)
LEAD = Material("#15100c", rough=0.6)
NICHE = 26


def block(x0: float, y0: float, x1: float, y1: float, low: float = 0.0, high: float = TOP) -> Mesh:
    """A box between plan coordinates."""
    return box(x1 - x0, y1 - y0, high - low).moved((x0 + x1) / 2, -(y0 + y1) / 2, low)


def doors_of(plan: Plan, wall: str) -> list[tuple[float, float]]:
    """The places of the doors in walls of one direction."""
    return [tuple(door["at"]) for door in plan.data["door"] if door["wall"] == wall]


def vertical_gap(y: float) -> tuple[float, float]:
    """The gap of a door in a wall that runs up and down: more to the north, where its jamb is seen."""
    return y - 58, y + 36


def area_of(plan: Plan, room: Room) -> Area:
    """The room's floor with what its north wall holds."""
    left, top, right, bottom = plan.interior(room)
    area = Area(left, top, right, bottom)
    for x, y in doors_of(plan, "h"):
        if y == room.box[1] and room.box[0] < x < room.box[2]:
            area.gaps.append((x - 36, x + 36))
        if y == room.box[3] and room.box[0] < x < room.box[2]:
            area.south_gaps.append((x - 36, x + 36))
    for x, y in doors_of(plan, "v"):
        if room.box[1] < y < room.box[3]:
            if x == room.box[0]:
                area.west_door = y + 20
            if x == room.box[2]:
                area.east_door = y + 20
    for way in plan.data["passage"]:
        for name, at in ((way["a"], way["from"]), (way["b"], way["to"])):
            if name == room.id:
                if at[1] < room.box[1] + 80:
                    area.niche = at[0]
                else:
                    area.hatch = (at[0], at[1])
    if room.id == "hall":
        x, _ = plan.data["opening"]["front_door"]
        area.south_gaps.append((x - 40, x + 40))
    area.name_width = {
        "ballroom": 128,
        "conservatory": 176,
        "billiard_room": 176,
        "hall": 74,
        "library": 100,
    }.get(room.id, 120)
    return area


def runs(start: float, end: float, gaps: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The pieces of a wall between its gaps."""
    out, at = [], start
    for a, b in sorted(gaps):
        if a > at:
            out.append((at, a))
        at = max(at, b)
    if at < end:
        out.append((at, end))
    return out


def inner_walls(plan: Plan) -> Group:
    """Walls between rooms, with posts at their doors."""
    columns, rows = plan.data["columns"], plan.data["rows"]
    half = plan.data["inner_wall"] / 2
    core = plaster("#6f6250")
    out = Group()
    for x in columns[1:3]:
        gaps = [vertical_gap(y) for dx, y in doors_of(plan, "v") if dx == x]
        for a, b in runs(rows[0], rows[3], gaps):
            out.add(block(x - half, a, x + half, b), core)
            out.add(block(x - half - 1, a, x + half + 1, b, TOP - 2, TOP), wood("#8a6d47", "y"))
        for a, b in gaps:
            for y in (a - 3, b + 3):
                out.add(block(x - half - 3, y - 4, x + half + 3, y + 4, 0, TOP + 3), TIMBER_Z)
                out.add(block(x - half - 4, y - 5, x + half + 4, y + 5, TOP, TOP + 2.4), BRASS)
            out.add(block(x - half, a, x + half, b, 0, 1.2), wood("#7a5230", "y"))
    niches = [
        way[end][0]
        for way in plan.data["passage"]
        for end in ("from", "to")
        if way[end][1] > rows[2]
    ]
    lines = [
        (columns[0], columns[3], rows[1]),
        (columns[0], columns[3], rows[2]),
        (columns[2], columns[3], plan.data["middle"]),
    ]
    for x0, x1, y in lines:
        gaps = [(dx - 34, dx + 34) for dx, dy in doors_of(plan, "h") if dy == y]
        holes = [(x - NICHE, x + NICHE) for x in niches] if y == rows[2] else []
        for a, b in runs(x0, x1, gaps):
            for c, d in runs(a, b, [hole for hole in holes if a <= hole[0] and hole[1] <= b]):
                out.add(block(c, y - half, d, y + half), core)
            out.add(block(a, y - half - 1, b, y + half + 1, TOP - 2, TOP), INNER_TOP)
        for a, b in holes:
            out.add(block(a, y - half, b, y + half, 68, TOP), core)
            dark = Material("#2a211c", rough=1)
            out.add(block(a, y - half - 20, b, y - half - 18, 0, 68), dark)
            for x in (a, b):
                out.add(block(x - 3, y - half - 18, x + 3, y + half + 2, 0, 70), plaster("#8a7c68"))
            out.add(block(a - 6, y + half - 2, b + 6, y + half + 3, 62, 70), plaster("#a3937a"))
        for a, b in gaps:
            for x in (a - 3, b + 3):
                out.add(block(x - 4, y - half - 3, x + 4, y + half + 3, 0, TOP + 3), TIMBER_Z)
                out.add(block(x - 5, y - half - 4, x + 5, y + half + 4, TOP, TOP + 2.4), BRASS)
            out.add(block(a, y - half, b, y + half, 0, 1.2), wood("#7a5230", "x"))
    return out


def door_leaves(plan: Plan) -> Group:
    """Oak doors standing open against the walls."""
    out = Group()
    for door in plan.data["door"]:
        x, y = door["at"]
        leaf = Group().add(box(60, 4, 76, 0.8), TIMBER_Z)
        for z in (8, 44):
            for dx in (-14, 14):
                leaf.add(box(20, 1.4, 28, 0.6).moved(dx, -2.4, z), wood("#4c2e1a", "z"))
        leaf.add(ball(2.2, 10).moved(24, -4, 38), BRASS)
        if door["wall"] == "h":
            out.join(leaf.at(x - 38 + 8, -(y + 9 + 29), 0, 100))
        else:
            out.join(leaf.at(x + 9 + 29, -(y - 58 + 10), 0, -6))
    return out


def outer_walls(plan: Plan) -> Group:
    """The timbered outer walls, their tops and the facade to the south with the front door."""
    columns, rows = plan.data["columns"], plan.data["rows"]
    half = plan.data["outer_wall"] / 2
    x0, x1, y0, y1 = columns[0], columns[3], rows[0], rows[3]
    front, _ = plan.data["opening"]["front_door"]
    core = plaster("#c2b08e")
    out = Group()
    walls = [
        (x0 - half, y0 - half, x1 + half, y0 + half),
        (x0 - half, y0 + half, x0 + half, y1 - half),
        (x1 - half, y0 + half, x1 + half, y1 - half),
        (x0 - half, y1 - half, front - 40, y1 + half),
        (front + 40, y1 - half, x1 + half, y1 + half),
    ]
    for a, b, c, d in walls:
        out.add(block(a, b, c, d), core)
        out.add(block(a, b, c, d, TOP - 0.5, TOP), PLASTER_TOP)
    # sole plates along both edges and studs across, as in a half-timbered house
    for a, b, c, d in walls:
        along_x = c - a > d - b
        for edge in (0, 1):
            if along_x:
                y = b + 2 if edge == 0 else d - 2
                out.add(block(a, y - 2.4, c, y + 2.4, TOP - 3, TOP + 1.4), TIMBER)
            else:
                x = a + 2 if edge == 0 else c - 2
                out.add(block(x - 2.4, b, x + 2.4, d, TOP - 3, TOP + 1.4), TIMBER_Y)
    for x in np.arange(x0, x1 + 1, 47):
        if abs(x - front) > 50:
            out.add(block(x - 4.5, y1 - half, x + 4.5, y1 + half, TOP - 2, TOP + 1.6), TIMBER_Y)
        out.add(block(x - 4.5, y0 - half, x + 4.5, y0 + half, TOP - 2, TOP + 1.6), TIMBER_Y)
    for y in np.arange(y0, y1 + 1, 47):
        for x in (x0, x1):
            out.add(block(x - half, y - 4.5, x + half, y + 4.5, TOP - 2, TOP + 1.6), TIMBER)
    out.join(facade(x0 - half, x1 + half, y1 + half, front))
    return out


def facade(x0: float, x1: float, y: float, front: float) -> Group:
    """Timber frame on the south wall's outer face, and the porch."""
    out = Group()
    for x in np.arange(x0 + 6, x1, 47):
        if abs(x - front) > 46:
            out.add(block(x - 4, y, x + 4, y + 2.5, 0, TOP), TIMBER_Z)
    for z in (0, 40, TOP - 8):
        for a, b in ((x0, front - 40), (front + 40, x1)):
            out.add(block(a, y, b, y + 3, z, z + 7), TIMBER)
    for k, x in enumerate(np.arange(x0 + 6, x1 - 47, 47)):
        if abs(x + 23 - front) > 66 and k % 3 == 1:
            for up in (1, -1):
                line = np.array(
                    [
                        (x + 3, -y - 1.4, 47 if up > 0 else 82),
                        (x + 44, -y - 1.4, 82 if up > 0 else 47),
                    ]
                )
                out.add(tube(line, 2.6, 4), TIMBER_Z)
    for side in (-1, 1):
        out.add(
            block(front + side * 44 - 6, y - 20, front + side * 44 + 6, y + 12, 0, TOP + 4),
            TIMBER_Z,
        )
        out.add(
            block(front + side * 44 - 8, y - 22, front + side * 44 + 8, y + 14, TOP + 2, TOP + 6),
            BRASS,
        )
        out.add(cylinder(4.4, 9, 12, 1).moved(front + side * 44, -y - 18, 58), glow("#ffcf7a", 2.0))
    out.add(block(front - 46, y - 6, front + 46, y + 26, 0, 2.4), plaster("#8f887c"))
    out.add(block(front - 54, y + 10, front + 54, y + 40, 0, 1.2), plaster("#857e73"))
    return out


def windows(plan: Plan, lit: bool) -> Group:
    """Lead-light windows in the tops of the outer walls, and their panes on the facade."""
    data = plan.data["windows"]
    length, depth = data["length"], data["depth"]
    pane = PANE_LIT if lit else PANE_DARK
    out = Group()
    bars: list[Mesh] = []
    for places in (value for key, value in data.items() if key not in ("length", "depth")):
        for x, y, way in places:
            w, h = (length, depth) if way == "h" else (depth, length)
            out.add(
                block(x - w / 2 - 5, y - h / 2 - 4, x + w / 2 + 5, y + h / 2 + 4, TOP, TOP + 2.2),
                TIMBER_Z,
            )
            out.add(block(x - w / 2, y - h / 2, x + w / 2, y + h / 2, TOP + 1, TOP + 2.6), pane)
            count = 6
            for i in range(count):
                for flip in (1, -1):
                    if way == "h":
                        a = (x - w / 2 + i * w / count, y - flip * h / 2)
                        b = (x - w / 2 + (i + 1) * w / count, y + flip * h / 2)
                    else:
                        a = (x - flip * w / 2, y - h / 2 + i * h / count)
                        b = (x + flip * w / 2, y - h / 2 + (i + 1) * h / count)
                    bars.append(
                        tube(np.array([(a[0], -a[1], TOP + 2.8), (b[0], -b[1], TOP + 2.8)]), 0.7, 4)
                    )
            if y == plan.data["rows"][3]:
                face = y + plan.data["outer_wall"] / 2
                out.add(block(x - 34, face, x + 34, face + 2.2, 42, 84), TIMBER_Z)
                out.add(quad((x - 30, -face - 2.6, 46), (60, 0, 0), (0, 0, 34)), pane)
                for i in range(6):
                    for flip in (1, -1):
                        z = (46, 80) if flip > 0 else (80, 46)
                        bars.append(
                            tube(
                                np.array(
                                    [
                                        (x - 30 + i * 10, -face - 3, z[0]),
                                        (x - 20 + i * 10, -face - 3, z[1]),
                                    ]
                                ),
                                0.7,
                                4,
                            )
                        )
    return out.add(joined(bars), LEAD)


def rooms(scene: Scene, plan: Plan, only: dict[str, Area] | None = None) -> dict[str, Area]:
    """Floors, wallpapers and furniture of all rooms (or of the given areas); returns the areas."""
    areas = only or {room.id: area_of(plan, room) for room in [*plan.rooms.values(), plan.cellar]}
    for name, area in areas.items():
        fit_out(scene, name, area)
    return areas


def fit_out(scene: Scene, name: str, area: Area) -> None:
    """One room: floor, north wall with its paper and dado, furniture."""
    width, depth = area.width, area.height
    floor = scene.texture(f"{name}.floor", linings.floor_picture(name, round(width), round(depth)))
    polish = 0.10 if name in ("ballroom", "hall") else 0.03
    surface = Material("#ffffff", rough=0.18, mirror=polish, texture=floor)
    scene.add(
        quad((area.left - 12, -area.top + 30, 0), (width + 24, 0, 0), (0, -depth - 50, 0)), surface
    )
    wall = scene.texture(f"{name}.wall", linings.wall_picture(name, round(width), round(TOP)))
    lining = Group()
    tall_wood = linings.DADO.get(name, "#4a2c1a")
    for a, b in runs(area.left - 8, area.right + 8, [(g[0], g[1]) for g in area.taken_plain()]):
        u0, u1 = (a - area.left) / width, (b - area.left) / width
        sheet = quad((a, -area.top - 0.3, TOP), (b - a, 0, 0), (0, 0, -TOP))
        sheet.places[..., 0] = u0 + sheet.places[..., 0] * (u1 - u0)
        lining.add(sheet, painted(wall, 0.0))
        if tall_wood:
            dado = wood(tall_wood, "z")
            lining.add(block(a, area.top, b, area.top + 1.6, 0, 30), dado)
            lining.add(block(a, area.top, b, area.top + 3, 29, 32), dado)
            count = max(1, int((b - a) // 26))
            for k in range(count):
                x = a + (b - a) * (k + 0.5) / count
                lining.add(block(x - 9, area.top, x + 9, area.top + 2.4, 7, 24), dado)
        lining.add(block(a, area.top, b, area.top + 2, 0, 5), DARK_TALL)
        lining.add(block(a, area.top, b, area.top + 3, TOP - 6, TOP - 2), plaster("#d0c09c"))
    lining.into(scene)
    area.things = Group()
    area.lamps = []
    furnish.FURNISH[name](area, scene.texture)
    area.things.into(scene)


def hatches(plan: Plan) -> Group:
    """The trapdoors of the secret passages, true to their places on the plan."""
    out = Group()
    for way in plan.data["passage"]:
        for at in (way["from"], way["to"]):
            out.join(
                household.trapdoor(PASSAGE_COLOURS[way["style"]]).at(
                    at[0], -(at[1] - FACE), 0.4, 0, 0.94
                )
            )
    return out


def camera(left: float, upper: float, unit: float) -> dict[str, object]:
    """The oblique view: `left`, `upper` is the screen's corner, `unit` the plan's px for one of the picture."""
    return {
        "kind": "plan",
        "left": left,
        "upper": upper,
        "unit": unit,
        "top": TOP,
        "above": 600.0,
        "slant": SLANT,
    }
