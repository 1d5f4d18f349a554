"""Drawn deals fit everything that was seen, and are drawn evenly."""

from __future__ import annotations

from collections import Counter

from game.core.rng import Stream
from game.deduction import Layout, NotAll, Problem, count
from tests.deduction.oracle import is_deal_of, satisfies
from tests.deduction.positions import WATCHER, ask, ask_at_random, deal, random_table


def test_drawn_deals_fit() -> None:
    for number in range(150):
        problem = random_table(number).problem
        knowledge = count(problem)
        for drawn in knowledge.sample(Stream(number), 8):
            found = {holder: frozenset(drawn.cards(holder)) for holder in problem.layout.holders}
            assert is_deal_of(problem.layout, found)
            assert all(satisfies(found, row) for row in problem.constraints)
            card = problem.layout.cards[number % len(problem.layout.cards)]
            assert card in found[drawn.holder_of(card)]


def test_every_deal_is_drawn_equally_often() -> None:
    """Small problems with and without clauses: chi-squared within four standard deviations."""
    for number in range(6):
        stream = Stream(number)
        table = deal(stream, 2, sizes=(2, 2, 3), viewer=WATCHER)
        if number % 2:
            ask(table, 0, tuple(stream.choice(cards) for cards in table.layout.categories))
        if number >= 3:
            ask_at_random(table, stream, 1)
        knowledge = count(table.problem)
        draws = 40 * knowledge.total
        seen = Counter(drawn.masks for drawn in knowledge.sample(stream, draws))
        assert len(seen) == knowledge.total
        chi_squared = sum((times - 40) ** 2 / 40 for times in seen.values())
        freedom = knowledge.total - 1
        assert abs(chi_squared - freedom) < 4 * (2 * freedom) ** 0.5 + 4


def test_marginals_of_drawn_deals_are_those_counted() -> None:
    knowledge = count(random_table(24).problem)
    draws = 2_000
    seen: Counter[tuple[int, int]] = Counter()
    for drawn in knowledge.sample(Stream(1), draws):
        for holder, mask in enumerate(drawn.masks):
            for card in range(len(knowledge.layout.cards)):
                seen[holder, card] += mask >> card & 1
    for place, holder in enumerate(knowledge.layout.holders):
        for number, card in enumerate(knowledge.layout.cards):
            chance = float(knowledge.prob(holder, card))
            spread = (draws * chance * (1 - chance)) ** 0.5
            assert abs(seen[place, number] - draws * chance) <= 5 * spread + 1e-9


def test_the_same_stream_draws_the_same_deals() -> None:
    knowledge = count(random_table(9).problem)
    one = [drawn.masks for drawn in knowledge.sample(Stream(3), 20)]
    two = [drawn.masks for drawn in knowledge.sample(Stream(3), 20)]
    assert one == two


def test_more_deals_than_a_machine_word_holds_can_be_drawn() -> None:
    categories = [[f"{letter}{number}" for number in range(9)] for letter in "abcd"]
    layout = Layout.of(categories, dict.fromkeys(range(4), 8))
    problem = Problem(layout, (NotAll(("a0", "b0", "c0", "d0"), 1),))
    knowledge = count(problem)
    assert knowledge.total > 1 << 64
    for drawn in knowledge.sample(Stream(2), 50):
        found = {holder: frozenset(drawn.cards(holder)) for holder in layout.holders}
        assert is_deal_of(layout, found)
        assert satisfies(found, problem.constraints[0])
