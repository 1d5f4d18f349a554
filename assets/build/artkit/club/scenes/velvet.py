"""Detective Club: a velvet drawing room with a strange painting."""

from __future__ import annotations

import numpy as np

from artkit.canvas import icon
from artkit.club.scenes.common import View, upright
from artkit.house import fittings, seating, surfaces, things
from artkit.house.stuff import BRASS, Group, painted
from artkit.studio.mesh import box, quad, tube
from artkit.studio.scene import Material, Scene


# ------------------------------------------------------------------ Detective Club
def club(scene: Scene) -> View:
    """A velvet drawing room: a strange painting by candlelight, two empty chairs."""
    scene.texture("wall", surfaces.damask("#5a1a2a", "#682234", 640, 700, 2, 60))
    scene.add(upright(0, 60, 150, 300, 330), painted("wall", 0.0))
    scene.add(
        quad((-200, 60, 0), (400, 0, 0), (0, -330, 0)),
        painted(scene.texture("floor", surfaces.boards("#4a2818", 700, 600, 12, 5, True)), 0.08),
    )
    sea = '<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0c2a38"/><stop offset="1" stop-color="#2a6a72"/></linearGradient>'
    art = '<rect width="360" height="520" fill="url(#s)"/><circle cx="180" cy="130" r="120" fill="#f6ecc4" opacity=".16"/><circle cx="180" cy="130" r="62" fill="#f6ecc4"/>'
    art += '<path d="M0 330q45 -30 90 0t90 0t90 0t90 0V520H0Z" fill="#0f3a46"/><path d="M0 380q45 -26 90 0t90 0t90 0t90 0V520H0Z" fill="#0a2831"/>'
    art += (
        icon("paper-boat", 180, 318, 120, "#f3dca6")
        + '<path d="M150 200L210 200L180 300Z" fill="#f6ecc4" opacity=".10"/>'
        + icon("fish-monster", 190, 446, 120, "#06191f")
    )
    scene.texture("art", surfaces.worn(surfaces.drawn(art, 360, 520, sea), 5, 0.22, 30))
    out = Group().join(fittings.picture(66, 96, "art").at(0, 58, 168))
    for side in (-1, 1):
        out.join(fittings.drape(58, 260, "#6e1424", side, True, 5).at(side * 66, 44, 0))
        out.join(seating.armchair("#6a1a2a").at(side * 42, -34, 0, side * 26, 1.5))
    out.join(seating.round_table(20, 34).at(0, -40)).join(
        seating.candlestick(20).at(-6, -40, 34, 0, 1.1)
    )
    cards = ("#1f4a5a", "#7a2a2a", "#b98a3c", "#2f5a3c")
    for k, colour in enumerate(cards):
        out.add(
            box(8, 11, 0.4).turned(20 * k - 30).moved(7 + 3.4 * k - 5, -46 + k, 34 + 0.3 * k),
            Material(colour, rough=0.5),
        )
    out.join(
        things.rug(
            170,
            130,
            scene.texture("rug", surfaces.carpet("#5e1626", "#220c14", "#c99a50", 680, 520, 4)),
        ).at(0, -40)
    )
    out.add(tube(np.array([(-16, 52, 232), (16, 52, 232)]), 1.6, 8), BRASS)
    out.into(scene)
    scene.sky = ("#180a0c", "#3a2428", 0.30)
    scene.lamp((-6, -42, 62), "#ffb862", 78, 4, seen=False)
    scene.lamp((0, 26, 236), "#ffd9a0", 84, 8, seen=False)
    scene.lamp((40, -200, 170), "#ffbf8a", 122, 40)
    return View((0, -320, 128), (0, 0, 112), 43, 2.0)
