"""The list of bars and faults: every test that it names is there, and the page is up to date."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.scenes.couch_list import BARS, FAULTS, PAGE, ROOT, page

UNTESTED = {"B45"}
"""Only people can tell."""

ROWS = {
    *(1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32),
    *(34, 35, 37, 38, 40, 41, 43, 44, 46, 47, 49, 50, 52, 53, 55, 56, 58, 59, 61, 62),
    *(64, 65, 67, 68, 70, 71, 73, 74, 76, 77, 79, 80, 82, 83),
}
"""Of the list of faults; its numbers have gaps."""


@cache
def names_in(file: str) -> frozenset[str]:
    """The names of the tests in all files of a name."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob(file):
        tree = ast.parse(Path(path).read_text(encoding="utf-8"))
        found |= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    return frozenset(found)


NAMED = sorted({test for _, tests in (*BARS.values(), *FAULTS.values()) for test in tests})


@pytest.mark.parametrize("test", NAMED)
def test_every_test_that_is_named_is_there(test: str) -> None:
    file, _, name = test.partition("::")
    assert name in names_in(file), f"{test} is not there"


def test_every_bar_and_every_fault_is_listed() -> None:
    assert list(BARS) == [f"B{number}" for number in range(1, 49)]
    assert set(FAULTS) == ROWS
    assert {bar for bar, (_, tests) in BARS.items() if not tests} == UNTESTED


def test_the_page_is_up_to_date() -> None:
    """Apart from the figures, which `python -m tests.bars` may have measured anew."""

    def words(text: str) -> list[str]:
        lines = []
        for line in text.splitlines():
            cells = line.split(" | ")
            lines.append(" | ".join(cells[:2] + cells[3:]) if line.startswith("| B") else line)
        return lines

    assert words(PAGE.read_text(encoding="utf-8")) == words(page())
