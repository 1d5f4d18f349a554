"""The colours of the house, of seats, suspects and kinds of cards."""

from __future__ import annotations

INK = "#0E0B0A"
BRASS = "#D6B268"
BRASS_DARK = "#8C6F3C"
BRASS_LIGHT = "#FFF3CF"
CREAM = "#F8EDD4"
PAPER = "#EFE2C2"
PAPER_INK = "#2A1B12"
LAMP = "#FFC44D"
OXBLOOD = "#2E1412"
WAX = "#8E1A1C"

SEATS = {
    1: ("#EC5A55", "circle"),
    2: ("#6AA8F0", "star"),
    3: ("#F2C94C", "square"),
    4: ("#62BD74", "diamond"),
    5: ("#B08CE8", "cross"),
    6: ("#45C4B9", "pentagon"),
    7: ("#F0913F", "triangle"),
    8: ("#F497BD", "crescent"),
}
SUSPECTS = {
    "miss_scarlett": "#C4322F",
    "colonel_mustard": "#D9A12B",
    "mrs_white": "#E9E2D4",
    "reverend_green": "#3E8A4F",
    "mrs_peacock": "#2F7FB5",
    "professor_plum": "#8247A0",
}
KINDS = {"suspect": "#7A2A22", "weapon": "#3E4A52", "room": "#6A4A1E"}


def rgb(colour: str) -> tuple[int, int, int]:
    """The channels (0-255) of a colour written #RRGGBB."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def unit(colour: str) -> tuple[float, float, float]:
    """The channels of a colour written #RRGGBB, as numbers from 0 to 1."""
    red, green, blue = rgb(colour)
    return red / 255, green / 255, blue / 255
