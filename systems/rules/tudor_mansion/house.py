"""Short ways to the components of one match. Everything here follows from components."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.core.table import Table
from systems.rules.tudor_mansion.cards import ORDER, exits
from systems.rules.tudor_mansion.components import (
    Investigator,
    Mansion,
    Question,
    Token,
    Turn,
)


class House:
    """The components of one match, looked up once after the deal or a restore."""

    def __init__(self, table: Table) -> None:
        world = table.world
        self.turn = table.one(Turn)
        self.question = table.one(Question)
        self.ring = tuple(table.one(Mansion).ring)
        self.investigators = [row for _, row in world.each(Investigator)]
        self.tokens = {token.name: token for _, token in world.each(Token)}
        self.seat_of = {row.suspect: row.seat for row in self.investigators}
        """Suspect -> the seat that plays it."""
        self.separate = bool(table.rules["separate_investigators"])
        self.pieces = [
            self.tokens[f"counter.{row.seat}" if self.separate else row.suspect]
            for row in self.investigators
        ]
        """By seat: the token that stands for the investigator (TM-004, TM-R02)."""
        self.envelope = tuple(table.zones.faces("envelope"))
        self.hands = [
            frozenset(table.zones.faces(f"hand.{row.seat}")) for row in self.investigators
        ]
        """By seat; hands never change after the deal (TM-057, TM-I1)."""
        self.clockwise = [
            tuple((seat + step) % table.seats for step in range(1, table.seats))
            for seat in range(table.seats)
        ]
        self.exits = _all_exits(self.ring)

    def room_of(self, seat: int) -> str:
        """Where the investigator stands."""
        return self.pieces[seat].room

    def active(self) -> list[int]:
        """The seats that are not silent."""
        return [row.seat for row in self.investigators if not row.silent]


def in_order(cards: frozenset[str] | tuple[str, ...]) -> tuple[str, ...]:
    """The cards in the order of the rules file."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


@lru_cache(maxsize=8)
def _all_exits(ring: tuple[str, ...]) -> Mapping[str, Mapping[str, str]]:
    """Room -> where one move leads; the same for every match on the same ring."""
    return {room: exits(ring, room) for room in ring}
