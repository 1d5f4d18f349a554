"""From a person's description (TOML) to layers for the painter."""

from __future__ import annotations

import json
import os
import re
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image

from artkit import places
from artkit.portraits import hats, wardrobe
from artkit.portraits.backdrops import BACKDROPS
from artkit.portraits.painter import Layer, paint
from artkit.portraits.stitches import INK

Person = dict[str, Any]


def peeps(people: list[Person]) -> dict[str, dict[str, str]]:
    """The Open Peeps parts of every person, by id (runs node)."""
    keys = ("id", "head", "face", "beard", "glasses")
    specs = [{key: person.get(key) for key in keys} for person in people]
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "specs.json"
        path.write_text(json.dumps(specs), encoding="utf-8")
        script = places.BUILD / "artkit" / "peeps.mjs"
        run = subprocess.run(
            ["node", str(script), str(path)],
            env={**os.environ, "NPM_ROOT": str(places.npm_root())},
            check=True,
            capture_output=True,
            text=True,
        )
    parts: dict[str, dict[str, str]] = json.loads(run.stdout)
    return parts


def costume(person: Person) -> str:
    """The garment's SVG, by the name of its function in the wardrobe."""
    options = dict(person["costume"])
    kind = options.pop("kind")
    if kind in ("gown", "deco_gown", "blouse"):
        options["skin"] = person["skin"]
    elements: str = getattr(wardrobe, kind)(**options)
    return elements


def coloured(part: str, person: Person) -> str:
    """An Open Peeps part in the person's colours."""
    skin, hair = person["skin"], person["hair"]
    part = re.sub("#ff00ff", skin, part, flags=re.IGNORECASE)
    part = re.sub("#ffff00", hair, part, flags=re.IGNORECASE)
    part = re.sub("#00ffff", person.get("turban", "#8a2a2a"), part, flags=re.IGNORECASE)
    return re.sub('fill="#000"', f'fill="{INK}"', part)


def layers(person: Person, parts: dict[str, str]) -> list[Layer]:
    """The person from the back to the front."""
    extras = person.get("extras", [])
    face = coloured(parts["face"], person)
    if "lips" in person:
        face += hats.lips(person["lips"])
    beard = coloured(parts["beard"], person)
    if "beard_colour" in person:
        line = f'fill="{person["beard_colour"]}" stroke="{INK}" stroke-width="9"'
        beard = beard.replace(f'fill="{INK}"', line)
    head = coloured(parts["head"], person)
    result = [
        Layer(wardrobe.neck(person["skin"])),
        Layer(costume(person), gloss=0.10),
        Layer(head, gloss=0.16, hair=person["hair"]),
        Layer(hats.blush() if "blush" in extras else "", throw=0.0),
        Layer(face, throw=0.0),
    ]
    if parts["beard"].strip() and person.get("beard"):
        result.append(Layer(beard, throw=0.35))
    small = coloured(parts["glasses"], person) if person.get("glasses") else ""
    small += hats.monocle() if "monocle" in extras else ""
    small += hats.earring() if "earring" in extras else ""
    if small:
        result.append(Layer(small, gloss=0.5, throw=0.15))
    if "hat" in person:
        hat = person["hat"]
        result.append(Layer(hats.hat(hat["kind"], hat["colour"], hat["band"]), gloss=0.22))
    return result


def portrait(
    person: Person, parts: dict[str, str], sepia: float = 0.0
) -> tuple[Image.Image, Image.Image]:
    """The painted portrait and the figure alone."""
    backdrop = BACKDROPS[person["backdrop"]]()
    left, top, width = person["view"]
    return paint(
        layers(person, parts),
        backdrop,
        (left, top, width),
        person["id"],
        person.get("flip", False),
        sepia,
    )
