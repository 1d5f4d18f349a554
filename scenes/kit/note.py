"""A slip of paper at the foot of a screen: what the thing with the focus is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.widgets import Box, Widget

if TYPE_CHECKING:
    from scenes.kit.screen import Screen

MARGIN = 36.0
"""Logical units of paper on either side of the words."""


class Note(Widget):
    """One or two sentences on paper; nothing lies there while it has nothing to say.

    Args:
        key: its name.
        box: where it lies; the words are as large as it lets them be.
    """

    focusable = False

    def __init__(self, key: str, box: Box) -> None:
        super().__init__(key, box, radius=10)
        self.words = ""

    def say(self, screen: Screen, words: str) -> None:
        """Say something else."""
        if words != self.words:
            self.words = words
            self.rebuild(screen)

    def build(self, screen: Screen) -> None:
        if not self.words:
            return
        text, theme = screen.context.text, screen.context.theme
        size = (float(self.rect.width), float(self.rect.height))
        room = (size[0] - 2 * MARGIN, size[1] - 4)
        fitted = text.boxed(self.words, "quiet", 36, room, line=1.08)
        words = text.picture(
            self.words,
            "quiet",
            fitted,
            theme.paper_ink,
            width=room[0],
            align="centre",
            most_lines=2,
            line=1.08,
            fixed=True,
        )
        self.show(screen, screen.paper(size, self.radius), *self.rect.center)
        self.show(screen, words, *self.rect.center, 11)
