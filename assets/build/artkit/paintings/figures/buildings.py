"""Buildings: lighthouse, castle, cottage, tower block, windmill, ruin, circus tent."""

from __future__ import annotations

from collections.abc import Iterable

from artkit.paintings.figures.figure import Figure
from artkit.paintings.figures.pen import (
    Area,
    blob,
    box,
    join,
    moved,
    oval,
    poly,
    spot,
    turned,
)
from artkit.paintings.figures.sketch import Sketch


def lit_window(sketch: Sketch, x: float, y: float, width: float, height: float, arched: bool = True) -> None:
    """A window with light behind it and a cross of bars."""
    pane = box(x, y, width, height)
    if arched:
        pane = pane | oval(x + width / 2, y, width / 2, width / 2)
    sketch.form(pane, "glow", shade=0, rim=0, edge=4)
    top = y - (width / 2 if arched else 0)
    bars = join(box(x + width / 2 - 2, top, 4, height + width), box(x, y + height * 0.45, width, 4))
    sketch.fill(bars & pane, "dark")


def stones(sketch: Sketch, within: Area, spots: Iterable[tuple[float, float]], tone: str = "shade", size: float = 26) -> None:
    """A few stones of a wall picked out."""
    for x, y in spots:
        sketch.fill(box(x, y, size, size * 0.46, 4), tone, within)


def lighthouse(_mood: str | None) -> Figure:
    """A banded lighthouse on its rock, its beam out to both sides."""
    sketch = Sketch()
    sketch.fill(poly((240, 92), (4, 20), (4, 150)), "glow")
    sketch.fill(poly((272, 92), (508, 34), (508, 136)), "light")
    rock = poly((60, 494), (84, 446), (140, 420), (200, 408), (320, 412), (384, 430), (430, 460), (454, 494))
    sketch.form(rock, "shade", shade=20, rim=7, edge=6)
    tower = poly((206, 148), (306, 148), (346, 440), (166, 440))
    sketch.form(tower, "light", shade=0, rim=0, edge=6)
    for top, bottom in ((206, 264), (322, 380)):
        sketch.fill(box(100, top, 312, bottom - top) & tower, "accent")
    sketch.fill(tower - moved(tower, -34, 0), "shade")
    sketch.fill((tower - moved(tower, 8, 0)), "glow")
    for x, y in ((238, 228), (246, 346)):
        lit_window(sketch, x, y, 24, 28)
    sketch.form(poly((236, 440), (236, 404), (256, 388), (278, 404), (278, 440)), "dark", shade=0, rim=0)
    sketch.form(box(180, 128, 152, 24, 5), "body", shade=12, rim=5, edge=5)
    sketch.form(box(212, 62, 88, 66), "glow", shade=0, rim=0, edge=5)
    sketch.fill(spot(256, 94, 24), "accent")
    sketch.fill(spot(256, 94, 14), "glow")
    sketch.fill(join(*(box(x - 2.5, 62, 5, 66) for x in (228, 284))), "dark")
    sketch.form(blob((200, 64, 0), (214, 34), (256, 14), (298, 34), (312, 64, 0)), "accent", shade=14, rim=6, edge=5)
    sketch.form(spot(256, 12, 9), "body", shade=3, rim=3, edge=4)
    sketch.lines((((186, 128), (186, 102)), ((326, 128), (326, 102)), ((182, 102), (212, 102)), ((300, 102), (330, 102))), 6, "dark")
    for x in (96, 170, 250, 330, 410):
        sketch.form(join(spot(x, 492, 26), spot(x + 34, 496, 22)) & box(0, 0, 512, 496), "light", shade=0, rim=0, edge=4)
    return sketch.figure(494, crown=(256, 6), inside=(212, 62, 88, 66))


def _tower(sketch: Sketch, x: float, width: float, top: float, bottom: float, roof: float, tone: str = "body") -> None:
    """A round tower with battlements, a pointed roof and a pennant."""
    sketch.form(box(x, top, width, bottom - top), tone, shade=width * 0.3, rim=6, edge=5)
    head = join(box(x - 9, top - 22, width + 18, 34), *(box(x - 9 + k * (width + 18) / 5, top - 38, (width + 18) / 5, 22) for k in (0, 2, 4)))
    if roof:
        pole = top - roof - 22
        sketch.line([(x + width / 2, pole), (x + width / 2, pole - 46)], 6, "dark")
        sketch.form(poly((x + width / 2 + 2, pole - 46), (x + width / 2 + 46, pole - 34), (x + width / 2 + 2, pole - 20)), "accent", shade=0, rim=3, edge=3)
        sketch.form(poly((x - 14, top), (x + width / 2, top - roof - 26), (x + width + 14, top)), "accent", shade=width * 0.4, rim=6, edge=5)
    else:
        sketch.form(head, tone, shade=12, rim=5, edge=5)


def castle(_mood: str | None) -> Figure:
    """A castle: four towers, a gate with its portcullis."""
    sketch = Sketch()
    _tower(sketch, 208, 96, 170, 400, 84, "body")
    _tower(sketch, 118, 62, 226, 420, 66, "shade")
    _tower(sketch, 332, 62, 226, 420, 66, "shade")
    wall = join(box(70, 340, 372, 152), *(box(70 + 46 * k, 314, 26, 30) for k in range(9) if k != 8))
    sketch.form(wall & box(0, 0, 442, 512), "body", shade=12, rim=6, edge=5)
    _tower(sketch, 26, 86, 286, 492, 0)
    _tower(sketch, 400, 86, 286, 492, 0)
    stones(sketch, wall, ((132, 370), (166, 400), (130, 440), (330, 372), (362, 410), (338, 446)))
    for x, y in ((58, 360), (432, 360), (245, 250), (142, 282), (356, 282)):
        lit_window(sketch, x, y, 22, 36)
    gate = join(box(206, 390, 100, 102), spot(256, 390, 50))
    sketch.form(gate.buffer(12) & box(0, 0, 512, 492), "shade", shade=0, rim=6, edge=4)
    sketch.fill(gate, "dark")
    sketch.fill(join(*(box(213 + 20 * k, 330, 7, 126) for k in range(5)), *(box(206, 366 + 30 * k, 100, 7) for k in range(3))) & gate, "body")
    return sketch.figure(492, inside=(206, 345, 100, 147), crown=(256, 60))


def cottage(_mood: str | None) -> Figure:
    """A thatched cottage with a smoking chimney and lit windows."""
    sketch = Sketch()
    for x, y, r in ((372, 92, 20), (394, 58, 26), (374, 22, 18)):
        sketch.form(spot(x, y, r), "light", shade=6, rim=0, edge=4)
    sketch.form(box(340, 108, 54, 130), "accent", shade=16, rim=5, edge=5)
    sketch.form(box(332, 104, 70, 20, 4), "body", shade=8, rim=4, edge=4)
    walls = box(80, 290, 352, 200)
    sketch.form(walls, "light", shade=0, rim=0, edge=6)
    sketch.fill(box(330, 290, 102, 200), "body")
    sketch.fill(join(*(box(x, 290, 14, 200) for x in (80, 190, 308, 418)), box(80, 380, 352, 12)) & (walls - box(204, 380, 104, 20)), "shade")
    roof = blob((22, 330, 0), (60, 250), (130, 160), (200, 116, 0), (312, 116, 0), (382, 160), (452, 250), (490, 330, 0), (420, 312), (340, 322), (256, 310), (172, 322), (92, 312))
    sketch.form(roof, "body", shade=34, rim=9, edge=6)
    sketch.form(blob((186, 140, 0), (200, 104, 0), (312, 104, 0), (326, 140, 0), (290, 152), (256, 140), (222, 152)), "shade", shade=8, rim=5, edge=4)
    for k in range(8):
        x = 92 + 44 * k
        sketch.line([(256 + (x - 256) * 0.42, 176), (256 + (x - 256) * 0.72, 244)], 6, "shade", 3)
        sketch.line([(256 + (x - 256) * 0.8, 254), (x - 6 + 0.06 * (x - 256), 308)], 6, "shade", 3)
    sketch.form(blob((206, 490, 0), (206, 400), (256, 364), (306, 400), (306, 490, 0)), "accent", shade=16, rim=6, edge=6)
    sketch.lines((((240, 384), (240, 488)), ((272, 384), (272, 488))), 5, "dark")
    sketch.fill(spot(292, 440, 7), "glow")
    for x in (110, 336):
        lit_window(sketch, x, 346, 66, 66, arched=False)
        sketch.form(box(x - 8, 414, 82, 16, 3), "shade", shade=5, rim=4, edge=3)
        for k in range(4):
            sketch.form(spot(x + 8 + 18 * k, 410, 10), "accent", shade=3, rim=3, edge=3)
    sketch.form(join(spot(62, 470, 30), spot(104, 478, 26), spot(30, 484, 22)) & box(0, 0, 512, 492), "body", shade=10, rim=6, edge=5)
    sketch.form(join(spot(450, 470, 30), spot(410, 480, 24), spot(486, 484, 20)) & box(0, 0, 512, 492), "body", shade=10, rim=6, edge=5)
    return sketch.figure(492, inside=(110, 346, 66, 66), crown=(256, 106))


def tower_block(_mood: str | None) -> Figure:
    """A tall block of flats with rows of windows, some of them lit."""
    sketch = Sketch()
    for left, top, width in ((58, 250, 110), (356, 210, 104)):
        sketch.form(box(left, top, width, 242), "shade", shade=26, rim=6, edge=5)
        for row in range(6):
            for column in range(3):
                if (row * 3 + column * 5 + left) % 4 == 1:
                    sketch.fill(box(left + 14 + 30 * column, top + 20 + 34 * row, 17, 20), "glow")
                else:
                    sketch.fill(box(left + 14 + 30 * column, top + 20 + 34 * row, 17, 20), "dark")
    sketch.line([(286, 70), (286, 6)], 7, "dark")
    sketch.fill(spot(286, 10, 9), "accent")
    sketch.form(box(206, 38, 60, 40), "shade", shade=12, rim=5, edge=5)
    main = box(142, 70, 228, 422)
    sketch.form(main, "body", shade=0, rim=0, edge=6)
    sketch.fill(box(310, 70, 60, 422), "shade")
    sketch.fill(join(box(142, 70, 8, 422), box(142, 70, 228, 8)), "light")
    sketch.form(box(130, 60, 252, 20, 4), "light", shade=10, rim=0, edge=5)
    for row in range(10):
        for column in range(5):
            x, y = 162 + 41 * column + (4 if column > 3 else 0), 96 + 35 * row
            if row == 9 and column in {1, 2, 3}:
                continue
            lit = (row * 7 + column * 3 + row * column) % 5 in {0, 2}
            sketch.fill(box(x - 3, y - 3, 30, 26), "dark")
            sketch.fill(box(x, y, 24, 20), "glow" if lit else ("light" if (row + column) % 4 == 0 else "shade"))
    for row in (2, 5, 8):
        sketch.form(box(196, 88 + 35 * row + 26, 74, 10), "accent", shade=0, rim=0, edge=3)
    sketch.form(box(212, 428, 84, 64), "dark", shade=0, rim=0, edge=4)
    sketch.fill(join(box(218, 440, 34, 52), box(256, 440, 34, 52)), "glow")
    sketch.form(box(200, 420, 108, 16, 3), "accent", shade=8, rim=4, edge=4)
    return sketch.figure(492, inside=(150, 90, 210, 320), crown=(230, 36))


def windmill(_mood: str | None) -> Figure:
    """A Dutch windmill with four latticed sails."""
    sketch = Sketch()
    tower = poly((190, 200), (314, 200), (362, 490), (142, 490))
    sketch.form(tower, "light", shade=0, rim=0, edge=6)
    sketch.fill(tower - moved(tower, -44, 0), "body")
    sketch.fill(poly((154, 420), (350, 420), (362, 490), (142, 490)), "shade")
    sketch.lines((((154, 418), (350, 418)), ), 6, "dark")
    stones(sketch, tower, ((190, 250), (206, 372), (290, 300), (170, 340), (300, 386)), "body")
    lit_window(sketch, 236, 278, 34, 34)
    sketch.form(join(box(226, 430, 54, 60), oval(253, 430, 27, 22)), "accent", shade=10, rim=5, edge=5)
    sketch.form(blob((176, 206, 0), (186, 150), (252, 116), (318, 150), (328, 206, 0)), "accent", shade=22, rim=7, edge=6)
    for turn in (28, 118, 208, 298):
        arm = turned(box(247, -26, 10, 200), turn, 252, 172)
        frame = turned(box(257, -22, 52, 150), turn, 252, 172)
        sketch.fill(arm.buffer(4), "dark")
        sketch.form(frame, "light", shade=0, rim=0, edge=5)
        bars = join(*(box(257, -22 + 30 * k - 2.5, 52, 5) for k in range(6)), box(281, -22, 5, 150))
        sketch.fill(turned(bars, turn, 252, 172), "dark")
        sketch.fill(turned(box(257, -22, 24, 150), turn, 252, 172) - turned(bars, turn, 252, 172), "body" if turn in {118, 208} else "glow")
        sketch.fill(arm, "accent")
    sketch.form(spot(252, 172, 22), "accent", shade=7, rim=5, edge=5)
    for x in (104, 400):
        sketch.form(join(spot(x, 478, 28), spot(x + 36, 484, 22), spot(x - 34, 486, 20)) & box(0, 0, 512, 492), "body", shade=9, rim=5, edge=5)
    sketch.shrink(0.93)
    return sketch.figure(492, crown=(252, 110), inside=(186, 240, 130, 170))


def ruin(_mood: str | None) -> Figure:
    """What is left of a temple: broken columns, a fallen block, weeds."""
    sketch = Sketch()
    sketch.form(box(20, 452, 472, 40, 3), "body", shade=10, rim=6, edge=5)
    sketch.form(box(48, 426, 416, 30, 3), "light", shade=10, rim=0, edge=5)
    for x, top, broken in ((78, 130, False), (186, 130, False), (296, 262, True), (400, 350, True)):
        edge = [(x, 428), (x, top)]
        edge += [(x + 14, top - 18), (x + 28, top + 6), (x + 42, top - 30), (x + 62, top + 4)] if broken else [(x + 62, top)]
        shaft = poly(*edge, (x + 62, 428))
        sketch.form(shaft, "light", shade=0, rim=0, edge=5)
        sketch.fill(box(x + 40, 0, 22, 428) & shaft, "body")
        sketch.fill(join(*(box(x + 13 + 16 * k, top, 5, 428 - top) for k in range(3))) & shaft, "shade")
        sketch.form(box(x - 9, 410, 80, 20, 4), "light", shade=8, rim=0, edge=4)
        if not broken:
            sketch.form(box(x - 11, 122, 84, 20, 4), "light", shade=8, rim=0, edge=4)
    beam = poly((54, 124), (54, 82), (290, 82), (306, 96), (286, 108), (300, 124))
    sketch.form(beam, "light", shade=12, rim=0, edge=5)
    gable = poly((46, 84), (166, 22), (206, 40), (198, 52), (238, 64), (230, 84))
    sketch.form(gable, "body", shade=12, rim=7, edge=5)
    sketch.line([(120, 430), (112, 380), (128, 330), (106, 270), (118, 200), (98, 150)], 8, "dark", 3)
    for k, (x, y) in enumerate(((112, 400), (124, 356), (112, 310), (108, 262), (116, 220), (104, 172), (132, 380), (92, 330), (128, 240))):
        sketch.form(turned(blob((x, y, 0), (x - 12, y - 16), (x, y - 32, 0), (x + 12, y - 16)), (50, -60, 64, -52, 60, -50, 70, -80, 80)[k], x, y), "accent", shade=0, rim=3, edge=3)
    fallen = turned(box(318, 410, 150, 54, 4), -9, 390, 436)
    sketch.form(fallen, "light", shade=14, rim=0, edge=5)
    sketch.fill(turned(join(*(box(322, 422 + 15 * k, 140, 5) for k in range(3))), -9, 390, 436), "body")
    sketch.form(oval(466, 424, 14, 28, -9), "body", shade=5, rim=4, edge=4)
    sketch.line([(206, 140), (222, 190), (204, 230), (226, 280)], 6, "dark", 2, smooth=False)
    for x in (30, 270, 488, 376):
        for turn in (-34, -8, 20, 40):
            sketch.form(turned(blob((x, 492, 0), (x - 6, 470), (x, 448, 0), (x + 6, 470)), turn, x, 492), "accent", shade=0, rim=3, edge=3)
    return sketch.figure(492, crown=(170, 26), inside=(148, 150, 36, 270))


def circus_tent(_mood: str | None) -> Figure:
    """A striped big top with pennants, its entrance lit."""
    sketch = Sketch()
    for x, y in ((256, 12), (96, 168), (416, 168)):
        sketch.line([(x, y), (x, y + 70)], 8, "dark")
        sketch.form(poly((x + 3, y), (x + 58, y + 16), (x + 3, y + 34)), "glow", shade=0, rim=0, edge=4)
    roof = blob((256, 66, 0), (300, 150), (390, 214), (490, 266, 0), (22, 266, 0), (122, 214), (212, 150))
    wall = poly((44, 266), (468, 266), (482, 490), (30, 490))
    sketch.form(wall, "glow", shade=0, rim=0, edge=6)
    for k in range(8):
        if k % 2 == 0:
            sketch.fill(poly((44 + 53 * k, 266), (97 + 53 * k, 266), (30 + 56.5 * (k + 1), 490), (30 + 56.5 * k, 490)), "body")
    sketch.fill(poly((415, 266), (468, 266), (482, 490), (425, 490)), "shade")
    sketch.form(roof, "glow", shade=0, rim=0, edge=6)
    for k in range(0, 8, 2):
        left, right = 22 + 58.5 * k, 22 + 58.5 * (k + 1)

        def rib(x: float) -> list[tuple[float, float]]:
            return [(256, 66), (256 + (x - 256) * 0.2, 150), (256 + (x - 256) * 0.58, 214), (x, 266)]

        sketch.fill(blob(*((*p, 0) if i in {0, 3} else p for i, p in enumerate(rib(left))), *((*p, 0) if i in {0, 3} else p for i, p in list(enumerate(rib(right)))[::-1])) & roof, "body")
    sketch.fill(roof - moved(roof, -40, 4), "shade")
    for k in range(9):
        sketch.form(join(box(24 + 51.5 * k, 258, 51.5, 18), oval(50 + 51.5 * k, 276, 25.7, 22)), "accent" if k % 2 else "glow", shade=0, rim=0, edge=4)
    sketch.form(blob((256, 316, 0), (290, 390), (340, 490, 0), (172, 490, 0), (222, 390)), "glow", shade=0, rim=0, edge=6)
    sketch.fill(blob((256, 356, 0), (276, 410), (306, 490, 0), (206, 490, 0), (236, 410)), "dark")
    for side in (-1, 1):
        sketch.form(blob((256, 312, 0), (256 + 50 * side, 376), (256 + 92 * side, 490, 0), (256 + 50 * side, 490, 0), (256 + 40 * side, 410)), "body", shade=9, rim=5, edge=4)
    for x in (70, 442):
        sketch.line([(x - (30 if x < 256 else -30), 490), (x, 330)], 4, "dark")
    return sketch.figure(492, inside=(196, 330, 120, 160), crown=(256, 60))


MOTIFS = {
    "lighthouse": lighthouse, "castle": castle, "cottage": cottage, "tower_block": tower_block, "windmill": windmill, "ruin": ruin, "circus_tent": circus_tent,
}
