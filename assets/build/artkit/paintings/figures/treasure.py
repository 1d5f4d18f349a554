"""Treasure: crown, sword, treasure chest, pile of coins, chess piece, skull, ring."""

from __future__ import annotations

from artkit.paintings.figures.faces import eye
from artkit.paintings.figures.figure import Figure
from artkit.paintings.figures.pen import (
    blob,
    box,
    join,
    moved,
    oval,
    poly,
    scaled,
    spot,
    star,
    turned,
    twin,
    wedge,
)
from artkit.paintings.figures.sketch import Sketch


def crown(_mood: str | None) -> Figure:
    """A king's crown with jewels and a velvet cap."""
    sketch = Sketch()
    sketch.form(blob((96, 380, 0), (110, 230), (256, 120), (402, 230), (416, 380, 0)), "shade", shade=20, rim=0, edge=4)
    points = poly((84, 410), (44, 156), (148, 276), (186, 110), (256, 262), (326, 110), (364, 276), (468, 156), (428, 410), (256, 450))
    sketch.form(points, "body", shade=18, rim=8, edge=5)
    for x, y, r in ((44, 146, 22), (186, 98, 22), (326, 98, 22), (468, 146, 22)):
        sketch.form(spot(x, y, r), "light", shade=8, rim=0, edge=4)
    rim = blob((76, 388, 0), (256, 424), (436, 388, 0), (428, 460, 0), (256, 492), (84, 460, 0))
    sketch.form(rim, "body", shade=14, rim=7, edge=5)
    sketch.line([(84, 400), (256, 434), (428, 400)], 5, "light", within=rim)
    for x, y, tone in ((256, 462, "accent"), (166, 452, "light"), (346, 452, "light"), (104, 434, "accent"), (408, 434, "accent")):
        sketch.form(poly((x, y - 22), (x + 18, y), (x, y + 22), (x - 18, y)), tone, shade=6, rim=4, edge=4)
    sketch.form(oval(256, 342, 26, 34), "accent", shade=10, rim=6, edge=5)
    sketch.fill(oval(248, 330, 7, 10), "glow")
    for x in (164, 348):
        sketch.form(spot(x, 340, 16), "accent", shade=6, rim=4, edge=4)
    return sketch.figure(490, inside=(110, 270, 292, 110), crown=(256, 250))


def sword(_mood: str | None) -> Figure:
    """A long sword, point down in the ground."""
    sketch = Sketch()
    blade = poly((228, 178), (284, 178), (280, 440), (256, 496), (232, 440))
    sketch.form(blade, "light", shade=0, rim=0, edge=5)
    sketch.fill(poly((256, 178), (284, 178), (280, 440), (256, 496)), "body")
    sketch.fill(box(250, 186, 12, 200, 6), "shade")
    sketch.line([(236, 190), (238, 430)], 4, "glow")
    sketch.form(box(242, 58, 28, 112, 6), "shade", shade=8, rim=4, edge=4)
    sketch.lines((((242, y + 8), (270, y - 4)) for y in range(74, 160, 17)), 5, "light")
    guard = blob((256, 148), (330, 154), (396, 140), (420, 116), (440, 140), (420, 180), (350, 196), (256, 192), (162, 196), (92, 180), (72, 140), (92, 116), (116, 140), (182, 154))
    sketch.form(guard, "accent", shade=14, rim=7, edge=5)
    sketch.form(poly((256, 150), (278, 171), (256, 194), (234, 171)), "glow", shade=6, rim=0, edge=3)
    sketch.form(spot(256, 40, 32), "accent", shade=12, rim=6, edge=5)
    sketch.fill(spot(256, 40, 13), "dark")
    return sketch.figure(494, crown=(256, 8))


def treasure_chest(_mood: str | None) -> Figure:
    """An open chest with gold in it."""
    sketch = Sketch()
    lid = blob((58, 250, 0), (50, 120), (110, 52), (256, 40), (402, 52), (462, 120), (454, 250, 0))
    sketch.form(lid, "body", shade=24, rim=8, edge=5)
    sketch.fill(blob((84, 250, 0), (80, 140), (130, 84), (256, 74), (382, 84), (432, 140), (428, 250, 0)), "dark")
    sketch.lines((((150, 76), (140, 160), (142, 250)), ((362, 76), (372, 160), (370, 250))), 12, "shade")
    hoard = blob((84, 300, 0), (96, 230), (160, 196), (210, 160), (272, 150), (330, 190), (390, 214), (428, 300, 0))
    sketch.form(hoard, "accent", shade=24, rim=8, edge=4)
    for x, y in ((130, 240), (178, 212), (232, 180), (290, 180), (338, 218), (394, 246), (160, 264), (216, 228), (276, 226), (250, 264), (320, 262)):
        sketch.form(oval(x, y, 26, 15, -8), "accent", shade=5, rim=3, edge=3)
    for x, y, r in ((206, 146, 26), (300, 138, 20), (374, 196, 18)):
        sketch.fill(star(x, y, r, r * 0.24, 4), "glow")
    front = poly((54, 282), (458, 282), (440, 488), (72, 488))
    sketch.form(front, "body", shade=20, rim=0, edge=5)
    sketch.lines((((64, y), (450, y)) for y in (352, 420)), 6, "shade")
    for x in (60, 130, 346, 416):
        sketch.form(box(x, 286, 34, 202), "shade", shade=8, rim=4)
        sketch.fill(join(spot(x + 17, 340, 6), spot(x + 17, 458, 6)), "light")
    sketch.form(box(46, 264, 420, 36, 6), "body", shade=12, rim=6, edge=4)
    sketch.form(blob((216, 270, 0), (296, 270, 0), (296, 340), (256, 374), (216, 340)), "accent", shade=12, rim=6, edge=4)
    sketch.fill(join(spot(256, 308, 14), poly((250, 312), (262, 312), (268, 346), (244, 346))), "dark")
    return sketch.figure(490, inside=(92, 96, 328, 170), crown=(256, 40))


def coin_pile(_mood: str | None) -> Figure:
    """Stacks of coins of three heights and some fallen ones."""
    sketch = Sketch()

    def stack(x: float, count: int, base: float = 470) -> None:
        for k in range(count):
            shift = (k * 37 % 11) - 5
            y = base - 30 * k
            side = join(oval(x + shift, y, 76, 24), box(x + shift - 76, y - 24, 152, 24), oval(x + shift, y - 24, 76, 24))
            sketch.form(side, "body", shade=26, rim=0, edge=4)
            sketch.fill(join(*(box(x + shift - 66 + 19 * j, y - 14 + 8 * (1 - ((j - 3.5) / 4) ** 2), 5, 16) for j in range(8))), "dark")
            top = oval(x + shift, y - 24, 76, 24)
            sketch.fill(top, "light")
            sketch.fill(oval(x + shift, y - 24, 60, 17), "body")
        x += ((count - 1) * 37 % 11) - 5
        y = base - 30 * (count - 1) - 24
        sketch.fill(scaled(star(x, y, 46, 18, 5), 1, 0.28, x, y), "glow")

    stack(256, 12, 440)
    stack(102, 6)
    stack(408, 8)
    stack(250, 3, 476)
    coin = oval(400, 440, 62, 62)
    sketch.form(moved(coin, 10, 0), "shade", shade=0, rim=0, edge=4)
    sketch.form(coin, "body", shade=0, rim=6, edge=4)
    sketch.fill(spot(400, 440, 48), "shade")
    sketch.fill(spot(398, 438, 45), "body")
    sketch.fill(star(400, 442, 34, 14, 5), "glow")
    sketch.fill(star(200, 70, 34, 7, 4), "glow")
    return sketch.figure(500, crown=(258, 62))


def chess_piece(mood: str | None) -> Figure:
    """A chess knight on its turned foot."""
    sketch = Sketch()
    sketch.form(box(106, 446, 300, 46, 14), "body", shade=22, rim=7, edge=5)
    sketch.form(blob((150, 448, 0), (166, 400), (346, 400), (362, 448, 0)), "body", shade=20, rim=7, edge=5)
    head = blob(
        (170, 408, 0), (186, 340), (238, 280), (246, 250, 0), (206, 262), (160, 304), (112, 312), (88, 280), (96, 244), (140, 190), (164, 132), (206, 84), (214, 30, 0), (252, 66),
        (266, 26, 0), (292, 70), (362, 110), (404, 200), (396, 300), (356, 360), (344, 408, 0),
    )
    sketch.form(head, "light", shade=36, rim=0, edge=6)
    mane = blob((266, 30, 0), (292, 70), (362, 110), (404, 200), (396, 300), (356, 360), (344, 408, 0), (312, 400), (346, 320), (348, 220), (316, 146), (262, 104))
    sketch.form(mane, "accent", shade=16, rim=6, edge=3)
    sketch.lines((((300, 128), (350, 140)), ((330, 176), (384, 190)), ((342, 240), (398, 250)), ((340, 300), (388, 316)), ((326, 352), (366, 358))), 7, "dark", 3)
    if mood:
        eye(sketch, 222, 152, 19, mood, 1)
    else:
        sketch.fill(blob((196, 150, 0), (222, 134), (246, 152, 0), (222, 164)), "dark")
        sketch.fill(spot(222, 148, 6), "glow")
        sketch.line([(186, 136), (216, 118), (250, 132)], 8, "dark", 3)
    sketch.fill(oval(116, 258, 9, 13, 30), "dark")
    sketch.line([(108, 296), (140, 288), (160, 268)], 7, "dark", 3)
    sketch.line([(250, 240), (276, 214), (284, 176)], 8, "body", 2)
    sketch.form(box(136, 392, 240, 24, 12), "accent", shade=8, rim=5, edge=4)
    return sketch.figure(492, crown=(250, 30))


def skull(mood: str | None) -> Figure:
    """A bare skull from the front; its sockets frown or droop with its mood."""
    sketch = Sketch()
    jaw = blob((150, 350, 0), (362, 350, 0), (352, 440), (324, 488), (256, 498), (188, 488), (160, 440))
    sketch.form(jaw, "light", shade=24, rim=0, edge=5)
    head = blob((256, 18), (380, 50), (446, 152), (436, 260), (404, 306), (396, 350), (350, 372), (332, 404), (256, 412), (180, 404), (162, 372), (116, 350), (108, 306), (76, 260), (66, 152), (132, 50))
    sketch.form(head, "light", shade=44, rim=0, edge=5)
    sketch.line([(96, 150), (140, 74), (214, 42)], 9, "glow", 3)
    lean = {"angry": 26, "mischievous": 18, "sorrowful": -26, "lonely": -20}.get(mood or "", 8)
    tall = 1.16 if mood in {"fearful", "wondering"} else 1.0
    for x, turn in ((172, lean), (340, -lean)):
        socket = blob((x, 184), (x + 60, 204), (x + 58, 264), (x, 292), (x - 58, 264), (x - 60, 204))
        if abs(lean) > 10:
            socket = blob((x - 62, 208), (x, 200), (x + 62, 208), (x + 52, 272), (x, 292), (x - 52, 272))
        socket = turned(scaled(socket, 1, tall, x, 240), turn, x, 240)
        sketch.fill(socket, "dark")
        sketch.fill(socket - moved(socket, -9, -9), "shade")
        sketch.fill(spot(x + 8, 246, 12), "accent")
    sketch.fill(blob((256, 282, 0), (286, 330), (278, 352), (256, 338, 0), (234, 352), (226, 330)), "dark")
    teeth = box(184, 384, 144, 66, 20)
    sketch.fill(teeth, "dark")
    for k in range(6):
        sketch.form(box(188 + 23.4 * k, 386, 19, 27, 6), "light", shade=5, rim=0)
        sketch.form(box(188 + 23.4 * k, 420, 19, 27, 6), "light", shade=5, rim=0)
    sketch.fill(twin(blob((92, 300, 0), (126, 312), (150, 356, 0), (118, 346))), "shade")
    sketch.line([(300, 26), (286, 74), (312, 96), (300, 136)], 6, "shade", 2)
    return sketch.figure(496, inside=(114, 186, 284, 110), crown=(256, 18))


def ring(_mood: str | None) -> Figure:
    """A gold ring with a great cut stone."""
    sketch = Sketch()
    band = spot(256, 334, 160) - spot(256, 334, 116)
    sketch.form(band, "body", shade=0, rim=0, edge=6)
    sketch.fill(band - moved(band, -12, -12), "shade")
    sketch.fill(band - moved(band, 10, 10), "light")
    sketch.fill(wedge(256, 334, 150, 196, 236) - spot(256, 334, 138), "glow")
    claw = poly((176, 160), (336, 160), (300, 226), (212, 226))
    sketch.form(claw, "body", shade=14, rim=0, edge=5)
    stone = poly((146, 92), (192, 24), (320, 24), (366, 92), (256, 212))
    sketch.form(stone, "accent", shade=0, rim=0, edge=6)
    for facet, tone in (
        (((146, 92), (192, 24), (212, 92)), "light"), (((192, 24), (256, 24), (212, 92)), "glow"), (((256, 24), (320, 24), (300, 92)), "accent"),
        (((256, 24), (300, 92), (212, 92)), "light"), (((320, 24), (366, 92), (300, 92)), "shade"), (((146, 92), (212, 92), (256, 212)), "accent"),
        (((212, 92), (300, 92), (256, 212)), "light"), (((300, 92), (366, 92), (256, 212)), "shade"),
    ):
        sketch.fill(poly(*facet), tone)
    sketch.lines((((146, 92), (366, 92)), ((212, 92), (256, 212)), ((300, 92), (256, 212)), ((192, 24), (212, 92), ), ((320, 24), (300, 92))), 3, "dark")
    for a, b in (((174, 134), (196, 196)), ((338, 134), (316, 196))):
        sketch.line([a, b], 15, "dark")
        sketch.line([a, b], 9, "body")
    for x, y, r in ((120, 44, 36), (398, 30, 24), (404, 130, 18)):
        sketch.fill(star(x, y, r, r * 0.2, 4), "glow")
    return sketch.figure(494, inside=(160, 240, 192, 190), crown=(256, 24))


MOTIFS = {
    "crown": crown, "sword": sword, "treasure_chest": treasure_chest, "coin_pile": coin_pile, "chess_piece": chess_piece, "skull": skull, "ring": ring,
}
