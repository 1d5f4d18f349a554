"""What a computer player concludes, as the attract mode shows it, and who knows such things.

A game tells it in ``scenes/tables/<game>/thoughts.py``, which exports ``THINKER``. What is shown
are conclusions of one seat from its own view, exact ones only; the solution itself is never
named. Only matches without people are shown, so that nobody's secret is told.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from game.core.messages import Message
from game.match.match import Match
from scenes.beside_table import beside_table
from scenes.parts.typed import TypeLook


class Mark(StrEnum):
    """What the thinker knows of a card and a seat."""

    HAS = "has"
    HAS_NOT = "has_not"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class ThoughtCard:
    """One card of a thought.

    Attributes:
        card: its id; empty for one that lies face down.
        title: what stands below its picture; None for the card's own name.
        note: what stands beside that, such as "1 in 3"; None for nothing.
        marks: by seat what is known of it; empty for none.
        lit: it is the one that the thought is about.
        file: its picture, where the card is none of the manifest; a path below the assets folder.
        chips: types of evidence, each known or not yet; they stand where marks would.
    """

    card: str = ""
    title: Message | None = None
    note: Message | None = None
    marks: tuple[Mark, ...] = ()
    lit: bool = False
    file: str = ""
    chips: tuple[tuple[TypeLook, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class Thought:
    """What one seat has concluded.

    Attributes:
        seat: who thinks.
        lines: what is known and why it follows, at most two sentences.
        cards: two to four of them.
        key: two thoughts of one key say the same.
    """

    seat: int
    lines: tuple[Message, ...]
    cards: tuple[ThoughtCard, ...]
    key: str = ""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A thought that could be shown; it may be put into words only when it is chosen.

    Attributes:
        weight: how telling it is.
        seat, key: as of the thought.
        words: makes the thought.
    """

    weight: int
    seat: int
    key: str
    words: Callable[[], Thought]

    @classmethod
    def of(cls, weight: int, thought: Thought) -> Candidate:
        """One that is in words already."""
        return cls(weight, thought.seat, thought.key, lambda: thought)


def most_telling(
    found: Iterable[Candidate], told: Collection[str], last: int | None
) -> Thought | None:
    """The best that was not told; of equals rather one of another seat than the last one."""
    fresh = [one for one in found if one.key not in told]
    if not fresh:
        return None
    return max(fresh, key=lambda one: (one.weight, one.seat != last, -one.seat)).words()


class Thinker(Protocol):
    """A game's knowledge of what can be concluded."""

    def thinking(
        self, match: Match, levels: Sequence[str], told: frozenset[str], last: int | None
    ) -> Generator[None, None, Thought | None]:
        """The most telling thought at this moment, in slices of some milliseconds.

        Args:
            match: without people; only the seats' own views may be looked at.
            levels: of the computer players, by seat: some of them do not conclude much.
            told: keys of thoughts that were shown already.
            last: whose thought was shown last; another seat comes first where there is a choice.
        """
        ...


class NoThoughts:
    """For a game that tells nothing: its table is shown all the time."""

    def thinking(
        self, match: Match, levels: Sequence[str], told: frozenset[str], last: int | None
    ) -> Generator[None, None, Thought | None]:
        yield from ()
        return None


def load_thinker(game: str) -> Thinker:
    """What a game declares, or none."""
    module = beside_table(game, "thoughts")
    if module is None:
        return NoThoughts()
    thinker: Thinker = module.THINKER
    return thinker
