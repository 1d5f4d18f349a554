"""Persons: child, old gardener, masked dancer, knight, diver, scarecrow, crowd."""

from __future__ import annotations

import math

from artkit.paintings.figures.bodies import POSES, arm, boots, bow, face
from artkit.paintings.figures.faces import eye, mouth
from artkit.paintings.figures.figure import Figure
from artkit.paintings.figures.pen import (
    blob,
    box,
    even,
    join,
    moved,
    oval,
    poly,
    ring,
    round_about,
    scaled,
    spot,
    stroke,
    turned,
)
from artkit.paintings.figures.sketch import Sketch


def child(mood: str | None) -> Figure:
    """A small child with a large head, a striped jersey and a ball."""
    sketch = Sketch()
    mood = mood or "joyful"
    for side in (-1, 1):
        x = 256.0 + 34 * side
        sketch.form(box(x - 17, 400, 34, 80, 8), "accent", shade=6, rim=0, edge=4)
        sketch.form(box(x - 19, 446, 38, 20, 4), "glow", shade=5, rim=0, edge=3)
    boots(sketch, 222, 290, 494, 44, "shade")
    sketch.form(poly((186, 360), (326, 360), (334, 424), (264, 424), (256, 400), (248, 424), (178, 424)), "shade", shade=12, rim=5, edge=4)
    jersey = blob((196, 250, 0), (316, 250, 0), (336, 310), (332, 376, 0), (180, 376, 0), (176, 310))
    sketch.form(jersey, "glow", shade=0, rim=0, edge=4)
    sketch.fill(join(*(box(150, 268 + 36 * k, 212, 18) for k in range(4))) & jersey, "body")
    sketch.fill(jersey - moved(jersey, -22, 0), "shade")
    for side, pose in zip((-1, 1), POSES[mood], strict=True):
        arm(sketch, (256 + 58 * side, 268), side, 118, pose, 36, "body", "accent")
    drop, lean = bow(mood, 18)
    x, y = 256 + lean, 146 + drop
    for side in (-1, 1):
        sketch.form(oval(x + side * 112, y + 14, 20, 26), "accent", shade=0, rim=0, edge=4)
    head = even((256, 34), (342, 60), (368, 140), (336, 224), (256, 254))
    sketch.form(moved(head, lean, drop), "accent", shade=0, rim=0, edge=5)
    hair = blob((x - 116, y + 10, 0), (x - 110, y - 80), (x - 40, y - 128), (x - 6, y - 120), (x + 10, y - 146, 0), (x + 26, y - 118), (x + 80, y - 108), (x + 114, y - 50), (x + 114, y + 8, 0), (x + 92, y - 40, 0), (x + 60, y - 62), (x + 30, y - 40, 0), (x - 10, y - 66), (x - 50, y - 34, 0), (x - 90, y - 44, 0))
    sketch.form(hair, "shade", shade=12, rim=7, edge=4)
    sketch.fill(moved(head, lean, drop) - moved(head, lean - 16, drop - 8), "body")
    face(sketch, x, y + 26, 88, mood, cheeks="body")
    ball = spot(424, 442, 52)
    sketch.form(ball, "light", shade=0, rim=0, edge=5)
    for k in range(3):
        sketch.fill(turned(poly((424, 442), (400, 380), (448, 380)), 120 * k + 20, 424, 442) & ball, "body")
    sketch.fill(ball - moved(ball, -14, -10), "shade")
    sketch.form(spot(424, 442, 9), "glow", shade=0, rim=0, edge=3)
    return sketch.figure(494, crown=(x, y - 120))


def old_gardener(mood: str | None) -> Figure:
    """An old man with a straw hat, a white beard, an apron and a watering can."""
    sketch = Sketch()
    mood = mood or "calm"
    rake_x = 106
    sketch.line([(rake_x, 90), (rake_x, 492)], 17, "dark")
    sketch.line([(rake_x, 92), (rake_x, 490)], 10, "body")
    sketch.form(box(rake_x - 46, 76, 92, 18, 5), "shade", shade=5, rim=4, edge=4)
    for k in range(5):
        sketch.form(poly((rake_x - 44 + 20 * k, 78), (rake_x - 34 + 20 * k, 78), (rake_x - 39 + 20 * k, 36)), "shade", shade=0, rim=3, edge=3)
    for side in (-1, 1):
        sketch.form(box(256 + 38 * side - 28, 380, 56, 90, 6), "shade", shade=12, rim=5, edge=4)
    boots(sketch, 216, 296, 494, 58, "dark")
    coat = blob((190, 246, 0), (322, 246, 0), (350, 320), (352, 424, 0), (160, 424, 0), (162, 320))
    sketch.form(coat, "body", shade=22, rim=6, edge=4)
    apron = blob((216, 270, 0), (296, 270, 0), (302, 320), (330, 340, 0), (330, 444, 0), (182, 444, 0), (182, 340, 0), (210, 320))
    sketch.form(apron, "accent", shade=16, rim=5, edge=4)
    sketch.form(box(222, 362, 68, 48, 8), "accent", shade=8, rim=4, edge=4)
    for x, turn in ((240.0, -14), (256.0, 4), (272.0, 16)):
        sketch.form(turned(blob((x, 364, 0), (x - 10, 344), (x, 322, 0), (x + 10, 344)), turn, x, 364), "light", shade=3, rim=0, edge=3)
    left, right = POSES[mood]
    if mood not in {"calm", "sorrowful"}:
        hand = arm(sketch, (194, 276), -1, 128, left, 42, "body", "accent")
    else:
        arm(sketch, (194, 276), -1, 128, ((0.5, 0.24), (0.68, -0.1)), 42, "body", "accent")
    holds_can = mood in {"calm", "wondering", "lonely", "sorrowful", "mischievous"}
    if holds_can:
        right = ((0.3, 0.44), (0.56, 0.8))
    hand = arm(sketch, (318, 276), 1, 128, right, 42, "body", "accent")
    x, y = (hand[0] + 14, hand[1] + 66) if holds_can else (430.0, 450.0)
    sketch.form(ring(x, y - 42, 40, 28), "light", shade=0, rim=0, edge=4)
    sketch.form(poly((x + 30, y + 10), (x + 84, y - 46), (x + 94, y - 34), (x + 36, y + 34)), "light", shade=6, rim=0, edge=4)
    sketch.form(turned(oval(x + 90, y - 42, 8, 20), 40, x + 90, y - 42), "light", shade=4, rim=0, edge=4)
    sketch.form(poly((x - 42, y - 32), (x + 34, y - 32), (x + 42, y + 42), (x - 50, y + 42)), "light", shade=14, rim=0, edge=5)
    sketch.fill(poly((x - 46, y), (x + 38, y), (x + 39, y + 14), (x - 47, y + 14)), "accent")
    drop, lean = bow(mood, 14)
    x, y = 256 + lean, 172 + drop
    sketch.form(spot(x, y, 78), "accent", shade=0, rim=0, edge=5)
    beard = blob((x - 82, y + 2, 0), (x - 66, y + 50), (x, y + 44), (x + 66, y + 50), (x + 82, y + 2, 0), (x + 86, y + 70), (x + 50, y + 128), (x, y + 158), (x - 50, y + 128), (x - 86, y + 70))
    sketch.form(beard, "glow", shade=14, rim=0, edge=5)
    sketch.lines((((x + k, y + 84), (x + k * 0.7, y + 128)) for k in (-44, -18, 14, 42)), 6, "light", 2)
    face(sketch, x, y + 2, 80, mood, cheeks=None)
    sketch.form(join(oval(x - 26, y + 46, 32, 13, -14), oval(x + 26, y + 46, 32, 13, 14)), "glow", shade=5, rim=0, edge=4)
    sketch.form(spot(x, y + 26, 17), "accent", shade=0, rim=4, edge=4)
    sketch.form(oval(x, y - 52, 146, 28), "accent", shade=0, rim=6, edge=5)
    sketch.fill(oval(x, y - 46, 136, 20), "shade")
    sketch.form(blob((x - 78, y - 56, 0), (x - 68, y - 118), (x, y - 140), (x + 68, y - 118), (x + 78, y - 56, 0), (x, y - 44)), "accent", shade=18, rim=7, edge=5)
    sketch.form(blob((x - 79, y - 76, 0), (x, y - 62), (x + 79, y - 76, 0), (x + 79, y - 56, 0), (x, y - 42), (x - 79, y - 56, 0)), "body", shade=8, rim=0, edge=3)
    return sketch.figure(494, crown=(x, y - 140))


def masked_dancer(mood: str | None) -> Figure:
    """A dancer in a swirling skirt, a half mask with feathers before her eyes."""
    sketch = Sketch()
    mood = mood or "joyful"
    sketch.form(join(stroke([(226, 420), (214, 490)], 24, 14), poly((194, 496), (206, 474), (230, 478), (226, 496))), "glow", shade=7, rim=0, edge=4)
    sketch.form(join(stroke([(300, 420), (344, 470)], 24, 14), poly((330, 462), (348, 448), (384, 486), (374, 494))), "glow", shade=7, rim=0, edge=4)
    skirt = blob((222, 280, 0), (290, 280, 0), (350, 330), (440, 372), (488, 432, 0), (430, 424), (400, 454, 0), (340, 430), (300, 464, 0), (250, 436), (200, 466, 0), (150, 432), (96, 452, 0), (70, 424), (22, 420, 0), (90, 356), (170, 330))
    sketch.form(skirt, "body", shade=30, rim=8, edge=5)
    for points in (((234, 286), (180, 360), (110, 436)), ((248, 286), (226, 370), (206, 454)), ((264, 286), (280, 370), (300, 450)), ((278, 286), (340, 360), (398, 440))):
        sketch.line(points, 8, "dark", 4, within=skirt)
    hem = skirt - moved(skirt, 0, -16)
    sketch.fill(hem, "light")
    sketch.form(poly((196, 196), (316, 196), (296, 290), (216, 290)), "shade", shade=12, rim=6, edge=4)
    sketch.lines((((240, 212 + 20 * k), (272, 226 + 20 * k)) for k in range(3)), 5, "light")
    sketch.lines((((272, 212 + 20 * k), (240, 226 + 20 * k)) for k in range(3)), 5, "light")
    sketch.form(stroke([(256, 150), (256, 196)], 34), "glow", shade=8, rim=0, edge=4)
    poses = {"joyful": (((0.55, -0.3), (0.42, -0.98)), ((0.62, 0.12), (1.1, -0.12))), "calm": (((0.55, -0.3), (0.42, -0.98)), ((0.5, 0.3), (0.95, 0.4)))}.get(mood, POSES[mood])
    for side, pose in zip((-1, 1), poses, strict=True):
        arm(sketch, (256 + 52 * side, 208), side, 138, pose, 27, "glow", "glow", cuff="accent")
    drop, lean = bow(mood, 12)
    x, y = 256 + lean, 112 + drop
    sketch.form(join(spot(x, y - 72, 32), oval(x, y - 16, 78, 74)), "dark", shade=0, rim=6, edge=3)
    sketch.form(even((x, y - 62), (x + 56, y - 34), (x + 62, y + 14), (x + 36, y + 58), (x, y + 72), x=x), "glow", shade=12, rim=0, edge=4)
    sketch.fill(blob((x - 60, y - 18, 0), (x - 40, y - 62), (x + 30, y - 64), (x + 62, y - 14, 0), (x + 30, y - 42), (x, y - 46), (x - 34, y - 34)), "dark")
    feathers = ((62, 96, "accent"), (44, 110, "light"), (78, 80, "body"))
    for turn, length, tone in feathers:
        root = (x + 62, y - 22)
        plume = blob((root[0], root[1], 0), (root[0] - 15, root[1] - length * 0.5), (root[0], root[1] - length, 0), (root[0] + 15, root[1] - length * 0.5))
        sketch.form(turned(plume, turn, *root), tone, shade=5, rim=4, edge=4)
        sketch.fill(turned(stroke([root, (root[0], root[1] - length * 0.8)], 3), turn, *root), "dark")
    half = blob((x, y - 14), (x + 40, y - 34), (x + 84, y - 42, 0), (x + 74, y + 8), (x + 40, y + 26), (x, y + 8))
    mask = half | scaled(half, -1, 1, x, 0)
    sketch.form(mask, "accent", shade=9, rim=5, edge=5)
    for side in (-1, 1):
        sketch.fill(oval(x + side * 36, y - 6, 25, 18, -12 * side), "dark")
        eye(sketch, x + side * 36, y - 4, 13, mood, side, brow=None)
    sketch.fill(poly((x, y - 30), (x + 8, y - 18), (x, y - 6), (x - 8, y - 18)), "glow")
    mouth(sketch, x, y + 44, 19, mood)
    return sketch.figure(494, crown=(x, y - 100))


def knight(mood: str | None) -> Figure:
    """A knight in plate, visor up, with a plume, a shield and a sword."""
    sketch = Sketch()
    mood = mood or "calm"
    for side in (-1, 1):
        x = 256.0 + 40 * side
        sketch.form(box(x - 27, 350, 54, 128, 10), "light", shade=16, rim=0, edge=4)
        sketch.form(spot(x, 414, 25), "light", shade=10, rim=0, edge=4)
    boots(sketch, 214, 298, 494, 60, "body")
    torso = even((256, 222), (326, 232), (344, 280), (322, 356), (256, 372))
    sketch.form(poly((190, 340), (322, 340), (344, 408), (256, 424), (168, 408)), "accent", shade=14, rim=5, edge=4)
    sketch.lines((((256, 344), (256, 420)), ((214, 344), (206, 412)), ((298, 344), (306, 412))), 5, "dark")
    sketch.form(torso, "light", shade=26, rim=0, edge=4)
    sketch.line([(256, 230), (256, 360)], 6, "body")
    sketch.fill(poly((232, 262), (280, 262), (280, 296), (256, 322), (232, 296)), "accent")
    _, right = POSES[mood]
    raised = mood in {"joyful", "angry"}
    sword_arm = right if raised else ((0.44, 0.44), (0.62, 0.76))
    hand = arm(sketch, (324, 258), 1, 122, sword_arm, 44, "light", "body")
    blade_turn = 24 if raised else 0
    hx, hy = hand

    if raised or mood in {"calm", "wondering", "mischievous", "fearful"}:
        length = min(210.0, hy + 30) if raised else 230.0
        sketch.form(turned(poly((hx - 12, hy - 30), (hx + 12, hy - 30), (hx + 10, hy - length + 24), (hx, hy - length), (hx - 10, hy - length + 24)), blade_turn, hx, hy), "glow", shade=8, rim=0, edge=4)
        sketch.form(turned(box(hx - 40, hy - 42, 80, 16, 7), blade_turn, hx, hy), "accent", shade=5, rim=4, edge=4)
    else:
        sketch.form(poly((hx - 12, hy + 26), (hx + 12, hy + 26), (hx + 9, 470), (hx, 494), (hx - 9, 470)), "glow", shade=8, rim=0, edge=4)
        sketch.form(box(hx - 40, hy + 20, 80, 16, 7), "accent", shade=5, rim=4, edge=4)
    sketch.form(turned(box(hx - 8, hy - 26, 16, 50, 7), blade_turn, hx, hy), "shade", shade=4, rim=4, edge=3)
    sketch.form(spot(hx, hy, 22), "light", shade=7, rim=0, edge=4)
    shield_y = {"fearful": -70.0, "sorrowful": 40.0, "lonely": 30.0}.get(mood, 0.0)
    shield = moved(even((150, 262), (200, 256), (236, 268, 0), (232, 340), (206, 400), (150, 440), x=150), 0, shield_y)
    sketch.form(shield, "accent", shade=0, rim=0, edge=6)
    sketch.fill(shield.buffer(-10), "body")
    cross = join(box(140, 200, 20, 300), box(60, 312 + shield_y, 200, 20)) & shield.buffer(-10)
    sketch.fill(cross, "glow")
    sketch.fill(shield - moved(shield, 6, 6), "light")
    for side in (-1, 1):
        sketch.form(oval(256 + 72 * side, 246, 42, 32, 18 * side), "light", shade=12, rim=0, edge=4)
    drop, lean = bow(mood, 12)
    x, y = 256 + lean, 150 + drop
    plume = blob((x - 6, y - 92, 0), (x + 10, y - 134), (x + 74, y - 142), (x + 124, y - 96), (x + 136, y - 30), (x + 112, y - 4, 0), (x + 104, y - 56), (x + 66, y - 90))
    sketch.form(plume, "accent", shade=14, rim=7, edge=5)
    helmet = even((x, y - 98), (x + 70, y - 76), (x + 92, y - 10), (x + 84, y + 66), (x, y + 96), x=x)
    sketch.form(helmet, "light", shade=20, rim=0, edge=5)
    opening = even((x, y - 42), (x + 56, y - 32), (x + 66, y + 20), (x + 44, y + 62), (x, y + 74), x=x)
    sketch.fill(opening.buffer(6), "dark")
    sketch.fill(opening, "glow")
    sketch.fill(opening - moved(opening, -10, -8), "light")
    face(sketch, x, y + 12, 62, mood, cheeks="accent")
    visor = blob((x - 84, y - 30, 0), (x - 70, y - 80), (x, y - 104), (x + 70, y - 80), (x + 84, y - 30, 0), (x, y - 48))
    sketch.form(visor, "body", shade=14, rim=7, edge=5)
    sketch.lines((((x - 52 + 26 * k, y - 76 - 8 * (2 - abs(k - 2))), (x - 52 + 26 * k, y - 58 - 6 * (2 - abs(k - 2)))) for k in range(5)), 7, "dark")
    for side in (-1, 1):
        sketch.form(spot(x + 86 * side, y - 24, 12), "accent", shade=4, rim=3, edge=4)
    return sketch.figure(494, crown=(x, y - 102))


def diver(mood: str | None) -> Figure:
    """A diver in an old brass helmet, its window round, his air hose rising."""
    sketch = Sketch()
    mood = mood or "calm"
    hose = [(330, 96), (400, 60), (440, 120), (480, 90), (470, 10)]
    sketch.line(hose, 25, "dark")
    sketch.line(hose, 16, "shade")
    sketch.line([(x - 2, y - 3) for x, y in hose], 5, "light")
    for side in (-1, 1):
        sketch.form(blob((256 + 4 * side, 350, 0), (256 + 76 * side, 350, 0), (256 + 84 * side, 410), (256 + 74 * side, 466, 0), (256 + 12 * side, 466, 0)), "accent", shade=14, rim=6, edge=4)
        sketch.fill(join(*(stroke([(256 + 18 * side, 400 + 24 * k), (256 + 70 * side, 396 + 24 * k)], 5) for k in range(2))), "shade")
    boots(sketch, 214, 298, 494, 72, "body")
    suit = even((256, 230), (336, 240), (360, 300), (346, 372), (256, 384))
    sketch.form(suit, "accent", shade=26, rim=6, edge=4)
    for side, pose in zip((-1, 1), POSES[mood], strict=True):
        arm(sketch, (256 + 76 * side, 266), side, 126, pose, 52, "accent", "body", "body")
    sketch.form(box(172, 352, 168, 26, 8), "shade", shade=7, rim=5, edge=4)
    sketch.form(box(236, 348, 40, 34, 6), "body", shade=6, rim=4, edge=4)
    collar = even((256, 210), (330, 216), (366, 252), (330, 296), (256, 310))
    sketch.form(collar, "body", shade=18, rim=8, edge=5)
    sketch.fill(join(*(spot(256 + 88 * math.cos(a), 264 + 34 * math.sin(a), 7) for a in (0.3, 0.8, 1.3, 1.85, 2.35, 2.85))), "dark")
    for side in (-1, 1):
        sketch.form(oval(256 + 112 * side, 132, 22, 36), "body", shade=8, rim=5, edge=5)
        sketch.fill(oval(256 + 116 * side, 132, 8, 20), "dark")
    sketch.form(box(232, 6, 48, 30, 8), "body", shade=8, rim=5, edge=5)
    sketch.form(spot(256, 130, 112), "body", shade=28, rim=9, edge=6)
    sketch.form(box(172, 212, 168, 28, 10), "body", shade=12, rim=5, edge=4)
    sketch.form(spot(256, 132, 80), "shade", shade=10, rim=6, edge=4)
    sketch.fill(round_about(spot(256, 62, 6), 12, 256, 132), "light")
    glass = spot(256, 132, 62)
    sketch.form(glass, "dark", shade=0, rim=0)
    sketch.fill(oval(256, 140, 50, 56) & glass, "glow")
    face(sketch, 256, 132, 54, mood, cheeks=None)
    sketch.line([(206, 120), (216, 96), (236, 82)], 9, "glow", 4)
    for x, y, r in ((408, 150, 14), (430, 200, 20), (402, 232, 10)):
        sketch.form(ring(x, y, r, r * 0.62), "light", shade=0, rim=0, edge=3)
    return sketch.figure(494, crown=(256, 8), inside=(194, 70, 124, 124))


def scarecrow(mood: str | None) -> Figure:
    """A scarecrow on its pole: sacking head, battered hat, straw at every cuff."""
    sketch = Sketch()
    mood = mood or "mischievous"
    sketch.line([(256, 200), (256, 494)], 26, "dark")
    sketch.line([(256, 200), (256, 492)], 17, "body")
    lift = {"joyful": -56, "angry": -40, "fearful": -30, "sorrowful": 64, "lonely": 54, "wondering": -14}.get(mood, 0)
    for side in (-1, 1):
        end = (256 + 214 * side, 246 + lift)
        sketch.line([(256, 246), end], 17, "dark")
        sketch.line([(256, 246), end], 9, "body")
        straw = join(*(stroke([(end[0] - 34 * side, end[1] + d * 0.3), (end[0] + 30 * side, end[1] + d)], 8, 3) for d in (-30, -14, 2, 18, 34)))
        sketch.fill(straw.buffer(3.5), "dark")
        sketch.fill(straw, "glow")
        sleeve = poly((256 + 30 * side, 220), (end[0] - 30 * side, end[1] - 26), (end[0] - 26 * side, end[1] + 30), (256 + 60 * side, 296))
        sketch.form(sleeve, "accent", shade=14, rim=6, edge=5)
        if lift < 40:
            sketch.fill(join(poly((end[0] - 26 * side, end[1] + 30), (end[0] - 46 * side, end[1] + 50), (end[0] - 52 * side, end[1] + 28)), poly((end[0] - 66 * side, end[1] + 28), (end[0] - 90 * side, end[1] + 52), (end[0] - 96 * side, end[1] + 26))), "accent")
    hem = poly((186, 420), (204, 400), (228, 440), (252, 402), (276, 442), (300, 402), (326, 420), (312, 386), (200, 386))
    fringe = join(*(stroke([(206 + 20 * k, 390), (200 + 22 * k, 452 + (k * 7) % 14)], 9, 3) for k in range(6)))
    sketch.fill(fringe.buffer(3.5), "dark")
    sketch.fill(fringe, "glow")
    coat = join(blob((196, 214, 0), (316, 214, 0), (330, 300), (336, 396, 0), (176, 396, 0), (182, 300)), hem)
    sketch.form(coat, "accent", shade=22, rim=7, edge=5)
    sketch.line([(256, 222), (256, 400)], 6, "dark")
    sketch.fill(join(*(spot(270, button, 8) for button in (262, 306, 350))), "glow")
    for x, y, turn, tone in ((212.0, 340.0, 8, "body"), (298.0, 292.0, -10, "light")):
        sketch.form(turned(box(x - 22, y - 22, 44, 44), turn, x, y), tone, shade=6, rim=0, edge=4)
        sketch.fill(turned(join(*(stroke([(x + a, y + b), (x + a * 1.6, y + b * 1.6)], 4) for a, b in ((-18, 0), (18, 0), (0, 18), (0, -18)))), turn, x, y), "dark")
    neck = join(*(stroke([(256, 208), (256 + d, 244 - abs(d) * 0.2)], 9, 3) for d in (-54, -36, -16, 8, 26, 44, 58)))
    sketch.fill(neck.buffer(3.5), "dark")
    sketch.fill(neck, "glow")
    drop, lean = bow(mood, 22)
    x, y = 256 + lean, 144 + drop
    sketch.form(even((x, y - 76), (x + 72, y - 50), (x + 82, y + 10), (x + 54, y + 62), (x, y + 76), x=x), "light", shade=18, rim=0, edge=5)
    for side in (-1, 1):
        eye(sketch, x + 34 * side, y + 2, 18, mood, side)
    sketch.form(poly((x - 12, y + 18), (x + 12, y + 18), (x, y + 38)), "accent", shade=4, rim=0, edge=4)
    mouth(sketch, x, y + 52, 30, mood)
    sketch.lines((((x - 28 + 14 * k, y + 42), (x - 28 + 14 * k, y + 62)) for k in range(5) if mood not in {"fearful", "wondering"}), 4, "dark")
    tufts = join(*(stroke([(x + 60 * s, y - 20), (x + (84 + 10 * k) * s, y + 16 + 16 * k)], 8, 3) for s in (-1, 1) for k in range(3)))
    sketch.fill(tufts.buffer(3.5), "dark")
    sketch.fill(tufts, "glow")
    sketch.form(turned(oval(x, y - 44, 128, 24), -5, x, y - 44), "shade", shade=0, rim=6, edge=5)
    sketch.form(blob((x - 66, y - 46, 0), (x - 60, y - 96), (x - 30, y - 128), (x + 22, y - 138, 0), (x + 34, y - 116), (x + 62, y - 104), (x + 68, y - 52, 0), (x, y - 36)), "shade", shade=14, rim=7, edge=4)
    sketch.form(poly((x - 66, y - 66), (x + 66, y - 72), (x + 68, y - 50), (x - 66, y - 44)), "accent", shade=6, rim=0, edge=3)
    return sketch.figure(494, crown=(x, y - 134))


HATS = ("bowler", "none", "cap", "bun", "topper", "none", "scarf", "bowler", "cap", "bun")


def _townsman(sketch: Sketch, x: float, y: float, size: float, mood: str, coat: str, hat: str, lifted: int) -> None:
    """Head and shoulders of one in a crowd; `lifted` tells which arm is up."""
    if lifted:
        reach = [(x + lifted * size * 1.0, y + size * 1.6), (x + lifted * size * 1.5, y + size * 0.4), (x + lifted * size * 1.3, y - size * 0.9)]
        sketch.form(spot(*reach[2], size * 0.3), "accent", shade=4, rim=0, edge=4)
        sketch.form(stroke([reach[0], reach[1], (reach[2][0], reach[2][1] + size * 0.3)], size * 0.5), coat, shade=6, rim=4, edge=4)
    sketch.form(blob((x - size * 1.5, 494, 0), (x - size * 1.5, y + size * 1.7), (x - size * 0.7, y + size * 1.05), (x + size * 0.7, y + size * 1.05), (x + size * 1.5, y + size * 1.7), (x + size * 1.5, 494, 0)), coat, shade=12, rim=5, edge=4)
    sketch.fill(poly((x - size * 0.4, y + size * 0.9), (x + size * 0.4, y + size * 0.9), (x, y + size * 1.7)), "light")
    if hat in {"bun", "scarf"}:
        tone = "dark" if hat == "bun" else "light"
        sketch.form(join(spot(x, y - size * 0.1, size * 1.16), spot(x, y - size * 1.2, size * 0.42)) if hat == "bun" else blob((x, y - size * 1.3), (x + size * 1.2, y), (x + size * 0.9, y + size * 1.3), (x - size * 0.9, y + size * 1.3), (x - size * 1.2, y)), tone, shade=6, rim=4, edge=4)
    sketch.form(oval(x, y, size * 0.92, size), "accent", shade=0, rim=0, edge=4)
    face(sketch, x, y + size * 0.1, size * 0.86, mood, nose=False, cheeks=None)
    if hat == "bowler":
        sketch.form(blob((x - size * 0.86, y - size * 0.5, 0), (x - size * 0.7, y - size * 1.3), (x + size * 0.7, y - size * 1.3), (x + size * 0.86, y - size * 0.5, 0)), "shade", shade=6, rim=5, edge=4)
        sketch.form(oval(x, y - size * 0.5, size * 1.3, size * 0.2), "shade", shade=0, rim=4, edge=4)
    elif hat == "topper":
        sketch.form(poly((x - size * 0.72, y - size * 0.6), (x - size * 0.8, y - size * 1.9), (x + size * 0.8, y - size * 1.9), (x + size * 0.72, y - size * 0.6)), "dark", shade=0, rim=5, edge=4)
        sketch.fill(box(x - size * 0.74, y - size * 0.9, size * 1.48, size * 0.24), "body")
        sketch.form(oval(x, y - size * 0.58, size * 1.3, size * 0.2), "dark", shade=0, rim=4, edge=4)
    elif hat == "cap":
        sketch.form(blob((x - size * 1.0, y - size * 0.42, 0), (x - size * 0.8, y - size * 1.15), (x + size * 0.5, y - size * 1.25), (x + size * 1.35, y - size * 0.36, 0), (x + size * 0.2, y - size * 0.52)), "light", shade=6, rim=5, edge=4)
    elif hat == "none":
        sketch.form(blob((x - size * 0.96, y + size * 0.05, 0), (x - size * 0.9, y - size * 0.9), (x, y - size * 1.25), (x + size * 0.9, y - size * 0.9), (x + size * 0.96, y + size * 0.05, 0), (x + size * 0.5, y - size * 0.5), (x - size * 0.4, y - size * 0.46)), "shade", shade=6, rim=5, edge=4)


def crowd(mood: str | None) -> Figure:
    """A throng of townspeople, row behind row."""
    sketch = Sketch()
    mood = mood or "wondering"
    rows = (
        (104, 33, ((128, "shade"), (214, "body"), (300, "shade"), (386, "body"))),
        (190, 42, ((84, "light"), (198, "body"), (314, "light"), (428, "shade"))),
        (318, 58, ((102, "body"), (256, "light"), (410, "shade"))),
    )
    k = 0
    cheering = mood in {"joyful", "angry"}
    for y, size, people in rows:
        for x, coat in people:
            lifted = (1 if k % 2 else -1) if cheering and k % 3 != 2 else 0
            _townsman(sketch, x, y + (k * 13) % 17 - 8, size, mood, coat, HATS[(k * 7) % len(HATS)], lifted)
            k += 1
    return sketch.figure(494, crown=(256, 50))


MOTIFS = {
    "child": child, "old_gardener": old_gardener, "masked_dancer": masked_dancer, "knight": knight, "diver": diver, "scarecrow": scarecrow, "crowd": crowd,
}
