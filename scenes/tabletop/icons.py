"""Small signs drawn on the table: the turn lamp, the computer's clockwork, the answers."""

from __future__ import annotations

import math

from systems.io.brush import Brush, Colour, painted, vector
from systems.io.pictures import Picture

LAMP_SIZE = 54
LIT_LINE = "#FFE3A0"
DARK_LINE = "#6B5A3E"
FLAME = "#FFC44D"


def _drawn(key: tuple[object, ...], width: float, height: float, body: str) -> Picture:
    return Picture(
        ("sign", *key), (width, height), lambda scale: vector(body, width, height, scale)
    )


def lamp(lit: bool, size: float = LAMP_SIZE) -> Picture:
    """The lantern on a seat's plate: lit for the seat whose turn it is."""
    unit = size / 54
    line = LIT_LINE if lit else DARK_LINE
    glass = f'fill="{FLAME}" fill-opacity="0.9"' if lit else 'fill="#241B12"'
    flame = (
        '<path d="M27 24c5 6 6 9 6 12a6 6 0 0 1-12 0c0-3 1-6 6-12z" fill="#FFF8DF"/>' if lit else ""
    )
    body = (
        f'<g transform="scale({unit:g})" stroke="{line}" stroke-linejoin="round">'
        '<circle cx="27" cy="6.5" r="4" fill="none" stroke-width="3"/>'
        f'<path d="M17 17l3-6h14l3 6z" fill="{line}" stroke-width="2"/>'
        f'<path d="M17 19h20l3 23h-26z" {glass} stroke-width="3"/>'
        f"{flame}"
        f'<path d="M12 44h30v5h-30z" fill="{line}" stroke-width="2"/>'
        '<path d="M14 18c-7 6-7 18-1 24M40 18c7 6 7 18 1 24" fill="none" stroke-width="2.4"/>'
        "</g>"
    )
    return _drawn(("lamp", lit, size), size, size, body)


def speech(colour: Colour, size: float = 36) -> Picture:
    """Two balloons: something is read aloud. ``size`` is the width."""
    height = size * 0.78
    body = (
        f'<g transform="scale({size / 36:g})" fill="{colour}">'
        '<path d="M2 0h20a2 2 0 0 1 2 2v5H14a4 4 0 0 0-4 4v4H8.5l-4.5 4.5V15H2a2 2 0 0 1'
        '-2-2V2a2 2 0 0 1 2-2z"/>'
        '<path d="M15 9h19a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-2v5l-5-5H15a2 2 0 0 1-2-2V11a2 2 0 0 1'
        ' 2-2z"/></g>'
    )
    return _drawn(("speech", colour, size), size, height, body)


def lamp_halo(radius: float = 78) -> Picture:
    """The light around a lit lamp."""

    def paint(brush: Brush) -> None:
        brush.glow((radius, radius), radius, FLAME, 0.55)

    return painted(("lamp_halo", radius), (2 * radius, 2 * radius), paint)


def soft_light(radius: float, strength: float, colour: Colour = FLAME) -> Picture:
    """A round light for behind a plate or on the floor."""

    def paint(brush: Brush) -> None:
        brush.glow((radius, radius), radius, colour, strength)

    return painted(("soft_light", radius, strength, colour), (2 * radius, 2 * radius), paint)


def gear(size: float = 46, colour: Colour = "#E9DCBC") -> Picture:
    """The clockwork that marks a computer player."""
    middle, outer, root = size / 2, size * 0.46, size * 0.37
    teeth = 10
    points = []
    for tooth in range(teeth):
        turn = 2 * math.pi * tooth / teeth
        for reach, part in ((root, -0.30), (outer, -0.17), (outer, 0.17), (root, 0.30)):
            angle = turn + part * 2 * math.pi / teeth * 1.4
            points.append(
                f"{middle + reach * math.cos(angle):.2f},{middle + reach * math.sin(angle):.2f}"
            )
    body = (
        f'<polygon points="{" ".join(points)}" fill="none" stroke="{colour}" '
        f'stroke-width="{size * 0.055:g}" stroke-linejoin="round"/>'
        f'<circle cx="{middle:g}" cy="{middle:g}" r="{size * 0.24:g}" fill="none" '
        f'stroke="{colour}" stroke-width="{size * 0.05:g}"/>'
        f'<path d="M{middle:g} {middle - size * 0.15:g}V{middle:g}L{middle + size * 0.11:g} '
        f'{middle + size * 0.07:g}" fill="none" stroke="{colour}" '
        f'stroke-width="{size * 0.055:g}" stroke-linecap="round"/>'
    )
    return _drawn(("gear", size, colour), size, size, body)


def none_sign(size: float = 32, colour: Colour = "#9C2A1E") -> Picture:
    """A barred circle: nothing to show."""
    middle, radius = size / 2, size * 0.42
    reach = radius * 0.707
    body = (
        f'<circle cx="{middle:g}" cy="{middle:g}" r="{radius:g}" fill="none" stroke="{colour}" '
        f'stroke-width="{size * 0.11:g}"/>'
        f'<path d="M{middle - reach:g} {middle - reach:g}L{middle + reach:g} {middle + reach:g}" '
        f'stroke="{colour}" stroke-width="{size * 0.11:g}"/>'
    )
    return _drawn(("none_sign", size, colour), size, size, body)


def show_sign(size: float = 34, colour: Colour = "#2A1B12") -> Picture:
    """A card held up from a hand: something is shown."""
    unit = size / 34
    body = (
        f'<g transform="scale({unit:g})" stroke="{colour}" stroke-width="2.6" '
        'stroke-linejoin="round" stroke-linecap="round" fill="none">'
        f'<path d="M10 21V4.5h14V21" fill="{colour}" fill-opacity="0.25"/>'
        '<path d="M17 17V9M13.6 12L17 8.6L20.4 12"/>'
        f'<path d="M4 21h26l-3.5 9h-19z" fill="{colour}"/>'
        "</g>"
    )
    return _drawn(("show_sign", size, colour), size, size, body)


def spark(size: float = 40, colour: Colour = "#FFF4CC") -> Picture:
    """A small travelling light."""

    def paint(brush: Brush) -> None:
        middle = size / 2
        brush.glow((middle, middle), middle, colour, 1.0)
        brush.svg(
            f'<circle cx="{middle:g}" cy="{middle:g}" r="{size * 0.13:g}" fill="#FFFFFF"/>',
            (0, 0, size, size),
        )

    return painted(("spark", size, colour), (size, size), paint)
