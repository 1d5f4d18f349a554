"""A list of rows in a window: rows that do not fit are reached by going on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit import cues
from scenes.kit.rows import ROW_HEIGHT, Row
from scenes.scanned import PROMPT
from systems.io.actions import Kind
from systems.io.pictures import Picture
from systems.table.scan import Stop
from systems.table.signs import chevron
from systems.table.sprites import Sprite

if TYPE_CHECKING:
    from scenes.kit.screen import Screen

GAP = 18
LAMP_OUT = (160.0, 181.0)


def nothing(screen: Screen, words: str) -> None:
    """What stands where a list is empty: a lamp that is out, and why there is nothing."""
    lamp = screen.context.images.picture("ui/gaslamp_unlit.webp", LAMP_OUT, fit="stretch")
    screen.stage.add(Sprite(lamp, 960, 400, 5))
    theme = screen.context.theme
    label = screen.context.text.picture(words, "body", 44, theme.text, width=1500, align="centre")
    screen.stage.add(Sprite(label, 960, 510 + label.size[1] / 2, 5))


class Listing:
    """Rows below each other.

    Args:
        rows: all of them; their boxes are set here.
        box: the window.
        height: of a row at 100 % text; it grows with the text size.
        gap: between two rows.
        signs: colour of the arrows where the list goes on; the theme's quiet one if left out.
    """

    def __init__(
        self,
        rows: Sequence[Row],
        box: tuple[float, float, float, float],
        height: float = ROW_HEIGHT,
        *,
        gap: float = GAP,
        signs: str = "",
    ) -> None:
        self.rows = list(rows)
        self.box = pygame.Rect(box)
        self.height = height
        self.gap = gap
        self.signs = signs
        self.offset = 0
        self._signs: list[int] = []

    def count(self, screen: Screen) -> int:
        """How many rows the window shows."""
        return max(1, int((self.box.height + self.gap) // self.pitch(screen)))

    def pitch(self, screen: Screen) -> float:
        """From the top of a row to that of the next."""
        return max(self.height, screen.context.text.size("body", 36) * 1.75) + self.gap

    def show(self, screen: Screen, first: str | None = None) -> None:
        """Put the visible rows on the screen.

        Args:
            screen: where.
            first: key of the row that gets the focus when the screen has none.
        """
        visible = self.rows[self.offset : self.offset + self.count(screen)]
        pitch = self.pitch(screen)
        for row in self.rows:
            if row.key in screen.widgets and row not in visible:
                screen.remove(row.key)
        for number, row in enumerate(visible):
            row.listing = self
            top = self.box.top + number * pitch
            row.rect = pygame.Rect(self.box.left, top, self.box.width, pitch - self.gap)
            if row.key in screen.widgets:
                row.rebuild(screen)
                screen.focus.add(row.key, row.rect, radius=row.radius)
            else:
                screen.add(row, first=row.key == first)
        self._mark(screen, len(visible), pitch)

    def reveal(self, screen: Screen, key: str) -> None:
        """Scroll so that a row is visible."""
        index = next((n for n, row in enumerate(self.rows) if row.key == key), 0)
        room = self.count(screen)
        self.offset = max(0, min(index - room // 2, len(self.rows) - room))

    def steer(self, screen: Screen, row: Row, direction: Kind) -> bool:
        """Go on past the edge of the window; True when the list has moved the focus."""
        index = self.rows.index(row)
        step = {Kind.UP: -1, Kind.DOWN: 1}.get(direction, 0)
        target = index + step
        if not step or not 0 <= target < len(self.rows):
            return False
        last = self.offset + self.count(screen) - 1
        if self.offset <= target <= last:
            return False  # the focus moves there by itself
        self.offset += step
        self.show(screen)
        screen.focus_on(self.rows[target].key)
        screen.context.audio.cue(cues.MOVE)
        return True

    def further(self, screen: Screen) -> list[Stop]:
        """The arrows where the list goes on, for somebody who plays with one button."""
        shown, found = self.count(screen), []
        bottom = self.box.top + min(shown, len(self.rows)) * self.pitch(screen) - self.gap
        for name, step, y, there in (
            ("up", -1, self.box.top + 20, self.offset > 0),
            ("down", 1, bottom - 20, self.offset + shown < len(self.rows)),
        ):
            if there:
                box = (self.box.right + 4, round(y) - 26, 52, 52)
                act = partial(self._leaf, screen, step)
                found.append(Stop((PROMPT, f"further {name}"), box, 26, act=act, group="further"))
        return found

    def _leaf(self, screen: Screen, step: int) -> None:
        """On by as many rows as the window shows."""
        room = self.count(screen)
        wanted = self.offset + step * max(1, room - 1)
        self.offset = max(0, min(wanted, len(self.rows) - room))
        self.show(screen)
        screen.focus_on(self.rows[self.offset].key)
        screen.context.audio.cue(cues.MOVE)

    def _mark(self, screen: Screen, shown: int, pitch: float) -> None:
        """Arrows where the list goes on."""
        for entity in self._signs:
            screen.stage.remove(entity)
        self._signs.clear()
        colour = self.signs or screen.context.theme.quiet
        x = self.box.right + 30
        if self.offset > 0:
            self._sign(screen, chevron("up", 32, colour), x, self.box.top + 20)
        if self.offset + shown < len(self.rows):
            bottom = self.box.top + shown * pitch - self.gap
            self._sign(screen, chevron("down", 32, colour), x, bottom - 20)

    def _sign(self, screen: Screen, picture: Picture, x: float, y: float) -> None:
        self._signs.append(screen.stage.add(Sprite(picture, x, y, 20)))
