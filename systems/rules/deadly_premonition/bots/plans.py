"""What every move of a turn is worth to a seat: evidence and accusations; moves in all.

Action cards are weighed in :mod:`actions`.
"""

from __future__ import annotations

from systems.rules.deadly_premonition.bots.actions import Actions
from systems.rules.deadly_premonition.bots.numbers import (
    ALL_EVIDENCE,
    COFFEE,
    DEFENDS,
    FIT,
    GREENS,
    bits,
)
from systems.rules.deadly_premonition.bots.sketch import ACTION_BANNED, EVIDENCE_BANNED
from systems.rules.deadly_premonition.bots.turns import ACCUSE, END, INCRIMINATE, PROVE, Move

Scored = tuple[float, Move]

LOOKED_AT = 2
"""Of the suspects of one board, so many are thought of: those against whom one has most cards."""


class Plans(Actions):
    """All that a seat thinks of doing, with what it is worth."""

    __slots__ = ()

    def moves(self) -> list[Scored]:
        """Every move that is worth thinking of, in no order; ending the turn among them."""
        found: list[Scored] = [(0.0, END)]
        hand = self.hand
        if hand:
            bans = self.sketch.bans
            if hand & ALL_EVIDENCE and not bans & EVIDENCE_BANNED:
                self._clear(found)
                self._hit(found)
                if not self.need:
                    self._accuse(found)
            if hand & ~ALL_EVIDENCE and not bans & ACTION_BANNED:
                self.act(found)
            self._put_away(found)
        return found

    # -- evidence -----------------------------------------------------------------------

    def _clear(self, found: list[Scored]) -> None:
        """Green evidence; the suspect that fewest cards can clear comes first."""
        wanted = self.own & self.leading & ~self.stuck
        greens = self.hand & GREENS
        if not wanted or not greens:
            return
        gain = self.weights.clear[self.need] + self.timing()
        twice = self.sketch.amplified[self.me]
        cards = bits(greens)
        ways = dict.fromkeys(bits(wanted), 0)
        fits = [(card, bits(FIT[card] & wanted)) for card in cards]
        for _, suspects in fits:
            for suspect in suspects:
                ways[suspect] += 1
        for card, suspects in fits:
            if not suspects:
                continue
            cost = self.worth(card) - 0.04 * (6 - len(suspects))
            extra = gain if twice and len(suspects) > 1 else 0.0
            for suspect in suspects:
                value = gain + extra - cost + 0.1 / ways[suspect]
                value -= 0.02 * self.answers_for(suspect)
                found.append((value, (PROVE, card, suspect, -1)))

    def answers_for(self, suspect: int) -> int:
        """How many cards of the hand defend a suspect; who has many waits for an accusation."""
        return (self.hand & DEFENDS[suspect]).bit_count()

    def _hit(self, found: list[Scored]) -> None:
        """Red evidence against suspects in PI of others."""
        pairs = self.sketch.amplified[self.me]
        for other in self.others:
            targets = self.sketch.on[other] & self.exposed
            if not targets:
                continue
            rows = [(self.reds_for(suspect), suspect) for suspect in bits(targets)]
            rows = [row for row in rows if row[0]]
            if len(rows) > LOOKED_AT:
                rows.sort(key=lambda row: (-row[0].bit_count(), row[1]))
            for reds, suspect in rows[:LOOKED_AT]:
                card = self.cheapest(reds)
                value = self.hit_worth(other, suspect, card)
                if pairs:
                    value *= 1.4
                found.append((value, (INCRIMINATE, card, suspect, -1)))

    def hit_worth(self, other: int, suspect: int, card: int) -> float:
        """What an attack is worth: the row, the prize, and what it may cost."""
        weights = self.weights
        unanswered, to_the_end = self.attack(other, suspect, card)
        wins = unanswered + weights.backing * (to_the_end - unanswered)
        value = wins * (self.drops[other] + 2 * weights.card)
        return value - self.worth(card) - (1 - wins) * weights.card

    def _accuse(self, found: list[Scored]) -> None:
        for other in self.others:
            targets = self.sketch.on[other] & self.leading & ~self.safe
            if not targets:
                continue
            worth = self.removal_worth(other)
            for suspect in bits(targets):
                reds = self.reds_for(suspect)
                if reds:
                    card = self.cheapest(reds)
                    wins = self.attack(other, suspect, card)[1]
                    value = wins * worth - (1 - wins) * self.weights.failed - self.worth(card)
                    found.append((value, (ACCUSE, card, suspect, -1)))

    # -- the rest -----------------------------------------------------------------------

    def _put_away(self, found: list[Scored]) -> None:
        """A card that is of no use makes room for another one."""
        card = self.cheapest(self.hand & ~COFFEE)
        if card >= 0:
            spare = self.sketch.hands[self.me].bit_count() >= 5
            value = self.weights.discard - self.worth(card) - (0.0 if spare else 0.1)
            found.append((value, ("discard_card", card, -1, -1)))
