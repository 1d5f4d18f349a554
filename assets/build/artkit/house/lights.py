"""Lamps, chandeliers and clocks."""

from __future__ import annotations

import math

import numpy as np

from artkit.house.stuff import (
    BLACK_IRON,
    BRASS,
    CHINA,
    DARK_TALL,
    FLAME,
    MAHOGANY_TALL,
    Group,
    glow,
)
from artkit.studio.mesh import (
    ball,
    box,
    curve,
    cylinder,
    extruded,
    lathe,
    quad,
    tube,
)
from artkit.studio.scene import Material


def mantel_clock() -> Group:
    """A small clock."""
    out = Group().add(box(12, 7, 13, 1.4), DARK_TALL)
    out.add(
        cylinder(4.6, 0.6, 24, 0.1).turned(90, "x").moved(0, -3.4, 7.5),
        Material("#f2ead2", emit=0.15),
    )
    out.add(tube(np.array([(0, -4.2, 7.5), (1.8, -4.2, 9.6)]), 0.3, 4), BLACK_IRON)
    return out.add(tube(np.array([(0, -4.2, 7.5), (-1.0, -4.2, 10.6)]), 0.3, 4), BLACK_IRON)


def tall_clock() -> Group:
    """A grandfather clock, 96 high."""
    out = (
        Group()
        .add(box(20, 14, 22, 1), MAHOGANY_TALL)
        .add(box(15, 11, 50, 0.8).moved(0, 0, 22), MAHOGANY_TALL)
    )
    out.add(box(20, 14, 22, 1).moved(0, 0, 70), MAHOGANY_TALL)
    hood = [(-11, 0), (11, 0), (8, 4), (4, 5), (2, 9), (-2, 9), (-4, 5), (-8, 4)]
    out.add(extruded(hood, 14, 0.6).turned(90, "x").moved(0, 7, 92), MAHOGANY_TALL)
    out.add(cylinder(7.4, 0.8, 28, 0.2).turned(90, "x").moved(0, -7, 81), BRASS)
    out.add(
        cylinder(6.2, 0.8, 28, 0.1).turned(90, "x").moved(0, -7.6, 81),
        Material("#f2ead2", emit=0.15),
    )
    out.add(tube(np.array([(0, -8.8, 81), (2.6, -8.8, 84)]), 0.4, 4), BLACK_IRON)
    out.add(tube(np.array([(0, -8.8, 81), (-1.2, -8.8, 86)]), 0.4, 4), BLACK_IRON)
    out.add(
        quad((-5, -5.7, 26), (10, 0, 0), (0, 0, 40)), Material("#1a100a", rough=0.05, mirror=0.1)
    )
    out.add(tube(np.array([(0, -6.2, 64), (1.5, -6.2, 38)]), 0.4, 4), BRASS)
    return out.add(cylinder(3.2, 0.8, 20, 0.3).turned(90, "x").moved(1.6, -6, 36), BRASS)


def chandelier(radius: float = 26, candles: int = 8) -> Group:
    """A hanging ring of candles with glass drops; centred on its ring, hung from above."""
    out = Group().add(tube(np.array([(0, 0, 6), (0, 0, 60)]), 0.7, 6), BRASS)
    out.add(lathe([(0, -8), (2, -7), (4, -3), (2, 2), (3, 6), (1, 10), (0, 10)], 16), BRASS)
    for k in range(candles):
        a = 2 * math.pi * k / candles
        x, y = radius * math.cos(a), radius * math.sin(a)
        arm = curve(
            [(x * 0.1, y * 0.1, -2), (x * 0.5, y * 0.5, -6), (x * 0.9, y * 0.9, -5), (x, y, 0)], 12
        )
        out.add(tube(arm, 0.7, 6), BRASS).add(cylinder(2.4, 1, 10).moved(x, y, -0.5), BRASS)
        out.add(cylinder(0.9, 6, 8).moved(x, y, 0.5), Material("#f6ecd2", emit=0.5))
        out.add(ball(1.2, 8).scaled(1, 1, 2).moved(x, y, 8.6), FLAME)
        for drop in range(3):
            b = a + (drop + 0.5) * 2 * math.pi / candles / 3
            out.add(
                ball(0.9, 6)
                .scaled(1, 1, 1.7)
                .moved(radius * 0.86 * math.cos(b), radius * 0.86 * math.sin(b), -7),
                Material("#ffe9c0", rough=0.05, mirror=0.4, emit=0.35),
            )
    return out


def floor_lamp(shade: str = "#ffcf80", height: float = 62) -> Group:
    """A standard lamp with a lit silk shade."""
    out = Group().add(
        lathe([(0, 0), (8, 0), (8, 1.4), (1.4, 3), (1.1, height - 14), (0, height - 14)], 16), BRASS
    )
    skirt = lathe([(12.5, 0), (12.2, 1.5), (7.0, 15), (6.5, 15)], 24)
    return out.add(skirt.moved(0, 0, height - 15), glow(shade, 0.62))


def table_lamp(shade: str = "#ffcf80", base: Material = CHINA) -> Group:
    """A lamp for a small table."""
    out = Group().add(
        lathe(
            [(0, 0), (3.4, 0), (3.4, 0.8), (1.6, 2), (3.6, 6), (2.2, 10), (0.7, 12), (0, 12)], 14
        ),
        base,
    )
    return out.add(lathe([(8, 0), (4.6, 9), (4.2, 9)], 20).moved(0, 0, 10), glow(shade, 0.66))


def wall_lamp() -> Group:
    """A gas bracket with a glass globe, on a wall that faces -y."""
    out = Group().add(cylinder(2.4, 1, 14).turned(90, "x").moved(0, 0, 0), BRASS)
    out.add(tube(curve([(0, -1, 0), (0, -7, -3), (0, -8, 3)], 10), 0.7, 6), BRASS)
    return out.add(ball(3.6, 14).moved(0, -8, 7), glow("#ffdf9a", 1.1))
