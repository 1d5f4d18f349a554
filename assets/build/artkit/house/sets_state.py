"""Sets of the ballroom, conservatory, billiard room, library and study."""

from __future__ import annotations

import math

import numpy as np

from artkit.house import fittings, household, lights, outdoors, plants, seating, surfaces, things
from artkit.house.sets import DEPTH, HEIGHT, WIDTH, Camera, back, framed, left, right, shell
from artkit.house.stuff import (
    DARK_OAK,
    GILT,
    OAK,
    Group,
    glow,
    painted,
    stone,
)
from artkit.studio.mesh import box, cylinder, quad, tube
from artkit.studio.scene import Material, Scene


def ballroom(scene: Scene) -> Camera:
    """Parquet, tall dressed windows, a chandelier and the grand piano."""
    shell(
        scene,
        surfaces.herringbone("#8a5a2c", 640, 740, 3, 16),
        surfaces.stripes("#4c2c42", "#593450", 640, 380, 4, 40),
    )
    out = Group()
    for x in (-92, 92):
        out.join(back(fittings.dressed_window(46, 104, "#7d1f3a"), x))
    out.join(back(fittings.dressed_window(50, 108, "#7d1f3a"), 0))
    out.join(back(lights.wall_lamp(), -47, 100)).join(back(lights.wall_lamp(), 47, 100))
    out.join(things.grand_piano().at(-48, 28, 0, 30, 1.35))
    out.join(lights.chandelier(38, 10).at(22, 0, 138, 0, 1.0))
    for k, (x, y, turn) in enumerate(((96, 88, -20), (104, 46, -70), (98, 8, -86))):
        out.join(seating.chair("#7d1f3a", GILT).at(x, y, 0, turn, 1.1))
        del k
    out.join(plants.palm(84, 4).at(-116, 96, 0))
    out.join(
        things.rug(
            150,
            96,
            scene.texture("rug", surfaces.carpet("#5e1c34", "#2e1020", "#d9ad62", 600, 384, 5)),
        ).at(42, -84, 0, -8)
    )
    out.into(scene)
    scene.lamp((22, 0, 150), "#ffcf8a", 150, 22)
    scene.lamp((-47, 112, 106), "#ffc478", 40, 4)
    scene.lamp((47, 112, 106), "#ffc478", 40, 4)
    scene.lamp((40, -190, 190), "#ffcf9a", 190, 40)
    return Camera()


def conservatory(scene: Scene) -> Camera:
    """Glass walls with the moon behind, palms, a fountain and an iron table."""
    scene.texture("floor", surfaces.checker("#a8ae98", "#5d6e58", 640, 740, 44, 6, True))
    x, y = WIDTH / 2, DEPTH / 2
    scene.add(quad((-x, y, 0), (WIDTH, 0, 0), (0, -DEPTH - 120, 0)), painted("floor", 0.05), 1)
    sky = Material("#2a4a78", emit=0.30, emit_colour="#4a78c0")
    night = Group().add(quad((-400, y + 120, -60), (800, 0, 0), (0, 0, 500)), sky)
    night.add(cylinder(24, 1, 40).turned(90, "x").moved(40, y + 116, 172), glow("#f4efd8", 1.5))
    rng = np.random.default_rng(3)
    for k in range(16):
        tall = rng.uniform(40, 120)
        night.add(
            cylinder(rng.uniform(14, 30), tall, 10, top=3).moved(-340 + k * 45, y + 100, -10),
            Material("#0c1f24", rough=1),
        )
    white = Material("#cfd6cc", rough=0.5, mirror=0.03)
    frame = Group()
    for length, cx, cy, turn in ((WIDTH, 0, y, 0), (DEPTH, -x, 0, 90), (DEPTH, x, 0, -90)):
        part = Group().add(box(length, 6, 26, 0.8), stone("#8f8a7c"))
        count = int(length / 40)
        for k in range(count + 1):
            part.add(box(3, 4, HEIGHT - 20).moved(-length / 2 + length * k / count, 0, 26), white)
        for z in (80, 134, HEIGHT):
            part.add(box(length, 4, 3).moved(0, 0, z), white)
        frame.join(part.at(cx, cy, 0, turn))
    for k in range(9):
        px = -x + WIDTH * k / 8
        frame.add(
            tube(
                np.array(
                    [(px, y, HEIGHT), (px * 0.55, 0, HEIGHT + 64), (px * 0.55, -60, HEIGHT + 70)]
                ),
                1.6,
                6,
            ),
            white,
        )
    night.into(scene)
    frame.into(scene)
    out = Group()
    out.join(outdoors.fountain(30).at(-26, 30, 0))
    out.join(outdoors.iron_table().at(50, -52, 0, 0, 1.3))
    for k, (px, py, tall) in enumerate(
        (
            (-106, 84, 140),
            (108, 88, 132),
            (-104, -6, 104),
            (112, 30, 96),
            (-52, 106, 104),
            (56, 106, 96),
        )
    ):
        out.join(plants.palm(tall, k + 2).at(px, py, 0))
    for k, (px, py, size) in enumerate(
        (
            (-80, 62, 26),
            (90, 62, 24),
            (-96, -56, 30),
            (110, -10, 26),
            (-88, -92, 26),
            (14, 110, 22),
            (-24, 112, 22),
        )
    ):
        out.join(plants.bush(size, k + 5, 110).at(px, py, 0, 0, 1.1))
    for k, (px, py, colour) in enumerate(
        ((-74, 74, "#d9702a"), (88, 84, "#c8405a"), (-118, -24, "#e0c04a"))
    ):
        out.join(plants.bush(14, 30 + k, 50).at(px, py, 0))
        out.join(plants.flowers(k, colour).at(px + 14, py - 12, 0, 0, 1.2))
    for px, py in ((-58, -10), (74, 20)):
        out.add(tube(np.array([(px, py, 118), (px, py, 190)]), 0.6, 5), DARK_OAK)
        out.add(cylinder(9, 17, 16, 2).moved(px, py, 100), glow("#ffb85a", 0.85))
    out.into(scene)
    scene.sky = ("#0a1418", "#385a8a", 0.34)
    scene.sun((0.22, 0.75, 0.62), "#9fc0ff", 0.35, 0.03)
    scene.lamp((-58, -16, 104), "#ffc06a", 78, 8)
    scene.lamp((74, 14, 104), "#ffc06a", 70, 8)
    scene.lamp((30, -190, 170), "#ffcf9a", 182, 40)
    return Camera(exposure=2.3)


def billiard_room(scene: Scene) -> Camera:
    """The table under its three green lamps."""
    shell(
        scene,
        surfaces.boards("#5a3620", 640, 740, 16, 5, True),
        surfaces.damask("#23402e", "#2b4e38", 640, 380, 7, 48),
        dado_height=62,
    )
    out = Group()
    out.join(things.billiard_table(190, 100).at(-4, 14, 0, 10))
    out.join(things.billiard_lamp(104).at(-4, 14, 112, 10))
    out.join(back(household.cue_rack(), -96, 62)).join(
        back(framed(scene, "hunt", surfaces.landscape(240, 150, 4), 78, 48), 4, 118)
    )
    out.join(back(framed(scene, "horse", surfaces.landscape(160, 120, 2), 44, 34), 104, 116))
    out.join(left(fittings.window(46, 72), 40, 70))
    out.join(seating.armchair("#5e2a1e").at(122, 84, 0, -40, 1.2))
    out.join(seating.round_table(13, 26).at(86, 104, 0)).join(
        seating.tea_things().at(86, 104, 26, 10, 0.8)
    )
    out.join(
        things.rug(
            250,
            160,
            scene.texture("rug", surfaces.carpet("#6a2420", "#2a1414", "#c99a50", 700, 448, 3)),
        ).at(-4, 6, 0, 10)
    )
    out.join(right(fittings.bookcase(84, 120, 16, 4, 7).at(0, -8), 8))
    out.into(scene)
    for dx in (-37, 0, 37):
        a = math.radians(10)
        scene.lamp((-4 + dx * math.cos(a), 14 + dx * math.sin(a), 110), "#ffdf9c", 66, 5)
    scene.lamp((40, -190, 190), "#ffcf9a", 180, 40)
    return Camera(at=(70, -385, 190), target=(-2, 2, 62))


def library(scene: Scene) -> Camera:
    """Walls of books, a rolling ladder, a wing chair by the lamp and a globe."""
    shell(
        scene,
        surfaces.boards("#6a4024", 640, 740, 16, 8),
        surfaces.damask("#4a2a18", "#55321e", 640, 380, 3),
        dado=None,
    )
    out = Group()
    for k in range(4):
        out.join(fittings.bookcase(79, 166, 20, 6, 20 + k).at(-119 + k * 79.5, DEPTH / 2 - 11, 0))
    for k in range(3):
        out.join(fittings.bookcase(78, 166, 20, 6, 30 + k).at(-WIDTH / 2 + 11, 74 - k * 80, 0, 90))
        out.join(fittings.bookcase(78, 166, 20, 6, 40 + k).at(WIDTH / 2 - 11, 74 - k * 80, 0, -90))
    ladder = Group()
    for px in (-9, 9):
        ladder.add(tube(np.array([(px, -34, 0), (px, 0, 150)]), 1.5, 6), OAK)
    for k in range(11):
        t = (k + 1) / 12
        ladder.add(
            tube(np.array([(-9, -34 + 34 * t, 150 * t), (9, -34 + 34 * t, 150 * t)]), 1.2, 6), OAK
        )
    out.join(ladder.at(-62, DEPTH / 2 - 24, 0))
    out.join(
        things.rug(
            210,
            140,
            scene.texture("rug", surfaces.carpet("#6a1f28", "#2a1418", "#d0a052", 700, 466, 9)),
        ).at(6, -6, 0)
    )
    out.join(seating.armchair("#2f5a48").at(44, 20, 0, -32, 1.35)).join(
        seating.pouffe("#7a2a28").at(14, -30, 0, 0, 1.1)
    )
    out.join(seating.round_table(16, 28).at(88, 46, 0)).join(
        lights.table_lamp("#ffcf80").at(88, 48, 28, 0, 1.5)
    )
    out.join(seating.book_pile(4, 5).at(82, 34, 28, 20))
    out.join(things.globe().at(-66, 14, 0, 0, 1.4))
    out.join(seating.book_pile(5, 8).at(-30, -62, 0, 40, 1.2)).join(
        seating.book_pile(3, 3).at(96, -46, 0, 10, 1.2)
    )
    out.into(scene)
    scene.lamp((88, 46, 56), "#ffc870", 92, 7)
    scene.lamp((-40, 60, 176), "#ffb870", 70, 16)
    scene.lamp((-100, -60, 170), "#ffb870", 60, 16)
    scene.lamp((50, -190, 170), "#ffcf9a", 178, 40)
    return Camera()


def study(scene: Scene) -> Camera:
    """A blue room: the desk with its green lamp, a portrait, a window with the moon."""
    shell(
        scene,
        surfaces.boards("#5f3c22", 640, 740, 16, 11),
        surfaces.damask("#22365a", "#294068", 640, 380, 5, 52),
    )
    out = Group()
    out.join(
        things.rug(
            230,
            150,
            scene.texture("rug", surfaces.carpet("#26446c", "#16243c", "#c9a45c", 700, 456, 4)),
        ).at(0, -12, 0)
    )
    out.join(seating.desk(118, 56).at(4, 6, 0, -6, 1.22)).join(
        seating.armchair("#5a2a1c").at(14, 72, 0, 0, 1.2)
    )
    out.join(back(framed(scene, "father", surfaces.ancestor(160, 200, 1), 56, 70), 4, 122))
    out.join(back(fittings.dressed_window(42, 88, "#6a1f26"), -82)).join(
        fittings.bookcase(76, 168, 20, 6, 3).at(94, DEPTH / 2 - 11, 0)
    )
    out.join(left(fittings.bookcase(110, 100, 18, 4, 6).at(0, -9), 10))
    out.join(lights.table_lamp().at(-WIDTH / 2 + 12, 30, 103, 0, 1.2)).join(
        lights.mantel_clock().at(-WIDTH / 2 + 12, 0, 103, 90, 1.3)
    )
    out.join(things.globe().at(92, 20, 0, 0, 1.3)).join(plants.bush(22, 4).at(-130, -84, 0, 0, 1.2))
    for x, y, turn in ((-54, -66, 20), (-30, -80, -35), (56, -70, 70)):
        out.join(household.papers().at(x, y, 1.2, turn))
    out.into(scene)
    scene.lamp((-34, 12, 62), "#ffe09a", 56, 6)
    scene.lamp((-148, 30, 122), "#ffc870", 46, 6)
    scene.lamp((30, 40, 184), "#ffb870", 84, 18)
    scene.lamp((50, -190, 180), "#ffcf9a", 184, 40)
    scene.sun((-0.6, 0.65, 0.45), "#8fb0ff", 0.12, 0.02)
    return Camera()
