"""Step 3: two cards from everybody (4.5)."""

from __future__ import annotations

from game.core.rules import Band
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.processor import GameProcessor


class AskPlay(GameProcessor):
    """One after the other, with all earlier plays in view (CLUB-055 to CLUB-058)."""

    phases = ("play",)
    band = Band.TURN

    def process(self) -> None:
        waiting = self.round.waiting
        if waiting:
            self.ask(waiting.pop(0), "play_card", "played")
        else:
            self.flow.phase = "announce" if self.table.rules["discuss"] else "voting"


class TakePlay(GameProcessor):
    """The notebooks are dealt when the very first card lies there (CLUB-045)."""

    phases = ("played",)
    band = Band.INTENT

    def process(self) -> None:
        intent = self.inbox.intent
        assert isinstance(intent, do.Play)
        self.cards.play(self.inbox.seat, intent.card)
        self.flow.phase = "play" if self.round.conspirator >= 0 else "roles"
