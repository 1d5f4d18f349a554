"""Envelopes with seals, balloons with a number, folders that open, stamps."""

from __future__ import annotations

import math
from collections.abc import Sequence

from scenes.parts.sheets import PAPER_FILE, paper
from scenes.parts.typed import TypeLook, type_sign
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, Colour, painted
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.table.signs import shape_outline
from systems.table.theme import BRASS, INK, PAPER, SeatStyle

Size = tuple[float, float]

ENVELOPE: Size = (206.0, 150.0)
BALLOON: Size = (146.0, 166.0)
FOLDER: Size = (300.0, 214.0)
FOLDER_STEPS = 4
"""Pictures of a folder from closed to open."""

_KRAFT = ("#DDC193", "#C9A871")
_MANILA = ("#D9BC86", "#C2A066")


def seal(style: SeatStyle | None, radius: float = 34, *, broken: bool = False) -> Picture:
    """A wax seal in the colour and with the shape of a seat; red and plain for nobody's."""
    colour = style.colour if style is not None else "#A3222A"
    side = radius * 2.5

    def paint(brush: Brush) -> None:
        c = side / 2
        rim = " ".join(
            f"{c + radius * (1.06 + 0.07 * math.sin(turn * 2.3)) * math.cos(turn):.2f},"
            f"{c + radius * (1.06 + 0.07 * math.cos(turn * 3.1)) * math.sin(turn):.2f}"
            for turn in (math.tau * step / 40 for step in range(40))
        )
        box = (0, 0, side, side)
        brush.shadow((c - radius, c - radius, 2 * radius, 2 * radius), radius, 4, 3, 0.5)
        dark = 'fill="#000000" fill-opacity="0.3"'
        brush.svg(
            f'<polygon points="{rim}" fill="{colour}" stroke="#000000" stroke-opacity="0.35" '
            f'stroke-width="2" stroke-linejoin="round"/>'
            f'<circle cx="{c}" cy="{c}" r="{radius * 0.74:g}" {dark}/>'
            f'<circle cx="{c}" cy="{c + 1.5:g}" r="{radius * 0.7:g}" fill="{colour}"/>',
            box,
        )
        if style is not None:
            outline = shape_outline(style.shape, c, c, radius * 0.4)
            brush.svg(f"{outline} {dark}/>", box)
        if broken:
            crack = (
                f"M{c - radius * 0.2:g} {c - radius * 1.1:g}l{radius * 0.3:g} {radius * 0.7:g}"
                f"l{-radius * 0.35:g} {radius * 0.5:g}l{radius * 0.4:g} {radius:g}"
            )
            brush.svg(f'<path d="{crack}" fill="none" stroke="{INK}" stroke-width="4"/>', box)

    return painted(
        ("part seal", colour, style and style.shape, radius, broken), (side, side), paint
    )


def envelope(
    desk: Desk, size: Size = ENVELOPE, style: SeatStyle | None = None, *, opened: bool = False
) -> Picture:
    """A sealed envelope; an opened one has its flap up and its seal broken."""

    def paint(brush: Brush) -> None:
        width, height = size
        brush.shadow((0, 0, width, height), 6, 9, 6, 0.6)
        brush.plate((0, 0, width, height), 6, _KRAFT[0], to=_KRAFT[1])
        tip = height * 0.56
        fold = f'stroke="#8A6A3C" stroke-width="{max(1.5, width * 0.008):g}" stroke-opacity="0.75"'
        flap = f'fill="#E3CBA0" {fold} stroke-linejoin="round"'
        if opened:
            up = tip * 0.8
            inside = f'<path d="M4 3L{width / 2:g} {tip * 0.5:g}L{width - 4:g} 3Z" fill="#6E5530"/>'
            brush.svg(inside, (0, 0, width, height))
            body = f'<path d="M3 {up:g}L{width / 2:g} 3L{width - 3:g} {up:g}Z" {flap}/>'
            brush.svg(body, (0, 2 - up, width, up + 2))
        brush.svg(
            f'<path d="M2 {height - 2:g}L{width * 0.42:g} {height * 0.46:g}M{width - 2:g} '
            f'{height - 2:g}L{width * 0.58:g} {height * 0.46:g}" fill="none" {fold}/>',
            (0, 0, width, height),
        )
        if not opened:
            body = f'<path d="M3 2L{width / 2:g} {tip:g}L{width - 3:g} 2Z" {flap}/>'
            brush.svg(body, (0, 0, width, height))
        where = (width / 2, tip * 0.98 if not opened else 28 - tip * 0.62)
        brush.picture(seal(style, height * 0.2, broken=opened), where)

    margin = 26 if not opened else size[1] * 0.7
    key = ("part envelope", size, style, opened)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=margin))


def empty_place(desk: Desk, size: Size, *, radius: float = 8, colour: Colour = BRASS) -> Picture:
    """A dashed outline where something will lie."""

    def paint(brush: Brush) -> None:
        brush.plate(
            (0, 0, *size),
            radius,
            "#000000",
            fill_opacity=0.2,
            edge=colour,
            edge_width=3,
            edge_opacity=0.6,
            dash="14 10",
        )

    key = ("part empty", size, radius, colour)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=2))


def balloon(desk: Desk, figure: str, words: Content, size: Size = BALLOON) -> Picture:
    """What somebody says to all: a figure and a word or two, with a tail to the upper left.

    An empty ``figure`` is a dash, and an empty pair is a balloon that waits: three dots.
    """
    width, height = size
    ink = desk.theme.paper_ink
    shown = figure or ("\N{EN DASH}" if words else "")
    number = desk.fixed.picture(shown, "display", 104, ink) if shown else None
    if number is not None and number.size[0] > width - 20:
        number = desk.narrowed(number, width - 20)
    below = desk.fitted(words, "body", 30, width - 20, ink, most=32) if words else None

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, width, height), 20, 8, 6, 0.6)
        tail = '<path d="M0 0L62 34L18 58Z" fill="#F5ECD6"/>'
        brush.svg(tail, (-16, -28, 70, 64))
        brush.plate((0, 0, width, height), 20, "#F5ECD6", to="#EADCB9")
        if number is not None:
            brush.picture(number, (width / 2, height * 0.43))
        elif below is None:
            for step in (-1, 0, 1):
                x, y, radius = width / 2 + step * width * 0.2, height / 2, width * 0.06
                brush.plate((x - radius, y - radius, 2 * radius, 2 * radius), radius, "#8A7550")
        if below is not None:
            brush.picture(below, (width / 2, height - 32))

    said = (*((shown,) if shown else ()), *(below.says if below else ()))
    key = ("part balloon", shown, said, size, desk.theme, desk.text.percent)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=34, says=said))


def stamp(desk: Desk, words: str, size: Size, colour: Colour = "#8E2420") -> Picture:
    """Type-written capitals in a double frame."""
    width, height = size
    wanted = desk.fixed.fitting(words, "note", height * 0.62, width - 24)
    letters = desk.fixed.picture(words, "note", wanted, colour)
    if letters.size[0] > width - 20:
        letters = desk.narrowed(letters, width - 20)

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, width, height), 5, None, edge=colour, edge_width=4)
        brush.plate((6, 6, width - 12, height - 12), 3, None, edge=colour, edge_width=1.5)
        brush.picture(letters, (width / 2, height / 2 + 2))

    key = ("part stamp", words, size, colour)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, says=(words,)))


def folder(
    desk: Desk,
    words: str = "",
    looks: Sequence[TypeLook] = (),
    size: Size = FOLDER,
    *,
    step: int = 0,
) -> Picture:
    """A folder: stamped and closed at step 0, open at :data:`FOLDER_STEPS`.

    Args:
        desk: draws it.
        words: of the stamp.
        looks: types of the cards in it; each is a question mark on the cover.
        size: of the cover.
        step: how far it is open.
    """
    width, height = size
    part = step / FOLDER_STEPS
    ink = "#4E0E0B" if desk.theme.high else "#8E2420"
    mark = stamp(desk, words, (width * 0.64, 56), ink) if words and not step else None
    side = min(54.0, (width - 80) / max(1, len(looks)))
    signs = [_unknown(desk, look, (side, side * 1.22)) for look in looks] if not step else []

    def paint(brush: Brush) -> None:
        tab = (width * 0.55, -16, width * 0.34, 40)
        brush.shadow((0, 0, width, height), 10, 14, 10, 0.7)
        brush.plate(tab, 9, _MANILA[1])
        brush.plate((0, 0, width, height), 10, "#B8965E", to="#A5834C")
        paper(desk, brush, (10, 8, width - 20, height - 16), 4, shadow=0)
        _cover(brush, width, height, part)
        if not step and desk.theme.paper == PAPER and desk.images.exists(PAPER_FILE):
            grain = desk.images.picture(PAPER_FILE, (width - 4, height - 4), radius=6)
            brush.blit(desk.book.variant(grain, alpha=0.3), 2, 2)
        if mark is not None:
            brush.picture(mark, (width / 2, height * 0.32))
        for place, sign in enumerate(signs):
            x = width / 2 + (place - (len(signs) - 1) / 2) * (side + 9)
            brush.picture(sign, (x, height * 0.72))

    says = ((words,) if mark else ()) + tuple("?" for _ in signs)
    key = ("part folder", words, tuple(looks), size, step, desk.theme)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=60, says=says))


def _cover(brush: Brush, width: float, height: float, part: float) -> None:
    """The front cover, turning upwards about its upper edge."""
    rest = height * abs(1 - 2 * part)
    lean = 14 * min(1.0, 2 * part if part < 0.5 else 2 - 2 * part)
    if part <= 0.5:
        body = (
            f'<path d="M0 0H{width:g}L{width + lean:g} {rest:g}H{-lean:g}Z" fill="{_MANILA[0]}" '
            f'stroke="#8F7142" stroke-width="2" stroke-linejoin="round"/>'
        )
        brush.svg(
            f'<g transform="translate(20 0)">{body}</g>', (-20, 0, width + 40, max(4.0, rest + 2))
        )
        return
    high = min(50.0, rest * 0.24)
    body = (
        f'<path d="M0 {high:g}H{width:g}L{width - lean:g} 0H{lean:g}Z" fill="#C9A96E" '
        f'stroke="#8F7142" stroke-width="2" stroke-linejoin="round"/>'
    )
    brush.svg(body, (0, -high, width, high + 2))


def folder_frames(
    desk: Desk, words: str = "", looks: Sequence[TypeLook] = (), size: Size = FOLDER
) -> list[Picture]:
    """A folder that opens, for :meth:`systems.table.moves.Moves.frames`; reversed it closes."""
    return [folder(desk, words, looks, size, step=step) for step in range(FOLDER_STEPS + 1)]


def _unknown(desk: Desk, look: TypeLook, size: Size) -> Picture:
    mark = desk.fixed.picture("?", "display", max(28, size[1] * 0.75), "#F8EDD4")

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, *size), 6, look.band)
        brush.picture(mark, (size[0] / 2, size[1] / 2))

    return painted(("part unknown", look, size), size, paint, desk.book, says=("?",))


def tab_folder(
    desk: Desk, look: TypeLook, head: Content, line: Content, size: Size = (264.0, 98.0)
) -> Picture:
    """A small folder of one type with its paper half drawn: a fact that everybody knows."""
    width, height = size
    left = 66.0
    room = width - left - 22
    first = desk.fitted(head, "body", 29, room, desk.theme.paper_ink, most=34)
    second = desk.fitted(line, "quiet", 28, room, desk.theme.paper_ink, most=32)

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, width, height), 10, 7, 5, 0.6)
        brush.plate((8, -14, width * 0.36, 30), 9, look.band)
        brush.plate((0, 0, width, height), 10, look.band, edge=look.line, edge_width=2)
        brush.picture(type_sign(desk, look, 42), (34, height / 2))
        paper(desk, brush, (left, 8, width - left - 8, height - 16), 5, shadow=4)
        brush.picture(first, (left + 12 + first.size[0] / 2, height * 0.33))
        brush.picture(second, (left + 12 + second.size[0] / 2, height * 0.68))

    says = (*first.says, *second.says)
    key = ("part tab folder", look, says, size, desk.theme, desk.text.percent)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=24, says=says))
