"""Rooms and streets behind the people of London, painted out of focus."""

from __future__ import annotations

import random
from collections.abc import Callable

from artkit.portraits.backdrops import Backdrop, H, W, lamp, panels, rect, wall
from artkit.portraits.backdrops import street as gaslit

WARM = (1.0, 0.82, 0.52)
COOL = (0.70, 0.86, 1.0)


def river() -> Backdrop:
    """Masts and warehouses across the water."""
    body = wall("#5f7076", "#33424a") + "".join(rect(x, y, 74, 420, "#27343a") for x, y in ((-10, 250), (70, 210), (160, 270), (420, 230), (510, 200)))
    body += "".join(f'<path d="M{x} 520V60M{x - 60} 150H{x + 60}M{x - 44} 250H{x + 44}M{x} 70L{x - 90} 500M{x} 70L{x + 90} 500" stroke="#161d20" stroke-width="9" fill="none"/>' for x in (110, 480))
    body += rect(0, 520, W, 300, "#23333a") + "".join(f'<path d="M{x} {y}h130" stroke="#9fb4b0" stroke-opacity=".5" stroke-width="7"/>' for x, y in ((20, 560), (300, 590), (120, 640), (440, 660)))
    return Backdrop(body, COOL, (0.9, 0.9, 0.8), (0.8, 0.2), 5)


def church() -> Backdrop:
    """Stone arches and a lancet window."""
    body = wall("#2c2a30", "#413c3c")
    for x in (80, 500):
        body += f'<path d="M{x - 90} 520V190Q{x - 90} 80 {x} 20Q{x + 90} 80 {x + 90} 190V520Z" fill="#d8b96a"/><path d="M{x} 30V520M{x - 90} 200H{x + 90}M{x - 90} 330H{x + 90}" stroke="#1c1816" stroke-width="12"/>'
    return Backdrop(body + rect(250, 0, 70, H, "#1f1c20"), (1.0, 0.85, 0.55), (1, 0.85, 0.55), (0.85, 0.25), 6)


def glasshouse() -> Backdrop:
    """Panes, ribs and great leaves."""
    body = wall("#9fb59a", "#5f7a5c") + "".join(rect(x, 0, 10, H, "#2a3a2a") for x in range(20, W, 110)) + "".join(rect(0, y, W, 8, "#2a3a2a") for y in (120, 280, 440))
    rng = random.Random(4)
    for cx, cy, turn in ((-20, 560, -20), (620, 480, 190), (60, 780, -40), (580, 760, 215)):
        for leaf in range(8):
            body += f'<path d="M0 0Q100 -60 240 -10Q110 40 0 0Z" fill="{rng.choice(("#2f5a36", "#3f6f42", "#24482c"))}" transform="translate({cx} {cy}) rotate({turn - 80 + leaf * 24})"/>'
    return Backdrop(body, (0.9, 1.0, 0.75), (1, 0.95, 0.7), (0.75, 0.15), 5)


def shelves(wood: str, colours: tuple[str, ...], seed: int, round_: bool = False) -> str:
    """Rows of goods on shelves."""
    rng = random.Random(seed)
    body = wall("#241810", "#3d2a1a")
    for row in range(5):
        y, x = 30 + row * 152, 4.0
        while x < W:
            w, h = rng.uniform(34, 66), rng.uniform(60, 112)
            fill = rng.choice(colours)
            body += f'<rect x="{x:.0f}" y="{y + 126 - h:.0f}" width="{w - 6:.0f}" height="{h:.0f}" rx="{14 if round_ else 2}" fill="{fill}"/>'
            body += rect(x + w * 0.2, y + 126 - h * 0.6, w * 0.45, h * 0.3, "#efe2c0", 'opacity=".55"')
            x += w
        body += rect(0, y + 126, W, 16, wood)
    return body


def pharmacy() -> Backdrop:
    """Bottles and jars."""
    return Backdrop(shelves("#5a3a22", ("#3f7a6a", "#6a9a8a", "#8a5a2a", "#d8d0b8", "#2f4f6a"), 3, True), WARM, (1, 0.9, 0.65), (0.2, 0.3), 5)


def stores() -> Backdrop:
    """Crates, tins and sacks."""
    return Backdrop(shelves("#4a3018", ("#8a6a3a", "#6a4a2a", "#a8843c", "#5a5a48", "#7a3a24"), 7), WARM, (1, 0.8, 0.5), (0.8, 0.3), 5)


def ledgers() -> Backdrop:
    """An office wall of ledgers by gaslight."""
    return Backdrop(shelves("#3a2618", ("#4a2a20", "#5a3f2a", "#2f3f3a", "#6a4a34", "#3f2f3f"), 11), WARM, (1, 0.82, 0.5), (0.18, 0.28), 4.5)


def workshop() -> Backdrop:
    """A bench wall hung with tools."""
    body = wall("#3a2c20", "#5a4430") + panels("#2a1c12", 560)
    rng = random.Random(6)
    for x in range(30, W, 74):
        tall = rng.uniform(110, 230)
        body += rect(x, 90, 14, tall, "#8a8f90") + rect(x - 16, 80 + tall, 46, 44, rng.choice(("#5a3a1c", "#7a4a24", "#6f7478")))
    return Backdrop(body + rect(0, 70, W, 14, "#1c120a"), WARM, (1, 0.8, 0.48), (0.22, 0.3), 5)


def stage() -> Backdrop:
    """The folds of a theatre curtain and footlights."""
    body = wall("#5a1a1c", "#7a2424") + "".join(f'<path d="M{x} 0Q{x + 26} 400 {x - 8} 800h54Q{x + 70} 400 {x + 44} 0Z" fill="#3a0f12" opacity=".75"/>' for x in range(-20, W, 104))
    return Backdrop(body + '<ellipse cx="300" cy="760" rx="400" ry="130" fill="#ffd98a" opacity=".5"/>', (1.0, 0.75, 0.5), (1, 0.85, 0.6), (0.7, 0.15), 5)


def gallery() -> Backdrop:
    """Targets in a brick arch."""
    body = wall("#4a2f24", "#5f3f30") + "".join(rect(x + (row % 2) * 30, row * 40, 56, 34, "#3a241c", 'opacity=".5"') for row in range(20) for x in range(-30, W, 62))
    for x, y, r in ((90, 180, 84), (510, 150, 76)):
        body += "".join(f'<circle cx="{x}" cy="{y}" r="{r * k}" fill="{c}"/>' for k, c in ((1, "#efe2c0"), (0.78, "#1c1816"), (0.55, "#efe2c0"), (0.3, "#a8241f")))
    return Backdrop(body, WARM, (1, 0.8, 0.5), (0.5, 0.1), 5)


def waxworks() -> Backdrop:
    """Pale heads in the dark."""
    body = wall("#17161c", "#2c262c")
    for x, y in ((80, 300), (220, 200), (500, 250), (590, 340)):
        body += f'<path d="M{x - 70} {y + 320}V{y + 110}Q{x - 60} {y + 70} {x} {y + 60}Q{x + 60} {y + 70} {x + 70} {y + 110}V{y + 320}Z" fill="#4a3f48"/><ellipse cx="{x}" cy="{y}" rx="46" ry="60" fill="#cdb994"/>'
    return Backdrop(body, (0.85, 0.85, 1.0), (0.95, 0.85, 0.6), (0.3, 0.25), 6)


def drawing_room() -> Backdrop:
    """Striped paper, a gilt frame, a lamp."""
    body = wall("#4a5a52", "#3a4640") + "".join(rect(x, 0, 24, 560, "#ffffff", 'opacity=".07"') for x in range(0, W, 56)) + panels("#2a1c14", 560)
    body += rect(390, 60, 180, 230, "#b08a40") + rect(408, 78, 144, 194, "#3a4a5a")
    return Backdrop(body + lamp(96, 210, "#ffd48a", 1.2), (1.0, 0.72, 0.5), (1, 0.8, 0.5), (0.16, 0.36), 5)


def bakehouse() -> Backdrop:
    """White tiles and an oven's mouth."""
    body = wall("#8a8a80", "#6a665c") + "".join(rect(x + 3, y + 3, 66, 54, "#b8b6a8", 'opacity=".6"') for x in range(0, W, 72) for y in range(0, 520, 60))
    return Backdrop(body + '<path d="M360 520V330Q360 230 470 230Q590 230 590 330V520Z" fill="#1c1008"/><ellipse cx="474" cy="450" rx="90" ry="70" fill="#ff9a3c"/>', (1.0, 0.7, 0.4), (1, 0.7, 0.35), (0.8, 0.5), 5)


def boilers() -> Backdrop:
    """Pipes, a gauge and the fire's glow."""
    body = wall("#2a2422", "#3a2c24") + "".join(f'<path d="M{x} 0V800" stroke="#6a5040" stroke-width="44"/><path d="M{x - 12} 0V800" stroke="#a8866a" stroke-width="7"/>' for x in (60, 540)) + '<path d="M0 170H600" stroke="#5a4434" stroke-width="52"/><circle cx="440" cy="170" r="64" fill="#e8dcc0" stroke="#8a6a2c" stroke-width="14"/><path d="M440 170l30 -34" stroke="#a8241f" stroke-width="9"/>'
    return Backdrop(body + '<ellipse cx="90" cy="730" rx="200" ry="140" fill="#ff8a2c" opacity=".7"/>', (1.0, 0.6, 0.3), (1, 0.6, 0.28), (0.15, 0.85), 5)


def roofs() -> Backdrop:
    """Roofs and chimneys under a pale sky."""
    body = wall("#a8a48c", "#7a7468") + "".join(f'<path d="M{x} 800V{y}l70 -70l70 70V800Z" fill="#3a3430"/>' + rect(x + 20, y - 110, 34, 110, "#2a2422") for x, y in ((-30, 420), (100, 470), (240, 440), (380, 480), (500, 420)))
    return Backdrop(body, (1.0, 0.92, 0.75), (1, 0.92, 0.7), (0.5, 0.15), 5)


def pool() -> Backdrop:
    """Tiles and water light."""
    body = wall("#7fa8a8", "#4f8088") + "".join(rect(x + 3, y + 3, 54, 44, "#bcd8d4", 'opacity=".45"') for x in range(0, W, 60) for y in range(0, 480, 50)) + "".join(f'<path d="M0 {y}q75 -26 150 0t150 0t150 0t150 0" stroke="#e8f8f4" stroke-width="8" fill="none" opacity=".6"/>' for y in range(520, 780, 50))
    return Backdrop(body, COOL, (0.95, 1, 0.95), (0.3, 0.2), 5)


def bar() -> Backdrop:
    """Bottles before a mirror behind a bar."""
    return Backdrop(shelves("#7a4a20", ("#8a4a1c", "#3f5a2f", "#c98a2c", "#6a2a1c", "#d8c08a"), 19, True) + '<ellipse cx="300" cy="90" rx="260" ry="150" fill="#ffd98a" opacity=".35"/>', WARM, (1, 0.82, 0.5), (0.5, 0.1), 5)


def desert() -> Backdrop:
    """Trophies on a study wall: horns, a map."""
    body = wall("#4a4630", "#5f5538") + rect(360, 60, 210, 170, "#c8b183") + '<path d="M390 120q40 -40 70 0t80 10v60q-60 -20 -90 0t-60 -10Z" fill="#8f7a4c"/><path d="M110 260C20 200 10 90 60 40M130 260C220 200 230 90 180 40" stroke="#d8c8a0" stroke-width="26" fill="none"/><ellipse cx="120" cy="290" rx="44" ry="70" fill="#6a4a2c"/>'
    return Backdrop(body + panels("#2a1c12", 540), WARM, (1, 0.8, 0.5), (0.8, 0.6), 5)


SETTINGS: dict[str, Callable[[], Backdrop]] = {
    "river": river, "church": church, "glasshouse": glasshouse, "pharmacy": pharmacy, "stores": stores,
    "ledgers": ledgers, "workshop": workshop, "stage": stage, "gallery": gallery, "waxworks": waxworks,
    "drawing_room": drawing_room, "bakehouse": bakehouse, "boilers": boilers, "roofs": roofs, "pool": pool,
    "bar": bar, "trophies": desert, "street": gaslit,
}
