"""The six weapons as lit still lifes, each on its own ground."""

from __future__ import annotations

import math
import os
from collections.abc import Callable

import numpy as np

from artkit import places
from artkit.canvas import save, shrink
from artkit.studio import finish
from artkit.studio.mesh import (
    Mesh,
    box,
    curve,
    cylinder,
    extruded,
    lathe,
    quad,
    rounded,
    tube,
)
from artkit.studio.scene import Material
from artkit.weapons.models import (
    BRASS,
    HEMP,
    LEAD,
    WAX,
    dagger_parts,
    hex_radius,
    revolver_parts,
    ring_plate,
    twisted,
)
from artkit.weapons.stage import SIZE, Setting, add_all, flame, shoot, stage


def dagger() -> finish.Picture:
    """The dagger on crimson velvet."""
    setting = Setting("#611b20", folds=0.9)
    scene = stage(setting, 3)
    add_all(
        scene,
        dagger_parts(),
        lambda m: m.moved(-1.5, 0, 0).scaled(1.12).turned(55).moved(0, 0, 0.02),
    )
    return shoot(scene, setting, 3)


def candlestick() -> finish.Picture:
    """A brass candlestick with a burning candle, on green damask before dark panels."""
    setting = Setting("#2f5d46", folds=0.5, tilt=17, distance=23, aim=(0.1, 0, 4.7), exposure=2.0)
    scene = stage(setting, 5)
    scene.lamps.clear()
    scene.lamp((-9, -8.0, 11.0), "#ffcf8a", 9.5, 1.4)
    scene.add(quad((5, -12, 2), (7, 5, 0), (0, 0, 9)), Material("#ffd9a0", emit=0.9), 0)
    profile = [
        (0, 0), (2.1, 0), (2.2, 0.16), (2.12, 0.34), (1.7, 0.50), (1.45, 0.56), (1.2, 0.85), (0.62, 1.25), (0.42, 1.5),
        (0.58, 1.72), (0.62, 1.9), (0.40, 2.1), (0.34, 2.5), (0.44, 3.3), (0.56, 3.9), (0.60, 4.2), (0.40, 4.45),
        (0.36, 4.6), (0.56, 4.8), (0.95, 5.0), (1.15, 5.22), (1.15, 5.34), (0.98, 5.34), (0.6, 5.26), (0.52, 5.5),
        (0.56, 5.72), (0.46, 5.72), (0, 5.72),
    ]  # fmt: skip
    scene.add(lathe(profile, 48), BRASS)
    loop = curve([(0.5, 0, 2.0), (1.5, 0, 2.3), (1.9, 0, 1.5), (1.55, 0, 0.75), (1.2, 0, 0.72)], 30)
    scene.add(tube(loop, 0.13, 10), BRASS)
    wax = [(0, 5.5), (0.42, 5.5), (0.42, 8.1), (0.36, 8.22), (0.2, 8.12), (0, 8.1)]
    scene.add(lathe(wax, 24), WAX)
    for angle, length in ((200, 0.9), (260, 1.5), (320, 0.6), (20, 1.1)):
        a = math.radians(angle)
        x, y = 0.42 * math.cos(a), 0.42 * math.sin(a)
        drip = np.array(
            [(x, y, 8.15), (x * 1.08, y * 1.08, 8.0), (x * 1.08, y * 1.08, 8.1 - length)]
        )
        scene.add(tube(curve(drip, 12), np.linspace(0.08, 0.12, 12), 8), WAX, 901)
    scene.add(
        tube(np.array([(0, 0, 8.1), (0.02, 0, 8.35), (0.06, 0, 8.5)]), 0.035, 6),
        Material("#1a1210"),
    )
    flame(scene, 0.05, 0, 8.42, 1.05)
    scene.lamp((0.05, -0.45, 9.0), "#ffb45a", 6.6, 0.25, seen=False)
    wall = Material(
        "#4a2a1a", rough=0.5, mirror=0.03, mottle=0.3, bump_scale=1.2, grain=(1, 1, 0.15)
    )
    scene.add(quad((-16, 6, -1), (32, 0, 0), (0, 0, 20)), wall)
    for x in (-9.5, -3.2, 3.2, 9.5):
        scene.add(box(5.2, 0.3, 9, 0.14).moved(x, 5.9, 2.2), wall)
        scene.add(box(4.0, 0.3, 7.8, 0.4).moved(x, 5.75, 2.8), wall)
    return shoot(scene, setting, 5)


def revolver() -> finish.Picture:
    """The revolver and two cartridges on blue velvet."""
    setting = Setting("#27345c", folds=0.9, tilt=62)
    scene = stage(setting, 7)
    add_all(
        scene,
        revolver_parts(),
        lambda m: m.moved(-1.0, 0.6, 0).scaled(0.88).turned(26).moved(0.1, 0.1, 0.0),
    )
    shell = [(0, 0), (0.34, 0), (0.34, 0.10), (0.28, 0.14), (0.28, 1.05), (0, 1.05)]
    tip = [(0.27, 1.05), (0.27, 1.3), (0.20, 1.55), (0.08, 1.7), (0, 1.72)]
    for x, y, turn in ((2.6, -3.2, 35), (1.3, -4.1, 110)):
        add_all(
            scene,
            [(lathe(shell, 20), BRASS), (lathe(tip, 20), LEAD)],
            lambda m, x=x, y=y, turn=turn: (
                m.turned(90, "y").moved(0, 0, 0.32).turned(turn).moved(x, y, 0)
            ),
        )
    return shoot(scene, setting, 7)


def rope() -> finish.Picture:
    """A coil of hemp rope on bare boards."""
    setting = Setting("#6b4a2c", wood=True, tilt=60, exposure=2.2)
    scene = stage(setting, 11)
    rng = np.random.default_rng(2)
    points = []
    for turn in range(6):
        radius = 3.0 - 0.13 * turn + rng.uniform(-0.10, 0.10)
        cx, cy = rng.uniform(-0.22, 0.22, 2)
        for step in range(12):
            a = 2 * math.pi * step / 12
            z = 0.34 + turn * 0.42 + rng.uniform(-0.05, 0.05)
            points.append((cx + radius * math.cos(a), cy + radius * 0.97 * math.sin(a), z))
    points += [
        (2.7, 0.9, 2.9),
        (1.6, 2.6, 3.1),
        (-0.2, 3.2, 2.6),
        (-2.6, 2.0, 1.6),
        (-4.0, 0.2, 0.4),
        (-4.1, -2.2, 0.33),
        (-2.9, -4.2, 0.33),
        (-0.8, -4.9, 0.33),
        (1.2, -4.4, 0.33),
    ]
    line = curve(points, 1500)
    for strand in twisted(line, 0.165, 5.2):
        scene.add(strand.scaled(0.98).moved(0.2, 0.5, 0), HEMP, 50)
    end = line[-1] * 0.98 + np.array([0.2, 0.5, 0])
    for _k in range(26):
        a, b = rng.uniform(-0.9, 0.9), rng.uniform(-0.4, 0.5)
        tip = end + np.array([0.7 * math.cos(a) + 0.2, 0.7 * math.sin(a) + 0.3, b * 0.35])
        tip[2] = max(0.05, tip[2])
        scene.add(
            tube(curve([end, (end + tip) / 2 + rng.uniform(-0.1, 0.1, 3), tip], 8), 0.03, 4),
            HEMP,
            50,
        )
    return shoot(scene, setting, 11, ink=3.4)


def lead_piping() -> finish.Picture:
    """A bent length of lead pipe with a brass union, on sacking."""
    setting = Setting("#7d6a4a", folds=0.8, tilt=60, exposure=2.1)
    scene = stage(setting, 13)
    spine = curve(
        [
            (-3.7, -3.7, 0.5),
            (-2.2, -2.1, 0.5),
            (-0.7, -0.7, 0.52),
            (0.7, 0.55, 0.55),
            (1.8, 1.9, 0.55),
            (2.1, 3.4, 0.55),
            (2.15, 4.3, 0.55),
        ],
        120,
    )
    t = np.linspace(0, 1, 120)
    radius = 0.50 + 0.015 * np.sin(t * 40) + 0.03 * np.exp(-(((t - 0.62) / 0.06) ** 2))
    body = tube(spine, radius, 24)
    hammered = body.warped(
        lambda p: p * (1 + 0.012 * np.sin(p[:, :1] * 5.1 + 1) * np.cos(p[:, 1:2] * 4.3))
    )
    scene.add(hammered, LEAD, 60)

    def ring(at: int, size: float, width: float, material: Material, steps: int = 28) -> None:
        direction = spine[min(119, at + 1)] - spine[max(0, at - 1)]
        turn = math.degrees(math.atan2(direction[1], direction[0]))
        part = cylinder(size, width, steps, 0.06).turned(90, "y").turned(turn)
        scene.add(part.moved(*spine[at]), material)

    for at in (2, 5, 8, 11):
        ring(at, 0.56, 0.12, LEAD)
    ring(112, 0.74, 0.55, BRASS, 6)
    ring(118, 0.60, 0.50, BRASS)
    start = spine[0]
    direction = spine[1] - spine[0]
    turn = math.degrees(math.atan2(direction[1], direction[0]))
    scene.add(
        cylinder(0.56, 0.25, 28, 0.05)
        .turned(90, "y")
        .turned(turn)
        .moved(*(start - np.array([0.12, 0.08, 0]))),
        LEAD,
    )
    scene.add(
        cylinder(0.36, 0.02, 24)
        .turned(90, "y")
        .turned(turn)
        .moved(*(start - np.array([0.15, 0.105, 0]))),
        Material("#08090a"),
    )
    return shoot(scene, setting, 13)


def spanner() -> finish.Picture:
    """A double spanner with a ring end and a nut, on a dark grey workshop cloth."""
    setting = Setting("#3d4650", folds=0.9, tilt=62, exposure=2.2)
    scene = stage(setting, 17)
    jaw = []
    for degrees in np.linspace(40, 320, 40):
        a = math.radians(degrees)
        jaw.append((4.6 + 1.55 * math.cos(a), 1.45 * math.sin(a)))
    jaw += [(5.95, -0.72), (4.55, -0.72), (4.2, -0.45), (4.2, 0.45), (4.55, 0.72), (5.95, 0.72)]
    head = extruded(jaw, 0.85, 0.10).turned(0)
    shank = extruded([(-4.2, -0.62), (3.5, -0.52), (3.5, 0.52), (-4.2, 0.62)], 0.62, 0.12).moved(
        0, 0, 0.12
    )
    panel = extruded(rounded(5.4, 0.55, 0.26), 0.10, 0.03).moved(-0.2, 0, 0.70)
    outer, inner = [], []
    for degrees in np.linspace(0, 360, 49):
        a = math.radians(degrees)
        outer.append((-4.9 + 1.25 * math.cos(a), 1.25 * math.sin(a)))
        k = 0.72 * (1 + 0.07 * math.cos(12 * a))
        inner.append((-4.9 + k * math.cos(a), k * math.sin(a)))
    ring = ring_plate(outer, inner, 0.95)
    turn: Callable[[Mesh], Mesh] = lambda m: m.scaled(0.94).turned(50).moved(0.1, 0.1, 0.02)  # noqa: E731
    bright = Material("#b8bec4", rough=0.24, mirror=0.9, metal=True, bump=0.05, bump_scale=0.3)
    for mesh in (head, shank, ring):
        scene.add(turn(mesh), bright, 70)
    scene.add(turn(panel), Material("#7d858c", rough=0.35, mirror=0.8, metal=True))
    hexagon = [
        (math.cos(math.radians(60 * k)) * 0.95, math.sin(math.radians(60 * k)) * 0.95)
        for k in range(7)
    ][:6]
    hole = [(0.5 * math.cos(a), 0.5 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 25)]
    rim = [
        (0.95 * math.cos(a) * hex_radius(a), 0.95 * math.sin(a) * hex_radius(a))
        for a in np.linspace(0, 2 * math.pi, 25)
    ]
    del hexagon
    scene.add(ring_plate(rim, hole, 0.62).turned(12).moved(2.9, -2.9, 0.02), BRASS)
    scene.add(ring_plate(rim, hole, 0.62).scaled(0.8).turned(40).moved(-3.3, 2.6, 0.02), BRASS)
    return shoot(scene, setting, 17)


PAINTERS: dict[str, Callable[[], finish.Picture]] = {
    "dagger": dagger,
    "candlestick": candlestick,
    "revolver": revolver,
    "rope": rope,
    "lead_piping": lead_piping,
    "spanner": spanner,
}


def build() -> None:
    """Writes weapon_* to the Tudor Mansion's pictures; GASLAMP_ONLY=name paints just one."""
    only = os.environ.get("GASLAMP_ONLY", "")
    for name, painter in PAINTERS.items():
        if only and name not in only.split(","):
            continue
        done = finish.picture(painter())
        target = places.cache() if os.environ.get("GASLAMP_DRAFT") else places.TUDOR_PICTURES
        save(shrink(done, *SIZE), target / f"weapon_{name}.webp", 90)
