"""DEADCERT's case papers: the three card backs, the three folders, the signs of the types."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageFilter

from artkit import places, textures
from artkit.canvas import drop_shadow, paste, rounded_mask, save, shrink, svg
from artkit.deadcert.marks import TYPES, sign
from artkit.palette import unit

BACK = (336, 462)  # three times the pile's cards
FOLDER = (264, 98)  # of the 1920 x 1080 canvas; painted twice as large
MARGIN = 12  # around a folder, for its shadow
CREAM = "#F6EBD0"


def cloth(size: tuple[int, int], colour: str, seed: int, grain: float = 0.16) -> Image.Image:
    """Coloured card with a woven grain; `size` is (width, height)."""
    shape = (size[1], size[0])
    rng = np.random.default_rng(seed)
    value = 1.0 + textures.clouds(shape, 140, rng, 3) * 0.14
    value += textures.noise(shape, 2, rng, 5) * grain * 0.6 + textures.noise(shape, 2, rng) * grain * 0.5
    value *= textures.vignette(shape, 0.42, (0.42, 0.36))
    red, green, blue = unit(colour)
    return textures.tinted(value * 1.05, (red, green, blue)).convert("RGBA")


def back(kind: str) -> Image.Image:
    """A card's back: engraved rays on the type's colour, and its sign in a medallion."""
    scale = 2
    width, height = BACK[0] * scale, BACK[1] * scale
    style = TYPES[kind]
    card = cloth((width, height), style.band, 40 + len(kind))
    cx, cy = BACK[0] / 2, BACK[1] / 2
    rays = ""
    for step in range(72):
        angle = math.tau * step / 72
        inner, outer = 104, 330 if step % 2 else 230
        rays += (
            f'<path d="M{cx + inner * math.cos(angle):.1f} {cy + inner * math.sin(angle):.1f}'
            f'L{cx + outer * math.cos(angle):.1f} {cy + outer * math.sin(angle):.1f}" '
            f'stroke-width="{1.2 if step % 2 else 2.4}"/>'
        )
    rings = "".join(
        f'<circle cx="{cx}" cy="{cy}" r="{radius}" stroke-width="{line}"/>'
        for radius, line in ((150, 1.4), (158, 3), (206, 1.2))
    )
    fans = ""
    for x, y in ((30, 30), (BACK[0] - 30, 30), (30, BACK[1] - 30), (BACK[0] - 30, BACK[1] - 30)):
        fans += "".join(
            f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{style.deep if radius == 78 else "none"}" '
            f'stroke-width="{2.6 if radius == 78 else 1.4}"/>'
            for radius in (78, 64, 50, 36, 22)
        )
    art = (
        f'<clipPath id="c"><rect x="29" y="29" width="{BACK[0] - 58}" height="{BACK[1] - 58}" rx="13"/></clipPath>'
        f'<g clip-path="url(#c)"><rect width="{BACK[0]}" height="{BACK[1]}" fill="{style.deep}" opacity=".34"/>'
        f'<g fill="none" stroke="{style.line}" stroke-opacity=".75">{rays}{rings}{fans}</g></g>'
        f'<rect x="13" y="13" width="{BACK[0] - 26}" height="{BACK[1] - 26}" rx="22" fill="none" '
        f'stroke="{CREAM}" stroke-opacity=".92" stroke-width="6"/>'
        f'<rect x="25" y="25" width="{BACK[0] - 50}" height="{BACK[1] - 50}" rx="15" fill="none" '
        f'stroke="{CREAM}" stroke-opacity=".55" stroke-width="2"/>'
        f'<circle cx="{cx}" cy="{cy}" r="112" fill="{style.deep}"/>'
        f'<circle cx="{cx}" cy="{cy}" r="112" fill="none" stroke="{CREAM}" stroke-opacity=".92" stroke-width="4.5"/>'
        f'<circle cx="{cx}" cy="{cy}" r="102" fill="none" stroke="{style.line}" stroke-width="2.4"/>'
    )
    art += f'<g opacity=".5">{sign(kind, cx + 2, cy + 5, 158, "#000")}</g>' + sign(kind, cx, cy, 158, CREAM)
    card.alpha_composite(svg(art, width, height, f"0 0 {BACK[0]} {BACK[1]}"))
    radius = 30 * scale
    shape = rounded_mask(width, height, radius)
    soft = np.asarray(shape.filter(ImageFilter.GaussianBlur(5 * scale)), np.float32) / 255
    pixels = np.asarray(card.convert("RGB"), np.float32)
    pixels *= (0.70 + 0.30 * np.clip((soft - 0.5) * 2.4, 0, 1))[..., None]
    card = Image.fromarray(pixels.clip(0, 255).astype(np.uint8)).convert("RGBA")
    card.putalpha(shape)
    return shrink(card, *BACK)


def small_back(kind: str) -> Image.Image:
    """A back for sizes below 60 px: the colour, one line and a large sign."""
    width, height = 102, 132
    style = TYPES[kind]
    card = cloth((width * 3, height * 3), style.band, 50)
    art = (
        f'<rect x="8" y="8" width="{width - 16}" height="{height - 16}" rx="9" fill="{style.deep}" '
        f'fill-opacity=".45" stroke="{CREAM}" stroke-width="5"/>'
        + sign(kind, width / 2, height / 2, 70, CREAM)
    )
    card.alpha_composite(svg(art, width * 3, height * 3, f"0 0 {width} {height}"))
    card.putalpha(rounded_mask(width * 3, height * 3, 48))
    return shrink(card, width, height)


def cut(picture: Image.Image, outline: str, view: tuple[int, int]) -> Image.Image:
    """The picture inside an SVG path."""
    shape = svg(f'<path d="{outline}" fill="#fff"/>', *picture.size, f"0 0 {view[0]} {view[1]}")
    result = picture.copy()
    result.putalpha(shape.getchannel("A"))
    return result


def folder(kind: str) -> Image.Image:
    """A folder with a tab, and a typed sheet half drawn out of it: the Detail is written there.

    On the canvas of 264 x 98 the sheet's writing place is x 58-256, y 14-84; the sign is at (31, 55).
    """
    scale = 4
    width, height = FOLDER
    size = (width * scale, height * scale)
    style = TYPES[kind]
    behind = cut(
        cloth(size, style.deep, 60),
        "M2 22V10Q2 2 10 2H84Q91 2 95 8L100 14H256Q263 14 263 21V90Q263 97 256 97H9Q2 97 2 90Z",
        FOLDER,
    )
    sheet = textures.paper((size[1], size[0]), 71 + len(kind)).convert("RGBA")
    sheet = cut(sheet, "M54 10Q54 7 57 7H255Q258 7 258 10V88H54Z", FOLDER)
    front = cut(
        cloth(size, style.band, 61 + len(kind)),
        "M1 24Q1 17 8 17H43Q49 17 50 24L54 80Q55 86 61 86H257Q264 86 264 91V91Q264 97.5 257 97.5H8Q1 97.5 1 90Z",
        FOLDER,
    )
    picture = Image.new("RGBA", ((width + 2 * MARGIN) * scale, (height + 2 * MARGIN) * scale))
    at = MARGIN * scale
    drop_shadow(picture, behind, at, at, 4 * scale, (0, 3 * scale), 190)
    paste(picture, behind, at, at)
    drop_shadow(picture, sheet, at, at, 2 * scale, (0, scale), 130)
    paste(picture, sheet, at, at)
    front_shade = Image.new("RGBA", picture.size)
    drop_shadow(front_shade, front, at, at, 2 * scale, (scale, -scale // 2), 120)
    picture.alpha_composite(front_shade)
    paste(picture, front, at, at)
    lines = (
        f'<path d="M2.2 24Q2.2 18.2 8 18.2H43Q47.8 18.2 48.8 24L52.8 80Q54 87.2 61 87.2H257" fill="none" '
        f'stroke="{style.line}" stroke-opacity=".95" stroke-width="1.3"/>'
        f'<path d="M3 21V10Q3 3 10 3H84Q90.500 3 94.4 8.800L99 15" fill="none" stroke="{style.line}" '
        'stroke-opacity=".8" stroke-width="1.3"/>'
         f'<g opacity=".45">{sign(kind, 27, 56.4, 38, "#000")}</g>'
        + sign(kind, 26, 55, 38, CREAM)
    )
    paste(picture, svg(lines, *size, f"0 0 {width} {height}"), at, at)
    return shrink(picture, (width + 2 * MARGIN) * 2, (height + 2 * MARGIN) * 2)


def write_signs() -> None:
    """Writes each type's sign as a white SVG, to be tinted when it is loaded."""
    for kind, style in TYPES.items():
        text = (
            '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-4 -4 72 72">'
            f'<g transform="translate(0 1)" fill="#ffffff">{style.sign}</g></svg>\n'
        )
        path = places.DEADCERT_PICTURES / f"icon_{kind}.svg"
        path.write_text(text, encoding="utf-8")


def build() -> None:
    """Writes back_*, back_small_*, folder_* and icon_* to DEADCERT's pictures."""
    for kind in TYPES:
        save(back(kind), places.DEADCERT_PICTURES / f"back_{kind}.webp", 88)
        save(small_back(kind), places.DEADCERT_PICTURES / f"back_small_{kind}.webp", 90)
        save(folder(kind), places.DEADCERT_PICTURES / f"folder_{kind}.webp", 90)
    write_signs()
