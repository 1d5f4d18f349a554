"""What computer players see in the pictures: how well each fits a word, in rows of all cards.

A row has a number for each of the 168 cards, in the order of the gallery. All of it follows from
the gallery and the word pack; nothing depends on a match.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from systems.rules.detective_club.affinity import concept_of, norm
from systems.rules.detective_club.content import Tags, gallery

Row = tuple[float, ...]
Having = tuple[tuple[int, int], ...]
"""Places, and how strongly each has a tag."""

CHOICE = 4.0
"""How strongly somebody keeps to what fits best of six cards. The best of six drawn blindly fits
better than a part p of all cards with the density 6 p^5; people err, and hide what they know."""
CARELESS = 0.06
"""How often a card means nothing."""
LOOSE, ASTRAY = 2.0, 0.4
"""The same of somebody who guesses: the guess itself is often a wrong one."""


@lru_cache(maxsize=1)
def places() -> dict[str, int]:
    """Card -> its place in a row."""
    return {card: place for place, card in enumerate(gallery().cards)}


@lru_cache(maxsize=1)
def word_places() -> dict[str, int]:
    """Word of the list -> its place among them."""
    return {word: place for place, word in enumerate(gallery().words)}


def row_of(concept: Tags) -> Row:
    """How well each card fits a concept, 0 to 100: its affinity, for all cards at one go.

    A word that is seen for the first time is looked up in all pictures, and a player who chooses
    one sees all words: tag by tag that takes a fraction of the time of card by card.
    """
    full = norm(concept) if concept else 1
    scores = _shared(concept, _cards_with(), len(gallery().cards))
    return tuple(float(min(100, 100 * score // full)) for score in scores)


def _shared(concept: Tags, having: Mapping[str, Having], count: int) -> list[int]:
    """What each of so many has in common with a concept: the sum of weight times strength."""
    found = [0] * count
    for tag, strength in concept.items():
        for place, weight in having.get(tag, ()):
            found[place] += weight * strength
    return found


def _by_tag(every: Iterable[Tags]) -> dict[str, Having]:
    """Tag -> who has it, as places, and how strongly."""
    found: dict[str, list[tuple[int, int]]] = {}
    for place, tags in enumerate(every):
        for tag, weight in tags.items():
            found.setdefault(tag, []).append((place, weight))
    return {tag: tuple(having) for tag, having in found.items()}


@lru_cache(maxsize=1)
def _cards_with() -> dict[str, Having]:
    """Tag -> the cards that have it."""
    return _by_tag(gallery().weights[card] for card in gallery().cards)


@lru_cache(maxsize=1)
def _words_with() -> dict[str, Having]:
    """Tag -> the words of the list that are about it."""
    return _by_tag(concept_of(word) for word in gallery().words)


@lru_cache(maxsize=1)
def _word_squares() -> tuple[int, ...]:
    """How long the concept of each word of the list is, squared."""
    return tuple(_square(concept_of(word)) for word in gallery().words)


@lru_cache(maxsize=256)
def row_for(word: str) -> Row:
    """The same for a word of the list."""
    return row_of(concept_of(word))


def ranks(row: Sequence[float]) -> Row:
    """As logarithms: which part of all cards fits no better than each. Ties share the middle."""
    order = sorted(row)
    size = len(order)
    found = {
        value: math.log((bisect_left(order, value) + bisect_right(order, value)) / (2 * size))
        for value in set(order)
    }
    return tuple(found[value] for value in row)


@lru_cache(maxsize=256)
def ranks_for(word: str) -> Row:
    """The ranks of the cards for a word of the list."""
    return ranks(row_for(word))


@lru_cache(maxsize=168)
def ranks_of(card: str) -> Row:
    """The ranks of a card for all words of the list, in their order."""
    place = places()[card]
    return tuple(ranks_for(word)[place] for word in gallery().words)


@lru_cache(maxsize=256)
def likeness(word: str) -> Row:
    """0 to 1: how much each word of the list, in their order, is about the same as one of them."""
    concept, squares = concept_of(word), _word_squares()
    own = _square(concept)
    shared = _shared(concept, _words_with(), len(squares))
    return tuple(
        one / math.sqrt(own * other) if one else 0.0
        for one, other in zip(shared, squares, strict=True)
    )


@lru_cache(maxsize=168)
def resemblance(card: str) -> Row:
    """0 to 1: how much each card has in common with one of them."""
    weights = gallery().weights
    return tuple(_cosine(weights[card], weights[other]) for other in gallery().cards)


def _cosine(one: Tags, other: Tags) -> float:
    shared = sum(weight * other[tag] for tag, weight in one.items() if tag in other)
    return shared / math.sqrt(_square(one) * _square(other))


def _square(weights: Tags) -> int:
    return sum(weight * weight for weight in weights.values())


@lru_cache(maxsize=128)
def like_cards(cards: tuple[str, ...]) -> Row:
    """How much each card has in common with some, 0 to 100; all alike where there are none."""
    if not cards:
        return (50.0,) * len(gallery().cards)
    rows = zip(*(resemblance(card) for card in cards), strict=True)
    return tuple(100 * sum(row) / len(cards) for row in rows)


def likelihood(rank: float) -> float:
    """How likely somebody who knows the word plays a card, against one drawn blindly.

    Args:
        rank: of the card, for the word.
    """
    return CARELESS + (1 - CARELESS) * (CHOICE + 1) * math.exp(CHOICE * rank)


def guessing(rank: float) -> float:
    """The same for somebody who guesses.

    Args:
        rank: of the card, for what can be guessed.
    """
    return ASTRAY + (1 - ASTRAY) * (LOOSE + 1) * math.exp(LOOSE * rank)
