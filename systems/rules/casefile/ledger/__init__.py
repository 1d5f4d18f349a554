"""What a seat can know for certain from its view: the base of notes, hints and computer players.

Everything that follows from what was told, however long ago, as far as single cards go: a card that
turns up late also says where it was before, and what an old sum was made of. Odds are not weighed
here; :func:`problem_of` hands the moment to the engine that counts deals.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import product

from game.core.facts import Fact
from game.core.messages import HIDDEN, Viewer
from game.core.view import View
from game.deduction import ENVELOPE, Constraint, Holder, Holds, Lacks, Layout, NotAll, Problem
from game.slices import finished
from systems.rules.casefile.cards import CARDS, EVIDENCE_OF, FALSE_EVIDENCE, TYPES
from systems.rules.casefile.incident import BOX, DECK, FOLDER, PILE
from systems.rules.casefile.ledger.reading import Reader
from systems.rules.casefile.ledger.timeline import Impossible, Lot, cards_of, only

Place = int | str
"""A seat, whose hand is meant, or ``folder``, ``draw_deck``, ``discard_pile``, ``box``."""

_MOST_KEPT = 12


@dataclass(frozen=True, slots=True)
class Holding:
    """What may be in a place, and what certainly is, in the order of the catalogue."""

    size: int
    certain: tuple[str, ...]
    possible: tuple[str, ...]


@dataclass(slots=True)
class Ledger:
    """What the viewer knows at one moment.

    Attributes:
        places: by place what is known of it. Every active or inactive seat has one.
        folder: by type the pieces that may be in the folder; a single one is certain.
        wrong: combinations that were predicted wrongly (suspect, weapon, motive, location).
    """

    places: dict[Place, Holding] = field(default_factory=dict)
    folder: dict[str, tuple[str, ...]] = field(default_factory=dict)
    wrong: tuple[tuple[str, ...], ...] = ()

    def where(self, card: str) -> tuple[Place, ...]:
        """The places where a card may be."""
        return tuple(place for place, row in self.places.items() if card in row.possible)

    def crossed_off(self) -> tuple[str, ...]:
        """Evidence that is certainly not in the folder."""
        return tuple(
            card for kind in TYPES for card in EVIDENCE_OF[kind] if card not in self.folder[kind]
        )

    def combinations(self) -> tuple[tuple[str, ...], ...]:
        """The solutions that are left, in the order of the catalogue."""
        every = product(*(self.folder[kind] for kind in TYPES))
        return tuple(cards for cards in every if cards not in self.wrong)

    def solution(self) -> tuple[str, ...] | None:
        """The solution, where only one is left."""
        left = self.combinations()
        return left[0] if len(left) == 1 else None


class _Kept:
    """A reader with the facts that it has followed."""

    def __init__(self, viewer: Viewer) -> None:
        self.reader = Reader(viewer)
        self.facts: list[Fact] = []


_KEPT: list[_Kept] = []
"""The latest readers. They only make the next look at the same match faster."""


def ledger_of(view: View) -> Ledger:
    """All that follows from a view.

    Raises:
        Impossible: The view contradicts itself; no view of a match does.
    """
    return finished(ledger_in_slices(view))


def ledger_in_slices(view: View) -> Generator[None, None, Ledger]:
    """:func:`ledger_of` in slices of a millisecond or so."""
    reader = yield from _reader_for(view)
    return _written(reader)


class Following:
    """What a viewer could know after each of its facts, told one after the other."""

    def __init__(self, viewer: Viewer) -> None:
        self._reader = Reader(viewer)

    def follow(self, fact: Fact) -> None:
        """Take in one more fact."""
        self._reader.follow(fact)

    def settling(self) -> Generator[None, None, Ledger]:
        """What follows by now, in slices of a millisecond or so."""
        yield from self._reader.line.settling()
        return _written(self._reader)


def _written(reader: Reader) -> Ledger:
    """What a reader knows that has drawn every conclusion."""
    found = Ledger()
    for seat, lot in reader.hands.items():
        found.places[seat] = _holding((lot,))
    found.places[FOLDER] = _holding(tuple(reader.folder.values()))
    found.places[DECK] = _holding(tuple(reader.deck))
    found.places[PILE] = _holding(tuple(reader.pile))
    if reader.box is not None and reader.box.size:
        found.places[BOX] = _holding((reader.box,))
    found.folder = {kind: cards_of(lot.may) for kind, lot in reader.folder.items()}
    found.wrong = tuple(
        tuple(card for mask in masks for card in cards_of(mask)) for masks in reader.line.wrong
    )
    return found


def _holding(lots: tuple[Lot, ...]) -> Holding:
    may, must = only(lots)
    size = sum(lot.size for lot in lots)
    return Holding(size, cards_of(must), cards_of(may))


def _reader_for(view: View) -> Generator[None, None, Reader]:
    """The reader that has followed all facts of the view, continued where one has begun."""
    facts = list(view.facts)
    kept = next(
        (
            one
            for one in _KEPT
            if one.reader.viewer == view.viewer and one.facts == facts[: len(one.facts)]
        ),
        None,
    )
    if kept is None:
        kept = _Kept(view.viewer)
    else:
        _KEPT.remove(kept)
    _KEPT.insert(0, kept)
    del _KEPT[_MOST_KEPT:]
    for fact in facts[len(kept.facts) :]:
        kept.reader.follow(fact)
    kept.facts = facts
    _look_at_piles(kept.reader, view)
    yield from kept.reader.line.settling()
    return kept.reader


def _look_at_piles(reader: Reader, view: View) -> None:
    """Faces that the viewer sees while it chooses one of them."""
    for name, pieces in ((DECK, reader.deck), (PILE, reader.pile)):
        place = 0
        for lot in pieces:
            seen = view.zones[name].cards[place : place + lot.size]
            reader.line.holds(lot, (card for card in seen if card != HIDDEN))
            place += lot.size


def problem_of(view: View) -> Problem:
    """The moment as a problem of the engine that counts deals, to weigh odds by.

    It knows what each place may hold and must hold. Deals are not equally likely in truth, since
    others choose what they offer and put away; they are a fair first guess.
    """
    ledger = ledger_of(view)
    hands: dict[Holder, int] = {
        place: row.size for place, row in ledger.places.items() if place != FOLDER and row.size
    }
    layout = Layout.of(EVIDENCE_OF.values(), hands, FALSE_EVIDENCE)
    rows: list[Constraint] = [
        Lacks(ENVELOPE, tuple(set(EVIDENCE_OF[kind]) - set(ledger.folder[kind]))) for kind in TYPES
    ]
    for place in hands:
        row = ledger.places[place]
        rows += [Holds(place, card) for card in row.certain]
        rows.append(Lacks(place, tuple(card for card in CARDS if card not in row.possible)))
    rows += [NotAll(cards) for cards in ledger.wrong]
    return Problem(layout, tuple(rows))


__all__ = [
    "Following",
    "Holding",
    "Impossible",
    "Ledger",
    "Place",
    "ledger_in_slices",
    "ledger_of",
    "problem_of",
]
