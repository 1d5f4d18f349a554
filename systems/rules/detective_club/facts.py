"""What can happen (rules file, section 6), and who may know which part of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from game.core.facts import Fact
from game.core.messages import Viewer


class GameStarted(Fact, frozen=True):
    seats: tuple[str, ...]
    markers: tuple[str, ...]
    options: dict[str, Any]
    topic: str
    first_active: int
    deck: int
    """Cards in the deck after the deal."""
    played: int
    """Cards that lie on the table already; none unless a position is set up."""
    discards: tuple[str, ...]
    """The same of the discards."""


class CardsDrawn(Fact, frozen=True):
    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("seat", "open_to")}

    seat: int
    cards: tuple[str, ...]
    open_to: tuple[Viewer, ...] = ()
    """Who sees them beside the seat: everybody where hands are open (CLUB-R20)."""


class RoundStarted(Fact, frozen=True):
    number: int
    lap: int
    """1, or 2 when everybody is Active Player for the second time."""
    active: int


class WordChosen(Fact, frozen=True):
    """That it is fixed is seen by all, what it is by its seat alone (CLUB-030)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"word": ("seat",), "tags": ("seat",)}
    LENGTH_SECRET: ClassVar[frozenset[str]] = frozenset({"tags"})

    seat: int
    word: str
    tags: tuple[str, ...]


class CardPlayed(Fact, frozen=True):
    seat: int
    card: str
    which: str
    """``first`` or ``second``."""


class NotebookDealt(Fact, frozen=True):
    """Everybody gets one; what is in it, only its owner sees (CLUB-048)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"word": ("seat",)}

    seat: int
    word: str
    """Nothing for the Conspirator."""


class WordAnnounced(Fact, frozen=True):
    seat: int
    word: str


class CardExplained(Fact, frozen=True):
    """A sentence for one card of somebody who explains in writing (CLUB-137)."""

    seat: int
    card: str
    which: str
    word: str
    reason: str
    thing: str
    """What on the card is meant; nothing for a vague reason."""
    manner: int
    """Which of the sentences it is; it follows from what everybody knows."""


class Explained(Fact, frozen=True):
    seat: int
    reasons: tuple[str, ...]
    """One for each card; none of who has spoken."""
    spoken: bool


class TalkStarted(Fact, frozen=True):
    seconds: int
    """0: as long as people like."""


class SeatReady(Fact, frozen=True):
    seat: int


class TalkEnded(Fact, frozen=True):
    pass


class VoteCast(Fact, frozen=True):
    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"target": ("voter", "open_to")}

    voter: int
    target: int
    open_to: tuple[Viewer, ...] = ()
    """Who sees the target beside the voter: everybody, or nobody as yet (CLUB-R12)."""


class VotesRevealed(Fact, frozen=True):
    """What was cast in secret, in the order in which it was (CLUB-R12)."""

    votes: tuple[tuple[int, int], ...]
    """Voter and target."""


class NotebooksRevealed(Fact, frozen=True):
    conspirator: int
    word: str


class Scored(Fact, frozen=True):
    """One token, laid face down (CLUB-096)."""

    seat: int
    value: int
    reason: str
    """``right_vote``, ``conspirator`` or ``active``."""
    stand_in: bool


class RoundEnded(Fact, frozen=True):
    next_active: int
    """-1 after the last round."""


class TopicProposed(Fact, frozen=True):
    seat: int
    topic: str


class TopicRefused(Fact, frozen=True):
    topic: str
    against: tuple[int, ...]


class TopicChanged(Fact, frozen=True):
    topic: str


class DeckReshuffled(Fact, frozen=True):
    """The discards are the new deck (CLUB-019)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ()}

    size: int
    cards: tuple[str, ...]
    """The top one first; for nobody."""


class GameOver(Fact, frozen=True):
    totals: tuple[int, ...]
    tokens: tuple[tuple[int, ...], ...]
    """The values of every seat's tokens, turned up (CLUB-106)."""
    winners: tuple[int, ...]
    used_words: tuple[str, ...]


FACTS: tuple[type[Fact], ...] = (
    GameStarted,
    CardsDrawn,
    RoundStarted,
    WordChosen,
    CardPlayed,
    NotebookDealt,
    WordAnnounced,
    CardExplained,
    Explained,
    TalkStarted,
    SeatReady,
    TalkEnded,
    VoteCast,
    VotesRevealed,
    NotebooksRevealed,
    Scored,
    RoundEnded,
    TopicProposed,
    TopicRefused,
    TopicChanged,
    DeckReshuffled,
    GameOver,
)
