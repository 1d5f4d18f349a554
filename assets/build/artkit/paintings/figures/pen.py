"""Areas that figures are made of: drawn from points and numbers, cut and joined with shapely."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from functools import reduce

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry as Area
from shapely.geometry.polygon import orient
from shapely.ops import unary_union

__all__ = [
    "Area", "arc", "blob", "box", "curve", "drawn", "even", "hull", "join", "moved", "oval", "path_of", "poly",
    "ring", "round_about", "scaled", "spot", "star", "stroke", "twin", "turned", "wedge",
]

STEPS = 12
"""Straight pieces per curved piece of a line."""


def spot(x: float, y: float, radius: float) -> Area:
    """A disc."""
    return Point(x, y).buffer(radius, 32)


def oval(x: float, y: float, rx: float, ry: float, turn: float = 0) -> Area:
    """An ellipse about (x, y), turned clockwise by degrees."""
    return turned(affinity.scale(Point(x, y).buffer(1, 32), rx, ry), turn, x, y)


def ring(x: float, y: float, outer: float, inner: float) -> Area:
    """A disc with a round hole."""
    return spot(x, y, outer) - spot(x, y, inner)


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> Area:
    """A rectangle from its upper left corner, its corners rounded."""
    if radius <= 0:
        return poly((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    return box(x + radius, y + radius, width - 2 * radius, height - 2 * radius).buffer(radius, 12)


def poly(*points: tuple[float, float]) -> Area:
    """A polygon with straight sides."""
    return Polygon(points).buffer(0)


def blob(*points: Sequence[float]) -> Area:
    """A closed smooth outline through the points; a point with a third number is a corner."""
    return Polygon(curve(*points, closed=True)).buffer(0)


def even(*points: Sequence[float], x: float = 256) -> Area:
    """A smooth outline, the same on both sides of x: its right half is given from top to bottom."""
    left = [(2 * x - point[0], *point[1:]) for point in reversed(points) if point[0] != x]
    return blob(*points, *left)


def curve(*points: Sequence[float], closed: bool = False) -> list[tuple[float, float]]:
    """A smooth line through the points (Catmull-Rom), finely divided; (x, y, 0) is a corner."""
    count = len(points)
    line: list[tuple[float, float]] = []
    for index in range(count if closed else count - 1):
        start, end = points[index], points[(index + 1) % count]
        before = points[index - 1] if closed or index else start
        after = points[(index + 2) % count] if closed or index + 2 < count else end
        leave = [0.0, 0.0] if len(start) > 2 else [(end[k] - before[k]) / 2 for k in (0, 1)]
        arrive = [0.0, 0.0] if len(end) > 2 else [(after[k] - start[k]) / 2 for k in (0, 1)]
        for step in range(STEPS):
            t = step / STEPS
            x, y = (
                start[k] * (1 + 2 * t) * (1 - t) ** 2 + leave[k] * t * (1 - t) ** 2
                + end[k] * t * t * (3 - 2 * t) - arrive[k] * t * t * (1 - t)
                for k in (0, 1)
            )
            line.append((x, y))
    if not closed:
        line.append((points[-1][0], points[-1][1]))
    return line


def arc(x: float, y: float, radius: float, start: float, end: float, flat: float = 1) -> list[tuple[float, float]]:
    """Points of an arc about (x, y); degrees clockwise from the right; `flat` squeezes its height."""
    count = max(8, int(abs(end - start) / 6))
    angles = [math.radians(start + (end - start) * k / count) for k in range(count + 1)]
    return [(x + radius * math.cos(a), y + radius * flat * math.sin(a)) for a in angles]


def wedge(x: float, y: float, radius: float, start: float, end: float, flat: float = 1) -> Area:
    """A slice of a disc between two angles."""
    return Polygon([(x, y), *arc(x, y, radius, start, end, flat)]).buffer(0)


def stroke(points: Iterable[Sequence[float]], width: float, end: float | None = None, smooth: bool = True) -> Area:
    """A line with round ends, `width` wide, growing or tapering to `end`."""
    given = list(points)
    line = curve(*given) if smooth and len(given) > 2 else [(p[0], p[1]) for p in given]
    if end is None:
        return LineString(line).buffer(width / 2, 12)
    if len(line) == 2:
        (x0, y0), (x1, y1) = line
        line = [(x0 + (x1 - x0) * k / 8, y0 + (y1 - y0) * k / 8) for k in range(9)]
    lengths = [0.0]
    for a, b in itertools.pairwise(line):
        lengths.append(lengths[-1] + math.dist(a, b))
    discs = [
        spot(x, y, max(0.3, (width + (end - width) * length / lengths[-1]) / 2))
        for (x, y), length in zip(line, lengths, strict=True)
    ]
    return unary_union([hull(a, b) for a, b in itertools.pairwise(discs)])


def star(x: float, y: float, outer: float, inner: float, points: int, turn: float = 0) -> Area:
    """A star, its first point upwards, turned by degrees."""
    corners = []
    for k in range(2 * points):
        radius = inner if k % 2 else outer
        angle = math.radians(turn - 90 + 180 * k / points)
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return Polygon(corners)


def hull(*areas: Area) -> Area:
    """The convex outline around areas."""
    return unary_union(areas).convex_hull


def join(*areas: Area) -> Area:
    """Areas as one."""
    return unary_union(areas)


def drawn(path: str) -> Area:
    """The area of an SVG path; parts within parts are holes."""
    pen = RecordingPen()
    parse_path(path, pen)
    lines: list[list[tuple[float, float]]] = []
    for verb, points in pen.value:
        if verb == "moveTo":
            lines.append([points[0]])
        elif verb == "lineTo":
            lines[-1].append(points[0])
        elif verb in {"curveTo", "qCurveTo"}:
            controls = [lines[-1][-1], *points]
            lines[-1].extend(_bezier(controls, k / STEPS) for k in range(1, STEPS + 1))
    parts = [Polygon(line).buffer(0) for line in lines if len(line) > 2]
    return reduce(lambda whole, part: whole ^ part, parts)


def _bezier(controls: Sequence[tuple[float, float]], t: float) -> tuple[float, float]:
    """The point at t of a Bezier curve of any degree."""
    points = list(controls)
    while len(points) > 1:
        points = [
            (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            for a, b in itertools.pairwise(points)
        ]
    return points[0]


def moved(area: Area, dx: float, dy: float) -> Area:
    """The area, shifted."""
    return affinity.translate(area, dx, dy)


def turned(area: Area, degrees: float, x: float, y: float) -> Area:
    """The area, turned clockwise about (x, y)."""
    return affinity.rotate(area, degrees, origin=(x, y)) if degrees else area


def scaled(area: Area, across: float, down: float, x: float, y: float) -> Area:
    """The area, stretched about (x, y)."""
    return affinity.scale(area, across, down, origin=(x, y))


def twin(area: Area, x: float = 256) -> Area:
    """The area with its mirror image about the upright line at x."""
    return unary_union([area, affinity.scale(area, -1, 1, origin=(x, 0))])


def round_about(area: Area, count: int, x: float = 256, y: float = 256, start: float = 0) -> Area:
    """Copies of the area, turned evenly about (x, y)."""
    return unary_union([turned(area, start + 360 * k / count, x, y) for k in range(count)])


def path_of(area: Area) -> str:
    """The area as an SVG path: outlines one way round, holes the other."""
    polygons = [area] if area.geom_type == "Polygon" else list(getattr(area, "geoms", []))
    pieces = []
    for polygon in polygons:
        if polygon.geom_type != "Polygon" or polygon.area < 3:
            continue
        outline = orient(polygon.simplify(0.15))
        for line in (outline.exterior, *outline.interiors):
            corners = list(line.coords)[:-1]
            pieces.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z")
    return "".join(pieces)
