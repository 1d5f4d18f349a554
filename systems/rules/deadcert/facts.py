"""What can happen in every format (rules file, section 6)."""

from __future__ import annotations

from game.core.facts import Fact


class EpisodeCreated(Fact, frozen=True):
    """Three packets were opened (DC-SET-020)."""

    letters: tuple[str, ...]
    """Of the motive, the means and the opportunity packet."""
    details: tuple[str, ...]
    format: str
    seats: tuple[str, ...]
    dealer: int


class DetailRead(Fact, frozen=True):
    """A Detail was read out and lies open from now on (DC-SET-021)."""

    detail: str


class DeckShuffled(Fact, frozen=True):
    """The cards in play were shuffled (DC-SET-022)."""

    count: int


class TurnStarted(Fact, frozen=True):
    seat: int
    round: int
    """Of turns, counted from 1."""


class SnoopRevealed(Fact, frozen=True):
    """A seat showed a Snoop card that it fetched, or plays (DC-OPEN-026, DC-COV-015)."""

    seat: int
    kind: str


class CardFiled(Fact, frozen=True):
    """A card went into the seat's own Filed stack after everybody saw it (DC-OPEN-023, 030)."""

    seat: int
    card: str


class CaseCold(Fact, frozen=True):
    """The episode is over for want of progress."""

    reason: str


class EpisodeEnded(Fact, frozen=True):
    """How it ended, and who it was."""

    result: str
    winners: tuple[int, ...]
    killer: str
    cards: tuple[str, ...]
    """The killer's motive, means and opportunity card."""
    places: tuple[str, ...]
    """The zones in which they lay."""


class PointsScored(Fact, frozen=True):
    """What the episode is worth to a seat in a series (DC-MODE-003 to 007)."""

    seat: int
    points: int
    reason: str


class Debrief(Fact, frozen=True):
    """Everything that was hidden is turned up."""

    zones: dict[str, tuple[str, ...]]
    checklists: dict[str, tuple[str, ...]] = {}
    """Seat -> the suspect cards on its Checklist, where the format has them."""


COMMON_FACTS: tuple[type[Fact], ...] = (
    EpisodeCreated,
    DetailRead,
    DeckShuffled,
    TurnStarted,
    SnoopRevealed,
    CardFiled,
    CaseCold,
    EpisodeEnded,
    PointsScored,
    Debrief,
)
