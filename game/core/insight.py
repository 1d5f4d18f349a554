"""What a game can tell about knowing: a proof in words, a hint, and the review of a match.

A game works these out (:meth:`game.core.rules.Rules.hinting`, :meth:`~game.core.rules.Rules.
reviewing`); the house shows them without knowing any game. Hints and proofs come from one view
alone. A review is made after the end of a match, when everything lies open.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping
from dataclasses import dataclass

import msgspec

from game.core.messages import Message

Cell = tuple[str, int | str]
"""A card, or whatever a sheet has in its rows, and who may have it: a seat or a place."""

Marks = Mapping[Cell, bool]
"""What stands on a seat's sheet: it has the card, or has it not. Open cells are left out."""


class Proof(msgspec.Struct, frozen=True):
    """Why something is so: what was seen, sentence by sentence, and what follows from it."""

    conclusion: Message
    """What is proved, as a sentence."""
    sentences: tuple[Message, ...]
    """What was seen, oldest first, with its round. None of them is idle."""
    ending: Message | None = None
    """How the conclusion follows, where the sentences do not say it themselves."""
    facts: tuple[int, ...] = ()
    """The viewer's numbers of the facts behind the sentences, ascending."""


class Hint(msgspec.Struct, frozen=True):
    """What a seat is told when it asks for a hint."""

    kind: str
    """``conclusion``, ``question``, ``guess`` or ``nothing``."""
    proof: Proof
    cells: tuple[tuple[Cell, bool], ...] = ()
    """What may be marked on the sheet because of it."""


@dataclass(frozen=True, slots=True)
class SeatStanding:
    """What one seat could know at one moment.

    Attributes:
        seat: which.
        cases: how many solutions it had to reckon with.
        placed: of how many cards it knew where they are.
        of: how many cards there are.
        learnt: the strongest conclusion that the turn before brought; None where nothing new
            followed.
    """

    seat: int
    cases: int
    placed: int
    of: int
    learnt: Message | None = None


@dataclass(frozen=True, slots=True)
class TurnReview:
    """One turn, looked at when everything is open.

    Attributes:
        number: its place among all turns, from 0.
        round_no: from 1.
        seat: whose turn it was.
        begins, ends: how many decisions had been made before it and after it.
        lines: what happened, a sentence each.
        standings: by seat what could be known after it.
        rated: whether something in it can be rated with :meth:`Review.rating`.
    """

    number: int
    round_no: int
    seat: int
    begins: int
    ends: int
    lines: tuple[Message, ...]
    standings: tuple[SeatStanding, ...]
    rated: bool = False


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The whole match of one seat.

    Attributes:
        seat: which.
        known: the number of the turn after which it could know the solution; -1 for right
            after the deal, None for never.
        accused: the numbers of the turns in which it named a solution.
        verdict: whether it spoke in time, in a sentence.
    """

    seat: int
    known: int | None
    accused: tuple[int, ...]
    verdict: Message


@dataclass(frozen=True, slots=True)
class Rating:
    """How much something in a turn was expected to tell, and how much it told.

    Attributes:
        cases: possible solutions before; up to 1 where the verdict alone is shown.
        expected: of them the part that was expected to be left, as a number of cases.
        best: the same of the best choice in reach.
        left: what was left.
        verdict: in a sentence.
    """

    cases: int
    expected: float
    best: float
    left: int
    verdict: Message


class Review(ABC):
    """A finished match, turn by turn, with what every seat could know.

    Attributes:
        most: possible solutions before anybody has seen anything.
        start: by seat what could be known after the deal.
        turns: in order.
        seats: by seat.
    """

    most: int
    start: tuple[SeatStanding, ...]
    turns: tuple[TurnReview, ...]
    seats: tuple[SeatReview, ...]

    @abstractmethod
    def proving(self, turn: int, seat: int) -> Generator[None, None, Proof | None]:
        """In slices: the proof of what a seat learnt in a turn; None where it was nothing."""

    @abstractmethod
    def proving_solution(self, seat: int) -> Generator[None, None, Proof | None]:
        """In slices: how a seat could know the solution, at the first moment.

        For a seat that never could: which solutions were left to it at the end.
        """

    @abstractmethod
    def rating(self, turn: int) -> Generator[None, None, Rating | None]:
        """In slices: what was asked in a turn, against what could have been asked."""

    def remarks(self, turn: int) -> Generator[None, None, Mapping[int, Message]]:  # noqa: ARG002 - most games have none
        """In slices: by seat a sentence on what it chose in a turn, and what was better.

        It rests on what the seat could know when it chose. None for a seat of which there is
        nothing to say.
        """
        yield
        return {}
