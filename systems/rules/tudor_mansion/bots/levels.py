"""The levels: named sets of parameters, nothing more."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Notes(StrEnum):
    """What a level keeps of what it sees."""

    SHOWN = "shown"
    """Own cards, cards shown to it, and its own question that nobody could answer."""
    COMPLETE = "complete"
    """Everything that follows from everything."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer player plays."""

    name: str
    notes: Notes = Notes.COMPLETE
    forgets_one_in: int = 0
    """One in so many shown cards is never noted down; 0: none is lost."""
    own_card_in_100: int = 15
    """How often a simple plan names an own card, of a hundred, to learn about the others."""
    deals: int = 0
    """Deals by which questions are weighed; 0: simple plans, and accusing when certain."""
    rival_deals: int = 0
    """Deals in which is looked what the others can know."""
    prior: float = 0.5
    """How likely it is, before it has asked anything, that a rival draws all conclusions."""
    hope: float = 0.0
    """What part of the doubt left after the own next question is settled before the own next
    turn all the same, by the questions of the others or by waiting on."""


NOTES = Level("notes", notes=Notes.SHOWN)
CASUAL = Level("casual", notes=Notes.SHOWN, forgets_one_in=6, own_card_in_100=20)
STEADY = Level("steady")
SHARP = Level("sharp", deals=400, rival_deals=24, hope=0.2)

LEVELS = {level.name: level for level in (CASUAL, NOTES, STEADY, SHARP)}
