"""Colours as eyes see them: contrast, colour deficiencies, distances, and flashes in a film.

Contrast is that of WCAG 2. Deficiencies are simulated in linear light with the matrices of Machado,
Oliveira and Fernandes (2009) at full severity. Distances are CIE 1976 delta E. Nothing here needs
a window.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Sequence

Rgb = tuple[float, float, float]
"""Red, green and blue, 0 to 255."""

Seen = Callable[[Rgb], Rgb]

_PROTANOPIA = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
_DEUTERANOPIA = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
_TRITANOPIA = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)


def parsed(colour: str) -> Rgb:
    """The parts of ``"#RRGGBB"``."""
    return (int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16))


def linear(part: float) -> float:
    """A part of a colour (0 to 255) as light, 0 to 1."""
    return _LIGHT[part] if isinstance(part, int) else _linear(part)


def _linear(part: float) -> float:
    value = part / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


_LIGHT = [_linear(part) for part in range(256)]


def _encoded(light: float) -> float:
    light = min(1.0, max(0.0, light))
    value = 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return 255 * value


def luminance(colour: Rgb) -> float:
    """Relative luminance, 0 to 1."""
    red, green, blue = (linear(part) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, two: Rgb) -> float:
    """The contrast ratio of WCAG, 1 to 21."""
    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def blended(top: Rgb, below: Rgb, alpha: float) -> Rgb:
    """A see-through colour over another."""
    red, green, blue = (
        above * alpha + under * (1 - alpha) for above, under in zip(top, below, strict=True)
    )
    return (red, green, blue)


# -- eyes ----------------------------------------------------------------------------------


def _through(matrix: tuple[Rgb, Rgb, Rgb]) -> Seen:
    def seen(colour: Rgb) -> Rgb:
        light = [linear(part) for part in colour]
        red, green, blue = (
            _encoded(sum(weight * part for weight, part in zip(row, light, strict=True)))
            for row in matrix
        )
        return (red, green, blue)

    return seen


def _grey(colour: Rgb) -> Rgb:
    value = _encoded(luminance(colour))
    return (value, value, value)


EYES: dict[str, Seen] = {
    "usual": lambda colour: colour,
    "no red cones": _through(_PROTANOPIA),
    "no green cones": _through(_DEUTERANOPIA),
    "no blue cones": _through(_TRITANOPIA),
    "grey": _grey,
}
"""Name -> how such eyes see a colour."""


def lab(colour: Rgb) -> Rgb:
    """CIE L*a*b* under D65."""
    red, green, blue = (linear(part) for part in colour)
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883

    def bent(value: float) -> float:
        return math.cbrt(value) if value > 0.008856 else 7.787 * value + 16 / 116

    return (116 * bent(y) - 16, 500 * (bent(x) - bent(y)), 200 * (bent(y) - bent(z)))


def distance(one: Rgb, two: Rgb) -> float:
    """Delta E (1976) of two colours."""
    return math.dist(lab(one), lab(two))


def nearest(colours: Sequence[Rgb], eyes: Seen) -> tuple[float, tuple[int, int]]:
    """The two colours that such eyes tell apart worst: their distance, and which they are."""
    seen = [eyes(colour) for colour in colours]
    return min(
        (distance(seen[a], seen[b]), (a, b)) for a, b in itertools.combinations(range(len(seen)), 2)
    )


# -- flashes -------------------------------------------------------------------------------

FLASH = 0.10
"""Change of relative luminance that makes half a flash (where the darker side is below 0.8)."""

LARGE = 0.20
"""The part of the screen that may flash."""


class FlashAnalyser:
    """Counts flashes in a film of small frames.

    A flash is a change of luminance by :data:`FLASH` and one back within a second. Feed it frames
    of one size; every cell is watched for itself.

    Attributes:
        worst_area: the largest part of the screen that flashed within one second.
        worst_rate: the most flashes within one second, in an area larger than :data:`LARGE`.
        worst_red: the same for saturated red.
        worst_red_area: the largest part of the screen where saturated red came or went within one
            second, were it but once.
    """

    def __init__(self, rate: float = 60.0) -> None:
        self.rate = rate
        self.frames = 0
        self.worst_area = 0.0
        self.worst_rate = 0
        self.worst_red = 0
        self.worst_red_area = 0.0
        self._light = _Cells(FLASH, ceiling=0.8)
        self._red = _Cells(20.0)

    def feed(self, cells: Iterable[Rgb]) -> None:
        """The next frame."""
        colours = list(cells)
        window = round(self.rate)
        self._light.feed(self.frames, [luminance(colour) for colour in colours])
        self._red.feed(self.frames, [_redness(colour) for colour in colours])
        self.frames += 1
        counts = self._light.flashes(self.frames - window)
        self.worst_area = max(self.worst_area, sum(1 for n in counts if n) / len(counts))
        self.worst_rate = max(self.worst_rate, _shared(counts))
        self.worst_red = max(self.worst_red, _shared(self._red.flashes(self.frames - window)))
        self.worst_red_area = max(self.worst_red_area, self._red.turned())


class _Cells:
    """The turns of a value in every cell: when it went up or down by enough."""

    def __init__(self, step: float, ceiling: float = math.inf) -> None:
        self.step = step
        self.ceiling = ceiling
        self.extremes: list[list[float]] = []
        self.ways: list[int] = []
        self.turns: list[list[int]] = []

    def feed(self, frame: int, values: list[float]) -> None:
        if not self.extremes:
            self.extremes = [[value, value] for value in values]
            self.ways = [0] * len(values)
            self.turns = [[] for _ in values]
            return
        for cell, value in enumerate(values):
            low, high = self.extremes[cell]
            way = self.ways[cell]
            if way >= 0:
                high = max(high, value)
            if way <= 0:
                low = min(low, value)
            if way <= 0 and value - low >= self.step and low < self.ceiling:
                self.turns[cell].append(frame)
                way, high = 1, value
            elif way >= 0 and high - value >= self.step and value < self.ceiling:
                self.turns[cell].append(frame)
                way, low = -1, value
            self.ways[cell] = way
            self.extremes[cell] = [low, high]

    def flashes(self, since: int) -> list[int]:
        """Flashes of each cell (pairs of turns) from a frame on."""
        found = []
        for turns in self.turns:
            while turns and turns[0] < since:
                turns.pop(0)
            found.append(len(turns) // 2)
        return found

    def turned(self) -> float:
        """The part of the cells that turned at all since the frame that was asked for last."""
        return sum(1 for turns in self.turns if turns) / len(self.turns)


def _redness(colour: Rgb) -> float:
    """WCAG's measure of saturated red; 0 where the colour is none."""
    red, green, blue = (linear(part) for part in colour)
    whole = red + green + blue
    if whole <= 0 or red / whole < 0.8:
        return 0.0
    return max(0.0, (red - green - blue) * 320)


def _shared(counts: list[int]) -> int:
    """So many flashes have more cells than may flash at all."""
    ordered = sorted(counts, reverse=True)
    return ordered[min(len(ordered) - 1, int(len(ordered) * LARGE))]
