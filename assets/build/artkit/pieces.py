"""The weapon tokens: the weapons of the still lifes cast in pewter, on a dark rounded square."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence

import numpy as np
from PIL import Image

from artkit import places
from artkit.canvas import drop_shadow, paste, save, svg
from artkit.club.cutout import shot
from artkit.studio.mesh import Array, Mesh, curve, cylinder, extruded, lathe, quad, tube
from artkit.studio.scene import Material, Scene
from artkit.weapons import models

SIDE = 174  # drawn at 58
PEWTER = Material("#dfe6ea", rough=0.30, mirror=0.85, metal=True, bump=0.04, bump_scale=0.4)
BRIGHT = Material("#fff0c8", emit=1.6, emit_colour="#ffd680")
Parts = Sequence[tuple[Mesh, Material]]


def pewter_light() -> Scene:
    """Bright soft boxes all round, so that pewter shows its form."""
    scene = Scene(unit_length=1.0, sky=("#3a4048", "#c8d4e0", 0.55))
    scene.add(quad((-16, -6, 8), (0, 14, 0), (6, 0, 10)), Material("#ffffff", emit=2.4), 0)
    scene.add(quad((14, -8, 3), (0, 16, 0), (-2, 0, 8)), Material("#c8d8ff", emit=0.9), 0)
    scene.add(quad((-10, 12, 8), (14, 0, 0), (0, 6, 10)), Material("#fff4e0", emit=1.5), 0)
    scene.lamp((-6, 5, 9), "#ffffff", 9.0, 1.2)
    return scene


def dagger() -> Parts:
    """The dagger from corner to corner."""
    return [
        (mesh.moved(-1.5, 0, 0).scaled(1.1).turned(45), PEWTER) for mesh, _ in models.dagger_parts()
    ]


def revolver() -> Parts:
    """The revolver in profile."""
    return [
        (mesh.moved(-0.9, 1.1, 0).scaled(0.92).turned(16), PEWTER)
        for mesh, _ in models.revolver_parts()
    ]


def candlestick() -> Parts:
    """The candlestick lying on its back, its flame bright."""
    profile = [
        (0, 0),
        (2.3, 0),
        (2.3, 0.4),
        (1.5, 0.8),
        (0.7, 1.4),
        (0.5, 2.2),
        (0.8, 2.6),
        (0.55, 3.2),
        (0.7, 4.2),
        (1.4, 4.8),
        (1.4, 5.1),
        (0.7, 5.2),
        (0, 5.2),
    ]
    stick = lathe(profile, 40)
    candle = cylinder(0.52, 2.6, 24, 0.1).moved(0, 0, 5.0)
    flame = lathe([(0, 0), (0.35, 0.25), (0.48, 0.6), (0.3, 1.2), (0, 1.9)], 16).moved(0, 0, 7.7)
    return [
        (mesh.turned(-90, "x").scaled(0.94).moved(0, -4.3, 0.8), material)
        for mesh, material in ((stick, PEWTER), (candle, PEWTER), (flame, BRIGHT))
    ]


def rope() -> Parts:
    """A coil of thick rope with its end."""
    points: list[tuple[float, float, float]] = []
    for turn in range(3):
        for step in range(12):
            a = 2 * math.pi * step / 12
            r = 3.0 - 0.55 * turn
            points.append((r * math.cos(a), r * math.sin(a) + 0.6, 0.6 + 0.55 * turn))
    points += [(3.1, 0.6, 1.2), (3.4, -1.8, 0.6), (2.2, -3.6, 0.5), (0.2, -4.2, 0.5)]
    line: Array = curve(points, 520)
    return [(strand, PEWTER) for strand in models.twisted(line, 0.30, 2.9)]


def lead_piping() -> Parts:
    """The bent pipe with its unions."""
    spine = curve(
        [
            (-3.9, -3.6, 0.7),
            (-1.6, -1.6, 0.7),
            (0.4, 0.2, 0.7),
            (1.8, 1.6, 0.7),
            (2.3, 3.0, 0.7),
            (2.3, 4.2, 0.7),
        ],
        80,
    )
    parts: list[tuple[Mesh, Material]] = [(tube(spine, 0.78, 24), PEWTER)]
    for at, size in ((3, 1.0), (74, 1.05)):
        way = spine[at + 1] - spine[at - 1]
        turn = math.degrees(math.atan2(way[1], way[0]))
        parts.append(
            (cylinder(size, 0.9, 6, 0.08).turned(90, "y").turned(turn).moved(*spine[at]), PEWTER)
        )
    return parts


def spanner() -> Parts:
    """The spanner from corner to corner."""
    jaw = [
        (3.2 + 1.75 * math.cos(a), 1.65 * math.sin(a)) for a in np.radians(np.linspace(42, 318, 36))
    ]
    jaw += [(4.7, -0.85), (3.1, -0.85), (2.7, -0.5), (2.7, 0.5), (3.1, 0.85), (4.7, 0.85)]
    ring = [(1.45 * math.cos(a) - 4.0, 1.45 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 41)]
    hole = [(0.75 * math.cos(a) - 4.0, 0.75 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 41)]
    shank = [(-3.0, -0.72), (2.1, -0.62), (2.1, 0.62), (-3.0, 0.72)]
    parts = [
        extruded(jaw, 1.0, 0.12),
        models.ring_plate(ring, hole, 1.0),
        extruded(shank, 0.8, 0.14),
    ]
    return [(mesh.turned(45), PEWTER) for mesh in parts]


MAKERS = {
    "dagger": dagger,
    "candlestick": candlestick,
    "revolver": revolver,
    "rope": rope,
    "lead_piping": lead_piping,
    "spanner": spanner,
}


def ground() -> Image.Image:
    """The dark rounded square with its pewter edge."""
    s = SIDE
    body = (
        '<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2a3138"/><stop offset="1" stop-color="#0d1013"/></linearGradient>'
        '<linearGradient id="e" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#E8EEF2"/><stop offset=".5" stop-color="#7d8891"/><stop offset="1" stop-color="#b4bec6"/></linearGradient></defs>'
        f'<rect x="2" y="2" width="{s - 4}" height="{s - 4}" rx="{s * 0.24}" fill="#0b0d0f"/>'
        f'<rect x="7" y="7" width="{s - 14}" height="{s - 14}" rx="{s * 0.21}" fill="url(#g)" stroke="url(#e)" stroke-width="8"/>'
    )
    return svg(body, s, s)


def piece(name: str) -> Image.Image:
    """One token."""
    scene = pewter_light()
    group = 10
    for mesh, material in MAKERS[name]():
        scene.add(mesh, material, group if material is PEWTER else group + 1)
    inner = SIDE - 26
    thing = shot(
        scene, (inner, inner), (0, -3.0, 29), (0, 0, 0.6), 19.5, 1.75, ink=0, scale=3, samples=8
    )
    token = ground()
    drop_shadow(token, thing, 13, 13, 3.5, (3, 5), 230)
    paste(token, thing, 13, 13)
    return token


def build() -> None:
    """Writes piece_* to the Tudor Mansion's pictures."""
    only = os.environ.get("GASLAMP_ONLY", "")
    for name in MAKERS:
        if not only or name in only.split(","):
            save(piece(name), places.TUDOR_PICTURES / f"piece_{name}.webp")
