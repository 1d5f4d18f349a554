"""How much anybody at a table of COVERTplay can be thought to want a card."""

from __future__ import annotations

from systems.rules.deadcert.bots.evidence import Evidence
from systems.rules.deadcert.bots.odds import BIT, SHARED, Odds, has_card
from systems.rules.deadcert.cards import is_snoop

KEEPS_LEADS = 12.0
"""How much more rarely a card is filed for each part of its suspect's odds."""
FILES_INNOCENT = 1.3
"""How much oftener a card of somebody innocent is filed than one of which nothing is known."""
KEEPS_SNOOPS = 0.35
ANY_PAIR = 0.15
"""How much a pair is liked that is not the killer's, as odds."""
UNSEEN_PAIR = 0.02
"""How likely a pair of which no card was seen is in one hand, beside those that were."""


class Interest:
    """What the cards seen say about what is wanted.

    Attributes:
        known: the cards seen, taken apart.
        odds: who can be the killer.
    """

    def __init__(self, known: Evidence, odds: Odds) -> None:
        self.known = known
        self.odds = odds
        self.names = known.cards
        self._having: dict[tuple[int, str], float] = {}

    def to_file(self, card: str) -> float:
        """How readily a card is filed; 1 for one of which nothing is known."""
        if is_snoop(card):
            return KEEPS_SNOOPS
        odds = self.odds.of(self.names[card]) if card in self.names else 0.0
        return 1 / (1 + KEEPS_LEADS * odds) if odds else FILES_INNOCENT

    def likes_pair(self, name: str, colours: tuple[str, ...]) -> float:
        """How likely somebody who could lock a pair of this suspect would want to."""
        mask, whole = self.known.seen[name], 0
        for colour in colours:
            whole |= BIT[colour]
        there = 1.0
        for colour in colours:
            if not mask & BIT[colour]:
                there *= self._has(mask, colour)
        return there * (ANY_PAIR + self.odds.of(name)) if mask & whole else 0.0

    def _has(self, mask: int, colour: str) -> float:
        """How likely a suspect seen under these types has a card of another one too."""
        if (mask, colour) not in self._having:
            self._having[mask, colour] = has_card(self.known.seen, mask, colour)
        return self._having[mask, colour]

    def unseen_pairs(self, colours: tuple[str, ...]) -> float:
        """The same for all pairs of which no card was seen."""
        both = sum(BIT[colour] for colour in colours)
        seen = sum(mask & both == both for mask in self.known.seen.values())
        return UNSEEN_PAIR * ANY_PAIR * max(0, SHARED + 1 - seen)
