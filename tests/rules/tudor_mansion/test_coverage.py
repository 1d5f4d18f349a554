"""Every rule of the handbook is cited by a scenario or a test that would catch it broken."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content import Handbook
from game.match.scenario import load_scenario, scenario_files

GAME = "tudor_mansion"
TESTS = Path(__file__).parents[2]
SCENARIOS = TESTS / "scenarios" / GAME
EXAMPLES = [f"TM-E{number:02}" for number in range(1, 40)]


def marked(name: str) -> Iterator[str]:
    """The arguments of every ``@pytest.mark.<name>(...)`` in this game's tests."""
    for path in sorted(TESTS.rglob("*.py")):
        if GAME not in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == name
                and ast.unparse(node.func.value) == "pytest.mark"
            ):
                yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant))


def cited_by_scenarios() -> set[str]:
    return {rule for path in scenario_files(SCENARIOS) for rule in load_scenario(path).rules}


def test_every_rule_is_cited() -> None:
    cited = cited_by_scenarios() | set(marked("rule"))
    uncited = [entry.id for entry in Handbook.load(GAME).rules if entry.id not in cited]
    assert not uncited


def test_every_ruling_that_can_be_checked_is_cited() -> None:
    """TM-R27 is a wish of the source for other sets; TM-R30 belongs to the sessions' tests."""
    cited = cited_by_scenarios() | set(marked("rule"))
    uncited = [entry.id for entry in Handbook.load(GAME).rulings if entry.id not in cited]
    assert set(uncited) <= {"TM-R27", "TM-R30"}
    assert not [
        entry.id for entry in Handbook.load(GAME).rulings if entry.option and entry.id in uncited
    ]


def test_only_known_rules_are_cited() -> None:
    known = set(Handbook.load(GAME).ids)
    assert cited_by_scenarios() | set(marked("rule")) <= known


def test_every_worked_example_is_a_scenario_or_a_test() -> None:
    ids = [load_scenario(path).id for path in scenario_files(SCENARIOS)]
    assert len(set(ids)) == len(ids)
    there = set(ids) | set(marked("example"))
    assert [example for example in EXAMPLES if example not in there] == []


@pytest.mark.parametrize("path", sorted(scenario_files(SCENARIOS)), ids=lambda path: path.stem)
def test_a_scenario_is_named_after_its_id(path: Path) -> None:
    """``TM-E14`` and ``TM-E04-pool`` lie in files that begin with ``tm_e14`` and ``tm_e04``."""
    number = "_".join(load_scenario(path).id.lower().split("-")[:2])
    assert path.stem.startswith(f"{number}_")
