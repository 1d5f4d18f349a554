"""Small drawn signs: seat badges, button glyphs, ticks; smooth at every size."""

from __future__ import annotations

import math

from systems.io.brush import Brush, painted, vector
from systems.io.pictures import Picture
from systems.io.text import TextKit
from systems.table.pad_marks import mark_of, mark_path
from systems.table.theme import BRASS, GLYPH_OFF, GLYPH_ON, INK, SeatStyle

SHAPES = ("circle", "star", "square", "diamond", "cross", "pentagon", "triangle", "crescent")

CRESCENT_SHIFT = 0.2
"""How far the crescent's disc is moved to the right, in radii, so that it looks centred."""

_POLYGONS = {  # corners, angle of the first, size against the circle
    "square": (4, 45.0, 1.18),
    "triangle": (3, -90.0, 1.22),
    "diamond": (4, 0.0, 1.16),
    "pentagon": (5, -90.0, 1.10),
}


def shape_outline(shape: str, cx: float, cy: float, radius: float) -> str:
    """The opening part of an SVG element in a seat's shape, without its paint and ``/>``."""
    if shape == "circle":
        return f'<circle cx="{cx:g}" cy="{cy:g}" r="{radius:g}"'
    if shape in _POLYGONS:
        corners, first, size = _POLYGONS[shape]
        drop = radius * 0.14 if shape == "triangle" else 0
        points = " ".join(
            f"{cx + radius * size * math.cos(math.radians(first + 360 * i / corners)):.2f},"
            f"{cy + drop + radius * size * math.sin(math.radians(first + 360 * i / corners)):.2f}"
            for i in range(corners)
        )
        return f'<polygon points="{points}" stroke-linejoin="round"'
    if shape == "star":
        corners_of_star = []
        for i in range(10):
            reach = radius * (1.28 if i % 2 == 0 else 0.74)
            x = cx + reach * math.sin(math.pi * i / 5)
            y = cy + radius * 0.06 - reach * math.cos(math.pi * i / 5)
            corners_of_star.append(f"{x:.2f},{y:.2f}")
        return f'<polygon points="{" ".join(corners_of_star)}" stroke-linejoin="round"'
    if shape == "crescent":
        # A disc of 1.1 radii with a bite of 0.85 radii whose middle lies 0.95 radii to the right.
        outer, bite = radius * 1.1, radius * 0.85
        x, y = cx + radius * (0.73 + CRESCENT_SHIFT), radius * 0.82
        return (
            f'<path d="M{x:.2f} {cy - y:.2f}A{outer:.2f} {outer:.2f} 0 1 0 {x:.2f} {cy + y:.2f}'
            f'A{bite:.2f} {bite:.2f} 0 0 1 {x:.2f} {cy - y:.2f}Z" stroke-linejoin="round"'
        )
    if shape == "cross":
        return f'<path d="{_plus(cx, cy, radius * 0.42, radius * 1.04)}" stroke-linejoin="round"'
    raise ValueError(f"no such shape: {shape!r}")


def _plus(cx: float, cy: float, a: float, b: float) -> str:
    return (
        f"M{cx - a:.2f} {cy - b:.2f}H{cx + a:.2f}V{cy - a:.2f}H{cx + b:.2f}V{cy + a:.2f}"
        f"H{cx + a:.2f}V{cy + b:.2f}H{cx - a:.2f}V{cy + a:.2f}H{cx - b:.2f}V{cy - a:.2f}"
        f"H{cx - a:.2f}Z"
    )


def badge(text: TextKit, style: SeatStyle, radius: float = 26, *, number: bool = True) -> Picture:
    """The badge of a seat: its shape in its colour, and its number from radius 22 on."""
    side = radius * 2.9
    shows = number and radius >= 22

    def paint(brush: Brush) -> None:
        middle = side / 2
        outline = shape_outline(style.shape, middle, middle, radius)
        edge = max(3, radius * 0.14)
        brush.svg(
            f'{outline} fill="{style.colour}" stroke="{INK}" stroke-width="{edge:g}"/>',
            (0, 0, side, side),
        )
        if shows:
            drop = radius * 0.16 if style.shape == "triangle" else 0
            shift = -radius * 0.3 if style.shape == "crescent" else 0
            size = max(28, radius * 1.25)
            digit = text.picture(str(style.number), "head", size, INK, fixed=True)
            brush.picture(digit, (middle + shift, middle + drop))

    says = (str(style.number),) if shows else ()
    return painted(("badge", style, radius, shows), (side, side), paint, text.book, says=says)


POSITIONS = {"north": (0, -1), "south": (0, 1), "west": (-1, 0), "east": (1, 0)}
"""The four buttons by place, as everybody's pad has them."""


def glyph(sign: str, size: float = 52, family: str = "") -> Picture:
    """A button by its position, or another control.

    Args:
        sign: ``north``, ``south``, ``west``, ``east``; ``directions``; ``arrows``; ``pause``;
            ``page_left``, ``page_right``; ``hold_south`` and so on for a held button.
        size: of the disc.
        family: of the pad whose button it is (:data:`systems.table.pad_marks.MARKS`): the
            diamond then has in its middle what is printed on that button.
    """
    mark = mark_of(family, sign.removeprefix("hold_"))
    body = _glyph_body(sign, size, mark)
    return Picture(
        ("glyph", sign, size, mark), (size, size), lambda scale: vector(body, size, size, scale)
    )


def _glyph_body(sign: str, size: float, mark: str) -> str:
    c = size / 2
    held = sign.startswith("hold_")
    name = sign.removeprefix("hold_")
    edge, line = (BRASS, 4) if held else (GLYPH_OFF, 2)
    ring = f'stroke="{edge}" stroke-width="{line}"'
    body = f'<circle cx="{c}" cy="{c}" r="{size * 0.46:g}" fill="#17110D" {ring}/>'
    if name == "directions":
        return body + f'<path d="{_plus(c, c, size * 0.13, size * 0.36)}" fill="{GLYPH_ON}"/>'
    if name == "arrows":
        return body + "".join(
            f'<path d="M{c + dx * size * 0.37:g} {c + dy * size * 0.37:g}'
            f"L{c + dx * size * 0.15 - dy * size * 0.15:g} "
            f"{c + dy * size * 0.15 + dx * size * 0.15:g}"
            f"L{c + dx * size * 0.15 + dy * size * 0.15:g} "
            f'{c + dy * size * 0.15 - dx * size * 0.15:g}Z" fill="{GLYPH_ON}"/>'
            for dx, dy in POSITIONS.values()
        )
    if name == "pause":
        return body + "".join(
            f'<rect x="{size * 0.28:g}" y="{size * (0.32 + 0.15 * row):g}" '
            f'width="{size * 0.44:g}" height="{size * 0.075:g}" rx="{size * 0.03:g}" '
            f'fill="{GLYPH_ON}"/>'
            for row in range(3)
        )
    if name in ("page_left", "page_right"):
        way = -1 if name == "page_left" else 1
        tip, back = c + way * size * 0.24, c - way * size * 0.14
        return body + (
            f'<path d="M{tip:g} {c:g}L{back:g} {c - size * 0.24:g}L{back:g} {c + size * 0.24:g}Z" '
            f'fill="{GLYPH_ON}" stroke="{GLYPH_ON}" stroke-width="2" stroke-linejoin="round"/>'
        )
    if name not in POSITIONS:
        raise ValueError(f"no such sign: {sign!r}")
    away, small, large = (0.365, 0.046, 0.075) if mark else (0.27, 0.124, 0.155)
    for place, (dx, dy) in POSITIONS.items():
        on = place == name
        radius = size * (large if on else small)
        body += (
            f'<circle cx="{c + dx * size * away:g}" cy="{c + dy * size * away:g}" r="{radius:g}" '
            f'fill="{GLYPH_ON if on else "none"}" stroke="{GLYPH_ON if on else "#8A7B5C"}" '
            f'stroke-width="2.5"/>'
        )
    return body + (mark_path(mark, (c, c), size * 0.185, GLYPH_ON) if mark else "")


def keycap(text: TextKit, label: str, height: float = 52) -> Picture:
    """A key of the keyboard with its name; the letters are as large on a low key.

    Whole words stand in slender letters, as on real keys, so that five keys and what they do fit
    in one row; but not for who has chosen letters for easy reading.
    """
    face = "body" if len(label) == 1 or text.fonts.easy else "card"
    words = text.picture(label, face, 28, "#17110D", fixed=True)
    width = max(height, words.size[0] + 28 * height / 52)
    lip = 8 * height / 52

    def paint(brush: Brush) -> None:
        brush.plate((0, 3, width, height - lip / 2), 10, "#8A7B5C")
        brush.plate((0, 0, width, height - lip), 10, GLYPH_ON)
        brush.picture(words, (width / 2, (height - lip) / 2))

    key = ("keycap", label, height)
    return painted(key, (width, height), paint, text.book, says=(label,))


def tick(size: float = 40, colour: str = "#2F7A45") -> Picture:
    """A tick in a disc."""
    c = size / 2
    body = (
        f'<circle cx="{c}" cy="{c}" r="{size * 0.45:g}" fill="{colour}"/>'
        f'<path d="M{size * 0.28:g} {size * 0.53:g}l{size * 0.17:g} {size * 0.17:g}'
        f'l{size * 0.3:g} -{size * 0.37:g}" fill="none" stroke="#FFFFFF" '
        f'stroke-width="{size * 0.12:g}" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return Picture(
        ("tick", size, colour), (size, size), lambda scale: vector(body, size, size, scale)
    )


def dots(filled: int, of: int = 3, size: float = 28, colour: str = "#8A2F1F") -> Picture:
    """A row of dots, the first ones filled (a level)."""
    width = size * 1.1 * of
    body = "".join(
        f'<circle cx="{size * (0.5 + 1.1 * number):g}" cy="{size / 2:g}" r="{size * 0.39:g}" '
        f'fill="{colour if number < filled else "none"}" stroke="{colour}" '
        f'stroke-width="{size * 0.125:g}"/>'
        for number in range(of)
    )
    return Picture(
        ("dots", filled, of, size, colour),
        (width, size),
        lambda scale: vector(body, width, size, scale),
    )


def chevron(way: str, size: float = 32, colour: str = BRASS) -> Picture:
    """An open arrow: ``up``, ``down``, ``left`` or ``right``."""
    a, b, c = size * 0.2, size * 0.5, size * 0.8
    low, high = size * 0.34, size * 0.66
    points = {
        "up": f"M{a:g} {high:g}L{b:g} {low:g}L{c:g} {high:g}",
        "down": f"M{a:g} {low:g}L{b:g} {high:g}L{c:g} {low:g}",
        "left": f"M{high:g} {a:g}L{low:g} {b:g}L{high:g} {c:g}",
        "right": f"M{low:g} {a:g}L{high:g} {b:g}L{low:g} {c:g}",
    }
    body = (
        f'<path d="{points[way]}" fill="none" stroke="{colour}" stroke-width="{size * 0.14:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return Picture(
        ("chevron", way, size, colour), (size, size), lambda scale: vector(body, size, size, scale)
    )
