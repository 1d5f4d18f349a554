"""The nine rooms as lit stage sets, for the cards. A set is 320 wide, 250 deep; its walls are 190 high."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from artkit import places
from artkit.canvas import save, shrink
from artkit.house import fittings, seating, surfaces, things
from artkit.house.stuff import DARK_OAK, DARK_TALL, GILT, OAK, Group, glow, painted, plaster, stone, wood
from artkit.studio import finish
from artkit.studio.mesh import box, cylinder, quad, tube
from artkit.studio.scene import Material, Scene

SIZE = (600, 780)
WIDTH, DEPTH, HEIGHT = 320, 250, 205


@dataclass
class Camera:
    """Where the picture is taken from, and its angle of view from top to bottom (degrees)."""

    at: tuple[float, float, float] = (40, -400, 172)
    target: tuple[float, float, float] = (0, 0, 66)
    angle: float = 35.5
    exposure: float = 2.5


def shell(
    scene: Scene,
    floor: np.ndarray,
    wall: np.ndarray,
    dado: Material | None = DARK_TALL,
    dado_height: float = 46,
    floor_polish: float = 0.06,
) -> None:
    """Floor, back wall and side walls, with a dado of panels, skirting and cornice."""
    scene.texture("floor", floor)
    scene.texture("wall", wall)
    x, y = WIDTH / 2, DEPTH / 2
    ground = Material("#ffffff", rough=0.16, mirror=floor_polish, texture="floor")
    scene.add(quad((-x, y, 0), (WIDTH, 0, 0), (0, -DEPTH - 120, 0)), ground, 1)
    paper = painted("wall", 0.0)
    scene.add(quad((-x, y, HEIGHT), (WIDTH, 0, 0), (0, 0, -HEIGHT)), paper, 2)
    for side in (-1, 1):
        scene.add(quad((side * x, y, HEIGHT), (0, -DEPTH, 0), (0, 0, -HEIGHT)), paper, 3)
    trim = Group()
    for length, cx, cy, turn in ((WIDTH, 0, y, 0), (DEPTH, -x, 0, 90), (DEPTH, x, 0, -90)):
        part = Group()
        if dado:
            part.add(box(length, 1.6, dado_height).moved(0, -0.8, 0), dado)
            for k in range(int(length / 34)):
                px = -length / 2 + length * (k + 0.5) / int(length / 34)
                part.add(box(length / int(length / 34) - 9, 1.4, dado_height - 18, 0.6).moved(px, -2.0, 9), dado)
            part.add(box(length, 4, 3, 0.8).moved(0, -2, dado_height), dado)
            part.add(box(length, 3, 7, 0.8).moved(0, -1.5, 0), dado)
        part.add(box(length, 7, 4, 1).moved(0, -3.5, HEIGHT - 6), plaster("#d8c9a8"))
        part.add(box(length, 4, 4, 1).moved(0, -2, HEIGHT - 11), plaster("#d8c9a8"))
        trim.join(part.at(cx, cy, 0, turn))
    trim.into(scene)
    scene.groups += 10
    # night air above the set keeps shadows blue
    scene.sky = ("#2a1c12", "#5a5a6a", 0.22)


def back(group: Group, x: float, z: float = 0) -> Group:
    """A fitting placed on the back wall."""
    return group.at(x, DEPTH / 2 - 0.4, z)


def left(group: Group, y: float, z: float = 0) -> Group:
    """A fitting placed on the left wall."""
    return group.at(-WIDTH / 2 + 0.4, y, z, 90)


def right(group: Group, y: float, z: float = 0) -> Group:
    """A fitting placed on the right wall."""
    return group.at(WIDTH / 2 - 0.4, y, z, -90)


def framed(scene: Scene, name: str, pixels: np.ndarray, width: float, height: float) -> Group:
    """A picture in a gilt frame whose painting is registered with the scene."""
    return fittings.picture(width, height, scene.texture(name, pixels))


def ballroom(scene: Scene) -> Camera:
    """Parquet, tall dressed windows, a chandelier and the grand piano."""
    shell(scene, surfaces.herringbone("#8a5a2c", 640, 740, 3, 16), surfaces.stripes("#4c2c42", "#593450", 640, 380, 4, 40))
    out = Group()
    for x in (-92, 92):
        out.join(back(fittings.dressed_window(46, 104, "#7d1f3a"), x))
    out.join(back(fittings.dressed_window(50, 108, "#7d1f3a"), 0))
    out.join(back(fittings.wall_lamp(), -47, 100)).join(back(fittings.wall_lamp(), 47, 100))
    out.join(things.grand_piano().at(-48, 28, 0, 30, 1.35))
    out.join(fittings.chandelier(38, 10).at(22, 0, 138, 0, 1.0))
    for k, (x, y, turn) in enumerate(((96, 88, -20), (104, 46, -70), (98, 8, -86))):
        out.join(seating.chair("#7d1f3a", GILT).at(x, y, 0, turn, 1.1))
        del k
    out.join(things.palm(84, 4).at(-116, 96, 0))
    out.join(things.rug(150, 96, scene.texture("rug", surfaces.carpet("#5e1c34", "#2e1020", "#d9ad62", 600, 384, 5))).at(42, -84, 0, -8))
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
        night.add(cylinder(rng.uniform(14, 30), tall, 10, top=3).moved(-340 + k * 45, y + 100, -10), Material("#0c1f24", rough=1))
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
        frame.add(tube(np.array([(px, y, HEIGHT), (px * 0.55, 0, HEIGHT + 64), (px * 0.55, -60, HEIGHT + 70)]), 1.6, 6), white)
    night.into(scene)
    frame.into(scene)
    out = Group()
    out.join(things.fountain(30).at(-26, 30, 0))
    out.join(things.iron_table().at(50, -52, 0, 0, 1.3))
    for k, (px, py, tall) in enumerate(((-106, 84, 140), (108, 88, 132), (-104, -6, 104), (112, 30, 96), (-52, 106, 104), (56, 106, 96))):
        out.join(things.palm(tall, k + 2).at(px, py, 0))
    for k, (px, py, size) in enumerate(((-80, 62, 26), (90, 62, 24), (-96, -56, 30), (110, -10, 26), (-88, -92, 26), (14, 110, 22), (-24, 112, 22))):
        out.join(things.bush(size, k + 5, 110).at(px, py, 0, 0, 1.1))
    for k, (px, py, colour) in enumerate(((-74, 74, "#d9702a"), (88, 84, "#c8405a"), (-118, -24, "#e0c04a"))):
        out.join(things.bush(14, 30 + k, 50).at(px, py, 0))
        out.join(things.flowers(k, colour).at(px + 14, py - 12, 0, 0, 1.2))
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
    shell(scene, surfaces.boards("#5a3620", 640, 740, 16, 5, True), surfaces.damask("#23402e", "#2b4e38", 640, 380, 7, 48), dado_height=62)
    out = Group()
    out.join(things.billiard_table(190, 100).at(-4, 14, 0, 10))
    out.join(things.billiard_lamp(104).at(-4, 14, 112, 10))
    out.join(back(fittings.cue_rack(), -96, 62)).join(back(framed(scene, "hunt", surfaces.landscape(240, 150, 4), 78, 48), 4, 118))
    out.join(back(framed(scene, "horse", surfaces.landscape(160, 120, 2), 44, 34), 104, 116))
    out.join(left(fittings.window(46, 72), 40, 70))
    out.join(seating.armchair("#5e2a1e").at(122, 84, 0, -40, 1.2))
    out.join(seating.round_table(13, 26).at(86, 104, 0)).join(seating.tea_things().at(86, 104, 26, 10, 0.8))
    out.join(things.rug(250, 160, scene.texture("rug", surfaces.carpet("#6a2420", "#2a1414", "#c99a50", 700, 448, 3))).at(-4, 6, 0, 10))
    out.join(right(fittings.bookcase(84, 120, 16, 4, 7).at(0, -8), 8))
    out.into(scene)
    for dx in (-37, 0, 37):
        a = math.radians(10)
        scene.lamp((-4 + dx * math.cos(a), 14 + dx * math.sin(a), 110), "#ffdf9c", 66, 5)
    scene.lamp((40, -190, 190), "#ffcf9a", 180, 40)
    return Camera(at=(70, -385, 190), target=(-2, 2, 62))


def library(scene: Scene) -> Camera:
    """Walls of books, a rolling ladder, a wing chair by the lamp and a globe."""
    shell(scene, surfaces.boards("#6a4024", 640, 740, 16, 8), surfaces.damask("#4a2a18", "#55321e", 640, 380, 3), dado=None)
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
        ladder.add(tube(np.array([(-9, -34 + 34 * t, 150 * t), (9, -34 + 34 * t, 150 * t)]), 1.2, 6), OAK)
    out.join(ladder.at(-62, DEPTH / 2 - 24, 0))
    out.join(things.rug(210, 140, scene.texture("rug", surfaces.carpet("#6a1f28", "#2a1418", "#d0a052", 700, 466, 9))).at(6, -6, 0))
    out.join(seating.armchair("#2f5a48").at(44, 20, 0, -32, 1.35)).join(seating.pouffe("#7a2a28").at(14, -30, 0, 0, 1.1))
    out.join(seating.round_table(16, 28).at(88, 46, 0)).join(fittings.table_lamp("#ffcf80").at(88, 48, 28, 0, 1.5))
    out.join(seating.book_pile(4, 5).at(82, 34, 28, 20))
    out.join(things.globe().at(-66, 14, 0, 0, 1.4))
    out.join(seating.book_pile(5, 8).at(-30, -62, 0, 40, 1.2)).join(seating.book_pile(3, 3).at(96, -46, 0, 10, 1.2))
    out.into(scene)
    scene.lamp((88, 46, 56), "#ffc870", 92, 7)
    scene.lamp((-40, 60, 176), "#ffb870", 70, 16)
    scene.lamp((-100, -60, 170), "#ffb870", 60, 16)
    scene.lamp((50, -190, 170), "#ffcf9a", 178, 40)
    return Camera()


def study(scene: Scene) -> Camera:
    """A blue room: the desk with its green lamp, a portrait, a window with the moon."""
    shell(scene, surfaces.boards("#5f3c22", 640, 740, 16, 11), surfaces.damask("#22365a", "#294068", 640, 380, 5, 52))
    out = Group()
    out.join(things.rug(230, 150, scene.texture("rug", surfaces.carpet("#26446c", "#16243c", "#c9a45c", 700, 456, 4))).at(0, -12, 0))
    out.join(seating.desk(118, 56).at(4, 6, 0, -6, 1.22)).join(seating.armchair("#5a2a1c").at(14, 72, 0, 0, 1.2))
    out.join(back(framed(scene, "father", surfaces.ancestor(160, 200, 1), 56, 70), 4, 122))
    out.join(back(fittings.dressed_window(42, 88, "#6a1f26"), -82)).join(fittings.bookcase(76, 168, 20, 6, 3).at(94, DEPTH / 2 - 11, 0))
    out.join(left(fittings.bookcase(110, 100, 18, 4, 6).at(0, -9), 10))
    out.join(fittings.table_lamp().at(-WIDTH / 2 + 12, 30, 103, 0, 1.2)).join(fittings.mantel_clock().at(-WIDTH / 2 + 12, 0, 103, 90, 1.3))
    out.join(things.globe().at(92, 20, 0, 0, 1.3)).join(things.bush(22, 4).at(-130, -84, 0, 0, 1.2))
    for x, y, turn in ((-54, -66, 20), (-30, -80, -35), (56, -70, 70)):
        out.join(fittings.papers().at(x, y, 1.2, turn))
    out.into(scene)
    scene.lamp((-34, 12, 62), "#ffe09a", 56, 6)
    scene.lamp((-148, 30, 122), "#ffc870", 46, 6)
    scene.lamp((30, 40, 184), "#ffb870", 84, 18)
    scene.lamp((50, -190, 180), "#ffcf9a", 184, 40)
    scene.sun((-0.6, 0.65, 0.45), "#8fb0ff", 0.12, 0.02)
    return Camera()


def hall(scene: Scene) -> Camera:
    """Black and white marble, the great stair, armour and a tall clock."""
    shell(scene, surfaces.checker("#d8ccb4", "#2f2724", 640, 740, 56, 8, True), surfaces.damask("#4a3a34", "#54433c", 640, 380, 6, 56), floor_polish=0.12)
    out = Group()
    out.join(things.stairs(84, 11, 10.5, 13).at(44, -8, 0))
    landing = wood("#6b4426")
    out.add(box(150, 40, 6).moved(86, DEPTH / 2 - 20, 116), landing)
    out.join(fittings.armour().at(-34, 70, 0, 10, 1.3)).join(fittings.tall_clock().at(-92, 110, 0, 0, 1.3))
    out.join(left(framed(scene, "aunt", surfaces.ancestor(150, 190, 3), 48, 62), 10, 116)).join(left(fittings.wall_lamp(), -38, 100))
    out.join(things.palm(70, 3).at(-104, 20, 0)).join(right(fittings.wall_lamp(), -30, 104))
    out.join(things.rug(84, 210, scene.texture("rug", surfaces.carpet("#7a1f24", "#2a1214", "#d9ad62", 260, 650, 5))).at(44, -130, 0))
    out.join(seating.chair("#7a2a2a").at(-128, 40, 0, 70, 1.15))
    out.join(fittings.chandelier(30, 8).at(-50, -10, 148))
    out.into(scene)
    scene.lamp((-50, -10, 156), "#ffcf8a", 128, 18)
    scene.lamp((-152, -38, 106), "#ffc478", 46, 4)
    scene.lamp((150, -30, 110), "#ffc478", 52, 4)
    scene.lamp((60, -190, 190), "#ffcf9a", 184, 40)
    return Camera(at=(30, -400, 172), target=(-6, 0, 70))


def lounge(scene: Scene) -> Camera:
    """Red walls, the fire, deep sofas and a gramophone."""
    shell(scene, surfaces.boards("#6a3c22", 640, 740, 16, 14), surfaces.damask("#6e1f24", "#7c272b", 640, 380, 2, 52))
    out = Group()
    out.join(back(fittings.fireplace(104, 62), 0)).join(back(framed(scene, "ship", surfaces.landscape(260, 180, 6), 84, 58), 0, 124))
    out.join(things.rug(210, 140, scene.texture("rug", surfaces.carpet("#7a2426", "#27161a", "#d9ad62", 700, 466, 7))).at(0, -14, 0))
    out.join(seating.sofa(118, "#3f5f73").at(-82, 4, 0, 84, 1.15)).join(seating.armchair("#8a5a2a").at(74, 26, 0, -62, 1.3))
    out.join(seating.round_table(19, 22).at(0, -16, 0)).join(seating.tea_things().at(0, -16, 22, 20))
    out.join(seating.table(40, 26, 30).at(94, 98, 0)).join(things.gramophone().at(94, 98, 30, -20, 1.3))
    out.join(fittings.floor_lamp("#ffc873", 84).at(-88, 98, 0, 0, 1.15))
    out.join(back(framed(scene, "sea", surfaces.landscape(160, 120, 3), 44, 36), -74, 120)).join(back(framed(scene, "hills", surfaces.landscape(160, 120, 5), 44, 36), 74, 120))
    out.join(right(fittings.dressed_window(46, 92, "#4a1a1e"), -10)).join(things.palm(72, 6).at(136, -70, 0))
    out.join(fittings.mantel_clock().at(0, DEPTH / 2 - 12, 66, 0, 1.2))
    out.into(scene)
    scene.lamp((0, 96, 22), "#ff9440", 84, 8)
    scene.lamp((-88, 94, 88), "#ffc870", 84, 9)
    scene.lamp((40, -190, 180), "#ffcf9a", 188, 40)
    return Camera()


def dining_room(scene: Scene) -> Camera:
    """The long table laid for eight under candlelight."""
    shell(scene, surfaces.boards("#6e4224", 640, 740, 16, 17), surfaces.damask("#6a4a1e", "#795624", 640, 380, 8, 56))
    out = Group()
    out.join(things.rug(170, 230, scene.texture("rug", surfaces.carpet("#6d3a1a", "#2a1810", "#dba95c", 500, 676, 4))).at(0, -22, 0))
    out.join(seating.dining_table(186, 4).at(0, -16, 0, 0, 1.18))
    out.join(seating.chair("#8a2a2a").at(0, 112, 0, 0, 1.25))
    out.join(back(framed(scene, "founder", surfaces.ancestor(200, 240, 4), 70, 82), 0, 118))
    out.join(back(fittings.wall_lamp(), -58, 104)).join(back(fittings.wall_lamp(), 58, 104))
    out.join(back(fittings.dressed_window(40, 96, "#7d2a1c"), -96)).join(back(fittings.dressed_window(40, 96, "#7d2a1c"), 96))
    out.join(left(seating.table(90, 26, 38).at(0, -14), 10)).join(seating.candelabrum(26).at(-WIDTH / 2 + 14, 36, 38)).join(things.flowers().at(-WIDTH / 2 + 14, -4, 38))
    out.join(right(fittings.plate_rack(86), 20, 84))
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
    shell(scene, surfaces.checker("#b9b4a4", "#5e6a70", 640, 740, 44, 9), surfaces.glazed_tiles("#3f6f86", 640, 380, 26, 4), dado=None)
    out = Group()
    alcove = Material("#ffffff", texture=scene.texture("bricks", surfaces.bricks("#7a4632", "#3a2a22", 400, 400, 3)))
    out.add(quad((-64, DEPTH / 2 - 1, 0), (128, 0, 0), (0, 0, 132)), alcove)
    out.add(box(150, 24, 14, 1.4).moved(0, DEPTH / 2 - 12, 124), OAK)
    for side in (-1, 1):
        out.add(box(16, 20, 124, 1).moved(side * 66, DEPTH / 2 - 10, 0), Material("#ffffff", texture="bricks"))
    out.join(fittings.cooking_range(92).at(0, DEPTH / 2 - 17, 0, 0, 1.15)).join(fittings.pan_rail(104, 5).at(0, DEPTH / 2 - 24, 126))
    out.join(back(fittings.plate_rack(58), -96, 92)).join(back(fittings.window(44, 62), 98, 78))
    bench = Group().join(seating.table(118, 58, 32, wood("#a97b4c", polish=0.02)))
    bench.add(box(30, 20, 2, 0.6).moved(-24, -4, 32), wood("#c79a64"))
    bench.add(box(14, 5, 0.6).turned(20).moved(-20, -6, 34), Material("#c9ced2", rough=0.2, mirror=0.9, metal=True))
    vegetables = (("#d9702a", 10, -12), ("#b5382a", 18, -6), ("#5a9a48", 26, -12), ("#e0c04a", 30, 0), ("#b5382a", 22, 4), ("#8a4a7a", 36, -6))
    for colour, x, y in vegetables:
        bench.add(cylinder(3.2, 5, 12, 2.2).moved(x, y, 32), Material(colour, rough=0.2, mirror=0.05))
    bench.add(cylinder(10, 9, 20, 3).moved(-46, 8, 32), Material("#b98a52", rough=0.9, mottle=0.3, bump_scale=2))
    out.join(bench.at(10, -52, 0, 5, 1.15)).join(things.barrel(1.2).at(-92, 66, 0)).join(things.crate(30).at(98, 58, 0, 12))
    out.join(right(seating.table(80, 28, 34, wood("#8a6238")).at(0, -15), -30)).join(things.flowers(2, "#e0c04a").at(WIDTH / 2 - 16, -20, 34))
    out.join(seating.chair("#8a6a3a", wood("#8a6238")).at(-78, -20, 0, 64, 1.2))
    out.add(tube(np.array([(4, -10, 150), (4, -10, 190)]), 0.8, 6), DARK_OAK)
    out.join(Group().add(cylinder(16, 9, 24, 1, top=5).moved(0, 0, 0), Material("#2f5a4a", rough=0.2, mirror=0.06)).add(cylinder(5, 4, 12).moved(0, 0, -4), glow("#fff0c4", 4)).at(4, -10, 142))
    out.into(scene)
    scene.lamp((4, -10, 136), "#ffdca0", 112, 9)
    scene.lamp((0, 88, 22), "#ff8436", 56, 8)
    scene.lamp((40, -190, 180), "#ffcf9a", 176, 40)
    return Camera()


SETS: dict[str, Callable[[Scene], Camera]] = {
    "ballroom": ballroom,
    "conservatory": conservatory,
    "billiard_room": billiard_room,
    "library": library,
    "study": study,
    "hall": hall,
    "lounge": lounge,
    "dining_room": dining_room,
    "kitchen": kitchen,
}


def paint(name: str) -> finish.Picture:
    """One room's card picture; GASLAMP_DRAFT=1 makes a quick one."""
    scene = Scene(unit_length=40.0)
    camera = SETS[name](scene)
    draft = bool(os.environ.get("GASLAMP_DRAFT"))
    scale, samples = (1, 6) if draft else (2, 4)
    view = {"kind": "eye", "at": list(camera.at), "target": list(camera.target), "angle": camera.angle, "lens": 0}
    planes = scene.render(view, (SIZE[0] * scale, SIZE[1] * scale), samples, 2, clamp=3.0)
    return finish.painting(planes, camera.exposure, ink=1.6 * scale, brush=scale + 1, seed=len(name), vignette=1.1)


def build() -> None:
    """Writes room_* to the Tudor Mansion's pictures; GASLAMP_ONLY=name[,name] paints just those."""
    only = os.environ.get("GASLAMP_ONLY", "")
    target = places.cache() if os.environ.get("GASLAMP_DRAFT") else places.TUDOR_PICTURES
    for name in SETS:
        if not only or name in only.split(","):
            save(shrink(finish.picture(paint(name)), *SIZE), target / f"room_{name}.webp", 90)


