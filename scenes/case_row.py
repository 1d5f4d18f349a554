"""A row for a game that was played: its picture, who sat at it, and how far it came."""

from __future__ import annotations

from collections.abc import Callable

from game.content import ContentError, UnknownGame, registry
from scenes.context import Context
from scenes.hall import inside_picture
from scenes.kit.rows import LinkRow
from scenes.kit.screen import Screen
from scenes.kit.widgets import chosen_ground
from systems.io.brush import Brush, painted
from systems.io.images import rounded
from systems.io.pictures import Picture
from systems.table.theme import INK

HEIGHT = 128.0
THUMB = (150.0, 108.0)
QUIET_INK = "#4A3218"


def case_height(context: Context) -> float:
    """How high such a row is at the text size of the settings."""
    return max(HEIGHT, context.text.size("body", 38) * 2.6)


class CaseRow(LinkRow):
    """Opens a game that was kept.

    Args:
        key: its name.
        context: knows the games.
        game: the id of the game; it may be one that is not in the house any more.
        names: who sat at it.
        note: how far it came.
        kept: when it was kept.
        press: called when it is pressed.
    """

    def __init__(
        self,
        key: str,
        context: Context,
        game: str,
        names: str,
        note: str,
        kept: str,
        press: Callable[[], object],
    ) -> None:
        self.thumb: Picture | None = None
        title = game
        try:
            manifest = registry.manifest(game)
            title = context.words_for(game).say(manifest.title)
            self.thumb = inside_picture(context, manifest, THUMB, foot=0.68)
        except (UnknownGame, ContentError):
            pass
        super().__init__(key, (0, 0, 1, 1), names, press)
        self.note = ", ".join(part for part in (title, note, kept) if part)

    def _picture(self, screen: Screen) -> Picture:
        text, theme = screen.context.text, screen.context.theme
        size = (float(self.rect.width), float(self.rect.height))
        focused = self.focused
        ink = INK if focused else theme.text
        quiet = theme.quiet
        if focused:
            quiet = INK if theme.high else QUIET_INK
        left = THUMB[0] + 44 if self.thumb is not None else 28.0
        room, half = size[0] - left - 90, size[1] / 2 - 10

        def line(words: str, role: str, wanted: float, colour: str) -> Picture:
            fitted = text.boxed(words, role, wanted, (room, half), lines=1)
            return text.picture(words, role, fitted, colour, width=room, most_lines=1, fixed=True)

        names = line(self.label, "body", 38, ink)
        note = line(self.note, "quiet", 32, quiet)

        def paint(brush: Brush) -> None:
            box = (0, 0, *size)
            if focused:
                chosen_ground(brush, box, 16)
            else:
                brush.plate(
                    box, 16, theme.panel, fill_opacity=0.86, edge=theme.edge, edge_width=1.5
                )
            if self.thumb is not None:
                y = size[1] / 2
                seen = rounded(brush.made(self.thumb), THUMB, 10, brush.scale)
                brush.plate((16, y - THUMB[1] / 2 - 2, THUMB[0] + 4, THUMB[1] + 4), 12, INK)
                brush.blit(seen, 18, y - THUMB[1] / 2)
            brush.picture(names, (left + names.size[0] / 2, size[1] / 2 - half / 2))
            brush.picture(note, (left + note.size[0] / 2, size[1] / 2 + half / 2 - 2))
            self.draw_value(brush, screen, ink)

        thumb = self.thumb.key if self.thumb is not None else None
        key = ("case row", names.key, note.key, size, focused, thumb, theme)
        return painted(key, size, paint, text.book, says=(self.label, self.note))
