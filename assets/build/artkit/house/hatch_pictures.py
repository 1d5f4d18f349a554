"""The trapdoors as pictures of their own, closed and open: 64 px square, their middle on the map's point."""

from __future__ import annotations

import numpy as np
from PIL import Image

from artkit import places
from artkit.canvas import save
from artkit.house import household, shell
from artkit.house.area import FACE
from artkit.house.stuff import Group, glow
from artkit.studio import finish
from artkit.studio.mesh import box, quad
from artkit.studio.scene import Material, Scene

SIDE = 64
SCALE = 4


def opened(colour: str) -> Group:
    """The hatch without its lid: steps lead down from a faint light."""
    edge = household.glowing_edge(colour)
    out = Group()
    for side in (-1, 1):
        out.add(box(3, 47, 3, 0.6).moved(side * 22.5, 0, 0), edge)
        out.add(box(47, 3, 3, 0.6).moved(0, side * 22.5, 0), edge)
    out.add(quad((-21, 21, -40), (42, 0, 0), (0, -42, 0)), Material("#0a0706", rough=1))
    for step in range(5):
        tread = Material(("#6b4a2c", "#5a3d24", "#48301c", "#382516", "#281a0f")[step], rough=0.9)
        out.add(box(38, 7, 2).moved(0, -16 + step * 8, -3 - step * 7), tread)
    out.add(quad((-20, 21, -38), (40, 0, 0), (0, 0, 37)), glow("#5a3a1a", 0.5))
    return out


def picture(group: Group) -> Image.Image:
    """The group alone in the plan's view, on a transparent ground."""
    scene = Scene(unit_length=40.0, sky=("#1a1a22", "#66708a", 0.6))
    group.at(0, FACE, 0.4, 0, 0.94).into(scene)
    scene.lamp((-60, 90, 130), "#ffe0b0", 150, 12, seen=False)
    camera = shell.camera(-SIDE / 2, -SIDE / 2, 1 / SCALE)
    planes = scene.render(camera, (SIDE * SCALE, SIDE * SCALE), 16, 2, clamp=3.0)
    values = finish.toned(finish.combined(planes), 1.5)
    lines = finish.outlines(planes, 1.1 * SCALE, 0.4)[..., None] * 0.7
    values = values * (1 - lines)
    alpha = (planes["id"] > 0).astype(np.float32)[..., None]
    y, x = np.abs(np.mgrid[0 : SIDE * SCALE, 0 : SIDE * SCALE] / SCALE - SIDE / 2)
    alpha *= (np.maximum(x, y) < 23.5)[..., None]  # what lies under the floor is not seen beside it
    pixels = np.concatenate([np.clip(values, 0, 1), alpha], -1)
    whole = Image.fromarray((pixels * 255).astype(np.uint8))
    return whole.resize((SIDE, SIDE), Image.Resampling.LANCZOS)


def build() -> None:
    """Writes trapdoor_<style>_<closed|open> to the Tudor Mansion's pictures."""
    for style, colour in shell.PASSAGE_COLOURS.items():
        for state, group in (("closed", household.trapdoor(colour)), ("open", opened(colour))):
            save(picture(group), places.TUDOR_PICTURES / f"trapdoor_{style}_{state}.webp")
