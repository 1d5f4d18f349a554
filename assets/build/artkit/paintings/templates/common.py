"""What the templates share: what a template is, ropes, stones, glass, small tokens of scale."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from artkit.paintings.easel import Layer
from artkit.paintings.scene import Scene
from artkit.paintings.shapes import area, block, disc, line, pine, polygon


class Template(NamedTuple):
    """A composition.

    Attributes:
        paint: lays subject, second thing and detail into the place.
        size: how large the things of the place are drawn about them.
        over: whether the place is painted head over heels.
    """

    paint: Callable[[Scene], None]
    size: float = 1.0
    over: bool = False


def rope(s: Scene, points: str, width: float = 5) -> Layer:
    """A rope along a path; the x in it are not mirrored."""
    dark, pale = s.palette.tone(0.06), s.palette.tone(0.8)
    return s.easel.draw(line(points, width + 2.5, dark) + line(points, width, pale) + line(points, width * 0.5, s.palette.tone(0.5), 'stroke-dasharray="5 6"'), 0.3, 0)


def stones(s: Scene, count: int, x: float, y: float, wide: float, high: float, size: float) -> str:
    """Small stones about a point."""
    out = ""
    for _ in range(count):
        px, py, r = x + s.rng.uniform(-wide, wide), y + s.rng.uniform(-high, high), size * s.rng.uniform(0.4, 1)
        out += polygon([(px - r, py + r * 0.2), (px - r * 0.4, py - r * 0.7), (px + r * 0.6, py - r * 0.6), (px + r, py + r * 0.1), (px + r * 0.2, py + r * 0.8)], s.palette.tone(s.rng.choice((0.2, 0.3))))
        out += polygon([(px - r, py + r * 0.2), (px - r * 0.4, py - r * 0.7), (px + r * 0.6, py - r * 0.6), (px, py)], s.palette.tone(0.62))
    return out


def tiny(s: Scene, y: float) -> None:
    """A row of very small trees or houses at `y`: next to it everything is huge."""
    setting, t, out = s.card.setting, s.tone, ""
    if setting in {"forest", "meadow", "mountain_pass", "snowfield"}:
        out = "".join(pine(x, y + s.rng.uniform(-4, 8), s.rng.uniform(26, 48), t(0.14), s.rng) for x in (s.rng.uniform(-10, 610) for _ in range(44)))
    elif setting in {"city_street", "old_house", "night_sky"}:
        x = -10.0
        while x < 610:
            wide, high = s.rng.uniform(16, 30), s.rng.uniform(20, 56)
            out += block(x, y - high, wide, high + 14, t(0.12)) + polygon([(x, y - high), (x + wide / 2, y - high - 10), (x + wide, y - high)], t(0.12))
            out += "".join(block(x + 4 + 8 * c, y - high + 6 + 11 * r, 4, 6, s.light) for c in range(int(wide // 9)) for r in range(int(high // 14)) if s.rng.random() < 0.5)
            x += wide + 1
    elif setting == "stage":
        out = "".join(disc(x, y - 9, 5, t(0.08)) + area(f"M{x - 9} {y + 16}Q{x - 8} {y - 5} {x} {y - 5}Q{x + 8} {y - 5} {x + 9} {y + 16}Z", t(0.08)) for x in range(10, 600, 21))
    else:
        out = stones(s, 40, 300, y + 4, 310, 8, 12)
    s.over(out, 0.5, 0.1)


def birds(s: Scene, x: float, y: float, count: int, wide: float, high: float, size: float = 9) -> str:
    """Very small birds about a point."""
    out = ""
    for _ in range(count):
        px, py, r = s.across(x) + s.rng.uniform(-wide, wide), y + s.rng.uniform(-high, high), size * s.rng.uniform(0.6, 1.2)
        out += line(f"M{px - r:.0f} {py - r * 0.4:.0f}Q{px - r * 0.4:.0f} {py - r * 0.6:.0f} {px:.0f} {py:.0f}Q{px + r * 0.4:.0f} {py - r * 0.6:.0f} {px + r:.0f} {py - r * 0.4:.0f}", 2.2, s.palette.tone(0.04))
    return out


def glass(s: Scene, outline: str, shine: str) -> None:
    """A thing of glass over what is in it: tinted, with bright edges and reflections."""
    pale = s.palette.tone(0.97)
    s.easel.draw(area(outline, pale), 0, 0, 0.13)
    s.easel.draw(line(outline, 11, s.palette.tone(0.05)), 0.6, 0, 0.75, crisp=0.7)
    s.easel.draw(line(outline, 4.4, pale) + line(shine, 9, pale, 'opacity=".75"'), 0.5, 0, 0.9, crisp=0.6)


def crown(s: Scene, role: str, x: float, y: float, size: float) -> tuple[float, float]:
    """Where something could sit on a motif that stands at (x, y), before mirroring."""
    from artkit.paintings.motif import shapes_of

    drawing = shapes_of(s.named(role), s.card.mood)
    return x + (drawing.crown[0] - 256) * size / 512, y + (drawing.crown[1] - drawing.ground) * size / 512


def leaves(path: list[tuple[float, float, float, float]], fill: str, rib: str) -> str:
    """Pointed leaves: x, y, length, direction in degrees."""
    out = ""
    for x, y, long, turn in path:
        body = area(f"M0 0Q{long * 0.35:.1f} {-long * 0.34:.1f} {long:.1f} 0Q{long * 0.35:.1f} {long * 0.34:.1f} 0 0Z", fill) + line(f"M2 0H{long * 0.8:.1f}", 2.2, rib)
        out += f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f})">{body}</g>'
    return out
