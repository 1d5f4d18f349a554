"""COVERTplay by simple likes: pairs in the hand, Snoop cards, and what others have filed."""

from __future__ import annotations

from game.bots import Choice
from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.rng import Stream
from game.core.view import View
from systems.rules.deadcert.bots.evidence import card_set_of
from systems.rules.deadcert.bots.words import because
from systems.rules.deadcert.cards import TYPES, is_snoop
from systems.rules.deadcert.checklist import primes
from systems.rules.deadcert.covertplay.bureau import hand_of, locked_of
from systems.rules.deadcert.covertplay.intents import (
    Arrange,
    FromFiled,
    PressConference,
    Snoop,
    Take,
)
from systems.rules.deadcert.intents import Fetch, File

SNOOPS_ONE_IN = 2
"""How often it plays a Snoop card that it has."""


class Likes:
    """One decision of a seat that goes by likes."""

    def __init__(self, view: View, decision: Decision, stream: Stream) -> None:
        self.view = view
        self.decision = decision
        self.stream = stream
        card_set = card_set_of(tuple(view.values["packets"]))
        seen = view.values[f"checklist.{decision.seat}"]["cards"]
        self.names = {card: card_set.suspect_of(card) for card in seen}
        self.primes = primes(card_set, seen)
        seat = decision.seat
        self.held = (*view.zones[hand_of(seat)].cards, *view.zones[locked_of(seat)].cards)

    def choose(self) -> Choice:
        """What it likes best."""
        options = list(self.decision.options)
        if self.decision.kind == "covert_action":
            return self._action()
        if self.decision.kind == "covert_file":
            return self._file()
        if self.decision.kind == "covert_gather":
            snoops = [one for one in options if isinstance(one, Snoop)]
            if snoops and self.primes and self.stream.chance(1, SNOOPS_ONE_IN):
                return Choice(self.stream.choice(snoops), because("covert_curious"))
            return Choice(Fetch(), because("fetch"))
        if self.decision.kind == "covert_fetch":
            others = [one for one in options if getattr(one, "owner", -1) != self.decision.seat]
            return Choice(self._third(others or options), because("covert_others"))
        if self.decision.kind == "covert_pick":
            return Choice(self._third(options), because("covert_any"))
        return Choice(self.stream.choice(options), because("covert_any"))

    def _third(self, options: list[Intent]) -> Intent:
        """One where the third card to a pair of its own may be; otherwise any of them."""
        held = {
            name: {card[0] for card in self.held if self.names.get(card) == name}
            for name in self.names.values()
        }
        pairs = [name for name, types in held.items() if len(types) == len(TYPES) - 1]
        if pairs:
            best = max(pairs, key=lambda name: len(self.primes[name]))
            third = [one for one in options if _type_of(one) not in ("", *held[best])]
            return self.stream.choice(third or options)
        return self.stream.choice(options)

    def _file(self) -> Choice:
        """What is no pair in its hand goes first."""
        cards = [one.card for one in self.decision.options if isinstance(one, File)]
        least = min(self._liking(card, cards) for card in cards)
        card = self.stream.choice([one for one in cards if self._liking(one, cards) == least])
        if is_snoop(card):
            return Choice(File(card), because("file_snoop"))
        key = "file_twice" if self.names[card] in self.primes else "file_once"
        return Choice(File(card), because(key, suspect=self.names[card]))

    def _liking(self, card: str, hand: list[str]) -> int:
        """The killer's cards are kept, pairs in the hand, and Snoops; the rest are all the same."""
        if is_snoop(card):
            return 1
        name = self.names[card]
        if len(self.primes.get(name, ())) == len(TYPES):
            return 3
        return 2 if sum(self.names.get(one) == name for one in hand) > 1 else 0

    def _action(self) -> Choice:
        options = list(self.decision.options)
        for one in options:
            if isinstance(one, PressConference):
                name = self.names[one.cards[0]]
                return Choice(one, because("call", suspect=name))
        pairs = [one for one in options if isinstance(one, Arrange) and one.lock]
        pairs.sort(key=lambda one: -len(self.primes[self.names[one.lock[0]]]))
        if pairs:
            name = self.names[pairs[0].lock[0]]
            return Choice(pairs[0], because("lock", suspect=name))
        return Choice(options[0], because("covert_pass"))


def _type_of(intent: Intent) -> str:
    """The type of the card that is taken; "" where it is open."""
    if isinstance(intent, FromFiled):
        return intent.type
    return intent.colour if isinstance(intent, Take) else ""
