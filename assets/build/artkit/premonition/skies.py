"""Weather over the whole table: tiles that scroll, and lights that are stretched over it once.

Every layer is a WebP with alpha that the table lays over itself. Tiles repeat without a seam: drops and
flakes that leave on one side come in on the other.
"""

from __future__ import annotations

import numpy as np
from PIL import Image

from artkit import places
from artkit.canvas import save, svg
from artkit.palette import unit
from artkit.textures import Array

TILE = 512
FOG = (1024, 512)
LIGHT = (480, 270)


def wrapped(draw: str) -> str:
    """The elements nine times, so that what sticks out of the tile comes in again."""
    return "".join(f'<g transform="translate({dx} {dy})">{draw}</g>' for dx in (-TILE, 0, TILE) for dy in (-TILE, 0, TILE))


def streaks(count: int, lengths: tuple[float, float], slant: float, strength: tuple[float, float], width: tuple[float, float], seed: int) -> Image.Image:
    """Slanted rain; `slant` is how far to the left a drop runs for each px down."""
    rng = np.random.default_rng(seed)
    body = ""
    for _ in range(count):
        x, y, long = rng.uniform(0, TILE), rng.uniform(0, TILE), rng.uniform(*lengths)
        body += f'<path d="M{x:.1f} {y:.1f}l{-slant * long:.1f} {long:.1f}" stroke="#DCEBF0" stroke-opacity="{rng.uniform(*strength):.2f}" stroke-width="{rng.uniform(*width):.1f}" stroke-linecap="round"/>'
    return svg(wrapped(body), TILE, TILE)


def flakes() -> Image.Image:
    """Soft flakes, near and far."""
    rng = np.random.default_rng(8)
    stops = '<radialGradient id="f"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
    body = "".join(
        f'<circle cx="{rng.uniform(0, TILE):.1f}" cy="{rng.uniform(0, TILE):.1f}" r="{r:.1f}" fill="url(#f)" opacity="{rng.uniform(0.35, 0.9):.2f}"/>'
        for r in np.concatenate([rng.uniform(2, 4.5, 90), rng.uniform(5, 8.5, 26)])
    )
    return svg(wrapped(body), TILE, TILE, defs=stops)


def leaves() -> Image.Image:
    """Sheets of paper and leaves that a wind has taken."""
    rng = np.random.default_rng(21)
    body = ""
    for index in range(15):
        x, y, turn, size = rng.uniform(0, TILE), rng.uniform(0, TILE), rng.uniform(0, 360), rng.uniform(0.7, 1.25)
        sheet = '<path d="M-16 -11Q0 -17 16 -11L14 11Q0 5 -14 11Z" fill="#E9DEC0"/><path d="M-9 -6Q0 -9 9 -6M-9 0Q0 -3 9 0" stroke="#8a7c60" stroke-width="1.6" fill="none"/>'
        leaf = '<path d="M-14 0Q-4 -12 14 0Q-4 12 -14 0Z" fill="#B0702E"/><path d="M-14 0H12" stroke="#5e3814" stroke-width="1.6"/>'
        body += f'<g transform="translate({x:.0f} {y:.0f}) rotate({turn:.0f}) scale({size:.2f})" opacity="{rng.uniform(0.5, 0.85):.2f}">{sheet if index % 3 == 0 else leaf}</g>'
    for _ in range(16):
        x, y, long = rng.uniform(0, TILE), rng.uniform(0, TILE), rng.uniform(60, 170)
        body += f'<path d="M{x:.0f} {y:.0f}q{long / 2:.0f} {rng.uniform(-14, 14):.0f} {long:.0f} 0" stroke="#DCEBF0" stroke-opacity="{rng.uniform(0.12, 0.3):.2f}" stroke-width="2.2" stroke-linecap="round" fill="none"/>'
    return svg(wrapped(body), TILE, TILE)


def periodic(size: tuple[int, int], seed: int, across: tuple[int, ...]) -> Array:
    """Cloudy noise from -1 to 1 that repeats in both directions; `across` are the waves of its octaves."""
    rng = np.random.default_rng(seed)
    high, wide = size
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    total = np.zeros(size, np.float32)
    for octave, waves in enumerate(across):
        for _ in range(6):
            kx, ky = int(rng.integers(1, waves + 1)), int(rng.integers(0, waves + 1)) // 2
            phase = rng.uniform(0, 6.28)
            total += np.sin(6.2832 * (kx * x / wide + ky * y / high * rng.choice((-1, 1))) + phase) / 1.7**octave
    return total / np.abs(total).max()


def veil(alpha: Array, colour: str) -> Image.Image:
    """One colour, more or less see-through."""
    pixels = np.empty((*alpha.shape, 4), np.float32)
    pixels[..., :3] = unit(colour)
    pixels[..., 3] = alpha.clip(0, 1)
    rng = np.random.default_rng(2)
    pixels[..., 3] += (rng.random(alpha.shape) - 0.5) / 255 * 1.5 * (alpha > 0.004)  # against bands
    return Image.fromarray((pixels.clip(0, 1) * 255).round().astype(np.uint8))


def fog() -> Image.Image:
    """Banks of fog, thinner in the middle of the height where the cards lie."""
    wide, high = FOG
    noise = periodic((high, wide), 5, (2, 3, 5, 8))
    y = np.mgrid[0:high, 0:wide][0].astype(np.float32) / high
    body = 0.30 + 0.16 * np.abs(y - 0.5) * 2 + 0.34 * noise
    return veil(np.clip(body, 0.04, 0.72), "#AEB9BC")


def edge_light(colour: str, middle: float, edge: float, power: float = 1.6, centre: tuple[float, float] = (0.5, 0.5)) -> Image.Image:
    """A colour that grows from `middle` to `edge` (alpha) towards the corners."""
    wide, high = LIGHT
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    far = np.hypot((x / wide - centre[0]) * 1.55, (y / high - centre[1]) * 1.45)
    return veil(middle + (edge - middle) * np.clip(far, 0, 1) ** power, colour)


def sun() -> Image.Image:
    """Slanting beams of a clear morning from the upper left."""
    wide, high = LIGHT
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    angle = np.arctan2(y + 60, x + 90)
    beams = 0.5 + 0.5 * np.sin(angle * 26) * np.sin(angle * 11 + 1)
    fall = np.clip(1 - np.hypot(x / wide, y / high) / 1.25, 0, 1)
    return veil(fall**1.3 * (0.14 + 0.24 * beams), "#FFE2A0")


def frost() -> Image.Image:
    """Rime that grows in from the edges."""
    wide, high = LIGHT
    rng = np.random.default_rng(14)
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    edge = np.minimum(np.minimum(x, wide - 1 - x), np.minimum(y, high - 1 - y)) / high
    grain = periodic((high, wide), 7, (5, 9, 15, 24)) * 0.6 + (rng.random((high, wide)).astype(np.float32) - 0.5) * 0.4
    return veil(np.clip(0.62 - edge * 5.2 + grain * 0.22 * (edge < 0.2), 0.06, 0.62), "#DCE9F2")


def build() -> None:
    """Writes layer_* to Deadly Premonition's pictures."""
    layers = {
        "rain": streaks(110, (22, 62), 0.16, (0.18, 0.50), (1.2, 2.2), 3),
        "storm": streaks(230, (46, 120), 0.42, (0.20, 0.62), (1.4, 3.0), 4),
        "snow": flakes(),
        "leaves": leaves(),
        "fog": fog(),
        "dark": edge_light("#05070A", 0.22, 0.86, 1.4),
        "blood": edge_light("#4A0608", 0.10, 0.74, 1.5),
        "sun": sun(),
        "frost": frost(),
    }
    for name, picture in layers.items():
        save(picture, places.PREMONITION_PICTURES / f"layer_{name}.webp", 84)
