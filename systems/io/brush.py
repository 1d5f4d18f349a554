"""Drawing in logical units on a new picture: smooth shapes, gradients, glows, shadows.

Shapes are small SVG drawings that SDL rasterises with smooth edges at the size needed; a glow or a
shadow is blurred at a quarter of the size. All of it happens once per picture, never per frame.
"""

from __future__ import annotations

import functools
import io
import math
from collections.abc import Callable, Hashable

import pygame

from systems.io.dashes import dashed_outline
from systems.io.pictures import PREMULTIPLIED, Picture, PictureBook

Colour = str
"""``"#RRGGBB"``."""

Box = tuple[float, float, float, float]
"""Left, top, width, height in logical units."""


def rgb(colour: Colour) -> tuple[int, int, int]:
    """The three parts of ``"#RRGGBB"``."""
    return (int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16))


def blank(width: float, height: float, scale: float) -> pygame.Surface:
    """An empty premultiplied surface of a logical size."""
    size = (max(1, math.ceil(width * scale)), max(1, math.ceil(height * scale)))
    return pygame.Surface(size, pygame.SRCALPHA)


def vector(body: str, width: float, height: float, scale: float, defs: str = "") -> pygame.Surface:
    """Rasterise an SVG drawing with this body and logical size, premultiplied.

    SDL's reader draws paths, basic shapes, opacity, dashes and gradients with
    ``gradientUnits="userSpaceOnUse"``. It draws no text, clip paths, masks, filters or styles.
    """
    pixels = (max(1, math.ceil(width * scale)), max(1, math.ceil(height * scale)))
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{pixels[0]}" height="{pixels[1]}" '
        f'viewBox="0 0 {pixels[0] / scale:.4f} {pixels[1] / scale:.4f}">'
        f"<defs>{defs}</defs>{body}</svg>"
    )
    surface = pygame.image.load(io.BytesIO(document.encode()), "drawing.svg")
    return surface.convert_alpha().premul_alpha()


class Brush:
    """Draws on one premultiplied surface in logical units.

    Coordinates may be moved by ``offset``, so that a picture with a margin for its shadow can
    be drawn in the coordinates of the thing itself.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        scale: float,
        book: PictureBook | None = None,
        offset: tuple[float, float] = (0, 0),
    ) -> None:
        self.surface = surface
        self.scale = scale
        self.book = book
        self.offset = offset

    # -- things made elsewhere ---------------------------------------------------------------

    def blit(self, surface: pygame.Surface, left: float, top: float) -> None:
        """Lay a premultiplied surface down with its corner at a logical position."""
        x = round((left + self.offset[0]) * self.scale)
        y = round((top + self.offset[1]) * self.scale)
        self.surface.blit(surface, (x, y), None, PREMULTIPLIED)

    def picture(self, picture: Picture, centre: tuple[float, float]) -> None:
        """Lay a picture down around its centre."""
        surface = self.book.surface(picture) if self.book else self.made(picture)
        x = (centre[0] + self.offset[0]) * self.scale - surface.get_width() / 2
        y = (centre[1] + self.offset[1]) * self.scale - surface.get_height() / 2
        self.surface.blit(surface, (round(x), round(y)), None, PREMULTIPLIED)

    def made(self, picture: Picture) -> pygame.Surface:
        """A surface of a picture that no book keeps, to be worked on."""
        return picture.make(self.scale)

    # -- shapes ------------------------------------------------------------------------------

    def svg(self, body: str, box: Box, defs: str = "") -> None:
        """An SVG drawing whose own coordinates begin at the corner of ``box``."""
        self.blit(vector(body, box[2], box[3], self.scale, defs), box[0], box[1])

    def plate(
        self,
        box: Box,
        radius: float,
        fill: Colour | None = None,
        *,
        fill_opacity: float = 1,
        to: Colour | None = None,
        edge: Colour | None = None,
        edge_width: float = 0,
        edge_opacity: float = 1,
        dash: str = "",
    ) -> None:
        """A rounded rectangle. The edge lies inside ``box``.

        Args:
            box: where it lies.
            radius: of the corners.
            fill: colour of the ground, or None.
            fill_opacity: 0 to 1.
            to: lower colour of a vertical gradient that begins with ``fill``.
            edge: colour of the edge, or None.
            edge_width: its width.
            edge_opacity: 0 to 1.
            dash: SVG dash pattern for the edge, such as ``"16 12"``.
        """
        left, top, width, height = box
        inset = edge_width / 2
        paint, defs = fill or "none", ""
        if fill and to:
            paint = "url(#g)"
            defs = (
                f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
                f'y2="{height:g}"><stop offset="0" stop-color="{fill}"/>'
                f'<stop offset="1" stop-color="{to}"/></linearGradient>'
            )
        stroke = ""
        if edge and edge_width:
            stroke = (
                f' stroke="{edge}" stroke-width="{edge_width:g}" stroke-opacity="{edge_opacity:g}"'
            )
        body = (
            f'<rect x="{inset:g}" y="{inset:g}" width="{max(0, width - edge_width):g}" '
            f'height="{max(0, height - edge_width):g}" rx="{max(0, radius - inset):g}" '
            f'fill="{paint}" fill-opacity="{fill_opacity:g}"{"" if dash else stroke}/>'
        )
        if dash and stroke:
            dashes = dashed_outline(width, height, inset, radius - inset, dash)
            body += f'<path d="{dashes}" fill="none"{stroke}/>'
        self.blit(vector(body, width, height, self.scale, defs), left, top)

    def line(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        colour: Colour,
        width: float = 2,
        opacity: float = 1,
    ) -> None:
        """A straight line with round ends."""
        left = min(start[0], end[0]) - width
        top = min(start[1], end[1]) - width
        box = (left, top, abs(start[0] - end[0]) + 2 * width, abs(start[1] - end[1]) + 2 * width)
        body = (
            f'<path d="M{start[0] - left:g} {start[1] - top:g}L{end[0] - left:g} {end[1] - top:g}" '
            f'stroke="{colour}" stroke-width="{width:g}" stroke-opacity="{opacity:g}" '
            f'stroke-linecap="round"/>'
        )
        self.svg(body, box)

    # -- light and shade ---------------------------------------------------------------------

    def glow(
        self,
        centre: tuple[float, float],
        radius: float,
        colour: Colour,
        strength: float = 0.6,
        flatten: float = 1,
    ) -> None:
        """A soft round light (``flatten`` below 1 makes it an ellipse lying down)."""
        self.blit(
            glow_surface(radius, colour, strength, self.scale, flatten),
            centre[0] - radius,
            centre[1] - radius * flatten,
        )

    def shadow(
        self, box: Box, radius: float, blur: float = 14, drop: float = 10, opacity: float = 0.6
    ) -> None:
        """The soft shadow of a rounded rectangle; draw it before the thing itself."""
        surface, margin = shadow_surface(box[2], box[3], radius, blur, opacity, self.scale)
        self.blit(surface, box[0] - margin, box[1] - margin + drop)

    def fill(self, colour: Colour, box: Box | None = None, *, opacity: float = 1) -> None:
        """Paint a region (or everything) in one colour; what lay there is gone."""
        wash = [round(part * opacity) for part in (*rgb(colour), 255)]
        self.surface.fill(wash, self._pixels(box) if box else None)

    def _pixels(self, box: Box) -> pygame.Rect:
        left, top = (box[0] + self.offset[0]) * self.scale, (box[1] + self.offset[1]) * self.scale
        return pygame.Rect(
            round(left), round(top), round(box[2] * self.scale), round(box[3] * self.scale)
        )


Paint = Callable[[Brush], None]


class _Lister(Brush):
    """Paints nothing: notes which other pictures would be laid down."""

    def __init__(self, scale: float, book: PictureBook | None) -> None:
        super().__init__(blank(1, 1, 1), scale, book)
        self.found: list[Picture] = []

    def picture(self, picture: Picture, centre: tuple[float, float]) -> None:
        if self.book is None:
            super().picture(picture, centre)
        else:
            self.found.append(picture)

    def made(self, picture: Picture) -> pygame.Surface:
        self.found += picture.parts(self.scale)  # itself is made again by whoever draws it
        return blank(1, 1, 1)

    def blit(self, surface: pygame.Surface, left: float, top: float) -> None:
        pass

    def svg(self, body: str, box: Box, defs: str = "") -> None:
        pass

    def plate(self, box: Box, radius: float, fill: Colour | None = None, **look: object) -> None:
        pass

    def line(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        colour: Colour,
        width: float = 2,
        opacity: float = 1,
    ) -> None:
        pass

    def glow(
        self,
        centre: tuple[float, float],
        radius: float,
        colour: Colour,
        strength: float = 0.6,
        flatten: float = 1,
    ) -> None:
        pass

    def shadow(
        self, box: Box, radius: float, blur: float = 14, drop: float = 10, opacity: float = 0.6
    ) -> None:
        pass


def painted(
    key: Hashable,
    size: tuple[float, float],
    paint: Paint,
    book: PictureBook | None = None,
    *,
    margin: float = 0,
    says: tuple[str, ...] = (),
) -> Picture:
    """A picture drawn by a function with a :class:`Brush`.

    Args:
        key: everything that decides what it looks like.
        size: of the thing itself.
        paint: draws it; (0, 0) is the corner of the thing.
        book: where pictures used by ``paint`` are kept.
        margin: room on every side for shadows and glows; the picture's size grows by it,
            its centre stays.
        says: the strings on it.
    """
    full = (size[0] + 2 * margin, size[1] + 2 * margin)

    def make(scale: float) -> pygame.Surface:
        surface = blank(full[0], full[1], scale)
        paint(Brush(surface, scale, book, (margin, margin)))
        return surface

    def parts(scale: float) -> list[Picture]:
        lister = _Lister(scale, book)
        paint(lister)
        return lister.found

    return Picture(("painted", key), full, make, says, margin, parts)


_GLOW_SIZE = 96


@functools.cache
def _glow() -> pygame.Surface:
    """White light that fades with the square of the distance, made once."""
    mask = pygame.Surface((_GLOW_SIZE, _GLOW_SIZE), pygame.SRCALPHA)
    middle = (_GLOW_SIZE - 1) / 2
    for y in range(_GLOW_SIZE):
        for x in range(_GLOW_SIZE):
            away = math.hypot(x - middle, y - middle) / (_GLOW_SIZE / 2)
            level = round(255 * max(0.0, 1 - away) ** 2)
            mask.set_at((x, y), (level, level, level, level))
    return mask


def glow_surface(
    radius: float, colour: Colour, strength: float, scale: float, flatten: float = 1
) -> pygame.Surface:
    """A premultiplied round light of a logical radius."""
    size = (max(2, round(2 * radius * scale)), max(2, round(2 * radius * flatten * scale)))
    surface = pygame.transform.smoothscale(_glow(), size)
    red, green, blue = rgb(colour)
    factor = tuple(round(part * strength) for part in (red, green, blue, 255))
    surface.fill(factor, None, pygame.BLEND_RGBA_MULT)
    return surface


def shadow_surface(
    width: float, height: float, radius: float, blur: float, opacity: float, scale: float
) -> tuple[pygame.Surface, float]:
    """The blurred black shape of a rounded rectangle, and its margin in logical units."""
    margin = 2 * blur + 4
    body = (
        f'<rect x="{margin:g}" y="{margin:g}" width="{width:g}" height="{height:g}" '
        f'rx="{radius:g}" fill="#000000" fill-opacity="{opacity:g}"/>'
    )
    full = (width + 2 * margin, height + 2 * margin)
    return soft(vector(body, full[0], full[1], scale / 4), blur * scale / 4, full, scale), margin


def soft(
    small: pygame.Surface, blur: float, size: tuple[float, float], scale: float
) -> pygame.Surface:
    """Blur a small surface (``blur`` in its own pixels) and enlarge it to a logical size."""
    reach = max(1, round(blur))
    for _ in range(2):  # twice a box is close to a bell curve, and cheap
        small = pygame.transform.box_blur(small, reach)
    return pygame.transform.smoothscale(
        small, (max(1, math.ceil(size[0] * scale)), max(1, math.ceil(size[1] * scale)))
    )
