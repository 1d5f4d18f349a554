"""A motif on the canvas: the figure's flat tones, modelled by light and brush."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from artkit.canvas import svg
from artkit.paintings import brush
from artkit.paintings.colours import Palette, tones
from artkit.paintings.easel import SCALE, SIZE, Layer, drawn
from artkit.paintings.figures import Figure, figure
from artkit.palette import unit
from artkit.textures import clouds


def shapes_of(name: str, mood: str) -> Figure:
    """The figure of a motif in a mood."""
    return figure(name, mood)


@lru_cache(None)
def fullness(name: str) -> float:
    """The share of its box that a motif fills."""
    body = "".join(f'<path d="{shape.path}"/>' for shape in shapes_of(name, "calm").shapes)
    return float(np.asarray(svg(body, 64, 64, "0 0 512 512").getchannel("A"), np.float32).mean() / 255)


def placed(body: str, x: float, y: float, size: float, turn: float = 0, flip: bool = False, pivot: tuple[float, float] = (256, 256)) -> str:
    """Figure elements so that the figure's point `pivot` lies at (x, y); `size` is the width of its box."""
    scale = size / 512
    return f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f}) scale({-scale if flip else scale:.4f} {scale:.4f}) translate({-pivot[0]} {-pivot[1]})">{body}</g>'


def coloured(drawing: Figure, colours: dict[str, str]) -> str:
    """The figure's shapes in colours, as SVG in its own box."""
    return "".join(f'<path d="{shape.path}" fill="{colours[shape.tone]}"/>' for shape in drawing.shapes)


def modelled(layer: Layer, palette: Palette, size: float, rng: np.random.Generator, lit: float = 1.0) -> Layer:
    """The layer with round form, a rim of light from the upper left and uneven paint."""
    top, bottom, left, right = layer.box()
    margin = 12
    top, left, bottom, right = max(0, top - margin), max(0, left - margin), min(SIZE[0], bottom + margin), min(SIZE[1], right + margin)
    alpha, colour = layer.alpha[top:bottom, left:right], layer.colour[top:bottom, left:right]
    broad = brush.soften(alpha, max(2.0, size * 0.07 * SCALE))
    down, across = np.gradient(broad)
    slope = (across * 0.7 + down * 0.8) * size * 0.07 * SCALE
    shade = np.clip(slope * 0.42, -0.28, 0.24) * lit
    step = max(1, round(size * 0.008 * SCALE))
    rim = np.clip(alpha - np.roll(alpha, (step, step), (0, 1)), 0, 1) * 0.55 * lit
    marks = clouds((bottom - top, right - left), max(8.0, size * 0.09 * SCALE), rng, 3, 2.4) * 0.13
    height = np.linspace(0.06, -0.10, bottom - top, dtype=np.float32)[:, None]
    colour = colour * (1 + marks + shade + height)[..., None]
    light = np.array(unit(palette.light), np.float32)
    colour = colour * (1 - rim[..., None]) + light * rim[..., None]
    layer.colour[top:bottom, left:right] = np.clip(colour, 0, 1)
    return layer


def painted(name: str, palette: Palette, mood: str, value: float, x: float, y: float, size: float, rng: np.random.Generator, turn: float = 0, flip: bool = False, pivot: tuple[float, float] = (256, 256)) -> Layer:
    """A motif as a layer: coloured by the palette, with its own colours showing through."""
    body = coloured(shapes_of(name, mood), tones(palette, name, value))
    return modelled(drawn(placed(body, x, y, size, turn, flip, pivot)), palette, size, rng)
