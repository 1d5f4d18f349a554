"""What belongs to walls: bookcases, windows, curtains, pictures, the hearth."""

from __future__ import annotations

import math

import numpy as np

from artkit.house.seating import BOOK_COLOURS, candlestick
from artkit.house.stuff import (
    BLACK_IRON,
    BRASS,
    DARK_OAK,
    DARK_TALL,
    GILT,
    OAK_TALL,
    Group,
    fabric,
    glow,
    painted,
    plaster,
    stone,
)
from artkit.studio.mesh import (
    Mesh,
    ball,
    box,
    curve,
    cylinder,
    extruded,
    grid,
    joined,
    lathe,
    quad,
    tube,
)
from artkit.studio.scene import Material

NIGHT_PANE = Material("#35527e", rough=0.05, mirror=0.08, emit=0.16, emit_colour="#6d93d0")


LEAD_BAR = Material("#14110f", rough=0.6)


def bookcase(
    width: float, height: float, depth: float = 14, shelves: int = 4, seed: int = 1
) -> Group:
    """A bookcase full of books; its back is at y = depth / 2."""
    rng = np.random.default_rng(seed)
    timber = DARK_TALL
    out = Group().add(box(width, 2, height).moved(0, depth / 2 - 1, 0), timber)
    for side in (-1, 1):
        out.add(box(2.4, depth, height).moved(side * (width / 2 - 1.2), 0, 0), timber)
    out.add(box(width + 4, depth + 3, 3.4, 1).moved(0, -0.6, height - 1), DARK_OAK)
    out.add(box(width + 2, depth + 1.6, 4, 0.8).moved(0, -0.6, 0), DARK_OAK)
    step = (height - 6) / shelves
    for row in range(shelves):
        z = 4 + row * step
        out.add(box(width - 4, depth - 2, 1.6).moved(0, 0, z), DARK_OAK)
        x = -width / 2 + 3.4
        while x < width / 2 - 6:
            if rng.random() < 0.06:
                x += rng.uniform(3, 7)
                continue
            thick = rng.uniform(1.8, 4.2)
            tall = rng.uniform(0.62, 0.90) * (step - 2)
            colour = BOOK_COLOURS[rng.integers(len(BOOK_COLOURS))]
            lean = rng.uniform(-8, 8) if rng.random() < 0.08 else 0
            deep = depth * rng.uniform(0.62, 0.76)
            cover = Material(colour, rough=0.5, mirror=0.03, mottle=0.2, bump_scale=3)
            book = box(thick - 0.25, deep, tall, 0.3).turned(lean, "y")
            out.add(book.moved(x + thick / 2, -depth / 2 + deep / 2 + 1.6, z + 1.6), cover)
            if rng.random() < 0.6:
                band = box(thick - 0.1, 0.4, 0.7).moved(
                    x + thick / 2, -depth / 2 + 1.5, z + 1.6 + tall * 0.75
                )
                out.add(band, GILT)
            x += thick
    return out


def window(width: float, height: float, lattice: bool = True, pane: Material = NIGHT_PANE) -> Group:
    """A window in a wall that faces -y: frame, night-blue panes, lead lattice. Its foot is at z = 0."""
    out = Group().add(quad((-width / 2, 0, 0), (width, 0, 0), (0, 0, height)), pane)
    for x in (-width / 2, 0, width / 2):
        out.add(box(3, 4, height).moved(x, -1, 0), OAK_TALL)
    for z in (0, height * 0.62, height):
        out.add(box(width + 3, 4, 3).moved(0, -1, z - 1.5), OAK_TALL)
    out.add(box(width + 10, 9, 2.4, 0.6).moved(0, -3, -3), plaster("#b9a888"))
    if lattice:
        step = width / 8
        lines: list[Mesh] = []
        count = int(height / step) + 9
        for k in range(-9, count):
            for lean in (1, -1):
                a, b = (
                    np.array([-width / 2, k * step]),
                    np.array([width / 2, k * step + lean * width]),
                )
                t0 = max(0.0, min(1.0, (0 - a[1]) / (b[1] - a[1]))) if b[1] != a[1] else 0.0
                t1 = max(0.0, min(1.0, (height - a[1]) / (b[1] - a[1])))
                lo, hi = min(t0, t1), max(t0, t1)
                p, q = a + (b - a) * lo, a + (b - a) * hi
                if np.linalg.norm(q - p) > 1:
                    lines.append(tube(np.array([(p[0], -0.6, p[1]), (q[0], -0.6, q[1])]), 0.35, 4))
        out.add(joined(lines), LEAD_BAR)
    return out


def drape(
    width: float, height: float, colour: str, side: int = 1, tied: bool = True, folds: int = 6
) -> Group:
    """A curtain that hangs from z = height; `side` 1 is pulled to the right."""
    rows = []
    for t in np.linspace(0, 1, 26):
        u = np.linspace(0, 1, folds * 8 + 1)
        pull = (
            1.0
            if not tied
            else 1 - 0.62 * math.exp(-(((t - 0.60) / 0.20) ** 2)) - 0.25 * t * (t > 0.6)
        )
        x = side * (width / 2 - width * pull * (1 - u))
        y = -2.5 - 1.9 * np.cos(u * folds * 2 * math.pi) * (0.7 + 0.3 * pull)
        rows.append(np.stack([x, y, np.full_like(u, height * (1 - t))], -1))
    out = Group().add(grid(np.array(rows)), fabric(colour))
    if tied:
        z = height * 0.40
        out.add(
            tube(
                curve(
                    [
                        (side * width * 0.5, -1, z),
                        (side * width * 0.28, -5, z - 1),
                        (side * width * 0.12, -3, z),
                    ],
                    10,
                ),
                1.1,
                6,
            ),
            GILT,
        )
    return out


def dressed_window(width: float, height: float, colour: str, sill: float = 22) -> Group:
    """A window with a pair of drapes and a pelmet; the floor is z = 0."""
    out = window(width, height).at(0, 0, sill)
    top = sill + height + 9
    for side in (-1, 1):
        out.join(drape(width * 0.42, top, colour, side).at(side * (width / 2 + 2), -3, 0))
    swag = [(-width / 2 - 16, 0), (width / 2 + 16, 0), (width / 2 + 16, 13)]
    scallops = [
        (width / 2 + 16 - (width + 32) * k / 24, 13 - 3.5 * abs(math.sin(math.pi * k / 8)))
        for k in range(1, 24)
    ]
    shape = [(x, -z) for x, z in [*swag, *scallops, (-width / 2 - 16, 13)]]
    out.add(extruded(shape, 7, 0.6).turned(90, "x").moved(0, -2, top + 3), fabric(colour))
    out.add(box(width + 36, 9, 3, 0.8).moved(0, -5, top + 2), GILT)
    return out


def picture(width: float, height: float, texture: str, lamp: bool = False) -> Group:
    """A painting in a gilt frame, hung on a wall that faces -y; centred on z = 0."""
    out = Group().add(
        quad((-width / 2, -1.2, height / 2), (width, 0, 0), (0, 0, -height)), painted(texture)
    )
    for x in (-width / 2 - 1.6, width / 2 + 1.6):
        out.add(box(4.4, 3.4, height + 7.4, 1).moved(x, -1, -height / 2 - 3.7), GILT)
    for z in (-height / 2 - 3.7, height / 2 - 0.5):
        out.add(box(width + 7.4, 3.4, 4.4, 1).moved(0, -1, z), GILT)
    if lamp:
        out.add(
            cylinder(1.3, width * 0.5, 10).turned(90, "y").moved(-width * 0.25, -6, height / 2 + 5),
            BRASS,
        )
    return out


def mirror(width: float, height: float) -> Group:
    """A tall looking-glass in a gilt frame."""
    out = Group().add(
        quad((-width / 2, -1, 0), (width, 0, 0), (0, 0, height)),
        Material("#cfd6d8", rough=0.02, mirror=0.85, metal=True),
    )
    for x in (-width / 2, width / 2):
        out.add(box(4, 4, height + 4, 1.2).moved(x, -1, -2), GILT)
    for z in (-2, height - 2):
        out.add(box(width + 4, 4, 4, 1.2).moved(0, -1, z), GILT)
    crest = [(-width * 0.3, 0), (width * 0.3, 0), (width * 0.2, 5), (0, 9), (-width * 0.2, 5)]
    return out.add(extruded(crest, 3, 0.8).turned(90, "x").moved(0, 0, height + 2), GILT)


def fire(width: float) -> Group:
    """Logs, embers and flames."""
    out = Group()
    rng = np.random.default_rng(5)
    for k in range(4):
        log = (
            cylinder(2.4, width * 0.8, 10)
            .turned(90, "y")
            .turned(rng.uniform(-14, 14))
            .moved(-width * 0.4, (k - 1.5) * 3.4, 3 + (k % 2) * 3)
        )
        out.add(log, Material("#2a160c", rough=1, emit=0.05, emit_colour="#ff5a1a"))
    for _ in range(26):
        x, y = rng.uniform(-width / 2.6, width / 2.6), rng.uniform(-4, 4)
        out.add(
            ball(rng.uniform(0.7, 1.5), 6).moved(x, y, rng.uniform(0.5, 2)), glow("#ff6a24", 2.2)
        )
    for _ in range(9):
        x, y = rng.uniform(-width / 3, width / 3), rng.uniform(-3, 3)
        tall = rng.uniform(8, 17) * (1 - 0.9 * abs(x) / width)
        drop = [(0, 0), (1.6, 1.2), (2.2, 3), (1.7, 6), (0.8, 9), (0, 12)]
        shape = lathe([(r, z * tall / 12) for r, z in drop], 8)
        out.add(
            shape.turned(rng.uniform(-8, 8), "y").moved(x, y, 4),
            Material("#ffb347", emit=3.4, emit_colour="#ffa63c"),
        )
    return out


def fireplace(width: float = 74, height: float = 54, colour: str = "#b8aa92") -> Group:
    """A chimney piece with a burning fire; its back is the wall at y = 0, it stands out to -y."""
    marble = plaster(colour)
    opening, tall = width * 0.56, height * 0.66
    pier = (width - opening) / 2
    out = Group()
    for side in (-1, 1):
        x = side * (opening / 2 + pier / 2)
        out.add(box(pier, 16, height - 8, 0.8).moved(x, -8, 0), marble)
        out.add(box(pier * 0.5, 2, height - 22, 0.8).moved(x, -16.5, 6), marble)
        out.add(box(pier + 3, 20, 5, 1).moved(x, -9, 0), marble)
    out.add(box(width, 16, height - tall, 0.8).moved(0, -8, tall), marble)
    out.add(box(width + 12, 22, 4, 1.4).moved(0, -10, height), marble)
    out.add(box(width + 6, 19, 3, 1).moved(0, -9, height - 3), marble)
    soot = Material("#15100e", rough=1, mottle=0.4, bump_scale=4)
    out.add(quad((-opening / 2, -1, 0), (opening, 0, 0), (0, 0, tall)), soot)
    for side in (-1, 1):
        out.add(quad((side * opening / 2, -1, 0), (0, -15, 0), (0, 0, tall)), soot)
    out.add(box(width + 16, 26, 1.6, 0.5).moved(0, -24, 0), stone("#6a625a"))
    out.join(fire(opening * 0.8).at(0, -9, 1))
    grate = [
        tube(np.array([(x, -14, 1), (x, -15, 9)]), 0.6, 6)
        for x in np.linspace(-opening * 0.36, opening * 0.36, 9)
    ]
    out.add(joined(grate), BLACK_IRON)
    out.add(tube(np.array([(-opening * 0.42, -15, 9), (opening * 0.42, -15, 9)]), 0.9, 6), BRASS)
    for side in (-1, 1):
        out.join(candlestick(13).at(side * (width / 2 - 3), -10, height + 4))
    return out
