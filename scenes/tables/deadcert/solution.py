"""The murderer's three cards with everything on them, and who held them: for the results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.parts.sheets import paper
from scenes.parts.typed import type_sign
from scenes.results.review import BOARD
from scenes.tables.deadcert import printed
from scenes.tables.deadcert.looks import GAME, look_of
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import SMALLEST
from systems.table.signs import badge
from systems.table.theme import CREAM, INK

FACE = (300.0, 400.0)
GAP = 26.0
BAND, FOOT = 62.0, 76.0


@dataclass(frozen=True, slots=True)
class Held:
    """Where one of the three cards lay at the end.

    Attributes:
        card: its id.
        seat: whose it was; None for nobody's.
        key: the text that says so, below ``deadcert.held``.
    """

    card: str
    seat: int | None
    key: str


def held(cards: Sequence[str], places: Sequence[str]) -> tuple[Held, ...]:
    """The cards with the zones in which they lay, as the end of an episode names them."""
    found = []
    for card, place in zip(cards, places, strict=True):
        zone, _, number = place.partition(".")
        owner = number.partition(".")[0]
        found.append(Held(card, int(owner) if owner.isdigit() else None, zone))
    return tuple(found)


def board(desk: Desk, cards: Sequence[Held]) -> Picture:
    """The murderer's face and name, and the three cards beside it."""
    size = BOARD[2:]
    key = ("deadcert solution", tuple(cards), desk.text.percent, desk.theme, desk.texts.language)
    return desk.once(key, lambda: _board(desk, cards, (size[0], size[1]), key))


def _board(
    desk: Desk, cards: Sequence[Held], size: tuple[float, float], key: tuple[object, ...]
) -> Picture:
    width, height = size
    who = printed.of(desk, cards[0].card)
    face = desk.images.picture(printed.portrait(desk, who.suspect), FACE, anchor=printed.HEAD)
    letters = desk.fixed.fitting(who.name, "display", 58, FACE[0] + 20)
    if letters >= 52:
        name = [desk.fixed.picture(who.name, "display", letters, gold=True)]
    else:
        name = [
            desk.fixed.picture(
                word, "display", desk.fixed.fitting(word, "display", 60, FACE[0] + 20), gold=True
            )
            for word in who.name.rsplit(" ", 1)
        ]
    column = (width - FACE[0] - 20 - GAP * len(cards)) / max(1, len(cards))
    pages = [_page(desk, one, (column, height)) for one in cards]

    def paint(brush: Brush) -> None:
        brush.shadow((10, 0, *FACE), 8, 14, 10, 0.7)
        brush.plate((4, -6, FACE[0] + 12, FACE[1] + 12), 10, INK, edge="#C79A4E", edge_width=4)
        brush.picture(face, (10 + FACE[0] / 2, FACE[1] / 2))
        room = height - FACE[1] - 16
        for number, line in enumerate(name):
            y = FACE[1] + 16 + room * (number + 0.5) / len(name)
            brush.picture(line, (10 + FACE[0] / 2, y))
        for number, page in enumerate(pages):
            x = width - (len(pages) - number - 0.5) * column - (len(pages) - 1 - number) * GAP
            brush.picture(page, (x, height / 2))

    says = tuple(word for part in (*name, *pages) for word in part.says)
    return painted(key, size, paint, desk.book, margin=30, says=says)


def _page(desk: Desk, one: Held, size: tuple[float, float]) -> Picture:
    """One card: its type and number, the whole text, and who held it."""
    width, height = size
    shown = printed.of(desk, one.card)
    look = look_of(desk, shown.type)
    theme = desk.theme
    kind = desk.say(f"{GAME}.table.type_number", type=shown.type, number=shown.number)
    head = desk.fitted(kind, "body", 36, width - 120, CREAM, most=40)
    room = (width - 48, height - BAND - FOOT - 30)
    letters = float(min(desk.text.size("quiet", 32), 40))
    while letters > SMALLEST and (
        desk.fixed.measure(shown.text, "quiet", letters, width=room[0], line=1.15)[1] > room[1] + 6
    ):
        letters -= 1
    text = desk.fixed.picture(
        shown.text,
        "quiet",
        letters,
        theme.paper_ink,
        width=room[0],
        line=1.15,
        most_lines=int((room[1] + 10) / (letters * 1.15)),
    )
    where = desk.say(f"{GAME}.held.{one.key}", seat=one.seat if one.seat is not None else 0)
    lead = 78.0 if one.seat is not None else 20.0
    foot = desk.fitted(where, "body", 30, width - lead - 20, theme.text, most=36)

    def paint(brush: Brush) -> None:
        paper(desk, brush, (0, 0, width, height), 12)
        brush.plate((0, 0, width, BAND), 12, look.band)
        brush.plate((0, BAND - 14, width, 14), 0, look.band)
        brush.picture(type_sign(desk, look, 44), (44, BAND / 2))
        brush.picture(head, (80 + head.size[0] / 2, BAND / 2))
        brush.picture(text, (24 + text.size[0] / 2, BAND + 12 + text.size[1] / 2))
        brush.plate((0, height - FOOT, width, FOOT), 12, "#1B130D")
        brush.plate((0, height - FOOT, width, 14), 0, "#1B130D")
        if one.seat is not None:
            sign = badge(desk.fixed, desk.style(one.seat), 22)
            brush.picture(sign, (40, height - FOOT / 2))
        brush.picture(foot, (lead + foot.size[0] / 2, height - FOOT / 2))

    says = (kind, shown.text, *foot.says)
    key = ("deadcert solution page", one, size, desk.text.percent, theme, where)
    return painted(key, size, paint, desk.book, margin=26, says=says)
