"""What every processor of the game has at hand, and the table as they know it."""

from __future__ import annotations

from game.core.components import ReactionWindow, SealedChoices
from game.core.rules import RuleProcessor
from game.core.table import Table
from systems.rules.casefile.incident import Incident
from systems.rules.casefile.piles import Piles


class Station:
    """Everything that rules look things up in; derived from components, never state."""

    def __init__(self, table: Table) -> None:
        self.incident = Incident(table)
        self.piles = Piles(self.incident)


class GameProcessor(RuleProcessor):
    """A rule of the game."""

    def bind(self, table: Table) -> None:
        super().bind(table)
        station: Station = table.look
        self.incident = station.incident
        self.piles = station.piles
        self.round = self.incident.round
        self.turn = self.incident.turn
        self.detectives = self.incident.detectives
        self.offers = self.incident.offers
        self.bonus = self.incident.bonus
        self.window = table.one(ReactionWindow)
        self.sealed = table.one(SealedChoices)
