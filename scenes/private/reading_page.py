"""A page for many cards with words on them: all in rows, and the one with the focus is read below.

Cards are as large as their number allows; from 200 px down to 98 px wide they show band, picture
and name.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.core.messages import Message
from scenes.private.cards_page import CardPlace
from scenes.private.choice_page import ChoicePage
from scenes.private.looks import PrivateLook
from scenes.private.words import block
from scenes.tabletop.desk import Desk
from systems.io.brush import painted

LEFT, WIDTH = 96.0, 1728.0
TOP, FOOT = 196.0, 596.0
READING = (96.0, 616.0, 1728.0, 184.0)
"""Where the card with the focus is read out."""

GAP = 14.0
WIDEST = 202.0
TALLEST = 268.0
COLUMNS = ((8, 1), (16, 2), (36, 3), (48, 3), (72, 4))
"""Up to so many cards lie in so many rows."""


class ReadingPage(ChoicePage):
    """Many cards in rows above a plate for words; arguments as for :class:`ChoicePage`."""

    plates_y = 856.0

    def __init__(
        self,
        desk: Desk,
        look: PrivateLook,
        plates: Sequence[tuple[Hashable, str]] = (),
        *,
        picks: bool = True,
    ) -> None:
        super().__init__(desk, look, plates, picks=picks)
        self.places = reading_places(look)
        self.small = False
        self.plate = READING

    def say(self, words_of: Message | None) -> None:
        """What is written on a card, from the left like a page that is read."""
        if words_of is None:
            return
        left, top, width, height = self.plate
        desk = self.desk
        inside = block(
            desk,
            desk.runs(words_of),
            "quiet",
            36,
            (width - 64, height - 20),
            desk.theme.text,
            align="left",
            line=1.12,
        )
        plate = painted(
            ("reading plate", width, height, desk.theme),
            (width, height),
            lambda brush: brush.plate(
                (0, 0, width, height),
                18,
                desk.theme.plate,
                fill_opacity=0.86,
                edge=desk.theme.edge,
                edge_width=2,
                edge_opacity=0.7,
            ),
        )
        middle = top + height / 2
        self._put("plate", plate, (left + width / 2, middle), 2)
        self._put("sentence", inside, (left + 32 + inside.size[0] / 2, middle), 3)


def page_for(
    desk: Desk,
    look: PrivateLook,
    plates: Sequence[tuple[Hashable, str]] = (),
    *,
    picks: bool = True,
) -> ChoicePage:
    """The page of a look with cards to pick or to read."""
    if look.page is not None:
        return look.page(desk, look, plates)
    page = ReadingPage if look.reads else ChoicePage
    return page(desk, look, plates, picks=picks)


def reading_places(look: PrivateLook) -> list[CardPlace]:
    """Where the cards lie: row by row, from the left."""
    cards = list(look.cards)
    count = max(look.room, len(cards), 1)
    cards += [""] * (count - len(cards))
    rows = next((rows for most, rows in COLUMNS if count <= most), COLUMNS[-1][1])
    columns = -(-count // rows)
    width = min(WIDEST, (WIDTH - GAP * (columns - 1)) / columns)
    height = min(TALLEST, (FOOT - TOP - GAP * (rows - 1)) / rows)
    start = LEFT + (WIDTH - columns * (width + GAP) + GAP) / 2
    upper = TOP + (FOOT - TOP - rows * (height + GAP) + GAP) / 2
    found = []
    for number, card in enumerate(cards):
        row, column = divmod(number, columns)
        x = start + column * (width + GAP) + width / 2
        y = upper + row * (height + GAP) + height / 2
        found.append(CardPlace(card, (x, y), (width, height)))
    return found
