"""What a game's scenarios and tests cite of its handbook.

A game's ``test_coverage.py`` takes the tests over by a class of its own, a subclass of
:class:`Coverage`, and adds what else its handbook must have.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import ClassVar

from game.content import Handbook
from game.match.scenario import load_scenario, scenario_files

TESTS = Path(__file__).parents[1]


class Coverage:
    """Every rule of the handbook is cited by a scenario or a test that would catch it broken."""

    game: ClassVar[str]
    examples: ClassVar[Sequence[str]]
    """The worked examples of the rules, each ``LETTERS-NUMBER``."""
    not_checked: ClassVar[Collection[str]] = ()
    """Entries of the handbook that no test can judge."""

    def scenarios(self) -> list[Path]:
        return sorted(scenario_files(TESTS / "scenarios" / self.game))

    def marked(self, name: str) -> Iterator[str]:
        """The arguments of every ``@pytest.mark.<name>(...)`` in this game's tests."""
        for path in sorted(TESTS.rglob("*.py")):
            if self.game not in path.parts:
                continue
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Attribute)
                    and node.func.attr == name
                    and ast.unparse(node.func.value) == "pytest.mark"
                ):
                    yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant))

    def cited(self) -> set[str]:
        """By scenarios and by tests."""
        told = {rule for path in self.scenarios() for rule in load_scenario(path).rules}
        return told | set(self.marked("rule"))

    def file_begins(self, scenario: str) -> str:
        """How the name of a scenario's file begins: ``CF-E09-off`` lies in ``cf_e09_...``."""
        return "_".join(scenario.lower().split("-")[:2])

    def example_of(self, name: str) -> str:
        """The worked example to which a scenario or a mark belongs: ``CF-E09-off`` to CF-E09."""
        return "-".join(name.split("-")[:2])

    # -- the tests ---------------------------------------------------------------------------

    def test_every_rule_and_ruling_is_cited(self) -> None:
        cited = self.cited()
        handbook = Handbook.load(self.game)
        uncited = [one.id for one in (*handbook.rules, *handbook.rulings) if one.id not in cited]
        assert [name for name in uncited if name not in self.not_checked] == []

    def test_only_known_rules_are_cited(self) -> None:
        assert self.cited() <= set(Handbook.load(self.game).ids)

    def test_every_worked_example_is_a_scenario_or_a_test(self) -> None:
        ids = [load_scenario(path).id for path in self.scenarios()]
        assert len(set(ids)) == len(ids)
        there = {self.example_of(name) for name in (*ids, *self.marked("example"))}
        assert [example for example in self.examples if example not in there] == []

    def test_scenarios_are_named_after_their_ids(self) -> None:
        assert [
            path.stem
            for path in self.scenarios()
            if not path.stem.startswith(self.file_begins(load_scenario(path).id) + "_")
        ] == []
