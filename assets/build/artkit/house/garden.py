"""The grounds at night: lawn, drive, hedges, trees, lamps, roses."""

from __future__ import annotations

import math

import numpy as np

from artkit import textures
from artkit.house.area import FACE
from artkit.house.outdoors import fountain
from artkit.house.stuff import BLACK_IRON, Group, glow, stone
from artkit.studio.mesh import Mesh, ball, box, cylinder, flat_normals, joined, lathe, quad, tube
from artkit.studio.scene import Material, Scene

BARK = Material("#3a2a1e", rough=1.0, mottle=0.4, bump_scale=3.0, bump=0.5)
LEAVES = ("#41754a", "#4f8a50", "#376a44", "#63984f")
WIDTH, HEIGHT = 1920, 1080


def lawn_picture() -> textures.Array:
    """Mown grass, darker clumps, and a gravel drive round the house to the lower edge."""
    size = (HEIGHT, WIDTH)
    rng = np.random.default_rng(12)
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    tone = 1 + textures.clouds(size, 220, rng) * 0.34 + textures.clouds(size, 14, rng, 2) * 0.30
    tone += textures.noise(size, 2, rng) * 0.36
    tone *= 1 + 0.05 * np.sign(np.sin((x * 0.8 + y * 0.35) / 22))
    grass = np.array([0.21, 0.31, 0.20], np.float32) * tone[..., None]
    gravel_tone = 1 + textures.noise(size, 2, rng) * 0.5 + textures.noise(size, 5, rng) * 0.2
    gravel = np.array([0.42, 0.40, 0.36], np.float32) * gravel_tone[..., None]
    wobble = textures.clouds(size, 50, rng, 2) * 9
    dx = np.maximum(np.maximum(382 - x, x - 1538), 0)
    dy = np.maximum(np.maximum(46 - y, y - 874), 0)
    ring = np.hypot(dx, dy) + wobble
    path = 1 - np.clip((np.abs(ring - 20) - 15) / 5, 0, 1)
    drive_half = 52 + np.clip((y - 930) / 150, 0, 1) ** 1.6 * 130
    drive = 1 - np.clip((np.abs(x - 960) + wobble - drive_half) / 6, 0, 1)
    drive *= (y > 872).astype(np.float32)
    court = 1 - np.clip((np.hypot((x - 960) / 150, (y - 940) / 62) * 62 + wobble - 62) / 6, 0, 1)
    share = np.maximum(np.maximum(path, drive), court)[..., None]
    picture = grass * (1 - share) + gravel * share
    edge = np.clip(1 - np.abs(share - 0.5) * 2.4, 0, 1)
    return np.clip(picture * (1 - 0.35 * edge), 0, 1).astype(np.float32)


def crown(
    radius: float, seed: int, leaves: int, size: float, flat: float = 0.8
) -> dict[str, list[Mesh]]:
    """Leaf cards on the skins of several overlapping balls, by colour."""
    rng = np.random.default_rng(seed)
    blobs = [(0.0, 0.0, 0.0, 0.72)]
    for _ in range(9):
        a, lift = rng.uniform(0, 2 * math.pi), rng.uniform(-0.25, 0.55)
        blobs.append((0.55 * math.cos(a), 0.55 * math.sin(a), lift * 0.6, rng.uniform(0.34, 0.52)))
    out: dict[str, list[Mesh]] = {colour: [] for colour in LEAVES}
    triangles: dict[str, list[np.ndarray]] = {colour: [] for colour in LEAVES}
    normals: dict[str, list[np.ndarray]] = {colour: [] for colour in LEAVES}
    for _ in range(leaves):
        bx, by, bz, br = blobs[rng.integers(len(blobs))]
        direction = rng.normal(size=3)
        direction /= np.linalg.norm(direction)
        if direction[2] < -0.3:
            direction[2] *= -1
        centre = (np.array([bx, by, bz]) + direction * br * rng.uniform(0.86, 1.04)) * radius
        centre[2] *= flat
        facing = direction + rng.normal(size=3) * 0.45
        facing /= np.linalg.norm(facing)
        side = np.cross(facing, rng.normal(size=3))
        side /= np.linalg.norm(side)
        other = np.cross(facing, side)
        s = size * rng.uniform(0.7, 1.3)
        a, b = centre - side * s, centre + side * s
        c, d = centre + other * s * 0.55, centre - other * s * 0.55
        colour = LEAVES[rng.integers(len(LEAVES))]
        triangles[colour] += [np.array([a, c, b]), np.array([a, b, d])]
        soft = facing * 0.4 + direction * 0.6
        normals[colour] += [np.array([soft] * 3)] * 2
    for colour in LEAVES:
        if triangles[colour]:
            corners = np.array(triangles[colour])
            out[colour].append(
                Mesh(corners, np.array(normals[colour]), np.zeros((len(corners), 3, 2)))
            )
    return out


def tree(radius: float, height: float, seed: int) -> Group:
    """A broad oak: trunk, boughs and a leafy crown."""
    out = Group()
    rng = np.random.default_rng(seed)
    trunk = height - radius * 0.55
    out.add(
        lathe(
            [(radius * 0.20, 0), (radius * 0.12, trunk * 0.3), (radius * 0.10, trunk), (0, trunk)],
            10,
        ),
        BARK,
    )
    for _ in range(5):
        a = rng.uniform(0, 2 * math.pi)
        tip = (math.cos(a) * radius * 0.6, math.sin(a) * radius * 0.6, trunk + radius * 0.3)
        out.add(
            tube(np.array([(0, 0, trunk * 0.7), tip]), np.array([radius * 0.07, radius * 0.02]), 6),
            BARK,
        )
    out.add(
        ball(radius * 0.66, 14).scaled(1, 1, 0.75).moved(0, 0, trunk + radius * 0.12),
        Material("#20382a", rough=1),
    )
    for colour, parts in crown(radius, seed, int(radius * 20), 6.4).items():
        if parts:
            out.add(
                joined(parts).moved(0, 0, trunk + radius * 0.18),
                Material(colour, rough=0.8, mottle=0.25, bump_scale=9),
            )
    return out


def fir(radius: float, height: float, seed: int) -> Group:
    """A dark fir in tiers."""
    rng = np.random.default_rng(seed)
    out = Group().add(cylinder(radius * 0.12, height * 0.4, 8), BARK)
    tiers = 8
    for k in range(tiers):
        t = k / (tiers - 1)
        r = radius * (1 - 0.86 * t)
        z = height * (0.12 + 0.80 * t)
        needles = []
        count = int(10 + 24 * (1 - t))
        for i in range(count):
            a = 2 * math.pi * i / count + rng.uniform(-0.1, 0.1)
            length = r * rng.uniform(0.85, 1.1)
            tip = np.array([math.cos(a) * length, math.sin(a) * length, z - length * 0.30])
            root = np.array([0, 0, z + r * 0.25])
            side = np.array([-math.sin(a), math.cos(a), 0]) * length * 0.20
            middle = (root + tip) / 2 + np.array([0, 0, length * 0.06])
            needles += [np.array([root, middle - side, tip]), np.array([root, tip, middle + side])]
        corners = np.array(needles)
        colour = ("#2f5c44", "#3a6a4a")[k % 2]
        out.add(
            Mesh(corners, flat_normals(corners), np.zeros((len(corners), 3, 2))),
            Material(colour, rough=0.9),
        )
    return out


def hedge(length: float, seed: int, height: float = 22, depth: float = 18) -> Group:
    """A clipped box hedge along x."""
    rng = np.random.default_rng(seed)
    out = Group().add(
        box(length, depth, height, 4),
        Material("#1c3a22", rough=1, mottle=0.3, bump_scale=3, bump=0.6),
    )
    parts: dict[str, list[np.ndarray]] = {colour: [] for colour in LEAVES}
    for _ in range(int(length * 5)):
        face = rng.integers(3)
        x = rng.uniform(-length / 2, length / 2)
        y = rng.uniform(-depth / 2, depth / 2) if face else -depth / 2
        z = height if face else rng.uniform(0, height)
        centre = np.array([x, y, z])
        d = rng.normal(size=(2, 3)) * 2.0
        colour = LEAVES[rng.integers(len(LEAVES))]
        parts[colour].append(np.array([centre - d[0], centre + d[1], centre + d[0]]))
    for colour, triangles in parts.items():
        corners = np.array(triangles)
        up = np.tile(np.array([0, -0.3, 0.95]), (len(corners), 3, 1))
        out.add(Mesh(corners, up, np.zeros((len(corners), 3, 2))), Material(colour, rough=0.9))
    return out


def rose_bed(radius: float, colour: str, seed: int) -> Group:
    """A round bed of roses with a stone edge."""
    rng = np.random.default_rng(seed)
    out = (
        Group()
        .add(cylinder(radius, 4, 28, 1), stone("#7d766a"))
        .add(cylinder(radius - 3, 5, 24), Material("#22170f", rough=1))
    )
    blooms, greens = [], []
    for _ in range(int(radius * 3)):
        a, r = rng.uniform(0, 2 * math.pi), radius * 0.88 * math.sqrt(rng.random())
        x, y, z = r * math.cos(a), r * math.sin(a), 8 + rng.uniform(0, 7)
        greens.append(ball(rng.uniform(2.4, 3.6), 6).moved(x + 1.5, y + 1, z - 3))
        blooms.append(ball(rng.uniform(1.5, 2.3), 6).moved(x, y, z))
    return out.add(joined(greens), Material("#2f5a34", rough=0.9)).add(
        joined(blooms), Material(colour, rough=0.8)
    )


def gas_lamp() -> Group:
    """A street lamp, 92 high."""
    out = Group().add(
        lathe([(0, 0), (7, 0), (6, 5), (3, 9), (2.2, 40), (1.8, 74), (0, 74)], 12), BLACK_IRON
    )
    out.add(box(14, 2, 2).moved(0, 0, 62), BLACK_IRON)
    out.add(lathe([(3.4, 74), (6.6, 88), (0, 88)], 6, smooth=False), glow("#ffd68a", 2.6))
    return out.add(lathe([(8.4, 88), (3, 94), (1, 97), (0, 99)], 6, smooth=False), BLACK_IRON)


TREES = [  # x and y on the screen of the trunk's foot, radius, height, fir?
    (30, 130, 92, 120, 0), (-6, 330, 74, 104, 0), (52, 470, 60, 96, 1), (-8, 620, 86, 118, 0), (48, 800, 62, 110, 1), (10, 960, 84, 112, 0),
    (150, 1052, 70, 100, 0), (300, 1086, 58, 92, 0), (430, 1110, 60, 90, 1),
    (1894, 120, 96, 122, 0), (1930, 330, 70, 104, 1), (1876, 470, 62, 100, 0), (1930, 640, 84, 116, 0), (1872, 800, 60, 108, 1), (1912, 970, 88, 114, 0),
    (1770, 1060, 70, 100, 0), (1630, 1090, 58, 92, 1), (1500, 1112, 56, 88, 0),
    (200, 70, 56, 90, 1), (330, 42, 44, 76, 0), (1600, 44, 46, 78, 0), (1730, 74, 58, 92, 1),
]  # fmt: skip


def grounds(scene: Scene) -> list[tuple[float, float, float, str, float]]:
    """Puts the grounds into the scene; returns the garden lamps as (x, y, z, colour, reach)."""
    scene.texture("lawn", lawn_picture())
    turf = Material("#ffffff", rough=1.0, texture="lawn", bump=0.55, bump_scale=2.2)
    scene.add(quad((0, FACE, -1), (WIDTH, 0, 0), (0, -HEIGHT, 0)), turf)
    far = Material("#1c3020", rough=1.0)
    scene.add(quad((-400, 400, -2), (WIDTH + 800, 0, 0), (0, -HEIGHT - 900, 0)), far)
    out = Group()

    def put(group: Group, x: float, y: float, turn: float = 0, size: float = 1) -> None:
        out.join(group.at(x, -(y - FACE), 0, turn, size))

    for number, (x, y, radius, height, is_fir) in enumerate(TREES):
        put(
            (fir if is_fir else tree)(
                radius * (0.8 if is_fir else 1), height * (1.35 if is_fir else 1), number + 3
            ),
            x,
            y,
        )
    for side in (-1, 1):
        put(hedge(300, 4 + side), 960 + side * 330, 1004)
        put(hedge(120, 8 + side), 960 + side * 640, 968, side * 24)
        put(rose_bed(30, "#a83248" if side < 0 else "#c8a04a", 5 + side), 960 + side * 560, 1058)
        put(rose_bed(24, "#d8cfc0" if side < 0 else "#a83248", 9 + side), 960 + side * 250, 1064)
        put(gas_lamp(), 960 + side * 128, 980)
        put(hedge(220, 14 + side, 18, 15), 960 + side * 640, 310, 90)
        put(hedge(220, 18 + side, 18, 15), 960 + side * 640, 600, 90)
    put(fountain(34), 232, 968)
    put(rose_bed(34, "#a83248", 21), 1700, 968)
    out.into(scene)
    return [
        (960 - 128, -(980 - FACE), 80, "#ffc873", 92),
        (960 + 128, -(980 - FACE), 80, "#ffc873", 92),
    ]
