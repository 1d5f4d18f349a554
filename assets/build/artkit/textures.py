"""Procedural surfaces: noise, felt, planks, paper, velvet. Arrays are (height, width), values about 0-1."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Array = NDArray[np.float32]
Colour = tuple[float, float, float]


def noise(
    size: tuple[int, int], scale: float, rng: np.random.Generator, stretch: float = 1.0
) -> Array:
    """Smooth value noise between -0.5 and 0.5; `size` is (height, width), features are `scale` px.

    `stretch` makes the features that many times wider than high (grain of wood or paper).
    """
    height, width = size
    rows = max(2, int(height / scale + 2))
    columns = max(2, int(width / (scale * stretch) + 2))
    grid = Image.fromarray((rng.random((rows, columns)) * 255).astype(np.uint8))
    return (
        np.asarray(grid.resize((width, height), Image.Resampling.BICUBIC), np.float32) / 255 - 0.5
    )


def clouds(
    size: tuple[int, int],
    scale: float,
    rng: np.random.Generator,
    octaves: int = 4,
    stretch: float = 1.0,
) -> Array:
    """Several octaves of noise: large soft features with finer ones on them."""
    total = np.zeros(size, np.float32)
    for octave in range(octaves):
        total += noise(size, max(1.0, scale / 2**octave), rng, stretch) / 1.8**octave
    return total


def blur(values: Array, sigma: float) -> Array:
    """Gaussian blur of a float array; edges are repeated. Works on (h, w) and (h, w, channels)."""
    reach = max(1, int(3 * sigma + 0.5))
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2).astype(np.float32)
    weights /= weights.sum()
    result = values.astype(np.float32)
    for axis in (0, 1):
        pad = [(0, 0)] * result.ndim
        pad[axis] = (reach, reach)
        padded = np.pad(result, pad, mode="edge")
        length = result.shape[axis]
        total = np.zeros_like(result)
        for step, weight in enumerate(weights):
            total += weight * np.take(padded, range(step, step + length), axis=axis)
        result = total
    return result


def vignette(
    size: tuple[int, int], strength: float, centre: tuple[float, float] = (0.5, 0.5)
) -> Array:
    """A factor that falls from 1 at `centre` (fractions of width and height) towards the corners."""
    y, x = np.mgrid[0 : size[0], 0 : size[1]].astype(np.float32)
    fall = (x / size[1] - centre[0]) ** 2 + (y / size[0] - centre[1]) ** 2
    return np.clip(1 - strength * fall, 0, 1)


def tinted(value: Array, colour: Colour) -> Image.Image:
    """A grey array times a colour, as a picture."""
    channels = np.clip(value[..., None] * np.array(colour, np.float32), 0, 1)
    return Image.fromarray((channels * 255).astype(np.uint8))


def felt(size: tuple[int, int], colour: Colour, seed: int = 1) -> Image.Image:
    """Baize."""
    rng = np.random.default_rng(seed)
    value = 0.95 + clouds(size, 180, rng) * 0.09
    value += noise(size, 1, rng) * 0.20 + noise(size, 2, rng, 4) * 0.10
    return tinted(value, colour)


def planks(size: tuple[int, int], colour: Colour, seed: int = 2, count: int = 5) -> Image.Image:
    """Dark boards that run from left to right."""
    rng = np.random.default_rng(seed)
    height, width = size
    value = np.zeros(size, np.float32)
    for index in range(count):
        top, bottom = height * index // count, height * (index + 1) // count
        board = (bottom - top, width)
        wave = clouds(board, 140, rng, 3, 5) * 46
        rows = np.mgrid[0 : board[0], 0:width][0]
        grain = np.sin((rows * 0.16 + wave) * (1 + 0.2 * rng.random())) * 0.09
        grain += noise(board, 2, rng, 40) * 0.26 + clouds(board, 90, rng, 3, 6) * 0.28
        value[top:bottom] = 0.92 + grain + rng.uniform(-0.10, 0.10)
        value[top : top + 3] *= 0.45
        value[top + 3 : top + 5] *= 1.18
    return tinted(value, colour)


def paper(size: tuple[int, int], seed: int = 3, colour: Colour = (0.94, 0.87, 0.72)) -> Image.Image:
    """Old paper with fibres and faint stains."""
    rng = np.random.default_rng(seed)
    value = 0.985 + clouds(size, 120, rng) * 0.06
    value += noise(size, 1.5, rng) * 0.05 + noise(size, 3, rng, 6) * 0.03
    return tinted(value, colour)


def velvet(size: tuple[int, int], colour: Colour, seed: int = 7, folds: float = 15) -> Image.Image:
    """A hanging drape with deep folds, lit from the front."""
    rng = np.random.default_rng(seed)
    height, width = size
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    phase = clouds((2, width), width / 4.5, rng, 3)[:1] * 2.0
    sway = clouds(size, width / 2, rng, 1) * 0.9
    angle = x / width * folds * 2 * np.pi + phase + sway + 0.3 * np.sin(y / height * 2.2 + phase)
    value = 0.52 + 0.32 * np.sin(angle) + 0.13 * np.sin(2 * angle + 1.2) + 0.05 * np.sin(5 * angle)
    value *= 1.04 - 0.38 * (y / height) ** 2
    value += noise(size, 2, rng, 0.5) * 0.05
    value *= 1 + noise(size, 1, rng) * 0.08
    sheen = np.clip(value - 0.70, 0, 1) ** 1.4
    base = np.clip(value, 0.05, 1.3)[..., None] * np.array(colour, np.float32) * 1.55
    light = sheen[..., None] * np.array([0.55, 0.16, 0.14], np.float32)
    return Image.fromarray((np.clip(base + light, 0, 1) * 255).astype(np.uint8))
