"""The light of the whole table: the town in the rain, and what the weather does to it.

Nothing of it moves while the table rests. Over the boards lies a breath of the same light, too thin
to cost a letter its contrast, and none at all with high contrast.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from scenes.tables.deadly_premonition import looks
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, Colour, painted
from systems.io.pictures import Picture
from systems.rules.deadly_premonition.cards import weather_kind
from systems.table.sprites import Sprite
from systems.table.theme import HEIGHT, WIDTH

SCREEN = (float(WIDTH), float(HEIGHT))
TILE = 512.0
SPREAD = 4.0
"""How much larger than it is drawn a soft light lies over the screen."""

Z_SKY, Z_BREATH = 10.0, 180.0
STRONG = {"dark": 0.75, "blood": 0.6, "sun": 0.6, "frost": 0.8}
"""Light that is stretched over the town -> how strong it is below the boards."""

FALLING = {"fog": 0.7}
"""Weather that lies over the town less strongly than the rest: fog is bright at the edges."""

BREATH = {
    "RK": ("#0A1622", 0.16),
    "SL": ("#5A0E0A", 0.15),
    "TF": ("#C9D4D8", 0.08),
    "SA": ("#120A22", 0.2),
    "CS": ("#FFD98A", 0.07),
    "SN": ("#DCEBF5", 0.10),
    "BH": ("#A56A1E", 0.10),
}
"""Kind of weather -> the breath of light over everything."""


def ground(desk: Desk) -> Picture:
    """A small town at night, in the rain."""
    file = looks.file_of(desk, "ground.webp")
    high = desk.theme.high

    def paint(brush: Brush) -> None:
        brush.fill("#10161A")
        if high:
            brush.fill("#050708")
            return
        if desk.images.exists(file):
            brush.picture(desk.images.picture(file, SCREEN), (WIDTH / 2, HEIGHT / 2))
        else:
            brush.plate((0, 0, *SCREEN), 0, "#1F2A2F", to="#080B0D")
            for number in range(22):
                x = -30 + number * 92 + (number * 37) % 50
                y = 150 + (number * 13) % 44
                pine = '<path d="M60 0L110 150H78L120 260H0L42 150H10Z" fill="#0B1215"/>'
                brush.svg(pine, (x - 60, y - 130, 120, 260))
            brush.glow((960, 430), 640, "#B98A3E", 0.34)
        _tiled(desk, brush, "rain", 0.5)

    key = ("premonition ground", high, _drawn(desk))
    return desk.once(key, lambda: painted(key, SCREEN, paint, desk.book))


def _drawn(desk: Desk) -> bool:
    return desk.images.exists(looks.file_of(desk, "ground.webp"))


def _tiled(desk: Desk, brush: Brush, layer: str, strength: float) -> None:
    """A layer of falling weather over the whole screen."""
    file = looks.file_of(desk, f"layer_{layer}.webp")
    if not desk.images.exists(file):
        _streaks(brush, layer, strength)
        return
    wide = 2 * TILE if layer == "fog" else TILE
    high = HEIGHT if layer == "fog" else TILE
    tile = desk.images.picture(file, (wide, float(high)), fit="stretch")
    surface = desk.book.variant(tile, alpha=strength)
    for row in range(int(HEIGHT // high) + 1):
        for column in range(int(WIDTH // wide) + 1):
            brush.blit(surface, column * wide, row * high)


def _streaks(brush: Brush, layer: str, strength: float) -> None:
    """Strokes or flakes where the layer has not been drawn, spread by the golden ratio."""
    for number in range(260):
        x = (number * 0.618034 % 1) * WIDTH
        y = (number * 0.754878 % 1) * HEIGHT
        if layer in ("rain", "storm"):
            long = 30 + number * 17 % 48
            brush.line((x, y), (x - long * 0.18, y + long), "#C4DCE8", 1.4, 0.3 * strength)
        else:
            side = 4 + number % 5
            brush.plate((x, y, side, side), side / 2, "#F2F6F8", fill_opacity=0.5 * strength)


def over(desk: Desk, card: str) -> Iterator[tuple[str, Sprite]]:
    """What a weather does to the whole table: names and sprites, below the boards and above all.

    Small pictures many times over: a few of the size of the screen would drive everything else
    out of the book of pictures.
    """
    if desk.theme.high:
        return
    kind = weather_kind(card)
    for layer in looks.LIGHT_OF[kind]:
        if layer in STRONG:
            light = _light(desk, layer, kind)
            middle = (WIDTH / 2, HEIGHT / 2)
            yield f"sky.{layer}", Sprite(light, *middle, Z_SKY, scale=SPREAD, alpha=STRONG[layer])
            continue
        tile = _tile(desk, layer)
        for number, at in enumerate(_spread(tile.size)):
            yield f"sky.{layer}.{number}", Sprite(tile, *at, Z_SKY, alpha=FALLING.get(layer, 0.9))
    breath = _breath(desk, kind)
    for number, at in enumerate(_spread(breath.size)):
        yield f"breath.{number}", Sprite(breath, *at, Z_BREATH)


def pictures(desk: Desk, card: str) -> Iterator[Picture]:
    """What that is drawn with, each once."""
    yield from {one.picture.key: one.picture for _, one in over(desk, card) if one.picture}.values()


def _spread(size: tuple[float, float]) -> list[tuple[float, float]]:
    """The middles of tiles that cover the screen."""
    wide, high = size
    return [
        ((column + 0.5) * wide, (row + 0.5) * high)
        for row in range(math.ceil(HEIGHT / high))
        for column in range(math.ceil(WIDTH / wide))
    ]


def _tile(desk: Desk, layer: str) -> Picture:
    """A layer of falling weather, as large as one of its tiles."""
    size = (2 * TILE, float(HEIGHT)) if layer == "fog" else (TILE, TILE)
    file = looks.file_of(desk, f"layer_{layer}.webp")
    if desk.images.exists(file):
        return desk.images.picture(file, size, fit="stretch")
    key = ("premonition layer", layer)
    return desk.once(key, lambda: painted(key, size, lambda brush: _streaks(brush, layer, 0.9)))


def _light(desk: Desk, layer: str, kind: str) -> Picture:
    """A light that lies over the town, in small."""
    size = (WIDTH / SPREAD, HEIGHT / SPREAD)
    file = looks.file_of(desk, f"layer_{layer}.webp")
    if desk.images.exists(file):
        return desk.images.picture(file, size, fit="stretch")
    colour, strength = BREATH[kind]
    key = ("premonition light", kind)
    return desk.once(key, lambda: _wash(key, size, colour, min(0.8, 3 * strength)))


def _breath(desk: Desk, kind: str) -> Picture:
    """The thin light of a weather over the whole table."""
    colour, strength = BREATH[kind]
    size = (WIDTH / SPREAD, HEIGHT / SPREAD)
    key = ("premonition breath", kind)
    return desk.once(key, lambda: _wash(key, size, colour, strength))


def _wash(key: tuple[str, str], size: tuple[float, float], colour: Colour, part: float) -> Picture:
    return painted(key, size, lambda brush: brush.fill(colour, opacity=part))
