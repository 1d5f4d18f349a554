"""The side of the table: piles, their labels, the box with the round."""

from __future__ import annotations

from scenes.parts.papers import empty_place
from scenes.parts.sheets import ground
from scenes.tables.casefile import cards, places
from scenes.tables.casefile.looks import GAME
from scenes.tables.casefile.state import TableState
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.theme import BRASS

EDGES = 5
"""Edges of cards that are seen below a full pile."""


def pile(desk: Desk, count: int, top: str = "") -> Picture:
    """A pile with as many edges as it has cards left to show; an empty place without any."""
    size = places.CARD
    if not count:
        return empty_place(desk, size)
    edges = min(EDGES, (count + 5) // 6)
    key = ("casefile pile", edges, top, desk.theme, desk.texts.language)

    def build() -> Picture:
        back = cards.back(desk, size)
        upper = cards.face(desk, top, size) if top else back

        def paint(brush: Brush) -> None:
            for number in range(edges, 0, -1):
                brush.picture(back, (size[0] / 2 - 2 * number, size[1] / 2 + 2.5 * number))
            brush.picture(upper, (size[0] / 2, size[1] / 2))

        return painted(key, size, paint, desk.book, margin=30)

    return desk.once(key, build)


def label(desk: Desk, words: str, width: float, *, dim: bool = False) -> Picture:
    """A word below a pile or the die."""
    ink = desk.theme.quiet if dim else desk.theme.text
    return desk.fitted(words, "quiet", 28, width, ink, most=32)


def round_box(desk: Desk, state: TableState) -> Picture:
    """Which round it is, and who holds the die."""
    key = f"{GAME}.table.final" if state.final_call else f"{GAME}.table.round"
    head = desk.say(key, count=max(1, state.round_no))
    line = desk.runs(f"{GAME}.table.die_holder", seat=state.primary)
    size = (places.ROUND.width, places.ROUND.height)
    theme = desk.theme
    one = desk.fitted(head, "body", 32, size[0] - 36, theme.text, most=36)
    two = desk.fitted(line, "quiet", 28, size[0] - 36, theme.quiet, most=32)

    def paint(brush: Brush) -> None:
        ground(desk, brush, (0, 0, *size), lit=False, edge=None, radius=14)
        brush.picture(one, (18 + one.size[0] / 2, size[1] * 0.32))
        brush.picture(two, (18 + two.size[0] / 2, size[1] * 0.7))

    key_ = ("casefile round", head, state.primary, theme, desk.text.percent, desk.texts.language)
    says = (*one.says, *two.says)
    return desk.once(key_, lambda: painted(key_, size, paint, desk.book, margin=24, says=says))


def veil(desk: Desk, size: tuple[float, float]) -> Picture:
    """A dark cloth over the board, on which the folder's cards are laid."""

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, *size), 10, "#0D0908", edge=BRASS, edge_width=3)
        brush.glow((size[0] / 2, size[1] / 2), 620, "#FFCF8A", 0.16, 0.5)

    return desk.once(("casefile veil", size), lambda: painted(("casefile veil", size), size, paint))
