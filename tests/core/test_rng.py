"""The generator: the numbers of SplitMix64, even draws, and forks that move nothing."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.rng import Stream, stream_for

states = st.integers(0, 2**64 - 1)

KNOWN = {
    # The outputs of the reference implementation in C (https://prng.di.unimi.it/splitmix64.c).
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F),
    1234567: (
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ),
}


@pytest.mark.parametrize("state", KNOWN)
def test_the_numbers_are_those_of_splitmix64(state: int) -> None:
    stream = Stream(state)
    assert tuple(stream.next64() for _ in KNOWN[state]) == KNOWN[state]


def test_named_streams_stay_as_they_are() -> None:
    """A record made today must replay in ten years: these numbers never change."""
    assert stream_for(7, "deal").state == 0xFD8FA0DAC5950B46
    assert stream_for(7, "deal").fork("again").state == 0x55CE3850C669266D
    stream = stream_for(7, "deal")
    assert [stream.below(100) for _ in range(8)] == [70, 89, 29, 42, 78, 95, 0, 75]
    cards = list("abcdefghij")
    stream_for(7, "deal").shuffle(cards)
    assert "".join(cards) == "hbdejcifga"


@given(states)
def test_only_the_low_64_bits_of_a_state_count(state: int) -> None:
    assert Stream(state + (1 << 64)).next64() == Stream(state).next64()


@given(states, st.integers(1, 2**64))
def test_a_draw_lies_below_its_bound(state: int, bound: int) -> None:
    assert 0 <= Stream(state).below(bound) < bound


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1, 3 * 2**64])
def test_an_impossible_bound_is_refused(bound: int) -> None:
    """A bound above 2**64 once never came back."""
    with pytest.raises(ValueError, match="bound"):
        Stream(1).below(bound)


def test_draws_that_would_favour_small_numbers_are_thrown_away() -> None:
    """2**63 + 1 leaves nearly half of the range over: the first draw of this state is there."""
    bound = 2**63 + 1
    state = next(s for s in range(100) if Stream(s).next64() >= bound)
    stream = Stream(state)
    draw = stream.below(bound)
    again = Stream(state)
    numbers = [again.next64()]
    while numbers[-1] >= bound:
        numbers.append(again.next64())
    assert len(numbers) > 1
    assert draw == numbers[-1]
    assert stream.state == again.state


@pytest.mark.parametrize("bound", [2, 3, 6, 10])
def test_draws_are_even(bound: int) -> None:
    """Chi-square over 12,000 draws, with a bound that is missed once in a million."""
    stream, draws = Stream(bound), 12_000
    counts = Counter(stream.below(bound) for _ in range(draws))
    expected = draws / bound
    spread = sum((counts[value] - expected) ** 2 / expected for value in range(bound))
    assert spread < {2: 24.0, 3: 27.7, 6: 35.9, 10: 45.1}[bound]


def test_every_order_is_as_likely_as_any_other() -> None:
    stream, rounds = Stream(4), 12_000
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(rounds):
        cards = [1, 2, 3, 4]
        stream.shuffle(cards)
        counts[tuple(cards)] += 1
    expected = rounds / 24
    spread = sum((counts[order] - expected) ** 2 / expected for order in permutations((1, 2, 3, 4)))
    assert spread < 70.0


@given(states, st.lists(st.integers()))
def test_a_shuffle_keeps_every_item(state: int, items: list[int]) -> None:
    shuffled = list(items)
    Stream(state).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@given(states, st.lists(st.integers(), min_size=1))
def test_a_choice_is_one_of_the_items(state: int, items: list[int]) -> None:
    assert Stream(state).choice(items) in items


def test_chance_is_as_likely_as_it_says() -> None:
    stream = Stream(9)
    assert 2_800 < sum(stream.chance(1, 4) for _ in range(12_000)) < 3_200
    assert not any(stream.chance(0, 5) for _ in range(100))
    assert all(stream.chance(5, 5) for _ in range(100))


@given(states, st.text() | st.integers())
def test_a_fork_does_not_move_the_stream(state: int, label: str | int) -> None:
    stream = Stream(state)
    fork = stream.fork(label)
    fork.next64()
    assert stream.state == Stream(state).state
    assert Stream(state).fork(label).next64() == stream.fork(label).next64()


@given(states)
def test_forks_differ_by_label_and_by_place(state: int) -> None:
    stream = Stream(state)
    first = {stream.fork(label).state for label in ("a", "b", 0, 1, "bot.0", "bot.1")}
    stream.next64()
    second = {stream.fork(label).state for label in ("a", "b", 0, 1, "bot.0", "bot.1")}
    assert len(first | second) == 12


@given(st.integers(), st.integers())
def test_streams_of_other_seeds_and_names_are_others(seed: int, other: int) -> None:
    assert (stream_for(seed, "deal").state == stream_for(other, "deal").state) == (seed == other)
    assert stream_for(seed, "deal").state != stream_for(seed, "starts").state
