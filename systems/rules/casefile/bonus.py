"""Bonus cards: the windows in which they are played, and what they do (4.9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.rules import Band
from systems.rules.casefile import intents as do
from systems.rules.casefile.cards import (
    EVIDENCE_LOCKER,
    FRESH_LEAD,
    LEAD,
    LONG_INTERVIEW,
    LOOKED_AT,
    NO_COMMENT,
    SEARCH_WARRANT,
    SILVER_TONGUE,
    STAKEOUT,
    WIRETAP,
    type_of,
)
from systems.rules.casefile.facts import (
    BonusCancelled,
    BonusPlayed,
    CardsDrawn,
    LockerSeen,
    StakeoutSeen,
    WarrantShown,
    WiretapSeen,
)
from systems.rules.casefile.legality import W1, W2, may_react
from systems.rules.casefile.processor import GameProcessor

_AFTER = {W1: "offers", W2: "trades"}
"""Window -> the phase that follows it; the turn ends after the last one."""


class AskWindow(GameProcessor):
    """The seats of a window are asked one by one, each once, whatever they hold (CF-110).

    Only whoever could play nothing for reasons that everybody sees is left out: after a bonus
    card of its own in this turn, or while there is no discard to look at.
    """

    phases = ("window",)
    band = Band.WINDOW

    def process(self) -> None:
        window = self.window
        while window.waiting:
            seat = window.waiting.pop(0)
            if may_react(self.incident, seat, window.name):
                self.ask(seat, "anytime", "window_answer")
                return
        self.flow.phase = _AFTER.get(window.name, "turn_end")
        window.name = ""


class TakeWindow(GameProcessor):
    phases = ("window_answer",)
    band = Band.INTENT

    def process(self) -> None:
        if isinstance(self.inbox.intent, do.Play):
            self.bonus.back_to = "window"
            self.flow.phase = "play"
        else:
            self.flow.phase = "window"


class PlayBonus(GameProcessor):
    """The card goes face up on the pile, then it takes effect (CF-100)."""

    phases = ("play",)
    band = Band.RESOLVE

    def process(self) -> None:
        intent, seat, bonus = self.inbox.intent, self.inbox.seat, self.bonus
        assert isinstance(intent, do.Play)
        bonus.card, bonus.actor = intent.card, seat
        bonus.target, bonus.type = intent.target, intent.type
        self.detectives.bonus_used[seat] = True
        self.piles.play(seat, intent.card)
        trade = self.incident.trade.number if intent.card == WIRETAP else 0
        self.emit(BonusPlayed(seat, intent.card, intent.target, intent.type, trade))
        _EFFECTS[intent.card](self)

    def _done(self) -> None:
        self.flow.phase = "bonus_done"

    def _interview(self) -> None:
        self.turn.long_interview = True
        self._done()

    def _tongue(self) -> None:
        self.turn.silver_tongue = True
        self._done()

    def _lead(self) -> None:
        drawn = self.piles.draw(self.bonus.actor, LEAD)
        self.emit(CardsDrawn(self.bonus.actor, len(drawn), drawn))
        self._done()

    def _warrant(self) -> None:
        """It takes the place of the turn, cancelled or not (CF-108, CF-127)."""
        self.bonus.back_to = "last_window"
        self.bonus.waiting = [self.bonus.target]
        self.flow.phase = "reactions"

    def _wiretap(self) -> None:
        trade = self.incident.trade
        self.bonus.waiting = [trade.asker, trade.offerer]
        self.flow.phase = "reactions"

    def _stakeout(self) -> None:
        seat, bonus = self.bonus.actor, self.bonus
        bonus.back_to = "last_window"
        bonus.looked_at = self.piles.look_at_deck(seat, LOOKED_AT)
        self.incident.see(seat, bonus.looked_at, "stakeout")
        self.ask(seat, "stakeout_pick", "stakeout")

    def _locker(self) -> None:
        seat, bonus = self.bonus.actor, self.bonus
        bonus.looked_at = self.piles.look_at_pile(seat, LOOKED_AT)
        self.incident.see(seat, bonus.looked_at, "locker")
        self.ask(seat, "locker_pick", "locker")


_EFFECTS: Mapping[str, Callable[[PlayBonus], None]] = {
    LONG_INTERVIEW: PlayBonus._interview,
    FRESH_LEAD: PlayBonus._lead,
    SILVER_TONGUE: PlayBonus._tongue,
    SEARCH_WARRANT: PlayBonus._warrant,
    STAKEOUT: PlayBonus._stakeout,
    EVIDENCE_LOCKER: PlayBonus._locker,
    WIRETAP: PlayBonus._wiretap,
}
"""What each card does. Functions: bound ones kept by the processor would keep it alive."""


class TakeStakeout(GameProcessor):
    phases = ("stakeout",)
    band = Band.INTENT

    def process(self) -> None:
        intent, seat = self.inbox.intent, self.inbox.seat
        assert isinstance(intent, do.Take)
        seen = tuple(self.bonus.looked_at)
        bottomed = self.piles.take_from_deck(seat, intent.card, seen)
        self.emit(StakeoutSeen(seat, len(seen), seen, intent.card, bottomed))
        self.flow.phase = "bonus_done"


class TakeLocker(GameProcessor):
    phases = ("locker",)
    band = Band.INTENT

    def process(self) -> None:
        intent, seat = self.inbox.intent, self.inbox.seat
        assert isinstance(intent, do.Take)
        seen = tuple(self.bonus.looked_at)
        self.piles.take_from_pile(seat, intent.card, seen)
        self.emit(LockerSeen(seat, len(seen), seen, intent.card))
        self.flow.phase = "bonus_done"


class AskReaction(GameProcessor):
    """W4: whoever is hit is asked, whatever it holds, unless it has used its bonus (CF-127)."""

    phases = ("reactions",)
    band = Band.WINDOW

    def process(self) -> None:
        waiting = self.bonus.waiting
        while waiting:
            seat = waiting.pop(0)
            if not self.detectives.bonus_used[seat]:
                self.ask(seat, "react", "reaction")
                return
        if self.bonus.card == SEARCH_WARRANT:
            self._search()
        else:
            self._listen()
        self.flow.phase = "bonus_done"

    def _search(self) -> None:
        bonus = self.bonus
        hand = self.incident.hand(bonus.target)
        shown = tuple(card for card in hand if type_of(card) == bonus.type)
        self.incident.see(bonus.actor, shown, "warrant")
        self.emit(WarrantShown(bonus.actor, bonus.target, bonus.type, shown))

    def _listen(self) -> None:
        seat, trade = self.bonus.actor, self.incident.trade
        offered, paid = tuple(trade.offered), tuple(trade.paid)
        self.incident.see(seat, (*offered, *paid), "wiretap")
        self.emit(WiretapSeen(seat, trade.number, trade.asker, trade.offerer, offered, paid))


class TakeReaction(GameProcessor):
    phases = ("reaction",)
    band = Band.INTENT

    def process(self) -> None:
        seat, bonus = self.inbox.seat, self.bonus
        if not isinstance(self.inbox.intent, do.Play):
            self.flow.phase = "reactions"
            return
        self.detectives.bonus_used[seat] = True
        self.piles.play(seat, NO_COMMENT)
        self.emit(BonusPlayed(seat, NO_COMMENT, -1, "", 0))
        self.emit(BonusCancelled(seat, bonus.card))
        self.flow.phase = "bonus_done"


class FinishBonus(GameProcessor):
    """The effect is complete, or cancelled: back to where it was played."""

    phases = ("bonus_done",)
    band = Band.CONSEQUENCE

    def process(self) -> None:
        bonus = self.bonus
        self.flow.phase = bonus.back_to
        bonus.card, bonus.type, bonus.back_to = "", "", ""
        bonus.actor = bonus.target = -1
        bonus.waiting.clear()
        bonus.looked_at = []
