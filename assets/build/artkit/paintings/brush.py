"""The painter's hand: noise, bristle marks, and a picture painted again stroke by stroke."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from artkit.textures import noise

Array = NDArray[np.float32]
Size = tuple[int, int]
"""Height, width in px."""


def soften(values: Array, radius: float) -> Array:
    """A soft blur of about `radius` px, by shrinking and growing again."""
    if radius < 1:
        return values
    rows, columns = values.shape[:2]
    small = (max(2, round(rows / radius)), max(2, round(columns / radius)))
    if values.ndim == 3:
        return np.stack([soften(values[..., band], radius) for band in range(values.shape[2])], -1)
    picture = Image.fromarray(values.astype(np.float32)).resize((small[1], small[0]), Image.Resampling.BOX)
    return np.asarray(picture.resize((columns, rows), Image.Resampling.BICUBIC), np.float32)


@lru_cache(None)
def stamps(length: int, width: int, turns: int = 18) -> tuple[Array, ...]:
    """Marks of one brush at every angle: a rounded stroke with bristles."""
    side = length + 6
    half = side / 2
    rng = np.random.default_rng(length * 100 + width)
    y, x = np.mgrid[0:side, 0:side].astype(np.float32) + 0.5
    bristles = rng.random(64).astype(np.float32)
    out = []
    for turn in range(turns):
        angle = math.pi * turn / turns
        along = (x - half) * math.cos(angle) + (y - half) * math.sin(angle)
        across = -(x - half) * math.sin(angle) + (y - half) * math.cos(angle)
        body = np.clip((1 - np.abs(across) / (width / 2)) * width / 2.6, 0, 1)
        ends = np.clip((length / 2 - np.abs(along)) / (width * 0.5), 0, 1)
        hairs = 0.62 + 0.38 * bristles[np.clip((across + width / 2) * 1.3, 0, 63).astype(int)]
        fade = 1 - 0.35 * np.clip(along / length + 0.5, 0, 1)
        out.append((body * ends * hairs * fade)[..., None].astype(np.float32))
    return tuple(out)


def _directions(light: Array, rng: np.random.Generator, size: Size) -> Array:
    """The angle of the stroke at each pixel: along edges, elsewhere in slow swirls."""
    smooth = soften(light, 6)
    down, across = np.gradient(smooth)
    strength = np.hypot(across, down)
    along = np.arctan2(down, across) + math.pi / 2
    flow = noise(size, 260, rng) * 4.2 + noise(size, 90, rng) * 1.4 - 0.25
    return np.where(strength > 0.006, along, flow).astype(np.float32)


PASSES: tuple[tuple[int, int, int, float], ...] = ((58, 20, 14, -1.0), (34, 11, 8, 0.035), (20, 6, 5, 0.05))
"""Length and width of the mark, its spacing, and how far off the colour must be: coarse to fine."""


def paint_over(picture: Array, rng: np.random.Generator, scale: float) -> Array:
    """The picture as strokes of three brushes, the coarse one first, the fine ones where it is wrong."""
    size: Size = picture.shape[:2]  # type: ignore[assignment]
    canvas = soften(picture, 10 * scale).copy()
    angles = _directions(picture.mean(axis=2), rng, size)
    for length, width, spacing, miss in PASSES:
        long, wide, step = round(length * scale), max(3, round(width * scale)), max(2, round(spacing * scale))
        wanted = soften(picture, max(1.0, wide * 0.4))
        marks = stamps(long, wide)
        side = marks[0].shape[0]
        ys, xs = np.mgrid[0 : size[0] : step, 0 : size[1] : step]
        points = np.stack([ys.ravel(), xs.ravel()], -1) + rng.integers(-step // 2, step // 2 + 1, (ys.size, 2))
        points = np.clip(points, 0, np.array(size) - 1)
        if miss > 0:
            off = np.abs(canvas - wanted).max(axis=2)[points[:, 0], points[:, 1]]
            points = points[off > miss]
        rng.shuffle(points)
        turn = np.round(angles[points[:, 0], points[:, 1]] / math.pi * len(marks) + rng.normal(0, 0.7, len(points))).astype(int) % len(marks)
        colours = wanted[points[:, 0], points[:, 1]] * (1 + rng.normal(0, 0.035, (len(points), 1)).astype(np.float32))
        corner = points - side // 2
        for (top, left), which, colour in zip(corner.tolist(), turn.tolist(), colours, strict=True):
            _dab(canvas, marks[which], top, left, colour)
    return canvas


def _dab(canvas: Array, mark: Array, top: int, left: int, colour: Any) -> None:
    """One touch of the brush, cut at the edges of the canvas."""
    rows, columns = canvas.shape[:2]
    y0, x0, y1, x1 = max(0, top), max(0, left), min(rows, top + mark.shape[0]), min(columns, left + mark.shape[1])
    if y1 <= y0 or x1 <= x0:
        return
    alpha = mark[y0 - top : y1 - top, x0 - left : x1 - left]
    part = canvas[y0:y1, x0:x1]
    part += (colour - part) * alpha
