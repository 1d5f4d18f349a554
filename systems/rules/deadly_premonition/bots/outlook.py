"""How things stand for one seat: what it needs, whom it fears, how battles would go.

A seat looks at its own hand, at what lies open, and at what it knows of other hands; nothing in
here reads anything else of a sketch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from systems.rules.deadly_premonition.bots.numbers import (
    ALL_EVIDENCE,
    ATTACKS,
    COFFEE,
    DEFENDS,
    DUALS,
    EVERY_CARD,
    FIT,
    GREENS,
    OBJECTION,
    REDS,
    at_most,
    bits,
)
from systems.rules.deadly_premonition.bots.sketch import Sketch
from systems.rules.deadly_premonition.bots.weights import Weights


@dataclass(slots=True)
class Mind:
    """What a seat knows and believes beside the open table.

    Attributes:
        seat: whose.
        is_killer: whether it is the Killer.
        chances: by seat how likely that is the Killer; 0 for itself.
        known: by seat cards that are certainly in that hand.
        aside: cards that are neither unseen nor in a pile, such as those of a battle.
        top: the next weather card where it is known, or -1.
    """

    seat: int
    is_killer: bool
    chances: Sequence[float]
    known: Sequence[int]
    aside: int = 0
    top: int = -1


class Outlook:
    """One look at a sketch by the eyes of a seat."""

    __slots__ = (
        "dangers", "drops", "exposed", "hand", "leading", "me", "mind", "need", "needs",
        "others", "own", "safe", "sketch", "stuck", "unseen", "weights",
    )  # fmt: skip

    def __init__(self, sketch: Sketch, mind: Mind, weights: Weights) -> None:
        self.sketch, self.mind, self.weights = sketch, mind, weights
        self.me = me = mind.seat
        self.hand = sketch.hands[me]
        self.own = sketch.on[me]
        self.stuck, self.safe = sketch.stuck(), sketch.safe()
        self.leading = sketch.leading
        self.exposed = sketch.presumed & ~self.stuck & ~self.safe
        self.need = (self.own & self.leading).bit_count()
        self.others = sketch.others(me)
        self.unseen = 0
        self.needs = [(on & self.leading).bit_count() for on in sketch.on]
        threat = weights.threat
        self.dangers = [threat[need] for need in self.needs]
        self.drops = [0.0] * sketch.seats
        for other in self.others:
            need = self.needs[other]
            drop = weights.hit * (threat[need] - threat[need + 1])
            if not mind.is_killer and sketch.limit:
                drop += weights.expose * mind.chances[other] * (2.0 if not need else 1.0)
            self.drops[other] = drop

    # -- cards --------------------------------------------------------------------------

    def worth(self, card: int) -> float:
        """What it is worth to keep a card, in steps."""
        weights, bit = self.weights, 1 << card
        if bit & COFFEE:
            return weights.card * weights.coffee
        if bit & OBJECTION:
            return weights.card * weights.objection
        if not bit & ALL_EVIDENCE:
            return weights.card * weights.single
        if bit & DUALS:
            return weights.card * weights.dual
        if bit & GREENS:
            useful = FIT[card] & self.own & self.leading
            return weights.card * (weights.single if useful else weights.useless)
        return weights.card * (weights.single if self.need <= 2 else weights.useless)

    def cheapest(self, cards: int) -> int:
        """The card of a mask that is missed least; -1 for none."""
        if not cards & (cards - 1):
            return cards.bit_length() - 1
        best, least = -1, 99.0
        for card in bits(cards):
            worth = self.worth(card)
            if worth < least:
                best, least = card, worth
        return best

    # -- battles ------------------------------------------------------------------------

    def _hidden(self) -> int:
        """All cards that the seat has not seen, as a mask."""
        if not self.unseen:
            sketch, seen = self.sketch, self.hand | self.mind.aside
            seen |= sketch.pile
            for mask in sketch.dolls:
                seen |= mask
            for mask in self.mind.known:
                seen |= mask
            self.unseen = EVERY_CARD & ~seen
        return self.unseen

    def fewer_answers(self, seat: int, answers: int, most: int, less: int = 0) -> float:
        """How likely a hand has at most ``most`` cards of the mask ``answers``.

        Args:
            seat: whose hand.
            answers: cards that answer.
            most: from -1.
            less: cards that are taken out of the unseen part of the hand before.
        """
        unseen = self._hidden()
        known = self.mind.known[seat] if seat != self.me else 0
        sure = (known & answers).bit_count()
        if sure > most:
            return 0.0
        count = self.sketch.hands[seat].bit_count() - known.bit_count() - less
        total = unseen.bit_count()
        fitting = (unseen & answers).bit_count()
        return at_most(most - sure, max(0, min(count, total)), fitting, total)

    def attack(self, seat: int, suspect: int, card: int, less: int = 0) -> tuple[float, float]:
        """How likely an attack with a card is not answered at all, and not to the end."""
        backing = (self.hand & ATTACKS[suspect] & ~(1 << card)).bit_count()
        answers = DEFENDS[suspect]
        unanswered = self.fewer_answers(seat, answers, 0, less)
        if not backing:
            return unanswered, unanswered
        return unanswered, self.fewer_answers(seat, answers, backing, less)

    def reds_for(self, suspect: int) -> int:
        """Own evidence that can attack a suspect."""
        return self.hand & REDS & ATTACKS[suspect]
