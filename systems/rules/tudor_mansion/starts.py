"""Where the suspects begin (TM-013 to TM-022, TM-R06, TM-R32)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.rules import Band, RuleProcessor
from game.core.table import Table
from systems.rules.tudor_mansion.cards import STARTS, SUSPECTS
from systems.rules.tudor_mansion.components import Token
from systems.rules.tudor_mansion.facts import TokenPlaced
from systems.rules.tudor_mansion.house import House
from systems.rules.tudor_mansion.intents import Start


def offered(suspect: str, placed: Mapping[str, str], distinct: bool) -> list[str]:
    """The start rooms that a suspect may take, given where the others already stand.

    Under ``distinct_starts`` a room is left out when it is taken, or when the suspects still
    to be placed could then not all be placed apart.
    """
    rooms = list(STARTS[suspect])
    if not distinct:
        return rooms
    taken = set(placed.values())
    rest = [other for other in SUSPECTS if other not in placed and other != suspect]
    return [room for room in rooms if room not in taken and _fits(rest, taken | {room})]


def _fits(suspects: Sequence[str], taken: set[str]) -> bool:
    """Whether all these suspects can be placed in rooms of their own."""
    if not suspects:
        return True
    return any(
        room not in taken and _fits(suspects[1:], taken | {room}) for room in STARTS[suspects[0]]
    )


def placed_suspects(house: House) -> dict[str, str]:
    """The suspects that stand on the map already, with their rooms."""
    return {name: house.tokens[name].room for name in SUSPECTS if house.tokens[name].room}


def place(table: Table, house: House, suspect: str, room: str) -> None:
    """Put a suspect, and its investigator's counter where there is one, into a room."""
    _put(table, house.tokens[suspect], room)
    seat = house.seat_of.get(suspect)
    if house.separate and seat is not None:
        counter = house.tokens[f"counter.{seat}"]
        if not counter.room:
            _put(table, counter, room)


def _put(table: Table, token: Token, room: str) -> None:
    token.room = room
    table.emit(TokenPlaced(token.name, room))


def place_rest(table: Table, house: House) -> None:
    """The seed places every suspect that does not stand yet, in source order (TM-019)."""
    distinct = bool(table.rules["distinct_starts"])
    for suspect in SUSPECTS:
        placed = placed_suspects(house)
        if suspect not in placed:
            rooms = offered(suspect, placed, distinct) or list(STARTS[suspect])
            place(table, house, suspect, table.draw("starts", rooms))


class TakeStart(RuleProcessor):
    """An investigator chooses between the two rooms of the own suspect (TM-019)."""

    phases = ("starts",)
    band = Band.INTENT

    def process(self) -> None:
        table: Table = self.table
        house: House = table.look
        intent = table.inbox.intent
        unplaced = house.turn.unplaced
        if isinstance(intent, Start):
            table.inbox.intent = None
            seat = unplaced.pop(0)
            place(table, house, house.investigators[seat].suspect, intent.room)
        if unplaced:
            table.ask(unplaced[0], "choose_start_room")
        else:
            place_rest(table, house)
            table.flow.phase = "turn"
