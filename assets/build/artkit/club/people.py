"""The house's own cast: noir portraits for seats, as tall pictures, busts and medallions."""

from __future__ import annotations

import tomllib

import numpy as np
from PIL import Image

from artkit import places
from artkit.canvas import save, shrink
from artkit.palette import SEATS
from artkit.portraits.people import peeps, portrait
from artkit.suspects import rim


def studio_bust(figure: Image.Image, box: tuple[int, int, int, int]) -> Image.Image:
    """The head on a warm brown ground, square."""
    side = box[2] - box[0]
    y, x = np.mgrid[0:side, 0:side].astype(np.float32) / side
    light = np.clip(1.15 - 1.05 * np.hypot(x - 0.34, y - 0.30), 0.2, 1.1)
    ground = np.array([150, 112, 74], np.float32) * light[..., None]
    picture = Image.fromarray(ground.clip(0, 255).astype(np.uint8)).convert("RGBA")
    picture.alpha_composite(figure.crop(box))
    return picture


def build() -> None:
    """Writes people/<id>.webp, people/<id>_bust.webp and the token rims of the seats."""
    data = tomllib.loads((places.DATA / "people.toml").read_text(encoding="utf-8"))
    people = data["person"]
    parts = peeps(people)
    out = places.UI / "people"
    for person in people:
        name = person["id"]
        picture, figure = portrait(person, parts[name], data["sepia"])
        save(shrink(picture, 420, 546), out / f"{name}.webp", 88)
        bust = studio_bust(figure, tuple(person["bust"]))
        save(shrink(bust, 320, 320).convert("RGB"), out / f"{name}_bust.webp", 88)
    for number, (colour, _) in SEATS.items():
        save(rim(colour, 6), places.UI / f"token_rim_seat_{number}.webp")
