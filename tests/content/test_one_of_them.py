"""Where something is counted in words, one of it is not several."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from game.content import games
from game.content.registry import manifest

SEVERAL = re.compile(
    r"\{count\} (?:cards|suspects|points|moves|turns|rounds|votes|tokens|pictures|Snoops)\b"
)
NEVER_ONE = {
    "fact.deck_shuffled": "the whole deck",
    "fact.evidence_taken_up.hidden": "what was gathered comes in pairs",
    "covert.target": "a hand is five or seven cards",
    "thought.pair_so": "all but the last cards of a type",
    "insight.never.other": "only where the killer was not certain",
    "table.points": "three, four or five",
}


def plain(table: dict[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    """Every text that no number chooses, with its place in the file."""
    for key, value in table.items():
        place = f"{path}.{key}".lstrip(".")
        if isinstance(value, dict):
            if value.get("select") != "count":
                yield from plain(value, place)
        elif isinstance(value, str):
            yield place, value


@pytest.mark.parametrize("game", games())
def test_a_number_before_a_plural_chooses_between_texts(game: str) -> None:
    path = manifest(game).path("texts/en.toml")
    texts = tomllib.loads(path.read_text(encoding="utf-8"))
    found = [place for place, text in plain(texts) if SEVERAL.search(text)]
    assert not [place for place in found if place not in NEVER_ONE]
