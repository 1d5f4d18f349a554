"""Eyes and mouths that show a mood; persons and animals share them."""

from __future__ import annotations

from artkit.paintings.figures.pen import arc, blob, box, moved, oval, spot, stroke, turned
from artkit.paintings.figures.sketch import Sketch

GAZE = {  # where the pupil sits within the eye, in radii
    "calm": (0.0, 0.1), "joyful": (0.0, -0.1), "fearful": (0.0, 0.0), "sorrowful": (0.0, 0.35),
    "wondering": (0.0, -0.35), "angry": (0.0, 0.1), "lonely": (0.0, 0.45), "mischievous": (0.45, 0.05),
}
PUPIL = {"fearful": 0.32, "wondering": 0.62, "angry": 0.4, "joyful": 0.6}
BROWS = {  # rise of the brow's inner and outer end over the eye, in radii
    "calm": (1.5, 1.4), "joyful": (1.8, 1.6), "fearful": (2.1, 1.35), "sorrowful": (1.9, 1.0),
    "wondering": (2.1, 2.0), "angry": (0.75, 1.9), "lonely": (1.75, 1.15), "mischievous": (0.9, 1.9),
}


def eye(sketch: Sketch, x: float, y: float, size: float, mood: str, side: int, brow: str | None = "dark", white: str = "glow") -> None:
    """One eye of radius `size`; `side` is where its outer corner points: 1 right, -1 left."""
    if mood == "joyful":
        sketch.fill(stroke(arc(x, y + size * 0.5, size, 190, 350), size * 0.5, smooth=False), brow or "dark")
    else:
        _open_eye(sketch, x, y, size, mood, side, white)
    if brow:
        inner, outer = BROWS[mood]
        line = [(x - side * size * 1.05, y - inner * size), (x + side * size * 0.1, y - (inner + outer) * 0.55 * size), (x + side * size * 1.25, y - outer * size)]
        sketch.fill(stroke(line, size * 0.5, size * 0.2), brow)


def _open_eye(sketch: Sketch, x: float, y: float, size: float, mood: str, side: int, white: str) -> None:
    wide = 1.18 if mood in {"fearful", "wondering"} else 0.82
    ball = oval(x, y, size * 1.05, size * wide)
    lids = {
        "calm": box(x - 2 * size, y - 2 * size, 4 * size, 1.7 * size),
        "lonely": box(x - 2 * size, y - 2 * size, 4 * size, 1.9 * size),
        "sorrowful": turned(box(x - 2 * size, y - 2.2 * size, 4 * size, 1.8 * size), 20 * side, x, y),
        "angry": turned(box(x - 2 * size, y - 2.2 * size, 4 * size, 1.8 * size), -22 * side, x, y),
        "mischievous": turned(box(x - 2 * size, y - 2.2 * size, 4 * size, 1.9 * size), -12 * side, x, y),
    }
    seen = ball - lids[mood] if mood in lids else ball
    sketch.fill(seen.buffer(size * 0.22), "dark")
    sketch.fill(seen, white)
    dx, dy = GAZE[mood]
    radius = size * PUPIL.get(mood, 0.52)
    pupil = spot(x + dx * size, y + dy * size, radius)
    sketch.fill(pupil, "dark", seen)
    sketch.fill(spot(x + dx * size - radius * 0.35, y + dy * size - radius * 0.4, radius * 0.34), "glow", seen)
    if mood == "sorrowful":
        drop = blob((x + side * size * 0.5, y + size * 0.9, 0), (x + side * size * 0.5 + size * 0.5, y + size * 2), (x + side * size * 0.5, y + size * 2.5), (x + side * size * 0.5 - size * 0.5, y + size * 2))
        sketch.fill(drop.buffer(size * 0.12), "dark")
        sketch.fill(drop, "light")


def mouth(sketch: Sketch, x: float, y: float, size: float, mood: str) -> None:
    """A mouth seen from the front, `size` to each side."""
    line = max(4.0, size * 0.2)
    if mood == "joyful":
        shape = blob((x - size, y - size * 0.25, 0), (x, y + size * 0.05), (x + size, y - size * 0.25, 0), (x + size * 0.6, y + size * 0.6), (x, y + size * 0.85), (x - size * 0.6, y + size * 0.6))
        sketch.fill(shape, "dark")
        sketch.fill(moved(shape, 0, -size * 0.55) & shape, "glow")
    elif mood == "fearful":
        shape = blob((x - size * 0.7, y + size * 0.5), (x - size * 0.5, y - size * 0.3), (x, y - size * 0.5), (x + size * 0.5, y - size * 0.3), (x + size * 0.7, y + size * 0.5), (x, y + size * 0.35))
        sketch.fill(shape, "dark")
    elif mood == "wondering":
        sketch.fill(oval(x, y + size * 0.1, size * 0.38, size * 0.5), "dark")
    elif mood == "angry":
        shape = blob((x - size * 0.9, y + size * 0.5, 0), (x - size * 0.6, y - size * 0.3), (x, y - size * 0.4), (x + size * 0.6, y - size * 0.3), (x + size * 0.9, y + size * 0.5, 0), (x, y + size * 0.35))
        sketch.fill(shape, "dark")
        teeth = shape.buffer(-line * 0.4)
        sketch.fill(teeth, "glow")
        for k in (-1, 0, 1):
            sketch.fill(stroke([(x + k * size * 0.4, y - size * 0.5), (x + k * size * 0.4, y + size * 0.6)], line * 0.4), "dark", teeth)
    elif mood == "mischievous":
        sketch.fill(stroke([(x - size, y + size * 0.05), (x - size * 0.2, y + size * 0.35), (x + size * 0.6, y + size * 0.1), (x + size, y - size * 0.45)], line, line * 0.6), "dark")
        sketch.fill(stroke([(x + size * 0.85, y - size * 0.6), (x + size * 1.15, y - size * 0.3)], line * 0.7), "dark")
    else:
        bend = {"sorrowful": -0.55, "lonely": -0.3}.get(mood, 0.3)
        sketch.fill(stroke([(x - size * 0.8, y - bend * size * 0.5), (x, y + bend * size * 0.6), (x + size * 0.8, y - bend * size * 0.5)], line), "dark")


