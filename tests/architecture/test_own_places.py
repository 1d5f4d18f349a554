"""A game is named in its own places and nowhere else: a sixth one touches no shared file."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path, PurePosixPath

import pytest

from tests.architecture.tree import ROOT, files, games

HOUSE = ("game", "systems", "scenes", "assets", "tests", "main.py", "pyproject.toml", ".ci")
OWN = ("assets/games", "systems/rules", "scenes/tables", "tests")
"""Below these, what lies in a folder (or is a module) with the game's name is its own."""
EXEMPT = ("assets/CREDITS.md", "assets/docs", "assets/build")
"""Pages about all the games, for people; and the makers of pictures, which paint what the games
show and are no part of playing: without that folder the parlour opens all the same."""
BINARY = {".png", ".webp", ".ogg", ".ttf", ".ico", ".pyc", ".gz", ".bin", ".otf"}


def is_own(path: PurePosixPath, game: str) -> bool:
    for place in OWN:
        if path.is_relative_to(place):
            inside = path.relative_to(place)
            return game in inside.parts or (inside.stem == game and len(inside.parts) == 1)
    return False


def is_exempt(path: PurePosixPath) -> bool:
    return any(path.is_relative_to(place) for place in EXEMPT)


def names_of(game: str) -> set[str]:
    """The id, and the ids of cards that can mean nothing else."""
    content = tomllib.loads((ROOT / f"assets/games/{game}/manifest.toml").read_text("utf-8"))
    cards = {str(card["id"]) for card in content.get("cards", ())}
    return {game, *(card for card in cards if "_" in card)}


def strays(game: str, root: Path = ROOT) -> list[str]:
    pattern = re.compile(r"(?<![A-Za-z0-9])(" + "|".join(sorted(names_of(game))) + r")(?![a-z0-9])")
    found = []
    for path in files(*(str(root / place) for place in HOUSE)):
        name = PurePosixPath(path.relative_to(root).as_posix())
        if is_own(name, game) or is_exempt(name):
            continue
        if pattern.search(str(name)):
            found.append(f"{name}: its own name")
        if path.suffix in BINARY:
            continue
        text = path.read_text(encoding="utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), start=1):
            if pattern.search(line):
                found.append(f"{name}:{number}: {line.strip()[:100]}")
    return found


@pytest.mark.parametrize("game", games())
def test_a_game_is_named_in_its_own_places_only(game: str) -> None:
    found = strays(game)
    assert not found, "\n".join(found)


def test_there_are_games() -> None:
    assert games()


@pytest.mark.parametrize(
    ("path", "own"),
    [
        ("assets/games/one/manifest.toml", True),
        ("systems/rules/one.py", True),
        ("systems/rules/one/facts.py", True),
        ("scenes/tables/one.py", True),
        ("tests/scenarios/one/a.toml", True),
        ("tests/one/test_it.py", True),
        ("tests/table/test_one.py", False),
        ("scenes/lobby/one.py", False),
        ("game/one/facts.py", False),
        ("systems/rules/two/one.py", False),
    ],
)
def test_what_an_own_place_is(path: str, own: bool) -> None:
    assert is_own(PurePosixPath(path), "one") is own
