"""What belongs to walls and ceilings: windows, curtains, fireplaces, pictures, lamps, clocks, shelves."""

from __future__ import annotations

import math

import numpy as np

from artkit.house.seating import BOOK_COLOURS, candlestick
from artkit.house.stuff import (
    BLACK_IRON,
    BRASS,
    CHINA,
    COPPER,
    DARK_OAK,
    DARK_TALL,
    FLAME,
    GILT,
    IRON,
    MAHOGANY_TALL,
    OAK_TALL,
    PAPER,
    STEEL,
    Group,
    fabric,
    glow,
    painted,
    plaster,
    stone,
)
from artkit.studio.mesh import Mesh, ball, box, curve, cylinder, extruded, grid, joined, lathe, quad, tube
from artkit.studio.scene import Material

NIGHT_PANE = Material("#35527e", rough=0.05, mirror=0.08, emit=0.16, emit_colour="#6d93d0")
LEAD_BAR = Material("#14110f", rough=0.6)


def bookcase(width: float, height: float, depth: float = 14, shelves: int = 4, seed: int = 1) -> Group:
    """A bookcase full of books; its back is at y = depth / 2."""
    rng = np.random.default_rng(seed)
    timber = DARK_TALL
    out = Group().add(box(width, 2, height).moved(0, depth / 2 - 1, 0), timber)
    for side in (-1, 1):
        out.add(box(2.4, depth, height).moved(side * (width / 2 - 1.2), 0, 0), timber)
    out.add(box(width + 4, depth + 3, 3.4, 1).moved(0, -0.6, height - 1), DARK_OAK)
    out.add(box(width + 2, depth + 1.6, 4, 0.8).moved(0, -0.6, 0), DARK_OAK)
    step = (height - 6) / shelves
    for row in range(shelves):
        z = 4 + row * step
        out.add(box(width - 4, depth - 2, 1.6).moved(0, 0, z), DARK_OAK)
        x = -width / 2 + 3.4
        while x < width / 2 - 6:
            if rng.random() < 0.06:
                x += rng.uniform(3, 7)
                continue
            thick = rng.uniform(1.8, 4.2)
            tall = rng.uniform(0.62, 0.90) * (step - 2)
            colour = BOOK_COLOURS[rng.integers(len(BOOK_COLOURS))]
            lean = rng.uniform(-8, 8) if rng.random() < 0.08 else 0
            deep = depth * rng.uniform(0.62, 0.76)
            cover = Material(colour, rough=0.5, mirror=0.03, mottle=0.2, bump_scale=3)
            book = box(thick - 0.25, deep, tall, 0.3).turned(lean, "y")
            out.add(book.moved(x + thick / 2, -depth / 2 + deep / 2 + 1.6, z + 1.6), cover)
            if rng.random() < 0.6:
                band = box(thick - 0.1, 0.4, 0.7).moved(x + thick / 2, -depth / 2 + 1.5, z + 1.6 + tall * 0.75)
                out.add(band, GILT)
            x += thick
    return out


def window(width: float, height: float, lattice: bool = True, pane: Material = NIGHT_PANE) -> Group:
    """A window in a wall that faces -y: frame, night-blue panes, lead lattice. Its foot is at z = 0."""
    out = Group().add(quad((-width / 2, 0, 0), (width, 0, 0), (0, 0, height)), pane)
    for x in (-width / 2, 0, width / 2):
        out.add(box(3, 4, height).moved(x, -1, 0), OAK_TALL)
    for z in (0, height * 0.62, height):
        out.add(box(width + 3, 4, 3).moved(0, -1, z - 1.5), OAK_TALL)
    out.add(box(width + 10, 9, 2.4, 0.6).moved(0, -3, -3), plaster("#b9a888"))
    if lattice:
        step = width / 8
        lines: list[Mesh] = []
        count = int(height / step) + 9
        for k in range(-9, count):
            for lean in (1, -1):
                a, b = np.array([-width / 2, k * step]), np.array([width / 2, k * step + lean * width])
                t0 = max(0.0, min(1.0, (0 - a[1]) / (b[1] - a[1]))) if b[1] != a[1] else 0.0
                t1 = max(0.0, min(1.0, (height - a[1]) / (b[1] - a[1])))
                lo, hi = min(t0, t1), max(t0, t1)
                p, q = a + (b - a) * lo, a + (b - a) * hi
                if np.linalg.norm(q - p) > 1:
                    lines.append(tube(np.array([(p[0], -0.6, p[1]), (q[0], -0.6, q[1])]), 0.35, 4))
        out.add(joined(lines), LEAD_BAR)
    return out


def drape(width: float, height: float, colour: str, side: int = 1, tied: bool = True, folds: int = 6) -> Group:
    """A curtain that hangs from z = height; `side` 1 is pulled to the right."""
    rows = []
    for t in np.linspace(0, 1, 26):
        u = np.linspace(0, 1, folds * 8 + 1)
        pull = 1.0 if not tied else 1 - 0.62 * math.exp(-(((t - 0.60) / 0.20) ** 2)) - 0.25 * t * (t > 0.6)
        x = side * (width / 2 - width * pull * (1 - u))
        y = -2.5 - 1.9 * np.cos(u * folds * 2 * math.pi) * (0.7 + 0.3 * pull)
        rows.append(np.stack([x, y, np.full_like(u, height * (1 - t))], -1))
    out = Group().add(grid(np.array(rows)), fabric(colour))
    if tied:
        z = height * 0.40
        out.add(tube(curve([(side * width * 0.5, -1, z), (side * width * 0.28, -5, z - 1), (side * width * 0.12, -3, z)], 10), 1.1, 6), GILT)
    return out


def dressed_window(width: float, height: float, colour: str, sill: float = 22) -> Group:
    """A window with a pair of drapes and a pelmet; the floor is z = 0."""
    out = window(width, height).at(0, 0, sill)
    top = sill + height + 9
    for side in (-1, 1):
        out.join(drape(width * 0.42, top, colour, side).at(side * (width / 2 + 2), -3, 0))
    swag = [(-width / 2 - 16, 0), (width / 2 + 16, 0), (width / 2 + 16, 13)]
    scallops = [(width / 2 + 16 - (width + 32) * k / 24, 13 - 3.5 * abs(math.sin(math.pi * k / 8))) for k in range(1, 24)]
    shape = [(x, -z) for x, z in [*swag, *scallops, (-width / 2 - 16, 13)]]
    out.add(extruded(shape, 7, 0.6).turned(90, "x").moved(0, -2, top + 3), fabric(colour))
    out.add(box(width + 36, 9, 3, 0.8).moved(0, -5, top + 2), GILT)
    return out


def picture(width: float, height: float, texture: str, lamp: bool = False) -> Group:
    """A painting in a gilt frame, hung on a wall that faces -y; centred on z = 0."""
    out = Group().add(quad((-width / 2, -1.2, height / 2), (width, 0, 0), (0, 0, -height)), painted(texture))
    for x in (-width / 2 - 1.6, width / 2 + 1.6):
        out.add(box(4.4, 3.4, height + 7.4, 1).moved(x, -1, -height / 2 - 3.7), GILT)
    for z in (-height / 2 - 3.7, height / 2 - 0.5):
        out.add(box(width + 7.4, 3.4, 4.4, 1).moved(0, -1, z), GILT)
    if lamp:
        out.add(cylinder(1.3, width * 0.5, 10).turned(90, "y").moved(-width * 0.25, -6, height / 2 + 5), BRASS)
    return out


def mirror(width: float, height: float) -> Group:
    """A tall looking-glass in a gilt frame."""
    out = Group().add(quad((-width / 2, -1, 0), (width, 0, 0), (0, 0, height)), Material("#cfd6d8", rough=0.02, mirror=0.85, metal=True))
    for x in (-width / 2, width / 2):
        out.add(box(4, 4, height + 4, 1.2).moved(x, -1, -2), GILT)
    for z in (-2, height - 2):
        out.add(box(width + 4, 4, 4, 1.2).moved(0, -1, z), GILT)
    crest = [(-width * 0.3, 0), (width * 0.3, 0), (width * 0.2, 5), (0, 9), (-width * 0.2, 5)]
    return out.add(extruded(crest, 3, 0.8).turned(90, "x").moved(0, 0, height + 2), GILT)


def fire(width: float) -> Group:
    """Logs, embers and flames."""
    out = Group()
    rng = np.random.default_rng(5)
    for k in range(4):
        log = cylinder(2.4, width * 0.8, 10).turned(90, "y").turned(rng.uniform(-14, 14)).moved(-width * 0.4, (k - 1.5) * 3.4, 3 + (k % 2) * 3)
        out.add(log, Material("#2a160c", rough=1, emit=0.05, emit_colour="#ff5a1a"))
    for k in range(26):
        x, y = rng.uniform(-width / 2.6, width / 2.6), rng.uniform(-4, 4)
        out.add(ball(rng.uniform(0.7, 1.5), 6).moved(x, y, rng.uniform(0.5, 2)), glow("#ff6a24", 2.2))
    for _ in range(9):
        x, y = rng.uniform(-width / 3, width / 3), rng.uniform(-3, 3)
        tall = rng.uniform(8, 17) * (1 - 0.9 * abs(x) / width)
        drop = [(0, 0), (1.6, 1.2), (2.2, 3), (1.7, 6), (0.8, 9), (0, 12)]
        shape = lathe([(r, z * tall / 12) for r, z in drop], 8)
        out.add(shape.turned(rng.uniform(-8, 8), "y").moved(x, y, 4), Material("#ffb347", emit=3.4, emit_colour="#ffa63c"))
    return out


def fireplace(width: float = 74, height: float = 54, colour: str = "#b8aa92") -> Group:
    """A chimney piece with a burning fire; its back is the wall at y = 0, it stands out to -y."""
    marble = plaster(colour)
    opening, tall = width * 0.56, height * 0.66
    pier = (width - opening) / 2
    out = Group()
    for side in (-1, 1):
        x = side * (opening / 2 + pier / 2)
        out.add(box(pier, 16, height - 8, 0.8).moved(x, -8, 0), marble)
        out.add(box(pier * 0.5, 2, height - 22, 0.8).moved(x, -16.5, 6), marble)
        out.add(box(pier + 3, 20, 5, 1).moved(x, -9, 0), marble)
    out.add(box(width, 16, height - tall, 0.8).moved(0, -8, tall), marble)
    out.add(box(width + 12, 22, 4, 1.4).moved(0, -10, height), marble)
    out.add(box(width + 6, 19, 3, 1).moved(0, -9, height - 3), marble)
    soot = Material("#15100e", rough=1, mottle=0.4, bump_scale=4)
    out.add(quad((-opening / 2, -1, 0), (opening, 0, 0), (0, 0, tall)), soot)
    for side in (-1, 1):
        out.add(quad((side * opening / 2, -1, 0), (0, -15, 0), (0, 0, tall)), soot)
    out.add(box(width + 16, 26, 1.6, 0.5).moved(0, -24, 0), stone("#6a625a"))
    out.join(fire(opening * 0.8).at(0, -9, 1))
    grate = [tube(np.array([(x, -14, 1), (x, -15, 9)]), 0.6, 6) for x in np.linspace(-opening * 0.36, opening * 0.36, 9)]
    out.add(joined(grate), BLACK_IRON)
    out.add(tube(np.array([(-opening * 0.42, -15, 9), (opening * 0.42, -15, 9)]), 0.9, 6), BRASS)
    for side in (-1, 1):
        out.join(candlestick(13).at(side * (width / 2 - 3), -10, height + 4))
    return out


def mantel_clock() -> Group:
    """A small clock."""
    out = Group().add(box(12, 7, 13, 1.4), DARK_TALL)
    out.add(cylinder(4.6, 0.6, 24, 0.1).turned(90, "x").moved(0, -3.4, 7.5), Material("#f2ead2", emit=0.15))
    out.add(tube(np.array([(0, -4.2, 7.5), (1.8, -4.2, 9.6)]), 0.3, 4), BLACK_IRON)
    return out.add(tube(np.array([(0, -4.2, 7.5), (-1.0, -4.2, 10.6)]), 0.3, 4), BLACK_IRON)


def tall_clock() -> Group:
    """A grandfather clock, 96 high."""
    out = Group().add(box(20, 14, 22, 1), MAHOGANY_TALL).add(box(15, 11, 50, 0.8).moved(0, 0, 22), MAHOGANY_TALL)
    out.add(box(20, 14, 22, 1).moved(0, 0, 70), MAHOGANY_TALL)
    hood = [(-11, 0), (11, 0), (8, 4), (4, 5), (2, 9), (-2, 9), (-4, 5), (-8, 4)]
    out.add(extruded(hood, 14, 0.6).turned(90, "x").moved(0, 7, 92), MAHOGANY_TALL)
    out.add(cylinder(7.4, 0.8, 28, 0.2).turned(90, "x").moved(0, -7, 81), BRASS)
    out.add(cylinder(6.2, 0.8, 28, 0.1).turned(90, "x").moved(0, -7.6, 81), Material("#f2ead2", emit=0.15))
    out.add(tube(np.array([(0, -8.8, 81), (2.6, -8.8, 84)]), 0.4, 4), BLACK_IRON)
    out.add(tube(np.array([(0, -8.8, 81), (-1.2, -8.8, 86)]), 0.4, 4), BLACK_IRON)
    out.add(quad((-5, -5.7, 26), (10, 0, 0), (0, 0, 40)), Material("#1a100a", rough=0.05, mirror=0.1))
    out.add(tube(np.array([(0, -6.2, 64), (1.5, -6.2, 38)]), 0.4, 4), BRASS)
    return out.add(cylinder(3.2, 0.8, 20, 0.3).turned(90, "x").moved(1.6, -6, 36), BRASS)


def chandelier(radius: float = 26, candles: int = 8) -> Group:
    """A hanging ring of candles with glass drops; centred on its ring, hung from above."""
    out = Group().add(tube(np.array([(0, 0, 6), (0, 0, 60)]), 0.7, 6), BRASS)
    out.add(lathe([(0, -8), (2, -7), (4, -3), (2, 2), (3, 6), (1, 10), (0, 10)], 16), BRASS)
    for k in range(candles):
        a = 2 * math.pi * k / candles
        x, y = radius * math.cos(a), radius * math.sin(a)
        arm = curve([(x * 0.1, y * 0.1, -2), (x * 0.5, y * 0.5, -6), (x * 0.9, y * 0.9, -5), (x, y, 0)], 12)
        out.add(tube(arm, 0.7, 6), BRASS).add(cylinder(2.4, 1, 10).moved(x, y, -0.5), BRASS)
        out.add(cylinder(0.9, 6, 8).moved(x, y, 0.5), Material("#f6ecd2", emit=0.5))
        out.add(ball(1.2, 8).scaled(1, 1, 2).moved(x, y, 8.6), FLAME)
        for drop in range(3):
            b = a + (drop + 0.5) * 2 * math.pi / candles / 3
            out.add(ball(0.9, 6).scaled(1, 1, 1.7).moved(radius * 0.86 * math.cos(b), radius * 0.86 * math.sin(b), -7), Material("#ffe9c0", rough=0.05, mirror=0.4, emit=0.35))
    return out


def floor_lamp(shade: str = "#ffcf80", height: float = 62) -> Group:
    """A standard lamp with a lit silk shade."""
    out = Group().add(lathe([(0, 0), (8, 0), (8, 1.4), (1.4, 3), (1.1, height - 14), (0, height - 14)], 16), BRASS)
    skirt = lathe([(12.5, 0), (12.2, 1.5), (7.0, 15), (6.5, 15)], 24)
    return out.add(skirt.moved(0, 0, height - 15), glow(shade, 0.62))


def table_lamp(shade: str = "#ffcf80", base: Material = CHINA) -> Group:
    """A lamp for a small table."""
    out = Group().add(lathe([(0, 0), (3.4, 0), (3.4, 0.8), (1.6, 2), (3.6, 6), (2.2, 10), (0.7, 12), (0, 12)], 14), base)
    return out.add(lathe([(8, 0), (4.6, 9), (4.2, 9)], 20).moved(0, 0, 10), glow(shade, 0.66))


def wall_lamp() -> Group:
    """A gas bracket with a glass globe, on a wall that faces -y."""
    out = Group().add(cylinder(2.4, 1, 14).turned(90, "x").moved(0, 0, 0), BRASS)
    out.add(tube(curve([(0, -1, 0), (0, -7, -3), (0, -8, 3)], 10), 0.7, 6), BRASS)
    return out.add(ball(3.6, 14).moved(0, -8, 7), glow("#ffdf9a", 1.1))


def cue_rack() -> Group:
    """Billiard cues on the wall."""
    out = Group().add(box(34, 3, 5, 0.6).moved(0, -1.5, 8), DARK_OAK).add(box(34, 3, 5, 0.6).moved(0, -1.5, 44), DARK_OAK)
    for k in range(6):
        x = -14 + 5.6 * k
        out.add(tube(np.array([(x, -3.4, 4), (x, -3.4, 58)]), np.array([1.0, 0.45]), 6), Material("#b98a4a", mirror=0.06, rough=0.2))
    return out


def armour() -> Group:
    """A suit of armour with a halberd, 84 high."""
    out = Group().add(cylinder(12, 3, 8, 0.6), DARK_OAK)
    for side in (-1, 1):
        out.add(lathe([(0, 0), (3.2, 0), (3, 4), (2.4, 8), (3.6, 16), (2.6, 20), (4.2, 30), (0, 32)], 14).moved(side * 4.6, 0, 3), STEEL)
        out.add(ball(3.2, 10).moved(side * 4.6, -1.6, 22), STEEL)
        out.add(box(5, 11, 3, 1).moved(side * 4.6, -3, 3), STEEL)
        out.add(ball(5.2, 12).scaled(1.1, 1, 0.9).moved(side * 11, 0, 60), STEEL)
        arm = curve([(side * 12, 0, 58), (side * 14.5, -1, 48), (side * 12, -6, 40)], 10)
        out.add(tube(arm, np.linspace(3.2, 2.4, 10), 10), STEEL)
        out.add(ball(3, 10).moved(side * 12, -7, 39), STEEL)
    out.add(lathe([(0, 0), (8.6, 0), (8, 5), (6.6, 9), (9.6, 18), (9.4, 24), (5, 28), (0, 29)], 20).scaled(1.05, 0.8, 1).moved(0, 0, 34), STEEL)
    out.add(lathe([(0, 0), (4.4, 0), (5.8, 4), (5.6, 10), (3.4, 14), (0, 15)], 18).scaled(1, 1.1, 1).moved(0, 0, 62), STEEL)
    out.add(box(7.6, 1.2, 1.2).moved(0, -5.8, 69), Material("#08080a"))
    out.add(tube(curve([(0, 2, 76), (-1, 6, 84), (-3, 12, 82), (-4, 15, 74)], 12), np.linspace(1.4, 2.6, 12), 8), fabric("#8c1f26"))
    out.add(tube(np.array([(15, -8, 2), (15, -8, 92)]), 0.9, 8), DARK_TALL)
    blade = [(0, 0), (9, 3), (10, 10), (8, 15), (0, 12)]
    return out.add(extruded(blade, 0.8, 0.2).turned(90, "x").moved(15, -7.6, 76), STEEL)


def cooking_range(width: float = 70) -> Group:
    """A black iron range with a glowing grate, pots and a kettle."""
    out = Group().add(box(width, 26, 32, 1), BLACK_IRON)
    out.add(box(width + 4, 28, 2.4, 0.8).moved(0, 0, 32), BLACK_IRON)
    out.add(box(width, 4, 22, 1).moved(0, 11, 34), BLACK_IRON)
    for x in (-width * 0.3, width * 0.3):
        out.add(box(20, 1.4, 18, 0.6).moved(x, -13.2, 6), Material("#2b2a2c", rough=0.4, mirror=0.06))
        out.add(tube(np.array([(x - 6, -15, 21), (x + 6, -15, 21)]), 0.7, 6), BRASS)
    out.add(quad((-9, -13.1, 10), (18, 0, 0), (0, 0, 13)), glow("#ff6a24", 2.6))
    bars = [tube(np.array([(x, -13.6, 9), (x, -13.6, 24)]), 0.6, 5) for x in np.linspace(-8, 8, 6)]
    out.add(joined(bars), BLACK_IRON)
    out.add(tube(np.array([(-width / 2 + 2, -15.5, 30), (width / 2 - 2, -15.5, 30)]), 0.8, 6), BRASS)
    pot = [(0, 0), (8, 0), (8.6, 1), (8.6, 9), (9, 9.4), (7.8, 9.4), (7.6, 2), (0, 1.6)]
    out.add(lathe(pot, 22).moved(-20, 0, 34.4), COPPER)
    out.add(lathe([(0, 0), (7.8, 0), (6, 1.6), (1.4, 2.2), (1.6, 4), (0, 4.2)], 20).moved(-20, 0, 43.4), COPPER)
    kettle = [(0, 0), (7, 0), (8.6, 3), (7.6, 7), (4, 9.4), (1, 10), (1.2, 11.6), (0, 12)]
    out.add(lathe(kettle, 20).moved(16, 0, 34.4), COPPER)
    out.add(tube(curve([(23, 0, 38), (28, 0, 41), (30, 0, 45)], 8), np.linspace(2, 1, 8), 8), COPPER)
    out.add(tube(curve([(10, 0, 43), (16, 0, 52), (22, 0, 43)], 12), 0.7, 6), IRON)
    return out


def pan_rail(width: float = 70, count: int = 5) -> Group:
    """Copper pans hung on a rail, on a wall that faces -y; the rail is at z = 0."""
    out = Group().add(tube(np.array([(-width / 2, -4, 0), (width / 2, -4, 0)]), 0.8, 6), BLACK_IRON)
    for k in range(count):
        x = -width / 2 + width * (k + 0.5) / count
        size = (7.5, 6.6, 5.8, 5.0, 4.4)[k % 5]
        out.add(tube(np.array([(x, -4, 0), (x, -4, -11)]), 0.6, 5), BLACK_IRON)
        pan = lathe([(0, 0), (size * 0.9, 0), (size, 3.6), (size * 0.94, 3.6), (size * 0.84, 0.8), (0, 0.7)], 20)
        out.add(pan.turned(90, "x").moved(x, -2, -11 - size), COPPER)
    return out


def plate_rack(width: float = 64) -> Group:
    """Shelves with plates and jugs, on a wall that faces -y."""
    out = Group()
    for row, z in enumerate((0, 20)):
        out.add(box(width, 9, 1.8).moved(0, -4.5, z), DARK_OAK)
        count = int(width / 13)
        for k in range(count):
            x = -width / 2 + width * (k + 0.5) / count
            if (k + row) % 3 == 2:
                out.add(lathe([(0, 0), (3, 0), (4, 4), (2.4, 8), (3, 10), (0, 9)], 14).moved(x, -4, z + 1.8), Material("#4f7a94", rough=0.1, mirror=0.06))
            else:
                plate = lathe([(0, 0.3), (3.4, 0.3), (6, 1.2), (6, 1.6), (3.4, 0.9), (0, 0.8)], 22)
                out.add(plate.turned(78, "x").moved(x, -2, z + 8), CHINA)
    return out


def trapdoor(colour: str) -> Group:
    """A closed hatch of planks with a ring, 44 square; `colour` edges its frame."""
    out = Group()
    for k in range(4):
        out.add(box(43, 10.4, 2.2, 0.5).moved(0, -16.2 + 10.8 * k, 0), OAK_TALL)
    for side in (-1, 1):
        out.add(box(3, 47, 3, 0.6).moved(side * 22.5, 0, 0), glowing_edge(colour))
        out.add(box(47, 3, 3, 0.6).moved(0, side * 22.5, 0), glowing_edge(colour))
        out.add(box(5, 40, 0.8, 0.2).moved(side * 14, 0, 2.2), BLACK_IRON)
    ring = curve([(5 * math.cos(a), 5 * math.sin(a), 3.4) for a in np.linspace(0, 2 * math.pi, 12, endpoint=False)], 28, True)
    return out.add(tube(ring, 1.1, 8, True).moved(0, -4, 0), BRASS)


def glowing_edge(colour: str) -> Material:
    """A painted frame that keeps its colour in the dark."""
    return Material(colour, rough=0.4, mirror=0.05, emit=0.10)


def papers() -> Group:
    """A sheet on the floor."""
    return Group().add(box(10, 14, 0.3), PAPER)
