"""An accusation and what it ends (TM-065 to TM-074, TM-090 to TM-095)."""

from __future__ import annotations

from game.core.rules import Band
from game.core.zones import Visibility
from systems.rules.tudor_mansion.facts import (
    AccusationRight,
    AccusationWrong,
    Accused,
    EnvelopeSeen,
    GameOver,
    WentSilent,
)
from systems.rules.tudor_mansion.intents import Accuse
from systems.rules.tudor_mansion.processor import HouseProcessor


class TakeAccusation(HouseProcessor):
    """Compared with the envelope; right wins, wrong silences (TM-068 to TM-073)."""

    phases = ("act", "again")
    band = Band.INTENT

    def process(self) -> None:
        intent = self.inbox.intent
        if not isinstance(intent, Accuse):
            return
        seat = self.turn.seat
        self.emit(Accused(seat, intent.suspect, intent.weapon, intent.room))
        if (intent.suspect, intent.weapon, intent.room) == self.house.envelope:
            self.emit(AccusationRight(seat))
            self._end("won", (seat,))
            return
        self.emit(AccusationWrong(seat))
        if self.table.rules["peek_after_wrong"]:
            self.table.zones.zone("envelope").known_to.append(seat)
            self.emit(EnvelopeSeen(seat, self.house.envelope))
        self.house.investigators[seat].silent = True
        self.emit(WentSilent(seat))
        active = self.house.active()
        if not active:
            self._end("unsolved", ())
        elif len(active) == 1 and self.table.rules["last_standing"] == "auto_win":
            self._end("won", tuple(active))
        else:
            self.flow.phase = "turn_end"

    def _end(self, ending: str, winners: tuple[int, ...]) -> None:
        """The envelope and all hands are opened for everybody (TM-070, TM-091)."""
        zones = self.table.zones
        for name in zones.names():
            zones.zone(name).visibility = Visibility.OPEN.value
        hands = tuple(tuple(zones.faces(f"hand.{s}")) for s in range(self.table.seats))
        self.turn.step = "over"
        self.emit(GameOver(winners, ending, self.house.envelope, hands))
        scores = [int(seat in winners) for seat in range(self.table.seats)]
        self.table.end(ending, winners, scores)
