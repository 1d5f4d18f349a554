"""A seat's detective sheet: what is marked on it, and why (TM-R20, TM-I13)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.view import View
from game.deduction import Between, Holder, Holds, Known, Lacks, Problem
from systems.rules.tudor_mansion.knowledge import counted, problem_of

UNKNOWN = "unknown"
HAS = "has"
HAS_NOT = "has_not"
GROUP = "group"
"""The holder has at least one of the cards with the same letter."""

OFF = "off"
FACTS = "facts"
"""Only what is certain by sight: own hand, shown cards, "cannot refute", a look."""
FULL = "full"
"""Everything that follows from what was seen."""
MODES = (OFF, FACTS, FULL)


class Mark(NamedTuple):
    """What the sheet says about one card and one holder."""

    kind: str = UNKNOWN
    letters: str = ""
    """Of the groups, for ``GROUP``; usually one."""


class Group(NamedTuple):
    """Cards of which a holder has at least one."""

    letter: str
    holder: Holder
    cards: tuple[str, ...]
    number: int
    """Of the viewer's fact that somebody showed something."""


Cell = tuple[str, Holder]
"""A card and a holder."""


@dataclass(frozen=True)
class Sheet:
    """The marks of one seat. Cells that are left out are unknown."""

    mode: str
    holders: tuple[Holder, ...]
    """Seats, then places (``pool``, ``faceup``), the envelope last."""
    marks: Mapping[Cell, Mark] = field(default_factory=dict)
    groups: tuple[Group, ...] = ()

    def mark(self, card: str, holder: Holder) -> Mark:
        """What is marked for a card and a holder."""
        return self.marks.get((card, holder), _NOTHING)


_NOTHING = Mark()


def sheet(view: View, mode: str = FULL) -> Sheet:
    """The sheet of the view's seat. ``ValueError`` for an unknown mode.

    Empty with ``mode`` off, and where the house rule ``auto_sheet`` is off: then everybody
    keeps notes of their own.
    """
    if mode not in MODES:
        raise ValueError(f"notes are one of {', '.join(MODES)}, not {mode!r}")
    problem = problem_of(view)
    holders = problem.layout.holders
    if mode == OFF or not view.house_rules["auto_sheet"]:
        return Sheet(mode, holders)
    if mode == FACTS:
        return Sheet(mode, holders, by_sight(problem))
    known = counted(problem)
    groups = _groups(problem, known)
    return Sheet(mode, holders, _certain(known) | _grouped(groups), groups)


def _certain(known: Known) -> dict[Cell, Mark]:
    layout = known.layout
    marks: dict[Cell, Mark] = {}
    for place, holder in enumerate(layout.holders):
        for card in layout.names(known.must_masks[place]):
            marks[card, holder] = Mark(HAS)
        for card in layout.names(layout.all_cards & ~known.can_masks[place]):
            marks[card, holder] = Mark(HAS_NOT)
    return marks


def by_sight(problem: Problem) -> dict[Cell, Mark]:
    """Seen cards and refused ones; where a whole hand was seen at once, it has no others."""
    layout = problem.layout
    marks: dict[Cell, Mark] = {}
    seen_at_once: dict[tuple[Holder, int | None], set[str]] = {}
    for row in problem.constraints:
        match row:
            case Holds(holder, card, source):
                for other in layout.holders:
                    marks[card, other] = Mark(HAS if other == holder else HAS_NOT)
                seen_at_once.setdefault((holder, source), set()).add(card)
            case Lacks(holder, cards):
                for card in cards:
                    marks[card, holder] = Mark(HAS_NOT)
    for (holder, _), hand in seen_at_once.items():
        if len(hand) == layout.sizes[layout.place(holder)]:
            for card in layout.cards:
                if card not in hand:
                    marks[card, holder] = Mark(HAS_NOT)
    return marks


def _groups(problem: Problem, known: Known) -> tuple[Group, ...]:
    """The answers that are still open, without those that say less than another."""
    layout = problem.layout
    open_answers: dict[tuple[int, int], int] = {}
    for row in problem.constraints:
        if not isinstance(row, Between) or row.source is None:
            continue
        place = layout.place(row.holder)
        mask = layout.mask(row.cards) & known.can_masks[place]
        if mask & known.must_masks[place]:
            continue
        open_answers.setdefault((place, mask), row.source)
    groups = []
    for (place, mask), number in open_answers.items():
        if not any(
            other == place and cards != mask and not cards & ~mask for other, cards in open_answers
        ):
            groups.append((place, mask, number))
    return tuple(
        Group(_letter(index), layout.holders[place], layout.names(mask), number)
        for index, (place, mask, number) in enumerate(groups)
    )


def _letter(index: int) -> str:
    """A to Z, then AA, AB, ..."""
    letters = chr(ord("A") + index % 26)
    return letters if index < 26 else _letter(index // 26 - 1) + letters


def _grouped(groups: tuple[Group, ...]) -> dict[Cell, Mark]:
    letters: dict[Cell, str] = {}
    for group in groups:
        for card in group.cards:
            cell = (card, group.holder)
            letters[cell] = letters.get(cell, "") + group.letter
    return {cell: Mark(GROUP, letter) for cell, letter in letters.items()}
