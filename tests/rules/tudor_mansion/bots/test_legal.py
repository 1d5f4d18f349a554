"""Computer players play by the rules of every house, always alike, and see nothing hidden."""

from __future__ import annotations

import pytest

from game.bots import Bot, Budget, Choice, choose
from game.content import Texts
from game.core.rng import Stream, stream_for
from game.match import Match, Setup
from systems.rules.tudor_mansion.bots import BOTS
from systems.rules.tudor_mansion.bots.player import Investigator
from tests.rules.tudor_mansion.tables import GAME, HOUSES, played, seats_for

LEVELS = tuple(BOTS)


def answer(match: Match, bot: Bot, label: int = 0, budget: Budget | None = None) -> Choice:
    """What the bot does about the first open decision."""
    decision = match.decisions[0]
    stream = stream_for(label, "bots").fork(match.moves)
    return choose(bot, match.view(decision.seat), decision, stream, budget)


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("number", range(3))
def test_whole_games_are_legal_and_end(
    house: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Mixed tables; every choice is an option and says why in words that exist."""
    monkeypatch.setattr(Texts, "strict", True)
    texts = Texts.load("en", GAME)
    seats = seats_for(house, number)
    bots = [BOTS[LEVELS[(number + seat) % len(LEVELS)]]() for seat in range(seats)]
    setup = Setup(GAME, seats=seats, seed=number, house_rules=HOUSES[house])
    with Match.open(setup) as match:
        while match.outcome is None:
            decision = match.decisions[0]
            choice = answer(match, bots[decision.seat], number)
            assert choice.intent in decision.options
            assert texts.say(choice.why)
            match.submit(decision.seat, choice.intent)
        assert match.moves < 1_500


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("level", LEVELS)
def test_random_positions_are_answered_legally_and_always_alike(house: str, level: str) -> None:
    bot = BOTS[level]()
    for number in range(8):
        with played(house, number, most=4 + 17 * number, accusing=12) as match:
            if match.outcome is not None:
                continue
            first = answer(match, bot)
            assert first.intent in match.decisions[0].options
            assert answer(match, BOTS[level]()) == first


@pytest.mark.rule("TM-R30")
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_know_changes_nothing(house: str, level: str) -> None:
    """The hidden part is dealt anew in agreement with what the seat has seen."""
    bot = BOTS[level]()
    for number in range(5):
        with played(house, number + 30, most=6 + 23 * number, accusing=15) as match:
            if match.outcome is not None:
                continue
            seat = match.decisions[0].seat
            other = match.redeal(seat, Stream(number))
            assert other is not None
            with other:
                assert other.decisions[0].kind == match.decisions[0].kind
                assert answer(other, bot) == answer(match, bot)


@pytest.mark.rule("TM-094")
@pytest.mark.parametrize("level", LEVELS)
def test_after_the_limit_everybody_accuses_what_is_not_refuted(level: str) -> None:
    arrange = {"turn": 0, "round_no": 11, "step": "act"}
    for seed in range(6):
        setup = Setup(GAME, seats=3, seed=seed, house_rules={"round_limit": 10}, arrange=arrange)
        with Match.open(setup) as match:
            accused = set()
            while match.outcome is None:
                choice = answer(match, BOTS[level](), seed)
                if match.decisions[0].kind == "act":
                    named = tuple(
                        getattr(choice.intent, part) for part in ("suspect", "weapon", "room")
                    )
                    assert named not in accused
                    accused.add(named)
                match.submit(match.decisions[0].seat, choice.intent)
            assert accused


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("work", [0, 1, 600, 3_000])
def test_a_small_budget_still_gives_a_legal_answer(level: str, work: int) -> None:
    for number in range(6):
        with played("standard", number, most=10 + 12 * number) as match:
            if match.outcome is None:
                choice = answer(match, BOTS[level](), budget=Budget(work))
                assert choice.intent in match.decisions[0].options


def test_a_decision_never_costs_more_than_the_usual_budget() -> None:
    """Six seats in the opening, where most questions are open."""
    bot = BOTS["sharp"]()
    for seed in range(6):
        with Match.open(Setup(GAME, seats=6, seed=seed)) as match:
            for _ in range(10):
                budget = Budget()
                choice = answer(match, bot, budget=budget)
                assert budget.left > 0
                match.submit(match.decisions[0].seat, choice.intent)


def test_thinking_comes_in_slices() -> None:
    with played("standard", 4, most=40, accusing=1000) as match:
        decision = match.decisions[0]
        thinking = Investigator(BOTS["sharp"]().parameters).deliberate(  # type: ignore[attr-defined]
            match.view(decision.seat), decision, Stream(1), Budget()
        )
        assert sum(1 for _ in thinking) > 5
