"""The state of a match, beside the zones of cards. Plain values, no behaviour."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Round:
    """Where the round is."""

    number: int = 1
    primary: int = 0
    """The seat that holds the deception die (CF-008)."""
    waiting: list[int] = field(default_factory=list)
    """Seats that still have their turn in this round, in order (CF-030)."""
    die_face: str = ""
    """What the die shows; nothing before it is rolled."""
    final_call: bool = False
    """Every turn is a solve from now on (CF-160)."""
    reshuffles: int = 0


@dataclass(slots=True)
class Turn:
    """Whose turn it is and what has happened in it."""

    seat: int = 0
    step: str = "turn_start"
    """The step by its name in the rules file (CF-034): what everybody sees."""
    asked: list[str] = field(default_factory=list)
    """The pieces that were named, as long as the ask is in force (CF-067)."""
    must_solve: bool = False
    """Nothing but a solve is left to this turn (CF-156, CF-160)."""
    long_interview: bool = False
    silver_tongue: bool = False
    received: list[str] = field(default_factory=list)
    """Cards that the asker got by trades of this turn (CF-R13)."""


@dataclass(slots=True)
class Detectives:
    """What is so about each seat, by seat."""

    active: list[bool] = field(default_factory=list)
    bonus_used: list[bool] = field(default_factory=list)
    """Whether the seat has played a bonus card in this turn (CF-102)."""


@dataclass(slots=True)
class Offers:
    """The offers of the ask at hand."""

    cards: dict[int, list[str]] = field(default_factory=dict)
    """Seat -> the cards it has locked; they are still in its hand (CF-077)."""
    sums: dict[int, int] = field(default_factory=dict)
    """Seat -> what was published: the sum, 0 for no offer. Empty until all have decided."""


@dataclass(slots=True)
class LastTrade:
    """The trade that was completed last (CF-126)."""

    number: int = 0
    """Trades are numbered through the match, from 1; 0 before the first one."""
    asker: int = -1
    offerer: int = -1
    total: int = 0
    offered: list[str] = field(default_factory=list)
    paid: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Bonus:
    """A bonus card whose effect is not complete."""

    card: str = ""
    actor: int = -1
    target: int = -1
    type: str = ""
    waiting: list[int] = field(default_factory=list)
    """Seats that may still answer with No Comment (CF-127)."""
    looked_at: list[str] = field(default_factory=list)
    """Cards from which one has to be taken."""
    back_to: str = ""
    """The phase that goes on afterwards."""


@dataclass(slots=True)
class Board:
    """The gameboard."""

    marks: list[str] = field(default_factory=list)
    """Marked pieces in the order of the catalogue (CF-140)."""


@dataclass(slots=True)
class Trackers:
    """What each seat has seen so far: by seat, evidence -> how it was seen first (CF-166)."""

    seen: list[dict[str, str]] = field(default_factory=list)


COMPONENTS: tuple[type, ...] = (
    Round,
    Turn,
    Detectives,
    Offers,
    LastTrade,
    Bonus,
    Board,
    Trackers,
)
