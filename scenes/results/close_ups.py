"""Looking closely at what lies open after the end: the envelope's cards, and all hands."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from scenes.kit.screen import Screen
from scenes.kit.widgets import Box, Widget
from scenes.tabletop.cards import card_face
from scenes.tabletop.closer import Closer
from scenes.tabletop.desk import Desk
from systems.io.pictures import Picture
from systems.io.text import Content

CARD = (516.0, 760.0)


class Spot(Widget):
    """A place with pictures that lie there anyway; OK on it looks closely at them.

    Args:
        key: its name.
        box: around them.
        press: what OK does.
    """

    def __init__(self, key: str, box: Box, press: Callable[[], None]) -> None:
        super().__init__(key, box, radius=22)
        self.press = press

    def on_press(self, screen: Screen) -> bool:
        self.press()
        return True


def close_ups(desk: Desk, cards: Iterable[str], words: Content = "") -> tuple[Closer, ...]:
    """Cards of the game, each with the same words below it."""
    return tuple(Closer(card, CARD, _face(desk, card), words) for card in cards)


def _face(desk: Desk, card: str) -> Callable[[tuple[float, float]], Picture]:
    return lambda size: card_face(desk, card, size, full_name=True)
