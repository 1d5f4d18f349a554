"""Options: however they are described, counting, searching, walking and drawing agree."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots import random_intent
from game.core.intents import Intent, tag_of
from game.core.options import (
    MOST_WRITTEN,
    ChooseK,
    Listed,
    Options,
    Ordered,
    Product,
    Slot,
    Union,
    Written,
)
from game.core.rng import Stream


class Go(Intent, frozen=True):
    room: str


class Rest(Intent, frozen=True):
    pass


class Name(Intent, frozen=True):
    guest: str
    thing: str
    hour: int
    loud: bool = False


class Ask(Intent, frozen=True):
    pieces: tuple[int, ...]
    about: str = ""


class Pick(Intent, frozen=True):
    pieces: tuple[int, ...]


class Rank(Intent, frozen=True):
    pieces: tuple[int, ...]


class Say(Intent, frozen=True):
    text: str


rooms = st.lists(st.sampled_from("abcdefgh"), unique=True, max_size=6)
numbers = st.lists(st.integers(0, 40), unique=True, max_size=7)


@st.composite
def listed(draw: st.DrawFn) -> Options:
    intents: list[Intent] = [Go(room) for room in draw(rooms)]
    if draw(st.booleans()):
        intents.insert(draw(st.integers(0, len(intents))), Rest())
    return Listed(intents)


@st.composite
def products(draw: st.DrawFn) -> Options:
    slots: dict[str, list[Any]] = {
        "guest": draw(rooms),
        "thing": draw(rooms),
        "hour": draw(numbers),
    }
    fixed = {"loud": True} if draw(st.booleans()) else {}
    return Product(Name, slots, fixed)


@st.composite
def choices(draw: st.DrawFn) -> Options:
    values = draw(numbers)
    fixed = {"about": "time"} if draw(st.booleans()) else {}
    return ChooseK(Ask, "pieces", values, draw(st.integers(0, 4)), fixed)


@st.composite
def orders(draw: st.DrawFn) -> Options:
    values = draw(st.lists(st.integers(0, 40), unique=True, max_size=5))
    fewest = draw(st.integers(1, 2))
    return Ordered(Rank, "pieces", values, fewest, fewest + draw(st.integers(0, 2)))


@st.composite
def texts(draw: st.DrawFn) -> Options:
    return Written(Say, "text", draw(rooms), 1, "abcdefghijk".__contains__)


@st.composite
def unions(draw: st.DrawFn) -> Options:
    kinds = [listed(), products(), choices(), orders(), texts()]
    return Union([draw(kind) for kind in kinds])


every_kind = listed() | products() | choices() | orders() | texts() | unions()


@given(every_kind)
def test_counting_searching_and_walking_agree(options: Options) -> None:
    walked = list(options)
    assert len(options) == len(walked) == len(set(walked))
    assert list(options) == walked
    assert all(intent in options for intent in walked)
    assert sum(group.size for group in options.groups) == len(walked)
    assert sum(len(part) for _, part in options.parts) == len(walked)
    assert [intent for _, part in options.parts for intent in part] == sorted(
        walked, key=lambda intent: [tag for tag, _ in options.parts].index(tag_of(intent))
    )


@given(every_kind)
def test_groups_describe_the_options(options: Options) -> None:
    """A panel built from the slots can reach every option, and products nothing else."""
    for group, (tag, part) in zip(options.groups, options.parts, strict=True):
        assert group.tag == tag
        assert group.size == len(part)
        if not len(part):
            continue
        assert {tag_of(intent) for intent in part} == {tag}
        for slot in group.slots:
            chosen = {value for intent in part for value in values_of(intent, slot.field)}
            enough = slot.chosen and len(slot.values) >= (slot.fewest or slot.chosen)
            assert chosen == (set(slot.values) if enough else set())


def values_of(intent: Intent, field: str) -> tuple[Any, ...]:
    value = getattr(intent, field)
    return value if isinstance(value, tuple) else (value,)


@given(every_kind, st.integers(0, 2**64 - 1))
def test_a_sample_is_an_option_and_follows_from_the_stream(options: Options, state: int) -> None:
    if not len(options):
        return
    drawn = options.sample(Stream(state))
    assert drawn in options
    assert drawn == options.sample(Stream(state))
    assert random_intent(options, frozenset(), Stream(state)) in options


@pytest.mark.parametrize(
    "options",
    [
        Listed([Go("a"), Go("b"), Rest()]),
        Product(Name, {"guest": "ab", "thing": "cde", "hour": (1,)}),
        ChooseK(Ask, "pieces", range(5), 3),
        Ordered(Rank, "pieces", range(4), 1, 2),
        Written(Say, "text", ("aye", "no"), 3, str.islower),
        Union([Listed([Rest()]), Product(Go, {"room": "abc"}), ChooseK(Pick, "pieces", "xyz", 2)]),
    ],
    ids=["listed", "product", "choose_k", "ordered", "written", "union"],
)
def test_samples_are_even(options: Options) -> None:
    stream, size = Stream(3), len(options)
    draws = 1_000 * size
    counts = Counter(options.sample(stream) for _ in range(draws))
    assert set(counts) == set(options)
    assert sum((count - 1_000) ** 2 / 1_000 for count in counts.values()) < 5 * size + 30


BIG = Product(
    Name, {"guest": range(40), "thing": range(40), "hour": range(1, 3)}, fixed={"loud": True}
)


def test_a_product_that_is_not_built_answers_like_one_that_is() -> None:
    """Above 1,024 options nothing is listed in advance."""
    assert len(BIG) == 3_200
    walked = list(BIG)
    assert len(set(walked)) == 3_200
    assert walked[0] == Name(0, 0, 1, loud=True)  # type: ignore[arg-type]
    assert walked[1] == Name(0, 0, 2, loud=True)  # type: ignore[arg-type]
    assert all(intent in BIG for intent in walked[::37])
    assert BIG.sample(Stream(5)) in BIG
    assert BIG.groups[0].size == 3_200
    assert BIG.parts == (("name", BIG),)


@pytest.mark.parametrize(
    "near_miss",
    [
        Name(0, 0, 1, loud=False),  # type: ignore[arg-type]
        Name(40, 0, 1, loud=True),  # type: ignore[arg-type]
        Name(0, -1, 1, loud=True),  # type: ignore[arg-type]
        Name(0, 0, 3, loud=True),  # type: ignore[arg-type]
        Rest(),
        Go("a"),
        None,
        "name",
    ],
)
def test_near_misses_are_not_in_a_large_product(near_miss: object) -> None:
    assert near_miss not in BIG


@pytest.mark.parametrize(
    ("chosen", "inside"),
    [
        ((1, 3, 5), True),
        ((5, 3, 1), False),
        ((1, 3), False),
        ((1, 3, 3), False),
        ((1, 3, 6), False),
        ((1, 3, 5, 7), False),
        ([1, 3, 5], False),
    ],
)
def test_a_choice_has_one_spelling(chosen: Any, inside: bool) -> None:
    """In the order of the values, each once: two spellings would be two intents for one act."""
    options = ChooseK(Ask, "pieces", (1, 3, 5, 7), 3, {"about": "noon"})
    assert (Ask(chosen, "noon") in options) is inside
    assert Ask(chosen, "night") not in options
    assert Pick(chosen) not in options


def test_a_large_choice_is_counted_without_walking() -> None:
    options = ChooseK(Ask, "pieces", range(32), 3)
    assert len(options) == 4_960 == math.comb(32, 3)
    assert Ask((0, 17, 31)) in options
    assert options.sample(Stream(1)) in options
    assert options.groups[0].slots[0].chosen == 3


@pytest.mark.parametrize(
    ("chosen", "inside"),
    [
        ((1, 3), True),
        ((3, 1), True),
        ((7, 5, 3), True),
        ((1,), False),
        ((1, 3, 5, 7), False),
        ((1, 1), False),
        ((1, 2), False),
        ([1, 3], False),
    ],
)
def test_an_order_may_be_any_of_different_values(chosen: Any, inside: bool) -> None:
    options = Ordered(Rank, "pieces", (1, 3, 5, 7), 2, 3)
    assert (Rank(chosen) in options) is inside
    assert Pick(chosen) not in options
    assert len(options) == 12 + 24
    assert options.groups[0].slots == (Slot("pieces", (1, 3, 5, 7), 3, 2, ordered=True),)


def test_thousands_of_millions_of_orders_are_counted_without_walking() -> None:
    options = Ordered(Rank, "pieces", range(93), 2, 5)
    assert len(options) == sum(math.perm(93, size) for size in (2, 3, 4, 5))
    assert Rank((92, 0, 17)) in options
    assert {len(options.sample(Stream(n)).pieces) for n in range(99)} == {5}  # type: ignore[attr-defined] # nearly all


def test_a_text_of_ones_own_is_legal_though_it_is_not_listed() -> None:
    options = Written(Say, "text", ("aye", "no"), 3, lambda text: text.islower() and len(text) < 4)
    assert list(options) == [Say("aye"), Say("no")]
    assert Say("yes") in options
    assert Say("") not in options
    assert Say("never") not in options
    assert Say(7) not in options  # type: ignore[arg-type] # as a careless caller might
    assert Go("yes") not in options
    assert options.groups[0].slots == (Slot("text", ("aye", "no"), letters=3),)


def test_a_text_that_is_too_long_is_not_even_looked_at() -> None:
    def fits(text: str) -> bool:
        assert len(text) <= MOST_WRITTEN
        return True

    options = Written(Say, "text", ("aye",), 3, fits)
    assert Say("a" * MOST_WRITTEN) in options
    assert Say("a" * (MOST_WRITTEN + 1)) not in options


def test_a_union_leaves_out_what_is_empty() -> None:
    options = Union([Listed([]), Listed([Rest()]), Product(Go, {"room": ""})])
    assert len(options) == 1
    assert options.parts[0][0] == "rest"
    assert [group.tag for group in options.groups] == ["rest"]


def test_random_play_draws_the_kind_first() -> None:
    options = Union(
        [Product(Name, {"guest": range(9), "thing": range(9), "hour": range(9)}), Listed([Rest()])]
    )
    stream = Stream(2)
    rests = sum(isinstance(random_intent(options, frozenset(), stream), Rest) for _ in range(2_000))
    assert 900 < rests < 1_100


def test_random_play_rarely_takes_what_puts_its_seat_out() -> None:
    options = Union(
        [Listed([Rest()]), Product(Go, {"room": "abc"}), ChooseK(Pick, "pieces", "xy", 1)]
    )
    risky = frozenset({"go"})
    stream = Stream(8)
    drawn = Counter(tag_of(random_intent(options, risky, stream)) for _ in range(8_000))
    assert 300 < drawn["go"] < 500
    only = Listed([Go("a"), Go("b")])
    assert tag_of(random_intent(only, risky, stream)) == "go"
