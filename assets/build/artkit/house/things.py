"""Large things: piano, billiard table, stairs, globe, gramophone, barrels, rugs."""

from __future__ import annotations

import math

import numpy as np

from artkit.house.stuff import (
    BRASS,
    DARK_OAK,
    DARK_TALL,
    EBONY,
    IRON,
    MAHOGANY,
    MAHOGANY_TALL,
    OAK,
    PAPER,
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
    extruded,
    joined,
    lathe,
    quad,
    tube,
)
from artkit.studio.scene import Material


def grand_piano() -> Group:
    """A grand piano with its lid up; the keyboard faces -y, 62 wide and 78 long."""
    outline = curve(
        [(-30, -38), (30, -38), (30, -10), (29, 4), (22, 14), (15, 22), (12, 32), (4, 40), (-10, 41), (-24, 38), (-30, 30)],
        70, closed=True,
    )  # fmt: skip
    shape = [(-30, -24), *[(x, y) for x, y in outline if y > -24], (30, -24)]
    shape = sorted_outline(shape)
    out = Group().add(extruded(shape, 11, 0.8).moved(0, 0, 26), EBONY)
    out.add(box(62, 16, 8, 0.8).moved(0, -31, 26), EBONY)
    out.add(box(54, 9, 1).moved(0, -33, 34), Material("#f6f0e0", rough=0.2, mirror=0.04))
    keys = [
        box(1.1, 5.4, 1.2).moved(x, -31.4, 35)
        for i, x in enumerate(np.linspace(-25, 25, 36))
        if i % 7 not in (2, 6)
    ]
    out.add(joined(keys), EBONY)
    out.add(box(62, 3, 7, 0.8).moved(0, -25, 33), EBONY)
    inside = [(x * 0.90, y * 0.90 + 1) for x, y in shape]
    out.add(
        extruded(inside, 0.5).moved(0, 0, 36.8),
        Material("#c8963e", rough=0.5, mirror=0.25, metal=True),
    )
    strings = [
        tube(np.array([(x, -20, 37.8), (x * 0.6 - 4, 30 - abs(x + 8) * 0.5, 37.8)]), 0.25, 4)
        for x in np.linspace(-24, 20, 18)
    ]
    out.add(joined(strings), BRASS)
    lid = extruded(shape, 1.2, 0.3).moved(30, 0, 0).turned(-38, "y").moved(-30, 0, 38)
    out.add(lid, EBONY)
    out.add(tube(np.array([(24, 4, 36), (13, 4, 64)]), 0.6, 6), EBONY)
    out.add(
        extruded([(-16, 0), (16, 0), (15, 13), (-15, 13)], 1, 0.2)
        .turned(72, "x")
        .moved(0, -18, 38),
        EBONY,
    )
    for x in (-7, 6):
        out.add(box(11, 0.4, 12).turned(-18, "x").moved(x, -19.4, 38.5), PAPER)
    for x, y in ((-24, -28), (24, -28), (-8, 30)):
        out.add(
            lathe([(0, 0), (2, 0), (1.6, 3), (2.6, 20), (3.6, 26), (0, 26)], 12).moved(x, y), EBONY
        )
    stool = Group().add(box(26, 13, 4, 1.6).moved(0, 0, 17), fabric("#6a1a24"))
    for x in (-10, 10):
        for y in (-4, 4):
            stool.add(cylinder(1.2, 17, 8, top=1.6).moved(x, y), EBONY)
    return out.join(stool.at(0, -50))


def sorted_outline(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Points of a star-shaped outline in the order of their angle round (0, 6)."""
    return sorted(points, key=lambda p: math.atan2(p[1] - 6, p[0]))


def billiard_table(length: float = 150, width: float = 82) -> Group:
    """A billiard table along x, with balls, a cue and a triangle."""
    timber = wood("#4f2412", polish=0.08)
    out = Group().add(box(length, width, 9, 1.4).moved(0, 0, 22), timber)
    for x in (-length / 2 + 12, 0, length / 2 - 12):
        for y in (-width / 2 + 9, width / 2 - 9):
            out.add(
                lathe([(0, 0), (4, 0), (3.4, 4), (5, 10), (3.6, 14), (5.4, 22), (0, 22)], 14).moved(
                    x, y
                ),
                timber,
            )
    baize = Material("#1a6e44", rough=1, mottle=0.08, bump_scale=2, bump=0.1)
    out.add(box(length - 14, width - 14, 0.6).moved(0, 0, 31), baize)
    for y in (-width / 2 + 5.5, width / 2 - 5.5):
        out.add(box(length - 4, 7, 4, 1).moved(0, y, 30.5), timber)
        out.add(box(length - 22, 3, 2.6, 0.8).moved(0, y - math.copysign(4.4, y), 31), baize)
    for x in (-length / 2 + 5.5, length / 2 - 5.5):
        out.add(box(7, width - 4, 4, 1).moved(x, 0, 30.5), timber)
        out.add(box(3, width - 24, 2.6, 0.8).moved(x - math.copysign(4.4, x), 0, 31), baize)
    for x in (-length / 2 + 8, 0, length / 2 - 8):
        for y in (-width / 2 + 8, width / 2 - 8):
            out.add(cylinder(4.6, 0.5, 18).moved(x, y, 32.2), Material("#060504"))
            if x:
                ring = curve(
                    [
                        (5 * math.cos(a), 5 * math.sin(a), 34.6)
                        for a in np.linspace(0, 2 * math.pi, 10, endpoint=False)
                    ],
                    20,
                    True,
                )
                out.add(tube(ring, 0.6, 6, True).moved(x, y), BRASS)
    colours = (
        "#b3261e",
        "#e0b13a",
        "#1f3f8a",
        "#7a2a7a",
        "#d9702a",
        "#1d6b3a",
        "#6a1a1a",
        "#15100e",
        "#b3261e",
        "#e0b13a",
    )
    k = 0
    for row in range(4):
        for place in range(row + 1):
            ball_at = ball(2.4, 12).moved(24 + row * 4.4, (place - row / 2) * 5, 34)
            out.add(ball_at, Material(colours[k % 10], rough=0.04, mirror=0.08))
            k += 1
    out.add(ball(2.4, 12).moved(-34, 6, 34), Material("#f6f0e0", rough=0.04, mirror=0.08))
    cue = np.array([(-62, -20, 35.4), (-38, 4, 34.6)])
    out.add(
        tube(cue * np.array([1.25, 1.25, 1]), np.array([1.4, 0.7]), 8),
        Material("#c79a58", rough=0.2, mirror=0.06),
    )
    return out


def billiard_lamp(length: float = 92) -> Group:
    """A bar with three green shades that hangs over the table; z = 0 is the shades' edge."""
    out = Group().add(tube(np.array([(-length / 2, 0, 12), (length / 2, 0, 12)]), 1.1, 8), BRASS)
    for x in (-length * 0.36, 0, length * 0.36):
        out.add(
            lathe([(13, 0), (12.6, 1.2), (4, 10), (2, 12)], 24).moved(x, 0, 0),
            Material("#1f6b45", rough=0.1, mirror=0.08, emit=0.10),
        )
        out.add(lathe([(12.4, 0.4), (3.8, 9.4)], 24).moved(x, 0, 0), glow("#fff0c4", 1.2))
        out.add(ball(3, 10).moved(x, 0, 4), glow("#fff2cc", 5))
    for x in (-length * 0.3, length * 0.3):
        out.add(tube(np.array([(x, 0, 12), (x, 0, 70)]), 0.6, 6), BRASS)
    return out


def stairs(width: float = 56, steps: int = 9, rise: float = 9, run: float = 13) -> Group:
    """A flight that climbs towards +y, with a red runner and turned balusters at its left."""
    out = Group()
    for k in range(steps):
        out.add(box(width, run + 2, rise * (k + 1), 0.6).moved(0, k * run, 0), OAK)
        out.add(
            box(width * 0.56, run + 2.6, 0.8, 0.2).moved(0, k * run - 0.4, rise * (k + 1)),
            fabric("#8c2228"),
        )
        out.add(
            box(width * 0.56, 0.8, rise - 0.6).moved(0, k * run - run / 2 - 1.6, rise * k + 0.6),
            fabric("#7c1c22"),
        )
        baluster = lathe([(0, 0), (1.6, 0), (1.2, 4), (2, 9), (1, 14), (1.6, 24), (0, 24)], 8)
        for side in (-1, 1):
            out.add(baluster.moved(side * (width / 2 - 3), k * run, rise * (k + 1)), DARK_TALL)
    for side in (-1, 1):
        x = side * (width / 2 - 3)
        rail = np.array(
            [(x, -run, rise + 20), (x, 0, rise + 25), (x, (steps - 1) * run, rise * steps + 25)]
        )
        out.add(tube(rail, 2.0, 8), DARK_OAK)
        post = lathe(
            [
                (0, 0),
                (4, 0),
                (4, 4),
                (2.6, 6),
                (3.6, 20),
                (2.4, 28),
                (4.2, 32),
                (4.6, 36),
                (2, 40),
                (0, 40),
            ],
            12,
        )
        out.add(post.moved(x, -run, 0), DARK_TALL)
    return out


def globe() -> Group:
    """A globe in a floor stand."""
    out = Group()
    for k in range(3):
        a = 2 * math.pi * k / 3
        out.add(
            tube(
                curve(
                    [
                        (12 * math.cos(a), 12 * math.sin(a), 0),
                        (9 * math.cos(a), 9 * math.sin(a), 12),
                        (14 * math.cos(a), 14 * math.sin(a), 24),
                    ],
                    10,
                ),
                1.2,
                6,
            ),
            MAHOGANY_TALL,
        )
    ring = curve(
        [
            (14.5 * math.cos(a), 14.5 * math.sin(a), 25)
            for a in np.linspace(0, 2 * math.pi, 16, endpoint=False)
        ],
        40,
        True,
    )
    out.add(tube(ring, 1.4, 6, True), MAHOGANY)
    out.add(
        ball(12, 28).moved(0, 0, 27),
        Material("#c8b27a", rough=0.3, mirror=0.05, mottle=0.75, bump_scale=6),
    )
    return out


def gramophone() -> Group:
    """A gramophone with a brass horn."""
    out = (
        Group().add(box(17, 17, 9, 1), MAHOGANY).add(cylinder(7.4, 0.8, 28).moved(0, 0, 9.4), EBONY)
    )
    out.add(cylinder(2.4, 0.3, 16).moved(0, 0, 10.2), Material("#a82a2a"))
    horn = lathe([(0.8, 0), (1.4, 6), (2.6, 12), (5, 17), (9.4, 20.5), (12, 21.4)], 26)
    return out.add(horn.turned(58, "x").turned(28).moved(3, 4, 14), BRASS)


def barrel(size: float = 1.0) -> Group:
    """A wine barrel standing up."""
    profile = [
        (0, 0),
        (9, 0),
        (11, 8),
        (11.6, 14),
        (11, 20),
        (9, 28),
        (8.2, 28),
        (8, 26.6),
        (0, 26.6),
    ]
    out = Group().add(lathe(profile, 22), wood("#7a5230", "z"))
    for z, r in ((4, 10.2), (9, 11.3), (19, 11.3), (24, 10.2)):
        out.add(lathe([(r, z), (r + 0.5, z), (r + 0.5, z + 2), (r, z + 2)], 22), IRON)
    return out.at(0, 0, 0, 0, size)


def crate(size: float = 22, seed: int = 1) -> Group:
    """A wooden box of slats."""
    timber = wood("#8a6238")
    out = Group().add(box(size, size, size * 0.8, 0.6), timber)
    for k in range(4):
        z = size * (0.02 + 0.20 * k)
        out.add(box(size + 1.4, size + 1.4, size * 0.16, 0.4).moved(0, 0, z), timber)
    return out.at(0, 0, 0, 8 * seed)


def rug(width: float, depth: float, texture: str) -> Group:
    """A carpet lying on the floor."""
    cloth = Material("#ffffff", rough=1.0, bump=0.25, bump_scale=1.2, texture=texture)
    out = Group().add(quad((-width / 2, depth / 2, 0.9), (width, 0, 0), (0, -depth, 0)), cloth)
    return out.add(box(width, depth, 0.8), fabric("#4a2a20"))
