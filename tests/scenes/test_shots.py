"""Every screen of the house is drawn without a window, at every text size, with no text cut off."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

import main
from game.content import games
from scenes.commands import shot_drawing
from systems.io import text as text_module
from systems.io.text import TextKit
from tests.kit.games import with_toys

ROOT = Path(main.__file__).parent
GAME = next(iter(games()))
TAGS = ("Shows ",)
"""Tags on the plates of a table: where a long name does not fit, the badge beside it says who."""

SCREENS = sorted(shot_drawing.MAKERS)
OF_SERIES = {name for name, maker in shot_drawing.MAKERS.items() if "series" in maker.__module__}
"""Drawn with a toy that has several formats and modes."""


def order(scene: str, target: Path, scale: int = 100, **more: object) -> argparse.Namespace:
    asked = {
        "scene": scene,
        "game": GAME,
        "seed": 5,
        "moves": 24,
        "viewer": "public",
        "scale": scale,
        "lang": "en",
        "film": None,
        "scenario": None,
        "after": None,
        "output": str(target),
    }
    return argparse.Namespace(**(asked | more))


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Texts that were cut off with an ellipsis."""
    found: list[str] = []
    whole = text_module.set_lines

    def listening(pieces, role, colour, measure, width, most_lines):  # type: ignore[no-untyped-def]
        lines = whole(pieces, role, colour, measure, width, most_lines)
        words = "".join(word.text for line in lines for word in line)
        if words.endswith("…") and not "".join(getattr(p, "text", "") for p in pieces).endswith(
            "…"
        ):
            found.append("".join(getattr(piece, "text", "") for piece in pieces))
        return lines

    monkeypatch.setattr(text_module, "set_lines", listening)
    return found


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("scene", SCREENS)
def test_a_screen_is_drawn_and_no_text_is_cut(
    scene: str, scale: int, tmp_path: Path, cut: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[float] = []
    tell = TextKit._tell

    def listening(self: TextKit, pieces: object, role: str, size: float) -> None:
        sizes.append(size)
        tell(self, pieces, role, size)  # type: ignore[arg-type]

    monkeypatch.setattr(TextKit, "_tell", listening)
    target = tmp_path / "shot.png"
    with with_toys():
        game = "night_doors" if scene in OF_SERIES else GAME
        assert shot_drawing.draw(order(scene, target, scale, game=game)) == 0
    picture = pygame.image.load(target)
    assert picture.get_size() == (1920, 1080)
    assert min(sizes) >= 28
    assert not [words for words in cut if not words.startswith(TAGS)], cut


def test_a_film_is_a_sheet_of_frames(tmp_path: Path) -> None:
    target = tmp_path / "film.png"
    assert shot_drawing.draw(order("curtain", target, film=4)) == 0
    assert pygame.image.load(target).get_size() == (1920, 720)


def test_a_worked_example_can_be_drawn(tmp_path: Path) -> None:
    for example in sorted((ROOT / "tests" / "scenarios" / GAME).glob("*.toml"))[:2]:
        target = tmp_path / f"{example.stem}.png"
        assert shot_drawing.draw(order("table", target, scenario=str(example), after=0)) == 0
        assert target.is_file()


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["shot", "ballroom", "-o", "x.png"], "no screen is called `ballroom`"),
        (["shot", "title", "-o", "nowhere/x.png"], "there is no folder"),
        (["shot", "peek_shown", "-o", "x.png"], "nobody has been shown anything yet"),
    ],
)
def test_what_cannot_be_drawn_is_one_line(words: list[str], problem: str, tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "main.py"), *words]
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert problem in done.stderr
    assert done.stderr.count("\n") == 1
