"""A suggestion and its answer (TM-045 to TM-061)."""

from __future__ import annotations

from game.core.messages import HIDDEN
from game.core.rules import Band
from systems.rules.tudor_mansion.facts import (
    CannotRefute,
    Refuted,
    Suggested,
    TokenMoved,
    Unrefuted,
)
from systems.rules.tudor_mansion.house import in_order
from systems.rules.tudor_mansion.intents import Show, Suggest
from systems.rules.tudor_mansion.processor import HouseProcessor


class TakeSuggestion(HouseProcessor):
    """The suspect and the weapon are drawn into the room before anybody refutes (TM-048)."""

    phases = ("act",)
    band = Band.INTENT

    def process(self) -> None:
        intent = self.inbox.intent
        if not isinstance(intent, Suggest):
            return
        house, seat = self.house, self.turn.seat
        room = house.pieces[seat].room
        question = house.question
        question.suggester, question.refuter = seat, -1
        question.suspect, question.weapon, question.room = intent.suspect, intent.weapon, room
        self.emit(Suggested(seat, intent.suspect, intent.weapon, room))
        for name in (intent.suspect, intent.weapon):
            token = house.tokens[name]
            if token.room != room:
                self.emit(TokenMoved(name, token.room, room))
                token.room = room
                pulled = house.seat_of.get(name)
                if pulled is not None and pulled != seat and not house.separate:
                    house.investigators[pulled].moved_in = True
        self.turn.step = "refute"
        self.flow.phase = "question"


class CheckSeats(HouseProcessor):
    """Clockwise from the suggester's left, the first who holds a named card refutes (TM-052)."""

    phases = ("question",)
    band = Band.RESOLVE

    def process(self) -> None:
        house, question = self.house, self.house.question
        suggester = question.suggester
        named = {question.suspect, question.weapon, question.room}
        for seat in house.clockwise[suggester]:
            held = house.hands[seat] & named
            if not held:
                self.emit(CannotRefute(seat, suggester))
                continue
            if self.table.rules["refute"] == "choose_one":
                question.refuter = seat
                self.flow.asked[seat] = "choose_shown"
                self.flow.phase = "show"
                return
            self._refuted(seat, in_order(held))
            return
        self.emit(Unrefuted(suggester, question.suspect, question.weapon, question.room))
        self._settle()

    def _refuted(self, refuter: int, cards: tuple[str, ...]) -> None:
        count = len(cards) if self.table.rules["public_show_count"] else HIDDEN
        self.emit(Refuted(refuter, self.house.question.suggester, cards, count))
        self._settle()

    def _settle(self) -> None:
        """The suggestion is settled: the turn ends, or an accusation may follow (TM-R13)."""
        if self.table.rules["accuse_after_suggest"]:
            self.turn.step = "act_again"
            self.flow.asked[self.turn.seat] = "act_again"
            self.flow.phase = "again"
        else:
            self.flow.phase = "turn_end"


class TakeShown(CheckSeats):
    """Under ``refute: choose_one`` the refuter shows exactly the chosen card (TM-061)."""

    phases = ("show",)
    band = Band.INTENT

    def process(self) -> None:
        intent = self.inbox.intent
        assert isinstance(intent, Show)
        self._refuted(self.house.question.refuter, (intent.card,))
