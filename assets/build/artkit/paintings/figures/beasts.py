"""Beasts: wolf, fox, elephant, hare, horse, cat, snake. Ears, heads, tails and faces follow the mood."""

from __future__ import annotations

from artkit.paintings.figures.faces import eye, mouth
from artkit.paintings.figures.figure import Figure
from artkit.paintings.figures.pen import (
    Area,
    blob,
    box,
    curve,
    even,
    join,
    moved,
    oval,
    poly,
    scaled,
    spot,
    stroke,
    turned,
)
from artkit.paintings.figures.sketch import Sketch

DOWNCAST = {"sorrowful", "lonely"}
AFRAID = {"fearful"}


def wolf(mood: str | None) -> Figure:
    """A sitting wolf from the side; it howls unless its mood says otherwise."""
    sketch = Sketch()
    howls = mood in {None, "lonely", "sorrowful", "wondering"}
    tail = [(150, 450), (90, 478), (40, 450), (22, 390)]
    if mood in {"joyful", "angry", "mischievous"}:
        tail = [(140, 430), (70, 420), (30, 350), (44, 280)]
    elif mood == "fearful":
        tail = [(140, 470), (190, 492), (250, 486), (300, 490)]
    sketch.form(join(stroke(tail[:3], 40, 66), stroke(tail[2:], 66, 8)), "body", shade=14, rim=6, edge=5)
    for x, tone in ((288, "shade"), (338, "body")):
        paw = join(stroke([(x - 6, 320), (x, 400), (x - 2, 476)], 66, 34), blob((x - 22, 494, 0), (x - 20, 474), (x + 8, 466), (x + 38, 480), (x + 40, 494, 0)))
        sketch.form(paw, tone, shade=10, rim=5, edge=5)
    turn = -46 if howls else (26 if mood == "angry" else 14 if mood == "fearful" else 0)
    _wolf_head(sketch, mood or "calm", turn, howls)
    sketch.form(join(oval(196, 430, 76, 66, -20), box(150, 468, 118, 26, 12)), "body", shade=16, rim=7, edge=5)
    sketch.lines((((236, 482), (236, 492)), ((252, 482), (252, 492))), 4, "dark")
    sketch.parts = [(moved(area, -2, 0), tone) for area, tone in sketch.parts]
    return sketch.figure(494, crown=(190, 290))


def _wolf_head(sketch: Sketch, mood: str, turn: float, howls: bool) -> None:
    """The head in profile, its snout to the right, turned about the neck."""
    x, y = 350, 220

    def at(area: Area) -> Area:
        return turned(area, turn, x, y)

    back = mood in AFRAID | DOWNCAST | {"angry"}
    ear_turn = -46 if back else 0
    for shift, tone in ((26, "shade"), (0, "body")):
        ear = turned(blob((334 + shift, 140, 0), (330 + shift, 90), (344 + shift, 54, 0), (372 + shift, 92), (384 + shift, 138, 0)), ear_turn, 358 + shift, 130)
        sketch.form(at(ear), tone, shade=8, rim=6, edge=5)
    opened = howls or mood in {"angry", "joyful"}
    if opened:
        jaw = blob((380, 214, 0), (420, 232), (470, 236, 0), (474, 250), (430, 262), (370, 256))
        sketch.form(at(jaw), "shade", shade=6, rim=0, edge=5)
        sketch.fill(at(poly((392, 200), (480, 204), (464, 240), (400, 232))), "dark")
        if mood == "joyful":
            sketch.fill(at(blob((410, 226), (450, 226), (474, 262), (456, 280), (436, 250))), "accent")
    head = blob((286, 250), (300, 160), (350, 112), (410, 124), (440, 160, 0), (506, 178, 0), (508, 196), (486, 208, 0), (430, 210, 0), (396, 222, 0), (410, 250, 0), (388, 256, 0), (398, 286, 0), (370, 284, 0), (360, 320), (300, 320))
    torso = blob((128, 470), (110, 420), (140, 340), (210, 270), (270, 200), (330, 180), (380, 230), (392, 300), (370, 380), (340, 440), (260, 480), (180, 490))
    sketch.form(join(torso, at(head)), "body", shade=22, rim=8, edge=5)
    sketch.fill(poly((392, 262), (360, 274), (366, 296), (338, 300), (346, 330), (322, 340), (346, 400), (372, 384), (392, 310)) & torso, "light")
    sketch.lines((((196, 316), (214, 326), (220, 344)), ((230, 280), (248, 290), (254, 308)), ((170, 356), (186, 366), (192, 384))), 6, "shade", 2)
    sketch.fill(at(blob((430, 208, 0), (490, 206), (506, 190), (440, 186), (396, 196), (374, 226, 0), (400, 226, 0))), "light")
    if opened:
        sketch.fill(at(join(poly((468, 206), (478, 206), (473, 224)), poly((440, 208), (450, 208), (445, 222)), poly((456, 246), (464, 246), (462, 228)))), "glow")
    else:
        sketch.line([(at(spot(a, b, 1)).centroid.x, at(spot(a, b, 1)).centroid.y) for a, b in ((490, 206), (440, 214), (408, 206))], 6, "dark", 3)
    sketch.form(at(oval(500, 180, 14, 11)), "dark", shade=0, rim=3)
    centre = at(spot(410, 156, 1)).centroid
    if howls and mood != "wondering":
        sketch.fill(at(stroke([(396, 158), (408, 166), (422, 160)], 8)), "dark")
    else:
        eye(sketch, centre.x, centre.y, 15, mood, -1)


def fox(mood: str | None) -> Figure:
    """A sitting fox with a great white-tipped brush."""
    sketch = Sketch()
    brush = blob((300, 470), (380, 486), (450, 450), (490, 370), (484, 280), (440, 216, 0), (436, 260), (400, 290), (376, 350), (330, 400))
    sketch.form(brush, "body", shade=22, rim=7, edge=5)
    sketch.form(blob((440, 216, 0), (484, 280), (488, 326, 0), (462, 310, 0), (446, 334, 0), (426, 304, 0), (402, 312, 0), (408, 284), (436, 260)), "light", shade=10, rim=0, edge=3)
    body = blob((176, 260), (250, 236), (320, 300), (356, 400), (346, 470), (300, 494, 0), (140, 494, 0), (134, 400), (150, 310))
    sketch.form(body, "body", shade=28, rim=7, edge=5)
    sketch.fill(blob((164, 290, 0), (216, 300), (262, 290, 0), (254, 360), (228, 420), (214, 432, 0), (190, 410), (168, 350)), "light")
    sketch.form(blob((262, 420), (310, 394), (348, 430), (350, 494, 0), (256, 494, 0)), "body", shade=14, rim=5, edge=4)
    for x in (164, 218):
        sketch.form(join(stroke([(x + 8, 400), (x + 4, 480)], 38, 30), blob((x - 16, 496, 0), (x - 14, 474), (x + 22, 474), (x + 26, 496, 0))), "shade", shade=6, rim=4, edge=4)
    tilt = {"sorrowful": 12, "lonely": 14, "wondering": -12, "mischievous": -8, "fearful": 5}.get(mood or "", 0)
    _fox_head(sketch, mood or "calm", tilt)
    return sketch.figure(494, crown=(208, 90))


def _fox_head(sketch: Sketch, mood: str, tilt: float) -> None:
    def at(area: Area) -> Area:
        return turned(area, tilt, 208, 250)

    flat = 42 if mood in {"fearful", "sorrowful"} else 26 if mood in {"angry", "lonely"} else 0
    for side in (-1, 1):
        def pair(area: Area, side: int = side) -> Area:
            return at(area if side < 0 else scaled(area, -1, 1, 208, 0))

        ear = turned(blob((84, 150, 0), (80, 80), (96, 22, 0), (150, 76), (184, 128, 0)), -flat, 136, 140)
        sketch.form(pair(ear), "body", shade=8, rim=6, edge=5)
        sketch.fill(pair(turned(blob((104, 130, 0), (98, 84), (104, 54, 0), (134, 86), (152, 118, 0)), -flat, 136, 140)), "dark")
    head = even((208, 100), (290, 110), (342, 160), (384, 236, 0), (330, 256), (262, 300), (208, 330), x=208)
    sketch.form(at(head), "body", shade=18, rim=7, edge=5)
    for side in (-1, 1):
        cheek = blob((208, 256, 0), (170, 226), (110, 212), (32, 236, 0), (86, 256), (154, 300), (208, 330, 0))
        sketch.fill(at(cheek if side < 0 else scaled(cheek, -1, 1, 208, 0)) & at(head), "light")
    sketch.form(at(blob((184, 302), (208, 294), (232, 302), (222, 326), (208, 334), (194, 326))), "dark", shade=0, rim=4)
    for side in (-1, 1):
        where = at(spot(208 + side * 62, 206, 1)).centroid
        eye(sketch, where.x, where.y, 21, mood, side)
    below = at(spot(208, 346, 1)).centroid
    if mood in {"joyful", "angry", "mischievous"}:
        mouth(sketch, below.x, below.y, 22, mood)


def elephant(mood: str | None) -> Figure:
    """An elephant from the side; its trunk goes up or down with its mood."""
    sketch = Sketch()
    sketch.line([(470, 250), (492, 320), (484, 380)], 13, "dark")
    sketch.line([(470, 250), (492, 320), (484, 376)], 6, "body")
    sketch.form(spot(484, 384, 10), "shade", shade=0, rim=3, edge=3)
    for x, tone in ((252, "shade"), (368, "shade"), (206, "body"), (416, "body")):
        leg = box(x - 34, 300, 68, 192, 14)
        sketch.form(leg, tone, shade=16, rim=6, edge=5)
        sketch.fill(join(*(oval(x - 20 + 20 * k, 488, 8, 9) for k in range(3))) & leg, "light")
    body = blob((150, 210), (210, 130), (310, 106), (410, 130), (472, 210), (480, 310), (440, 384), (330, 396), (220, 390), (160, 330))
    sketch.form(body, "body", shade=40, rim=9, edge=5)
    raised = mood in {"joyful", "wondering", "angry", "mischievous", None}
    if raised:
        trunk = [(100, 250), (56, 280), (26, 230), (40, 160), (66, 96), (44, 50)]
    elif mood == "fearful":
        trunk = [(100, 250), (66, 330), (90, 400), (130, 400), (134, 366)]
    else:
        trunk = [(96, 250), (62, 330), (58, 410), (84, 466), (116, 470)]
    sketch.form(stroke(trunk, 88, 30), "body", shade=12, rim=6, edge=5)
    line = curve(*trunk)
    for k in range(8, len(line) - 4, 7):
        (a, b), (c, d) = line[k - 1], line[k + 1]
        length = max(1.0, ((c - a) ** 2 + (d - b) ** 2) ** 0.5)
        nx, ny = -(d - b) / length, (c - a) / length
        half = 30 - 20 * k / len(line)
        sketch.line([(line[k][0] - nx * half, line[k][1] - ny * half), (line[k][0] + nx * half * 0.5, line[k][1] + ny * half * 0.5)], 5, "shade")
    head = blob((70, 210), (90, 130), (150, 92), (210, 110), (240, 190), (216, 270), (150, 300), (90, 280))
    sketch.form(head, "body", shade=16, rim=8, edge=5)
    sketch.form(blob((98, 268, 0), (130, 286, 0), (110, 340), (60, 366), (28, 352, 0), (70, 330)), "glow", shade=8, rim=0, edge=5)
    droop = 18 if mood in DOWNCAST else -14 if mood in {"angry", "fearful", "joyful"} else 0
    ear = turned(blob((176, 120, 0), (240, 92), (306, 110), (330, 180), (312, 262), (270, 322), (226, 310), (196, 250), (180, 190)), droop, 180, 150)
    sketch.form(ear, "body", shade=0, rim=8, edge=6)
    sketch.fill(turned(blob((198, 138, 0), (240, 112), (292, 126), (310, 182), (294, 250), (262, 296), (236, 284), (210, 240), (198, 190)), droop, 180, 150), "accent")
    eye(sketch, 136, 182, 17, mood or "calm", -1)
    return sketch.figure(492, crown=(320, 106))


def hare(mood: str | None) -> Figure:
    """A hare sitting up; its long ears tell how it feels."""
    sketch = Sketch()
    sketch.form(spot(390, 430, 36), "light", shade=10, rim=0, edge=5)
    body = blob((190, 300), (256, 270), (330, 310), (384, 390), (386, 460), (340, 494, 0), (176, 494, 0), (160, 430), (168, 350))
    sketch.form(body, "body", shade=30, rim=8, edge=5)
    sketch.fill(blob((186, 330, 0), (230, 340), (262, 330, 0), (270, 400), (250, 470), (206, 480), (180, 420)), "light")
    haunch = blob((270, 440), (300, 380), (360, 390), (392, 440), (380, 494, 0), (230, 496, 0), (240, 474))
    sketch.form(haunch, "body", shade=16, rim=6, edge=5)
    for x in (188, 236):
        sketch.form(join(stroke([(x, 356), (x - 6, 420)], 34, 28), oval(x - 10, 426, 19, 15)) if mood != "calm" else join(stroke([(x, 356), (x, 470)], 34, 28), oval(x - 4, 482, 22, 13)), "body", shade=7, rim=5, edge=4)
    sketch.form(oval(178, 484, 34, 13), "body", shade=4, rim=4, edge=4)
    angles = {
        "sorrowful": (-118, 118), "lonely": (-14, 112), "fearful": (-44, 64), "angry": (-38, 38), "wondering": (-6, 6), "mischievous": (-8, 76), "joyful": (-22, 22),
    }.get(mood or "", (-9, 16))
    for side, angle in zip((-1, 1), angles, strict=True):
        x = 222 + 34 * side
        ear = blob((x - 20, 190, 0), (x - 36, 110), (x - 10, 20), (x + 4, 14), (x + 30, 60), (x + 32, 120), (x + 20, 190, 0))
        inner = blob((x - 8, 178, 0), (x - 18, 110), (x, 44), (x + 16, 110), (x + 10, 178, 0))
        sketch.form(turned(ear, angle, x, 184), "body", shade=9, rim=6, edge=5)
        sketch.fill(turned(inner, angle, x, 184), "accent")
        sketch.fill(turned(ear & box(0, 0, 512, 52), angle, x, 184), "dark")
    head = even((222, 158), (290, 174), (326, 232), (312, 290), (266, 326), (222, 334), x=222)
    sketch.form(head, "body", shade=20, rim=8, edge=5)
    sketch.form(join(oval(194, 296, 34, 27), oval(250, 296, 34, 27)), "light", shade=6, rim=0)
    for side in (-1, 1):
        eye(sketch, 222 + 50 * side, 236, 23, mood or "wondering", side, brow="dark" if mood else None)
        sketch.lines((((222 + 40 * side, 296 + 8 * k), (222 + 112 * side, 284 + 18 * k)) for k in (0, 1)), 4, "dark", 1.5)
    sketch.fill(blob((206, 268, 0), (222, 262), (238, 268, 0), (222, 284)), "accent")
    sketch.form(box(210, 306, 24, 26, 4), "glow", shade=0, rim=0, edge=4)
    sketch.fill(box(220.5, 306, 3, 26), "dark")
    sketch.line([(222, 282), (222, 304)], 5, "dark")
    if mood in {"joyful", "sorrowful", "lonely", "angry"}:
        bend = -10 if mood == "joyful" else 12
        sketch.line([(186, 304 + bend * 0.6), (204, 312), (222, 302), (240, 312), (258, 304 + bend * 0.6)], 5, "dark")
    return sketch.figure(494, crown=(222, 150))


def horse(mood: str | None) -> Figure:
    """A horse from the side; it rears in joy and anger, hangs its head in sorrow."""
    sketch = Sketch()
    low = mood in DOWNCAST
    lean = -24 if mood in {"joyful", "angry", "fearful"} else 0

    def at(area: Area) -> Area:
        return turned(area, lean, 130, 320)

    sketch.form(at(blob((96, 210, 0), (48, 240), (34, 320), (50, 420), (84, 450, 0), (84, 380), (110, 300), (120, 230))), "accent", shade=12, rim=6, edge=5)
    reared = lean != 0
    for x, tone, hind in ((174, "shade", True), (340, "shade", False), (124, "body", True), (316, "body", False)):
        if hind:
            leg = join(stroke([(x, 260), (x + 4, 350)], 70, 34), stroke([(x + 4, 350), (x - 10, 400), (x + 2, 470)], 30, 22))
        elif reared:
            fold = 26 if tone == "shade" else 0
            leg = join(stroke([(x, 280), (x + 46, 340 - fold)], 44, 28), stroke([(x + 46, 340 - fold), (x + 30, 400 - fold), (x + 10, 420 - fold)], 26, 20))
        else:
            leg = join(stroke([(x, 280), (x + 4, 370)], 46, 28), stroke([(x + 4, 370), (x, 470)], 27, 22))
        hoof = poly((x - 18, 494), (x - 10, 466), (x + 16, 466), (x + 22, 494)) if hind or not reared else turned(poly((x - 12, 434 - (26 if tone == "shade" else 0)), (x - 6, 410 - (26 if tone == "shade" else 0)), (x + 20, 412 - (26 if tone == "shade" else 0)), (x + 18, 440 - (26 if tone == "shade" else 0))), 30, x, 420)
        placed = leg if hind else at(leg)
        sketch.form(placed, tone, shade=9, rim=5, edge=5)
        sketch.form(hoof if hind else at(hoof), "dark", shade=0, rim=4, edge=3)
    body = blob((88, 250), (120, 204), (200, 214), (290, 204), (360, 206), (384, 260), (360, 320), (290, 332), (210, 328), (130, 330))
    nod = 44 if low else 16 if mood in {"calm", "mischievous"} else 0

    def neck_at(area: Area) -> Area:
        return turned(turned(area, nod, 350, 250), lean, 130, 320)

    for x in (372, 396):
        sketch.form(neck_at(blob((x - 10, 70, 0), (x - 4, 34), (x + 4, 14, 0), (x + 20, 44), (x + 18, 74, 0))), "body", shade=5, rim=5, edge=5)
    neck = blob((300, 250), (316, 170), (350, 84), (390, 56), (424, 74), (450, 120), (490, 170), (494, 196), (470, 210), (440, 196), (412, 172), (398, 180), (396, 230), (386, 290), (330, 310))
    sketch.form(join(at(body), neck_at(neck)), "body", shade=24, rim=8, edge=5)
    sketch.line([(at(spot(a, b, 1)).centroid.x, at(spot(a, b, 1)).centroid.y) for a, b in ((330, 262), (346, 300), (336, 326))], 6, "shade", 2)
    mane = blob((392, 40, 0), (352, 60), (318, 110), (290, 190), (270, 250, 0), (302, 236, 0), (300, 266, 0), (330, 216, 0), (338, 236, 0), (350, 160, 0), (362, 176, 0), (376, 100), (412, 84, 0), (424, 110, 0), (416, 60))
    sketch.form(neck_at(mane), "accent", shade=10, rim=6, edge=4)
    sketch.fill(neck_at(blob((494, 186), (488, 206), (466, 208), (450, 196), (470, 174), (488, 172))), "shade")
    sketch.fill(neck_at(oval(484, 184, 5, 7)), "dark")
    spotted = neck_at(spot(426, 110, 1)).centroid
    eye(sketch, spotted.x, spotted.y, 13, mood or "calm", 1)
    start, middle, end = (neck_at(spot(a, b, 1)).centroid.coords[0] for a, b in ((478, 206), (460, 196), (444, 190)))
    sketch.line([start, middle, end], 5, "dark", 2)
    if low:
        sketch.parts = [(moved(area, -36, 0), tone) for area, tone in sketch.parts]
        sketch.shrink(0.94, 240)
    if reared:
        low_edge = max(area.bounds[3] for area, _ in sketch.parts)
        sketch.parts = [(moved(area, -0, 494 - low_edge), tone) for area, tone in sketch.parts]
        top = min(area.bounds[1] for area, _ in sketch.parts)
        if top < 6:
            sketch.shrink(488 / (494 - top), 256, 494)
    return sketch.figure(494, crown=(210, 208))


def cat(mood: str | None) -> Figure:
    """A black cat sitting, its tail about it."""
    sketch = Sketch()
    tail = {
        "joyful": [(330, 450), (420, 440), (440, 340), (410, 250), (440, 190)], "wondering": [(330, 450), (430, 430), (450, 330), (420, 260), (380, 250)],
        "fearful": [(330, 440), (420, 400), (440, 300), (436, 190)], "angry": [(330, 450), (430, 440), (460, 350), (400, 300), (450, 230)],
    }.get(mood or "", [(330, 460), (420, 466), (460, 400), (430, 330), (466, 280)])
    width = 76 if mood == "fearful" else 40
    sketch.form(stroke(tail, 34, width if mood == "fearful" else 28), "shade", shade=8, rim=6, edge=4)
    body = even((256, 250), (330, 290), (372, 390), (376, 460), (350, 494, 0))
    sketch.form(body, "shade", shade=30, rim=9, edge=4)
    sketch.lines((((226, 380), (224, 480)), ((288, 380), (290, 480))), 6, "dark")
    for x in (220, 294):
        sketch.form(oval(x, 482, 36, 16), "shade", shade=5, rim=5, edge=3)
    flat = 34 if mood in {"angry", "fearful"} else 20 if mood in DOWNCAST else 0
    for side in (-1, 1):
        def pair(area: Area, side: int = side) -> Area:
            return area if side < 0 else scaled(area, -1, 1, 256, 0)

        ear = turned(blob((130, 170, 0), (124, 90), (134, 26, 0), (184, 62), (226, 104, 0)), -flat, 176, 140)
        sketch.form(pair(ear), "shade", shade=8, rim=7, edge=4)
        sketch.fill(pair(turned(blob((150, 136, 0), (144, 92), (148, 58, 0), (176, 78), (196, 104, 0)), -flat, 176, 140)), "accent")
    head = even((256, 94), (340, 106), (392, 160), (400, 220), (366, 280), (310, 306), (256, 312))
    sketch.form(head, "shade", shade=20, rim=9, edge=4)
    for side in (-1, 1):
        x = 256 + 66 * side
        if mood is None or mood in {"calm", "mischievous"}:
            lid = blob((x - 40, 204 if side < 0 else 196, 0), (x, 168), (x + 40, 196 if side < 0 else 204, 0), (x, 226))
            if mood == "calm":
                lid = lid - box(0, 0, 512, 192)
            sketch.fill(lid, "glow")
            sketch.fill(oval(x + (14 if mood == "mischievous" else 0), 197, 7, 25), "dark", lid)
        else:
            eye(sketch, x, 200, 31, mood, side, brow="light")
        sketch.lines((((256 + 60 * side, 256 + 10 * k), (256 + 176 * side, 236 + 24 * k)) for k in range(3)), 4, "light", 1.5)
    sketch.fill(blob((238, 240, 0), (256, 234), (274, 240, 0), (256, 258)), "accent")
    if mood in {"angry", "joyful", "fearful"}:
        if mood == "angry":
            sketch.fill(join(oval(256, 282, 26, 18)), "glow")
        mouth(sketch, 256, 278, 26, mood)
    else:
        bend = 8 if mood in DOWNCAST else -8
        sketch.line([(222, 272 + bend), (240, 278), (256, 262), (272, 278), (290, 272 + bend)], 6, "light")
    if mood in {"joyful", "fearful"}:
        sketch.fill(mouth_line(mood), "light")
    collar = stroke(curve((196, 304), (256, 322), (316, 304)), 16, smooth=False)
    sketch.form(collar, "accent", shade=3, rim=4, edge=3)
    sketch.form(spot(256, 336, 15), "glow", shade=5, rim=0, edge=4)
    return sketch.figure(494, crown=(256, 92))


def mouth_line(mood: str) -> Area:
    """The pale edge of an open mouth on dark fur."""
    if mood == "joyful":
        return stroke([(230, 270), (256, 278), (282, 270)], 5)
    return stroke([(238, 286), (244, 268), (256, 264), (268, 268), (274, 286)], 5)


def snake(mood: str | None) -> Figure:
    """A coiled snake with raised head and forked tongue."""
    sketch = Sketch()
    tail = [(330, 450), (430, 470), (490, 430), (480, 380)]
    sketch.form(stroke(tail, 44, 6), "body", shade=8, rim=5, edge=5)
    for y, rx, ry in ((442, 176, 48), (384, 144, 44), (332, 108, 38)):
        coil = oval(256, y, rx, ry)
        sketch.form(coil, "body", shade=22, rim=8, edge=6)
        count = int(rx / 22)
        for k in range(-count, count + 1):
            x = 256 + k * 2 * rx / (2 * count + 1)
            edge = y + ry * 0.42 * (1 - ((x - 256) / rx) ** 2) ** 0.5
            sketch.fill(poly((x, edge - 13), (x + 11, edge), (x, edge + 13), (x - 11, edge)), "shade" if k % 2 else "light", coil)
    head_x = {"sorrowful": 190, "lonely": 186}.get(mood or "", 206)
    head_y = {"sorrowful": 190, "lonely": 200, "fearful": 150, "joyful": 84}.get(mood or "", 104)
    neck = [(300, 330), (360, 270), (330, 200), (270, 160), (head_x + 20, head_y + 10)]
    sketch.form(stroke(neck, 74, 58), "body", shade=16, rim=8, edge=6)
    line = curve(*neck)
    for k in range(5, len(line) - 10, 6):
        px, py = line[k]
        sketch.fill(poly((px, py - 14), (px + 13, py), (px, py + 14), (px - 13, py)), "shade" if k % 12 == 5 else "light")
    x, y = head_x, head_y
    if mood in {"angry", "joyful", "fearful"}:
        sketch.form(blob((x + 10, y + 20, 0), (x - 60, y + 60), (x - 100, y + 64, 0), (x - 60, y + 90), (x + 30, y + 60)), "body", shade=6, rim=0, edge=6)
        sketch.fill(blob((x, y + 12, 0), (x - 90, y + 22), (x - 84, y + 62), (x - 30, y + 54)), "dark")
        if mood == "angry":
            sketch.fill(join(poly((x - 90, y + 20), (x - 76, y + 20), (x - 82, y + 50)), poly((x - 66, y + 20), (x - 54, y + 20), (x - 60, y + 42))), "glow")
    tongue = join(stroke([(x - 90, y + 34), (x - 130, y + 40)], 9), stroke([(x - 130, y + 40), (x - 168, y + 22)], 7, 2), stroke([(x - 130, y + 40), (x - 164, y + 60)], 7, 2))
    sketch.fill(tongue.buffer(3), "dark")
    sketch.fill(tongue, "glow")
    head = blob((x + 58, y + 10), (x + 40, y - 40), (x - 10, y - 56), (x - 70, y - 30), (x - 112, y + 10), (x - 108, y + 34), (x - 60, y + 38), (x, y + 44), (x + 44, y + 40))
    sketch.form(head, "body", shade=12, rim=8, edge=6)
    sketch.line([(x - 108, y + 26), (x - 50, y + 16), (x, y + 20)], 6, "dark", 3)
    sketch.fill(spot(x - 94, y + 4, 5), "dark")
    eye(sketch, x - 22, y - 14, 19, mood or "angry", 1)
    return sketch.figure(490, crown=(206, 50), inside=(170, 300, 172, 60))


MOTIFS = {"wolf": wolf, "fox": fox, "elephant": elephant, "hare": hare, "horse": horse, "cat": cat, "snake": snake}
