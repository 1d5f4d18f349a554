"""Computer players stay within what they are given: a view, a decision, chance and a budget."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from game.bots import Bot, Budget, BudgetSpent, Choice
from game.content import Texts
from game.core.decisions import Decision
from game.core.rng import Stream, stream_for
from game.core.view import View
from game.match import Match
from game.match.session import Player, Session
from game.simulation import Plan, simulate
from tests.kit.cases import Case, cases
from tests.kit.games import Table, tables
from tests.kit.playing import play, play_on, play_stream

WITH_BOTS = [
    pytest.param(table, level, id=f"{table}-{level}")
    for table in tables()
    for level in table.rules.bots
]
MOST_SLICES = 100_000


def thought(
    bot: Bot, view: View, decision: Decision, stream: Stream, budget: Budget
) -> tuple[Choice, int]:
    """What a bot chooses, and in how many slices."""
    thinking = bot.deliberate(view, decision, stream, budget)
    for slices in range(MOST_SLICES):
        try:
            next(thinking)
        except StopIteration as done:
            return done.value, slices
    raise AssertionError("this bot thinks for ever")


def check_choice(match: Match, level: str, bot: Bot, name: str) -> Choice:
    decision = match.decisions[0]
    seat = decision.seat
    view, stream, budget = match.view(seat), stream_for(match.moves, name), Budget()
    before, digest = repr(view), match.digest()
    choice, slices = thought(bot, view, decision, stream, budget)
    assert choice.intent in decision.options
    assert slices >= 1, "it yields, so that a frame can be drawn"
    assert repr(view) == before, "a view is not written to"
    assert match.digest() == digest
    # A new bot with a copy of the view chooses the same: nothing else is known or remembered.
    fresh: Bot = match.rules.bots[level]()
    again, _ = thought(
        fresh, copy.deepcopy(view), decision, stream_for(match.moves, name), Budget()
    )
    assert again == choice
    return choice


def check_bot(case: Case, level: str, moments: int) -> list[Choice]:
    """One bot looks at some moments of a random match; it keeps nothing from one to the next."""
    stream = play_stream(case.seed).fork("moments")
    with case.open() as match:
        length = play_on(match, play_stream(case.seed))
    chosen = sorted({stream.below(length) for _ in range(moments)})
    found: list[Choice] = []
    with case.open() as match:
        bot = match.rules.bots[level]()
        assert bot.level == level
        if 0 in chosen:
            found.append(check_choice(match, level, bot, "first"))
        for number in play(match, play_stream(case.seed), chosen[-1]):
            if number in chosen and match.outcome is None:
                found.append(check_choice(match, level, bot, "later"))
    return found


@pytest.mark.parametrize(("table", "level"), WITH_BOTS)
def test_a_bot_follows_from_what_it_is_given(table: Table, level: str) -> None:
    said: list[Choice] = []
    for case in cases(table, range(2)):
        said += check_bot(case, level, moments=3)
    texts = Texts.load("en", table.game).with_names([f"Seat {n}" for n in range(table.seats)])
    for choice in said:
        assert choice.why.key in texts, f"no words for {choice.why.key}"
        assert texts.say(choice.why)


@pytest.mark.parametrize(("table", "level"), WITH_BOTS)
def test_a_budget_is_kept(table: Table, level: str) -> None:
    """With next to no work allowed a bot chooses all the same, or its fallback is played."""
    (case,) = cases(table, [3])
    with case.open() as match:
        for work in (0, 1, 5):
            decision = match.decisions[0]
            budget = Budget(work)
            try:
                choice, _ = thought(
                    match.rules.bots[level](),
                    match.view(decision.seat),
                    decision,
                    stream_for(work, "budget"),
                    budget,
                )
                assert choice.intent in decision.options
            except BudgetSpent:
                session = Session(match, [Player("random")] * table.seats)
                assert session.fallback(decision.seat).intent in decision.options
            assert budget.left >= 0
            play_on(match, play_stream(work), 3)
            if match.outcome is not None:
                break


def plans() -> list[Any]:
    return [pytest.param(table, id=str(table)) for table in tables() if table.rules.bots]


@pytest.mark.long
@pytest.mark.parametrize("table", plans())
def test_bots_play_whole_matches(table: Table) -> None:
    levels = [*table.rules.bots, "random"]
    bots = tuple(levels[seat % len(levels)] for seat in range(table.seats))
    for seed in range(6):
        one = simulate(Plan(table.game, table.format, bots), seed)
        assert one == simulate(Plan(table.game, table.format, bots), seed)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_random_bots_play_whole_matches(table: Table) -> None:
    plan = Plan(table.game, table.format, ("random",) * table.seats)
    for seed in range(3):
        assert simulate(plan, seed) == simulate(plan, seed)
