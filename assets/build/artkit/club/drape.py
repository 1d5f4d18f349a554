"""The red curtain: two halves with a gold border, and a scalloped valance with cord and tassels."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image

from artkit import places, textures
from artkit.canvas import save, svg
from artkit.studio import finish
from artkit.studio.mesh import ball, curve, cylinder, grid, tube
from artkit.studio.scene import Material, Scene

WIDTH, HEIGHT = 1920, 1080
VELVET = Material("#86131c", rough=1.0, mottle=0.10, bump=0.30, bump_scale=3.0)
GOLD = Material("#d8ac55", rough=0.5, mirror=0.06)
DISTANCE = 2600.0


def camera() -> dict[str, object]:
    """Straight from the front; one unit in the plane y = 0 is one px."""
    middle = HEIGHT / 2
    angle = 2 * math.degrees(math.atan(HEIGHT / 2 / DISTANCE))
    return {
        "kind": "eye",
        "at": [WIDTH / 2, -DISTANCE, middle],
        "target": [WIDTH / 2, 0, middle],
        "angle": angle,
        "lens": 0,
    }


def stage_light(scene: Scene) -> None:
    """The light of the house: a spot in the middle, warm from above, little else."""
    scene.sky = ("#180606", "#3a2020", 0.30)
    scene.lamp((WIDTH / 2 - 160, -900, HEIGHT * 0.72), "#ffca96", 820, 130, seen=False)
    scene.lamp((WIDTH * 0.12, -420, HEIGHT + 160), "#ffb070", 330, 90, seen=False)
    scene.lamp((WIDTH * 0.88, -420, HEIGHT + 160), "#ffb070", 330, 90, seen=False)


def halves() -> tuple[Image.Image, Image.Image]:
    """The closed curtain, cut in the middle; each half has a braid of gold at its inner edge."""
    size = (HEIGHT, WIDTH)
    cloth = np.asarray(textures.velvet(size, (0.42, 0.045, 0.07), 7, 15), np.float32) / 255
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    spot = np.exp(-(((x - 960) / 620) ** 2 + ((y - 430) / 470) ** 2))[..., None]
    cloth = cloth * (0.42 + 0.98 * spot) + cloth * spot * np.array([0.50, 0.16, 0.10], np.float32)
    rows = np.clip((y - 960) / 120, 0, 1)[..., None]
    whole = finish.picture(cloth * (1 - 0.45 * rows)).convert("RGBA")
    middle = WIDTH // 2
    braid = ""
    for side in (-1, 1):
        edge = middle + side * 7
        braid += f'<rect x="{edge - 6}" width="12" height="{HEIGHT}" fill="#5a3a14"/>'
        for k in range(0, HEIGHT, 9):
            shade = "#f0d08a" if (k // 9) % 2 else "#b98a3c"
            braid += f'<ellipse cx="{edge}" cy="{k + 4}" rx="5.4" ry="5" fill="{shade}"/>'
        line = middle + side * 18
        braid += f'<rect x="{line - 1.5}" width="3" height="{HEIGHT}" fill="#c9963e"/>'
    gold = svg(braid, WIDTH, HEIGHT)
    light = np.asarray(gold, np.float32)
    light[..., :3] *= 0.30 + 0.75 * spot
    whole.alpha_composite(Image.fromarray(light.clip(0, 255).astype(np.uint8)))
    whole = whole.convert("RGB")
    return whole.crop((0, 0, middle, HEIGHT)), whole.crop((middle, 0, WIDTH, HEIGHT))


def valance(height: int = 170, swags: int = 12) -> Image.Image:
    """The scalloped top, `height` px high, transparent below its edge."""
    scene = Scene(unit_length=100.0)
    stage_light(scene)
    step = WIDTH / swags
    rows, columns = 40, WIDTH // 4
    u, v = np.meshgrid(np.linspace(0, WIDTH, columns + 1), np.linspace(0, 1, rows))
    within = np.mod(u, step) / step
    drop = 84 + 58 * np.sin(math.pi * within) ** 0.8
    top = HEIGHT + 10
    z = top - v * (drop + 10)
    pleat = np.cos(within * 2 * math.pi * 3) * 9 * (1 - 0.5 * v) + 26 * np.sin(
        math.pi * within
    ) * np.sin(math.pi * v * 0.9)
    scene.add(grid(np.stack([u, -60 - pleat, z], -1)), VELVET, 1)
    line_u = np.linspace(0, WIDTH, 900)
    line_w = np.mod(line_u, step) / step
    line_z = HEIGHT - (84 + 58 * np.sin(math.pi * line_w) ** 0.8)
    cord = np.stack([line_u, np.full_like(line_u, -84) - 20 * np.sin(math.pi * line_w), line_z], -1)
    scene.add(tube(cord, 5.0, 8), GOLD, 2)
    fringe = [tube(np.array([p, p + np.array([0, 0, -15.0])]), 1.3, 4) for p in cord[::4]]
    for part in fringe:
        scene.add(part, GOLD, 2)
    for k in range(swags + 1):
        x = k * step
        scene.add(ball(11, 14).moved(x, -92, HEIGHT - 84), GOLD, 3)
        scene.add(cylinder(5, 44, 12, top=9).turned(180, "x").moved(x, -92, HEIGHT - 88), GOLD, 3)
        scene.add(tube(curve([(x, -92, HEIGHT + 10), (x, -92, HEIGHT - 80)], 4), 2.6, 6), GOLD, 3)
    planes = scene.render(camera(), (WIDTH, HEIGHT), 12, 2, clamp=3.0)
    values = finish.painting(planes, 1.35, ink=0.0, brush=1, seed=4, vignette=0.4, colour=0.9)
    alpha = textures.blur((planes["id"] > 0).astype(np.float32), 0.7)
    pixels = np.concatenate([values, np.clip(alpha, 0, 1)[..., None]], -1)[:height]
    return Image.fromarray((pixels * 255).astype(np.uint8))


def build() -> None:
    """Writes drape_left, drape_right and valance to `assets/ui`."""
    left, right = halves()
    save(left, places.UI / "drape_left.webp", 88)
    save(right, places.UI / "drape_right.webp", 88)
    save(valance(), places.UI / "valance.webp", 88)
