"""The gallery of the game: 168 pictures, what they show, and 120 words (rules file, section 2).

It lies in ``assets/games/<game>/content``: ``cards.toml`` has the seven attributes of each
picture, ``motifs.toml`` and ``attributes.toml`` what each of them makes one think of,
``words.toml`` the list of words with their concepts. The pictures themselves are painted from the
same files, so that a picture and its tags never disagree.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.content import registry
from game.content.reading import ContentError, convert, read_toml

GAME = "detective_club"

TOPICS = (
    "nature",
    "journey",
    "fairy_tale",
    "feelings",
    "home",
    "mystery",
    "arts",
    "time_and_power",
)
"""The topics of the word list, in the order of the file."""

WEIGHTS = {
    "subject": 3,
    "second": 2,
    "detail": 1,
    "setting": 2,
    "palette": 1,
    "mood": 2,
    "relation": 1,
}
"""Attribute -> how strongly its tags count, in the order of ``cards.toml`` (2.1)."""

Tags = Mapping[str, int]
"""Tag -> its weight on a card (1 to 3), or its strength in a concept (1 to 3)."""


class Picture(NamedTuple):
    """An evidence card: what is painted on it."""

    subject: str
    second: str
    detail: str
    setting: str
    palette: str
    mood: str
    relation: str

    @property
    def motifs(self) -> tuple[str, str, str]:
        return self[:3]


class Gallery(msgspec.Struct, frozen=True, dict=True):
    """All pictures and words, as they were read. Nothing in it changes during a match."""

    families: dict[str, dict[str, tuple[str, ...]]]
    """Family -> motif -> its five tags."""
    attributes: dict[str, dict[str, tuple[str, ...]]]
    """``setting``, ``palette``, ``mood``, ``relation`` -> value -> its tags."""
    pictures: dict[str, Picture]
    """Card -> what it shows, E001 first."""
    topics: dict[str, dict[str, dict[str, int]]]
    """Topic -> word -> its concept."""

    @cached_property
    def cards(self) -> tuple[str, ...]:
        return tuple(self.pictures)

    @cached_property
    def tags_of(self) -> dict[str, tuple[str, ...]]:
        """Anything that a picture can have -> its tags. No two attributes share a name."""
        found: dict[str, tuple[str, ...]] = {}
        for group in (*self.families.values(), *self.attributes.values()):
            found.update(group)
        return found

    @cached_property
    def tags(self) -> tuple[str, ...]:
        """Every tag, in alphabetical order."""
        return tuple(sorted({tag for tags in self.tags_of.values() for tag in tags} | self._asked))

    @cached_property
    def _asked(self) -> set[str]:
        return {tag for concept in self.concepts.values() for tag in concept}

    @cached_property
    def weights(self) -> dict[str, Tags]:
        """Card -> tag -> the greatest weight of the attributes that have it (2.1)."""
        found: dict[str, Tags] = {}
        for card, picture in self.pictures.items():
            weights: dict[str, int] = {}
            for thing, weight in zip(picture, WEIGHTS.values(), strict=True):
                for tag in self.tags_of[thing]:
                    weights[tag] = max(weight, weights.get(tag, 0))
            found[card] = weights
        return found

    @cached_property
    def concepts(self) -> dict[str, Tags]:
        """Word of the list -> its concept."""
        return {word: concept for words in self.topics.values() for word, concept in words.items()}

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The words of the list, topic by topic."""
        return tuple(self.concepts)

    def words_of(self, topic: str) -> tuple[str, ...]:
        """The words of a topic of the list; all words where no topic is in force."""
        return tuple(self.topics[topic]) if topic else self.words


@lru_cache(maxsize=1)
def gallery() -> Gallery:
    """Everything, read and checked once; raises :class:`ContentError`."""
    return read_gallery(registry.manifest(GAME).path("content"))


def read_gallery(folder: Path) -> Gallery:
    """Read the four files of a folder; raises :class:`ContentError`."""
    groups = dict[str, dict[str, tuple[str, ...]]]
    pictures = folder / "cards.toml"
    words = folder / "words.toml"
    found = Gallery(
        convert(read_toml(folder / "motifs.toml"), groups, folder / "motifs.toml"),
        convert(read_toml(folder / "attributes.toml"), groups, folder / "attributes.toml"),
        convert(read_toml(pictures), dict[str, Picture], pictures),
        convert(read_toml(words), dict[str, dict[str, dict[str, int]]], words),
    )
    _check(found, folder)
    return found


def _check(found: Gallery, folder: Path) -> None:
    """What the types cannot say: everything that is named is there, in its own place."""
    things = [*found.families.values(), *found.attributes.values()]
    if sum(map(len, things)) != len(found.tags_of):
        raise ContentError(folder, "", "two attributes have the same name")
    if tuple(found.topics) != TOPICS:
        raise ContentError(folder / "words.toml", "", f"its topics are not {', '.join(TOPICS)}")
    motifs = {motif for family in found.families.values() for motif in family}
    for card, picture in found.pictures.items():
        for kind, thing in zip(WEIGHTS, picture, strict=True):
            if thing not in found.attributes.get(kind, motifs):
                raise ContentError(folder / "cards.toml", card, f"no {kind} is called `{thing}`")
