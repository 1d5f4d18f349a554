"""Pictures for floors, walls, carpets and frames: arrays (h, w, 3) of sRGB numbers from 0 to 1."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from artkit import textures
from artkit.canvas import svg
from artkit.palette import unit

Pixels = NDArray[np.float32]


def plain(colour: str, height: int, width: int) -> Pixels:
    """One colour all over."""
    return np.broadcast_to(np.array(unit(colour), np.float32), (height, width, 3)).copy()


def worn(pixels: Pixels, seed: int, amount: float = 0.16, scale: float = 70) -> Pixels:
    """The surface with uneven tone and fine grain."""
    rng = np.random.default_rng(seed)
    size = pixels.shape[:2]
    tone = 1 + textures.clouds(size, scale, rng) * amount + textures.noise(size, 1.5, rng) * 0.10
    return np.clip(pixels * tone[..., None], 0, 1).astype(np.float32)


def drawn(body: str, width: int, height: int, defs: str = "") -> Pixels:
    """SVG elements as an opaque picture."""
    return np.asarray(svg(body, width, height, defs=defs).convert("RGB"), np.float32) / 255


def boards(
    colour: str, width: int, height: int, count: int, seed: int, upright: bool = False
) -> Pixels:
    """Floor boards; they run from left to right, or up and down."""
    size = (width, height) if upright else (height, width)
    picture = textures.planks(size, unit(colour), seed, count)
    pixels = np.asarray(picture, np.float32) / 255
    rng = np.random.default_rng(seed)
    for index in range(count):  # the boards' ends
        top, bottom = size[0] * index // count, size[0] * (index + 1) // count
        for at in rng.integers(0, size[1], 2):
            pixels[top:bottom, at : at + 2] *= 0.45
    return np.ascontiguousarray(np.swapaxes(pixels, 0, 1)) if upright else pixels


def herringbone(colour: str, width: int, height: int, seed: int, block: int = 12) -> Pixels:
    """Parquet of small blocks laid in zigzag; `block` is a block's width in px."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:height, 0:width]
    u, v = (x + y) / math.sqrt(2), (x - y) / math.sqrt(2)
    length = block * 4
    cell_u, cell_v = np.floor(u / block).astype(int), np.floor(v / block).astype(int)
    phase = np.mod(cell_u - cell_v, 8)
    along = phase < 4  # which of the two directions this cell's block runs in
    block_id = np.where(
        along,
        cell_v * 7919 + np.floor((u - cell_v * block) / length).astype(int) * 31,
        cell_u * 6151 + np.floor((v - (cell_u - 4) * block) / length).astype(int) * 17 + 5,
    )
    shades = rng.uniform(0.78, 1.14, 4096)
    tone = shades[np.mod(block_id, 4096)]
    edge = np.where(
        along,
        np.minimum(np.mod(v, block), block - np.mod(v, block)),
        np.minimum(np.mod(u, block), block - np.mod(u, block)),
    )
    tone = tone * np.where(edge < 1.0, 0.62, 1.0)
    pixels = plain(colour, height, width) * tone[..., None].astype(np.float32)
    return worn(pixels, seed + 1, 0.12)


def checker(
    light: str, dark: str, width: int, height: int, tile: int, seed: int, turned: bool = False
) -> Pixels:
    """Marble tiles in two colours; `turned` lays them cornerwise."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    if turned:
        x, y = (x + y) / math.sqrt(2), (x - y) / math.sqrt(2)
    even = (np.floor(x / tile) + np.floor(y / tile)) % 2 == 0
    pixels = np.where(even[..., None], np.array(unit(light)), np.array(unit(dark))).astype(
        np.float32
    )
    veins = np.abs(textures.clouds((height, width), 40, rng, 4))
    pixels *= (0.88 + 0.30 * np.clip(veins * 2, 0, 1))[..., None]
    edge = np.minimum(np.minimum(x % tile, tile - x % tile), np.minimum(y % tile, tile - y % tile))
    pixels *= np.where(edge < 1.2, 0.6, 1.0)[..., None]
    return worn(pixels, seed, 0.10)


def flags(colour: str, width: int, height: int, row: int, seed: int) -> Pixels:
    """Uneven stone flags in rows of a height."""
    rng = np.random.default_rng(seed)
    pixels = plain(colour, height, width)
    for top in range(0, height, row):
        left = -int(rng.integers(0, row))
        while left < width:
            size = int(rng.integers(int(row * 1.0), int(row * 2.1)))
            a, b = max(0, left), max(0, min(width, left + size))
            pixels[top : top + row, a:b] *= rng.uniform(0.72, 1.15)
            pixels[top : top + row, a : a + 3] *= 0.5
            left += size
        pixels[top : top + 3] *= 0.5
    return worn(pixels, seed, 0.30, 30)


def carpet(ground: str, border: str, figure: str, width: int, height: int, seed: int) -> Pixels:
    """An oriental carpet: borders, corner pieces, a medallion."""
    cx, cy = width / 2, height / 2
    m = min(width, height)
    out = f'<rect width="{width}" height="{height}" fill="{border}"/>'
    for inset, colour, line in (
        (0.03, figure, 4),
        (0.055, ground, 3),
        (0.15, figure, 4),
        (0.175, ground, 2),
    ):
        i = m * inset
        out += f'<rect x="{i}" y="{i}" width="{width - 2 * i}" height="{height - 2 * i}" fill="none" stroke="{colour}" stroke-width="{line * m / 300}"/>'
    step = m * 0.072
    for k in range(int((width - m * 0.12) / step)):
        for y in (m * 0.103, height - m * 0.103):
            x = m * 0.10 + k * step
            out += f'<path d="M{x} {y - step * 0.34}L{x + step * 0.3} {y}L{x} {y + step * 0.34}L{x - step * 0.3} {y}Z" fill="{figure if k % 2 else ground}"/>'
    for k in range(int((height - m * 0.12) / step)):
        for x in (m * 0.103, width - m * 0.103):
            y = m * 0.10 + k * step
            out += f'<path d="M{x} {y - step * 0.34}L{x + step * 0.3} {y}L{x} {y + step * 0.34}L{x - step * 0.3} {y}Z" fill="{figure if k % 2 else ground}"/>'
    i = m * 0.19
    out += (
        f'<rect x="{i}" y="{i}" width="{width - 2 * i}" height="{height - 2 * i}" fill="{ground}"/>'
    )
    rx, ry = (width - 2 * i) * 0.40, (height - 2 * i) * 0.40
    for scale, colour in (
        (1.0, figure),
        (0.92, border),
        (0.66, figure),
        (0.58, ground),
        (0.34, figure),
        (0.26, border),
    ):
        points = []
        for k in range(32):
            a = math.pi * k / 16
            wave = scale * (1 + 0.10 * (-1) ** k)
            points.append(f"{cx + rx * wave * math.sin(a):.1f},{cy + ry * wave * math.cos(a):.1f}")
        out += f'<polygon points="{" ".join(points)}" fill="{colour}"/>'
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = cx + sx * (width / 2 - i), cy + sy * (height / 2 - i)
            q = m * 0.20
            out += f'<path d="M{x} {y}L{x - sx * q} {y}Q{x - sx * q * 0.3} {y - sy * q * 0.3} {x} {y - sy * q}Z" fill="{border}" stroke="{figure}" stroke-width="{3 * m / 300}"/>'
    return worn(drawn(out, width, height), seed, 0.16, 24)


def damask(ground: str, figure: str, width: int, height: int, seed: int, size: int = 60) -> Pixels:
    """Wallpaper with a repeating leaf figure."""
    out = f'<rect width="{width}" height="{height}" fill="{ground}"/>'
    for row, y in enumerate(range(-size, height + size, size)):
        for x in range(-size + (row % 2) * size // 2, width + size, size):
            s = size / 60
            out += (
                f'<g transform="translate({x} {y}) scale({s})" fill="{figure}"><path d="M0 -26C14 -16 16 4 0 14C-16 4 -14 -16 0 -26Z"/>'
                '<path d="M0 14C10 6 22 8 24 18C16 20 6 22 0 14C-6 22 -16 20 -24 18C-22 8 -10 6 0 14Z"/><circle cx="0" cy="-32" r="3"/></g>'
            )
    return worn(drawn(out, width, height), seed, 0.10)


def stripes(first: str, second: str, width: int, height: int, seed: int, size: int = 24) -> Pixels:
    """Striped wallpaper."""
    out = f'<rect width="{width}" height="{height}" fill="{first}"/>'
    for x in range(0, width, size):
        out += f'<rect x="{x}" width="{size / 2}" height="{height}" fill="{second}"/><rect x="{x + size * 0.70}" width="{size * 0.08}" height="{height}" fill="{second}"/>'
    return worn(drawn(out, width, height), seed, 0.08)


def bricks(
    colour: str, mortar: str, width: int, height: int, seed: int, course: int = 14
) -> Pixels:
    """A brick wall."""
    rng = np.random.default_rng(seed)
    pixels = plain(mortar, height, width)
    base = np.array(unit(colour), np.float32)
    for row, top in enumerate(range(0, height, course)):
        for left in range(-course + (row % 2) * course, width, course * 2):
            a = max(0, left)
            pixels[top : top + course - 2, a : max(0, left + course * 2 - 2)] = base * rng.uniform(
                0.75, 1.15
            )
    return worn(pixels, seed, 0.18, 20)


def glazed_tiles(colour: str, width: int, height: int, tile: int, seed: int) -> Pixels:
    """White kitchen tiles with a coloured course."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:height, 0:width]
    shades = rng.uniform(0.92, 1.04, (height // tile + 2, width // tile + 2)).astype(np.float32)
    pixels = plain("#dcdcd0", height, width) * shades[y // tile, x // tile][..., None]
    band = (y // tile) == 1
    pixels[band] *= np.array(unit(colour), np.float32) / np.array(unit("#dcdcd0"), np.float32)
    edge = np.minimum(np.minimum(x % tile, tile - x % tile), np.minimum(y % tile, tile - y % tile))
    pixels *= np.where(edge < 1, 0.6, 1.0)[..., None].astype(np.float32)
    return pixels.astype(np.float32)


def landscape(width: int, height: int, seed: int) -> Pixels:
    """A small oil painting of hills at dusk."""
    rng = np.random.default_rng(seed)
    skies = (("#37506e", "#e2b878"), ("#5a4a5e", "#e89a5a"), ("#4a6a6a", "#e8dca8"))
    top, bottom = skies[seed % 3]
    defs = f'<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/></linearGradient>'
    out = f'<rect width="{width}" height="{height}" fill="url(#s)"/><circle cx="{width * rng.uniform(0.2, 0.8)}" cy="{height * 0.42}" r="{height * 0.08}" fill="#fff0c0"/>'
    for layer, colour in enumerate(("#6a7a6a", "#4a5d48", "#2f4030", "#1d2a1e")):
        y = height * (0.50 + 0.13 * layer)
        d = f"M0 {height}L0 {y}"
        for x in np.linspace(0, width, 9):
            d += f"L{x:.0f} {y + rng.uniform(-1, 1) * height * 0.06:.0f}"
        out += f'<path d="{d}L{width} {height}Z" fill="{colour}"/>'
    return worn(drawn(out, width, height, defs), seed, 0.25, 12)


def ancestor(width: int, height: int, seed: int) -> Pixels:
    """A dark portrait in the old manner."""
    coats = ("#5a1a1c", "#1f3a5a", "#2a3a24", "#3a2a4a", "#20201f")
    hairs = ("#2a1a10", "#8a8478", "#5a3a1c", "#c9c0b0", "#15100c")
    coat, hair = coats[seed % 5], hairs[(seed * 3 + 1) % 5]
    cx, s = width / 2, min(width, height) / 100
    defs = '<radialGradient id="g" cx=".4" cy=".35" r=".8"><stop offset="0" stop-color="#7a5a34"/><stop offset="1" stop-color="#1c120a"/></radialGradient>'
    y = height * 0.42
    out = f'<rect width="{width}" height="{height}" fill="url(#g)"/>'
    out += f'<path d="M{cx - 44 * s} {height}C{cx - 44 * s} {y + 36 * s} {cx - 20 * s} {y + 28 * s} {cx} {y + 28 * s}C{cx + 20 * s} {y + 28 * s} {cx + 44 * s} {y + 36 * s} {cx + 44 * s} {height}Z" fill="{coat}"/>'
    out += f'<path d="M{cx - 10 * s} {y + 24 * s}L{cx} {y + 46 * s}L{cx + 10 * s} {y + 24 * s}Z" fill="#e8dcc0"/>'
    out += f'<ellipse cx="{cx}" cy="{y}" rx="{19 * s}" ry="{25 * s}" fill="{hair}"/><ellipse cx="{cx + s}" cy="{y + 4 * s}" rx="{14 * s}" ry="{20 * s}" fill="#d9a878"/>'
    out += f'<path d="M{cx + 4 * s} {y - 12 * s}a{14 * s} {20 * s} 0 0 1 2 {34 * s}Z" fill="#9a6a44" opacity=".7"/>'
    out += f'<path d="M{cx - 8 * s} {y + 2 * s}h{5 * s}M{cx + 4 * s} {y + 2 * s}h{5 * s}M{cx - 4 * s} {y + 14 * s}h{8 * s}" stroke="#3a2012" stroke-width="{2 * s}"/>'
    return worn(drawn(out, width, height, defs), seed, 0.2, 14)
