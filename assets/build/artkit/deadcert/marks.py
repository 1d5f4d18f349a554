"""The three types of DEADCERT: their colours, and their signs as SVG on a 64 px square."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Type:
    """Colours of the band, the line and the sign on dark ground; `sign` is filled with currentColor."""

    band: str
    line: str
    deep: str
    sign: str


HEART = (
    '<path d="M29.5 14.2C23.6 6.4 12.3 5.9 6.6 13.1C1.2 20 2.8 29.3 9.4 36.3L28.6 57.4L33.6 47.2'
    'L25.4 37.6L34.2 29.2L26.2 22.4Z"/>'
    '<path d="M34.6 12.4C40.8 6.2 51.6 6.4 57.2 13.2C62.8 20.2 61 29.4 54.6 36.3L35.2 57.6L39.8 46.6'
    'L31.6 37.8L40.6 28.8L32 21.6Z"/>'
)
DAGGER = (
    '<g transform="translate(32 31) scale(1.16) rotate(45) translate(-32 -30.5)"><path d="M32 66L25.2 50V24H38.8V50Z"/>'
    '<path d="M17 17.4h30a3.1 3.1 0 0 1 0 6.2H17a3.1 3.1 0 0 1 0-6.2Z"/>'
    '<path d="M28 3.4h8v12.6h-8Z"/><circle cx="32" cy="0.2" r="5.2"/></g>'
)
WATCH = (
    '<g transform="translate(32 31) scale(1.1) translate(-32 -31)"><path fill-rule="evenodd" d="M32 14.5a24 24 0 1 1 0 48a24 24 0 0 1 0-48Z'
    'M32 20.7a17.8 17.8 0 1 0 0 35.6a17.8 17.8 0 0 0 0-35.6Z"/>'
    '<path d="M29.2 25h5.6v12.2l8.3 4.9l-2.8 4.8l-11.1-6.6Z"/>'
    '<path d="M27.6 9.6h8.8v5h-8.8Z"/>'
    '<path fill-rule="evenodd" d="M32 -0.6a6.4 6.4 0 1 1 0 12.8a6.4 6.4 0 0 1 0-12.8Z'
    'M32 2.9a2.9 2.9 0 1 0 0 5.8a2.9 2.9 0 0 0 0-5.8Z"/></g>'
)

TYPES = {
    "motive": Type("#5E3C97", "#8A63C4", "#38215F", HEART),
    "means": Type("#2C6E45", "#4FA36B", "#143B24", DAGGER),
    "opportunity": Type("#A8590F", "#F09A38", "#5E2E06", WATCH),
}


def sign(kind: str, x: float, y: float, size: float, colour: str) -> str:
    """The sign of a type, centred on (x, y), `size` px wide."""
    scale = size / 64
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.4f}) translate(-32 -31)" '
        f'fill="{colour}">{TYPES[kind].sign}</g>'
    )
