"""The card file as a whole: counted by the program that writers run on it."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

PROGRAM = Path(__file__).resolve().parents[3] / "assets" / "build" / "deadcert" / "check_plan.py"


@pytest.fixture
def check() -> Any:
    return runpy.run_path(str(PROGRAM))["Check"]()


@pytest.mark.rule("DC-SET-057")
@pytest.mark.rule("DC-SET-058")
def test_the_card_file_has_no_fault_that_can_be_counted(check: Any) -> None:
    """Episodes, clues, dated facts, people, ledger; lengths, repeats, names and dates of texts."""
    check.episodes()
    check.numbers()
    check.hints()
    check.voids()
    check.people(check.details())
    check.ledger()
    check.texts()
    assert check.faults == []


def test_a_wrong_weekday_and_a_long_text_are_found(
    check: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = check.texts.__func__.__globals__["CONTENT"]
    for name in ("plan.toml", "suspects.toml"):
        (tmp_path / name).write_bytes((content / name).read_bytes())
    (tmp_path / "cards").mkdir()
    text = "Miss Tickner came on Monday 12 October " + "and stayed " * 20
    (tmp_path / "cards" / "one.toml").write_text(
        f'[[cards]]\npacket = "M-A"\nnumber = 2\ntext = "{text}"\n', encoding="utf-8"
    )
    monkeypatch.setitem(check.texts.__func__.__globals__, "CONTENT", tmp_path)
    check.texts()
    assert "('M-A', 2): 12 October was a Wednesday" in check.faults
    assert "('M-A', 2) has 47 words" in check.faults
    assert "('M-A', 1) has 0 words" in check.faults
