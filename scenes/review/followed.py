"""What stands at the right of a row: what followed for a seat, and a remark on what it chose."""

from __future__ import annotations

from scenes.tabletop.desk import Desk
from systems.io.pictures import Picture
from systems.io.text import SMALLEST, Content

SIZE = 34.0
LINE = 1.04
"""Distance of the lines, in sizes."""


def followed(
    desk: Desk, learnt: Content, new: bool, remark: Content | None, room: tuple[float, float]
) -> list[Picture]:
    """Pictures to stand one below the other, as large as the room lets them.

    Args:
        desk: draws them.
        learnt: what followed, or that nothing did.
        new: whether something followed.
        remark: on what the seat chose. It takes the place of nothing; where both would need more
            room than there is, the proof behind the row tells it.
        room: width and height that are there.
    """
    rows: list[tuple[Content, str, str]] = []
    theme = desk.theme
    if new or remark is None:
        rows.append((learnt, "body" if new else "quiet", theme.text if new else theme.quiet))
    if remark is not None:
        rows.append((remark, "quiet", theme.quiet))
    size = max(desk.text.size(role, SIZE) for _, role, _ in rows)
    while size > SMALLEST and not _fit(desk, rows, size, room):
        size = max(SMALLEST, size - 2)
    if len(rows) == 2 and not _fit(desk, rows, size, room):
        return followed(desk, learnt, new, None, room)
    most = max(1, int(room[1] / (size * LINE) + 0.25))
    return [
        desk.fixed.picture(
            words, role, size, colour, width=room[0], align="left", line=LINE, most_lines=most
        )
        for words, role, colour in rows
    ]


def _fit(
    desk: Desk, rows: list[tuple[Content, str, str]], size: float, room: tuple[float, float]
) -> bool:
    """Whether all of them fit, one below the other."""
    sizes = [
        desk.fixed.measure(words, role, size, width=room[0], line=LINE) for words, role, _ in rows
    ]
    wide, high = max(one for one, _ in sizes), sum(one for _, one in sizes)
    return wide <= room[0] + 0.5 and high <= room[1] + 0.5
