"""Choices as plates: a label, and below it what follows."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.parts.sheets import EDGE
from scenes.tabletop.buttons import LOOKS
from scenes.tabletop.desk import Desk
from scenes.tabletop.warming import Wanted
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.board import Area
from systems.table.ring import ring_picture
from systems.table.theme import PAPER_INK


def tile(
    desk: Desk,
    label: str,
    line: str,
    size: tuple[float, float],
    *,
    lit: bool = False,
    look: str = "dark",
) -> Picture:
    """A plate with a label and a line; paper while it has the focus.

    Args:
        desk: draws it.
        label: what is done, 40 px.
        line: what follows from it, 30 px, in up to two lines; "" for none.
        size: width and height.
        lit: it has the focus.
        look: ``dark``, or ``red`` for what cannot be taken back.
    """
    key = ("part tile", label, line, size, lit, look, desk.theme, desk.text.percent)
    return desk.once(key, lambda: _tile(desk, label, line, size, key, lit=lit, look=look))


def _tile(
    desk: Desk,
    label: str,
    line: str,
    size: tuple[float, float],
    key: tuple[object, ...],
    *,
    lit: bool,
    look: str,
) -> Picture:
    width, height = size
    ink = LOOKS[look][3]
    quiet = desk.theme.quiet if look == "dark" else ink
    if lit:
        ink, quiet = PAPER_INK, "#43352A"
    elif desk.theme.high and look == "red":
        ink, quiet = "#FFFFFF", "#FFFFFF"
    ground = tile_ground(desk, size, lit=lit, look=look)
    room = width - 32
    share = 0.5 if line else 0.8
    words = desk.fitted(label, "body", 40, room, ink, most=max(28.0, height * share * 0.8))
    below = None
    if line:
        fits = desk.text.boxed(line, "quiet", 30, (room, height * 0.46), lines=2, line=1.1)
        below = desk.fixed.picture(
            line, "quiet", fits, quiet, width=room, align="centre", most_lines=2, line=1.1
        )

    def paint(brush: Brush) -> None:
        brush.picture(ground, (width / 2, height / 2))
        if below is None:
            brush.picture(words, (width / 2, height / 2))
            return
        both = words.size[1] + below.size[1] * 0.9
        start = (height - both) / 2
        brush.picture(words, (width / 2, start + words.size[1] / 2))
        brush.picture(below, (width / 2, start + both - below.size[1] / 2))

    says = (*words.says, *((line,) if line else ()))
    return painted(key, size, paint, desk.book, margin=22, says=says)


def tile_ground(
    desk: Desk, size: tuple[float, float], *, lit: bool = False, look: str = "dark"
) -> Picture:
    """A tile without words; arguments as for :func:`tile`."""
    width, height = size
    top, foot, edge, _ = LOOKS[look]
    if lit:
        top, foot, edge = "#F6EBCB", "#E3D0A0", "#FFF4CC"
    elif desk.theme.high and look == "red":
        top = foot

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, width, height), 16, 8, 6, 0.55)
        brush.plate(
            (0, 0, width, height),
            16,
            top,
            to=foot,
            edge=edge if lit or look != "dark" else EDGE,
            edge_width=4 if lit else 3,
        )

    key = ("tile ground", size, lit, look, desk.theme)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=22))


def tiles_wanted(desk: Desk, area: Area, radius: float = 16) -> Iterator[Wanted]:
    """What is needed when tiles of a size are laid down for somebody to choose."""
    size = (area.width, area.height)
    yield Wanted(tile_ground(desk, size))
    yield Wanted(tile_ground(desk, size, lit=True))
    yield Wanted(ring_picture(area.width, area.height, radius))
