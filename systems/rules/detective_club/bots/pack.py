"""How near words are to each other: the word pack (``content/words.pack``), in plain Python.

The file is made by ``assets/build/wordkit``; its first line says what it is. Then come the words,
deflated, and the vectors with four bits for each number. Vectors are taken out one by one when they
are asked for, so that reading costs little.
"""

from __future__ import annotations

import json
import math
import zlib
from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain
from operator import mul
from pathlib import Path
from typing import TypeAlias

from game.content import registry
from game.content.reading import ContentError
from systems.rules.detective_club.content import GAME, gallery

FILE = "words.pack"
FORM = "gaslamp word pack 2"
Vector: TypeAlias = "array[float]"
Row = tuple[float, ...]

MIDDLE, STEP = 30.0, 15.0
"""A picture of middling nearness to a word fits it so well, in points of 100, and one that is a
standard deviation nearer by so much more."""

PAIRS = tuple((byte % 16 - 8.0, byte // 16 - 8.0) for byte in range(256))
"""Byte -> the two numbers in it, the lower four bits first."""


class WordPack:
    """Words and where they lie.

    Args:
        path: of the file. Raises :class:`ContentError` where it is none.
    """

    def __init__(self, path: Path) -> None:
        try:
            data = path.read_bytes()
            head, _, rest = data.partition(b"\n")
            about = json.loads(head)
            count, size, letters = about["words"], about["dimensions"], about["letters"]
            self.words = zlib.decompress(rest[:letters]).decode().split("\n")
        except (OSError, ValueError, KeyError, TypeError, zlib.error) as wrong:
            raise ContentError(path, "", f"no word pack: {wrong}") from wrong
        self.places: Mapping[str, int] = {word: place for place, word in enumerate(self.words)}
        self.dimensions = int(size)
        self.bytes = memoryview(rest)[letters:]
        sizes = len(self.words), 2 * len(self.bytes)
        if about.get("form") != FORM or sizes != (count, count * size):
            raise ContentError(path, "", "its first line does not fit what follows")

    def vector(self, word: str) -> Vector | None:
        """The unit vector of a word, or None for one that is not there."""
        place = self.places.get(word)
        if place is None:
            return None
        half = self.dimensions // 2
        pairs = (PAIRS[one] for one in self.bytes[place * half : (place + 1) * half])
        return unit(array("d", chain.from_iterable(pairs)))

    def find(self, text: str) -> Vector | None:
        """The same for what somebody writes: a word, its singular, one letter away, a phrase."""
        word = known_form(text, self.places)
        if word:
            return self.vector(word)
        parts = [known_form(part, self.places) for part in text.replace("-", " ").split()]
        found = [vector for part in parts if part and (vector := self.vector(part)) is not None]
        return mean(found, [1.0] * len(found)) if found else None


def unit(vector: Vector) -> Vector:
    """Of length 1."""
    length = math.sqrt(sum(map(mul, vector, vector))) or 1.0
    return array("d", [part / length for part in vector])


def mean(vectors: Sequence[Vector], weights: Sequence[float]) -> Vector:
    """The direction of a weighted sum."""
    parts = zip(*vectors, strict=True)
    return unit(array("d", [sum(map(mul, part, weights)) for part in parts]))


ENDINGS = (
    ("ies", "y"),
    ("ves", "f"),
    ("es", ""),
    ("s", ""),
    ("ing", ""),
    ("ing", "e"),
    ("ied", "y"),
    ("ed", ""),
    ("ed", "e"),
    ("er", ""),
    ("ly", ""),
    ("ness", ""),
)
"""Endings, and what stands there in the basic form."""
FEWEST_LETTERS = 5
"""Shorter words are not looked for with a wrong letter: too much is one letter away."""


def known_form(text: str, places: Mapping[str, int]) -> str:
    """The form of a word that is in the pack; empty for none."""
    word = text.lower()
    if word in places:
        return word
    for ending, basic in ENDINGS:
        stem = word[: -len(ending)]
        if word.endswith(ending) and len(stem) > 2:
            if stem + basic in places:
                return stem + basic
            if not basic and stem[-1:] == stem[-2:-1] and stem[:-1] in places:  # running
                return stem[:-1]
    if len(word) < FEWEST_LETTERS:
        return ""
    near = sorted((one for one in _one_off(word) if one in places), key=lambda one: places[one])
    return near[0] if near else ""


def _one_off(word: str) -> set[str]:
    """All texts with one letter wrong, missing, too many, or two changed about."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    cuts = [(word[:place], word[place:]) for place in range(len(word) + 1)]
    found = {head + tail[1:] for head, tail in cuts if tail}
    found |= {head + tail[1] + tail[0] + tail[2:] for head, tail in cuts if len(tail) > 1}
    found |= {head + letter + tail[1:] for head, tail in cuts if tail for letter in letters}
    found |= {head + letter + tail for head, tail in cuts for letter in letters}
    return found


# -- pictures ------------------------------------------------------------------------------

SHARES = {
    "subject": 3.0,
    "second": 2.5,
    "detail": 2.2,
    "setting": 1.5,
    "palette": 0.3,
    "mood": 1.0,
    "relation": 0.6,
}
"""Attribute -> how much a word counts that is near to it."""
MOST_TAGS = 10
"""Of so many tags a word that is not on the list is taken to be about."""


@lru_cache(maxsize=1)
def pack() -> WordPack:
    """The pack of the game, read when it is first needed."""
    return WordPack(registry.manifest(GAME).path("content") / FILE)


@lru_cache(maxsize=1)
def known() -> Mapping[str, Vector]:
    """Where everything lies that the game itself speaks of: things, tags, words of the list."""
    named = (*gallery().tags_of, *gallery().tags, *gallery().words)
    vectors = {name: pack().find(name.replace("_", " ")) for name in named}
    return {name: vector for name, vector in vectors.items() if vector is not None}


def nearness(one: Vector, other: Vector) -> float:
    """0 to 1: how near two words are; words that have nothing in common are not near at all."""
    near: float = sum(map(mul, one, other))
    return max(0.0, near)


@lru_cache(maxsize=64)
def meaning(word: str) -> Mapping[str, float]:
    """Tags that a word is about, each with a strength, the strongest first.

    A word of the list has its concept. Any other is about what is near to it: tags themselves,
    words of the list with their concepts, things with their tags. Empty for an unknown word.
    """
    listed = gallery().concepts.get(word)
    if listed is not None:
        return {tag: float(strength) for tag, strength in listed.items()}
    vector = pack().find(word) if word else None
    if vector is None:
        return {}
    near = {name: nearness(vector, other) ** 3 for name, other in known().items()}
    found = {tag: near.get(tag, 0.0) for tag in gallery().tags}
    for other, concept in gallery().concepts.items():
        for tag, strength in concept.items():
            found[tag] += near.get(other, 0.0) * strength / 3
    for thing, tags in gallery().tags_of.items():
        for tag in tags:
            found[tag] += near.get(thing, 0.0) / 2
    best = sorted(found, key=lambda tag: (-found[tag], tag))[:MOST_TAGS]
    return {tag: found[tag] for tag in best}


@lru_cache(maxsize=64)
def standing(word: str) -> Row:
    """Card by card how well a word suits it, in standard deviations from the middle.

    Half of it is how near the word is to what is to be seen, half what both are about. Measured
    over all pictures, so that no word suits everything. Empty for an unknown word.
    """
    vector = pack().find(word) if word else None
    if vector is None:
        return ()
    things = {name: nearness(vector, other) ** 2 for name, other in known().items()}
    about = meaning(word)
    shown, meant = [], []
    for card, picture in gallery().pictures.items():
        pairs = zip(picture, SHARES.values(), strict=True)
        shown.append(sum(share * things.get(thing, 0.0) for thing, share in pairs))
        weights = gallery().weights[card]
        meant.append(sum(much * weights.get(tag, 0) for tag, much in about.items()))
    both = zip(_standard(shown), _standard(meant), strict=True)
    return _standard([one + other for one, other in both])


def _standard(row: Sequence[float]) -> Row:
    """The same with the middle at 0 and a standard deviation of 1."""
    middle = sum(row) / len(row)
    spread = math.sqrt(sum((one - middle) ** 2 for one in row) / len(row)) or 1.0
    return tuple((one - middle) / spread for one in row)


@lru_cache(maxsize=64)
def fits_by_pack(word: str) -> Row:
    """The same as a fit of 0 to 100; empty for an unknown word."""
    return tuple(min(100.0, max(0.0, MIDDLE + STEP * one)) for one in standing(word))


def likely_tags(word: str, count: int = MOST_TAGS) -> tuple[str, ...]:
    """Tags that a word may be about, the likeliest first; nothing for an unknown word."""
    return tuple(meaning(word))[:count]
