"""Rule-of-thumb play: the best move by its worth, and answers to everything else that is asked."""

from __future__ import annotations

from collections.abc import Sequence

from systems.rules.deadly_premonition.bots.numbers import (
    ATTACKS,
    COFFEE,
    DEFENDS,
    OBJECTION,
    WEATHER_KIND,
    bits,
)
from systems.rules.deadly_premonition.bots.outlook import Mind, Outlook
from systems.rules.deadly_premonition.bots.plans import Plans
from systems.rules.deadly_premonition.bots.sketch import Sketch
from systems.rules.deadly_premonition.bots.turns import ACCUSE, PROVE, Move
from systems.rules.deadly_premonition.bots.weights import Weights

HOPELESS = 0.02
"""A battle that is lost with this chance of winning is worth no card."""
ALL = 10.0
"""Steps that an answer to an accusation gains, whatever it costs."""

Battle = tuple[str, int, int, int]
"""Kind, attacker, defender, suspect."""


class Thumb:
    """Plays every seat by rules of thumb, each with a mind and an opinion of its own."""

    def __init__(self, minds: Sequence[Mind], weights: Sequence[Weights]) -> None:
        self.minds = minds
        self.weights = weights

    # -- moves --------------------------------------------------------------------------

    def plans(self, sketch: Sketch, seat: int) -> Plans:
        """Everything that a seat thinks of doing."""
        return Plans(sketch, self.minds[seat], self.weights[seat])

    def move(self, sketch: Sketch) -> Move:
        """The move of the seat in turn."""
        return max(self.plans(sketch, sketch.turn).moves(), key=_by_worth)[1]

    # -- answers ------------------------------------------------------------------------

    def second(self, sketch: Sketch, seat: int, mode: str, targets: int) -> int:
        """The second suspect of amplified evidence."""
        outlook = Outlook(sketch, self.minds[seat], self.weights[seat])
        if mode == PROVE:
            own = targets & outlook.own
            return bits(own)[0] if own else -1
        best, most = -1, 0.0
        for suspect in bits(targets & ~outlook.own):
            drop = outlook.drops[sketch.owner_of(suspect)]
            if drop > most:
                best, most = suspect, drop
        return best

    def respond(self, sketch: Sketch, seat: int, battle: Battle) -> int:
        """The cheapest answer, where the row and the prize are worth it."""
        card, gain, _ = self.weighed(sketch, seat, battle)
        return card if gain > 0 else -1

    def weighed(self, sketch: Sketch, seat: int, battle: Battle) -> tuple[int, float, float]:
        """The cheapest answer, what it gains in steps, and how likely it wins the battle.

        Where there is none the card is -1; where it is hopeless it gains nothing.
        """
        kind, attacker, defender, suspect = battle
        attacks = seat == attacker
        fits = ATTACKS[suspect] if attacks else DEFENDS[suspect]
        hand = sketch.hands[seat]
        answers = hand & fits
        if not answers:
            return -1, 0.0, 0.0
        outlook = Outlook(sketch, self.minds[seat], self.weights[seat])
        evidence = answers & ~COFFEE & ~OBJECTION
        objection = answers & OBJECTION
        card = outlook.cheapest(evidence or objection or answers)
        weights = self.weights[seat]
        other = defender if attacks else attacker
        count = answers.bit_count() - 1
        against = DEFENDS[suspect] if attacks else ATTACKS[suspect]
        now = outlook.fewer_answers(other, against, 0)
        end = outlook.fewer_answers(other, against, count) if count else now
        if kind == ACCUSE:
            # Everything is at stake: Objection! first while evidence is left to follow it.
            return card, ALL, end
        wins = now + weights.backing * (end - now)
        stake = outlook.drops[defender] if attacks else weights.clear[min(6, outlook.need + 1)]
        cost = outlook.worth(card) - (weights.card if 1 << card & OBJECTION else 0.0)
        gain = wins * (stake + 2 * weights.card) - cost - weights.answer
        return card, min(gain, 0.0) if wins < HOPELESS else gain, end

    def protect(self, sketch: Sketch, seat: int) -> list[int]:
        """The own suspects that need it most."""
        plans = self.plans(sketch, seat)
        return plans.protections(3)[1] or list(bits(sketch.leading | sketch.presumed)[:1])

    def order(self, sketch: Sketch, seat: int, cards: list[int]) -> list[int]:
        """The best weather next where one can still check it; otherwise the worst for others."""
        plans = self.plans(sketch, seat)
        return sorted(cards, key=lambda card: (plans.one_weather(WEATHER_KIND[card]), card))

    def reroll(self, sketch: Sketch, seat: int, board: int, value: int) -> bool:
        """Where the roll is worth less than a new one is on average."""
        plans = self.plans(sketch, seat)

        def worth(column: int) -> float:
            suspect = sketch.board[board][column]
            bit = 1 << suspect
            if not bit & (sketch.leading | sketch.presumed) or bit & plans.safe:
                return 0.0
            return plans.death_worth(board, bool(bit & plans.leading))

        mean = sum(worth(column) for column in range(6)) / 6
        return worth(value) < mean - 0.3

    def snow(self, sketch: Sketch, seat: int, targets: int) -> int:
        """The suspect that is cleared again most easily and defended best."""
        outlook = Outlook(sketch, self.minds[seat], self.weights[seat])
        return max(bits(targets), key=lambda one: ((outlook.hand & DEFENDS[one]).bit_count(), -one))

    def excess(self, sketch: Sketch, seat: int) -> int:
        """The card that is missed least."""
        outlook = Outlook(sketch, self.minds[seat], self.weights[seat])
        return outlook.cheapest(outlook.hand)


def _by_worth(scored: tuple[float, Move]) -> float:
    return scored[0]
