"""Which words go into the pack: common words of SCOWL that WordNet has as basic forms.

Debian's packages `scowl` and `wordnet-base` put both lists below `/usr/share`; `WORD_LISTS` names
another folder.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

SIZES = (10, 20, 35)
"""SCOWL's sizes, the commonest words first."""
KINDS = ("english-words", "british-words", "english-upper")
PARTS = ("noun", "verb", "adj")
DERIVED = ("ing", "ed", "ly")
"""Endings that the game takes away itself."""
PAINTED = frozenset((5, 6, 8, 11, 12, 13, 15, 17, 18, 19, 20, 27, 28))
"""WordNet's files of nouns: animals, artefacts, bodies, events, feelings, food, places, objects,
persons, phenomena, plants, substances, times."""


def folder() -> Path:
    """Where the lists lie."""
    return Path(os.environ.get("WORD_LISTS", "/usr/share"))


class Form(NamedTuple):
    """A basic form of WordNet.

    Attributes:
        met: how many of its senses were met in tagged texts.
        is_noun: whether it has a sense as a noun.
        can_be_painted: whether the first of these is a thing, a being, or an event, and no idea.
    """

    met: int
    is_noun: bool
    can_be_painted: bool


def basic_forms() -> dict[str, Form]:
    """Every basic form of WordNet."""
    kinds = _kinds_of_nouns()
    found: dict[str, Form] = {}
    for part in PARTS:
        path = folder() / "wordnet" / f"index.{part}"
        for line in path.read_text("latin-1").splitlines():
            if line.startswith(" "):
                continue
            word, _, _, pointers, *rest = line.split()
            met, first = int(rest[int(pointers) + 1]), rest[int(pointers) + 2]
            old = found.get(word, Form(0, is_noun=False, can_be_painted=False))
            is_noun = part == "noun"
            shown = old.can_be_painted or (is_noun and kinds[first] in PAINTED)
            found[word] = Form(old.met + met, old.is_noun or is_noun, shown)
    return found


def _kinds_of_nouns() -> dict[str, int]:
    """Number of a sense of a noun -> the number of the file in which WordNet's makers kept it."""
    path = folder() / "wordnet" / "data.noun"
    rows = (line.split(maxsplit=2) for line in path.read_text("latin-1").splitlines())
    return {row[0]: int(row[1]) for row in rows if len(row[0]) == 8 and row[0].isdigit()}


def common_words(most: int) -> list[str]:
    """The commonest words, as people might say them of a picture.

    Nouns of SCOWL's two smallest sizes; of the next one nouns for what can be painted; the other
    words of the two smallest sizes. In each group by how often WordNet's texts have them, the
    shorter ones first.
    """
    forms = basic_forms()
    groups: tuple[list[str], ...] = ([], [], [])
    seen: set[str] = set()
    for size in SIZES:
        words = _words_of(size) - seen
        seen |= words
        for word in words:
            if len(word) < 3 or not word.isascii() or not word.isalpha() or word not in forms:
                continue
            form = forms[word]
            if size < SIZES[-1]:
                if form.is_noun or not word.endswith(DERIVED):
                    groups[0 if form.is_noun else 2].append(word)
            elif form.can_be_painted:
                groups[1].append(word)
    for group in groups:
        group.sort(key=lambda word: (-forms[word].met, len(word), word))
    return [word for group in groups for word in group][:most]


def _words_of(size: int) -> set[str]:
    words: set[str] = set()
    for kind in KINDS:
        path = folder() / "dict" / "scowl" / f"{kind}.{size}"
        if path.exists():
            words |= {line.strip().lower() for line in path.read_text("latin-1").splitlines()}
    return words
