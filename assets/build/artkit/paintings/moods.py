"""The eight moods as light and weather: what is behind the things, and what is before them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from artkit.paintings.easel import SCALE, SIZE, blurred, drawn
from artkit.paintings.scene import Scene
from artkit.paintings.shapes import area, crack, disc, line, oval, polygon, rays, turned
from artkit.textures import clouds


class Mood(NamedTuple):
    """A mood.

    Attributes:
        key: how much it lightens (above 0) or darkens the place.
        vignette, bloom: how dark the corners are, how much lights bleed.
    """

    key: float
    vignette: float
    bloom: float
    behind: Callable[[Scene], None]
    before: Callable[[Scene], None]


def calm_behind(s: Scene) -> None:
    """Level bands of mist and slow rings of light."""
    for y, high, much in ((250, 16, 0.3), (390, 24, 0.34), (520, 22, 0.36)):
        s.easel.fog(y, high, s.tone(0.9), much)
    x, y = 300 + s.rng.uniform(-70, 70), 400 + s.rng.uniform(-90, 40)
    rings = "".join(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r}" fill="none" stroke="{s.light}" stroke-width="{3 - k * 0.4:.1f}" opacity="{0.34 - k * 0.06:.2f}"/>' for k, r in enumerate((215, 262, 314, 372)))
    s.easel.draw(rings, 1.4, 0)
    s.easel.glow(x, y, 330, s.light, 0.28)


def calm_before(s: Scene) -> None:
    s.easel.fog(820, 26, s.tone(0.86), 0.28)


def joyful_behind(s: Scene) -> None:
    """A sunburst, and garlands across the sky."""
    if s.ground.dim < 0.4:  # where it is dark by nature it stays dark: lamps instead of a sunburst
        spots = [(s.rng.uniform(20, 580), s.rng.uniform(60, 560), s.rng.uniform(14, 40)) for _ in range(16)]
        s.easel.draw("".join(disc(x, y, r, s.rng.choice((s.light, s.palette.accent, s.palette.tone(0.8))), 'opacity=".4"') for x, y, r in spots), 1.5, 0)
        s.easel.glow(300, 430, 300, s.light, 0.4)
        return
    x, y, count = s.rng.choice(((300, 470, 24), (300, 760, 30), (s.across(120), 560, 26), (300, 250, 20)))
    s.easel.draw(rays(x, y, 40, 1100, count, s.light, 0.5, s.rng.uniform(0, 15)), 1.2, 0.05, 0.34 if s.ground.dim > 0.56 else 0.22)
    s.easel.glow(x, y - 20, 400, s.light, 0.45)


def _garland(s: Scene, y: float, sag: float) -> str:
    out = line(f"M-10 {y}Q300 {y + 2 * sag} 610 {y}", 2.4, s.palette.tone(0.12))
    shades = (s.palette.accent, s.palette.tone(0.95), s.palette.tone(0.55))
    for index in range(13):
        t = (index + 0.5) / 13
        x, py = -10 + 620 * t, y + 4 * sag * t * (1 - t)
        out += polygon([(x - 17, py - 2), (x + 17, py - 2), (x, py + 32)], shades[index % 3])
    return out


def joyful_before(s: Scene) -> None:
    """Paper flags above, confetti and streamers in the air."""
    s.easel.draw(_garland(s, 6 + s.rng.uniform(0, 14), s.rng.uniform(18, 40)), 0.4, 0.05)
    if s.rng.random() < 0.4:
        s.easel.draw(_garland(s, -6, 8), 0.4, 0.05)
    bits, shades = "", (s.palette.accent, s.palette.tone(0.95), s.palette.tone(0.7), s.light)
    for _ in range(90):
        x, y = s.rng.uniform(0, 600), 900 * s.rng.random() ** 1.2
        if abs(x - 300) < 150 and 180 < y < 760 and s.rng.random() < 0.75:
            continue
        bits += turned(f'<rect x="-4" y="-2.4" width="8" height="4.8" rx="1" fill="{s.rng.choice(shades)}"/>', x, y, s.rng.uniform(0, 180), s.rng.uniform(0.7, 1.5))
    for _ in range(5):
        x, y, side = s.rng.choice((s.rng.uniform(20, 120), s.rng.uniform(470, 570))), s.rng.uniform(110, 520), s.rng.choice((-1, 1))
        bits += line(f"M{x:.0f} {y:.0f}q{side * 14} 10 0 22t0 22t0 22t0 20", 3.4, s.rng.choice(shades))
    s.easel.draw(bits, 0.3, 0, crisp=0.8)


def _eyes(x: float, y: float, size: float, turn: float, fill: str, pupil: str) -> str:
    out = ""
    for side in (-1, 1):
        out += turned(area("M-13 0Q0 -13 13 -3Q4 9 -13 0Z", fill) + oval(1, -1.6, 2.4, 5.2, pupil), side * 16, 0, 0, 1, side > 0)
    return turned(out, x, y, turn, size)


def fearful_behind(s: Scene) -> None:
    """Dark comes in from all sides; bare boughs like claws."""
    away = np.hypot((s.easel.columns - 300) / 300, (s.easel.rows - 430) / 450)
    s.easel.veil(np.clip((away - 0.52) * 1.35 + clouds(SIZE, 120 * SCALE, s.easel.rng, 4) * 0.3, 0, 0.45 if s.palette.name == "pastel" else 0.76), s.palette.tone(0.0))
    claws = ""
    for x, y, d in ((-14, 200, 1), (614, 300, -1), (-14, 470, 1), (614, 110, -1)):
        for finger in range(4):
            angle = (0.5 - finger * 0.26) + s.rng.uniform(-0.08, 0.08)
            long = s.rng.uniform(110, 190)
            px, py = x + d * long * math.cos(angle), y + long * math.sin(angle)
            claws += area(f"M{x} {y - 14 + finger * 6}Q{(x + px) / 2 + d * 12:.0f} {(y + py) / 2 - 34:.0f} {px:.0f} {py:.0f}Q{(x + px) / 2:.0f} {(y + py) / 2 - 8:.0f} {x} {y + 12 + finger * 6}Z", s.palette.tone(0.0))
    s.easel.draw(claws, 1.2, 0.2)


def fearful_before(s: Scene) -> None:
    """Eyes in the dark."""
    pairs = ""
    for x, y, size in ((52, 96, 1.0), (540, 190, 1.25), (36, 330, 0.8), (566, 420, 0.85), (150, 46, 0.7), (450, 60, 0.9), (46, 560, 1.0), (560, 610, 0.75)):
        pairs += _eyes(x + s.rng.uniform(-14, 14), y + s.rng.uniform(-20, 20), size * 1.15, s.rng.uniform(-14, 14), s.palette.tone(0.95) if s.palette.name != "black_and_white" else "#fffdf4", s.palette.tone(0.0))
    layer = drawn(pairs)
    layer.alpha = layer.alpha * (1 - blurred((s.owner > 0).astype(np.float32), 6))  # nobody has four eyes
    s.easel.crisp = np.maximum(s.easel.crisp, layer.alpha * 1.4)
    s.easel.lay(layer, 0.4, 0)


def sorrowful_behind(s: Scene) -> None:
    """A low, heavy sky."""
    s.easel.veil(np.clip(0.62 - s.easel.rows / 620 + clouds(SIZE, 170 * SCALE, s.easel.rng, 5, 1.8) * 0.34, 0, 0.62), s.palette.tone(0.16))
    s.easel.fog(600, 90, s.tone(0.6), 0.32)


def sorrowful_before(s: Scene) -> None:
    """Rain, and tears of paint that run down from the edge."""
    drops = ""
    for _ in range(210):
        x, y, long = s.rng.uniform(-20, 640), s.rng.uniform(-40, 880), s.rng.uniform(22, 60)
        drops += line(f"M{x:.0f} {y:.0f}l{-long * 0.16:.1f} {long:.1f}", s.rng.uniform(0.9, 2.1), s.palette.tone(0.93), f'opacity="{s.rng.uniform(0.25, 0.62):.2f}"')
    rings = "".join(f'<ellipse cx="{s.rng.uniform(20, 580):.0f}" cy="{s.rng.uniform(800, 885):.0f}" rx="{r}" ry="{r * 0.26:.1f}" fill="none" stroke="{s.palette.tone(0.9)}" stroke-width="1.6" opacity=".6"/>' for r in (12, 20, 28, 16, 22, 14))
    tears = ""
    for _ in range(12):
        x, long, wide = s.rng.uniform(10, 590), s.rng.uniform(40, 190), s.rng.uniform(3, 6.5)
        tears += area(f"M{x - wide:.1f} -5C{x - wide * 0.5:.1f} {long * 0.5:.0f} {x - wide * 0.4:.1f} {long * 0.8:.0f} {x - wide * 1.2:.1f} {long:.0f}A{wide * 1.2:.1f} {wide * 1.5:.1f} 0 0 0 {x + wide * 1.2:.1f} {long:.0f}C{x + wide * 0.4:.1f} {long * 0.8:.0f} {x + wide * 0.5:.1f} {long * 0.5:.0f} {x + wide:.1f} -5Z", s.palette.tone(0.1))
    s.easel.draw(drops + rings, 0.3, 0, crisp=0.9)
    s.easel.draw(tears, 0.5, 0.1, 0.8)


def wondering_behind(s: Scene) -> None:
    """A light from above opens, with rings of stars about it."""
    top = 300 + s.rng.uniform(-120, 120)
    s.easel.beam(f"{top - 60:.0f},-40 {top + 60:.0f},-40 560,800 40,800", s.light, 0.42, 16)
    s.easel.glow(top, 20, 340, s.light, 0.6)
    arcs = "".join(f'<circle cx="{top:.0f}" cy="30" r="{r}" fill="none" stroke="{s.light}" stroke-width="2" stroke-dasharray="2 {9 + k * 3}" stroke-linecap="round" opacity=".8"/>' for k, r in enumerate((120, 176, 240, 316, 400)))
    s.easel.draw(arcs, 0.4, 0, crisp=0.7)


def wondering_before(s: Scene) -> None:
    """Lights that rise in a spiral."""
    dots = ""
    for index in range(46):
        turn = index * 0.42
        wide = 250 - index * 3.6
        x, y = 300 + wide * math.cos(turn) + s.rng.uniform(-14, 14), 850 - index * 17 + s.rng.uniform(-10, 10)
        if abs(x - 300) < 120 and index < 36:
            continue
        size = s.rng.uniform(2, 4.6)
        s.easel.glow(x, y, size * 7, s.light, 0.5)
        dots += area(f"M{x:.1f} {y - size * 2:.1f}L{x + size * 0.5:.1f} {y - size * 0.5:.1f}L{x + size * 2:.1f} {y:.1f}L{x + size * 0.5:.1f} {y + size * 0.5:.1f}L{x:.1f} {y + size * 2:.1f}L{x - size * 0.5:.1f} {y + size * 0.5:.1f}L{x - size * 2:.1f} {y:.1f}L{x - size * 0.5:.1f} {y - size * 0.5:.1f}Z", "#fffdf0")
    s.easel.draw(dots, 0.3, 0, crisp=1.0)


def angry_behind(s: Scene) -> None:
    """A torn, black sky that bursts outwards, glowing at its edges."""
    dark, points = s.palette.tone(0.04), []
    count, ragged, middle = s.rng.choice((22, 28, 34, 40)), s.rng.uniform(20, 75), 300 + s.rng.uniform(-90, 90)
    deep = s.rng.uniform(90, 170)
    for index in range(count + 1):
        angle = math.pi * (1 + index / count)
        reach = (400 - deep / 2 if index % 2 else 400 + deep / 2) + s.rng.uniform(-ragged, ragged)
        points.append((middle + reach * math.cos(angle) * 1.05, 480 + reach * math.sin(angle)))
    points[0], points[-1] = (-70.0, 560.0), (670.0, 560.0)
    glow = [(300 + (x - 300) * 0.955, 480 + (y - 480) * 0.955) for x, y in points]
    hot = s.palette.tone(0.66) if s.palette.name in ("red", "orange", "pastel", "black_and_white") else "#d8452e"
    s.easel.draw(area("M-60 -60H660V960H-60ZM" + "L".join(f"{x:.0f} {y:.0f}" for x, y in glow) + f"L{glow[-1][0]:.0f} 990H{glow[0][0]:.0f}Z", hot, 'fill-rule="evenodd"'), 5, 0.2, 0.7)
    s.easel.draw(area("M-60 -60H660V960H-60ZM" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points) + f"L{points[-1][0]:.0f} 990H{points[0][0]:.0f}Z", dark, 'fill-rule="evenodd"'), 1.6, 0.3, 0.6 if s.palette.name == "pastel" else 0.86)
    s.easel.glow(300, 450, 320, hot, 0.5)
    s.easel.draw(area("".join(crack(300 + side * 40, s.ground.floor + 16 + k * 24, s.rng.uniform(180, 270), (0.15 if side > 0 else 2.95) + s.rng.uniform(-0.1, 0.3), 11, s.rng) for side in (-1, 1) for k in range(2)), dark), 0.4, 0)


def angry_before(s: Scene) -> None:
    """Sparks and slashes in a gale."""
    hot = "#ff6a3c" if s.palette.nature else "#ffffff"
    slashes = "".join(polygon([(x, y), (x + long, y - long * 0.36), (x + long * 0.9, y - long * 0.28)], s.palette.tone(0.03), 'opacity=".8"') for x, y, long in ((s.rng.choice((s.rng.uniform(-40, 90), s.rng.uniform(440, 580))), s.rng.uniform(60, 860), s.rng.uniform(50, 130)) for _ in range(15)))
    sparks = "".join(line(f"M{x:.0f} {y:.0f}l{long:.0f} {-long * 0.4:.0f}", s.rng.uniform(1.4, 3), hot, f'opacity="{s.rng.uniform(0.6, 1):.2f}"') for x, y, long in ((s.rng.uniform(0, 600), s.rng.uniform(40, 880), s.rng.uniform(5, 16)) for _ in range(80)))
    s.easel.draw(slashes + sparks, 0.3, 0, crisp=0.8)


def lonely_behind(s: Scene) -> None:
    """Everything else goes off in a cold haze; footprints come from far away."""
    s.easel.veil(np.clip(0.5 - np.abs(s.easel.rows - 520) / 560 + clouds(SIZE, 260 * SCALE, s.easel.rng, 4, 2.2) * 0.22, 0, 0.52), s.tone(0.7))
    if not s.ground.airy and not s.ground.afloat:
        prints, start = "", s.ground.horizon + 80
        for index in range(18):
            t = index / 17
            x = 300 + (1 - t) * 190 * (1 if s.mirrored else -1) * math.sin(0.6 + t * 2.2) + (9 if index % 2 else -9) * (0.3 + t)
            y = start + (880 - start) * t**1.5
            prints += oval(x, y, 2.4 + 6 * t, 1.4 + 3.4 * t, s.palette.tone(0.1), 'opacity=".62"')
        s.easel.draw(prints, 0.5, 0)


def _empty_swing(s: Scene) -> None:
    """A bare bough with its last leaf, and on it a swing with nobody; on the side where there is more room."""
    taken = [float((s.owner[: round(400 * SCALE), columns] > 0).mean()) for columns in (slice(0, round(210 * SCALE)), slice(round(390 * SCALE), SIZE[1]))]
    d, x0 = (1, -10) if taken[0] <= taken[1] else (-1, 610)
    dark, pale = s.palette.tone(0.02), s.palette.tone(0.8)
    body = line(f"M{x0} 74q{d * 90} -18 {d * 170} 22t{d * 120} 6M{x0 + d * 84} 66q{d * 40} -50 {d * 92} -56M{x0 + d * 40} 66q{d * 16} 30 {d * 20} 54", 9, dark) + line(f"M{x0 + d * 280} 100q{d * 18} -6 {d * 34} -22M{x0 + d * 130} 34q{d * 20} -22 {d * 40} -20M{x0 + d * 210} 96q{d * 20} 30 {d * 50} 30", 4, dark)
    body += turned(area("M-16 0Q0 -13 18 0Q0 12 -16 0Z", s.palette.accent if s.palette.nature else s.palette.tone(0.9)), x0 + d * 290, 120, 80)
    left, right, seat = x0 + d * 66, x0 + d * 150, 372
    ropes = f"M{left} 66L{left - 8} {seat}M{right} 84L{right - 8} {seat + 8}"
    body += line(ropes, 6, dark) + line(ropes, 2.6, pale)
    plank = [(left - 8 - d * 20, seat - 4), (right - 8 + d * 20, seat + 6), (right - 8 + d * 20, seat + 20), (left - 8 - d * 20, seat + 10)]
    body += polygon(plank, dark, f'stroke="{dark}" stroke-width="6"') + polygon(plank, s.palette.tone(0.56)) + line(f"M{plank[0][0]} {plank[0][1]}L{plank[1][0]} {plank[1][1]}", 3, pale)
    layer = drawn(body)
    layer.alpha = layer.alpha * (1 - blurred((s.owner > 0).astype(np.float32), 1.5))
    s.easel.crisp = np.maximum(s.easel.crisp, layer.alpha * 0.8)
    s.easel.lay(layer, 0.5, 0.1)


def lonely_before(s: Scene) -> None:
    """An empty swing; the edges sink into the dark, only the middle is left."""
    _empty_swing(s)
    away = np.hypot((s.easel.columns - 300) / 330, (s.easel.rows - 500) / 480)
    s.easel.veil(np.clip((away - 0.66) * 1.1, 0, 0.66), s.palette.tone(0.06))
    leaf = "".join(turned(area("M-9 0Q0 -7 10 0Q0 6 -9 0Z", s.palette.tone(0.16)), x, y, turn) for x, y, turn in ((90, 640, 30), (140, 700, -20), (520, 590, 50)))
    s.easel.draw(leaf, 0.4, 0)


def _curl(x: float, y: float, size: float, flip: int, width: float, colour: str) -> str:
    points = []
    for step in range(44):
        turn = step / 43 * 3.4 * math.pi
        reach = size * (1 - step / 48)
        points.append((x + flip * (reach * math.cos(turn) - size), y + reach * math.sin(turn)))
    return line("M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in points), width, colour)


def _free_place(s: Scene, wide: float, high: float) -> tuple[float, float]:
    """Where in the upper half the least of the motifs is covered; a little chance decides between equals."""
    best, least = (130.0, 140.0), 1e9
    for x, y in ((132, 138), (468, 138), (300, 130), (126, 330), (474, 330), (126, 520), (474, 520)):
        rows, columns = slice(round(max(0, y - high) * SCALE), round((y + high) * SCALE)), slice(round(max(0, x - wide) * SCALE), round((x + wide) * SCALE))
        taken = float((s.owner[rows, columns] > 0).mean()) + s.rng.uniform(0, 0.03) + (0.02 if y > 200 else 0.0)
        if taken < least:
            best, least = (float(x), float(y)), taken
    return best


def _grin(s: Scene) -> None:
    """Out of the air grins a face that is nothing but eyes and teeth, behind all that is there."""
    x, y = _free_place(s, 110, 110)
    size, ground, pale = s.rng.uniform(0.86, 1.02), s.palette.tone(0.03), s.palette.tone(0.97)
    free = 1 - blurred((s.owner > 0).astype(np.float32), 2.5)
    away = np.hypot(s.easel.columns - x, (s.easel.rows - y - 10) * 1.3) / 190
    s.easel.veil(np.clip(1 - away, 0, 1) ** 1.6 * 0.6 * free, ground)
    grin = area("M-92 -2Q-60 46 0 48T92 -2Q60 92 0 94T-92 -2Z", pale)
    teeth = line("M-62 30L-58 60M-36 40L-34 78M-12 45L-12 88M12 46L12 88M36 40L34 78M62 30L58 60", 2.6, ground) + line("M-84 10Q-58 66 0 70T84 10", 2.4, ground)
    eyes = "".join(turned(area("M-32 8Q-4 -30 34 -10Q16 20 -32 8Z", pale) + oval(6, -4, 6, 13, ground), side * 46, -38, 0, 1, side < 0) for side in (-1, 1))
    brows = line("M-84 -84Q-50 -92 -22 -66M84 -84Q50 -92 22 -66", 7, pale)
    layer = drawn(turned(grin + teeth + eyes + brows, x, y, s.rng.uniform(6, 18) * (-1 if x > 300 else 1), size))
    layer.alpha = layer.alpha * free
    s.easel.crisp = np.maximum(s.easel.crisp, layer.alpha)
    s.easel.lay(layer, 0.4, 0.05, 0.94)


def mischievous_behind(s: Scene) -> None:
    """Curls in the air."""
    curls = _curl(s.across(560), 300, 44, -1, 5, s.palette.tone(0.84)) + _curl(s.across(40), 420, 36, 1, 5, s.palette.tone(0.84)) + _curl(s.across(584), 480, 28, -1, 4, s.palette.tone(0.84))
    s.easel.draw(curls, 0.8, 0.1, 0.55)


def mischievous_before(s: Scene) -> None:
    """The grin, and curls of smoke."""
    _grin(s)
    curls = _curl(s.across(70), 856, 40, 1, 5, s.palette.tone(0.9)) + _curl(s.across(560), 872, 30, -1, 4, s.palette.tone(0.9))
    s.easel.draw(curls, 0.6, 0, 0.6)


MOODS: dict[str, Mood] = {
    "calm": Mood(0.05, 0.8, 0.35, calm_behind, calm_before),
    "joyful": Mood(0.10, 0.6, 0.42, joyful_behind, joyful_before),
    "fearful": Mood(-0.15, 1.3, 0.28, fearful_behind, fearful_before),
    "sorrowful": Mood(-0.07, 1.0, 0.25, sorrowful_behind, sorrowful_before),
    "wondering": Mood(-0.04, 1.0, 0.5, wondering_behind, wondering_before),
    "angry": Mood(-0.08, 0.9, 0.32, angry_behind, angry_before),
    "lonely": Mood(-0.06, 1.0, 0.25, lonely_behind, lonely_before),
    "mischievous": Mood(-0.02, 1.0, 0.34, mischievous_behind, mischievous_before),
}
