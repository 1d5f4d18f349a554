"""The detective's desk: dark boards in the fog, a leather mat with a brass line, a tray for files, a clasp."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageFilter

from artkit import places, textures
from artkit.canvas import drop_shadow, paste, rounded_mask, save, shrink, svg
from artkit.textures import Array

WIDTH, HEIGHT = 1920, 1080
SIZE = (HEIGHT, WIDTH)
MAT = (68, 34, 1852, 942)
MAT_RADIUS = 30
LAMP = (960, 470)
BRASS = (
    '<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6e2a8"/>'
    '<stop offset=".3" stop-color="#b98c42"/><stop offset=".52" stop-color="#ecd08a"/>'
    '<stop offset=".78" stop-color="#8f6a30"/><stop offset="1" stop-color="#d8b46a"/></linearGradient>'
)


def lamp_pool(wide: float, high: float) -> Array:
    """The lamp's light on the desk, from 1 in its middle to 0."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    return np.exp(-(((x - LAMP[0]) / wide) ** 2 + ((y - LAMP[1]) / high) ** 2)).astype(np.float32)


def boards() -> Array:
    """Dark mahogany, a little lighter under the lamp."""
    wood = np.asarray(textures.planks(SIZE, (0.27, 0.155, 0.095), 17, 5), np.float32) / 255
    return wood * (0.50 + 0.55 * lamp_pool(1050, 640)[..., None])


def hide(size: tuple[int, int], seed: int) -> Array:
    """The grain of leather: small soft pebbles, about 1."""
    rng = np.random.default_rng(seed)
    pebbles = textures.clouds(size, 5, rng, 2) * 0.5 + textures.clouds(size, 11, rng, 1) * 0.35
    slope_y, slope_x = np.gradient(textures.blur(pebbles, 1.0))
    value = 1.0 - (slope_x + slope_y) * 1.1 + textures.clouds(size, 240, rng, 3) * 0.16
    return value.astype(np.float32)


def mat() -> Image.Image:
    """The leather mat with its tooled brass line and stitches."""
    left, top, right, bottom = MAT
    width, height = right - left, bottom - top
    colour = np.array([0.078, 0.118, 0.113], np.float32)
    values = hide((height, width), 5)[..., None] * colour
    pool = lamp_pool(760, 470)[top:bottom, left:right, None]
    values = values * (0.60 + 0.95 * pool) + pool * np.array([0.040, 0.030, 0.012], np.float32)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    edge = np.minimum(np.minimum(x, width - x), np.minimum(y, height - y))
    values *= (0.72 + 0.28 * np.clip(edge / 26, 0, 1))[..., None]
    picture = Image.fromarray((values.clip(0, 1) * 255).astype(np.uint8)).convert("RGBA")
    ring = (
        f'<g fill="none"><rect x="8" y="8" width="{width - 16}" height="{height - 16}" rx="{MAT_RADIUS - 7}" '
        'stroke="#000" stroke-opacity=".45" stroke-width="3.2"/>'
        f'<rect x="8" y="8" width="{width - 16}" height="{height - 16}" rx="{MAT_RADIUS - 7}" '
        'stroke="#4b5a52" stroke-opacity=".75" stroke-width="1.8" stroke-dasharray="9 6"/>'
        f'<rect x="14" y="15" width="{width - 28}" height="{height - 28}" rx="{MAT_RADIUS - 13}" '
        'stroke="#000" stroke-opacity=".55" stroke-width="3"/>'
        f'<rect x="14" y="14" width="{width - 28}" height="{height - 28}" rx="{MAT_RADIUS - 13}" '
        'stroke="url(#brass)" stroke-opacity=".62" stroke-width="2"/></g>'
    )
    picture.alpha_composite(svg(ring, width, height, defs=BRASS))
    rim = (
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="{MAT_RADIUS}" fill="none" '
        'stroke="#8aa09a" stroke-opacity=".20" stroke-width="2"/>'
    )
    picture.alpha_composite(svg(rim, width, height))
    picture.putalpha(rounded_mask(width, height, MAT_RADIUS))
    return picture


def fog(picture: Image.Image) -> Image.Image:
    """London fog that creeps in over the edges of the desk, lit warm from the middle."""
    rng = np.random.default_rng(31)
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    away = np.maximum(np.abs(x - WIDTH / 2) / (WIDTH / 2), np.abs(y - 500) / (HEIGHT - 500))
    corner = np.hypot((x - WIDTH / 2) / (WIDTH / 2), (y - 500) / (HEIGHT / 2)) / 1.414
    wisps = textures.clouds(SIZE, 420, rng, 5, 2.4)
    swirl = textures.clouds(SIZE, 180, rng, 4, 3.2)
    reach = np.clip((0.45 * away + 0.55 * corner - 0.62 + 0.34 * wisps) / 0.42, 0, 1)
    density = reach**1.3 * np.clip(0.42 + 0.75 * swirl, 0.08, 0.9) * 0.86
    low = np.exp(-(((y - HEIGHT) / 120) ** 2)) * np.clip(0.30 + 0.6 * wisps, 0, 1) * 0.22
    density = np.clip(density + low, 0, 0.70)[..., None]
    colour = np.array([92, 108, 106], np.float32) * (0.75 + 0.35 * lamp_pool(1100, 700)[..., None])
    pixels = np.asarray(picture.convert("RGB"), np.float32)
    mixed = pixels * (1 - density) + colour * density
    mixed *= textures.vignette(SIZE, 0.55, (0.5, 0.45))[..., None]
    mixed += (rng.random(SIZE).astype(np.float32)[..., None] - 0.5) * 2.2  # no bands in the dark
    return Image.fromarray(mixed.clip(0, 255).astype(np.uint8))


def desk() -> Image.Image:
    """The whole ground of the table."""
    ground = Image.fromarray((boards().clip(0, 1) * 255).astype(np.uint8)).convert("RGBA")
    leather = mat()
    drop_shadow(ground, leather, MAT[0], MAT[1], 22, (0, 12), 210)
    paste(ground, leather, MAT[0], MAT[1])
    return fog(ground)


def tray() -> Image.Image:
    """A shallow wooden tray for filed cards, seen from above; cards lie in its well."""
    width, height, scale = 424, 92, 3
    size = (height * scale, width * scale)
    wood = np.asarray(textures.planks(size, (0.36, 0.21, 0.12), 8, 1), np.float32) / 255
    picture = Image.fromarray((wood.clip(0, 1) * 255).astype(np.uint8)).convert("RGBA")
    well = (
        '<rect x="11" y="11" width="402" height="70" rx="7" fill="#0d1312"/>'
        '<rect x="11" y="11" width="402" height="70" rx="7" fill="url(#deep)"/>'
        '<path d="M12 79h400" stroke="#e8c88c" stroke-opacity=".35" stroke-width="1.6"/>'
        '<rect x="2" y="2" width="420" height="88" rx="12" fill="none" stroke="#e8c88c" stroke-opacity=".28" stroke-width="1.6"/>'
        '<rect x="170" y="80.5" width="84" height="9.5" rx="3" fill="url(#brass)" stroke="#2a1a0a" stroke-width="1"/>'
    )
    shade = (
        '<linearGradient id="deep" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".75"/>'
        '<stop offset=".35" stop-color="#000" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>'
    )
    layer = svg(well, width * scale, height * scale, f"0 0 {width} {height}", BRASS + shade)
    picture.alpha_composite(layer)
    picture.putalpha(rounded_mask(width * scale, height * scale, 12 * scale))
    return shrink(picture, width * 2, height * 2)


def clasp() -> Image.Image:
    """A brass clasp with a keyhole that locks a pair of cards."""
    width, height, scale = 150, 110, 3
    body = (
        '<g stroke="#241505" stroke-width="3" stroke-linejoin="round">'
        '<path d="M8 34Q8 20 22 20H58Q64 6 75 6Q86 6 92 20H128Q142 20 142 34V56Q142 70 128 70H98'
        'Q96 104 75 104Q54 104 52 70H22Q8 70 8 56Z" fill="url(#brass)"/>'
        '<path d="M20 36Q20 31 25 31H125Q130 31 130 36V54Q130 59 125 59H25Q20 59 20 54Z" fill="none" '
        'stroke="#5c3f14" stroke-width="2"/>'
        '<circle cx="24" cy="45" r="5.5" fill="#f9eab8"/><circle cx="126" cy="45" r="5.5" fill="#f9eab8"/>'
        '<circle cx="75" cy="62" r="27" fill="url(#boss)"/></g>'
        '<path d="M75 48a9.5 9.5 0 0 1 5.4 17.3L84 82H66l3.6-16.7A9.5 9.5 0 0 1 75 48Z" fill="#150c05"/>'
        '<path d="M20 24H58Q66 11 75 11" fill="none" stroke="#fff6d8" stroke-opacity=".8" stroke-width="2.4" stroke-linecap="round"/>'
        '<path d="M54 52A24 24 0 0 1 78 39" fill="none" stroke="#fff6d8" stroke-opacity=".75" stroke-width="2.6" stroke-linecap="round"/>'
    )
    boss = (
        '<radialGradient id="boss" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#fbeab4"/>'
        '<stop offset=".5" stop-color="#c0934a"/><stop offset="1" stop-color="#6b4a1c"/></radialGradient>'
    )
    drawn = svg(body, width * scale, height * scale, f"0 0 {width} {height}", BRASS + boss)
    picture = Image.new("RGBA", ((width + 24) * scale, (height + 28) * scale))
    drop_shadow(picture, drawn, 12 * scale, 8 * scale, 5 * scale, (0, 4 * scale), 190)
    paste(picture, drawn, 12 * scale, 8 * scale)
    soft = picture.filter(ImageFilter.GaussianBlur(0.6))
    return shrink(soft, (width + 24) * 2, (height + 28) * 2)


def build() -> None:
    """Writes desk, tray and clasp to DEADCERT's pictures."""
    save(desk(), places.DEADCERT_PICTURES / "desk.webp", 90)
    save(tray(), places.DEADCERT_PICTURES / "tray.webp", 88)
    save(clasp(), places.DEADCERT_PICTURES / "clasp.webp", 90)
