"""The table of Deadly Premonition: height charts, the town in the rain, tokens, the murder die."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageFilter

from artkit import places, textures
from artkit.canvas import save, shrink, svg
from artkit.deadcert.papers import cloth
from artkit.palette import unit
from artkit.premonition.marks import sign
from artkit.premonition.papers import CREAM, pine

COLUMN, ROW = 168, 464  # px of a column and of the higher row, twice the table's
GROUND = (1920, 1080)
TOKEN = 108
DIE_RED, DIE_BONE = "#8E1518", "#F4E8CC"


# ------------------------------------------------------------------ height charts
def chart(colour: str, ink: str, seed: int) -> Image.Image:
    """A painted wall with height lines and dividing lines between six columns, a little weathered."""
    wide, high = COLUMN * 6, ROW
    body = ""
    for step in range(15):
        y = high - 26 - step * 34
        thick = step % 3 == 0
        body += f'<path d="M0 {y}H{wide}" stroke="{ink}" stroke-opacity="{0.72 if thick else 0.34}" stroke-width="{4 if thick else 2}"/>'
        if thick:
            body += "".join(f'<path d="M{x} {y}h14" stroke="{ink}" stroke-width="9"/>' for x in range(0, wide, COLUMN))
    body += "".join(f'<path d="M{x} 0V{high}" stroke="{ink}" stroke-opacity=".20" stroke-width="2"/>' for x in range(COLUMN, wide, COLUMN))
    wall = Image.new("RGBA", (wide, high), colour)
    wall.alpha_composite(svg(body, wide, high))
    values = np.asarray(wall.convert("RGB"), np.float32) / 255
    rng = np.random.default_rng(seed)
    size = (high, wide)
    values *= (1 + textures.clouds(size, 220, rng, 4, 1.5) * 0.09 + textures.noise(size, 1.4, rng) * 0.06)[..., None]
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    edge = np.minimum(np.minimum(x, wide - x), np.minimum(y * 1.4, (high - y) * 1.2))
    values *= (0.80 + 0.20 * np.clip(edge / 70, 0, 1))[..., None]
    streaks = textures.noise((2, wide), 3, rng)[:1] * np.clip(1 - y / high, 0, 1)  # rain has run down the paint
    values *= (1 - 0.10 * np.clip(streaks, 0, 1))[..., None]
    return Image.fromarray((values.clip(0, 1) * 255).astype(np.uint8))


# ------------------------------------------------------------------ the town
def house(x: float, foot: float, wide: float, high: float, colour: str, lit: str) -> str:
    """A shop front with a false gable and a few windows; `lit` marks the lit ones, such as '.1'."""
    body = f'<path d="M{x} {foot}V{foot - high}H{x + wide * 0.28}L{x + wide * 0.5} {foot - high - wide * 0.16}L{x + wide * 0.72} {foot - high}H{x + wide}V{foot}Z" fill="{colour}"/>'
    for index, mark in enumerate(lit):
        wx = x + wide * (0.14 + 0.72 * (index + 0.5) / len(lit)) - 15
        tone = "#d9a24e" if mark == "1" else "#10171b"
        body += f'<rect x="{wx:.0f}" y="{foot - high * 0.70:.0f}" width="30" height="42" fill="{tone}" opacity="{0.5 if mark == "1" else 0.8}"/>'
    return body


def town() -> Image.Image:
    """Pines, a saw mill's stack and shop fronts at night, wet and far away: dark enough for plates on it."""
    wide, high = GROUND
    sky = '<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b3c44"/><stop offset=".5" stop-color="#33464e"/><stop offset="1" stop-color="#10171b"/></linearGradient></defs>'
    sky += f'<rect width="{wide}" height="{high}" fill="url(#s)"/>'
    rng = np.random.default_rng(12)
    hills = "M0 520C260 400 420 460 640 420C900 370 1100 460 1320 400C1560 340 1760 420 1920 380V1080H0Z"
    far = f'<path d="{hills}" fill="#22323a"/>' + "".join(pine(rng.uniform(-20, wide), 620 + rng.uniform(-60, 60), rng.uniform(240, 420), "#1f2e35") for _ in range(80))
    middle = "".join(house(x, 800, w, h, c, lit) for x, w, h, c, lit in (
        (90, 220, 190, "#141d22", "010"), (300, 180, 150, "#172126", "00"), (470, 250, 220, "#131b20", "0110"), (1230, 230, 180, "#151e23", "010"), (1450, 190, 230, "#131b20", "001"), (1630, 240, 170, "#161f24", "100")))
    middle += '<path d="M1118 800V420H1150L1156 800Z" fill="#10181c"/><path d="M1020 800V610L1080 560L1140 610L1200 560V800Z" fill="#131c21"/>'
    near = "".join(pine(x, 1090, h, "#0e161a") for x, h in ((30, 1040), (112, 760), (668, 1060), (618, 820), (716, 640), (1252, 1080), (1304, 800), (1208, 660), (1800, 780), (1890, 1060), (250, 520), (1640, 540)))
    street = '<path d="M0 850Q960 770 1920 850V1080H0Z" fill="#10171a"/>' + "".join(f'<path d="M{rng.uniform(700, 1220):.0f} {y}h{rng.uniform(20, 120):.0f}" stroke="#c89a52" stroke-opacity="{rng.uniform(0.10, 0.36):.2f}" stroke-width="4"/>' for y in range(838, 1080, 9) for _ in range(2))
    picture = svg(sky, wide, high)
    for body, blur in ((far, 6), (middle, 5), (street, 6), (near, 3)):
        picture.alpha_composite(svg(body, wide, high).filter(ImageFilter.GaussianBlur(blur)))
    values = np.asarray(picture.convert("RGB"), np.float32) / 255
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    lamp = np.exp(-(((x - 960) / 520) ** 2 + ((y - 430) / 400) ** 2))[..., None]
    values += lamp * np.array([0.20, 0.14, 0.06], np.float32)
    mist = np.exp(-(((y - 640) / 170) ** 2)) * (0.6 + textures.clouds((high, wide), 300, rng, 4, 3))
    values += (mist * 0.075)[..., None] * np.array([0.75, 0.95, 1.0], np.float32)
    values *= textures.vignette((high, wide), 0.55, (0.5, 0.46))[..., None]
    values *= (1 + textures.noise((high, wide), 2, rng) * 0.10)[..., None]
    return Image.fromarray((values.clip(0, 1) * 255).astype(np.uint8))


# ------------------------------------------------------------------ tokens
def token(colour: str, name: str, rim: str = "#F3E4BE", size: float = 60, dy: float = 0) -> Image.Image:
    """A disc of painted metal with a raised rim and a sign."""
    scale = 4
    px = TOKEN * scale
    disc = cloth((px, px), colour, 31, 0.10)
    ring = (
        f'<circle cx="54" cy="54" r="49" fill="none" stroke="{rim}" stroke-width="6"/>'
        '<circle cx="54" cy="54" r="44.500" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="3"/>'
        '<path d="M18 40A40 40 0 0 1 70 17" fill="none" stroke="#fff" stroke-opacity=".30" stroke-width="5" stroke-linecap="round"/>'
    )
    art = f'<g opacity=".45">{sign(name, 56, 57 + dy, size, "#000000")}</g>' + sign(name, 54, 54 + dy, size, "#FFFFFF")
    disc.alpha_composite(svg(ring + art, px, px, "0 0 108 108"))
    mask = svg('<circle cx="54" cy="54" r="52" fill="#fff"/>', px, px, "0 0 108 108").getchannel("A")
    disc.putalpha(mask)
    return shrink(disc, TOKEN, TOKEN)


TOKENS = {
    "mark": ("#B4201F", "sign_mark", 66, 0),
    "protection": ("#1E5FB0", "sign_shield", 58, 1),
    "lockdown": ("#64439E", "sign_clip", 62, 0),
    "ban_evidence": ("#3B3F44", "effect_toilet_evidence", 60, 0),
    "ban_action": ("#3B3F44", "effect_toilet_action", 60, 0),
    "doll": ("#2F7F86", "effect_place_doll", 64, 0),
    "amplify": ("#9A6A12", "effect_amplify", 62, 0),
}


# ------------------------------------------------------------------ the murder die
def reddened(sheet: Image.Image) -> Image.Image:
    """The house's bone die with red pips as a red die with bone pips: same frames, same light."""
    values = np.asarray(sheet.convert("RGBA"), np.float32) / 255
    colour, alpha = values[..., :3], values[..., 3:]
    light = colour @ np.array([0.30, 0.55, 0.15], np.float32)
    red = np.clip((colour[..., 0] - colour[..., 1]) * 3.2 - 0.45, 0, 1)[..., None]
    body = np.array(unit(DIE_RED), np.float32) * (light[..., None] * 1.28)
    body += np.clip(light - 0.80, 0, 1)[..., None] * 0.9  # the shine stays white
    bone = np.array(unit(DIE_BONE), np.float32) * np.clip(0.30 + colour[..., :1], 0, 1)
    mixed = body * (1 - red) + bone * red
    return Image.fromarray((np.concatenate([mixed, alpha], -1).clip(0, 1) * 255).astype(np.uint8))


def build() -> None:
    """Writes chart_*, ground, token_* and die_*."""
    target = places.PREMONITION_PICTURES
    save(chart("#B9C3BC", "#33454A", 3), target / "chart_innocent.webp", 84)
    save(chart("#C9A98E", "#5A3A2E", 4), target / "chart_suspected.webp", 84)
    save(town(), target / "ground.webp", 80)
    for name, (colour, mark, size, dy) in TOKENS.items():
        save(token(colour, mark, CREAM, size, dy), target / f"token_{name}.webp", 92)
    for name in ("die_rest", "die_roll"):
        save(reddened(Image.open(places.UI / f"{name}.webp")), target / f"{name}.webp", 92)
