"""City street, old house and stage."""

from __future__ import annotations

from artkit.paintings.scene import Ground, Scene
from artkit.paintings.shapes import area, block, disc, line, oval, polygon

STREET = Ground(horizon=520, floor=775, dim=0.55)
HOUSE = Ground(horizon=620, floor=785, dim=0.48)
STAGE = Ground(horizon=640, floor=775, dim=0.4)


def _facade(s: Scene, side: int, near: float, far: float, top_near: float, top_far: float, dark: float) -> str:
    """A row of house fronts in perspective on one side of the street; `near`, `far`: their x from the middle."""
    t, foot_near, foot_far, rows = s.tone, 860.0, 560.0, 5

    def at(part: float, level: float) -> tuple[float, float]:
        deep = part / (part + (1 - part) * 2.6)
        deep = 1 - (1 - part) ** 1.9 if part < 1 else 1.0
        x = 300 + side * (near + (far - near) * deep)
        top, foot = top_near + (top_far - top_near) * deep, foot_near + (foot_far - foot_near) * deep
        return x, foot + (top - foot) * level

    houses, out = 4, ""
    for index in range(houses):
        a, b = index / houses, (index + 1) / houses
        roof = s.rng.uniform(0.86, 1.04)
        out += polygon([at(a, 0), at(a, roof), at((a + b) / 2, roof + s.rng.choice((0, 0.07, 0.03))), at(b, roof), at(b, 0)], t(dark + s.rng.uniform(-0.05, 0.05) + index * 0.05))
        for row in range(1, rows):
            low, high = roof * row / rows - 0.02, roof * row / rows + 0.09
            for column in range(3):
                c0 = a + (b - a) * (0.14 + 0.29 * column)
                c1 = c0 + (b - a) * 0.15
                lit = s.rng.random() < 0.42
                out += polygon([at(c0, low), at(c0, high), at(c1, high), at(c1, low)], s.light if lit else t(dark - 0.1), 'opacity=".9"')
        d0, d1 = a + (b - a) * 0.4, a + (b - a) * 0.58
        out += polygon([at(d0, 0), at(d0, 0.12), at(d1, 0.12), at(d1, 0)], t(dark - 0.12))
        out += polygon([at(a, roof * 0.17), at(a, roof * 0.2), at(b, roof * 0.2), at(b, roof * 0.17)], t(dark + 0.12))
    return out


def city_street(s: Scene) -> None:
    """House fronts on both sides, lit windows, wet stones, towers at the end."""
    e, t, z = s.easel, s.tone, s.size
    e.wash((0, t(0.34)), (300, t(0.58)), (560, t(0.82)), (900, t(0.3)))
    e.glow(300, 480, 340, s.light, 0.5)
    far = "".join(block(x, y, w, 580 - y, t(0.56)) + block(x + w * 0.3, y - 22, w * 0.4, 30, t(0.56)) for x, y, w in ((120, 330, 64), (186, 270, 56), (246, 360, 60), (310, 300, 52), (366, 250, 58), (426, 350, 70)))
    dots = "".join(block(s.rng.uniform(125, 480), s.rng.uniform(370, 540), 5, 8, s.light, 'opacity=".7"') for _ in range(46))
    e.draw(far + dots, 3)
    e.fog(540, 60, t(0.82), 0.5)
    e.draw(polygon([(-20, 930), (-20, 800), (238, 560), (362, 560), (620, 800), (620, 930)], t(0.34)), 1, 0.25)
    stones = ""
    for row in range(16):
        y = 575 + 330 * (row / 16) ** 1.7
        half = 66 + (y - 560) * 1.25
        stones += line(f"M{300 - half:.0f} {y:.0f}Q300 {y - 6:.0f} {300 + half:.0f} {y:.0f}", 1 + row * 0.16, t(0.24), 'opacity=".7"')
        for _ in range(9):
            x = 300 + s.rng.uniform(-1, 1) * half
            stones += line(f"M{x:.0f} {y:.0f}l{(x - 300) * 0.05:.1f} {4 + row * 1.6:.0f}", 1 + row * 0.12, t(0.24), 'opacity=".6"')
            if s.rng.random() < 0.3:
                stones += oval(x, y + 4 + row * 0.5, 6 + row, 1.6 + row * 0.16, t(0.62), 'opacity=".5"')
    e.draw(stones, 0.6, 0.1)
    near_top = -120 if z > 0.9 else 300
    e.draw(_facade(s, -1, 330, 84, near_top, 300, 0.24) + _facade(s, 1, 330, 88, near_top + 30, 290, 0.22), 1, 0.24)
    lamps = ""
    for x, foot, high in ((92, 792, 250), (508, 792, 250), (198, 648, 118), (402, 648, 118)):
        lamps += line(f"M{x} {foot}V{foot - high}", high * 0.025, t(0.08)) + line(f"M{x} {foot - high}q0 {-high * 0.1} {(300 - x) * 0.1:.0f} {-high * 0.1}", high * 0.02, t(0.08)) + disc(x + (300 - x) * 0.1, foot - high * 1.06, high * 0.04, s.light)
    e.draw(lamps, 0.6, 0)
    for x, y, r in ((113, 527, 90), (487, 527, 90), (208, 524, 44), (392, 524, 44)):
        e.glow(x, y, r, s.light, 0.7)


def street_front(s: Scene) -> None:
    s.over(polygon([(-10, 905), (-10, 862), (70, 866), (120, 905)], s.tone(0.12)) + polygon([(610, 905), (610, 862), (530, 866), (480, 905)], s.tone(0.12)), 1)


def old_house(s: Scene) -> None:
    """A room where nobody has lived for long: paper on the walls, a tall window, bare boards."""
    e, t = s.easel, s.tone
    e.wash((0, t(0.34)), (350, t(0.46)), (620, t(0.38)), (900, t(0.22)))
    pattern = ""
    step = 66 * (0.7 if s.size < 0.9 else 1)
    row, y = 0, 26.0
    while y < 560:
        x = -20.0 + (row % 2) * step / 2
        while x < 640:
            pattern += area(f"M{x:.0f} {y - 24:.0f}q14 14 0 30q-14 -16 0 -30M{x - 14:.0f} {y - 2:.0f}q10 2 13 16q-14 -2 -13 -16M{x + 14:.0f} {y - 2:.0f}q-10 2 -13 16q14 -2 13 -16", t(0.30))
            x += step
        y, row = y + step * 0.62, row + 1
    e.draw(pattern, 0.6, 0, 0.75)
    bands = "".join(area(f"M{x} 0h24v600h-24Z", t(0.42), 'opacity=".35"') for x in range(-6, 600, 66))
    e.draw(bands, 2, 0)
    wx = s.across(452)
    pane = block(wx - 84, 96, 168, 330, t(0.16)) + "".join(block(wx - 72 + c * 50, 108 + r * 78, 44, 72, t(0.92)) for c in range(3) for r in range(4))
    drape = "".join(area(f"M{wx + d * 78} 70C{wx + d * 128} 200 {wx + d * 96} 340 {wx + d * 132} 470L{wx + d * 168} 470C{wx + d * 150} 300 {wx + d * 168} 200 {wx + d * 150} 70Z", t(0.24)) for d in (-1, 1)) + line(f"M{wx - 170} 70H{wx + 170}", 9, t(0.12))
    e.draw(pane, 0.8, 0.1)
    e.glow(wx, 250, 250, s.light, 0.5)
    e.draw(drape, 1, 0.35)
    fx = s.across(120)
    frame = block(fx - 58, 150, 116, 150, t(0.14)) + block(fx - 46, 162, 92, 126, t(0.34)) + line(f"M{fx} 150L{fx} 108", 2, t(0.14))
    e.draw(f'<g transform="rotate({s.rng.uniform(-6, 6):.1f} {fx} 110)">{frame}</g>', 0.8, 0.2)
    e.draw(block(-10, 548, 620, 14, t(0.5)) + block(-10, 562, 620, 66, t(0.27)) + "".join(block(x, 572, 58, 46, t(0.22)) for x in range(-30, 620, 74)) + block(-10, 624, 620, 12, t(0.16)), 0.8, 0.2)
    boards = polygon([(-10, 636), (610, 636), (610, 910), (-10, 910)], t(0.3)) + "".join(line(f"M{300 + k * 42} 636L{300 + k * 118} 910", 2.4, t(0.13)) for k in range(-8, 9)) + "".join(line(f"M{300 + k * 42 + s.rng.uniform(4, 30):.0f} {y}h{s.rng.uniform(20, 60):.0f}", 2, t(0.15)) for k in range(-7, 7) for y in (s.rng.uniform(650, 700), s.rng.uniform(740, 860)))
    e.draw(boards, 0.8, 0.28)
    e.beam(f"{wx - 80},110 {wx + 80},110 {s.across(330)},850 {s.across(60)},850", s.light, 0.36, 14)
    cx = s.across(0)
    d = 1 if cx < 300 else -1
    web = "".join(f"M{cx} 0L{cx + d * x} {y}" for x, y in ((150, 10), (120, 60), (80, 104), (12, 140))) + "".join(f"M{cx + d * 150 * p:.0f} {10 * p:.0f}Q{cx + d * 112 * p:.0f} {30 * p:.0f} {cx + d * 120 * p:.0f} {60 * p:.0f}Q{cx + d * 82 * p:.0f} {70 * p:.0f} {cx + d * 80 * p:.0f} {104 * p:.0f}Q{cx + d * 40 * p:.0f} {104 * p:.0f} {cx + d * 12 * p:.0f} {140 * p:.0f}" for p in (0.35, 0.6, 0.85))
    e.draw(line(web, 1.3, t(0.75), 'opacity=".6"'), 0.3, 0)


def house_front(s: Scene) -> None:
    s.easel.draw("".join(disc(s.rng.uniform(40, 560), s.rng.uniform(120, 820), s.rng.uniform(0.8, 2), s.light, f'opacity="{s.rng.uniform(0.3, 0.8):.2f}"') for _ in range(70)), 0.4, 0, crisp=0.8)


def stage(s: Scene) -> None:
    """A theatre: curtains, boards, a cone of light."""
    e, t = s.easel, s.tone
    e.wash((0, t(0.2)), (400, t(0.38)), (640, t(0.3)), (900, t(0.1)))
    deco = s.rng.random() < 0.5
    if deco:
        e.draw("".join(area(f"M300 640L{300 + 700 * dx:.0f} {640 - 700 * dy:.0f}L{300 + 700 * ex:.0f} {640 - 700 * ey:.0f}Z", t(0.44)) for dx, dy, ex, ey in ((-1, 0.1, -0.97, 0.28), (-0.88, 0.48, -0.76, 0.65), (-0.58, 0.82, -0.4, 0.92), (-0.16, 1, 0.06, 1), (0.3, 0.95, 0.5, 0.87), (0.68, 0.73, 0.82, 0.57), (0.94, 0.36, 0.99, 0.16))), 2)
    else:
        e.draw("".join(area(f"M{x} 0C{x + 14} 220 {x - 10} 440 {x + 4} 640h22C{x + 16} 440 {x + 40} 220 {x + 26} 0Z", t(0.31)) for x in range(-10, 620, 46)), 3)
    e.glow(300, 430, 360, s.light, 0.35)
    floor = polygon([(-10, 640), (610, 640), (610, 850), (-10, 850)], t(0.42)) + "".join(line(f"M{300 + k * 40} 640L{300 + k * 72} 850", 2.2, t(0.2)) for k in range(-9, 10)) + block(-10, 846, 620, 60, t(0.12)) + block(-10, 840, 620, 9, t(0.5))
    e.draw(floor, 0.8, 0.25)
    e.beam("270,-30 330,-30 500,790 100,790", s.light, 0.55, 9)
    e.glow(300, 775, 250, s.light, 0.6, 3.4)
    folds = ""
    for side in (0, 1):
        strips = ""
        for index, shade in enumerate((0.14, 0.3, 0.19, 0.36, 0.16, 0.28, 0.1)):
            x = -16 + index * 19
            strips += area(f"M{x} -10C{x + index * 4} 300 {x - 8 + index * 1.5} 560 {x + 4} 850h23C{x + 15 + index} 560 {x + 23 + index * 4} 300 {x + 21} -10Z", t(shade))
        folds += strips if side == 0 else f'<g transform="translate(600 0) scale(-1 1)">{strips}</g>'
    e.draw(folds, 0.8, 0.3)
    valance = "".join(area(f"M{x - 52} -10V58Q{x} 132 {x + 52} 58V-10Z", t(0.24)) + line(f"M{x - 50} 60Q{x} 130 {x + 50} 60", 5, t(0.7)) + line(f"M{x - 26} 0Q{x - 18} 60 {x} 88M{x + 26} 0Q{x + 18} 60 {x} 88", 3, t(0.14)) for x in range(0, 640, 100))
    e.draw(valance, 0.8, 0.3)


def stage_front(s: Scene) -> None:
    t = s.tone
    lights = "".join(area(f"M{x - 17} 862Q{x} 832 {x + 17} 862Z", t(0.5)) for x in range(60, 560, 80))
    seats = "".join(area(f"M{x - 40} 912V886Q{x - 40} 866 {x} 864Q{x + 40} 866 {x + 40} 886V912Z", t(0.05)) + line(f"M{x - 34} 880Q{x} 862 {x + 34} 880", 2, t(0.24)) for x in range(-10, 640, 88))
    s.over(lights, 0.5)
    for x in range(60, 560, 80):
        s.easel.glow(x, 842, 46, s.light, 0.55)
    s.over(seats, 0.8)
