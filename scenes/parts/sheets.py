"""Grounds that things are printed on: paper, dark plates, desk mats, framed boards."""

from __future__ import annotations

import pygame

from scenes.kit.caption import PLATE_MARGIN, paint_plate
from scenes.tabletop.desk import Desk
from systems.io.brush import Box, Brush, Colour, blank, painted
from systems.io.pictures import PREMULTIPLIED, Picture, PictureBook
from systems.table.board import Area
from systems.table.theme import BRASS, HEIGHT, PAPER, WIDTH, Theme

PAPER_FILE = "ui/paper.webp"
DARK = "#14100D"
LIT = "#42301A"
LIT_EDGE = "#F4DFA6"
EDGE = "#4A3D2A"


def paper(desk: Desk, brush: Brush, box: Box, radius: float, *, shadow: float = 10) -> None:
    """Paint a sheet of paper with its grain (plain where contrast matters most)."""
    left, top, width, height = box
    if shadow:
        brush.shadow(box, radius, shadow, shadow * 0.6, 0.65)
    if desk.theme.paper == PAPER and desk.images.exists(PAPER_FILE):
        grain = desk.images.picture(PAPER_FILE, (width, height), radius=radius)
        brush.picture(grain, (left + width / 2, top + height / 2))
    else:
        brush.plate(box, radius, desk.theme.paper)


def sheet(desk: Desk, size: tuple[float, float], radius: float = 12) -> Picture:
    """A sheet of paper that lies on the table."""

    def paint(brush: Brush) -> None:
        paper(desk, brush, (0, 0, *size), radius)

    key = ("part sheet", size, radius, desk.theme.paper)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=36))


def plate(
    desk: Desk,
    size: tuple[float, float],
    *,
    lit: bool = False,
    edge: Colour | None = None,
    radius: float = 18,
) -> Picture:
    """A dark plate for things of the table; the lit one has the eye of everybody.

    Args:
        desk: draws it.
        size: width and height.
        lit: it is this one's turn.
        edge: another colour of the edge, such as that of a seat.
        radius: of the corners.
    """
    theme = desk.theme

    def paint(brush: Brush) -> None:
        ground(desk, brush, (0, 0, *size), lit=lit, edge=edge, radius=radius)

    key = ("part plate", size, lit, edge, radius, theme)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=30))


RAIL_END = 64.0
"""From either end of a plate at the foot its middle looks alike everywhere."""


def rail_ground(
    book: PictureBook, theme: Theme, size: tuple[float, float], *, bar: bool = False
) -> Picture:
    """The plate on which words and prompts lie at the foot; ``bar``: with brass at its left.

    Its ends are drawn once and the middle is stretched between them: it comes in ever other
    widths, and to draw a wide one takes half of what a frame may.
    """
    if size[0] <= 2 * RAIL_END:
        return _rail_ends(book, theme, size, bar=bar)
    ends = _rail_ends(book, theme, (2 * RAIL_END, size[1]), bar=bar)
    full = (size[0] + 2 * PLATE_MARGIN, size[1] + 2 * PLATE_MARGIN)

    def make(scale: float) -> pygame.Surface:
        small, whole = book.surface(ends), blank(*full, scale)
        high, half = small.get_height(), small.get_width() // 2
        middle = pygame.Surface((max(0, whole.get_width() - 2 * half), high), pygame.SRCALPHA)
        column = small.subsurface((half, 0, 1, high))
        pygame.transform.scale(column, middle.get_size(), middle)
        whole.blit(small, (0, 0), (0, 0, half, high), PREMULTIPLIED)
        whole.blit(middle, (half, 0), None, PREMULTIPLIED)
        right = small.get_width() - half
        at = (half + middle.get_width(), 0)
        whole.blit(small, at, (right, 0, half, high), PREMULTIPLIED)
        return whole

    key = ("rail ground", size, bar, theme)
    return Picture(key, full, make, margin=PLATE_MARGIN, parts=lambda _scale: (ends,))


def _rail_ends(book: PictureBook, theme: Theme, size: tuple[float, float], *, bar: bool) -> Picture:
    def paint(brush: Brush) -> None:
        paint_plate(brush, theme, size, BRASS, 1.0 if theme.high else 0.4)
        if bar:
            brush.plate((0, 6, 10, size[1] - 12), 3, BRASS)

    return painted(("rail ends", size, bar, theme), size, paint, book, margin=PLATE_MARGIN)


def ground(
    desk: Desk, brush: Brush, box: Box, *, lit: bool, edge: Colour | None, radius: float
) -> None:
    """Paint a dark plate, or a lit one."""
    brush.shadow(box, radius, 10, 6, 0.5)
    fill = LIT if lit and not desk.theme.high else "#000000" if desk.theme.high else DARK
    line = edge or (LIT_EDGE if lit else EDGE)
    brush.plate(
        box,
        radius,
        fill,
        fill_opacity=0.92 if lit else 0.86 if not desk.theme.high else 1.0,
        edge=line,
        edge_width=4 if lit or edge else 2,
        edge_opacity=1.0 if lit or edge else 0.7,
    )


def mat(area: Area, colour: Colour = "#16201F", edge: Colour = BRASS) -> Picture:
    """A leather mat that nearly fills the table, with a fine line inside its edge."""
    size = (area.width, area.height)

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, *size), 30, 18, 12, 0.7)
        brush.plate((0, 0, *size), 30, colour, edge="#000000", edge_width=2, edge_opacity=0.6)
        inside = (10, 10, size[0] - 20, size[1] - 20)
        brush.plate(inside, 22, None, edge=edge, edge_width=2, edge_opacity=0.4)

    return painted(("part mat", size, colour, edge), size, paint, margin=48)


MAT = Area(68, 34, 1784, 908)
"""Where a mat lies: a little beyond the plates, above the rail."""


def table_ground(
    desk: Desk, area: Area = MAT, colour: Colour = "#16201F", light: Colour = "#FFCF8A"
) -> Picture:
    """The still picture below a table: dark wood, a mat on it, and the pool of a lamp.

    Args:
        desk: draws it.
        area: of the mat.
        colour: of the mat.
        light: of the lamp over the middle.
    """
    wood = desk.images.picture("ui/wood.webp", (WIDTH, HEIGHT))

    def paint(brush: Brush) -> None:
        brush.fill("#150E09")
        brush.picture(wood, (WIDTH / 2, HEIGHT / 2))
        brush.picture(mat(area, colour), area.centre)
        brush.glow((area.centre[0], area.centre[1]), 820, light, 0.16, 0.66)

    key = ("part ground", area, colour, light)
    return desk.once(key, lambda: painted(key, (WIDTH, HEIGHT), paint, desk.book))


def _cork(desk: Desk, size: tuple[float, float]) -> Picture:
    """What lies in the frame: a picture of its own, so that no step of the board is long."""

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, *size), 4, "#8C6238", to="#75502C", edge="#25150A", edge_width=3)
        brush.svg(_specks(*size), (0, 0, *size))

    return painted(("part cork", size), size, paint, desk.book)


def _specks(width: float, height: float) -> str:
    """Specks of cork, spread by the golden ratio so that no pattern is seen; in one drawing, as
    a drawing for each of the hundreds takes longer than a frame may."""
    specks = []
    for number in range(round(width * height / 900)):
        x = 6 + (number * 0.618034 % 1) * (width - 12)
        y = 6 + (number * 0.754878 % 1) * (height - 12)
        colour = ("#A87C4C", "#5F3F20", "#94693B")[number % 3]
        specks.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{3 + number % 3}" height="{2 + number % 2}" '
            f'rx="1" fill="{colour}" fill-opacity="0.5"/>'
        )
    return "".join(specks)


def framed_board(desk: Desk, size: tuple[float, float], frame: float = 22) -> Picture:
    """A cork board in a wooden frame, to pin sheets on."""
    cork = _cork(desk, (size[0] - 2 * frame, size[1] - 2 * frame))

    def paint(brush: Brush) -> None:
        width, height = size
        brush.shadow((0, 0, width, height), 10, 16, 12, 0.75)
        brush.plate((0, 0, width, height), 10, "#4A2F1B", to="#2C1A0E", edge="#150B05")
        brush.plate((3, 3, width - 6, height - 6), 8, None, edge="#7A5230", edge_width=2)
        brush.picture(cork, (width / 2, height / 2))

    key = ("part board", size, frame)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=44))
