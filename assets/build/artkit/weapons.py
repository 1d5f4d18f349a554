"""The six weapons as lit still lifes on cloth, and their small pewter signs."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from artkit import places, textures
from artkit.canvas import icon, save, shrink, svg
from artkit.studio import finish
from artkit.studio.mesh import (
    Array,
    Mesh,
    ball,
    box,
    curve,
    cylinder,
    ellipse,
    extruded,
    grid,
    joined,
    lathe,
    quad,
    rounded,
    tube,
)
from artkit.studio.scene import Material, Scene

SIZE = (600, 780)
STEEL = Material("#c9ced2", rough=0.22, mirror=0.92, metal=True)
DARK_STEEL = Material("#6d7580", rough=0.26, mirror=0.85, metal=True)
BRASS = Material("#d9a648", rough=0.20, mirror=0.92, metal=True)
LEATHER = Material("#3a1d12", rough=0.45, mirror=0.05, bump=0.5, bump_scale=0.10, mottle=0.2)
WALNUT = Material(
    "#4a2412", rough=0.30, mirror=0.06, mottle=0.5, bump=0.15, bump_scale=0.25, grain=(0.15, 1, 1)
)
LEAD = Material("#a9adb2", rough=0.6, mirror=0.62, metal=True, bump=0.25, bump_scale=0.6, mottle=0.25)
HEMP = Material("#b98f56", rough=0.9, bump=0.7, bump_scale=0.05, mottle=0.35)
WAX = Material("#f2e6c8", rough=0.4, mirror=0.04, emit=0.10)


@dataclass(frozen=True)
class Setting:
    """Cloth colour, folds (height in units), and the tilt of the camera in degrees above the table."""

    cloth: str
    folds: float = 0.8
    tilt: float = 58
    distance: float = 24
    aim: tuple[float, float, float] = (0, 0, 0.3)
    wood: bool = False
    exposure: float = 2.1


def cloth(setting: Setting, seed: int, flat: float = 3.4) -> Mesh:
    """A cloth with soft folds that lies flat within `flat` units of the middle."""
    rng = np.random.default_rng(seed)
    n, half = 220, 14.0
    noise = textures.clouds((n, n), 60, rng, 3) + 0.35 * textures.clouds((n, n), 26, rng, 2, 2.5)
    ridges = 1 - np.abs(np.clip(noise * 2.4, -1, 1))
    axis = np.linspace(-half, half, n)
    x, y = np.meshgrid(axis, axis)
    fade = np.clip((np.hypot(x * 0.85, y * 0.85) - flat) / 4.5, 0, 1) ** 1.1
    z = (ridges**1.7 * 2.2 + noise * 0.9) * setting.folds * (0.015 + 0.985 * fade) - 0.03
    return grid(np.stack([x, y, np.minimum(z, 2.8)], -1))


def stage(setting: Setting, seed: int) -> Scene:
    """Table, cloth, lamps and soft boxes for reflections."""
    scene = Scene(unit_length=1.0, sky=("#1a1410", "#62666e", 0.30))
    if setting.wood:
        boards = np.asarray(textures.planks((600, 600), (0.46, 0.27, 0.15), seed, 4), float) / 255
        scene.texture("boards", boards)
        floor = quad((-14, 14, 0), (28, 0, 0), (0, -28, 0))
        scene.add(floor, Material("#ffffff", rough=0.5, mirror=0.03, texture="boards"), 1)
    else:
        fabric = Material(
            setting.cloth, rough=1.0, bump=0.28, bump_scale=0.05, mottle=0.16, mirror=0.0
        )
        scene.add(cloth(setting, seed), fabric, 1)
    scene.groups = 1
    # soft boxes: a warm window at the upper left, a cool strip at the right; seen only in reflections
    warm = Material("#ffe2b0", emit=5.0)
    cool = Material("#c4d2f0", emit=1.4)
    scene.add(quad((-16, 2, 7), (0, 12, 0), (5, 0, 9)), warm, 0)
    scene.add(quad((15, -8, 4), (0, 16, 0), (-2, 0, 9)), cool, 0)
    scene.add(quad((-9, 13, 9), (12, 0, 0), (0, 7, 11)), Material("#ffe8c4", emit=1.7), 0)
    scene.lamp((-5.0, 4.6, 6.6), "#ffcf8a", 8.2, 0.9, seen=True)
    return scene


def shoot(scene: Scene, setting: Setting, seed: int, ink: float = 4.0) -> finish.Picture:
    """Renders the scene at twice the size and paints it. GASLAMP_DRAFT=1 makes a quick small one."""
    draft = bool(os.environ.get("GASLAMP_DRAFT"))
    scale, samples = (1, 6) if draft else (2, 8)
    tilt = math.radians(setting.tilt)
    ax, ay, az = setting.aim
    at = [ax, ay - setting.distance * math.cos(tilt), az + setting.distance * math.sin(tilt)]
    camera = {
        "kind": "eye",
        "at": at,
        "target": list(setting.aim),
        "angle": 30,
        "lens": 0.22,
        "focus": setting.distance,
    }
    size = (SIZE[0] * scale, SIZE[1] * scale)
    planes = scene.render(camera, size, samples, 2)
    return finish.painting(
        planes, setting.exposure, ink=ink * scale / 2, brush=scale + 1, seed=seed, vignette=1.15
    )


def add_all(scene: Scene, parts: Sequence[tuple[Mesh, Material]], place: Callable[[Mesh], Mesh]) -> None:
    """Adds the parts of one thing after placing them."""
    for mesh, material in parts:
        scene.add(place(mesh), material)


def dagger_parts() -> list[tuple[Mesh, Material]]:
    """A dagger along the x axis, point to the right, about 11 units long, lying on z = 0."""
    xs = np.linspace(0, 6.6, 40)
    half = np.where(xs < 5.2, 0.62 - 0.03 * xs, (0.62 - 0.156) * np.sqrt(np.clip((6.6 - xs) / 1.4, 0, 1)))
    ridge = 0.20 * np.clip((6.7 - xs) / 3, 0.15, 1)
    rows = [
        [(x, -h, 0.45), (x, -h * 0.28, 0.45 + r * 0.75), (x, 0, 0.45 + r * 0.55), (x, h * 0.28, 0.45 + r * 0.75),
         (x, h, 0.45), (x, 0, 0.45 - r), (x, -h, 0.45)]
        for x, h, r in zip(xs, half, ridge, strict=True)
    ]
    blade = grid(np.array(rows), smooth=False)
    guard = tube(
        curve([(-0.35, -1.9, 0.62), (-0.05, -1.2, 0.45), (0, 0, 0.45), (-0.05, 1.2, 0.45), (-0.35, 1.9, 0.62)], 30),
        np.array([0.20 + 0.10 * math.cos(t) for t in np.linspace(-math.pi, math.pi, 30)]) + 0.02,
        14,
    )
    tips = joined([ball(0.30).moved(-0.37, y, 0.62) for y in (-1.95, 1.95)])
    collar = box(0.55, 0.95, 0.7, 0.12).moved(0.0, 0, 0.1)
    grip = lathe([(0, 0), (0.34, 0), (0.46, 0.9), (0.48, 1.5), (0.38, 2.5), (0, 2.5)], 20).turned(-90, "y").moved(-0.2, 0, 0.45)
    turns = np.linspace(0, 1, 240)
    radius = np.interp(turns, [0, 0.36, 0.6, 1], [0.37, 0.48, 0.50, 0.41])
    angle = turns * 2 * math.pi * 11
    wire = np.stack([-0.25 - turns * 2.4, radius * np.cos(angle), 0.45 + radius * np.sin(angle)], -1)
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


def dagger() -> finish.Picture:
    """The dagger on crimson velvet."""
    setting = Setting("#611b20", folds=0.9)
    scene = stage(setting, 3)
    add_all(scene, dagger_parts(), lambda m: m.moved(-1.5, 0, 0).scaled(1.12).turned(55).moved(0, 0, 0.02))
    return shoot(scene, setting, 3)


def flame(scene: Scene, x: float, y: float, z: float, size: float = 1.0) -> None:
    """A candle's flame and the light it gives."""
    drop = [(0.0, 0.0), (0.16, 0.10), (0.24, 0.32), (0.21, 0.60), (0.12, 0.95), (0.05, 1.22), (0.0, 1.45)]
    outer = lathe([(r * size, h * size) for r, h in drop], 20).moved(x, y, z)
    inner = lathe([(r * 0.5 * size, h * 0.7 * size) for r, h in drop], 16).moved(x, y - 0.02, z + 0.05)
    scene.add(outer, Material("#ffd27a", emit=2.6, emit_colour="#ffc45a"), 900)
    scene.add(inner.moved(0, -0.16 * size, 0), Material("#fff3c8", emit=5.0, emit_colour="#fff0c0"), 900)


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
        drip = np.array([(x, y, 8.15), (x * 1.08, y * 1.08, 8.0), (x * 1.08, y * 1.08, 8.1 - length)])
        scene.add(tube(curve(drip, 12), np.linspace(0.08, 0.12, 12), 8), WAX, 901)
    scene.add(tube(np.array([(0, 0, 8.1), (0.02, 0, 8.35), (0.06, 0, 8.5)]), 0.035, 6), Material("#1a1210"))
    flame(scene, 0.05, 0, 8.42, 1.05)
    scene.lamp((0.05, -0.45, 9.0), "#ffb45a", 6.6, 0.25, seen=False)
    wall = Material("#4a2a1a", rough=0.5, mirror=0.03, mottle=0.3, bump_scale=1.2, grain=(1, 1, 0.15))
    scene.add(quad((-16, 6, -1), (32, 0, 0), (0, 0, 20)), wall)
    for x in (-9.5, -3.2, 3.2, 9.5):
        scene.add(box(5.2, 0.3, 9, 0.14).moved(x, 5.9, 2.2), wall)
        scene.add(box(4.0, 0.3, 7.8, 0.4).moved(x, 5.75, 2.8), wall)
    return shoot(scene, setting, 5)


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
    sight = extruded([(0, 0), (0.75, 0), (0.6, 0.36), (0.45, 0.40)], 0.16, 0.02).moved(6.0, 1.62, 0.64)
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
    guard = tube(curve([(-1.05, -0.85, 0.72), (-0.85, -1.75, 0.72), (0.0, -2.15, 0.72), (0.85, -1.75, 0.72), (1.05, -0.7, 0.72)], 40), 0.13, 10)
    trigger = tube(curve([(0.0, -0.7, 0.72), (-0.12, -1.2, 0.72), (0.12, -1.65, 0.72)], 16), np.linspace(0.16, 0.09, 16), 8)
    hammer = extruded([(-1.8, 1.2), (-2.2, 2.1), (-2.75, 2.45), (-2.9, 2.2), (-2.5, 1.85), (-2.3, 1.0)], 0.34, 0.06).moved(0, 0, 0.56)
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


def revolver() -> finish.Picture:
    """The revolver and two cartridges on blue velvet."""
    setting = Setting("#27345c", folds=0.9, tilt=62)
    scene = stage(setting, 7)
    add_all(scene, revolver_parts(), lambda m: m.moved(-1.0, 0.6, 0).scaled(0.88).turned(26).moved(0.1, 0.1, 0.0))
    shell = [(0, 0), (0.34, 0), (0.34, 0.10), (0.28, 0.14), (0.28, 1.05), (0, 1.05)]
    tip = [(0.27, 1.05), (0.27, 1.3), (0.20, 1.55), (0.08, 1.7), (0, 1.72)]
    for x, y, turn in ((2.6, -3.2, 35), (1.3, -4.1, 110)):
        add_all(
            scene,
            [(lathe(shell, 20), BRASS), (lathe(tip, 20), LEAD)],
            lambda m, x=x, y=y, turn=turn: m.turned(90, "y").moved(0, 0, 0.32).turned(turn).moved(x, y, 0),
        )
    return shoot(scene, setting, 7)


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
    points += [(2.7, 0.9, 2.9), (1.6, 2.6, 3.1), (-0.2, 3.2, 2.6), (-2.6, 2.0, 1.6), (-4.0, 0.2, 0.4), (-4.1, -2.2, 0.33), (-2.9, -4.2, 0.33), (-0.8, -4.9, 0.33), (1.2, -4.4, 0.33)]
    line = curve(points, 1500)
    for strand in twisted(line, 0.165, 5.2):
        scene.add(strand.scaled(0.98).moved(0.2, 0.5, 0), HEMP, 50)
    end = line[-1] * 0.98 + np.array([0.2, 0.5, 0])
    for k in range(26):
        a, b = rng.uniform(-0.9, 0.9), rng.uniform(-0.4, 0.5)
        tip = end + np.array([0.7 * math.cos(a) + 0.2, 0.7 * math.sin(a) + 0.3, b * 0.35])
        tip[2] = max(0.05, tip[2])
        scene.add(tube(curve([end, (end + tip) / 2 + rng.uniform(-0.1, 0.1, 3), tip], 8), 0.03, 4), HEMP, 50)
    return shoot(scene, setting, 11, ink=3.4)


def lead_piping() -> finish.Picture:
    """A bent length of lead pipe with a brass union, on sacking."""
    setting = Setting("#7d6a4a", folds=0.8, tilt=60, exposure=2.1)
    scene = stage(setting, 13)
    spine = curve(
        [(-3.7, -3.7, 0.5), (-2.2, -2.1, 0.5), (-0.7, -0.7, 0.52), (0.7, 0.55, 0.55), (1.8, 1.9, 0.55), (2.1, 3.4, 0.55), (2.15, 4.3, 0.55)], 120
    )
    t = np.linspace(0, 1, 120)
    radius = 0.50 + 0.015 * np.sin(t * 40) + 0.03 * np.exp(-(((t - 0.62) / 0.06) ** 2))
    body = tube(spine, radius, 24)
    hammered = body.warped(lambda p: p * (1 + 0.012 * np.sin(p[:, :1] * 5.1 + 1) * np.cos(p[:, 1:2] * 4.3)))
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
    scene.add(cylinder(0.56, 0.25, 28, 0.05).turned(90, "y").turned(turn).moved(*(start - np.array([0.12, 0.08, 0]))), LEAD)
    scene.add(cylinder(0.36, 0.02, 24).turned(90, "y").turned(turn).moved(*(start - np.array([0.15, 0.105, 0]))), Material("#08090a"))
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
    shank = extruded([(-4.2, -0.62), (3.5, -0.52), (3.5, 0.52), (-4.2, 0.62)], 0.62, 0.12).moved(0, 0, 0.12)
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
    hexagon = [(math.cos(math.radians(60 * k)) * 0.95, math.sin(math.radians(60 * k)) * 0.95) for k in range(7)][:6]
    hole = [(0.5 * math.cos(a), 0.5 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 25)]
    rim = [(0.95 * math.cos(a) * hex_radius(a), 0.95 * math.sin(a) * hex_radius(a)) for a in np.linspace(0, 2 * math.pi, 25)]
    del hexagon
    scene.add(ring_plate(rim, hole, 0.62).turned(12).moved(2.9, -2.9, 0.02), BRASS)
    scene.add(ring_plate(rim, hole, 0.62).scaled(0.8).turned(40).moved(-3.3, 2.6, 0.02), BRASS)
    return shoot(scene, setting, 17)


def hex_radius(angle: float) -> float:
    """Distance from the middle of a hexagon to its edge, its corners being at 1."""
    return math.cos(math.pi / 6) / math.cos((angle % (math.pi / 3)) - math.pi / 6)


def ring_plate(outer: Sequence[tuple[float, float]], inner: Sequence[tuple[float, float]], height: float) -> Mesh:
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
