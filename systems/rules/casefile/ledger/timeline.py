"""Cards that move about: where each may have been at every moment, and where it must have been.

The history is a chain of *lots*. A lot is a set of cards of known size that lay together for a
while: a hand between two changes, a packet on its way, a part of the deck. A lot is split, or lots
are merged; nothing else happens to cards. What is known of any lot, however old, narrows the
others: a card that must have been in one lot was in no other at that time, and it came from where
the lot came from, and went where the lot went.

Sets of cards are integers, one bit a card, in the order of the catalogue.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field

from systems.rules.casefile.cards import CARDS
from systems.rules.casefile.ledger import sums

SLICE = 400
"""Conclusions between two yields."""
ALL = (1 << len(CARDS)) - 1
_BIT = {card: 1 << place for place, card in enumerate(CARDS)}


class Impossible(ValueError):
    """What was told cannot all be true."""


def mask_of(cards: Iterable[str]) -> int:
    """A set of cards as an integer."""
    mask = 0
    for card in cards:
        mask |= _BIT[card]
    return mask


def cards_of(mask: int) -> tuple[str, ...]:
    """The cards of a set, in the order of the catalogue."""
    return tuple(card for card in CARDS if mask & _BIT[card])


@dataclass(slots=True, eq=False)
class Lot:
    """Cards that lay together for a while.

    Attributes:
        size: how many.
        may: those that may be among them.
        must: those that are.
        born, died: the first moment in which they lay together, and the first in which they
            did so no longer; none while they do.
    """

    size: int
    may: int = ALL
    must: int = 0
    born: int = 0
    died: int | None = None
    _links: list[int] = field(default_factory=list)
    _demands: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Worth:
    """All cards of a lot together are worth so much: the least and the most."""

    lot: Lot
    low: int
    high: int


@dataclass(slots=True)
class Hides:
    """Some of the cards of a lot, all of them ``among`` these, are worth so much (item 3)."""

    lot: Lot
    among: int
    total: int


@dataclass(slots=True)
class NotAll:
    """Lots of one card each do not hold all of these cards (item 10)."""

    lots: tuple[Lot, ...]
    cards: tuple[int, ...]


Demand = Worth | Hides | NotAll


class Timeline:
    """The lots of one match, as far as one viewer can follow them."""

    def __init__(self) -> None:
        self.lying: list[Lot] = []
        """The lots of this moment; together they hold all cards."""
        self._moments: list[tuple[Lot, ...]] = []
        """The lots of every moment so far, oldest first."""
        self._links: list[tuple[tuple[Lot, ...], tuple[Lot, ...]]] = []
        """What became of what: the lots on both sides hold the same cards."""
        self._demands: list[Demand] = []
        self._open_moments: set[int] = set()
        """What has to be looked at again because a lot in it has changed."""
        self._open_links: set[int] = set()
        self._open_demands: set[int] = set()

    @property
    def wrong(self) -> Iterator[tuple[int, ...]]:
        """Combinations that are not in the folder, a set of one card for each type."""
        return (row.cards for row in self._demands if isinstance(row, NotAll))

    # -- what happens -------------------------------------------------------------------

    def begin(self, lots: Iterable[Lot]) -> None:
        """The lots of the first moment."""
        self.lying = list(lots)
        self._moments.append(tuple(self.lying))
        self._open_moments.add(0)

    def split(self, lot: Lot, size: int) -> tuple[Lot, Lot]:
        """Take some cards out of a lot: they, and the rest."""
        taken, rest = Lot(size, lot.may), Lot(lot.size - size, lot.may)
        self._become((lot,), (taken, rest))
        return taken, rest

    def merge(self, *lots: Lot) -> Lot:
        """Lay lots together; a single one stays what it is."""
        if len(lots) == 1:
            return lots[0]
        made = Lot(sum(lot.size for lot in lots))
        self._become(lots, (made,))
        return made

    def _become(self, before: tuple[Lot, ...], after: tuple[Lot, ...]) -> None:
        moment, link = len(self._moments), len(self._links)
        self.lying = [lot for lot in self.lying if lot not in before]
        self.lying += after
        for lot in before:
            lot.died = moment
            lot._links.append(link)
        for lot in after:
            lot.born = moment
            lot._links.append(link)
        self._links.append((before, after))
        self._open_links.add(link)
        self._moments.append(tuple(self.lying))
        self._open_moments.add(moment)

    # -- what is known ------------------------------------------------------------------

    def exactly(self, lot: Lot, cards: Iterable[str]) -> None:
        """These cards and no others are in the lot."""
        mask = mask_of(cards)
        self._ascertain(lot, mask)
        self._narrow(lot, mask)

    def holds(self, lot: Lot, cards: Iterable[str]) -> None:
        self._ascertain(lot, mask_of(cards))

    def lacks(self, lot: Lot, mask: int) -> None:
        self._narrow(lot, ~mask)

    def worth(self, lot: Lot, low: int, high: int) -> None:
        """All cards of the lot together are worth so much."""
        self._demand(Worth(lot, low, high), (lot,))

    def hides(self, lot: Lot, among: int, total: int) -> None:
        """Some of these cards in the lot are worth so much together."""
        self._demand(Hides(lot, among, total), (lot,))

    def not_all(self, lots: tuple[Lot, ...], cards: tuple[int, ...]) -> None:
        """Of these cards, one for each lot, at least one is elsewhere."""
        self._demand(NotAll(lots, cards), lots)

    def _demand(self, demand: Demand, lots: Iterable[Lot]) -> None:
        number = len(self._demands)
        self._demands.append(demand)
        self._open_demands.add(number)
        for lot in lots:
            lot._demands.append(number)

    # -- what follows -------------------------------------------------------------------

    def settling(self) -> Generator[None, None, None]:
        """Draw every conclusion, in slices of a millisecond or so.

        Raises:
            Impossible: What was told cannot all be true.
        """
        work = 0
        while True:
            if self._open_links:
                self._link(self._open_links.pop())
            elif self._open_moments:
                self._exclude(self._open_moments.pop())
            elif self._open_demands:
                self._meet(self._open_demands.pop())
            else:
                return
            work += 1
            if work % SLICE == 0:
                yield

    def _link(self, number: int) -> None:
        """Cards come from where they were and go to where they are."""
        before, after = self._links[number]
        for one, other in ((before, after), (after, before)):
            there = 0
            for lot in other:
                there |= lot.may
            for lot in one:
                self._narrow(lot, there)
                if len(other) == 1:
                    self._ascertain(other[0], lot.must)

    def _exclude(self, number: int) -> None:
        """A card is in exactly one lot of a moment."""
        lots = self._moments[number]
        once = twice = certain = 0
        for lot in lots:
            twice |= once & lot.may
            once |= lot.may
            certain |= lot.must
        if once != ALL:
            raise Impossible("a card is nowhere")
        for lot in lots:
            if lot.may == lot.must:
                continue  # all of it is known: most lots of long ago
            self._ascertain(lot, lot.may & ~twice)
            self._narrow(lot, ~certain | lot.must)

    def _meet(self, number: int) -> None:
        row = self._demands[number]
        if isinstance(row, NotAll):
            pairs = zip(row.lots, row.cards, strict=True)
            left = [(lot, card) for lot, card in pairs if lot.may != card]
            if len(left) == 1:
                self._narrow(left[0][0], ~left[0][1])
            return
        lot = row.lot
        if isinstance(row, Hides):
            must = sums.part(lot.may, lot.must, lot.size, row.among, row.total)
            found = None if must is None else sums.Narrowed(lot.may, must)
        else:
            found = sums.whole(lot.may, lot.must, lot.size, row.low, row.high)
        if found is None:
            raise Impossible("no cards make that sum")
        self._ascertain(lot, found.must)
        self._narrow(lot, found.may)

    def _narrow(self, lot: Lot, mask: int) -> None:
        """Leave only these cards possible."""
        may = lot.may & mask
        if may != lot.may or may.bit_count() == lot.size:
            self._set(lot, may, lot.must)

    def _ascertain(self, lot: Lot, mask: int) -> None:
        """Make these cards certain."""
        must = lot.must | mask
        if must != lot.must or must.bit_count() == lot.size:
            self._set(lot, lot.may, must)

    def _set(self, lot: Lot, may: int, must: int) -> None:
        """Change what is known of a lot; all that it belongs to has to be looked at again."""
        if may.bit_count() == lot.size:
            must |= may
        if must.bit_count() == lot.size:
            may &= must
        if must & ~may or not must.bit_count() <= lot.size <= may.bit_count():
            raise Impossible("a lot has too many or too few cards")
        if (may, must) == (lot.may, lot.must):
            return
        lot.may, lot.must = may, must
        self._open_links.update(lot._links)
        self._open_demands.update(lot._demands)
        self._open_moments.update(range(lot.born, lot.died or len(self._moments)))


def only(lots: Iterable[Lot]) -> tuple[int, int]:
    """The cards that may be, and those that must be, in any of some lots."""
    may = must = 0
    for lot in lots:
        may |= lot.may
        must |= lot.must
    return may, must
