"""OPENplay by simple likes, with a weak memory: names that were heard twice are worth having."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots import Choice
from game.core.decisions import Decision
from game.core.rng import Stream
from game.core.view import View
from systems.rules.deadcert.bots.evidence import card_set_of, evidence, letters_of
from systems.rules.deadcert.bots.levels import Level
from systems.rules.deadcert.bots.openplay.memory import remembered
from systems.rules.deadcert.bots.words import because
from systems.rules.deadcert.cards import TYPES
from systems.rules.deadcert.intents import Fetch, File
from systems.rules.deadcert.openplay.bureau import FETCHED, chiefs_of, filed_of
from systems.rules.deadcert.openplay.intents import (
    Abandon,
    Examine,
    ExchangeOwn,
    MakeChief,
    Promote,
    Swap,
)

EXCHANGES_ONE_IN = 3
"""How often it goes for a filed card that it would like."""


class Likes:
    """One decision of a seat that goes by likes."""

    def __init__(self, view: View, decision: Decision, level: Level, stream: Stream) -> None:
        self.view = view
        self.decision = decision
        self.seat = decision.seat
        self.stream = stream
        self.places = remembered(view, self.seat, level)
        letters = letters_of(view)
        self.names = evidence(card_set_of(letters), letters, sorted(self.places)).cards
        self.heard = list(self.names.values())
        self.own = {
            card[0]: name
            for card, name in self.names.items()
            if self.places[card] == chiefs_of(self.seat)
        }

    def choose(self) -> Choice:
        """What it likes best."""
        step = self.decision.kind.partition("_")[2]
        return {
            "turn": self._turn,
            "suspect": self._suspect,
            "snoop": self._snoop,
            "exchange": self._exchange,
        }[step]()

    def _liking(self, kind: str, name: str) -> int:
        """How much it wants a card: the more, the oftener it remembers the name, first of all
        next to a Chief of its own of that name."""
        return self.heard.count(name) + (name in [x for at, x in self.own.items() if at != kind])

    def _gain(self, card: str) -> int:
        """By how much it likes a card better than its Chief of that type."""
        kind = card[0]
        now = self.own.get(kind)
        return self._liking(kind, self.names[card]) - (self._liking(kind, now) if now else 0)

    def _suspect(self) -> Choice:
        (card,) = self.view.zones[FETCHED].cards
        name = self.names[card]
        gain = self._gain(card)
        if self.heard.count(name) == len(TYPES) and name not in self.own.values():
            return Choice(File(), because("file_third", suspect=name))
        if gain > 0 or (gain == 0 and self.stream.chance(1, 2)):
            key = "lay_prime" if self.heard.count(name) > 1 else "lay"
            return Choice(MakeChief(), because(key, suspect=name))
        return Choice(File(), because("file_weak", suspect=name))

    def _turn(self) -> Choice:
        wanted: dict[str, int] = {}
        for card in sorted(self.names):
            gain = self._gain(card)
            if self.places[card].startswith("filed.") and gain > 1:
                wanted[card] = gain
        if wanted and self.stream.chance(1, EXCHANGES_ONE_IN):
            best = max(wanted, key=lambda card: wanted[card])
            for seat in range(len(self.view.seats)):
                intent = ExchangeOwn() if seat == self.seat else Examine(seat)
                if self.places[best] == filed_of(seat) and intent in self.decision.options:
                    return Choice(intent, because("promote_prime", suspect=self.names[best]))
        if Fetch() in self.decision.options:
            return Choice(Fetch(), because("fetch"))
        return Choice(self.stream.choice(list(self.decision.options)), because("wait"))

    def _exchange(self) -> Choice:
        cards = [one.card for one in self.decision.options if isinstance(one, Promote)]
        best = self._best(cards)
        if best is None:
            return Choice(Abandon(), because("exchange_abandon"))
        return Choice(Promote(best), because("promote_prime", suspect=self.names[best]))

    def _best(self, cards: Sequence[str]) -> str | None:
        liked = [card for card in cards if self._gain(card) > 0]
        return max(liked, key=self._gain) if liked else None

    def _snoop(self) -> Choice:
        best: tuple[int, Swap, str] | None = None
        for intent in self.decision.options:
            if not isinstance(intent, Swap):
                continue
            there = [
                card
                for card in self.names
                if self.places[card] == chiefs_of(intent.target) and card[0] == intent.type
            ]
            for card in there:
                gain = self._gain(card)
                if gain > 0 and (best is None or gain > best[0]):
                    best = gain, intent, self.names[card]
        if best is None:
            return Choice(Abandon(), because("snoop_abandon"))
        _, swap, name = best
        return Choice(swap, because("snoop_swap", seat=swap.target, suspect=name))
