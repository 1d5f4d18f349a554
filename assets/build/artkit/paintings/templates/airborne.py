"""Floating and falling."""

from __future__ import annotations

from artkit.paintings import effects
from artkit.paintings.easel import drawn
from artkit.paintings.scene import Scene
from artkit.paintings.shapes import area, line, oval, polygon
from artkit.paintings.templates.common import Template, rope, stones


def hovering(s: Scene) -> None:
    """It hangs in the air, pebbles rise with it; its shadow stays below."""
    floor = s.ground.floor
    s.easel.pool(s.across(300), floor + 10, 220, s.palette.tone(0.02), 0.72, 4.5)
    s.easel.draw(stones(s, 16, 300, 640, 190, 70, 13), 0.5, 0.1)
    rise = "".join(line(f"M{x:.0f} {y:.0f}v{-h:.0f}", 2.4, s.palette.tone(0.92), 'opacity=".55"') for x, y, h in ((s.rng.uniform(130, 470), s.rng.uniform(610, 740), s.rng.uniform(20, 60)) for _ in range(16)))
    s.easel.draw(rise, 0.6, 0)
    s.put("subject", 300, 372, 470, at="middle", turn=-5, halo=0.5)
    s.second((486, floor + 70, 230), (492, 640, 205))
    s.detail((110, floor + 66, 106), (88, 620, 100))


def tethered(s: Scene) -> None:
    """Only a rope keeps it; what holds the rope is half as large."""
    floor = s.ground.floor
    s.second((430, floor + 54, 240), (438, floor - 90, 224))
    x0, y0 = s.across(430), (floor - 150)
    bend = s.across(330)
    rope(s, f"M{s.across(268)} 500C{bend} 590 {s.across(250)} 640 {x0} {y0}", 5)
    s.put("subject", 258, 322, 450, at="middle", turn=-12, halo=0.5)
    s.easel.draw(line(f"M{s.across(90)} 640q20 -12 40 0t40 0M{s.across(60)} 560q14 -9 28 0t28 0", 3, s.palette.tone(0.9), 'opacity=".6"'), 0.8, 0)
    s.detail((140, floor + 76, 108), (100, 640, 102))


def _wing(x: float, y: float, d: int, size: float, fill: str, rib: str, edge: str) -> str:
    """A spread wing of long feathers; `d` is the side it opens to."""
    feathers = ""
    for index in range(8):
        turn, long = -68 + index * 17, size * (1.0 - 0.07 * index)
        feathers += f'<g transform="rotate({turn if d > 0 else 180 - turn})"><path d="M0 -9Q{long * 0.6:.0f} -20 {long:.0f} 0Q{long * 0.6:.0f} 15 0 9Z" fill="{fill}" stroke="{edge}" stroke-width="3"/><path d="M6 0H{long * 0.85:.0f}" stroke="{rib}" stroke-width="2"/></g>'
    return f'<g transform="translate({x:.0f} {y:.0f})">{feathers}</g>'


def winged(s: Scene) -> None:
    """It has grown wings; feathers drift down."""
    floor, t = s.ground.floor, s.palette.tone
    s.easel.pool(300, floor + 12, 190, t(0.02), 0.6, 4.5)
    pale, rib, edge = (t(0.97), t(0.7), t(0.14))
    s.easel.glow(300, 360, 380, s.light, 0.45)
    s.over(_wing(330, 330, 1, 252, pale, rib, edge) + _wing(270, 330, -1, 252, pale, rib, edge), 0.6, 0.12)
    s.put("subject", 300, 386, 400, at="middle", turn=3, halo=0.1)
    feather = "".join(f'<g transform="translate({x} {y}) rotate({turn}) scale(.42)"><path d="M0 -9Q60 -20 100 0Q60 15 0 9Z" fill="{pale}" stroke="{edge}" stroke-width="4"/></g>' for x, y, turn in ((s.across(120), 640, 30), (s.across(430), 690, -24), (s.across(250), 730, 70)))
    s.easel.draw(feather, 0.4, 0)
    s.second((484, floor + 76, 228), (492, 690, 205))
    s.detail((112, floor + 72, 106), (100, 720, 100))


def weightless(s: Scene) -> None:
    """Everything has left the ground, each at its own angle, over a column of light."""
    floor = s.ground.floor
    s.easel.beam("250,900 350,900 560,-20 40,-20", s.light, 0.5, 16)
    s.easel.glow(300, floor + 30, 240, s.light, 0.7, 4)
    s.easel.draw(stones(s, 14, 300, 690, 230, 110, 10), 0.4, 0.1)
    s.put("subject", 286, 336, 460, at="middle", turn=14, halo=0.3)
    s.put("second", 452, 688, 250, at="middle", turn=-14, halo=0.34)
    s.put("detail", 118, 690, 152, at="middle", turn=16, halo=0.6)


def above_still_water(s: Scene) -> None:
    """It keeps above a round pool, and the pool shows it once more."""
    floor, t = s.ground.floor, s.palette.tone
    x = s.across(300)
    s.over(oval(x, floor + 22, 262, 74, t(0.08)) + oval(x, floor + 24, 252, 67, s.tone(0.62)), 1.2, 0.15)
    image = s.figure("subject", 300, floor + 20, 300, 180, not s.mirrored, at="middle")
    pool = drawn(oval(x, floor + 24, 246, 63, "#fff")).alpha
    image.alpha = image.alpha * pool
    s.easel.lay(effects.hazed(image, s.tone(0.62), 0.35), 1.6, 0, 0.75)
    s.easel.draw("".join(f'<ellipse cx="{x}" cy="{floor + 24}" rx="{w}" ry="{w * 0.25:.0f}" fill="none" stroke="{t(0.95)}" stroke-width="2.4" opacity=".6"/>' for w in (90, 150, 206)), 0.6, 0)
    s.put("subject", 300, 360, 460, at="middle", turn=6, halo=0.5)
    s.second((498, floor + 98, 206), (496, 660, 196))
    s.detail((96, floor + 94, 106), (92, 640, 100))


FLOATING = {"above_still_water": Template(above_still_water), "hovering": Template(hovering), "tethered": Template(tethered), "winged": Template(winged), "weightless": Template(weightless)}


def _speed(s: Scene, x: float, top: float, bottom: float, wide: float, lean: float) -> str:
    return "".join(line(f"M{px:.0f} {py:.0f}l{lean * h:.0f} {-h:.0f}", s.rng.uniform(1.6, 4), s.palette.tone(0.95), f'opacity="{s.rng.uniform(0.3, 0.75):.2f}"') for px, py, h in ((s.across(x) + s.rng.uniform(-wide, wide), s.rng.uniform(top, bottom), s.rng.uniform(60, 190)) for _ in range(24)))


def plunging(s: Scene) -> None:
    """Head first through the air, with the wind streaming up past it."""
    floor, lean = s.ground.floor, -0.24 if s.mirrored else 0.24
    s.easel.draw(_speed(s, 330, 260, 620, 220, lean), 0.8, 0)
    for step, much in ((2, 0.16), (1, 0.28)):
        ghost = s.figure("subject", 300 + step * 34, 408 - step * 92, 430, 34 + step * 5, at="middle")
        s.easel.lay(ghost, 2.5, 0, much)
    s.put("subject", 300, 420, 440, at="middle", turn=34, halo=0.34)
    s.easel.draw(_speed(s, 300, 120, 300, 200, lean), 0.6, 0)
    s.second((142, floor + 84, 232), (108, 190, 200))
    s.detail((474, floor + 60, 108), (500, 690, 102))


def off_the_cliff(s: Scene) -> None:
    """Over the edge of a rock, and nothing below."""
    t = s.palette.tone
    deep = polygon([(s.across(x), y) for x, y in ((-10, 560), (610, 700), (610, 940), (-10, 940))], t(0.02))
    s.easel.draw(deep, 18, 0, 0.75)
    rock = polygon([(s.across(x), y) for x, y in ((-20, 520), (120, 512), (196, 524), (228, 548), (204, 590), (216, 640), (170, 700), (182, 770), (130, 850), (140, 940), (-20, 940))], t(0.16))
    facets = polygon([(s.across(x), y) for x, y in ((-20, 520), (120, 512), (196, 524), (228, 548), (150, 560), (60, 548), (-20, 556))], t(0.5)) + polygon([(s.across(x), y) for x, y in ((150, 560), (204, 590), (216, 640), (170, 700), (120, 640))], t(0.27))
    s.over(rock + facets, 0.8, 0.35)
    s.easel.draw(stones(s, 14, s.across(290), 640, 70, 90, 15), 0.5, 0.1)
    s.easel.draw(_speed(s, 400, 300, 480, 130, 0), 0.8, 0)
    s.put("subject", 382, 452, 440, at="middle", turn=48, halo=0.4)
    s.second((98, 532, 218), (104, 180, 196))
    s.detail((480, 800, 114), (484, 780, 110), at="middle", turn=20, halo=0.75, value=0.78)


def into_the_hole(s: Scene) -> None:
    """The ground has opened, and it goes in."""
    floor, t = s.ground.floor, s.palette.tone
    x = s.across(310)
    s.over(oval(x, floor + 36, 250, 62, t(0.5)) + oval(x, floor + 40, 236, 53, t(0.12)) + oval(x, floor + 46, 214, 42, t(0.0)), 0.8, 0.2)
    s.easel.draw(_speed(s, 310, 330, 560, 170, 0), 0.8, 0)
    s.put("subject", 310, floor - 210, 460, at="middle", turn=152, flip=not s.mirrored, halo=0.36, effect=lambda layer: effects.sunk(layer, floor + 40, 26))
    s.over(area(f"M{x - 250} {floor + 36}A250 62 0 0 0 {x + 250} {floor + 36}L{x + 236} {floor + 40}A236 53 0 0 1 {x - 236} {floor + 40}Z", t(0.56)), 0.6, 0.2)
    s.easel.draw(stones(s, 10, x, floor - 30, 240, 60, 12), 0.4, 0.1)
    s.second((94, floor + 62, 206), (104, 200, 196))
    s.detail((520, floor + 84, 106), (510, 230, 100))


def tumbling(s: Scene) -> None:
    """It turns over and over on its way down."""
    floor = s.ground.floor
    path = ((120, 118, 200, -60, 0.3), (262, 236, 280, -16, 0.42))
    s.easel.draw(line(f"M{s.across(60)} 40C{s.across(200)} 130 {s.across(330)} 300 {s.across(380)} 560", 3, s.palette.tone(0.95), 'stroke-dasharray="3 13"'), 0.4, 0, 0.8)
    for x, y, size, turn, much in path:
        s.easel.lay(s.figure("subject", x, y, size, turn, at="middle"), 2, 0, much)
    s.easel.draw(_speed(s, 380, 330, 520, 140, 0.3 if s.mirrored else -0.3), 0.7, 0)
    s.put("subject", 346, 520, 440, at="middle", turn=26, halo=0.4)
    s.second((112, floor + 88, 216), (478, 130, 200))
    s.detail((510, floor + 84, 108), (88, 560, 102))


def down_the_stairs(s: Scene) -> None:
    """Step after step down a stair that comes out of nowhere."""
    floor, t, out = s.ground.floor, s.palette.tone, ""
    for index in range(9):
        x, y = 620 - index * 66, 330 + index * 62
        out += polygon([(s.across(px), py) for px, py in ((x + 20, y), (x - 66, y), (x - 66, y + 62), (x + 20, y + 62))], t(0.17))
        out += polygon([(s.across(px), py) for px, py in ((x + 40, y - 14), (x - 46, y - 14), (x - 70, y + 4), (x + 16, y + 4))], t(0.62))
        out += polygon([(s.across(px), py) for px, py in ((x - 66, y + 60), (640, y + 60), (640, 960), (x - 66, 960))], t(0.13))
    s.over(out, 0.7, 0.3)
    for step, much in ((2, 0.2), (1, 0.34)):
        s.easel.lay(s.figure("subject", 250 + step * 92, 440 - step * 104, 350, -40 + step * 46, at="middle"), 2, 0, much)
    s.easel.draw(_speed(s, 420, 200, 360, 110, 0.5 if not s.mirrored else -0.5), 0.7, 0)
    s.put("subject", 246, 440, 420, at="middle", turn=-38, halo=0.4)
    s.second((112, floor + 92, 214), (110, 160, 200))
    s.detail((504, 770, 108), (520, 150, 100))


FALLING = {"down_the_stairs": Template(down_the_stairs), "plunging": Template(plunging), "off_the_cliff": Template(off_the_cliff), "into_the_hole": Template(into_the_hole), "tumbling": Template(tumbling)}

