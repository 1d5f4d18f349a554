"""Growing from and balancing."""

from __future__ import annotations

import math
from itertools import pairwise

from artkit.paintings.colours import mix
from artkit.paintings.easel import SCALE
from artkit.paintings.scene import Scene
from artkit.paintings.shapes import area, block, disc, line, oval, polygon
from artkit.paintings.templates.common import Template, crown, leaves, rope


def _stem(points: list[tuple[float, float]], width: float, fill: str, lit: str) -> str:
    """A stalk along a smooth line of points, thicker below."""
    path = f"M{points[0][0]:.0f} {points[0][1]:.0f}" + "".join(f"C{a[0]:.0f} {(a[1] * 2 + b[1]) / 3:.0f} {b[0]:.0f} {(a[1] + b[1] * 2) / 3:.0f} {b[0]:.0f} {b[1]:.0f}" for a, b in pairwise(points))
    return line(path, width, fill) + line(path, width * 0.3, lit, f'transform="translate({-width * 0.2:.1f} 0)"')


def on_a_stalk(s: Scene) -> None:
    """It is the flower of a tall stalk that comes out of the other thing."""
    floor, t = s.ground.floor, s.palette.tone
    at_air = s.named("second") in {"moon", "sun", "star", "cloud", "lightning", "rainbow", "snowflake"}
    x, y = (300, floor - 40) if at_air else crown(s, "second", 300, floor + 40, 250)
    x, green = s.across(x), t(0.2)
    s.second((300, floor + 40, 250), (300, floor - 70, 236), halo=0.36)
    stalk = _stem([(x, y + 22), (s.across(318), 640), (s.across(276), 540), (300, 400)], 19, green, t(0.5))
    foliage = leaves([(s.across(312), 628, 120, 20 if not s.mirrored else 160), (s.across(282), 568, 120, 205 if not s.mirrored else -25), (s.across(282), 520, 84, -20 if not s.mirrored else 200)], t(0.27), t(0.5))
    s.easel.draw(stalk + foliage, 0.6, 0.2)
    sepals = leaves([(300, 452, 120, turn) for turn in (200, 232, -52, -20, 178, 2)], t(0.25), t(0.5))
    s.easel.draw(sepals, 0.6, 0.2)
    s.put("subject", 300, 300, 400, at="middle", halo=0.5)
    s.easel.draw(leaves([(300, 486, 74, turn) for turn in (214, 246, -66, -34)], t(0.3), t(0.56)), 0.5, 0.2)
    s.detail((110, floor + 86, 108), (96, 620, 102))


def out_of_the_earth(s: Scene) -> None:
    """The ground is cut open: its roots go down and hold the other thing."""
    floor, t = 560.0, s.palette.tone
    rows, up = round(floor * SCALE), round(min(210.0, s.ground.horizon - 300) * SCALE)
    s.easel.values[:rows] = s.easel.values[up : up + rows].copy()  # the place is seen from lower down
    soil = area("M-20 552C120 530 240 572 330 552S520 540 620 556V940H-20Z", t(0.14)) + line("M-20 552C120 530 240 572 330 552S520 540 620 556", 12, t(0.36))
    layers = "".join(line(f"M-10 {y}C160 {y - 18} 320 {y + 24} 610 {y - 6}", 3, t(0.24), 'opacity=".7"') for y in (640, 720, 800, 870))
    s.over(soil + layers + "".join(oval(s.rng.uniform(0, 600), s.rng.uniform(600, 890), s.rng.uniform(6, 18), s.rng.uniform(4, 10), t(s.rng.choice((0.26, 0.07)))) for _ in range(26)), 0.6, 0.4)
    s.easel.glow(300, 770, 190, s.light, 0.6)
    roots = ""
    for end, bend, width in (((178, 860), 150, 13), (( 424, 866), 450, 13), ((214, 760), 214, 10), ((392, 752), 380, 10), ((110, 740), 190, 8), ((500, 730), 420, 8), ((150, 650), 230, 7), ((470, 640), 400, 7)):
        roots += line(f"M300 {floor - 12}C300 {floor + 70} {bend} {floor + 60} {end[0]} {end[1]}", width, t(0.42)) + line(f"M298 {floor - 12}C298 {floor + 70} {bend - 2} {floor + 60} {end[0]} {end[1]}", width * 0.3, t(0.7))
    s.easel.draw(roots, 0.5, 0.2)
    s.put("subject", 300, floor + 4, 440, halo=0.5, shadow=0.4)
    s.put("second", 300, 768, 200, at="middle", halo=0.4)
    front = "".join(line(f"M{x0} {y0}C{x1} {y1} {x2} {y2} {x3} {y3}", 7, t(0.44)) for x0, y0, x1, y1, x2, y2, x3, y3 in ((214, 700, 190, 800, 240, 880, 300, 884), (386, 700, 410, 800, 370, 880, 306, 886)))
    s.over(front, 0.4, 0.2)
    s.detail((500, floor - 8, 104), (500, 130, 100))


def a_bouquet(s: Scene) -> None:
    """Stems fan out of the other thing; on the middle one it has opened."""
    floor, t = s.ground.floor, s.palette.tone
    at_air = s.named("second") in {"moon", "sun", "star", "cloud", "lightning", "rainbow", "snowflake"}
    cx, cy = (300.0, floor - 50) if at_air else crown(s, "second", 300, floor + 56, 252)
    cx = s.across(cx)
    fan = ""
    for x, y, size in ((70, 500, 13), (128, 372, 15), (530, 500, 13), (474, 372, 15), (40, 612, 11), (560, 612, 11)):
        fan += line(f"M{cx:.0f} {cy + 14:.0f}Q{(cx + x) / 2 + (cx - x) * 0.1:.0f} {y + 40} {x} {y}", 7, t(0.22))
        fan += leaves([((cx + x) / 2, (cy + y) / 2 + 20, 52, 200 if x < 300 else -20)], t(0.28), t(0.5))
        fan += leaves([(x, y + 6, size * 3.4, turn) for turn in (-90, -120, -60, -148, -32)], t(0.4), t(0.66)) + disc(x, y - size, size * 0.8, s.palette.accent)
    fan += _stem([(cx, cy + 20), (300, 560), (300, 430)], 17, t(0.2), t(0.5)) + leaves([(300, 560, 92, 18), (300, 530, 92, 165)], t(0.28), t(0.5))
    s.easel.draw(fan, 0.6, 0.2)
    s.second((300, floor + 56, 252), (300, floor - 60, 236), halo=0.36)
    s.put("subject", 300, 286, 400, at="middle", halo=0.5)
    s.easel.draw(leaves([(300, 470, 82, turn) for turn in (206, 236, -56, -26)], t(0.3), t(0.56)), 0.5, 0.2)
    s.detail((492, floor + 92, 108), (500, 700, 102))


def sprouting(s: Scene) -> None:
    """Vines come out of the other thing, climb it and lift it."""
    floor, t = s.ground.floor, s.palette.tone
    s.put("subject", 290, floor - 92, 430, halo=0.5, shadow=0)
    cx, cy = s.across(300), floor - 60
    vines = ""
    for side in (-1, 1):
        x0 = s.across(290)
        points = [(cx + side * 20, cy + 30), (x0 + side * 150, floor - 150), (x0 + side * 40, floor - 240), (x0 + side * 178, floor - 350), (x0 + side * 150, floor - 470)]
        path = f"M{points[0][0]:.0f} {points[0][1]:.0f}" + "".join(f"S{b[0] + side * 26:.0f} {b[1] + 46:.0f} {b[0]:.0f} {b[1]:.0f}" for b in points[1:])
        vines += line(path, 11, t(0.12)) + line(path, 7, t(0.36))
        vines += leaves([(b[0], b[1], 54, -90 + side * turn) for b in points[1:] for turn in (46, -20)], t(0.32), t(0.56))
        tip = points[-1]
        vines += line(f"M{tip[0]:.0f} {tip[1]:.0f}q{side * -6} -40 {side * 22} -40t{side * 2} 26", 5, t(0.36))
    s.over(vines, 0.5, 0.2, 0.98)
    s.second((300, floor + 70, 244), (300, floor - 30, 236), halo=0.36)
    s.detail((498, floor + 88, 108), (506, 190, 102))


def out_of_a_boot(s: Scene) -> None:
    """An old boot has been left standing; it has taken root in it, beside the other thing."""
    floor, t = s.ground.floor, s.palette.tone
    x, d = s.across(270), -1 if s.mirrored else 1
    boot = area("M-74 -150L-66 40Q-70 66 -60 92H128Q140 50 96 34Q54 20 46 -2L50 -150Z", t(0.05)) + area("M-68 -146L-60 40Q-62 60 -54 72H118Q122 50 90 40Q46 26 39 0L44 -146Z", t(0.3)) + area("M-56 76H124V92H-60Z", t(0.12)) + area("M-60 -140L-52 36Q-54 52 -48 60H-20L-30 -140Z", t(0.52)) + line("M-6 -120L44 -110M-8 -90L42 -80M-10 -60L40 -52M-10 -30L42 -24", 6, t(0.85)) + oval(-12, -148, 62, 15, t(0.04))
    s.easel.pool(x, floor + 26, 190, t(0.02), 0.7, 5)
    s.over(f'<g transform="translate({x} {floor - 62}) scale({d * 1.0} 1)">{boot}</g>', 0.5, 0.25)
    top = floor - 208
    s.easel.draw(_stem([(x - d * 12, top + 20), (x - d * 26, top - 40), (x, top - 120)], 17, t(0.2), t(0.5)) + leaves([(x - d * 20, top - 10, 92, turn) for turn in (200, -22, 168, 14, 232, -50)], t(0.27), t(0.52)), 0.5, 0.2)
    s.put("subject", 270, top - 190, 400, at="middle", halo=0.5)
    s.easel.draw(leaves([(x, top - 24, 84, turn) for turn in (206, 238, -58, -26)], t(0.32), t(0.58)), 0.5, 0.2)
    s.second((478, floor + 84, 236), (490, 640, 206))
    s.detail((98, floor + 90, 108), (90, 650, 102))


GROWING = {"out_of_a_boot": Template(out_of_a_boot), "on_a_stalk": Template(on_a_stalk), "out_of_the_earth": Template(out_of_the_earth), "a_bouquet": Template(a_bouquet), "sprouting": Template(sprouting)}


def on_a_ball(s: Scene) -> None:
    """It stands on a ball that will roll on in a moment."""
    floor, t = s.ground.floor, s.palette.tone
    x, r = s.across(296), 104
    y = floor + 22 - r
    s.easel.pool(x, floor + 22, 150, t(0.02), 0.7, 5)
    stripe = s.palette.accent if s.palette.nature else t(0.24)
    ball = disc(x, y, r, t(0.06)) + disc(x, y, r - 4, t(0.9))
    ball += "".join(area(f"M{x} {y - r + 4}Q{x + a} {y} {x} {y + r - 4}Q{x + b} {y} {x} {y - r + 4}Z", stripe) for a, b in ((-190, -120), (-50, 40), (120, 190)))
    clip = f'<clipPath id="ball"><circle cx="{x}" cy="{y}" r="{r - 4}"/></clipPath>'
    s.over(disc(x, y, r, t(0.05)) + f'<g clip-path="url(#ball)" transform="rotate({-18 if s.mirrored else 18} {x} {y})">{ball}</g>' + area(f"M{x - 80} {y + 60}A{r} {r} 0 0 0 {x + 98} {y + 20}A120 120 0 0 1 {x - 80} {y + 60}Z", t(0.05), 'opacity=".4"'), 0.5, 0.2, defs=clip)
    s.put("subject", 300, y - r + 14, 430, turn=9, halo=0.5, shadow=0.3)
    s.easel.draw(line(f"M{s.across(150)} {y - 40}q-22 26 -8 60M{s.across(452)} {y - 60}q24 26 10 62", 4, t(0.94), 'opacity=".8"'), 0.4, 0)
    s.second((490, floor + 92, 222), (498, 170, 200))
    s.detail((98, floor + 92, 106), (86, 210, 100))


def on_a_rope(s: Scene) -> None:
    """It walks a rope between two posts, a pole across it."""
    floor, t = s.ground.floor, s.palette.tone
    high = 600
    posts = "".join(polygon([(px - 8, 940), (px - 5, high - 50), (px + 5, high - 50), (px + 8, 940)], t(0.06)) + disc(px, high - 56, 11, t(0.6)) for px in (30, 570))
    s.easel.draw(posts, 0.5, 0.2)
    rope(s, f"M30 {high - 30}Q{s.across(290)} {high + 34} 570 {high - 30}", 6)
    s.put("subject", 292, high + 6, 430, turn=-9, halo=0.5, shadow=0)
    pole = line("M80 474Q300 440 520 514" if not s.mirrored else "M520 474Q300 440 80 514", 8, t(0.05)) + line("M80 474Q300 440 520 514" if not s.mirrored else "M520 474Q300 440 80 514", 4, t(0.85))
    s.easel.draw(pole, 0.3, 0)
    s.easel.pool(300, floor + 60, 170, t(0.02), 0.5, 5)
    s.second((424, floor + 86, 226), (456, 735, 200))
    s.detail((146, floor + 84, 106), (130, 730, 102))


def on_stones(s: Scene) -> None:
    """A pile of round stones, each smaller than the one below, and it on the topmost."""
    floor, t = s.ground.floor, s.palette.tone
    x, y, out = s.across(300), floor + 36.0, ""
    s.easel.pool(x, y, 190, t(0.02), 0.7, 5)
    for index, (wide, high) in enumerate(((128, 38), (104, 32), (82, 27), (60, 21), (42, 16))):
        y -= high
        dx = (9, -13, 11, -8, 4)[index] * (-1 if s.mirrored else 1)
        out += oval(x + dx, y, wide, high + 3, t(0.05)) + oval(x + dx, y, wide - 4, high, t(0.34 + 0.05 * (index % 2))) + oval(x + dx - wide * 0.2, y - high * 0.35, wide * 0.6, high * 0.42, t(0.66), 'opacity=".8"')
        y -= high - 5
    s.over(out, 0.6, 0.3)
    s.put("subject", 302, y + 14, 400, turn=-7, halo=0.5, shadow=0.3)
    s.second((490, floor + 92, 218), (498, 640, 196))
    s.detail((98, floor + 92, 106), (88, 620, 102))


def on_the_other(s: Scene) -> None:
    """It keeps its balance on the tip of the other thing."""
    floor = s.ground.floor
    flying = s.named("second") in {"moon", "sun", "star", "cloud", "lightning", "rainbow", "snowflake"}
    layer = s.second((296, floor + 52, 244), (296, floor - 60, 236), halo=0.4)
    _, y = crown(s, "second", 296, floor + 52, 244)
    if flying:
        from artkit.paintings.effects import frame

        y = frame(layer)[1]
    x = s.across(crown(s, "second", 296, 0, 244)[0]) if not flying else s.across(296)
    s.put("subject", s.across(x) if s.mirrored else x, y + 12, 420, turn=10, halo=0.5, shadow=0)
    s.easel.draw(line(f"M{s.across(120)} {y - 150:.0f}q-24 30 -8 66M{s.across(486)} {y - 190:.0f}q24 28 10 64", 4, s.palette.tone(0.94), 'opacity=".8"'), 0.4, 0)
    s.detail((486, floor + 88, 110), (494, 640, 104))


def on_a_seesaw(s: Scene) -> None:
    """A plank over a wedge: it is up here, the other thing down there."""
    floor, t = s.ground.floor, s.palette.tone
    tilt, cx, cy = (10.0 if s.mirrored else -10.0), 300.0, floor - 46.0

    def on_plank(x: float) -> float:
        return cy - 12 + math.tan(math.radians(tilt)) * (s.across(x) - cx)

    s.easel.pool(cx, floor + 36, 270, t(0.02), 0.6, 5)
    wedge = polygon([(cx, cy), (cx + 84, floor + 40), (cx - 84, floor + 40)], t(0.1)) + polygon([(cx, cy + 10), (cx + 10, floor + 36), (cx - 72, floor + 36)], t(0.46))
    plank = f'<g transform="rotate({tilt} {cx} {cy})">' + block(cx - 290, cy - 14, 580, 26, t(0.08), 'rx="8"') + block(cx - 286, cy - 11, 572, 10, t(0.72), 'rx="5"') + "</g>"
    s.over(wedge + plank, 0.5, 0.25)
    s.put("subject", 392, on_plank(392) + 6, 390, turn=-4, halo=0.5, shadow=0)
    s.put("second", 116, on_plank(116) + 6, 232, turn=-8, halo=0.36, shadow=0, at="ground")
    s.detail((480, floor + 92, 110), (110, 190, 104))


def on_a_fingertip(s: Scene) -> None:
    """Somebody very large holds up one finger, and it stands on the tip."""
    floor, t = s.ground.floor, s.palette.tone
    skin, shade = (t(0.74), t(0.5)) if s.palette.nature == 0 else (mix(t(0.74), "#e8b48c", 0.4), mix(t(0.46), "#a8644a", 0.35))
    x, top, dark = s.across(300), 566, t(0.05)
    finger = area(f"M{x - 40} 960V{top + 40}Q{x - 40} {top} {x} {top}Q{x + 40} {top} {x + 40} {top + 40}V960Z", skin, f'stroke="{dark}" stroke-width="6"') + area(f"M{x + 12} 960V{top + 30}Q{x + 36} {top + 30} {x + 36} {top + 60}V960Z", shade, 'opacity=".7"')
    finger += area(f"M{x - 22} {top + 44}Q{x - 22} {top + 12} {x} {top + 12}Q{x + 22} {top + 12} {x + 22} {top + 44}Q{x} {top + 56} {x - 22} {top + 44}Z", t(0.92), f'stroke="{shade}" stroke-width="3"') + line(f"M{x - 30} {top + 120}q30 12 60 0M{x - 28} {top + 132}q28 10 56 0", 3.4, shade)
    fist = "".join(area(f"M{x + a} 960V{b}Q{x + a} {b - 40} {x + a + 36} {b - 40}Q{x + a + 72} {b - 40} {x + a + 72} {b}V960Z", skin, f'stroke="{dark}" stroke-width="6"') for a, b in ((-186, 842), (-114, 816), (42, 812), (112, 838)))
    s.over(fist + finger, 0.6, 0.2)
    s.put("subject", 302, top + 14, 400, turn=8, halo=0.5, shadow=0.2)
    s.easel.draw(line(f"M{s.across(140)} 420q-24 30 -8 66M{s.across(470)} 380q24 28 10 64", 4, t(0.94), 'opacity=".8"'), 0.4, 0)
    s.second((496, floor + 60, 206), (504, 160, 200))
    s.detail((92, floor + 40, 106), (84, 200, 100))


BALANCING = {"on_a_fingertip": Template(on_a_fingertip), "on_a_ball": Template(on_a_ball), "on_a_rope": Template(on_a_rope), "on_stones": Template(on_stones), "on_the_other": Template(on_the_other), "on_a_seesaw": Template(on_a_seesaw)}

