"""Dashed outlines, cut into single lines by ourselves.

SDL's SVG reader dashes a closed outline wrongly: where a dash ends near the place at which the
outline closes, it fills a wedge across the picture. Each dash is therefore a line of its own.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

Point = tuple[float, float]

CORNER_STEPS = 8
"""Straight pieces of a rounded corner; smooth to the eye at the radii of our frames."""


def dashed_outline(width: float, height: float, inset: float, radius: float, pattern: str) -> str:
    """The path data of a rounded rectangle's dashes.

    Args:
        width: of the picture.
        height: of the picture.
        inset: of the outline from its edges.
        radius: of the outline's corners.
        pattern: dash and gap, such as ``"16 12"``; stretched so that they meet where they began.
    """
    dash, gap = (float(part) for part in pattern.replace(",", " ").split())
    outline = _outline(width, height, inset, radius)
    length = sum(math.dist(a, b) for a, b in itertools.pairwise(outline))
    count = max(1, round(length / (dash + gap)))
    stretch = length / (count * (dash + gap))
    return "".join(_cut(outline, dash * stretch, gap * stretch))


def _outline(width: float, height: float, inset: float, radius: float) -> list[Point]:
    """The closed outline as points, clockwise from the upper left, where it ends again."""
    left, top, right, bottom = inset, inset, width - inset, height - inset
    bend = max(0.0, min(radius, (right - left) / 2, (bottom - top) / 2))
    centres = (
        (right - bend, top + bend),
        (right - bend, bottom - bend),
        (left + bend, bottom - bend),
        (left + bend, top + bend),
    )
    points = [(left + bend, top)]
    for quarter, (x, y) in enumerate(centres):
        for step in range(CORNER_STEPS + 1):
            angle = math.pi / 2 * (quarter - 1 + step / CORNER_STEPS)
            points.append((x + bend * math.cos(angle), y + bend * math.sin(angle)))
    return points


def _cut(outline: list[Point], dash: float, gap: float) -> Iterator[str]:
    """Every dash as ``M… L…``, walking once around."""
    drawn, left = True, dash
    words = [_at("M", outline[0])]
    for start, end in itertools.pairwise(outline):
        length, done = math.dist(start, end), 0.0
        while length - done > left:
            done += left
            part = done / length
            point = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            if drawn:
                yield "".join((*words, _at("L", point)))
            words = [_at("M", point)]
            drawn, left = not drawn, gap if drawn else dash
        left -= length - done
        words.append(_at("L", end))
    if drawn:
        yield "".join(words)


def _at(command: str, point: Point) -> str:
    return f"{command}{point[0]:.2f} {point[1]:.2f}"
