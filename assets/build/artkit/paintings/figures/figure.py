"""What a figure is: flat shapes in tones, which the palette of a painting colours."""

from __future__ import annotations

from dataclasses import dataclass

BOX = 512.0
"""Width and height of the box that a figure is drawn in."""

TONES = ("dark", "shade", "body", "light", "accent", "glow")
MOODS = (
    "calm", "joyful", "fearful", "sorrowful", "wondering", "angry", "lonely", "mischievous",
)


@dataclass(frozen=True)
class Shape:
    """A closed SVG path (holes wind the other way) and the tone that fills it.

    `body` is the thing's own main colour, `shade` and `dark` are the same in shadow, `light` the same
    lit; `accent` is its second colour (a rose's leaves, a person's skin); `glow` is white or a source
    of light.
    """

    path: str
    tone: str


@dataclass(frozen=True)
class Figure:
    """A motif, drawn in a box of 512 x 512. Light falls from the upper left.

    `ground` is the y on which it stands, `inside` the box (x, y, width, height) in which something
    small could be shown, `crown` where something may sit on top.
    """

    shapes: tuple[Shape, ...]
    ground: float
    inside: tuple[float, float, float, float] | None
    crown: tuple[float, float]
