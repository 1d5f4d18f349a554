"""The eight suspects of Casefile, drawn as the Londoners are, with tools of their own."""

from __future__ import annotations

import os
import tomllib
from typing import Any

from artkit import places
from artkit.canvas import save, shrink
from artkit.londoners import cast, tools
from artkit.londoners.pen import strokes
from artkit.londoners.settings import SETTINGS
from artkit.portraits.painter import Layer, paint
from artkit.portraits.stitches import GOLD, INK, PEARL, dot, path

TALL = (480, 624)


def violin() -> str:
    """A violin held up by its neck, the bow behind it."""
    bow = path("M-150 60L120 -300L132 -292L-138 70Z", "#c99a5a", 6)
    body = path("M-66 -40C-96 -90 -70 -140 -24 -146C-10 -148 10 -148 24 -146C70 -140 96 -90 66 -40C52 -14 56 4 74 34C104 90 70 150 0 152C-70 150 -104 90 -74 34C-56 4 -52 -14 -66 -40Z", "#a8541f", 11)
    waist = path("M-40 10Q-22 -16 -42 -44M40 10Q22 -16 42 -44", "none", 7)
    neck = path("M-13 -150L-10 -286H10L13 -150Z", "#2a1a12", 7) + path("M-16 -286Q-26 -320 0 -328Q26 -320 16 -286Z", "#8a4218", 8)
    strings = "".join(f'<path d="M{x} -280V86" stroke="#f2e6c8" stroke-width="3"/>' for x in (-6, 0, 6))
    bridge = path("M-26 34H26L20 48H-20Z", "#e8d0a0", 5) + path("M-18 84H18L12 130H-12Z", "#2a1a12", 6)
    return f'<g transform="translate(0 -170) scale(.9)">{bow}{body}{waist}{neck}{strings}{bridge}</g>'


def inked_arm() -> str:
    """A machine for tattoos, with its wire."""
    wire = strokes("M40 -150C120 -210 90 -300 190 -320", 15) + strokes("M40 -150C120 -210 90 -300 190 -320", 7, "#8a2a2a")
    tube = path("M-12 -20L-16 -150H16L12 -20Z", "#c8ccc8", 8) + path("M-6 -20H6L3 30H-3Z", "#e8ecec", 5)
    frame = path("M-44 -250H36V-226H-18V-150H36V-128H-44Z", GOLD, 9) + dot(14, -190, 25, "#b5672a", 8) + dot(14, -190, 10, "#e8b070", 4)
    return wire + frame + tube


def smoker() -> str:
    """A bee smoker with its bellows, and two bees."""
    smoke = "".join(f'<path d="M{x} -270q-30 -34 4 -66t0 -70" fill="none" stroke="#f4ecd8" stroke-width="20" opacity=".6" stroke-linecap="round"/>' for x in (-40, -6))
    can = path("M-64 -60V-200H36V-60Z", "#aeb4b2", 10) + path("M-64 -200C-50 -250 -30 -262 -22 -272H4C10 -258 30 -240 36 -200Z", "#c6ccca", 9)
    bellows = path("M44 -56L52 -196L112 -210L100 -40Z", "#7a3a22", 9) + strokes("M60 -70L66 -190M80 -62L88 -198", 5, "#4a2014")
    bees = "".join(f'<g transform="translate({x} {y}) rotate({a})">{dot(-8, -22, 15, "#e8f0f0", 4)}{dot(12, -22, 15, "#e8f0f0", 4)}<ellipse cx="0" cy="0" rx="28" ry="19" fill="#f0bc34" stroke="{INK}" stroke-width="6"/><path d="M-8 -17V17M8 -17V17" stroke="{INK}" stroke-width="7"/></g>' for x, y, a in ((120, -300, -14), (-130, -250, 12)))
    return smoke + can + bellows + bees


def deed() -> str:
    """A rolled deed with a ribbon and a seal."""
    sheet = path("M-90 -300H80Q104 -300 104 -278V-70Q104 -50 84 -50H-110Q-88 -54 -90 -76Z", PEARL, 9)
    lines = "".join(strokes(f"M-64 {y}H78", 6, "#8a7a66") for y in (-262, -232, -202, -172, -142))
    seal = path("M26 -100L12 -30L34 -44L54 -30L52 -100Z", "#2f4f8a", 6) + dot(40, -104, 31, "#a8202a", 8) + dot(40, -104, 16, "#c8404a", 4)
    return sheet + lines + seal


OWN = {"violin": violin, "inked_arm": inked_arm, "smoker": smoker, "deed": deed}


def layers(person: dict[str, Any]) -> list[Layer]:
    """A suspect from the back to the front."""
    tool = person.get("tool", "")
    plain = {**person, "born": cast.YEAR - person["age"]}
    if tool not in OWN:
        return cast.layers(plain)
    x, y, turn, size = person["at"]
    found = cast.layers({**plain, "tool": ""})
    drawn = OWN[tool]() + tools.fist(person["skin"])
    held = f'<g transform="translate({x} {y}) rotate({turn}) scale({size})">{drawn}</g>'
    return [*found, Layer(held, gloss=0.34, throw=0.8)]


def build() -> None:
    """Writes suspect_S*.webp; GASLAMP_ONLY=S1,S4 for some of them."""
    only = {name for name in os.environ.get("GASLAMP_ONLY", "").split(",") if name}
    data = tomllib.loads((places.DATA / "incident.toml").read_text(encoding="utf-8"))
    for person in data["person"]:
        name = person["id"]
        if only and name not in only:
            continue
        backdrop = SETTINGS[person["setting"]]()
        flip = bool(person.get("flip", False))
        picture, _ = paint(layers(person), backdrop, cast.VIEW, f"casefile {name}", flip, data["sepia"])
        save(shrink(picture, *TALL), places.CASEFILE_PICTURES / f"suspect_{name}.webp", 82)
