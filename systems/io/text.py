"""The text kit: roles, text size of the player, wrapping, runs in several colours, lettering.

Every string that reaches the screen goes through :meth:`TextKit.picture`; listeners hear of each
one, also when the picture comes from the cache, so that a test can tell what is readable.
Text pictures are centred optically: the middle of the capitals is the middle of the picture, so
text placed on the centre of a plate looks centred, whatever the typeface.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace

import pygame

from systems.io import lettering
from systems.io.brush import Brush, blank, rgb
from systems.io.fonts import DEFAULT_SIZES, FontShelf
from systems.io.pictures import Picture, PictureBook
from systems.io.typeset import (
    ELLIPSIS,
    Content,
    Inline,
    Line,
    Measure,
    Piece,
    Run,
    Word,
    joined,
    line_width,
    pieces_of,
    set_lines,
)

__all__ = ["CREAM", "SCALES", "SMALLEST", "Content", "Inline", "Rendered", "Run", "TextKit"]

SMALLEST = 28
"""Logical pixels. Nothing on any screen is smaller."""

LARGEST_GROWN = 76
"""The text size setting enlarges up to here; what is larger already stays as it is."""

SCALES = (100, 125, 150, 200)
"""The text sizes a player may choose, in per cent."""

CREAM = "#F8EDD4"
OVERHANG = 3
"""Logical units on the right for letters that lean over their own width."""

LINE = 1.18
"""Distance of baselines, in sizes."""


@dataclass(frozen=True, slots=True)
class Rendered:
    """What a listener hears: a string, its role and its size in logical pixels."""

    text: str
    role: str
    size: float


@dataclass(frozen=True, slots=True)
class _Block:
    """Lines with their place in a box, in logical units."""

    lines: tuple[Line, ...]
    widths: tuple[float, ...]
    width: float
    above: float
    """From the top of the text to its optical middle."""
    below: float
    first_baseline: float
    step: float
    usual: bool
    """Set in the usual face, as the wider letters for easy reading would have been cut."""


class TextKit:
    """Makes pictures of text.

    Args:
        fonts: where typefaces come from.
        book: the picture cache; its scale is the window's.
        percent: the player's text size, 100 to 200.

    Attributes:
        listeners: told of every string.
        cut: texts that had to end with an ellipsis, for tests of layouts.
        metal: upper and lower colour of title lettering; kits may share it.
    """

    MOST_BLOCKS = 600

    def __init__(self, fonts: FontShelf, book: PictureBook, percent: int = 100) -> None:
        self.fonts = fonts
        self.book = book
        self.percent = percent
        self.listeners: list[Callable[[Rendered], None]] = []
        self.cut: set[str] = set()
        self.metal: list[str] = [lettering.BRASS_TOP, lettering.BRASS_FOOT]
        self._blocks: OrderedDict[Hashable, _Block] = OrderedDict()

    def set_easy(self, easy: bool) -> bool:
        """Use the face for easy reading, or the usual ones; True when that is another one."""
        if easy == self.fonts.easy:
            return False
        self.fonts.easy = easy
        self._blocks.clear()
        self.book.clear()
        return True

    def size(self, role: str, size: float | None = None, *, fixed: bool = False) -> float:
        """The logical size used for a role: floor of 28, and the player's text size.

        ``fixed`` lettering belongs to a thing (a badge's number, a key's name) and keeps its size.
        """
        base = max(SMALLEST, size if size is not None else DEFAULT_SIZES[role])
        if fixed:
            return base
        return max(base, min(base * self.percent / 100, LARGEST_GROWN))

    def picture(
        self,
        content: Content,
        role: str = "body",
        size: float | None = None,
        colour: str = CREAM,
        *,
        width: float | None = None,
        align: str = "left",
        line: float = LINE,
        most_lines: int | None = None,
        shadow: float = 0,
        gold: bool = False,
        fixed: bool = False,
    ) -> Picture:
        """A picture of some text.

        Args:
            content: a string, a :class:`Run`, an :class:`Inline`, or a tuple of them; a newline
                begins a new line.
            role: see :data:`systems.io.fonts.FILES`.
            size: logical pixels before the player's text size; None for the role's own.
            colour: of what names none.
            width: wrap at this width (logical units); None for one line.
            align: ``left``, ``centre`` or ``right`` within the widest line (within ``width``
                where one is given and the text is not on the left).
            line: distance of baselines, in sizes.
            most_lines: what does not fit is cut and ends with an ellipsis; letters for easy
                reading first give way to the usual, slimmer ones.
            shadow: 0 to 1, a soft shadow under the letters.
            gold: lettering in brass with a dark edge (for titles).
            fixed: it does not grow with the player's text size.

        Returns:
            A picture whose ``size`` is the text's box with the capitals in the middle. Looks
            with a shadow have a margin of :data:`systems.io.lettering.MARGIN` on every side.
        """
        pieces = pieces_of(content)
        metal = (self.metal[0], self.metal[1]) if gold else None
        real = self.size(role, size, fixed=fixed)
        self._tell(pieces, role, real)
        block = self._block(pieces, role, real, colour, width, line, most_lines)
        margin = lettering.MARGIN if gold or shadow else 0.0
        box = max(block.width, width) if width and align != "left" else block.width
        half = max(block.above, block.below)
        full = (box + 2 * margin + OVERHANG, 2 * (half + margin))

        def make(scale: float) -> pygame.Surface:
            def letters(flat: str) -> pygame.Surface:
                surface = blank(full[0], full[1], scale)
                top = margin + half - block.above
                self._draw(surface, scale, block, real, (margin, top), box, align, flat)
                return surface

            if metal is not None:
                first = margin + half - block.above + block.first_baseline
                rows = [
                    (first + n * block.step - real * 0.74, first + n * block.step + real * 0.04)
                    for n in range(len(block.lines))
                ]
                return lettering.gilded(letters, scale, rows, metal)
            if shadow:
                return lettering.shaded(letters, scale, shadow)
            return letters("")

        key = ("text", pieces, role, real, colour, width, align, line, most_lines, shadow, metal)
        return Picture(key, full, make, tuple(p.text for p in pieces if isinstance(p, Run)))

    def measure(
        self,
        content: Content,
        role: str = "body",
        size: float | None = None,
        *,
        width: float | None = None,
        line: float = LINE,
        fixed: bool = False,
    ) -> tuple[float, float]:
        """Width and height in logical units that :meth:`picture` will need (without shadow)."""
        real = self.size(role, size, fixed=fixed)
        block = self._block(pieces_of(content), role, real, CREAM, width, line, None)
        return (block.width, 2 * max(block.above, block.below))

    def boxed(
        self,
        content: Content,
        role: str,
        size: float | None,
        box: tuple[float, float],
        *,
        lines: int = 2,
        line: float = LINE,
    ) -> float:
        """The size at which a text fits a box in so many lines: as large as the player wants it,
        where the box allows that.

        It is in logical pixels with the player's text size in it, at least 28: draw it with
        ``fixed``.

        Args:
            content: the text.
            role: its typeface.
            size: before the player's text size; None for the role's own.
            box: width and height.
            lines: that it may have at most.
            line: distance of baselines, in sizes.
        """
        wanted = self.size(role, size)
        limit = box[0] if lines > 1 else None
        pieces = pieces_of(content)
        while wanted > SMALLEST:
            block = self._block(pieces, role, wanted, CREAM, limit, line, None)
            high = block.above + block.below
            if len(block.lines) <= lines and block.width <= box[0] and high <= box[1]:
                break
            wanted = max(SMALLEST, wanted - (2 if wanted > 44 else 1))
        return wanted

    def fitting(
        self, text: str, role: str, size: float | None, width: float, lines: int = 1
    ) -> float:
        """The largest size, at most ``size`` and at least 28, at which the text fits.

        It counts before the player's text size; where even 28 px do not fit, 28 is
        returned and the caller wraps, scrolls or uses ``most_lines``.
        """
        wanted = size if size is not None else DEFAULT_SIZES[role]
        limit = width if lines > 1 else None
        while wanted > SMALLEST:
            real = self.size(role, wanted)
            block = self._block(pieces_of(text), role, real, CREAM, limit, LINE, None)
            if len(block.lines) <= lines and block.width <= width:
                break
            wanted = max(SMALLEST, wanted - 1)
        return wanted

    # -- details -----------------------------------------------------------------------------

    def _tell(self, pieces: tuple[Piece, ...], role: str, size: float) -> None:
        for listener in self.listeners:
            for piece in pieces:
                if isinstance(piece, Run) and piece.text.strip():
                    listener(Rendered(piece.text, piece.role or role, size))

    def _font(
        self, role: str, size: float, scale: float, *, usual: bool = False
    ) -> pygame.font.Font:
        return self.fonts.font(role, max(1, round(size * scale)), usual=usual)

    def _block(
        self,
        pieces: tuple[Piece, ...],
        role: str,
        size: float,
        colour: str,
        width: float | None,
        line: float,
        most_lines: int | None,
    ) -> _Block:
        scale = self.book.scale
        key = (pieces, role, size, colour, width, line, most_lines, scale, self.fonts.easy)
        found = self._blocks.get(key)
        if found is not None:
            self._blocks.move_to_end(key)
            return found

        usual = False

        def measure(text: str, text_role: str) -> float:
            return self._font(text_role, size, scale, usual=usual).size(text)[0] / scale

        lines = set_lines(pieces, role, colour, measure, width, most_lines)
        if self.fonts.easy and most_lines is not None and _is_cut(lines, pieces):
            usual = True
            lines = set_lines(pieces, role, colour, measure, width, most_lines)
        if most_lines is not None and _is_cut(lines, pieces):
            if len(self.cut) > 200:
                self.cut.clear()
            self.cut.add("".join(piece.text for piece in pieces if isinstance(piece, Run)))
        # Joined words are measured again: kerning makes a line differ from the sum of its words.
        lines = [tuple(_remeasured(one, measure)) for one in lines]
        widths = tuple(line_width(one) for one in lines)
        font = self._font(role, size, scale, usual=usual)
        metrics = font.metrics("H")
        cap = (metrics[0][3] if metrics and metrics[0] else font.get_ascent() * 0.7) / scale
        ascent, step = font.get_ascent() / scale, size * line
        above = ascent - cap / 2 + (len(lines) - 1) * step / 2
        height = font.get_height() / scale + (len(lines) - 1) * step
        widest = max(widths, default=0.0)
        found = _Block(tuple(lines), widths, widest, above, height - above, ascent, step, usual)
        if len(self._blocks) >= self.MOST_BLOCKS:
            self._blocks.popitem(last=False)
        self._blocks[key] = found
        return found

    def _draw(
        self,
        surface: pygame.Surface,
        scale: float,
        block: _Block,
        size: float,
        corner: tuple[float, float],
        box: float,
        align: str,
        flat: str,
    ) -> None:
        """Draw a block; ``flat`` is one colour for everything, or empty for its own colours."""
        brush = Brush(surface, scale, self.book)
        for number, line in enumerate(block.lines):
            room = box - block.widths[number]
            left = corner[0] + {"left": 0.0, "centre": room / 2, "right": room}[align]
            baseline = corner[1] + block.first_baseline + number * block.step
            for word in line:
                if word.picture is not None:
                    if not flat:
                        middle = (left + word.width / 2, baseline - size * 0.35)
                        brush.picture(word.picture, middle)
                elif word.text:
                    font = self._font(word.role, size, scale, usual=block.usual)
                    letters = font.render(word.text, True, rgb(flat or word.colour))
                    top = baseline - (font.get_ascent() + _above(font, word.text)) / scale
                    brush.blit(letters.convert_alpha().premul_alpha(), left, top)
                left += word.width


def _above(font: pygame.font.Font, text: str) -> int:
    """By how many pixels letters rise over the font's own height: what is drawn is so much higher.

    Accents on capitals do so in some typefaces.
    """
    highest = max((one[3] for one in font.metrics(text) if one is not None), default=0)
    return max(0, highest - font.get_ascent())


def _is_cut(lines: list[Line], pieces: tuple[Piece, ...]) -> bool:
    """Whether something of the pieces is left out of the lines."""
    if not lines or not lines[-1] or not lines[-1][-1].text.endswith(ELLIPSIS):
        return False
    shown = "".join(word.text for line in lines for word in line)
    whole = "".join(piece.text for piece in pieces if isinstance(piece, Run))
    return "".join(shown.split()) != "".join(whole.split())


def _remeasured(line: Line, measure: Measure) -> list[Word]:
    return [
        word if word.picture is not None else replace(word, width=measure(word.text, word.role))
        for word in joined(line)
    ]
