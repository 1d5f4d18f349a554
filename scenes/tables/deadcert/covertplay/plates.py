"""Plates of a private page: the rail, the file counter, and a card that is read."""

from __future__ import annotations

from scenes.parts.sheets import paper
from scenes.private.words import block
from scenes.tables.deadcert import filecards
from scenes.tables.deadcert.covertplay.opened_file import CaseFile
from scenes.tables.deadcert.looks import GAME, look_of
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.rules.deadcert.cards import colour_of
from systems.table.theme import BRASS, INK


def counter(desk: Desk, size: tuple[float, float], file: CaseFile, used: int) -> Picture:
    """ "File 3 of 10" over a box for each, filled where a card was chosen."""
    of, width = file.to_file, size[0]
    words = desk.say(f"{GAME}.visit.file_of", count=of, of=len(file.hand))
    head = desk.fitted(words, "body", 36, width, desk.theme.text, most=40)
    box, step = (52.0, 40.0), min(64.0, (width - 52) / max(1, of - 1))

    def paint(brush: Brush) -> None:
        brush.picture(head, (head.size[0] / 2, 20))
        for number in range(of):
            place = (number * step, size[1] - box[1], *box)
            filled = number < used
            brush.plate(place, 8, BRASS if filled else None, edge=BRASS, edge_width=3)
            ink = INK if filled else desk.theme.text
            digit = desk.fixed.picture(str(number + 1), "body", 30, ink)
            brush.picture(digit, (number * step + 26, size[1] - box[1] / 2))

    key = ("file counter", size, of, used, len(file.hand), desk.theme, desk.text.percent)
    says = (*head.says, *(str(number + 1) for number in range(of)))
    return desk.once(key, lambda: painted(key, size, paint, desk.book, says=says))


def reading_plate(desk: Desk, card: str, size: tuple[float, float]) -> Picture:
    """The card with the focus, read out."""
    look = look_of(desk, colour_of(card))
    head, text = filecards.head_of(desk, card), filecards.text_of(desk, card)
    return _reading(desk, size, head, text, look.band, look.icon)


def words_plate(desk: Desk, text: str, size: tuple[float, float]) -> Picture:
    """What a plate with the focus leads to."""
    return _reading(desk, size, "", text, BRASS, "")


def _reading(
    desk: Desk, size: tuple[float, float], head: str, text: str, band: str, icon: str
) -> Picture:
    width, height = size
    ink = desk.theme.paper_ink
    sign = None
    top = 20.0
    title = None
    if head:
        title = desk.fitted(head, "body", 36, width - 140, ink, most=60)
        high = max(36.0, title.size[1] * 0.8)
        sign = type_sign_of(desk, icon, band, high)
        top = 22 + title.size[1]
    box = (width - 76, height - top - 12)
    words = block(desk, text, "quiet", 36, box, ink, align="left", line=1.14)

    def paint(brush: Brush) -> None:
        paper(desk, brush, (0, 0, width, height), 12)
        brush.plate((0, 0, 14, height), 6, band)
        if title is not None and sign is not None:
            middle = 16 + title.size[1] / 2
            brush.picture(sign, (36 + sign.size[0] / 2, middle))
            brush.picture(title, (48 + sign.size[0] + title.size[0] / 2, middle))
        brush.picture(words, (38 + words.size[0] / 2, top + words.size[1] / 2))

    says = (*(title.says if title else ()), *words.says)
    key = ("file reading", head, text, band, size, desk.theme, desk.text.percent)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=30, says=says))


def type_sign_of(desk: Desk, icon: str, colour: str, side: float) -> Picture:
    """The sign of a type in its own colour, for paper."""
    return desk.images.picture(icon, (side, side), fit="contain", colour=colour)
