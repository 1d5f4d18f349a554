"""Page and sound: book, letter, violin, drum, camera, map, theatre mask."""

from __future__ import annotations

from artkit.paintings.figures.figure import Figure
from artkit.paintings.figures.pen import (
    Area,
    blob,
    box,
    curve,
    drawn,
    even,
    hull,
    join,
    moved,
    oval,
    poly,
    scaled,
    spot,
    star,
    stroke,
    turned,
    twin,
)
from artkit.paintings.figures.sketch import Sketch


def book(_mood: str | None) -> Figure:
    """An open book with a ribbon."""
    sketch = Sketch()
    cover = poly((18, 150), (256, 190), (494, 150), (494, 440), (256, 486), (18, 440))
    sketch.form(cover, "body", shade=14, rim=6, edge=5)
    for k, tone in ((2, "light"), (1, "glow"), (0, "glow")):
        left = blob((36 + 2 * k, 116 + 9 * k, 0), (100, 88 + 9 * k), (190, 98 + 9 * k), (256, 146 + 9 * k, 0), (256, 446 + 9 * k, 0), (190, 404 + 9 * k), (100, 396 + 9 * k), (36 + 2 * k, 412 + 9 * k, 0))
        sketch.form(twin(left), tone, shade=0, rim=0, edge=3)
    right = blob((476, 116, 0), (412, 88), (322, 98), (256, 146, 0), (256, 446, 0), (290, 420), (300, 300), (330, 180), (476, 130, 0))
    sketch.fill(right, "light")
    sketch.fill(blob((256, 146, 0), (236, 134), (220, 280), (238, 424), (256, 446, 0)), "light")
    lines = []
    for k in range(6):
        y = 150 + 40 * k
        if k:
            lines.append([(70, y), (130, y - 12), (216, y + 16)])
        lines.append([(300, y + 14), (380, y - 12), (446, y)])
    lines.append([(120, 140), (160, 144), (216, 162)])
    sketch.lines(lines, 9, "shade")
    sketch.form(box(60, 116, 44, 54, 4), "accent", shade=0, rim=0)
    sketch.fill(star(82, 143, 20, 9, 5), "light")
    sketch.line([(256, 146), (256, 446)], 6, "dark")
    sketch.form(poly((326, 404), (356, 398), (360, 496), (342, 478), (328, 500)), "accent", shade=6, rim=4, edge=4)
    return sketch.figure(492, inside=(60, 130, 392, 250), crown=(256, 130))


def letter(_mood: str | None) -> Figure:
    """A sealed envelope, address side away."""
    sketch = Sketch()
    paper = box(26, 110, 460, 310, 8)
    sketch.form(paper, "light", shade=0, rim=0, edge=6)
    sketch.fill(poly((26, 420), (220, 250), (292, 250), (486, 420)), "body")
    sketch.fill(poly((26, 114), (220, 262), (30, 418)), "light")
    sketch.fill(poly((486, 114), (292, 262), (484, 418)), "light")
    sketch.lines((((30, 416), (214, 256)), ((482, 416), (298, 256))), 7, "dark")
    flap = poly((28, 112), (484, 112), (276, 292), (256, 300), (236, 292))
    sketch.form(flap, "light", shade=0, rim=0, edge=6)
    sketch.fill(flap - moved(flap, 0, -18), "body")
    sketch.fill(poly((28, 112), (484, 112), (470, 124), (42, 124)), "glow")
    seal = blob((256, 222), (300, 226), (318, 262), (330, 300), (308, 338), (262, 350), (216, 342), (190, 306), (196, 262), (214, 230))
    sketch.form(seal, "accent", shade=14, rim=7, edge=6)
    sketch.form(spot(260, 286, 44), "accent", shade=0, rim=0, edge=3)
    sketch.fill(drawn("M260 316C228 292 228 264 246 262C256 262 260 272 260 276C260 272 264 262 274 262C292 264 292 292 260 316Z"), "light")
    return sketch.figure(428, inside=(60, 130, 392, 110), crown=(256, 108))


def violin(_mood: str | None) -> Figure:
    """A violin with its bow across."""
    sketch = Sketch()

    def lean(area: Area) -> Area:
        return turned(area, 24, 256, 270)

    body = even((256, 200), (306, 206), (346, 236), (346, 278), (324, 312), (326, 344), (364, 374), (374, 432), (336, 482), (256, 496))
    sketch.form(lean(body), "body", shade=26, rim=8, edge=6)
    inner = body.buffer(-12)
    sketch.fill(lean(inner - inner.buffer(-4)), "shade")
    for side in (-1, 1):
        hole = stroke(curve((256 + 62 * side, 320), (256 + 46 * side, 330), (256 + 56 * side, 366), (256 + 44 * side, 400), (256 + 60 * side, 410)), 9, smooth=False)
        sketch.fill(lean(hole), "dark")
    sketch.form(lean(poly((244, 74), (268, 74), (278, 330), (234, 330))), "dark", shade=0, rim=5, edge=3)
    sketch.form(lean(poly((238, 420), (274, 420), (266, 480), (246, 480))), "dark", shade=0, rim=4, edge=2)
    sketch.form(lean(box(222, 372, 68, 14, 5)), "light", shade=5, rim=0, edge=3)
    sketch.fill(lean(join(*(stroke([(248 + 5.4 * k, 74), (241 + 10 * k, 424)], 2.4) for k in range(4)))), "light")
    sketch.form(lean(join(box(236, 26, 40, 60, 10), spot(256, 24, 26))), "body", shade=8, rim=5, edge=5)
    sketch.fill(lean(spot(256, 24, 10)), "dark")
    for k in range(4):
        side = 1 if k % 2 else -1
        sketch.form(lean(hull(spot(256 + 22 * side, 44 + 12 * k, 5), spot(256 + 48 * side, 42 + 12 * k, 10))), "dark", shade=0, rim=3, edge=2)
    bow = [(36, 286), (250, 330), (486, 430)]
    sketch.line([(40, 300), (470, 446)], 9, "dark")
    sketch.line([(40, 300), (470, 446)], 5, "glow")
    sketch.line(bow, 17, "dark", 14)
    sketch.line(bow, 10, "accent", 8)
    sketch.form(turned(box(446, 418, 46, 30, 6), 22, 469, 433), "shade", shade=6, rim=4, edge=4)
    return sketch.figure(496, crown=(368, 30))


def drum(_mood: str | None) -> Figure:
    """A side drum with ropes and two sticks."""
    sketch = Sketch()
    side = join(box(76, 220, 360, 190), oval(256, 410, 180, 66))
    sketch.form(side, "body", shade=54, rim=0, edge=6)
    zigzag = [(76 + 45 * k, 250 + 10 if k % 2 else 420) for k in range(9)]
    zigzag = [(x, y + 56 * (1 - ((x - 256) / 180) ** 2) ** 0.5) for x, y in zigzag]
    sketch.line(zigzag, 16, "dark", within=side, smooth=False)
    sketch.line(zigzag, 9, "light", within=side, smooth=False)
    hoop = (join(box(70, 398, 372, 34), oval(256, 432, 186, 66)) - oval(256, 396, 186, 66)) & box(0, 396, 512, 120)
    sketch.form(hoop, "accent", shade=30, rim=6, edge=5)
    top = (join(box(70, 206, 372, 34), oval(256, 240, 186, 66))) - oval(256, 206, 180, 60)
    sketch.form(join(top, oval(256, 206, 186, 66)), "accent", shade=30, rim=6, edge=5)
    sketch.form(oval(256, 200, 172, 56), "glow", shade=0, rim=0, edge=3)
    sketch.fill(oval(256, 200, 172, 56) - oval(244, 194, 172, 56), "light")
    for x0, y0, x1, y1 in ((60, 34, 282, 190), (466, 30, 300, 206)):
        sketch.line([(x0, y0), (x1, y1)], 26, "dark")
        sketch.line([(x0, y0), (x1, y1)], 16, "accent")
        sketch.line([(x0 - 2, y0 - 4), (x1 - 6, y1 - 6)], 4, "light")
        sketch.form(spot(x1, y1, 21), "glow", shade=8, rim=0, edge=4)
    return sketch.figure(500, crown=(256, 148))


def camera(_mood: str | None) -> Figure:
    """An old folding camera with a flash lamp."""
    sketch = Sketch()
    sketch.form(box(332, 60, 26, 110, 4), "shade", shade=8, rim=4, edge=4)
    sketch.form(spot(346, 62, 60), "light", shade=0, rim=0, edge=5)
    sketch.fill(spot(346, 62, 60) - spot(336, 54, 58), "body")
    sketch.form(spot(346, 62, 22), "glow", shade=0, rim=0, edge=4)
    sketch.form(box(120, 118, 130, 62, 8), "shade", shade=14, rim=5, edge=5)
    sketch.form(box(146, 132, 60, 30, 4), "glow", shade=0, rim=0, edge=3)
    body = box(34, 164, 444, 320, 30)
    sketch.form(body, "body", shade=30, rim=9, edge=6)
    sketch.fill(box(34, 236, 444, 180), "dark")
    sketch.fill(join(*(box(34, 246 + 20 * k, 444, 4) for k in range(9))), "shade")
    sketch.form(spot(256, 326, 138), "shade", shade=16, rim=7, edge=6)
    sketch.form(spot(256, 326, 112), "accent", shade=14, rim=6, edge=4)
    sketch.form(spot(256, 326, 88), "dark", shade=0, rim=0)
    sketch.fill(spot(256, 326, 74), "shade")
    sketch.fill(spot(256, 326, 74) - spot(242, 312, 74), "body")
    sketch.fill(spot(256, 326, 36), "dark")
    sketch.fill(oval(224, 292, 24, 16, -38), "glow")
    sketch.fill(spot(290, 360, 9), "light")
    sketch.form(box(64, 134, 44, 36, 8), "accent", shade=8, rim=4, edge=4)
    sketch.form(spot(434, 200, 15), "accent", shade=5, rim=3, edge=3)
    return sketch.figure(488, inside=(182, 252, 148, 148), crown=(184, 112))


def treasure_map(_mood: str | None) -> Figure:
    """An old chart between two rolled ends: a coast, a dotted way, a cross, a compass rose."""
    sketch = Sketch()
    sheet = poly((76, 70), (436, 70), (430, 130), (438, 180), (428, 250), (438, 320), (430, 390), (436, 442), (76, 442), (84, 390), (74, 330), (84, 250), (74, 190), (84, 130))
    sketch.form(sheet, "light", shade=12, rim=0, edge=6)
    coast = blob((200, 96, 0), (246, 130), (232, 170), (180, 190), (190, 240), (140, 280), (160, 330), (130, 370), (150, 416, 0), (420, 416, 0), (420, 96, 0)) & sheet
    sketch.fill(coast, "body")
    sketch.line([(200, 96), (246, 130), (232, 170), (180, 190), (190, 240), (140, 280), (160, 330), (130, 370), (150, 416)], 8, "shade")
    for x, y in ((110, 300), (104, 360), (112, 396)):
        sketch.line([(x - 14, y), (x - 5, y - 8), (x + 4, y), (x + 13, y - 8)], 6, "shade")
    for x, y, r in ((270, 200, 30), (306, 212, 24), (350, 330, 26)):
        sketch.form(poly((x - r, y), (x, y - r * 1.5), (x + r, y)), "light", shade=r * 0.6, rim=0, edge=5)
    way = curve((180, 390), (236, 372), (226, 306), (290, 270), (330, 292), (384, 250), (368, 172))
    sketch.fill(join(*(stroke([way[k], way[k + 2]], 10) for k in range(0, len(way) - 6, 5))), "dark")
    sketch.lines((((334, 118), (392, 176)), ((392, 118), (334, 176))), 30, "dark")
    sketch.lines((((334, 118), (392, 176)), ((392, 118), (334, 176))), 19, "accent")
    sketch.form(star(140, 150, 58, 15, 4, 45) & spot(140, 150, 40), "shade", shade=0, rim=0, edge=3)
    sketch.form(star(140, 150, 60, 14, 4), "accent", shade=0, rim=0, edge=4)
    sketch.fill(join(poly((140, 90), (140, 150), (150, 140)), poly((200, 150), (140, 150), (150, 160)), poly((140, 210), (140, 150), (130, 160)), poly((80, 150), (140, 150), (130, 140))), "dark")
    for y in (58, 454):
        sketch.form(box(50, y - 26, 412, 52, 24), "light", shade=0, rim=0, edge=6)
        sketch.fill(box(50, y + 2, 412, 24, 12), "body")
        for x in (54, 458):
            sketch.form(oval(x, y, 18, 26), "body", shade=0, rim=0, edge=5)
            sketch.line([(x - 6, y + 10), (x + 8, y + 4), (x + 4, y - 12), (x - 8, y - 6)], 5, "dark")
    return sketch.figure(482, inside=(84, 96, 344, 320), crown=(256, 32))


def theatre_mask(mood: str | None) -> Figure:
    """A player's mask; it laughs or weeps as the mood bids."""
    sketch = Sketch()
    for side in (-1, 1):
        for k, drop in enumerate((150, 90, 200)):
            x = 256 + side * (196 - 10 * k)
            sketch.form(poly((x - 16, 150), (x + 16, 150), (x + side * (20 + 16 * k) + 16, 250 + drop), (x + side * (20 + 16 * k), 236 + drop), (x + side * (20 + 16 * k) - 16, 250 + drop)), "body" if k % 2 else "accent", shade=8, rim=4, edge=4)
    face = even((256, 38), (350, 34), (430, 56), (466, 96), (470, 200), (440, 340), (360, 450), (256, 494))
    sketch.form(face, "light", shade=40, rim=0, edge=6)
    sad = mood in {"sorrowful", "lonely"}
    angry, afraid = mood == "angry", mood in {"fearful", "wondering"}
    for side in (-1, 1):
        def at(area: Area, side: int = side) -> Area:
            return area if side > 0 else scaled(area, -1, 1, 256, 0)

        if afraid:
            eye, brow = oval(352, 208, 46, 52), [(290, 142), (350, 112), (414, 138)]
        elif sad:
            eye, brow = blob((300, 196, 0), (352, 206), (420, 244, 0), (356, 252)), [(290, 128), (350, 152), (424, 196)]
        elif mood == "calm":
            eye, brow = stroke([(300, 214), (352, 236), (412, 214)], 20, 10), [(296, 152), (354, 132), (424, 152)]
        elif angry:
            eye, brow = blob((296, 232, 0), (352, 190), (424, 172, 0), (384, 246)), [(284, 194), (350, 160), (436, 122)]
        else:
            eye, brow = blob((294, 234, 0), (352, 170), (416, 234, 0), (352, 214)), [(292, 150), (354, 116), (426, 150)]
        sketch.fill(at(eye), "dark")
        sketch.fill(at(stroke(brow, 20, 8)), "accent")
        sketch.fill(at(spot(386, 312, 32)), "accent")
    sketch.form(blob((256, 200, 0), (276, 280), (292, 310), (256, 328), (220, 310), (236, 280)), "light", shade=14, rim=0)
    if sad:
        mouth = blob((146, 440, 0), (180, 372), (256, 350), (332, 372), (366, 440, 0), (310, 404), (256, 394), (202, 404))
        sketch.form(blob((168, 262, 0), (190, 306), (168, 330), (146, 306)), "body", shade=6, rim=0, edge=3)
    elif angry:
        mouth = blob((160, 420, 0), (200, 370), (256, 360), (312, 370), (352, 420, 0), (256, 430))
    elif afraid:
        mouth = oval(256, 400, 40, 50)
    elif mood == "calm":
        mouth = blob((176, 378, 0), (256, 398), (336, 378, 0), (300, 416), (256, 424), (212, 416))
    elif mood == "mischievous":
        mouth = blob((160, 380, 0), (250, 412), (370, 344, 0), (330, 430), (240, 452))
    else:
        mouth = blob((138, 352, 0), (196, 386), (256, 392), (316, 386), (374, 352, 0), (340, 424), (256, 462), (172, 424))
    sketch.fill(mouth, "dark")
    if not sad and not afraid and mood != "calm":
        sketch.fill(moved(mouth, 0, -30) & mouth, "glow")
        sketch.fill(join(*(box(168 + 26 * k, 330, 4, 120) for k in range(8))) & moved(mouth, 0, -30) & mouth, "dark")
    sketch.line([(110, 84), (180, 58), (240, 56)], 9, "glow", 3)
    return sketch.figure(496, crown=(256, 40))


MOTIFS = {
    "book": book, "letter": letter, "violin": violin, "drum": drum, "camera": camera, "map": treasure_map, "theatre_mask": theatre_mask,
}
