"""Every rule of the handbook is cited by a scenario or a test that would catch it broken."""

from __future__ import annotations

import re

from game.content import Handbook
from tests.kit.coverage import Coverage


class TestCoverage(Coverage):
    game = "casefile"
    examples = tuple(f"CF-E{number:02}" for number in range(1, 42))

    def test_the_handbook_has_every_rule_of_the_file(self) -> None:
        """38 rulings, and the rules by their numbers; those that are left out are none."""
        ids = Handbook.load(self.game).ids
        rulings = [name for name in ids if re.fullmatch(r"CF-R\d\d", name)]
        assert sorted(rulings) == [f"CF-R{number:02}" for number in range(1, 39)]
        assert len(ids) == 175
