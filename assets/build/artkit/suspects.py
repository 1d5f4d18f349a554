"""The six suspects of the Tudor Mansion: card pictures, square busts and round tokens."""

from __future__ import annotations

import tomllib

import numpy as np
from PIL import Image

from artkit import places
from artkit.canvas import oval_mask, paste, save, shrink, svg
from artkit.palette import BRASS, INK, SUSPECTS, rgb
from artkit.portraits.people import peeps, portrait

BUST_BOX = (90, 90, 810, 810)  # of the 900 x 1170 painting
TOKEN = 168


def bust(figure: Image.Image, colour: str, box: tuple[int, int, int, int]) -> Image.Image:
    """The head before a lit ground in the suspect's colour, square."""
    side = box[2] - box[0]
    y, x = np.mgrid[0:side, 0:side].astype(np.float32) / side
    light = 1.12 - 0.95 * np.hypot(x - 0.36, y - 0.30)
    ground = np.array(rgb(colour), np.float32) * np.clip(light, 0.25, 1.1)[..., None] * 0.78
    picture = Image.fromarray(ground.clip(0, 255).astype(np.uint8)).convert("RGBA")
    head = figure.crop(box)
    pixels = np.asarray(head, np.float32)
    pixels[..., :3] = (pixels[..., :3] * 1.10).clip(0, 255)
    paste(picture, Image.fromarray(pixels.astype(np.uint8)), 0, 0)
    return picture


def token(head: Image.Image) -> Image.Image:
    """A round token without its rim; an ink edge keeps it off the floor."""
    scale, side = 3, TOKEN * 3
    disc = svg(f'<circle cx="{side / 2}" cy="{side / 2}" r="{side / 2}" fill="{INK}"/>', side, side)
    inner = side - 4 * scale
    face = shrink(head, inner, inner)
    face.putalpha(oval_mask(inner, inner))
    paste(disc, face, 2 * scale, 2 * scale)
    return shrink(disc, TOKEN, TOKEN)


def rim(colour: str, width: float) -> Image.Image:
    """A rim of `width` px (at 84 px tokens) to lay over a token."""
    line, centre = width * 2, TOKEN / 2
    radius = centre - line / 2
    return svg(
        f'<circle cx="{centre}" cy="{centre}" r="{radius}" fill="none" stroke="{colour}" stroke-width="{line}"/>'
        f'<circle cx="{centre}" cy="{centre}" r="{radius - line / 2 - 2}" fill="none" stroke="{INK}" stroke-width="4"/>',
        TOKEN,
        TOKEN,
    )


def build() -> None:
    """Writes suspect_*, bust_* and token_* to the Tudor Mansion's pictures."""
    text = (places.DATA / "suspects.toml").read_text(encoding="utf-8")
    people = tomllib.loads(text)["person"]
    parts = peeps(people)
    out = places.TUDOR_PICTURES
    for person in people:
        name = person["id"]
        picture, figure = portrait(person, parts[name])
        save(shrink(picture, 600, 780), out / f"suspect_{name}.webp", 90)
        head = bust(figure, SUSPECTS[name], tuple(person.get("bust", BUST_BOX)))
        save(shrink(head, 400, 400).convert("RGB"), out / f"bust_{name}.webp", 90)
        save(token(head), out / f"token_{name}.webp")
    save(rim(BRASS, 4), out / "token_rim_brass.webp")
