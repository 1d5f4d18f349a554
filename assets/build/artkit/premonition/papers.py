"""Deadly Premonition's cards: evidence faces, frames, backs, alignments, the card of the dead."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from PIL import Image, ImageFilter

from artkit import places, textures
from artkit.canvas import paste, rounded_mask, save, shrink, svg
from artkit.deadcert.papers import cloth
from artkit.premonition.marks import SIGNS, file_text, sign

CARD = (354, 528)  # three times the table's cards
SCALE = 2
CREAM, BRASS, NIGHT = "#F6EBD0", "#D6B268", "#10181D"
RED, GREEN = "#B02A25", "#23703F"
PAPER = (21, 174, 312, 336)  # of an evidence face: left, top, width, height


def rounded(picture: Image.Image, radius: float) -> Image.Image:
    """A card cut out with round corners, its edge a little darker."""
    shape = rounded_mask(*picture.size, round(radius))
    soft = np.asarray(shape.filter(ImageFilter.GaussianBlur(5 * SCALE)), np.float32) / 255
    pixels = np.asarray(picture.convert("RGB"), np.float32)
    pixels *= (0.74 + 0.26 * np.clip((soft - 0.5) * 2.4, 0, 1))[..., None]
    card = Image.fromarray(pixels.clip(0, 255).astype(np.uint8)).convert("RGBA")
    card.putalpha(shape)
    return card


def sheet(card: Image.Image, box: tuple[int, int, int, int], seed: int, radius: float = 9) -> None:
    """Lays a piece of paper, a little sunk, on the card."""
    left, top, wide, high = (value * SCALE for value in box)
    paper = textures.paper((high, wide), seed).convert("RGBA")
    edge = (
        f'<rect width="{wide}" height="{high}" rx="{radius * SCALE}" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="{5 * SCALE}"/>'
        f'<rect width="{wide}" height="{high}" rx="{radius * SCALE}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="{14 * SCALE}"/>'
    )
    shade = svg(edge, wide, high).filter(ImageFilter.GaussianBlur(4 * SCALE))
    paper.alpha_composite(shade)
    paper.putalpha(rounded_mask(wide, high, radius * SCALE))
    paste(card, paper, left, top)


def drawn(card: Image.Image, body: str) -> None:
    """Draws SVG elements, in px of the finished card, on it."""
    card.alpha_composite(svg(body, *card.size, f"0 0 {CARD[0]} {CARD[1]}"))


def double(colours: tuple[str, str]) -> Image.Image:
    """Cloth in two colours that meet in a slanting line."""
    size = (CARD[0] * SCALE, CARD[1] * SCALE)
    left, right = (cloth(size, colour, 81) for colour in colours)
    slope = svg('<path d="M0 0H206L148 528H0Z" fill="#fff"/>', *size, f"0 0 {CARD[0]} {CARD[1]}")
    right.paste(left, (0, 0), slope.getchannel("A"))
    return right


def evidence(kind: str) -> Image.Image:
    """An evidence face without its signs: handcuffs for red, a tick for green, both for a dual card."""
    size = (CARD[0] * SCALE, CARD[1] * SCALE)
    band = {"red": (("sign_red", 177),), "green": (("sign_green", 177),), "both": (("sign_red", 93), ("sign_green", 261))}[kind]
    card = double((RED, GREEN)) if kind == "both" else cloth(size, RED if kind == "red" else GREEN, 81)
    sheet(card, PAPER, 84 + len(kind))
    body = "".join(sign(name, x + 2, 96, 112, "#000000").join(('<g opacity=".4">', "</g>")) + sign(name, x, 93, 112, CREAM) for name, x in band)
    if kind == "both":
        body += f'<path d="M193 22L181 164" stroke="{CREAM}" stroke-opacity=".8" stroke-width="4"/>'
    body += f'<rect x="9" y="9" width="{CARD[0] - 18}" height="{CARD[1] - 18}" rx="20" fill="none" stroke="{CREAM}" stroke-opacity=".55" stroke-width="3"/>'
    drawn(card, body)
    return shrink(rounded(card, 28 * SCALE), *CARD)


def rays(cx: float, cy: float, inner: float, outer: float, count: int, line: str) -> str:
    """Thin and thick rays about a point."""
    out = ""
    for step in range(count):
        angle = math.tau * step / count
        c, s = math.cos(angle), math.sin(angle)
        out += f'<path d="M{cx + inner * c:.1f} {cy + inner * s:.1f}L{cx + outer * c:.1f} {cy + outer * s:.1f}" stroke="{line}" stroke-width="{1.4 if step % 2 else 3}"/>'
    return out


def frame_lines(line: str) -> str:
    """Two lines along a back's edge."""
    return (
        f'<rect x="12" y="12" width="{CARD[0] - 24}" height="{CARD[1] - 24}" rx="20" fill="none" stroke="{line}" stroke-width="5"/>'
        f'<rect x="24" y="24" width="{CARD[0] - 48}" height="{CARD[1] - 48}" rx="13" fill="none" stroke="{line}" stroke-opacity=".6" stroke-width="2"/>'
    )


def pine(x: float, foot: float, high: float, colour: str) -> str:
    """A pine's outline with drooping boughs."""
    half, tiers = high * 0.24, 6
    left, right = "", ""
    for tier in range(1, tiers + 1):
        y, w = foot - high * (1 - (tier + 0.15) / (tiers + 0.15)), half * tier / tiers
        left += f"L{x - w:.1f} {y:.1f}L{x - w * 0.42:.1f} {y - high * 0.04:.1f}"
        right = f"L{x + w * 0.42:.1f} {y - high * 0.04:.1f}L{x + w:.1f} {y:.1f}" + right
    return f'<path d="M{x} {foot - high:.1f}{left}L{x - 3} {foot}H{x + 3}{right}Z" fill="{colour}"/>'


def glass_art(line: str, deep: str) -> str:
    """The back of profiling cards: a lens over a height chart, with rays of light from above."""
    cx, cy = CARD[0] / 2, 252.0
    body = f'<clipPath id="c"><rect x="28" y="28" width="{CARD[0] - 56}" height="{CARD[1] - 56}" rx="11"/></clipPath><g clip-path="url(#c)">'
    body += f'<g opacity=".75">{rays(cx, 28, 40, 640, 84, line)}</g><circle cx="{cx}" cy="28" r="46" fill="{line}"/>'
    body += f'<g opacity=".85">{rays(cx, CARD[1] - 28, 30, 92, 60, line)}</g><circle cx="{cx}" cy="{CARD[1] - 28}" r="34" fill="{line}"/></g>'
    body += f'<circle cx="{cx}" cy="{cy}" r="108" fill="{deep}" stroke="{line}" stroke-width="5"/><circle cx="{cx}" cy="{cy}" r="97" fill="none" stroke="{line}" stroke-width="2"/>'
    body += "".join(f'<path d="M{cx - 78} {cy - 62 + step * 31}h{156}" stroke="{line}" stroke-opacity=".42" stroke-width="3"/>' for step in range(5))
    lens = f'<g transform="translate({cx} {cy}) rotate(-42)"><circle cy="-22" r="44" fill="{deep}" stroke="{CREAM}" stroke-width="12"/><path d="M-22 -46A34 34 0 0 1 8 -54" stroke="{CREAM}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-9 26H9L12 88Q0 96 -12 88Z" fill="{CREAM}"/></g>'
    return body + lens


def weather_art(line: str, deep: str) -> str:
    """The back of weather cards: a cloud over pines, slanting rain everywhere."""
    rng = np.random.default_rng(5)
    body = f'<clipPath id="c"><rect x="28" y="28" width="{CARD[0] - 56}" height="{CARD[1] - 56}" rx="11"/></clipPath><g clip-path="url(#c)">'
    for _ in range(120):
        x, y, long = rng.uniform(0, 420), rng.uniform(0, 528), rng.uniform(18, 60)
        body += f'<path d="M{x:.0f} {y:.0f}l{-long * 0.3:.0f} {long:.0f}" stroke="{line}" stroke-opacity="{rng.uniform(0.25, 0.7):.2f}" stroke-width="2.4" stroke-linecap="round"/>'
    body += "".join(pine(x, 520, high, deep) for x, high in ((40, 150), (96, 190), (150, 130), (206, 170), (262, 210), (320, 150)))
    body += "</g>" + sign("effect_check_weather", CARD[0] / 2 + 3, 236, 200, "#000000").join(('<g opacity=".35">', "</g>"))
    return body + sign("effect_check_weather", CARD[0] / 2, 230, 200, CREAM)


def alignment_art(line: str, deep: str) -> str:
    """The back of alignment cards: half a badge, half a hood."""
    cx, cy = CARD[0] / 2, CARD[1] / 2
    body = f'<clipPath id="c"><rect x="28" y="28" width="{CARD[0] - 56}" height="{CARD[1] - 56}" rx="11"/></clipPath><g clip-path="url(#c)" opacity=".8">{rays(cx, cy, 128, 420, 72, line)}</g>'
    body += f'<circle cx="{cx}" cy="{cy}" r="124" fill="{deep}" stroke="{line}" stroke-width="5"/><circle cx="{cx}" cy="{cy}" r="113" fill="none" stroke="{line}" stroke-width="2"/>'
    body += f'<clipPath id="l"><path d="M0 0H{cx - 3}V528H0Z"/></clipPath><clipPath id="r"><path d="M{cx + 3} 0H354V528H{cx + 3}Z"/></clipPath>'
    body += f'<g clip-path="url(#l)">{sign("sign_agent", cx, cy, 158, CREAM)}</g><g clip-path="url(#r)">{sign("sign_killer", cx, cy, 158, CREAM)}</g>'
    return body + f'<path d="M{cx} {cy - 104}V{cy + 104}" stroke="{line}" stroke-width="2.5"/>'


BACKS: dict[str, tuple[str, str, str, Callable[[str, str], str], str]] = {
    "profiling": ("#18303C", BRASS, NIGHT, glass_art, "lens"),
    "weather": ("#44565E", "#C9D6D8", "#1B262C", weather_art, "effect_check_weather"),
    "alignment": ("#4A1A1A", BRASS, "#1E0C0C", alignment_art, "sign_agent"),
}


def back(kind: str) -> Image.Image:
    """A card's back."""
    colour, line, deep, art, _ = BACKS[kind]
    card = cloth((CARD[0] * SCALE, CARD[1] * SCALE), colour, 70 + len(kind))
    drawn(card, art(line, deep) + frame_lines(line))
    return shrink(rounded(card, 30 * SCALE), *CARD)


def small_back(kind: str) -> Image.Image:
    """A back for sizes below 60 px: the colour, one line and a large sign."""
    colour, line, deep, _, name = BACKS[kind]
    card = cloth((CARD[0] * SCALE, CARD[1] * SCALE), colour, 75)
    cx, cy = CARD[0] / 2, CARD[1] / 2
    lens = f'<g transform="translate({cx} {cy - 6}) rotate(-42)"><circle cy="-50" r="72" fill="none" stroke="{CREAM}" stroke-width="26"/><path d="M-20 30H20V150H-20Z" fill="{CREAM}"/></g>'
    art = lens if name not in SIGNS else sign(name, cx, cy, 230, CREAM)
    drawn(card, f'<rect x="24" y="24" width="{CARD[0] - 48}" height="{CARD[1] - 48}" rx="26" fill="{deep}" fill-opacity=".5" stroke="{line}" stroke-width="16"/>' + art)
    return shrink(rounded(card, 40 * SCALE), 118, 176)


def dead() -> Image.Image:
    """The dark card that lies where a suspect was killed."""
    scale, wide, high = 4, 84, 168
    card = cloth((wide * scale, high * scale), "#191316", 77)
    body = '<rect x="3" y="3" width="78" height="162" rx="8" fill="none" stroke="#B5312C" stroke-width="3"/>'
    body += "".join(f'<path d="M{x} {y}l-7 26" stroke="#6a2a2a" stroke-opacity=".5" stroke-width="1.4"/>' for x, y in ((20, 14), (44, 24), (68, 12), (18, 116), (40, 128), (66, 112), (74, 60), (14, 60)))
    body += sign("sign_skull", 42, 86, 58, "#EE5A4C")
    card.alpha_composite(svg(body, wide * scale, high * scale, f"0 0 {wide} {high}"))
    return shrink(rounded(card, 9 * scale), wide * 2, high * 2)


def build() -> None:
    """Writes evidence_*, back_*, dead and every flat sign."""
    target = places.PREMONITION_PICTURES
    for kind in ("red", "green", "both"):
        save(evidence(kind), target / f"evidence_{kind}.webp", 88)
    for kind in BACKS:
        save(back(kind), target / f"back_{kind}.webp", 88)
        if kind != "alignment":
            save(small_back(kind), target / f"back_small_{kind}.webp", 90)
    save(dead(), target / "dead.webp", 90)
    for name in SIGNS:
        (target / f"{name}.svg").write_text(file_text(name), encoding="utf-8")
