"""Stage 4: Unlock, Lock Down and Press Conference, all at once (DC-COV-040 to 055)."""

from __future__ import annotations

from game.core.intents import Intent
from game.core.rules import Band
from systems.rules.deadcert.cards import colour_of
from systems.rules.deadcert.covertplay import ending
from systems.rules.deadcert.covertplay.bureau import hand_of, locked_of
from systems.rules.deadcert.covertplay.components import ACT, CovertSeals
from systems.rules.deadcert.covertplay.facts import (
    Decided,
    PairLocked,
    PairUnlocked,
    PressConference,
    StageStarted,
)
from systems.rules.deadcert.covertplay.intents import Arrange
from systems.rules.deadcert.covertplay.intents import PressConference as Call
from systems.rules.deadcert.covertplay.processor import CovertProcessor


def seal_action(seals: CovertSeals, seat: int, intent: Intent | None) -> None:
    """Keep a seat's choice for Stage 4 until all are in (DC-COV-048)."""
    if isinstance(intent, Call):
        seals.calls[seat] = list(intent.cards)
    elif isinstance(intent, Arrange):
        seals.locks[seat] = list(intent.lock)


class AskActions(CovertProcessor):
    """All are asked, unless they have decided together with their filing (DC-COV-051)."""

    phases = ("covert.act",)
    band = Band.TURN

    def process(self) -> None:
        round_, table = self.round, self.table
        round_.stage, round_.step = ACT, "action"
        self.emit(StageStarted(ACT, round_.number))
        if self.bureau.together and (self.seals.locks or self.seals.calls):
            self.flow.phase = "covert.acted"
            return
        self.flow.phase = "covert.action"
        for seat in range(table.seats):
            table.ask(seat, "covert_action")


class TakeAction(CovertProcessor):
    """A seat seals its choice."""

    phases = ("covert.action",)
    band = Band.INTENT

    def process(self) -> None:
        seal_action(self.seals, self.inbox.seat, self.inbox.intent)
        if not self.flow.asked:
            for seat in self.bureau.in_turn():
                self.emit(Decided(seat, ACT))
            self.flow.phase = "covert.acted"


class CarryOut(CovertProcessor):
    """First a Press Conference, otherwise all arrangements (DC-COV-048)."""

    phases = ("covert.acted",)
    band = Band.TURN

    def process(self) -> None:
        seals, bureau = self.seals, self.bureau
        calls, locks = dict(seals.calls), dict(seals.locks)
        seals.calls.clear()
        seals.locks.clear()
        for seat, cards in calls.items():  # at most one: each killer card exists once (DC-RUL-057)
            ending.close_won(bureau, seat, PressConference(seat, tuple(cards)))
            return
        for seat in bureau.in_turn():
            self._arrange(seat, locks.get(seat, []))
        if not ending.close_if_cold(bureau):
            self.flow.phase = "covert.round"

    def _arrange(self, seat: int, pair: list[str]) -> None:
        """Unlock before Lock Down (DC-COV-045); what stays as it is makes no event."""
        bureau, zones = self.bureau, self.zones
        present = bureau.locked(seat)
        if sorted(present) == sorted(pair):
            return
        if present:
            colours = tuple(colour_of(face) for face in present)
            suspect = self.case.card_set.suspect_of(present[0])
            bureau.into_hand(seat, zones.cards(locked_of(seat)))
            self.emit(PairUnlocked(seat, colours, suspect))
        if pair:
            for face in pair:
                zones.move(bureau.card(hand_of(seat), face), locked_of(seat))
            zones.scramble([hand_of(seat), locked_of(seat)])
            colours = tuple(colour_of(face) for face in pair)
            self.emit(PairLocked(seat, colours, self.case.card_set.suspect_of(pair[0])))
