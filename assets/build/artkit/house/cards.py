"""The nine rooms as lit stage sets, for the cards."""

from __future__ import annotations

import os
from collections.abc import Callable

from artkit import places
from artkit.canvas import save, shrink
from artkit.house.sets import Camera
from artkit.house.sets_family import dining_room, hall, kitchen, lounge
from artkit.house.sets_state import ballroom, billiard_room, conservatory, library, study
from artkit.studio import finish
from artkit.studio.scene import Scene

SIZE = (600, 780)


SETS: dict[str, Callable[[Scene], Camera]] = {
    "ballroom": ballroom,
    "conservatory": conservatory,
    "billiard_room": billiard_room,
    "library": library,
    "study": study,
    "hall": hall,
    "lounge": lounge,
    "dining_room": dining_room,
    "kitchen": kitchen,
}


def paint(name: str) -> finish.Picture:
    """One room's card picture; GASLAMP_DRAFT=1 makes a quick one."""
    scene = Scene(unit_length=40.0)
    camera = SETS[name](scene)
    draft = bool(os.environ.get("GASLAMP_DRAFT"))
    scale, samples = (1, 6) if draft else (2, 4)
    view = {
        "kind": "eye",
        "at": list(camera.at),
        "target": list(camera.target),
        "angle": camera.angle,
        "lens": 0,
    }
    planes = scene.render(view, (SIZE[0] * scale, SIZE[1] * scale), samples, 2, clamp=3.0)
    return finish.painting(
        planes, camera.exposure, ink=1.6 * scale, brush=scale + 1, seed=len(name), vignette=1.1
    )


def build() -> None:
    """Writes room_* to the Tudor Mansion's pictures; GASLAMP_ONLY=name[,name] paints just those."""
    only = os.environ.get("GASLAMP_ONLY", "")
    target = places.cache() if os.environ.get("GASLAMP_DRAFT") else places.TUDOR_PICTURES
    for name in SETS:
        if not only or name in only.split(","):
            save(shrink(finish.picture(paint(name)), *SIZE), target / f"room_{name}.webp", 90)
