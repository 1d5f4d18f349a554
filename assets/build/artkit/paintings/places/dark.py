"""Underground and night sky."""

from __future__ import annotations

import numpy as np

from artkit.paintings.easel import SCALE, SIZE, drawn
from artkit.paintings.scene import Ground, Scene
from artkit.paintings.shapes import area, block, disc, hills, line, oval, polygon
from artkit.textures import clouds

CAVERN = Ground(horizon=620, floor=775, dim=0.36)
NIGHT = Ground(horizon=800, floor=760, dim=0.2, airy=True)


def _spikes(s: Scene, y: float, down: bool, count: int, long: tuple[float, float], fill: str, edge: str) -> str:
    """Dripstone from the roof or the floor."""
    out = ""
    for index in range(count):
        x = -20 + 640 * (index + s.rng.uniform(0.1, 0.9)) / count
        middle = abs(x - 300) / 300
        length = s.rng.uniform(*long) * (0.4 + 0.9 * middle)
        wide, d = length * 0.17 + 10, 1 if down else -1
        out += area(f"M{x - wide:.0f} {y:.0f}C{x - wide * 0.4:.0f} {y + d * length * 0.3:.0f} {x - 4:.0f} {y + d * length * 0.6:.0f} {x:.0f} {y + d * length:.0f}C{x + 4:.0f} {y + d * length * 0.6:.0f} {x + wide * 0.4:.0f} {y + d * length * 0.3:.0f} {x + wide:.0f} {y:.0f}Z", fill)
        out += line(f"M{x - wide * 0.6:.0f} {y + d * 4:.0f}Q{x - wide * 0.2:.0f} {y + d * length * 0.4:.0f} {x - 2:.0f} {y + d * length * 0.9:.0f}", 2.2, edge, 'opacity=".7"')
    return out


def underground(s: Scene) -> None:
    """A hall of rock below the ground: strata, dripstone, roots from above, a dark pool, or a brick vault."""
    e = s.easel

    def t(value: float) -> str:
        return s.palette.tone(value + s.key * 0.4)

    e.wash((0, t(0.14)), (330, t(0.4)), (560, t(0.46)), (680, t(0.3)), (900, t(0.1)), unrest=110)
    e.glow(300, 430, 330, s.light, 0.34)
    if s.options.get("vault", s.rng.random() < 0.3):
        for index, dark in enumerate((0.34, 0.26, 0.18)):
            wide, top = 168 + index * 62, 250 - index * 90
            arch = f"M-20 -20H620V920H{300 + wide}V{top + wide}A{wide} {wide} 0 0 0 {300 - wide} {top + wide}V920H-20Z"
            stones = "".join(line(f"M{300 - wide - 2} {y}h{-60}M{300 + wide + 2} {y}h60", 2, t(dark - 0.1)) for y in range(top + wide, 820, 34))
            stones += "".join(line(f"M{300 + wide * c:.0f} {top + wide - wide * d:.0f}L{300 + (wide + 60) * c:.0f} {top + wide - (wide + 60) * d:.0f}", 2, t(dark - 0.1)) for c, d in ((-0.98, 0.2), (-0.87, 0.5), (-0.64, 0.77), (-0.34, 0.94), (0, 1), (0.34, 0.94), (0.64, 0.77), (0.87, 0.5), (0.98, 0.2)))
            edge = line(f"M{300 - wide} 820V{top + wide}A{wide} {wide} 0 0 1 {300 + wide} {top + wide}V820", 4, t(dark + 0.2))
            e.draw(area(arch, t(dark), 'fill-rule="evenodd"') + stones + edge, 2.2 - index * 0.8, 0.3)
    else:
        e.draw(_spikes(s, -10, True, 12, (120, 300), t(0.33), t(0.5)) + _spikes(s, 700, False, 9, (60, 150), t(0.33), t(0.5)), 4)
        e.fog(600, 70, t(0.52), 0.4)
        rim = [(s.across(x), y) for x, y in ((-30, -30), (630, -30), (630, 930), (560, 930), (540, 720), (566, 560), (520, 400), (540, 260), (470, 150), (380, 96), (300, 112), (210, 78), (120, 150), (84, 280), (50, 420), (72, 590), (44, 730), (60, 930), (-30, 930))]
        e.draw(polygon(rim, t(0.17)) + line("M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in rim[4:-2]), 6, t(0.52)), 1.4, 0.4)
        strata = "".join(line(f"M{x0} {y:.0f}q{30} {s.rng.uniform(-10, 10):.0f} {70} {s.rng.uniform(-14, 14):.0f}", 3, t(0.27), 'opacity=".7"') for x0 in (-10, 545) for y in range(60, 860, 44))
        roots = "".join(line(f"M{x:.0f} -5c{s.rng.uniform(-20, 20):.0f} 40 {s.rng.uniform(-30, 30):.0f} 70 {s.rng.uniform(-30, 30):.0f} {s.rng.uniform(90, 190):.0f}", s.rng.uniform(2, 6), t(0.09)) for x in (s.rng.uniform(60, 540) for _ in range(11)))
        e.draw(strata + _spikes(s, 84, True, 9, (110, 250), t(0.12), t(0.5)) + _spikes(s, 800, False, 6, (70, 130), t(0.12), t(0.46)) + roots, 0.8, 0.3)
    e.draw(hills(s.rng, 690, 10, t(0.27)) + "".join(oval(s.rng.uniform(0, 600), s.rng.uniform(705, 850), s.rng.uniform(10, 34), s.rng.uniform(3, 8), t(s.rng.choice((0.18, 0.36)))) for _ in range(24)), 0.8, 0.3)
    pool = oval(s.across(410), 838, 150, 24, t(0.46)) + oval(s.across(404), 842, 118, 15, t(0.6), 'opacity=".7"')
    e.draw(pool, 2, 0.1)


def underground_front(s: Scene) -> None:
    s.over(_spikes(s, 915, False, 8, (50, 120), s.tone(0.05), s.tone(0.2)), 1.2)


def night_sky(s: Scene) -> None:
    """Space full of stars and veils of light; far below, roofs or hills."""
    e, t = s.easel, s.palette.tone
    e.wash((0, t(0.06)), (360, t(0.2)), (640, t(0.32)), (900, t(0.42)), unrest=120)
    band = clouds(SIZE, 300 * SCALE, e.rng, 5, 1.4)
    slope = np.abs((e.columns - 300) * (0.9 if s.mirrored else -0.9) + (e.rows - 380)) / 260
    e.screen(np.clip(1 - slope, 0, 1) ** 1.4 * np.clip(0.5 + band, 0, 1.2) * 0.42, s.palette.tone(0.66))
    e.screen(np.clip(band - 0.18, 0, 1) * 0.5, s.palette.tone(0.56))
    stars = ""
    for _ in range(260):
        x, y = s.rng.uniform(0, 600), 860 * s.rng.random() ** 1.25
        stars += disc(x, y, s.rng.choice((0.7, 0.9, 1.2, 1.6, 2.1)), s.rng.choice((s.light, "#ffffff", s.tone(0.85))), f'opacity="{s.rng.uniform(0.35, 1):.2f}"')
    for _ in range(12):
        x, y, r = s.rng.uniform(20, 580), s.rng.uniform(20, 560), s.rng.uniform(5, 11)
        stars += area(f"M{x} {y - r}L{x + r * 0.12:.1f} {y - r * 0.12:.1f}L{x + r} {y}L{x + r * 0.12:.1f} {y + r * 0.12:.1f}L{x} {y + r}L{x - r * 0.12:.1f} {y + r * 0.12:.1f}L{x - r} {y}L{x - r * 0.12:.1f} {y - r * 0.12:.1f}Z", s.light, 'opacity=".9"')
    points = [(s.across(x) + s.rng.uniform(-14, 14), y + s.rng.uniform(-14, 14)) for x, y in ((40, 90), (96, 50), (150, 96), (132, 160), (196, 190))]
    stars += line("M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points), 1, t(0.7), 'opacity=".6"') + "".join(disc(x, y, 3, s.light) for x, y in points)
    e.draw(stars, 0.3, 0, crisp=1.0)
    if s.rng.random() < 0.5:
        roofs, x = "", -20.0
        while x < 620:
            wide, high = s.rng.uniform(40, 82), s.rng.uniform(20, 70)
            roofs += polygon([(x, 920), (x, 862 - high * 0.4), (x + wide / 2, 862 - high), (x + wide, 862 - high * 0.4), (x + wide, 920)], t(0.03)) + block(x + wide * 0.68, 850 - high, 8, 30, t(0.03))
            if s.rng.random() < 0.6:
                roofs += block(x + wide / 2 - 4, 868, 8, 12, s.light, 'opacity=".9"')
            x += wide
        e.draw(roofs, 0.7, 0.2)
    else:
        e.draw(hills(s.rng, 850, 20, t(0.14)), 2.4)
        e.draw(hills(s.rng, 878, 12, t(0.03)), 1)


def night_front(s: Scene) -> None:
    """The brightest stars, over the light of the moods, but behind all things."""
    stars = "".join(disc(s.rng.uniform(0, 600), s.rng.uniform(0, 840), s.rng.choice((1.3, 1.8, 2.4)), "#ffffff", f'opacity="{s.rng.uniform(0.6, 1):.2f}"') for _ in range(110))
    for _ in range(13):
        x, y, r = s.rng.uniform(20, 580), s.rng.uniform(20, 640), s.rng.uniform(8, 15)
        stars += area(f"M{x:.0f} {y - r:.0f}L{x + r * 0.13:.1f} {y - r * 0.13:.1f}L{x + r:.0f} {y:.0f}L{x + r * 0.13:.1f} {y + r * 0.13:.1f}L{x:.0f} {y + r:.0f}L{x - r * 0.13:.1f} {y + r * 0.13:.1f}L{x - r:.0f} {y:.0f}L{x - r * 0.13:.1f} {y - r * 0.13:.1f}Z", s.palette.tone(0.96))
    layer = drawn(stars)
    layer.alpha = layer.alpha * (s.owner == 0)
    s.easel.crisp = np.maximum(s.easel.crisp, layer.alpha * 1.4)
    s.easel.lay(layer, 0.3, 0)
