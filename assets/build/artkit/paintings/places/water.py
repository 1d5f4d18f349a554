"""Open sea and shore."""

from __future__ import annotations

from artkit.paintings.scene import Ground, Scene
from artkit.paintings.shapes import (
    area,
    block,
    disc,
    hills,
    line,
    oval,
    polygon,
    scallops,
    tuft,
    turned,
)

SEA = Ground(horizon=500, floor=735, dim=0.6, afloat=True)
SHORE = Ground(horizon=460, floor=780, dim=0.68)


def gulls(s: Scene, count: int, colour: str) -> str:
    """Small far birds, two strokes each."""
    out = ""
    for _ in range(count):
        x, y, size = s.rng.uniform(30, 570), s.rng.uniform(60, 330), s.rng.uniform(6, 13)
        out += line(f"M{x - size:.0f} {y - size * 0.35:.0f}Q{x - size * 0.4:.0f} {y - size * 0.6:.0f} {x:.0f} {y:.0f}Q{x + size * 0.4:.0f} {y - size * 0.6:.0f} {x + size:.0f} {y - size * 0.35:.0f}", 2.2, colour)
    return out


def open_sea(s: Scene) -> None:
    """Nothing but rows of swell up to the sky."""
    e, t, z = s.easel, s.tone, s.size
    e.wash((0, t(0.42)), (260, t(0.66)), (500, t(0.9)), (640, t(0.5)), (900, t(0.2)))
    e.glow(s.across(200), 480, 360, s.light, 0.5, 1.2)
    streaks = "".join(oval(s.rng.uniform(0, 600), s.rng.uniform(80, 440), s.rng.uniform(90, 220), s.rng.uniform(4, 12), t(0.84), 'opacity=".5"') for _ in range(9))
    e.draw(streaks, 6, 0)
    e.draw(block(-10, 498, 620, 420, t(0.46)) + "".join(line(f"M{s.rng.uniform(-20, 560):.0f} {y}h{s.rng.uniform(30, 150):.0f}", 1.8, t(0.8), f'opacity="{s.rng.uniform(0.2, 0.7):.2f}"') for y in range(503, 560, 5) for _ in range(3)), 0.8)
    e.glow(s.across(200), 508, 230, s.light, 0.5, 3.2)
    for index, y in enumerate((556, 588, 628, 676)):
        e.draw(scallops(y, (46 + index * 24) * z, (8 + index * 5.5) * z, t(0.50 - index * 0.05), t(0.84), s.rng.uniform(-60, 60)), 0.8, 0.2)
    e.draw(gulls(s, 4, t(0.2)), 0.4, 0)


def sea_front(s: Scene) -> None:
    """The near waves, over the foot of what floats."""
    t = s.tone
    for index, y in enumerate((744, 806, 872)):
        s.over(scallops(y, 132 + index * 44, 26 + index * 6, t(0.30 - index * 0.07), t(0.82), s.rng.uniform(-110, 60)), 0.6, 0.24)
    s.easel.draw("".join(disc(s.rng.uniform(0, 600), s.rng.uniform(730, 880), s.rng.uniform(1, 3), t(0.95), 'opacity=".8"') for _ in range(40)), 0.4, 0)


def _shell(x: float, y: float, size: float, fill: str, lines: str) -> str:
    fan = area("M0 0C-20 -2 -26 -22 -18 -30C-10 -38 10 -38 18 -30C26 -22 20 -2 0 0Z", fill) + line("M0 -2L-15 -27M0 -2L-6 -33M0 -2L6 -33M0 -2L15 -27", 2, lines)
    return turned(fan, x, y, size * 7 % 60 - 30, size / 30)


def shore(s: Scene) -> None:
    """Wet sand, the edge of the water, a headland."""
    e, t, z = s.easel, s.tone, s.size
    e.wash((0, t(0.46)), (250, t(0.72)), (450, t(0.92)), (640, t(0.7)), (900, t(0.72)))
    e.glow(s.across(420), 450, 360, s.light, 0.5, 1.2)
    e.draw("".join(oval(s.rng.uniform(0, 600), s.rng.uniform(60, 390), s.rng.uniform(80, 200), s.rng.uniform(5, 13), t(0.9), 'opacity=".55"') for _ in range(8)), 6, 0)
    head = [(s.across(x), 462 - y * z) for x, y in ((-20, -4), (-20, 120), (40, 128), (90, 96), (120, 92), (160, 40), (200, 22), (236, -2))]
    e.draw(polygon(head, t(0.42)), 2)
    e.draw(block(-10, 460, 620, 300, t(0.5)) + "".join(line(f"M{s.rng.uniform(-20, 560):.0f} {y}h{s.rng.uniform(40, 160):.0f}", 2, t(0.82), f'opacity="{s.rng.uniform(0.3, 0.8):.2f}"') for y in range(466, 570, 7) for _ in range(3)), 0.8)
    e.glow(s.across(420), 470, 240, s.light, 0.45, 3)
    edge = f"M{s.across(-20)} 600C{s.across(120)} 560 {s.across(200)} 640 {s.across(330)} 618S{s.across(500)} 560 {s.across(640)} 588"
    e.draw(area(f"{edge}V940H{s.across(-20)}Z", t(0.66)), 1, 0.2)
    e.draw(line(edge, 13, t(0.97)) + line(f"M{s.across(-20)} 640C{s.across(130)} 604 {s.across(210)} 680 {s.across(340)} 652S{s.across(510)} 604 {s.across(640)} 622", 6, t(0.92), 'opacity=".8"'), 1.2, 0.1)
    e.draw(area(f"M{s.across(-20)} 668C{s.across(130)} 636 {s.across(220)} 706 {s.across(350)} 682S{s.across(520)} 634 {s.across(640)} 652V940H{s.across(-20)}Z", t(0.76)), 2, 0.14)
    posts = "".join(block(s.across(470 + k * 26) - 6, 560 + k * 17, 11, 66 + k * 9, t(0.24)) + oval(s.across(470 + k * 26), 626 + k * 26, 15, 3.4, t(0.56)) for k in range(5))
    small = "".join(disc(s.rng.uniform(0, 600), s.rng.uniform(700, 890), s.rng.uniform(1.4, 4), t(s.rng.choice((0.5, 0.6, 0.9)))) for _ in range(70))
    e.draw((posts if z > 0.9 else "") + small + _shell(s.across(120), 850, 34, t(0.95), t(0.6)) + _shell(s.across(500), 866, 26, s.palette.accent, t(0.9)), 0.5, 0.1)
    e.draw(gulls(s, 4, t(0.24)), 0.4, 0)


def shore_front(s: Scene) -> None:
    t = s.tone
    s.over(hills(s.rng, 905, 8, t(0.6)) + "".join(tuft(s.across(x), 915, s.rng.uniform(60, 130), t(s.rng.choice((0.18, 0.26, 0.34))), s.rng, 7, 0.7) for x in (8, 30, 52, 74, 96, 560, 588)), 0.8)
