"""A turn: it begins, Fetch or Exchange is chosen, it ends (DC-OPEN-014, 020, 051, 052)."""

from __future__ import annotations

from game.core.rules import Band
from systems.rules.deadcert.cards import is_snoop
from systems.rules.deadcert.facts import CaseCold, SnoopRevealed, TurnStarted
from systems.rules.deadcert.intents import Fetch
from systems.rules.deadcert.openplay import coop, ending
from systems.rules.deadcert.openplay.bureau import FETCHED, FRESH, filed_of
from systems.rules.deadcert.openplay.facts import CardRead, StackExamined
from systems.rules.deadcert.openplay.intents import Examine
from systems.rules.deadcert.openplay.processor import OpenProcessor


class BeginTurn(OpenProcessor):
    """The next seat chooses, unless the case has gone cold (DC-OPEN-052)."""

    phases = ("open.begin",)
    band = Band.TURN

    def process(self) -> None:
        turn, bureau = self.turn, self.bureau
        if not bureau.coop and not self.zones.faces(FRESH):
            if turn.since_fresh >= bureau.cold_limit:
                self.emit(CaseCold("open_turns"))
                ending.close_cold(bureau)
                return
            turn.since_fresh += 1
        turn.number += 1
        self.flow.mark += 1
        self.emit(TurnStarted(turn.seat, bureau.round_no))
        self.offer("turn")


class TakeTurn(OpenProcessor):
    """Fetch shows the top card of Fresh; Exchange opens a Filed stack."""

    phases = ("open.turn",)
    band = Band.INTENT

    def process(self) -> None:
        intent = self.inbox.intent
        if isinstance(intent, Fetch):
            self._fetch()
        else:
            self._open_stack(intent.owner if isinstance(intent, Examine) else self.turn.seat)

    def _fetch(self) -> None:
        """DC-OPEN-021, 022, 026; in Co-op the third killer card ends it (DC-COOP-003)."""
        turn, bureau = self.turn, self.bureau
        turn.without_fetch = 0
        card = self.zones.cards(FRESH)[0]
        self.zones.move(card, FETCHED)
        if is_snoop(card.face):
            self.emit(SnoopRevealed(turn.seat, card.face))
            self.offer("snoop")
            return
        self.emit(CardRead(turn.seat, card.face))
        if bureau.coop and coop.is_last_killer_card(bureau, card.face):
            coop.close(bureau)
        else:
            self.offer("suspect")

    def _open_stack(self, owner: int) -> None:
        """DC-OPEN-041, 042: the whole stack, seen by its owner and the examiner."""
        turn = self.turn
        turn.without_fetch += 1
        turn.owner = owner
        if owner != turn.seat:
            self.zones.zone(filed_of(owner)).known_to.append(turn.seat)
        faces = tuple(self.zones.faces(filed_of(owner)))
        self.emit(StackExamined(turn.seat, owner, faces))
        self.offer("exchange")


class FinishTurn(OpenProcessor):
    """The turn goes clockwise (DC-OPEN-005)."""

    phases = ("open.finish",)
    band = Band.TURN

    def process(self) -> None:
        self.turn.seat = (self.turn.seat + 1) % self.table.seats
        self.flow.phase = "open.begin"
