"""The five victims as they were in life, each in a place of their own."""

from __future__ import annotations

import tomllib

import numpy as np
from PIL import Image, ImageFilter

from artkit import places, textures
from artkit.canvas import paste, shrink, svg
from artkit.londoners.cast import VIEW, layers
from artkit.londoners.settings import SETTINGS
from artkit.portraits.painter import HEIGHT, WIDTH, paint

SIZE = (720, 540)


def victim(person: dict[str, object]) -> Image.Image:
    """The person, a little aside, before a wide painted room."""
    backdrop = SETTINGS[str(person["setting"])]()
    name = f"victim {person['letter']}"
    _, figure = paint(layers(person), backdrop, VIEW, name, bool(person.get("flip")), 0.45)
    wide, high = SIZE[0] * 2, SIZE[1] * 2
    room = svg(backdrop.body, wide, round(wide * 1.3), "0 0 600 780").convert("RGB").crop((0, 0, wide, high))
    room = room.filter(ImageFilter.GaussianBlur(9))
    rng = np.random.default_rng(ord(str(person["letter"])))
    values = np.asarray(room, np.float32) / 255
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    light = np.exp(-(np.hypot(x / wide - 0.68, (y / high - 0.3) * 0.8) ** 2) / 0.12)[..., None]
    values = values * (0.45 + 0.75 * light) * (1 + textures.clouds((high, wide), 60, rng, 4, 1.6) * 0.18)[..., None]
    grey = (values @ np.array([0.36, 0.52, 0.12], np.float32))[..., None]
    values = values * 0.6 + grey * np.array([1.0, 0.82, 0.60], np.float32) * 0.45
    values *= textures.vignette((high, wide), 0.9)[..., None]
    ground = Image.fromarray((values.clip(0, 1) * 255).astype(np.uint8)).convert("RGBA")
    scale = high * 1.06 / HEIGHT
    head = shrink(figure, round(WIDTH * scale), round(HEIGHT * scale))
    shade = Image.new("RGBA", head.size, (0, 0, 0, 150))
    shade.putalpha(head.getchannel("A").filter(ImageFilter.GaussianBlur(26)).point(lambda v: int(v * 0.6)))
    paste(ground, shade, 90, -6)
    paste(ground, head, 60, -24)
    return shrink(ground, *SIZE).convert("RGB")


def people() -> list[dict[str, object]]:
    """The victims' descriptions."""
    text = (places.DATA / "victims.toml").read_text(encoding="utf-8")
    people_: list[dict[str, object]] = tomllib.loads(text)["person"]
    return people_
