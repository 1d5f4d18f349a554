"""Things to sit on and at: chairs, armchairs, sofas, tables, desks."""

from __future__ import annotations

import math

import numpy as np

from artkit.house.stuff import (
    BRASS,
    CHINA,
    DARK_OAK,
    MAHOGANY,
    PAPER,
    SILVER,
    Group,
    fabric,
    glow,
    wood,
)
from artkit.studio.mesh import (
    ball,
    box,
    curve,
    cylinder,
    ellipse,
    extruded,
    grid,
    lathe,
    rounded,
    tube,
)
from artkit.studio.scene import Material

LEG = [(0, 0), (1.1, 0), (0.8, 2), (1.3, 6), (1.0, 9), (1.5, 12), (1.2, 15), (1.6, 17), (0, 17)]


def turned_leg(height: float) -> list[tuple[float, float]]:
    """The profile of a turned leg of a given height."""
    return [(r, z * height / 17) for r, z in LEG]


def chair(seat: str = "#7a2a2a", timber: Material = MAHOGANY) -> Group:
    """A dining chair with a padded seat."""
    out = Group()
    for x, y in ((-8, -8), (8, -8), (-8, 8), (8, 8)):
        out.add(lathe(turned_leg(17), 8).moved(x, y), timber)
    out.add(box(19, 19, 3, 1).moved(0, 0, 16), timber)
    out.add(box(17, 17, 4, 2).moved(0, 0, 18), fabric(seat))
    for x in (-8, 8):
        post = curve([(x, 8, 17), (x, 9, 30), (x * 0.95, 11, 46)], 8)
        out.add(tube(post, 1.3, 6), timber)
    splat = [(-6, 0), (6, 0), (4, 8), (6, 16), (0, 18), (-6, 16), (-4, 8)]
    out.add(extruded(splat, 1.5, 0.3).turned(90, "x").turned(-6, "x").moved(0, 10, 24), timber)
    out.add(tube(curve([(-9, 11, 45), (0, 12, 48), (9, 11, 45)], 10), 1.5, 6), timber)
    return out


def armchair(colour: str, timber: Material = MAHOGANY) -> Group:
    """A deep wing chair."""
    cloth = fabric(colour)
    out = Group()
    for x, y in ((-14, -13), (14, -13), (-14, 13), (14, 13)):
        out.add(cylinder(2, 6, 8, top=2.6).moved(x, y), timber)
    out.add(box(36, 34, 12, 3).moved(0, 0, 6), cloth)
    out.add(box(26, 28, 6, 2.6).moved(0, -3, 17), cloth)
    back = extruded([(-17, 0), (17, 0), (19, 22), (12, 32), (0, 35), (-12, 32), (-19, 22)], 8, 3)
    out.add(back.turned(90, "x").turned(-10, "x").moved(0, 17, 13), cloth)
    for side in (-1, 1):
        out.add(box(7, 30, 17, 3).moved(side * 16, -1, 12), cloth)
        out.add(cylinder(4.2, 30, 12).turned(90, "x").moved(side * 16, 14, 29), cloth)
        wing = extruded([(0, 0), (14, 0), (12, 14), (4, 22), (0, 20)], 5, 2)
        out.add(wing.turned(90, "x").turned(-90, "z").moved(side * 16 - 2.5, 15, 26), cloth)
    return out


def sofa(length: float, colour: str, cushions: int = 3, timber: Material = MAHOGANY) -> Group:
    """A sofa with rolled arms; `length` over all."""
    cloth = fabric(colour)
    out = Group()
    half = length / 2
    for x in (-half + 6, half - 6):
        for y in (-14, 14):
            out.add(cylinder(2, 5, 8, top=2.8).moved(x, y), timber)
    out.add(box(length - 6, 36, 12, 3).moved(0, 0, 5), cloth)
    seat = (length - 18) / cushions
    for k in range(cushions):
        x = -half + 9 + seat * (k + 0.5)
        out.add(box(seat - 1, 28, 7, 3).moved(x, -3, 16), cloth)
        out.add(box(seat - 2, 8, 18, 3.5).turned(-8, "x").moved(x, 10, 22), cloth)
    out.add(box(length - 8, 8, 34, 4).moved(0, 16, 8), cloth)
    out.add(cylinder(5, length - 8, 12).turned(90, "y").moved(-half + 4, 17, 41), cloth)
    for side in (-1, 1):
        out.add(box(9, 34, 18, 3).moved(side * (half - 5), 0, 8), cloth)
        out.add(cylinder(5.5, 36, 14, 1).turned(90, "x").moved(side * (half - 5), 18, 27), cloth)
    return out


def table(width: float, depth: float, height: float = 30, timber: Material = MAHOGANY) -> Group:
    """A table with four turned legs."""
    out = Group().add(box(width, depth, 3, 1).moved(0, 0, height - 3), timber)
    out.add(box(width - 8, depth - 8, 4).moved(0, 0, height - 7), timber)
    for x in (-width / 2 + 5, width / 2 - 5):
        for y in (-depth / 2 + 5, depth / 2 - 5):
            out.add(
                lathe([(r * 1.5, z) for r, z in turned_leg(height - 4)], 10).moved(x, y), timber
            )
    return out


def round_table(radius: float, height: float = 29, timber: Material = MAHOGANY) -> Group:
    """A round table on one foot."""
    out = Group().add(cylinder(radius, 2.4, 36, 0.8).moved(0, 0, height - 2.4), timber)
    foot = [
        (0, 0),
        (radius * 0.5, 0),
        (radius * 0.5, 1.5),
        (3, 4),
        (2, 8),
        (3.4, 14),
        (2, height - 6),
        (5, height - 2),
        (0, height - 2),
    ]
    return out.add(lathe(foot, 20), timber)


def candlestick(height: float = 14, lit: bool = True) -> Group:
    """A candle in a brass stick."""
    out = Group().add(
        lathe(
            [
                (0, 0),
                (3.2, 0),
                (3.2, 0.8),
                (0.9, 1.6),
                (1.3, 3),
                (0.8, height * 0.45),
                (1.9, height * 0.55),
                (0, height * 0.55),
            ],
            12,
        ),
        BRASS,
    )
    out.add(
        cylinder(0.85, height * 0.42, 8).moved(0, 0, height * 0.55), Material("#f3e8cc", emit=0.25)
    )
    if lit:
        out.add(ball(1.0, 8).scaled(1, 1, 2.0).moved(0, 0, height + 1.6), glow("#ffd58a", 5.0))
    return out


def candelabrum(height: float = 20, arms: int = 3) -> Group:
    """A candlestick with several arms."""
    out = Group().add(
        lathe(
            [
                (0, 0),
                (4.5, 0),
                (4.5, 1),
                (1.2, 2.5),
                (1.8, height * 0.3),
                (1, height * 0.7),
                (0, height * 0.7),
            ],
            14,
        ),
        SILVER,
    )
    for k in range(arms):
        a = 2 * math.pi * k / arms
        x, y = 7 * math.cos(a), 7 * math.sin(a)
        arm = curve(
            [(0, 0, height * 0.55), (x * 0.6, y * 0.6, height * 0.42), (x, y, height * 0.68)], 10
        )
        out.add(tube(arm, 0.6, 6), SILVER)
        out.join(candlestick(9).at(x, y, height * 0.62, size=0.9))
    return out.join(candlestick(10).at(0, 0, height * 0.66))


def place_setting() -> Group:
    """A plate, cutlery and a glass."""
    out = Group().add(
        lathe([(0, 0.3), (4, 0.3), (6.4, 1.2), (6.5, 1.5), (4, 0.8), (0, 0.7)], 24), CHINA
    )
    for x in (-8.2, 8.2):
        out.add(box(0.8, 9, 0.5).moved(x, 0, 0.1), SILVER)
    glass = [
        (0, 0),
        (1.8, 0),
        (1.8, 0.3),
        (0.4, 0.8),
        (0.4, 3.4),
        (1.8, 5),
        (2, 8),
        (1.8, 8),
        (1.5, 5.2),
        (0, 4),
    ]
    return out.add(lathe(glass, 12).moved(8, 8), Material("#8c2030", rough=0.05, mirror=0.15))


def dining_table(length: float, seats: int, cloth: str = "#efe6d2") -> Group:
    """A long table (along y) laid for dinner, with chairs at both sides and candelabra."""
    width = 62
    out = table(width, length, 30, DARK_OAK)
    out.add(box(width - 14, length - 6, 0.8).moved(0, 0, 30), fabric("#7d1f24"))
    step = (length - 20) / seats
    for k in range(seats):
        y = -length / 2 + 10 + step * (k + 0.5)
        for side in (-1, 1):
            out.join(place_setting().at(side * 21, y, 30.2, turn=side * 90))
            out.join(chair("#8a2a2a").at(side * (width / 2 + 8), y, 0, turn=-side * 90))
    for y in (-length / 4, length / 4):
        out.join(candelabrum(22).at(0, y, 30.6))
    bowl = lathe([(0, 0), (3, 0), (3, 1), (1.4, 2), (6, 5), (8.5, 9), (8, 9), (5, 5.4), (0, 4)], 20)
    out.add(bowl.moved(0, 0, 30.6), SILVER)
    fruit = ("#b5382a", "#d99a2b", "#7d9a3a", "#b5382a", "#d9a72b", "#8a2a3a")
    for k, colour in enumerate(fruit):
        a = k * math.pi / 3
        out.add(
            ball(2.8, 10).moved(3.6 * math.cos(a), 3.6 * math.sin(a), 38.5),
            Material(colour, rough=0.2, mirror=0.04),
        )
    del cloth
    return out


def desk(width: float = 92, depth: float = 46) -> Group:
    """A pedestal desk with blotter, papers, inkwell and a green-shaded lamp."""
    timber = wood("#5a2c17", polish=0.07)
    out = Group().add(box(width, depth, 3, 1).moved(0, 0, 28), timber)
    for side in (-1, 1):
        x = side * (width / 2 - 14)
        out.add(box(26, depth - 4, 28, 0.6).moved(x, 0, 0), timber)
        for k in range(3):
            out.add(box(21, 1.2, 7, 0.5).moved(x, -depth / 2 + 1.6, 2 + 8.6 * k), timber)
            out.add(ball(1.0, 8).moved(x, -depth / 2 + 0.6, 5.5 + 8.6 * k), BRASS)
    out.add(box(width - 52, depth - 8, 6).moved(0, 2, 22), timber)
    out.add(box(44, 30, 0.6).moved(0, -2, 31), fabric("#1f4a3a"))
    for x, y, turn in ((-6, -2, 8), (7, 0, -12), (-1, 4, 30)):
        out.add(box(14, 19, 0.4).turned(turn).moved(x, y, 31.6), PAPER)
    out.join(bankers_lamp().at(-30, 8, 31))
    out.add(
        lathe([(0, 0), (3, 0), (3, 3), (1.4, 3.6), (1.4, 4.4), (0, 4.4)], 12).moved(24, 8, 31),
        Material("#10141c", rough=0.1, mirror=0.1),
    )
    quill = curve([(24, 8, 34), (28, 10, 42), (35, 12, 50)], 10)
    out.add(tube(quill, np.linspace(0.3, 1.3, 10), 6).scaled(1, 1, 1), PAPER)
    out.join(book_pile(4).at(34, -8, 31, 14))
    return out


def bankers_lamp(shade: str = "#2f8a5a") -> Group:
    """A desk lamp with a glowing green shade."""
    out = Group().add(lathe([(0, 0), (5, 0), (5, 1.2), (1, 2.4), (0.8, 12), (0, 12)], 14), BRASS)
    half = [(8 * math.cos(a), 4.6 * math.sin(a)) for a in np.linspace(0, math.pi, 14)]
    out.add(extruded(half, 1.0, 0.2).turned(90, "x").moved(0, 0.5, 12), glow(shade, 0.7))
    shell = grid(
        np.array(
            [
                [(x, r * math.cos(a), 12 + r * math.sin(a)) for a in np.linspace(0, math.pi, 12)]
                for x, r in ((-9, 4.4), (0, 4.8), (9, 4.4))
            ]
        )
    )
    out.add(shell, Material(shade, rough=0.1, mirror=0.08, emit=0.55))
    return out


def book_pile(count: int = 3, seed: int = 2) -> Group:
    """Books lying on one another."""
    rng = np.random.default_rng(seed)
    out = Group()
    z = 0.0
    for _ in range(count):
        colour = BOOK_COLOURS[rng.integers(len(BOOK_COLOURS))]
        thick = rng.uniform(1.8, 3.2)
        turn = rng.uniform(-25, 25)
        out.add(
            box(13, 10, thick, 0.3).turned(turn).moved(0, 0, z),
            Material(colour, rough=0.6, mirror=0.02),
        )
        out.add(box(12.4, 9.4, thick - 0.9).turned(turn).moved(0.5, -0.5, z + 0.45), PAPER)
        z += thick
    return out


BOOK_COLOURS = (
    "#7d2a22",
    "#2f5a4a",
    "#b0853b",
    "#3b4f7d",
    "#6b3a5a",
    "#8a5a2c",
    "#44301f",
    "#9a3b2c",
    "#27424a",
)


def pouffe(colour: str) -> Group:
    """A round padded stool."""
    return Group().add(
        lathe([(0, 0), (11, 0), (13, 4), (13, 10), (11, 14), (0, 15)], 24), fabric(colour)
    )


def tea_things() -> Group:
    """A tray with a decanter and glasses."""
    out = Group().add(extruded(ellipse(13, 9), 0.8, 0.2), SILVER)
    bottle = [(0, 0), (3.4, 0), (3.8, 5), (1.2, 8), (1.1, 11), (1.8, 11.4), (0, 13)]
    out.add(lathe(bottle, 14).moved(-4, 1, 0.8), Material("#a8621f", rough=0.05, mirror=0.2))
    for x, y in ((4, -2), (7, 2)):
        out.add(cylinder(1.7, 4, 12).moved(x, y, 0.8), Material("#d9b06a", rough=0.05, mirror=0.2))
    return out


def card_table() -> Group:
    """A square table covered in baize with a game in progress."""
    out = table(46, 46, 28)
    out.add(extruded(rounded(42, 42, 4), 0.5, 0.1).moved(0, 0, 28), fabric("#1f5c42"))
    rng = np.random.default_rng(6)
    for k in range(10):
        x, y = rng.uniform(-15, 15, 2)
        out.add(
            box(5, 7, 0.25).turned(rng.uniform(0, 180)).moved(x, y, 28.5 + k * 0.03),
            PAPER if k % 3 else Material("#7d2a22"),
        )
    return out
