"""The sign at the corner of a focus that walks by itself: it walks, or it rests."""

from __future__ import annotations

from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.theme import INK, LAMP

SIZE = 48.0


def scan_sign(*, resting: bool) -> Picture:
    """Two arrow heads for a walk, two bars for a rest."""
    shape = "M17 14v20M31 14v20" if resting else "M13 14l10 10l-10 10M25 14l10 10l-10 10"

    def paint(brush: Brush) -> None:
        middle = SIZE / 2
        brush.svg(
            f'<circle cx="{middle}" cy="{middle}" r="22" fill="{INK}" stroke="{LAMP}" '
            f'stroke-width="3"/><path d="{shape}" fill="none" stroke="{LAMP}" stroke-width="6" '
            'stroke-linecap="round" stroke-linejoin="round"/>',
            (0, 0, SIZE, SIZE),
        )

    return painted(("scan sign", resting), (SIZE, SIZE), paint)
