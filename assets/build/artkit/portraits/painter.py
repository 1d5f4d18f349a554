"""Puts a portrait together and paints it: layers get form, a key light, cast shadows and a rim light.

Each layer (body, head, hat, ...) is drawn in plain colours. The painter inflates every patch of colour
to a cushion, lights it from the upper left in soft steps like a comic's tones, and lets the layer above
throw its shadow on it. Light directions and sizes are in px of the working picture (WIDTH wide).
"""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageFilter

from artkit import textures
from artkit.canvas import svg
from artkit.palette import unit
from artkit.portraits.backdrops import Backdrop
from artkit.portraits.stitches import INK

WIDTH, HEIGHT = 900, 1170
KEY_LIGHT = np.array([-0.56, -0.46, 0.69], np.float32)
Array = textures.Array


@dataclass(frozen=True)
class Layer:
    """SVG elements that lie on one another in depth; `throw` is the shadow's reach."""

    body: str
    gloss: float = 0.0
    throw: float = 1.0
    hair: str = ""  # large black areas (Open Peeps' dark hair) take this colour


def fast_blur(values: Array, sigma: float) -> Array:
    """A wide blur, computed on a smaller copy."""
    step = max(1, int(sigma / 4))
    if step == 1:
        return textures.blur(values, sigma)
    small_size = (max(8, values.shape[1] // step), max(8, values.shape[0] // step))
    small = np.asarray(Image.fromarray(values).resize(small_size, Image.Resampling.BOX), np.float32)
    small = textures.blur(small, sigma / step)
    large = Image.fromarray(small).resize(
        (values.shape[1], values.shape[0]), Image.Resampling.BICUBIC
    )
    return np.asarray(large, np.float32)


def closed(mask: Array, reach: int) -> Array:
    """The mask with thin gaps (ink lines) filled in."""
    picture = Image.fromarray((mask * 255).astype(np.uint8))
    small = picture.resize((WIDTH // 3, HEIGHT // 3), Image.Resampling.BOX)
    small = small.filter(ImageFilter.MaxFilter(reach)).filter(ImageFilter.MinFilter(reach))
    return np.asarray(small.resize(picture.size, Image.Resampling.BILINEAR), np.float32) / 255


def moved(values: Array, dx: int, dy: int) -> Array:
    """The array shifted to the right and down; the edges repeat."""
    height, width = values.shape
    rows = np.clip(np.arange(height) - dy, 0, height - 1)
    columns = np.clip(np.arange(width) - dx, 0, width - 1)
    return values[rows[:, None], columns[None]]


def smooth(values: Array, low: float, high: float) -> Array:
    """Smoothstep from 0 at `low` to 1 at `high`."""
    t = np.clip((values - low) / (high - low), 0, 1)
    return (t * t * (3 - 2 * t)).astype(np.float32)


def draw(body: str, view: tuple[float, float, float]) -> Array:
    """The elements as RGBA numbers from 0 to 1; `view` is left, top and width on the 704 px square."""
    left, top, width = view
    box = f"{left} {top} {width} {width * HEIGHT / WIDTH}"
    return np.asarray(svg(body, WIDTH, HEIGHT, box), np.float32) / 255


def cushion(mask: Array) -> Array:
    """A height field that swells from the edges of the mask to its middle."""
    height = np.zeros_like(mask)
    rows, columns = np.flatnonzero(mask.any(1)), np.flatnonzero(mask.any(0))
    if not rows.size:
        return height
    ring = 16  # nothing lies beyond the patch: a small ring of zeros stands for the rest
    part = np.s_[
        max(0, rows[0] - ring) : rows[-1] + ring + 1,
        max(0, columns[0] - ring) : columns[-1] + ring + 1,
    ]
    patch = mask[part]
    for sigma, weight in ((8, 0.30), (22, 0.55), (52, 0.95), (110, 0.9)):
        height[part] += weight * sigma * fast_blur(patch, sigma) * patch
    return height


def hair_strands(mass: Array) -> Array:
    """Light and dark strands that run round the head, as a factor."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    angle = np.arctan2(y - HEIGHT * 0.50, x - WIDTH * 0.5)
    rng = np.random.default_rng(11)
    wave = textures.clouds(mass.shape, 120, rng, 2) * 2.4
    strands = np.sin(angle * 38 + wave * 3) * 0.5 + np.sin(angle * 83 + wave * 5) * 0.3
    return (1.0 + 0.28 * strands).astype(np.float32)


def opened(mask: Array, reach: int) -> Array:
    """The mask without its thin parts (ink lines): only areas wider than `reach` thirds of a px stay."""
    picture = Image.fromarray((mask * 255).astype(np.uint8))
    small = picture.resize((WIDTH // 3, HEIGHT // 3), Image.Resampling.BOX)
    small = small.filter(ImageFilter.MinFilter(reach)).filter(ImageFilter.MaxFilter(reach + 2))
    return np.asarray(small.resize(picture.size, Image.Resampling.BILINEAR), np.float32) / 255


def forms(rgba: Array, body: str, hair: str = "") -> tuple[Array, Array]:
    """The height field of the layer's cushions, and where its ink lines are.

    With `hair`, wide black areas are recoloured in place and count as a cushion, too.
    """
    colour, alpha = rgba[..., :3], rgba[..., 3]
    ink_colour = np.array(unit(INK), np.float32)
    ink = (1 - smooth(np.abs(colour - ink_colour).sum(-1), 0.12, 0.42)) * alpha
    height = np.zeros(alpha.shape, np.float32)
    if hair:
        mass = opened(ink, 9) * ink
        strands = hair_strands(mass)
        tint = np.array(unit(hair), np.float32) * strands[..., None]
        colour[...] = colour * (1 - mass[..., None]) + tint * mass[..., None]
        ink = ink * (1 - mass)
        height += cushion(mass)
    fills = {fill.lower() for fill in re.findall(r'fill="(#[0-9a-fA-F]{6})"', body)} - {INK}
    for fill in sorted(fills):
        value = np.array(unit(fill), np.float32)
        mask = (1 - smooth(np.abs(colour - value).sum(-1), 0.05, 0.16)) * alpha
        if mask.sum() < 400:
            continue
        height += cushion(closed(mask, 9))
    return height, ink


def lit(layer: Layer, rgba: Array, jitter: Array) -> tuple[Array, Array]:
    """The layer's colours under the key light; also its ink."""
    height, ink = forms(rgba, layer.body, layer.hair)
    slope_y, slope_x = np.gradient(textures.blur(height, 2.0))
    normal = np.stack([-slope_x, -slope_y, np.full_like(slope_x, 0.85)], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    facing = normal @ KEY_LIGHT + jitter
    tone = 0.52 + 0.40 * smooth(facing, 0.08, 0.36) + 0.14 * smooth(facing, 0.36, 0.90)
    tone += 0.14 * smooth(facing, 0.78, 1.0)
    half = KEY_LIGHT + np.array([0, 0, 1], np.float32)
    shine = np.clip(normal @ (half / np.linalg.norm(half)), 0, 1) ** 30 * layer.gloss
    albedo = rgba[..., :3]
    warm, cool = np.array([1.06, 1.0, 0.92], np.float32), np.array([0.92, 0.80, 0.90], np.float32)
    shadow_share = np.clip((0.92 - tone) / 0.40, 0, 1)[..., None]
    colours = albedo * tone[..., None] * (warm * (1 - shadow_share) + shadow_share * cool)
    colours += shine[..., None] * (0.25 + 0.75 * albedo)
    keep = ink[..., None]
    return colours * (1 - keep) + albedo * keep, ink


def compose(
    layers: list[Layer], view: tuple[float, float, float], rng: np.random.Generator
) -> tuple[Array, Array]:
    """The lit figure as (colours, alpha), every layer shadowed by those above it."""
    size = (HEIGHT, WIDTH)
    jitter = textures.clouds(size, 70, rng, 2) * 0.05
    drawn = [draw(layer.body, view) for layer in layers]
    casts = [
        moved(
            textures.blur(closed(rgba[..., 3], 5), 5), int(26 * layer.throw), int(46 * layer.throw)
        )
        if layer.throw
        else None
        for layer, rgba in zip(layers, drawn, strict=True)
    ]
    colours = np.zeros((*size, 3), np.float32)
    alpha = np.zeros(size, np.float32)
    for index, (layer, rgba) in enumerate(zip(layers, drawn, strict=True)):
        painted, ink = lit(layer, rgba, jitter)
        shade = np.ones(size, np.float32)
        for cast in casts[index + 1 :]:
            if cast is not None:
                shade *= 1 - 0.46 * smooth(cast, 0.25, 0.75)
        shade = 1 - (1 - shade) * (1 - ink)
        cover = rgba[..., 3:4]
        tint = np.array([1.0, 0.90, 0.96], np.float32)
        painted = painted * shade[..., None] * (shade[..., None] + (1 - shade[..., None]) * tint)
        colours = colours * (1 - cover) + painted * cover
        alpha = alpha * (1 - cover[..., 0]) + cover[..., 0]
    return colours, alpha


def painted_backdrop(backdrop: Backdrop, rng: np.random.Generator) -> Array:
    """The room behind, out of focus, with its glow and brush marks."""
    scene = svg(backdrop.body, WIDTH, HEIGHT, "0 0 600 780").convert("RGB")
    scene = scene.filter(ImageFilter.GaussianBlur(backdrop.blur * WIDTH / 600))
    values = np.asarray(scene, np.float32) / 255
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    distance = np.hypot((x / WIDTH - backdrop.at[0]) * 0.77, y / HEIGHT - backdrop.at[1])
    light = np.exp(-((distance / 0.34) ** 2))[..., None] * np.array(backdrop.glow, np.float32)
    values = values * (0.62 + 0.75 * light) + light * 0.16
    marks = textures.clouds((HEIGHT, WIDTH), 60, rng, 4, 1.6) * 0.16
    return values * (1 + marks[..., None])


def finish(values: Array, rng: np.random.Generator, sepia: float = 0.0) -> Array:
    """Vignette, paper grain and tone; `sepia` 1 makes a brown photograph of it."""
    size = (HEIGHT, WIDTH)
    values = values * textures.vignette(size, 0.85, (0.5, 0.46))[..., None]
    values = values + (textures.noise(size, 1.3, rng) * 0.07)[..., None] * (0.4 + values)
    if sepia:
        grey = np.clip(values @ np.array([0.36, 0.52, 0.12], np.float32), 0, 1)
        grey = np.clip(grey * 1.16, 0, 1)
        dark, middle, light = (
            np.array(c, np.float32) / 255 for c in ((22, 14, 12), (150, 112, 74), (250, 236, 206))
        )
        t = grey[..., None]
        toned = np.where(
            t < 0.5, dark + (middle - dark) * t * 2, middle + (light - middle) * (t - 0.5) * 2
        )
        values = values * (1 - sepia) + toned * sepia
    return np.clip(values, 0, 1)


def paint(
    layers: list[Layer],
    backdrop: Backdrop,
    view: tuple[float, float, float],
    name: str,
    flip: bool = False,
    sepia: float = 0.0,
) -> tuple[Image.Image, Image.Image]:
    """The finished picture, and the figure alone on a transparent ground (both 900 x 1170).

    `flip` mirrors the drawing before the light falls on it: the key light stays at the upper left.
    """
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    if flip:
        centre = 2 * view[0] + view[2]
        mirror = f'<g transform="translate({centre} 0) scale(-1 1)">'
        layers = [Layer(f"{mirror}{layer.body}</g>", layer.gloss, layer.throw) for layer in layers]
    colours, alpha = compose(layers, view, rng)
    rim = np.clip(alpha - moved(alpha, -11, 6), 0, 1)
    rim = textures.blur(rim, 1.6) * alpha
    colours = colours + rim[..., None] * np.array(backdrop.rim, np.float32) * 0.75
    ground = painted_backdrop(backdrop, rng)
    halo = fast_blur(alpha, 34)
    ground = ground * (1 - 0.55 * moved(halo, 30, 18))[..., None]
    picture = ground * (1 - alpha[..., None]) + colours * alpha[..., None]
    done = finish(picture, rng, sepia)
    cut = finish(colours, rng, sepia)
    figure = np.concatenate([cut, alpha[..., None]], -1)
    return (
        Image.fromarray((done * 255).astype(np.uint8)),
        Image.fromarray((figure * 255).astype(np.uint8)),
    )
