"""What every processor of the game has at hand."""

from __future__ import annotations

from game.core.components import SealedChoices
from game.core.rules import RuleProcessor
from game.core.table import Table
from systems.rules.detective_club.cards import Cards
from systems.rules.detective_club.club import Club


class Station:
    """Everything that rules look things up in; derived from components, never state."""

    def __init__(self, table: Table) -> None:
        self.club = Club(table)
        self.cards = Cards(self.club)


class GameProcessor(RuleProcessor):
    """A rule of the game."""

    def bind(self, table: Table) -> None:
        super().bind(table)
        station: Station = table.look
        self.club = station.club
        self.cards = station.cards
        self.round = self.club.round
        self.talk = self.club.talk
        self.votes = self.club.votes
        self.tokens = self.club.tokens
        self.topic = self.club.topic
        self.sealed = table.one(SealedChoices)

    def ask(self, seat: int, kind: str, phase: str) -> None:
        """Open a decision of the seat to act, and say who takes its answer."""
        self.round.turn = seat
        super().ask(seat, kind, phase)
