"""Every rule of the handbook is cited by a scenario or a test that would catch it broken."""

from __future__ import annotations

import re

from game.content import Handbook
from tests.kit.coverage import Coverage


class TestCoverage(Coverage):
    game = "detective_club"
    examples = tuple(f"CLUB-E{number:02}" for number in range(1, 40))

    def test_the_handbook_has_every_rule_of_the_file(self) -> None:
        """74 rules and 36 rulings; the numbers that are left out are none."""
        ids = Handbook.load(self.game).ids
        rulings = [name for name in ids if re.fullmatch(r"CLUB-R\d\d", name)]
        assert sorted(rulings) == [f"CLUB-R{number:02}" for number in range(1, 37)]
        spans = (
            *((1, 7), (15, 19), (30, 37), (45, 50), (55, 61), (70, 76), (80, 85), (90, 100)),
            *((105, 108), (115, 119), (125, 127), (135, 138), (145, 145)),
        )
        rules = [f"CLUB-{number:03}" for low, high in spans for number in range(low, high + 1)]
        assert [name for name in ids if name not in rulings] == rules
