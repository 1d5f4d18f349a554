"""The one painter's hand: how every figure is put together and lit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from artkit.paintings.figures.figure import BOX, Figure, Shape
from artkit.paintings.figures.pen import Area, join, moved, path_of, scaled, stroke

MARGIN = 3.0
"""How near a figure comes to the edge of its box."""

LIGHTING = {  # tone of a form: (its side in shade, its rim of light)
    "dark": ("dark", "body"),
    "shade": ("dark", "light"),
    "body": ("shade", "light"),
    "light": ("body", "glow"),
    "accent": ("shade", "light"),
    "glow": ("light", "glow"),
}


class Sketch:
    """A figure in the making: shapes laid one over the other, back to front."""

    def __init__(self) -> None:
        self.parts: list[tuple[Area, str]] = []

    def fill(self, area: Area, tone: str, within: Area | None = None) -> Area:
        """Lays a flat area, cut to `within`; returns what was laid."""
        laid = area if within is None else area & within
        if not laid.is_empty:
            self.parts.append((laid, tone))
        return laid

    def form(self, area: Area, tone: str = "body", shade: float = 16, rim: float = 5, edge: float = 0) -> Area:
        """Lays a solid thing: its far side in shade, a rim of light towards the upper left.

        `shade` and `rim` are their widths, `edge` that of a dark line that parts it from what is behind.
        """
        dim, bright = LIGHTING[tone]
        if edge:
            self.fill(area.buffer(edge), "dark")
        self.fill(area, tone)
        if shade:
            self.fill(area - moved(area, -shade, -shade * 0.55), dim)
        if rim:
            self.fill(area - moved(area, rim, rim * 0.9), bright)
        return area

    def line(self, points: Iterable[Sequence[float]], width: float, tone: str, end: float | None = None, within: Area | None = None, smooth: bool = True) -> Area:
        """Lays a line with round ends."""
        return self.fill(stroke(points, width, end, smooth), tone, within)

    def lines(self, many: Iterable[Iterable[Sequence[float]]], width: float, tone: str, end: float | None = None, within: Area | None = None) -> Area:
        """Lays several lines of one kind."""
        return self.fill(join(*(stroke(points, width, end) for points in many)), tone, within)

    def shrink(self, scale: float, x: float = 256, y: float = 492) -> None:
        """Makes all that is laid so far smaller about (x, y)."""
        self.parts = [(scaled(area, scale, scale, x, y), tone) for area, tone in self.parts]

    def figure(self, ground: float = 492, inside: tuple[float, float, float, float] | None = None, crown: tuple[float, float] | None = None) -> Figure:
        """The finished figure, made to fit its box. Its crown is the middle of its top unless told."""
        left, top, right, _ = join(*(area for area, _ in self.parts)).bounds
        if crown is None:
            crown = ((left + right) / 2, top)
        scale = min(1.0, (BOX - 2 * MARGIN) / (right - left), (ground - MARGIN) / (ground - top))
        x = min(max(256.0, MARGIN + (256 - left) * scale), BOX - MARGIN - (right - 256) * scale)
        parts = [(moved(scaled(area, scale, scale, 256, ground), x - 256, 0), tone) for area, tone in self.parts]
        if inside is not None:
            inside = (x + (inside[0] - 256) * scale, ground + (inside[1] - ground) * scale, inside[2] * scale, inside[3] * scale)
        crown = (x + (crown[0] - 256) * scale, ground + (crown[1] - ground) * scale)
        shapes = tuple(Shape(path_of(area), tone) for area, tone in parts)
        return Figure(tuple(shape for shape in shapes if shape.path), ground, inside, crown)
