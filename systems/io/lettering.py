"""Looks of lettering that plain text does not have: brass titles and soft shadows."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from systems.io.brush import soft
from systems.io.pictures import PREMULTIPLIED

BRASS_TOP = "#FFF3CF"
BRASS_FOOT = "#C8984A"
EDGE = "#1A0F08"

Letters = Callable[[str], pygame.Surface]
"""Draws the text in one colour on a premultiplied surface; always of one size."""

MARGIN = 18.0
"""Logical units that these looks need on every side."""


def gilded(
    letters: Letters,
    scale: float,
    rows: list[tuple[float, float]],
    metal: tuple[str, str] = (BRASS_TOP, BRASS_FOOT),
) -> pygame.Surface:
    """Title lettering: brass gradient over each line, dark edge, soft shadow.

    Args:
        letters: draws the text.
        scale: pixels per logical unit.
        rows: top and bottom of the capitals of each line, in logical units.
        metal: upper and lower colour.
    """
    black = letters("#000000")
    out = pygame.Surface(black.get_size(), pygame.SRCALPHA)
    shadow = _shadow(black, scale, blur=7, strength=0.9)
    out.blit(shadow, (0, round(6 * scale)), None, PREMULTIPLIED)
    dark = letters(EDGE)
    for offset in _ring(2 * scale):
        out.blit(dark, offset, None, PREMULTIPLIED)
    plate = letters("#FFFFFF")
    plate.blit(_bands(plate.get_size(), scale, rows, metal), (0, 0), None, pygame.BLEND_RGBA_MULT)
    out.blit(plate, (0, 0), None, PREMULTIPLIED)
    return out


def shaded(letters: Letters, scale: float, strength: float) -> pygame.Surface:
    """Text in its own colours over a soft shadow, for text that lies on pictures.

    Args:
        letters: draws the text; asked for an empty colour it uses the text's own.
        scale: pixels per logical unit.
        strength: of the shadow, 0 to 1.
    """
    shadow = _shadow(letters("#000000"), scale, blur=4, strength=strength)
    out = pygame.Surface(shadow.get_size(), pygame.SRCALPHA)
    for _ in range(2):
        out.blit(shadow, (0, round(3 * scale)), None, PREMULTIPLIED)
    out.blit(letters(""), (0, 0), None, PREMULTIPLIED)
    return out


def _shadow(black: pygame.Surface, scale: float, blur: float, strength: float) -> pygame.Surface:
    width, height = black.get_size()
    small = pygame.transform.smoothscale(black, (max(1, width // 4), max(1, height // 4)))
    blurred = soft(small, blur * scale / 4, (width / scale, height / scale), scale)
    blurred = pygame.transform.smoothscale(blurred, (width, height))
    level = round(255 * strength)
    blurred.fill((level, level, level, level), None, pygame.BLEND_RGBA_MULT)
    return blurred


def _ring(reach: float) -> list[tuple[int, int]]:
    """Offsets on a circle, each once."""
    steps = [turn * math.pi / 6 for turn in range(12)]
    return sorted({(round(reach * math.cos(s)), round(reach * math.sin(s))) for s in steps})


def _bands(
    size: tuple[int, int],
    scale: float,
    rows: list[tuple[float, float]],
    metal: tuple[str, str],
) -> pygame.Surface:
    """The gradient over each line of text, as an opaque surface."""
    top_colour, foot_colour = pygame.Color(metal[0]), pygame.Color(metal[1])
    column = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    for y in range(size[1]):
        at = y / scale
        row = min(rows, key=lambda r: abs((r[0] + r[1]) / 2 - at))
        part = (at - row[0]) / max(1.0, row[1] - row[0])
        column.set_at((0, y), top_colour.lerp(foot_colour, max(0.0, min(1.0, part))))
    return pygame.transform.scale(column, size)
