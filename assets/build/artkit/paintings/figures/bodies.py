"""What the drawn persons share: heads, arms that speak, boots."""

from __future__ import annotations

from artkit.paintings.figures.faces import eye, mouth
from artkit.paintings.figures.pen import blob, oval, spot, stroke
from artkit.paintings.figures.sketch import Sketch

Spot = tuple[float, float]

POSES: dict[str, tuple[tuple[Spot, Spot], tuple[Spot, Spot]]] = {
    # elbow and hand of the left and of the right arm, in arm lengths from the shoulder; x grows outwards
    "calm": (((0.26, 0.48), (0.2, 0.98)), ((0.26, 0.48), (0.2, 0.98))),
    "joyful": (((0.62, -0.02), (0.98, -0.66)), ((0.62, -0.02), (0.98, -0.66))),
    "fearful": (((0.46, 0.26), (0.08, -0.3)), ((0.46, 0.26), (0.08, -0.3))),
    "sorrowful": (((0.1, 0.5), (-0.02, 1.0)), ((0.34, 0.3), (-0.16, -0.22))),
    "wondering": (((0.26, 0.48), (0.2, 0.98)), ((0.44, 0.34), (0.02, -0.12))),
    "angry": (((0.54, 0.36), (0.12, 0.72)), ((0.66, 0.02), (0.96, -0.56))),
    "lonely": (((0.14, 0.5), (-0.42, 0.56)), ((0.14, 0.54), (-0.42, 0.66))),
    "mischievous": (((0.42, 0.42), (-0.24, 0.3)), ((0.42, 0.42), (-0.3, 0.36))),
}


def arm(sketch: Sketch, shoulder: Spot, side: int, length: float, pose: tuple[Spot, Spot], width: float, sleeve: str, hand: str = "light", cuff: str | None = None) -> Spot:
    """One arm from its shoulder; `side` is -1 for the left one in the picture. Returns where the hand is."""
    (ex, ey), (hx, hy) = pose
    elbow = (shoulder[0] + side * ex * length, shoulder[1] + ey * length)
    end = (shoulder[0] + side * hx * length, shoulder[1] + hy * length)
    sketch.form(spot(end[0], end[1], width * 0.56), hand, shade=width * 0.2, rim=0, edge=4)
    wrist = (elbow[0] + (end[0] - elbow[0]) * 0.8, elbow[1] + (end[1] - elbow[1]) * 0.8)
    sketch.form(stroke([shoulder, elbow, wrist], width, width * 0.84), sleeve, shade=width * 0.26, rim=5, edge=4)
    if cuff:
        sketch.form(spot(wrist[0], wrist[1], width * 0.46), cuff, shade=3, rim=0, edge=3)
    return end


def face(sketch: Sketch, x: float, y: float, size: float, mood: str, nose: bool = True, cheeks: str | None = "accent", brow: str = "dark") -> None:
    """Eyes, nose, cheeks and mouth on a head of radius `size` about (x, y)."""
    if cheeks:
        for side in (-1, 1):
            sketch.fill(oval(x + side * size * 0.56, y + size * 0.34, size * 0.17, size * 0.13), cheeks)
    for side in (-1, 1):
        eye(sketch, x + side * size * 0.38, y - size * 0.02, size * 0.2, mood, side, brow=brow)
    if nose:
        sketch.fill(blob((x - size * 0.03, y + size * 0.05, 0), (x + size * 0.12, y + size * 0.3), (x - size * 0.04, y + size * 0.36), (x - size * 0.1, y + size * 0.3)), "body")
    mouth(sketch, x, y + size * 0.6, size * 0.28, mood)


def bow(mood: str | None, depth: float) -> tuple[float, float]:
    """How far a head sinks and leans aside in a mood, for a depth of `depth` px."""
    return {
        "sorrowful": (depth, -depth * 0.5), "lonely": (depth * 0.8, depth * 0.5), "wondering": (-depth * 0.3, depth * 0.4), "angry": (depth * 0.4, 0.0), "fearful": (depth * 0.5, 0.0),
    }.get(mood or "", (0.0, 0.0))


def boots(sketch: Sketch, left: float, right: float, ground: float, size: float, tone: str = "dark") -> None:
    """A pair of shoes, toes outwards."""
    for x, side in ((left, -1), (right, 1)):
        shoe = blob((x - side * size * 0.4, ground - size * 0.7, 0), (x + side * size * 0.3, ground - size * 0.7, 0), (x + side * size * 0.5, ground - size * 0.45), (x + side * size * 0.95, ground - size * 0.3), (x + side * size, ground, 0), (x - side * size * 0.4, ground, 0))
        sketch.form(shoe, tone, shade=size * 0.12, rim=4, edge=4)
