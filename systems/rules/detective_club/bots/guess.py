"""What somebody who has not seen the word can guess from the cards on the table (section 9, 1)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import add, mul

from systems.rules.detective_club.bots.eye import (
    Row,
    like_cards,
    likeness,
    places,
    ranks_of,
    row_for,
    word_places,
)

OTHERS = 0.8
"""How much the card of a Detective tells of the word, against one of the Active Player."""
UNLISTED = 0.08
"""How likely the word is none of the list, where people may write their own."""
FEWEST = 0.006
"""Words less likely than this are not thought of."""


@dataclass(frozen=True, slots=True)
class Guess:
    """What the word may be.

    Attributes:
        odds: words of the list, the likeliest first, with how likely each is.
        unlisted: how likely it is another word.
        like: for that case how well the cards fit, by what they share with the Active Player's.
    """

    odds: tuple[tuple[str, float], ...]
    unlisted: float = 0.0
    like: Row = ()

    def chance(self, word: str) -> float:
        """How likely a word of the list is."""
        return next((chance for one, chance in self.odds if one == word), 0.0)

    def fits(self, cards: Iterable[str]) -> dict[str, float]:
        """Card -> how well it is expected to fit, 0 to 100."""
        at = places()
        found = {}
        for card in cards:
            place = at[card]
            fit = sum(chance * row_for(word)[place] for word, chance in self.odds)
            if self.unlisted:
                fit += self.unlisted * self.like[place]
            found[card] = fit
        return found

    def row(self) -> Row:
        """The same for all cards."""
        total = [0.0] * len(places())
        rows = [(row_for(word), chance) for word, chance in self.odds]
        if self.unlisted:
            rows.append((self.like, self.unlisted))
        for row, chance in rows:
            total = list(map(add, total, map(chance.__mul__, row)))
        return tuple(total)

    def closeness(self, word: str) -> float:
        """0 to 1: how near to a word of the list one comes who believes this."""
        near, at = likeness(word), word_places()
        return sum(chance * near[at[one]] for one, chance in self.odds)


def guess(
    words: Sequence[str],
    active: Sequence[str],
    others: Sequence[str],
    belief: float,
    unlisted: float = 0.0,
) -> Guess:
    """Which words the cards speak for.

    Everybody is taken to play what fits best of six cards: under a word a card is the likelier
    the more of all cards fit less.

    Args:
        words: those that it may be, each as likely as the others before any card is seen.
        active: the Active Player's cards.
        others: all other cards that speak for the word.
        belief: how strongly each card counts.
        unlisted: how likely it is none of these words.
    """
    rows = [ranks_of(card) for card in (*active, *others)]
    weights = [belief] * len(active) + [belief * OTHERS] * len(others)
    every = [sum(map(mul, column, weights)) for column in zip(*rows, strict=True)]
    at = word_places()
    logs = [every[at[word]] if every else 0.0 for word in words]
    best = max(logs, default=0.0)
    parts = [math.exp(log - best) for log in logs]
    share = (1 - unlisted) / sum(parts) if parts else 0.0
    found = [
        (word, part * share)
        for word, part in zip(words, parts, strict=True)
        if part * share >= FEWEST
    ]
    found.sort(key=lambda one: (-one[1], one[0]))
    if not found:
        unlisted = 1.0
    return Guess(tuple(found), unlisted, like_cards(tuple(active)) if unlisted else ())
