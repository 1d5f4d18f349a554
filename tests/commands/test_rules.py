"""``rules``: the handbook on paper."""

from __future__ import annotations

import pytest

from game.content import Handbook
from tests.commands.kit import GAME, Shell, process

HANDBOOK = Handbook.load(GAME)


def test_the_index_has_every_rule(shell: Shell) -> None:
    ran = shell("rules", GAME)
    assert ran.status == 0
    assert ran.err == ""
    shown = [line.split()[0] for line in ran.out.splitlines() if line.startswith("  ")]
    assert sorted(shown) == sorted(HANDBOOK.ids)
    for chapter in HANDBOOK.index:
        assert chapter.section.title in ran.out.splitlines()


@pytest.mark.parametrize("change", [str.upper, str.lower])
def test_one_rule_has_its_whole_text(shell: Shell, change: object) -> None:
    entry = HANDBOOK.rule(HANDBOOK.ids[0])
    ran = shell("rules", GAME, change(entry.id))  # type: ignore[operator]
    assert ran.status == 0
    assert ran.out.startswith(f"{entry.id}  {entry.title}\n")
    assert " ".join(entry.text.split()) in " ".join(ran.out.split())


def test_every_rule_can_be_printed(shell: Shell) -> None:
    for name in HANDBOOK.ids:
        assert shell("rules", GAME, name).status == 0


def test_lines_fit_a_narrow_terminal() -> None:
    ran = process("rules", GAME, HANDBOOK.ids[0], environment={"COLUMNS": "50"})
    assert max(map(len, ran.out.splitlines()[2:])) <= 50


def test_an_unknown_rule_is_refused(shell: Shell) -> None:
    line = shell.refuses("rules", GAME, "XX-999")
    assert "has no rule `XX-999`" in line
    assert f"`rules {GAME}` lists them all" in line


def test_a_near_miss_is_helped(shell: Shell) -> None:
    name = HANDBOOK.ids[0]
    assert f"close to it: {name}" in shell.refuses("rules", GAME, name + "x")


def test_an_unknown_game_is_refused(shell: Shell) -> None:
    assert "no game is called `nonsense`" in shell.refuses("rules", "nonsense")
