"""The plate of a seat with a header: portrait, name, a line below it, lantern; the rest is free.

A plate is data (:class:`Header`) and becomes two sprites, ``plate.{seat}`` and ``lamp.{seat}``, so
that the lantern can pass from one to the other. What lies below the header is the game's own.
"""

from __future__ import annotations

from dataclasses import dataclass

from scenes.parts.sheets import plate
from scenes.private.parts import disc
from scenes.tabletop import icons
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.table.board import Area
from systems.table.choreographer import Layout
from systems.table.signs import badge
from systems.table.sprites import Sprite
from systems.table.theme import BRASS, LAMP, SeatStyle

Point = tuple[float, float]

LANTERN = 52.0
LANTERN_EDGE = 40.0
"""From the right edge of the plate to the middle of the lantern."""

LIGHT = 130.0
Z = 90.0


@dataclass(frozen=True, slots=True)
class Header:
    """Measures of a header.

    Attributes:
        height: of the whole strip.
        portrait: radius of the portrait.
        name: size of the name.
        line: size of the line below it; 0 leaves it out.
        lantern: whether the plate has one at its right end.
        badge: radius of the seat's badge.
        word: room for the one word at the right.
        raised: the name stands as if a line were below it, for what the game lays there.
        gear_below: the sign of a computer player stands beside the line, where plates are narrow.
        right: room that is kept free at the right end, for what the game lays there.
    """

    height: float = 112.0
    portrait: float = 38.0
    name: float = 36.0
    line: float = 28.0
    lantern: bool = True
    badge: float = 22.0
    word: float = 170.0
    raised: bool = False
    gear_below: bool = False
    right: float = 0.0


TALL = Header()
"""112 high: name and a line; for plates of 424 or wider."""

LOW = Header(98.0, 34.0)
"""98 high: the same for tables with many seats."""

STRIP = Header(82.0, 30.0, line=0)
"""82 high: the name alone; what the seat does stands at the right."""

TILE = Header(96.0, 33.0, lantern=False)
"""The whole plate is the header: seats at a wall."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Cards that are only counted, shown in the header."""

    back: Picture
    count: int


def seat_sprites(
    desk: Desk,
    seat: int,
    area: Area,
    line: Content = "",
    *,
    header: Header = TALL,
    lit: bool = False,
    out: bool = False,
    edge: str | None = None,
    hand: Hand | None = None,
    word: Content = "",
    z: float = Z,
) -> Layout:
    """The sprites of a seat.

    Args:
        desk: draws them.
        seat: whose.
        area: where the plate lies.
        line: what stands below the name.
        header: its measures.
        lit: it is this seat's turn: exactly one plate of a table is lit.
        out: it takes no more turns: portrait and name are dim.
        edge: colour of the edge, for a seat that acts against another.
        hand: cards that it holds.
        word: one word at the right, such as what it does now.
        z: height of the plate.
    """
    picture = seat_plate(
        desk,
        seat,
        (area.width, area.height),
        line,
        header=header,
        lit=lit,
        out=out,
        edge=edge,
        hand=hand,
        word=word,
    )
    found = {f"plate.{seat}": Sprite(picture, *area.centre, z)}
    if header.lantern:
        lamp = Sprite(lantern(lit), *lantern_at(area, header), z + 6, alpha=0.0 if out else 1.0)
        found[f"lamp.{seat}"] = lamp
    return found


def lantern_at(area: Area, header: Header = TALL) -> Point:
    """Where the lantern hangs; ``GameTable.flame`` returns that of the lit plate."""
    return (area.right - LANTERN_EDGE, area.top + header.height / 2)


def below(area: Area, header: Header = TALL, margin: float = 14.0) -> Area:
    """What the header leaves free of a plate."""
    top = area.top + header.height
    return Area(area.left + margin, top, area.width - 2 * margin, area.bottom - top - margin)


def lantern(lit: bool) -> Picture:
    """The lantern of a plate; the lit one has its light around it."""
    if not lit:
        return icons.lamp(False, LANTERN)

    def paint(brush: Brush) -> None:
        brush.glow((LIGHT, LIGHT), LIGHT, LAMP, 0.5)
        brush.picture(icons.lamp(True, LANTERN), (LIGHT, LIGHT))

    return painted(("part lantern", lit), (2 * LIGHT, 2 * LIGHT), paint)


def seat_plate(
    desk: Desk,
    seat: int,
    size: tuple[float, float],
    line: Content = "",
    *,
    header: Header = TALL,
    lit: bool = False,
    out: bool = False,
    edge: str | None = None,
    hand: Hand | None = None,
    word: Content = "",
) -> Picture:
    """The picture of a plate without its lantern; arguments as for :func:`seat_sprites`."""
    member = desk.party.members[seat]
    key = (
        *("seat plate", seat, member, size, line, header, lit, out, edge),
        *(hand and (hand.back.key, hand.count), word, desk.theme, desk.text.percent),
    )

    def build() -> Picture:
        parts = _Parts(desk, seat, size, line, header, hand, word, lit=lit, out=out)
        below = plate(desk, size, lit=lit, edge=edge)

        def paint(brush: Brush) -> None:
            brush.picture(below, (size[0] / 2, size[1] / 2))
            parts.paint(brush)

        return painted(key, size, paint, desk.book, margin=30, says=parts.says)

    return desk.once(key, build)


class _Parts:
    """What stands in a header, fitted into the room it has from right to left."""

    def __init__(
        self,
        desk: Desk,
        seat: int,
        size: tuple[float, float],
        line: Content,
        header: Header,
        hand: Hand | None,
        word: Content,
        *,
        lit: bool,
        out: bool,
    ) -> None:
        self.desk, self.header, self.out = desk, header, out
        self.hand = hand
        member = desk.party.members[seat]
        self.style: SeatStyle = desk.style(seat)
        theme = desk.theme
        self.middle = header.height / 2
        self.portrait_x = 16 + header.portrait + 5
        picture = member.bust or member.picture
        self.face = disc(desk.images, picture, 2 * header.portrait, self.style.colour)
        right = size[0] - (LANTERN_EDGE + LANTERN / 2 + 12 if header.lantern else 18)
        right -= header.right
        self.hand_at = self.word_at = self.end = right
        self.digits = self.word = None
        if hand is not None:
            self.digits = desk.fixed.picture(str(hand.count), "body", 32, theme.text)
            right -= self.digits.size[0]
            self.digits_at = right + self.digits.size[0] / 2
            right -= 8 + _HAND_WIDTH
            self.hand_at = right + _HAND_WIDTH / 2
            right -= 10
        if word:  # before the cards: behind their number it would be read as what is counted
            self.word = desk.fitted(word, "body", 32, header.word, theme.text, most=34)
            self.word_at = right - self.word.size[0]
            right = self.word_at - 18
        self.left = self.portrait_x + header.portrait + 24
        self.gear = not member.is_human
        two = bool(header.line)
        beside = 44 if self.gear else 0
        room = right - self.left - (0 if header.gear_below else beside)
        most = header.height * (0.4 if two else 0.6)
        colour = theme.text if not out else theme.disabled
        name = desk.texts.name_of(seat)
        self.name = desk.fitted(name, "body", header.name, room, colour, most=min(44.0, most))
        self.line = None
        if two and line:
            # The lit plate says in stronger letters what its seat has to do.
            role, ink = ("body", theme.text) if lit else ("quiet", theme.quiet)
            room = right - self.left - (beside if header.gear_below else 0)
            self.line = desk.fitted(line, role, header.line, room, ink, most=34)
        says = [*self.name.says, *(self.line.says if self.line else ())]
        says += self.word.says if self.word else ()
        self.says = (*says, *((str(hand.count),) if hand is not None else ()))

    def paint(self, brush: Brush) -> None:
        """Draw it into a plate whose corner is at (0, 0)."""
        desk, header = self.desk, self.header
        face = self.face
        faint = desk.book.variant(face, alpha=0.45 if self.out else 1)
        corner = (self.portrait_x - face.size[0] / 2, self.middle - face.size[1] / 2)
        brush.blit(faint, *corner)
        away = header.portrait * 0.74
        mark = badge(desk.fixed, self.style, header.badge)
        brush.picture(mark, (self.portrait_x + away, self.middle + away * 0.82))
        high = self.line is not None or header.raised
        name_y = header.height * 0.345 if high else self.middle
        brush.picture(self.name, (self.left + self.name.size[0] / 2, name_y))
        if self.gear:
            sign = icons.gear(34, desk.theme.quiet)
            at = (self.left + self.name.size[0] + 24, name_y)
            if header.gear_below:
                at = (self.end - 17, header.height * 0.69)
            brush.picture(sign, at)
        if self.line is not None:
            y = header.height * 0.69
            brush.picture(self.line, (self.left + self.line.size[0] / 2, y))
        if self.word is not None:
            brush.picture(self.word, (self.word_at + self.word.size[0] / 2, self.middle))
        if self.hand is not None and self.digits is not None:
            brush.picture(small_hand(desk, self.hand), (self.hand_at, self.middle))
            brush.picture(self.digits, (self.digits_at, self.middle))


_HAND_WIDTH = 66.0


def small_hand(desk: Desk, hand: Hand) -> Picture:
    """Up to three small backs, one over the other: there are cards in this hand."""
    shown = min(3, hand.count)
    size = (_HAND_WIDTH, 52.0)

    def paint(brush: Brush) -> None:
        factor = 44 / max(1.0, hand.back.size[1])
        back = desk.book.variant(hand.back, scale=factor)
        wide, high = (side / brush.scale for side in back.get_size())
        for place in range(shown):
            x = size[0] / 2 + (place - (shown - 1) / 2) * 13
            brush.blit(back, x - wide / 2, size[1] / 2 - high / 2)
        if not shown:
            box = (size[0] / 2 - 15, 4, 30, 44)
            brush.plate(box, 4, None, edge=BRASS, edge_width=2, edge_opacity=0.4)

    return painted(("small hand", hand.back.key, shown), size, paint, desk.book)
