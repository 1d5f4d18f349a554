"""Wings and fins: owl, crow, butterfly, moth, whale, octopus, goldfish."""

from __future__ import annotations

from artkit.paintings.figures.faces import eye, mouth
from artkit.paintings.figures.figure import Figure
from artkit.paintings.figures.pen import (
    Area,
    arc,
    blob,
    box,
    curve,
    even,
    join,
    moved,
    oval,
    poly,
    ring,
    scaled,
    spot,
    stroke,
    turned,
    twin,
)
from artkit.paintings.figures.sketch import Sketch

DOWNCAST = {"sorrowful", "lonely"}


def owl(mood: str | None) -> Figure:
    """An owl on a branch, its great eyes full of its mood."""
    sketch = Sketch()
    sketch.form(stroke([(20, 470), (140, 452), (300, 462), (496, 440)], 34, 24), "shade", shade=8, rim=6, edge=5)
    sketch.form(poly((216, 430), (296, 430), (286, 500), (256, 508), (226, 500)), "body", shade=10, rim=5, edge=5)
    spread = 34 if mood in {"joyful", "angry", "fearful"} else 0
    body = even((256, 130), (360, 190), (398, 300), (372, 400), (320, 452), (256, 462))
    for side in (-1, 1):
        def pair(area: Area, side: int = side) -> Area:
            return area if side < 0 else scaled(area, -1, 1, 256, 0)

        wing = turned(blob((150, 200, 0), (104, 260), (92, 350), (120, 430), (150, 456, 0), (190, 400), (200, 290)), spread, 160, 210)
        sketch.form(pair(wing), "body", shade=14, rim=7, edge=5)
        if spread:
            for k in range(3):
                sketch.fill(pair(turned(stroke([(116 + 18 * k, 330), (132 + 10 * k, 430 - 12 * k)], 6, 3), spread, 160, 210)), "shade")
    sketch.form(body, "body", shade=26, rim=8, edge=5)
    belly = even((256, 240), (320, 270), (340, 350), (310, 424), (256, 446))
    sketch.fill(belly, "light")
    for row in range(5):
        for column in range(-2, 3):
            x, y = 256 + 38 * column + (19 if row % 2 else 0), 280 + 32 * row
            sketch.fill(stroke(arc(x, y, 15, 20, 160), 6, smooth=False) & belly, "accent")
    if not spread:
        for side in (-1, 1):
            wing = blob((146, 210, 0), (118, 280), (122, 370), (168, 440, 0), (190, 360), (186, 270))
            wing = wing if side < 0 else scaled(wing, -1, 1, 256, 0)
            sketch.form(wing, "shade", shade=8, rim=6, edge=4)
            sketch.fill(join(*(stroke([(256 + side * (112 - 12 * k), 290 + 34 * k), (256 + side * (84 - 6 * k), 314 + 34 * k)], 6) for k in range(3))), "light")
    lift = -26 if mood in DOWNCAST else 0
    head = join(even((256, 60), (340, 72), (398, 120), (394, 190), (330, 246), (256, 258)), twin(blob((300, 78, 0), (360, 60), (404, 22 - lift, 0), (400, 90), (392, 140))))
    sketch.form(head, "body", shade=20, rim=8, edge=5)
    for side in (-1, 1):
        x = 256 + 64 * side
        sketch.form(spot(x, 156, 74), "light", shade=0, rim=0, edge=4)
        sketch.fill(spot(x, 156, 62), "accent")
        eye(sketch, x, 158, 42, mood or "calm" if mood else "wondering", side, brow="dark" if mood else None)
    sketch.form(blob((236, 186, 0), (256, 180), (276, 186, 0), (268, 220), (256, 240, 0), (244, 220)), "accent", shade=8, rim=5, edge=5)
    for x in (210, 238, 274, 302):
        sketch.form(oval(x, 456, 12, 18), "accent", shade=4, rim=4, edge=4)
    return sketch.figure(474, crown=(256, 62))


def crow(mood: str | None) -> Figure:
    """A black crow, its beak open to caw unless it is calm or sad."""
    sketch = Sketch()
    caws = mood in {None, "angry", "fearful", "joyful"}
    low = mood in DOWNCAST
    for x in (224, 284):
        legs = join(stroke([(x, 380), (x + 10, 484)], 13), stroke([(x + 10, 484), (x - 34, 492)], 9), stroke([(x + 10, 484), (x + 48, 492)], 9), stroke([(x + 10, 480), (x + 22, 494)], 9))
        sketch.fill(legs.buffer(4), "dark")
        sketch.fill(legs, "accent")
    tail = poly((330, 330), (508, 452), (478, 470), (452, 456), (436, 478), (410, 460), (270, 390))
    sketch.form(tail, "shade", shade=8, rim=6, edge=4)
    body = blob((134, 180), (190, 130), (280, 170), (370, 260), (400, 350), (340, 392), (250, 406), (170, 370), (124, 290))
    sketch.form(body, "shade", shade=26, rim=8, edge=4)
    rise = -38 if mood in {"angry", "joyful", "fearful"} else 0
    wing = blob((196, 220, 0), (280, 210), (370, 280), (470, 410, 0), (420, 408, 0), (410, 420, 0), (360, 400, 0), (348, 408, 0), (280, 370), (216, 310))
    sketch.form(turned(wing, rise, 200, 230), "shade", shade=14, rim=8, edge=5)
    sketch.fill(turned(join(*(stroke([(250 + 26 * k, 284 + 10 * k), (320 + 28 * k, 350 + 14 * k)], 6, 2) for k in range(4))), rise, 200, 230), "body")

    def at(area: Area) -> Area:
        return moved(turned(area, -24 if low else 0, 190, 190), 0, 26 if low else 0)

    if caws:
        sketch.form(at(blob((110, 150, 0), (70, 176), (22, 186, 0), (60, 202), (120, 190))), "body", shade=6, rim=0, edge=5)
        sketch.fill(at(poly((112, 140), (40, 172), (44, 182), (120, 178))), "accent")
        beak = blob((126, 100, 0), (70, 106), (14, 150, 0), (70, 146), (122, 158, 0))
    else:
        beak = blob((126, 112, 0), (70, 120), (10, 174, 0), (70, 170), (124, 176, 0))
    sketch.form(at(beak), "body", shade=8, rim=6, edge=5)
    head = blob((110, 150), (122, 96), (176, 68), (236, 90), (262, 150), (256, 220), (200, 260), (140, 230))
    sketch.form(at(head), "shade", shade=0, rim=8, edge=0)
    if mood in {"angry", "fearful"}:
        sketch.form(at(poly((190, 84), (224, 52), (222, 86), (262, 72), (248, 106), (284, 112), (250, 136))), "shade", shade=0, rim=5)
    where = at(spot(168, 132, 1)).centroid
    eye(sketch, where.x, where.y, 20, mood or "angry", 1, brow="light" if mood else None)
    for k in range(3):
        sketch.line([(150 + 16 * k, 262 + 26 * k), (164 + 16 * k, 280 + 26 * k), (182 + 16 * k, 280 + 26 * k)], 5, "body", 2)
    return sketch.figure(494, crown=(180, 66))


def butterfly(_mood: str | None) -> Figure:
    """A butterfly with wide patterned wings."""
    sketch = Sketch()
    for side in (-1, 1):
        sketch.line([(256, 140), (256 + 34 * side, 80), (256 + 84 * side, 44)], 7, "dark")
        sketch.fill(spot(256 + 86 * side, 42, 11), "dark")
    lower = blob((262, 250, 0), (340, 270), (410, 320), (424, 400), (384, 460), (350, 440), (322, 470), (286, 400), (262, 310, 0))
    upper = blob((262, 250, 0), (290, 150), (370, 76), (460, 60), (500, 92), (488, 190), (430, 260), (350, 290), (262, 280, 0))
    inner = upper.buffer(-26)
    low_inner = lower.buffer(-24)
    sketch.form(twin(lower), "dark", shade=0, rim=7, edge=0)
    sketch.form(twin(low_inner), "accent", shade=10, rim=0)
    sketch.form(twin(upper), "dark", shade=0, rim=7, edge=0)
    sketch.form(twin(inner), "accent", shade=12, rim=0)
    veins = join(stroke([(270, 262), (460, 100)], 8), stroke([(270, 264), (440, 220)], 8), stroke([(272, 256), (380, 96)], 8), stroke([(268, 276), (400, 400)], 8), stroke([(266, 290), (340, 440)], 8))
    sketch.fill(twin(veins & join(upper, lower)), "dark")
    for x, y, r in ((468, 92, 10), (474, 124, 9), (466, 156, 8), (440, 76, 9), (404, 386, 9), (392, 420, 9), (410, 350, 8), (340, 446, 7)):
        sketch.fill(twin(spot(x, y, r)), "glow")
    sketch.fill(twin(oval(384, 170, 26, 20, -40)), "light")
    sketch.fill(twin(oval(364, 372, 18, 22)), "light")
    sketch.form(even((256, 150), (276, 190), (272, 300), (264, 390), (256, 410)), "body", shade=9, rim=5, edge=5)
    sketch.form(spot(256, 146, 23), "body", shade=6, rim=5, edge=5)
    sketch.lines((((242, y), (270, y)) for y in (270, 300, 330, 360)), 5, "dark")
    return sketch.figure(470, crown=(256, 122))


def moth(_mood: str | None) -> Figure:
    """A furry moth at rest: feathered feelers, eyes on drab wings."""
    sketch = Sketch()
    upper = blob((262, 190, 0), (340, 150), (430, 160), (504, 216, 0), (486, 300), (430, 370), (360, 390, 0), (300, 330))
    lower = blob((262, 280, 0), (340, 320), (400, 400), (392, 460), (340, 486), (290, 440), (262, 380, 0))
    sketch.form(twin(lower), "light", shade=16, rim=0, edge=6)
    sketch.fill(twin(lower - lower.buffer(-18)), "body")
    sketch.fill(twin(spot(340, 424, 24)), "shade")
    sketch.form(twin(upper), "body", shade=0, rim=8, edge=6)
    sketch.fill(twin(upper - moved(upper, -26, -22)), "shade")
    for line in ([(300, 176), (360, 250), (340, 350)], [(430, 170), (470, 240), (420, 340)]):
        sketch.fill(twin(stroke(line, 12, 8)) & twin(upper), "light")
    sketch.fill(twin(spot(408, 252, 40)), "dark")
    sketch.fill(twin(spot(408, 252, 31)), "glow")
    sketch.fill(twin(spot(408, 252, 17)), "dark")
    sketch.fill(twin(spot(402, 246, 6)), "glow")
    for side in (-1, 1):
        feeler = curve((256 + 10 * side, 150), (256 + 70 * side, 110), (256 + 110 * side, 40))
        sketch.line(feeler, 9, "dark", smooth=False)
        for k in range(4, len(feeler), 2):
            x, y = feeler[k]
            reach = 30 * (1 - abs(k / len(feeler) - 0.5))
            sketch.line([(x, y), (x + side * reach, y + 8)], 6, "dark")
            sketch.line([(x, y), (x - side * reach * 0.7, y - 18)], 6, "dark")
    ruff = join(*(spot(256 + x, y, 26) for x, y in ((-34, 190), (34, 190), (0, 180), (-26, 222), (26, 222), (0, 236))))
    abdomen = even((256, 200), (296, 250), (292, 350), (270, 430), (256, 444))
    sketch.form(abdomen, "light", shade=14, rim=0, edge=5)
    for y in (278, 316, 352, 388):
        sketch.fill(stroke([(200, y), (256, y + 9), (312, y)], 12) & abdomen, "accent")
    sketch.form(ruff, "light", shade=12, rim=0, edge=5)
    sketch.lines((((256 + x, 206), (256 + x * 1.3, 232)) for x in (-30, -12, 12, 30)), 5, "body", 2)
    sketch.form(spot(256, 150, 30), "body", shade=8, rim=6, edge=5)
    for side in (-1, 1):
        sketch.form(spot(256 + 20 * side, 146, 12), "dark", shade=0, rim=4)
    return sketch.figure(486, crown=(256, 120))


def whale(mood: str | None) -> Figure:
    """A whale that blows, its tail up."""
    sketch = Sketch()
    if mood not in DOWNCAST:
        for side in (-1, 1):
            sketch.fill(stroke([(186, 150), (186 + 14 * side, 90), (186 + 50 * side, 54), (186 + 84 * side, 92)], 30, 14).buffer(4), "dark")
            sketch.fill(stroke([(186, 150), (186 + 14 * side, 90), (186 + 50 * side, 54), (186 + 84 * side, 92)], 30, 14), "light")
        for x, y in ((90, 128), (282, 128), (186, 30)):
            sketch.form(blob((x, y - 22, 0), (x + 11, y), (x, y + 12), (x - 11, y)), "glow", shade=0, rim=0, edge=4)
    flukes = blob((430, 250, 0), (416, 180), (350, 130), (340, 96, 0), (400, 100), (444, 140, 0), (462, 90), (504, 62, 0), (508, 120), (484, 190), (474, 300, 0), (420, 320, 0))
    sketch.form(flukes, "body", shade=16, rim=7, edge=6)
    body = blob((24, 300), (40, 210), (110, 160), (200, 152), (290, 190), (360, 262), (406, 284), (428, 256), (450, 250), (474, 262), (474, 330), (420, 410), (320, 460), (200, 470), (90, 440), (34, 380))
    sketch.form(body, "body", shade=30, rim=9, edge=6)
    sketch.fill(poly((434, 190), (480, 200), (472, 290), (424, 290)), "body")
    sketch.fill(poly((462, 200), (484, 190), (474, 300), (452, 300)), "shade")
    low = mood in DOWNCAST | {"fearful"}
    grin = [(24, 316), (90, 370), (160, 374), (210, 392)] if low or mood == "angry" else [(24, 316), (90, 370), (170, 372), (206, 340)]
    belly = blob((24, 316, 0), (90, 370), (170, 380), (260, 410), (380, 420, 0), (320, 460), (200, 470), (90, 440), (34, 380)) & body
    sketch.fill(belly, "light")
    for k in range(5):
        sketch.line([(44 + 26 * k, 374 + 12 * k - (6 if k > 3 else 0)), (110 + 34 * k, 404 + 7 * k), (190 + 34 * k, 426)], 6, "body", 2, within=belly)
    sketch.line(grin, 10, "dark", 5)
    fin = blob((220, 380, 0), (280, 390), (320, 440), (330, 494, 0), (270, 480), (226, 440))
    sketch.form(fin, "shade", shade=10, rim=7, edge=6)
    eye(sketch, 200, 284, 30, mood or "calm", 1)
    return sketch.figure(490, crown=(200, 150), inside=(70, 190, 200, 150))


def octopus(mood: str | None) -> Figure:
    """An octopus with eight curling arms."""
    sketch = Sketch()
    arms = (
        [(190, 300), (110, 310), (44, 270), (34, 200), (76, 180), (96, 214)], [(190, 330), (90, 360), (30, 420), (44, 478), (92, 470), (86, 436)],
        [(216, 350), (160, 420), (120, 494)], [(240, 360), (226, 430), (180, 480), (186, 500)],
    )
    for line in arms:
        for side in (1, -1):
            points = [(x if side > 0 else 512 - x, y) for x, y in line]
            arm = stroke(points, 62, 16) & box(-40, 0, 600, 498)
            sketch.form(arm, "body", shade=12, rim=7, edge=5)
            fine = curve(*points)
            for k in range(14, len(fine) - 2, 5):
                x, y = fine[k]
                sketch.fill(spot(x, y + 5, 8.5 - 5 * k / len(fine)), "light", arm)
    squash = 24 if mood in DOWNCAST else 0
    head = even((256, 24 + squash), (346, 48 + squash), (402, 130 + squash), (386, 220), (346, 280), (340, 350), (256, 372))
    sketch.form(head, "body", shade=38, rim=10, edge=5)
    for x, y, r in ((180, 110, 18), (214, 76, 12), (166, 150, 9), (330, 96, 12)):
        sketch.fill(oval(x, y + squash, r, r * 0.8), "light")
    for side in (-1, 1):
        eye(sketch, 256 + 58 * side, 226, 34, mood or "calm", side)
    mouth(sketch, 256, 304, 32, mood or "calm")
    return sketch.figure(498, crown=(256, 24), inside=(150, 40, 212, 130))


def goldfish(mood: str | None) -> Figure:
    """A goldfish in its bowl."""
    sketch = Sketch()
    bowl = (spot(256, 276, 216) & box(0, 96, 512, 390)).buffer(-1)
    sketch.form(bowl, "light", shade=0, rim=0, edge=7)
    sketch.fill(bowl & box(0, 0, 512, 168), "glow")
    sketch.fill((bowl - moved(bowl, -34, -10)) & box(0, 168, 512, 400), "accent")
    sketch.fill(oval(256, 168, 186, 18), "glow")
    for x, y, lean in ((398, 440, 10), (424, 430, 24), (372, 446, -8)):
        sketch.fill(stroke([(x, y + 10), (x - lean, y - 60), (x + lean, y - 130)], 15, 4), "shade", bowl)
    pebbles = join(*(spot(x, 478 - abs(x - 256) * 0.18, 22) for x in range(140, 380, 33))) & bowl
    sketch.form(pebbles, "accent", shade=6, rim=0, edge=4)
    tail = blob((296, 300, 0), (350, 240), (420, 196), (440, 210, 0), (416, 270), (424, 300, 0), (416, 330), (436, 396, 0), (410, 400), (346, 360))
    sketch.form(tail, "body", shade=10, rim=6, edge=5)
    sketch.lines((((320, 298), (404, 236)), ((326, 302), (404, 300)), ((320, 310), (400, 370))), 5, "shade", 2)
    sketch.form(blob((170, 240, 0), (210, 190), (270, 184), (300, 210, 0), (286, 262)), "body", shade=8, rim=6, edge=5)
    sketch.form(blob((190, 360, 0), (230, 400), (268, 404, 0), (262, 350)), "body", shade=8, rim=6, edge=5)
    body = blob((82, 306), (106, 256), (170, 228), (240, 240), (310, 290, 0), (310, 316, 0), (240, 366), (170, 376), (106, 352))
    sketch.form(body, "body", shade=24, rim=8, edge=5)
    for x, y in ((204, 270), (234, 286), (204, 302), (234, 318), (204, 334), (264, 302)):
        sketch.fill(stroke(arc(x, y, 14, -80, 80), 5, smooth=False), "shade")
    sketch.line([(176, 250), (190, 300), (172, 356)], 6, "dark")
    eye(sketch, 136, 282, 21, mood or "wondering", -1, brow="dark" if mood else None)
    low = mood in DOWNCAST | {"angry"}
    if mood in {"joyful", "calm", "mischievous"} or low:
        sketch.line([(88, 320), (104, 334 if not low else 322), (122, 326 if not low else 338)], 7, "dark", 4)
    else:
        sketch.form(oval(86, 312, 9, 12), "dark", shade=0, rim=0)
    for x, y, r in ((76, 252, 10), (92, 216, 14), (72, 188, 8)):
        sketch.fill(ring(x, y, r, r * 0.6), "glow")
    rim = oval(256, 98, 134, 26)
    sketch.form(rim, "glow", shade=0, rim=0, edge=6)
    sketch.fill(oval(256, 102, 116, 17), "light")
    sketch.line([(84, 190), (62, 260), (70, 340)], 14, "glow", 5)
    return sketch.figure(486, crown=(256, 76), inside=(70, 160, 372, 300))


MOTIFS = {"owl": owl, "crow": crow, "butterfly": butterfly, "moth": moth, "whale": whale, "octopus": octopus, "goldfish": goldfish}
