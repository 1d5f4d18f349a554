"""Cards that move: drawing, discarding, re-forming, and what others know of a hand afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.components import Card
from game.core.table import Table
from systems.rules.deadly_premonition.components import Turn
from systems.rules.deadly_premonition.facts import (
    CardDiscarded,
    CardsDrawn,
    CardStolen,
    DeckReformed,
    HandsExchanged,
    HandViewed,
)
from systems.rules.deadly_premonition.lineup import hand_of

PROFILING, WEATHER_DECK = "profiling", "weather"
PROFILING_DECK, PROFILING_PILE = "profiling_deck", "profiling_discard"
WEATHER_ZONE, WEATHER_PILE = "weather_deck", "weather_discard"
TABLE, WEATHER_TABLE = "table", "weather_table"


class Decks:
    """The cards of one match in motion."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.zones = table.zones
        self.turn = table.one(Turn)

    def card(self, zone: str, face: str) -> Card:
        """The card with that face in a zone."""
        return next(card for card in self.zones.cards(zone) if card.face == face)

    # -- re-forming (DP-029, DP-R07) ----------------------------------------------------

    def reform(self, deck: str) -> bool:
        """Shuffle a discard pile and make it the deck; False where there is no pile."""
        zones, turn, chance = self.zones, self.turn, self.table.chance
        zone, pile = f"{deck}_deck", f"{deck}_discard"
        cards = zones.cards(pile)
        if not cards:
            return False
        if deck == PROFILING:
            turn.profiling_deals += 1
            number = turn.profiling_deals
        else:
            turn.weather_deals += 1
            number = turn.weather_deals
        for card in cards:
            zones.move(card, zone)
        forced = chance.forced.pop(f"{deck}.{number}", None)
        if forced:
            chance.forced[deck] = forced
        self.table.shuffle_zone(deck, zone)
        self.table.emit(DeckReformed(deck, len(cards), tuple(zones.faces(zone))))
        return True

    def top(self, deck: str) -> Card | None:
        """The top card of a deck, which is re-formed if it has run out; None for none at all."""
        zone = f"{deck}_deck"
        if not self.zones.faces(zone) and not self.reform(deck):
            return None
        return self.zones.cards(zone)[0]

    def refill(self, deck: str) -> None:
        """Re-form a deck of which the last card was just drawn."""
        if not self.zones.faces(f"{deck}_deck"):
            self.reform(deck)

    # -- hands --------------------------------------------------------------------------

    def put_in_hand(self, seat: int, card: Card) -> None:
        """Add a card at a random place; what others see of a hand must not tell when it came."""
        place = self.table.stream("hands").below(len(self.zones.faces(hand_of(seat))) + 1)
        self.zones.move(card, hand_of(seat), place)

    def draw(self, seat: int, count: int, cause: str) -> None:
        """Draw profiling cards, as many as there are (DP-R08)."""
        drawn = []
        for _ in range(count):
            card = self.top(PROFILING)
            if card is None:
                break
            self.put_in_hand(seat, card)
            drawn.append(card.face)
            self.refill(PROFILING)
        self.zones.scramble([hand_of(seat)])
        self.table.emit(CardsDrawn(seat, count, len(drawn), cause, tuple(drawn)))

    def lay(self, seat: int, face: str) -> None:
        """Lay a card of a hand on the table, where it stays while its effect runs (DP-075)."""
        card = self.card(hand_of(seat), face)
        card.known_to.clear()
        self.zones.move(card, TABLE)
        self.zones.scramble([hand_of(seat)])

    def discard(self, zone: str, face: str, owner: int, cause: str) -> None:
        """Put a card on top of the profiling discard pile."""
        card = self.card(zone, face)
        card.known_to.clear()
        self.zones.move(card, PROFILING_PILE, 0)
        if zone == hand_of(owner):
            self.zones.scramble([zone])
        self.table.emit(CardDiscarded(owner, face, cause))

    def discard_hand(self, seat: int, cause: str) -> tuple[str, ...]:
        """Discard a whole hand in ascending order of ids (DP-216, 341)."""
        cards = tuple(sorted(self.zones.faces(hand_of(seat))))
        for card in cards:
            self.discard(hand_of(seat), card, seat, cause)
        return cards

    # -- what is seen of other hands ----------------------------------------------------

    def look(self, viewer: int, target: int) -> None:
        """DP-300."""
        for card in self.zones.cards(hand_of(target)):
            self.zones.reveal(card, [viewer])
        cards = tuple(sorted(self.zones.faces(hand_of(target))))
        self.table.emit(HandViewed(viewer, target, len(cards), cards))

    def draw_from(self, victim: int, taken: Sequence[str] = ()) -> str:
        """A random card of a hand, by the stream ``steal`` (DP-R71), without those in ``taken``."""
        faces = [face for face in self.zones.faces(hand_of(victim)) if face not in taken]
        return str(self.table.draw("steal", sorted(faces)))

    def take(self, thefts: Iterable[tuple[int, int, str]], cause: str) -> None:
        """Move stolen cards, all at once (DP-257, 390).

        Args:
            thefts: thief, victim and card.
            cause: ``borrowing`` or ``bad_handling``.
        """
        thefts = list(thefts)
        moving = [(thief, self.card(hand_of(victim), card)) for thief, victim, card in thefts]
        for thief, victim, _ in thefts:  # who did not see which card went is no longer sure
            for card in self.zones.cards(hand_of(victim)):
                card.known_to = [seat for seat in card.known_to if seat in (thief, victim)]
        for (thief, card), (_, victim, _) in zip(moving, thefts, strict=True):
            card.known_to = [victim]
            self.put_in_hand(thief, card)
        hands = dict.fromkeys(seat for thief, victim, _ in thefts for seat in (thief, victim))
        self.zones.scramble(hand_of(seat) for seat in hands)
        for thief, victim, face in thefts:
            self.table.emit(CardStolen(thief, victim, cause, face))

    def exchange(self, first: int, second: int) -> None:
        """Two seats exchange their hands; what others knew goes with the cards (DP-342)."""
        zones = self.zones
        pairs = ((first, second), (second, first))
        cards = {seat: zones.cards(hand_of(seat)) for seat in (first, second)}
        for giver, taker in pairs:
            for card in cards[giver]:
                zones.reveal(card, [giver])
                zones.move(card, hand_of(taker))
        zones.scramble(hand_of(seat) for seat in (first, second))
        hands = [tuple(sorted(zones.faces(hand_of(seat)))) for seat in (first, second)]
        counts = (len(cards[first]), len(cards[second]))
        self.table.emit(HandsExchanged(first, second, counts, hands[0], hands[1]))
