"""The evidence paintings: made when they are first seen, and kept as long as there is room.

There is a small file of each for what hangs on a usual screen: reading a large one takes longer
than a frame may. Nothing holds them but the caches of the house
(:class:`~systems.io.images.Images`, :class:`~systems.io.pictures.PictureBook`), which have bounds.
"""

from __future__ import annotations

from scenes.parts.tokens import GILT, empty_frame, gilt_frame
from scenes.tables.detective_club import signs
from scenes.tables.detective_club.looks import VELVET
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.theme import BRASS, INK

Size = tuple[float, float]


SMALL: Size = (256.0, 384.0)
"""Pixels of the small files."""


def file_of(desk: Desk, card: str, size: Size) -> str:
    """The file of a painting that has enough pixels for a size on the table."""
    scale = desk.book.scale
    small = size[0] * scale <= SMALL[0] and size[1] * scale <= SMALL[1]
    return desk.picture_of(f"pictures/{'small_' if small else ''}{card.lower()}.webp")


def painting(desk: Desk, card: str, size: Size) -> Picture:
    """What is painted on a card, without a frame."""
    return desk.images.picture(file_of(desk, card, size), size)


def framed(desk: Desk, card: str, size: Size, frame: float, number: int = 0) -> Picture:
    """A painting in a gilt frame; ``size`` is that of the frame.

    Args:
        desk: draws it.
        card: which.
        size: of the whole.
        frame: width of the frame.
        number: on a plate at the foot of the frame; 0 for none.
    """
    inner = _inside(size, frame)
    return gilt_frame(desk, painting(desk, card, inner), inner, frame, number=number)


def frame_alone(desk: Desk, size: Size, frame: float) -> Picture:
    """The frame of :func:`framed`, which is the same for all paintings of a size."""
    wide, high = _inside(size, frame)
    return empty_frame(desk, (wide + 2 * frame, high + 2 * frame), frame)


def _inside(size: Size, frame: float) -> Size:
    """What a frame leaves for the painting, in whole pixels."""
    return (round(size[0] - 2 * frame), round(size[1] - 2 * frame))


def face(desk: Desk, card: str, size: Size) -> Picture:
    """A painting as a card in a hand: with a fine gilt edge."""
    inner = (round(size[0] - 10), round(size[1] - 10))
    inside, edge = painting(desk, card, inner), _edge(desk, size)
    key = ("club face", card, size)

    def paint(brush: Brush) -> None:
        brush.picture(edge, (size[0] / 2, size[1] / 2))
        brush.picture(inside, (size[0] / 2, size[1] / 2))

    return desk.once(
        (*key, inside.key), lambda: painted((*key, inside.key), size, paint, desk.book, margin=20)
    )


def _edge(desk: Desk, size: Size) -> Picture:
    """The fine gilt edge, the same for all cards of a size."""
    key = ("club edge", size)

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, *size), 8, 8, 5, 0.6)
        brush.plate((0, 0, *size), 8, GILT[0], to=GILT[1], edge=INK, edge_width=1.5)
        brush.plate((3.5, 3.5, size[0] - 7, size[1] - 7), 5, "#171009")

    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=20))


def back(desk: Desk, size: Size) -> Picture:
    """The back of every card."""
    width, height = size

    def paint(brush: Brush) -> None:
        brush.shadow((0, 0, *size), 8, 8, 5, 0.6)
        brush.plate((0, 0, *size), 8, "#5A1626", to=VELVET, edge=INK, edge_width=1.5)
        edge = max(4.0, width * 0.06)
        box = (edge, edge, width - 2 * edge, height - 2 * edge)
        brush.plate(box, 5, None, edge=BRASS, edge_width=max(1.5, width * 0.015), edge_opacity=0.8)
        side = min(width, height) * 0.56
        brush.svg(signs.rose(side, BRASS), ((width - side) / 2, (height - side) / 2, side, side))

    key = ("club back", size)
    return desk.once(key, lambda: painted(key, size, paint, desk.book, margin=20))
