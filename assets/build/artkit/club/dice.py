"""Dice: a lit cube of bone, tumbling and at rest, with pips and with blank faces.

Sheets: die_roll (16 frames, 8 x 2), die_rest (6 faces), die_blank_roll, die_blank_rest; 160 px a frame.
At rest the upper face is a quadrangle whose corners `UPPER_FACE` gives in px of the frame.
"""

from __future__ import annotations

import itertools
import math

import numpy as np
from PIL import Image

from artkit import places
from artkit.canvas import save
from artkit.club.cutout import lit_scene, shot
from artkit.studio.mesh import Array, Mesh, cylinder, smooth_normals
from artkit.studio.scene import Material

FRAME = 160
BONE = Material("#f3e8cf", rough=0.18, mirror=0.06, mottle=0.05, bump_scale=0.6)
PIP = Material("#7a1418", rough=0.25, mirror=0.05)
SPOTS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    5: [(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}
CAMERA_AT, CAMERA_TARGET, ANGLE = (0.0, -7.2, 7.6), (0.0, 0.0, 0.0), 20.0


def rounded_cube(side: float = 2.0, radius: float = 0.30, steps: int = 12) -> Mesh:
    """A cube with rounded edges and corners: a cube's grid pushed onto a rounded surface."""
    inner = side / 2 - radius
    faces = []
    t = np.tan(np.linspace(-math.pi / 4, math.pi / 4, steps + 1))
    u, v = np.meshgrid(t, t)
    for axis, sign in itertools.product(range(3), (-1, 1)):
        points = np.zeros((*u.shape, 3))
        points[..., axis] = sign
        points[..., (axis + 1) % 3] = u
        points[..., (axis + 2) % 3] = v
        core = np.clip(points * side / 2, -inner, inner)
        away = points * side / 2 - core
        away /= np.maximum(np.linalg.norm(away, axis=-1, keepdims=True), 1e-9)
        faces.append(core + away * radius)
    triangles = []
    for points in faces:
        a, b, c, d = points[:-1, :-1], points[:-1, 1:], points[1:, 1:], points[1:, :-1]
        triangles += [
            np.stack([a, b, c], -2).reshape(-1, 3, 3),
            np.stack([a, c, d], -2).reshape(-1, 3, 3),
        ]
    corners = np.concatenate(triangles)
    return Mesh(corners, smooth_normals(corners), np.zeros((len(corners), 3, 2)))


def pips() -> Mesh:
    """The pips of all six faces, a little sunk; opposite faces make seven. Face 1 is up."""
    placed = {1: ("z", 0), 6: ("x", 180), 2: ("x", 90), 5: ("x", -90), 3: ("y", 90), 4: ("y", -90)}
    parts = []
    for value, (axis, degrees) in placed.items():
        for x, y in SPOTS[value]:
            spot = cylinder(0.19, 0.02, 24, 0.008).moved(x * 0.52, y * 0.52, 0.992)
            parts.append(spot.turned(degrees, axis if axis != "z" else "z"))
    return Mesh(
        np.concatenate([p.corners for p in parts]),
        np.concatenate([p.normals for p in parts]),
        np.concatenate([p.places for p in parts]),
    )


def rotation(axis: Array, degrees: float) -> Array:
    """A rotation matrix about any axis (Rodrigues)."""
    axis = axis / np.linalg.norm(axis)
    k = np.array([[0, -axis[2], axis[1]], [axis[2], 0, -axis[0]], [-axis[1], axis[0], 0]])
    a = math.radians(degrees)
    return np.eye(3) + math.sin(a) * k + (1 - math.cos(a)) * k @ k


UP = {  # what turns a face upwards
    1: np.eye(3),
    6: rotation(np.array([1.0, 0, 0]), 180),
    2: rotation(np.array([1.0, 0, 0]), -90),
    5: rotation(np.array([1.0, 0, 0]), 90),
    3: rotation(np.array([0, 1.0, 0]), -90),
    4: rotation(np.array([0, 1.0, 0]), 90),
}
RESTING = rotation(np.array([0, 0, 1.0]), 24)


def turned(mesh: Mesh, matrix: Array) -> Mesh:
    """The mesh under a rotation matrix."""
    return Mesh(mesh.corners @ matrix.T, mesh.normals @ matrix.T, mesh.places)


def frame(matrix: Array, with_pips: bool) -> Image.Image:
    """One picture of the die in a given attitude."""
    scene = lit_scene()
    scene.add(turned(rounded_cube(), matrix), BONE, 1)
    if with_pips:
        scene.add(turned(pips(), matrix), PIP, 2)
    return shot(
        scene,
        (FRAME, FRAME),
        CAMERA_AT,
        CAMERA_TARGET,
        ANGLE,
        1.25,
        ink=1.6,
        scale=2,
        samples=12,
        crease=0.0,
    )


def sheet(frames: list[Image.Image], columns: int) -> Image.Image:
    """Frames side by side."""
    rows = -(-len(frames) // columns)
    out = Image.new("RGBA", (columns * FRAME, rows * FRAME))
    for index, picture in enumerate(frames):
        out.paste(picture, (index % columns * FRAME, index // columns * FRAME))
    return out


def tumbling(with_pips: bool) -> list[Image.Image]:
    """Sixteen attitudes of one turn and a half about a wandering axis."""
    out = []
    attitude = rotation(np.array([0.3, 1, 0.2]), 20)
    for step in range(16):
        axis = np.array([math.cos(step * 0.35), math.sin(step * 0.27) + 0.6, 0.35])
        attitude = rotation(axis, 38) @ attitude
        out.append(frame(attitude, with_pips))
    return out


def upper_face() -> list[tuple[int, int]]:
    """The corners of the resting die's upper face in px of the frame, for laying a sign on blank dice."""
    at, target = np.array(CAMERA_AT), np.array(CAMERA_TARGET)
    forward = (target - at) / np.linalg.norm(target - at)
    right = np.cross(forward, [0, 0, 1.0])
    right /= np.linalg.norm(right)
    down = np.cross(forward, right)
    scale = FRAME / 2 / math.tan(math.radians(ANGLE / 2))
    out = []
    for x, y in ((-0.74, 0.74), (0.74, 0.74), (0.74, -0.74), (-0.74, -0.74)):
        offset = RESTING @ np.array([x, y, 1.0]) - at
        depth = offset @ forward
        out.append(
            (
                round(FRAME / 2 + offset @ right / depth * scale),
                round(FRAME / 2 + offset @ down / depth * scale),
            )
        )
    return out


def build() -> None:
    """Writes the four sheets to `assets/ui` and prints the upper face's corners."""
    save(sheet(tumbling(True), 8), places.UI / "die_roll.webp")
    save(
        sheet([frame(RESTING @ UP[value], True) for value in range(1, 7)], 6),
        places.UI / "die_rest.webp",
    )
    save(sheet(tumbling(False), 8), places.UI / "die_blank_roll.webp")
    save(frame(RESTING, False), places.UI / "die_blank_rest.webp")
    print("upper face at rest:", upper_face())
