"""Things of single rooms: range, pans, plates, cues, armour; hatches."""

from __future__ import annotations

import math

import numpy as np

from artkit.house.stuff import (
    BLACK_IRON,
    BRASS,
    CHINA,
    COPPER,
    DARK_OAK,
    DARK_TALL,
    IRON,
    OAK_TALL,
    PAPER,
    STEEL,
    Group,
    fabric,
    glow,
)
from artkit.studio.mesh import (
    ball,
    box,
    curve,
    cylinder,
    extruded,
    joined,
    lathe,
    quad,
    tube,
)
from artkit.studio.scene import Material


def cue_rack() -> Group:
    """Billiard cues on the wall."""
    out = (
        Group()
        .add(box(34, 3, 5, 0.6).moved(0, -1.5, 8), DARK_OAK)
        .add(box(34, 3, 5, 0.6).moved(0, -1.5, 44), DARK_OAK)
    )
    for k in range(6):
        x = -14 + 5.6 * k
        out.add(
            tube(np.array([(x, -3.4, 4), (x, -3.4, 58)]), np.array([1.0, 0.45]), 6),
            Material("#b98a4a", mirror=0.06, rough=0.2),
        )
    return out


def armour() -> Group:
    """A suit of armour with a halberd, 84 high."""
    out = Group().add(cylinder(12, 3, 8, 0.6), DARK_OAK)
    for side in (-1, 1):
        out.add(
            lathe(
                [(0, 0), (3.2, 0), (3, 4), (2.4, 8), (3.6, 16), (2.6, 20), (4.2, 30), (0, 32)], 14
            ).moved(side * 4.6, 0, 3),
            STEEL,
        )
        out.add(ball(3.2, 10).moved(side * 4.6, -1.6, 22), STEEL)
        out.add(box(5, 11, 3, 1).moved(side * 4.6, -3, 3), STEEL)
        out.add(ball(5.2, 12).scaled(1.1, 1, 0.9).moved(side * 11, 0, 60), STEEL)
        arm = curve([(side * 12, 0, 58), (side * 14.5, -1, 48), (side * 12, -6, 40)], 10)
        out.add(tube(arm, np.linspace(3.2, 2.4, 10), 10), STEEL)
        out.add(ball(3, 10).moved(side * 12, -7, 39), STEEL)
    out.add(
        lathe([(0, 0), (8.6, 0), (8, 5), (6.6, 9), (9.6, 18), (9.4, 24), (5, 28), (0, 29)], 20)
        .scaled(1.05, 0.8, 1)
        .moved(0, 0, 34),
        STEEL,
    )
    out.add(
        lathe([(0, 0), (4.4, 0), (5.8, 4), (5.6, 10), (3.4, 14), (0, 15)], 18)
        .scaled(1, 1.1, 1)
        .moved(0, 0, 62),
        STEEL,
    )
    out.add(box(7.6, 1.2, 1.2).moved(0, -5.8, 69), Material("#08080a"))
    out.add(
        tube(
            curve([(0, 2, 76), (-1, 6, 84), (-3, 12, 82), (-4, 15, 74)], 12),
            np.linspace(1.4, 2.6, 12),
            8,
        ),
        fabric("#8c1f26"),
    )
    out.add(tube(np.array([(15, -8, 2), (15, -8, 92)]), 0.9, 8), DARK_TALL)
    blade = [(0, 0), (9, 3), (10, 10), (8, 15), (0, 12)]
    return out.add(extruded(blade, 0.8, 0.2).turned(90, "x").moved(15, -7.6, 76), STEEL)


def cooking_range(width: float = 70) -> Group:
    """A black iron range with a glowing grate, pots and a kettle."""
    out = Group().add(box(width, 26, 32, 1), BLACK_IRON)
    out.add(box(width + 4, 28, 2.4, 0.8).moved(0, 0, 32), BLACK_IRON)
    out.add(box(width, 4, 22, 1).moved(0, 11, 34), BLACK_IRON)
    for x in (-width * 0.3, width * 0.3):
        out.add(
            box(20, 1.4, 18, 0.6).moved(x, -13.2, 6), Material("#2b2a2c", rough=0.4, mirror=0.06)
        )
        out.add(tube(np.array([(x - 6, -15, 21), (x + 6, -15, 21)]), 0.7, 6), BRASS)
    out.add(quad((-9, -13.1, 10), (18, 0, 0), (0, 0, 13)), glow("#ff6a24", 2.6))
    bars = [tube(np.array([(x, -13.6, 9), (x, -13.6, 24)]), 0.6, 5) for x in np.linspace(-8, 8, 6)]
    out.add(joined(bars), BLACK_IRON)
    out.add(
        tube(np.array([(-width / 2 + 2, -15.5, 30), (width / 2 - 2, -15.5, 30)]), 0.8, 6), BRASS
    )
    pot = [(0, 0), (8, 0), (8.6, 1), (8.6, 9), (9, 9.4), (7.8, 9.4), (7.6, 2), (0, 1.6)]
    out.add(lathe(pot, 22).moved(-20, 0, 34.4), COPPER)
    out.add(
        lathe([(0, 0), (7.8, 0), (6, 1.6), (1.4, 2.2), (1.6, 4), (0, 4.2)], 20).moved(-20, 0, 43.4),
        COPPER,
    )
    kettle = [(0, 0), (7, 0), (8.6, 3), (7.6, 7), (4, 9.4), (1, 10), (1.2, 11.6), (0, 12)]
    out.add(lathe(kettle, 20).moved(16, 0, 34.4), COPPER)
    out.add(
        tube(curve([(23, 0, 38), (28, 0, 41), (30, 0, 45)], 8), np.linspace(2, 1, 8), 8), COPPER
    )
    out.add(tube(curve([(10, 0, 43), (16, 0, 52), (22, 0, 43)], 12), 0.7, 6), IRON)
    return out


def pan_rail(width: float = 70, count: int = 5) -> Group:
    """Copper pans hung on a rail, on a wall that faces -y; the rail is at z = 0."""
    out = Group().add(tube(np.array([(-width / 2, -4, 0), (width / 2, -4, 0)]), 0.8, 6), BLACK_IRON)
    for k in range(count):
        x = -width / 2 + width * (k + 0.5) / count
        size = (7.5, 6.6, 5.8, 5.0, 4.4)[k % 5]
        out.add(tube(np.array([(x, -4, 0), (x, -4, -11)]), 0.6, 5), BLACK_IRON)
        pan = lathe(
            [
                (0, 0),
                (size * 0.9, 0),
                (size, 3.6),
                (size * 0.94, 3.6),
                (size * 0.84, 0.8),
                (0, 0.7),
            ],
            20,
        )
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
                out.add(
                    lathe([(0, 0), (3, 0), (4, 4), (2.4, 8), (3, 10), (0, 9)], 14).moved(
                        x, -4, z + 1.8
                    ),
                    Material("#4f7a94", rough=0.1, mirror=0.06),
                )
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
    ring = curve(
        [
            (5 * math.cos(a), 5 * math.sin(a), 3.4)
            for a in np.linspace(0, 2 * math.pi, 12, endpoint=False)
        ],
        28,
        True,
    )
    return out.add(tube(ring, 1.1, 8, True).moved(0, -4, 0), BRASS)


def glowing_edge(colour: str) -> Material:
    """A painted frame that keeps its colour in the dark."""
    return Material(colour, rough=0.4, mirror=0.05, emit=0.10)


def papers() -> Group:
    """A sheet on the floor."""
    return Group().add(box(10, 14, 0.3), PAPER)
