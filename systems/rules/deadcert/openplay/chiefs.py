"""Chief Suspects: a card is laid out, filed or promoted (DC-OPEN-023 to 025, 040 to 050)."""

from __future__ import annotations

from game.core.components import Card
from game.core.rules import Band
from systems.rules.deadcert.cards import colour_of
from systems.rules.deadcert.facts import CardFiled
from systems.rules.deadcert.openplay import ending
from systems.rules.deadcert.openplay.bureau import FRESH, filed_of
from systems.rules.deadcert.openplay.facts import (
    ChiefDemoted,
    ChiefSet,
    ExchangeAbandoned,
    Exchanged,
)
from systems.rules.deadcert.openplay.intents import MakeChief, Promote
from systems.rules.deadcert.openplay.processor import OpenProcessor


class _SetsChiefs(OpenProcessor):
    def replace_chief(self, card: Card, owner: int, source: str) -> None:
        """Make the card a Chief of the seat in turn; its predecessor goes to ``owner``'s stack.

        The end is tested after both have moved (DC-OPEN-050).
        """
        bureau, seat = self.bureau, self.turn.seat
        kind = colour_of(card.face)
        old = bureau.chief(seat, kind)
        if old is not None:
            bureau.file(old, owner)
            self.emit(ChiefDemoted(seat, old.face, owner))
        bureau.set_chief(card, seat)
        self.emit(ChiefSet(seat, kind, card.face, source))
        if bureau.coop or not ending.close_if_complete(bureau):
            self.finish_turn()


class TakeSuspect(_SetsChiefs):
    """The card just read becomes a Chief Suspect, or is filed (DC-OPEN-023 to 025)."""

    phases = ("open.suspect",)
    band = Band.INTENT

    def process(self) -> None:
        card, seat = self.bureau.fetched(), self.turn.seat
        if isinstance(self.inbox.intent, MakeChief):
            self.replace_chief(card, seat, FRESH)
        else:
            self.bureau.file(card, seat)
            self.emit(CardFiled(seat, card.face))
            self.finish_turn()


class TakeExchange(_SetsChiefs):
    """A filed card is promoted, or the Exchange abandoned (DC-OPEN-040 to 047)."""

    phases = ("open.exchange",)
    band = Band.INTENT

    def process(self) -> None:
        turn, bureau, intent = self.turn, self.bureau, self.inbox.intent
        seat, owner = turn.seat, turn.owner
        turn.owner = -1
        self.zones.zone(filed_of(owner)).known_to.clear()
        if not isinstance(intent, Promote):
            self.emit(ExchangeAbandoned(seat, owner))
            self.finish_turn()
            return
        card = bureau.in_filed(intent.card, owner)
        old = bureau.chief(seat, colour_of(card.face))
        self.emit(Exchanged(seat, owner, card.face, old.face if old else None))
        self.replace_chief(card, owner, filed_of(owner))
