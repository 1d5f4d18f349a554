"""Upside down and repeated."""

from __future__ import annotations

import math

import numpy as np

from artkit.paintings import effects
from artkit.paintings.easel import SCALE
from artkit.paintings.motif import shapes_of
from artkit.paintings.scene import Scene
from artkit.paintings.shapes import area, block, line
from artkit.paintings.templates.common import Template, rope


def _upturned(s: Scene, x: float, y: float, size: float, turn: float = 0.0, **more: object) -> None:
    """The subject with its feet at (x, y), head down."""
    drawing = shapes_of(s.named("subject"), s.card.mood)
    middle = y + (drawing.ground - 256) * size / 512
    s.put("subject", x, middle, size, at="middle", turn=180 + turn, flip=not s.mirrored, **more)  # type: ignore[arg-type]


def hung_by_its_foot(s: Scene) -> None:
    """It hangs from a rope, head down."""
    floor = s.ground.floor
    x = s.across(300)
    s.easel.pool(x, floor + 16, 180, s.palette.tone(0.02), 0.6, 4.5)
    rope(s, f"M{x} -20L{x + 3} 150", 7)
    _upturned(s, 300, 142, 460, turn=5, halo=0.5)
    knot = "".join(f'<ellipse cx="{x}" cy="{y}" rx="{w}" ry="8" fill="{s.palette.tone(0.8)}" stroke="{s.palette.tone(0.08)}" stroke-width="3"/>' for y, w in ((136, 20), (148, 24), (160, 22)))
    s.over(knot, 0.3, 0)
    s.second((486, floor + 84, 230), (500, 690, 205))
    s.detail((112, floor + 84, 106), (96, 680, 100))


def another_ground_above(s: Scene) -> None:
    """There is a second ground where the sky should be, and it stands on that one."""
    floor, t = s.ground.floor, s.tone
    top = [(-30.0, 128.0), (90.0, 150.0), (210.0, 124.0), (330.0, 142.0), (450.0, 120.0), (640.0, 140.0)]
    path = "M" + "L".join(f"{s.across(x):.0f} {y}" for x, y in top)
    body = area(f"M{s.across(-30)} -30L{path[1:]}L{s.across(640)} -30Z", t(0.24)) + line(path, 7, t(0.56))
    tufts = "".join(line(f"M{x:.0f} {132 + s.rng.uniform(-8, 8):.0f}q{s.rng.uniform(-8, 8):.0f} 14 {s.rng.uniform(-14, 14):.0f} {s.rng.uniform(18, 40):.0f}", 3, t(0.3)) for x in (s.rng.uniform(0, 600) for _ in range(46)))
    s.easel.draw(body + tufts, 0.8, 0.3)
    s.easel.pool(300, 134, 200, s.palette.tone(0.02), 0.6, 4.5)
    _upturned(s, 290, 130, 480, halo=0.5)
    s.second((474, floor + 70, 236), (480, 690, 205))
    s.detail((120, floor + 74, 108), (104, 690, 102))


def on_its_head(s: Scene) -> None:
    """It stands on its head, as if that were nothing."""
    floor = s.ground.floor
    drawing = shapes_of(s.named("subject"), s.card.mood)
    size = 490.0
    feet = floor + 14 - (drawing.ground - drawing.crown[1]) * size / 512
    s.easel.pool(300, floor + 12, 150, s.palette.tone(0.02), 0.7, 4)
    _upturned(s, 300, feet, size, turn=-6, halo=0.5)
    s.easel.draw(line(f"M{s.across(150)} {floor - 330}q-16 -22 4 -44M{s.across(450)} {floor - 330}q16 -22 -4 -44", 4, s.palette.tone(0.92), 'opacity=".8"'), 0.4, 0)
    s.second((492, floor + 90, 226), (500, 190, 205))
    s.detail((98, floor + 90, 106), (88, 220, 100))


def the_world_turned(s: Scene) -> None:
    """The whole place hangs from above, and it with it; only the other things are upright."""
    roof = 900 - s.ground.floor
    s.easel.pool(300, roof + 6, 230, s.palette.tone(0.02), 0.6, 4.5)
    _upturned(s, 300, roof, 490, halo=0.5)
    s.put("second", 450, 752, 250, at="middle", halo=0.45)
    s.put("detail", 128, 780, 154, at="middle", halo=0.55)


def a_false_reflection(s: Scene) -> None:
    """The smaller thing stands at the water, but what the water shows, head down, is the other."""
    line_y, t = 372.0, s.palette.tone
    height, first = round(line_y * SCALE), round(min(300.0, s.ground.horizon - 290) * SCALE)
    canvas = s.easel.values
    canvas[:height] = canvas[first : first + height].copy()  # the place, its horizon just above the water
    below = min(height, len(canvas) - height)
    canvas[height : height + below] = canvas[height - below : height][::-1]
    canvas[height + below :] = canvas[height + below - 1]
    s.easel.veil(np.clip((s.easel.rows - line_y) / 10, 0, 1) * 0.42, s.tone(0.34))
    s.easel.veil(np.clip((s.easel.rows - line_y) / 540, 0, 1) * 0.66, s.palette.tone(0.1))
    s.easel.glow(300, 600, 300, s.light, 0.42)
    s.easel.draw("".join(line(f"M{s.rng.uniform(-20, 560):.0f} {y:.0f}h{s.rng.uniform(30, 130):.0f}", 2.4, t(0.85), f'opacity="{s.rng.uniform(0.2, 0.55):.2f}"') for y in (line_y + 4 + (520 * (k / 22) ** 1.3) for k in range(22)) for _ in range(2)), 0.8, 0)
    _upturned(s, 300, line_y + 6, 470, halo=0.2)
    s.second((300, line_y + 12, 232), (300, line_y - 130, 214), halo=0.5, shadow=0)
    ripples = "".join(f'<ellipse cx="300" cy="{line_y + 12:.0f}" rx="{w}" ry="{w * 0.1:.0f}" fill="none" stroke="{t(0.95)}" stroke-width="3" opacity=".75"/>' for w in (120, 176, 240))
    s.easel.draw(ripples + "".join(line(f"M{150 + s.rng.uniform(-40, 200):.0f} {y}h{s.rng.uniform(40, 120):.0f}", 3, t(0.9), 'opacity=".45"') for y in range(440, 860, 44)), 0.6, 0)
    s.detail((500, line_y + 8, 108), (500, 150, 104))


UPSIDE_DOWN = {"a_false_reflection": Template(a_false_reflection), "hung_by_its_foot": Template(hung_by_its_foot), "another_ground_above": Template(another_ground_above), "on_its_head": Template(on_its_head), "the_world_turned": Template(the_world_turned, 1.0, True)}


def a_long_row(s: Scene) -> None:
    """One behind the other, a row that goes off to the horizon."""
    floor, haze = s.ground.floor, s.tone(0.66)
    far = s.ground.horizon + 60 if not s.ground.airy else 420
    plan = []
    for index in range(7):
        t = 1 / (1 + index * 0.62)
        plan.append((470 - 262 * t**1.15, far + (floor + 20 - far) * t, 440 * t))
    for x, y, size in plan[:0:-1]:
        share = 0.5 * (1 - size / 440)
        s.put("subject", x, y, size, shadow=0.4, more="subject" in s.totals, effect=lambda layer, share=share: effects.hazed(layer, haze, share))
    s.put("subject", *plan[0], halo=0.3, shadow=0.6, more=True)
    s.second((482, floor + 94, 228), (120, 150, 200))
    s.detail((318, floor + 104, 104), (490, 170, 100))


def a_ring(s: Scene) -> None:
    """They stand in a circle, the nearest the largest."""
    floor, haze = s.ground.floor, s.tone(0.62)
    places = sorted(((300 + 215 * math.cos(a), floor - 120 + 112 * math.sin(a)) for a in (math.tau * (k + 0.5) / 7 + math.pi / 2 - math.tau / 14 for k in range(7))), key=lambda p: p[1])
    for x, y in places[:-1]:
        near = (y - (floor - 240)) / 240
        s.put("subject", x, y, 150 + 100 * near, shadow=0.45, more="subject" in s.totals, effect=lambda layer, near=near: effects.hazed(layer, haze, 0.34 * (1 - near)))
    s.put("subject", 300, floor + 50, 390, halo=0.3, shadow=0.6, more=True)
    s.second((492, floor + 104, 196), (300, 170, 196))
    s.detail((96, floor + 100, 104), (110, 190, 100))


def rank_and_file(s: Scene) -> None:
    """Row upon row of the same, up to the edge of the picture."""
    floor, haze = s.ground.floor, s.tone(0.66)
    for row, (count, size, y) in enumerate(((6, 130, floor - 170), (5, 178, floor - 96))):
        for index in range(count):
            x = 300 + (index - (count - 1) / 2) * (600 / (count - 0.4)) + (14 if row else 0)
            s.put("subject", x, y, size, shadow=0.4, more="subject" in s.totals, effect=lambda layer, row=row: effects.hazed(layer, haze, 0.36 - 0.16 * row))
    s.put("subject", 280, floor + 36, 430, halo=0.34, shadow=0.6, more=True)
    s.second((488, floor + 98, 216), (486, 200, 200))
    s.detail((92, floor + 98, 104), (92, 230, 100))


def a_spiral(s: Scene) -> None:
    """They whirl up out of one point, ever larger."""
    floor, haze = s.ground.floor, s.tone(0.6)
    count = 9
    for index in range(count):
        t = index / (count - 1)
        angle = -2.2 + t * 6.4
        reach = 40 + 190 * t
        x, y, size = 300 + reach * math.cos(angle) * 0.95, 330 + reach * math.sin(angle), 62 + 96 * t
        s.put("subject", x, y, size, turn=math.degrees(angle) * 0.22, at="middle", more="subject" in s.totals, effect=lambda layer, t=t: effects.hazed(layer, haze, 0.3 * (1 - t)))
    s.put("subject", 288, floor + 30, 430, halo=0.4, shadow=0.6, more=True)
    s.second((490, floor + 96, 214), (500, 640, 190))
    s.detail((92, floor + 96, 104), (88, 640, 100))


def picture_in_picture(s: Scene) -> None:
    """A picture of it, in which there is a picture of it, in which there is one."""
    t = s.palette.tone
    x, y, wide, high = 300.0, 392.0, 480.0, 610.0
    d = -1 if s.mirrored else 1

    def frame(cx: float, cy: float, scale: float, paper: str) -> str:
        left, top, w, h, edge = cx - wide * scale / 2, cy - high * scale / 2, wide * scale, high * scale, 28 * scale + 3
        bars = "".join(block(px, py, pw, ph, t(v)) for v, pad in ((0.05, 0.0), (0.62, 3.0)) for px, py, pw, ph in ((left - edge + pad, top - edge + pad, w + 2 * edge - 2 * pad, edge - 1.4 * pad), (left - edge + pad, top + h + 0.4 * pad, w + 2 * edge - 2 * pad, edge - 1.4 * pad), (left - edge + pad, top - edge + pad, edge - 1.4 * pad, h + 2 * edge - 2 * pad), (left + w + 0.4 * pad, top - edge + pad, edge - 1.4 * pad, h + 2 * edge - 2 * pad)))
        return (block(left, top, w, h, paper) if paper else "") + bars

    s.easel.draw(frame(x, y, 1.0, ""), 0.5, 0.2)
    places, scale = [], 1.0
    for _ in range(4):
        places.append((x, y, scale))
        x, y, scale = x + d * wide * scale * 0.25, y - high * scale * 0.24, scale * 0.42
    for depth, (cx, cy, scale) in enumerate(places[1:]):
        s.over(frame(cx, cy, scale, s.tone(0.62 if depth % 2 else 0.44)), 0.4, 0.15)
        s.put("subject", s.across(cx - d * wide * scale * 0.14), cy + high * scale * 0.47, 356 * scale, shadow=0.3, more="subject" in s.totals)
    cx, cy, scale = places[0]
    s.put("subject", 300 - wide * 0.14, cy + high * 0.47, 372, shadow=0.5, halo=0.3, more=True)
    s.second((486, s.ground.floor + 98, 204), (500, 770, 190))
    s.detail((88, s.ground.floor + 100, 100), (84, 790, 96))


REPEATED = {"picture_in_picture": Template(picture_in_picture), "a_long_row": Template(a_long_row), "a_ring": Template(a_ring), "rank_and_file": Template(rank_and_file), "a_spiral": Template(a_spiral)}

