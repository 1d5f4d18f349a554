"""Profiles and statistics: who plays here, and how often they won."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import profiles, statistics
from game.profiles import NAME_LIMIT, Profiles
from game.statistics import Statistics, Tally


def test_who_played_last_stands_first(home: Path) -> None:
    people = Profiles()
    for name in ("Ann", "Ben", "ann"):
        people.seen(name)
    assert [person.name for person in people.people] == ["Ann", "Ben"]
    people.seen("Ben").choices["game"] = {"suspect": "one"}
    profiles.save(people)
    again = profiles.load()
    assert again.notice is None
    assert [person.name for person in again.value.people] == ["Ben", "Ann"]
    assert again.value.people[0].choices == {"game": {"suspect": "one"}}


def test_a_person_is_forgotten() -> None:
    people = Profiles()
    people.seen("Ann")
    people.forget("ANN")
    people.forget("nobody")
    assert people.people == []


@pytest.mark.parametrize("name", ["", "   ", "\n\t", "\x00"])
def test_no_name_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="at least one letter"):
        Profiles().seen(name)


@given(st.text(max_size=60))
def test_every_name_that_is_taken_can_be_saved(name: str) -> None:
    from game import store

    people = Profiles()
    try:
        person = people.seen(name)
    except ValueError:
        return
    assert 1 <= len(person.name) <= NAME_LIMIT
    assert people.named(person.name) is person
    assert store.decode(store.encode(people), Profiles, {}) == people


def test_games_are_counted_by_name(home: Path) -> None:
    counted = Statistics()
    counted.add("one", {0: "Ann", 2: "Ben"}, winners=(2, 3))
    counted.add("one", {0: "Ann"}, winners=(0,))
    counted.add("two", {1: "Ann"}, winners=())
    statistics.save(counted)
    again = statistics.load().value
    assert again.people["Ann"] == {"one": Tally(2, 1), "two": Tally(1, 0)}
    assert again.total("Ann") == Tally(3, 1)
    assert again.total("Ben") == Tally(1, 1)
    assert again.total("nobody") == Tally(0, 0)
    assert again.ranking() == ["Ann", "Ben"]
    again.forget("Ann")
    again.forget("nobody")
    assert list(again.people) == ["Ben"]


def test_a_name_is_one_person_whatever_its_letters_and_hints_are_counted() -> None:
    counted = Statistics()
    counted.add("one", {0: "Ann"}, winners=(), hints={0: 2, 1: 9})
    counted.add("one", {3: "ANN"}, winners=(3,), hints={3: 1})
    assert counted.people == {"Ann": {"one": Tally(2, 1, 3)}}


def test_books_of_an_older_house_are_read(home: Path) -> None:
    home.mkdir()
    (home / "statistics.json").write_text('{"people": {"Ann": {"one": {"played": 3, "won": 1}}}}')
    assert statistics.load().value.total("Ann") == Tally(3, 1, 0)


def test_torn_statistics_are_set_aside(home: Path) -> None:
    home.mkdir()
    (home / "statistics.json").write_text('{"people": {"Ann": {"one": {"played": -1}}}}')
    kept = statistics.load()
    assert kept.value == Statistics()
    assert kept.notice is not None and "The statistics could not be read" in kept.notice
    assert (home / "statistics.json.bad").exists()
