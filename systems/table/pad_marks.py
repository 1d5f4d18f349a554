"""What makers print on the four buttons of a pad, in thin lines of our own, by position.

Places are what everybody's pads have in common; what is printed there differs. So a mark is only
shown to a seat whose own pad is known, inside the diamond that shows the place.
"""

from __future__ import annotations

from collections.abc import Mapping

MARKS: Mapping[str, Mapping[str, str]] = {
    "xbox": {"south": "A", "east": "B", "west": "X", "north": "Y"},
    "nintendo": {"south": "B", "east": "A", "west": "Y", "north": "X"},
    "playstation": {"south": "cross", "east": "circle", "west": "square", "north": "triangle"},
}
"""Family of pads -> position -> mark."""

_SHAPES: Mapping[str, str] = {
    "A": "M-0.8 1L0 -1L0.8 1M-0.5 0.34H0.5",
    "B": "M-0.6 -1V1H0.1C0.86 1 0.86 -0.08 0.1 -0.08H-0.6M0.04 -0.08C0.7 -0.08 0.7 -1 0.04 -1H-0.6",
    "X": "M-0.74 -1L0.74 1M0.74 -1L-0.74 1",
    "Y": "M-0.8 -1L0 0.06L0.8 -1M0 0.06V1",
    "cross": "M-0.86 -0.86L0.86 0.86M0.86 -0.86L-0.86 0.86",
    "circle": "M-0.95 0A0.95 0.95 0 1 0 0.95 0A0.95 0.95 0 1 0 -0.95 0Z",
    "square": "M-0.82 -0.82H0.82V0.82H-0.82Z",
    "triangle": "M0 -0.85L0.98 0.84H-0.98Z",
}
"""Lines of each mark around (0, 0), reaching to about 1."""


def mark_of(family: str, position: str) -> str:
    """What is printed at a position on pads of a family; empty where that is not known."""
    return MARKS.get(family, {}).get(position, "")


def mark_path(mark: str, centre: tuple[float, float], reach: float, colour: str) -> str:
    """The SVG drawing of a mark.

    Args:
        mark: a value of :data:`MARKS`.
        centre: its middle.
        reach: half of its height.
        colour: of its lines.
    """
    x, y = centre
    return (
        f'<g transform="translate({x:g} {y:g}) scale({reach:g})"><path d="{_SHAPES[mark]}" '
        f'fill="none" stroke="{colour}" stroke-width="0.42" stroke-linecap="round" '
        'stroke-linejoin="round"/></g>'
    )
