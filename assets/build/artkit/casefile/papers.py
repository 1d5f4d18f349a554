"""The back of Casefile's cards: night blue leather, brass rays from two corners, a lens in a lozenge."""

from __future__ import annotations

import math

from artkit import places
from artkit.canvas import icon, rounded_mask, save, svg

SIZE = (400, 560)
GROUND, DEEP, BRASS, DIM = "#16263A", "#0C1622", "#D6B268", "#8C6F3C"


def fan(x: float, y: float, reach: float, start: float, end: float, count: int) -> str:
    """Rays from a point, long ones and short ones in turn."""
    found = ""
    for number in range(count + 1):
        angle = math.radians(start + (end - start) * number / count)
        far = reach * (1.0 if number % 2 == 0 else 0.72)
        near = 46.0
        found += (
            f'<path d="M{x + near * math.cos(angle):.1f} {y + near * math.sin(angle):.1f}'
            f'L{x + far * math.cos(angle):.1f} {y + far * math.sin(angle):.1f}" '
            f'stroke="{BRASS}" stroke-width="{3.4 if number % 2 == 0 else 2.2}" stroke-linecap="round"/>'
        )
    rings = "".join(
        f'<path d="M{x + r * math.cos(math.radians(start)):.1f} {y + r * math.sin(math.radians(start)):.1f}'
        f'A{r} {r} 0 0 1 {x + r * math.cos(math.radians(end)):.1f} {y + r * math.sin(math.radians(end)):.1f}" '
        f'fill="none" stroke="{DIM}" stroke-width="2.4"/>'
        for r in (46, 92, 138)
    )
    return found + rings


def build() -> None:
    """Writes back.webp."""
    width, height = SIZE
    body = f'<rect width="{width}" height="{height}" fill="url(#g)"/>'
    body += f'<rect x="13" y="13" width="{width - 26}" height="{height - 26}" rx="16" fill="none" stroke="{BRASS}" stroke-width="5"/>'
    body += f'<rect x="25" y="25" width="{width - 50}" height="{height - 50}" rx="10" fill="none" stroke="{DIM}" stroke-width="2"/>'
    body += '<clipPath id="in"><rect x="26" y="26" width="348" height="508" rx="9"/></clipPath><g clip-path="url(#in)">'
    body += fan(200, 26, 230, 12, 168, 16) + fan(200, 534, 230, 192, 348, 16) + "</g>"
    body += f'<path d="M200 150L296 280L200 410L104 280Z" fill="{DEEP}" stroke="{BRASS}" stroke-width="5" stroke-linejoin="round"/>'
    body += f'<path d="M200 176L277 280L200 384L123 280Z" fill="none" stroke="{DIM}" stroke-width="2"/>'
    body += icon("magnifying-glass", 200, 280, 112, BRASS)
    for x, y in ((52, 52), (348, 52), (52, 508), (348, 508)):
        body += f'<circle cx="{x}" cy="{y}" r="7" fill="{BRASS}"/>'
    defs = f'<radialGradient id="g"><stop offset="0" stop-color="{GROUND}"/><stop offset="1" stop-color="{DEEP}"/></radialGradient>'
    picture = svg(body, width, height, defs=defs)
    picture.putalpha(rounded_mask(width, height, 24))
    save(picture, places.CASEFILE_PICTURES / "back.webp", 88)
