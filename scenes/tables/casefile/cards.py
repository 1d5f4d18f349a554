"""The faces and the back of Casefile's cards, at any size."""

from __future__ import annotations

from scenes.parts.sheets import paper
from scenes.parts.typed import type_sign
from scenes.tables.casefile import looks
from scenes.tabletop.cards import card_back
from scenes.tabletop.desk import NARROWEST, SLENDER, Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import SMALLEST
from systems.rules.casefile.cards import POINTS, type_of
from systems.table.theme import CREAM

Size = tuple[float, float]

NAMED_FROM = 120.0
"""Cards of this width and more bear their name."""


def picture_file(desk: Desk, card: str) -> str:
    """The file of what is on a card."""
    return desk.picture_of(f"pictures/{type_of(card)}_{card}.webp")


def face(desk: Desk, card: str, size: Size, *, dark: bool = False) -> Picture:
    """A photograph on paper below a band with the sign of the type and the points as dots."""
    key = ("casefile face", card, size, dark, desk.theme, desk.texts.language)
    return desk.once(key, lambda: _face(desk, card, size, key, dark=dark))


def _face(desk: Desk, card: str, size: Size, key: tuple[object, ...], *, dark: bool) -> Picture:
    width, height = size
    kind = looks.look(desk, type_of(card))
    named = width >= NAMED_FROM
    band = max(18.0, height * 0.15)
    large = min(44.0, max(28.0, width * 0.125))
    foot = large * 1.5 if named else 6.0
    edge = max(4.0, width * 0.035)
    window = (width - 2 * edge, height - band - foot - edge)
    inside = desk.images.picture(picture_file(desk, card), window, anchor=(0.5, 0.2), radius=3)
    sign = type_sign(desk, kind, band * 0.8)
    ink = CREAM if dark else desk.theme.paper_ink
    name = looks.name_of(desk, card)
    letters = _lettering(desk, name, large, width - 14, ink) if named else None
    dot = band * 0.17
    veil = 0.8 if desk.theme.high else 0.6

    def paint(brush: Brush) -> None:
        radius = max(4.0, width * 0.045)
        paper(desk, brush, (0, 0, width, height), radius, shadow=max(4.0, width * 0.05))
        brush.plate((0, 0, width, band), radius, kind.band)
        brush.plate((0, band * 0.6, width, band * 0.4), 0, kind.band)
        brush.picture(inside, (width / 2, band + edge * 0.6 + window[1] / 2))
        frame = (edge, band + edge * 0.6, *window)
        brush.plate(frame, 3, None, edge="#241710", edge_width=max(1.0, width * 0.008))
        brush.picture(sign, (edge + band * 0.42, band / 2))
        for number in range(POINTS[card]):
            x = width - edge - dot * 1.3 - number * dot * 2.7
            brush.plate((x - dot, band / 2 - dot, 2 * dot, 2 * dot), dot, CREAM)
        if dark:
            brush.plate((0, 0, width, height), radius, "#0B0807", fill_opacity=veil)
        if letters is not None:
            brush.picture(letters, (width / 2, height - foot / 2))

    says = letters.says if letters is not None else ()
    return painted((*key, desk.text.percent), size, paint, desk.book, margin=22, says=says)


def _lettering(desk: Desk, name: str, size: float, width: float, ink: str) -> Picture:
    """A name in one line, narrowed as far as it must be: on a card it is never cut off."""
    slender = desk.fixed.measure(name, SLENDER, SMALLEST)[0]
    if slender * NARROWEST < width - 8:
        return desk.fitted(name, "body", size, width, ink, most=size + 4)
    return desk.narrowed(desk.fixed.picture(name, SLENDER, SMALLEST, ink), width)


def back(desk: Desk, size: Size) -> Picture:
    """All backs are alike."""
    return card_back(desk, size)
