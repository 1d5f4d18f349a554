"""SVG elements that the places and templates are drawn with. Numbers are units of the view."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from itertools import pairwise

Points = Sequence[tuple[float, float]]


def area(path: str, fill: str, extra: str = "") -> str:
    """A filled path."""
    return f'<path d="{path}" fill="{fill}" {extra}/>'


def line(path: str, width: float, colour: str, extra: str = "") -> str:
    """A stroked path with round ends."""
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:.1f}" stroke-linecap="round" stroke-linejoin="round" {extra}/>'


def disc(x: float, y: float, radius: float, fill: str, extra: str = "") -> str:
    """A circle."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}" {extra}/>'


def oval(x: float, y: float, wide: float, high: float, fill: str, extra: str = "") -> str:
    """An ellipse, by its half axes."""
    return f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{wide:.1f}" ry="{high:.1f}" fill="{fill}" {extra}/>'


def block(x: float, y: float, wide: float, high: float, fill: str, extra: str = "") -> str:
    """A rectangle."""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" fill="{fill}" {extra}/>'


def polygon(points: Iterable[tuple[float, float]], fill: str, extra: str = "") -> str:
    """A polygon."""
    return f'<polygon points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}" fill="{fill}" {extra}/>'


def turned(body: str, x: float, y: float, turn: float = 0, size: float = 1, flip: bool = False) -> str:
    """Elements drawn about (0, 0), moved to (x, y), turned by degrees, scaled."""
    return f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f}) scale({-size if flip else size:.4f} {size:.4f})">{body}</g>'


def smooth(points: Points) -> str:
    """A smooth open path through points, without its end."""
    out = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for (x0, y0), (x1, y1) in pairwise(points):
        middle = (x0 + x1) / 2
        out += f"C{middle:.1f} {y0:.1f} {middle:.1f} {y1:.1f} {x1:.1f} {y1:.1f}"
    return out


def ridge(points: Points, fill: str, foot: float = 940) -> str:
    """Land below a smooth line."""
    return area(f"{smooth(points)}V{foot}H{points[0][0]:.1f}Z", fill)


def hills(rng: random.Random, y: float, swing: float, fill: str, step: float = 110) -> str:
    """Rolling land."""
    points, x = [], -step
    while x < 600 + 2 * step:
        points.append((x, y + rng.uniform(-swing, swing)))
        x += step * rng.uniform(0.7, 1.3)
    return ridge(points, fill)


def peaks(rng: random.Random, y: float, swing: float, fill: str, step: float = 70) -> str:
    """Jagged land."""
    points, x, up = [(-40.0, y)], -40.0, True
    while x < 660:
        x += rng.uniform(0.6, 1.4) * step
        points.append((x, y - rng.uniform(0.3, 1) * swing if up else y + rng.uniform(-0.2, 0.3) * swing))
        up = not up
    return polygon([(-40, 960), *points, (points[-1][0], 960)], fill)


def pine(x: float, foot: float, high: float, fill: str, rng: random.Random) -> str:
    """A fir with drooping boughs."""
    out = block(x - high * 0.02, foot - high * 0.2, high * 0.04, high * 0.2, fill)
    left: list[tuple[float, float]] = [(x, foot - high)]
    right: list[tuple[float, float]] = []
    tiers = 7
    for tier in range(1, tiers + 1):
        y, wide = foot - high + high * 0.9 * tier / tiers, high * (0.05 + 0.19 * tier / tiers) * rng.uniform(0.85, 1.12)
        right += [(x + wide, y + high * 0.03), (x + wide * 0.45, y - high * 0.012)]
        left += [(x - wide * 0.45, y - high * 0.012), (x - wide, y + high * 0.03)][::-1]
    return out + polygon([left[0], *right, *left[:0:-1]], fill)


def tuft(x: float, foot: float, high: float, fill: str, rng: random.Random, blades: int = 6, bend: float = 0.5) -> str:
    """Blades of grass from one root."""
    out = ""
    for _ in range(blades):
        lean, up = rng.uniform(-bend, bend) * high, high * rng.uniform(0.55, 1)
        wide = high * 0.035 + 0.8
        out += f"M{x - wide:.1f} {foot:.1f}Q{x + lean * 0.2:.1f} {foot - up * 0.6:.1f} {x + lean:.1f} {foot - up:.1f}Q{x + lean * 0.3 + wide:.1f} {foot - up * 0.5:.1f} {x + wide:.1f} {foot:.1f}Z"
        x += rng.uniform(-0.12, 0.12) * high
    return area(out, fill)


def rays(x: float, y: float, inner: float, outer: float, count: int, fill: str, share: float = 0.5, turn: float = 0) -> str:
    """A sunburst of wedges."""
    out = ""
    for index in range(count):
        a, b = (math.radians(turn + 360 * (index + part) / count) for part in (0, share))
        out += f"M{x + inner * math.cos(a):.1f} {y + inner * math.sin(a):.1f}L{x + outer * math.cos(a):.1f} {y + outer * math.sin(a):.1f}L{x + outer * math.cos(b):.1f} {y + outer * math.sin(b):.1f}L{x + inner * math.cos(b):.1f} {y + inner * math.sin(b):.1f}Z"
    return area(out, fill)


def scallops(y: float, wide: float, high: float, fill: str, edge: str, shift: float = 0, foot: float = 940) -> str:
    """A row of waves with a lit crest, as posters have them."""
    top, x = f"M{-wide * 2 + shift:.1f} {y:.1f}", -wide * 2 + shift
    while x < 600 + wide:
        top += f"q{wide * 0.34:.1f} {-high * 1.25:.1f} {wide * 0.62:.1f} {-high * 0.62:.1f}q{wide * 0.1:.1f} {high * 0.62:.1f} {wide * 0.38:.1f} {high * 0.62:.1f}"
        x += wide
    return area(f"{top}V{foot}H{-wide * 2 + shift:.1f}Z", fill) + line(top, max(1.4, high * 0.09), edge, 'opacity=".7"')


def crack(x: float, y: float, length: float, angle: float, width: float, rng: random.Random) -> str:
    """The path of a jagged, tapering crack."""
    left, right = [(x, y)], []
    steps = 7
    for step in range(1, steps + 1):
        bend = angle + rng.uniform(-0.7, 0.7)
        x, y = x + length / steps * math.cos(bend), y + length / steps * math.sin(bend)
        half = width * (1 - step / steps) / 2
        left.append((x + half * math.sin(angle), y - half * math.cos(angle)))
        right.append((x - half * math.sin(angle), y + half * math.cos(angle)))
    points = left + right[::-1]
    return "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in points) + "Z"
