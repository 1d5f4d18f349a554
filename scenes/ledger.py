"""Pictures of the club's books: the open ledger, its rows, and tallies in ink."""

from __future__ import annotations

import math

from scenes.context import Context
from scenes.kit.paper import paper_picture
from systems.io.brush import Box, Brush, painted, vector
from systems.io.pictures import Picture

BOOK: Box = (84.0, 168.0, 1752.0, 764.0)
"""The leather cover; the pages lie on it."""
LEFT: Box = (108.0, 186.0, 844.0, 726.0)
RIGHT: Box = (968.0, 186.0, 844.0, 726.0)
FOLD = 960.0

HEADS = 92.0
"""Height of the band with the heads of the columns, at the top of a page."""
PAD = 36.0
"""From the edge of a page to its writing."""
WRITING: Box = (LEFT[0] + PAD, LEFT[1], LEFT[2] - 2 * PAD - 44, LEFT[3])
"""The lines of the left page: it leaves room before the fold for the signs of a long list."""

COLUMNS = (0.42, 0.62, 0.79, 1.0)
"""Right ends of the columns (name, played, won, of all), as parts of the writing's width."""

RULE = "#B7A47C"
RED_RULE = "#B5665A"
RED_INK = "#8A2F1F"

STROKE = 13.0
"""From one stroke of a tally to the next."""
GROUP = 5 * STROKE + 16
TALL = 34.0
STROKES = 45
"""More games than this are drawn as a bar."""


def book_picture(
    context: Context, row: float, rows: int, columns: tuple[float, ...] = COLUMNS
) -> Picture:
    """The open ledger without its writing.

    Args:
        context: draws it.
        row: distance of the ruled lines on the left page.
        rows: how many there are.
        columns: right ends of the columns of the left page, as parts of the writing's width.
    """
    left, top, width, height = BOOK
    pages = tuple(paper_picture(context, (box[2], box[3]), 6) for box in (LEFT, RIGHT))
    leaves = tuple(_leaf((box[2], box[3])) for box in (LEFT, RIGHT))
    cover = _cover((width, height))
    shadow = painted(
        ("ledger shadow", width, height),
        (width, height),
        lambda brush: brush.shadow((0, 0, width, height), 22, 26, 18, 0.8),
        margin=70,
    )

    def paint(brush: Brush) -> None:
        for part in (shadow, cover):
            brush.picture(part, (width / 2, height / 2))
        for box, page in zip((LEFT, RIGHT), pages, strict=True):
            below = leaves[0 if box is LEFT else 1]
            for leaf in (7, 4):  # the leaves below show at the foot and the outer edge
                out = -leaf if box is LEFT else leaf
                corner = (box[0] - left + out, box[1] - top + leaf)
                brush.picture(below, (corner[0] + box[2] / 2, corner[1] + box[3] / 2))
            brush.picture(page, (box[0] - left + box[2] / 2, box[1] - top + box[3] / 2))
        _fold(brush, FOLD - left, LEFT[1] - top, LEFT[3])
        _rules(brush, row, rows, columns)
        _ribbon(brush, FOLD - left, height)

    key = ("ledger", row, rows, columns, context.theme)
    return painted(key, (width, height), paint, context.book, margin=70)


def _cover(size: tuple[float, float]) -> Picture:
    """The leather below the pages."""
    width, height = size

    def paint(brush: Brush) -> None:
        brush.plate(
            (0, 0, width, height), 22, "#4A1F17", to="#2B100B", edge="#6E3A28", edge_width=3
        )
        brush.plate((9, 9, width - 18, height - 18), 16, None, edge="#B08A4A", edge_width=2)

    return painted(("ledger cover", size), size, paint)


def _leaf(size: tuple[float, float]) -> Picture:
    """A leaf below the upper page."""

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, *size), 6, "#D8C79C", edge="#A08C62", edge_width=1.5)

    return painted(("ledger leaf", size), size, paint)


def _fold(brush: Brush, x: float, top: float, height: float) -> None:
    """The shade between the pages, darker the nearer to the fold."""
    reach = 70.0
    body = "".join(
        f'<rect x="{start:g}" y="0" width="{reach:g}" height="{height:g}" fill="url(#{name})"/>'
        for start, name in ((0.0, "a"), (reach, "b"))
    )
    defs = "".join(
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{start:g}" y1="0" '
        f'x2="{end:g}" y2="0"><stop offset="0" stop-color="#3A2412" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#3A2412" stop-opacity="0.5"/></linearGradient>'
        for name, start, end in (("a", 0.0, reach), ("b", 2 * reach, reach))
    )
    brush.svg(body, (x - reach, top, 2 * reach, height), defs)


def _rules(brush: Brush, row: float, rows: int, columns: tuple[float, ...]) -> None:
    """The ruled lines of the left page and the red lines of its columns."""
    left, top = WRITING[0] - BOOK[0], WRITING[1] - BOOK[1]
    start, end = left - 12, left + WRITING[2] + 12
    head = top + HEADS
    brush.line((start, head), (end, head), RED_RULE, 2, 0.9)
    brush.line((start, head + 5), (end, head + 5), RED_RULE, 2, 0.9)
    for number in range(1, rows + 1):
        y = head + 5 + number * row
        brush.line((start, y), (end, y), RULE, 2, 0.75)
    for part in columns[:-1]:
        x = left + part * WRITING[2] + 2
        brush.line((x, top + 26), (x, head + 5 + rows * row), RED_RULE, 2, 0.5)
    left = RIGHT[0] - BOOK[0]
    for shift in (0, 5):
        y = head + shift
        brush.line((left + PAD - 12, y), (left + RIGHT[2] - PAD + 12, y), RED_RULE, 2, 0.9)


def _ribbon(brush: Brush, x: float, height: float) -> None:
    """The bookmark that hangs out of the fold."""
    body = (
        '<path d="M4 0H26V54L15 43L4 54Z" fill="#9C3325"/>'
        '<path d="M4 0H10V48L4 54Z" fill="#C04B39" fill-opacity="0.6"/>'
    )
    brush.svg(body, (x - 15, height - 30, 30, 56))


def column(number: int, width: float) -> tuple[float, float]:
    """Left and right end of a column of numbers (1, 2 or 3) in a row of a width."""
    return (COLUMNS[number - 1] * width + 14, COLUMNS[number] * width - 10)


def tally_picture(played: int, won: int, width: float, ink: str) -> Picture:
    """What was played as strokes of a pen in fives, what was won of it in red.

    Where there are too many strokes for the width, a bar of the same proportion.
    """
    most = min(STROKES, 5 * int(width // GROUP))

    def paint(brush: Brush) -> None:
        if played > most:
            brush.plate((0, 8, width, TALL - 16), 6, None, edge=ink, edge_width=3)
            if won:
                brush.plate((0, 8, max(12.0, width * won / played), TALL - 16), 6, RED_INK)
            return
        for number in range(played):
            _stroke(brush, number, RED_INK if number < won else ink)

    return painted(("tally", played, won, width, ink), (width, TALL), paint)


def _stroke(brush: Brush, number: int, ink: str) -> None:
    """One stroke; the fifth of a group crosses the four before it. No two are quite alike."""
    group, place = divmod(number, 5)
    left = group * GROUP + 8
    lean = (number * 7) % 5 - 2
    if place < 4:
        x = left + place * STROKE
        brush.line((x - lean * 0.6, 3 + number % 3), (x + lean * 0.6 + 1.5, TALL - 3), ink, 4, 0.92)
    else:
        start = (left - 9, TALL - 8 + lean)
        brush.line(start, (left + 3 * STROKE + 10, 8 - lean), ink, 4, 0.92)


def vignette(ink: str) -> Picture:
    """A gas lamp in thin lines, for the empty part of a page."""
    rays = "".join(
        f'<path d="M{100 + 62 * x:g} {92 + 62 * y:g}L{100 + reach * x:g} {92 + reach * y:g}"/>'
        for number, (x, y) in enumerate(_RAYS)
        for reach in (94 if number % 2 else 82,)
    )
    body = (
        f'<g fill="none" stroke="{ink}" stroke-width="3.5" stroke-linecap="round" '
        f'stroke-linejoin="round" stroke-opacity="0.42">{rays}'
        '<path d="M74 128L62 76H138L126 128Z"/><path d="M54 76L100 44L146 76Z"/>'
        '<path d="M100 44V34"/><path d="M92 34H108"/>'
        '<path d="M100 122C88 116 90 102 100 88C110 102 112 116 100 122Z"/>'
        '<path d="M84 128V138H116V128"/><path d="M93 138V196M107 138V196"/>'
        '<path d="M76 196H124"/></g>'
    )
    return Picture(
        ("ledger vignette", ink), (200.0, 204.0), lambda scale: vector(body, 200, 204, scale)
    )


_RAYS = tuple(
    (math.sin(math.radians(angle)), -math.cos(math.radians(angle)))
    for angle in (-110, -85, -60, -35, 35, 60, 85, 110)
)
