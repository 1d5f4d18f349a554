"""Components that every game uses. Small slotted records, plain values, no behaviour."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.core.facts import Fact
from game.core.intents import Intent


@dataclass(slots=True)
class Flow:
    """Where the match stands. One per match, on the first entity."""

    phase: str = ""
    """Which processors run; the names are the game's own."""
    asked: dict[int, str] = field(default_factory=dict)
    """The open decisions: seat -> kind."""
    mark: int = 0
    """Counts the turns; a kept record takes a digest whenever it changes."""
    over: bool = False
    winners: list[int] = field(default_factory=list)
    ending: str = ""
    scores: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Inbox:
    """The intent that the running beat has to take; empty between beats."""

    seat: int = -1
    intent: Intent | None = None


@dataclass(slots=True)
class Chance:
    """The state of every stream drawn from so far, and results forced by a scenario."""

    seed: int = 0
    states: dict[str, int] = field(default_factory=dict)
    forced: dict[str, list[Any]] = field(default_factory=dict)


@dataclass(slots=True)
class FactLog:
    """Everything that happened, as it really was. Only projections of it leave the match."""

    facts: list[Fact] = field(default_factory=list)


@dataclass(slots=True)
class Zone:
    """A place for cards."""

    name: str
    owner: int
    """The seat that sees the faces; -1 where no seat does by owning it."""
    visibility: str
    """What the others see: a value of :class:`game.core.zones.Visibility`."""
    ordered: bool = False
    known_to: list[int] = field(default_factory=list)
    """Further seats that may see the faces."""


@dataclass(slots=True)
class Card:
    """A card and where it lies."""

    face: str
    zone: int
    """The entity of its zone."""
    index: int
    """Its place there, 0 on top."""
    handle: int
    """By which a face-down card is followed; given anew when its zone is shuffled."""
    known_to: list[int] = field(default_factory=list)
    """Seats that have been shown this very card and may recognise it where it lies."""


@dataclass(slots=True)
class SealedChoices:
    """Choices made in secret that are opened together: seat -> intent in JSON form."""

    waiting: list[int] = field(default_factory=list)
    choices: dict[int, dict[str, Any]] = field(default_factory=dict)


@dataclass(slots=True)
class StackItem:
    """Something said that may still be stopped."""

    actor: int
    verb: str
    values: dict[str, Any] = field(default_factory=dict)
    cancelled: bool = False


@dataclass(slots=True)
class Stack:
    """Items that answer each other; the last one resolves first."""

    items: list[StackItem] = field(default_factory=list)


@dataclass(slots=True)
class ReactionWindow:
    """Seats that may still react, in the order in which they are asked."""

    name: str = ""
    waiting: list[int] = field(default_factory=list)


CORE_COMPONENTS: tuple[type, ...] = (
    Flow,
    Chance,
    FactLog,
    Zone,
    Card,
    SealedChoices,
    Stack,
    ReactionWindow,
)
"""What is kept in a snapshot. ``Inbox`` is not: it is empty between beats."""
