"""The canvas: layers that go out of focus with depth, light, weather, and the finish of every painting."""

from __future__ import annotations

import os
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageFilter

from artkit.canvas import shrink, svg
from artkit.paintings import brush
from artkit.paintings.brush import Array
from artkit.palette import unit
from artkit.textures import clouds, noise

VIEW = (600, 900)
"""Width and height of a painting in its own units, which are px of the finished picture."""
SCALE = float(os.environ.get("GASLAMP_PAINTING_SCALE", "1.25"))
WIDTH, HEIGHT = round(VIEW[0] * SCALE), round(VIEW[1] * SCALE)
SIZE = (HEIGHT, WIDTH)


@dataclass(slots=True)
class Layer:
    """Colours and how much of them there is, over the whole canvas."""

    colour: Array
    alpha: Array

    def box(self) -> tuple[int, int, int, int]:
        """The rows and columns that hold something: top, bottom, left, right."""
        rows, columns = np.flatnonzero(self.alpha.max(axis=1) > 0.02), np.flatnonzero(self.alpha.max(axis=0) > 0.02)
        if not len(rows):
            return 0, 1, 0, 1
        return int(rows[0]), int(rows[-1]) + 1, int(columns[0]), int(columns[-1]) + 1


def drawn(body: str, defs: str = "") -> Layer:
    """SVG elements as a layer."""
    pixels = np.asarray(svg(body, WIDTH, HEIGHT, f"0 0 {VIEW[0]} {VIEW[1]}", defs), np.float32) / 255
    return Layer(pixels[..., :3].copy(), pixels[..., 3].copy())


def blurred(alpha: Array, radius: float) -> Array:
    """A mask with softer edges; the radius in units of the view."""
    if radius <= 0:
        return alpha
    picture = Image.fromarray((np.clip(alpha, 0, 1) * 255).astype(np.uint8))
    return np.asarray(picture.filter(ImageFilter.GaussianBlur(radius * SCALE)), np.float32) / 255


class Easel:
    """A picture that is built from the back to the front."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.values: Array = np.zeros((*SIZE, 3), np.float32)
        self.rows, self.columns = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32) / SCALE
        self.crisp: Array = np.zeros(SIZE, np.float32)
        """Where the fine brush is used: figures."""
        self.fields: list[Array] = []

    def _unevenness(self) -> Array:
        """How the paint of a layer varies: one of three fields, moved, so that no two layers are alike."""
        if len(self.fields) < 3:
            self.fields.append(clouds(SIZE, 46 * SCALE, self.rng, 3, 1.6) + 0.7 * noise(SIZE, 190 * SCALE, self.rng))
        field = self.fields[int(self.rng.integers(len(self.fields)))]
        return np.roll(field, tuple(self.rng.integers(0, SIZE)), (0, 1))

    # -- grounds -----------------------------------------------------------------------------
    def wash(self, *stops: tuple[float, str], unrest: float = 60.0) -> None:
        """Fills the canvas with colours from the top to the bottom; `unrest` makes the bands wave."""
        heights = np.array([height for height, _ in stops], np.float32)
        shades = np.array([unit(colour) for _, colour in stops], np.float32)
        at = self.rows + clouds(SIZE, 260 * SCALE, self.rng, 4, 1.8) * unrest
        for band in range(3):
            self.values[..., band] = np.interp(at, heights, shades[:, band])

    def draw(self, body: str, blur: float = 0.0, texture: float = 0.16, opacity: float = 1.0, defs: str = "", crisp: float = 0.0) -> Layer:
        """Lays SVG elements over the picture; `blur` is depth, `texture` how uneven their paint is.

        `crisp` above 0 keeps fine things (stars, rain) as they are under the coarse strokes.
        """
        layer = drawn(body, defs)
        if crisp:
            self.crisp = np.maximum(self.crisp, layer.alpha * crisp * 1.4)
        return self.lay(layer, blur, texture, opacity)

    def lay(self, layer: Layer, blur: float = 0.0, texture: float = 0.16, opacity: float = 1.0) -> Layer:
        """Lays a layer over the picture."""
        alpha, colour = layer.alpha, layer.colour
        if blur:
            premultiplied = np.dstack([colour * alpha[..., None], alpha])
            picture = [blurred(premultiplied[..., band], blur) for band in range(4)]
            alpha = picture[3]
            colour = np.dstack(picture[:3]) / np.maximum(alpha, 0.004)[..., None]
        if texture:
            colour = colour * (1 + self._unevenness() * texture)[..., None]
        much = (alpha * opacity)[..., None]
        self.values = self.values * (1 - much) + np.clip(colour, 0, 1) * much
        return Layer(colour, alpha)

    # -- light and air ------------------------------------------------------------------------
    def screen(self, light: Array, colour: str) -> None:
        """Adds light of a colour; `light` is its strength at each pixel."""
        self.values = 1 - (1 - np.clip(self.values, 0, 1)) * (1 - np.clip(light[..., None] * np.array(unit(colour), np.float32), 0, 1))

    def glow(self, x: float, y: float, radius: float, colour: str, strength: float, squash: float = 1.0, power: float = 2.0) -> None:
        """A round soft light."""
        away = np.hypot(self.columns - x, (self.rows - y) * squash) / radius
        self.screen(np.clip(1 - away, 0, 1) ** power * strength, colour)

    def veil(self, mask: Array, colour: str) -> None:
        """Covers the picture with a colour, as much as the mask says."""
        much = np.clip(mask, 0, 1)[..., None]
        self.values = self.values * (1 - much) + np.array(unit(colour), np.float32) * much

    def pool(self, x: float, y: float, radius: float, colour: str, strength: float, squash: float = 1.0) -> None:
        """A soft blot of colour (a shadow, a haze)."""
        away = np.hypot(self.columns - x, (self.rows - y) * squash) / radius
        self.veil(np.clip(1 - away, 0, 1) ** 1.6 * strength, colour)

    def fog(self, y: float, height: float, colour: str, strength: float) -> None:
        """A bank of mist, densest at `y`."""
        wisps = clouds(SIZE, 240 * SCALE, self.rng, 5, 2.8)
        self.veil(np.exp(-(((self.rows - y) / height) ** 2)) * np.clip(0.75 + wisps, 0, 1.4) * strength, colour)

    def beam(self, points: str, colour: str, strength: float, blur: float = 10) -> None:
        """A shaft of light over a polygon ('x,y x,y ...')."""
        mask = blurred(drawn(f'<polygon points="{points}" fill="#fff"/>').alpha, blur)
        self.screen(mask * strength * (0.85 + 0.4 * clouds(SIZE, 180 * SCALE, self.rng, 3)), colour)

    # -- finish -------------------------------------------------------------------------------
    def finish(self, vignette: float, bloom: float, grey: bool) -> Image.Image:
        """Brush strokes, bloom, vignette, canvas and grain; the picture at its own size."""
        values = np.clip(self.values, 0, 1)
        painted = brush.paint_over(values, self.rng, SCALE)
        keep = np.clip(0.26 + 0.4 * blurred(self.crisp / 1.5, 1.2) * 1.5, 0, 0.95)[..., None]
        values = values * keep + painted * (1 - keep)
        bright = brush.soften(np.clip(values - 0.62, 0, 1) / 0.38, 26 * SCALE)
        values = 1 - (1 - np.clip(values, 0, 1)) * (1 - np.clip(bright * bloom, 0, 1))
        away = (self.columns / VIEW[0] - 0.5) ** 2 * 1.1 + (self.rows / VIEW[1] - 0.48) ** 2
        values *= (1.05 - vignette * away)[..., None]
        blots = clouds(SIZE, 70 * SCALE, self.rng, 3) * 0.05
        weave = np.sin(self.columns * 2.1) * np.sin(self.rows * 2.1) * 0.012
        values *= (1 + blots + weave)[..., None]
        if grey:
            light = values @ np.array([0.3, 0.59, 0.11], np.float32)
            values = light[..., None] * np.array([1.0, 0.985, 0.955], np.float32)
        picture = shrink(Image.fromarray((np.clip(values, 0, 1) * 255).astype(np.uint8)), *VIEW)
        small = np.asarray(picture, np.float32) / 255
        small += (self.rng.normal(0, 1, VIEW[::-1]).astype(np.float32) * 0.016)[..., None] * (0.4 + small)
        return Image.fromarray((np.clip(small, 0, 1) * 255).astype(np.uint8))
