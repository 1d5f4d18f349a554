"""Choosing a word for a hand: neither trivial nor obscure (section 9).

A good word has two cards in the hand that fit it strongly, is not simply the name of what is to be
seen, and lies in a crowd: somebody who sees both cards and guesses comes near, without being sure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from systems.rules.detective_club.bots.eye import places, row_for
from systems.rules.detective_club.bots.guess import Guess, guess
from systems.rules.detective_club.content import gallery

STRONG = 50.0
"""A card that fits a word strongly, in points of a fit (2.2)."""
BELIEF = 3.0
"""How strongly a guesser is taken to believe what it makes of the cards."""
GIVEN_AWAY = 0.4
"""A word that a guesser finds likelier than this is too easy."""


@dataclass(frozen=True, slots=True)
class Idea:
    """A word for a hand.

    Attributes:
        word: of the list.
        cards: the two of the hand that are best for it, the clearer one first.
        fits: how well they fit, 0 to 100.
        closeness: 0 to 1, how near to the word a guesser comes who sees both.
        chance: how likely a guesser hits upon the very word.
        worth: how good an idea it is; ideas are ranked by this.
    """

    word: str
    cards: tuple[str, str]
    fits: tuple[float, float]
    closeness: float
    chance: float
    worth: float

    @property
    def is_strong(self) -> bool:
        """Whether both cards fit strongly."""
        return min(self.fits) >= STRONG


@dataclass(frozen=True, slots=True)
class Taste:
    """What makes a word good.

    Attributes:
        fit: the part of the fit of both cards.
        closeness: the part of how near a guesser comes.
        plain: what it costs that the word is given away.
    """

    fit: float = 1.0
    closeness: float = 1.0
    plain: float = 1.5


BLENDING = Taste()
SIMPLE = Taste(closeness=0.0, plain=0.0)


def ideas(hand: Sequence[str], words: Sequence[str], taste: Taste = BLENDING) -> list[Idea]:
    """The best pair of the hand for every word, the best word first.

    Words with two strong cards come before all others.
    """
    pairs = list(combinations(sorted(hand), 2))
    listed = gallery().words
    guesses = {pair: guess(listed, pair, (), BELIEF) for pair in pairs}
    found = [_best(word, pairs, guesses, taste) for word in words]
    return sorted(found, key=lambda one: (not one.is_strong, -one.worth, one.word))


def _best(
    word: str,
    pairs: Sequence[tuple[str, str]],
    guesses: dict[tuple[str, str], Guess],
    taste: Taste,
) -> Idea:
    row, at = row_for(word), places()
    chosen: Idea | None = None
    for pair in pairs:
        clearer, other = sorted(pair, key=lambda card: (-row[at[card]], card))
        fits = (row[at[clearer]], row[at[other]])
        now = guesses[pair]
        idea = Idea(
            word,
            (clearer, other),
            fits,
            now.closeness(word) if taste.closeness else 0.0,
            now.chance(word),
            0.0,
        )
        worth = worth_of(idea, taste)
        if chosen is None or (idea.is_strong, worth) > (chosen.is_strong, chosen.worth):
            chosen = Idea(word, idea.cards, fits, idea.closeness, idea.chance, worth)
    assert chosen is not None
    return chosen


def worth_of(idea: Idea, taste: Taste) -> float:
    """How good a word is for a pair of cards."""
    fit = (idea.fits[0] + 2 * idea.fits[1]) / 300  # the weaker card is the one that is doubted
    worth = taste.fit * fit + taste.closeness * idea.closeness
    worth -= taste.plain * max(0.0, idea.chance - GIVEN_AWAY)
    if is_named(idea.word, idea.cards):
        worth -= taste.plain / 2
    return worth


def is_named(word: str, cards: Sequence[str]) -> bool:
    """Whether the word is the name of something that is to be seen on one of the cards."""
    return any(word in _names(card) for card in cards)


@lru_cache(maxsize=168)
def _names(card: str) -> frozenset[str]:
    """Words of the list that name something on a card."""
    things = {thing.replace("_", " ") for thing in gallery().pictures[card]}
    parts = {part for thing in things for part in thing.split()} | things
    return frozenset(word for word in gallery().words if parts & {word, *word.split()})
