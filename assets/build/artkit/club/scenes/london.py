"""DEADCERT: a detective's desk before a window on the fog."""

from __future__ import annotations

import numpy as np

from artkit.club.scenes.common import View, signed, upright
from artkit.house import fittings, seating, surfaces
from artkit.house.stuff import PAPER, Group, fabric, painted, wood
from artkit.studio.mesh import box, extruded, lathe, quad
from artkit.studio.scene import Material, Scene


# ------------------------------------------------------------------ DEADCERT: London
def folder(colour: str, texture: str) -> Group:
    """A card folder with a tab, lying flat; the sign on its cover."""
    cover = Material(colour, rough=0.7, mottle=0.12, bump_scale=6)
    out = Group().add(
        extruded([(-24, -30), (24, -30), (24, 30), (2, 30), (-3, 36), (-24, 36)], 1.2, 0.3), cover
    )
    out.add(box(45, 57, 0.8).moved(0.5, -0.5, 1.2), PAPER)
    out.add(box(48, 60, 1.0, 0.3).moved(0, 0, 2.0), cover)
    return out.add(quad((-17, 17, 3.2), (34, 0, 0), (0, -34, 0)), painted(texture))


def deadcert(scene: Scene) -> View:
    """A detective's desk before a window on the fog."""
    rng = np.random.default_rng(4)
    sky = '<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3c4858"/><stop offset="1" stop-color="#98a2a6"/></linearGradient>'
    sky += '<filter id="b"><feGaussianBlur stdDeviation="5"/></filter><filter id="c"><feGaussianBlur stdDeviation="30"/></filter>'
    town = '<rect width="800" height="1000" fill="url(#f)"/>'
    for layer, tone in enumerate(("#75828c", "#5a6670", "#414b55")):
        x = -20
        while x < 800:
            w, h = rng.integers(50, 110), rng.integers(120, 300) + layer * 30
            y = 720 + layer * 70 - h
            town += f'<rect x="{x}" y="{y}" width="{w}" height="800" fill="{tone}"/><path d="M{x} {y}l{w / 2} -40l{w / 2} 40Z" fill="{tone}"/>'
            if layer == 2:
                for wy in range(int(y) + 30, 900, 60):
                    if rng.random() < 0.5:
                        town += f'<rect x="{x + w * 0.3}" y="{wy}" width="16" height="26" fill="#f4cf7e"/>'
            x += w
        if layer == 0:
            tower = "M540 1000V330H530V310H540V250L575 150L610 250V310H620V330H610V1000Z"
            town += f'<g filter="url(#b)"><path d="{tower}" fill="#5c6872"/><circle cx="575" cy="290" r="26" fill="#f3e2b0"/></g>'
        town += f'<ellipse cx="{rng.integers(100, 700)}" cy="{620 + layer * 80}" rx="420" ry="60" fill="#c3cbcd" opacity=".5" filter="url(#c)"/>'
    town += '<circle cx="170" cy="520" r="150" fill="#ffdf9a" opacity=".55" filter="url(#c)"/><path d="M166 1000V560h8v440Z" fill="#20242a"/><path d="M152 510h36l-7 48h-22Z" fill="#fff2c8"/><path d="M146 510l24 -26l24 26Z" fill="#20242a"/>'
    scene.texture("town", surfaces.drawn(town, 800, 1000, sky))
    scene.texture("paper", surfaces.stripes("#2c2f3a", "#343845", 600, 800, 3, 40))
    scene.add(upright(0, 60, 130, 260, 330), Material("#ffffff", emit=0.0, texture="paper"))
    pane = Material("#ffffff", texture="town", rough=0.1)
    scene.add(upright(0, 58, 150, 112, 180), pane)
    out = Group()
    frame = wood("#3a2416", "z")
    for x in (-56, 0, 56):
        out.add(box(5, 8, 184).moved(x, 54, 58), frame)
    for z in (60, 128, 196, 240):
        out.add(box(116, 8, 5).moved(0, 54, z), wood("#3a2416"))
    for side in (-1, 1):
        out.join(fittings.drape(50, 210, "#3c2c52", side).at(side * 66, 48, 44))
    out.add(box(260, 96, 8, 2).moved(0, -20, 36), wood("#5a3018", polish=0.10))
    out.add(quad((-42, 10, 44.3), (84, 0, 0), (0, -46, 0)), fabric("#26352e"))
    for k, (colour, sign, x, y, turn) in enumerate(
        (
            ("#7a4fb0", "hearts", -36, -34, 12),
            ("#3a8f55", "plain-dagger", 1, -44, -3),
            ("#d9782f", "stopwatch", 37, -33, -14),
        )
    ):
        name = scene.texture(f"sign{k}", signed(sign, "#efe3c6", "#1b1013", 160, 160))
        out.join(folder(colour, name).at(x, y, 44.4, turn, 0.66))
    out.join(seating.bankers_lamp().at(-48, 22, 44, 10, 1.6)).join(
        seating.book_pile(4, 3).at(50, 20, 44, 20, 1.5)
    )
    out.add(
        lathe([(0, 0), (4, 0), (5, 6), (5, 9), (4.4, 9), (4, 1), (0, 1)], 20).moved(22, 14, 44),
        Material("#e8e0d0", rough=0.2, mirror=0.05),
    )
    hat = (
        Group()
        .add(
            lathe([(0, 14), (8, 14), (11, 11), (12, 3), (21, 1.4), (22, 0), (0, 0)], 28),
            fabric("#3a3128"),
        )
        .add(lathe([(12.1, 3), (12.2, 6.5)], 28), fabric("#15110e"))
    )
    out.join(hat.at(49, 20, 58, 0, 0.9))
    out.into(scene)
    scene.sky = ("#181410", "#2c3038", 0.35)
    scene.lamp((-48, 18, 70), "#ffd48a", 62, 7, seen=False)
    scene.lamp((0, 20, 190), "#b8c8e0", 96, 30, seen=False)
    scene.lamp((40, -150, 190), "#ffcf9a", 130, 40)
    return View((0, -235, 150), (0, 10, 108), 44, 1.9)
