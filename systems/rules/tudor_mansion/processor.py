"""What every processor of the game has at hand."""

from __future__ import annotations

from game.core.rules import RuleProcessor
from game.core.table import Table
from systems.rules.tudor_mansion.house import House


class HouseProcessor(RuleProcessor):
    """A rule of the house, with the short ways to its components."""

    def bind(self, table: Table) -> None:
        super().bind(table)
        self.house: House = table.look
        self.turn = self.house.turn
