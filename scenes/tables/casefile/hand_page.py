"""The private pages of Casefile: what is offered, what is paid, what is played from the hand."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from game.core.intents import Intent
from game.core.messages import Message, message
from scenes.private.choice_page import ChoicePage
from scenes.private.looks import PrivateLook
from scenes.tables.casefile.looks import GAME
from scenes.tabletop.desk import Desk
from systems.rules.casefile import intents as do
from systems.rules.casefile.cards import (
    SEARCH_WARRANT,
    TYPES,
    in_order,
    is_evidence,
    points_of,
)

Plates = Sequence[tuple[Hashable, str]]


class SumPage(ChoicePage):
    """A hand of which cards are picked; what they are worth together is said at once."""

    def focus_on(self, key: Hashable) -> None:
        super().focus_on(key)
        if self.picked and (key in self.picked or key not in self.look.words):
            self.say(self.total())

    def toggle(self, card: str) -> None:
        super().toggle(card)
        self.say(self.total() if self.picked else self.look.sentence)

    def total(self) -> Message:
        """What is picked."""
        return message(f"{GAME}.visit.total", cards=in_order(self.picked), count=self.sum)

    @property
    def sum(self) -> int:
        """Points of what is picked."""
        return points_of(self.picked)


class OfferPage(SumPage):
    """What goes into the envelope; a card that was not named is refused on the spot.

    Args:
        asked: the pieces that were named.
        desk, look, plates: as for every page.
    """

    def __init__(
        self, asked: Sequence[str], desk: Desk, look: PrivateLook, plates: Plates = ()
    ) -> None:
        super().__init__(desk, look, plates)
        self.asked = tuple(asked)

    def focus_on(self, key: Hashable) -> None:
        super().focus_on(key)
        if isinstance(key, str) and key in self.look.words and is_evidence(key):
            if key not in self.picked:
                word = "fits" if key in self.asked else "unfit"
                count = points_of([key])
                self.say(message(f"{GAME}.visit.{word}", pieces=self.asked, card=key, count=count))

    def press(self, card: str, most: int) -> None:
        if is_evidence(card) and card not in self.asked:
            self.refuse(message(f"{GAME}.why_not.not_asked_for"))
            return
        super().press(card, most)


class PayPage(SumPage):
    """Cards of the own hand on one side, open offers on the other; or a bonus card.

    Args:
        offers: by seat the sum, of what can still be accepted.
        desk, look, plates: as for every page; the plates are those of this page.
    """

    steps = True

    def __init__(
        self, offers: Mapping[int, int], desk: Desk, look: PrivateLook, plates: Plates = ()
    ) -> None:
        self.offers = dict(offers)
        own: list[tuple[Hashable, str]] = [
            (
                f"pay.{seat}",
                desk.say(f"{GAME}.visit.pay", name=desk.texts.name_of(seat), count=total),
            )
            for seat, total in self.offers.items()
        ]
        own.append(("play", desk.say(f"{GAME}.visit.play_it")))
        super().__init__(desk, look, own)

    def makes(self, key: Hashable) -> Intent | None:
        word, _, what = str(key).partition(".")
        if word == "pay" and self.picked:
            return do.Trade(int(what), in_order(self.picked))
        if word == "play" and len(self.picked) == 1:
            return do.Play(self.picked[0])
        return None

    def press(self, card: str, most: int) -> None:
        word = card.partition(".")[0]
        if word in ("pay", "play"):
            lacking = "pick_payment" if word == "pay" else "pick_one"
            self.refuse(message(f"{GAME}.visit.{lacking}"))
            return
        super().press(card, most)


class PlayPage(ChoicePage):
    """A bonus card is picked and played; a Search Warrant asks whom and for what.

    Args:
        others: the seats that a Search Warrant can name.
        desk, look, plates: as for every page; the plates are those of this page.
    """

    steps = True

    def __init__(
        self, others: Sequence[int], desk: Desk, look: PrivateLook, plates: Plates = ()
    ) -> None:
        self.others = tuple(others)
        self.target = -1
        super().__init__(desk, look, [("play", desk.say(f"{GAME}.visit.play_it"))])

    def makes(self, key: Hashable) -> Intent | None:
        word, _, what = str(key).partition(".")
        if word == "type":
            return do.Play(SEARCH_WARRANT, self.target, what)
        if word == "play" and self.picked and self.picked[0] != SEARCH_WARRANT:
            return do.Play(self.picked[0])
        return None

    def press(self, card: str, most: int) -> None:
        word, _, what = card.partition(".")
        if word == "play" and self.picked:
            self._ask_whom()
        elif word == "play":
            self.refuse(message(f"{GAME}.visit.pick_one"))
        elif word == "target":
            self.target = int(what)
            self._put_plates(
                [(f"type.{kind}", self.desk.say(f"{GAME}.types.{kind}")) for kind in TYPES]
            )
        elif card in self.picked:
            self.toggle(card)
        else:
            for other in list(self.picked):
                self.toggle(other)
            self.toggle(card)

    def back(self) -> bool:
        if len(self.plates) == 1:
            return False
        self.target = -1
        self._put_plates([("play", self.desk.say(f"{GAME}.visit.play_it"))])
        return True

    def _ask_whom(self) -> None:
        """Whom the warrant names: everybody else who is still in the game."""
        name = self.desk.texts.name_of
        self._put_plates([(f"target.{seat}", name(seat)) for seat in self.others])
        self.say(message(f"{GAME}.visit.warrant_whom"))

    def _put_plates(self, plates: list[tuple[Hashable, str]]) -> None:
        for key, _ in self.plates:
            self._drop(f"plate.{key}")
        self.plates = plates
        self.picks = len(plates) == 1
        self.focus_on(plates[0][0])
