"""Casefile: the incident board with photographs, pins and string."""

from __future__ import annotations

import math

import numpy as np

from artkit import textures
from artkit.canvas import icon
from artkit.club.scenes.common import View, upright
from artkit.house import seating, surfaces
from artkit.house.stuff import BRASS, DARK_OAK, PAPER, Group, glow, painted, wood
from artkit.studio.mesh import ball, box, curve, cylinder, lathe, quad, tube
from artkit.studio.scene import Material, Scene


# ------------------------------------------------------------------ Casefile
def casefile(scene: Scene) -> View:
    """The incident board with photographs, pins and red string."""
    rng = np.random.default_rng(9)
    cork = surfaces.plain("#b58a56", 1000, 700)
    cork *= (
        1 + textures.noise((1000, 700), 3, rng) * 0.5 + textures.clouds((1000, 700), 60, rng) * 0.2
    )[..., None]
    scene.texture("cork", np.clip(cork, 0, 1))
    scene.texture("panel", surfaces.boards("#5a3b22", 600, 900, 8, 4, True))
    scene.add(upright(0, 14, 130, 330, 400), painted("panel"))
    scene.add(upright(0, 9, 146, 134, 200), painted("cork", 0.0))
    out = Group()
    for x in (-70, 70):
        out.add(box(8, 8, 216, 1.4).moved(x, 8, 38), wood("#4a2a14", "z"))
    for z in (38, 246):
        out.add(box(148, 8, 8, 1.4).moved(0, 8, z), wood("#4a2a14"))
    spots = [(-38, 210, -6), (36, 214, 5), (0, 158, -2), (-38, 104, 4), (38, 98, -5)]
    signs = ("person", "revolver", "house", "key", "footprint")
    colours = ("#d2544c", "#5a98d8", "#e8bf46", "#5aa86a", "#9a78cc")
    pins = []
    for k, ((x, z, turn), sign, colour) in enumerate(zip(spots, signs, colours, strict=True)):
        photo = surfaces.drawn(
            f'<rect width="200" height="230" fill="#f1e6cb"/><rect x="14" y="14" width="172" height="160" fill="{colour}"/>' + icon(sign, 100, 94, 126, "#20150e"),
            200, 230,
        )  # fmt: skip
        name = scene.texture(f"photo{k}", surfaces.worn(photo, k, 0.12, 40))
        card = (
            quad((-20, 0, 23), (40, 0, 0), (0, 0, -46)).turned(turn, "y").moved(x, 7 - 0.3 * k, z)
        )
        scene.add(card, painted(name))
        pins.append((x, 4.5, z + 18))
        out.add(ball(2.2, 12).moved(x, 4.2, z + 18), Material("#d8382e", rough=0.1, mirror=0.08))
    for a, b in ((0, 2), (1, 2), (3, 2), (4, 2), (0, 1), (3, 4)):
        p, q = np.array(pins[a]), np.array(pins[b])
        middle = (p + q) / 2 + np.array([0, -1, -3.5])
        out.add(tube(curve([p, middle, q], 16), 0.55, 5), Material("#c4281f", rough=0.8))
    for x, z, turn in ((52, 150, 8), (-54, 156, -10)):
        scene.add(
            quad((-9, 0, 12), (18, 0, 0), (0, 0, -24)).turned(turn, "y").moved(x, 7.5, z), PAPER
        )
    out.add(box(330, 70, 6, 1.4).moved(0, -50, 24), wood("#4f2c16", polish=0.1))
    out.join(seating.book_pile(3, 4).at(-46, -48, 30, 12, 1.5))
    glass = Group().add(
        tube(
            curve(
                [
                    (13 * math.cos(t), 13 * math.sin(t), 2)
                    for t in np.linspace(0, 2 * math.pi, 14, endpoint=False)
                ],
                40,
                True,
            ),
            1.4,
            8,
            True,
        ),
        BRASS,
    )
    glass.add(tube(np.array([(11, -9, 2), (28, -22, 2)]), np.array([1.8, 2.4]), 8), DARK_OAK).add(
        cylinder(12.4, 0.6, 28).moved(0, 0, 1.8),
        Material("#cfe0e4", rough=0.02, mirror=0.2, opacity=0.4),
    )
    out.join(glass.at(20, -52, 30, 20))
    lamp = (
        Group()
        .add(tube(curve([(0, 0, 40), (0, -10, 44), (0, -24, 36)], 12), 1.2, 8), BRASS)
        .add(
            lathe([(13, 0), (5, 10), (2, 12)], 24).moved(0, -26, 24),
            Material("#2f5a44", rough=0.15, mirror=0.08),
        )
    )
    lamp.add(ball(3.4, 12).moved(0, -26, 27), glow("#fff0c4", 4))
    out.join(lamp.at(0, 8, 236))
    out.into(scene)
    scene.sky = ("#181008", "#38302a", 0.35)
    scene.lamp((0, -24, 252), "#ffd290", 108, 7, seen=False)
    scene.lamp((30, -190, 170), "#ffcf9a", 128, 40)
    return View((0, -290, 150), (0, 0, 140), 45, 1.9)
