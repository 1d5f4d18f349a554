"""What an investigator can do (rules file, section 5)."""

from __future__ import annotations

from game.core.intents import Intent


class Start(Intent, frozen=True):
    """Begin in this room (TM-019)."""

    room: str


class Stay(Intent, frozen=True):
    """Do not move (TM-041)."""


class Go(Intent, frozen=True):
    """Move to a neighbouring room or through a passage (TM-035, TM-036)."""

    room: str


class Suggest(Intent, frozen=True):
    """Name a suspect and a weapon; the room is the one the investigator stands in (TM-046)."""

    suspect: str
    weapon: str


class Accuse(Intent, frozen=True):
    """Name the whole solution (TM-065)."""

    suspect: str
    weapon: str
    room: str


class EndTurn(Intent, frozen=True):
    """Neither suggest nor accuse (TM-030)."""


class Show(Intent, frozen=True):
    """Show exactly this card (TM-061, option ``refute: choose_one``)."""

    card: str


INTENTS = (Start, Stay, Go, Suggest, Accuse, EndTurn, Show)
