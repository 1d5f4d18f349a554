"""The land: wave, mountain, volcano, waterfall, cave, dune, island."""

from __future__ import annotations

from shapely.geometry import Polygon

from artkit.paintings.figures.figure import Figure
from artkit.paintings.figures.pen import (
    Area,
    arc,
    blob,
    box,
    curve,
    join,
    moved,
    poly,
    scaled,
    spot,
    stroke,
    turned,
)
from artkit.paintings.figures.sketch import Sketch


def wave(_mood: str | None) -> Figure:
    """A great breaking wave with clawed foam."""
    sketch = Sketch()
    water = blob((10, 494, 0), (14, 330), (60, 180), (150, 84), (260, 40), (370, 66), (440, 140), (458, 214, 0), (410, 176), (350, 170), (296, 204), (276, 262), (300, 330), (370, 374), (500, 388, 0), (500, 494, 0))
    sketch.form(water, "body", shade=0, rim=0, edge=6)
    sketch.fill(blob((276, 262), (296, 204), (350, 170), (410, 176), (458, 214, 0), (430, 130), (350, 96), (262, 130), (212, 210), (220, 310), (290, 390), (420, 430), (500, 436, 0), (500, 388, 0), (370, 374), (300, 330)), "shade", water)
    for shift, width, tone in ((0, 16, "light"), (44, 10, "light"), (-36, 12, "shade")):
        sketch.line([(60 + shift, 494), (54 + shift * 1.2, 360), (100 + shift, 220), (196 + shift * 0.8, 112 + shift * 0.7), (300 + shift * 0.4, 82 + shift * 0.8)], width, tone, 3, within=water)
    sketch.line([(258, 300), (310, 390), (420, 416), (500, 414)], 10, "light", 5, within=water)
    foam = [(150, 90, 26), (196, 62, 32), (250, 46, 36), (310, 52, 36), (366, 76, 36), (412, 112, 34), (444, 156, 30), (462, 202, 26), (440, 222, 16), (404, 178, 22), (360, 166, 22), (322, 180, 16), (112, 124, 18)]
    crest = join(*(spot(*one) for one in foam))
    sketch.form(crest, "glow", shade=0, rim=0, edge=6)
    sketch.fill(crest - join(*(spot(x - 5, y - 9, r) for x, y, r in foam)), "light")
    for x, y, r in ((470, 262, 12), (436, 262, 9), (486, 120, 10), (478, 76, 7), (392, 222, 10), (350, 216, 7), (410, 44, 8)):
        sketch.form(spot(x, y, r), "glow", shade=0, rim=0, edge=4)
    low = join(*(spot(x, y, r) for x, y, r in ((30, 484, 30), (90, 492, 34), (160, 488, 30), (230, 494, 34), (300, 488, 30), (370, 494, 34), (440, 486, 32), (488, 490, 24)))) & box(0, 440, 512, 56)
    sketch.form(low, "light", shade=0, rim=0, edge=5)
    return sketch.figure(494, crown=(260, 12), inside=(290, 190, 150, 170))


def _ridge(sketch: Sketch, peak: tuple[float, float], left: float, right: float, base: float, tone: str = "body") -> None:
    """A peak of rock: a lit side, a side in shade parted by a broken ridge."""
    x, y = peak
    sketch.form(poly((left, base), (x - (x - left) * 0.42, y + (base - y) * 0.38), (x, y), (x + (right - x) * 0.4, y + (base - y) * 0.44), (right, base)), tone, shade=0, rim=6, edge=6)
    drop = base - y
    sketch.fill(poly((x, y), (x + 14, y + drop * 0.2), (x - 12, y + drop * 0.36), (x + 22, y + drop * 0.58), (x - 4, y + drop * 0.8), (x + 30, base), (right, base), (x + (right - x) * 0.4, y + drop * 0.44)), "shade")


def mountain(_mood: str | None) -> Figure:
    """A snow-capped peak with lower ones beside it and firs at its foot."""
    sketch = Sketch()
    _ridge(sketch, (408, 214), 290, 508, 488)
    _ridge(sketch, (100, 250), 4, 240, 488)
    _ridge(sketch, (250, 22), 34, 474, 488)
    snow = poly((250, 22), (172, 160), (190, 190), (208, 160), (226, 214), (248, 172), (266, 226), (290, 180), (312, 204), (330, 168))
    sketch.form(snow, "glow", shade=0, rim=0, edge=4)
    sketch.fill(poly((250, 22), (264, 115), (240, 190), (248, 172), (266, 226), (290, 180), (312, 204), (330, 168)), "light")
    for x, y, dx in ((408, 214, 26), (100, 250, 26)):
        sketch.form(poly((x, y), (x - dx, y + 54), (x - 8, y + 44), (x + 2, y + 66), (x + dx, y + 48)), "glow", shade=0, rim=0, edge=3)
    for x, height in ((40, 84), (84, 110), (130, 80), (390, 84), (434, 112), (478, 86)):
        for k in range(3):
            w = 16 + 9 * k
            sketch.form(poly((x, 494 - height + k * height * 0.26), (x + w, 494 - height * 0.52 + k * height * 0.26), (x - w, 494 - height * 0.52 + k * height * 0.26)), "shade", shade=8, rim=0, edge=3)
    return sketch.figure(494, crown=(250, 22), inside=(190, 300, 140, 150))


def volcano(_mood: str | None) -> Figure:
    """An erupting volcano: smoke, fire and streams of lava."""
    sketch = Sketch()
    puffs = ((150, 96, 56), (220, 60, 52), (300, 64, 58), (366, 104, 50), (256, 110, 60), (110, 140, 34), (410, 144, 30))
    smoke = join(*(spot(*puff) for puff in puffs))
    sketch.form(smoke, "shade", shade=0, rim=6, edge=5)
    sketch.fill(smoke - join(*(spot(x - 8, y - 18, r) for x, y, r in puffs)), "dark")
    burst = blob((206, 232, 0), (196, 170), (160, 120, 0), (226, 160), (236, 84, 0), (260, 150), (300, 92, 0), (292, 160), (356, 128, 0), (316, 180), (308, 232, 0))
    sketch.form(burst, "accent", shade=0, rim=0, edge=5)
    sketch.fill(blob((226, 232, 0), (222, 186), (204, 164, 0), (242, 180), (252, 130, 0), (268, 180), (304, 160, 0), (286, 196), (288, 232, 0)), "glow")
    cone = blob((14, 492, 0), (120, 380), (176, 260), (196, 216, 0), (230, 230), (256, 222), (290, 232), (316, 216, 0), (336, 260), (392, 380), (498, 492, 0))
    sketch.form(cone, "body", shade=0, rim=8, edge=6)
    sketch.fill(blob((316, 216, 0), (336, 260), (392, 380), (498, 492, 0), (300, 492, 0), (330, 430), (300, 360), (318, 290), (290, 232, 0)), "shade")
    lava = blob((206, 224, 0), (230, 232), (256, 224), (290, 234), (308, 222, 0), (310, 262), (330, 300), (356, 360), (352, 392), (330, 364), (300, 320), (288, 340), (296, 400), (306, 452), (286, 470), (266, 440), (262, 380), (246, 320), (230, 330), (216, 380), (190, 420), (172, 412), (186, 360), (204, 300))
    sketch.form(lava, "accent", shade=0, rim=0, edge=5)
    sketch.lines((((224, 240), (222, 300), (198, 390)), ((264, 244), (272, 340), (284, 446)), ((292, 246), (316, 310), (340, 366))), 9, "glow", 3)
    for x, y, r in ((130, 216, 13), (96, 260, 9), (384, 204, 13), (420, 256, 10), (350, 176, 9), (168, 176, 9)):
        sketch.form(spot(x, y, r), "glow", shade=0, rim=0, edge=4)
    return sketch.figure(492, crown=(256, 20), inside=(170, 300, 180, 150))


def waterfall(_mood: str | None) -> Figure:
    """Water falling between two cliffs into a pool."""
    sketch = Sketch()
    cliff = poly((20, 494), (12, 250), (30, 120), (60, 96), (80, 50), (180, 40), (330, 40), (430, 52), (452, 100), (482, 124), (500, 260), (492, 494))
    sketch.form(cliff, "shade", shade=26, rim=8, edge=6)
    for points in (((30, 124), (100, 140), (130, 110), (150, 56), (84, 54), (62, 98)), ((18, 256), (84, 280), (120, 250), (128, 180), (40, 160)), ((24, 380), (90, 400), (116, 370), (120, 300), (22, 290)), ((482, 128), (410, 140), (386, 110), (366, 58), (428, 58), (450, 104)), ((494, 262), (430, 286), (398, 250), (388, 190), (476, 164)), ((490, 380), (420, 406), (394, 370), (396, 310), (492, 300))):
        sketch.form(poly(*points), "shade", shade=12, rim=7)
    fall = blob((166, 30, 0), (346, 30, 0), (352, 120), (366, 300), (384, 440, 0), (128, 440, 0), (146, 300), (160, 120))
    sketch.form(fall, "light", shade=0, rim=0, edge=6)
    for x, top, bottom, tone, width in ((190, 60, 420, "body", 13), (222, 30, 260, "glow", 12), (224, 310, 440, "body", 12), (256, 90, 430, "body", 15), (292, 30, 330, "glow", 14), (322, 120, 430, "body", 13), (300, 370, 440, "body", 9), (170, 220, 430, "glow", 10)):
        lean = (x - 256) * 0.22
        sketch.line([(x - lean * 0.3, top), (x + lean, bottom)], width, tone, 4)
    pool = blob((10, 494, 0), (30, 440), (256, 412), (482, 440), (502, 494, 0))
    sketch.form(pool, "body", shade=0, rim=0, edge=6)
    sketch.lines((((60, 470), (130, 474)), ((380, 474), (450, 468)), ((210, 484), (310, 484))), 8, "light")
    mist = [(120, 440, 30), (164, 424, 36), (214, 434, 34), (262, 424, 38), (312, 434, 34), (356, 426, 36), (396, 442, 28)]
    foam = join(*(spot(*one) for one in mist))
    sketch.form(foam, "glow", shade=0, rim=0, edge=5)
    sketch.fill(foam - join(*(spot(x - 4, y - 10, r) for x, y, r in mist)), "light")
    for x, k in ((70, 1), (446, -1), (108, 1)):
        for turn in (-50, -20, 20, 50):
            sketch.form(turned(blob((x, 50, 0), (x - 8, 24), (x, 2, 0), (x + 8, 24)), turn * k, x, 50), "shade", shade=0, rim=3, edge=3)
    return sketch.figure(494, crown=(256, 34), inside=(150, 60, 212, 340))


def cave(_mood: str | None) -> Figure:
    """A dark hole in a rocky hill, a path leading in."""
    sketch = Sketch()
    rock = poly((4, 494), (18, 380), (52, 340), (60, 250), (110, 214), (132, 140), (196, 112), (230, 70), (310, 62), (360, 104), (400, 120), (424, 196), (460, 226), (470, 320), (500, 370), (508, 494))
    sketch.form(rock, "body", shade=34, rim=10, edge=6)
    for points in (((68, 254), (116, 220), (160, 240), (120, 300), (84, 320)), ((138, 146), (200, 118), (228, 150), (170, 196)), ((240, 78), (306, 70), (340, 110), (280, 140)), ((24, 384), (60, 348), (96, 380), (84, 440)), ((372, 120), (398, 128), (412, 190), (380, 180))):
        sketch.fill(poly(*points), "light")
        sketch.fill(moved(poly(*points), 7, 7) & poly(*points), "body")
        sketch.fill(poly(*points) - moved(poly(*points), -8, -8), "shade")
    mouth = blob((116, 494, 0), (112, 400), (136, 300), (186, 232), (262, 206), (338, 236), (386, 310), (404, 410), (400, 494, 0))
    sketch.form(mouth.buffer(16) & box(0, 0, 512, 494), "shade", shade=0, rim=7, edge=3)
    sketch.fill(mouth, "dark")
    for x, length, half in ((190, 40, 26), (312, 62, 28), (346, 26, 18)):
        top = 232 - 28 * (1 - abs(x - 258) / 120)
        sketch.fill(poly((x - half, top), (x + half, top + 4), (x + 2, top + 16 + length)), "shade", mouth)
    path = blob((240, 400, 0), (262, 400, 0), (296, 440), (360, 494, 0), (170, 494, 0), (220, 440))
    sketch.fill(path, "shade")
    sketch.fill(blob((246, 424, 0), (256, 424, 0), (276, 460), (310, 494, 0), (200, 494, 0), (234, 460)), "body")
    for x, y, r in ((92, 480, 30), (136, 488, 18), (420, 476, 34), (384, 488, 18), (462, 486, 22)):
        sketch.form(spot(x, y, r) & box(0, 0, 512, 494), "body", shade=9, rim=5, edge=5)
    for x, y in ((40, 494), (486, 494), (120, 214), (404, 122)):
        for turn in (-36, -10, 16, 40):
            sketch.form(turned(blob((x, y + 2, 0), (x - 7, y - 22), (x, y - 46, 0), (x + 7, y - 22)), turn, x, y + 2), "accent", shade=0, rim=3, edge=3)
    return sketch.figure(494, inside=(136, 260, 248, 220), crown=(270, 64))


def _dune(sketch: Sketch, left: float, right: float, peak: tuple[float, float], base: float, tone: str) -> tuple[Area, Area]:
    """One dune that runs out into the plain: its rounded windward back, and the lee beyond a winding crest."""
    x, y = peak
    high = base - y
    whole = blob((left, base, 0), (left + (x - left) * 0.2, base - high * 0.3), (left + (x - left) * 0.56, base - high * 0.76), (x, y, 0), (x + (right - x) * 0.3, base - high * 0.56), (x + (right - x) * 0.62, base - high * 0.2), (right, base, 0), ((left + right) / 2, base + high * 0.06))
    crest = [(x, y), (x + high * 0.1, y + high * 0.2), (x - high * 0.22, y + high * 0.42), (x - high * 0.18, y + high * 0.62), (x + high * 0.26, y + high * 0.8), (x + high * 0.1, base + high * 0.1)]
    sketch.form(whole, tone, shade=0, rim=8, edge=6)
    lee = Polygon([*curve(*crest), (right + 20, base + high), (right + 20, y), (x, y)]).buffer(0) & whole
    sketch.fill(lee, "accent" if tone == "light" else "shade")
    sketch.fill(moved(lee, high * 0.3, high * 0.06) & lee, "shade")
    sketch.line(crest, 7, "dark", 4, within=whole)
    return whole - lee, lee


def _camel(sketch: Sketch, x: float, y: float, scale: float) -> None:
    """A laden camel, far off, walking to the right; it stands on (x, y)."""
    legs = (stroke([(d, -34), (d + step, 0)], 7, 5) for d, step in ((-22, -7), (-14, 5), (18, -5), (24, 8)))
    hump = blob((-32, -34, 0), (-30, -54), (-14, -60), (-2, -80), (12, -60), (28, -54), (30, -36, 0), (0, -28))
    neck = stroke([(24, -46), (44, -44), (50, -70)], 11, 9)
    head = blob((44, -76), (54, -82), (72, -72), (68, -64), (50, -66))
    whole = join(*legs, hump, neck, head, stroke([(-30, -48), (-40, -26)], 4, 3))
    sketch.form(moved(scaled(whole, scale, scale, 0, 0), x, y), "shade", shade=0, rim=4, edge=3)
    sketch.fill(moved(scaled(box(-14, -66, 20, 22, 4), scale, scale, 0, 0), x, y), "glow")


def dune(_mood: str | None) -> Figure:
    """Sand dunes with winding crests, ripples and blown sand, a small caravan on the near one."""
    sketch = Sketch()
    _dune(sketch, 190, 508, (400, 262), 452, "body")
    slope, _ = _dune(sketch, 4, 508, (304, 300), 484, "light")
    for k in range(4):
        y, start = 402 + 22 * k, 128 - 30 * k
        sketch.line([(x, y + (4 if j % 2 else -4)) for j, x in enumerate(range(start, 262, 30))], 6, "body", 3, within=slope)
    for points in (((308, 290), (330, 268), (360, 276), (390, 256)), ((406, 252), (440, 226), (476, 234), (506, 216))):
        sketch.line(points, 8, "light", 2)
    for x, y in ((84, 404), (158, 352), (240, 320)):
        _camel(sketch, x, y, 0.86)
    return sketch.figure(488, crown=(304, 300))


def island(_mood: str | None) -> Figure:
    """A small island with two palms, sea around it."""
    sketch = Sketch()
    sand = blob((60, 430, 0), (120, 370), (200, 340), (300, 336), (390, 368), (452, 430, 0))
    trunks = (((250, 390), (240, 300), (266, 220), (300, 166)), ((220, 390), (196, 330), (164, 290), (138, 262)))
    for trunk, k in zip(trunks, (0.94, 0.7), strict=True):
        x, y = trunk[-1]
        sketch.line(trunk, 40 * k, "dark", 26 * k)
        sketch.line(trunk, 28 * k, "body", 15 * k)
        line = curve(*trunk)
        sketch.lines((((a - 9 * k, b + 3), (a + 9 * k, b - 3)) for a, b in line[4::5]), 5 * k, "dark")
        for turn, tone in ((-200, "accent"), (20, "accent"), (-160, "accent"), (-30, "accent"), (-120, "accent"), (-74, "accent"), (62, "accent"), (-244, "accent")):
            frond = blob((x, y, 0), (x + 60 * k, y - 34 * k), (x + 120 * k, y - 14 * k), (x + 150 * k, y + 44 * k, 0), (x + 110 * k, y + 14 * k), (x + 56 * k, y + 4 * k))
            if turn < -90 or turn > 90:
                frond = turned(blob((x, y, 0), (x + 60 * k, y + 34 * k), (x + 120 * k, y + 14 * k), (x + 150 * k, y - 44 * k, 0), (x + 110 * k, y - 14 * k), (x + 56 * k, y - 4 * k)), turn, x, y)
            else:
                frond = turned(frond, turn, x, y)
            sketch.form(frond, tone, shade=0, rim=5, edge=4)
        for dx, dy in ((-12, 14), (12, 18)):
            sketch.form(spot(x + dx * k, y + dy * k, 13 * k), "body", shade=5, rim=4, edge=3)
    sketch.form(sand, "light", shade=24, rim=0, edge=6)
    sketch.form(blob((330, 400, 0), (350, 372), (390, 376), (404, 408, 0)), "shade", shade=8, rim=5, edge=4)
    sea = box(6, 420, 500, 74, 36)
    sketch.form(sea, "dark", shade=0, rim=0, edge=6)
    for y, start in ((444, 20), (470, 50)):
        for x in range(start, 470, 84):
            sketch.fill(stroke(arc(x + 22, y - 4, 24, 30, 150), 7, smooth=False), "light")
    sketch.fill(join(*(spot(x, 424, 15) for x in range(60, 460, 26))), "glow")
    return sketch.figure(494, crown=(300, 60))


MOTIFS = {
    "wave": wave, "mountain": mountain, "volcano": volcano, "waterfall": waterfall, "cave": cave, "dune": dune, "island": island,
}
