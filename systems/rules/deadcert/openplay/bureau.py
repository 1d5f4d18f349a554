"""Short ways to what lies on an OPENplay or Co-op table. All of it follows from components."""

from __future__ import annotations

from collections import Counter

from game.core.components import Card
from game.core.table import Table
from systems.rules.deadcert.cards import TYPES, by_back, colour_of, is_snoop
from systems.rules.deadcert.components import Episode
from systems.rules.deadcert.episode import case_of
from systems.rules.deadcert.openplay.components import OpenTurn

FRESH, FETCHED, DETAILS = "fresh", "fetched", "details"


def chiefs_of(seat: int) -> str:
    """The zone with the Chief Suspects of a seat, in the order of the types."""
    return f"chiefs.{seat}"


def filed_of(seat: int) -> str:
    """The zone with the Filed Evidence Stack of a seat, in the order of the backs."""
    return f"filed.{seat}"


class Bureau:
    """One table of detectives."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.zones = table.zones
        self.turn = table.one(OpenTurn)
        self.case = case_of(table.setup.content, tuple(table.one(Episode).letters))
        self.coop = table.setup.format == "coop"
        self.fetch_limit = int(table.rules["open_fetch_after_rounds"]) * table.seats
        """Turns in a row without a Fetch before one is forced (DC-OPEN-051)."""
        self.cold_limit = int(table.rules["open_cold_rounds"]) * table.seats
        """Turns that are played with Fresh empty (DC-OPEN-052)."""

    @property
    def round_no(self) -> int:
        """The round of turns, counted from 1."""
        return max(0, self.turn.number - 1) // self.table.seats + 1

    def chief(self, seat: int, kind: str) -> Card | None:
        """The Chief Suspect of a type, or None where the slot is empty."""
        for card in self.zones.cards(chiefs_of(seat)):
            if colour_of(card.face) == kind:
                return card
        return None

    def filed_suspects(self, seat: int) -> list[str]:
        """The suspect cards in a Filed stack, in the order of types and numbers."""
        faces = self.zones.faces(filed_of(seat))
        return self.case.in_order(face for face in faces if not is_snoop(face))

    def has_filed_suspect(self, seat: int) -> bool:
        """Whether a Filed stack holds a suspect card; all can count that (DC-RUL-021)."""
        return any(not is_snoop(face) for face in self.zones.faces(filed_of(seat)))

    def fetched(self) -> Card:
        """The card that lies open until its fetcher has decided."""
        return self.zones.cards(FETCHED)[0]

    def file(self, card: Card, seat: int) -> None:
        """Put a card into a Filed stack, behind the others with its back.

        A stack has no order that matters; kept by backs, it shows its number per colour and
        nothing of how old a card in it is against one of another colour (DC-RUL-027).
        """
        self._put(card, filed_of(seat))

    def set_chief(self, card: Card, seat: int) -> None:
        """Put a card into the empty slot of its type."""
        self._put(card, chiefs_of(seat))

    def _put(self, card: Card, zone: str) -> None:
        rank = by_back(card.face)
        place = sum(by_back(face) <= rank for face in self.zones.faces(zone))
        self.zones.move(card, zone, place)

    def in_filed(self, face: str, seat: int) -> Card:
        """The card with that face in a Filed stack."""
        return next(card for card in self.zones.cards(filed_of(seat)) if card.face == face)

    def killer_chiefs(self) -> list[int]:
        """How many of the killer's cards each seat has as Chiefs."""
        wanted = set(self.case.killer_cards)
        return [
            len(wanted.intersection(self.zones.faces(chiefs_of(seat))))
            for seat in range(self.table.seats)
        ]

    def colours(self, seat: int) -> tuple[int, ...]:
        """The number of cards per colour in a Filed stack (DC-RUL-027)."""
        count = Counter(colour_of(face) for face in self.zones.faces(filed_of(seat)))
        return tuple(count[kind] for kind in TYPES)
