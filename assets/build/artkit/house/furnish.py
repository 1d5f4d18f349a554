"""How each room of the plan is furnished. Works for the room's own place and for any other one."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from artkit.house import fittings, household, lights, outdoors, plants, seating, surfaces, things
from artkit.house.area import Area
from artkit.house.stuff import DARK_OAK, GILT, Group, fabric, wood
from artkit.studio.mesh import box, cylinder, extruded, quad
from artkit.studio.scene import Material

Texture = Callable[[str, surfaces.Pixels], str]


def wide(area: Area) -> bool:
    """Whether the room is one of the two long ones."""
    return area.width > 400


def tall(area: Area) -> bool:
    """Whether the room is the one that is higher than wide."""
    return area.height > 260


def wall_row(
    area: Area, make: Callable[[float, int], Group], least: float, most: float, depth: float
) -> None:
    """Fills the north wall with pieces between `least` and `most` px wide, standing on the floor."""
    number = 0
    for a, b in area.slots(with_name=False):
        room = b - a
        count = max(1, round(room / most))
        width = room / count
        while width < least and count > 1:
            count -= 1
            width = room / count
        if width < least:
            continue
        for k in range(count):
            piece = make(width, number)
            area.things.join(piece.at(a + width * (k + 0.5), -area.top - depth / 2, 0))
            number += 1


def corners(area: Area, group: Callable[[int], Group], which: str = "sw se") -> None:
    """Stands plants or the like in the visible corners of the floor."""
    x0, x1, y0, y1 = area.left + 24, area.right - 24, area.top + 66, area.bottom - 16
    places = {"nw": (x0, y0), "ne": (x1, y0), "sw": (x0, y1), "se": (x1, y1)}
    for number, name in enumerate(which.split()):
        x, y = places[name]
        if area.hatch and abs(x - area.hatch[0]) < 50 and abs(y - area.hatch[1]) < 50:
            continue
        if any(a - 24 < x < b + 24 for a, b in area.south_gaps) and name[0] == "s":
            continue
        area.put(group(number), x, y)


def middle(area: Area, dx: float = 0, dy: float = 0) -> tuple[float, float]:
    """The screen's middle of the visible floor."""
    return (area.left + area.right) / 2 + dx, (area.top + 40 + area.bottom) / 2 + dy


def carpet(
    area: Area,
    texture: Texture,
    name: str,
    size: tuple[float, float],
    colours: tuple[str, str, str],
    at: tuple[float, float],
) -> None:
    """A carpet on the floor, `size` in px."""
    w, h = size
    picture = surfaces.carpet(*colours, round(w * 4), round(h * 4), 5)
    area.put(things.rug(w, h, texture(name, picture)), *at)


def kitchen(area: Area, _texture: Texture) -> None:
    """Range, copper, dresser, work table."""
    slots = area.slots()
    a, b = max(slots, key=lambda s: s[1] - s[0])
    x = (a + b) / 2
    size = min(1.0, (b - a) / 76)
    area.things.join(household.cooking_range(70).at(x, -area.top - 14 * size, 0, 0, size))
    area.hang(household.pan_rail(62 * size, 4), x, 84)
    for c, d in slots:
        if (c, d) != (a, b) and d - c > 40:
            area.hang(household.plate_rack(min(64, d - c - 6)), (c + d) / 2, 46)
            dresser = Group().add(box(min(70, d - c - 4), 20, 32, 0.8), DARK_OAK)
            area.things.join(dresser.at((c + d) / 2, -area.top - 11, 0))
    cx, cy = middle(area, 24 if not wide(area) else 0, 26)
    bench = seating.table(84 if not tall(area) else 76, 40, 32, wood("#a97b4c", polish=0.02))
    bench.add(box(24, 16, 2, 0.5).moved(-14, 0, 32), wood("#c79a64"))
    for k, (colour, dx, dy) in enumerate(
        (("#d9702a", 12, -6), ("#b5382a", 19, 2), ("#5a9a48", 26, -5), ("#e0c04a", 31, 5))
    ):
        bench.add(
            cylinder(3.4, 5, 12, 2.2).moved(dx, dy, 32), Material(colour, rough=0.2, mirror=0.05)
        )
        del k
    area.put(bench, cx, cy, 4)
    area.put(
        things.barrel(0.9),
        area.left + 18,
        area.bottom - 20 if not area.south_gaps else area.top + 86,
    )
    area.put(things.crate(20), area.right - 20, area.top + 70)
    if wide(area) or tall(area):
        area.put(things.crate(24, 2), area.left + 60, area.top + 74)
        area.put(things.barrel(1.0), area.right - 60, area.top + 72)
    area.light(x, area.top + 74, 18, "#ff8a3c", 34)
    area.light(cx, cy - 20, 80, "#ffd49a", 74)


def ballroom(area: Area, _texture: Texture) -> None:
    """Dressed windows, the piano, gilt chairs, an inlaid dance floor."""
    for a, b in area.slots():
        count = max(1, int((b - a) // 96))
        for k in range(count):
            if (b - a) > 60:
                area.hang(
                    fittings.dressed_window(30, 46, "#7d1f3a", 22), a + (b - a) * (k + 0.5) / count
                )
    cx, cy = middle(area, -10 if wide(area) else 0, 8)
    rx, ry = (150, 50) if wide(area) else (88, 44 if not tall(area) else 110)
    for k, colour in enumerate(("#6a1f3a", "#d2a856", "#7c2745", "#d2a856", "#5c1a32")):
        f = (1.0, 0.90, 0.86, 0.56, 0.53)[k]
        disc = [
            (rx * f * np.cos(t), ry * f * np.sin(t))
            for t in np.linspace(0, 2 * np.pi, 60, endpoint=False)
        ]
        area.put(Group().add(extruded(disc, 0.4 + 0.2 * k), fabric(colour)), cx, cy)
    piano_x = area.right - 70 if wide(area) else area.right - 52
    piano_y = area.top + (104 if not tall(area) else 120)
    area.put(things.grand_piano(), piano_x, piano_y, 24, 1.0 if wide(area) else 0.72)
    if wide(area):
        for k, x in enumerate(
            (area.left + 180, area.left + 214, area.right - 214, area.right - 180)
        ):
            area.things.join(seating.chair("#7d1f3a", GILT).at(x, -area.top - 16, 0, 0, 1))
            del k
    corners(area, lambda n: plants.palm(62, 3 + n), "nw sw" if wide(area) else "nw")
    area.light(cx, cy - 16, 84, "#ffd08c", 92 if wide(area) else 66)
    if wide(area):
        area.light(area.left + 90, cy - 10, 80, "#ffc478", 62)
        area.light(area.right - 90, cy - 10, 80, "#ffc478", 62)


def conservatory(area: Area, _texture: Texture) -> None:
    """A wall of glass, palms, a fountain, an iron table."""
    pane = Material("#3f6a94", rough=0.05, mirror=0.08, emit=0.20, emit_colour="#6d9fd8")
    white = Material("#cfd6cc", rough=0.5, mirror=0.03)
    for a, b in area.slots(with_name=False):
        wall = Group().add(quad((a, -area.top - 0.8, 14), (b - a, 0, 0), (0, 0, 70)), pane)
        count = max(1, int((b - a) // 22))
        for k in range(count + 1):
            wall.add(box(2.4, 3, 76).moved(a + (b - a) * k / count, -area.top - 1.5, 12), white)
        for z in (12, 50, 84):
            wall.add(box(b - a, 3, 2.6).moved((a + b) / 2, -area.top - 1.5, z), white)
        area.things.join(wall)
        inner = (b - a) / max(1, int((b - a) // 44))
        for k in range(max(1, int((b - a) // 44))):
            x = a + inner * (k + 0.5)
            area.things.join(
                (plants.palm(58, k + 3) if k % 2 else plants.bush(19, k + 3, 110)).at(
                    x, -area.top - 18, 0
                )
            )
    cx, cy = middle(area, 40 if not wide(area) else 60, 18)
    area.put(outdoors.fountain(24), cx, cy)
    if wide(area):
        area.put(outdoors.iron_table(), area.left + 130, cy, 0, 0.9)
    if tall(area):
        area.put(outdoors.iron_table(), cx - 40, area.bottom - 86, 0, 0.95)
    for k, y in enumerate(np.arange(area.top + 74, area.bottom - 10, 34)):
        side = area.right - 17
        if area.east_door is not None and abs(y - area.east_door) < 44:
            continue
        area.put(plants.bush(17, 9 + k, 80), side, y)
    for k, y in enumerate(np.arange(area.top + 78, area.bottom - 12, 44)):
        if area.west_door is not None and abs(y - area.west_door) < 52:
            continue
        if area.hatch and area.hatch[0] < area.left + 60 and abs(y - area.hatch[1]) < 46:
            continue
        area.put(plants.bush(14, 20 + k, 60), area.left + 15, y)
    area.light(cx - 30, cy - 14, 80, "#ffd090", 72)
    area.light(area.right - 50, area.top + 80, 70, "#ffc070", 50)


def billiard_room(area: Area, texture: Texture) -> None:
    """The table under its lamp, cues, a leather chair."""
    for a, b in area.slots()[:1]:
        if b - a > 44:
            area.hang(household.cue_rack(), (a + b) / 2, 24)
    for a, b in area.slots()[1:]:
        if b - a > 44:
            area.hang(
                fittings.picture(
                    min(52, b - a - 12), 34, texture("hunt", surfaces.landscape(208, 136, 4))
                ),
                (a + b) / 2,
                58,
            )
    cx, cy = middle(area, 22 if not wide(area) else 0, 10)
    if wide(area):
        carpet(area, texture, "br_rug", (230, 118), ("#6a2420", "#2a1414", "#c99a50"), (cx, cy))
        area.put(things.billiard_table(170, 84), cx, cy)
    elif tall(area):
        carpet(area, texture, "br_rug", (132, 220), ("#6a2420", "#2a1414", "#c99a50"), (cx, cy))
        area.put(things.billiard_table(176, 88), cx, cy, 90)
    else:
        area.put(things.billiard_table(150, 82), cx, cy, 0, 0.98)
    area.put(seating.armchair("#5e2a1e"), area.left + 30, area.top + 76, 40, 0.85)
    area.light(cx - 34, cy - 20, 78, "#ffe0a0", 52)
    area.light(cx + 34, cy - 20, 78, "#ffe0a0", 52)
    area.light(area.left + 40, cy, 76, "#ffc478", 42)


def library(area: Area, texture: Texture) -> None:
    """Bookcases round the room, a wing chair by a lamp, a globe."""
    wall_row(area, lambda w, n: fittings.bookcase(w - 1, 86, 15, 4, 20 + n), 22, 70, 15)
    for y in np.arange(area.top + 74, area.bottom - 34, 52):
        if area.east_door is None or abs(y - area.east_door) > 60:
            area.things.join(
                fittings.bookcase(50, 78, 15, 4, int(y)).at(
                    area.right - 8, -(y + 12 - 40.5), 0, -90
                )
            )
    cx, cy = middle(area, -2, 16)
    size = (190, 96) if wide(area) else (150, 84) if not tall(area) else (150, 190)
    carpet(area, texture, "lib_rug", size, ("#6a1f28", "#2a1418", "#d0a052"), (cx, cy))
    area.put(seating.armchair("#2f5a48"), cx + 34, cy - 2, -30)
    area.put(seating.round_table(13, 27).join(lights.table_lamp().at(0, 0, 27)), cx + 74, cy + 4)
    area.put(things.globe(), area.left + 26, area.bottom - 30)
    area.put(seating.book_pile(4, 5), cx - 16, cy + 30, 20)
    if wide(area) or tall(area):
        area.put(seating.armchair("#6a2a24"), cx - 50, cy - 4, 34)
    area.light(cx + 70, cy - 14, 62, "#ffc870", 52)
    area.light(cx - 44, cy - 10, 82, "#ffc078", 62)


def study(area: Area, texture: Texture) -> None:
    """The desk with its green lamp on a blue carpet, books, a portrait."""
    for number, (a, b) in enumerate(area.slots()):
        if b - a > 60 and number == 0:
            area.things.join(
                fittings.bookcase(b - a - 8, 84, 14, 4, 6).at((a + b) / 2, -area.top - 8, 0)
            )
        elif b - a > 40:
            area.hang(
                fittings.picture(30, 38, texture("father", surfaces.ancestor(150, 190, 1))),
                (a + b) / 2,
                58,
            )
    cx, cy = middle(area, 26, 16)
    size = (190, 104) if not tall(area) else (170, 190)
    carpet(area, texture, "st_rug", size, ("#26446c", "#16243c", "#c9a45c"), (cx, cy))
    area.put(seating.desk(96, 44), cx, cy + 4, -5)
    area.put(seating.armchair("#5a2a1c"), cx + 6, cy - 34, 0, 0.9)
    for y in np.arange(area.top + 84, area.bottom - 30, 54):
        if area.east_door is None or abs(y - area.east_door) > 60:
            area.things.join(
                fittings.bookcase(52, 78, 15, 4, int(y) + 3).at(
                    area.right - 8, -(y + 8 - 40.5), 0, -90
                )
            )
    area.put(things.globe(), area.left + 28, area.bottom - 28, 0, 0.95)
    area.light(cx - 30, cy - 8, 58, "#ffe09a", 42)
    area.light(cx + 10, cy - 26, 84, "#ffc078", 66)


def hall(area: Area, texture: Texture) -> None:
    """The red runner from the front door, the stair, armour, the clock."""
    cx, _ = middle(area)
    if wide(area):
        runner = surfaces.carpet("#7a1f24", "#2a1214", "#d9ad62", 360, 640, 5)
        area.put(things.rug(92, 196, texture("runner", runner)), cx, area.top + 132)
        area.things.join(things.stairs(64, 8, 10.6, 11).at(area.right - 100, -area.top - 92, 0))
        for x in (area.left + 186, area.right - 182):
            area.things.join(household.armour().at(x, -area.top - 20, 0))
        area.things.join(lights.tall_clock().at(area.left + 60, -area.top - 12, 0, 0, 0.94))
        for k, x in enumerate((area.left + 120,)):
            area.hang(
                fittings.picture(28, 36, texture(f"old{k}", surfaces.ancestor(140, 180, 2 + k))),
                x,
                56,
            )
        corners(area, lambda n: plants.palm(56, n + 4), "sw se")
    else:
        runner = surfaces.carpet("#7a1f24", "#2a1214", "#d9ad62", 260, 640, 5)
        area.put(
            things.rug(64, 130 if not tall(area) else 240, texture("runner", runner)),
            cx - 12,
            area.top + (112 if not tall(area) else 200),
        )
        for number, (a, b) in enumerate(area.slots()):
            if b - a > 58 and number == 0:
                area.things.join(things.stairs(50, 7, 11, 9).at((a + b) / 2, -area.top - 66, 0))
            elif b - a > 34:
                area.things.join(household.armour().at((a + b) / 2, -area.top - 18, 0, 0, 0.95))
        area.put(lights.tall_clock(), area.right - 22, area.bottom - 50, -90, 0.9)
        corners(area, lambda n: plants.palm(50, n + 4), "se")
    area.light(cx, area.top + 110, 84, "#ffd094", 84 if wide(area) else 72)
    if wide(area):
        area.light(area.left + 90, area.top + 104, 78, "#ffc478", 62)
        area.light(area.right - 120, area.top + 120, 84, "#ffc478", 62)


def lounge(area: Area, texture: Texture) -> None:
    """The fire, a sofa and a chair round it, a gramophone, a lamp."""
    slots = [s for s in area.slots() if s[1] - s[0] > 70]
    cx, cy = middle(area, 8, 12)
    size = (156, 92) if not wide(area) else (230, 104)
    carpet(
        area,
        texture,
        "lo_rug",
        size if not tall(area) else (170, 180),
        ("#7a2426", "#27161a", "#d9ad62"),
        (cx, cy),
    )
    if slots and wide(area):
        a, b = slots[0]
        area.hang(fittings.fireplace(62, 50), (a + b) / 2)
        area.light((a + b) / 2, area.top + 66, 18, "#ff9440", 42)
    else:
        y = area.top + 112 if area.west_door is None else area.bottom - 44
        area.west(fittings.fireplace(66, 48), y)
        area.light(area.left + 26, y, 16, "#ff9440", 44)
    area.put(
        seating.sofa(96, "#3f5f73"),
        cx + 14,
        area.bottom - 24 if not tall(area) else cy + 60,
        180,
        0.95,
    )
    area.put(seating.armchair("#8a5a2a"), min(cx + 84, area.right - 36), cy - 4, -60, 0.92)
    area.put(
        seating.round_table(13, 20).join(seating.tea_things().at(0, 0, 20, 0, 0.7)), cx, cy - 4
    )
    area.put(
        seating.table(30, 22, 28).join(things.gramophone().at(0, 0, 28)),
        area.right - 26,
        area.top + 112 if area.niche else area.top + 66,
    )
    area.put(lights.floor_lamp("#ffc873", 70), area.left + 20, area.top + 64, 0, 0.9)
    area.light(area.left + 24, area.top + 60, 66, "#ffc870", 46)
    area.light(cx + 10, cy - 10, 84, "#ffc078", 64)


def dining_room(area: Area, texture: Texture) -> None:
    """The long table laid for dinner, the founder's portrait, a sideboard."""
    for number, (a, b) in enumerate(area.slots()):
        if b - a > 44:
            area.hang(
                fittings.picture(
                    32, 38, texture(f"founder{number}", surfaces.ancestor(160, 190, 4 - number))
                ),
                (a + b) / 2,
                58,
            )
    cx, cy = middle(area, 14 if not wide(area) else 0, 8)
    if tall(area):
        carpet(area, texture, "di_rug", (150, 262), ("#6d3a1a", "#2a1810", "#dba95c"), (cx, cy))
        area.put(seating.dining_table(190, 4), cx, cy)
        sideboard = (
            seating.table(84, 22, 34)
            .join(seating.candelabrum(20).at(-20, 0, 34))
            .join(plants.flowers().at(18, 0, 34))
        )
        area.things.join(sideboard.at(area.right - 14, -(cy - 40.5), 0, -90))
    else:
        length = 190 if wide(area) else 118
        carpet(
            area,
            texture,
            "di_rug",
            (length + 56, 104),
            ("#6d3a1a", "#2a1810", "#dba95c"),
            (cx, cy + 6),
        )
        area.put(seating.dining_table(length, 4 if wide(area) else 2), cx, cy + 6, 90, 0.84)
    corners(area, lambda n: plants.palm(48, n + 7), "se")
    area.light(cx, cy - 34, 84, "#ffcc84", 70)
    area.light(cx, cy + (70 if tall(area) else 10), 78, "#ffc078", 70 if tall(area) else 50)


def cellar(area: Area, _texture: Texture) -> None:
    """Barrels and crates along the walls; the middle stays free for the envelope."""
    x = area.left + 26.0
    for k in range(7):
        area.things.join(
            (things.barrel(1.0) if k % 3 else things.crate(24, k)).at(x, -area.top - 18, 0)
        )
        x += 29
    x = area.right - 26.0
    for k in range(6):
        area.things.join(
            (things.barrel(0.95) if k % 4 else things.crate(26, k + 2)).at(x, -area.top - 18, 0)
        )
        x -= 29
    for k, y in enumerate((area.top + 96, area.top + 128)):
        area.put(things.barrel(0.9), area.left + 20, y)
        area.put(things.crate(22, k), area.right - 22, y)
    rack = Group().add(box(96, 12, 62, 0.8), DARK_OAK)
    for row in range(3):
        for column in range(8):
            rack.add(
                cylinder(3.2, 4, 10).turned(90, "x").moved(-42 + column * 12, -5, 12 + row * 18),
                Material("#1f3a2a", rough=0.1, mirror=0.1),
            )
    area.things.join(rack.at((area.left + area.right) / 2, -area.top - 8, 0))
    area.light((area.left + area.right) / 2, (area.top + area.bottom) / 2 + 26, 84, "#ffc27a", 88)


FURNISH: dict[str, Callable[[Area, Texture], None]] = {
    "ballroom": ballroom,
    "conservatory": conservatory,
    "billiard_room": billiard_room,
    "library": library,
    "study": study,
    "hall": hall,
    "lounge": lounge,
    "dining_room": dining_room,
    "kitchen": kitchen,
    "cellar": cellar,
}
