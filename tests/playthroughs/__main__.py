"""``python -m tests.playthroughs [GAME ...]`` writes the playthroughs and the counts anew.

A file that is there keeps the match that it tells; delete it to have another one chosen.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.kit.games import games, with_toys
from tests.playthroughs.counting import counts_path, tell_counts
from tests.playthroughs.telling import choose_story, formats, story_path, tell, written_story


def write(path: Path, text: str) -> None:
    """Write a file where it differs, and say so."""
    path.parent.mkdir(exist_ok=True)
    if path.is_file() and path.read_text("utf-8") == text:
        return
    path.write_text(text, encoding="utf-8")
    print(f"written: {path}")


def main(wanted: list[str]) -> None:
    with with_toys():
        for game, format_ in formats():
            if wanted and game not in wanted:
                continue
            there = story_path(game, format_).is_file()
            story = (written_story if there else choose_story)(game, format_)
            write(story.path, tell(story))
        for game in games():
            if not wanted or game in wanted:
                write(counts_path(game), tell_counts(game))


if __name__ == "__main__":
    main(sys.argv[1:])
