"""Drawing with Pillow and resvg: vector pictures, shadows, glows, rounded masks, saving."""

from __future__ import annotations

import io
import json
import math
from functools import lru_cache
from pathlib import Path

import numpy as np
import resvg_py
from PIL import Image, ImageFilter

from artkit import places
from artkit.palette import rgb


def svg(body: str, width: int, height: int, view: str | None = None, defs: str = "") -> Image.Image:
    """Rasterises SVG elements on a transparent ground of `width` x `height` px."""
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="{view or f"0 0 {width} {height}"}"><defs>{defs}</defs>{body}</svg>'
    )
    data = resvg_py.svg_to_bytes(svg_string=text, width=int(width), height=int(height))
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


@lru_cache(None)
def icon_shapes() -> dict[str, dict[str, str]]:
    """The game-icons set: name to its path on a 512 x 512 square."""
    path = places.npm_root() / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
    icons: dict[str, dict[str, str]] = json.loads(path.read_text(encoding="utf-8"))["icons"]
    return icons


def icon(name: str, x: float, y: float, size: float, fill: str, turn: float = 0) -> str:
    """SVG of a game icon, centred on (x, y), `size` px wide."""
    body = icon_shapes()[name]["body"].replace("currentColor", fill)
    scale = size / 512
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn}) scale({scale:.4f}) '
        f'translate(-256 -256)">{body}</g>'
    )


def rounded_mask(width: int, height: int, radius: float) -> Image.Image:
    """A white rounded rectangle with soft edges, mode L."""
    shape = f'<rect width="{width}" height="{height}" rx="{radius}" fill="#fff"/>'
    return svg(shape, width, height).getchannel("A")


def oval_mask(width: int, height: int) -> Image.Image:
    """A white ellipse with soft edges, mode L."""
    shape = f'<ellipse cx="{width / 2}" cy="{height / 2}" rx="{width / 2}" ry="{height / 2}" fill="#fff"/>'
    return svg(shape, width, height).getchannel("A")


def paste(
    ground: Image.Image, picture: Image.Image, x: float, y: float, alpha: float = 1.0
) -> None:
    """Lays an RGBA picture on another one, clipped at its edges."""
    if alpha < 1:
        picture = picture.copy()
        picture.putalpha(picture.getchannel("A").point(lambda value: int(value * alpha)))
    left, top = round(x), round(y)
    cut_left, cut_top = max(0, -left), max(0, -top)
    right = min(picture.width, ground.width - left)
    bottom = min(picture.height, ground.height - top)
    if cut_left < right and cut_top < bottom:
        part = picture.crop((cut_left, cut_top, right, bottom))
        ground.alpha_composite(part, (left + cut_left, top + cut_top))


def drop_shadow(
    ground: Image.Image,
    picture: Image.Image,
    x: float,
    y: float,
    blur: float = 12,
    offset: tuple[float, float] = (0, 8),
    opacity: int = 160,
) -> None:
    """The soft shadow that a picture laid at (x, y) throws on the ground."""
    margin = int(3 * blur)
    shade = Image.new("RGBA", (picture.width + 2 * margin, picture.height + 2 * margin))
    shade.paste((0, 0, 0, opacity), (margin, margin), picture.getchannel("A"))
    shade = shade.filter(ImageFilter.GaussianBlur(blur))
    paste(ground, shade, x - margin + offset[0], y - margin + offset[1])


def glow(radius: int, colour: str, opacity: float = 0.6, power: float = 2.0) -> Image.Image:
    """A round soft light, `2 * radius` px wide."""
    y, x = np.mgrid[0 : 2 * radius, 0 : 2 * radius].astype(np.float32) + 0.5
    distance = np.hypot(x - radius, y - radius) / radius
    pixels = np.zeros((2 * radius, 2 * radius, 4), np.uint8)
    pixels[..., :3] = rgb(colour)
    pixels[..., 3] = (np.clip(1 - distance, 0, 1) ** power * opacity * 255).astype(np.uint8)
    return Image.fromarray(pixels)


def shrink(picture: Image.Image, width: int, height: int) -> Image.Image:
    """Resamples to `width` x `height`; colours under transparent pixels do not bleed in."""
    return picture.resize((width, height), Image.Resampling.LANCZOS, reducing_gap=3.0)


def cover(picture: Image.Image, width: int, height: int, focus: float = 0.5) -> Image.Image:
    """Scales and crops to fill `width` x `height`; `focus` 0 keeps the top, 1 the bottom."""
    scale = max(width / picture.width, height / picture.height)
    size = (math.ceil(picture.width * scale), math.ceil(picture.height * scale))
    picture = picture.resize(size, Image.Resampling.LANCZOS)
    left = (picture.width - width) // 2
    top = int((picture.height - height) * focus)
    return picture.crop((left, top, left + width, top + height))


def save(picture: Image.Image, path: Path, quality: int = 90) -> None:
    """Writes a WebP and says how large it became."""
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, quality=quality, method=6, alpha_quality=95)
    print(f"{path.name}: {picture.width}x{picture.height}, {path.stat().st_size / 1024:.0f} KB")
