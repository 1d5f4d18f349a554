"""Vehicles: sailing ship, steam train, hot-air balloon, bicycle, rocket, rowing boat, submarine."""

from __future__ import annotations

from artkit.paintings.figures.figure import Figure
from artkit.paintings.figures.pen import (
    arc,
    blob,
    box,
    even,
    join,
    moved,
    oval,
    poly,
    ring,
    round_about,
    spot,
    stroke,
    turned,
)
from artkit.paintings.figures.sketch import Sketch


def waterline(sketch: Sketch, y: float = 452, left: float = 10, right: float = 502) -> None:
    """A strip of water in front of a hull."""
    crest = join(*(spot(x, y + 14, 22) for x in range(int(left) + 20, int(right) - 10, 38)), box(left, y + 14, right - left, 494 - y - 14, 10))
    sketch.form(crest, "shade", shade=0, rim=5, edge=5)
    sketch.fill(join(*(stroke(arc(x, y + 18, 18, 30, 150), 6, smooth=False) for x in range(int(left) + 44, int(right) - 30, 76))), "light")


def sailing_ship(_mood: str | None) -> Figure:
    """A three-masted ship under full sail."""
    sketch = Sketch()
    for x, top in ((140, 70), (256, 20), (368, 80)):
        sketch.line([(x, top), (x, 370)], 13, "dark")
        sketch.line([(x, top), (x, 370)], 6, "body")
        sketch.form(blob((x, top - 4, 0), (x - 30, top + 2), (x - 54, top - 8, 0), (x - 40, top + 10), (x - 52, top + 24, 0), (x - 26, top + 18), (x, top + 18, 0)), "accent", shade=0, rim=3, edge=3)
    sketch.line([(400, 340), (500, 270)], 12, "dark")
    sketch.line([(400, 340), (500, 270)], 6, "body")
    sketch.form(blob((372, 110, 0), (430, 190), (494, 274, 0), (440, 300), (384, 316, 0), (398, 210)), "glow", shade=14, rim=0, edge=5)
    for x, rows in ((140, ((96, 84, 50), (188, 104, 62), (300, 0, 0))), (262, ((44, 74, 46), (126, 96, 60), (232, 96, 70)))):
        for top, height, half in rows:
            if not height:
                continue
            sail = blob((x - half, top, 0), (x, top - 4), (x + half, top, 0), (x + half + 22, top + height * 0.5), (x + half + 8, top + height, 0), (x + 8, top + height - 20), (x - half - 4, top + height, 0), (x - half + 16, top + height * 0.5))
            sketch.form(sail, "glow", shade=20, rim=0, edge=5)
            sketch.line([(x - half - 8, top), (x + half + 8, top)], 8, "dark")
    sketch.fill(poly((212, 246), (334, 246), (340, 272), (212, 272)), "body")
    hull = blob((36, 300, 0), (104, 312, 0), (110, 354, 0), (256, 366), (404, 340, 0), (444, 326, 0), (420, 400), (380, 460, 0), (100, 460, 0), (60, 400))
    sketch.form(hull, "body", shade=24, rim=8, edge=6)
    sketch.fill(blob((42, 340, 0), (110, 370), (256, 388), (404, 364), (436, 350, 0), (430, 370, 0), (400, 388), (256, 410), (110, 392), (46, 358, 0)), "accent", hull)
    for x in (130, 180, 230, 280, 330):
        sketch.form(box(x, 414, 22, 18, 3), "dark", shade=0, rim=3)
    sketch.form(box(52, 318, 22, 22, 3), "glow", shade=0, rim=0, edge=4)
    waterline(sketch)
    return sketch.figure(494, crown=(256, 16))


def steam_train(_mood: str | None) -> Figure:
    """A steam engine from the side, smoke blown back over it."""
    sketch = Sketch()
    for x, y, r in ((400, 92, 30), (356, 64, 40), (294, 52, 42), (224, 54, 40), (160, 46, 34), (104, 54, 26), (60, 44, 18)):
        sketch.form(spot(x, y, r), "light", shade=r * 0.3, rim=0, edge=4)
    sketch.form(poly((372, 122), (440, 122), (426, 240), (386, 240)), "shade", shade=12, rim=6, edge=5)
    sketch.form(box(364, 110, 84, 22, 6), "accent", shade=8, rim=4, edge=4)
    sketch.form(join(box(284, 184, 60, 50), spot(314, 186, 30)), "accent", shade=12, rim=6, edge=5)
    sketch.form(box(214, 196, 38, 40, 6), "accent", shade=9, rim=5, edge=5)
    boiler = box(160, 222, 296, 124, 30)
    sketch.form(boiler, "body", shade=0, rim=0, edge=6)
    sketch.fill(boiler - moved(boiler, 0, -40), "shade")
    sketch.fill(box(176, 236, 262, 12, 6), "light")
    for x in (210, 290, 370):
        sketch.form(box(x, 222, 16, 124), "accent", shade=0, rim=0, edge=3)
    sketch.form(box(440, 216, 28, 136, 10), "shade", shade=8, rim=5, edge=5)
    sketch.form(spot(468, 220, 24), "glow", shade=0, rim=0, edge=5)
    cab = poly((36, 150), (186, 150), (186, 392), (36, 392))
    sketch.form(cab, "accent", shade=18, rim=7, edge=6)
    sketch.form(box(62, 180, 46, 70, 4), "glow", shade=0, rim=0, edge=5)
    sketch.form(box(124, 180, 40, 70, 4), "glow", shade=0, rim=0, edge=5)
    sketch.form(blob((14, 152, 0), (40, 128), (110, 118), (184, 128), (212, 152, 0)), "shade", shade=10, rim=6, edge=5)
    sketch.form(box(36, 346, 440, 54, 4), "shade", shade=12, rim=6, edge=5)
    sketch.form(poly((470, 372), (486, 396), (508, 478), (430, 478), (430, 396)), "accent", shade=10, rim=6, edge=5)
    sketch.lines((((446, 402), (446, 474)), ((466, 402), (472, 474)), ((484, 404), (494, 474))), 6, "dark")
    for x, r in ((106, 66), (246, 66), (368, 46)):
        y = 486 - r
        sketch.form(spot(x, y, r), "light", shade=0, rim=0, edge=5)
        sketch.fill(spot(x, y, r - 11), "dark")
        sketch.fill(round_about(box(x - 4, y - r + 8, 8, r), 8, x, y), "light")
        sketch.form(spot(x, y, r * 0.26), "accent", shade=4, rim=3, edge=3)
    sketch.line([(112, 438), (252, 438), (372, 430)], 19, "dark", smooth=False)
    sketch.line([(112, 438), (252, 438), (372, 430)], 11, "glow", smooth=False)
    sketch.form(box(0, 484, 512, 12, 3), "shade", shade=0, rim=4, edge=3)
    return sketch.figure(494, crown=(314, 156), inside=(54, 176, 118, 80))


def hot_air_balloon(_mood: str | None) -> Figure:
    """A striped balloon with its basket."""
    sketch = Sketch()
    bag = even((256, 14), (360, 40), (428, 120), (424, 220), (372, 310), (300, 384, 0))
    sketch.form(bag, "light", shade=0, rim=0, edge=6)
    for outer, inner, tone in ((1.0, 0.62, "accent"), (0.62, 0.22, "light"), (0.22, -0.22, "accent"), (-0.22, -0.62, "light"), (-0.62, -1.0, "accent")):
        def edge(k: float) -> list[tuple[float, float]]:
            return [(256 + (x - 256) * k, y) for x, y in ((256, 14), (360, 40), (432, 120), (428, 220), (374, 310), (300, 386))]

        sketch.fill(blob(*edge(outer), *edge(inner)[::-1]) & bag, tone)
    sketch.fill((bag - moved(bag, -46, -10)), "shade")
    band = (oval(256, 200, 180, 40) | box(76, 160, 360, 40)) - (oval(256, 152, 180, 40) | box(76, 112, 360, 40))
    sketch.fill(band & bag, "body")
    sketch.lines((tuple((256 + (x - 256) * k, y) for x, y in ((256, 14), (360, 40), (432, 120), (428, 220), (374, 310), (300, 386))) for k in (0.62, 0.22, -0.22, -0.62)), 4, "dark", within=bag)
    for x in (128, 192, 256, 320, 384):
        sketch.fill(spot(x, 184 - 0.0012 * (x - 256) ** 2, 10), "glow", bag)
    sketch.line([(104, 140), (130, 80), (190, 40)], 10, "glow", 4)
    sketch.form(box(206, 376, 100, 20, 6), "shade", shade=8, rim=4, edge=4)
    sketch.lines((((214, 392), (222, 434)), ((298, 392), (290, 434)), ((244, 392), (246, 434)), ((268, 392), (266, 434))), 5, "dark")
    sketch.fill(blob((256, 390, 0), (268, 416), (256, 430), (244, 416)), "glow")
    basket = blob((206, 430, 0), (306, 430, 0), (300, 484), (286, 498, 0), (226, 498, 0), (212, 484))
    sketch.form(basket, "body", shade=16, rim=0, edge=5)
    sketch.lines((((206, 450 + 17 * k), (306, 450 + 17 * k)) for k in range(3)), 4, "shade", within=basket)
    sketch.form(box(200, 426, 112, 15, 6), "accent", shade=6, rim=4, edge=4)
    for x in (200, 312):
        sketch.form(oval(x, 462, 12, 17), "light", shade=4, rim=0, edge=4)
    return sketch.figure(498, crown=(256, 14), inside=(130, 60, 252, 240))


def bicycle(_mood: str | None) -> Figure:
    """A bicycle seen from the side, with a basket and a lamp."""
    sketch = Sketch()
    rear, front, crank, seat, head = (122.0, 372.0), (392.0, 372.0), (238.0, 380.0), (190.0, 206.0), (344.0, 190.0)
    for x, y in (rear, front):
        sketch.fill(ring(x, y, 118, 88), "dark")
        sketch.fill(ring(x, y, 113, 98), "shade")
        sketch.fill(ring(x, y, 113, 98) - moved(ring(x, y, 113, 98), 4, 4), "light")
        sketch.fill(ring(x, y, 97, 91), "glow")
        sketch.fill(round_about(stroke([(x, y), (x, y - 92)], 3), 16, x, y), "light")
        sketch.form(spot(x, y, 13), "accent", shade=4, rim=3, edge=4)
    tubes = ((rear, crank), (rear, seat), (seat, crank), (crank, head), (seat, (348, 212)), ((334, 160), (344, 190)), (head, front))
    sketch.lines(tubes, 27, "dark")
    sketch.lines(tubes, 18, "body")
    sketch.lines((((a[0] - 3, a[1] - 4), (b[0] - 3, b[1] - 4)) for a, b in tubes), 4, "light")
    sketch.line([seat, (180, 166)], 14, "dark")
    sketch.form(blob((120, 146), (150, 138), (220, 144), (246, 156), (226, 168), (180, 176), (132, 172)), "shade", shade=6, rim=5, edge=5)
    bar = [(340, 172), (328, 128), (360, 118), (400, 132), (392, 160)]
    sketch.line(bar, 18, "dark")
    sketch.line(bar, 10, "light")
    sketch.line([(400, 134), (392, 162)], 20, "dark")
    sketch.line([(400, 134), (392, 162)], 13, "accent")
    sketch.form(spot(crank[0], crank[1], 34), "glow", shade=8, rim=0, edge=5)
    sketch.fill(ring(crank[0], crank[1], 24, 16), "dark")
    sketch.line([(238, 380), (270, 440)], 16, "dark")
    sketch.line([(238, 380), (270, 440)], 9, "accent")
    sketch.form(box(250, 434, 48, 16, 5), "shade", shade=4, rim=4, edge=4)
    basket = poly((386, 176), (490, 176), (474, 254), (402, 254))
    sketch.form(basket, "accent", shade=14, rim=0, edge=5)
    sketch.lines((*(((386, 196 + 20 * k), (490, 196 + 20 * k)) for k in range(3)), *(((404 + 22 * k, 176), (410 + 17 * k, 254)) for k in range(4))), 4, "light", within=basket)
    sketch.form(box(380, 168, 116, 16, 7), "accent", shade=5, rim=4, edge=4)
    return sketch.figure(490, crown=(190, 138))


def rocket(_mood: str | None) -> Figure:
    """A finned rocket taking off on its flame."""
    sketch = Sketch()
    flame = even((256, 360, 0), (306, 380), (312, 424), (286, 430, 0), (290, 470), (256, 508, 0))
    sketch.form(flame, "accent", shade=0, rim=0, edge=5)
    sketch.fill(even((256, 370, 0), (282, 388), (278, 424), (256, 468, 0)), "glow")
    for side in (-1, 1):
        fin = blob((256 + 70 * side, 240, 0), (256 + 130 * side, 290), (256 + 158 * side, 380), (256 + 152 * side, 432, 0), (256 + 120 * side, 390), (256 + 62 * side, 366, 0))
        sketch.form(fin, "accent", shade=12, rim=7, edge=6)
    sketch.form(poly((208, 360), (304, 360), (318, 396), (194, 396)), "shade", shade=10, rim=6, edge=5)
    body = even((256, 8, 0), (302, 56), (342, 140), (350, 240), (320, 364, 0))
    sketch.form(body, "light", shade=0, rim=0, edge=6)
    sketch.fill(body - moved(body, -40, 0), "body")
    sketch.fill(body & box(0, 0, 512, 110), "accent")
    sketch.fill((body - moved(body, -32, 0)) & box(0, 0, 512, 110), "shade")
    sketch.fill(box(100, 106, 312, 9) & body, "dark")
    sketch.fill(box(100, 318, 312, 30) & body, "accent")
    sketch.fill(body - moved(body, 9, 2), "glow")
    sketch.form(spot(256, 190, 52), "shade", shade=10, rim=6, edge=5)
    sketch.form(spot(256, 190, 36), "glow", shade=0, rim=0, edge=4)
    sketch.fill(spot(256, 190, 36) - spot(244, 180, 36), "accent")
    sketch.form(poly((246, 262), (266, 262), (274, 410), (256, 430), (238, 410)), "accent", shade=6, rim=5, edge=5)
    for x, y, r in ((150, 480, 28), (108, 492, 20), (362, 480, 28), (404, 492, 20), (196, 494, 20), (316, 494, 20)):
        sketch.form(spot(x, y, r) & box(0, 0, 512, 506), "light", shade=6, rim=0, edge=4)
    return sketch.figure(504, crown=(256, 10), inside=(220, 154, 72, 72))


def rowing_boat(_mood: str | None) -> Figure:
    """A small rowing boat with its oars out."""
    sketch = Sketch()
    inner = blob((28, 250, 0), (130, 286), (256, 298), (382, 286), (484, 250, 0), (440, 236), (256, 252), (72, 236))
    sketch.form(inner, "dark", shade=0, rim=0, edge=6)
    for x, width in ((120, 60), (226, 66), (336, 60)):
        sketch.form(box(x, 256, width, 20, 3), "light", shade=8, rim=0, edge=4)
    hull = blob((20, 244, 0), (130, 290), (256, 302), (382, 290), (492, 244, 0), (466, 340), (420, 412), (340, 440), (172, 440), (92, 412), (46, 340))
    sketch.form(hull, "body", shade=34, rim=0, edge=6)
    for drop in (50, 96):
        sketch.line([(34 + drop * 0.3, 250 + drop), (130, 292 + drop * 0.92), (256, 304 + drop * 0.9), (382, 292 + drop * 0.92), (478 - drop * 0.3, 250 + drop)], 6, "dark", within=hull)
    gunwale = stroke([(20, 246), (130, 292), (256, 304), (382, 292), (492, 246)], 22)
    sketch.form(gunwale, "light", shade=8, rim=0, edge=5)
    for side in (-1, 1):
        shaft = [(256 + 20 * side, 206), (256 + 210 * side, 412)]
        sketch.line(shaft, 19, "dark")
        sketch.line(shaft, 12, "accent")
        angle = -47 * side
        blade = turned(box(256 + 210 * side - 20, 396, 40, 92, 16), angle, 256 + 210 * side, 412)
        sketch.form(blade, "accent", shade=8, rim=6, edge=5)
        sketch.form(box(256 + 106 * side - 12, 288, 24, 22, 6), "shade", shade=4, rim=4, edge=4)
        sketch.form(spot(256 + 16 * side, 202, 13), "shade", shade=4, rim=4, edge=4)
    waterline(sketch, 428)
    return sketch.figure(494, crown=(256, 250), inside=(110, 150, 292, 110))


def submarine(_mood: str | None) -> Figure:
    """A round-nosed submarine with portholes, periscope and bubbles."""
    sketch = Sketch()
    scope = [(236, 190), (236, 50), (286, 50)]
    sketch.line(scope, 27, "dark", smooth=False)
    sketch.line(scope, 17, "light", smooth=False)
    sketch.form(box(278, 34, 26, 32, 6), "glow", shade=0, rim=0, edge=5)
    sketch.form(blob((166, 236, 0), (180, 140, 0), (300, 140, 0), (330, 236, 0)), "accent", shade=24, rim=7, edge=6)
    sketch.form(box(170, 126, 140, 22, 8), "body", shade=8, rim=5, edge=5)
    sketch.form(spot(240, 188, 20), "glow", shade=0, rim=0, edge=5)
    for turn in (-42, 42):
        sketch.form(turned(blob((470, 318, 0), (452, 280), (470, 236), (488, 280)), turn + (180 if turn > 0 else 0), 470, 318), "light", shade=6, rim=0, edge=5)
    sketch.form(poly((404, 250), (470, 206), (476, 318), (470, 426), (404, 386)), "accent", shade=14, rim=7, edge=6)
    hull = blob((20, 318), (44, 246), (130, 208), (256, 200), (370, 222), (440, 270), (470, 318), (440, 368), (370, 412), (256, 434), (130, 426), (44, 390))
    sketch.form(hull, "body", shade=0, rim=9, edge=6)
    sketch.fill(hull - moved(hull, -6, -60), "shade")
    sketch.fill(stroke([(30, 344), (130, 362), (256, 366), (380, 354), (466, 324)], 14) & hull, "accent")
    for x in (110, 206, 302):
        sketch.form(spot(x, 290, 40), "light", shade=0, rim=0, edge=5)
        sketch.form(spot(x, 290, 28), "glow", shade=0, rim=0, edge=3)
        sketch.fill(spot(x, 290, 28) - spot(x - 8, 282, 28), "accent")
    sketch.fill(join(*(spot(x, y, 5) for x, y in ((60, 262), (160, 226), (256, 220), (350, 236), (60, 376), (160, 410), (256, 416), (350, 396)))), "dark")
    sketch.form(poly((150, 420), (300, 426), (270, 470), (180, 470)), "accent", shade=10, rim=5, edge=5)
    for x, y, r in ((352, 150, 16), (386, 108, 24), (364, 62, 13), (420, 60, 18), (60, 180, 13), (92, 140, 19), (66, 96, 11)):
        sketch.form(ring(x, y, r, r * 0.62), "light", shade=0, rim=0, edge=3)
    return sketch.figure(472, crown=(240, 126), inside=(66, 240, 290, 104))


MOTIFS = {
    "sailing_ship": sailing_ship, "steam_train": steam_train, "hot_air_balloon": hot_air_balloon, "bicycle": bicycle, "rocket": rocket, "rowing_boat": rowing_boat, "submarine": submarine,
}
