"""The hand of somebody who plays alone, open on the table: nobody is there to hide it from.

With two people or more nothing of this is ever drawn (:attr:`scenes.tabletop.desk.Desk.lone`).
"""

from __future__ import annotations

from collections.abc import Sequence

from scenes.parts.sheets import paper
from scenes.parts.typed import type_sign
from scenes.tables.deadcert import filecards, printed
from scenes.tables.deadcert.covertplay.state import CovertState
from scenes.tables.deadcert.looks import look_of
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.rules.deadcert.cards import TYPES, colour_of, is_snoop
from systems.table.board import Area
from systems.table.choreographer import Layout
from systems.table.sprites import Sprite
from systems.table.theme import BRASS, CREAM

AREA = Area(548, 650, 824, 146)
"""Two rows in the middle of the table, below the stacks."""

ROWS, GAP, BAND = 2, 8.0, 44.0
FEWEST = 4
"""Columns at least, so that few cards do not become planks."""

Z_OWN = 32.0


def own_hand(desk: Desk, state: CovertState) -> Layout:
    """The hand with its locked pair as one sprite; nothing unless its owner plays alone."""
    if desk.lone is None or state.viewer != desk.lone or state.opened or not state.own:
        return {}
    cards = in_order(desk, state.own)
    picture = slips(desk, cards, locked(desk, state))
    return {"own": Sprite(picture, *AREA.centre, Z_OWN)}


def in_order(desk: Desk, cards: Sequence[str]) -> tuple[str, ...]:
    """By type and number, each Snoop after the cards of its colour."""

    def rank(card: str) -> tuple[int, int]:
        number = 1000 if is_snoop(card) else int(printed.of(desk, card).number)
        return TYPES.index(colour_of(card)), number

    return tuple(sorted(cards, key=rank))


def locked(desk: Desk, state: CovertState) -> frozenset[str]:
    """Which of the own cards lie in Lock Down."""
    if desk.lone is None or not state.locked_suspect:
        return frozenset()
    colours = state.locked[desk.lone]
    return frozenset(
        card
        for card in state.own
        if not is_snoop(card)
        and colour_of(card) in colours
        and printed.of(desk, card).suspect == state.locked_suspect
    )


def slips(desk: Desk, cards: tuple[str, ...], clasped: frozenset[str]) -> Picture:
    """Every card as a slip: sign of the type over the number, and the name."""
    size = (AREA.width, AREA.height)
    columns = max(FEWEST, -(-len(cards) // ROWS))
    wide = (size[0] - GAP * (columns - 1)) / columns
    high = (size[1] - GAP * (ROWS - 1)) / ROWS
    lines = [_name(desk, card, wide - BAND - 16, high) for card in cards]
    numbers = [desk.fixed.picture(_number(desk, card), "body", 28, CREAM) for card in cards]
    rows = -(-len(cards) // columns)
    top = (size[1] - rows * high - (rows - 1) * GAP) / 2

    def paint(brush: Brush) -> None:
        for place, (card, line, number) in enumerate(zip(cards, lines, numbers, strict=True)):
            x, y = place % columns * (wide + GAP), top + place // columns * (high + GAP)
            look = look_of(desk, colour_of(card))
            paper(desk, brush, (x, y, wide, high), 8, shadow=5)
            brush.plate((x, y, BAND, high), 8, look.band)
            brush.picture(type_sign(desk, look, 30), (x + BAND / 2, y + 19))
            brush.picture(number, (x + BAND / 2, y + high - 18))
            brush.picture(line, (x + BAND + (wide - BAND) / 2, y + high / 2))
            if card in clasped:
                brush.plate((x, y, wide, high), 8, None, edge=BRASS, edge_width=4)
                brush.picture(filecards.clasp(desk, (34, 27)), (x + wide - 22, y + 15))

    says = tuple(word for part in (*lines, *numbers) for word in part.says)
    key = ("covert own", cards, clasped, size, desk.theme, desk.text.percent)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=16, says=says))


def _name(desk: Desk, card: str, room: float, high: float) -> Picture:
    words = printed.name_on(desk, card)
    return desk.fitted(words, "body", 32, room, desk.theme.paper_ink, most=high * 0.6)


def _number(desk: Desk, card: str) -> str:
    return filecards.level_of(card) if is_snoop(card) else str(printed.of(desk, card).number)
