"""The 24 suspects, before the height chart and cut out for the boards; the five agents in their offices."""

from __future__ import annotations

import os
import tomllib
from typing import Any

from PIL import Image

from artkit import places
from artkit.canvas import save, shrink
from artkit.londoners import cast
from artkit.londoners.pen import group
from artkit.londoners.settings import SETTINGS
from artkit.portraits.painter import HEIGHT, WIDTH, Layer, paint
from artkit.premonition import hats, weapons
from artkit.premonition.settings import PLACES

Person = dict[str, Any]

TALL = (480, 624)
FIGURE = (270, 390)
SHOULDER = 90
"""How much of the painter's picture a figure lacks at the side without a weapon: columns are slim."""
BUST = (256, 256)
HEAD = (50, 112, 850, 912)
"""What of the painter's picture a bust shows."""


def dressed(person: Person) -> list[Layer]:
    """The person as the Londoners are drawn, with the town's hats and badges, and the weapon in the hand."""
    skin = person["skin"]
    plain = {
        **person,
        "sex": "f" if person["gender"] == "female" else "m",
        "born": cast.YEAR - person["age"],
        "hat": None,
    }
    layers = cast.layers(plain)
    badges = hats.star(*person["star"]) if "star" in person else ""
    badges += hats.cross(*person["cross"]) if "cross" in person else ""
    if badges:
        layers.insert(2, Layer(badges, gloss=0.4, throw=0.2))
    hat = person.get("hat")
    if hat:
        drawn = hats.hat(hat["kind"], hat["colour"], hat["band"])
        layers.append(Layer(group(drawn, cast.lean(person)), gloss=0.20))
    if "weapon" in person:
        layers.append(Layer(weapons.held(person["weapon"], skin, *person["at"]), gloss=0.34, throw=0.8))
    return layers


def painted(person: Person, sepia: float) -> tuple[Image.Image, Image.Image]:
    """The portrait and the figure alone, as large as the painter makes them."""
    flip = bool(person.get("flip", False))
    backdrop = PLACES[person["place"]][person["corner"]](person["tall"], not flip)
    return paint(dressed(person), backdrop, cast.VIEW, f"town {person['id']}", flip, sepia)


def agent(person: Person, sepia: float) -> Image.Image:
    """The portrait of an agent, before a room of London's that would do in this town, too."""
    backdrop = SETTINGS[person["setting"]]()
    flip = bool(person.get("flip", False))
    return paint(dressed(person), backdrop, cast.VIEW, f"agent {person['id']}", flip, sepia)[0]


def townsfolk() -> dict[str, Any]:
    """What the data say of everybody."""
    text = (places.DATA / "townsfolk.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def build() -> None:
    """Writes suspect_*, figure_*, bio_* and bust_*; GASLAMP_ONLY=S01,sheriff for some of them."""
    only = {name for name in os.environ.get("GASLAMP_ONLY", "").split(",") if name}
    data = townsfolk()
    for person in data["person"]:
        name = person["id"]
        if only and name not in only:
            continue
        picture, figure = painted(person, data["sepia"])
        assert picture.size == (WIDTH, HEIGHT)
        save(shrink(picture, *TALL), places.PREMONITION_PICTURES / f"suspect_{name}.webp", 82)
        left = 0 if person.get("flip", False) else SHOULDER
        slim = figure.crop((left, 0, left + WIDTH - SHOULDER, HEIGHT))
        save(shrink(slim, *FIGURE), places.PREMONITION_PICTURES / f"figure_{name}.webp", 82)
    for person in data["agent"]:
        name = person["id"]
        if only and name not in only:
            continue
        picture = agent(person, data["sepia"])
        save(shrink(picture, *TALL), places.PREMONITION_PICTURES / f"bio_{name}.webp", 82)
        save(shrink(picture.crop(HEAD), *BUST), places.PREMONITION_PICTURES / f"bust_{name}.webp", 84)
