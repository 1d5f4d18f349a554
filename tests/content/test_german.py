"""German is complete: every text of the house and of every game, with the same gaps."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game import paths
from game.content import games, registry
from game.content.handbook import Handbook, read_handbook
from game.content.introduction import FILE as INTRODUCTION
from game.content.introduction import Introduction, has_introduction
from game.content.templates import Placeholder, Selection, Template, Text, placeholders
from game.content.texts import read_texts
from game.content.translation import (
    HandbookWords,
    IntroductionWords,
    WalkthroughWords,
    words_of,
)
from game.content.walkthrough import FILE as WALKTHROUGH
from game.content.walkthrough import walkthrough

GERMAN = "de"
HOUSE = "house"
PLACES = (HOUSE, *games())
STORIES = {"detail", "story"}
"""Texts whose English is content of the game."""

HERE = Path(__file__).parent
SAME = "same_in_german.toml"
"""Lists what may be said in the same words: here for the house, and in the folder of a game."""


def pair(place: str) -> tuple[dict[str, Text], dict[str, Text]]:
    """The English and the German texts of the house or of a game."""
    folder = paths.assets() if place == HOUSE else Path(registry.manifest(place).folder)
    english, german = (folder / "texts" / f"{one}.toml" for one in ("en", GERMAN))
    return read_texts(english), read_texts(german)


def plain(text: Text) -> Iterator[str]:
    """What stands between the gaps, branch by branch."""
    if isinstance(text, Selection):
        for inner in text.branches.values():
            yield from plain(inner)
    else:
        yield from (part for part in text.parts if isinstance(part, str))


def whole(text: Text) -> Iterator[str]:
    """Every sentence of a text as it stands in the file."""
    if isinstance(text, Selection):
        for inner in text.branches.values():
            yield from whole(inner)
    else:
        yield "".join(part if isinstance(part, str) else f"{{{part.field}}}" for part in text.parts)


def fields(text: Text) -> set[str]:
    return {one.field for one in placeholders(text)}


@pytest.mark.parametrize("place", PLACES)
def test_every_text_is_there_and_none_too_many(place: str) -> None:
    english, german = pair(place)
    assert sorted(english.keys() - german.keys()) == [], "missing in German"
    families = {name.split(".")[0] for name in _families(german)} | STORIES
    more = [key for key in german.keys() - english.keys() if key.split(".")[0] not in families]
    assert sorted(more) == [], "left over in German"


def _families(texts: dict[str, Text]) -> set[str]:
    return {one.family for text in texts.values() for one in placeholders(text) if one.family}


@pytest.mark.parametrize("place", PLACES)
def test_the_gaps_are_the_same(place: str) -> None:
    english, german = pair(place)
    wrong = {
        key: sorted(fields(text) ^ fields(german[key]))
        for key, text in english.items()
        if key in german and key not in STORIES and not _same_gaps(text, german[key])
    }
    assert wrong == {}


def _same_gaps(english: Text, german: Text) -> bool:
    """German may select by a value that English only puts, and need not put one that selects."""
    selecting = {one.field for one in placeholders(english)} - {one.field for one in _put(english)}
    return fields(german) - selecting == fields(english) - selecting


def _put(text: Text) -> Iterator[Placeholder]:
    """The gaps themselves, without what selects."""
    if isinstance(text, Selection):
        for inner in text.branches.values():
            yield from _put(inner)
    else:
        yield from (part for part in text.parts if isinstance(part, Placeholder))


@pytest.mark.parametrize("place", PLACES)
def test_every_family_of_a_gap_has_words(place: str) -> None:
    """A gap that is worded by another family than in English finds the same things there."""
    english, german = pair(place)
    house = read_texts(paths.assets() / "texts" / f"{GERMAN}.toml")
    ours = _families(english)
    for family in _families(german) - ours - {"seat", "capital"}:
        known = {key for key in (*german, *house) if key.startswith(f"{family}.")}
        assert known, f"no text of the family {family}"


@pytest.mark.parametrize("place", PLACES)
def test_a_silent_text_is_silent_in_both(place: str) -> None:
    english, german = pair(place)
    empty = Template(())
    assert [
        key for key, text in english.items() if (text == empty) != (german.get(key, text) == empty)
    ] == []


def said_the_same(place: str) -> tuple[set[str], tuple[str, ...]]:
    """What may be the same in both languages: texts, and beginnings of keys of names."""
    house = tomllib.loads((HERE / SAME).read_text("utf-8"))
    own = HERE / place / SAME
    listed = tomllib.loads(own.read_text("utf-8")) if own.exists() else {"texts": house["house"]}
    return {*house["everywhere"], *listed["texts"]}, tuple(listed.get("names", ()))


def has_letters(text: str) -> bool:
    return any(letter.isalpha() for letter in text)


def unlike(place: str, rows: Iterator[tuple[str, str, str]]) -> list[str]:
    """What is the same in both languages though no list says that it may be."""
    same, names = said_the_same(place)
    return [
        f"{key}: {ours}"
        for key, theirs, ours in rows
        if ours == theirs and has_letters(ours) and ours not in same and not key.startswith(names)
    ]


@pytest.mark.parametrize("place", PLACES)
def test_no_text_was_left_in_english(place: str) -> None:
    english, german = pair(place)

    def rows() -> Iterator[tuple[str, str, str]]:
        for key, text in english.items():
            if key in german and any(has_letters(part) for part in plain(text)):
                theirs = set(whole(text))
                yield from ((key, one, one) for one in whole(german[key]) if one in theirs)

    assert unlike(place, rows()) == []


@pytest.mark.parametrize("place", PLACES)
def test_quotes_and_dashes_are_german(place: str) -> None:
    _, german = pair(place)
    said = {key: "".join(plain(text)) for key, text in german.items()}
    assert [key for key, text in said.items() if wrong_marks(text)] == []


def wrong_marks(text: str) -> bool:
    """English quotes, straight quotes, or an English long dash."""
    return (
        "”" in text
        or "'" in text
        or '"' in text
        or "—" in text
        or text.count("„") != text.count("“")
    )


@pytest.mark.parametrize("game", games())
def test_the_handbook_is_complete(game: str) -> None:
    manifest = registry.manifest(game)
    own = words_of(manifest, registry.HANDBOOK, GERMAN, HandbookWords)
    assert own is not None
    english = read_handbook(manifest.path(registry.HANDBOOK))
    entries = (*english.rules, *english.rulings)
    for name, ours, theirs in (
        ("sections", own.sections, [one.id for one in english.sections]),
        ("entries", own.entries, [one.id for one in entries]),
        ("decisions", own.decisions, [one.kind for one in english.decisions]),
        ("pages", own.pages, [one.kind for one in english.pages]),
    ):
        assert sorted(set(theirs) - set(ours)) == [], f"{name} missing in German"
        assert sorted(set(ours) - set(theirs)) == [], f"{name} left over in German"

    def rows() -> Iterator[tuple[str, str, str]]:
        german = Handbook.load(game, GERMAN)
        for one in entries:
            other = german.rule(one.id)
            yield one.id, one.title, other.title
            yield one.id, one.text, other.text
            assert len(other.title) <= 48, other.title
            assert not wrong_marks(other.title + other.text), one.id

    assert unlike(game, rows()) == []


@pytest.mark.parametrize("game", games())
def test_what_is_said_step_by_step_is_complete(game: str) -> None:
    manifest = registry.manifest(game)
    if manifest.path(WALKTHROUGH).is_file():
        own = words_of(manifest, WALKTHROUGH, GERMAN, WalkthroughWords)
        assert own is not None
        for entry in manifest.formats:
            _differ(walkthrough(game, entry.id), walkthrough(game, entry.id, GERMAN), game)
    if has_introduction(game):
        lesson = words_of(manifest, INTRODUCTION, GERMAN, IntroductionWords)
        assert lesson is not None
        english, german = Introduction.load(game), Introduction.load(game, GERMAN)
        assert english.title != german.title
        _differ(english.steps, german.steps, game)


def _differ(english: tuple[object, ...], german: tuple[object, ...], game: str) -> None:
    assert len(english) == len(german)
    read: Callable[[object, str], str] = lambda one, name: getattr(one, name, "")  # noqa: E731
    for ours, theirs in zip(german, english, strict=True):
        for name in ("text", "task", "wrong"):
            if read(theirs, name):
                assert read(ours, name) != read(theirs, name), (game, name)
                assert not wrong_marks(read(ours, name))


AFTER_DATIVE = re.compile(
    r"\b(?:dem|(?:ein|kein|mein|dein|sein|ihr|unser|eur|dies|jed)em) [a-zäöüß]+em\b", re.IGNORECASE
)


@pytest.mark.parametrize("place", PLACES)
def test_an_adjective_after_an_article_has_its_weak_ending(place: str) -> None:
    """It is "einem roten Beweis": the dative is told by the article alone."""
    found = [
        said
        for text in pair(place)[1].values()
        for said in whole(text)
        if AFTER_DATIVE.search(said)
    ]
    assert found == []


def test_two_strong_endings_are_found() -> None:
    assert AFTER_DATIVE.search("Antworte mit einem rotem Beweis.")
    assert not AFTER_DATIVE.search("Antworte mit rotem Beweis, mit einem roten oder dem grünen.")
