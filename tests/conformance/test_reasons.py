"""Every reason for a refusal is expected somewhere in the situation it is meant for."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

from game.content import registry
from game.match.scenario import load_scenario, scenario_files
from tests.kit.games import TOYS, games

TESTS = Path(__file__).resolve().parent.parent


def on_the_shelf() -> list[str]:
    """The games of the house: toys have no scenarios of their own."""
    return [game for game in games() if not (TOYS / game).exists()]


def worded(game: str) -> set[str]:
    """The reasons that the game has words for."""
    texts = Path(registry.manifest(game).folder) / "texts" / "en.toml"
    return set(tomllib.loads(texts.read_text(encoding="utf-8"))["why_not"])


def in_scenarios(place: Path) -> set[str]:
    """The reasons with which steps of these scenarios are refused."""
    steps = [step for path in scenario_files(place) for step in load_scenario(path).step]
    return {step.refused for step in steps if isinstance(step.refused, str)}


def in_tests(place: Path) -> set[str]:
    """The texts that the tests below a folder are about: whole constants, not parts of them."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in place.rglob("test_*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}


@pytest.mark.parametrize("game", on_the_shelf())
def test_every_reason_is_expected_by_a_scenario_or_a_test(game: str) -> None:
    expected = in_scenarios(TESTS / "scenarios" / game) | in_tests(TESTS / "rules" / game)
    assert sorted(worded(game) - expected) == []


def test_the_shelf_is_not_empty_and_a_reason_is_found_where_it_is_expected(tmp_path: Path) -> None:
    assert on_the_shelf()
    (tmp_path / "test_one.py").write_text('assert why() == "out_of_reach", "and not_yet"\n')
    assert "out_of_reach" in in_tests(tmp_path)
    assert "not_yet" not in in_tests(tmp_path)
