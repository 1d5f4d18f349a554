"""Plants: rose, sunflower, oak tree, mushroom, cactus, ivy, wheat."""

from __future__ import annotations

import math

from artkit.paintings.figures.figure import Figure
from artkit.paintings.figures.pen import (
    Area,
    arc,
    blob,
    join,
    moved,
    oval,
    poly,
    round_about,
    scaled,
    spot,
    stroke,
    turned,
)
from artkit.paintings.figures.sketch import Sketch


def leaf(sketch: Sketch, x: float, y: float, length: float, turn: float, tone: str = "body", width: float = 0.42) -> None:
    """A pointed leaf that grows from (x, y) to the right, turned by degrees, with its rib."""
    half = length * width / 2
    whole = turned(blob((x, y, 0), (x + length * 0.35, y - half), (x + length, y, 0), (x + length * 0.35, y + half)), turn, x, y)
    lower = turned(blob((x, y, 0), (x + length * 0.5, y + 1, 0), (x + length, y, 0), (x + length * 0.35, y + half)), turn, x, y)
    sketch.form(whole, tone, shade=0, rim=4, edge=3)
    if tone != "accent":
        sketch.fill(lower, "shade")
    sketch.fill(turned(stroke([(x + 4, y), (x + length * 0.8, y)], 4, 1), turn, x, y), "dark")


def rose(_mood: str | None) -> Figure:
    """A full rose on a thorny stem."""
    sketch = Sketch()
    stem = stroke([(258, 250), (266, 340), (250, 430), (256, 494)], 22, 18)
    thorns = join(poly((262, 310), (298, 296), (266, 334)), poly((254, 386), (214, 370), (252, 410)), poly((254, 444), (292, 430), (256, 466)))
    sketch.form(join(stem, thorns), "accent", shade=6, rim=4, edge=4)
    leaf(sketch, 262, 372, 168, -28, "accent", 0.5)
    leaf(sketch, 252, 430, 168, 206, "accent", 0.5)
    for turn in (32, 74, 106, 148):
        leaf(sketch, 256, 246, 100, turn, "accent", 0.34)
    x, y = 256.0, 156.0
    for count, away, radius, start in ((5, 66, 84, 18), (5, 44, 66, 54), (4, 22, 50, 10), (3, 12, 32, 40)):
        for k in range(count):
            angle = math.radians(start + 360 * k / count)
            petal = oval(x + away * math.cos(angle), y + away * math.sin(angle) * 0.94, radius, radius * 0.88, start + 360 * k / count + 90)
            sketch.form(petal, "body", shade=radius * 0.2, rim=6, edge=4)
    sketch.form(spot(x, y, 21), "shade", shade=6, rim=5, edge=3)
    sketch.line([(x - 4, y - 10), (x + 10, y - 4), (x + 6, y + 10), (x - 8, y + 6)], 5, "dark", 3)
    return sketch.figure(494, crown=(256, 16))


def sunflower(_mood: str | None) -> Figure:
    """A sunflower with its dark disc of seeds."""
    sketch = Sketch()
    sketch.form(stroke([(256, 220), (264, 340), (256, 494)], 24, 20), "accent", shade=8, rim=5)
    leaf(sketch, 262, 400, 170, -30, "accent", 0.5)
    leaf(sketch, 254, 430, 170, 210, "accent", 0.5)
    petal = blob((256, 178, 0), (228, 92), (256, 8, 0), (284, 92))
    middle = 182
    behind = round_about(moved(petal, 0, 0), 16, 256, middle, 11)
    sketch.form(behind, "shade", shade=0, rim=0, edge=3)
    for k in range(16):
        one = turned(petal, 22.5 * k, 256, middle)
        sketch.form(one, "body", shade=0, rim=0, edge=2)
        sketch.fill(turned(stroke([(256, 120), (256, 40)], 9, 2), 22.5 * k, 256, middle), "light")
    disc = spot(256, middle, 84)
    sketch.form(disc, "shade", shade=18, rim=6, edge=3)
    seeds = []
    for k in range(70):
        radius, angle = 9.2 * math.sqrt(k), k * 2.39996
        seeds.append(spot(256 + radius * math.cos(angle), middle + radius * math.sin(angle), 4.2))
    sketch.fill(join(*seeds), "accent", disc)
    sketch.fill(spot(256, middle, 26), "dark")
    return sketch.figure(494)


def oak_tree(_mood: str | None) -> Figure:
    """A broad old oak with spreading roots and acorns."""
    sketch = Sketch()
    trunk = blob((196, 494, 0), (110, 492, 0), (176, 466), (206, 410), (206, 340), (176, 292), (110, 262, 0), (130, 244, 0), (210, 280), (236, 300), (240, 220, 0), (280, 220, 0), (280, 300), (310, 278), (384, 240, 0), (404, 258, 0), (336, 296), (306, 340), (306, 410), (336, 466), (402, 492, 0), (312, 494, 0), (256, 476))
    sketch.form(trunk, "accent", shade=24, rim=7, edge=4)
    sketch.fill(oval(256, 396, 19, 28), "dark")
    sketch.lines((((228, 340), (222, 420), (196, 474)), ((284, 340), (292, 420), (310, 470))), 6, "dark", 2)
    lumps = ((124, 226, 74), (388, 226, 74), (82, 156, 60), (430, 156, 60), (146, 92, 74), (366, 92, 74), (256, 66, 76), (256, 170, 110), (186, 250, 52), (326, 250, 52))
    leafy: list[Area] = []
    for x, y, r in lumps:
        count = max(8, int(r / 6))
        leafy.extend(spot(x + (r - 12) * math.cos(6.283 * k / count), y + (r - 12) * math.sin(6.283 * k / count), 25) for k in range(count))
    crown = join(*(spot(x, y, r) for x, y, r in lumps), *leafy) & poly((0, 8), (512, 8), (512, 330), (0, 330))
    sketch.form(crown, "body", shade=26, rim=9, edge=5)
    for x, y in ((150, 190), (256, 236), (360, 190), (196, 110), (320, 104), (110, 130), (410, 120), (256, 160)):
        bow = join(*(stroke(arc(x + 30 * k, y + 10 * abs(k), 17, 200, 350), 7, smooth=False) for k in (-1, 0, 1)))
        sketch.fill(moved(bow, 4, 6), "shade", crown)
        sketch.fill(bow, "light", crown)
    for x, y in ((110, 216), (216, 168), (330, 216), (420, 190), (296, 60), (166, 66)):
        sketch.form(oval(x, y + 14, 14, 19), "accent", shade=5, rim=4, edge=4)
        sketch.form(blob((x - 18, y + 8, 0), (x - 14, y - 6), (x, y - 11), (x + 14, y - 6), (x + 18, y + 8, 0)), "shade", shade=0, rim=4, edge=4)
    return sketch.figure(494, crown=(256, 10))


def mushroom(_mood: str | None) -> Figure:
    """A fly agaric with a little one beside it."""
    sketch = Sketch()
    for x, y, k in ((404, 494, 0.46), (226, 494, 1.0)):
        def at(area: Area, x: float = x, y: float = y, k: float = k) -> Area:
            return scaled(moved(area, x - 256, y - 494), k, k, x, y)

        stem = blob((210, 250, 0), (302, 250, 0), (304, 380), (336, 480), (256, 498), (176, 480), (208, 380))
        sketch.form(at(stem), "glow", shade=26 * k, rim=0, edge=3)
        sketch.fill(at(blob((200, 300, 0), (256, 312), (312, 300, 0), (330, 350, 0), (292, 342), (256, 356), (220, 342), (182, 350, 0))), "light")
        sketch.lines(([(px, py) for px, py in [at(spot(a, b, 1)).centroid.coords[0] for a, b in line]] for line in (((226, 400), (220, 460)), ((256, 390), (256, 470)), ((284, 400), (292, 460)))), 5 * k, "light")
        gills = blob((60, 250, 0), (256, 214), (452, 250, 0), (360, 292), (256, 300), (152, 292))
        sketch.form(at(gills), "shade", shade=0, rim=0, edge=3)
        sketch.lines(([at(spot(256 + d * 0.3, 262, 1)).centroid.coords[0], at(spot(256 + d, 290 - abs(d) * 0.18, 1)).centroid.coords[0]] for d in range(-170, 171, 34)), 4 * k, "dark")
        cap = blob((54, 254, 0), (74, 150), (160, 64), (256, 38), (352, 64), (438, 150), (458, 254, 0), (356, 230), (256, 224), (156, 230))
        sketch.form(at(cap), "body", shade=34 * k, rim=9 * k, edge=3)
        for a, b, rx, ry in ((196, 110, 34, 26), (306, 96, 26, 19), (130, 184, 26, 24), (256, 176, 36, 27), (374, 170, 28, 28), (330, 206, 16, 11), (192, 206, 14, 9), (84, 232, 12, 12), (424, 226, 13, 13)):
            sketch.fill(at(oval(a, b, rx, ry)), "glow", at(cap))
            sketch.fill(at(oval(a, b, rx, ry) - oval(a - 6, b - 6, rx, ry)), "light", at(cap))
    sketch.lines(([(x, 494), (x + d, 462)] for x, d in ((110, -18), (124, 6), (330, -10), (344, 12), (470, 14))), 8, "shade", 2)
    return sketch.figure(494, crown=(226, 38))


def cactus(_mood: str | None) -> Figure:
    """A tall desert cactus with two arms, spines and a flower."""
    sketch = Sketch()
    right = join(stroke([(280, 330), (360, 326), (388, 300), (390, 200)], 62))
    left = join(stroke([(240, 390), (160, 384), (126, 356), (122, 262)], 58))
    trunk = stroke([(256, 500), (256, 100)], 104) & poly((0, 0), (512, 0), (512, 494), (0, 494))
    for limb in (left, right, trunk):
        sketch.form(limb, "body", shade=18, rim=7, edge=4)
    sketch.lines(([(x, 494), (x, 110)] for x in (230, 256, 284)), 6, "shade")
    sketch.lines((((122, 270), (126, 350), (160, 384)), ((390, 210), (388, 296), (360, 326))), 6, "shade")
    spines = []
    for y in range(90, 480, 48):
        for x in (217, 243, 270, 297):
            spines += [((x - 6, y - 6), (x + 6, y + 6)), ((x + 6, y - 6), (x - 6, y + 6))]
    for x, y in ((110, 290), (136, 320), (114, 350), (378, 230), (404, 260), (380, 300), (340, 330), (178, 388)):
        spines += [((x - 6, y - 6), (x + 6, y + 6)), ((x + 6, y - 6), (x - 6, y + 6))]
    sketch.lines(spines, 3.5, "light")
    for x, y, r in ((256, 46, 34), (390, 172, 22)):
        for turn in (-60, 60, -25, 25, 0):
            sketch.form(turned(blob((x, y + r * 0.4, 0), (x - r * 0.36, y - r * 0.5), (x, y - r * 1.1, 0), (x + r * 0.36, y - r * 0.5)), turn, x, y + r * 0.4), "accent", shade=0, rim=3, edge=2)
        sketch.fill(spot(x, y + r * 0.3, r * 0.24), "glow")
    return sketch.figure(494, crown=(256, 20))


def ivy_leaf(sketch: Sketch, x: float, y: float, size: float, turn: float, tone: str) -> None:
    """A five-lobed ivy leaf hanging from (x, y)."""
    lobes = [(0, 0, 0), (-36, -26), (-80, 4, 0), (-33, 32), (-42, 68), (0, 124, 0), (42, 68), (33, 32), (80, 4, 0), (36, -26)]
    k = size / 116

    def at(area: Area) -> Area:
        return turned(scaled(moved(area, x, y), k, k, x, y), turn, x, y)

    whole = at(blob(*lobes))
    sketch.form(whole, tone, shade=0, rim=4, edge=3)
    sketch.fill(at(blob((0, 0, 0), (2, 60, 0), *lobes[5:])), "shade")
    sketch.fill(at(join(stroke([(0, -10), (0, 106)], 5, 2), *(stroke([(0, y), (side * 52, y - 2)], 4, 1) for side in (-1, 1) for y in (4,)), *(stroke([(0, 20), (side * 36, 46)], 4, 1) for side in (-1, 1)))), "light" if tone == "body" else "dark")


def ivy(_mood: str | None) -> Figure:
    """Ivy that climbs a broken brick pillar."""
    sketch = Sketch()
    shaft = poly((170, 494), (170, 130), (206, 130), (206, 96), (252, 96), (252, 118), (302, 118), (302, 74), (346, 74), (346, 494))
    sketch.form(shaft, "light", shade=34, rim=0, edge=5)
    joints = [((170, y), (346, y)) for y in range(134, 494, 40)]
    joints += [((x + (44 if row % 2 else 0), y), (x + (44 if row % 2 else 0), y + 40)) for row, y in enumerate(range(134, 494, 40)) for x in (196, 284)]
    sketch.fill(join(*(stroke(line, 5) for line in joints)), "shade", shaft)
    vine = [(90, 494), (150, 440), (300, 420), (366, 360), (300, 290), (180, 260), (140, 190), (220, 140), (330, 110), (350, 40)]
    sketch.line(vine, 20, "dark", 10)
    sketch.line(vine, 11, "accent", 5)
    for x, y, size, turn in (
        (112, 452, 100, 60), (212, 420, 116, 24), (350, 400, 112, -44), (372, 326, 116, -84), (276, 286, 120, 0),
        (160, 246, 122, 64), (134, 170, 108, 110), (232, 140, 116, 10), (330, 112, 116, -60), (346, 66, 100, 160),
    ):
        ivy_leaf(sketch, x, y, size, turn, "body")
    above = poly((0, -60), (512, -60), (512, 498), (0, 498))
    sketch.parts = [(area & above, tone) for area, tone in sketch.parts]
    return sketch.figure(494, crown=(300, 30))


def wheat(_mood: str | None) -> Figure:
    """A sheaf of wheat tied with a band."""
    sketch = Sketch()
    ears = ((-34, 0), (34, 0), (-17, 0), (17, 0), (0, 0))
    knot = (256.0, 372.0)
    for lean, length in ((-20, 120), (-8, 126), (8, 126), (20, 120)):
        foot = (knot[0] + lean * 5, knot[1] + length)
        sketch.line([knot, foot], 17, "dark")
        sketch.line([knot, foot], 11, "accent")
        sketch.line([(knot[0] - 3, knot[1]), (foot[0] - 3, foot[1] - 4)], 3, "light")
    for lean, _ in ears:
        angle = math.radians(lean - 90)
        reach = 186 if abs(lean) > 30 else 190
        top = (knot[0] + reach * math.cos(angle), knot[1] + reach * math.sin(angle))
        bow = [(256, 380), ((256 + top[0]) / 2 + lean * 0.2, (380 + top[1]) / 2), top]
        sketch.line(bow, 15, "dark")
        sketch.line(bow, 9, "accent")
        ear(sketch, top, lean * 1.1)
    band = blob((206, 352), (256, 362), (306, 352), (312, 392), (256, 404), (200, 392))
    sketch.form(band, "body", shade=10, rim=5, edge=4)
    sketch.line([(250, 400), (226, 452)], 14, "body", 8)
    sketch.line([(266, 400), (300, 446)], 14, "body", 8)
    return sketch.figure(496)


def ear(sketch: Sketch, foot: tuple[float, float], lean: float) -> None:
    """One ear of wheat with its beard, growing from its foot."""
    x, y = foot
    beard = [stroke([(x + side * 6, y - 60), (x + side * 26, y - 176)], 4, 1.5) for side in (-1, -0.4, 0.4, 1)]
    sketch.fill(turned(join(*beard), lean, x, y), "light")
    for row in range(4, -1, -1):
        for side in (-1, 1):
            grain = oval(x + side * 17, y - 12 - row * 27, 12, 24, side * 24)
            sketch.form(turned(grain, lean, x, y), "body", shade=6, rim=4, edge=3)
    sketch.form(turned(oval(x, y - 142, 11, 24), lean, x, y), "body", shade=6, rim=4, edge=3)


MOTIFS = {
    "rose": rose, "sunflower": sunflower, "oak_tree": oak_tree, "mushroom": mushroom, "cactus": cactus, "ivy": ivy, "wheat": wheat,
}
