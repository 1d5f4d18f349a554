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


def folder() -> Path:
    """Where the lists lie."""
    return Path(os.environ.get("WORD_LISTS", "/usr/share"))


class Form(NamedTuple):
    """A basic form of WordNet.

    Attributes:
        met: how many of its senses were met in tagged texts.
        is_noun: whether it has a sense as a noun.
    """

    met: int
    is_noun: bool


def basic_forms() -> dict[str, Form]:
    """Every basic form of WordNet."""
    found: dict[str, Form] = {}
    for part in PARTS:
        path = folder() / "wordnet" / f"index.{part}"
        for line in path.read_text("latin-1").splitlines():
            if line.startswith(" "):
                continue
            word, _, _, pointers, *rest = line.split()
            old = found.get(word, Form(0, is_noun=False))
            met = old.met + int(rest[int(pointers) + 1])
            found[word] = Form(met, old.is_noun or part == "noun")
    return found


def common_words() -> list[str]:
    """Words as people might say them of a picture: all of SCOWL's two smallest sizes, and nouns of
    the next one.

    The smaller size first, nouns before others; in each group by how often WordNet's texts have
    them, the shorter ones first.
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
            if size == SIZES[-1]:
                if form.is_noun:
                    groups[2].append(word)
            elif form.is_noun or not word.endswith(DERIVED):
                groups[0 if form.is_noun else 1].append(word)
    for group in groups:
        group.sort(key=lambda word: (-forms[word].met, len(word), word))
    return [word for group in groups for word in group]


def _words_of(size: int) -> set[str]:
    words: set[str] = set()
    for kind in KINDS:
        path = folder() / "dict" / "scowl" / f"{kind}.{size}"
        if path.exists():
            words |= {line.strip().lower() for line in path.read_text("latin-1").splitlines()}
    return words
