"""Household things: key, lantern, clock, mirror, ladder, scissors, umbrella."""

from __future__ import annotations

import math

from artkit.paintings.figures.figure import Figure
from artkit.paintings.figures.pen import (
    arc,
    blob,
    box,
    curve,
    join,
    moved,
    oval,
    poly,
    ring,
    spot,
    star,
    stroke,
    turned,
    wedge,
)
from artkit.paintings.figures.sketch import Sketch


def key(_mood: str | None) -> Figure:
    """An old key: a bow of three loops above, the bit below."""
    sketch = Sketch()
    shaft = box(238, 190, 36, 296, 12)
    bit = box(270, 372, 116, 40) | box(270, 438, 96, 36) | box(270, 372, 40, 102)
    bit = bit - box(330, 386, 14, 40) - box(350, 412, 40, 26)
    bow = join(spot(256, 78, 62), spot(178, 154, 62), spot(334, 154, 62), spot(256, 140, 50)) - join(spot(256, 78, 32), spot(178, 154, 32), spot(334, 154, 32))
    sketch.form(bit, "body", shade=10, rim=5, edge=4)
    sketch.form(shaft, "body", shade=14, rim=6, edge=4)
    for y, half in ((204, 38), (230, 30), (352, 30)):
        sketch.form(box(256 - half, y, 2 * half, 18, 9), "body", shade=8, rim=4, edge=3)
    sketch.form(bow, "body", shade=14, rim=7, edge=5)
    sketch.form(spot(256, 136, 17), "glow", shade=8, rim=0, edge=4)
    return sketch.figure(490, inside=(146, 122, 64, 64), crown=(256, 16))


def lantern(_mood: str | None) -> Figure:
    """A storm lantern with its flame lit."""
    sketch = Sketch()
    sketch.form(ring(256, 92, 78, 64), "shade", shade=0, rim=4, edge=2)
    sketch.form(poly((222, 82), (290, 82), (300, 116), (212, 116)), "body", edge=4)
    sketch.form(blob((150, 190, 0), (170, 144), (256, 110), (342, 144), (362, 190, 0)), "body", shade=26, rim=7, edge=4)
    glass = blob((176, 190, 0), (336, 190, 0), (356, 260), (344, 350), (326, 404, 0), (186, 404, 0), (168, 350), (156, 260))
    sketch.form(glass, "light", shade=22, rim=0, edge=4)
    sketch.fill(oval(256, 318, 76, 92), "glow", glass)
    flame = blob((256, 214, 0), (290, 290), (298, 340), (256, 384), (214, 340), (226, 290))
    sketch.fill(flame, "accent")
    sketch.fill(blob((258, 272, 0), (276, 326), (276, 356), (256, 376), (238, 354), (242, 318)), "glow")
    sketch.lines((((196, 196), (186, 300), (200, 400)), ((316, 196), (326, 300), (312, 400))), 11, "dark")
    sketch.line([(170, 294), (256, 306), (342, 294)], 9, "dark", within=glass)
    sketch.form(box(150, 180, 212, 24, 10), "body", shade=12, rim=5, edge=4)
    sketch.form(blob((176, 402, 0), (336, 402, 0), (372, 450), (376, 490, 0), (136, 490, 0), (140, 450)), "body", shade=26, rim=7, edge=4)
    sketch.form(box(126, 468, 260, 24, 8), "shade", rim=5, edge=4)
    sketch.form(spot(370, 436, 18), "accent", shade=8, rim=4, edge=3)
    return sketch.figure(492, inside=(186, 220, 140, 160), crown=(256, 14))


def clock(_mood: str | None) -> Figure:
    """A standing clock with a round face and a pendulum."""
    sketch = Sketch()
    sketch.form(box(172, 240, 168, 220), "body", shade=26, rim=6, edge=4)
    sketch.fill(box(196, 268, 120, 166), "dark")
    sketch.line([(256, 260), (240, 380)], 8, "accent")
    sketch.form(spot(238, 384, 32), "accent", shade=10, rim=5)
    sketch.lines((((290, 270), (290, 350)), ), 5, "light")
    sketch.form(box(280, 346, 22, 52, 6), "light", shade=8, rim=0)
    for y, x, tall in ((448, 146, 44), (236, 156, 24)):
        sketch.form(box(x, y, 512 - 2 * x, tall, 4), "body", shade=14, rim=6, edge=4)
    sketch.form(blob((150, 240, 0), (128, 150), (164, 60), (256, 22, 0), (348, 60), (384, 150), (362, 240, 0)), "body", shade=30, rim=8, edge=4)
    sketch.form(spot(256, 146, 94), "accent", shade=12, rim=6, edge=3)
    sketch.form(spot(256, 146, 80), "light", shade=0, rim=0)
    sketch.fill(ring(256, 146, 80, 70), "glow")
    ticks = join(*(turned(box(252, 72, 8, 12 if k % 3 else 22), 30 * k, 256, 146) for k in range(12)))
    sketch.fill(ticks, "dark")
    sketch.line([(256, 146), (216, 118)], 13, "dark", 7)
    sketch.line([(256, 146), (292, 92)], 10, "dark", 4)
    sketch.fill(spot(256, 146, 10), "accent")
    sketch.form(spot(256, 22, 16), "accent", shade=6, rim=4, edge=3)
    return sketch.figure(492, inside=(198, 270, 116, 162), crown=(256, 8))


def mirror(_mood: str | None) -> Figure:
    """A hand mirror in a carved frame."""
    sketch = Sketch()
    handle = blob((232, 330, 0), (280, 330, 0), (276, 380), (290, 430), (280, 488), (256, 500), (232, 488), (222, 430), (236, 380))
    sketch.form(handle, "body", shade=16, rim=6, edge=4)
    beads = join(*(spot(256 + 162 * math.cos(k * math.pi / 12), 186 + 178 * math.sin(k * math.pi / 12), 16) for k in range(24)))
    sketch.form(beads, "body", shade=6, rim=4, edge=4)
    sketch.form(oval(256, 186, 162, 178), "body", shade=20, rim=7)
    glass = oval(256, 186, 126, 142)
    sketch.form(glass, "accent", shade=0, rim=0, edge=6)
    sketch.fill(glass - moved(glass, 20, 24), "shade")
    for offset, width in ((-30, 46), (40, 16)):
        band = turned(box(256 + offset - width, -40, width, 480), 32, 256, 186)
        sketch.fill(band, "light", glass)
    sketch.fill(star(196, 128, 30, 7, 4), "glow", glass)
    sketch.form(blob((214, 352, 0), (256, 366), (298, 352, 0), (286, 326), (256, 318), (226, 326)), "body", shade=8, rim=5, edge=3)
    sketch.fill(spot(256, 342, 10), "glow")
    sketch.form(join(spot(256, 8, 14), spot(226, 14, 11), spot(286, 14, 11)), "body", shade=6, rim=3, edge=3)
    return sketch.figure(500, inside=(156, 66, 200, 240), crown=(256, 4))


def ladder(_mood: str | None) -> Figure:
    """A wooden step ladder, standing open."""
    sketch = Sketch()
    for x0, x1 in ((300, 420), (332, 470)):
        sketch.form(poly((x0 - 10, 44), (x0 + 8, 44), (x1 + 10, 492), (x1 - 12, 492)), "shade", shade=0, rim=4, edge=3)
    sketch.line([(318, 290), (430, 300)], 14, "dark")
    sketch.line([(318, 288), (430, 298)], 8, "shade")
    for k in range(6):
        y = 110 + 68 * k
        spread = (y - 40) / 452
        left, right = 214 - 144 * spread, 300 + 26 * spread
        sketch.form(box(left - 6, y, right - left + 12, 24, 3), "light", shade=0, rim=0, edge=3)
        sketch.fill(box(left - 6, y + 13, right - left + 12, 11), "body")
    for x0, x1 in ((214, 62), (300, 330)):
        sketch.form(poly((x0 - 13, 34), (x0 + 13, 34), (x1 + 15, 494), (x1 - 15, 494)), "body", shade=9, rim=6, edge=4)
    sketch.form(box(186, 18, 156, 34, 6), "accent", shade=10, rim=6, edge=4)
    return sketch.figure(494, crown=(264, 18))


def scissors(_mood: str | None) -> Figure:
    """Open scissors, points up."""
    sketch = Sketch()
    for side in (1, -1):
        blade = turned(poly((246, 300), (240, 120), (262, 8), (282, 140), (284, 300)), 20 * side, 256, 290)
        if side < 0:
            blade = turned(poly((266, 300), (272, 120), (250, 8), (230, 140), (228, 300)), -20, 256, 290)
        grip = curve((256, 290), (256 - 46 * side, 370), (256 - 74 * side, 400))
        sketch.fill(stroke(grip, 42, smooth=False), "dark")
        sketch.form(stroke(grip, 34, smooth=False), "accent", shade=8, rim=0)
        loop = oval(256 - 98 * side, 428, 66, 78, -22 * side) - oval(256 - 98 * side, 428, 38, 50, -22 * side)
        sketch.form(loop, "accent", shade=12, rim=6, edge=4)
        sketch.form(blade, "light", shade=0, rim=0, edge=5)
        half = turned(poly((264, 300), (262, 8), (282, 140), (284, 300)), 20, 256, 290) if side > 0 else turned(poly((248, 300), (250, 8), (230, 140), (228, 300)), -20, 256, 290)
        sketch.fill(half, "body")
    sketch.form(spot(256, 288, 22), "shade", shade=8, rim=5, edge=4)
    sketch.line([(247, 280), (265, 296)], 6, "light")
    return sketch.figure(500, inside=(122, 380, 72, 92), crown=(256, 170))


def umbrella(_mood: str | None) -> Figure:
    """An open umbrella with a crooked handle."""
    sketch = Sketch()
    pole = [(256, 20), (256, 440)]
    hook = arc(292, 440, 36, 180, 0)
    sketch.fill(join(stroke(pole, 22), stroke([(256, 440), *hook], 30, smooth=False)), "dark")
    sketch.fill(stroke(pole, 13), "light")
    sketch.form(stroke([(256, 410), (256, 440), *hook], 22, smooth=False), "body", shade=6, rim=4)
    dome = wedge(256, 262, 236, 180, 360, 0.94)
    scallops = join(*(oval(x, 262, 59, 26) for x in (79, 197, 315, 433)))
    canopy = dome - scallops
    sketch.form(canopy, "body", shade=0, rim=0, edge=5)
    for left, right, tone in ((20, 138, "light"), (138, 256, "body"), (256, 374, "shade"), (374, 492, "body")):
        gore = blob((256, 40, 0), ((left + 256) / 2 - (30 if left < 256 else -30) * (1 if abs(left - 256) > 1 else 0), 124), (left, 262, 0), (right, 262, 0), ((right + 256) / 2 - (30 if right < 256 else -30) * (1 if abs(right - 256) > 1 else 0), 124))
        sketch.fill(gore & canopy, tone)
    sketch.fill(canopy - moved(canopy, 8, 9), "light")
    ribs = [((256, 40), (168, 124), (138, 258)), ((256, 40), (256, 258)), ((256, 40), (344, 124), (374, 258))]
    sketch.lines(ribs, 6, "dark", within=canopy)
    sketch.form(poly((246, 44), (256, 4), (266, 44)), "light", shade=0, rim=0, edge=3)
    return sketch.figure(494, crown=(256, 6), inside=(60, 262, 392, 190))


MOTIFS = {
    "key": key, "lantern": lantern, "clock": clock, "mirror": mirror, "ladder": ladder, "scissors": scissors, "umbrella": umbrella,
}
