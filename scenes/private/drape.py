"""The red curtain: two halves, a scalloped top with a brass cord, and their light.

Painted once per window size from a small map of folds; the halves then only move.
"""

from __future__ import annotations

import functools
import math

import pygame

from game.core.rng import stream_for
from systems.io.brush import Brush, blank, glow_surface
from systems.io.pictures import PREMULTIPLIED, Picture
from systems.table.theme import BRASS, BRASS_DARK, HEIGHT, WIDTH

HALF = WIDTH // 2
EDGE = 84
"""Logical units of drape that stay at each side while a private page is open."""

LIGHT = (960, 400)
LIGHT_RADIUS = 900
VALANCE_HEIGHT = 150
SCALLOP = 160
"""Width of one scallop of the top."""

Shades = tuple[pygame.Color, pygame.Color, pygame.Color, pygame.Color]
"""Between the folds, their foot, their flank, and where they stand out."""

_DIM: Shades = (
    pygame.Color(14, 0, 3),
    pygame.Color(45, 6, 10),
    pygame.Color(86, 15, 21),
    pygame.Color(102, 29, 32),
)
_LIT: Shades = (
    pygame.Color(28, 6, 7),
    pygame.Color(96, 33, 33),
    pygame.Color(163, 64, 62),
    pygame.Color(194, 79, 76),
)
"""Crimson velvet, away from the light and in it. It covers the whole screen and parts within a
second, so it may be no bright saturated red (WCAG 2.3.1): by the rim it is saturated and too dark
to count, in the light it is less than four fifths red."""

_MAP_WIDTH, _MAP_HEIGHT = 480, 68
_BAND = 4
"""Rows of the map that are made at a time."""
_FOLDS = 25
"""Folds over the whole width."""


def half(side: str) -> Picture:
    """The ``left`` or the ``right`` half, 960x1080, opaque."""

    def make(scale: float) -> pygame.Surface:
        surface = blank(HALF, HEIGHT, scale)
        whole = _whole(surface.get_width() * 2, surface.get_height())
        left = 0 if side == "left" else surface.get_width()
        surface.blit(whole, (0, 0), (left, 0, *surface.get_size()))
        return surface

    return Picture(("drape", side), (HALF, HEIGHT), make, parts=_parts)


def valance() -> Picture:
    """The scalloped top, as wide as the picture."""

    def make(scale: float) -> pygame.Surface:
        surface = blank(WIDTH, VALANCE_HEIGHT, scale)
        brush = Brush(surface, scale)
        cloth = _whole(surface.get_width(), round(HEIGHT * scale))
        cloth = pygame.transform.flip(cloth, True, False)
        mask = blank(WIDTH, VALANCE_HEIGHT, scale)
        shape = Brush(mask, scale)
        shape.svg(_scallops(close=True, fill="#FFFFFF"), (0, 0, WIDTH, VALANCE_HEIGHT))
        shadow = mask.copy()
        shadow.fill((0, 0, 0, 255), None, pygame.BLEND_RGBA_MULT)
        shadow = pygame.transform.box_blur(shadow, max(1, round(7 * scale)))
        surface.blit(shadow, (0, round(10 * scale)), None, PREMULTIPLIED)
        piece = blank(WIDTH, VALANCE_HEIGHT, scale)
        piece.blit(cloth, (0, 0), (0, round(230 * scale), *piece.get_size()))
        piece.fill((235, 235, 235, 255), None, pygame.BLEND_RGBA_MULT)
        piece.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MULT)
        surface.blit(piece, (0, 0), None, PREMULTIPLIED)
        box = (0, 0, WIDTH, VALANCE_HEIGHT)
        brush.svg(_scallops(line=BRASS_DARK, width=9), box)
        brush.svg(_scallops(line=BRASS, width=7, dash="5 4"), box)

        return surface

    return Picture(("drape", "valance"), (WIDTH, VALANCE_HEIGHT), make, parts=_parts)


def _parts(_scale: float) -> tuple[Picture, ...]:
    """What a piece of the curtain is cut from: bands of folds, then the whole."""
    vignette = Picture(("drape", "vignette"), (WIDTH, HEIGHT), lambda scale: _vignette().copy())
    return (*(_band(number) for number in range(_MAP_HEIGHT // _BAND)), vignette, _cloth())


def _band(number: int) -> Picture:
    """Some rows of the map of folds: a picture only so that it is made in a frame of its own."""
    return Picture(
        ("drape", "band", number), (_MAP_WIDTH, _BAND), lambda scale: _rows(number)[0].copy()
    )


def _cloth() -> Picture:
    """The whole curtain, which is kept here and in no book."""

    def make(scale: float) -> pygame.Surface:
        _whole(*blank(WIDTH, HEIGHT, scale).get_size())
        return pygame.Surface((1, 1))

    return Picture(("drape", "cloth"), (WIDTH, HEIGHT), make)


def wanted() -> tuple[Picture, ...]:
    """What takes long to draw, for a table that has time before it needs the curtain."""
    return (half("left"), half("right"), valance())


def _scallops(
    *, close: bool = False, fill: str = "none", line: str = "none", width: float = 0, dash: str = ""
) -> str:
    """The hanging border as an SVG path; closed over the top where it is cloth."""
    top, drop = 50.0, 58.0
    path = f"M0 {top:g}"
    count = WIDTH // SCALLOP
    for number in range(count):
        right = (number + 1) * SCALLOP
        path += f"A{SCALLOP * 0.53:g} {drop * 1.02:g} 0 0 0 {right:g} {top:g}"
    if close:
        path += f"L{WIDTH} 0L0 0Z"
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path d="{path}" fill="{fill}" stroke="{line}" stroke-width="{width:g}"{dashes}/>'


@functools.lru_cache(maxsize=2)
def _whole(width: int, height: int) -> pygame.Surface:
    """The closed curtain at a size in pixels."""
    dim, lit = (pygame.transform.smoothscale(one, (width, height)) for one in _folds())
    cloth = dim
    cloth.blit(_through(lit, _light(width, height)), (0, 0), None, PREMULTIPLIED)
    _weave(cloth)
    shade = pygame.transform.smoothscale(_vignette(), (width, height))
    cloth.blit(shade, (0, 0), None, pygame.BLEND_RGB_MULT)
    return cloth


def _light(width: int, height: int) -> pygame.Surface:
    """A round white light on nothing, premultiplied."""
    scale = width / WIDTH
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    glow = glow_surface(LIGHT_RADIUS, "#FFFFFF", 1.0, scale)
    corner = (LIGHT[0] - LIGHT_RADIUS) * scale, (LIGHT[1] - LIGHT_RADIUS) * scale
    surface.blit(glow, (round(corner[0]), round(corner[1])), None, PREMULTIPLIED)
    return surface


def _through(cloth: pygame.Surface, light: pygame.Surface) -> pygame.Surface:
    """As much of an opaque cloth as a light shows, premultiplied."""
    light.blit(cloth, (0, 0), None, pygame.BLEND_RGB_MULT)
    return light


def _folds() -> tuple[pygame.Surface, pygame.Surface]:
    """The folds as small opaque maps, dim and lit; they run down with a slow swing."""
    dim, lit = (pygame.Surface((_MAP_WIDTH, _MAP_HEIGHT)) for _ in range(2))
    for number in range(_MAP_HEIGHT // _BAND):
        for surface, rows in zip((dim, lit), _rows(number), strict=True):
            surface.blit(rows, (0, number * _BAND))
    return dim, lit


@functools.cache
def _rows(band: int) -> tuple[pygame.Surface, pygame.Surface]:
    """A band of the maps."""
    stream = stream_for(7, "drape")
    phases = [stream.below(628) / 100 for _ in range(4)]
    dim, lit = (pygame.Surface((_MAP_WIDTH, _BAND)) for _ in range(2))
    for row in range(_BAND):
        down = (band * _BAND + row) / _MAP_HEIGHT
        swing = 0.16 * math.sin(2.4 * down + phases[0]) + 0.05 * math.sin(7 * down + phases[1])
        for x in range(_MAP_WIDTH):
            at = x / _MAP_WIDTH * _FOLDS
            bend = 0.17 * math.sin(at * 0.8 + phases[2]) + 0.10 * math.sin(at * 1.9 + phases[3])
            depth = 0.86 + 0.14 * math.sin(at * 0.55 + phases[1])
            wave = math.sin(2 * math.pi * (at + bend + swing * (1 + 0.4 * math.sin(at))))
            level = (0.52 + 0.48 * wave) * depth
            dim.set_at((x, row), _shade(level, _DIM))
            lit.set_at((x, row), _shade(level, _LIT))
    return dim, lit


def _shade(level: float, shades: Shades) -> pygame.Color:
    dark, deep, red, bright = shades
    if level < 0.22:
        return dark.lerp(deep, level / 0.22)
    if level < 0.75:
        return deep.lerp(red, (level - 0.22) / 0.53)
    return red.lerp(bright, (level - 0.75) / 0.25)


def _weave(cloth: pygame.Surface) -> None:
    """Fine threads from top to bottom."""
    stream = stream_for(11, "drape")
    row = pygame.Surface((cloth.get_width(), 1))
    for x in range(row.get_width()):
        level = 214 + stream.below(42)
        row.set_at((x, 0), (level, level, level))
    threads = pygame.transform.scale(row, cloth.get_size())
    cloth.blit(threads, (0, 0), None, pygame.BLEND_RGB_MULT)


@functools.cache
def _vignette() -> pygame.Surface:
    """Light in the middle, dark at the rim, as a small map."""
    surface = pygame.Surface((96, 54))
    for y in range(54):
        for x in range(96):
            dx = (x / 95 * WIDTH - LIGHT[0]) / 1250
            dy = (y / 53 * HEIGHT - LIGHT[1]) / 860
            level = max(0.0, 1 - (dx * dx + dy * dy) ** 0.9)
            part = round(255 * (0.10 + 0.90 * level))
            surface.set_at((x, y), (part, part, part))
    return surface
