"""A fetched Snoop card is played or abandoned, and then lies dead (DC-OPEN-026 to 037)."""

from __future__ import annotations

from game.core.rules import Band
from systems.rules.deadcert.cards import colour_of
from systems.rules.deadcert.facts import CardFiled
from systems.rules.deadcert.openplay.facts import ChiefsSwapped, FiledSwapped, SnoopAbandoned
from systems.rules.deadcert.openplay.intents import Swap, SwapFiled
from systems.rules.deadcert.openplay.processor import OpenProcessor


class TakeSnoop(OpenProcessor):
    """OPENplay swaps Chiefs; Co-op swaps a Chief with a card that a fellow has filed."""

    phases = ("open.snoop",)
    band = Band.INTENT

    def process(self) -> None:
        intent, seat, snoop = self.inbox.intent, self.turn.seat, self.bureau.fetched()
        if isinstance(intent, Swap):
            self._swap_chiefs(intent)
        elif isinstance(intent, SwapFiled):
            self._swap_filed(intent)
        else:
            self.emit(SnoopAbandoned(seat, snoop.face))
        self.bureau.file(snoop, seat)
        self.emit(CardFiled(seat, snoop.face))
        self.finish_turn()

    def _swap_chiefs(self, intent: Swap) -> None:
        """DC-OPEN-027, 028. All Chiefs stay Chiefs, so that nothing ends (DC-OPEN-037)."""
        bureau, seat, target = self.bureau, self.turn.seat, intent.target
        own, other = bureau.chief(seat, intent.type), bureau.chief(target, intent.type)
        assert other is not None
        cards = (own.face if own else None, other.face)
        if own is not None:
            bureau.set_chief(own, target)
        bureau.set_chief(other, seat)
        self.emit(ChiefsSwapped((seat, target), intent.type, cards))

    def _swap_filed(self, intent: SwapFiled) -> None:
        """DC-COOP-008, 011."""
        bureau, seat, owner = self.bureau, self.turn.seat, intent.owner
        card = bureau.in_filed(intent.card, owner)
        own = bureau.chief(seat, colour_of(card.face))
        if own is not None:
            bureau.file(own, owner)
        bureau.set_chief(card, seat)
        self.emit(FiledSwapped(seat, owner, card.face, own.face if own else None))
