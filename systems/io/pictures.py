"""Pictures that know how to make themselves, and the bounded cache of what was made.

A :class:`Picture` is a cheap, immutable description: a key, a logical size and a maker. The
surface behind it (premultiplied, at the window's scale) is made when it is first needed and kept in
the :class:`PictureBook`, which also keeps rotated, scaled, squashed and faded frames: making
those per frame is what software drawing cannot afford.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager

import pygame

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
"""The blend flag for every surface that comes out of a book."""

Maker = Callable[[float], pygame.Surface]
"""Makes the surface for a scale (pixels per logical unit), premultiplied."""

Parts = Callable[[float], "Sequence[Picture]"]


def _none(_scale: float) -> Sequence[Picture]:
    """It is made in one go."""
    return ()


LARGE = 400_000
"""Bytes from which on a variant counts as large..."""

PASSING = 0.15
"""...and the part of a book's budget that all of these may take."""


class Picture:
    """Something that can be drawn: equal when the keys are equal.

    Attributes:
        key: names the content completely; two pictures with one key look the same.
        size: width and height in logical units.
        make: builds the premultiplied surface for a scale.
        says: the strings a player can read on it, for tests of what is visible.
        margin: on every side, what of the size is only for shadows and glows.
        parts: names the pictures it is made of at a scale; making them first, one at a time,
            leaves little to do for itself.
    """

    __slots__ = ("key", "make", "margin", "parts", "says", "size")

    def __init__(
        self,
        key: Hashable,
        size: tuple[float, float],
        make: Maker,
        says: tuple[str, ...] = (),
        margin: float = 0.0,
        parts: Parts | None = None,
    ) -> None:
        self.key = key
        self.size = size
        self.make = make
        self.says = says
        self.margin = margin
        self.parts: Parts = parts or _none

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Picture) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Picture({self.key!r}, {self.size[0]:g}x{self.size[1]:g})"


class PictureBook:
    """Surfaces by picture and variant, least recently used dropped first.

    Args:
        scale: pixels per logical unit.
        budget: bytes of surfaces to keep. What is on a stage stays alive there.
    """

    def __init__(self, scale: float = 1.0, budget: int = 128_000_000) -> None:
        self.scale = scale
        self.budget = budget
        self.bytes_used = 0
        self.made = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._passing: OrderedDict[Hashable, int] = OrderedDict()
        """Large variants and their bytes, the oldest first."""

    def rescale(self, scale: float) -> None:
        """The window has changed: forget everything and make it anew at this scale."""
        self.scale = scale
        self.clear()

    @contextmanager
    def at_scale(self, scale: float) -> Iterator[None]:
        """Make pictures at another scale for a while; what is kept for the window's own stays.

        Pictures that are drawn from others ask the same book for them, so all parts are sharp.
        """
        before = (self.scale, self._kept, self.bytes_used)
        self.scale, self._kept, self.bytes_used = scale, OrderedDict(), 0
        try:
            yield
        finally:
            self.scale, self._kept, self.bytes_used = before

    def clear(self) -> None:
        """Forget all surfaces."""
        self._kept.clear()
        self._passing.clear()
        self.bytes_used = 0

    def has(self, picture: Picture) -> bool:
        """Whether the picture is there, upright and in full strength."""
        return picture.key in self._kept

    def surface(self, picture: Picture) -> pygame.Surface:
        """The picture upright and in full strength."""
        found = self._find(picture.key)
        if found is None:
            found = picture.make(self.scale)
            self._keep(picture.key, found)
        return found

    def steps(self, picture: Picture) -> Iterator[None]:
        """Make a picture that is not there: what it is made of first, one part in each step."""
        if self.has(picture):
            return
        for part in picture.parts(self.scale):
            yield from self.steps(part)
        self.surface(picture)
        yield

    def variant(
        self,
        picture: Picture,
        *,
        angle: float = 0,
        scale: float = 1,
        squash: float = 1,
        alpha: float = 1,
        tint: tuple[int, int, int] | None = None,
    ) -> pygame.Surface:
        """The picture turned, scaled, narrowed, faded or tinted.

        Args:
            angle: degrees, anticlockwise; used in steps of one degree.
            scale: 1 is the picture's own size; used in steps of 1/48.
            squash: width as a part of the whole, for a card that turns over; steps of 1/24.
            alpha: 0 to 1, in steps of 1/20.
            tint: the picture is multiplied by this colour.
        """
        turn = round(angle) % 360
        size = max(1, round(scale * 48))
        narrow = max(1, round(abs(squash) * 24))
        strength = max(0, min(20, round(alpha * 20)))
        if turn == 0 and size == 48 and narrow == 24 and strength == 20 and tint is None:
            return self.surface(picture)
        key = (picture.key, turn, size, narrow, strength, tint)
        found = self._find(key)
        if found is None:
            found = _transform(self.surface(picture), turn, size / 48, narrow / 24)
            found = _colour(found, strength / 20, tint)
            self._keep(key, found)
            if _weight(found) >= LARGE:
                self._pass(key, _weight(found))
        return found

    def _pass(self, key: Hashable, weight: int) -> None:
        """A large picture on its way somewhere is seldom asked for again: few of them are kept,
        so that they do not drive out what is."""
        self._passing[key] = weight
        while sum(self._passing.values()) > self.budget * PASSING and len(self._passing) > 1:
            oldest, _ = self._passing.popitem(last=False)
            dropped = self._kept.pop(oldest, None)
            if dropped is not None:
                self.bytes_used -= _weight(dropped)

    def _find(self, key: Hashable) -> pygame.Surface | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def _keep(self, key: Hashable, surface: pygame.Surface) -> None:
        self.made += 1
        self._kept[key] = surface
        self.bytes_used += _weight(surface)
        while self.bytes_used > self.budget and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self.bytes_used -= _weight(dropped)


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


def _transform(surface: pygame.Surface, turn: int, scale: float, narrow: float) -> pygame.Surface:
    if scale != 1 or narrow != 1:
        width = max(1, round(surface.get_width() * scale * narrow))
        height = max(1, round(surface.get_height() * scale))
        surface = pygame.transform.smoothscale(surface, (width, height))
    if turn:
        surface = pygame.transform.rotozoom(surface, turn, 1)
    return surface


def _colour(
    surface: pygame.Surface, alpha: float, tint: tuple[int, int, int] | None
) -> pygame.Surface:
    if alpha == 1 and tint is None:
        return surface
    red, green, blue = tint or (255, 255, 255)
    level = round(alpha * 255)
    factor = (round(red * alpha), round(green * alpha), round(blue * alpha), level)
    surface = surface.copy()
    # All four channels: a premultiplied picture fades as a whole.
    surface.fill(factor, None, pygame.BLEND_RGBA_MULT)
    return surface
