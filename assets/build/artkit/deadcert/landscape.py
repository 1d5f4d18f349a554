"""Painted landscapes: layers of drawing that go out of focus with depth, fog, light, then brush and grain."""

from __future__ import annotations

import zlib

import numpy as np
from PIL import Image, ImageFilter

from artkit import textures
from artkit.canvas import shrink, svg
from artkit.palette import unit
from artkit.textures import Array

VIEW = (720, 540)
SCALE = 2
WIDTH, HEIGHT = VIEW[0] * SCALE, VIEW[1] * SCALE
SIZE = (HEIGHT, WIDTH)


class Painting:
    """A picture that is built from the back to the front. Coordinates are those of a 720 x 540 view."""

    def __init__(self, name: str, sky: str, ground: str) -> None:
        self.rng = np.random.default_rng(zlib.crc32(name.encode()))
        part = np.linspace(0, 1, HEIGHT, dtype=np.float32)[:, None, None]
        top, low = np.array(unit(sky), np.float32), np.array(unit(ground), np.float32)
        self.values: Array = np.broadcast_to(top * (1 - part) + low * part, (*SIZE, 3)).copy()
        self.rows, self.columns = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32) / SCALE

    def draw(self, body: str, blur: float = 0.0, texture: float = 0.22, defs: str = "") -> Painting:
        """Lays elements over the picture; `blur` is depth, `texture` how rough their paint is."""
        picture = svg(body, WIDTH, HEIGHT, f"0 0 {VIEW[0]} {VIEW[1]}", defs)
        if blur:
            picture = picture.filter(ImageFilter.GaussianBlur(blur * SCALE))
        pixels = np.asarray(picture, np.float32) / 255
        colour, alpha = pixels[..., :3], pixels[..., 3:4]
        marks = textures.clouds(SIZE, 34, self.rng, 3, 1.8) + textures.clouds(SIZE, 150, self.rng, 2)
        colour = colour * (1 + marks * texture)[..., None]
        self.values = self.values * (1 - alpha) + colour * alpha
        return self

    def fog(self, y: float, height: float, colour: str, strength: float) -> Painting:
        """A bank of mist, densest at `y`."""
        wisps = textures.clouds(SIZE, 260, self.rng, 5, 2.6)
        bank = np.exp(-(((self.rows - y) / height) ** 2)) * np.clip(0.75 + wisps, 0, 1.4) * strength
        bank = np.clip(bank, 0, 1)[..., None]
        self.values = self.values * (1 - bank) + np.array(unit(colour), np.float32) * bank
        return self

    def glow(self, x: float, y: float, radius: float, colour: str, strength: float, squash: float = 1.0) -> Painting:
        """A soft light, screened over the picture."""
        away = np.hypot(self.columns - x, (self.rows - y) * squash) / radius
        light = (np.clip(1 - away, 0, 1) ** 2 * strength)[..., None] * np.array(unit(colour), np.float32)
        self.values = 1 - (1 - np.clip(self.values, 0, 1)) * (1 - np.clip(light, 0, 1))
        return self

    def beam(self, points: str, colour: str, strength: float, blur: float = 8) -> Painting:
        """A shaft of light over a polygon ('x,y x,y ...')."""
        shape = svg(f'<polygon points="{points}" fill="#fff"/>', WIDTH, HEIGHT, f"0 0 {VIEW[0]} {VIEW[1]}")
        mask = np.asarray(shape.getchannel("A").filter(ImageFilter.GaussianBlur(blur * SCALE)), np.float32) / 255
        mask *= 0.8 + 0.5 * textures.clouds(SIZE, 200, self.rng, 3)
        light = (mask * strength)[..., None] * np.array(unit(colour), np.float32)
        self.values = 1 - (1 - np.clip(self.values, 0, 1)) * (1 - np.clip(light, 0, 1))
        return self

    def rain(self, strength: float, slant: float = -0.18) -> Painting:
        """Streaks of rain."""
        drops = ""
        for _ in range(620):
            x, y = self.rng.uniform(-40, 760), self.rng.uniform(-40, 540)
            long = self.rng.uniform(14, 46)
            drops += f'<path d="M{x:.0f} {y:.0f}l{long * slant:.1f} {long:.1f}" stroke="#dfe8ec" stroke-opacity="{self.rng.uniform(0.15, strength):.2f}" stroke-width="{self.rng.uniform(0.7, 1.6):.1f}"/>'
        return self.draw(drops, 0, 0)

    def finish(self, vignette: float = 1.0, tint: str = "#c89a64", share: float = 0.18) -> Image.Image:
        """Brush edges, a common tint, vignette and grain; the picture at 720 x 540."""
        drift = [textures.clouds(SIZE, 12, self.rng, 2) * 3.2 for _ in range(2)]
        y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
        rows = np.clip(y + drift[0], 0, HEIGHT - 1).astype(int)
        columns = np.clip(x + drift[1], 0, WIDTH - 1).astype(int)
        values = np.clip(self.values, 0, 1)[rows, columns]
        painted = Image.fromarray((values * 255).astype(np.uint8)).filter(ImageFilter.MedianFilter(5))
        values = np.asarray(painted, np.float32) / 255
        grey = (values @ np.array([0.36, 0.52, 0.12], np.float32))[..., None]
        values = values * (1 - share) + grey * np.array(unit(tint), np.float32) * 1.5 * share
        values *= textures.vignette(SIZE, vignette, (0.5, 0.48))[..., None]
        values += (textures.noise(SIZE, 1.6, self.rng) * 0.05)[..., None] * (0.35 + values)
        return shrink(Image.fromarray((values.clip(0, 1) * 255).astype(np.uint8)), *VIEW)
