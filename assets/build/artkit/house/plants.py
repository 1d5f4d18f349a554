"""Plants in pots: palms, bushes, roses in a vase."""

from __future__ import annotations

import math

import numpy as np

from artkit.house.stuff import (
    CHINA,
    LEAF,
    LEAF_LIGHT,
    TERRACOTTA,
    Group,
)
from artkit.studio.mesh import (
    Mesh,
    ball,
    curve,
    cylinder,
    grid,
    joined,
    lathe,
    tube,
)
from artkit.studio.scene import Material


def leaf(length: float, width: float, droop: float) -> Mesh:
    """A leaf along +x that arches down at its end."""
    t = np.linspace(0, 1, 7)
    half = width / 2 * np.sin(math.pi * np.clip(t * 0.96 + 0.04, 0, 1)) ** 0.8
    z = droop * (0.55 * t - 1.1 * t**2)
    rows = [
        [
            (length * u, -h, zz - 0.12 * h),
            (length * u, 0, zz + 0.10 * h),
            (length * u, h, zz - 0.12 * h),
        ]
        for u, h, zz in zip(t, half, z, strict=True)
    ]
    return grid(np.array(rows))


def pot(radius: float = 9, height: float = 14, material: Material = TERRACOTTA) -> Group:
    """A flower pot with earth in it."""
    shape = [
        (0, 0),
        (radius * 0.72, 0),
        (radius, height * 0.8),
        (radius * 1.14, height * 0.8),
        (radius * 1.14, height),
        (radius * 0.95, height),
        (0, height * 0.92),
    ]
    return (
        Group()
        .add(lathe(shape, 20), material)
        .add(
            cylinder(radius * 0.92, 0.5, 16).moved(0, 0, height * 0.93),
            Material("#20140c", rough=1),
        )
    )


def palm(
    height: float = 60, seed: int = 1, fronds: int = 13, container: Group | None = None
) -> Group:
    """A potted palm with arching fronds."""
    rng = np.random.default_rng(seed)
    out = (container or pot(9, 14)).at(0, 0)
    stem = height * 0.42
    trunk = curve([(0, 0, 12), (1, 0.5, 12 + stem * 0.5), (0.5, 0, 12 + stem)], 10)
    out.add(
        tube(trunk, np.linspace(2.6, 1.6, 10), 8),
        Material("#5a4028", rough=0.9, mottle=0.4, bump_scale=1.6),
    )
    for k in range(fronds):
        turn = 360 * k / fronds + rng.uniform(-12, 12)
        length = height * rng.uniform(0.52, 0.72)
        lift = rng.uniform(0.15, 1.0)
        spine = curve(
            [
                (0, 0, 0),
                (length * 0.35, 0, length * 0.42 * lift),
                (length * 0.75, 0, length * 0.36 * lift - 2),
                (length, 0, -length * 0.12),
            ],
            16,
        )
        blades = [tube(spine, np.linspace(0.7, 0.2, 16), 5)]
        for i in range(2, 16):
            size = length * 0.30 * math.sin(math.pi * i / 17) + 3
            for side in (-1, 1):
                blades.append(leaf(size, 2.6, size * 0.5).turned(side * 52).moved(*spine[i]))
        out.add(joined(blades).turned(turn).moved(0.5, 0, 12 + stem), LEAF if k % 3 else LEAF_LIGHT)
    return out


def bush(
    radius: float = 16,
    seed: int = 1,
    leaves: int = 90,
    container: Group | None = None,
    light: bool = False,
) -> Group:
    """A leafy plant."""
    rng = np.random.default_rng(seed)
    out = (container or pot(8, 12)).at(0, 0)
    parts: dict[bool, list[Mesh]] = {True: [], False: []}
    for _ in range(leaves):
        turn, tilt = rng.uniform(0, 360), rng.uniform(-15, 75)
        length = radius * rng.uniform(0.55, 1.0)
        part = leaf(length, length * 0.34, length * 0.5).turned(-tilt, "y").turned(turn)
        parts[bool(rng.random() < 0.35)].append(
            part.moved(rng.uniform(-2, 2), rng.uniform(-2, 2), 12 + rng.uniform(0, radius * 0.5))
        )
    return out.add(joined(parts[True]), LEAF_LIGHT).add(
        joined(parts[False]), LEAF if not light else LEAF_LIGHT
    )


def flowers(seed: int = 3, colour: str = "#c8405a") -> Group:
    """A vase of roses."""
    rng = np.random.default_rng(seed)
    out = Group().add(
        lathe([(0, 0), (3, 0), (4.4, 4), (2.2, 9), (3, 11), (2.4, 11), (0, 6)], 16), CHINA
    )
    for _ in range(16):
        a, r = rng.uniform(0, 2 * math.pi), rng.uniform(0, 5.5)
        z = 15 + rng.uniform(-1.5, 4)
        out.add(
            ball(rng.uniform(1.6, 2.4), 8).moved(r * math.cos(a), r * math.sin(a), z),
            Material(colour, rough=0.8, mottle=0.3, bump_scale=1),
        )
        out.add(
            leaf(6, 2.6, 3)
            .turned(math.degrees(a))
            .moved(r * 0.5 * math.cos(a), r * 0.5 * math.sin(a), 12),
            LEAF,
        )
    return out
