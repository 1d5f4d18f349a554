"""Forest, meadow, mountain pass, desert and snowfield."""

from __future__ import annotations

from artkit.paintings.scene import Ground, Scene
from artkit.paintings.shapes import (
    area,
    block,
    crack,
    disc,
    hills,
    line,
    oval,
    peaks,
    pine,
    polygon,
    ridge,
    smooth,
    tuft,
)

FOREST = Ground(horizon=560, floor=770, dim=0.42)
MEADOW = Ground(horizon=540, floor=770, dim=0.66)
PASS = Ground(horizon=560, floor=775, dim=0.62)
DESERT = Ground(horizon=560, floor=775, dim=0.66)
SNOW = Ground(horizon=560, floor=770, dim=0.72)


def _trunk(s: Scene, x: float, foot: float, wide: float, fill: str) -> str:
    """A tree trunk that leaves the picture at the top, with a few boughs."""
    lean, rng = s.rng.uniform(-0.06, 0.06), s.rng
    top = x + lean * foot
    out = area(f"M{x - wide:.1f} {foot}C{x - wide * 0.55:.1f} {foot - 60} {top - wide * 0.5:.1f} 300 {top - wide * 0.42:.1f} -20H{top + wide * 0.42:.1f}C{top + wide * 0.5:.1f} 300 {x + wide * 0.55:.1f} {foot - 60} {x + wide:.1f} {foot}Z", fill)
    for _ in range(3):
        y, side = rng.uniform(60, foot * 0.55), rng.choice((-1, 1))
        here, reach = x + lean * (foot - y), rng.uniform(1.6, 3.4) * wide + 30
        out += line(f"M{here:.1f} {y:.1f}q{side * reach * 0.5:.1f} {-reach * 0.1:.1f} {side * reach:.1f} {-reach * 0.55:.1f}m{-side * reach * 0.45:.1f} {reach * 0.32:.1f}q{side * reach * 0.1:.1f} {-reach * 0.3:.1f} {side * reach * 0.05:.1f} {-reach * 0.6:.1f}", wide * 0.2, fill)
    return out


def _fern(s: Scene, x: float, foot: float, high: float, fill: str) -> str:
    """Fronds that bend to both sides."""
    out = ""
    for index in range(5):
        lean = (index - 2) * 0.42 + s.rng.uniform(-0.1, 0.1)
        out += line(f"M{x:.0f} {foot:.0f}Q{x + lean * high * 0.3:.0f} {foot - high * 0.8:.0f} {x + lean * high:.0f} {foot - high * (0.9 - abs(lean) * 0.35):.0f}", high * 0.03 + 1, fill)
        for step in range(1, 8):
            t = step / 8
            px, py = x + lean * high * t * (0.5 + 0.5 * t), foot - high * (1.5 * t - 0.62 * t * t) * (0.95 - abs(lean) * 0.25)
            reach = high * 0.2 * (1.15 - t)
            out += line(f"M{px:.0f} {py:.0f}l{reach:.0f} {reach * 0.35:.0f}m{-reach:.0f} {-reach * 0.35:.0f}l{-reach:.0f} {reach * 0.35:.0f}", high * 0.028 + 0.8, fill)
    return out


def forest(s: Scene) -> None:
    """Trunks behind trunks, and light that comes down between them."""
    e, t, z = s.easel, s.tone, s.size
    e.wash((0, t(0.24)), (300, t(0.52)), (520, t(0.68)), (640, t(0.4)), (900, t(0.14)), unrest=90)
    e.glow(s.across(330), 400, 380, s.light, 0.45)
    firs = s.rng.random() < 0.5
    if firs or z < 0.9:
        e.draw("".join(pine(s.rng.uniform(-20, 620), 590 + s.rng.uniform(-10, 20), s.rng.uniform(240, 420) * z, t(0.5), s.rng) for _ in range(13)), 5)
        e.fog(560, 70, t(0.74), 0.5)
        e.draw("".join(pine(x, 640, s.rng.uniform(360, 520) * z, t(0.3), s.rng) for x in (20, 92, 158, 452, 520, 585)), 2)
    else:
        e.draw("".join(_trunk(s, s.rng.uniform(0, 600), 590, s.rng.uniform(8, 15) * z, t(0.53)) for _ in range(12)), 5)
        e.fog(540, 90, t(0.74), 0.5)
        e.draw("".join(_trunk(s, x + s.rng.uniform(-16, 16), 650, s.rng.uniform(16, 26) * z, t(0.33)) for x in (40, 120, 190, 440, 500, 570)), 2)
    e.beam(f"{s.across(380)},-20 {s.across(520)},-20 {s.across(330)},760 {s.across(120)},760", s.light, 0.28, 18)
    e.draw(hills(s.rng, 640, 16, t(0.30)) + "".join(tuft(s.rng.uniform(0, 600), 660 + s.rng.uniform(0, 40), 34 * z, t(0.38), s.rng) for _ in range(24)), 1)
    e.draw(hills(s.rng, 725, 14, t(0.2)) + "".join(tuft(s.rng.uniform(0, 600), 745 + s.rng.uniform(0, 60), 30 * z, t(0.27), s.rng) for _ in range(26)), 0.6)
    crown = "".join(oval(s.rng.uniform(-30, 630), s.rng.uniform(-30, 40), s.rng.uniform(50, 110), s.rng.uniform(28, 62), t(0.13)) for _ in range(16))
    e.draw(_trunk(s, -6, 860, 52, t(0.1)) + _trunk(s, 612, 860, 46, t(0.1)) + crown, 1.4, 0.3)


def forest_front(s: Scene) -> None:
    s.over("".join(_fern(s, x, 925, s.rng.uniform(70, 120), s.tone(0.05)) for x in (20, 110, 500, 590)) + "".join(tuft(s.rng.uniform(0, 600), 912, s.rng.uniform(30, 70), s.tone(0.05), s.rng) for _ in range(22)), 1.2)


def _flower(x: float, y: float, size: float, petals: str, heart: str) -> str:
    return "".join(disc(x + dx * size, y + dy * size, size * 0.62, petals) for dx, dy in ((0, -0.8), (0.76, -0.25), (0.47, 0.65), (-0.47, 0.65), (-0.76, -0.25))) + disc(x, y, size * 0.5, heart)


def meadow(s: Scene) -> None:
    """Soft hills, a fence, grass full of small flowers."""
    e, t, z = s.easel, s.tone, s.size
    e.wash((0, t(0.52)), (330, t(0.76)), (560, t(0.9)), (900, t(0.5)))
    e.glow(s.across(420), 470, 420, s.light, 0.4)
    e.draw(hills(s.rng, 500, 24, t(0.68)), 5)
    e.draw("".join(oval(s.rng.uniform(0, 600), 545, s.rng.uniform(14, 40) * z, s.rng.uniform(12, 34) * z, t(0.48)) for _ in range(18)) + hills(s.rng, 556, 16, t(0.57)), 2.4)
    e.draw(hills(s.rng, 620, 22, t(0.46)), 1.2, 0.25)
    posts = "".join(block(x, 608 + 8 * ((x // 60) % 3), 7, 52, t(0.22)) for x in range(-10, 620, 62))
    if z > 0.9 and s.rng.random() < 0.6:
        e.draw(posts + line("M-10 628Q300 640 610 626M-10 646Q300 660 610 645", 5, t(0.24)), 0.8)
    else:
        path = area(f"M{s.across(250)} 900C{s.across(170)} 780 {s.across(420)} 720 {s.across(330)} 625L{s.across(346)} 625C{s.across(470)} 720 {s.across(300)} 780 {s.across(430)} 900Z", t(0.72))
        e.draw(path, 2)
    e.draw(hills(s.rng, 700, 16, t(0.38)) + "".join(tuft(s.rng.uniform(0, 600), s.rng.uniform(715, 790), 30 * z, t(s.rng.choice((0.3, 0.46))), s.rng) for _ in range(40)), 0.6, 0.25)
    dots = "".join(disc(s.rng.uniform(0, 600), s.rng.uniform(640, 860), s.rng.uniform(2, 4.4) * z, s.rng.choice((t(0.9), s.palette.accent, t(0.78)))) for _ in range(90))
    e.draw(dots, 0.6, 0)


def meadow_front(s: Scene) -> None:
    t = s.tone
    blades = "".join(tuft(s.rng.uniform(0, 600), 915, s.rng.uniform(50, 120), t(s.rng.choice((0.16, 0.22, 0.1))), s.rng) for _ in range(34))
    flowers = ""
    for _ in range(11):
        x, y = s.rng.choice((s.rng.uniform(0, 170), s.rng.uniform(430, 600))), s.rng.uniform(790, 870)
        flowers += line(f"M{x:.0f} 910Q{x + 4:.0f} {y + 40:.0f} {x:.0f} {y:.0f}", 2.6, t(0.2)) + _flower(x, y, s.rng.uniform(6, 11), s.rng.choice((t(0.93), s.palette.accent, t(0.82))), t(0.4))
    s.over(blades + flowers, 0.8)


def _peak(s: Scene, x: float, top: float, foot: float, wide: float, dark: float) -> str:
    """A mountain of two faces with snow on it, from flat facets."""
    t = s.tone
    ridge_points, steps = [(x, top)], 5
    for step in range(1, steps + 1):
        ridge_points.append((x + s.rng.uniform(-0.12, 0.16) * wide, top + (foot - top) * step / steps))
    left = [(x - wide * part + s.rng.uniform(-14, 14), top + (foot - top) * part) for part in (1.0, 0.72, 0.45, 0.2)]
    right = [(x + wide * part + s.rng.uniform(-14, 14), top + (foot - top) * part) for part in (0.2, 0.45, 0.72, 1.0)]
    out = polygon([*left, (x, top), *ridge_points[1:]], t(dark + 0.13)) + polygon([(x, top), *right, *ridge_points[::-1]], t(dark))
    snow = [(x, top - 2), (x + wide * 0.2, top + (foot - top) * 0.2), (x + wide * 0.1, top + (foot - top) * 0.17), (x + wide * 0.04, top + (foot - top) * 0.26), (x - wide * 0.04, top + (foot - top) * 0.18), (x - wide * 0.13, top + (foot - top) * 0.25), (x - wide * 0.2, top + (foot - top) * 0.2)]
    return out + polygon(snow, t(0.95))


def mountain_pass(s: Scene) -> None:
    """A road between two steep walls of rock."""
    e, t, z = s.easel, s.tone, s.size
    e.wash((0, t(0.46)), (330, t(0.74)), (560, t(0.92)), (900, t(0.4)))
    e.glow(300, 480, 380, s.light, 0.45)
    e.draw("".join(_peak(s, x, y, 640, w, 0.58) for x, y, w in ((70, 330, 190), (520, 300, 210), (330, 430 if z > 0.9 else 380, 130))), 4)
    e.fog(570, 60, t(0.9), 0.6)
    e.draw(_peak(s, s.across(20), 190, 760, 240, 0.36) + _peak(s, s.across(590), 250, 770, 230, 0.33), 1.6, 0.3)
    e.draw(hills(s.rng, 650, 14, t(0.42)), 1.5, 0.3)
    road = "M300 640C330 660 250 676 262 700C276 730 420 740 400 790C380 840 200 850 150 920L470 920C500 850 520 800 470 764C430 736 330 722 318 696C310 676 350 660 306 640Z"
    e.draw(hills(s.rng, 690, 10, t(0.36)) + area(road, t(0.66)) + line("M300 640C330 660 250 676 262 700C276 730 420 740 400 790C380 840 200 850 150 920", 3, t(0.26)), 0.8, 0.3)
    stones = "".join(polygon([(x + dx * r, y + dy * r * 0.7) for dx, dy in ((-1, 0.5), (-0.6, -0.5), (0.2, -0.8), (0.9, -0.1), (1, 0.6))], t(s.rng.choice((0.24, 0.3, 0.5)))) for x, y, r in ((s.rng.uniform(0, 600), s.rng.uniform(690, 860), s.rng.uniform(5, 16) * z) for _ in range(30)))
    e.draw(stones + "".join(pine(x, 668 + abs(x - 300) * 0.1, s.rng.uniform(50, 90) * z, t(0.2), s.rng) for x in (60, 100, 150, 470, 512, 560)), 0.7, 0.2)


def pass_front(s: Scene) -> None:
    t = s.tone
    body = "".join(polygon([(x + dx * r, 915 + dy * r) for dx, dy in ((-1.2, 0.2), (-0.9, -0.55), (-0.2, -0.95), (0.5, -0.7), (1.1, 0.2))], t(0.1)) + polygon([(x + dx * r, 915 + dy * r) for dx, dy in ((-0.9, -0.55), (-0.2, -0.95), (0.1, -0.5), (-0.5, -0.2))], t(0.26)) for x, r in ((10, 110), (110, 60), (520, 70), (600, 120)))
    s.over(body, 1.0, 0.3)


def desert(s: Scene) -> None:
    """Heat over sand that goes on for ever, table rocks far away."""
    e, t, z = s.easel, s.tone, s.size
    e.wash((0, t(0.44)), (300, t(0.68)), (550, t(0.93)), (900, t(0.62)))
    e.glow(300, 560, 430, s.light, 0.55, 1.3)
    mesas = ""
    for x, wide, high in ((s.across(70), 150, 110), (s.across(210), 70, 60), (s.across(540), 170, 140)):
        high, wide = high * z, wide * z
        mesas += polygon([(x - wide * 0.62, 580), (x - wide * 0.46, 580 - high * 0.8), (x - wide * 0.42, 580 - high), (x + wide * 0.38, 580 - high), (x + wide * 0.44, 580 - high * 0.8), (x + wide * 0.62, 580)], t(0.56)) + polygon([(x + wide * 0.1, 580), (x + wide * 0.14, 580 - high), (x + wide * 0.38, 580 - high), (x + wide * 0.44, 580 - high * 0.8), (x + wide * 0.62, 580)], t(0.46))
    e.draw(mesas, 2.4)
    e.fog(574, 26, t(0.93), 0.6)
    for y, swing, lit in ((590, 12, 0.76), (640, 20, 0.64), (705, 22, 0.74)):
        points = [(x, y + s.rng.uniform(-swing, swing)) for x in range(-120, 760, 150)]
        e.draw(ridge(points, t(lit)) + area(f"{smooth(points)}L720 {y + 70}C500 {y + 20} 300 {y + 90} -40 {y + 30}Z", t(lit - 0.13)), 1.2, 0.14)
    ripples = "".join(line(f"M{x:.0f} {y:.0f}q{w * 0.25:.0f} -7 {w * 0.5:.0f} 0t{w * 0.5:.0f} 0", 2.2, t(0.52), 'opacity=".6"') for x, y, w in ((s.rng.uniform(-60, 520), 730 + 170 * (i / 26) ** 1.2, s.rng.uniform(60, 190) * z) for i in range(26)))
    e.draw(ripples, 0.6, 0)


def desert_front(s: Scene) -> None:
    t = s.tone
    twigs = "".join(line(f"M{x} 905q{b * 10} -40 {b * 46} -{h}m{-b * 26} {h * 0.45:.0f}q-6 -24 {-b * 4} -{h * 0.5:.0f}m{b * 4} {h * 0.3:.0f}l{b * 34} -{h * 0.2:.0f}", 4, t(0.14)) for x, b, h in ((40, 1, 92), (560, -1, 80)))
    stones = "".join(oval(x, 900, r, r * 0.5, t(0.2)) for x, r in ((20, 44), (92, 22), (545, 30), (600, 50)))
    s.over(twigs + stones, 0.8)


def _snowy_fir(s: Scene, x: float, foot: float, high: float, dark: float) -> str:
    """A fir whose boughs carry snow."""
    out = block(x - high * 0.025, foot - high * 0.14, high * 0.05, high * 0.14, s.tone(dark))
    for tier in range(5):
        y, wide = foot - high * (0.1 + 0.19 * tier), high * (0.27 - 0.048 * tier)
        out += polygon([(x, y - high * 0.3), (x + wide, y), (x + wide * 0.4, y - high * 0.02), (x, y + high * 0.02), (x - wide * 0.4, y - high * 0.02), (x - wide, y)], s.tone(dark))
        out += polygon([(x, y - high * 0.3), (x + wide * 0.3, y - high * 0.2), (x - wide * 0.1, y - high * 0.13), (x - wide * 0.85, y - high * 0.012), (x - wide * 0.35, y - high * 0.18)], s.tone(0.97))
    return out


def snowfield(s: Scene) -> None:
    """White land, firs under snow, a fence that goes under in it."""
    e, t, z = s.easel, s.tone, s.size
    e.wash((0, t(0.4)), (300, t(0.6)), (560, t(0.82)), (900, t(0.9)))
    e.glow(s.across(180), 520, 380, s.light, 0.34)
    e.draw(peaks(s.rng, 560, 60, t(0.68)), 5)
    e.draw("".join(_snowy_fir(s, s.rng.uniform(-10, 610), 590 + s.rng.uniform(-6, 10), s.rng.uniform(60, 120) * z, 0.5) for _ in range(15)), 2.6)
    e.draw(hills(s.rng, 590, 10, t(0.86)), 2)
    e.draw("".join(_snowy_fir(s, s.across(x), 672, high * z, 0.26) for x, high in ((24, 270), (96, 190), (548, 240), (600, 300))) + hills(s.rng, 664, 12, t(0.93)), 1)
    shadow = "".join(oval(s.rng.uniform(0, 600), s.rng.uniform(690, 850), s.rng.uniform(60, 150), s.rng.uniform(6, 14), t(0.76)) for _ in range(9))
    e.draw(hills(s.rng, 715, 10, t(0.97)), 1, 0.05)
    e.draw(shadow, 7, 0)
    if z > 0.9:
        side = s.across(480)
        e.draw("".join(block(side + (k * 34 if side > 300 else -k * 34), 690 + k * 12, 9, 46 + k * 5, t(0.2)) + oval(side + (k * 34 if side > 300 else -k * 34) + 4, 690 + k * 12, 8, 5, t(0.98)) for k in range(4)), 0.6)


def snow_front(s: Scene) -> None:
    flakes = "".join(disc(s.rng.uniform(0, 600), s.rng.uniform(0, 900), s.rng.choice((1.2, 1.8, 2.6, 3.6)), "#ffffff", f'opacity="{s.rng.uniform(0.5, 0.95):.2f}"') for _ in range(190))
    s.easel.draw(flakes, 0.5, 0, crisp=1.0)
    s.over(hills(s.rng, 880, 10, s.tone(0.99)), 2, 0.03)


def cracked(s: Scene, y: float, colour: str) -> None:
    """Cracks in the ground about (300, y)."""
    s.easel.draw(area("".join(crack(300 + s.rng.uniform(-60, 60), y + s.rng.uniform(-6, 10), s.rng.uniform(110, 230), angle, 9, s.rng) for angle in (0.1, 0.4, 0.9, 2.2, 2.7, 3.05)), colour), 0.5, 0)
