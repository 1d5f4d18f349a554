"""Choices that lie on a table as plates: a label, brass under the focus."""

from __future__ import annotations

from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.board import Area
from systems.table.theme import BRASS, PAPER_INK

LOOKS = {
    "dark": ("#241A11", "#17100A", "#8C6F3C", "#F8EDD4"),
    "brass": ("#EBCF8C", "#C99B4C", "#FFF4CC", PAPER_INK),
    "red": ("#B5402C", "#7C2117", "#F2B8A6", "#FFF4EC"),
}
"""Look -> upper and lower colour of the ground, edge, letters."""


def choice(
    desk: Desk, words: str, size: tuple[float, float], look: str = "dark", *, right: float = 0
) -> Picture:
    """A plate with a word or two; so much at its right end is kept free of them."""
    top, foot, edge, ink = LOOKS[look]
    if desk.theme.high and look == "red":
        top, ink = foot, "#FFFFFF"
    lettering = desk.fitted(words, "head", 40, size[0] - 40 - right, ink, most=size[1] * 0.66)

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, *size), 16, blur=7, drop=5, opacity=0.55)
        brush.plate((0, 0, *size), 16, top, to=foot, edge=edge, edge_width=3)
        brush.picture(lettering, ((size[0] - right) / 2, size[1] / 2 + 2))

    key = ("choice", words, size, look, right, desk.text.percent, desk.theme.high)
    return painted(key, size, paint, desk.book, margin=20, says=lettering.says)


def baize(area: Area, edge: str = BRASS) -> Picture:
    """A board of green cloth with a brass edge, to choose on."""
    size = (area.width, area.height)

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, *size), 26, blur=14, drop=10, opacity=0.7)
        brush.plate((0, 0, *size), 26, "#0F3A2B", to="#08251B", edge=edge, edge_width=4)
        brush.plate(
            (11, 11, size[0] - 22, size[1] - 22),
            18,
            None,
            edge=edge,
            edge_width=1.5,
            edge_opacity=0.55,
        )

    return painted(("baize", size, edge), size, paint, margin=40)
