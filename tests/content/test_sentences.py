"""Sentences that are put together: no stop behind a stop, whatever words a gap takes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from game import paths
from game.content import games, registry
from game.content.templates import Placeholder, Selection, Template, Text
from game.content.texts import STOPS, read_texts

HOUSE = "house"


def read(place: str, language: str) -> dict[str, Text]:
    folder = paths.assets() if place == HOUSE else Path(registry.manifest(place).folder)
    return read_texts(folder / "texts" / f"{language}.toml")


def templates(text: Text) -> Iterator[Template]:
    """The sentences of a text, one for each branch."""
    if isinstance(text, Selection):
        for inner in text.branches.values():
            yield from templates(inner)
    else:
        yield text


def before_a_stop(text: Text) -> Iterator[str]:
    """The families whose words may stand right before the end of a sentence."""
    for template in templates(text):
        for part, after in pairwise(template.parts):
            if isinstance(part, Placeholder) and isinstance(after, str) and after[0] in STOPS:
                yield part.family


def stopped(words: dict[str, Text], family: str) -> Iterator[str]:
    """The words of a family that end with a stop themselves."""
    for key, text in words.items():
        if family and key.startswith(f"{family}."):
            for template in templates(text):
                last = template.parts[-1] if template.parts else ""
                if isinstance(last, str) and last.endswith(STOPS):
                    yield key


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("place", [HOUSE, *games()])
def test_no_sentence_ends_twice(place: str, language: str) -> None:
    """As "against the Marshal a. D.." and "answers with Objection!." once did."""
    words = read(place, language)
    families = {family for text in words.values() for family in before_a_stop(text)}
    assert sorted({key for family in families for key in stopped(words, family)}) == []
