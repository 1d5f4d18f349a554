"""Modules stay short enough to be read at once; a longer one has a seam along which it splits."""

from __future__ import annotations

from tests.architecture.tree import ROOT, files

MOST_LINES = 450


def test_no_module_is_too_long() -> None:
    long = {
        path.relative_to(ROOT).as_posix(): lines
        for path in files("main.py", "game", "systems", "scenes")
        if path.suffix == ".py"
        and (lines := path.read_text(encoding="utf-8").count("\n")) > MOST_LINES
    }
    assert not long, f"these ask for a split: {long}"
