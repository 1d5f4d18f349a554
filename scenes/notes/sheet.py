"""The sheet of a deduction game as a page draws it: cards by kind against those who may have them.

A game fills it in from one seat's view; the page knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.core.messages import Message

UNKNOWN = "unknown"
HAS = "has"
HAS_NOT = "has_not"
GROUP = "group"
"""At least one of the cells with the same letter is a ``has``."""
ENVELOPE = "envelope"
"""The card is the one that everybody looks for."""

MARKS = (UNKNOWN, HAS, HAS_NOT, GROUP, ENVELOPE)

MODES = ("off", "facts", "full")
"""How much of the notes the house writes: nothing; what was seen; all that follows from it."""

Holder = int | str
"""A seat, or the name of a place."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What is known about one card and one holder."""

    mark: str = UNKNOWN
    letter: str = ""
    """Of the group, for ``GROUP``."""


@dataclass(frozen=True, slots=True)
class Column:
    """One who may have cards: a seat, or a place with a name."""

    holder: Holder
    name: Message | None = None
    """Of a place; seats have names of their own."""

    @property
    def seat(self) -> int | None:
        return self.holder if isinstance(self.holder, int) else None


@dataclass(frozen=True, slots=True)
class Section:
    """The cards of a kind."""

    head: Message
    cards: tuple[str, ...]


def _no_reason(_card: str, _holder: Holder) -> Message | None:
    return None


@dataclass(frozen=True)
class Sheet:
    """A seat's notes.

    Attributes:
        seat: whose they are.
        mode: one of :data:`MODES`.
        columns: the holders; seats first, the place that everybody looks for last.
        sections: the cards by kind.
        cells: (card, holder) -> what is known; cells that are left out are unknown.
        because: the reason for a cell in one sentence, or None; may take some milliseconds.
        questions: what was asked and answered so far, one line each, oldest first.
        kept: False where the house rules say that everybody keeps their own notes.
    """

    seat: int
    mode: str
    columns: tuple[Column, ...]
    sections: tuple[Section, ...]
    cells: Mapping[tuple[str, Holder], Cell]
    because: Callable[[str, Holder], Message | None] = _no_reason
    questions: tuple[Message, ...] = ()
    kept: bool = True

    def cell(self, card: str, holder: Holder) -> Cell:
        """What is known about a card and a holder."""
        return self.cells.get((card, holder), _UNKNOWN)

    def is_settled(self, card: str) -> bool:
        """Whether it is known who has the card."""
        return any(
            self.cell(card, column.holder).mark in (HAS, ENVELOPE) for column in self.columns
        )

    def is_found(self, card: str) -> bool:
        """Whether the card is known to be the one that everybody looks for."""
        return any(self.cell(card, column.holder).mark == ENVELOPE for column in self.columns)

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards in the order of the page."""
        return tuple(card for section in self.sections for card in section.cards)


_UNKNOWN = Cell()

PENCIL = ("", "yes", "no", "maybe")
"""Marks of one's own, in the order in which a press changes them."""


@dataclass
class Pencil:
    """The marks that a seat has made itself. They live as long as the sitting."""

    marks: dict[tuple[str, Holder], str] = field(default_factory=dict)

    def at(self, card: str, holder: Holder) -> str:
        """The own mark of a cell, "" for none."""
        return self.marks.get((card, holder), "")

    def press(self, card: str, holder: Holder) -> str:
        """The next mark of a cell; after the last one it is rubbed out."""
        here = PENCIL.index(self.at(card, holder))
        mark = PENCIL[(here + 1) % len(PENCIL)]
        if mark:
            self.marks[card, holder] = mark
        else:
            self.marks.pop((card, holder), None)
        return mark
