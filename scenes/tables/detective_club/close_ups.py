"""What can be looked at closely: every painting that hangs, and a hand that lies open."""

from __future__ import annotations

from functools import partial

from scenes.tables.detective_club import cards
from scenes.tables.detective_club.floor import shown_hand
from scenes.tables.detective_club.looks import GAME
from scenes.tables.detective_club.places import SHAPE, Places
from scenes.tables.detective_club.state import TableState
from scenes.tabletop.closer import Closer


def close_ups(places: Places, state: TableState, key: str | None) -> tuple[Closer, ...]:
    """All of them in the order in which they hang; the first one of the seat under the focus has
    its key."""
    desk, found = places.desk, list[Closer]()
    focused = -1
    if key is not None and key.startswith("seat."):
        focused = int(key[5:])
    if key is not None and key.startswith("hand."):
        seat = shown_hand(state)
        for card in state.hands[seat] if seat is not None else ():
            title = desk.runs(f"{GAME}.table.closer_hand", card=card)
            found.append(Closer(f"hand.{card}", SHAPE, partial(cards.painting, desk, card), title))
    for seat in (state.active, *state.others):
        for number, card in enumerate(state.now.hung.get(seat, ())):
            name = key if seat == focused and not number and key is not None else f"card.{card}"
            title = desk.runs(f"{GAME}.table.closer", seat=seat, card=card, number=number + 1)
            found.append(Closer(name, SHAPE, partial(cards.painting, desk, card), title))
    return tuple(found)
