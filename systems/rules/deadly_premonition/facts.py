"""What can happen (rules file, section 6), and who may know which part of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.core.facts import Fact


class GameStarted(Fact, frozen=True):
    seats: tuple[str, ...]
    format: str
    boards: tuple[tuple[str, ...], ...]
    """By seat, columns 1 to 6."""
    death_limit: int
    """0 in a duel (DP-053)."""
    profiling: int
    """Cards in the profiling deck after the deal."""
    weather: int
    bios: tuple[str, ...]
    piles: tuple[tuple[str, ...], tuple[str, ...]]
    """What lies in the discard piles of profiling and weather cards, where a position is set up."""


class AlignmentDealt(Fact, frozen=True):
    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"alignment": ("seat",)}

    seat: int
    alignment: str


class HandDealt(Fact, frozen=True):
    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("seat",)}

    seat: int
    count: int
    cards: tuple[str, ...]


class FirstSeat(Fact, frozen=True):
    seat: int


class RoundStarted(Fact, frozen=True):
    round: int


class TurnStarted(Fact, frozen=True):
    seat: int
    moves: int
    bans: tuple[str, ...]
    fogged: bool
    shadowed: bool


class EffectExpired(Fact, frozen=True):
    """What lasted until this turn of its owner is over (DP-061)."""

    owner: int
    kind: str
    """``protection``, ``lock``, ``fog`` or ``shadow``."""
    suspects: tuple[str, ...]
    card: str


class CardsDrawn(Fact, frozen=True):
    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("seat",)}

    seat: int
    asked: int
    drawn: int
    cause: str
    cards: tuple[str, ...]


class DrawSkipped(Fact, frozen=True):
    seat: int
    cause: str


class DeckReformed(Fact, frozen=True):
    """A discard pile was shuffled and is the deck now (DP-029)."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ()}

    deck: str
    size: int
    cards: tuple[str, ...]
    """The new order, the top first; for nobody."""


class CardPlayed(Fact, frozen=True):
    seat: int
    card: str
    intent: str
    suspects: tuple[str, ...]
    """The suspects that were named with it."""
    target: int
    """The seat that was named with it, or -1."""
    detail: str
    """The attribute or the ban that was named with it."""
    moves_left: int


class CardDiscarded(Fact, frozen=True):
    owner: int
    card: str
    cause: str
    """``move``, ``limit``, ``resolved``, ``battle``, ``removal``, ``forced`` or ``redraw``."""


class SuspectMoved(Fact, frozen=True):
    suspect: str
    seat: int
    column: int
    row: str
    cause: str


class BattleOpened(Fact, frozen=True):
    kind: str
    attacker: int
    defender: int
    suspect: str
    card: str
    index: int
    """1 or 2 within an amplified pair, otherwise 0."""


class BattleCard(Fact, frozen=True):
    seat: int
    card: str
    height: int


class BattlePassed(Fact, frozen=True):
    seat: int
    automatic: bool
    """Because the hand is empty, which everybody sees (DP-R23)."""


class BattleClosed(Fact, frozen=True):
    kind: str
    winner: int
    loser: int
    suspect: str
    prize: int
    """Cards that the winner draws."""


class AccusationSucceeded(Fact, frozen=True):
    attacker: int
    defendant: int
    suspect: str


class AccusationFailed(Fact, frozen=True):
    attacker: int
    defendant: int
    suspect: str


class AlignmentRevealed(Fact, frozen=True):
    seat: int
    alignment: str
    cause: str


class PlayerRemoved(Fact, frozen=True):
    seat: int
    by: int
    """The accuser, or -1."""
    cards: tuple[str, ...]
    """The hand, which was discarded."""


class WeatherChecked(Fact, frozen=True):
    seat: int
    weather: str
    card: str


class WeatherLasting(Fact, frozen=True):
    seat: int
    card: str


class WeatherNoEffect(Fact, frozen=True):
    card: str
    reason: str
    """``crisp`` or ``nobody``."""


class MurderStarted(Fact, frozen=True):
    cause: str
    """The weather card, or ``removed``."""
    index: int
    board: int
    marked: bool


class DieRolled(Fact, frozen=True):
    value: int
    board: int
    purpose: str
    """``murder`` or ``reroll``."""


class DollWindow(Fact, frozen=True):
    seat: int
    value: int


class DollUsed(Fact, frozen=True):
    seat: int
    card: str
    old: int
    new: int


class MurderNegated(Fact, frozen=True):
    reason: str
    """``already_dead``, ``protected``, ``protected_mark`` or ``empty_board``."""
    suspect: str


class SuspectKilled(Fact, frozen=True):
    suspect: str
    board: int
    column: int
    row: str
    """In which it stood."""
    cause: str
    """``roll``, ``mark`` or ``removed_roll``."""
    deaths: int
    limit: int


class MarkPlaced(Fact, frozen=True):
    suspect: str
    by: int
    previous: str


class MarkRemoved(Fact, frozen=True):
    suspect: str


class ProtectionPlaced(Fact, frozen=True):
    owner: int
    suspect: str


class LockPlaced(Fact, frozen=True):
    owner: int
    board: int
    attribute: str
    suspects: tuple[str, ...]


class SuspectsSwapped(Fact, frozen=True):
    """Two suspects took each other's place, each with its row (DP-362)."""

    suspects: tuple[str, str]
    seats: tuple[int, int]
    """Where each was before."""
    columns: tuple[int, int]
    rows: tuple[str, str]


class BanSet(Fact, frozen=True):
    seat: int
    ban: str
    by: int


class BanActive(Fact, frozen=True):
    seat: int
    ban: str


class BanEnded(Fact, frozen=True):
    seat: int
    ban: str


class ExtraMove(Fact, frozen=True):
    seat: int
    moves_left: int


class DollPlaced(Fact, frozen=True):
    seat: int
    card: str


class AmplifyPending(Fact, frozen=True):
    seat: int


class AmplifyUsed(Fact, frozen=True):
    seat: int


class AmplifyLapsed(Fact, frozen=True):
    seat: int


class HandViewed(Fact, frozen=True):
    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("viewer",)}

    viewer: int
    target: int
    count: int
    cards: tuple[str, ...]


class WeatherPeeked(Fact, frozen=True):
    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("viewer",)}

    viewer: int
    count: int
    cards: tuple[str, ...]


class WeatherReturned(Fact, frozen=True):
    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("viewer",)}

    viewer: int
    count: int
    cards: tuple[str, ...]
    """The new order, the first on top."""


class CardStolen(Fact, frozen=True):
    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("thief", "victim")}

    thief: int
    victim: int
    cause: str
    card: str


class HandsExchanged(Fact, frozen=True):
    """Each of the two knows what it got and what it gave."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "first_hand": ("first", "second"),
        "second_hand": ("first", "second"),
    }

    first: int
    second: int
    counts: tuple[int, int]
    """Cards of each before."""
    first_hand: tuple[str, ...]
    """What ``first`` holds now."""
    second_hand: tuple[str, ...]


class GameOver(Fact, frozen=True):
    winners: tuple[int, ...]
    reason: str
    alignments: tuple[str, ...]
    """By seat; empty in a duel."""


FACTS: tuple[type[Fact], ...] = (
    GameStarted,
    AlignmentDealt,
    HandDealt,
    FirstSeat,
    RoundStarted,
    TurnStarted,
    EffectExpired,
    CardsDrawn,
    DrawSkipped,
    DeckReformed,
    CardPlayed,
    CardDiscarded,
    SuspectMoved,
    BattleOpened,
    BattleCard,
    BattlePassed,
    BattleClosed,
    AccusationSucceeded,
    AccusationFailed,
    AlignmentRevealed,
    PlayerRemoved,
    WeatherChecked,
    WeatherLasting,
    WeatherNoEffect,
    MurderStarted,
    DieRolled,
    DollWindow,
    DollUsed,
    MurderNegated,
    SuspectKilled,
    MarkPlaced,
    MarkRemoved,
    ProtectionPlaced,
    LockPlaced,
    SuspectsSwapped,
    BanSet,
    BanActive,
    BanEnded,
    ExtraMove,
    DollPlaced,
    AmplifyPending,
    AmplifyUsed,
    AmplifyLapsed,
    HandViewed,
    WeatherPeeked,
    WeatherReturned,
    CardStolen,
    HandsExchanged,
    GameOver,
)
