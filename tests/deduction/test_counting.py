"""Counts are exact: equal to plain enumeration, and to the closed form where nothing is known."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest

from game.core.rng import Stream
from game.deduction import (
    ENVELOPE,
    Between,
    Contradiction,
    Holds,
    Lacks,
    Layout,
    NotAll,
    Problem,
    count,
    counting,
)
from game.deduction.counting import SLICE
from tests.deduction.oracle import all_deals, satisfies
from tests.deduction.positions import (
    WATCHER,
    Table,
    accuse_wrongly,
    ask_at_random,
    deal,
    random_table,
)

SMALL = ((2, 2, 3), (2, 3, 3), (3, 3), (2, 2, 2))


def small_table(number: int) -> Table:
    stream = Stream(number).fork("small")
    seats = 2 + stream.below(2)
    table = deal(
        stream,
        seats,
        viewer=WATCHER if stream.chance(2, 3) else 0,
        sizes=SMALL[number % len(SMALL)],
        extras=stream.below(2),
        pool=stream.below(2),
        faceup=stream.below(2),
        show_count=stream.chance(1, 2),
    )
    ask_at_random(table, stream, stream.below(5))
    if stream.chance(1, 2):
        accuse_wrongly(table, stream)
    cards = table.layout.cards
    if stream.chance(1, 3):
        # Limits from both sides, as no asking makes them.
        some = tuple(card for card in cards if stream.chance(1, 2))
        held = len(set(some) & set(table.truth[0]))
        table.note(Between(0, some, max(held - 1, 0), held + 1, 99))
    if stream.chance(1, 3):
        some = tuple(card for card in cards if stream.chance(1, 2))
        held = len(set(some) & set(table.envelope))
        table.note(Between(ENVELOPE, some, held, held, 98))
    return table


@pytest.mark.parametrize("number", range(120))
def test_counts_equal_enumeration(number: int) -> None:
    problem = small_table(number).problem
    layout = problem.layout
    fits = [
        found
        for found in all_deals(layout)
        if all(satisfies(found, row) for row in problem.constraints)
    ]
    knowledge = count(problem)
    assert knowledge.total == len(fits)
    for holder in layout.holders:
        for card in layout.cards:
            having = sum(card in found[holder] for found in fits)
            assert knowledge.deals_with(holder, card) == having
            assert knowledge.prob(holder, card) == Fraction(having, len(fits))
    together: dict[frozenset[str], int] = {}
    for found in fits:
        together[found[ENVELOPE]] = together.get(found[ENVELOPE], 0) + 1
    triples = knowledge.envelope_triples()
    assert {frozenset(cards): deals for cards, deals in triples.items()} == together
    for cards in triples:
        assert [layout.category(card) for card in cards] == list(range(len(layout.categories)))
    assert list(triples.values()) == sorted(triples.values(), reverse=True)


@pytest.mark.parametrize("seats", range(2, 7))
def test_an_opening_hand_is_counted_by_the_closed_form(seats: int) -> None:
    table = deal(Stream(seats), seats)
    own = set(table.truth[0])
    envelopes = math.prod(
        sum(card not in own for card in cards) for cards in table.layout.categories
    )
    rest = math.factorial(18 - len(own))
    for seat in range(1, seats):
        rest //= math.factorial(len(table.truth[seat]))
    assert count(table.problem).total == envelopes * rest


def test_the_columns_of_the_envelope_add_up_to_its_single_cards() -> None:
    for number in range(0, 400, 7):
        knowledge = count(random_table(number).problem)
        triples = knowledge.envelope_triples()
        assert sum(triples.values()) == knowledge.total
        for card in knowledge.can(ENVELOPE):
            having = sum(deals for cards, deals in triples.items() if card in cards)
            assert having == knowledge.deals_with(ENVELOPE, card)


def test_every_card_is_somewhere_and_every_hand_is_full() -> None:
    for number in range(1, 400, 3):
        knowledge = count(random_table(number).problem)
        layout = knowledge.layout
        for card in layout.cards:
            assert sum(knowledge.prob(holder, card) for holder in layout.holders) == 1
        for holder, size in layout.hands:
            assert sum(knowledge.prob(holder, card) for card in layout.cards) == size


def test_counting_in_slices_gives_the_same_and_yields() -> None:
    yields = 0
    for number in range(4, 300, 5):  # six seats
        problem = random_table(number).problem
        steps = counting(problem)
        while True:
            try:
                next(steps)
                yields += 1
            except StopIteration as finished:
                sliced = finished.value
                break
        assert sliced.total == count(problem).total
    assert yields > 20
    assert SLICE <= 10_000


def test_what_cannot_be_is_refused() -> None:
    layout = Layout.of([["a0", "a1"], ["b0", "b1"]], {0: 1, 1: 1})
    for rows in (
        (Holds(0, "a0"), Holds(1, "a0")),
        (Lacks(0, ("a0", "a1", "b0", "b1")),),
        (NotAll(("a0", "b0")), Lacks(0, ("a0", "b0")), Lacks(1, ("a0", "b0"))),
        (Between(0, ("a0", "a1"), 2, 2),),
    ):
        with pytest.raises(Contradiction):
            count(Problem(layout, rows))


def test_a_layout_that_does_not_add_up_is_refused() -> None:
    with pytest.raises(ValueError, match="do not fill"):
        Layout.of([["a0", "a1"]], {0: 2})
    with pytest.raises(ValueError, match="twice"):
        Layout.of([["a0", "a0"]], {0: 1})
    with pytest.raises(ValueError, match="twice"):
        Layout.of([["a0", "a1"]], {ENVELOPE: 1})
    with pytest.raises(ValueError, match="category"):
        Layout.of([["a0", "a1"], []], {0: 0})
