"""What the three evidence types look like: a colour and a sign, always together."""

from __future__ import annotations

from scenes.parts.typed import TypeLook
from scenes.tabletop.desk import Desk
from systems.rules.deadcert.cards import MEANS, MOTIVE, OPPORTUNITY

GAME = "deadcert"

WORD = {MOTIVE: "motive", MEANS: "means", OPPORTUNITY: "opportunity"}
"""Type -> its part in the names of files."""

COLOURS = {
    MOTIVE: ("#5E3C97", "#8A63C4"),
    MEANS: ("#2C6E45", "#4FA36B"),
    OPPORTUNITY: ("#A2550E", "#F09A38"),
}
"""Type -> colour of bands, and of lines."""


DEEP = {MOTIVE: "#46297C", MEANS: "#1B4A2E", OPPORTUNITY: "#6E3806"}
"""Bands where contrast matters most."""


def look_of(desk: Desk, kind: str) -> TypeLook:
    """The look of a type."""
    band, line = COLOURS[kind]
    if desk.theme.high:
        band = DEEP[kind]
    icon = desk.picture_of(f"pictures/icon_{WORD[kind]}.svg")
    return TypeLook(band, line, icon, desk.say(f"{GAME}.type.{kind.lower()}"))
