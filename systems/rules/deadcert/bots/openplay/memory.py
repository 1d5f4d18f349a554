"""What a computer player remembers of the cards that were read out (DC-RUL-090).

Notes are forbidden in OPENplay, so remembering is the contest, and a level can forget. Everything
follows from the facts that the seat was told: nothing is kept between two decisions, and whoever
takes a seat over, or opens a saved match, remembers the same.
"""

from __future__ import annotations

import hashlib

from game.core.messages import HIDDEN
from game.core.rng import Stream
from game.core.view import View
from systems.rules.deadcert.bots.evidence import card_set_of, letters_of
from systems.rules.deadcert.bots.levels import Level
from systems.rules.deadcert.cards import is_snoop
from systems.rules.deadcert.content import CardSet
from systems.rules.deadcert.facts import CardFiled, SnoopRevealed, TurnStarted
from systems.rules.deadcert.openplay.bureau import FETCHED, chiefs_of, filed_of
from systems.rules.deadcert.openplay.facts import (
    CardRead,
    ChiefDemoted,
    ChiefSet,
    ChiefsSwapped,
    FiledSwapped,
    StackExamined,
)

Places = dict[str, str]
"""Card -> the zone in which it is remembered to lie."""


def remembered(view: View, seat: int, level: Level) -> Places:
    """Every card that a seat of this level remembers, with its zone.

    What lies open, and the own Filed stack, need no memory. A card that was forgotten is
    remembered again once it is seen again.
    """
    memory = _Memory(card_set_of(letters_of(view)), seat, level)
    for fact in view.facts:
        memory.note(fact)
    return memory.now(view)


class _Memory:
    """The places of the cards, fact by fact."""

    def __init__(self, card_set: CardSet, seat: int, level: Level) -> None:
        self.card_set = card_set
        self.seat = seat
        self.level = level
        self.places: Places = {}
        self.read: list[str] = []
        self.round = 1

    def note(self, fact: object) -> None:
        """Something happened."""
        match fact:
            case TurnStarted():
                if fact.round > self.round:
                    self._forget()
                    self.round = fact.round
            case CardRead():
                self._read(fact.card)
            case SnoopRevealed():
                self._read(fact.kind)
            case CardFiled():
                self.places[fact.card] = filed_of(fact.seat)
            case ChiefSet():
                self.places[fact.card] = chiefs_of(fact.seat)
            case ChiefDemoted():
                self.places[fact.card] = filed_of(fact.owner)
            case ChiefsSwapped():
                for card, seat in zip(fact.cards, reversed(fact.seats), strict=True):
                    if card is not None:
                        self.places[card] = chiefs_of(seat)
            case FiledSwapped():
                self.places[fact.card] = chiefs_of(fact.seat)
                if fact.chief is not None:
                    self.places[fact.chief] = filed_of(fact.owner)
            case StackExamined():
                for card in fact.cards:
                    if card != HIDDEN:
                        self.places[card] = filed_of(fact.owner)

    def _read(self, card: str) -> None:
        self.places[card] = FETCHED
        self.read.append(card)

    def _forget(self) -> None:
        """At the end of a round some of the cards filed by others go out of mind.

        Chance comes from a stream of the level's own that follows from the seat, the round and
        the cards read so far: the same for everybody who ever sits there, other in each match.
        """
        level = self.level
        if not level.forgets_one_in:
            return
        text = f"memory/{level.name}/{self.seat}/{self.round}/{'.'.join(self.read)}"
        digest = hashlib.blake2b(text.encode(), digest_size=8).digest()
        stream = Stream(int.from_bytes(digest, "big"))
        mine = filed_of(self.seat)
        names = [self.card_set.suspect_of(card) for card in self.places]
        for card in sorted(self.places):
            zone = self.places[card]
            if zone == mine or not zone.startswith("filed."):
                continue
            is_prime = not is_snoop(card) and names.count(self.card_set.suspect_of(card)) > 1
            one_in = level.forgets_primes_one_in if is_prime else level.forgets_one_in
            if stream.chance(1, one_in):
                del self.places[card]

    def now(self, view: View) -> Places:
        """What is remembered, set right by what lies open."""
        shown = {
            card: zone.name
            for zone in view.zones.values()
            if zone.name != "details"
            for card in zone.cards
            if card != HIDDEN
        }
        hidden = {name for name, zone in view.zones.items() if HIDDEN in zone.cards}
        kept = {card: zone for card, zone in self.places.items() if zone in hidden}
        return {**kept, **shown}
