"""Good words for a hand: two cards hint at them, other words could be meant as well, and why.

What a seat is offered follows from its own hand alone. A word is good where its two best pictures
fit it about equally well, and where the same two pictures could stand for a few other words too:
then the others show that they know it, and whoever does not is led close.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from systems.rules.detective_club.affinity import VAGUE, affinity, reasons, thing_behind
from systems.rules.detective_club.content import gallery

LIST = 12
"""Words on one list."""

FITS, PLAIN = 50, 92
"""A picture fits a word from here on; from there on the word is rather plain."""

RIVALS = 5
"""So many other words of the same pictures are enough."""

PAIRS = 3
"""So many words on one list may rest on the same two pictures."""


class Why(NamedTuple):
    """Why a picture fits a word: the best thing that both have, and what on it is meant."""

    card: str
    tag: str
    thing: str


class GoodWord(NamedTuple):
    """A word with the two pictures that hint at it."""

    word: str
    why: tuple[Why, Why]

    @property
    def cards(self) -> tuple[str, str]:
        """The two pictures, the better one first."""
        return (self.why[0].card, self.why[1].card)


def good_words(hand: Sequence[str], words: Sequence[str]) -> tuple[GoodWord, ...]:
    """All words, the best ones first; the same for the same hand in any order."""
    return _ranked(tuple(sorted(hand)), tuple(words))


def lists_of(found: Sequence[GoodWord]) -> tuple[tuple[GoodWord, ...], ...]:
    """Cut into lists; on each of them the words rest on several pairs of pictures."""
    left, lists = list(found), []
    while left:
        chosen: list[GoodWord] = []
        pairs: dict[frozenset[str], int] = {}
        for one in left:
            pair = frozenset(one.cards)
            if len(chosen) < LIST and pairs.get(pair, 0) < PAIRS:
                chosen.append(one)
                pairs[pair] = pairs.get(pair, 0) + 1
        for one in left:
            if len(chosen) < min(LIST, len(left)) and one not in chosen:
                chosen.append(one)
        left = [one for one in left if one not in chosen]
        lists.append(tuple(chosen))
    return tuple(lists)


@lru_cache(maxsize=32)
def _ranked(hand: tuple[str, ...], words: tuple[str, ...]) -> tuple[GoodWord, ...]:
    concepts = gallery().concepts
    fit = {
        word: {card: affinity(card, concepts[word]) for card in hand} for word in gallery().words
    }
    rated = []
    for number, word in enumerate(words):
        best = sorted(hand, key=lambda card: (-fit[word][card], card))[:2]
        one, two = (fit[word][card] for card in best)
        rivals = sum(
            other != word and min(fit[other][card] for card in best) >= FITS for other in fit
        )
        worth = 2 * two + one // 2 + 5 * min(rivals, RIVALS) - 3 * max(0, two - PLAIN)
        first = _why(best[0], word)
        good = GoodWord(word, (first, _why(best[1], word, first.tag)))
        rated.append((-worth, number, good))
    return tuple(good for _, _, good in sorted(rated, key=lambda row: row[:2]))


def _why(card: str, word: str, said: str = "") -> Why:
    """The best reason; another one than what was said already, where there is any."""
    found = reasons(card, gallery().concepts[word])
    tag = next((one for one in found if one not in (said, VAGUE)), found[0])
    return Why(card, tag, "" if tag == VAGUE else thing_behind(card, tag))
