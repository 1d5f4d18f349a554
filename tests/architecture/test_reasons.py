"""Where a check is switched off for a line, the line says why."""

from __future__ import annotations

import re

import pytest

from tests.architecture.tree import ROOT, files

NOQA = re.compile(r"#\s*noqa(?P<codes>:\s*[A-Z]+\d+(?:,\s*[A-Z]+\d+)*)?(?P<reason>.*)")
IGNORED = re.compile(r"#\s*type:\s*ignore(?P<codes>\[[a-z, -]+\])?(?P<reason>.*)")
REASON = re.compile(r"[a-z]{2}")


def without_reason(line: str) -> bool:
    """Whether a line switches a check off without saying which and why."""
    for switch in (NOQA, IGNORED):
        found = switch.search(line)
        if found and not (found["codes"] and REASON.search(found["reason"])):
            return True
    return False


def test_every_exception_says_why() -> None:
    bare = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in files("main.py", "game", "systems", "scenes")
        if path.suffix == ".py"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if without_reason(line)
    ]
    assert not bare, "\n".join(bare)


@pytest.mark.parametrize(
    ("line", "bare"),
    [
        ("x = 1", False),
        ("x = 1  # noqa: A001 - the word of the format", False),
        ("x = 1  # noqa: A001, A002 (start-up time)", False),
        ("x = 1  # noqa: A001", True),
        ("x = 1  # noqa", True),
        ("x = y  # type: ignore[attr-defined] # by its tag", False),
        ("x = y  # type: ignore[attr-defined]", True),
        ("x = y  # type: ignore", True),
    ],
)
def test_the_search_knows_reasons(line: str, bare: bool) -> None:
    assert without_reason(line) == bare
