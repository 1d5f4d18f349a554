"""What can happen (rules file, section 6), and who may know which part of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from game.core.facts import Fact
from game.core.messages import HIDDEN


class GameStarted(Fact, frozen=True):
    """The table is set."""

    seats: tuple[str, ...]
    suspects: tuple[str, ...]
    """The suspect that each seat plays."""
    options: dict[str, Any]
    ring: tuple[str, ...]


class CluesDealt(Fact, frozen=True):
    """A hand was dealt; the others see how many cards (TM-011)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("seat",)}

    seat: int
    cards: tuple[str, ...]


class TokenPlaced(Fact, frozen=True):
    """A suspect, a weapon, or a counter (``counter.2``) stands in its first room."""

    token: str
    room: str


class TurnStarted(Fact, frozen=True):
    seat: int
    round: int


class Moved(Fact, frozen=True):
    """An investigator moved by a step or through a passage."""

    seat: int
    origin: str
    room: str
    kind: str


class Stayed(Fact, frozen=True):
    seat: int
    room: str


class Suggested(Fact, frozen=True):
    seat: int
    suspect: str
    weapon: str
    room: str


class TokenMoved(Fact, frozen=True):
    """A suggestion drew a token into another room (TM-048)."""

    token: str
    origin: str
    room: str


class CannotRefute(Fact, frozen=True):
    """A seat holds none of the named cards (TM-053)."""

    seat: int
    suggester: int


class Refuted(Fact, frozen=True):
    """A seat showed cards; only the suggester and itself know which and how many (TM-056)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("refuter", "suggester")}
    LENGTH_SECRET: ClassVar[frozenset[str]] = frozenset({"cards"})

    refuter: int
    suggester: int
    cards: tuple[str, ...] | str
    count: int | str = HIDDEN
    """How many were shown, under ``public_show_count`` (TM-R11)."""


class Unrefuted(Fact, frozen=True):
    """Nobody could refute (TM-058)."""

    suggester: int
    suspect: str
    weapon: str
    room: str


class Accused(Fact, frozen=True):
    seat: int
    suspect: str
    weapon: str
    room: str


class AccusationRight(Fact, frozen=True):
    seat: int


class AccusationWrong(Fact, frozen=True):
    """Wrong, but not in what (TM-072)."""

    seat: int


class EnvelopeSeen(Fact, frozen=True):
    """The accuser alone looked into the envelope (TM-073)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("seat",)}

    seat: int
    cards: tuple[str, ...]


class WentSilent(Fact, frozen=True):
    seat: int


class TurnEnded(Fact, frozen=True):
    seat: int


class RoundCompleted(Fact, frozen=True):
    number: int


class LimitReached(Fact, frozen=True):
    """From now on every turn ends in an accusation (TM-094)."""

    number: int


class GameOver(Fact, frozen=True):
    """The envelope and every hand lie open."""

    winners: tuple[int, ...]
    ending: str
    envelope: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]


FACTS = (
    GameStarted,
    CluesDealt,
    TokenPlaced,
    TurnStarted,
    Moved,
    Stayed,
    Suggested,
    TokenMoved,
    CannotRefute,
    Refuted,
    Unrefuted,
    Accused,
    AccusationRight,
    AccusationWrong,
    EnvelopeSeen,
    WentSilent,
    TurnEnded,
    RoundCompleted,
    LimitReached,
    GameOver,
)
