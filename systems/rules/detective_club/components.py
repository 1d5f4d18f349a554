"""The state of a match, beside the zones of cards. Plain values, no behaviour."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Round:
    """Where the round is, and its secret."""

    number: int = 1
    first: int = 0
    """The first Active Player (CLUB-005)."""
    active: int = 0
    step: str = "choose_word"
    """The step as everybody sees it."""
    turn: int = 0
    """The seat to act, or that acted last."""
    waiting: list[int] = field(default_factory=list)
    """Seats that still act in this step, in order; a seat comes once for each time."""
    word: str = ""
    """In its normal form; nothing before there is one."""
    fixed: bool = False
    """Whether it is fixed, with its tags if it needs any (CLUB-031). Nobody is told before, since
    that it needs some says that it is not on the list."""
    tags: list[str] = field(default_factory=list)
    """What its writer says a free word is about, the strongest first (CLUB-037)."""
    conspirator: int = -1
    """-1 while no notebooks are dealt."""
    announced: bool = False
    revealed: bool = False
    reshuffles: int = 0
    """In the whole match."""


@dataclass(slots=True)
class Talk:
    """What was said about the cards in this round."""

    spoken: list[int] = field(default_factory=list)
    """Seats that have explained, in that order."""
    reasons: dict[int, list[str]] = field(default_factory=dict)
    """Seat -> the reason for each of its cards, where it gave them in writing."""
    waiting: list[int] = field(default_factory=list)
    """Seats of people that still talk, in the order of the seats."""


@dataclass(slots=True)
class Votes:
    """The voting tokens on the table."""

    cast: dict[int, int] = field(default_factory=dict)
    """Voter -> target, in the order in which they were placed."""
    shown: bool = False
    """Whether all have been shown, where they are cast in secret (CLUB-R12)."""


@dataclass(slots=True)
class Tokens:
    """Points (CLUB-096)."""

    won: list[list[int]] = field(default_factory=list)
    """Seat -> the values of its tokens, in the order in which it got them."""
    bank: dict[str, int] = field(default_factory=dict)
    """Value -> how many are left."""
    stand_ins: int = 0
    """Tokens that were paid after their value had run out (CLUB-098)."""


@dataclass(slots=True)
class Topic:
    """What words may be about, and which have been."""

    name: str = ""
    """A topic of the list, or a free one; nothing where there is none in force."""
    used: list[str] = field(default_factory=list)
    """The words of finished rounds, in order."""
    proposed: str = ""


COMPONENTS: tuple[type, ...] = (Round, Talk, Votes, Tokens, Topic)
