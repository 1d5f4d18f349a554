"""Where every card may be, with odds: what all plans of a computer player rest on."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from systems.rules.casefile.cards import (
    CARDS,
    EVIDENCE_OF,
    FALSE_EVIDENCE,
    TYPES,
    place_of,
    type_of,
)
from systems.rules.casefile.incident import BOX, DECK, FOLDER, PILE
from systems.rules.casefile.ledger import Holding, Ledger, Place

SOMEWHAT_LATER = 0.5
"""What a piece among the discards is worth where nothing new is left in the deck."""

Case = tuple[str, ...]
"""A suspect, a weapon, a motive and a location."""


class Outlook:
    """Odds of places for every card, from the places that are possible.

    Attributes:
        folder: by type piece -> how likely it is the one in the folder; only those that can be.
        wrong: predictions that were wrong.
    """

    def __init__(
        self,
        places: Mapping[Place, Holding],
        folder: Mapping[str, tuple[str, ...]],
        weights: Mapping[str, float],
        wrong: frozenset[Case],
    ) -> None:
        self.places = places
        self.wrong = wrong
        self.folder: dict[str, dict[str, float]] = {}
        for kind in TYPES:
            rows = {piece: weights.get(piece, 1.0) for piece in folder[kind]}
            total = sum(rows.values())
            self.folder[kind] = {piece: weight / total for piece, weight in rows.items()}
        self.open = frozenset(
            piece for rows in self.folder.values() if len(rows) > 1 for piece in rows
        )
        """Pieces that may be in the folder and may be elsewhere."""
        self._odds = {card: self._places_of(card) for card in CARDS}

    def _places_of(self, card: str) -> dict[Place, float]:
        inside = self.in_folder(card)
        free: dict[Place, float] = {}
        for place, row in self.places.items():
            if place in (FOLDER, BOX):
                continue
            if card in row.certain:
                return {place: 1.0}
            if card in row.possible:
                free[place] = max(0.0, row.size - len(row.certain))
        total = sum(free.values())
        if not total:
            return {}
        return {place: (1 - inside) * slots / total for place, slots in free.items()}

    def in_folder(self, card: str) -> float:
        """How likely a card is in the folder; 0 for false evidence."""
        if card[0] == "F":
            return 0.0
        return self.folder[type_of(card)].get(card, 0.0)

    def at(self, place: Place, card: str) -> float:
        """How likely a card is at a place other than the folder."""
        return self._odds[card].get(place, 0.0)

    def fresh(self, place: Place) -> float:
        """How likely one card of a place is a piece that would be crossed off for it."""
        row = self.places.get(place)
        if row is None or not row.size:
            return 0.0
        return min(1.0, sum(self.at(place, piece) for piece in self.open) / row.size)

    @property
    def news(self) -> float:
        """How likely the next card that is drawn tells something.

        Of a deck that is known by heart every draw brings the discards nearer, which follow it.
        """
        soon = self.fresh(DECK) if DECK in self.places else 0.0
        return soon or SOMEWHAT_LATER * self.fresh(PILE)

    def cases(self) -> list[tuple[float, Case]]:
        """The solutions that are left with their odds, the likeliest first."""
        rows = []
        for case in product(*(self.folder[kind] for kind in TYPES)):
            if case in self.wrong:
                continue
            odds = 1.0
            for piece in case:
                odds *= self.in_folder(piece)
            rows.append((odds, case))
        total = sum(odds for odds, _ in rows)
        found = [(round(odds / total, 9), case) for odds, case in rows]
        found.sort(key=lambda row: (-row[0], [place_of(piece) for piece in row[1]]))
        return found


def by_ledger(ledger: Ledger, weights: Mapping[str, float]) -> Outlook:
    """The outlook of one who draws every certain conclusion."""
    return Outlook(ledger.places, ledger.folder, weights, frozenset(ledger.wrong))


def by_notes(
    counts: Mapping[Place, int],
    seat: int,
    hand: tuple[str, ...],
    notes: frozenset[str],
    wrong: frozenset[Case],
) -> Outlook:
    """The outlook of one who has only crossed off what it has noted down.

    Args:
        counts: cards at every place, the folder excepted.
        seat, hand: the own ones.
        notes: pieces noted as seen.
        wrong: predictions that were wrong.
    """
    folder = {}
    for kind in TYPES:
        left = tuple(piece for piece in EVIDENCE_OF[kind] if piece not in notes)
        folder[kind] = left or EVIDENCE_OF[kind]
    own = set(hand)
    unseen = tuple(card for card in CARDS if card not in notes and card not in own)
    false = tuple(card for card in FALSE_EVIDENCE if card not in own)
    possible = tuple(dict.fromkeys((*unseen, *false)))
    places: dict[Place, Holding] = {
        place: Holding(count, (), possible) for place, count in counts.items()
    }
    places[seat] = Holding(len(hand), hand, hand)
    return Outlook(places, folder, {}, wrong)
