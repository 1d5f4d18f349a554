"""The gaslit street of the attract mode: two rows of roofs in the fog, a clock tower, wet cobbles, a lamp.

The picture is dark where the game's name, three cards and the captions lie over it. It is shown
as it is and mirrored, in turn.
"""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageFilter

from artkit import canvas, places, textures
from artkit.palette import rgb

WIDTH, HEIGHT = 1920, 1080
LAMP_X, FLAME_Y = 232, 212
GROUND_Y = 792

FAR, NEAR = "#1f2a35", "#0f161d"
WINDOW_FAR, WINDOW_NEAR = "#c9a15c", "#f0bd66"
IRON, IRON_LIT = "#08090b", "#3a2c18"


def build() -> None:
    """Writes `assets/ui/street.webp`."""
    picture = sky()
    far, near = np.random.default_rng(21), np.random.default_rng(12)
    picture.alpha_composite(moon())
    picture.alpha_composite(houses(far, 430, 0.86, FAR, WINDOW_FAR, (70, 215), 0.10))
    fog(picture, far, 500, 210, "#8fa3ad", 0.34)
    picture.alpha_composite(clock_tower(1672, 150))
    fog(picture, far, 610, 150, "#8fa3ad", 0.22)
    picture.alpha_composite(houses(near, 668, 1.16, NEAR, WINDOW_NEAR, (90, 300), 0.15))
    fog(picture, near, 730, 130, "#a3b1b4", 0.30)
    picture.alpha_composite(cobbles())
    picture = lamp_light(picture)
    picture.alpha_composite(lamp())
    canvas.save(vignette(picture).convert("RGB"), places.UI / "street.webp", quality=93)


def sky() -> Image.Image:
    """Night that clears towards the roofs, with slow clouds."""
    rng = np.random.default_rng(5)
    y = np.linspace(0, 1, HEIGHT, dtype=np.float32)[:, None]
    clouds = textures.clouds((HEIGHT, WIDTH), 460, rng, 5, 2.2) * 0.30
    part = np.clip(y * 1.15 + clouds, 0, 1)[..., None]
    top, low = np.array([9, 13, 24.0]), np.array([58, 72, 80.0])
    pixels = (1 - part) * top + part * low
    return Image.fromarray(pixels.clip(0, 255).astype(np.uint8)).convert("RGBA")


def moon() -> Image.Image:
    """A veiled moon behind the clock tower."""
    layer = Image.new("RGBA", (WIDTH, HEIGHT))
    canvas.paste(layer, canvas.glow(430, "#8ea4b8", 0.34), 1450 - 430, 150 - 430)
    return layer


def houses(
    rng: np.random.Generator,
    foot: int,
    size: float,
    colour: str,
    window: str,
    heights: tuple[int, int],
    lit: float,
) -> Image.Image:
    """A row of houses with gables, dormers and chimneys; some windows are lit."""
    walls, lights = [], []
    x = -50.0
    while x < WIDTH + 40:
        width = float(rng.integers(int(110 * size), int(200 * size)))
        top = foot - float(rng.integers(*heights))
        walls.append(_house(rng, x, top, width, size))
        lights += _windows(rng, x, top, width, foot, size, lit)
        x += width
    layer = canvas.svg(f'<g fill="{colour}">{"".join(walls)}</g>', WIDTH, HEIGHT)
    panes = [_pane(wx, wy, size, window, colour, level) for wx, wy, level in lights]
    shine = canvas.svg(
        "".join(
            f'<rect x="{wx - 5:.0f}" y="{wy - 5:.0f}" width="{17 * size + 10:.0f}" '
            f'height="{27 * size + 10:.0f}" fill="{window}" fill-opacity="{level * 0.55:.2f}"/>'
            for wx, wy, level in lights
        ),
        WIDTH,
        HEIGHT,
    ).filter(ImageFilter.GaussianBlur(9 * size))
    inside = layer.getchannel("A")
    shine.putalpha(Image.fromarray(np.minimum(np.asarray(shine.getchannel("A")), np.asarray(inside))))
    layer.alpha_composite(shine)
    layer.alpha_composite(canvas.svg("".join(panes), WIDTH, HEIGHT))
    return layer


def _house(rng: np.random.Generator, x: float, top: float, width: float, size: float) -> str:
    parts = [f'<rect x="{x:.1f}" y="{top:.1f}" width="{width + 1:.1f}" height="{HEIGHT - top:.1f}"/>']
    eave = 7 * size
    kind = rng.random()
    if kind < 0.45:  # a gable to the street
        ridge = top - width * float(rng.uniform(0.34, 0.48))
        parts.append(
            f'<path d="M{x - eave:.1f} {top + 4:.1f}L{x + width / 2:.1f} {ridge:.1f}'
            f'L{x + width + eave:.1f} {top + 4:.1f}z"/>'
        )
    elif kind < 0.8:  # a slated roof with a dormer
        rise = 46 * size
        parts.append(
            f'<path d="M{x - eave:.1f} {top + 4:.1f}l{eave * 3:.1f} {-rise:.1f}h{width - 4 * eave:.1f}'
            f'l{eave * 3:.1f} {rise:.1f}z"/>'
        )
        dormer = x + width * float(rng.uniform(0.3, 0.6))
        parts.append(
            f'<path d="M{dormer:.1f} {top:.1f}v{-34 * size:.1f}l{17 * size:.1f} {-18 * size:.1f}'
            f'l{17 * size:.1f} {18 * size:.1f}v{34 * size:.1f}z"/>'
        )
    for number in range(int(rng.integers(1, 3))):
        at = x + width * (0.12 + 0.56 * number + 0.1 * float(rng.random()))
        tall = float(rng.uniform(64, 92)) * size
        parts.append(
            f'<rect x="{at:.1f}" y="{top - tall:.1f}" width="{22 * size:.1f}" height="{tall + 20:.1f}"/>'
            f'<rect x="{at - 3 * size:.1f}" y="{top - tall:.1f}" width="{28 * size:.1f}" '
            f'height="{7 * size:.1f}"/>'
        )
        for pot in (3, 13):
            parts.append(
                f'<rect x="{at + pot * size:.1f}" y="{top - tall - 12 * size:.1f}" '
                f'width="{6 * size:.1f}" height="{14 * size:.1f}"/>'
            )
    return "".join(parts)


def _windows(
    rng: np.random.Generator, x: float, top: float, width: float, foot: int, size: float, lit: float
) -> list[tuple[float, float, float]]:
    found = []
    across = max(2, int(width / (46 * size)))
    pitch = width / across
    for row in range(int((foot + 150 - top) / (62 * size))):
        for column in range(across):
            if rng.random() < lit:
                wx = x + pitch * (column + 0.5) - 8.5 * size
                wy = top + (26 + 62 * row) * size
                if wy + 40 * size < GROUND_Y:
                    found.append((wx, wy, float(rng.uniform(0.45, 0.95))))
    return found


def _pane(x: float, y: float, size: float, colour: str, bars: str, level: float) -> str:
    width, height = 17 * size, 27 * size
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="1.5" '
        f'fill="{colour}" fill-opacity="{level:.2f}"/>'
        f'<path d="M{x + width / 2:.1f} {y:.1f}v{height:.1f}M{x:.1f} {y + height * 0.48:.1f}h{width:.1f}" '
        f'stroke="{bars}" stroke-width="{2 * size:.1f}"/>'
    )


def clock_tower(x: int, top: int) -> Image.Image:
    """A tower with a lit dial; `x` is its middle, `top` the tip of its spire."""
    stone, shade, edge = "#26323d", "#1d2730", "#33414d"
    body = (
        f'<g transform="translate({x} {top})">'
        f'<path d="M0 0l10 60h-20z" fill="{stone}"/>'
        f'<path d="M-16 56h32l34 96h-100z" fill="{shade}"/>'
        f'<path d="M-12 92h24v44h-24z" fill="#141c24"/>'
        f'<rect x="-62" y="150" width="124" height="14" fill="{edge}"/>'
        f'<path d="M-70 300l8-136h124l8 136z" fill="{stone}"/>'
        f'<path d="M-78 128l8-34 8 34v40h-16zM62 128l8-34 8 34v40h-16z" fill="{stone}"/>'
        f'<rect x="-84" y="298" width="168" height="16" fill="{edge}"/>'
        f'<rect x="-74" y="314" width="148" height="600" fill="{shade}"/>'
        f'<path d="M-50 330v520M-18 330v520M18 330v520M50 330v520" stroke="{stone}" stroke-width="9"/>'
        f'<circle cx="0" cy="232" r="58" fill="#161e26"/><circle cx="0" cy="232" r="50" fill="#d9c086"/>'
        f'<circle cx="0" cy="232" r="50" fill="none" stroke="#3c3320" stroke-width="4"/>'
        + "".join(
            f'<rect x="-2" y="-45" width="4" height="{11 if hour % 3 == 0 else 7}" fill="#3c3320" '
            f'transform="translate(0 232) rotate({hour * 30})"/>'
            for hour in range(12)
        )
        + '<path d="M0 236L-3 226 0 190 3 226z" fill="#2a2316" transform="rotate(-12 0 232)"/>'
        '<path d="M0 236L-4 226 0 204 4 226z" fill="#2a2316" transform="rotate(-62 0 232)"/>'
        '<circle cx="0" cy="232" r="5" fill="#2a2316"/></g>'
    )
    layer = canvas.svg(body, WIDTH, HEIGHT)
    canvas.paste(layer, canvas.glow(150, "#f2d58a", 0.42), x - 150, top + 232 - 150)
    return layer


def fog(
    ground: Image.Image, rng: np.random.Generator, middle: int, reach: int, colour: str, level: float
) -> None:
    """A bank of fog that lies along a height and is torn into wisps."""
    y = np.arange(HEIGHT, dtype=np.float32)[:, None]
    band = np.exp(-(((y - middle) / reach) ** 2))
    wisps = 0.62 + textures.clouds((HEIGHT, WIDTH), 230, rng, 4, 4.5) * 0.9
    alpha = np.clip(band * wisps * level, 0, 1)
    pixels = np.zeros((HEIGHT, WIDTH, 4), np.uint8)
    pixels[..., :3] = rgb(colour)
    pixels[..., 3] = (alpha * 255).astype(np.uint8)
    ground.alpha_composite(Image.fromarray(pixels))


def cobbles() -> Image.Image:
    """A kerb and a wet street that comes towards us."""
    rng = np.random.default_rng(33)
    parts = [f'<rect y="{GROUND_Y}" width="{WIDTH}" height="{HEIGHT - GROUND_Y}" fill="#0d1216"/>']
    parts.append(f'<rect y="{GROUND_Y}" width="{WIDTH}" height="7" fill="#222a2f"/>')
    y, row = GROUND_Y + 12.0, 0
    while y < HEIGHT:
        tall = 9 + row * 2.6
        wide = 52 + row * 9.5
        start = 960 - wide * 24 + (row % 2) * wide / 2
        for column in range(48):
            x = start + column * wide
            if -wide < x < WIDTH:
                shine = float(rng.uniform(0.03, 0.12))
                parts.append(
                    f'<rect x="{x + 2:.1f}" y="{y:.1f}" width="{wide - 5:.1f}" height="{tall:.1f}" '
                    f'rx="{tall * 0.42:.1f}" fill="#b9c2c6" fill-opacity="{shine:.3f}"/>'
                )
        y += tall + 4
        row += 1
    return canvas.svg("".join(parts), WIDTH, HEIGHT)


def lamp_light(picture: Image.Image) -> Image.Image:
    """The warm light of the lamp in the fog, on the roofs, and as a streak on the wet stones."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    away = np.hypot(x - LAMP_X, (y - FLAME_Y) * 1.06)
    wisps = 1 + textures.clouds((HEIGHT, WIDTH), 260, np.random.default_rng(3), 4, 2.0) * 0.5
    light = np.clip(1 - away / 640, 0, 1) ** 2.0 * 0.80 * wisps
    light += np.clip(1 - away / 210, 0, 1) ** 2.0 * 0.70
    below = np.clip((y - GROUND_Y) / 40, 0, 1)
    streak = np.exp(-(((x - LAMP_X) / (60 + (y - GROUND_Y).clip(0) * 0.5)) ** 2)) * below * 0.30
    glitter = 0.45 + np.asarray(picture.convert("L"), np.float32) / 42
    pixels = np.asarray(picture.convert("RGB"), np.float32)
    warm = np.array([255, 186, 92.0], np.float32)
    total = (light + streak * glitter)[..., None]
    lit = 255 - (255 - pixels) * (1 - np.clip(total * warm / 255, 0, 1))
    return Image.fromarray(lit.clip(0, 255).astype(np.uint8)).convert("RGBA")


def lamp() -> Image.Image:
    """The lamp post. Its flame is painted lit; the breathing halo is laid over it by the scene."""
    x, y = LAMP_X, FLAME_Y
    defs = (
        '<radialGradient id="glass" cx="0.5" cy="0.55" r="0.7">'
        '<stop offset="0" stop-color="#fffdf0"/><stop offset="0.45" stop-color="#ffe6a6"/>'
        '<stop offset="1" stop-color="#f0ab4a"/></radialGradient>'
        f'<linearGradient id="iron"><stop offset="0" stop-color="{IRON}"/>'
        f'<stop offset="0.45" stop-color="{IRON_LIT}"/><stop offset="1" stop-color="{IRON}"/>'
        "</linearGradient>"
    )
    body = (
        f'<g transform="translate({x} {y})">'
        # the post: shaft, collars, ladder bar, foot
        '<path d="M-7 70h14l4 560h-22z" fill="url(#iron)"/>'
        '<rect x="-16" y="66" width="32" height="14" rx="4" fill="#08090b"/>'
        '<rect x="-76" y="150" width="152" height="8" rx="4" fill="#0b0b0d"/>'
        '<circle cx="-76" cy="154" r="8" fill="#0b0b0d"/><circle cx="76" cy="154" r="8" fill="#0b0b0d"/>'
        '<rect x="-15" y="252" width="30" height="12" rx="5" fill="#08090b"/>'
        '<rect x="-18" y="268" width="36" height="16" rx="7" fill="#0b0b0d"/>'
        '<path d="M-11 560h22l10 70h-42z" fill="url(#iron)"/>'
        '<path d="M-34 630h68l8 26h-84z" fill="#08090b"/><rect x="-26" y="600" width="52" height="14" '
        'rx="6" fill="#08090b"/>'
        # the lantern
        '<path d="M-36 62h72l25-122h-122z" fill="url(#glass)"/>'
        '<path d="M0 46c-11-8-16-20-10-34 3 6 6 6 6 0 0-10 2-18 8-24 0 12 14 20 10 38-2 10-7 16-14 20z" '
        'fill="#fffef6"/>'
        '<path d="M-36 62l-25-122M36 62l25-122M-13 62l-9-122M13 62l9-122" stroke="#0b0b0d" '
        'stroke-width="5" fill="none"/>'
        '<rect x="-42" y="58" width="84" height="10" rx="4" fill="#08090b"/>'
        '<rect x="-70" y="-68" width="140" height="11" rx="4" fill="#08090b"/>'
        '<path d="M-66 -66l36-44h60l36 44z" fill="#0b0b0d"/>'
        '<path d="M-30 -110h60l-8-14h-44z" fill="#141210"/>'
        '<path d="M-6 -124h12v-14h-12z" fill="#08090b"/><circle cy="-146" r="10" fill="#0b0b0d"/>'
        '<path d="M-62 -66l34-42h6l-30 42z" fill="#2b2114"/></g>'
    )
    layer = canvas.svg(body, WIDTH, HEIGHT, defs=defs)
    canvas.paste(layer, canvas.glow(95, "#fff6d8", 0.55), x - 95, y - 95)
    return layer


def vignette(picture: Image.Image) -> Image.Image:
    """Darker towards the far corners and below the captions."""
    fall = textures.vignette((HEIGHT, WIDTH), 1.15, (0.44, 0.42))
    pixels = np.asarray(picture.convert("RGB"), np.float32) * np.clip(fall, 0.34, 1)[..., None]
    return Image.fromarray(pixels.clip(0, 255).astype(np.uint8))


if __name__ == "__main__":
    build()
