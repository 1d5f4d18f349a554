"""Cards in motion: drawing, playing, and the end of a round.

Every hand that changes gets new handles for all its cards, so that nobody can say whether a card
that is played was drawn just now or at the deal.
"""

from __future__ import annotations

from game.core.components import Card
from systems.rules.detective_club.club import DECK, DISCARD, Club, hand_of, played_of
from systems.rules.detective_club.facts import CardPlayed, CardsDrawn, DeckReshuffled

RESHUFFLE = "reshuffle"
WHICH = ("first", "second")


class Cards:
    """The cards of one match."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.table = club.table
        self.zones = club.zones

    def play(self, seat: int, face: str) -> None:
        """Lay a card of the hand face up before the seat, then draw (CLUB-017, CLUB-060)."""
        zones = self.zones
        card = next(card for card in zones.cards(hand_of(seat)) if card.face == face)
        which = WHICH[len(self.club.played(seat))]
        zones.move(card, played_of(seat))
        zones.rename([card])
        self.table.emit(CardPlayed(seat, face, which))
        self.draw(seat)

    def draw(self, seat: int) -> None:
        """Draw one card; the seat alone sees it, unless hands are open (CLUB-R20)."""
        top = self._top()
        self.zones.move(top, hand_of(seat))
        self.zones.scramble([hand_of(seat)])
        self.table.emit(CardsDrawn(seat, (top.face,), self.seen_by))

    @property
    def seen_by(self) -> tuple[int | str, ...]:
        """Who sees what a seat draws, beside itself."""
        return self.club.everybody if self.table.rules["open_hands"] else ()

    def _top(self) -> Card:
        if not self.zones.faces(DECK):
            self._reshuffle()
        return self.zones.cards(DECK)[0]

    def _reshuffle(self) -> None:
        """The discards become the deck (CLUB-019). Those of the round at hand are none as yet."""
        zones, forced = self.zones, self.table.chance.forced
        self.club.round.reshuffles += 1
        wanted = forced.pop(f"{RESHUFFLE}.{self.club.round.reshuffles}", None)
        if wanted:
            forced[RESHUFFLE] = wanted
        for card in zones.cards(DISCARD):
            zones.move(card, DECK)
        self.table.shuffle_zone(RESHUFFLE, DECK)
        faces = tuple(zones.faces(DECK))
        self.table.emit(DeckReshuffled(len(faces), faces))

    def put_away(self) -> None:
        """All that was played in this round goes to the discards (CLUB-099)."""
        for seat in range(self.table.seats):
            for card in self.zones.cards(played_of(seat)):
                self.zones.move(card, DISCARD)
