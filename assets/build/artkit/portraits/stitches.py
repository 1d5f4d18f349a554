"""Colours and elements that costumes and hats are drawn with.

Ink lines are drawn in INK, so that the painter knows them.
"""

from __future__ import annotations

INK = "#150c0a"


SHIRT = "#efe6d2"


GOLD = "#d9b35c"


PEARL = "#f6f0e2"


SHOULDERS = (
    "M247 598C188 612 118 640 68 688C24 732 -4 800 -16 990H798C786 800 758 732 714 688"
    "C664 640 590 612 523 600"
)


def path(d: str, fill: str = "none", line: float = 10, colour: str = INK, extra: str = "") -> str:
    """A filled path with an ink line; `line` 0 leaves the line out."""
    stroke = (
        f'stroke="{colour}" stroke-width="{line}" stroke-linejoin="round" stroke-linecap="round"'
    )
    return f'<path d="{d}" fill="{fill}" {stroke if line else ""} {extra}/>'


def dot(x: float, y: float, radius: float, fill: str, line: float = 5) -> str:
    """A small disc: a button, a pearl."""
    stroke = f'stroke="{INK}" stroke-width="{line}"' if line else ""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" {stroke}/>'
