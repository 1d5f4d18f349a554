"""The weapons' own parts: what the still lifes and the pewter pieces share."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from artkit.studio.mesh import (
    Array,
    Mesh,
    ball,
    box,
    curve,
    cylinder,
    extruded,
    grid,
    joined,
    lathe,
    tube,
)
from artkit.studio.scene import Material

STEEL = Material("#c9ced2", rough=0.22, mirror=0.92, metal=True)


DARK_STEEL = Material("#6d7580", rough=0.26, mirror=0.85, metal=True)


BRASS = Material("#d9a648", rough=0.20, mirror=0.92, metal=True)


LEATHER = Material("#3a1d12", rough=0.45, mirror=0.05, bump=0.5, bump_scale=0.10, mottle=0.2)


WALNUT = Material(
    "#4a2412", rough=0.30, mirror=0.06, mottle=0.5, bump=0.15, bump_scale=0.25, grain=(0.15, 1, 1)
)


LEAD = Material(
    "#a9adb2", rough=0.6, mirror=0.62, metal=True, bump=0.25, bump_scale=0.6, mottle=0.25
)


HEMP = Material("#b98f56", rough=0.9, bump=0.7, bump_scale=0.05, mottle=0.35)


WAX = Material("#f2e6c8", rough=0.4, mirror=0.04, emit=0.10)


def dagger_parts() -> list[tuple[Mesh, Material]]:
    """A dagger along the x axis, point to the right, about 11 units long, lying on z = 0."""
    xs = np.linspace(0, 6.6, 40)
    half = np.where(
        xs < 5.2, 0.62 - 0.03 * xs, (0.62 - 0.156) * np.sqrt(np.clip((6.6 - xs) / 1.4, 0, 1))
    )
    ridge = 0.20 * np.clip((6.7 - xs) / 3, 0.15, 1)
    rows = [
        [
            (x, -h, 0.45),
            (x, -h * 0.28, 0.45 + r * 0.75),
            (x, 0, 0.45 + r * 0.55),
            (x, h * 0.28, 0.45 + r * 0.75),
            (x, h, 0.45),
            (x, 0, 0.45 - r),
            (x, -h, 0.45),
        ]
        for x, h, r in zip(xs, half, ridge, strict=True)
    ]
    blade = grid(np.array(rows), smooth=False)
    guard = tube(
        curve(
            [
                (-0.35, -1.9, 0.62),
                (-0.05, -1.2, 0.45),
                (0, 0, 0.45),
                (-0.05, 1.2, 0.45),
                (-0.35, 1.9, 0.62),
            ],
            30,
        ),
        np.array([0.20 + 0.10 * math.cos(t) for t in np.linspace(-math.pi, math.pi, 30)]) + 0.02,
        14,
    )
    tips = joined([ball(0.30).moved(-0.37, y, 0.62) for y in (-1.95, 1.95)])
    collar = box(0.55, 0.95, 0.7, 0.12).moved(0.0, 0, 0.1)
    grip = (
        lathe([(0, 0), (0.34, 0), (0.46, 0.9), (0.48, 1.5), (0.38, 2.5), (0, 2.5)], 20)
        .turned(-90, "y")
        .moved(-0.2, 0, 0.45)
    )
    turns = np.linspace(0, 1, 240)
    radius = np.interp(turns, [0, 0.36, 0.6, 1], [0.37, 0.48, 0.50, 0.41])
    angle = turns * 2 * math.pi * 11
    wire = np.stack(
        [-0.25 - turns * 2.4, radius * np.cos(angle), 0.45 + radius * np.sin(angle)], -1
    )
    pommel = ball(0.55).scaled(1, 1, 0.95).moved(-3.05, 0, 0.5)
    jewel = ball(0.26).moved(-3.05, 0, 0.93)
    return [
        (blade, STEEL),
        (guard, BRASS),
        (tips, BRASS),
        (collar, BRASS),
        (grip, LEATHER),
        (tube(wire, 0.055, 6), BRASS),
        (pommel, BRASS),
        (jewel, Material("#a3101c", rough=0.08, mirror=0.12)),
    ]


def revolver_parts() -> list[tuple[Mesh, Material]]:
    """A revolver lying on its side: x to the muzzle, y up the sights, z its thickness."""
    steel = DARK_STEEL
    frame = [
        (-1.7, 1.55), (2.35, 1.55), (2.35, 0.75), (2.0, 0.62), (1.9, -0.55), (0.4, -0.75), (-0.2, -0.75), (-0.9, -0.95),
        (-1.5, -0.75), (-2.1, 0.0), (-2.35, 0.9), (-2.1, 1.35),
    ]  # fmt: skip
    window = extruded([(x, y) for x, y in frame], 0.85, 0.08).moved(0, 0, 0.30)
    barrel = cylinder(0.42, 4.6, 28, 0.05).turned(90, "y").moved(2.3, 1.12, 0.72)
    bore = cylinder(0.22, 0.02, 20).turned(90, "y").moved(6.91, 1.12, 0.72)
    rib = box(4.4, 0.26, 0.30, 0.05).moved(4.5, 1.55, 0.57)
    rod = cylinder(0.17, 3.0, 16, 0.04).turned(90, "y").moved(2.3, 0.50, 0.72)
    sight = extruded([(0, 0), (0.75, 0), (0.6, 0.36), (0.45, 0.40)], 0.16, 0.02).moved(
        6.0, 1.62, 0.64
    )
    drum = cylinder(0.98, 2.1, 36, 0.12).turned(90, "y").moved(-0.05, 0.52, 0.74)
    flutes = []
    for k in range(6):
        a = math.radians(30 + 60 * k)
        y, z = 0.52 + 1.02 * math.sin(a), 0.74 + 1.02 * math.cos(a)
        flutes.append(ball(0.30).scaled(2.6, 0.95, 0.95).moved(1.35, y, z))
    grip_shape = curve(
        [(-1.35, -0.70), (-2.05, 0.25), (-2.45, 0.05), (-2.75, -0.75), (-3.0, -1.7), (-3.45, -2.7), (-4.05, -3.5), (-3.9, -4.05),
         (-3.2, -4.25), (-2.45, -3.95), (-2.15, -3.2), (-1.95, -2.3), (-1.55, -1.6), (-1.3, -1.15)],
        70, closed=True,
    )  # fmt: skip
    grip = extruded([(x, y) for x, y in grip_shape], 1.15, 0.32).moved(0, 0, 0.15)
    medal = cylinder(0.20, 0.06, 20, 0.02).moved(-2.35, -1.35, 1.30)
    guard = tube(
        curve(
            [
                (-1.05, -0.85, 0.72),
                (-0.85, -1.75, 0.72),
                (0.0, -2.15, 0.72),
                (0.85, -1.75, 0.72),
                (1.05, -0.7, 0.72),
            ],
            40,
        ),
        0.13,
        10,
    )
    trigger = tube(
        curve([(0.0, -0.7, 0.72), (-0.12, -1.2, 0.72), (0.12, -1.65, 0.72)], 16),
        np.linspace(0.16, 0.09, 16),
        8,
    )
    hammer = extruded(
        [(-1.8, 1.2), (-2.2, 2.1), (-2.75, 2.45), (-2.9, 2.2), (-2.5, 1.85), (-2.3, 1.0)],
        0.34,
        0.06,
    ).moved(0, 0, 0.56)
    return [
        (window, steel),
        (barrel, steel),
        (bore, Material("#050505")),
        (rib, steel),
        (rod, steel),
        (sight, steel),
        (drum, Material("#8f98a3", rough=0.2, mirror=0.9, metal=True)),
        (joined(flutes), Material("#23272c", rough=0.3, mirror=0.7, metal=True)),
        (grip, WALNUT),
        (medal, BRASS),
        (guard, steel),
        (trigger, BRASS),
        (hammer, steel),
    ]


def twisted(path: Array, radius: float, twist: float, strands: int = 3) -> list[Mesh]:
    """Strands laid round a path to a rope."""
    path = np.asarray(path)
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead, [0, 0, 1.0])
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-6)
    other = np.cross(ahead, side)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    out = []
    for k in range(strands):
        angle = length * twist + 2 * math.pi * k / strands
        line = path + radius * (np.cos(angle)[:, None] * side + np.sin(angle)[:, None] * other)
        out.append(tube(line, radius * 1.02, 8))
    return out


def hex_radius(angle: float) -> float:
    """Distance from the middle of a hexagon to its edge, its corners being at 1."""
    return math.cos(math.pi / 6) / math.cos((angle % (math.pi / 3)) - math.pi / 6)


def ring_plate(
    outer: Sequence[tuple[float, float]], inner: Sequence[tuple[float, float]], height: float
) -> Mesh:
    """A flat ring between two outlines of equally many points (first point repeated at the end)."""
    o, i = np.array(outer), np.array(inner)
    e = 0.10

    def row(shape: Array, z: float) -> Array:
        return np.column_stack([shape, np.full(len(shape), z)])

    centre = i.mean(0)

    def grown(shape: Array, by: float) -> Array:
        away = shape - centre
        return shape + away / np.linalg.norm(away, axis=1, keepdims=True) * by

    rows = [
        row(i, e), row(i, height - e), row(grown(i, e), height), row(grown(o, -e), height), row(o, height - e), row(o, e),
        row(grown(o, -e), 0), row(grown(i, e), 0), row(i, e),
    ]  # fmt: skip
    return grid(np.array(rows), smooth=False)
