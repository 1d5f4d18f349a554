"""Handbooks: found by ID, by decision and by house rule; errors name the file and the entry."""

from __future__ import annotations

from typing import Any

import pytest

from game.content import ContentError, Handbook, UnknownGame, games, searching
from game.content.handbook import MOST_WORDS, read_handbook
from game.content.reading import words


@pytest.fixture
def handbook(shelf: Any) -> Handbook:
    shelf.put()
    with searching(shelf.root):
        return Handbook.load("pantry")


def test_a_rule_by_its_id(handbook: Handbook) -> None:
    assert handbook.rule("PA-001").title == "Jars"
    assert handbook.rule("pa-r01").option == "greed"
    with pytest.raises(KeyError):
        handbook.rule("PA-003")


def test_help_for_a_decision(handbook: Handbook) -> None:
    assert handbook.for_decision("open").text == "Open a jar, or do not."
    titles = [entry.title for entry in handbook.entries_for_decision("open")]
    assert titles == ["Lids", "Jars"]
    with pytest.raises(KeyError):
        handbook.for_decision("close")


def test_the_ruling_of_a_house_rule(handbook: Handbook) -> None:
    entry = handbook.for_option("greed")
    assert entry is not None
    assert entry.id == "PA-R01"
    assert handbook.for_option("sloth") is None


def test_the_index_is_in_reading_order(handbook: Handbook) -> None:
    (chapter,) = handbook.index
    assert chapter.section.title == "All of it"
    assert tuple(entry.id for entry in chapter.entries) == ("PA-001", "PA-002", "PA-R01")
    assert handbook.ids == ("PA-001", "PA-002", "PA-R01")


GERMAN = """
[sections]
all = "Alles"
[entries]
PA-001 = ["Gläser", "Ein Glas am Tag."]
[decisions]
open = "Öffne ein Glas, oder lass es."
"""


def test_another_language_where_there_is_one(shelf: Any) -> None:
    place = shelf.put()
    (place / "handbook.de.toml").write_text(GERMAN, encoding="utf-8")
    with searching(shelf.root):
        german, french = Handbook.load("pantry", "de"), Handbook.load("pantry", "fr")
    assert german.rule("PA-001").text == "Ein Glas am Tag."
    assert german.index[0].section.title == "Alles"
    assert german.for_decision("open").text == "Öffne ein Glas, oder lass es."
    assert [one.title for one in german.entries_for_decision("open")] == ["Lids", "Gläser"]
    assert french.rule("PA-001").text == "Open one jar a day."


def test_what_the_other_language_lacks_is_in_english(shelf: Any) -> None:
    place = shelf.put()
    (place / "handbook.de.toml").write_text(GERMAN, encoding="utf-8")
    with searching(shelf.root):
        german, english = Handbook.load("pantry", "de"), Handbook.load("pantry")
    assert german.rule("PA-002") == english.rule("PA-002")
    assert german.rule("PA-R01") == english.rule("PA-R01")
    assert german.ids == english.ids


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("Ein Glas am Tag.", "Glas " * 61, "rules[0] (PA-001).text"),
        ("Öffne ein Glas, oder lass es.", "Glas " * 61, "decisions[0] (open).text"),
        ('["Gläser", "Ein Glas am Tag."]', '"Gläser"', "entries[...]"),
        ("[sections]", "[chapters]", "chapters"),
    ],
)
def test_an_error_in_a_translation_names_its_file(
    shelf: Any, old: str, new: str, field: str
) -> None:
    path = shelf.put() / "handbook.de.toml"
    path.write_text(GERMAN.replace(old, new, 1), encoding="utf-8")
    with searching(shelf.root), pytest.raises(ContentError) as caught:
        Handbook.load("pantry", "de")
    assert caught.value.file == path
    assert caught.value.field == field


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame):
        Handbook.load("cellar_of_nothing")


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('title = "Jars"\n', "", "rules[0].title"),
        ('title = "Jars"', 'title = "Jars"\nsmell = "jam"', "rules[0].smell"),
        ('id = "PA-002"', 'id = "PA-001"', "rules"),
        ('id = "PA-R01"', 'id = "PA-001"', "rules"),
        ('section = "all"\ntitle = "Jars"', 'section = "no"\ntitle = "Jars"', "rules[0] (PA-001)"),
        ("Open one jar a day.", " ", "rules[0] (PA-001).text"),
        ("Open one jar a day.", "jam " * (MOST_WORDS + 1), "rules[0] (PA-001).text"),
        ("No. With the house rule, yes.", "no " * 70, "rulings[0] (PA-R01).text"),
        ("Open a jar, or do not.", "jam " * 61, "decisions[0] (open).text"),
        ('rules = ["PA-002", "PA-001"]', 'rules = ["PA-009"]', "decisions[0] (open).rules"),
    ],
)
def test_an_error_names_the_entry(shelf: Any, old: str, new: str, field: str) -> None:
    assert old in shelf.handbook
    path = shelf.put(handbook=shelf.handbook.replace(old, new, 1)) / "handbook.toml"
    with pytest.raises(ContentError) as caught:
        read_handbook(path)
    assert caught.value.file == path
    assert caught.value.field == field


def test_a_doubled_decision_is_refused(shelf: Any) -> None:
    start = shelf.handbook.index("[[decisions]]")
    doubled = shelf.handbook + shelf.handbook[start:]
    with pytest.raises(ContentError, match="`open` stands twice"):
        read_handbook(shelf.put(handbook=doubled) / "handbook.toml")


@pytest.mark.parametrize("game", games())
def test_no_entry_is_longer_than_a_glance(game: str) -> None:
    handbook = Handbook.load(game)
    for entry in (*handbook.rules, *handbook.rulings):
        assert 0 < words(entry.text) <= 60, entry.id
        assert len(entry.title) <= 48, entry.id
    for help_ in handbook.decisions:
        assert 0 < words(help_.text) <= 60, help_.kind
        assert help_.rules, help_.kind
