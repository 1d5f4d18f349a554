"""Tudor Mansion: the half-timbered house by night, every window lit."""

from __future__ import annotations

import math

import numpy as np

from artkit.club.scenes.common import View, upright
from artkit.house import fittings, garden, surfaces
from artkit.house.stuff import DARK_OAK, Group, glow, plaster, wood
from artkit.studio.mesh import Mesh, box, cylinder, extruded, quad, tube
from artkit.studio.scene import Material, Scene


# ------------------------------------------------------------------ Tudor Mansion
def timbered(width: float, height: float, depth: float, seed: int) -> Group:
    """One storeyed block of a half-timbered house, its front at y = 0, foot at z = 0."""
    timber, wall = wood("#2a170d", "z"), plaster("#a8936a")
    out = Group().add(box(width, depth, height).moved(0, depth / 2, 0), wall)
    for x in np.linspace(-width / 2, width / 2, max(3, round(width / 16) + 1)):
        out.add(box(3.2, 3, height).moved(x, 0, 0), timber)
    for z in (0, height * 0.48, height - 3):
        out.add(box(width + 2, 3.4, 4).moved(0, -0.2, z), wood("#2a170d"))
    rng = np.random.default_rng(seed)
    for x in np.linspace(-width / 2 + 8, width / 2 - 8, max(1, round(width / 32))):
        a = rng.choice([-1, 1])
        line = np.array([(x - 8 * a, -0.6, 4), (x + 8 * a, -0.6, height * 0.46)])
        out.add(tube(line, 1.5, 4), timber)
    return out


def gable(width: float, rise: float, depth: float) -> Group:
    """A steep gable end with barge boards and its roof; the front at y = 0, eaves at z = 0."""
    front = (
        extruded([(-width / 2, 0), (width / 2, 0), (0, rise)], depth, 0)
        .turned(90, "x")
        .moved(0, depth, 0)
    )
    out = Group().add(front, plaster("#a8936a"))
    roof = Material("#3a2a2c", rough=0.9, mottle=0.4, bump_scale=3)
    for side in (-1, 1):
        edge = math.hypot(width / 2 + 7, rise + 7)
        slab = box(edge, depth + 10, 3).turned(
            side * math.degrees(math.atan2(rise, width / 2)), "y"
        )
        out.add(slab.moved(side * width / 4, depth / 2 - 3, rise / 2 + 1), roof)
        board = np.array([(side * (width / 2 + 4), -4, -3), (0, -4, rise + 3)])
        out.add(tube(board, 2.4, 4), wood("#22120a"))
        line = np.array([(side * width * 0.25, -0.6, 0), (0, -0.6, rise * 0.5)])
        out.add(tube(line, 1.4, 4), wood("#2a170d"))
    for z in (1, rise * 0.42):
        span = width * (1 - z / rise)
        out.add(box(span, 3, 3.4).moved(0, 0, z), wood("#2a170d"))
    return out.add(box(3.2, 3, rise * 0.92), wood("#2a170d", "z"))


def lit_window(width: float, height: float) -> Group:
    """A small lead-light window with light behind it."""
    return fittings.window(width, height, lattice=False, pane=glow("#ffbe55", 1.25))


def night_sky() -> surfaces.Pixels:
    """Blue that pales towards the trees, stars, thin clouds."""
    rng = np.random.default_rng(8)
    defs = '<linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#141f44"/><stop offset=".55" stop-color="#33497f"/><stop offset="1" stop-color="#5a6f9c"/></linearGradient><filter id="b"><feGaussianBlur stdDeviation="14"/></filter>'
    body = '<rect width="900" height="900" fill="url(#n)"/>'
    for _ in range(160):
        body += f'<circle cx="{rng.uniform(0, 900):.0f}" cy="{rng.uniform(0, 520):.0f}" r="{rng.choice([0.9, 1.3, 2.0])}" fill="#fff" opacity="{rng.uniform(0.4, 1):.2f}"/>'
    for _ in range(7):
        body += f'<ellipse cx="{rng.uniform(0, 900):.0f}" cy="{rng.uniform(120, 460):.0f}" rx="{rng.uniform(120, 240):.0f}" ry="{rng.uniform(8, 20):.0f}" fill="#8fa4cf" opacity=".22" filter="url(#b)"/>'
    return surfaces.worn(surfaces.drawn(body, 900, 900, defs), 4, 0.08)


def manor(scene: Scene) -> View:
    """The house by night, every window lit."""
    out = Group()
    out.join(timbered(230, 62, 80, 1).at(0, 30)).join(timbered(230, 46, 80, 2).at(0, 30, 62))
    ridge = Material("#33262a", rough=0.9, mottle=0.4, bump_scale=3)
    out.add(
        extruded([(-46, 0), (46, 0), (0, 62)], 244, 0)
        .turned(90, "x")
        .turned(90, "z")
        .moved(-122, 70, 106),
        ridge,
    )
    for side in (-1, 1):
        x = side * 74
        out.join(timbered(78, 62, 40, 3).at(x, 0)).join(timbered(84, 46, 46, 4).at(x, -4, 62))
        out.join(gable(92, 70, 60).at(x, -8, 108))
        for dx in (-19, 19):
            out.join(lit_window(18, 26).at(x + dx, -2, 22)).join(
                lit_window(18, 22).at(x + dx, -6, 74)
            )
        out.join(lit_window(14, 18).at(x, -10, 122))
        out.add(
            box(15, 15, 76).moved(side * 40, 70, 140), Material("#6a3a2a", mottle=0.3, bump_scale=3)
        )
        out.add(
            box(19, 19, 6).moved(side * 40, 70, 214), Material("#6a3a2a", mottle=0.3, bump_scale=3)
        )
    out.join(gable(44, 34, 40).at(0, 18, 108))
    for dx in (-16, 16):
        out.join(lit_window(16, 22).at(dx, 28, 74))
    porch = Group()
    for side in (-1, 1):
        porch.add(box(5, 5, 46).moved(side * 22, -12, 0), wood("#2a170d", "z"))
    porch.join(gable(54, 30, 34).at(0, -16, 46))
    out.join(porch.at(0, 20))
    door = [(-13, 0), (13, 0), (13, 28), (9, 36), (0, 40), (-9, 36), (-13, 28)]
    out.add(extruded(door, 1, 0).turned(90, "x").moved(0, 27, 0), glow("#ffca6a", 1.3))
    out.add(box(2, 2, 38).moved(0, 25, 0), DARK_OAK)
    lawn = Material("#3a5236", rough=1, mottle=0.4, bump=0.5, bump_scale=4)
    scene.add(quad((-600, 400, 0), (1200, 0, 0), (0, -1000, 0)), lawn)
    path = Material("#8a8478", rough=1, mottle=0.4, bump_scale=2)
    scene.add(
        Mesh(
            np.array(
                [
                    [(-16, 20, 0.5), (16, 20, 0.5), (70, -330, 0.5)],
                    [(-16, 20, 0.5), (70, -330, 0.5), (-70, -330, 0.5)],
                ]
            ),
            np.tile([0, 0, 1.0], (2, 3, 1)),
            np.zeros((2, 3, 2)),
        ),
        path,
    )
    for k, (x, y, r, h) in enumerate(
        (
            (-150, -30, 46, 96),
            (158, -20, 50, 104),
            (-205, 90, 60, 150),
            (210, 110, 64, 160),
            (-100, -150, 24, 40),
            (104, -160, 26, 42),
        )
    ):
        out.join(garden.tree(r, h, 5 + k).at(x, y))
    for side in (-1, 1):
        out.join(garden.hedge(120, 3 + side, 16, 14).at(side * 76, -70, 0, side * 62))
        out.join(garden.gas_lamp().at(side * 44, -120, 0, 0, 0.8))
        scene.lamp((side * 44, -124, 70), "#ffc873", 48, 5, seen=False)
    out.into(scene)
    scene.texture("night", night_sky())
    scene.add(upright(0, 460, 330, 900, 900), Material("#ffffff", texture="night"))
    for x in (-220, 0, 220):
        scene.lamp((x, 300, 420), "#c8d8ff", 150, 40, 330, seen=False)
    scene.add(cylinder(30, 1, 48).turned(90, "x").moved(84, 440, 330), glow("#f6f0d8", 1.5))
    scene.sky = ("#10141c", "#3c5590", 0.42)
    scene.sun((-0.45, -0.55, 0.75), "#b4caff", 0.42, 0.04)
    scene.lamp((0, 0, 30), "#ffc060", 62, 8, seen=False)
    for side in (-1, 1):
        scene.lamp((side * 74, -34, 40), "#ffba5c", 36, 8, seen=False)
    return View((0, -560, 96), (0, 0, 122), 37, 1.9)
