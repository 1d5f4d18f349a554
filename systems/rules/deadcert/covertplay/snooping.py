"""A Snoop card is played on another seat (DC-COV-015 to 025)."""

from __future__ import annotations

from game.core.rules import Band
from systems.rules.deadcert.cards import by_back, colour_of
from systems.rules.deadcert.covertplay.bureau import (
    FETCHES,
    SNOOP_TAKES,
    gathered_of,
    locked_of,
)
from systems.rules.deadcert.covertplay.facts import (
    CardSnooped,
    HandFanned,
    PairSnooped,
    SnoopPlayed,
)
from systems.rules.deadcert.covertplay.intents import Take, Target
from systems.rules.deadcert.covertplay.processor import CovertProcessor


class TakeTarget(CovertProcessor):
    """A seat is named; it shows the backs of its hand, or loses its Lock Down."""

    phases = ("covert.target",)
    band = Band.INTENT

    def process(self) -> None:
        intent, round_, bureau = self.inbox.intent, self.round, self.bureau
        assert isinstance(intent, Target)
        round_.target = target = intent.seat
        round_.snooped = sorted([*round_.snooped, target])
        self.emit(SnoopPlayed(round_.seat, round_.snoop, target))
        if round_.snoop == "X3":
            self._take_pair(target)
            return
        hand = sorted(bureau.hand(target), key=by_back)
        self.emit(HandFanned(target, tuple(colour_of(card) for card in hand)))
        round_.to_take = min(SNOOP_TAKES, len(bureau.eligible(round_.snoop, target)))
        round_.to_fetch = FETCHES - round_.to_take
        self.offer("pick")

    def _take_pair(self, target: int) -> None:
        """DC-COV-022."""
        pair = self.zones.cards(locked_of(target))
        faces = tuple(card.face for card in pair)
        for card in pair:
            self.zones.reveal(card, [target])
            self.zones.move(card, gathered_of(self.round.seat))
        colours = tuple(colour_of(face) for face in faces)
        self.emit(PairSnooped(self.round.seat, target, colours, faces))
        self.round.to_fetch = FETCHES - len(pair)
        self.flow.phase = "covert.fetching"


class TakePick(CovertProcessor):
    """A card of the chosen colour is taken, which one is left to chance (DC-COV-017).

    Chance: stream ``snoop``, one of the cards of that colour by number, Snoop cards last
    (DC-RUL-041).
    """

    phases = ("covert.pick",)
    band = Band.INTENT

    def process(self) -> None:
        intent, round_, zones = self.inbox.intent, self.round, self.zones
        assert isinstance(intent, Take)
        target = round_.target
        there = [face for face in self.bureau.hand(target) if colour_of(face) == intent.colour]
        face = self.table.draw("snoop", there)
        (card,) = self.bureau.out_of_hand(target, [face], [gathered_of(round_.seat)])
        zones.reveal(card, [target])
        self.emit(CardSnooped(round_.seat, target, intent.colour, face))
        round_.to_take -= 1
        if round_.to_take:
            self.offer("pick")
        else:
            self.flow.phase = "covert.fetching"
