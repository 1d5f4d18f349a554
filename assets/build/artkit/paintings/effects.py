"""What is done to a figure before it is laid: broken, dissolving, cut, sunk, seen from afar."""

from __future__ import annotations

import math
import random

import numpy as np

from artkit.paintings import brush
from artkit.paintings.easel import SCALE, SIZE, Layer, blurred, drawn
from artkit.palette import unit
from artkit.textures import clouds


def masked(layer: Layer, mask: brush.Array) -> Layer:
    """Only as much of the layer as the mask says."""
    return Layer(layer.colour, layer.alpha * mask)


def shifted(layer: Layer, across: float, down: float) -> Layer:
    """The layer moved by units of the view."""
    dx, dy = round(across * SCALE), round(down * SCALE)
    colour, alpha = np.zeros_like(layer.colour), np.zeros_like(layer.alpha)
    height, width = SIZE
    to_rows, from_rows = slice(max(0, dy), min(height, height + dy)), slice(max(0, -dy), min(height, height - dy))
    to_columns, from_columns = slice(max(0, dx), min(width, width + dx)), slice(max(0, -dx), min(width, width - dx))
    colour[to_rows, to_columns] = layer.colour[from_rows, from_columns]
    alpha[to_rows, to_columns] = layer.alpha[from_rows, from_columns]
    return Layer(colour, alpha)


def joined(first: Layer, second: Layer) -> Layer:
    """The second layer laid over the first."""
    alpha = first.alpha + second.alpha - first.alpha * second.alpha
    much = (second.alpha / np.maximum(alpha, 1e-4))[..., None]
    return Layer(first.colour * (1 - much) + second.colour * much, alpha)


def zigzag(x: float, top: float, bottom: float, swing: float, rng: random.Random, lean: float = 0.0) -> list[tuple[float, float]]:
    """A jagged line downwards."""
    points, y, side = [], top, 1
    while y < bottom:
        points.append((x + side * swing * rng.uniform(0.3, 1) + lean * (y - top), y))
        side = -side
        y += rng.uniform(0.5, 1.1) * swing * 1.3
    return [*points, (x + lean * (bottom - top), bottom)]


def frame(layer: Layer) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of what the layer holds, in units of the view."""
    top, bottom, left, right = layer.box()
    return left / SCALE, top / SCALE, right / SCALE, bottom / SCALE


def split(layer: Layer, rng: random.Random, gap: float, drop: float = 0.0, lean: float = 0.12) -> Layer:
    """Broken in two along a jagged line from top to bottom; the halves have come apart."""
    left, top, right, bottom = frame(layer)
    middle = (left + right) / 2 - lean * (bottom - top) / 2
    cut = zigzag(middle, top - 10, bottom + 10, (right - left) * 0.10, rng, lean)
    one = drawn(f'<polygon points="-300,-300 {" ".join(f"{x:.1f},{y:.1f}" for x, y in [(cut[0][0], -300), *cut, (cut[-1][0], 1300)])} -300,1300" fill="#fff"/>').alpha
    return joined(shifted(masked(layer, one), -gap, 0), shifted(masked(layer, 1 - one), gap, drop))


def slipped(layer: Layer, rng: random.Random, pieces: int, slip: float) -> Layer:
    """Broken across into slabs that have slipped sideways."""
    left, top, right, bottom = frame(layer)
    out = Layer(layer.colour.copy(), np.zeros_like(layer.alpha))
    edges = [top - 10 + (bottom - top + 20) * index / pieces for index in range(pieces + 1)]
    lines = []
    for edge in edges:
        tilt = rng.uniform(-0.16, 0.16)
        lines.append([(left - 60 + (right - left + 120) * part / 6, edge + tilt * (right - left) * (part / 6 - 0.5) + rng.uniform(-7, 7)) for part in range(7)])
    for index in range(pieces):
        points = lines[index] + lines[index + 1][::-1]
        mask = drawn(f'<polygon points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}" fill="#fff"/>').alpha
        out = joined(out, shifted(masked(layer, mask), slip * (1 if index % 2 else -1) * rng.uniform(0.6, 1), (index - pieces + 1) * -slip * 0.22 - slip * 0.3))
    return out


def shattered(layer: Layer, rng: random.Random, push: float, cells: int = 9) -> Layer:
    """Broken like glass: pieces about a centre, pushed away from it."""
    left, top, right, bottom = frame(layer)
    cx, cy = left + (right - left) * rng.uniform(0.45, 0.6), top + (bottom - top) * rng.uniform(0.3, 0.45)
    angles = sorted(math.tau * (index + rng.uniform(-0.3, 0.3)) / cells for index in range(cells))
    out = Layer(layer.colour.copy(), np.zeros_like(layer.alpha))
    for index, start in enumerate(angles):
        end = angles[(index + 1) % cells] + (math.tau if index == cells - 1 else 0)
        a, b = (cx + 900 * math.cos(start), cy + 900 * math.sin(start)), (cx + 900 * math.cos(end), cy + 900 * math.sin(end))
        mask = drawn(f'<polygon points="{cx:.1f},{cy:.1f} {a[0]:.1f},{a[1]:.1f} {b[0]:.1f},{b[1]:.1f}" fill="#fff"/>').alpha
        middle = (start + end) / 2
        much = push * rng.uniform(0.4, 1.3)
        out = joined(out, shifted(masked(layer, mask), much * math.cos(middle), much * math.sin(middle)))
    return out


def dust(layer: Layer, rng: np.random.Generator, angle: float, start: float = 0.45, drift: float = 130) -> Layer:
    """One side crumbles into flakes that are carried away towards `angle` (degrees)."""
    left, top, right, bottom = frame(layer)
    y, x = np.mgrid[0 : SIZE[0], 0 : SIZE[1]].astype(np.float32) / SCALE
    ux, uy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    along = (x - (left + right) / 2) * ux + (y - (top + bottom) / 2) * uy
    reach = (abs(right - left) * abs(ux) + abs(bottom - top) * abs(uy)) / 2
    part = np.clip((along / reach + 1) / 2, 0, 1)
    flakes = clouds(SIZE, 15 * SCALE, rng, 2) * 1.1 + clouds(SIZE, 60 * SCALE, rng, 2) * 0.5
    lost = np.clip((part - start) / (1 - start), 0, 1)
    stay = np.clip(((0.62 - lost * 1.5) - flakes) * 6 + 0.5, 0, 1)
    out = masked(layer, np.where(part < start, 1.0, stay).astype(np.float32))
    # Flakes of the lost side fly on, ever smaller and farther.
    for step in range(1, 5):
        much = step / 4
        seeds = clouds(SIZE, (13 - 2 * step) * SCALE, rng, 2)
        mask = np.clip((seeds - 0.10 - 0.09 * step) * 9, 0, 1) * (part > start * 0.9)
        flown = shifted(masked(layer, mask.astype(np.float32)), ux * drift * much, uy * drift * much)
        out = joined(out, Layer(flown.colour, flown.alpha * (1 - 0.16 * step)))
    return out


def squares(layer: Layer, rng: random.Random, angle: float, start: float = 0.4, cell: float = 21, drift: float = 190) -> Layer:
    """One side comes apart into little tiles that drift away towards `angle` (degrees)."""
    left, top, right, bottom = frame(layer)
    ux, uy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    reach = (abs(right - left) * abs(ux) + abs(bottom - top) * abs(uy)) / 2
    out = Layer(layer.colour.copy(), layer.alpha.copy())
    tiles = []
    for row in range(int((bottom - top) / cell) + 1):
        for column in range(int((right - left) / cell) + 1):
            x, y = left + column * cell, top + row * cell
            part = (((x - (left + right) / 2) * ux + (y - (top + bottom) / 2) * uy) / reach + 1) / 2
            lost = (part - start) / (1 - start)
            if lost > rng.uniform(0, 0.75):
                tiles.append((x, y, max(0.0, lost)))
    for x, y, lost in tiles:
        x0, y0, side = round(x * SCALE), round(y * SCALE), round(cell * SCALE)
        rows, columns = slice(max(0, y0), y0 + side), slice(max(0, x0), x0 + side)
        piece, mask = layer.colour[rows, columns], layer.alpha[rows, columns]
        out.alpha[rows, columns] = 0
        if mask.size == 0 or mask.max() < 0.3 or rng.random() < 0.25:
            continue
        keep = max(3, round(side * (1 - 0.6 * lost * rng.uniform(0.5, 1))))
        far = drift * lost * rng.uniform(0.5, 1.3)
        dy, dx = round((y + uy * far + rng.uniform(-30, 30) * lost) * SCALE), round((x + ux * far + rng.uniform(-30, 30) * lost) * SCALE)
        if dy < 0 or dx < 0 or dy + keep > SIZE[0] or dx + keep > SIZE[1] or piece.shape[0] < keep or piece.shape[1] < keep:
            continue
        out.colour[dy : dy + keep, dx : dx + keep] = piece[:keep, :keep]
        out.alpha[dy : dy + keep, dx : dx + keep] = mask[:keep, :keep] * (1 - 0.35 * lost)
    return out


def melted(layer: Layer, rng: np.random.Generator, start: float = 0.5, length: float = 110) -> Layer:
    """The lower part runs down in long drops like wet paint."""
    left, top, right, bottom = frame(layer)
    edge = round((top + (bottom - top) * start) * SCALE)
    columns = np.arange(SIZE[1], dtype=np.float32) / SCALE
    pull = np.full(SIZE[1], 0.06, np.float32)
    for _ in range(round((right - left) / 26)):
        middle, wide, long = rng.uniform(left, right), rng.uniform(9, 19), rng.uniform(0.25, 1.0)
        pull = np.maximum(pull, long * np.exp(-(((columns - middle) / wide) ** 4)))
    pull = brush.soften(np.broadcast_to(pull, (8, SIZE[1])).copy(), 4 * SCALE)[4] * length * SCALE
    rows = np.arange(SIZE[0], dtype=np.float32)[:, None]
    high = max(1.0, (bottom - top) * (1 - start) * SCALE)
    source = np.where(rows > edge, edge + np.clip(rows - edge, 0, None) * high / (high + pull[None, :]), rows)
    at = np.clip(source, 0, SIZE[0] - 1).astype(int)
    across = np.broadcast_to(np.arange(SIZE[1])[None, :], SIZE)
    return Layer(layer.colour[at, across], layer.alpha[at, across])


def sunk(layer: Layer, y: float, soft: float = 4) -> Layer:
    """Only what is above the line `y`."""
    rows = np.mgrid[0 : SIZE[0], 0 : SIZE[1]][0].astype(np.float32) / SCALE
    return masked(layer, np.clip((y - rows) / soft, 0, 1).astype(np.float32))


def hazed(layer: Layer, colour: str, share: float) -> Layer:
    """Seen through air: its colours go towards another."""
    return Layer(layer.colour * (1 - share) + np.array(unit(colour), np.float32) * share, layer.alpha)


def within(layer: Layer, body: str, soft: float = 0.0) -> Layer:
    """Only what lies inside drawn elements."""
    return masked(layer, blurred(drawn(body).alpha, soft))


def without(layer: Layer, body: str, soft: float = 0.0) -> Layer:
    """Only what lies outside drawn elements."""
    return masked(layer, 1 - blurred(drawn(body).alpha, soft))
