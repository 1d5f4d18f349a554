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
    OPPORTUNITY: ("#A8590F", "#F09A38"),
}
"""Type -> colour of bands, and of lines."""


def look_of(desk: Desk, kind: str) -> TypeLook:
    """The look of a type."""
    band, line = COLOURS[kind]
    icon = desk.picture_of(f"pictures/icon_{WORD[kind]}.svg")
    return TypeLook(band, line, icon, desk.say(f"{GAME}.type.{kind.lower()}"))
