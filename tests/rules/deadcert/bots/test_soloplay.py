"""The computer players of SOLOplay: leads go down early, are held late, and come back."""

from __future__ import annotations

import math
import time
from itertools import pairwise
from typing import Any

import pytest

from game.bots import Choice, choose
from game.core.rng import stream_for
from game.match import Match, Setup
from game.simulation import Plan, simulate
from systems.rules.deadcert.bots import BOTS
from systems.rules.deadcert.bots.soloplay.desk import desk_of
from systems.rules.deadcert.bots.soloplay.worth import Prospects
from systems.rules.deadcert.cards import is_snoop
from systems.rules.deadcert.intents import Fetch
from systems.rules.deadcert.soloplay.intents import Concede, Reclaim, TakeTop
from tests.rules.deadcert.plays import GAME, arranged

WEIGHING = ("steady", "sharp")
DEEP = [f"M:m{number}" for number in range(1, 10)]


def answer(match: Match, level: str = "sharp") -> Choice:
    """What a new player of this level does about the open decision."""
    stream = stream_for(3, "bots").fork(match.moves)
    return choose(BOTS[level](), match.view(0), match.decisions[0], stream)


def filed_first(arrange: dict[str, Any]) -> str:
    """The first card that a sharp player files after a Fetch."""
    with arranged("solo", 1, arrange) as match:
        match.submit(0, Fetch())
        intent = answer(match).intent
        card: str = intent.card  # type: ignore[attr-defined] # a File
        return card


def test_a_lead_is_filed_early() -> None:
    """At level 1 it can be reached again, and needs no place on the desk."""
    arrange = {
        "laid_out": ["M:ME1", "E:ME1", "M:m1", "M:m2", "E:e1", "O:o1", "O:o2"],
        "fresh": ["O:o3", "O:o4", "E:e2", "..."],
    }
    assert filed_first(arrange) in ("M:ME1", "E:ME1")


def test_a_lead_is_held_where_it_would_lie_too_deep() -> None:
    """Level 10: no Snoops bring that back (DC-SOLO-035)."""
    arrange = {
        "laid_out": ["M:ME1", "E:ME1", "M:MO1", "O:MO1", "X1", "E:e1", "O:o1"],
        "fresh": ["O:o3", "O:o4", "E:e2", "O:K", "M:ME2", "E:ME2"],
        "filed.M": [*DEEP, "..."],
        "filed.E": ["E:e3", "E:e4", "E:e5", "E:e6", "E:e7", "E:e8", "E:e9", "E:EO1", "..."],
        "filed.O": ["O:o5", "O:o6", "O:o7", "O:o8", "O:o9", "O:EO1", "O:EO2", "O:EO3", "..."],
    }
    with arranged("solo", 1, arrange) as match:
        match.submit(0, Fetch())
        while match.decisions and match.decisions[0].kind == "solo_file":
            card: str = answer(match).intent.card  # type: ignore[attr-defined] # a File
            assert card not in ("M:MO1", "M:ME1", "E:ME1", "X1")
            match.submit(0, answer(match).intent)


@pytest.mark.rule("DC-RUL-070")
@pytest.mark.parametrize("level", WEIGHING)
def test_level_one_goes_first_and_digs_the_right_stack(level: str) -> None:
    """EX-39 with the own Level 1 Snoop of the second stack as well: four Reclaims, exactly."""
    arrange = {
        "end_game": True,
        "laid_out": ["O:K", "SM", "SE", "X1", "X2", "M:m9", "E:e9"],
        "spent": ["SO", "X3"],
        "fresh": [],
        "filed.M": ["M:m1", "M:m2", "M:m3", "M:m4", "M:K", "..."],
        "filed.E": ["E:e1", "E:e2", "E:K", "..."],
        "filed.O": ["..."],
    }
    with arranged("solo", 1, arrange) as match:
        first = answer(match, level).intent
        assert first in (Reclaim("SM"), Reclaim("SE"))
        while match.outcome is None:
            match.submit(0, answer(match, level).intent)
        assert match.outcome.ending == "won"


@pytest.mark.parametrize("level", BOTS)
def test_nobody_gives_up(level: str) -> None:
    for seed in range(3):
        with Match.open(Setup(GAME, "solo", 1, seed)) as match:
            while match.outcome is None:
                intent = answer(match, level).intent
                assert intent != Concede()
                match.submit(0, intent)


def test_it_fetches_on_while_the_snoops_do_not_reach() -> None:
    """Level 5 needs more than the Level 1 Snoop on the desk (section 9)."""
    arrange = {
        "laid_out": ["O:K", "E:K", "SM", "M:m9", "E:e9", "O:o9", "O:o8"],
        "fresh": ["X1", "O:o3", "E:e2", "X2", "..."],
        "filed.M": ["M:m1", "M:m2", "M:m3", "M:m4", "M:K"],
    }
    with arranged("solo", 1, arrange) as match:
        assert answer(match).intent == Fetch()
        match.submit(0, Fetch())
        while match.decisions[0].kind == "solo_file":
            card = answer(match).intent.card  # type: ignore[attr-defined] # a File
            assert not is_snoop(card)
            match.submit(0, answer(match).intent)
        assert answer(match).intent == Fetch()  # one Level 2 Snoop takes two of the three left
        match.submit(0, Fetch())
        while match.decisions[0].kind == "solo_file":
            match.submit(0, answer(match).intent)
        assert answer(match).intent == Reclaim("SM")
        while match.outcome is None:
            intent = answer(match).intent
            assert not isinstance(intent, TakeTop) or intent.type == "M"
            match.submit(0, intent)
        assert match.outcome.ending == "won"


def test_the_best_plan_is_worth_most() -> None:
    arrange = {"laid_out": ["M:ME1", "E:ME1", "M:m1", "M:m2", "E:e1", "O:o1", "SM"]}
    with arranged("solo", 1, arrange) as match:
        prospects = Prospects(desk_of(match.view(0), reads_hints=False))
        plans = prospects.plans(3)
        assert prospects.best(3).worth == max(plan.worth for plan in plans)
        assert len({plan.cards for plan in plans}) == len(plans)


# -- strength ------------------------------------------------------------------------------------


def games_won(level: str, games: int) -> int:
    plan = Plan(GAME, "solo", (level,))
    return sum(simulate(plan, seed).outcome.ending == "won" for seed in range(games))


def test_the_sharp_detective_solves_most_cases() -> None:
    assert games_won("sharp", 15) >= 11


@pytest.mark.long
def test_the_levels_are_far_apart() -> None:
    """Each wins oftener than the one below by more than two standard errors of the difference."""
    games = 300
    shares = [games_won(level, games) / games for level in ("random", "casual", "steady", "sharp")]
    for below, above in pairwise(shares):
        spread = below * (1 - below) + above * (1 - above)
        assert above - below > 2 * math.sqrt(spread / games), shares


def test_a_decision_is_quick() -> None:
    """p95 within a quarter of a second."""
    spent = []
    for seed in range(2):
        with Match.open(Setup(GAME, "solo", 1, seed)) as match:
            while match.outcome is None:
                started = time.process_time()
                choice = answer(match)
                spent.append(time.process_time() - started)
                match.submit(0, choice.intent)
    assert sorted(spent)[int(0.95 * len(spent))] <= 0.25
