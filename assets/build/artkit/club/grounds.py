"""Grounds that fill the screen: the hall of the title, dark wood, baize, paper."""

from __future__ import annotations

import numpy as np
from PIL import Image

from artkit import places, textures
from artkit.canvas import save
from artkit.house import surfaces
from artkit.house.stuff import Group, painted, plaster, wood
from artkit.studio import finish
from artkit.studio.mesh import box, quad
from artkit.studio.scene import Material, Scene

WIDTH, HEIGHT = 1920, 1080
FLOOR = 794  # where the hall's wall meets its floor
DISTANCE = 1400.0
EYE = FLOOR - HEIGHT / 2


def hall() -> Image.Image:
    """The club's hall without its arches: papered wall, panels, polished boards, warm light."""
    scene = Scene(unit_length=100.0, sky=("#0a0806", "#1a1712", 0.5))
    half, top = WIDTH / 2 + 60, float(FLOOR + 40)
    paper = surfaces.damask("#34362c", "#3d3e32", 2000, 860, 4, 58)
    scene.texture("paper", paper)
    scene.add(quad((-half, 0, top), (2 * half, 0, 0), (0, 0, -top)), painted("paper", 0.0), 1)
    boards = surfaces.boards("#5c3a22", 2000, 800, 26, 6, True)
    scene.texture("boards", boards)
    floor = Material("#ffffff", rough=0.12, mirror=0.10, texture="boards")
    scene.add(quad((-half, 0, 0), (2 * half, 0, 0), (0, -800, 0)), floor, 2)
    trim, dark = Group(), wood("#3a2415", "x")
    trim.add(box(2 * half, 10, 22, 3).moved(0, -5, 0), dark)
    trim.add(box(2 * half, 6, 128).moved(0, -3, 22), wood("#33200f", "z"))
    trim.add(box(2 * half, 16, 12, 4).moved(0, -8, 150), dark)
    for x in np.arange(-half + 20, half, 86):
        trim.add(box(64, 4, 92, 2).moved(x + 43, -7, 38), wood("#40281a", "z"))
    trim.add(box(2 * half, 26, 14, 5).moved(0, -13, top - 26), plaster("#6a5a40"))
    trim.add(box(2 * half, 14, 10, 3).moved(0, -7, top - 44), plaster("#5a4c36"))
    trim.into(scene)
    for x in range(-800, 801, 200):  # an even band of light: the title adds a lamp for each arch
        scene.lamp((x, -210, 560), "#ffb765", 130, 60, seen=False)
    scene.lamp((0, -420, 740), "#ffcf98", 420, 60, seen=False)
    scene.lamp((-640, -520, 300), "#ffcf98", 260, 60, seen=False)
    scene.lamp((640, -520, 300), "#ffcf98", 260, 60, seen=False)
    camera = {
        "kind": "eye",
        "at": [0, -DISTANCE, EYE],
        "target": [0, 0, EYE],
        "angle": 2 * np.degrees(np.arctan(HEIGHT / 2 / DISTANCE)),
        "lens": 0,
    }
    planes = scene.render(camera, (WIDTH, HEIGHT), 10, 2, clamp=3.0)
    values = finish.painting(planes, 1.75, ink=1.0, brush=1, seed=4, vignette=0.8)
    y = np.mgrid[0:HEIGHT, 0:WIDTH][0]
    values = (
        values * (1 - 0.52 * np.clip((y - 850) / 160, 0, 1))[..., None]
    )  # calm ground for the text
    return finish.picture(values)


def wooden(seed: int = 2) -> Image.Image:
    """Dark boards with a warm pool of light in the middle."""
    size = (HEIGHT, WIDTH)
    values = np.asarray(textures.planks(size, (0.27, 0.155, 0.088), seed, 6), np.float32) / 255
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    light = np.exp(-(((x - 960) / 900) ** 2 + ((y - 430) / 560) ** 2))[..., None]
    values = values * (0.52 + 0.62 * light) + light * np.array([0.030, 0.018, 0.008], np.float32)
    return finish.picture(values)


def baize(seed: int = 3) -> Image.Image:
    """Green cloth under a lamp, dark towards its edges."""
    size = (HEIGHT, WIDTH)
    values = np.asarray(textures.felt(size, (0.060, 0.19, 0.145), seed), np.float32) / 255
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    light = np.exp(-(((x - 960) / 860) ** 2 + ((y - 500) / 520) ** 2))[..., None]
    values = values * (0.28 + 0.95 * light) + light * np.array([0.018, 0.016, 0.006], np.float32)
    return finish.picture(values)


def sheet(seed: int = 5) -> Image.Image:
    """A large sheet of old paper; crop or scale it to any panel."""
    size = (1440, 1200)
    values = np.asarray(textures.paper(size, seed), np.float32) / 255
    rng = np.random.default_rng(seed)
    stain = textures.clouds(size, 380, rng, 3)
    values *= (1 + stain * 0.035)[..., None]
    y, x = np.mgrid[0 : size[0], 0 : size[1]].astype(np.float32)
    edge = np.minimum(np.minimum(x, size[1] - x), np.minimum(y, size[0] - y))
    values *= (0.88 + 0.12 * np.clip(edge / 90, 0, 1))[..., None]
    return finish.picture(values)


def build() -> None:
    """Writes hall, wood, baize and paper to `assets/ui`."""
    save(wooden(), places.UI / "wood.webp", 84)
    save(baize(), places.UI / "baize.webp", 84)
    save(sheet(), places.UI / "paper.webp", 82)
    save(hall(), places.UI / "hall.webp", 86)
