"""The draw deck and the discard pile: what moves cards between them and the hands.

Every hand that changes gets new handles for all its cards, so that nobody can follow one of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.components import Card
from game.core.zones import EVERYBODY
from systems.rules.casefile.cards import in_order
from systems.rules.casefile.facts import DeckReshuffled, DiscardsShown
from systems.rules.casefile.incident import DECK, PILE, Incident, hand_of

RESHUFFLE = "reshuffle"


class Piles:
    """The cards of one match in motion."""

    def __init__(self, incident: Incident) -> None:
        self.incident = incident
        self.table = incident.table
        self.zones = incident.zones
        self.face_up = bool(self.table.rules["discards_face_up"])

    def card(self, zone: str, face: str) -> Card:
        """The card with that face in a zone."""
        return next(card for card in self.zones.cards(zone) if card.face == face)

    # -- the deck -----------------------------------------------------------------------

    def top(self, count: int) -> list[Card]:
        """Up to ``count`` cards on top of the deck, after a reshuffle if it needs one (CF-149)."""
        if self.incident.count(DECK) < count and self.incident.count(PILE):
            self._reshuffle()
        return self.zones.cards(DECK)[:count]

    def _reshuffle(self) -> None:
        """The pile goes under the deck, shuffled, and nobody knows a card of it any more.

        What was left of the deck goes with the draw or the look that asked for more.
        """
        zones, chance = self.zones, self.table.chance
        self.incident.round.reshuffles += 1
        number = self.incident.round.reshuffles
        forced = chance.forced.pop(f"{RESHUFFLE}.{number}", None)
        if forced:
            chance.forced[RESHUFFLE] = forced
        self.table.shuffle_zone(RESHUFFLE, PILE)
        shuffled = zones.cards(PILE)
        for card in shuffled:
            zones.move(card, DECK)
        self.table.emit(
            DeckReshuffled(self.incident.count(DECK), tuple(card.face for card in shuffled))
        )

    def draw(self, seat: int, count: int) -> tuple[str, ...]:
        """Draw as many as there are (CF-151); the seat alone sees them."""
        cards = self.top(count)
        faces = tuple(card.face for card in cards)
        self.into_hand(seat, cards)
        self.incident.see(seat, faces, "drawn")
        return faces

    # -- hands --------------------------------------------------------------------------

    def into_hand(self, seat: int, cards: Iterable[Card]) -> None:
        """Put cards into a hand."""
        for card in cards:
            card.known_to.clear()
            self.zones.move(card, hand_of(seat))
        self.zones.scramble([hand_of(seat)])

    def swap(self, one: int, given: Sequence[str], other: int, paid: Sequence[str]) -> None:
        """Two seats exchange cards at the same moment (CF-086)."""
        from_one = [self.card(hand_of(one), face) for face in given]
        from_other = [self.card(hand_of(other), face) for face in paid]
        self.into_hand(other, from_one)
        self.into_hand(one, from_other)

    def play(self, seat: int, face: str) -> None:
        """Put a bonus card face up on the pile (CF-100)."""
        card = self.card(hand_of(seat), face)
        self.zones.move(card, PILE, 0)
        card.known_to = [EVERYBODY]
        self.zones.rename([card])
        self.zones.scramble([hand_of(seat)])

    def discard(self, seat: int, faces: Iterable[str]) -> tuple[str, ...]:
        """Put cards on the pile in the order of the catalogue, the last one on top (CF-047).

        Face down, so that only the seat knows them, unless discards lie face up (CF-R17).
        """
        put = in_order(faces)
        cards = [self.card(hand_of(seat), face) for face in put]
        for card in cards:
            self.zones.move(card, PILE, 0)
            card.known_to = [EVERYBODY] if self.face_up else [seat]
        if put:
            self.zones.rename(cards)
            self.zones.scramble([hand_of(seat)])
        return put

    def show_discards(self, seat: int, faces: Sequence[str]) -> None:
        """Tell everybody what was just put away, where discards lie face up."""
        if self.face_up and faces:
            self.table.emit(DiscardsShown(seat, tuple(faces)))
            for other in range(self.table.seats):
                self.incident.see(other, faces, "discarded")

    # -- private looks ------------------------------------------------------------------

    def look_at_pile(self, seat: int, count: int) -> list[str]:
        """The cards below the one just played; from now on only the looker knows them (CF-125)."""
        cards = self.zones.cards(PILE)[1 : 1 + count]
        for card in cards:
            card.known_to = [seat]
        return [card.face for card in cards]

    def take_from_pile(self, seat: int, face: str, looked_at: Sequence[str]) -> None:
        """Take one of them; the others keep their places, and nobody can say which one went."""
        rest = [card for card in self.zones.cards(PILE) if card.face in looked_at]
        taken = self.card(PILE, face)
        rest.remove(taken)
        self.into_hand(seat, [taken])
        self.zones.rename(rest)

    def look_at_deck(self, seat: int, count: int) -> list[str]:
        """The top of the deck, known to the looker alone from now on (CF-124)."""
        cards = self.top(count)
        for card in cards:
            card.known_to = [seat]
        return [card.face for card in cards]

    def take_from_deck(self, seat: int, face: str, looked_at: Sequence[str]) -> tuple[str, ...]:
        """Take one of them; the others go to the bottom in the order they had (CF-124a)."""
        rest = [card for card in self.zones.cards(DECK) if card.face in looked_at]
        taken = self.card(DECK, face)
        rest.remove(taken)
        self.into_hand(seat, [taken])
        for card in rest:
            self.zones.move(card, DECK)
        self.zones.rename(rest)
        return tuple(card.face for card in rest)
