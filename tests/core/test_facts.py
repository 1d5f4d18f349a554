"""Facts: names in snake case, and what each viewer may know of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.facts import ChoiceLocked, Fact
from game.core.intents import tag_of, to_json
from game.core.messages import HIDDEN, OMNISCIENT, PUBLIC, Message, Viewer, message, snake_case


class Passed(Fact, frozen=True):
    seat: int


class HandDealt(Fact, frozen=True):
    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("seat",)}

    seat: int
    cards: tuple[str, ...]


class CardShown(Fact, frozen=True):
    """How many are shown is a secret too, and two seats know it all."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "cards": ("shower", "asker"),
        "count": ("shower", "asker"),
    }
    LENGTH_SECRET: ClassVar[frozenset[str]] = frozenset({"cards"})

    shower: int
    asker: int
    cards: tuple[str, ...]
    count: int


class Whispered(Fact, frozen=True):
    """Exists for two seats; what was said, and to how many, for the listeners only."""

    ONLY_FOR: ClassVar[tuple[str, ...]] = ("speaker", "listeners")
    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"word": ("listeners",)}

    speaker: int
    listeners: tuple[int, ...]
    word: str


class SecretKept(Fact, frozen=True):
    """Nobody but the omniscient ever knows the holders."""

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {"holders": (), "word": ("holders",)}

    holders: tuple[int, ...]
    word: str


def test_tags_are_the_names_of_the_classes() -> None:
    assert tag_of(HandDealt(0, ())) == "hand_dealt"
    assert to_json(Passed(3)) == {"fact": "passed", "seat": 3}
    assert snake_case("CannotRefute") == "cannot_refute"
    assert snake_case("Go") == "go"


@pytest.mark.parametrize("viewer", [0, 3, PUBLIC, OMNISCIENT])
def test_a_public_fact_is_the_same_for_everybody(viewer: Viewer) -> None:
    fact = Passed(2)
    assert fact.project(viewer) is fact


@pytest.mark.parametrize(
    ("viewer", "cards"),
    [(2, ("a", "b")), (1, ("?", "?")), (PUBLIC, ("?", "?")), (OMNISCIENT, ("a", "b"))],
)
def test_a_list_of_public_length_becomes_a_list_of_backs(viewer: Viewer, cards: Any) -> None:
    assert HandDealt(2, ("a", "b")).project(viewer) == HandDealt(2, cards)


@pytest.mark.parametrize(
    ("viewer", "cards", "count"),
    [
        (0, ("a",), 1),
        (2, ("a",), 1),
        (1, "?", "?"),
        (PUBLIC, "?", "?"),
        (OMNISCIENT, ("a",), 1),
    ],
)
def test_a_secret_length_becomes_a_single_sign(viewer: Viewer, cards: Any, count: Any) -> None:
    assert CardShown(0, 2, ("a",), 1).project(viewer) == CardShown(0, 2, cards, count)


@given(st.lists(st.text(min_size=1), min_size=1, max_size=3).map(tuple))
def test_a_third_party_sees_the_same_whatever_was_shown(cards: tuple[str, ...]) -> None:
    shown = CardShown(0, 2, cards, len(cards))
    assert shown.project(1) == CardShown(0, 2, ("x",), 1).project(1)
    assert to_json(shown.project(PUBLIC)) == {
        "fact": "card_shown",
        "shower": 0,
        "asker": 2,
        "cards": HIDDEN,
        "count": HIDDEN,
    }


@pytest.mark.parametrize(
    ("viewer", "word"),
    [(0, "?"), (1, "opera"), (3, "opera"), (2, None), (PUBLIC, None), (OMNISCIENT, "opera")],
)
def test_a_fact_may_exist_for_some_seats_alone(viewer: Viewer, word: str | None) -> None:
    seen = Whispered(0, (1, 3), "opera").project(viewer)
    assert seen == (None if word is None else Whispered(0, (1, 3), word))


@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
def test_who_holds_a_secret_can_be_a_secret(viewer: Viewer) -> None:
    fact = SecretKept((1, 2), "opera")
    seen = fact.project(viewer)
    assert isinstance(seen, SecretKept)
    assert to_json(seen)["holders"] == ("?", "?")
    assert seen.word == ("opera" if viewer == 1 else "?")
    assert fact.project(OMNISCIENT) == fact


def test_a_projection_never_changes_the_fact() -> None:
    fact = HandDealt(0, ("a", "b"))
    fact.project(1)
    assert fact.cards == ("a", "b")
    with pytest.raises(AttributeError):
        fact.cards = ()  # type: ignore[misc]


def test_seat_0_is_nobody_else() -> None:
    """0 == False, and an empty tuple names nobody."""
    assert HandDealt(0, ("a",)).project(0) == HandDealt(0, ("a",))
    assert HandDealt(1, ("a",)).project(0) == HandDealt(1, ("?",))
    assert Whispered(1, (), "x").project(0) is None


def test_a_locked_choice_tells_who_and_not_what() -> None:
    assert to_json(ChoiceLocked(4)) == {"fact": "choice_locked", "seat": 4}


@given(st.integers(0, 5), st.lists(st.text(), max_size=4).map(tuple))
def test_facts_survive_the_way_through_json(seat: int, cards: tuple[str, ...]) -> None:
    facts = [HandDealt(seat, cards), CardShown(seat, 1, cards, len(cards)), Passed(seat)]
    data = msgspec.json.encode(facts)
    assert msgspec.json.decode(data, type=list[HandDealt | CardShown | Passed]) == facts


def test_a_message_is_a_key_with_values() -> None:
    assert message("why_not.too_late", seat=2) == Message("why_not.too_late", {"seat": 2})
