"""Stage 1: seats gather in turn by a Fetch, a Snoop or a Declare (DC-COV-010 to 029)."""

from __future__ import annotations

from game.core.messages import PUBLIC
from game.core.rules import Band
from game.core.zones import EVERYBODY
from systems.rules.deadcert.cards import colour_of
from systems.rules.deadcert.checklist import record
from systems.rules.deadcert.covertplay.bureau import (
    DECLARE_FETCHES,
    DECLARED,
    FETCHES,
    FRESH,
    filed_of,
    gathered_of,
)
from systems.rules.deadcert.covertplay.components import GATHER
from systems.rules.deadcert.covertplay.facts import (
    Declared,
    Fetched,
    GatheringDone,
    RoundStarted,
    StageStarted,
)
from systems.rules.deadcert.covertplay.intents import Declare, FromDeclared, FromFiled, Snoop
from systems.rules.deadcert.covertplay.processor import CovertProcessor
from systems.rules.deadcert.facts import SnoopRevealed, TurnStarted


class BeginRound(CovertProcessor):
    """A round begins, with the same seat as the last one unless it moves on (DC-RUL-058)."""

    phases = ("covert.round",)
    band = Band.TURN

    def process(self) -> None:
        round_ = self.round
        if round_.number and self.table.rules["covert_first_seat"] == "rotate":
            round_.first = (round_.first + 1) % self.table.seats
        round_.number += 1
        round_.stage, round_.done, round_.seat = GATHER, 0, round_.first
        round_.snooped.clear()
        self.flow.mark += 1
        self.emit(RoundStarted(round_.number))
        self.emit(StageStarted(GATHER, round_.number))
        self.flow.phase = "covert.turn"


class BeginTurn(CovertProcessor):
    """The next seat gathers; it is asked even if it can only fetch (DC-RUL-086)."""

    phases = ("covert.turn",)
    band = Band.TURN

    def process(self) -> None:
        round_ = self.round
        if round_.done == self.table.seats:
            self.flow.phase = "covert.take_up"
            return
        round_.step, round_.snoop, round_.target, round_.declaring = "gather", "", -1, False
        round_.to_take = round_.to_fetch = 0
        self.emit(TurnStarted(round_.seat, round_.number))
        self.flow.phase = "covert.gather"
        self.table.ask(round_.seat, "covert_gather")


class TakeGather(CovertProcessor):
    """A seat does exactly one of the three (DC-COV-010)."""

    phases = ("covert.gather",)
    band = Band.INTENT

    def process(self) -> None:
        intent = self.inbox.intent
        if isinstance(intent, Snoop):
            self._snoop(intent.card)
        elif isinstance(intent, Declare):
            self._declare(intent.card)
        else:
            self.round.to_fetch = FETCHES
            self.flow.phase = "covert.fetching"

    def _snoop(self, face: str) -> None:
        """The Snoop card is shown and filed at once (DC-COV-015, 019)."""
        bureau, seat = self.bureau, self.round.seat
        (card,) = bureau.out_of_hand(seat, [face], [filed_of(seat, colour_of(face))])
        self.zones.reveal(card, [EVERYBODY])
        self.emit(SnoopRevealed(seat, face))
        self._everybody_records(face)
        self.round.snoop = face
        self.offer("target")

    def _declare(self, face: str) -> None:
        """DC-COV-027."""
        round_, seat = self.round, self.round.seat
        (card,) = self.bureau.out_of_hand(seat, [face], [DECLARED])
        self.zones.move(card, DECLARED, 0)
        self.emit(Declared(seat, face))
        self._everybody_records(face)
        round_.to_fetch, round_.declaring = DECLARE_FETCHES, True
        self.flow.phase = "covert.fetching"

    def _everybody_records(self, face: str) -> None:
        for seat in range(self.table.seats):
            record(self.table, self.case, seat, [face])


class FetchOn(CovertProcessor):
    """Fetching goes on card by card, until the seat has what it gathers (DC-COV-012)."""

    phases = ("covert.fetching",)
    band = Band.TURN

    def process(self) -> None:
        round_ = self.round
        if round_.to_fetch:
            self.offer("fetch")
            return
        self.emit(GatheringDone(round_.seat))
        round_.done += 1
        round_.seat = (round_.seat + 1) % self.table.seats
        self.flow.phase = "covert.turn"


class TakeFetch(CovertProcessor):
    """A card is fetched and lies face down until Stage 2 (DC-COV-011, 013, 014)."""

    phases = ("covert.fetch",)
    band = Band.INTENT

    def process(self) -> None:
        intent, round_ = self.inbox.intent, self.round
        if isinstance(intent, FromFiled):
            self._fetch(filed_of(intent.owner, intent.type), [intent.owner])
        elif isinstance(intent, FromDeclared):
            self._fetch(DECLARED, [EVERYBODY])
        else:
            self._fetch(FRESH, [])
            if not self.zones.faces(FRESH):
                round_.empty_round = round_.number
        round_.to_fetch -= 1
        self.flow.phase = "covert.fetching"

    def _fetch(self, source: str, knowing: list[int]) -> None:
        """Who knew the card where it lay still knows it (rules file, section 3.3)."""
        seat = self.round.seat
        card = self.zones.cards(source)[0]
        self.zones.reveal(card, knowing)
        self.zones.move(card, gathered_of(seat))
        known_to: tuple[int | str, ...] = tuple(knowing)
        if self.bureau.known_to_all(card):
            known_to = (*range(self.table.seats), PUBLIC)
        self.emit(Fetched(seat, source, colour_of(card.face), card.face, known_to))
