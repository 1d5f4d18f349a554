"""Profiles: who plays here."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import profiles
from game.profiles import NAME_LIMIT, Profiles


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
