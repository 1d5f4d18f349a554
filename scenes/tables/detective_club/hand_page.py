"""The page on which a card is played: the hand large, beside the own notebook and the wall."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from game.core.intents import Intent
from game.core.messages import Message, message
from scenes.kit.prompts import Prompt
from scenes.private.board_page import Plate
from scenes.tables.detective_club import cards
from scenes.tables.detective_club.looks import GAME
from scenes.tables.detective_club.room_page import FOOT, HEAD_FOOT, RoomPage
from systems.io.pictures import Picture
from systems.rules.detective_club import intents as do
from systems.table.board import Area

HAND = Area(96, HEAD_FOOT + 6, 812, FOOT - HEAD_FOOT - 6)
BOOK = Area(940, HEAD_FOOT + 6, 884, 262)
WALL = Area(940, 434, 884, 410)
TELLS = Area(940, 858, 884, 76)
GAP = (22.0, 20.0)


def hand_areas(count: int) -> tuple[Area, ...]:
    """Two rows of three large cards."""
    high = (HAND.height - GAP[1]) / 2
    wide = round(high / 1.5)
    step = wide + GAP[0]
    left = HAND.left + (HAND.width - 3 * step + GAP[0]) / 2
    return tuple(
        Area(left + (n % 3) * step, HAND.top + (n // 3) * (high + GAP[1]), wide, high)
        for n in range(count)
    )


class HandPage(RoomPage):
    """Plays a card; arguments as for :class:`RoomPage`."""

    plays = True
    """Whether a press plays the card; otherwise it is held up."""

    def plates_now(self) -> Iterable[Plate]:
        for card, area in zip(self.hand, hand_areas(len(self.hand)), strict=True):
            yield Plate(f"hand.{card}", "", area)
        for card, area in self.wall_areas(WALL).items():
            yield Plate(f"wall.{card}", "", area)

    def draw(self) -> None:
        self.put_hand(hand_areas(len(self.hand)), numbers=False)
        self.put("book", self.book(BOOK, *self._written()), BOOK.centre, 4)
        self.put_wall(WALL)
        self.put_plate("tells", TELLS)

    def _written(self) -> tuple[str, str | None, str]:
        """Head, word and foot of the own notebook: of one shape for every seat."""
        state = self.state
        say = self.desk.say
        pad = f"{GAME}.table.pad"
        if state.viewer == state.active:
            word = state.now.word or None
            return say(f"{pad}.own_word"), word, say(f"{pad}.{'foot_active' if word else 'none'}")
        head = say(f"{pad}.own_book")
        if state.notebook is None:
            return head, None, say(f"{pad}.none")
        foot = "foot_own" if state.notebook else "foot_blank"
        return head, state.notebook, say(f"{pad}.{foot}")

    def tell(self) -> None:
        word, _, card = str(self.focused).partition(".")
        if word in ("hand", "wall"):
            plays = self.plays and word == "hand"
            self.note(message(f"{GAME}.visit.{'play' if plays else 'card'}", card=card))

    def note(self, words: Message) -> None:
        area = Area(TELLS.left + 24, TELLS.top + 8, TELLS.width - 48, TELLS.height - 16)
        self.put_words("told", words, area, size=34)

    def makes(self, key: Hashable) -> Intent | None:
        word, _, card = str(key).partition(".")
        return do.Play(card) if word == "hand" and self.plays and not self.close_up else None

    def pressed(self, key: str) -> None:
        """What is not played is held up."""
        self.extra()

    def prompts(self, pages: int, back: str) -> tuple[Prompt, ...] | None:
        return self.usual_prompts(back, closer=True, confirm=self.desk.say("prompt.ok"))

    def wanted(self) -> Iterator[Picture]:
        yield from super().wanted()
        yield self.book(BOOK, *self._written())
        for card, area in zip(self.hand, hand_areas(len(self.hand)), strict=True):
            yield cards.face(self.desk, card, (area.width, area.height))


class OwnPage(HandPage):
    """The same page for who only wants to read."""

    plays = False
