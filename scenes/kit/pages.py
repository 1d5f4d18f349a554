"""Long text on pages that directions turn, where it does not fit in one piece."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.kit import cues
from scenes.kit.widgets import Box, Widget
from systems.io.actions import Kind
from systems.io.text import TextKit

if TYPE_CHECKING:
    from scenes.kit.screen import Screen


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A piece of text in one look; ``gap`` is the space above it."""

    text: str
    role: str = "quiet"
    size: float = 36
    colour: str = ""
    gap: float = 18


def paginate(
    text: TextKit, paragraphs: Sequence[Paragraph], width: float, height: float
) -> list[list[Paragraph]]:
    """Paragraphs on pages of a size; one that is too long for a page is broken at its words."""
    pages: list[list[Paragraph]] = [[]]
    used = 0.0
    for paragraph in paragraphs:
        for piece in _fitting_pieces(text, paragraph, width, height):
            high = text.measure(piece.text, piece.role, piece.size, width=width)[1]
            gap = piece.gap if pages[-1] else 0
            if pages[-1] and used + gap + high > height:
                pages.append([])
                used = gap = 0.0
            pages[-1].append(piece)
            used += gap + high
    return _heads_moved(pages)


def _heads_moved(pages: list[list[Paragraph]]) -> list[list[Paragraph]]:
    """No head stands at the foot of a page: it goes with what follows."""
    for page, following in itertools.pairwise(pages):
        if len(page) > 1 and page[-1].role == "head":
            following.insert(0, page.pop())
    return pages


def _fitting_pieces(
    text: TextKit, paragraph: Paragraph, width: float, height: float
) -> list[Paragraph]:
    words = paragraph.text.split(" ")
    pieces = []
    while words:
        count = len(words)
        while count > 1:
            part = " ".join(words[:count])
            if text.measure(part, paragraph.role, paragraph.size, width=width)[1] <= height:
                break
            count -= max(1, count // 8)
        part = " ".join(words[:count])
        pieces.append(
            Paragraph(part, paragraph.role, paragraph.size, paragraph.colour, paragraph.gap)
        )
        words = words[count:]
    return pieces


class Pages(Widget):
    """Text on pages; left and right (or up and down) turn them.

    Args:
        key: its name.
        box: where the text is.
        paragraphs: the text.
        colour: of paragraphs that name none; empty takes the theme's.
    """

    def __init__(
        self, key: str, box: Box, paragraphs: Sequence[Paragraph], *, colour: str = ""
    ) -> None:
        super().__init__(key, box, radius=14)
        self.paragraphs = tuple(paragraphs)
        self.colour = colour
        self.page = 0
        self.count = 1
        self.bottom = 0.0
        """Where the text of the present page ends."""
        self.focusable = False

    def build(self, screen: Screen) -> None:
        text, theme = screen.context.text, screen.context.theme
        foot = 56.0
        pages = paginate(text, self.paragraphs, self.rect.width, self.rect.height)
        if len(pages) > 1:
            pages = paginate(text, self.paragraphs, self.rect.width, self.rect.height - foot)
        self.count = len(pages)
        self.page = min(self.page, self.count - 1)
        self.focusable = self.count > 1
        y = float(self.rect.top)
        for number, paragraph in enumerate(pages[self.page]):
            colour = paragraph.colour or self.colour or theme.text
            picture = text.picture(
                paragraph.text, paragraph.role, paragraph.size, colour, width=self.rect.width
            )
            y += paragraph.gap if number else 0
            self.show(
                screen, picture, self.rect.left + picture.size[0] / 2, y + picture.size[1] / 2
            )
            y += picture.size[1]
        self.bottom = y
        if self.count > 1:
            label = text.picture(
                f"{self.page + 1} / {self.count}", "small", 28, self.colour or theme.quiet
            )
            self.show(screen, label, self.rect.right - label.size[0] / 2, self.rect.bottom - 22)

    def on_steer(self, screen: Screen, direction: Kind) -> bool:
        step = {Kind.LEFT: -1, Kind.RIGHT: 1, Kind.UP: -1, Kind.DOWN: 1}[direction]
        return self.turn(screen, step)

    def on_press(self, screen: Screen) -> bool:
        return self.turn(screen, 1) or self.turn(screen, -self.page)

    def turn(self, screen: Screen, step: int) -> bool:
        """Turn pages; False when there is none there."""
        if not step or not 0 <= self.page + step < self.count:
            return False
        self.page += step
        self.rebuild(screen)
        screen.context.audio.cue(cues.PAGE)
        return True
