"""The Tudor Mansion's stationery: card frames, card back, envelope and seal."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageChops, ImageFilter

from artkit import places, textures
from artkit.canvas import drop_shadow, paste, rounded_mask, save, shrink, svg
from artkit.palette import BRASS, INK, KINDS, OXBLOOD

TALL = (516, 760)
SHORT = (450, 618)
WINDOW_TOP = 0.045  # of the width, as at the sides
BAND = {"tall": 0.18, "short": 0.235}  # height of the name band, of the card's height
RADIUS = 0.075  # of the width


def window_box(width: int, height: int, band: float) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of the picture's window in a card."""
    margin = round(width * WINDOW_TOP)
    return margin, margin, width - margin, height - round(height * band)


def frame(kind: str, size: tuple[int, int], band: float) -> Image.Image:
    """A paper card with a transparent window: the picture is drawn under it."""
    scale = 2
    width, height = size[0] * scale, size[1] * scale
    seed = 30 + list(KINDS).index(kind)
    card = textures.paper((height, width), seed).convert("RGBA")
    left, top, right, bottom = window_box(width, height, band)
    tint = KINDS[kind]
    radius = width * 0.03
    foot = bottom + 6 * scale
    # printed lines: a double rule over the name in the colour of the kind, and a thin one round the card
    ink = svg(
        f'<rect x="{left}" y="{foot}" width="{right - left}" height="{5 * scale}" fill="{tint}"/>'
        f'<rect x="{left}" y="{foot + 8 * scale}" width="{right - left}" height="{1.6 * scale}" '
        f'fill="{tint}" opacity=".7"/>'
        f'<rect x="{left - 7 * scale}" y="{top - 7 * scale}" width="{right - left + 14 * scale}" '
        f'height="{height - 2 * top + 14 * scale}" rx="{width * RADIUS - 9 * scale}" fill="none" '
        f'stroke="{tint}" stroke-opacity=".55" stroke-width="{1.8 * scale}"/>',
        width,
        height,
    )
    paste(card, ink, 0, 0)
    # edges: lit at the top, darker at the foot, as if the paper were thick
    shape = rounded_mask(width, height, width * RADIUS)
    soft = np.asarray(shape.filter(ImageFilter.GaussianBlur(5 * scale)), np.float32) / 255
    lower = np.asarray(ImageChops.offset(shape, 0, -3 * scale), np.float32) / 255
    pixels = np.asarray(card.convert("RGB"), np.float32)
    pixels *= (0.80 + 0.20 * np.clip((soft - 0.5) * 2.6, 0, 1))[..., None]
    pixels *= (0.80 + 0.20 * lower)[..., None]
    card = Image.fromarray(pixels.clip(0, 255).astype(np.uint8)).convert("RGBA")
    # the window, with a dark line and an inner shadow of the paper on the picture
    hole = Image.new("L", (width, height))
    hole.paste(rounded_mask(right - left, bottom - top, radius), (left, top))
    card.putalpha(ImageChops.subtract(shape, hole))
    inner = ImageChops.invert(hole).filter(ImageFilter.GaussianBlur(5 * scale))
    shade = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    shade.putalpha(ImageChops.multiply(inner.point(lambda value: int(value * 0.85)), hole))
    line = svg(
        f'<rect x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" rx="{radius}" '
        f'fill="none" stroke="{INK}" stroke-width="{3 * scale}"/>',
        width,
        height,
    )
    shade.alpha_composite(card)
    shade.alpha_composite(line)
    return shrink(shade, *size)


def rays(cx: float, cy: float, reach: float, downwards: bool) -> str:
    """A fan of brass rays from one point, every second one long and thick."""
    sign = 1 if downwards else -1
    lines = ""
    for step in range(-10, 11):
        angle = math.radians(step * 8.6)
        long = step % 2 == 0
        length = reach if long else reach * 0.60
        x, y = cx + math.sin(angle) * length, cy + sign * math.cos(angle) * length
        lines += f'<path d="M{cx} {cy}L{x:.1f} {y:.1f}" stroke-width="{7 if long else 2.5}"/>'
    return lines


def back() -> Image.Image:
    """The deck's back: oxblood leather with brass rays and a rose with a keyhole."""
    width, height = TALL
    scale = 2
    size = (height * scale, width * scale)
    rng = np.random.default_rng(5)
    red, green, blue = (int(OXBLOOD[i : i + 2], 16) / 255 for i in (1, 3, 5))
    value = 1.06 + textures.clouds(size, 60, rng) * 0.30 + textures.noise(size, 2, rng) * 0.22
    value *= textures.vignette(size, 0.7)
    ground = textures.tinted(value, (red * 1.25, green * 1.25, blue * 1.25)).convert("RGBA")
    cx, cy, margin = width / 2, height / 2, 44
    clip = f'<clipPath id="c"><rect x="{margin}" y="{margin}" width="{width - 2 * margin}" height="{height - 2 * margin}" rx="14"/></clipPath>'
    brass = (
        '<linearGradient id="b" x1="0" y1="0" x2="1" y2="1">'
        '<stop offset="0" stop-color="#F3DC9C"/><stop offset=".30" stop-color="#C79A4C"/>'
        '<stop offset=".52" stop-color="#EBCD87"/><stop offset=".78" stop-color="#A57A36"/>'
        '<stop offset="1" stop-color="#DDB96C"/></linearGradient>'
    )
    art = '<g clip-path="url(#c)" stroke="#000" fill="none">'
    for y, downwards in ((margin, True), (height - margin, False)):
        art += rays(cx, y, height * 0.47, downwards)
        for radius in (70, 84, 124, 132):
            art += f'<circle cx="{cx}" cy="{y}" r="{radius}" stroke-width="{4 if radius in (84, 132) else 2}"/>'
        art += f'<circle cx="{cx}" cy="{y}" r="54" fill="#000" stroke="none"/>'
    art += "</g>"
    art += '<g fill="none" stroke="#000">'
    art += f'<rect x="16" y="16" width="{width - 32}" height="{height - 32}" rx="26" stroke-width="7"/>'
    art += f'<rect x="30" y="30" width="{width - 60}" height="{height - 60}" rx="18" stroke-width="2.5"/></g>'
    diamond = f"M{cx} {cy - 176}L{cx + 128} {cy}L{cx} {cy + 176}L{cx - 128} {cy}Z"
    inner = f"M{cx} {cy - 152}L{cx + 110} {cy}L{cx} {cy + 152}L{cx - 110} {cy}Z"
    petals = ""
    for petal in range(5):
        petals += (
            f'<g transform="rotate({petal * 72} {cx} {cy})"><path d="M{cx} {cy - 14}C{cx - 44} {cy - 30} '
            f'{cx - 42} {cy - 80} {cx} {cy - 76}C{cx + 42} {cy - 80} {cx + 44} {cy - 30} {cx} {cy - 14}Z"/></g>'
        )
    keyhole = f"M{cx} {cy - 15}a11 11 0 0 1 6 20l5 20h-22l5 -20a11 11 0 0 1 6 -20Z"

    def in_brass(shapes: str, blur: float = 0) -> Image.Image:
        """The shapes (drawn in black) filled with brass; with `blur`, their shadow instead."""
        mask = svg(shapes, width * scale, height * scale, f"0 0 {width} {height}", clip).getchannel(
            "A"
        )
        if blur:
            layer = Image.new("RGBA", mask.size, (0, 0, 0, 0))
            layer.putalpha(
                mask.filter(ImageFilter.GaussianBlur(blur)).point(lambda v: int(v * 0.8))
            )
            return layer
        full = f'<rect width="{mask.width}" height="{mask.height}" fill="url(#b)"/>'
        fill = svg(full, *mask.size, defs=brass)
        fill.putalpha(mask)
        return fill

    paste(ground, in_brass(art, 4), 0, 5)
    paste(ground, in_brass(art), 0, 0)
    shield = svg(
        f'<path d="{diamond}" fill="#1d0b0a"/>',
        width * scale,
        height * scale,
        f"0 0 {width} {height}",
    )
    drop_shadow(ground, shield, 0, 0, 12, (0, 6), 200)
    paste(ground, shield, 0, 0)
    emblem = (
        f'<path d="{diamond}" fill="none" stroke="#000" stroke-width="7" stroke-linejoin="round"/>'
        f'<path d="{inner}" fill="none" stroke="#000" stroke-width="2"/><g fill="#000">{petals}</g>'
    )
    paste(ground, in_brass(emblem, 4), 0, 5)
    paste(ground, in_brass(emblem), 0, 0)
    veins = "".join(
        f'<path d="M{cx} {cy - 30}V{cy - 62}" stroke="#7a5524" stroke-width="3" '
        f'transform="rotate({petal * 72} {cx} {cy})"/>'
        for petal in range(5)
    )
    centre = (
        f'{veins}<circle cx="{cx}" cy="{cy}" r="33" fill="#2b0f0e" stroke="#8a5f28" stroke-width="3"/>'
        f'<circle cx="{cx}" cy="{cy}" r="27" fill="{BRASS}"/><path d="{keyhole}" fill="#1a0807"/>'
    )
    paste(ground, svg(centre, width * scale, height * scale, f"0 0 {width} {height}"), 0, 0)
    ground.putalpha(rounded_mask(width * scale, height * scale, width * scale * RADIUS))
    return shrink(ground, width, height)


def seal(size: int = 160) -> Image.Image:
    """Red wax with an uneven rim and a rose pressed into it."""
    scale = 4
    side = size * scale
    centre = side / 2
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    angle = np.arctan2(y - centre, x - centre)
    wobble = (
        1
        + 0.030 * np.sin(3 * angle + 0.6)
        + 0.022 * np.sin(7 * angle + 2)
        + 0.012 * np.sin(13 * angle)
    )
    radius = np.hypot(x - centre, y - centre) / (side * 0.455 * wobble)
    rim = np.clip((1 - radius) / 0.16, 0, 1)
    height = np.sin(rim * np.pi / 2) * 0.9
    height -= 0.42 / (1 + np.exp((radius - 0.70) * 55))  # the pressed disc
    petal = 0.5 + 0.5 * np.cos(5 * (angle + np.pi / 2))
    rose = 1 / (1 + np.exp((radius - (0.26 + 0.30 * petal**0.8)) * 40))
    height += (
        0.30 * rose
        - 0.26 / (1 + np.exp((radius - 0.17) * 60))
        + 0.20 / (1 + np.exp((radius - 0.11) * 60))
    )
    height = textures.blur(height, 2.2 * scale)
    slope_y, slope_x = np.gradient(height * side * 0.085)
    normal = np.stack([-slope_x, -slope_y, np.ones_like(slope_x)], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    light = np.array([-0.50, -0.62, 0.60], np.float32)
    diffuse = np.clip(normal @ light, 0, 1)
    half = light + np.array([0, 0, 1], np.float32)
    shine = np.clip(normal @ (half / np.linalg.norm(half)), 0, 1) ** 40
    colour = np.array([0.60, 0.085, 0.085], np.float32)
    pixels = colour * (0.30 + 0.95 * diffuse)[..., None] + shine[..., None] * np.array(
        [0.62, 0.42, 0.38]
    )
    alpha = np.clip((1 - radius) * side * 0.12, 0, 1)
    rgba = np.concatenate([np.clip(pixels, 0, 1), alpha[..., None]], -1)
    return shrink(Image.fromarray((rgba * 255).astype(np.uint8)), size, size)


def envelope_paper(width: int, height: int, seed: int) -> Image.Image:
    """Heavy cream paper, a little darker towards its edges."""
    sheet = textures.paper((height, width), seed, (0.93, 0.84, 0.66))
    shade = textures.vignette((height, width), 0.42)[..., None]
    return Image.fromarray((np.asarray(sheet) * shade).astype(np.uint8)).convert("RGBA")


def fold(sheet: Image.Image, shape: str, seed: int, opacity: int = 150) -> None:
    """A flap of paper over the sheet, with the shadow of its edge."""
    width, height = sheet.size
    flap = envelope_paper(width, height, seed)
    flap.putalpha(svg(f'<path d="{shape}" fill="#000"/>', width, height).getchannel("A"))
    drop_shadow(sheet, flap, 0, 0, 7, (0, 5), opacity)
    paste(sheet, flap, 0, 0)
    edge = (
        f'<path d="{shape}" fill="none" stroke="#fff7dd" stroke-opacity=".55" stroke-width="2.5"/>'
    )
    paste(sheet, svg(edge, width, height), 0, 0)


def envelope_closed() -> Image.Image:
    """The sealed envelope, seen from its flap side; three times the size of the table's."""
    width, height, scale = 630, 384, 2
    w, h = width * scale, height * scale
    sheet = envelope_paper(w, h, 8)
    fold(
        sheet, f"M0 {h}L{w * 0.40} {h * 0.44}Q{w / 2} {h * 0.36} {w * 0.60} {h * 0.44}L{w} {h}Z", 9
    )
    fold(
        sheet, f"M0 0H{w}L{w * 0.55} {h * 0.53}Q{w / 2} {h * 0.60} {w * 0.45} {h * 0.53}Z", 10, 200
    )
    wax = seal(170 * scale)
    at = (w / 2 - wax.width / 2, h * 0.545 - wax.height / 2)
    drop_shadow(sheet, wax, *at, 9, (4, 10), 190)
    paste(sheet, wax, *at)
    sheet.putalpha(rounded_mask(w, h, 20 * scale))
    return shrink(sheet, width, height)


def envelope_open_back() -> Image.Image:
    """The opened envelope behind the cards: raised flap above, dark lining below (710 x 380)."""
    width, height, scale, rise = 710, 380, 2, 190
    w, h, r = width * scale, height * scale, rise * scale
    sheet = Image.new("RGBA", (w, h))
    flap = f"M0 {r}L{w * 0.455} {10 * scale}Q{w / 2} {-8 * scale} {w * 0.545} {10 * scale}L{w} {r}Z"
    outside = envelope_paper(w, h, 12)
    pixels = np.asarray(outside.convert("RGB"), np.float32) * np.array([0.74, 0.70, 0.64])
    outside = Image.fromarray(pixels.astype(np.uint8)).convert("RGBA")
    outside.putalpha(svg(f'<path d="{flap}M0 {r}H{w}V{h}H0Z" fill="#000"/>', w, h).getchannel("A"))
    sheet.alpha_composite(outside)
    lining = svg(
        f'<path d="M{20 * scale} {r}L{w * 0.46} {24 * scale}Q{w / 2} {8 * scale} {w * 0.54} {24 * scale}'
        f'L{w - 20 * scale} {r}V{h}H{20 * scale}Z" fill="#5b1a1c"/>',
        w,
        h,
    )
    rng = np.random.default_rng(6)
    shade = 0.80 + textures.clouds((h, w), 90, rng) * 0.2
    y = np.mgrid[0:h, 0:w][0] / h
    shade *= 1.10 - 0.75 * np.clip((y - 0.25) / 0.5, 0, 1)
    tone = np.asarray(lining.convert("RGB"), np.float32) * shade[..., None]
    dark = Image.fromarray(tone.clip(0, 255).astype(np.uint8)).convert("RGBA")
    dark.putalpha(lining.getchannel("A"))
    sheet.alpha_composite(dark)
    crease = (
        f'<path d="M0 {r}H{w}" stroke="#000" stroke-opacity=".35" stroke-width="{3 * scale}"/>'
        f'<path d="{flap}" fill="none" stroke="#fff2cf" stroke-opacity=".30" stroke-width="{2 * scale}"/>'
    )
    paste(sheet, svg(crease, w, h), 0, 0)
    return shrink(sheet, width, height)


def envelope_front() -> Image.Image:
    """The opened envelope's front, laid over the cards' feet; its upper edge dips to the middle (710 x 200)."""
    width, height, scale = 710, 200, 2
    w, h = width * scale, height * scale
    sheet = envelope_paper(w, h, 14)
    left = f"M0 0L{w * 0.48} {h * 0.47}L{w * 0.30} {h * 0.62}L0 {h}Z"
    right = f"M{w} 0L{w * 0.52} {h * 0.47}L{w * 0.70} {h * 0.62}L{w} {h}Z"
    fold(sheet, left, 15, 110)
    fold(sheet, right, 16, 110)
    fold(
        sheet,
        f"M0 {h}L{w * 0.44} {h * 0.53}Q{w / 2} {h * 0.45} {w * 0.56} {h * 0.53}L{w} {h}Z",
        17,
        170,
    )
    dip = f"M0 0L{w * 0.46} {h * 0.45}Q{w / 2} {h * 0.51} {w * 0.54} {h * 0.45}L{w} 0V{h}H0Z"
    sheet.putalpha(svg(f'<path d="{dip}" fill="#000"/>', w, h).getchannel("A"))
    edge = f'<path d="M0 0L{w * 0.46} {h * 0.45}Q{w / 2} {h * 0.51} {w * 0.54} {h * 0.45}L{w} 0" fill="none" '
    paste(
        sheet,
        svg(edge + f'stroke="#fff7dd" stroke-opacity=".8" stroke-width="{3 * scale}"/>', w, h),
        0,
        0,
    )
    return shrink(sheet, width, height)


def build() -> None:
    """Writes frames, back, envelope and seal to the Tudor Mansion's pictures."""
    out = places.TUDOR_PICTURES
    for kind in KINDS:
        save(frame(kind, TALL, BAND["tall"]), out / f"card_{kind}.webp")
        save(frame(kind, SHORT, BAND["short"]), out / f"card_{kind}_short.webp")
    save(back(), out / "back.webp")
    save(seal(), out / "seal.webp")
    save(envelope_closed(), out / "envelope_closed.webp")
    save(envelope_open_back(), out / "envelope_open_back.webp")
    save(envelope_front(), out / "envelope_front.webp")
