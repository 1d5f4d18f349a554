"""Plants: rose, sunflower, oak tree, mushroom, cactus, ivy, wheat."""

from __future__ import annotations

import math

from artkit.paintings.figures.figure import Figure
from artkit.paintings.figures.pen import (
    Area,
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
    stem = stroke([(258, 250), (266, 340), (250, 430), (256, 494)], 20, 16)
    thorns = join(poly((262, 300), (296, 288), (266, 322)), poly((254, 390), (216, 374), (252, 412)), poly((256, 440), (292, 428), (254, 462)))
    sketch.form(join(stem, thorns), "accent", shade=6, rim=4)
    leaf(sketch, 262, 352, 150, -24, "accent")
    leaf(sketch, 252, 416, 150, 200, "accent")
    for turn in (30, 75, 105, 150):
        leaf(sketch, 256, 236, 96, turn, "accent", 0.3)
    head = blob((256, 30), (340, 44), (398, 112), (392, 200), (330, 262), (256, 280), (180, 262), (120, 200), (114, 112), (172, 44))
    sketch.form(head, "body", shade=26, rim=7, edge=4)
    for petal in (
        blob((114, 116, 0), (196, 130), (262, 200), (300, 276, 0), (200, 276), (118, 206)),
        blob((398, 116, 0), (330, 134), (276, 200), (250, 278, 0), (330, 272), (396, 204)),
    ):
        sketch.form(petal & head.buffer(8), "body", shade=14, rim=7, edge=3)
    heart = blob((256, 52), (322, 70), (344, 124), (312, 182), (262, 206), (208, 184), (170, 128), (192, 70))
    sketch.form(heart, "body", shade=16, rim=6, edge=3)
    sketch.line([(206, 100), (240, 74), (296, 84), (314, 126), (286, 160), (240, 158), (216, 128), (240, 104), (280, 110), (286, 134), (256, 136)], 9, "dark", 4)
    sketch.line([(196, 124), (214, 164), (254, 184), (300, 170)], 6, "light", 2)
    return sketch.figure(494)


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
    """A broad old oak with knotted roots and acorns."""
    sketch = Sketch()
    trunk = blob((210, 494, 0), (150, 492, 0), (196, 462), (214, 400), (210, 330), (176, 282), (130, 256, 0), (156, 244, 0), (214, 272), (240, 300), (246, 220, 0), (276, 220, 0), (274, 296), (312, 270), (366, 244, 0), (384, 258, 0), (326, 296), (300, 340), (298, 400), (318, 462), (372, 492, 0), (300, 494, 0), (258, 478))
    sketch.form(trunk, "shade", shade=20, rim=7)
    sketch.fill(oval(254, 388, 17, 24), "dark")
    sketch.line([(236, 352), (228, 420), (216, 470)], 6, "dark", 2)
    clouds = [(130, 232, 78), (382, 232, 78), (84, 168, 60), (428, 168, 60), (140, 112, 82), (372, 112, 82), (256, 84, 84), (256, 190, 96)]
    crown = join(*(spot(x, y, r) for x, y, r in clouds)) | poly((90, 100), (420, 100), (420, 250), (90, 250))
    crown = crown - join(spot(200, 300, 40), spot(312, 300, 40))
    sketch.form(crown, "body", shade=30, rim=9, edge=3)
    for x, y, r in ((150, 196, 66), (366, 196, 62), (256, 232, 62), (150, 110, 60), (350, 106, 60), (250, 142, 66)):
        clump = spot(x, y, r)
        sketch.fill(clump - spot(x - 12, y - 20, r), "shade", crown)
        sketch.fill((clump - spot(x + 8, y + 9, r)) & scaled(spot(x - 40, y - 40, r), 1, 1, x, y), "light", crown)
    for x, y in ((196, 196), (318, 152), (100, 176), (410, 186), (256, 80), (300, 240)):
        sketch.fill(oval(x, y + 10, 12, 16), "accent")
        sketch.fill(blob((x - 15, y + 3, 0), (x, y - 12), (x + 15, y + 3, 0)), "dark")
    return sketch.figure(494)


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
    lobes = [(0, 0), (-30, -18), (-62, 8, 0), (-40, 26), (-62, 66, 0), (-26, 62), (0, 116, 0), (26, 62), (62, 66, 0), (40, 26), (62, 8, 0), (30, -18)]
    k = size / 116

    def at(area: Area) -> Area:
        return turned(scaled(moved(area, x, y), k, k, x, y), turn, x, y)

    whole = at(blob((0, 0, 0), *lobes[1:]))
    sketch.form(whole, tone, shade=0, rim=4, edge=3)
    sketch.fill(at(blob((0, 0, 0), (2, 60, 0), (0, 116, 0), (26, 62), (62, 66, 0), (40, 26), (62, 8, 0), (30, -18))), "shade")
    sketch.fill(at(join(stroke([(0, -14), (0, 100)], 5, 2), stroke([(0, 10), (-48, 12)], 4, 1), stroke([(0, 24), (-46, 56)], 4, 1), stroke([(0, 10), (48, 12)], 4, 1), stroke([(0, 24), (46, 56)], 4, 1))), "light" if tone == "body" else "dark")


def ivy(_mood: str | None) -> Figure:
    """Ivy that climbs around a broken column's shaft and hangs down."""
    sketch = Sketch()
    shaft = poly((196, 494), (196, 96), (222, 74), (248, 98), (280, 62), (316, 92), (316, 494))
    sketch.form(shaft, "light", shade=44, rim=0, edge=3)
    sketch.lines(([(x, 494), (x, 110)] for x in (220, 246, 272, 296)), 5, "body")
    vine = [(120, 494), (170, 440), (300, 410), (346, 350), (280, 300), (176, 270), (160, 206), (240, 160), (350, 140), (366, 70), (300, 26)]
    sketch.line(vine, 15, "dark", 7)
    sketch.line(vine, 7, "body", 3)
    sketch.line([(346, 350), (410, 330), (440, 390), (424, 450)], 9, "dark", 4)
    sketch.line([(160, 206), (100, 190), (76, 240), (90, 300)], 9, "dark", 4)
    for x, y, size, turn, tone in (
        (130, 470, 90, 40, "body"), (222, 424, 104, 10, "body"), (320, 400, 96, -30, "accent"), (348, 344, 110, -50, "body"),
        (270, 298, 108, 14, "body"), (180, 268, 100, 46, "body"), (162, 210, 104, 70, "accent"), (226, 160, 104, 8, "body"),
        (322, 144, 104, -20, "body"), (368, 84, 100, -56, "body"), (330, 36, 92, 190, "body"), (300, 34, 88, 130, "accent"),
        (424, 338, 78, -30, "body"), (432, 404, 74, -10, "body"), (96, 206, 76, 30, "body"), (84, 270, 76, 10, "body"), (120, 494, 60, 150, "body"),
    ):
        ivy_leaf(sketch, x, y, size, turn, tone)
    return sketch.figure(494, crown=(300, 20))


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
