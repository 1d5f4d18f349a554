"""Drawing by points: smooth outlines, mixed colours. Sizes are px of the 704 px figure square."""

from __future__ import annotations

from artkit.palette import rgb
from artkit.portraits.stitches import INK, path

Points = list[tuple[float, float]]


def curve(points: Points, closed: bool = False, tension: float = 0.5) -> str:
    """SVG path data of a smooth line through the points (Catmull-Rom)."""
    count = len(points)
    data = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for index in range(count if closed else count - 1):
        before = points[(index - 1) % count] if closed or index else points[0]
        here, there = points[index], points[(index + 1) % count]
        after = points[(index + 2) % count] if closed or index + 2 < count else points[-1]
        k = tension / 1.5
        data += (
            f"C{here[0] + (there[0] - before[0]) * k:.1f} {here[1] + (there[1] - before[1]) * k:.1f} "
            f"{there[0] - (after[0] - here[0]) * k:.1f} {there[1] - (after[1] - here[1]) * k:.1f} "
            f"{there[0]:.1f} {there[1]:.1f}"
        )
    return data + ("Z" if closed else "")


def shape(points: Points, fill: str, line: float = 10) -> str:
    """A closed smooth patch of colour with an ink edge."""
    return path(curve(points, True), fill, line)


def stroke(points: Points, line: float = 8, colour: str = INK) -> str:
    """A smooth open line."""
    return path(curve(points), line=line, colour=colour)


def strokes(data: str, line: float = 6, colour: str = INK) -> str:
    """Lines given as path data."""
    return path(data, line=line, colour=colour)


def mix(first: str, second: str, share: float) -> str:
    """The colour `share` of the way from the first to the second."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def mirrored(body: str, centre: float = 391) -> str:
    """The elements mirrored at a vertical line."""
    return f'<g transform="translate({2 * centre} 0) scale(-1 1)">{body}</g>'


def both(body: str, centre: float = 391) -> str:
    """The elements and their mirror image."""
    return body + mirrored(body, centre)


def group(body: str, transform: str) -> str:
    """The elements under a transform."""
    return f'<g transform="{transform}">{body}</g>'
