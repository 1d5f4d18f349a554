"""One match of every format as a text, and counts of what is legal. People read the difference.

``python -m tests.playthroughs`` writes the files anew after a change that is wanted.
"""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from tests.kit.games import games
from tests.playthroughs.counting import counts_path, tell_counts
from tests.playthroughs.telling import HERE, formats, story_path, tell, written_story

ANEW = "python -m tests.playthroughs"


def compare(path: Path, text: str) -> None:
    written = path.read_text("utf-8")
    if written != text:
        lines = difflib.unified_diff(
            written.splitlines(), text.splitlines(), str(path.relative_to(HERE)), "now", n=2
        )
        shown = "\n".join(list(lines)[:80])
        pytest.fail(f"{shown}\n\nIf this is what is wanted: {ANEW}")


@pytest.mark.parametrize(("game", "format_"), formats())
def test_the_match_is_played_as_it_is_told(game: str, format_: str) -> None:
    path = story_path(game, format_)
    assert path.is_file(), f"{game} has no playthrough of {format_}: {ANEW} {game}"
    compare(path, tell(written_story(game, format_)))


@pytest.mark.parametrize("game", games())
def test_what_is_legal_is_counted(game: str) -> None:
    path = counts_path(game)
    assert path.is_file(), f"{game} has no counts: {ANEW} {game}"
    compare(path, tell_counts(game))


def test_no_file_is_left_over() -> None:
    expected = {story_path(game, format_) for game, format_ in formats()}
    expected |= {counts_path(game) for game in games()}
    assert set(HERE.glob("*/*.txt")) == expected


@pytest.mark.parametrize(("game", "format_"), formats())
def test_a_playthrough_is_short_enough_to_be_read(game: str, format_: str) -> None:
    text = story_path(game, format_).read_text("utf-8")
    assert 15 < text.count("\n") < 700
    assert "=== the end" in text
