"""Computer players play by the rules of every house, always alike, and see nothing hidden."""

from __future__ import annotations

import pytest

from game.bots import Bot, Budget, Choice, RandomBot, choose
from game.content import Texts
from game.core.decisions import Decision
from game.core.rng import Stream, stream_for
from game.match import Match
from systems.rules.casefile.bots import BOTS
from tests.rules.casefile.plays import GAME, any_game, any_move, setup_of

LEVELS = tuple(BOTS)


def answer(
    match: Match, decision: Decision, bot: Bot, label: int = 0, budget: Budget | None = None
) -> Choice:
    stream = stream_for(label, "bots").fork(match.moves)
    return choose(bot, match.view(decision.seat), decision, stream, budget)


@pytest.mark.parametrize("seed", [0, 1, 2, 4])
def test_games_are_legal_and_end(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mixed tables, drawn house rules; every choice says why in words that exist."""
    monkeypatch.setattr(Texts, "strict", True)
    texts = Texts.load("en", GAME)
    setup = any_game(seed)
    bots = [BOTS[LEVELS[(seed + seat) % len(LEVELS)]]() for seat in range(len(setup.tables))]
    with Match.open(setup) as match:
        while match.outcome is None:
            decision = match.decisions[0]
            choice = answer(match, decision, bots[decision.seat], seed)
            assert choice.intent in decision.options
            assert choice.why.key != "casefile.bot.whatever"
            assert texts.say(choice.why)
            match.submit(decision.seat, choice.intent)
        rounds = match.view(0).values["round_no"]
        assert rounds <= setup.house_rules.get("round_limit", 99) + 1


@pytest.mark.parametrize("level", LEVELS)
def test_random_positions_are_answered_legally_and_always_alike(level: str) -> None:
    """Also with no budget at all; and what a seat cannot know changes nothing."""
    redealt = 0
    for seed in range(4):
        stream = stream_for(seed, "play")
        with Match.open(any_game(seed)) as match:
            for number in range(140):
                if match.outcome is not None:
                    break
                if number % 9 == 8:
                    decision = match.decisions[-1]
                    first = answer(match, decision, BOTS[level]())
                    assert first.intent in decision.options
                    assert answer(match, decision, BOTS[level]()) == first
                    poor = answer(match, decision, BOTS[level](), budget=Budget(0))
                    assert poor.intent in decision.options
                    other = match.redeal(decision.seat, Stream(number))
                    if other is not None:
                        with other:
                            again = other.decision(decision.seat)
                            assert again is not None
                            assert answer(other, again, BOTS[level]()) == first
                            redealt += 1
                any_move(match, stream)
    assert redealt > 10


def test_thinking_comes_in_slices() -> None:
    with Match.open(setup_of(4, 3)) as match:
        stream = stream_for(1, "play")
        for _ in range(60):
            any_move(match, stream)
        decision = next(one for one in match.decisions if one.kind != "anytime")
        thinking = BOTS["sharp"]().deliberate(
            match.view(decision.seat), decision, Stream(1), Budget()
        )
        assert sum(1 for _ in thinking) >= 3


def test_a_window_takes_as_many_slices_whatever_is_held() -> None:
    """A computer that has nothing to play does not answer sooner than the rest of its kind."""
    counts = set()
    with Match.open(setup_of(3, 5)) as match:
        bot = RandomBot(frozenset({"solve"}))
        for number in range(300):
            if match.outcome is not None:
                break
            decision = match.decisions[0]
            if decision.kind == "anytime":
                stream = Stream(number)
                view = match.view(decision.seat)
                counts.add(
                    sum(1 for _ in BOTS["sharp"]().deliberate(view, decision, stream, Budget()))
                )
            choice = answer(match, decision, bot)
            match.submit(decision.seat, choice.intent)
    assert counts == {2}
