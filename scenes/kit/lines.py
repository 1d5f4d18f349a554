"""Lines of a paragraph that are about equally long."""

from __future__ import annotations

from systems.io.text import Content, TextKit

STEP = 12.0


def even_width(text: TextKit, content: Content, role: str, size: float, width: float) -> float:
    """The narrowest width in which a text takes no more lines than in ``width``.

    Centred in it no word stands alone on the last line.
    """
    high = text.measure(content, role, size, width=width)[1]
    narrow = width
    while narrow - STEP > width / 2:
        if text.measure(content, role, size, width=narrow - STEP)[1] > high:
            break
        narrow -= STEP
    return narrow
