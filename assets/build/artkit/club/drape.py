"""The red curtain: two halves with a gold border, and a scalloped valance with cord and tassels."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image

from artkit import places, textures
from artkit.canvas import save
from artkit.studio import finish
from artkit.studio.mesh import Array, ball, curve, cylinder, grid, tube
from artkit.studio.scene import Material, Scene

WIDTH, HEIGHT = 1920, 1080
VELVET = Material("#a3161f", rough=1.0, mottle=0.10, bump=0.30, bump_scale=3.0)
GOLD = Material("#d9a94a", rough=0.35, mirror=0.8, metal=True)
DISTANCE = 2600.0


def folded(left: float, right: float, low: float, high: float, folds: float, depth: float, seed: int) -> Array:
    """Points of a hanging cloth: x to the right, y towards us is negative, z up."""
    rng = np.random.default_rng(seed)
    rows, columns = 90, int((right - left) / 5)
    u, v = np.meshgrid(np.linspace(0, 1, columns), np.linspace(1, 0, rows))
    drift = textures.clouds((rows, columns), columns / 4, rng, 2) * 1.5
    phase = np.repeat(textures.clouds((2, columns), columns / 5, rng, 3)[:1] * 2.6, rows, 0)
    angle = u * folds * 2 * math.pi + phase + drift * (1 - v) * 0.5
    wave = np.cos(angle) + 0.35 * np.cos(2 * angle + 0.8) + 0.12 * np.cos(5 * angle + 1.0)
    x = left + u * (right - left) + np.sin(angle) * depth * 0.16
    x[:, 0], x[:, -1] = left, right
    return np.stack([x, -depth * wave * (0.75 + 0.25 * (1 - v)), low + v * (high - low)], -1)


def camera() -> dict[str, object]:
    """Straight from the front; one unit in the plane y = 0 is one px."""
    middle = HEIGHT / 2
    angle = 2 * math.degrees(math.atan(HEIGHT / 2 / DISTANCE))
    return {"kind": "eye", "at": [WIDTH / 2, -DISTANCE, middle], "target": [WIDTH / 2, 0, middle], "angle": angle, "lens": 0}


def stage_light(scene: Scene) -> None:
    """The light of the house: a spot in the middle, warm from above, little else."""
    scene.sky = ("#180606", "#3a2020", 0.30)
    scene.lamp((WIDTH / 2 - 160, -900, HEIGHT * 0.72), "#ffca96", 820, 130, seen=False)
    scene.lamp((WIDTH * 0.12, -420, HEIGHT + 160), "#ffb070", 330, 90, seen=False)
    scene.lamp((WIDTH * 0.88, -420, HEIGHT + 160), "#ffb070", 330, 90, seen=False)


def halves() -> tuple[Image.Image, Image.Image]:
    """The closed curtain, cut in the middle."""
    scene = Scene(unit_length=100.0)
    stage_light(scene)
    for side, (left, right) in enumerate(((-40, WIDTH / 2 + 1), (WIDTH / 2 - 1, WIDTH + 40))):
        scene.add(grid(folded(left, right, -40, HEIGHT + 60, 8.5, 26, 7 + side)), VELVET, 1 + side)
        edge = WIDTH / 2 + (-7 if side == 0 else 7)
        z = np.linspace(-40, HEIGHT + 60, 200)
        braid = np.stack([edge + 3 * np.sin(z / 5.0), np.full_like(z, -22.0), z], -1)
        scene.add(tube(braid, 4.4, 8), GOLD, 3 + side)
        scene.add(tube(np.stack([np.full_like(z, edge + (-11 if side == 0 else 11)), np.full_like(z, -19.0), z], -1), 2.0, 6), GOLD, 3 + side)
    planes = scene.render(camera(), (WIDTH, HEIGHT), 12, 2, clamp=3.0)
    values = finish.painting(planes, 1.5, ink=0.0, brush=1, seed=3, vignette=1.1, colour=0.95)
    whole = finish.picture(values)
    return whole.crop((0, 0, WIDTH // 2, HEIGHT)), whole.crop((WIDTH // 2, 0, WIDTH, HEIGHT))


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
    pleat = np.cos(within * 2 * math.pi * 3) * 9 * (1 - 0.5 * v) + 26 * np.sin(math.pi * within) * np.sin(math.pi * v * 0.9)
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
    values = finish.painting(planes, 1.5, ink=0.0, brush=1, seed=4, vignette=0.4, colour=0.95)
    alpha = textures.blur((planes["id"] > 0).astype(np.float32), 0.7)
    pixels = np.concatenate([values, np.clip(alpha, 0, 1)[..., None]], -1)[:height]
    return Image.fromarray((pixels * 255).astype(np.uint8))


def build() -> None:
    """Writes drape_left, drape_right and valance to `assets/ui`."""
    left, right = halves()
    save(left, places.UI / "drape_left.webp", 88)
    save(right, places.UI / "drape_right.webp", 88)
    save(valance(), places.UI / "valance.webp", 88)
