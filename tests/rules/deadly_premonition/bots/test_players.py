"""The computer players: legal at every decision, blind for what they cannot see, and no fools."""

from __future__ import annotations

import time
from typing import Any

import pytest

from game.bots import Budget, Choice, choose
from game.content import Texts
from game.core.messages import HIDDEN
from game.core.rng import Stream, stream_for
from game.match import Match
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.bots import BOTS, LEVELS
from systems.rules.deadly_premonition.bots.case import Case, intent_of
from systems.rules.deadly_premonition.bots.player import scored
from tests.rules.deadly_premonition.plays import GAME, any_game, any_move, bench, setup_of

ALL = tuple(BOTS)
WEIGHING = ("steady", "sharp")
CLEARED = ("S01", "S05", "S09", "S22", "S14", "S18")
"""The whole board of seat 0."""


def answer(match: Match, level: str, label: int = 0, budget: Budget | None = None) -> Choice:
    """What a new player of this level does about the open decision."""
    decision = match.decisions[0]
    stream = stream_for(label, "bots").fork(match.moves)
    return choose(BOTS[level](), match.view(decision.seat), decision, stream, budget)


def mostly(match: Match, level: str, kind: type, tries: int = 5) -> bool:
    """Whether a level that errs a little does most often what it should."""
    found = [isinstance(answer(match, level, label).intent, kind) for label in range(tries)]
    return sum(found) > tries / 2


# -- legal, blind, quick ------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_legal_and_end(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mixed tables; every choice is an option and says why in words that exist."""
    monkeypatch.setattr(Texts, "strict", True)
    words = Texts.load("en", GAME).with_names([f"Seat {seat}" for seat in range(4)])
    for seed in range(2):
        with Match.open(setup_of(seats, seed)) as match:
            while match.outcome is None:
                decision = match.decisions[0]
                level = ALL[(decision.seat + seed) % len(ALL)]
                choice = answer(match, level, seed)
                assert choice.intent in decision.options
                assert words.say(choice.why)
                match.submit(decision.seat, choice.intent)
            assert match.moves < 1_200


def test_everything_that_is_thought_of_can_be_done() -> None:
    """In random positions of all house rules: no move of the plans has to be thrown away, and no
    other answer either."""
    kinds = set()
    for seed in range(30):
        stream = stream_for(seed, "plans")
        with Match.open(any_game(seed)) as match:
            while match.outcome is None and match.moves < 200:
                any_move(match, stream)
                if match.outcome is not None or match.moves % 3:
                    continue
                decision = match.decisions[0]
                if decision.kind == "main_move":
                    view = match.view(decision.seat)
                    case = Case(view, decision.seat, LEVELS["steady"], Stream(seed))
                    for _, move in scored(case):
                        assert intent_of(move) in decision.options, move
                        kinds.add(move[0])
                else:
                    kinds.add(decision.kind)
                    choice = answer(match, "steady", seed)
                    assert choice.intent in decision.options
                    assert not choice.why.key.endswith("whatever")
    assert len(kinds) > 24


@pytest.mark.rule("DP-R82")
@pytest.mark.parametrize("level", ALL)
def test_what_a_seat_cannot_know_changes_nothing(level: str) -> None:
    """The hidden part is dealt anew in agreement with what the seat has seen."""
    others = 0
    for seed in range(6):
        stream = stream_for(seed, "blind")
        with Match.open(any_game(seed)) as match:
            for _ in range(14 + 19 * seed):
                if match.outcome is None:
                    any_move(match, stream)
            if match.outcome is not None:
                continue
            seat = match.decisions[0].seat
            other = match.redeal(seat, Stream(seed))
            if other is None:
                continue
            with other:
                others += 1
                assert answer(other, level) == answer(match, level)
    assert others > 2


@pytest.mark.parametrize("work", [0, 30, 900])
def test_a_small_budget_still_gives_a_legal_answer(work: int) -> None:
    for seed in range(4):
        with Match.open(any_game(seed)) as match:
            choice = answer(match, "sharp", budget=Budget(work))
            assert choice.intent in match.decisions[0].options


def test_thinking_comes_in_slices_and_is_quick() -> None:
    """CPU seconds; measured were 0.06 at the 95th percentile of the moves of a sharp seat."""
    spent: list[float] = []
    with Match.open(setup_of(4, 3)) as match:
        longest = 0
        while match.outcome is None and match.moves < 120:
            decision = match.decisions[0]
            level = "sharp" if decision.seat == 0 else "casual"
            view = match.view(decision.seat)
            stream = stream_for(3, "bots").fork(match.moves)
            slices, started = 0, time.process_time()
            thinking = BOTS[level]().deliberate(view, decision, stream, Budget())
            try:
                while True:
                    next(thinking)
                    slices += 1
            except StopIteration as done:
                choice: Choice = done.value
            if level == "sharp":
                spent.append(time.process_time() - started)
                longest = max(longest, slices)
            match.submit(decision.seat, choice.intent)
    assert longest > 20
    assert sorted(spent)[int(0.95 * len(spent))] < 0.5


# -- no fools -----------------------------------------------------------------------------


@pytest.mark.rule("DP-200")
@pytest.mark.parametrize("level", ALL)
def test_a_sure_accusation_is_made(level: str) -> None:
    """The other is the Killer, has no card to answer with, and one card fits."""
    with bench(3, [["R02", "G06", "TOI1"], []], pi=CLEARED, removed=[2]) as match:
        assert mostly(match, level, do.Accuse)


@pytest.mark.rule("DP-043")
@pytest.mark.parametrize("level", WEIGHING)
def test_the_last_suspect_is_cleared_and_then_accused(level: str) -> None:
    with bench(2, [["R02", "G06"], []], pi=CLEARED[:-1]) as match:
        assert mostly(match, level, do.ProveInnocent)
        match.submit(0, do.ProveInnocent("G06", "S18"))
        assert mostly(match, level, do.Accuse)


@pytest.mark.rule("DP-040")
def test_the_killer_takes_the_last_death_and_an_agent_leaves_it() -> None:
    dead = ("S10", "S11", "S12", "S19", "S20", "S02", "S03")
    for seat, checks in ((1, True), (0, False)):
        hands = [["STA1"] if one == seat else [] for one in range(4)]
        deck = ["RK1", "RK2", "RK3", "SL1"]
        pile = ["BH1", "CS1", "CS2", "SA1", "SN1", "TF1"]
        with bench(
            4, hands, dead=dead, turn=seat, weather_deck=deck, weather_discard=pile
        ) as match:
            # Drawing two cards is free and comes first; what counts is what follows.
            case = Case(match.view(seat), seat, LEVELS["sharp"], Stream(1))
            worth = {move[0]: value for value, move in scored(case)}
            assert (worth["check_weather"] > 2) == checks
            assert (worth["check_weather"] < 0) != checks


@pytest.mark.rule("DP-192")
def test_coffee_is_held_back_where_it_would_be_lost() -> None:
    """The attacker is known to have an answer to everything, and Coffee is worth more elsewhere."""
    hands: list[list[str]] = [["R02", "R13", "COF2", "OBJ1", "OBJ2"], ["YEO1", "COF1"]]
    with bench(2, hands, turn=1, pi=("S02",), moves_left=1) as match:
        match.submit(1, do.LookAtHand("YEO1", 0))
        match.submit(1, do.EndTurn())
        match.submit(0, do.Incriminate("R02", "S02"))
        assert match.decisions[0].kind == "battle_response"
        choice = answer(match, "sharp")
        assert choice.intent == do.Pass()
        assert choice.why.key.endswith("hold_back")


@pytest.mark.rule("DP-205")
@pytest.mark.parametrize("level", ALL)
def test_an_accusation_is_always_answered(level: str) -> None:
    with bench(3, [["R02"], ["COF1", "R09"]], pi=CLEARED) as match:
        match.submit(0, do.Accuse("R02", "S02"))
        assert answer(match, level).intent == do.Respond("COF1")


@pytest.mark.rule("DP-321")
def test_a_doll_is_used_by_whom_the_roll_hurts() -> None:
    """Seven of eight deaths: an Agent would lose by this roll, and the Killer lives on it."""
    dead = ("S10", "S11", "S12", "S19", "S20", "S05", "S09")
    for owner, uses in ((0, True), (1, False)):
        with bench(4, [["STA1"]], dead=dead, weather_deck=["RK1"], chance={"die": [1]},
                   **{f"dolls__{owner}": ["DOL1"]}) as match:  # fmt: skip
            match.submit(0, do.CheckWeather("STA1"))
            assert match.decisions[0].seat == owner
            assert (answer(match, "sharp").intent == do.Reroll()) == uses


@pytest.mark.rule("DP-301")
def test_known_weather_is_used() -> None:
    """With the order of the next cards known, the harmless or useful one is drawn or left."""
    for top, checks in (("SN1", True), ("CS1", False)):
        with bench(3, [["YEO1", "IDL1"]], pi=("S02", "S13", "S07", "S03", "S08"),
                   weather_deck=[top, "RK1", "RK2"], moves_left=3) as match:  # fmt: skip
            match.submit(0, do.PeekWeather("YEO1"))
            order = (top, *[one for one in ("RK1", "RK2", "SN1", "CS1") if one != top][:2])
            match.submit(0, do.Order(order))
            case = Case(match.view(0), 0, LEVELS["sharp"], Stream(1))
            assert case.seen.top[0] >= 0
            worth = {move[0]: value for value, move in scored(case)}
            assert (worth["check_weather"] > 0.3) == checks


def test_a_casual_player_forgets_what_it_saw() -> None:
    with bench(2, [["YEO1", "R02"], ["G02"]], pi=CLEARED) as match:
        match.submit(0, do.LookAtHand("YEO1", 1))
        view = match.view(0)
        assert HIDDEN not in view.zones["hand.1"].cards

        def known(level: str) -> int:
            return Case(view, 0, LEVELS[level], Stream(1)).thumb.minds[0].known[1]

        assert known("sharp")
        assert not known("casual")


@pytest.mark.rule("DP-R69")
def test_a_case_reads_the_whole_table() -> None:
    """Every open number of the view stands in the sketch."""
    arrange: dict[str, Any] = {
        "mark": "S24", "protection": {"S13": [2]}, "locks": {"S17": [0, 2]},
        "amplify_pending": [1], "ban_pending.1": ["evidence"], "round_no": 4,
        "weather_lasting.2": ["TF1"], "dolls.1": ["DOL2"],
    }  # fmt: skip
    with bench(3, [["R01"]], pi=("S13",), dead=("S05",), **arrange) as match:
        sketch = Case(match.view(0), 0, LEVELS["sharp"], Stream(1)).sketch
        assert (sketch.deaths, sketch.limit, sketch.round, sketch.moves) == (1, 7, 4, 2)
        assert sketch.fog == 2
        assert sketch.shadow == -1
        assert sketch.mark == 23
        assert sketch.protected == [0, 0, 1 << 12]
        assert sketch.locked == [1 << 16, 0, 1 << 16]
        assert sketch.amplified == [False, True, False]
        assert sketch.pending == [0, 1, 0]
        assert [mask.bit_count() for mask in sketch.hands] == [1, 0, 0]
        assert len(sketch.deck) == 58
