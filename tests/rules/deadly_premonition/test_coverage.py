"""Every rule of the handbook is cited by a scenario or a test that would catch it broken."""

from __future__ import annotations

import re

from game.content import Handbook
from tests.kit.coverage import Coverage


class TestCoverage(Coverage):
    game = "deadly_premonition"
    examples = tuple(f"DP-E{number:02}" for number in range(1, 57))

    def test_the_handbook_has_every_rule_of_the_file(self) -> None:
        """85 rulings, and the rules by their hundreds; the numbers that are left out are none."""
        ids = Handbook.load(self.game).ids
        rulings = [name for name in ids if re.fullmatch(r"DP-R\d\d", name)]
        assert sorted(rulings) == [f"DP-R{number:02}" for number in range(1, 86)]
        assert len(ids) == 263
