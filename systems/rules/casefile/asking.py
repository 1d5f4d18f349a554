"""Asking, offers, trades, and the swap when nobody offers (4.5 to 4.8)."""

from __future__ import annotations

from game.core.rules import Band
from game.core.sealed import open_sealed, opened, take_sealed
from game.core.windows import open_window
from systems.rules.casefile import intents as do
from systems.rules.casefile.cards import points_of
from systems.rules.casefile.facts import (
    Asked,
    CardsDiscarded,
    ConsolationKept,
    ConsolationSwapped,
    OfferCommitted,
    OffersLapsed,
    OfferSpoken,
    OffersPublished,
    TradeDone,
)
from systems.rules.casefile.legality import MAIN, TRADES, W1, W2, W3
from systems.rules.casefile.processor import GameProcessor


class AskMain(GameProcessor):
    """Step 2: ask, before it perhaps a bonus card (CF-034, CF-066)."""

    phases = ("main",)
    band = Band.TURN

    def process(self) -> None:
        self.turn.step = MAIN
        self.ask(self.turn.seat, "main_action", "action")


class TakeAction(GameProcessor):
    phases = ("action",)
    band = Band.INTENT

    def process(self) -> None:
        intent, turn = self.inbox.intent, self.turn
        if not isinstance(intent, do.Ask):
            self.bonus.back_to = "main"
            self.flow.phase = "play"
            return
        turn.asked = list(intent.pieces)
        self.emit(Asked(turn.seat, intent.pieces))
        open_window(self.window, W1, self.incident.others(turn.seat))
        self.flow.phase = "window"


class OpenOffers(GameProcessor):
    """All others decide at the same time and in secret (CF-070)."""

    phases = ("offers",)
    band = Band.TURN

    def process(self) -> None:
        self.turn.step = "offers"
        others = self.incident.others(self.turn.seat)
        if not others:  # a last detective has nobody to ask (CF-R21)
            self.flow.phase = "publish"
            return
        open_sealed(self.table, self.sealed, others, "make_offer")
        self.flow.phase = "offering"


class TakeOffer(GameProcessor):
    """The cards are locked, and stay in the hand (CF-077)."""

    phases = ("offering",)
    band = Band.INTENT

    def process(self) -> None:
        intent, seat = self.inbox.intent, self.inbox.seat
        cards = intent.cards if isinstance(intent, do.Offer) else ()
        self.offers.cards[seat] = list(cards)
        self.emit(OfferCommitted(seat, cards))
        if take_sealed(self.table, self.sealed):
            self.flow.phase = "publish"


class PublishOffers(GameProcessor):
    """Sums, and nothing else, clockwise from the asker's left (CF-075, CF-079)."""

    phases = ("publish",)
    band = Band.RESOLVE

    def process(self) -> None:
        asker, offers = self.turn.seat, self.offers
        chosen = dict(opened(self.sealed))
        self.sealed.choices.clear()
        order = [seat for seat in self.table.after(asker) if seat in chosen]
        offers.cards = {seat: offers.cards[seat] for seat in order}
        offers.sums = {seat: points_of(offers.cards[seat]) for seat in order}
        self.emit(OffersPublished(asker, tuple(offers.sums.items())))
        for seat, total in offers.sums.items():
            self.emit(OfferSpoken(seat, total))
        if any(offers.sums.values()):
            self.flow.phase = "trades"
            return
        self._clear()
        self.turn.step = "consolation"
        self.ask(asker, "consolation", "consoling")

    def _clear(self) -> None:
        self.offers.cards.clear()
        self.offers.sums.clear()


class AskTrade(GameProcessor):
    """Step 5: offers are accepted one after the other, until the asker stops (CF-080)."""

    phases = ("trades",)
    band = Band.TURN

    def process(self) -> None:
        self.turn.step = TRADES
        self.ask(self.turn.seat, "choose_trade", "trade")


class TakeTrade(GameProcessor):
    phases = ("trade",)
    band = Band.INTENT

    def process(self) -> None:
        intent = self.inbox.intent
        if isinstance(intent, do.Trade):
            self._trade(intent)
        elif isinstance(intent, do.Play):
            self.bonus.back_to = "trades"
            self.flow.phase = "play"
        else:
            self._lapse()

    def _trade(self, intent: do.Trade) -> None:
        """The swap; then whoever was not part of it may react (CF-086, CF-109)."""
        asker, offerer, trade = self.turn.seat, intent.offerer, self.incident.trade
        offered, paid = tuple(self.offers.cards.pop(offerer)), intent.payment
        total = self.offers.sums[offerer]
        self.piles.swap(asker, paid, offerer, offered)
        self.turn.received += offered
        trade.number += 1
        trade.asker, trade.offerer, trade.total = asker, offerer, total
        trade.offered, trade.paid = list(offered), list(paid)
        self.incident.see(asker, offered, "trade")
        self.incident.see(offerer, paid, "trade")
        self.emit(
            TradeDone(trade.number, asker, offerer, total, len(offered), len(paid), offered, paid)
        )
        open_window(self.window, W2, self.incident.others(asker))
        self.flow.phase = "window"

    def _lapse(self) -> None:
        """What was not accepted is unlocked, and shown to nobody (CF-090)."""
        lapsed = self.incident.open_offers()
        if lapsed:
            self.emit(OffersLapsed(tuple(lapsed)))
        self.offers.cards.clear()
        self.offers.sums.clear()
        self.flow.phase = "last_window"


class TakeConsolation(GameProcessor):
    """One card away, then one from the deck (CF-095 to CF-098)."""

    phases = ("consoling",)
    band = Band.INTENT

    def process(self) -> None:
        intent, seat = self.inbox.intent, self.turn.seat
        self.flow.phase = "last_window"
        if not isinstance(intent, do.Swap):
            self.emit(ConsolationKept(seat))
            return
        put = self.piles.discard(seat, [intent.card])
        self.emit(CardsDiscarded(seat, 1, "consolation", put))
        self.piles.show_discards(seat, put)
        drawn = "".join(self.piles.draw(seat, 1))
        self.emit(ConsolationSwapped(seat, intent.card, drawn))


class OpenLastWindow(GameProcessor):
    """Step 6: the ask is over; the asker, then the others (CF-067, CF-109)."""

    phases = ("last_window",)
    band = Band.TURN

    def process(self) -> None:
        self.turn.asked.clear()
        self.turn.step = W3
        open_window(self.window, W3, self.incident.clockwise(self.turn.seat))
        self.flow.phase = "window"
