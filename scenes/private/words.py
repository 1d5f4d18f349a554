"""Words that must stay in a box at every text size."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.tabletop.desk import Desk
from systems.io.pictures import Picture
from systems.io.text import SMALLEST, Content


def block(
    desk: Desk,
    content: Content,
    role: str,
    size: float,
    box: tuple[float, float],
    colour: str,
    *,
    align: str = "centre",
    line: float = 1.14,
) -> Picture:
    """Text that grows with the player's text size as far as the box lets it, in several lines.

    Where even 28 px do not fit the end is cut off with an ellipsis.

    Args:
        desk: whose text kit draws it.
        content: the words.
        role: of the text kit.
        size: in logical pixels at 100 per cent.
        box: width and height that are there.
        colour: of what names none.
        align: within the box.
        line: distance of the lines, in sizes.
    """
    width, height = box
    wanted = fitting(desk, (content,), role, size, box, line=line)
    most = max(1, int(height / (wanted * line) + 0.25))
    return desk.fixed.picture(
        content, role, wanted, colour, width=width, align=align, line=line, most_lines=most
    )


def capped(
    desk: Desk, content: str, role: str, size: float, most: float, width: float, colour: str
) -> Picture:
    """One line that grows with the text size, but not beyond ``most``, and fits a width."""
    return desk.fitted(content, role, size, width, colour, most=most)


def fitting(
    desk: Desk,
    contents: Sequence[Content],
    role: str,
    size: float,
    box: tuple[float, float],
    *,
    line: float = 1.14,
) -> float:
    """The largest size at which each of the contents fits a box of its own; at least 28."""
    wanted = desk.text.size(role, size)
    for content in contents:
        while wanted > SMALLEST and not _fits(desk, content, role, wanted, box, line):
            wanted = max(SMALLEST, wanted - 2)
    return wanted


def _fits(
    desk: Desk, content: Content, role: str, size: float, box: tuple[float, float], line: float
) -> bool:
    wide, high = desk.fixed.measure(content, role, size, width=box[0], line=line)
    return wide <= box[0] + 0.5 and high <= box[1] + 0.5
