"""``scenario``: worked examples pass, fail, or cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.commands.table import load_game, usual_seats
from game.content import Handbook
from game.match import Match, Setup
from tests.commands.kit import GAME, Shell

RULES = load_game(GAME)
FORMAT = next(iter(RULES.formats))
SEATS = usual_seats(RULES, FORMAT)
RULE = Handbook.load(GAME).ids[0]


def first_decisions() -> str:
    with Match.open(Setup(GAME, FORMAT, SEATS, seed=1)) as match:
        rows = [f'{{ seat = {one.seat}, kind = "{one.kind}" }}' for one in match.decisions]
    return f"[{', '.join(rows)}]"


def write(path: Path, decisions: str, more: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        f'id = "{path.stem}"\nabout = "how it begins"\nrules = ["{RULE}"]\n'
        f'game = "{GAME}"\nformat = "{FORMAT}"\nseats = {SEATS}\nseed = 1\n{more}\n'
        f"[[expect]]\ndecisions = {decisions}\n"
    )
    return path


def test_what_holds_passes(shell: Shell, tmp_path: Path) -> None:
    write(tmp_path / "one.toml", first_decisions())
    write(tmp_path / "deep" / "two.toml", first_decisions())
    ran = shell("scenario", tmp_path)
    assert (ran.status, ran.out, ran.err) == (0, "2 passed, 0 failed\n", "")


def test_what_does_not_hold_fails(shell: Shell, tmp_path: Path) -> None:
    good = write(tmp_path / "good.toml", first_decisions())
    bad = write(tmp_path / "bad.toml", "[]")
    ran = shell("scenario", good, bad)
    assert ran.status == 1
    assert ran.err == ""
    *problems, last = ran.out.splitlines()
    assert last == "1 passed, 1 failed"
    assert len(problems) == 1
    assert str(bad) in problems[0]


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ('colour = "red"', "colour"),
        ("nonsense", "TOML"),
        ('[house_rules]\nnonsense = "x"', "house_rules.nonsense"),
        ('[arrange]\n"no.such.zone" = ["x"]', "no.such.zone"),
        ('[[step]]\nseat = 0\nintent = { do = "nonsense" }', "nonsense"),
    ],
)
def test_what_cannot_be_read_names_file_and_key(
    shell: Shell, tmp_path: Path, more: str, says: str
) -> None:
    path = write(tmp_path / "odd.toml", first_decisions(), more)
    ran = shell("scenario", path)
    assert ran.status == 2
    assert ran.out == "0 passed, 1 failed\n"
    assert ran.err.count("\n") == 1
    assert str(path) in ran.err
    assert says in ran.err


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ('after = 99\nno_fact = { fact = "game_over" }', "expect[1].after"),
        ('viewer = 99\nno_fact = { fact = "game_over" }', "expect[1].viewer"),
        ('options = { seat = 0, lacks = [{ do = "nonsense" }] }', "nonsense"),
    ],
)
def test_an_expectation_that_would_hold_of_nothing_is_an_error(
    shell: Shell, tmp_path: Path, more: str, says: str
) -> None:
    path = write(tmp_path / "odd.toml", first_decisions())
    path.write_text(f"{path.read_text()}[[expect]]\n{more}\n")
    ran = shell("scenario", path)
    assert ran.status == 2
    assert str(path) in ran.err
    assert says in ran.err


def test_an_unknown_rule_is_an_error(shell: Shell, tmp_path: Path) -> None:
    path = write(tmp_path / "odd.toml", first_decisions())
    path.write_text(path.read_text().replace(RULE, "XX-999"))
    ran = shell("scenario", path)
    assert ran.status == 2
    assert "XX-999" in ran.err


def test_one_that_cannot_be_read_does_not_stop_the_others(shell: Shell, tmp_path: Path) -> None:
    write(tmp_path / "a.toml", first_decisions())
    (tmp_path / "b.toml").write_bytes(b"\xff")
    write(tmp_path / "c.toml", first_decisions())
    ran = shell("scenario", tmp_path)
    assert ran.status == 2
    assert ran.out == "2 passed, 1 failed\n"


def test_nothing_to_run_is_refused(shell: Shell, tmp_path: Path) -> None:
    assert "no scenario" in shell.refuses("scenario", tmp_path)
    assert "there is no such file" in shell.refuses("scenario", tmp_path / "nothing.toml")
