"""What was seen, as constraints on the deal, each with the number of the fact it came from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.deduction.layout import ENVELOPE, Holder, Layout

Source = int | None
"""The number of the fact that was seen. None: known from the start, never cited."""


@dataclass(frozen=True, slots=True)
class Holds:
    """The holder has the card."""

    holder: Holder
    card: str
    source: Source = None


@dataclass(frozen=True, slots=True)
class Lacks:
    """The holder has none of the cards."""

    holder: Holder
    cards: tuple[str, ...]
    source: Source = None


@dataclass(frozen=True, slots=True)
class Between:
    """The holder has at least ``low`` and at most ``high`` of the cards."""

    holder: Holder
    cards: tuple[str, ...]
    low: int
    high: int
    source: Source = None


@dataclass(frozen=True, slots=True)
class NotAll:
    """The envelope does not hold all of these cards; some of them it may hold."""

    cards: tuple[str, ...]
    source: Source = None


Constraint = Holds | Lacks | Between | NotAll


class Contradiction(ValueError):
    """No deal fits everything that was given."""


@dataclass(frozen=True)
class Problem:
    """A layout and everything that was seen of the deal."""

    layout: Layout
    constraints: tuple[Constraint, ...] = ()

    @property
    def sources(self) -> tuple[int, ...]:
        """The numbers of all facts, ascending."""
        return tuple(sorted({row.source for row in self.constraints if row.source is not None}))

    def only(self, sources: Iterable[int]) -> Problem:
        """The same deal with these facts alone, beside what is known from the start."""
        kept = set(sources)
        rows = (row for row in self.constraints if row.source is None or row.source in kept)
        return replace(self, constraints=tuple(rows))

    def plus(self, *constraints: Constraint) -> Problem:
        """The same deal with more seen of it."""
        return replace(self, constraints=self.constraints + constraints)


def negations(conclusion: Constraint) -> tuple[tuple[Constraint, ...], ...]:
    """The ways in which a conclusion may be false: one of these groups holds as a whole."""
    match conclusion:
        case Holds(holder, card):
            return ((Lacks(holder, (card,)),),)
        case Lacks(holder, cards):
            return ((Between(holder, cards, 1, len(cards)),),)
        case Between(holder, cards, low, high):
            ways: list[tuple[Constraint, ...]] = []
            if low > 0:
                ways.append((Between(holder, cards, 0, low - 1),))
            if high < len(cards):
                ways.append((Between(holder, cards, high + 1, len(cards)),))
            return tuple(ways)
        case NotAll(cards):
            return (tuple(Holds(ENVELOPE, card) for card in cards),)


def left_in_category(layout: Layout, category: int, cards: Iterable[str]) -> Lacks:
    """The conclusion that of a category only these cards can be in the envelope."""
    left = set(cards)
    others = tuple(card for card in layout.categories[category] if card not in left)
    return Lacks(ENVELOPE, others)
