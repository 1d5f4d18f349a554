"""What can be looked at closely: the cards of the question, the open hand, the rooms.

All of it lies on the table anyway. A hand lies there only for somebody who plays alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scenes.tables.tudor_mansion.layout import Places
from scenes.tables.tudor_mansion.state import TableState
from scenes.tabletop.cards import card_face
from scenes.tabletop.closer import Closer
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.rules.tudor_mansion.cards import CLUES, SUSPECTS, WEAPONS

CARD = (516.0, 760.0)
"""As large as the pictures of the frames are."""


def close_ups(places: Places, state: TableState, key: str | None) -> tuple[Closer, ...]:
    """Everything worth a closer look now.

    Args:
        places: the geometry, with its desk.
        state: what is on the table.
        key: what has the focus: among suspects or weapons to be named these alone are shown.
    """
    for kind in (SUSPECTS, WEAPONS):
        if key in kind:
            return tuple(_card(places, card, card) for card in kind)
    return (*_cards(places, state), *(_room(places, state, room) for room in places.ring))


def _cards(places: Places, state: TableState) -> Iterator[Closer]:
    """Cards that lie in the Cellar."""
    say, game = places.desk.runs, places.desk.game
    question = state.question
    if question is not None:
        for card in question.cards:
            if card in question.shown and question.refuter is not None:
                words = say(f"{game}.closer.shown", seat=question.refuter)
            else:
                words = say(f"{game}.closer.named", seat=question.seat)
            yield _card(places, f"question.{card}", card, words)
    if places.opens_at_the_end:
        for card in state.opened:
            yield _card(places, f"open.{card}", card, say(f"{game}.closer.envelope"))
    for card in sorted(state.hand, key=CLUES.index):
        words = say(f"{game}.closer.hand", seat=places.desk.viewer)
        yield _card(places, f"hand.{card}", card, words)
    for card in sorted(state.faceup, key=CLUES.index):
        yield _card(places, f"faceup.{card}", card, say(f"{game}.closer.faceup"))


def _room(places: Places, state: TableState, room: str) -> Closer:
    """A room, with those who are in it."""
    desk = places.desk
    inside = [piece for piece, where in state.where.items() if where == room]
    if inside:
        words = desk.runs(f"{desk.game}.closer.room", things=inside)
    else:
        words = desk.runs(f"{desk.game}.closer.room_empty")
    return _card(places, room, room, words)


def _card(places: Places, key: str, card: str, words: Content = "") -> Closer:
    return Closer(key, CARD, _face(places, card), words)


def _face(places: Places, card: str) -> Callable[[tuple[float, float]], Picture]:
    return lambda size: card_face(places.desk, card, size, full_name=True)
