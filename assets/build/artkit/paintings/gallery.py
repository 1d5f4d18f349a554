"""Paints the cards and writes them, with a record of what each picture shows.

Usage of the module by itself: ``python -m artkit.paintings.gallery OUT.png CARD ...`` paints some
cards onto one sheet, for looking at them.
"""

from __future__ import annotations

import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from PIL import Image

from artkit.paintings.catalogue import PICTURES, Card, cards, compositions
from artkit.paintings.moods import MOODS
from artkit.paintings.places import PLACES
from artkit.paintings.scene import Scene
from artkit.paintings.templates import RELATIONS

QUALITY = 78
RECORD = PICTURES / "evidence.json"
"""What was painted on each card, as the painter noted it."""


def template_of(card: Card) -> str:
    """The name of a card's template."""
    names = list(RELATIONS[card.relation])
    rank = [name for name, other in cards().items() if other.relation == card.relation].index(card.name)
    return str(compositions().get(card.name, {}).get("template", names[rank % len(names)]))


def paint(card: Card) -> tuple[Image.Image, dict[str, Any]]:
    """The picture of a card, and the record of what is on it."""
    options = compositions().get(card.name, {})
    name = template_of(card)
    template, place, mood = RELATIONS[card.relation][name], PLACES[card.setting], MOODS[card.mood]
    scene = Scene(card, options, place.ground, mood.key, template.size)
    place.back(scene)
    if template.over:
        scene.easel.values = scene.easel.values[::-1].copy()
        scene.easel.crisp = scene.easel.crisp[::-1].copy()
    mood.behind(scene)
    scene.noted |= {"setting": card.setting, "mood": card.mood, "relation": card.relation, "template": name}
    scene.front = place.front if place.ground.airy or not template.over else None
    template.paint(scene)
    scene.nearest()
    mood.before(scene)
    picture = scene.easel.finish(mood.vignette, mood.bloom, scene.palette.nature == 0)
    return picture, scene.noted | scene.seen()


def write(name: str) -> tuple[str, dict[str, Any]]:
    """Paints one card into the game's folder."""
    card = cards()[name]
    picture, record = paint(card)
    picture.save(PICTURES / card.file, quality=QUALITY, method=6)
    print(f"{card.file}: {(PICTURES / card.file).stat().st_size / 1024:.0f} KB", flush=True)
    return name, record


def build() -> None:
    """The step `paintings`: all cards, or those of GASLAMP_ONLY."""
    only = os.environ.get("GASLAMP_ONLY")
    names = [name.upper() for name in only.split(",")] if only else list(cards())
    if only:
        painted = dict(map(write, names))
    else:
        with ProcessPoolExecutor(2) as pool:
            painted = dict(pool.map(write, names))
    records: dict[str, Any] = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}
    records |= painted
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(records[name])}" for name in sorted(records))
    RECORD.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


def sheet(path: Path, names: list[str], columns: int = 6, width: int = 300) -> None:
    """Paints cards onto one sheet."""
    tall = width * 3 // 2
    out = Image.new("RGB", (columns * (width + 6), -(-len(names) // columns) * (tall + 6)), (20, 16, 14))
    for index, name in enumerate(names):
        picture, record = paint(cards()[name])
        picture.save(path.with_name(f"{name}.png"))
        print(name, *cards()[name][1:], record["template"], *(f"{role}:{record[role]['area']}/{record[role]['share']}" for role in ("subject", "second", "detail")), flush=True)
        out.paste(picture.resize((width, tall), Image.Resampling.LANCZOS), (index % columns * (width + 6), index // columns * (tall + 6)))
    out.save(path)


if __name__ == "__main__":
    sheet(Path(sys.argv[1]), [name.upper() for name in sys.argv[2:]])
