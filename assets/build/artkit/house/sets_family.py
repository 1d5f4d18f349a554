"""Sets of the hall, lounge, dining room and kitchen."""

from __future__ import annotations

import numpy as np

from artkit.house import fittings, household, lights, plants, seating, surfaces, things
from artkit.house.sets import DEPTH, WIDTH, Camera, back, framed, left, right, shell
from artkit.house.stuff import (
    DARK_OAK,
    OAK,
    Group,
    glow,
    wood,
)
from artkit.studio.mesh import box, cylinder, quad, tube
from artkit.studio.scene import Material, Scene


def hall(scene: Scene) -> Camera:
    """Black and white marble, the great stair, armour and a tall clock."""
    shell(
        scene,
        surfaces.checker("#d8ccb4", "#2f2724", 640, 740, 56, 8, True),
        surfaces.damask("#4a3a34", "#54433c", 640, 380, 6, 56),
        floor_polish=0.12,
    )
    out = Group()
    out.join(things.stairs(84, 11, 10.5, 13).at(44, -8, 0))
    landing = wood("#6b4426")
    out.add(box(150, 40, 6).moved(86, DEPTH / 2 - 20, 116), landing)
    out.join(household.armour().at(-34, 70, 0, 10, 1.3)).join(
        lights.tall_clock().at(-92, 110, 0, 0, 1.3)
    )
    out.join(left(framed(scene, "aunt", surfaces.ancestor(150, 190, 3), 48, 62), 10, 116)).join(
        left(lights.wall_lamp(), -38, 100)
    )
    out.join(plants.palm(70, 3).at(-104, 20, 0)).join(right(lights.wall_lamp(), -30, 104))
    out.join(
        things.rug(
            84,
            210,
            scene.texture("rug", surfaces.carpet("#7a1f24", "#2a1214", "#d9ad62", 260, 650, 5)),
        ).at(44, -130, 0)
    )
    out.join(seating.chair("#7a2a2a").at(-128, 40, 0, 70, 1.15))
    out.join(lights.chandelier(30, 8).at(-50, -10, 148))
    out.into(scene)
    scene.lamp((-50, -10, 156), "#ffcf8a", 128, 18)
    scene.lamp((-152, -38, 106), "#ffc478", 46, 4)
    scene.lamp((150, -30, 110), "#ffc478", 52, 4)
    scene.lamp((60, -190, 190), "#ffcf9a", 184, 40)
    return Camera(at=(30, -400, 172), target=(-6, 0, 70))


def lounge(scene: Scene) -> Camera:
    """Red walls, the fire, deep sofas and a gramophone."""
    shell(
        scene,
        surfaces.boards("#6a3c22", 640, 740, 16, 14),
        surfaces.damask("#6e1f24", "#7c272b", 640, 380, 2, 52),
    )
    out = Group()
    out.join(back(fittings.fireplace(104, 62), 0)).join(
        back(framed(scene, "ship", surfaces.landscape(260, 180, 6), 84, 58), 0, 124)
    )
    out.join(
        things.rug(
            210,
            140,
            scene.texture("rug", surfaces.carpet("#7a2426", "#27161a", "#d9ad62", 700, 466, 7)),
        ).at(0, -14, 0)
    )
    out.join(seating.sofa(118, "#3f5f73").at(-82, 4, 0, 84, 1.15)).join(
        seating.armchair("#8a5a2a").at(74, 26, 0, -62, 1.3)
    )
    out.join(seating.round_table(19, 22).at(0, -16, 0)).join(
        seating.tea_things().at(0, -16, 22, 20)
    )
    out.join(seating.table(40, 26, 30).at(94, 98, 0)).join(
        things.gramophone().at(94, 98, 30, -20, 1.3)
    )
    out.join(lights.floor_lamp("#ffc873", 84).at(-88, 98, 0, 0, 1.15))
    out.join(back(framed(scene, "sea", surfaces.landscape(160, 120, 3), 44, 36), -74, 120)).join(
        back(framed(scene, "hills", surfaces.landscape(160, 120, 5), 44, 36), 74, 120)
    )
    out.join(right(fittings.dressed_window(46, 92, "#4a1a1e"), -10)).join(
        plants.palm(72, 6).at(136, -70, 0)
    )
    out.join(lights.mantel_clock().at(0, DEPTH / 2 - 12, 66, 0, 1.2))
    out.into(scene)
    scene.lamp((0, 96, 22), "#ff9440", 84, 8)
    scene.lamp((-88, 94, 88), "#ffc870", 84, 9)
    scene.lamp((40, -190, 180), "#ffcf9a", 188, 40)
    return Camera()


def dining_room(scene: Scene) -> Camera:
    """The long table laid for eight under candlelight."""
    shell(
        scene,
        surfaces.boards("#6e4224", 640, 740, 16, 17),
        surfaces.damask("#6a4a1e", "#795624", 640, 380, 8, 56),
    )
    out = Group()
    out.join(
        things.rug(
            170,
            230,
            scene.texture("rug", surfaces.carpet("#6d3a1a", "#2a1810", "#dba95c", 500, 676, 4)),
        ).at(0, -22, 0)
    )
    out.join(seating.dining_table(186, 4).at(0, -16, 0, 0, 1.18))
    out.join(seating.chair("#8a2a2a").at(0, 112, 0, 0, 1.25))
    out.join(back(framed(scene, "founder", surfaces.ancestor(200, 240, 4), 70, 82), 0, 118))
    out.join(back(lights.wall_lamp(), -58, 104)).join(back(lights.wall_lamp(), 58, 104))
    out.join(back(fittings.dressed_window(40, 96, "#7d2a1c"), -96)).join(
        back(fittings.dressed_window(40, 96, "#7d2a1c"), 96)
    )
    out.join(left(seating.table(90, 26, 38).at(0, -14), 10)).join(
        seating.candelabrum(26).at(-WIDTH / 2 + 14, 36, 38)
    ).join(plants.flowers().at(-WIDTH / 2 + 14, -4, 38))
    out.join(right(household.plate_rack(86), 20, 84))
    out.into(scene)
    scene.lamp((0, 36, 76), "#ffc068", 56, 5)
    scene.lamp((0, -68, 76), "#ffc068", 56, 5)
    scene.lamp((0, -10, 158), "#ffcf8a", 96, 16)
    scene.lamp((-58, 112, 110), "#ffc478", 38, 4)
    scene.lamp((58, 112, 110), "#ffc478", 38, 4)
    scene.lamp((30, -210, 190), "#ffcf9a", 170, 40)
    return Camera(at=(76, -385, 205), target=(0, -6, 60))


def kitchen(scene: Scene) -> Camera:
    """The black range aglow, copper pans, a scrubbed table."""
    shell(
        scene,
        surfaces.checker("#b9b4a4", "#5e6a70", 640, 740, 44, 9),
        surfaces.glazed_tiles("#3f6f86", 640, 380, 26, 4),
        dado=None,
    )
    out = Group()
    alcove = Material(
        "#ffffff",
        texture=scene.texture("bricks", surfaces.bricks("#7a4632", "#3a2a22", 400, 400, 3)),
    )
    out.add(quad((-64, DEPTH / 2 - 1, 0), (128, 0, 0), (0, 0, 132)), alcove)
    out.add(box(150, 24, 14, 1.4).moved(0, DEPTH / 2 - 12, 124), OAK)
    for side in (-1, 1):
        out.add(
            box(16, 20, 124, 1).moved(side * 66, DEPTH / 2 - 10, 0),
            Material("#ffffff", texture="bricks"),
        )
    out.join(household.cooking_range(92).at(0, DEPTH / 2 - 17, 0, 0, 1.15)).join(
        household.pan_rail(104, 5).at(0, DEPTH / 2 - 24, 126)
    )
    out.join(back(household.plate_rack(58), -96, 92)).join(back(fittings.window(44, 62), 98, 78))
    bench = Group().join(seating.table(118, 58, 32, wood("#a97b4c", polish=0.02)))
    bench.add(box(30, 20, 2, 0.6).moved(-24, -4, 32), wood("#c79a64"))
    bench.add(
        box(14, 5, 0.6).turned(20).moved(-20, -6, 34),
        Material("#c9ced2", rough=0.2, mirror=0.9, metal=True),
    )
    vegetables = (
        ("#d9702a", 10, -12),
        ("#b5382a", 18, -6),
        ("#5a9a48", 26, -12),
        ("#e0c04a", 30, 0),
        ("#b5382a", 22, 4),
        ("#8a4a7a", 36, -6),
    )
    for colour, x, y in vegetables:
        bench.add(
            cylinder(3.2, 5, 12, 2.2).moved(x, y, 32), Material(colour, rough=0.2, mirror=0.05)
        )
    bench.add(
        cylinder(10, 9, 20, 3).moved(-46, 8, 32),
        Material("#b98a52", rough=0.9, mottle=0.3, bump_scale=2),
    )
    out.join(bench.at(10, -52, 0, 5, 1.15)).join(things.barrel(1.2).at(-92, 66, 0)).join(
        things.crate(30).at(98, 58, 0, 12)
    )
    out.join(right(seating.table(80, 28, 34, wood("#8a6238")).at(0, -15), -30)).join(
        plants.flowers(2, "#e0c04a").at(WIDTH / 2 - 16, -20, 34)
    )
    out.join(seating.chair("#8a6a3a", wood("#8a6238")).at(-78, -20, 0, 64, 1.2))
    out.add(tube(np.array([(4, -10, 150), (4, -10, 190)]), 0.8, 6), DARK_OAK)
    out.join(
        Group()
        .add(
            cylinder(16, 9, 24, 1, top=5).moved(0, 0, 0),
            Material("#2f5a4a", rough=0.2, mirror=0.06),
        )
        .add(cylinder(5, 4, 12).moved(0, 0, -4), glow("#fff0c4", 4))
        .at(4, -10, 142)
    )
    out.into(scene)
    scene.lamp((4, -10, 136), "#ffdca0", 112, 9)
    scene.lamp((0, 88, 22), "#ff8436", 56, 8)
    scene.lamp((40, -190, 180), "#ffcf9a", 176, 40)
    return Camera()
