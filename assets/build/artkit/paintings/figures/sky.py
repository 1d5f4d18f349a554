"""The sky: moon, sun, star, cloud, lightning, rainbow, snowflake."""

from __future__ import annotations

from artkit.paintings.figures.faces import eye, mouth
from artkit.paintings.figures.figure import Figure
from artkit.paintings.figures.pen import (
    Area,
    blob,
    box,
    join,
    moved,
    oval,
    poly,
    round_about,
    scaled,
    spot,
    star,
    stroke,
    turned,
    wedge,
)
from artkit.paintings.figures.sketch import Sketch


def moon(mood: str | None) -> Figure:
    """A crescent moon with a face in profile."""
    sketch = Sketch()
    disc = spot(236, 256, 226)
    gap = spot(330, 220, 182)
    crescent = disc - gap
    nose = blob((156, 214, 0), (182, 244), (212, 290, 0), (196, 304), (166, 306), (150, 290))
    whole = crescent | nose | blob((170, 330, 0), (206, 336, 0), (190, 352), (206, 368, 0), (186, 380, 0))
    sketch.form(whole, "glow", shade=0, rim=0, edge=6)
    sketch.fill(crescent - scaled(moved(disc, 16, -8), 0.94, 0.94, 252, 248), "body")
    sketch.fill((crescent - scaled(moved(disc, 10, -4), 0.98, 0.98, 246, 252)), "light")
    for x, y, r in ((66, 226, 22), (92, 330, 16), (150, 430, 20), (98, 160, 13), (250, 456, 12)):
        sketch.fill(oval(x, y, r, r * 0.8), "light", crescent)
        sketch.fill(oval(x, y, r, r * 0.8) - oval(x + 4, y + 4, r, r * 0.8), "body", crescent)
    eye(sketch, 122, 238, 18, mood or "calm", 1)
    mouth(sketch, 166, 344, 20, mood or "calm")
    sketch.parts = [(moved(area, 50, 0), tone) for area, tone in sketch.parts]
    return sketch.figure(484, crown=(240, 34), inside=(270, 120, 200, 240))


def sun(mood: str | None) -> Figure:
    """A sun with a face, straight and waved rays."""
    sketch = Sketch()
    straight = poly((256 - 30, 130), (256, 8), (256 + 30, 130))
    waved = blob((226, 130, 0), (238, 84), (262, 62), (244, 26, 0), (284, 60), (286, 96), (284, 130, 0))
    sketch.form(round_about(straight, 8), "accent", shade=0, rim=0, edge=6)
    sketch.form(round_about(waved, 8, start=22.5), "glow", shade=0, rim=0, edge=5)
    sketch.fill(round_about(poly((256, 130), (256, 8), (286, 130)), 8), "shade")
    disc = spot(256, 256, 140)
    sketch.form(disc, "glow", shade=0, rim=0, edge=7)
    sketch.fill(disc - moved(disc, -18, -12), "accent")
    sketch.fill(disc.buffer(-9) - disc.buffer(-15), "accent")
    for x in (192, 320):
        sketch.fill(spot(x - 8, 292, 22), "accent")
    eye(sketch, 208, 236, 22, mood or "joyful", -1)
    eye(sketch, 304, 236, 22, mood or "joyful", 1)
    sketch.fill(blob((252, 236, 0), (262, 262), (280, 288), (258, 300), (238, 290), (256, 284)), "accent")
    mouth(sketch, 256, 330, 42, mood or "joyful")
    return sketch.figure(504, crown=(256, 10))


def great_star(_mood: str | None) -> Figure:
    """A great five-pointed star, each point cut like a stone."""
    sketch = Sketch()
    whole = star(256, 270, 240, 96, 5)
    sketch.form(whole, "glow", shade=0, rim=0, edge=7)
    dark_halves = join(*(turned(poly((256, 270), (256, 30), (256 + 96 * 0.5878, 270 - 96 * 0.809)), 72 * k, 256, 270) for k in range(5)))
    sketch.fill(dark_halves, "body")
    sketch.fill(join(*(turned(poly((256, 270), (256, 30), (256 + 96 * 0.5878, 270 - 96 * 0.809)), 72 * k, 256, 270) for k in (1, 2))), "shade")
    sketch.fill(round_about(stroke([(256, 270), (256, 38)], 5), 5, 256, 270), "dark")
    sketch.fill(round_about(stroke([(256, 270), (256 + 56, 270 - 77)], 3), 5, 256, 270), "dark")
    for x, y, r in ((60, 90, 46), (452, 110, 36), (70, 440, 28), (446, 440, 40)):
        sketch.fill(star(x, y, r, r * 0.2, 4), "glow")
    return sketch.figure(464, crown=(256, 30))


def cloud(mood: str | None) -> Figure:
    """A full cloud with rain under it."""
    sketch = Sketch()
    for k, (x, y) in enumerate(((120, 380), (196, 410), (270, 380), (346, 410), (414, 376), (158, 450), (308, 456), (384, 470), (236, 470))):
        drop = turned(blob((x, y - 34, 0), (x + 13, y), (x, y + 16), (x - 13, y)), 14, x, y)
        sketch.form(drop, "accent" if k % 3 == 1 else "light", shade=5, rim=0, edge=4)
    lumps = ((128, 262, 88), (220, 176, 112), (336, 190, 96), (410, 270, 76), (256, 280, 92))
    whole = join(*(spot(*lump) for lump in lumps), box(110, 250, 310, 98, 48))
    sketch.form(whole, "light", shade=0, rim=0, edge=6)
    sketch.fill(whole - join(*(spot(x - 12, y - 26, r) for x, y, r in lumps)), "body")
    sketch.fill((whole & box(0, 300, 512, 80)) - join(*(spot(x - 4, y - 44, r) for x, y, r in lumps)), "shade")
    for x, y, r in lumps[:4]:
        sketch.fill((spot(x, y, r - 10) - spot(x + 9, y + 10, r - 8)) & box(0, 0, 512, y), "glow")
    if mood:
        eye(sketch, 222, 226, 20, mood, -1)
        eye(sketch, 312, 226, 20, mood, 1)
        mouth(sketch, 268, 286, 26, mood)
    return sketch.figure(496, crown=(224, 64))


def lightning(_mood: str | None) -> Figure:
    """A bolt out of a black cloud."""
    sketch = Sketch()
    for bolt in (poly((150, 170), (120, 290), (154, 284), (112, 398), (204, 256), (164, 262), (196, 170)),):
        sketch.form(bolt, "accent", shade=0, rim=0, edge=5)
    bolt = poly((268, 150), (196, 322), (272, 310), (222, 504), (420, 256), (330, 266), (400, 150))
    sketch.form(bolt, "glow", shade=0, rim=0, edge=9)
    sketch.fill(poly((400, 150), (330, 266), (420, 256), (222, 504), (380, 276), (296, 284), (362, 150)), "accent")
    lumps = ((96, 140, 66), (190, 100, 84), (306, 92, 80), (408, 142, 70))
    whole = join(*(spot(*lump) for lump in lumps), box(60, 130, 400, 78, 38))
    sketch.form(whole, "shade", shade=0, rim=0, edge=6)
    sketch.fill(whole - join(*(spot(x - 10, y - 22, r) for x, y, r in lumps)), "dark")
    for x, y, r in lumps:
        sketch.fill((spot(x, y, r) - spot(x + 9, y + 10, r)) & whole, "light")
        sketch.fill((spot(x, y, r - 14) - spot(x + 9, y + 10, r - 12)) & box(0, 0, 512, y), "body")
    return sketch.figure(504, crown=(250, 12))


def rainbow(_mood: str | None) -> Figure:
    """A rainbow that rises out of two clouds."""
    sketch = Sketch()
    arch = (wedge(256, 420, 240, 180, 360, 1.3) - oval(256, 420, 84, 110)).buffer(-0.5)
    sketch.form(arch, "dark", shade=0, rim=0, edge=6)
    for radius, tone in ((240, "accent"), (210, "glow"), (180, "body"), (150, "light"), (122, "shade")):
        band = wedge(256, 420, radius, 180, 360, 1.3) - wedge(256, 420, radius - (29 if radius > 130 else 36), 180, 360, 1.3)
        sketch.fill(band, tone)
    shine = (wedge(256, 420, 238, 196, 300, 1.3) - wedge(256, 420, 231, 190, 310, 1.3))
    sketch.fill(shine, "light")
    for x in (96, 416):
        lumps = ((x - 50, 436, 40), (x, 412, 54), (x + 54, 440, 38))
        whole = join(*(spot(*lump) for lump in lumps), box(x - 90, 436, 180, 46, 22))
        sketch.form(whole, "glow", shade=0, rim=0, edge=6)
        sketch.fill(whole - join(*(spot(a - 6, b - 18, r) for a, b, r in lumps)), "light")
        sketch.fill((spot(x, 412, 46) - spot(x + 7, 420, 46)), "glow")
    return sketch.figure(486, inside=(180, 300, 152, 130), crown=(256, 108))


def snowflake(_mood: str | None) -> Figure:
    """A six-armed snow crystal."""
    sketch = Sketch()

    def arms(width: float) -> Area:
        one = join(
            stroke([(256, 256), (256, 30)], width), *(stroke([(256, y), (256 + side * reach, y - reach * 0.62)], width * 0.8) for side in (-1, 1) for y, reach in ((192, 40), (140, 62), (84, 40))),
            poly((256, 6 - (width - 22) * 0.5), (256 + width * 0.9, 34), (256, 62), (256 - width * 0.9, 34)),
        )
        return round_about(one, 6)

    whole = arms(24) | star(256, 256, 74, 50, 6)
    sketch.form(whole, "light", shade=0, rim=0, edge=7)
    sketch.fill(whole - moved(whole, -8, -6), "body")
    sketch.fill(whole - moved(whole, 5, 5), "glow")
    sketch.form(star(256, 256, 50, 28, 6), "accent", shade=0, rim=0, edge=5)
    sketch.fill(star(256, 256, 26, 14, 6), "glow")
    return sketch.figure(506, crown=(256, 6))


MOTIFS = {
    "moon": moon, "sun": sun, "star": great_star, "cloud": cloud, "lightning": lightning, "rainbow": rainbow, "snowflake": snowflake,
}
