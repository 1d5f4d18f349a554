"""Every letter of every text exists in the typefaces that may have to draw it."""

from __future__ import annotations

from pathlib import Path

import pygame.freetype
import pytest

from game import paths
from game.content import registry
from game.content.pseudo import pseudo_string
from game.content.texts import languages
from systems.io.fonts import EASY, FILES, FONT_FOLDER

TEXT_FACES = ("head", "body", "quiet")


def letters(folder: Path) -> set[str]:
    """The letters of all texts and handbooks of a folder, also in the made-up language."""
    found: set[str] = set()
    for path in [*folder.glob("texts/*.toml"), *folder.glob("handbook*.toml")]:
        found |= set(path.read_text(encoding="utf-8"))
    return found | set(pseudo_string("".join(sorted(found))))


def all_letters() -> set[str]:
    found = letters(paths.assets())
    for manifest in registry.games().values():
        found |= letters(Path(manifest.folder))
    return {letter for letter in found if letter.isprintable() and not letter.isspace()}


@pytest.mark.parametrize("easy", [False, True])
@pytest.mark.parametrize("role", TEXT_FACES)
def test_every_letter_is_there(role: str, easy: bool) -> None:
    pygame.freetype.init()
    face = pygame.freetype.Font(FONT_FOLDER / (EASY if easy else FILES)[role], 40)
    missing = [
        letter
        for letter, metrics in zip(
            sorted(all_letters()), face.get_metrics("".join(sorted(all_letters()))), strict=True
        )
        if metrics is None
    ]
    assert missing == [], f"{role} lacks {missing}"


@pytest.mark.parametrize("easy", [False, True])
@pytest.mark.parametrize("role", TEXT_FACES)
def test_double_quotation_marks_have_two_strokes(role: str, easy: bool) -> None:
    pygame.freetype.init()
    face = pygame.freetype.Font(FONT_FOLDER / (EASY if easy else FILES)[role], 100)
    for double, single in ("„‚", "“‘", "”’"):
        both, one = face.get_rect(double).width, face.get_rect(single).width
        assert both > 1.3 * one, double


def test_there_is_a_language() -> None:
    assert "en" in languages()
