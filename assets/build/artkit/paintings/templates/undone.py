"""Broken and dissolving."""

from __future__ import annotations

import math

from artkit.paintings import effects
from artkit.paintings.scene import Scene
from artkit.paintings.shapes import area, line, oval, polygon, turned
from artkit.paintings.templates.common import Template, birds, stones


def _shards(s: Scene, count: int, x: float, y: float, wide: float, high: float, size: float) -> str:
    """Splinters about a point."""
    out = ""
    for _ in range(count):
        px, py, r = s.across(x) + s.rng.uniform(-wide, wide), y + s.rng.uniform(-high, high), size * s.rng.uniform(0.35, 1)
        out += turned(polygon([(-r, 0), (0.2 * r, -0.55 * r), (r, 0.1 * r), (-0.1 * r, 0.4 * r)], s.palette.tone(s.rng.choice((0.5, 0.7, 0.9)))) + polygon([(-r, 0), (-0.1 * r, 0.4 * r), (r, 0.1 * r)], s.palette.tone(0.16)), px, py, s.rng.uniform(0, 360))
    return out


def split_in_two(s: Scene) -> None:
    """A jagged crack goes through it, and light falls through the crack."""
    floor = s.ground.floor
    s.easel.glow(300, floor - 230, 330, s.light, 0.75)
    s.put("subject", 300, floor + 16, 490, halo=0.3, shadow=0.7, effect=lambda layer: effects.split(layer, s.rng, 21, 20))
    s.over(_shards(s, 14, 300, floor + 22, 190, 16, 17), 0.3, 0.05)
    s.second((488, floor + 88, 230), (490, 170, 200))
    s.detail((106, floor + 88, 106), (92, 210, 100))


def slipped_apart(s: Scene) -> None:
    """Cut across into slabs that have slipped."""
    floor = s.ground.floor
    s.put("subject", 300, floor + 20, 470, halo=0.45, shadow=0.7, effect=lambda layer: effects.slipped(layer, s.rng, 4, 34))
    s.easel.draw(_shards(s, 12, 300, floor - 200, 250, 200, 13), 0.4, 0.05)
    s.second((122, floor + 88, 226), (104, 190, 200))
    s.detail((494, floor + 86, 108), (508, 200, 100))


def shattered(s: Scene) -> None:
    """It flies apart like glass that has been hit."""
    floor = s.ground.floor
    x, y = 300, floor - 280
    s.easel.glow(s.across(x), y, 360, s.light, 0.6)
    s.put("subject", x, floor - 34, 460, shadow=0.4, halo=0.2, effect=lambda layer: effects.shattered(layer, s.rng, 19))
    s.over(_shards(s, 26, x, y, 270, 270, 19), 0.3, 0.05)
    s.second((480, floor + 94, 232), (500, floor + 20, 205))
    s.detail((116, floor + 92, 108), (88, floor + 10, 104))


def fallen_and_broken(s: Scene) -> None:
    """It lies where it fell, in two pieces, with what was half as large beside it."""
    floor, t = s.ground.floor, s.palette.tone
    s.easel.pool(300, floor + 20, 290, t(0.02), 0.6, 4)
    s.put("subject", 306, floor - 165, 470, turn=66, at="middle", halo=0.45, effect=lambda layer: effects.split(layer, s.rng, 24, -30, -0.35))
    s.over(area(f"M60 {floor + 34}L150 {floor + 24}L230 {floor + 40}L330 {floor + 22}L420 {floor + 38}L560 {floor + 26}L430 {floor + 48}L320 {floor + 36}L220 {floor + 54}L140 {floor + 38}Z", t(0.02)), 0.5, 0)
    s.over(stones(s, 12, 300, floor + 30, 250, 16, 16) + _shards(s, 10, 300, floor + 20, 230, 20, 15), 0.3, 0.05)
    s.second((128, floor + 92, 230), (120, 180, 210))
    s.detail((472, floor + 100, 108), (490, 210, 104))


def sewn_together(s: Scene) -> None:
    """It was torn in two; somebody has tried to mend it with a needle and thread."""
    floor, t = s.ground.floor, s.palette.tone
    layer = s.put("subject", 300, floor + 16, 490, halo=0.5, shadow=0.7, effect=lambda made: effects.split(made, s.rng, 15, 6, 0.05))
    left, top, right, bottom = effects.frame(layer)
    middle, stitches = (left + right) / 2, ""
    for index in range(7):
        y = top + (bottom - top) * (0.14 + 0.11 * index)
        stitches += line(f"M{middle - 36:.0f} {y:.0f}L{middle + 36:.0f} {y + s.rng.uniform(-14, 14):.0f}", 11, t(0.04)) + line(f"M{middle - 36:.0f} {y:.0f}L{middle + 36:.0f} {y:.0f}", 6, s.palette.accent)
    d = -1 if s.mirrored else 1
    end = (middle + d * 190, top + 60)
    stitches += line(f"M{middle + 30 * d:.0f} {top + (bottom - top) * 0.14:.0f}Q{middle + d * 120:.0f} {top - 60:.0f} {end[0]:.0f} {end[1]:.0f}", 4.5, s.palette.accent)
    needle = turned(area("M-8 -70Q0 -84 8 -70L3 92L0 104L-3 92Z", t(0.95), f'stroke="{t(0.05)}" stroke-width="4"') + oval(0, -62, 2.6, 8, t(0.05)), end[0], end[1] + 66, 14 * d)
    s.easel.draw(stitches + needle, 0.3, 0, crisp=0.7)
    s.second((488, floor + 92, 222), (104, 170, 200))
    s.detail((100, floor + 92, 106), (90, 640, 100))


BROKEN = {"sewn_together": Template(sewn_together), "split_in_two": Template(split_in_two), "slipped_apart": Template(slipped_apart), "shattered": Template(shattered), "fallen_and_broken": Template(fallen_and_broken)}


def _side(s: Scene) -> float:
    return 195.0 if s.mirrored else -15.0


def to_dust(s: Scene) -> None:
    """The wind takes one side of it away, grain by grain."""
    floor = s.ground.floor
    s.put("subject", 258, floor + 14, 490, halo=0.5, shadow=0.5, effect=lambda layer: effects.dust(layer, s.easel.rng, _side(s), 0.46, 170))
    stream = "".join(line(f"M{s.across(x)} {y}q{(-1 if s.mirrored else 1) * 50} -16 {(-1 if s.mirrored else 1) * 110} -8", 2, s.palette.tone(0.92), 'opacity=".5"') for x, y in ((350, 330), (380, 420), (360, 520), (400, 610)))
    s.easel.draw(stream, 0.8, 0)
    s.second((484, floor + 92, 228), (498, 170, 205))
    s.detail((98, floor + 94, 106), (86, 200, 100))


def to_tiles(s: Scene) -> None:
    """From the top on it comes apart into little squares that rise."""
    floor = s.ground.floor
    s.put("subject", 300, floor + 18, 480, halo=0.5, shadow=0.6, effect=lambda layer: effects.squares(layer, s.rng, -112 if s.mirrored else -68, 0.5, 22, 190))
    s.second((122, floor + 94, 230), (104, 640, 205))
    s.detail((486, floor + 92, 108), (508, 620, 102))


def running_down(s: Scene) -> None:
    """It melts and runs down like wet paint."""
    floor, t = s.ground.floor, s.palette.tone
    layer = s.figure("subject", 300, floor - 74, 480)
    colour = s.palette.tone(0.5)
    s.easel.draw(oval(300, floor + 34, 220, 34, t(0.05)), 6, 0, 0.6)
    s.over(oval(300, floor + 26, 205, 28, colour) + oval(s.across(250), floor + 20, 90, 9, t(0.85), 'opacity=".6"'), 1, 0.2)
    s.put("subject", 300, floor - 74, 480, halo=0.5, shadow=0, effect=lambda _: effects.melted(layer, s.easel.rng, 0.5, 150))
    s.second((482, floor + 98, 224), (494, 170, 205))
    s.detail((110, floor + 98, 106), (88, 200, 100))


def to_birds(s: Scene) -> None:
    """Its edge turns into a flock that leaves."""
    floor, dark = s.ground.floor, s.palette.tone(0.05)
    s.put("subject", 280, floor + 14, 480, halo=0.55, shadow=0.5, effect=lambda layer: effects.dust(layer, s.easel.rng, 218 if s.mirrored else -38, 0.5, 60))
    flock = ""
    for index in range(46):
        part = index / 46
        x, y = s.across(390 + 190 * part + s.rng.uniform(-50, 50)), floor - 330 - 330 * part + s.rng.uniform(-70, 70)
        size, turn = 17 - 8 * part, s.rng.uniform(-30, 30)
        flock += turned(area(f"M0 0Q{-size * 0.6:.1f} {-size * 0.9:.1f} {-size * 1.3:.1f} {-size * 0.7:.1f}Q{-size * 0.7:.1f} {-size * 0.2:.1f} {-size * 0.2:.1f} {size * 0.35:.1f}L{size * 0.5:.1f} {size * 0.2:.1f}Q{size * 0.5:.1f} {-size * 0.6:.1f} {size * 1.2:.1f} {-size:.1f}Q{size * 0.3:.1f} {-size * 0.9:.1f} 0 0Z", dark if index % 3 else s.palette.tone(0.3)), x, y, turn)
    s.easel.draw(flock, 0.3, 0, crisp=0.9)
    s.easel.draw(birds(s, 520, 110, 6, 60, 60, 7), 0.3, 0)
    s.second((474, floor + 94, 232), (482, floor - 30, 210))
    s.detail((102, floor + 92, 108), (86, 190, 102))


def to_smoke(s: Scene) -> None:
    """Its upper half goes up in smoke."""
    floor, t = s.ground.floor, s.palette.tone
    s.put("subject", 300, floor + 18, 480, halo=0.5, shadow=0.6, effect=lambda layer: effects.dust(layer, s.easel.rng, -90, 0.52, 120))
    smoke = ""
    for index in range(16):
        part = index / 16
        smoke += oval(300 + math.sin(index * 1.1 + (2 if s.mirrored else 0)) * (30 + 90 * part) + s.rng.uniform(-20, 20), floor - 330 - 400 * part, 56 + 40 * part, 34 + 26 * part, t(0.88 if s.ground.dim + s.key < 0.5 else 0.3), f'opacity="{0.5 - 0.3 * part:.2f}"')
    s.easel.draw(smoke, 9, 0.3, 0.75)
    curls = "".join(line(f"M{s.across(x)} {y}c-40 -40 50 -60 10 -110s50 -50 14 -100", 5, t(0.93 if s.ground.dim + s.key < 0.5 else 0.2), 'opacity=".55"') for x, y in ((260, floor - 300), (330, floor - 330), (300, floor - 430)))
    s.easel.draw(curls, 2, 0)
    s.second((484, floor + 92, 228), (496, floor - 10, 205))
    s.detail((106, floor + 92, 108), (90, floor - 20, 102))


DISSOLVING = {"to_smoke": Template(to_smoke), "to_dust": Template(to_dust), "to_tiles": Template(to_tiles), "running_down": Template(running_down), "to_birds": Template(to_birds)}
