"""OPENplay for levels that weigh what they can do: each choice is given a worth, the best is made.

The points of section 9 follow from the worth: a third card is not presented for others, because
then somebody else has won; a filed card of a Prime Suspect is fetched before others do, because
they are thought to; a Snoop takes the Chief that counts most and gives the one that counts least.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple

from game.bots import Budget, BudgetSpent, Choice, Thinking
from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.messages import Message
from game.core.view import View
from systems.rules.deadcert.bots.evidence import card_set_of, evidence, letters_of
from systems.rules.deadcert.bots.levels import Level
from systems.rules.deadcert.bots.openplay.lookahead import Beliefs, Lookahead
from systems.rules.deadcert.bots.openplay.memory import remembered
from systems.rules.deadcert.bots.openplay.position import position_of
from systems.rules.deadcert.bots.places import snoops_unseen
from systems.rules.deadcert.bots.words import because
from systems.rules.deadcert.cards import TYPES, is_snoop
from systems.rules.deadcert.intents import Fetch, File
from systems.rules.deadcert.openplay.bureau import FETCHED, filed_of
from systems.rules.deadcert.openplay.intents import (
    Abandon,
    Examine,
    ExchangeOwn,
    MakeChief,
    Promote,
    Swap,
)

CONTENT_WITH = 0.008
"""What a Fetch is thought to be worth beside the position, for each seat at the table, by who does
not think of the card: the more seats, the fewer cards come to each."""
IDLE = 0.004
"""What a turn without a Fetch and without a change is thought to cost."""
SURE = 0.999


class Option(NamedTuple):
    """Something that can be done, and what it is worth."""

    worth: float
    intent: Intent
    why: Message


class Investigation:
    """One decision of one seat."""

    def __init__(self, view: View, decision: Decision, level: Level, budget: Budget) -> None:
        self.view = view
        self.decision = decision
        self.seat = decision.seat
        self.level = level
        self.places = remembered(view, self.seat, level)
        letters = letters_of(view)
        known = evidence(card_set_of(letters), letters, sorted(self.places))
        self.names = known.cards
        factors = known.factors if level.reads_hints else {}
        self.beliefs = Beliefs(known.seen, frozenset(known.void), factors)
        odds = self.beliefs.odds()
        self.position = position_of(len(view.seats), self.places, self.names, odds)
        self.ahead = Lookahead(
            self.seat, self.position, self.beliefs, budget, replies=level.thinks_of_others
        )

    def choosing(self) -> Thinking:
        """The best of the options; the first one where several are worth the same."""
        step = self.decision.kind.partition("_")[2]
        options: list[Option] = []
        try:
            weighing = {
                "turn": self._turn,
                "suspect": self._suspect,
                "snoop": self._snoop,
                "exchange": self._exchange,
            }[step]
            yield from weighing(options)
        except BudgetSpent:
            pass
        if not options:
            intent = next(iter(self.decision.options))
            return Choice(intent, because("in_haste"))
        best = max(option.worth for option in options) - 1e-9
        chosen = next(option for option in options if option.worth >= best)
        return Choice(chosen.intent, chosen.why)

    # -- the four decisions ---------------------------------------------------------------

    def _suspect(self, options: list[Option]) -> Generator[None, None, None]:
        (card,) = self.view.zones[FETCHED].cards
        name, kind = self.names[card], TYPES.index(card[0])
        filed = yield from self.ahead.after_turn(self.position.filed(kind, name))
        options.append(Option(filed, File(), self._why_file(card)))
        laid = self.position.laid(self.seat, kind, name)
        value = yield from self.ahead.laid(laid, name)
        options.append(Option(value, MakeChief(), self._why_lay(card, value)))

    def _snoop(self, options: list[Option]) -> Generator[None, None, None]:
        (snoop,) = self.view.zones[FETCHED].cards
        value = yield from self.ahead.after_turn(self.position)
        options.append(Option(value, Abandon(), because("snoop_abandon")))
        for kind, other, after in self.ahead.swaps(snoop, self.position):
            intent = Swap(kind, other)
            if intent in self.decision.options:
                value = yield from self.ahead.after_turn(after)
                name = self.position.slots[other][TYPES.index(kind)]
                why = because("snoop_swap", seat=other, suspect=name)
                options.append(Option(value, intent, why))

    def _exchange(self, options: list[Option]) -> Generator[None, None, None]:
        value = yield from self.ahead.after_turn(self.position)
        options.append(Option(value, Abandon(), because("exchange_abandon")))
        promoted = [one.card for one in self.decision.options if isinstance(one, Promote)]
        yield from self._promotions(options, promoted, None)

    def _turn(self, options: list[Option]) -> Generator[None, None, None]:
        if Fetch() in self.decision.options:
            value = yield from self._fetch_worth()
            options.append(Option(value, Fetch(), self._why_fetch()))
        stacks: dict[Intent, int] = {}
        for intent in self.decision.options:
            if isinstance(intent, Examine):
                stacks[intent] = intent.owner
            elif isinstance(intent, ExchangeOwn):
                stacks[intent] = self.seat
        for intent, owner in stacks.items():
            yield from self._promotions(options, self._filed_by(owner), intent)
        waiting = yield from self.ahead.after_turn(self.position)
        for intent in stacks:
            options.append(Option(waiting - IDLE, intent, because("wait")))

    def _filed_by(self, owner: int) -> list[str]:
        """The suspect cards remembered in a stack that may be promoted out of it."""
        there = [
            card
            for card, zone in self.places.items()
            if zone == filed_of(owner) and not is_snoop(card)
        ]
        if owner != self.seat and self.view.house_rules["open_exchange_needs_own_chief"]:
            mine = self.position.slots[self.seat]
            there = [card for card in there if mine[TYPES.index(card[0])]]
        return sorted(there)

    def _promotions(
        self, options: list[Option], cards: Sequence[str], intent: Intent | None
    ) -> Generator[None, None, None]:
        """What it is worth to promote each card; the first step of it is ``intent``."""
        for card in cards:
            name, kind = self.names[card], TYPES.index(card[0])
            if not self.position.odds.get(name):
                continue
            after = self.position.laid(self.seat, kind, name)
            value = yield from self.ahead.laid(after, name)
            why = self._why_promote(card, value)
            options.append(Option(value, intent or Promote(card), why))

    def _fetch_worth(self) -> Generator[None, None, float]:
        if not self.level.thinks_of_next_card:
            waiting = yield from self.ahead.after_turn(self.position)
            return waiting + CONTENT_WITH * self.position.seats
        colour = self.view.values["fresh_top"]
        snoops = snoops_unseen(self.places, colour)
        cards = self.ahead.next_cards(colour, snoops)
        return (yield from self.ahead.fetching(cards))

    # -- in words -------------------------------------------------------------------------

    def _why_fetch(self) -> Message:
        if self._killer():
            return because("fetch_for_snoop")
        return because("fetch")

    def _why_file(self, card: str) -> Message:
        name = self.names[card]
        if name == self._killer():
            return because("file_third", suspect=name)
        if not self.position.odds.get(name):
            return because("file_innocent", suspect=name)
        return because("file_weak", suspect=name)

    def _why_lay(self, card: str, value: float) -> Message:
        name = self.names[card]
        if value >= SURE:
            return because("lay_wins", suspect=name)
        if self._is_prime(name):
            return because("lay_prime", suspect=name)
        return because("lay", suspect=name)

    def _why_promote(self, card: str, value: float) -> Message:
        name = self.names[card]
        if value >= SURE:
            return because("promote_wins", suspect=name)
        if name == self._killer():
            return because("promote_killer", suspect=name)
        if self._is_prime(name):
            return because("promote_prime", suspect=name)
        return because("promote", suspect=name)

    def _is_prime(self, name: str) -> bool:
        return self.beliefs.seen.get(name, 0).bit_count() > 1

    def _killer(self) -> str:
        """The name that alone is left, or ""."""
        odds = self.position.odds
        return next(iter(odds)) if len(odds) == 1 and sum(odds.values()) > SURE else ""
