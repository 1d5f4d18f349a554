"""The files of the project, for the tests that look at it as a whole."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

HEADLESS = ("game", "systems/rules")
"""Where matches are played: no clock, no chance of their own, no pygame."""

_SKIPPED = {"__pycache__", "node_modules", ".venv", ".git", ".hypothesis"}


def files(*places: str) -> Iterator[Path]:
    """Every file below these places, sorted, without caches; a place may be a file."""
    for place in places:
        start = ROOT / place
        if start.is_file():
            yield start
            continue
        for path in sorted(start.rglob("*")):
            parts = path.relative_to(ROOT).parts
            if path.is_file() and not _SKIPPED.intersection(parts):
                if not any(part.endswith("_cache") for part in parts):
                    yield path


def modules(*places: str) -> Iterator[tuple[str, ast.Module]]:
    """Every Python module below these places: its path from the root, and its tree."""
    for path in files(*places):
        if path.suffix == ".py":
            yield path.relative_to(ROOT).as_posix(), parsed(path)


@functools.cache
def parsed(path: Path) -> ast.Module:
    """The tree of one module, parsed once a process; nobody changes it."""
    name = path.relative_to(ROOT).as_posix()
    return ast.parse(path.read_text(encoding="utf-8"), filename=name)


def games() -> list[str]:
    """The id of every game: the folders with a manifest."""
    return sorted(path.parent.name for path in (ROOT / "assets/games").glob("*/manifest.toml"))
