"""What can happen (rules file, section 6), and who may know which part of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from game.core.facts import Fact


class GameStarted(Fact, frozen=True):
    seats: tuple[str, ...]
    options: dict[str, Any]
    primary: int
    deck: int
    """Cards in the draw deck after the deal."""
    discards: int
    """Cards in the discard section; none unless a position is set up."""
    marks: tuple[str, ...]
    out: tuple[int, ...]
    """Seats that are out already, where a position is set up."""
    box: tuple[str, ...]
    """Cards that are not in the game; none unless a position is set up."""


class CardsDealt(Fact, frozen=True):
    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("seat",)}

    seat: int
    cards: tuple[str, ...]


class RoundStarted(Fact, frozen=True):
    round: int
    primary: int


class TurnStarted(Fact, frozen=True):
    seat: int


class SolveDeclared(Fact, frozen=True):
    """A prediction, said aloud before the folder is opened (CF-042)."""

    seat: int
    suspect: str
    weapon: str
    motive: str
    location: str


class SolveResult(Fact, frozen=True):
    """Right or wrong, and nothing else (CF-045)."""

    seat: int
    right: bool


class FolderSeen(Fact, frozen=True):
    """A wrong solver alone looks into the folder (CF-046)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("seat",)}

    seat: int
    cards: tuple[str, ...]


class DetectiveOut(Fact, frozen=True):
    """Out for good; the hand is put on the discard pile, the last card on top (CF-047)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("seat",)}

    seat: int
    count: int
    cards: tuple[str, ...]


class Asked(Fact, frozen=True):
    seat: int
    pieces: tuple[str, ...]


class OfferCommitted(Fact, frozen=True):
    """What a seat has locked for itself; nothing for no offer (CF-070)."""

    ONLY_FOR: ClassVar[tuple[str, ...]] = ("seat",)

    seat: int
    cards: tuple[str, ...]


class OffersPublished(Fact, frozen=True):
    """All results together, clockwise from the asker's left (CF-079)."""

    asker: int
    offers: tuple[tuple[int, int], ...]
    """Seat and sum; the sum 0 stands for no offer."""


class OfferSpoken(Fact, frozen=True):
    """What one seat says of its offer: the sum, 0 for no offer (CF-075)."""

    seat: int
    sum: int


class TradeDone(Fact, frozen=True):
    """The cards change hands at the same moment (CF-086, CF-087)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "offered": ("asker", "offerer"),
        "paid": ("asker", "offerer"),
    }

    trade: int
    asker: int
    offerer: int
    sum: int
    n_from_offerer: int
    n_from_asker: int
    offered: tuple[str, ...]
    paid: tuple[str, ...]


class OffersLapsed(Fact, frozen=True):
    """Offers that were not accepted; nobody is shown them (CF-090)."""

    seats: tuple[int, ...]


class ConsolationSwapped(Fact, frozen=True):
    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "discarded": ("seat",),
        "drawn": ("seat",),
    }

    seat: int
    discarded: str
    drawn: str
    """Nothing where there was none to draw (CF-151)."""


class ConsolationKept(Fact, frozen=True):
    seat: int


class BonusPlayed(Fact, frozen=True):
    seat: int
    card: str
    target: int
    """The seat that a Search Warrant names, or -1."""
    type: str
    trade: int
    """The trade that a Wiretap listens to, or 0."""


class BonusCancelled(Fact, frozen=True):
    """No Comment (CF-127)."""

    seat: int
    """Who played it."""
    card: str
    """What it cancels."""


class WarrantShown(Fact, frozen=True):
    """Every card of a type in the target's hand; others learn not even how many (CF-123).

    That the target showed what it holds follows from what everybody saw, so the rest is for all.
    """

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("actor", "target")}
    LENGTH_SECRET: ClassVar[frozenset[str]] = frozenset({"cards"})

    actor: int
    target: int
    type: str
    cards: tuple[str, ...]


class CardsDrawn(Fact, frozen=True):
    """The draw of a Fresh Lead (CF-121)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("seat",)}

    seat: int
    count: int
    cards: tuple[str, ...]


class StakeoutSeen(Fact, frozen=True):
    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "cards": ("seat",),
        "taken": ("seat",),
        "bottomed": ("seat",),
    }

    seat: int
    count: int
    cards: tuple[str, ...]
    taken: str
    bottomed: tuple[str, ...]
    """The cards at the bottom of the deck, the one nearer the top first."""


class LockerSeen(Fact, frozen=True):
    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("seat",), "taken": ("seat",)}

    seat: int
    count: int
    cards: tuple[str, ...]
    """The top one first."""
    taken: str


class WiretapSeen(Fact, frozen=True):
    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"offered": ("seat",), "paid": ("seat",)}

    seat: int
    trade: int
    asker: int
    offerer: int
    offered: tuple[str, ...]
    paid: tuple[str, ...]


class DieRolled(Fact, frozen=True):
    seat: int
    face: str


class EvidenceRevealed(Fact, frozen=True):
    seat: int
    cards: tuple[str, ...]


class RevealShort(Fact, frozen=True):
    """The primary has not enough evidence to show (CF-138)."""

    seat: int
    face: str
    lacking: int


class BoardMarked(Fact, frozen=True):
    piece: str
    new: bool
    """False where it was marked already (CF-141)."""


class CardsDiscarded(Fact, frozen=True):
    """What a seat puts away, in catalogue order, the last card on top (CF-096, CF-150)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("seat",)}

    seat: int
    count: int
    cause: str
    """``reset`` or ``consolation``."""
    cards: tuple[str, ...]


class ResetDone(Fact, frozen=True):
    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "discarded": ("seat",),
        "drawn": ("seat",),
    }

    seat: int
    n_discarded: int
    n_drawn: int
    discarded: tuple[str, ...]
    drawn: tuple[str, ...]


class DiscardsShown(Fact, frozen=True):
    """Where discards lie face up: what was just put away (CF-R17)."""

    seat: int
    cards: tuple[str, ...]


class DeckReshuffled(Fact, frozen=True):
    """The discard pile was shuffled and lies under the rest of the deck (CF-149)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ()}

    size: int
    """Cards in the deck now."""
    cards: tuple[str, ...]
    """The shuffled part, its top card first; for nobody."""


class DiePassed(Fact, frozen=True):
    primary: int


class RoundSkippedDie(Fact, frozen=True):
    """No die is rolled, because the primary detective is out (CF-144)."""

    seat: int


class FinalCall(Fact, frozen=True):
    """The last round is over: from now on every turn is a solve (CF-160)."""

    rounds: int


class LastDetective(Fact, frozen=True):
    """Only one is left (CF-156)."""

    seat: int
    rule: str
    """``play_on``, ``must_solve`` or ``auto_win``."""


class GameOver(Fact, frozen=True):
    winners: tuple[int, ...]
    ending: str
    solution: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]


FACTS: tuple[type[Fact], ...] = (
    GameStarted,
    CardsDealt,
    RoundStarted,
    TurnStarted,
    SolveDeclared,
    SolveResult,
    FolderSeen,
    DetectiveOut,
    Asked,
    OfferCommitted,
    OffersPublished,
    OfferSpoken,
    TradeDone,
    OffersLapsed,
    ConsolationSwapped,
    ConsolationKept,
    BonusPlayed,
    BonusCancelled,
    WarrantShown,
    CardsDrawn,
    StakeoutSeen,
    LockerSeen,
    WiretapSeen,
    DieRolled,
    EvidenceRevealed,
    RevealShort,
    BoardMarked,
    CardsDiscarded,
    ResetDone,
    DiscardsShown,
    DeckReshuffled,
    DiePassed,
    RoundSkippedDie,
    FinalCall,
    LastDetective,
    GameOver,
)
