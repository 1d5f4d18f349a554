"""Small pictures of the lobby: what a person holds, and the baize they sit at."""

from __future__ import annotations

from systems.io.brush import Brush, painted, vector
from systems.io.pictures import Picture, PictureBook
from systems.table.theme import BRASS, PAPER_INK

BAIZE = (80.0, 160.0, 1160.0, 800.0)
BAIZE_COLOURS = ("#1B4A3A", "#0A201A")


def baize(book: PictureBook | None = None) -> Picture:
    """The green cloth with a brass line.

    Args:
        book: keeps its layers until they lie on each other, so that each is made by itself.
    """
    _, _, width, height = BAIZE

    def shade(brush: Brush) -> None:
        brush.shadow((0, 0, width, height), 40, 26, 16, 0.75)

    def rim(brush: Brush) -> None:
        brush.plate((0, 0, width, height), 40, BAIZE_COLOURS[1])

    def cloth(brush: Brush) -> None:
        brush.plate((3, 3, width - 6, height - 6), 38, "#123528", to="#0B261D")

    def line(brush: Brush) -> None:
        brush.plate(
            (14, 14, width - 28, height - 28), 28, None, edge=BRASS, edge_width=2.5,
            edge_opacity=0.85,
        )  # fmt: skip

    *below, above = [
        painted(("baize", layer.__name__), (width, height), layer, margin=60)
        for layer in (shade, rim, cloth, line)
    ]
    middle = (width / 2, height / 2)

    def paint(brush: Brush) -> None:
        for layer in below:
            brush.picture(layer, middle)
        brush.glow((width / 2, height * 0.4), width * 0.52, BAIZE_COLOURS[0], 0.75, 0.66)
        brush.picture(above, middle)

    return painted(("baize",), (width, height), paint, book, margin=60)


def device_sign(sort: str, size: float = 112, colour: str = PAPER_INK) -> Picture:
    """The outline of a pad, a piece of keyboard, or a mouse; ``""`` for none."""
    width, height = size, size * 0.62
    line = f'fill="none" stroke="{colour}" stroke-width="4.5" stroke-linejoin="round"'
    if sort == "keys":
        keys = "".join(
            f'<rect x="{14 + 21.5 * column + 5 * row:g}" y="{12 + 18 * row}" width="14" '
            f'height="11" rx="2.5" fill="{colour}"/>'
            for row in range(2)
            for column in range(4)
        )
        body = (
            f'<rect x="4" y="3" width="104" height="63" rx="10" {line}/>{keys}'
            f'<rect x="30" y="49" width="52" height="9" rx="4" fill="{colour}"/>'
        )
    elif sort == "mouse":
        body = (
            f'<rect x="36" y="2" width="40" height="64" rx="20" {line}/><path d="M56 4V28" {line}/>'
        )
    else:
        body = (
            f'<path d="M30 8H82C98 8 104 22 107 44C109 60 96 66 88 56L79 45H33L24 56'
            f'C16 66 3 60 5 44C8 22 14 8 30 8Z" {line}/>'
            f'<path d="M33 17h6v6h6v6h-6v6h-6v-6h-6v-6h6z" fill="{colour}"/>'
            f'<circle cx="78" cy="18" r="4.6" fill="{colour}"/>'
            f'<circle cx="87" cy="26" r="4.6" fill="{colour}"/>'
            f'<circle cx="69" cy="26" r="4.6" fill="{colour}"/>'
            f'<circle cx="78" cy="34" r="4.6" fill="{colour}"/>'
        )
    scaled = f'<g transform="scale({size / 112:g})">{body}</g>'
    return Picture(
        ("device sign", sort, size, colour),
        (width, height),
        lambda scale: vector(scaled, width, height, scale),
    )
