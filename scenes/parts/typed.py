"""Cards that come in types: faces with a coloured band, backs, open places, chips and slips.

A type is a colour *and* a sign, always both; a game describes its types once::

    icon = desk.picture_of("pictures/heart.svg")
    motive = TypeLook("#5E3C97", "#8A63C4", icon, desk.say("type.motive"))
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.parts.sheets import paper
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, Colour, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.table.theme import CREAM

Size = tuple[float, float]

FAINT = 0.4
"""Of what there is none of."""


@dataclass(frozen=True, slots=True)
class TypeLook:
    """How a type of card looks.

    Attributes:
        band: ground of bands and backs; cream letters must be readable on it.
        line: lighter, for lines on backs and the edge of an open place.
        icon: file of its sign, a flat SVG; a path as ``Desk.picture_of`` gives it.
        label: its name in words.
    """

    band: Colour
    line: Colour
    icon: str
    label: str


def type_sign(desk: Desk, look: TypeLook, size: float, colour: Colour = CREAM) -> Picture:
    """The sign of a type."""
    return desk.images.picture(look.icon, (size, size), fit="contain", colour=colour)


def typed_card(
    desk: Desk,
    look: TypeLook,
    size: Size,
    name: str,
    picture: str,
    *,
    anchor: tuple[float, float] = (0.5, 0.1),
    number: str = "",
    dark: bool = False,
    letters: float = 28.0,
) -> Picture:
    """A face: band with the sign, window with a picture, name at the foot.

    Args:
        desk: draws it.
        look: of its type.
        size: width and height; flat cards get a wide window.
        name: at the foot, in one line.
        picture: file of the picture.
        anchor: which part of it stays.
        number: at the right end of the band.
        dark: chosen and put aside: darkened, the name stays readable.
        letters: size of the name.
    """
    key = ("typed card", look, size, name, picture, anchor, number, dark, letters, desk.theme)

    def build() -> Picture:
        return _typed_card(desk, look, size, name, picture, anchor, number, key, letters, dark=dark)

    return desk.once(key, build)


def _typed_card(
    desk: Desk,
    look: TypeLook,
    size: Size,
    name: str,
    picture: str,
    anchor: tuple[float, float],
    number: str,
    key: tuple[object, ...],
    letters: float,
    *,
    dark: bool,
) -> Picture:
    width, height = size
    band = max(34.0, min(48.0, height * 0.163), letters * 1.3 if letters > 30 else 0.0)
    foot = 38.0 + 1.3 * (letters - 28)
    window = (width - 14, height - band - foot - 8)
    inside = desk.images.picture(picture, window, anchor=anchor, radius=3)
    sign = type_sign(desk, look, band * 0.84)
    ink = CREAM if dark else desk.theme.paper_ink
    lettering = desk.fitted(name, "body", letters, width - 12, ink, most=letters + 2)
    digits = desk.fixed.picture(number, "body", max(30.0, letters - 2), CREAM) if number else None

    def paint(brush: Brush) -> None:
        paper(desk, brush, (0, 0, width, height), 9, shadow=8)
        brush.plate((0, 0, width, band), 9, look.band)
        brush.plate((0, band - 10, width, 10), 0, look.band)
        brush.picture(inside, (width / 2, band + 5 + window[1] / 2))
        if dark:
            brush.plate((0, 0, width, height), 9, "#0B0807", fill_opacity=0.74)
        x = width / 2 if digits is None else 10 + sign.size[0] / 2
        brush.picture(sign, (x, band / 2 + 1))
        if digits is not None:
            brush.picture(digits, (width - 12 - digits.size[0] / 2, band / 2 + 1))
        brush.picture(lettering, (width / 2, height - foot / 2))

    says = (*lettering.says, number) if number else lettering.says
    return painted((*key, desk.text.percent), size, paint, desk.book, margin=22, says=says)


def typed_back(desk: Desk, look: TypeLook, size: Size, *, faint: bool = False) -> Picture:
    """A back that tells the type and nothing else."""
    key = ("typed back", look, size, faint)
    return desk.once(key, lambda: _typed_back(desk, look, size, key, faint=faint))


def _typed_back(
    desk: Desk, look: TypeLook, size: Size, key: tuple[object, ...], *, faint: bool
) -> Picture:
    width, height = size
    radius = max(5.0, width * 0.09)
    sign = type_sign(desk, look, width * 0.58)

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, width, height), radius, 5, 3, 0.55)
        brush.plate((0, 0, width, height), radius, look.band, edge="#0E0B0A", edge_width=1)
        inset = max(3.0, width * 0.07)
        line = (inset, inset, width - 2 * inset, height - 2 * inset)
        brush.plate(line, radius * 0.6, None, edge=CREAM, edge_width=max(1.5, width * 0.018))
        brush.picture(sign, (width / 2, height / 2))
        if faint:
            brush.plate((0, 0, width, height), radius, "#0E0B0A", fill_opacity=1 - FAINT)

    return painted(key, size, paint, desk.book, margin=14)


def open_place(desk: Desk, look: TypeLook, size: Size, word: str) -> Picture:
    """A place where a card of this type could lie: its outline, its sign, one word."""
    key = ("open place", look, size, word, desk.theme.high)
    return desk.once(key, lambda: _open_place(desk, look, size, word, key))


def _open_place(
    desk: Desk, look: TypeLook, size: Size, word: str, key: tuple[object, ...]
) -> Picture:
    width, height = size
    letters = desk.fitted(word, "body", 28, width - 12, desk.theme.quiet, most=30)
    sign = type_sign(desk, look, min(60.0, width * 0.5), look.line)

    def paint(brush: Brush) -> None:
        brush.plate(
            (0, 0, width, height), 9, "#0B0B0C", fill_opacity=0.55, edge=look.line, edge_width=3
        )
        brush.picture(sign, (width / 2, height * 0.44))
        brush.picture(letters, (width / 2, height - 28))

    says = letters.says
    return painted((*key, desk.text.percent), size, paint, desk.book, margin=4, says=says)


def counted_backs(
    desk: Desk,
    counts: Sequence[tuple[TypeLook, int]],
    *,
    label: str = "",
    back: Size = (34, 44),
    figures: float = 32,
    pitch: float = 92,
) -> Picture:
    """A row of backs by type with their numbers; what there is none of is dim.

    Args:
        desk: draws it.
        counts: type and number, in an order that never changes.
        label: a quiet word before them.
        back: size of one back.
        figures: of the numbers.
        pitch: from one back to the next.
    """
    key = ("counted backs", tuple(counts), label, back, figures, pitch, desk.theme)
    return desk.once(key, lambda: _counted_backs(desk, counts, label, back, figures, pitch, key))


def _counted_backs(
    desk: Desk,
    counts: Sequence[tuple[TypeLook, int]],
    label: str,
    back: Size,
    figures: float,
    pitch: float,
    key: tuple[object, ...],
) -> Picture:
    words = desk.fixed.picture(label, "quiet", 28, desk.theme.quiet) if label else None
    lead = words.size[0] + 18 if words is not None else 0.0
    size = (lead + pitch * len(counts), max(back[1], 48.0))
    numbers = [
        desk.fixed.picture(
            str(count), "body", figures, desk.theme.text if count else desk.theme.disabled
        )
        for _, count in counts
    ]

    def paint(brush: Brush) -> None:
        middle = size[1] / 2
        if words is not None:
            brush.picture(words, (words.size[0] / 2, middle))
        for place, ((look, count), number) in enumerate(zip(counts, numbers, strict=True)):
            x = lead + pitch * place
            brush.picture(typed_back(desk, look, back, faint=not count), (x + back[0] / 2, middle))
            brush.picture(number, (x + back[0] + 10 + number.size[0] / 2, middle))

    says = (*((label,) if label else ()), *(str(count) for _, count in counts))
    return painted(key, size, paint, desk.book, says=says)


def chip(desk: Desk, look: TypeLook, side: float, *, known: bool = True) -> Picture:
    """A small square with the sign of a type; the outline alone where nothing is known."""

    def paint(brush: Brush) -> None:
        box = (0, 0, side, side)
        if known:
            brush.plate(box, side * 0.16, look.band)
            brush.picture(type_sign(desk, look, side * 0.7), (side / 2, side / 2))
        else:
            brush.plate(box, side * 0.16, "#0E0B0A", edge=look.line, edge_width=3)
            mark = desk.fixed.picture("?", "body", max(28, side * 0.6), look.line)
            brush.picture(mark, (side / 2, side / 2))

    key = ("part chip", look, side, known)
    says = () if known else ("?",)
    return desk.once(key, lambda: painted(key, (side, side), paint, desk.book, says=says))


def typed_slip(
    desk: Desk, look: TypeLook, size: Size, name: Content, *, dots: int = 0, lit: bool = False
) -> Picture:
    """A slip of paper: the sign of a type, a name, and up to three dots for what it is worth."""
    width, height = size
    words = desk.fitted(
        name, "body", 36, width - height - 34 - 24 * dots, desk.theme.paper_ink, most=height * 0.72
    )

    def paint(brush: Brush) -> None:
        paper(desk, brush, (0, 0, width, height), 8, shadow=6)
        if lit:
            brush.plate((0, 0, width, height), 8, "#F7D25E", fill_opacity=0.85)
        brush.plate((0, 0, height, height), 8, look.band)
        brush.picture(type_sign(desk, look, height * 0.72), (height / 2, height / 2))
        brush.picture(words, (height + 16 + words.size[0] / 2, height / 2))
        for dot in range(dots):
            x = width - 24 - 24 * (dots - 1 - dot)
            brush.plate((x - 9, height / 2 - 9, 18, 18), 9, look.band)

    key = ("typed slip", look, size, words.key, dots, lit, desk.theme)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=18, says=words.says))
