"""The twelve settings as painted places: what is behind everything, and what is before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from artkit.paintings.places import built, dark, water, wild
from artkit.paintings.scene import Ground, Scene


class Place(NamedTuple):
    """A setting: how it is built, and the two halves of painting it."""

    ground: Ground
    back: Callable[[Scene], None]
    front: Callable[[Scene], None]


PLACES: dict[str, Place] = {
    "forest": Place(wild.FOREST, wild.forest, wild.forest_front),
    "open_sea": Place(water.SEA, water.open_sea, water.sea_front),
    "shore": Place(water.SHORE, water.shore, water.shore_front),
    "meadow": Place(wild.MEADOW, wild.meadow, wild.meadow_front),
    "mountain_pass": Place(wild.PASS, wild.mountain_pass, wild.pass_front),
    "desert": Place(wild.DESERT, wild.desert, wild.desert_front),
    "city_street": Place(built.STREET, built.city_street, built.street_front),
    "old_house": Place(built.HOUSE, built.old_house, built.house_front),
    "stage": Place(built.STAGE, built.stage, built.stage_front),
    "underground": Place(dark.CAVERN, dark.underground, dark.underground_front),
    "night_sky": Place(dark.NIGHT, dark.night_sky, dark.night_front),
    "snowfield": Place(wild.SNOW, wild.snowfield, wild.snow_front),
}
