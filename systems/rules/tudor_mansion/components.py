"""The state of a game of Tudor Mansion, beside the zones of cards."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Mansion:
    """The map: the nine rooms clockwise, from the one above the Cellar (TM-005)."""

    ring: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Turn:
    """Whose turn it is and how far it has come."""

    first: int = 0
    """The seat that took the first turn."""
    seat: int = 0
    round_no: int = 1
    step: str = "start"
    """``start``, ``move``, ``act``, ``refute``, ``act_again`` or ``over``."""
    moved: bool = False
    """Whether the investigator has moved in this turn."""
    limit: bool = False
    """Whether the round limit is reached (TM-094)."""
    unplaced: list[int] = field(default_factory=list)
    """Seats that have yet to choose their start room."""


@dataclass(slots=True)
class Question:
    """The suggestion that is being answered."""

    suggester: int = -1
    suspect: str = ""
    weapon: str = ""
    room: str = ""
    refuter: int = -1
    """Who is choosing a card to show (option ``refute: choose_one``)."""


@dataclass(slots=True)
class Investigator:
    """A seat's part in the game."""

    seat: int
    suspect: str
    silent: bool = False
    moved_in: bool = False
    """Whether a suggestion has moved the token since the seat's own last turn (TM-R09)."""


@dataclass(slots=True)
class Token:
    """A suspect, a weapon, or a counter (option ``separate_investigators``) on the map."""

    name: str
    kind: str
    """``suspect``, ``weapon`` or ``counter``."""
    room: str = ""
    """Empty until it is placed."""


COMPONENTS = (Mansion, Turn, Question, Investigator, Token)
