"""Co-op partners: the Chiefs of the whole team, who fetches, what a Snoop moves, what is said."""

from __future__ import annotations

import math
from typing import Any

import pytest

from game.bots import Choice, choose
from game.content import Texts
from game.core.intents import Intent
from game.core.messages import PUBLIC
from game.core.rng import stream_for
from game.match import Match
from game.simulation import Plan, simulate
from systems.rules.deadcert.bots import BOTS
from systems.rules.deadcert.bots.openplay.team import Team, suggestion
from systems.rules.deadcert.intents import Fetch, File
from systems.rules.deadcert.openplay.intents import (
    Abandon,
    ExchangeOwn,
    MakeChief,
    Promote,
    SwapFiled,
)
from tests.rules.deadcert.plays import GAME, arranged, played


def answer(match: Match, level: str) -> Choice:
    decision = match.decisions[0]
    stream = stream_for(1, "bots").fork(match.moves)
    return choose(BOTS[level](), match.view(decision.seat), decision, stream)


def acts(seats: int, arrange: dict[str, Any], level: str = "sharp", steps: int = 1) -> list[Intent]:
    """What the seats do one after the other."""
    found: list[Intent] = []
    with arranged("coop", seats, arrange) as match:
        for _ in range(steps):
            choice = answer(match, level)
            found.append(choice.intent)
            match.submit(match.decisions[0].seat, choice.intent)
            if match.outcome is not None:
                break
    return found


@pytest.mark.parametrize("level", ["sharp", "steady"])
def test_both_known_cards_are_laid_out_before_the_third_can_come(level: str) -> None:
    arrange = {"chiefs.0": ["M:m1"], "filed.0": ["M:K"], "chiefs.1": ["E:K"], "turn": 0}
    assert acts(2, arrange, level, 2) == [ExchangeOwn(), Promote("M:K")]


def test_the_others_wait_until_a_fellow_is_ready() -> None:
    """Seat 1 has the card, seat 0 is in turn and would otherwise fetch."""
    arrange = {
        "chiefs.0": ["E:K"],
        "filed.0": ["O:o1"],
        "chiefs.1": ["M:m1"],
        "filed.1": ["M:K"],
        "turn": 0,
    }
    done = acts(2, arrange, "sharp", 4)
    assert done == [ExchangeOwn(), Abandon(), ExchangeOwn(), Promote("M:K")]
    assert acts(2, arrange, "steady", 1) == [Fetch()]
    late = {**arrange, "turns_without_fetch": 5}
    assert acts(2, late, "sharp", 2)[0] == ExchangeOwn()
    with arranged("coop", 2, {**arrange, "turns_without_fetch": 6}) as match:
        assert match.view(PUBLIC).values["turns_without_fetch"] == 0, "a Fetch was due"


def test_of_two_who_need_one_slot_the_likelier_is_laid_out() -> None:
    """All opportunity cards but one are read: only who lacks one of them can be meant."""
    arrange = {
        "chiefs.0": ["M:ME1"],
        "filed.0": ["M:MO1"],
        "chiefs.1": ["E:ME1", "O:MO1"],
        "turn": 0,
    }
    with arranged("coop", 2, arrange) as match:
        plan = Team(match.view(0), hints=False).plan()
        assert len(plan.names) == 1, "both need the motive slot of seat 0"
        assert plan.names == {"ME1"}, "equal odds: what lies out stays"
    arrange["filed.1"] = ["E:EO1", "E:EO2", "E:EO3", "E:e1", "E:e2", "E:e3", "E:e4", "E:e5"]
    with arranged("coop", 2, arrange) as match:
        # With nine means cards read, who has none of them hardly has the rest.
        assert Team(match.view(0), hints=False).plan().names == {"ME1"}
    arrange["filed.1"] = ["O:EO1", "O:EO2", "O:EO3", "O:o1", "O:o2", "O:o3", "O:o4", "O:o5"]
    with arranged("coop", 2, arrange) as match:
        assert Team(match.view(0), hints=False).plan().names == {"MO1"}


def test_a_snoop_brings_a_partner_s_card_to_a_seat_with_a_slot() -> None:
    """Seat 1 has two motive cards that are both wanted; seat 0 has no use for its slot."""
    arrange = {
        "chiefs.1": ["M:ME1"],
        "filed.1": ["M:MO1"],
        "chiefs.2": ["E:ME1", "O:MO1"],
        "fresh": ["X1"],
        "turn": 0,
    }
    with arranged("coop", 3, arrange) as match:
        if Fetch() in match.decisions[0].options:
            match.submit(0, Fetch())
        assert answer(match, "sharp").intent == SwapFiled(1, "M:MO1")


def test_an_innocent_card_is_filed() -> None:
    arrange = {
        "filed.0": ["M:K"],
        "chiefs.0": ["M:m1"],
        "chiefs.1": ["E:K"],
        "fresh": ["M:m2"],
        "turn": 1,
    }
    with arranged("coop", 2, arrange) as match:
        if Fetch() in match.decisions[0].options:
            match.submit(1, Fetch())
        assert answer(match, "sharp").intent in (MakeChief(), File())
        match.submit(1, File())
        assert answer(match, "sharp").intent == ExchangeOwn()


def test_a_partner_suggests_aloud_what_it_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """From what everybody sees; the same for all; in words that exist."""
    monkeypatch.setattr(Texts, "strict", True)
    texts = Texts.load("en", GAME).with_names([f"Seat {seat}" for seat in range(6)])
    heard = set()
    for number in range(12):
        with played("coop", 2 + number % 5, number, 6 + 8 * number) as match:
            if match.outcome is not None:
                assert suggestion(match.view(PUBLIC)) is None
                continue
            found = suggestion(match.view(PUBLIC))
            assert found is not None
            assert found == suggestion(match.view(0))
            assert texts.say(found)
            heard.add(found.key)
    assert len(heard) >= 3
    arrange = {"chiefs.0": ["M:m1"], "filed.0": ["M:K"], "chiefs.1": ["E:K"], "turn": 0}
    with arranged("coop", 2, arrange) as match:
        found = suggestion(match.view(PUBLIC))
        assert found is not None
        assert found.key == "deadcert.bot.aloud.promote"
        assert found.values == {"seat": 0, "suspect": "K"}
    with played("open", 3, 1, 9) as match:
        assert suggestion(match.view(PUBLIC)) is None


def games_won(level: str, seats: int, games: int) -> float:
    """The share of cases that a team of one level solves."""
    plan = Plan(GAME, "coop", (level,) * seats)
    return sum(bool(simulate(plan, seed).outcome.winners) for seed in range(games)) / games


def test_more_seats_solve_more_cases() -> None:
    assert games_won("sharp", 6, 24) > games_won("sharp", 2, 24)


@pytest.mark.long
def test_teams_are_as_strong_as_they_should_be() -> None:
    """Wins grow with the seats, and sharp teams win more than casual ones."""
    games, shares = 300, []
    for seats in range(2, 7):
        share = games_won("sharp", seats, games)
        casual = games_won("casual", seats, games)
        error = math.sqrt((share * (1 - share) + casual * (1 - casual)) / games)
        assert share - casual > 2 * error
        shares.append(share)
    assert shares[0] + 0.05 < shares[2] < shares[4]
