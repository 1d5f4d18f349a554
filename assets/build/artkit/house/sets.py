"""A stage set: floor, three walls with panels, and what is hung on them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from artkit.house import fittings
from artkit.house.stuff import (
    DARK_TALL,
    Group,
    painted,
    plaster,
)
from artkit.studio.mesh import box, quad
from artkit.studio.scene import Material, Scene

WIDTH, DEPTH, HEIGHT = 320, 250, 205


@dataclass
class Camera:
    """Where the picture is taken from, and its angle of view from top to bottom (degrees)."""

    at: tuple[float, float, float] = (40, -400, 172)
    target: tuple[float, float, float] = (0, 0, 66)
    angle: float = 35.5
    exposure: float = 2.5


def shell(
    scene: Scene,
    floor: np.ndarray,
    wall: np.ndarray,
    dado: Material | None = DARK_TALL,
    dado_height: float = 46,
    floor_polish: float = 0.06,
) -> None:
    """Floor, back wall and side walls, with a dado of panels, skirting and cornice."""
    scene.texture("floor", floor)
    scene.texture("wall", wall)
    x, y = WIDTH / 2, DEPTH / 2
    ground = Material("#ffffff", rough=0.16, mirror=floor_polish, texture="floor")
    scene.add(quad((-x, y, 0), (WIDTH, 0, 0), (0, -DEPTH - 120, 0)), ground, 1)
    paper = painted("wall", 0.0)
    scene.add(quad((-x, y, HEIGHT), (WIDTH, 0, 0), (0, 0, -HEIGHT)), paper, 2)
    for side in (-1, 1):
        scene.add(quad((side * x, y, HEIGHT), (0, -DEPTH, 0), (0, 0, -HEIGHT)), paper, 3)
    trim = Group()
    for length, cx, cy, turn in ((WIDTH, 0, y, 0), (DEPTH, -x, 0, 90), (DEPTH, x, 0, -90)):
        part = Group()
        if dado:
            part.add(box(length, 1.6, dado_height).moved(0, -0.8, 0), dado)
            for k in range(int(length / 34)):
                px = -length / 2 + length * (k + 0.5) / int(length / 34)
                part.add(
                    box(length / int(length / 34) - 9, 1.4, dado_height - 18, 0.6).moved(
                        px, -2.0, 9
                    ),
                    dado,
                )
            part.add(box(length, 4, 3, 0.8).moved(0, -2, dado_height), dado)
            part.add(box(length, 3, 7, 0.8).moved(0, -1.5, 0), dado)
        part.add(box(length, 7, 4, 1).moved(0, -3.5, HEIGHT - 6), plaster("#d8c9a8"))
        part.add(box(length, 4, 4, 1).moved(0, -2, HEIGHT - 11), plaster("#d8c9a8"))
        trim.join(part.at(cx, cy, 0, turn))
    trim.into(scene)
    scene.groups += 10
    # night air above the set keeps shadows blue
    scene.sky = ("#2a1c12", "#5a5a6a", 0.22)


def back(group: Group, x: float, z: float = 0) -> Group:
    """A fitting placed on the back wall."""
    return group.at(x, DEPTH / 2 - 0.4, z)


def left(group: Group, y: float, z: float = 0) -> Group:
    """A fitting placed on the left wall."""
    return group.at(-WIDTH / 2 + 0.4, y, z, 90)


def right(group: Group, y: float, z: float = 0) -> Group:
    """A fitting placed on the right wall."""
    return group.at(WIDTH / 2 - 0.4, y, z, -90)


def framed(scene: Scene, name: str, pixels: np.ndarray, width: float, height: float) -> Group:
    """A picture in a gilt frame whose painting is registered with the scene."""
    return fittings.picture(width, height, scene.texture(name, pixels))
