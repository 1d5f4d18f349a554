"""From the tracer's planes to a painting: noise taken out, tone, ink lines, brush and grain."""

from __future__ import annotations

import numpy as np
from PIL import Image

from artkit import textures
from artkit.studio.scene import Picture

LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def shifted(values: Picture, dy: int, dx: int) -> Picture:
    """The array moved by whole px; the edges repeat."""
    height, width = values.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return values[rows][:, columns]


def calm(
    values: Picture, planes: dict[str, Picture], rounds: int = 5, sigma: float = 0.6
) -> Picture:
    """Takes the noise out of a plane of light without crossing edges of form (a-trous wavelets)."""
    normal, depth, group = planes["normal"], planes["depth"], planes["id"]
    slope = (
        np.abs(depth - shifted(depth, 0, 1)) + np.abs(depth - shifted(depth, 1, 0)) + 1e-4 * depth
    )
    result = values
    for level in range(rounds):
        step = 2**level
        total = np.zeros_like(result)
        weights = np.zeros(depth.shape, np.float32)
        luma = np.log1p(result @ LUMA)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                kernel = (2.0 if dx == 0 else 1.0) * (2.0 if dy == 0 else 1.0)
                y, x = dy * step, dx * step
                near_normal = np.clip((normal * shifted(normal, y, x)).sum(-1), 0, 1) ** 24
                gap = np.abs(depth - shifted(depth, y, x)) / (slope * (step * 1.5 + 1) + 1e-6)
                weight = kernel * near_normal * np.exp(-np.minimum(gap, 30))
                weight *= np.exp(-np.abs(luma - shifted(luma, y, x)) / (sigma / (1 + 0.5 * level)))
                weight *= np.where(group == shifted(group, y, x), 1.0, 0.25)
                total += shifted(result, y, x) * weight[..., None]
                weights += weight
        result = total / np.maximum(weights, 1e-6)[..., None]
    return result


def combined(planes: dict[str, Picture], quality: float = 1.0) -> Picture:
    """The calm picture in linear light."""
    light = calm(planes["light"], planes, 5, 0.6 * quality)
    gloss = calm(planes["gloss"], planes, 3, 0.5 * quality)
    return planes["albedo"] * light + gloss + planes["glow"]


def toned(values: Picture, exposure: float = 1.0) -> Picture:
    """Linear light to sRGB numbers through a film-like curve (fit of ACES by K. Narkowicz, 2015)."""
    x = values * exposure * 0.8
    curve = np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    return np.where(curve <= 0.0031308, curve * 12.92, 1.055 * curve ** (1 / 2.4) - 0.055).astype(
        np.float32
    )


def bloom(values: Picture, threshold: float, sigma: float, strength: float) -> Picture:
    """Bright parts shine over their surroundings (on sRGB numbers)."""
    bright = np.clip(values - threshold, 0, 1)
    step = 4
    small = np.asarray(
        [
            np.asarray(
                Image.fromarray(bright[..., k]).resize(
                    (values.shape[1] // step, values.shape[0] // step), Image.Resampling.BOX
                )
            )
            for k in range(3)
        ],
        np.float32,
    )
    soft = textures.blur(np.moveaxis(small, 0, -1), sigma / step)
    size = (values.shape[1], values.shape[0])
    large = np.stack(
        [
            np.asarray(Image.fromarray(soft[..., k]).resize(size, Image.Resampling.BICUBIC))
            for k in range(3)
        ],
        -1,
    )
    return 1 - (1 - values) * (1 - np.clip(large * strength, 0, 1))


def outlines(planes: dict[str, Picture], width: float, crease: float = 0.55) -> Picture:
    """Where ink goes: 1 at edges of objects, less at creases; `width` in px."""
    group, depth, normal = planes["id"], planes["depth"], planes["normal"]
    edge = np.zeros(depth.shape, np.float32)
    for dy, dx in ((0, 1), (1, 0), (1, 1), (1, -1)):
        a, b = (
            shifted(group, dy, dx) != group,
            np.abs(shifted(depth, dy, dx) - depth) / (depth + 1e-6),
        )
        bend = 1 - (shifted(normal, dy, dx) * normal).sum(-1)
        edge = np.maximum(edge, np.where(a, 1.0, 0.0) * (0.55 + 0.45 * np.clip(b * 120, 0, 1)))
        edge = np.maximum(edge, np.clip((bend - 0.35) * 2, 0, 1) * crease)
    soft = textures.blur(edge, max(0.5, width / 2.2))
    return np.clip(soft * width * 0.95, 0, 1)


def brushed(values: Picture, radius: int) -> Picture:
    """A Kuwahara filter: flat dabs of colour with firm edges, as of a loaded brush."""
    if radius < 1:
        return values
    luma = values @ LUMA
    size = radius + 1

    def box(array: Picture, dy: int, dx: int) -> Picture:
        """Mean over a square of `size` px whose corner lies at this px."""
        pad = [(size, size), (size, size)] + [(0, 0)] * (array.ndim - 2)
        total = np.pad(
            np.cumsum(np.cumsum(np.pad(array.astype(np.float64), pad, mode="edge"), 0), 1),
            [(1, 0), (1, 0), (0, 0)][: array.ndim],
        )
        height, width = array.shape[:2]
        top, left = size + (0 if dy > 0 else -radius), size + (0 if dx > 0 else -radius)
        rows, columns = slice(top, top + height), slice(left, left + width)
        lower, right = (
            slice(top + size, top + size + height),
            slice(left + size, left + size + width),
        )
        mean = (
            total[lower, right] - total[rows, right] - total[lower, columns] + total[rows, columns]
        )
        return (mean / size**2).astype(np.float32)

    best = np.full(luma.shape, np.inf, np.float32)
    result = values.copy()
    for dy in (-1, 1):
        for dx in (-1, 1):
            mean = box(luma, dy, dx)
            variance = box(luma * luma, dy, dx) - mean * mean
            colour = box(values, dy, dx)
            better = variance < best
            best = np.where(better, variance, best)
            result[better] = colour[better]
    return result


def painting(
    planes: dict[str, Picture],
    exposure: float = 1.0,
    ink: float = 3.0,
    brush: int = 3,
    seed: int = 1,
    vignette: float = 0.5,
    ink_colour: tuple[float, float, float] = (0.07, 0.04, 0.03),
    colour: float = 0.86,
) -> Picture:
    """The finished picture as sRGB numbers (height, width, 3); `colour` below 1 mutes its colours."""
    values = toned(combined(planes), exposure)
    grey = (values @ LUMA)[..., None]
    values = np.clip(grey + (values - grey) * colour, 0, 1)
    values = bloom(values, 0.70, values.shape[1] / 40, 0.9)
    values = brushed(values, brush)
    rng = np.random.default_rng(seed)
    size = values.shape[:2]
    if ink > 0:
        lines = outlines(planes, ink) * (0.80 + textures.clouds(size, 40, rng, 2) * 0.5)
        lines = np.clip(lines, 0, 1)[..., None]
        values = values * (1 - lines * 0.86) + np.array(ink_colour, np.float32) * lines * 0.86
    values *= (1 + textures.clouds(size, 90, rng, 4) * 0.10)[..., None]
    values += (textures.noise(size, 2, rng) * 0.035)[..., None]
    return np.clip(values * textures.vignette(size, vignette, (0.5, 0.46))[..., None], 0, 1)


def picture(values: Picture) -> Image.Image:
    """sRGB numbers as a Pillow picture."""
    return Image.fromarray((np.clip(values, 0, 1) * 255 + 0.5).astype(np.uint8))
