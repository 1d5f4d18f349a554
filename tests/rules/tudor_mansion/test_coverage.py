"""Every rule of the handbook is cited by a scenario or a test that would catch it broken."""

from __future__ import annotations

from game.content import Handbook
from tests.kit.coverage import Coverage


class TestCoverage(Coverage):
    """TM-R27 is a wish of the source for other sets; TM-R30 belongs to the sessions' tests."""

    game = "tudor_mansion"
    examples = tuple(f"TM-E{number:02}" for number in range(1, 40))
    not_checked = ("TM-R27", "TM-R30")

    def example_of(self, name: str) -> str:
        """Every example has a scenario or a test of exactly its name."""
        return name

    def test_what_is_not_checked_is_a_ruling_without_an_option(self) -> None:
        rulings = {entry.id: entry for entry in Handbook.load(self.game).rulings}
        assert not [name for name in self.not_checked if rulings[name].option]
