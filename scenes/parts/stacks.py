"""Stacks of cards: how high they are, what lies on top, cards that leave and cards that go under.

A stack is data (where it lies, how large its cards are) and lays itself out::

    FRESH = Stack("fresh", (608, 847), (112, 154))
    sprites |= FRESH.sprites(desk, top=back_of_the_top_card, count=28, label=say("fresh"))
    FRESH.give(moves, "card.7", back)           # a clip: the top card is a sprite of its own now
    FRESH.take_under(moves, "card.7")           # a clip: it slides underneath and is gone
"""

from __future__ import annotations

from dataclasses import dataclass

from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.choreographer import Layout
from systems.table.clips import Clip
from systems.table.moves import Moves
from systems.table.sprites import Sprite
from systems.table.theme import BRASS

Point = tuple[float, float]
Size = tuple[float, float]

MOST_EDGES = 7
"""Edges of cards that are seen below the top one, however many lie there."""

CARDS_AN_EDGE = 4
EDGE_STEP = (-0.9, 3.2)
"""From one edge to the next: a little to the left and down, as light falls on a pile."""


@dataclass(frozen=True, slots=True)
class Stack:
    """A pile of cards.

    Attributes:
        name: of its sprites, ``{name}.pile`` and ``{name}.count``.
        at: middle of its top card.
        size: of a card.
        z: height on the table.
        beside: whether the number stands at its right; otherwise it lies on the pile in a disc.
        radius: of the corners of its cards.
        room: width at most of what stands beside it, whatever the language.
    """

    name: str
    at: Point
    size: Size
    z: float = 40.0
    beside: bool = True
    radius: float = 10.0
    room: float = 240.0

    def edges(self, count: int) -> int:
        """How many edges are seen below the top card."""
        return max(0, min(MOST_EDGES, -(-(count - 1) // CARDS_AN_EDGE)))

    def sprites(
        self,
        desk: Desk,
        count: int,
        top: Picture | None,
        *,
        label: str = "",
        paper: str = "#4A3C2B",
    ) -> Layout:
        """Where its sprites belong.

        Args:
            desk: draws them.
            count: cards in it; an empty one shows an outline.
            top: back or face of the card on top, of the stack's own size.
            label: a word over the number.
            paper: colour of the cards' edges.
        """
        pile = pile_picture(desk, self, count, top, paper)
        found = {f"{self.name}.pile": Sprite(pile, *self.at, self.z)}
        number = self.number(desk, count, label)
        x = self.at[0] + (self.size[0] / 2 + 24 + number.size[0] / 2 if self.beside else 0)
        y = self.at[1] + (0 if self.beside else self.size[1] / 2 + 8)
        found[f"{self.name}.count"] = Sprite(number, x, y, self.z + 1)
        return found

    def number(self, desk: Desk, count: int, label: str = "") -> Picture:
        """The number of cards, under a word or in a disc."""
        key = ("stack count", count, label, self.beside, self.room, desk.theme, desk.text.percent)
        if not self.beside:
            return desk.once(key, lambda: _disc(desk, count, label, key))
        return desk.once(key, lambda: _beside(desk, count, label, self.room, key))

    # -- clips -------------------------------------------------------------------------------

    def give(self, moves: Moves, card: str, back: Picture, after: Clip | None = None) -> Clip:
        """The top card becomes a sprite of its own, exactly where it lay.

        Args:
            moves: of the table.
            card: name of its sprite.
            back: what it shows.
            after: played at the same moment, such as a change of the pile's picture.
        """
        director = moves.director
        clips = [director.add(card, Sprite(back, *self.at, self.z + 2))]
        if after is not None:
            clips.append(after)
        return director.series(*clips)

    def take_under(self, moves: Moves, card: str) -> Clip:
        """A card slides underneath and is part of the pile."""
        beside = (0.0, self.size[1] * 0.62)
        return moves.bury(card, self.at, z=self.z - 1, beside=beside)

    def take_on_top(self, moves: Moves, card: str) -> Clip:
        """A card flies onto the pile and is part of it."""
        director = moves.director
        return director.series(moves.fly(card, self.at, z=self.z + 2), director.remove(card))

    def tick(self, moves: Moves, desk: Desk, count: int, top: Picture | None, **look: str) -> Clip:
        """Height, top and number change at once; ``look`` as for :meth:`sprites`."""
        director = moves.director
        wanted = self.sprites(desk, count, top, **look)
        return director.series(
            *(director.change(name, picture=sprite.picture) for name, sprite in wanted.items())
        )


def pile_picture(
    desk: Desk, stack: Stack, count: int, top: Picture | None, paper: str = "#4A3C2B"
) -> Picture:
    """A pile as high as its cards are many, the middle of its top card in the middle."""
    edges = stack.edges(count)
    shown = top if count else None
    key = ("pile", stack.size, stack.radius, edges, count > 0, shown and shown.key, paper)
    return desk.once(key, lambda: _pile(desk, stack, edges, count, shown, paper, key))


def _pile(
    desk: Desk,
    stack: Stack,
    edges: int,
    count: int,
    top: Picture | None,
    paper: str,
    key: tuple[object, ...],
) -> Picture:
    width, height = stack.size
    margin = 14 + MOST_EDGES * EDGE_STEP[1]

    def paint(brush: Brush) -> None:
        if not count:
            brush.plate(
                (0, 0, width, height),
                stack.radius,
                "#000000",
                fill_opacity=0.25,
                edge=BRASS,
                edge_width=2,
                edge_opacity=0.5,
                dash="12 9",
            )
            return
        down = (edges * EDGE_STEP[0], edges * EDGE_STEP[1])
        brush.shadow((*down, width, height), stack.radius, 8, 5, 0.6)
        for step in range(edges, 0, -1):
            box = (step * EDGE_STEP[0], step * EDGE_STEP[1], width, height)
            brush.plate(box, stack.radius, paper, edge="#0E0B0A", edge_width=1.4)
        if top is not None:
            brush.picture(top, (width / 2, height / 2))

    return painted(key, stack.size, paint, desk.book, margin=margin)


def _beside(desk: Desk, count: int, label: str, room: float, key: tuple[object, ...]) -> Picture:
    digits = desk.fixed.picture(str(count), "body", 52, desk.theme.text)
    words = desk.fitted(label, "quiet", 32, room, desk.theme.quiet, most=32) if label else None
    width = max(digits.size[0], words.size[0] if words else 0.0)
    size = (width, 104.0 if words else 62.0)

    def paint(brush: Brush) -> None:
        if words is not None:
            brush.picture(words, (words.size[0] / 2, 24))
        brush.picture(digits, (digits.size[0] / 2, 74 if words else 31))

    says = (label, str(count)) if label else (str(count),)
    return painted(key, size, paint, desk.book, says=says)


def _disc(desk: Desk, count: int, label: str, key: tuple[object, ...]) -> Picture:
    words = f"{label} {count}" if label else str(count)
    digits = desk.fixed.picture(words, "body", 30, "#FFF4CC")
    size = (max(46.0, digits.size[0] + 24), 42.0)

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, *size), 21, "#1C1410", edge=BRASS, edge_width=2)
        brush.picture(digits, (size[0] / 2, size[1] / 2))

    return painted(key, size, paint, desk.book, says=(words,))
