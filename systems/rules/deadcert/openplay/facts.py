"""What can happen in OPENplay and Co-op (rules file, section 6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.core.facts import Fact


class CardRead(Fact, frozen=True):
    """A fetched suspect card was read out to all (DC-OPEN-022)."""

    seat: int
    card: str


class ChiefSet(Fact, frozen=True):
    """A card became a Chief Suspect (DC-OPEN-048)."""

    seat: int
    type: str
    card: str
    source: str
    """``fresh``, or the Filed stack out of which it came: ``filed.2``."""


class ChiefDemoted(Fact, frozen=True):
    """A Chief Suspect gave way to another one (DC-OPEN-025, 043)."""

    seat: int
    card: str
    owner: int
    """The seat into whose Filed stack it went."""


class ChiefsSwapped(Fact, frozen=True):
    """A Snoop card was played (DC-OPEN-027, 028)."""

    seats: tuple[int, ...]
    """Who played it, and with whom."""
    type: str
    cards: tuple[str | None, ...]
    """What lay before each of them; None where the first one had no Chief of the type."""


class SnoopAbandoned(Fact, frozen=True):
    """A Snoop card was not played (DC-OPEN-026)."""

    seat: int
    kind: str


class StackExamined(Fact, frozen=True):
    """A Filed stack is looked through; third parties do not see what is in it (DC-OPEN-042)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("examiner", "owner")}

    examiner: int
    owner: int
    cards: tuple[str, ...]


class Exchanged(Fact, frozen=True):
    """A filed card was promoted (DC-OPEN-040)."""

    seat: int
    owner: int
    promoted: str
    demoted: str | None


class ExchangeAbandoned(Fact, frozen=True):
    """A stack was looked through and nothing moved (DC-OPEN-045)."""

    seat: int
    owner: int


class FiledSwapped(Fact, frozen=True):
    """A Snoop card was played in Co-op (DC-COOP-008, 011)."""

    seat: int
    owner: int
    card: str
    """Out of the owner's Filed stack."""
    chief: str | None
    """Given for it."""


FACTS: tuple[type[Fact], ...] = (
    CardRead,
    ChiefSet,
    ChiefDemoted,
    ChiefsSwapped,
    SnoopAbandoned,
    StackExamined,
    Exchanged,
    ExchangeAbandoned,
    FiledSwapped,
)
