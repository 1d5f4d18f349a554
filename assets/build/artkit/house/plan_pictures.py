"""Renders the mansion seen from above at night: dark, lit and bright, aligned with the canvas."""

from __future__ import annotations

import os

import numpy as np
from PIL import Image

from artkit import places, textures
from artkit.canvas import save
from artkit.house import garden, shell
from artkit.plan import Plan
from artkit.studio import finish
from artkit.studio.scene import Picture, Scene

WIDTH, HEIGHT = 1920, 1080
EXPOSURE = 1.55
# shares of moonlight inside the rooms and of lamplight, in the three pictures; outside the moon is the same
MIX = {"dark": (1.0, 0.0), "lit": (0.72, 0.80), "bright": (0.60, 1.75)}
MOON = {  # rooms with pale floors take less of the moon, those with dark boards more
    "kitchen": 0.62,
    "conservatory": 0.72,
    "hall": 0.60,
    "ballroom": 1.15,
}
DARK_BOARDS = 1.75
CELLAR_MOON, CELLAR_LAMP = 0.42, 0.55  # the Cellar is the stage: always dimly lit


def moonlit(scene: Scene) -> None:
    """Cool light from the upper left and a blue sky."""
    scene.sky = ("#0c1220", "#44598a", 0.62)
    scene.sun((-0.52, 0.34, 0.78), "#b4caff", 0.62, 0.035)


def build_scene(plan: Plan, lit: bool) -> Scene:
    """The whole estate, under the moon or under its lamps."""
    scene = Scene(unit_length=40.0)
    garden_lamps = garden.grounds(scene)
    shell.outer_walls(plan).into(scene)
    shell.inner_walls(plan).into(scene)
    shell.door_leaves(plan).into(scene)
    shell.windows(plan, lit).into(scene)
    areas = shell.rooms(scene, plan)
    shell.hatches(plan).into(scene)
    if not lit:
        moonlit(scene)
        for x, y, z, colour, reach in garden_lamps:
            scene.lamp((x, y, z), colour, reach * 0.55, 5, reach * 3, seen=False)
        return scene
    for area in areas.values():
        for x, y, z, colour, reach in area.lamps:
            scene.lamp((x, y, z), colour, reach, 7, reach * 4.5, seen=False)
    half = plan.data["outer_wall"] / 2
    rows, columns = plan.data["rows"], plan.data["columns"]
    for places_of in (
        value for key, value in plan.data["windows"].items() if key not in ("length", "depth")
    ):
        for x, y, way in places_of:
            if way == "h":
                at = (x, -(y - half - 52), 40) if y == rows[0] else (x, -(y + half + 12), 40)
            else:
                at = (x - half - 12 if x == columns[0] else x + half + 12, -y, 40)
            scene.lamp(at, "#ffc066", 42, 8, 150, seen=False)
    return scene


def planes(lit: bool, scale: float, samples: int) -> dict[str, Picture]:
    """One pass of the tracer over the whole canvas."""
    plan = Plan()
    scene = build_scene(plan, lit)
    size = (round(WIDTH * scale), round(HEIGHT * scale))
    return scene.render(shell.camera(0, 0, 1 / scale), size, samples, 2, clamp=2.5)


def lawn_share(plan: Plan, size: tuple[int, int]) -> Picture:
    """Fades the windows' light on the lawn towards the borders of each room's `light_box`.

    The table cuts those boxes out of the lit pictures, so nothing may be seen of their edges.
    """
    scale = size[1] / WIDTH
    y, x = np.mgrid[0 : size[0], 0 : size[1]].astype(np.float32) / scale
    share = np.zeros(size, np.float32)
    half = plan.data["outer_wall"] / 2
    columns, rows = plan.data["columns"], plan.data["rows"]
    outside = (
        (x < columns[0] - half)
        | (x > columns[-1] + half)
        | (y < rows[0] - half)
        | (y > rows[-1] + half)
    )
    for room in plan.rooms.values():
        left, top, right, bottom = plan.light_box(room)
        depth = np.minimum(np.minimum(x - left, right - x), np.minimum(y - top, bottom - y))
        share = np.maximum(share, np.clip(depth / 42, 0, 1))
    return np.where(outside, share, 1.0).astype(np.float32)


def shares(name: str, size: tuple[int, int]) -> tuple[Picture, Picture]:
    """How much moonlight and lamplight each px of a picture gets; `size` is (height, width)."""
    plan = Plan()
    scale = size[1] / WIDTH
    moon, lamps = np.ones(size, np.float32), np.full(size, MIX[name][1], np.float32)
    lamps *= lawn_share(plan, size)
    for room in [*plan.rooms.values(), plan.cellar]:
        left, top, right, bottom = (round(value * scale) for value in plan.interior(room))
        inside = (slice(top, bottom), slice(left, right))
        if room is plan.cellar:
            moon[inside], lamps[inside] = CELLAR_MOON, CELLAR_LAMP
        else:
            moon[inside] = MIX[name][0] * MOON.get(room.id, DARK_BOARDS)
    return moon[..., None], lamps[..., None]


def graded(moon: Picture, lamps: Picture, name: str, ink: Picture, seed: int) -> Picture:
    """One picture out of the two lights, with ink lines and grain."""
    moon_share, lamp_share = shares(name, moon.shape[:2])
    values = finish.toned(moon * moon_share + lamps * lamp_share, EXPOSURE)
    grey = (values @ finish.LUMA)[..., None]
    values = np.clip(grey + (values - grey) * 0.90, 0, 1)
    values = finish.bloom(values, 0.72, values.shape[1] / 90, 0.8)
    values = finish.brushed(values, 2 if values.shape[1] > 2000 else 1)
    values = (
        values * (1 - ink[..., None] * 0.75)
        + np.array([0.05, 0.035, 0.03], np.float32) * ink[..., None] * 0.75
    )
    rng = np.random.default_rng(seed)
    values *= (1 + textures.clouds(values.shape[:2], 120, rng, 3) * 0.06)[..., None]
    return np.clip(values, 0, 1)


def light_planes(draft: bool) -> tuple[Picture, Picture, Picture]:
    """Moonlight, lamplight and ink lines of the whole canvas.

    Kept in the scratch folder: GASLAMP_REGRADE=1 takes them from there instead of rendering again.
    """
    kept = places.cache() / "house_light.npz"
    if os.environ.get("GASLAMP_REGRADE") and kept.is_file():
        data = np.load(kept)
        return tuple(data[key].astype(np.float32) for key in ("moon", "lamps", "ink"))
    scale, samples = (1.0, 2) if draft else (2.0, 3)
    night, evening = planes(False, scale, samples), planes(True, scale, samples)
    moon, lamps = finish.combined(night), finish.combined(evening)
    ink = finish.outlines(night, 1.1 * scale, 0.45)
    half = {"moon": moon, "lamps": lamps, "ink": ink}
    np.savez(kept, **{key: value.astype(np.float16) for key, value in half.items()})
    return moon, lamps, ink


def build() -> None:
    """Writes house_dark, house_lit and house_bright. GASLAMP_DRAFT=1 renders small and grainy."""
    draft = bool(os.environ.get("GASLAMP_DRAFT"))
    moon, lamps, ink = light_planes(draft)
    target = places.cache() if draft else places.TUDOR_PICTURES
    for name in MIX:
        values = graded(moon, lamps, name, ink, 3)
        picture = finish.picture(values).resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
        save(picture, target / f"house_{name}.webp", 88)
