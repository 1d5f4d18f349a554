"""The table of the still lifes: cloth with folds, lamps and soft boxes, the camera."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from artkit import textures
from artkit.studio import finish
from artkit.studio.mesh import (
    Mesh,
    grid,
    lathe,
    quad,
)
from artkit.studio.scene import Material, Scene

SIZE = (600, 780)


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


def add_all(
    scene: Scene, parts: Sequence[tuple[Mesh, Material]], place: Callable[[Mesh], Mesh]
) -> None:
    """Adds the parts of one thing after placing them."""
    for mesh, material in parts:
        scene.add(place(mesh), material)


def flame(scene: Scene, x: float, y: float, z: float, size: float = 1.0) -> None:
    """A candle's flame and the light it gives."""
    drop = [
        (0.0, 0.0),
        (0.16, 0.10),
        (0.24, 0.32),
        (0.21, 0.60),
        (0.12, 0.95),
        (0.05, 1.22),
        (0.0, 1.45),
    ]
    outer = lathe([(r * size, h * size) for r, h in drop], 20).moved(x, y, z)
    inner = lathe([(r * 0.5 * size, h * 0.7 * size) for r, h in drop], 16).moved(
        x, y - 0.02, z + 0.05
    )
    scene.add(outer, Material("#ffd27a", emit=2.6, emit_colour="#ffc45a"), 900)
    scene.add(
        inner.moved(0, -0.16 * size, 0), Material("#fff3c8", emit=5.0, emit_colour="#fff0c0"), 900
    )
