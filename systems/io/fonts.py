"""The typefaces: one per role, opened per pixel size, never a system font."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

FONT_FOLDER = Path(__file__).resolve().parents[2] / "assets" / "fonts"

FILES = {
    "display": "gaslamp_display_400.ttf",
    "head": "gaslamp_heads_700.ttf",
    "body": "atkinson_hyperlegible_next_600.ttf",
    "quiet": "atkinson_hyperlegible_next_400.ttf",
    "small": "atkinson_hyperlegible_next_400.ttf",
    "card": "oswald_500.ttf",
    "note": "special_elite_400.ttf",
}
"""Role -> file. Display only above 52 px; body for names, captions and prompts; quiet and
small for secondary lines; card for the names on cards; note for stamps and type-written slips."""

EASY = {
    "head": "gaslamp_reading_700.ttf",
    "body": "gaslamp_reading_700.ttf",
    "quiet": "gaslamp_reading_400.ttf",
    "small": "gaslamp_reading_400.ttf",
    "note": "gaslamp_reading_400.ttf",
}
"""The same for who reads letters more easily that cannot be taken for each other. Large titles
stay as they are, and so do the slender names on cards, which have no room for wider letters. They
are set about as wide as the usual faces; where a place is so narrow that words would be cut, the
usual face stands in (:class:`~systems.io.text.TextKit`)."""

DEFAULT_SIZES = {
    "display": 84,
    "head": 52,
    "body": 36,
    "quiet": 34,
    "small": 28,
    "card": 36,
    "note": 32,
}
"""The size of a role in logical pixels when none is asked for."""

_log = logging.getLogger(__name__)


class FontShelf:
    """Fonts by role and pixel size. A missing or broken file is replaced and logged once."""

    MOST_OPEN = 96

    def __init__(self, folder: Path = FONT_FOLDER) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self.folder = folder
        self.easy = False
        """Whether the face for easy reading is used."""
        self._open: dict[tuple[str, int], pygame.font.Font] = {}
        self._reported: set[str] = set()

    def font(self, role: str, pixels: int, *, usual: bool = False) -> pygame.font.Font:
        """The font of a role at a height in pixels; ``KeyError`` for an unknown role.

        ``usual`` asks for the usual face also where the one for easy reading is used.
        """
        file = EASY.get(role, FILES[role]) if self.easy and not usual else FILES[role]
        key = (file, pixels)
        found = self._open.get(key)
        if found is None:
            if len(self._open) >= self.MOST_OPEN:
                self._open.pop(next(iter(self._open)))
            found = self._open[key] = self._load(key[0], pixels)
        return found

    def missing(self) -> list[str]:
        """Font files that are not there (for ``doctor``)."""
        used = {*FILES.values(), *EASY.values()}
        return sorted({name for name in used if not (self.folder / name).is_file()})

    def _load(self, name: str, pixels: int) -> pygame.font.Font:
        path = self.folder / name
        try:
            font = pygame.font.Font(path, pixels)
            font.size(" ")  # a file that is no font fails only here
            return font
        except (OSError, pygame.error) as error:
            if name not in self._reported:
                self._reported.add(name)
                _log.warning("The font %s cannot be used (%s); another is.", path, error)
            # pygame's own font is smaller at the same size.
            return pygame.font.Font(None, round(pixels * 1.25))
