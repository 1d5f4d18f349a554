"""What the types of Casefile look like: a colour and a sign, always both, in one place."""

from __future__ import annotations

from scenes.parts.typed import TypeLook
from scenes.tabletop.desk import Desk
from systems.io.brush import Colour
from systems.io.pictures import Picture
from systems.rules.casefile.cards import FALSE_TYPE, TYPES

GAME = "casefile"

BANDS = {
    "suspect": ("#1F6E78", "#3FA3AF"),
    "weapon": ("#A3303A", "#D9606A"),
    "motive": ("#74458C", "#A878C4"),
    "location": ("#50702A", "#86AE54"),
    FALSE_TYPE: ("#4A463F", "#8C8678"),
}
"""Type -> colour of its band, and a lighter one for lines."""

DEEP = {
    "suspect": "#0C434B",
    "weapon": "#6E141D",
    "motive": "#4E2763",
    "location": "#2E480D",
    FALSE_TYPE: "#35322D",
}
"""The same colours where contrast matters most."""

ASKED = "#F7D25E"
"""The marker behind the name of what is asked for."""

NAMED = "#F0A24A"
"""The same behind what is named as the solution."""

MARK = "#A81E1E"
STRING = "#C22A2A"
FADED = "#43352A"
"""The name of a piece that is marked on the board; readable also in the shade of a window."""


def look(desk: Desk, kind: str) -> TypeLook:
    """How a type looks."""
    band, line = BANDS[kind]
    band = DEEP[kind] if desk.theme.high else band
    label = desk.say(f"{GAME}.kind.{kind}")
    return TypeLook(band, line, desk.picture_of(f"pictures/sign_{kind}.svg"), label)


def type_looks(desk: Desk) -> tuple[TypeLook, ...]:
    """The four types of evidence, in the order of a solution."""
    return tuple(look(desk, kind) for kind in TYPES)


def sign(desk: Desk, word: str, side: float, colour: Colour) -> Picture:
    """A flat sign: of a type, or ``x`` and ``star``."""
    file = desk.picture_of(f"pictures/sign_{word}.svg")
    return desk.images.picture(file, (side, side), fit="contain", colour=colour)


def name_of(desk: Desk, card: str) -> str:
    """The name of a card."""
    return desk.say(f"{GAME}.card.{card.lower()}")
