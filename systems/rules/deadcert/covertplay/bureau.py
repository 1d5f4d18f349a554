"""Short ways to what lies on a COVERTplay table. All of it follows from components."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.components import Card
from game.core.table import Table
from game.core.zones import EVERYBODY
from systems.rules.deadcert.cards import SNOOP_COLOUR, TYPES, colour_of, is_snoop
from systems.rules.deadcert.checklist import Checklists
from systems.rules.deadcert.components import Episode
from systems.rules.deadcert.covertplay.components import CovertRound, CovertSeals
from systems.rules.deadcert.episode import case_of

FRESH, DECLARED = "fresh", "declared"

LIMIT, LOCKED_LIMIT = 7, 5
"""Cards in hand without and with a Lock Down (DC-COV-007)."""
FETCHES = 3
"""Cards that are gathered by a Fetch or a Snoop (DC-COV-012, 015)."""
DECLARE_FETCHES = 5
"""Cards fetched after a Declare, and needed in the Filed stacks for one (DC-COV-026, 027)."""
SNOOP_TAKES = 2


def hand_of(seat: int) -> str:
    """The zone with a seat's hand, by type and number, Snoop cards behind the suspects of a type.

    That order says nothing to others, since handles change whenever a hand does.
    """
    return f"hand.{seat}"


def gathered_of(seat: int) -> str:
    """The zone with what a seat has gathered in this round, in that order."""
    return f"gathered.{seat}"


def locked_of(seat: int) -> str:
    """The zone with a seat's Lock Down."""
    return f"locked.{seat}"


def filed_of(seat: int, kind: str) -> str:
    """The zone with one of a seat's three Filed stacks, the top card first."""
    return f"filed.{seat}.{kind}"


class Bureau:
    """One table of detectives."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.zones = table.zones
        self.round = table.one(CovertRound)
        self.seals = table.one(CovertSeals)
        self.lists = table.one(Checklists)
        self.case = case_of(table.setup.content, tuple(table.one(Episode).letters))
        self.together = table.rules["stage4_timing"] == "together"
        self.cold_limit = int(table.rules["covert_cold_rounds"])
        """Rounds that are played after the one in which Fresh became empty (DC-COV-060)."""
        self._rank = {
            card: (TYPES.index(colour_of(card)), place) for card, place in self.case.order.items()
        }

    # -- what lies where ----------------------------------------------------------------

    def in_turn(self) -> list[int]:
        """All seats, from the one that begins the round (DC-COV-006)."""
        seats = self.table.seats
        return [(self.round.first + step) % seats for step in range(seats)]

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand, in their order."""
        return self.zones.faces(hand_of(seat))

    def locked(self, seat: int) -> list[str]:
        """The pair in Lock Down, or nothing."""
        return self.zones.faces(locked_of(seat))

    def limit(self, seat: int) -> int:
        """How many cards the seat has in hand after Stage 3 (DC-COV-007)."""
        return LOCKED_LIMIT if self.locked(seat) else LIMIT

    def to_file(self, seat: int) -> int:
        """How many cards the seat has to file in this Stage 2 (DC-COV-032)."""
        return max(0, len(self.hand(seat)) - self.limit(seat))

    def filed_count(self) -> int:
        """The cards in all Filed stacks of all seats together (DC-COV-026)."""
        zones = self.zones
        return sum(
            len(zones.faces(filed_of(seat, kind)))
            for seat in range(self.table.seats)
            for kind in TYPES
        )

    def held(self, seat: int) -> list[str]:
        """The suspect cards that a seat holds for Stage 4: hand and Lock Down.

        Without those that it has chosen to file (DC-COV-051).
        """
        away = self.seals.filing.get(seat, [])
        cards = [*self.hand(seat), *self.locked(seat)]
        return self.case.in_order(card for card in cards if not is_snoop(card) and card not in away)

    def levels(self, seat: int) -> dict[str, int]:
        """Every card in a seat's own Filed stacks with its level, 1 on top (DC-SET-043)."""
        return {
            face: place
            for kind in TYPES
            for place, face in enumerate(self.zones.faces(filed_of(seat, kind)), start=1)
        }

    def can_snoop(self, snooper: int, snoop: str) -> list[int]:
        """The legal targets of a Snoop card (DC-COV-018, 023)."""
        return [
            seat
            for seat in self.table.after(snooper)
            if seat not in self.round.snooped and self.eligible(snoop, seat)
        ]

    def eligible(self, snoop: str, seat: int) -> list[str]:
        """The cards of a seat that a Snoop card can take (DC-COV-016, 020 to 022)."""
        if snoop == "X3":
            return self.locked(seat)
        hand = self.hand(seat)
        if snoop in ("X1", "X2"):
            return hand
        return [card for card in hand if colour_of(card) == SNOOP_COLOUR[snoop]]

    # -- moving -------------------------------------------------------------------------

    def card(self, zone: str, face: str) -> Card:
        """The card with that face in a zone."""
        return next(card for card in self.zones.cards(zone) if card.face == face)

    def out_of_hand(self, seat: int, faces: Sequence[str], zones: Sequence[str]) -> list[Card]:
        """Move cards from a hand below those of other zones, so that none can be followed."""
        moved = []
        for face, zone in zip(faces, zones, strict=True):
            card = self.card(hand_of(seat), face)
            self.zones.move(card, zone)
            moved.append(card)
        self.zones.rename(moved)
        self.zones.scramble([hand_of(seat)])
        return moved

    def into_hand(self, seat: int, cards: Iterable[Card]) -> None:
        """Put cards into a hand; from now on nobody can say which of its cards they are."""
        for card in cards:
            card.known_to.clear()
            rank = self._rank[card.face]
            place = sum(self._rank[face] < rank for face in self.hand(seat))
            self.zones.move(card, hand_of(seat), place)
        self.zones.scramble([hand_of(seat)])

    def known_to_all(self, card: Card) -> bool:
        """Whether everybody knows which card this is, although it lies face down."""
        return EVERYBODY in card.known_to
