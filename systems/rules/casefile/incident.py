"""One match as its rules look it up: seats, hands, locks, and who has seen what."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.components import ReactionWindow
from game.core.table import Table
from systems.rules.casefile.cards import HAND, TYPES, in_order, is_evidence, place_of, type_of
from systems.rules.casefile.components import (
    Board,
    Bonus,
    Detectives,
    LastTrade,
    Offers,
    Round,
    Trackers,
    Turn,
)
from systems.rules.casefile.facts import BoardMarked, EvidenceRevealed

FOLDER, DECK, PILE, BOX = "folder", "draw_deck", "discard_pile", "box"


def hand_of(seat: int) -> str:
    """The zone with a seat's hand. It has no order that says anything (section 3)."""
    return f"hand.{seat}"


class Incident:
    """The components of one match, looked up once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.zones = table.zones
        self.round = table.one(Round)
        self.turn = table.one(Turn)
        self.detectives = table.one(Detectives)
        self.offers = table.one(Offers)
        self.trade = table.one(LastTrade)
        self.bonus = table.one(Bonus)
        self.board = table.one(Board)
        self.trackers = table.one(Trackers)
        self.window = table.one(ReactionWindow)

    # -- seats --------------------------------------------------------------------------

    def is_active(self, seat: int) -> bool:
        """Whether a seat is not out (CF-033)."""
        return self.detectives.active[seat]

    def active(self) -> list[int]:
        """The seats that are not out, by number."""
        return [seat for seat in range(self.table.seats) if self.is_active(seat)]

    def clockwise(self, first: int) -> list[int]:
        """The active seats clockwise, beginning with ``first``."""
        seats = (first, *self.table.after(first))
        return [seat for seat in seats if self.is_active(seat)]

    def others(self, seat: int) -> list[int]:
        """The other active seats, clockwise from the left of ``seat``."""
        return [other for other in self.table.after(seat) if self.is_active(other)]

    def step(self) -> str:
        """The window that is open, or else the step of the turn."""
        return self.window.name or self.turn.step

    # -- cards --------------------------------------------------------------------------

    def hand(self, seat: int) -> tuple[str, ...]:
        """The hand of a seat in the order of the catalogue."""
        return in_order(self.zones.faces(hand_of(seat)))

    def evidence(self, seat: int) -> list[str]:
        return [card for card in self.hand(seat) if is_evidence(card)]

    def holds(self, seat: int, card: str) -> bool:
        return card in self.zones.faces(hand_of(seat))

    def count(self, zone: str) -> int:
        """How many cards lie in a zone."""
        return len(self.zones.faces(zone))

    def surplus(self, seat: int) -> int:
        """Cards above five (CF-146)."""
        return max(0, self.count(hand_of(seat)) - HAND)

    def solution(self) -> tuple[str, ...]:
        """Suspect, weapon, motive, location."""
        return tuple(sorted(self.zones.faces(FOLDER), key=lambda card: TYPES.index(type_of(card))))

    # -- offers -------------------------------------------------------------------------

    def locked(self, seat: int) -> list[str]:
        """The cards of a seat that lie in its offer (CF-077)."""
        return self.offers.cards.get(seat, [])

    def open_offers(self) -> list[int]:
        """Seats whose offers can still be accepted, clockwise from the asker's left."""
        cards = self.offers.cards
        return [seat for seat in self.table.after(self.turn.seat) if cards.get(seat)]

    def payment_range(self, seat: int) -> tuple[int, int]:
        """The points with which the offer of a seat can be paid (CF-082, CF-122)."""
        total, leeway = self.offers.sums[seat], int(self.turn.silver_tongue)
        return max(1, total - leeway), total + leeway

    # -- what everybody sees ------------------------------------------------------------

    def reveal(self, seat: int, cards: Iterable[str]) -> None:
        """Show cards of a hand to everybody, then mark them; they stay there (CF-140)."""
        shown, marks = in_order(cards), self.board.marks
        self.table.emit(EvidenceRevealed(seat, shown))
        for other in range(self.table.seats):
            self.see(other, shown, "revealed")
        for card in shown:
            new = card not in marks
            if new:
                marks.append(card)
                marks.sort(key=place_of)
            self.table.emit(BoardMarked(card, new))

    def see(self, seat: int, cards: Iterable[str], how: str) -> None:
        """Cross evidence off a seat's tracker, with how it was seen first (CF-166)."""
        seen = self.trackers.seen[seat]
        for card in cards:
            if is_evidence(card):
                seen.setdefault(card, how)
