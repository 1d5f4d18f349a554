"""Food: apple, bread, teacup, cake, glass of wine, egg, honey jar."""

from __future__ import annotations

from artkit.paintings.figures.figure import Figure
from artkit.paintings.figures.pen import (
    blob,
    box,
    hull,
    join,
    moved,
    oval,
    poly,
    spot,
    turned,
)
from artkit.paintings.figures.sketch import Sketch


def apple(_mood: str | None) -> Figure:
    """An apple with its leaf."""
    sketch = Sketch()
    fruit = blob((256, 150), (306, 120), (390, 126), (446, 196), (448, 300), (400, 420), (330, 486), (286, 488), (256, 474), (226, 488), (182, 486), (112, 420), (64, 300), (66, 196), (122, 126), (206, 120))
    sketch.form(fruit, "body", shade=46, rim=9, edge=5)
    sketch.fill(blob((196, 150), (256, 136), (316, 150), (256, 182)), "dark")
    sketch.line([(256, 160), (262, 100), (292, 48)], 24, "dark", 20)
    sketch.line([(256, 160), (262, 100), (292, 48)], 15, "accent", 12)
    leaf = blob((270, 96, 0), (310, 40), (390, 22), (450, 48, 0), (400, 104), (330, 120))
    sketch.form(leaf, "accent", shade=0, rim=6, edge=5)
    sketch.fill(blob((270, 96, 0), (360, 74), (450, 48, 0), (400, 104), (330, 120)), "shade")
    sketch.fill(blob((104, 220), (126, 178), (160, 168), (150, 216), (132, 280), (112, 290)), "light")
    sketch.fill(spot(136, 322, 11), "light")
    return sketch.figure(488, inside=(130, 200, 252, 220), crown=(256, 140))


def bread(_mood: str | None) -> Figure:
    """A long loaf with cuts in its crust, and a slice before it."""
    sketch = Sketch()
    sketch.form(blob((30, 350), (40, 230), (130, 160), (256, 140), (384, 160), (474, 230), (484, 350), (440, 420), (256, 436), (74, 420)), "body", shade=44, rim=10, edge=5)
    for x in (150, 240, 330, 416):
        cut = blob((x - 26, 310, 0), (x - 22, 230), (x + 24, 166, 0), (x + 24, 250))
        sketch.form(cut, "light", shade=12, rim=0, edge=4)
    cut_loaf = blob((72, 470, 0), (60, 360), (30, 330), (40, 270), (100, 246), (160, 246), (214, 270), (222, 330), (194, 360), (182, 470, 0))
    sketch.form(moved(cut_loaf, 16, 2), "shade", shade=0, rim=0, edge=5)
    sketch.form(cut_loaf, "body", shade=0, rim=0, edge=5)
    crumb = cut_loaf.buffer(-14)
    sketch.form(crumb, "light", shade=12, rim=0)
    sketch.fill(join(*(oval(x, y, rx, ry) for x, y, rx, ry in ((90, 300, 9, 6), (140, 290, 7, 9), (170, 316, 9, 6), (110, 350, 7, 8), (150, 372, 9, 7), (104, 400, 8, 6), (146, 424, 7, 6), (118, 446, 6, 5)))), "accent")
    return sketch.figure(472, crown=(270, 142))


def teacup(_mood: str | None) -> Figure:
    """A cup of steaming tea on its saucer."""
    sketch = Sketch()
    for x, k in ((190, -1), (250, 1), (310, -1)):
        sketch.line([(x, 170), (x + 24 * k, 130), (x - 18 * k, 90), (x + 16 * k, 34)], 20, "light", 3)
    sketch.form(oval(240, 446, 216, 42), "light", shade=0, rim=0, edge=5)
    sketch.fill(oval(240, 446, 216, 42) - oval(240, 436, 216, 42), "body")
    sketch.fill(oval(240, 440, 130, 20), "body")
    handle = oval(400, 292, 82, 72, 12) - oval(396, 290, 50, 42, 12)
    sketch.form(handle, "light", shade=14, rim=0, edge=5)
    cup = blob((70, 196, 0), (410, 196, 0), (396, 300), (350, 390), (300, 424), (240, 430), (180, 424), (130, 390), (84, 300))
    sketch.form(cup, "light", shade=46, rim=0, edge=5)
    band = blob((70, 240, 0), (240, 276), (410, 240, 0), (400, 290, 0), (240, 328), (80, 290, 0))
    sketch.fill(band & cup, "accent")
    sketch.fill((band & cup) - moved(cup, -46, -25), "shade")
    for x, y in ((130, 281), (186, 293), (240, 297), (294, 293), (346, 282)):
        sketch.fill(poly((x, y - 15), (x + 12, y), (x, y + 15), (x - 12, y)), "light")
    sketch.form(oval(240, 198, 170, 40), "light", shade=0, rim=0, edge=5)
    sketch.fill(oval(240, 204, 150, 28), "accent")
    sketch.fill(oval(240, 214, 140, 18), "shade")
    sketch.fill(oval(190, 198, 50, 8), "glow")
    return sketch.figure(486, inside=(110, 130, 260, 90), crown=(240, 160))


def cake(_mood: str | None) -> Figure:
    """A birthday cake of two tiers with lit candles."""
    sketch = Sketch()
    sketch.form(oval(256, 464, 222, 30), "light", shade=0, rim=0, edge=5)
    sketch.fill(oval(256, 468, 214, 24), "body")

    def tier(left: float, top: float, bottom: float, drip: float) -> None:
        right, lift = 512 - left, (256 - left) * 0.13
        side = join(box(left, top, right - left, bottom - top), oval(256, bottom, 256 - left, lift))
        sketch.form(side, "body", shade=36, rim=0, edge=5)
        sketch.fill(box(left, (top + bottom) / 2 + 26, right - left, 16), "light", side)
        icing = join(oval(256, top, 256 - left, lift), *(box(left + k * (right - left) / 7, top, (right - left) / 7 + 0.5, drip * (0.55 + 0.45 * ((k * 5) % 3) / 2), (right - left) / 14) for k in range(7)), box(left, top, right - left, drip * 0.4))
        icing = icing & join(side, oval(256, top, 256 - left, lift))
        sketch.form(icing, "accent", shade=0, rim=0, edge=4)
        sketch.fill(icing - moved(icing, -30, 0), "shade")
        sketch.fill(oval(256, top, 256 - left, lift), "light")
        sketch.fill(oval(256, top, 244 - left, lift * 0.8), "accent")

    tier(66, 326, 454, 74)
    tier(132, 190, 306, 62)
    for x, y in ((186, 190), (256, 198), (326, 190), (222, 178), (290, 178)):
        sketch.form(box(x - 8, y - 82, 16, 86, 3), "light", shade=5, rim=0, edge=4)
        sketch.lines((((x - 8, y - 60 + 24 * k), (x + 8, y - 70 + 24 * k)) for k in range(3)), 5, "body")
        sketch.form(blob((x, y - 148, 0), (x + 15, y - 106), (x, y - 88), (x - 15, y - 106)), "glow", shade=0, rim=0, edge=3)
        sketch.fill(blob((x, y - 124, 0), (x + 7, y - 102), (x, y - 93), (x - 7, y - 102)), "accent")
    for x in (92, 174, 256, 338, 420):
        sketch.form(spot(x, 452 + (6 if 100 < x < 400 else -4), 16), "light", shade=6, rim=0, edge=3)
    return sketch.figure(492, crown=(256, 40))


def wine_glass(_mood: str | None) -> Figure:
    """A stemmed glass, half full."""
    sketch = Sketch()
    sketch.form(oval(256, 472, 110, 24), "light", shade=0, rim=0, edge=5)
    sketch.fill(oval(262, 474, 96, 17), "body")
    sketch.form(blob((246, 300, 0), (266, 300, 0), (266, 420), (300, 466, 0), (212, 466, 0), (246, 420)), "light", shade=8, rim=0, edge=4)
    bowl = blob((140, 22, 0), (372, 22, 0), (394, 150), (372, 250), (310, 310), (256, 318), (202, 310), (140, 250), (118, 150))
    sketch.form(bowl, "light", shade=0, rim=0, edge=6)
    sketch.fill(bowl - moved(bowl, -22, -8), "body")
    wine = blob((132, 142, 0), (256, 142), (380, 142, 0), (376, 180), (356, 246), (304, 296), (256, 302), (208, 296), (156, 246), (136, 180))
    sketch.fill(wine, "accent")
    sketch.fill(wine - moved(wine, -34, -16), "shade")
    sketch.fill(oval(256, 142, 124, 22), "dark")
    sketch.fill(oval(252, 144, 114, 16), "accent")
    sketch.line([(158, 50), (148, 110)], 12, "glow", 5)
    sketch.line([(166, 190), (180, 240), (214, 276)], 14, "glow", 4)
    sketch.fill(oval(256, 24, 116, 12) - oval(256, 26, 106, 7), "glow")
    return sketch.figure(496, inside=(150, 60, 212, 210), crown=(256, 16))


def egg(_mood: str | None) -> Figure:
    """A speckled egg in an egg cup, a crack at its top."""
    sketch = Sketch()
    shell = blob((256, 24), (330, 60), (384, 150), (402, 250), (372, 340), (256, 390), (140, 340), (110, 250), (128, 150), (182, 60))
    sketch.form(shell, "light", shade=44, rim=0, edge=6)
    sketch.fill(blob((164, 160), (188, 100), (220, 82), (212, 134), (186, 206), (166, 210)), "glow")
    for x, y, r in ((300, 110, 7), (330, 170, 9), (230, 190, 6), (290, 220, 8), (346, 240, 7), (180, 260, 8), (240, 268, 6), (250, 90, 5), (360, 290, 7), (140, 220, 6)):
        sketch.fill(oval(x, y, r, r * 0.8), "body")
    sketch.line([(256, 28), (276, 74), (252, 104), (292, 140), (278, 176)], 7, "dark", 2, smooth=False)
    sketch.line([(252, 104), (224, 118)], 5, "dark", 2)
    cup = blob((96, 292, 0), (416, 292, 0), (398, 360), (330, 410), (296, 430), (300, 452), (350, 490, 0), (162, 490, 0), (212, 452), (216, 430), (182, 410), (114, 360))
    sketch.form(cup, "accent", shade=34, rim=8, edge=6)
    sketch.line([(112, 322), (256, 336), (400, 322)], 12, "light", within=cup)
    sketch.line([(170, 490), (342, 490)], 8, "dark")
    return sketch.figure(494, inside=(160, 90, 192, 200), crown=(256, 24))


def honey_jar(_mood: str | None) -> Figure:
    """A pot of honey with a dipper, a drip and a bee."""
    sketch = Sketch()
    sketch.line([(300, 190), (400, 30)], 20, "dark")
    sketch.line([(300, 190), (400, 30)], 12, "accent")
    jar = blob((116, 190, 0), (396, 190, 0), (446, 260), (452, 380), (406, 478), (330, 492), (182, 492), (106, 478), (60, 380), (66, 260))
    sketch.form(jar, "light", shade=44, rim=0, edge=6)
    honey = jar.buffer(-20) & box(0, 220, 512, 300)
    sketch.fill(honey, "body")
    sketch.fill(honey - moved(honey, -40, -18), "shade")
    sketch.line([(96, 280), (92, 350), (108, 420)], 14, "glow", 5)
    rim = box(100, 160, 312, 54, 20)
    sketch.form(rim, "light", shade=18, rim=0, edge=6)
    drips = join(box(120, 150, 200, 34, 16), box(140, 160, 40, 150, 20), box(196, 160, 34, 84, 17), box(250, 160, 38, 116, 19))
    sketch.form(drips, "body", shade=8, rim=6, edge=5)
    for k in range(4):
        sketch.form(turned(oval(300, 190 - 24 * k, 36 - abs(k - 1.5) * 7, 12), 32, 300, 190), "accent", shade=8, rim=4, edge=4)
    label = poly((256, 288), (334, 334), (334, 412), (256, 458), (178, 412), (178, 334))
    sketch.form(label, "light", shade=0, rim=0, edge=5)
    bee(sketch, 256, 376, 0.95)
    bee(sketch, 96, 96, 0.95)
    return sketch.figure(494, inside=(120, 240, 272, 220), crown=(220, 150))


def bee(sketch: Sketch, x: float, y: float, k: float) -> None:
    """A bee in flight."""
    for turn in (-34, 22):
        sketch.form(oval(x + turn * 0.5 * k, y - 30 * k, 15 * k, 30 * k, turn), "glow", shade=0, rim=0, edge=3)
    body = oval(x, y, 46 * k, 29 * k)
    sketch.form(body, "accent", shade=0, rim=0, edge=4)
    sketch.fill(join(*(box(x + d * k, y - 40 * k, 13 * k, 80 * k) for d in (-12, 12))) & body, "dark")
    sketch.fill(body - moved(body, 30 * k, 0), "dark")
    sketch.fill(hull(spot(x + 44 * k, y, 5), spot(x + 56 * k, y + 2, 2)), "dark")
    sketch.fill(spot(x - 32 * k, y - 6 * k, 5 * k), "glow")


MOTIFS = {
    "apple": apple, "bread": bread, "teacup": teacup, "cake": cake, "wine_glass": wine_glass, "egg": egg, "honey_jar": honey_jar,
}
