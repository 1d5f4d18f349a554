"""What can happen in COVERTplay (rules file, section 6), and who may know which part of it.

A field ``known_to`` names the viewers who may read the card; everybody knows who they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.core.facts import Fact
from game.core.messages import Viewer


class RoundStarted(Fact, frozen=True):
    """A round of COVERTplay or SOLOplay began (DC-COV-005)."""

    round: int


class StageStarted(Fact, frozen=True):
    """A stage began: 1 Gather, 2 Analyse, 3 File, 4 Take Action."""

    stage: int
    round: int


class Dealt(Fact, frozen=True):
    """A seat was dealt its first cards (DC-COV-002); the colours are in the order of the deal."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("known_to",)}

    seat: int
    colours: tuple[str, ...]
    cards: tuple[str, ...]
    known_to: tuple[Viewer, ...]


class Fetched(Fact, frozen=True):
    """A card was fetched (DC-COV-012 to 014; DC-SOLO-010)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("known_to",)}

    seat: int
    source: str
    """The zone it came from: ``fresh``, ``filed.1.M``, ``declared``."""
    colour: str
    card: str
    known_to: tuple[Viewer, ...]
    """The owner of the Filed stack; all, if it lay open or everybody knew it (DC-RUL-037)."""


class Declared(Fact, frozen=True):
    """A card was laid face up on the Declared stack (DC-COV-027)."""

    seat: int
    card: str


class SnoopPlayed(Fact, frozen=True):
    """A Snoop card was played on a seat (DC-COV-015)."""

    seat: int
    kind: str
    target: int


class HandFanned(Fact, frozen=True):
    """The target shows the backs of its hand (DC-COV-016)."""

    target: int
    colours: tuple[str, ...]
    """In the order of the types, which says nothing about the cards."""


class CardSnooped(Fact, frozen=True):
    """A card was taken; the target knows which, the snooper learns it in Stage 2."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("target",)}

    snooper: int
    target: int
    colour: str
    card: str


class PairSnooped(Fact, frozen=True):
    """A Lock Down was taken (DC-COV-022)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("target",)}

    snooper: int
    target: int
    colours: tuple[str, ...]
    cards: tuple[str, ...]


class GatheringDone(Fact, frozen=True):
    seat: int


class EvidenceTakenUp(Fact, frozen=True):
    """A seat took up what it had gathered, and sees it now (DC-COV-030)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("seat",)}

    seat: int
    count: int
    cards: tuple[str, ...]
    """In the order in which they were gathered."""


class Decided(Fact, frozen=True):
    """A seat has sealed its choice; told for all seats together (DC-COV-050)."""

    seat: int
    stage: int


class EvidenceFiled(Fact, frozen=True):
    """A seat put cards under its Filed stacks (DC-COV-035)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "cards": ("known_to",),
        "levels": ("known_to",),
    }

    seat: int
    colours: tuple[int, ...]
    """How many of each type."""
    cards: tuple[str, ...]
    """In the order in which they were chosen."""
    levels: tuple[int, ...]
    """The level of each in its stack, 1 on top."""
    known_to: tuple[Viewer, ...]


class PairUnlocked(Fact, frozen=True):
    """A Lock Down went back into the hand (DC-COV-044)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"suspect": ("seat",)}

    seat: int
    colours: tuple[str, ...]
    suspect: str


class PairLocked(Fact, frozen=True):
    """A pair went into Lock Down (DC-COV-041)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"suspect": ("seat",)}

    seat: int
    colours: tuple[str, ...]
    suspect: str


class PressConference(Fact, frozen=True):
    """A seat showed the killer's three cards (DC-COV-046, 055)."""

    seat: int
    cards: tuple[str, ...]


FACTS: tuple[type[Fact], ...] = (
    RoundStarted,
    StageStarted,
    Dealt,
    Fetched,
    Declared,
    SnoopPlayed,
    HandFanned,
    CardSnooped,
    PairSnooped,
    GatheringDone,
    EvidenceTakenUp,
    Decided,
    EvidenceFiled,
    PairUnlocked,
    PairLocked,
    PressConference,
)
