"""Every rule of the handbook is cited by a scenario or a test that would catch it broken."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content import Handbook
from game.match.scenario import load_scenario, scenario_files

GAME = "detective_club"
TESTS = Path(__file__).parents[2]
SCENARIOS = TESTS / "scenarios" / GAME
EXAMPLES = [f"CLUB-E{number:02}" for number in range(1, 40)]


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


def test_every_rule_and_ruling_is_cited() -> None:
    cited = cited_by_scenarios() | set(marked("rule"))
    handbook = Handbook.load(GAME)
    entries = (*handbook.rules, *handbook.rulings)
    assert [entry.id for entry in entries if entry.id not in cited] == []


def test_only_known_rules_are_cited() -> None:
    known = set(Handbook.load(GAME).ids)
    assert cited_by_scenarios() | set(marked("rule")) <= known


def test_the_handbook_has_every_rule_of_the_file() -> None:
    """74 rules and 36 rulings; the numbers that are left out are none."""
    ids = Handbook.load(GAME).ids
    rulings = [name for name in ids if re.fullmatch(r"CLUB-R\d\d", name)]
    assert sorted(rulings) == [f"CLUB-R{number:02}" for number in range(1, 37)]
    spans = (
        *((1, 7), (15, 19), (30, 37), (45, 50), (55, 61), (70, 76), (80, 85), (90, 100)),
        *((105, 108), (115, 119), (125, 127), (135, 138), (145, 145)),
    )
    rules = [f"CLUB-{number:03}" for low, high in spans for number in range(low, high + 1)]
    assert [name for name in ids if name not in rulings] == rules


def test_every_worked_example_is_a_scenario_or_a_test() -> None:
    ids = [load_scenario(path).id for path in scenario_files(SCENARIOS)]
    assert len(set(ids)) == len(ids)
    there = {"-".join(name.split("-")[:2]) for name in (*ids, *marked("example"))}
    assert [example for example in EXAMPLES if example not in there] == []


@pytest.mark.parametrize("path", sorted(scenario_files(SCENARIOS)), ids=lambda path: path.stem)
def test_a_scenario_is_named_after_its_id(path: Path) -> None:
    """``CLUB-E09-off`` lies in a file that begins with ``club_e09``."""
    number = "_".join(load_scenario(path).id.lower().split("-")[:2])
    assert path.stem.startswith(f"{number}_")
