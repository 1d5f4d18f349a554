"""Where cards can be that somebody has not seen (rules file, section 9; bots file, section 3.2).

Backs show colours, so every place has a number of unseen cards of each colour. A card that was
not seen lies in each of the unseen slots of its colour with equal probability; where the public
facts tell its place, that is where it is.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from systems.rules.deadcert.cards import SNOOP_COLOUR, TYPES, colour_of

Place = TypeVar("Place", bound=Hashable)


@dataclass(frozen=True)
class Whereabouts(Generic[Place]):
    """What is known about where the cards are.

    Attributes:
        known: card -> its place, for cards whose place is certain.
        slots: place -> colour -> how many cards of that colour lie there of which nothing is
            known; with Snoop cards, where they can be among them.
    """

    known: Mapping[str, Place] = field(default_factory=dict)
    slots: Mapping[Place, Mapping[str, int]] = field(default_factory=dict)

    def unseen(self, colour: str) -> int:
        """How many cards of a colour are nobody-knows-where."""
        return sum(rows.get(colour, 0) for rows in self.slots.values())

    def chance(self, colour: str, place: Place) -> float:
        """How likely one given unseen card of a colour lies in a place."""
        total = self.unseen(colour)
        return self.slots.get(place, {}).get(colour, 0) / total if total else 0.0

    def chance_of(self, card: str, place: Place) -> float:
        """The same for a card by its id, whether its place is known or not."""
        if card in self.known:
            return float(self.known[card] == place)
        return self.chance(colour_of(card), place)


def slots_left(count: Mapping[str, int], known: Mapping[str, int]) -> dict[str, int]:
    """By colour how many cards of a place are unknown, of all there and those known there."""
    return {kind: max(0, count.get(kind, 0) - known.get(kind, 0)) for kind in TYPES}


def snoops_unseen(seen: Mapping[str, object], colour: str) -> tuple[str, ...]:
    """The Snoop cards of a colour that were not seen yet (item 7)."""
    return tuple(card for card, back in SNOOP_COLOUR.items() if back == colour and card not in seen)
