"""Deadly Premonition: a line-up before the height chart, in the rain."""

from __future__ import annotations

import numpy as np

from artkit.canvas import icon, svg
from artkit.club.scenes.common import View, upright
from artkit.house import surfaces
from artkit.house.stuff import Group, fabric, painted, wood
from artkit.studio import finish
from artkit.studio.mesh import ball, box, curve, extruded, lathe, quad, tube
from artkit.studio.scene import Material, Scene


# ------------------------------------------------------------------ Deadly Premonition
def figure(height: float, build: float, coat: str, hat: str) -> Group:
    """A standing person in a long coat, faceless in the light from behind."""
    cloth, h = fabric(coat), height / 100
    out = Group()
    profile = [
        (0, 0),
        (11, 0),
        (12, 2),
        (10.5, 30),
        (11, 50),
        (13.5, 70),
        (13, 78),
        (7, 82),
        (3.4, 84),
        (3.4, 88),
        (0, 88),
    ]
    out.add(lathe([(r * build, z * h) for r, z in profile], 24).scaled(1, 0.62, 1), cloth)
    for side in (-1, 1):
        arm = curve(
            [
                (side * 12.5 * build, 0, 76 * h),
                (side * 15.5 * build, -1, 58 * h),
                (side * 14 * build, -3, 42 * h),
            ],
            12,
        )
        out.add(tube(arm, np.linspace(4.0, 3.0, 12) * build, 10), cloth)
        out.add(ball(2.6, 10).moved(side * 14 * build, -3, 40 * h), Material("#b98a66", rough=0.7))
    out.add(
        ball(7.2, 18).scaled(0.88, 0.95, 1.12).moved(0, 0, 93 * h), Material("#b98a66", rough=0.7)
    )
    shirt = [(-4, 0), (4, 0), (0, -14)]
    out.add(
        extruded(shirt, 0.6, 0).turned(90, "x").moved(0, -7.9 * build, 82 * h),
        Material("#d8d4c8", rough=0.8),
    )
    brims = {"fedora": (13, 8.4, 8), "bowler": (10, 8.2, 8.5), "cloche": (8.6, 8.8, 9)}
    if hat in brims:
        brim, crown, tall = brims[hat]
        top = 97 * h
        out.add(
            lathe(
                [
                    (0, 0),
                    (brim, 0.4),
                    (brim, 1.2),
                    (crown, 1.4),
                    (crown * 0.92, tall * 0.8),
                    (crown * 0.6, tall),
                    (0, tall),
                ],
                24,
            ).moved(0, 0, top - 1),
            fabric("#1c1a1c"),
        )
    else:
        out.add(ball(7.6, 16).scaled(0.9, 1, 0.8).moved(0, 1, 97 * h), fabric("#2a1c14"))
    return out


def premonition(scene: Scene) -> View:
    """Four people before the height chart, in the rain's grey light."""
    wall = '<rect width="700" height="1000" fill="#7f979d"/>'
    for k, y in enumerate(range(60, 860, 50)):
        wall += f'<rect y="{y}" width="700" height="{5 if k % 2 == 0 else 2}" fill="#33444c"/>'
        if k % 2 == 0:
            wall += f'<rect x="16" y="{y - 14}" width="26" height="8" fill="#33444c"/><rect x="658" y="{y - 14}" width="26" height="8" fill="#33444c"/>'
    scene.texture("chart", surfaces.worn(surfaces.drawn(wall, 700, 1000), 4, 0.22))
    scene.add(upright(0, 30, 110, 200, 286), painted("chart", 0.0))
    scene.add(
        quad((-200, 32, 0), (400, 0, 0), (0, -300, 0)),
        Material("#4a565a", rough=0.12, mirror=0.10, mottle=0.3, bump_scale=16),
    )
    out = Group()
    for x, y, height, build, coat, hat in (
        (-40, 2, 122, 1.05, "#2f3a44", "bowler"),
        (-12, -10, 140, 1.1, "#4a3c2c", "fedora"),
        (17, 0, 112, 0.92, "#4a2630", "cloche"),
        (43, -8, 128, 1.02, "#28352e", "none"),
    ):
        out.join(figure(height, build, coat, hat).at(x, y))
    out.add(box(170, 30, 4, 1).moved(0, -74, 30), wood("#3a2416", polish=0.1))
    for k, (colour, sign, x, turn) in enumerate(
        (("#b83a34", "revolver", -22, 10), ("#3f8f58", "footprint", 22, -8))
    ):
        art = surfaces.drawn(
            f'<rect width="160" height="210" rx="14" fill="#efe3c6"/><rect x="12" y="12" width="136" height="186" rx="8" fill="{colour}"/>'
            + icon(sign, 80, 105, 110, "#160e0b"),
            160,
            210,
        )
        name = scene.texture(f"clue{k}", art)
        out.add(
            quad((-12, 0, 31), (24, 0, 0), (0, 0, -31))
            .turned(-62, "x")
            .turned(turn)
            .moved(x, -86, 35),
            painted(name),
        )
    out.into(scene)
    scene.sky = ("#1c2428", "#6a808a", 0.30)
    scene.lamp((-34, -30, 236), "#d4ecec", 150, 20, seen=False)
    scene.lamp((60, -170, 120), "#ffd4a4", 88, 40)
    return View((0, -300, 96), (0, 0, 96), 39, 1.7)


def rain(picture: finish.Picture) -> finish.Picture:
    """Streaks of rain over the picture."""
    height, width = picture.shape[:2]
    rng = np.random.default_rng(6)
    body = "".join(
        f'<path d="M{x:.0f} {y:.0f}l{-0.16 * d:.1f} {d:.0f}" stroke="#d8f0f4" stroke-opacity="{o:.2f}" stroke-width="{w:.1f}"/>'
        for x, y, d, o, w in zip(rng.uniform(0, width * 1.1, 210), rng.uniform(-60, height, 210), rng.uniform(24, 80, 210) * width / 600,
                                 rng.uniform(0.10, 0.42, 210), rng.uniform(1, 2.4, 210) * width / 600, strict=True)
    )  # fmt: skip
    layer = np.asarray(svg(body, width, height), np.float32) / 255
    alpha = layer[..., 3:]
    return picture * (1 - alpha) + layer[..., :3] * alpha
