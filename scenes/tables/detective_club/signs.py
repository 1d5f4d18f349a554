"""Small signs as SVG bodies: a rose for damask and backs, the pencil, a lock."""

from __future__ import annotations

import math

from systems.io.brush import Colour


def rose(side: float, colour: Colour, opacity: float = 1.0) -> str:
    """A rose seen from above: petals around petals, and two leaves."""
    middle, parts = side / 2, []
    stroke = f'stroke="{colour}" stroke-opacity="{opacity:g}" stroke-width="{side * 0.028:g}"'
    for ring, (count, reach, petal) in enumerate(((5, 0.235, 0.155), (5, 0.15, 0.115))):
        for number in range(count):
            turn = math.tau * (number / count + 0.1 * ring)
            x = middle + side * reach * math.cos(turn)
            y = middle - side * 0.06 + side * reach * math.sin(turn)
            parts.append(
                f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{side * petal:.2f}" fill="none" {stroke}/>'
            )
    top = middle - side * 0.06
    parts.append(f'<circle cx="{middle:g}" cy="{top:g}" r="{side * 0.07:g}" fill="none" {stroke}/>')
    for way in (-1, 1):
        x, y = middle + way * side * 0.1, middle + side * 0.3
        parts.append(
            f'<path d="M{x:.2f} {y:.2f}q{way * side * 0.2:.2f} {-side * 0.04:.2f} '
            f"{way * side * 0.3:.2f} {side * 0.14:.2f}q{-way * side * 0.2:.2f} {side * 0.05:.2f} "
            f'{-way * side * 0.3:.2f} {-side * 0.14:.2f}z" fill="none" {stroke}/>'
        )
    return "".join(parts)


def pencil(side: float, colour: Colour) -> str:
    """A pencil that points to the lower left."""
    body = (
        "M10 54L14 40L44 10L54 20L24 50Z",
        "M44 10L48 6a4 4 0 0 1 5.6 0L58 10.400a4 4 0 0 1 0 5.600L54 20Z",
    )
    wood = "M10 54L14 40L24 50Z"
    scale = side / 64
    lead = "M10 54L11.800 47.600L16.400 52.200Z"
    return (
        f'<g transform="scale({scale:g})">'
        + "".join(f'<path d="{one}" fill="{colour}"/>' for one in body)
        + f'<path d="{wood}" fill="#F3E6CC"/><path d="{lead}" fill="#2A1B12"/>'
        + '<path d="M18 44L46 16M21 47L49 19" stroke="#000000" stroke-opacity="0.28" '
        'stroke-width="1.600"/></g>'
    )


def lock(side: float, colour: Colour) -> str:
    """A closed padlock."""
    scale = side / 64
    return (
        f'<g transform="scale({scale:g})">'
        f'<path d="M18 30V20a14 14 0 0 1 28 0V30" fill="none" stroke="{colour}" stroke-width="6"/>'
        f'<rect x="11" y="28" width="42" height="32" rx="6" fill="{colour}"/>'
        '<circle cx="32" cy="41" r="5" fill="#EFE2C2"/>'
        '<path d="M32 42V51" stroke="#EFE2C2" stroke-width="4.500" stroke-linecap="round"/></g>'
    )
