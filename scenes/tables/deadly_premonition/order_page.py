"""The page on which the next weather cards are put back: the first that is picked lies on top."""

from __future__ import annotations

from collections.abc import Hashable

from game.core.intents import Intent
from game.core.messages import message
from scenes.parts.tokens import number_disc
from scenes.private.choice import DONE
from scenes.private.choice_page import ChoicePage
from scenes.tables.deadly_premonition.looks import GAME
from systems.rules.deadly_premonition.intents import Order


class OrderPage(ChoicePage):
    """Picked cards bear the number of their place; the last one left follows by itself."""

    def makes(self, key: Hashable) -> Intent | None:
        if key != DONE:
            return None
        left = [card for card in self.look.cards if card not in self.picked]
        if len(left) > 1:
            return None
        return Order((*self.picked, *left))

    def press(self, card: str, most: int) -> None:
        super().press(card, most)
        left = [one for one in self.look.cards if one not in self.picked]
        if len(left) <= 1:
            self.focused = DONE
        self._number()
        self.focus_on(self.focused)

    def toggle(self, card: str) -> None:
        super().toggle(card)
        self._number()

    def focus_on(self, key: Hashable) -> None:
        super().focus_on(key)
        if key == DONE:
            self.say(message(f"{GAME}.visit.order_done"))

    def _number(self) -> None:
        """The number of each picked card instead of a tick."""
        for place in self.places:
            name = f"tick.{place.card}"
            if place.card not in self.picked:
                self._drop(name)
                continue
            number = self.picked.index(place.card) + 1
            x, y = place.centre
            at = (x + place.size[0] / 2 - 20, y - 30 - place.size[1] / 2 + 20)
            self._put(name, number_disc(self.desk, number, 56), at, 3)
