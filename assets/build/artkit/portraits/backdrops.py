"""Painted rooms behind a portrait, out of focus: SVG on a 600 x 780 ground, blurred by the painter."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

W, H = 600, 780


@dataclass(frozen=True)
class Backdrop:
    """SVG elements, the colour of the rim light, and the colour and place of the glow (fractions)."""

    body: str
    rim: tuple[float, float, float]
    glow: tuple[float, float, float]
    at: tuple[float, float]
    blur: float = 5.0


def rect(x: float, y: float, w: float, h: float, fill: str, extra: str = "") -> str:
    """A rectangle."""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{fill}" {extra}/>'


def wall(top: str, bottom: str) -> str:
    """A wall that changes colour from the ceiling down."""
    stops = f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/>'
    return (
        f'<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient></defs>'
        + rect(0, 0, W, H, "url(#wall)")
    )


def lamp(x: float, y: float, shade: str, size: float = 1.0) -> str:
    """A table lamp with a lit shade."""
    s = size
    return (
        f'<path d="M{x - 40 * s} {y}L{x - 70 * s} {y + 84 * s}H{x + 70 * s}L{x + 40 * s} {y}Z" fill="{shade}"/>'
        f'<path d="M{x - 8 * s} {y + 84 * s}h{16 * s}v{120 * s}h-{16 * s}Z" fill="#6b4a22"/>'
        f'<ellipse cx="{x}" cy="{y + 84 * s}" rx="{64 * s}" ry="{10 * s}" fill="#fff0c0"/>'
    )


def panels(colour: str, top: float) -> str:
    """Dark wainscot from `top` down."""
    out = rect(0, top, W, H - top, colour)
    for x in range(0, W, 120):
        out += rect(x + 14, top + 30, 92, H, "#000", 'opacity=".25"') + rect(
            x + 14, top + 30, 92, 5, "#fff", 'opacity=".10"'
        )
    return out + rect(0, top - 10, W, 14, "#000", 'opacity=".35"')


def lounge() -> Backdrop:
    """A teal room with a lamp and a gilt mirror."""
    body = wall("#0f2a2c", "#1d4a4a")
    for x in range(0, W, 60):
        body += rect(x, 0, 26, 520, "#ffffff", 'opacity=".045"')
    body += panels("#241713", 560)
    body += '<ellipse cx="470" cy="190" rx="108" ry="148" fill="#a37a34"/><ellipse cx="470" cy="190" rx="92" ry="130" fill="#3c5f5e"/>'
    body += '<path d="M410 120L500 80L430 290L390 240Z" fill="#8fb3a8" opacity=".4"/>'
    body += lamp(96, 220, "#ffcf7a", 1.25)
    return Backdrop(body, (1.0, 0.55, 0.42), (1.0, 0.76, 0.42), (0.16, 0.38))


def trophies() -> Backdrop:
    """A smoking room: crossed sabres on a shield, a map, a fire below."""
    body = wall("#20281f", "#4a4a2c")
    body += rect(40, 60, 210, 160, "#8a6a3a") + rect(52, 72, 186, 136, "#c8b183")
    body += '<path d="M70 120q40 -40 70 0t80 10v60q-60 -20 -90 0t-60 -10Z" fill="#8f7a4c"/>'
    body += '<g stroke="#cfd2cc" stroke-width="12" stroke-linecap="round"><path d="M380 280L560 60M560 280L380 60"/></g>'
    body += '<path d="M470 90l64 22q0 92 -64 128q-64 -36 -64 -128Z" fill="#5b2420" stroke="#c79a4c" stroke-width="8"/>'
    body += '<g stroke="#8a6a2a" stroke-width="16" stroke-linecap="round"><path d="M372 288l26 -30M568 288l-26 -30"/></g>'
    body += panels("#2a1a10", 470)
    body += '<ellipse cx="70" cy="740" rx="190" ry="150" fill="#ff9a3c" opacity=".75"/>'
    return Backdrop(body, (1.0, 0.62, 0.30), (1.0, 0.62, 0.28), (0.14, 0.80))


def kitchen() -> Backdrop:
    """A blue kitchen at night: a window with the moon, shelves with plates and copper."""
    body = wall("#22343f", "#33505a")
    body += rect(356, 40, 220, 270, "#1a120c") + rect(368, 52, 196, 246, "#27486e")
    body += (
        '<circle cx="480" cy="128" r="44" fill="#f4efd8"/>'
        + rect(460, 52, 10, 246, "#1a120c")
        + rect(368, 168, 196, 10, "#1a120c")
    )
    body += rect(0, 180, 300, 16, "#3b2516") + rect(0, 360, 250, 16, "#3b2516")
    for index, x in enumerate((44, 124, 204)):
        body += f'<circle cx="{x}" cy="140" r="38" fill="#e8dcc0"/><circle cx="{x}" cy="140" r="22" fill="#8fb0b8"/>'
        body += f'<path d="M{x - 34} 300h68v50q-34 20 -68 0Z" fill="#{("b5652e", "c67a3c", "a8562a")[index]}"/>'
    body += panels("#1f2a2c", 560)
    return Backdrop(body, (0.62, 0.80, 1.0), (0.95, 0.85, 0.62), (0.20, 0.30))


def chapel() -> Backdrop:
    """Stone, and a stained-glass window with light in it."""
    body = wall("#241a26", "#3c2c36")
    for row in range(10):
        for column in range(6):
            x, y = column * 120 - (row % 2) * 60, row * 80
            body += rect(
                x + 3,
                y + 3,
                114,
                74,
                "#ffffff",
                f'opacity="{0.02 + 0.03 * ((row * 7 + column * 3) % 3):.2f}"',
            )
    rng = random.Random(4)
    colours = ["#d9a23a", "#b53a2e", "#3f6fb0", "#e7c66a", "#5a8f6a", "#8a4aa0"]
    for cx in (110, 470):
        outline = f"M{cx - 84} 470V190Q{cx - 84} 90 {cx} 26Q{cx + 84} 90 {cx + 84} 190V470Z"
        body += f'<clipPath id="w{cx}"><path d="{outline}"/></clipPath><path d="{outline}" fill="#120c0c" stroke="#120c0c" stroke-width="26"/>'
        panes = ""
        for row in range(10):
            for column in range(4):
                x, y = cx - 84 + column * 42, 26 + row * 46
                panes += f'<path d="M{x + 21} {y - 6}l23 29l-23 29l-23 -29Z" fill="{rng.choice(colours)}"/>'
        body += f'<g clip-path="url(#w{cx})">{rect(cx - 90, 0, 180, 480, "#e0b860")}{panes}</g>'
    body += panels("#1d1412", 600)
    return Backdrop(body, (1.0, 0.80, 0.45), (1.0, 0.82, 0.50), (0.80, 0.30), 4.0)


def palms() -> Backdrop:
    """A glass house at night with palms and paper lanterns."""
    body = wall("#6a3a1c", "#8a4f22")
    for x in range(0, W + 1, 100):
        body += rect(x - 4, 0, 8, H, "#2a160c")
    for y in range(80, H, 150):
        body += rect(0, y, W, 7, "#2a160c")
    for x, y, r in ((86, 150, 44), (520, 110, 52), (470, 420, 30)):
        body += f'<circle cx="{x}" cy="{y}" r="{r * 2.4}" fill="#ffb347" opacity=".22"/><ellipse cx="{x}" cy="{y}" rx="{r}" ry="{r * 1.15}" fill="#ffc866"/>'
    rng = random.Random(9)
    for cx, cy, turn in ((-20, 560, -10), (620, 520, 190), (40, 760, -30), (590, 740, 205)):
        for leaf in range(9):
            angle = turn - 80 + leaf * 20 + rng.uniform(-6, 6)
            colour = rng.choice(["#143a24", "#1d4d2e", "#0f2c1c"])
            body += f'<path d="M0 0Q90 -46 220 -10Q100 26 0 0Z" fill="{colour}" transform="translate({cx} {cy}) rotate({angle})"/>'
    return Backdrop(body, (1.0, 0.72, 0.36), (1.0, 0.72, 0.34), (0.86, 0.16), 4.5)


def library() -> Backdrop:
    """Shelves of books by lamplight."""
    body = wall("#2c1a0e", "#4a2c16")
    rng = random.Random(12)
    colours = ["#7d2a22", "#2f5a4a", "#b0853b", "#3b4f6d", "#8a5a2c", "#a8763a", "#5d3a22"]
    for row in range(5):
        y = 24 + row * 150
        body += rect(0, y, W, 128, "#1a0e07")
        x = 6.0
        while x < W:
            width, height = rng.uniform(16, 36), rng.uniform(84, 122)
            body += rect(x, y + 128 - height, width - 2, height, rng.choice(colours))
            body += rect(x, y + 128 - height * 0.75, width - 2, 6, "#e0bd70", 'opacity=".6"')
            x += width
        body += rect(0, y + 128, W, 20, "#5a361b")
    body += '<ellipse cx="520" cy="300" rx="240" ry="260" fill="#ffca6a" opacity=".20"/>'
    return Backdrop(body, (1.0, 0.78, 0.42), (1.0, 0.78, 0.40), (0.84, 0.36), 4.5)


def plain(top: str, bottom: str, rim: tuple[float, float, float] = (1.0, 0.82, 0.55)) -> Backdrop:
    """A studio ground in two tones."""
    return Backdrop(wall(top, bottom), rim, (1.0, 0.82, 0.52), (0.32, 0.36))


def window() -> Backdrop:
    """A bare wall with the light of a window thrown on it."""
    body = wall("#3a2a1c", "#5a4028")
    for x in (70, 210):
        for y in (70, 220):
            body += f'<path d="M{x} {y}h126v136h-126Z" fill="#f0cf92" opacity=".40" transform="skewY(6)"/>'
    return Backdrop(body, (1.0, 0.84, 0.56), (1.0, 0.84, 0.56), (0.30, 0.34), 6)


def blinds() -> Backdrop:
    """A wall striped by blinds."""
    body = wall("#33241a", "#4c3624")
    for y in range(-200, H + 100, 74):
        body += (
            f'<path d="M0 {y}L600 {y + 96}V{y + 132}L0 {y + 36}Z" fill="#f0cf92" opacity=".26"/>'
        )
    return Backdrop(body, (1.0, 0.84, 0.56), (1.0, 0.84, 0.56), (0.28, 0.40), 5)


def street() -> Backdrop:
    """Fog, a gas lamp and house fronts."""
    body = wall("#2a3038", "#4b4a48")
    for x, top in ((-20, 230), (110, 160), (250, 260), (400, 190), (520, 240)):
        body += rect(x, top, 130, 700, "#1c1f24", 'opacity=".75"')
        for wx in (x + 22, x + 74):
            for wy in range(top + 30, 620, 90):
                body += rect(
                    wx, wy, 26, 38, "#e8b765" if (wx + wy) % 3 == 0 else "#0f1114", 'opacity=".75"'
                )
    body += (
        rect(498, 180, 12, 600, "#0d0d0f")
        + '<circle cx="504" cy="150" r="130" fill="#ffd27a" opacity=".30"/>'
    )
    body += '<path d="M480 120h48l-10 66h-28Z" fill="#fff0bf"/>'
    return Backdrop(body, (1.0, 0.82, 0.50), (1.0, 0.82, 0.50), (0.84, 0.19), 6)


BACKDROPS: dict[str, Callable[[], Backdrop]] = {
    "lounge": lounge,
    "trophies": trophies,
    "kitchen": kitchen,
    "chapel": chapel,
    "palms": palms,
    "library": library,
    "window": window,
    "blinds": blinds,
    "street": street,
    "studio": lambda: plain("#2e2219", "#57402a"),
}
