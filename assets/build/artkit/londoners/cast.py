"""The 65 portraits of DEADCERT: from data to layers, painted tall for cards and wide for slim windows."""

from __future__ import annotations

import os
import tomllib
from multiprocessing import Pool
from typing import Any

import numpy as np
from PIL import Image, ImageFilter

from artkit import places
from artkit.canvas import save, shrink
from artkit.londoners import clothes, features, hair, headwear, tools
from artkit.londoners.pen import group, mix
from artkit.londoners.settings import SETTINGS
from artkit.portraits import wardrobe
from artkit.portraits.painter import HEIGHT, Layer, draw, paint
from artkit.portraits.stitches import INK, path

Person = dict[str, Any]

VIEW = (4.0, -112.0, 776.0)  # left, top and width on the 704 px figure square
TALL = (464, 603)
WIDE = (380, 224)
YEAR = 1927
CHIN = 862  # of HEIGHT, with a little of the collar


def eyes_of(person: Person) -> str:
    """Brows take the hair's colour, a little darker."""
    colour = person.get("hair", ["", INK])[1]
    bright = sum(int(colour[i : i + 2], 16) for i in (1, 3, 5)) > 520
    return features.eyes(person, person["sex"] == "f", colour if bright else INK)


def warmed(skin: str) -> str:
    """Pale skin takes some of the lamp's warmth, so that lit cheeks keep their drawing."""
    return mix(skin, "#b4703f", 0.20) if int(skin[1:3], 16) > 215 else skin


def lean(person: Person) -> str:
    """How the head is held: the transform of all that is drawn on it."""
    stoop, tilt = person.get("stoop", 0), person.get("tilt", 0)
    return f"translate({stoop * 0.6:.1f} {stoop}) rotate({tilt} 400 560)"


def layers(person: Person) -> list[Layer]:
    """The person from the back to the front."""
    woman, age, skin = person["sex"] == "f", YEAR - person["born"], warmed(person["skin"])
    build = person.get("build", 0.9 if woman else 1.0)
    body = f"translate({391 * (1 - build):.1f} 0) scale({build} 1)"

    def on_head(elements: str) -> str:
        return group(elements, lean(person)) if elements else ""

    face = features.years(age, skin, woman) + features.nose(person["nose"], person.get("red_nose", False))
    face += features.marks(person.get("marks", []), skin)
    face += features.mouth(person["mouth"], person.get("lips", "")) + eyes_of(person)
    colour, strength = person.get("cheeks", ["#c8402e", 0.30 if woman else 0.16])
    style = hair.hair(*person["hair"])
    if person.get("streak"):
        style += path("M300 300C290 260 300 230 330 214L322 300L304 370Z", "#f2eee4", 5)
    if person.get("ear_pencil"):
        style += tools.behind_ear()
    beard = hair.beard(*person["beard"]) if "beard" in person else ""
    hat = person.get("hat")
    result = [
        Layer(group(wardrobe.neck(skin), body)),
        Layer(group(clothes.costume(person["wear"], skin), body), gloss=0.10),
        Layer(on_head(features.head(person["face"], skin)), gloss=0.14),
        Layer(on_head(features.cheeks(colour, strength)), throw=0.0),
        Layer(on_head(face), throw=0.0),
        Layer(on_head(beard), throw=0.35),
        Layer(on_head(style), gloss=0.16, throw=0.5),
        Layer(on_head(headwear.eyewear(person.get("glasses", ""))), gloss=0.5, throw=0.12),
    ]
    if hat:
        drawn = headwear.hat(hat["kind"], hat["colour"], hat["band"])
        result.append(Layer(on_head(drawn), gloss=0.20))
    if person.get("tool"):
        x, y, turn, size = person["at"]
        result.append(Layer(tools.held(person["tool"], skin, x, y, turn, size), gloss=0.30, throw=0.8))
    return [layer for layer in result if layer.body]


def crown(person: Person) -> float:
    """Where the person begins, hat and all: a share of the picture's height from its top."""
    bodies = "".join(layer.body for layer in layers({**person, "tool": ""}))
    alpha = draw(bodies, VIEW)[..., 3]
    return float(np.flatnonzero(alpha.max(1) > 0.5)[0]) / HEIGHT


def wide(tall: Image.Image, person: Person) -> Image.Image:
    """The head from hat to chin before the blurred room, for windows that are wider than high."""
    top = max(0.0, crown(person) * tall.height - 12)
    foot = (CHIN + 1.2 * person.get("stoop", 0)) / HEIGHT * tall.height
    high = foot - top
    strip = tall.resize(
        (round(tall.width * WIDE[1] / high), WIDE[1]),
        Image.Resampling.LANCZOS,
        (0, top, tall.width, foot),
    )
    room = tall.filter(ImageFilter.GaussianBlur(26)).resize(WIDE, box=(0, 40, tall.width, 400))
    x = np.arange(strip.width, dtype=np.float32)
    edge = np.clip(np.minimum(x, strip.width - 1 - x) / 46, 0, 1)
    edge = (edge * edge * (3 - 2 * edge) * 255).astype(np.uint8)
    mask = Image.fromarray(np.broadcast_to(edge, (WIDE[1], strip.width)).copy())
    room.paste(strip, ((WIDE[0] - strip.width) // 2, 0), mask)
    return room


def portrait(person: Person) -> str:
    """Paints one person and writes both pictures."""
    backdrop = SETTINGS[person["setting"]]()
    name = f"{person['id']:02d}"
    picture, _ = paint(layers(person), backdrop, VIEW, f"londoner {name}", person.get("flip", False), person["sepia"])
    tall = shrink(picture, *TALL)
    save(tall, places.DEADCERT_PICTURES / f"portrait_{name}.webp", 82)
    save(wide(tall, person), places.DEADCERT_PICTURES / f"wide_{name}.webp", 82)
    return name


def people() -> list[Person]:
    """Everybody: how they are drawn, with the sex and the year of birth from the game's content."""
    drawn = tomllib.loads((places.DATA / "londoners.toml").read_text(encoding="utf-8"))
    content = tomllib.loads((places.DEADCERT_CONTENT / "suspects.toml").read_text(encoding="utf-8"))
    facts = {entry["id"]: {"sex": entry["sex"], "born": entry["born"]} for entry in content["suspects"]}
    return [{"sepia": drawn["sepia"], **person, **facts[person["id"]]} for person in drawn["person"]]


def build() -> None:
    """Writes portrait_NN and wide_NN to DEADCERT's pictures; GASLAMP_ONLY=1,2 for some of them."""
    only = {int(number) for number in os.environ.get("GASLAMP_ONLY", "").split(",") if number}
    chosen = [person for person in people() if not only or person["id"] in only]
    with Pool(2) as pool:
        for name in pool.imap_unordered(portrait, chosen):
            print(name, end=" ", flush=True)
