"""``replay --verify``: a record is played again and compared, digest by digest."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.commands.kit import GAME, Shell, process

Lines = list[dict[str, Any]]


@pytest.fixture
def record(shell: Shell, tmp_path: Path) -> Path:
    assert shell("simulate", GAME, "--games", 1, "--records", tmp_path).status == 0
    return next(tmp_path.glob("*.jsonl"))


def change(path: Path, how: Callable[[Lines], Lines | None]) -> None:
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    lines = how(lines) or lines
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))


def last_digest(lines: Lines) -> dict[str, Any]:
    return [line for line in lines if "digest" in line][-1]


def test_a_true_record_passes(shell: Shell, record: Path) -> None:
    ran = shell("replay", "--verify", record)
    assert ran.status == 0, ran.out + ran.err
    assert "digests, all equal" in ran.out


def test_in_a_fresh_process_too(record: Path) -> None:
    ran = process("replay", "--verify", record, environment={"PYTHONHASHSEED": "7"})
    assert ran.status == 0, ran.err
    assert ran.err == ""


def test_another_digest_fails(shell: Shell, record: Path) -> None:
    change(record, lambda lines: last_digest(lines).update(digest="0" * 32))
    ran = shell("replay", "--verify", record)
    assert ran.status == 1
    assert "the state differs after decision" in ran.out


def test_another_seed_fails(shell: Shell, record: Path) -> None:
    change(record, lambda lines: lines[0]["setup"].update(seed=lines[0]["setup"]["seed"] + 1))
    assert shell("replay", "--verify", record).status == 1


def test_an_intent_that_is_not_legal_fails(shell: Shell, record: Path) -> None:
    def to_nobody(lines: Lines) -> None:
        lines[1 if "intent" in lines[1] else 2]["seat"] = 77

    change(record, to_nobody)
    ran = shell("replay", "--verify", record)
    assert ran.status == 1
    assert "intent 1 cannot be played" in ran.out


def test_a_record_without_digests_proves_nothing(shell: Shell, record: Path) -> None:
    change(record, lambda lines: [line for line in lines if "digest" not in line])
    ran = shell("replay", "--verify", record)
    assert ran.status == 1
    assert "no digests" in ran.out


def test_a_digest_that_was_left_out_is_missed(shell: Shell, record: Path) -> None:
    change(record, lambda lines: lines.remove(last_digest(lines)))
    ran = shell("replay", "--verify", record)
    assert ran.status == 1
    assert "are due" in ran.out


BAD: dict[str, tuple[Callable[[Lines], Lines | None], str]] = {
    "a game that is not there": (lambda ls: ls[0]["setup"].update(game="nonsense"), "nonsense"),
    "older rules": (lambda ls: ls[0].update(rules_version=0), "version 0 of the rules"),
    "another format": (lambda ls: ls[0].update(format=99), "record format 99"),
    "odd house rules": (lambda ls: ls[0]["setup"].update(house_rules={"x": 1}), "house_rules.x"),
    "no header": (lambda ls: ls[1:], "line 1 is not part of a record"),
    "odd lines": (lambda ls: [*ls, {"what": 1}], "is not part of a record"),
}


@pytest.mark.parametrize("fault", BAD)
@pytest.mark.parametrize("verify", [True, False])
def test_a_damaged_record_is_refused(shell: Shell, record: Path, fault: str, verify: bool) -> None:
    how, says = BAD[fault]
    change(record, how)
    line = shell.refuses("replay", record, *(["--verify"] if verify else []))
    assert says in line
    assert str(record) in line


@pytest.mark.parametrize("content", [b"", b"\x00\xff" * 50, b"not a record\n", b"[]\n"])
def test_what_is_no_record_is_refused(shell: Shell, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file.jsonl"
    path.write_bytes(content)
    assert str(path) in shell.refuses("replay", "--verify", path)


def test_a_file_that_is_not_there_is_refused(shell: Shell, tmp_path: Path) -> None:
    assert "There is no file" in shell.refuses("replay", "--verify", tmp_path / "nothing")
    assert "is a folder" in shell.refuses("replay", "--verify", tmp_path)
