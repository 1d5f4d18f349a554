"""Rooms at other places than their own, for a shuffled ring: rooms/<room>_at_<position>_<light>.webp.

Each picture covers the floor's box (`floors` in the map) of that position and is laid over the house.
"""

from __future__ import annotations

import os
from dataclasses import replace

import numpy as np
from PIL import Image

from artkit import places, textures
from artkit.canvas import save
from artkit.house import plan_pictures, shell
from artkit.house.area import Area
from artkit.house.stuff import wood
from artkit.plan import Plan, Room
from artkit.studio import finish
from artkit.studio.mesh import quad
from artkit.studio.scene import Picture, Scene

MARGIN = 8  # rendered beyond the box, so that blurs find something there


def room_scene(plan: Plan, name: str, place: Room, lit: bool) -> tuple[Scene, Area]:
    """One room, furnished at another room's place, inside the mansion's walls."""
    scene = Scene(unit_length=40.0)
    shell.outer_walls(plan).into(scene)
    shell.inner_walls(plan).into(scene)
    shell.windows(plan, lit).into(scene)
    own = shell.area_of(plan, plan.rooms[name])
    area = replace(shell.area_of(plan, place), name_width=own.name_width)
    if name == "hall" or place.id == "hall":
        area.name_width = max(area.name_width, 80)
    boards = quad(  # what is seen through the doors
        (area.left - 90, -area.top + 140, -0.4),
        (area.width + 180, 0, 0),
        (0, -area.height - 280, 0),
    )
    scene.add(boards, wood("#6e4426"))
    shell.fit_out(scene, name, area)
    shell.hatches(plan).into(scene)
    if lit:
        for x, y, z, colour, reach in area.lamps:
            scene.lamp((x, y, z), colour, reach, 7, reach * 4.5, seen=False)
    else:
        plan_pictures.moonlit(scene)
    return scene, area


def light_of(
    plan: Plan, name: str, place: Room, lit: bool, scale: float, samples: int
) -> dict[str, Picture]:
    """One pass over the floor's box of `place`."""
    scene, _ = room_scene(plan, name, place, lit)
    left, top, right, bottom = plan.interior(place)
    size = (round((right - left + 2 * MARGIN) * scale), round((bottom - top + 2 * MARGIN) * scale))
    camera = shell.camera(left - MARGIN, top - MARGIN, 1 / scale)
    return scene.render(camera, size, samples, 2, clamp=2.5)


def pictures(
    plan: Plan, name: str, place: Room, scale: float, samples: int
) -> dict[str, Image.Image]:
    """The room in its three lights, cut to the floor's box."""
    night = light_of(plan, name, place, False, scale, samples)
    evening = light_of(plan, name, place, True, scale, samples)
    moon, lamps = finish.combined(night), finish.combined(evening)
    ink = finish.outlines(night, 1.1 * scale, 0.45)[..., None] * 0.75
    left, top, right, bottom = plan.interior(place)
    full = (right - left + 2 * MARGIN, bottom - top + 2 * MARGIN)
    out = {}
    for light, (moon_share, lamp_share) in plan_pictures.MIX.items():
        moon_share *= plan_pictures.MOON.get(name, plan_pictures.DARK_BOARDS)
        values = finish.toned(moon * moon_share + lamps * lamp_share, plan_pictures.EXPOSURE)
        grey = (values @ finish.LUMA)[..., None]
        values = finish.brushed(np.clip(grey + (values - grey) * 0.90, 0, 1), 2)
        values = values * (1 - ink) + np.array([0.05, 0.035, 0.03], np.float32) * ink
        rng = np.random.default_rng(3)
        values *= (1 + textures.clouds(values.shape[:2], 120, rng, 3) * 0.06)[..., None]
        picture = finish.picture(values).resize(full, Image.Resampling.LANCZOS)
        out[light] = picture.crop((MARGIN, MARGIN, full[0] - MARGIN, full[1] - MARGIN))
    return out


def build() -> None:
    """Writes every room at every other position; GASLAMP_ONLY=room[,room] does just those rooms."""
    plan = Plan()
    draft = bool(os.environ.get("GASLAMP_DRAFT"))
    scale, samples = (1.0, 3) if draft else (2.0, 3)
    folder = (places.cache() if draft else places.TUDOR_PICTURES) / "rooms"
    only = [name for name in os.environ.get("GASLAMP_ONLY", "").split(",") if name]
    for name in plan.rooms:
        if only and name not in only:
            continue
        for place in plan.rooms.values():
            if place.id == name:
                continue
            for light, picture in pictures(plan, name, place, scale, samples).items():
                save(picture, folder / f"{name}_at_{place.position}_{light}.webp", 84)
