"""The made-up language: longer by two fifths, accented, placeholders untouched."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.content import Handbook, Texts, games
from game.content.pseudo import PSEUDO, pseudo_string
from game.content.templates import Placeholder, Selection, Text, placeholders


def templates(text: Text) -> Iterator[tuple[str | Placeholder, ...]]:
    """The sentences of a text, all branches."""
    if isinstance(text, Selection):
        for branch in text.branches.values():
            yield from templates(branch)
    else:
        yield text.parts


def length(parts: tuple[str | Placeholder, ...]) -> int:
    return sum(len(part) for part in parts if isinstance(part, str))


@pytest.mark.parametrize("game", [None, *games()])
def test_every_text_grows_by_two_fifths(game: str | None) -> None:
    plain, grown = Texts.load("en", game), Texts.load(PSEUDO, game)
    keys = plain.keys()
    assert keys == grown.keys()
    for key in keys:
        before, after = plain.text(key), grown.text(key)
        assert before is not None
        assert after is not None
        assert list(placeholders(before)) == list(placeholders(after)), key
        for short, long in zip(templates(before), templates(after), strict=True):
            assert length(long) >= 1.4 * length(short), key
            assert length(long) <= 1.4 * length(short) + 6, key


def test_letters_wear_accents_of_latin_extended_a() -> None:
    said = pseudo_string("The quick brown fox jumps over the lazy dog")
    assert said.startswith("Ťħé")
    assert all(ord(letter) < 0x180 for letter in said)


def test_a_closing_mark_stays_last() -> None:
    assert pseudo_string("Who did it?").endswith("?")
    assert pseudo_string("It was …").startswith("Îť")


def test_an_empty_text_stays_empty() -> None:
    assert pseudo_string("") == ""


@pytest.mark.parametrize("game", games())
def test_the_handbook_speaks_it_too(game: str) -> None:
    plain, grown = Handbook.load(game), Handbook.load(game, PSEUDO)
    assert plain.ids == grown.ids
    for one, other in zip(plain.rules, grown.rules, strict=True):
        assert len(other.text) >= 1.4 * len(one.text)
        assert other.text != one.text
