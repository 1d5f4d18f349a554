"""Captions: what happened, in plain words, on a plate that never covers the table."""

from __future__ import annotations

from scenes.context import Context
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import Content, TextKit
from systems.table.sprites import Sprite
from systems.table.stage import Stage
from systems.table.theme import CAPTION_CENTRE, Theme

_Z = 500


class Caption:
    """One plate centred over the prompts, for menus, curtains and results.

    Args:
        context: draws it.
        stage: where; its sprite is named ``ui.caption``.
        centre: of a plate with one line; with more it grows upwards, away from the prompts.
    """

    def __init__(
        self,
        context: Context,
        stage: Stage,
        centre: tuple[float, float] = CAPTION_CENTRE,
        name: str = "ui.caption",
    ) -> None:
        self.context = context
        self.stage = stage
        self.centre = centre
        self.name = name
        self.content: Content = ""

    def say(self, content: Content) -> None:
        """Say something; an empty string takes the plate away."""
        self.content = content
        self.stage.remove(self.name)
        if content:
            picture = caption_picture(self.context, content, most=1640)
            x, y = self.centre
            higher = max(0.0, picture.size[1] - 2 * PLATE_MARGIN - ONE_LINE) / 2
            self.stage.add(Sprite(picture, x, y - higher, _Z), name=self.name)


ONE_LINE = 72.0
"""How high the plate is with one line of words."""

PLATE_MARGIN = 28.0
"""Room around the plate of a caption, for its shadow."""


def caption_picture(context: Context, content: Content, most: float = 1640) -> Picture:
    """The centred plate: 72 high for one line, higher for more."""
    text, theme = context.text, context.theme
    picture = text.picture(content, "body", 36, theme.text, width=most - 88, align="left")
    wide, high = text.measure(content, "body", 36, width=most - 88)
    size = (wide + 88, max(ONE_LINE, high + 24))
    return words_on_plate(text, theme, picture, size)


def words_on_plate(
    text: TextKit, theme: Theme, words: Picture, size: tuple[float, float]
) -> Picture:
    """Words in the middle of the dark plate that captions have.

    Args:
        text: whose pictures they are.
        theme: its colours.
        words: as they are drawn.
        size: of the plate.
    """

    def paint(brush: Brush) -> None:
        paint_plate(brush, theme, size, theme.edge, 0.8)
        brush.picture(words, (size[0] / 2, size[1] / 2))

    key = ("caption", words.key, size, theme)
    return painted(key, size, paint, text.book, margin=PLATE_MARGIN, says=words.says)


def paint_plate(
    brush: Brush, theme: Theme, size: tuple[float, float], edge: str, edge_opacity: float
) -> None:
    """The dark plate below what a table says, with its shadow; its corner is at (0, 0)."""
    box = (0, 0, *size)
    brush.shadow(box, 18, 10, 4, 0.6)
    brush.plate(
        box,
        18,
        theme.plate,
        fill_opacity=theme.plate_opacity,
        edge=edge,
        edge_width=2,
        edge_opacity=edge_opacity,
    )
