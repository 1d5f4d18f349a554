"""A turn: it begins, the investigator moves, it ends (TM-030 to TM-043, TM-090 to TM-094)."""

from __future__ import annotations

from game.core.rules import Band
from systems.rules.tudor_mansion.facts import (
    LimitReached,
    Moved,
    RoundCompleted,
    Stayed,
    TurnEnded,
    TurnStarted,
)
from systems.rules.tudor_mansion.intents import EndTurn, Go
from systems.rules.tudor_mansion.processor import HouseProcessor


class BeginTurn(HouseProcessor):
    """The next investigator is asked where to move."""

    phases = ("turn",)
    band = Band.TURN

    def process(self) -> None:
        turn, flow = self.turn, self.flow
        flow.mark += 1
        turn.step = "move"
        turn.moved = False
        self.emit(TurnStarted(turn.seat, turn.round_no))
        flow.asked[turn.seat] = "move"
        flow.phase = "move"


class TakeMove(HouseProcessor):
    """One step, one passage, or none (TM-035 to TM-041)."""

    phases = ("move",)
    band = Band.INTENT

    def process(self) -> None:
        turn = self.turn
        seat = turn.seat
        piece = self.house.pieces[seat]
        intent = self.inbox.intent
        origin = piece.room
        if isinstance(intent, Go):
            piece.room = intent.room
            turn.moved = True
            self.emit(Moved(seat, origin, intent.room, self.house.exits[origin][intent.room]))
        else:
            self.emit(Stayed(seat, origin))
        turn.step = "act"
        self.flow.asked[seat] = "act"
        self.flow.phase = "act"


class TakeEndTurn(HouseProcessor):
    """The investigator neither suggests nor accuses (TM-030)."""

    phases = ("act", "again")
    band = Band.INTENT

    def process(self) -> None:
        if isinstance(self.inbox.intent, EndTurn):
            self.flow.phase = "turn_end"


class FinishTurn(HouseProcessor):
    """The turn goes to the next active investigator; rounds and their limit are counted."""

    phases = ("turn_end",)
    band = Band.TURN

    def process(self) -> None:
        turn, house = self.turn, self.house
        people = house.investigators
        self.emit(TurnEnded(turn.seat))
        people[turn.seat].moved_in = False
        seats = len(people)
        seat = turn.seat
        for _ in range(seats):
            seat = (seat + 1) % seats
            if seat == turn.first:
                self._complete_round()
            if not people[seat].silent:
                break
        turn.seat = seat
        self.flow.phase = "turn"

    def _complete_round(self) -> None:
        """TM-093: the turn passes the first player's seat, silent or not."""
        turn = self.turn
        self.emit(RoundCompleted(turn.round_no))
        if turn.round_no == self.table.rules["round_limit"]:
            turn.limit = True
            self.emit(LimitReached(turn.round_no))
        turn.round_no += 1
