"""What every processor of the game has at hand, and the table as they know it."""

from __future__ import annotations

from game.core.rules import RuleProcessor
from game.core.table import Table
from systems.rules.deadly_premonition.decks import Decks
from systems.rules.deadly_premonition.ending import Ending
from systems.rules.deadly_premonition.lineup import LineUp


class Station:
    """Everything that rules look things up in; derived from components, never state."""

    def __init__(self, table: Table) -> None:
        self.lineup = LineUp(table)
        self.decks = Decks(table)
        self.ending = Ending(self.lineup, self.decks)


class GameProcessor(RuleProcessor):
    """A rule of the game."""

    def bind(self, table: Table) -> None:
        super().bind(table)
        station: Station = table.look
        self.lineup = station.lineup
        self.decks = station.decks
        self.ending = station.ending
        self.turn = self.lineup.turn
        self.suspects = self.lineup.suspects
        self.players = self.lineup.players
        self.play = self.lineup.play
        self.battle = self.lineup.battle
        self.murder = self.lineup.murder
