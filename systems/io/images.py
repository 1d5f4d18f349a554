"""Pictures from files: loaded when first drawn, fitted to a size, optionally shaped and shaded."""

from __future__ import annotations

import logging
import math
from collections import OrderedDict
from pathlib import Path
from typing import NamedTuple

import pygame

from systems.io.brush import blank, rgb, shadow_surface, soft, vector
from systems.io.pictures import PREMULTIPLIED, Picture

ASSETS = Path(__file__).resolve().parents[2] / "assets"

READING = (600.0, 600.0)
"""So large counts what reads a file, to whoever shares out the work."""

READ_BYTES = 12_000_000
"""Of files as they were read."""

_log = logging.getLogger(__name__)


class Images:
    """Pictures of the assets folder (WebP, PNG, JPG, SVG) at the size a layout needs.

    A file that is missing is logged once and drawn as a plain plate, so that a table with
    unfinished art still works.
    """

    def __init__(self, folder: Path = ASSETS) -> None:
        self.folder = folder
        self._reported: set[Path] = set()
        self._read: OrderedDict[Path, pygame.Surface] = OrderedDict()
        self._kept: dict[Path, pygame.Surface] = {}
        self._ahead: dict[Path, pygame.Surface] = {}

    def read_ahead(self, name: str) -> None:
        """Read a large file that will soon be drawn; the one call that a thread may make.

        It is fitted to the window when it is drawn; till then it takes memory: see
        :meth:`forget_ahead`.
        """
        path = self.folder / name
        if path in self._read or path in self._kept or path in self._ahead:
            return
        try:
            self._ahead[path] = pygame.image.load(path)
        except (OSError, pygame.error):
            return  # it is told when it is drawn

    def forget_ahead(self) -> None:
        """Let go of what was read ahead and has not been drawn."""
        self._ahead.clear()

    def keep(self, name: str) -> None:
        """A large file that is wanted at ever new sizes: read once, it stays."""
        path = self.folder / name
        if path in self._read:
            self._kept[path] = self._read.pop(path)
        elif path not in self._kept:
            try:
                self._kept[path] = self._load(path)
            except (OSError, pygame.error) as error:
                self._report(path, error)

    def exists(self, name: str) -> bool:
        """Whether there is such a file in the assets folder."""
        return (self.folder / name).is_file()

    def first(self, *names: str) -> str | None:
        """The first of these files that exists."""
        return next((name for name in names if self.exists(name)), None)

    def picture(
        self,
        name: str,
        size: tuple[float, float],
        *,
        fit: str = "cover",
        radius: float = 0,
        anchor: tuple[float, float] = (0.5, 0.5),
        colour: str | None = None,
        shadow: float = 0,
    ) -> Picture:
        """A picture of a file.

        Args:
            name: path below the assets folder, with ``/``.
            size: logical width and height.
            fit: ``cover`` fills the size and cuts what sticks out, ``contain`` shows all of
                the picture, ``stretch`` fills exactly.
            radius: rounded corners; half the width makes a disc.
            anchor: which part stays with ``cover``: (0.5, 0) keeps the top.
            colour: paints a flat icon (an SVG with ``currentColor`` or black) in this colour.
            shadow: blur of a soft shadow below, 0 for none; the picture grows by the margin
                of the shadow on every side, its centre stays.
        """
        path = self.folder / name
        margin = 2 * shadow + 4 if shadow else 0
        full = (size[0] + 2 * margin, size[1] + 2 * margin)

        def make(scale: float) -> pygame.Surface:
            pixels = (max(1, math.ceil(size[0] * scale)), max(1, math.ceil(size[1] * scale)))
            surface = self._fitted(path, pixels, fit, anchor, colour)
            if radius:
                surface = rounded(surface, size, radius, scale)
            if shadow:
                surface = _shaded(surface, size, radius, shadow, scale, flat=fit != "contain")
            return surface

        def parts(_scale: float) -> tuple[Picture, ...]:
            known = path.suffix == ".svg" or path in self._read or path in self._kept
            return () if known else (self.source(name),)

        key = ("file", name, size, fit, radius, anchor, colour, shadow)
        return Picture(key, full, make, parts=parts)

    def source(self, name: str) -> Picture:
        """Nothing to see: making it reads the file, which is kept for the sizes that follow."""
        path = self.folder / name

        def make(_scale: float) -> pygame.Surface:
            try:
                self._source(path)
            except (OSError, pygame.error) as error:
                self._report(path, error)
            return pygame.Surface((1, 1), pygame.SRCALPHA)

        return Picture(("source", name), READING, make)

    def _source(self, path: Path) -> pygame.Surface:
        """A file as large as it is; the last ones are kept, as faces are drawn at many sizes."""
        if path in self._kept:
            return self._kept[path]
        found = self._read.get(path)
        if found is None:
            found = self._read[path] = self._load(path)
            while sum(map(_bytes, self._read.values())) > READ_BYTES and len(self._read) > 1:
                self._read.popitem(last=False)
        self._read.move_to_end(path)
        return found

    def _load(self, path: Path) -> pygame.Surface:
        read = self._ahead.pop(path, None) or pygame.image.load(path)
        found = read.convert_alpha()
        # Files without an alpha channel are solid.
        return found.premul_alpha() if read.get_masks()[3] else found

    def _fitted(
        self,
        path: Path,
        pixels: tuple[int, int],
        fit: str,
        anchor: tuple[float, float],
        colour: str | None,
    ) -> pygame.Surface:
        try:
            if path.suffix == ".svg":
                if fit == "cover" and not colour:
                    return _scaled(_drawn(path, pixels), pixels, fit, anchor)
                return _icon(path, pixels, colour)
            source = self._source(path)
        except (OSError, pygame.error) as error:
            self._report(path, error)
            return _stand_in(pixels)
        return _scaled(source, pixels, fit, anchor)

    def _report(self, path: Path, error: Exception) -> None:
        if path not in self._reported:
            self._reported.add(path)
            _log.warning("The picture %s cannot be shown: %s", path, error)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


def _drawn(path: Path, pixels: tuple[int, int]) -> pygame.Surface:
    """A drawing as large as it has to be to cover so many pixels."""
    inside = pygame.image.load_sized_svg(path, pixels)
    factor = max(pixels[0] / inside.get_width(), pixels[1] / inside.get_height())
    size = (math.ceil(inside.get_width() * factor), math.ceil(inside.get_height() * factor))
    return pygame.image.load_sized_svg(path, size).convert_alpha().premul_alpha()


def _icon(path: Path, pixels: tuple[int, int], colour: str | None) -> pygame.Surface:
    surface = pygame.image.load_sized_svg(path, pixels).convert_alpha()
    if colour:  # white in the icon's shape, then multiplied by the colour
        surface.fill((255, 255, 255, 0), None, pygame.BLEND_RGBA_ADD)
    surface = surface.premul_alpha()
    if colour:
        surface.fill((*rgb(colour), 255), None, pygame.BLEND_RGBA_MULT)
    return _centred(surface, pixels)


def _stand_in(pixels: tuple[int, int]) -> pygame.Surface:
    """A quiet plate in the place of a picture that cannot be shown."""
    surface = pygame.Surface(pixels, pygame.SRCALPHA)
    surface.fill((58, 44, 34, 255))
    pygame.draw.rect(surface, (140, 111, 60, 255), surface.get_rect(), max(1, pixels[0] // 60))
    return surface


def _scaled(
    source: pygame.Surface, pixels: tuple[int, int], fit: str, anchor: tuple[float, float]
) -> pygame.Surface:
    if fit == "stretch":
        return pygame.transform.smoothscale(source, pixels)
    across, down = pixels[0] / source.get_width(), pixels[1] / source.get_height()
    factor = max(across, down) if fit == "cover" else min(across, down)
    size = (
        max(1, round(source.get_width() * factor)),
        max(1, round(source.get_height() * factor)),
    )
    if fit == "contain":
        return _centred(pygame.transform.smoothscale(source, size), pixels)
    spans = [
        _Span.of(source.get_size()[side], size[side], pixels[side], anchor[side], factor)
        for side in (0, 1)
    ]
    wide, high = spans
    part = source.subsurface((wide.start, high.start, wide.length, high.length))
    scaled = pygame.transform.smoothscale(part, (wide.scaled, high.scaled))
    result = pygame.Surface(pixels, pygame.SRCALPHA)
    result.blit(scaled, (-wide.before, -high.before), None, PREMULTIPLIED)
    return result


class _Span(NamedTuple):
    """What is seen of one side of a picture that covers: nothing else of it is scaled.

    Attributes:
        start: in the source.
        length: likewise; a little more than is seen, so that its edges are smooth.
        scaled: what becomes of the length.
        before: how much of that lies before what is seen.
    """

    start: int
    length: int
    scaled: int
    before: int

    @classmethod
    def of(cls, source: int, size: int, seen: int, anchor: float, factor: float) -> _Span:
        """Of a side of a source that would be so large, and of which so much is seen."""
        cut = round((size - seen) * anchor)
        more = 2 / factor
        start = max(0, math.floor(cut / factor - more))
        end = min(source, math.ceil((cut + seen) / factor + more))
        left, right = round(start * factor), size if end == source else round(end * factor)
        return cls(start, end - start, right - left, cut - left)


def _centred(surface: pygame.Surface, pixels: tuple[int, int]) -> pygame.Surface:
    if surface.get_size() == pixels:
        return surface
    result = pygame.Surface(pixels, pygame.SRCALPHA)
    corner = (
        (pixels[0] - surface.get_width()) // 2,
        (pixels[1] - surface.get_height()) // 2,
    )
    result.blit(surface, corner, None, PREMULTIPLIED)
    return result


def rounded(
    surface: pygame.Surface, size: tuple[float, float], radius: float, scale: float
) -> pygame.Surface:
    """A copy of a premultiplied surface with round corners."""
    body = f'<rect width="{size[0]:g}" height="{size[1]:g}" rx="{radius:g}" fill="#FFFFFF"/>'
    mask = vector(body, size[0], size[1], scale)
    result = surface.copy()
    if mask.get_size() != result.get_size():
        mask = pygame.transform.smoothscale(mask, result.get_size())
    result.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MULT)
    return result


def _shaded(
    surface: pygame.Surface,
    size: tuple[float, float],
    radius: float,
    blur: float,
    scale: float,
    flat: bool,
) -> pygame.Surface:
    """The picture over its soft shadow; ``flat`` pictures fill their whole rectangle."""
    margin = 2 * blur + 4
    full = (size[0] + 2 * margin, size[1] + 2 * margin)
    result = blank(full[0], full[1], scale)
    if flat:
        shade, _ = shadow_surface(size[0], size[1], radius, blur, 0.6, scale)
    else:
        black = surface.copy()
        black.fill((0, 0, 0, 150), None, pygame.BLEND_RGBA_MULT)
        ground = blank(full[0], full[1], scale)
        ground.blit(black, (round(margin * scale), round(margin * scale)), None, PREMULTIPLIED)
        quarter = (max(1, ground.get_width() // 4), max(1, ground.get_height() // 4))
        shade = soft(pygame.transform.smoothscale(ground, quarter), blur * scale / 4, full, scale)
    result.blit(shade, (0, round(blur * 0.6 * scale)), None, PREMULTIPLIED)
    result.blit(surface, (round(margin * scale), round(margin * scale)), None, PREMULTIPLIED)
    return result
