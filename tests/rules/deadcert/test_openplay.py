"""OPENplay and Co-op beyond the scenarios: limits, what is remembered, what a seat has seen."""

from __future__ import annotations

import msgspec
import pytest

from game.content import Texts
from game.core.intents import to_json
from game.core.messages import HIDDEN, OMNISCIENT, PUBLIC
from game.core.rng import stream_for
from game.match import Match
from systems.rules.deadcert import facts as common
from systems.rules.deadcert.intents import Fetch, File
from systems.rules.deadcert.openplay import facts as f
from systems.rules.deadcert.openplay.intents import Abandon, Examine, ExchangeOwn, MakeChief
from systems.rules.deadcert.openplay.knowledge import seen
from tests.rules.deadcert.plays import HOUSES, any_move, arranged, played

SPLIT = {"chiefs.0": ["M:K"], "filed.1": ["E:K"], "filed.2": ["O:K"]}


@pytest.mark.example("EX-18")
@pytest.mark.rule("DC-OPEN-014", "DC-OPEN-052", "DC-RUL-024")
def test_a_case_goes_cold_after_twenty_four_turns_of_four_seats() -> None:
    arrange = {**SPLIT, "fresh": ["M:m1"], "fresh_count": 1, "turn": 2}
    with arranged("open", 4, arrange) as match:
        match.submit(2, Fetch())
        match.submit(2, File())
        for number in range(24):
            seat = (3 + number) % 4
            assert match.outcome is None
            assert Fetch() not in match.decisions[0].options
            match.submit(seat, ExchangeOwn())
            match.submit(seat, Abandon())
        assert match.outcome is not None
        assert (match.outcome.ending, match.outcome.winners) == ("cold", ())
        assert match.outcome.scores == (1, 0, 0, 0)
        (cold,) = [x for x in match.facts_since(0, PUBLIC) if isinstance(x, common.CaseCold)]
        assert cold.reason == "open_turns"


@pytest.mark.example("EX-17")
@pytest.mark.rule("DC-OPEN-051", "DC-RUL-023")
@pytest.mark.parametrize("rounds", [1, 2, 3, 6])
def test_a_fetch_is_forced_after_so_many_rounds(rounds: int) -> None:
    """Every turn in between may be an Exchange, left or not; then a card is read unasked."""
    arrange = {"filed.0": ["M:m1"], "filed.1": ["M:m2"], "filed.2": ["M:m3"], "fresh": ["O:o1"]}
    with arranged("open", 3, arrange, open_fetch_after_rounds=rounds) as match:
        for number in range(3 * rounds):
            assert Fetch() in match.decisions[0].options
            match.submit(number % 3, ExchangeOwn() if number % 2 else Examine((number + 1) % 3))
            match.submit(number % 3, Abandon())
        read = [x for x in match.facts_since(0, PUBLIC) if isinstance(x, f.CardRead)]
        assert read == [f.CardRead(0, "O:o1")]
        match.submit(0, File())
        assert match.view(PUBLIC).values["turns_without_fetch"] == 0
        assert len(match.decisions[0].options) == 4


@pytest.mark.rule("DC-RUL-014")
def test_a_seat_may_spoil_the_case_for_all() -> None:
    arrange = {"chiefs.0": ["M:K"], "chiefs.1": ["E:K"], "fresh": ["O:K"], "turn": 2}
    with arranged("open", 3, arrange) as match:
        assert MakeChief() in match.decisions[0].options


@pytest.mark.rule("DC-OPEN-009")
def test_the_log_keeps_no_name_of_a_card_while_the_case_is_open() -> None:
    texts = Texts.load("en", "deadcert").with_names(["A", "B", "C"])
    names = {texts.say(f"deadcert.{key}") for key in _names(texts)}
    for house in ("open", "coop"):
        with played(house, 3, 4, 120) as match:
            for fact in match.facts_since(0, PUBLIC):
                if isinstance(fact, common.EpisodeCreated | common.EpisodeEnded):
                    continue
                line = "".join(run.text for run in texts.log_runs(fact))
                assert not any(name in line for name in names), line


def _names(texts: Texts) -> list[str]:
    keys = [key.removeprefix("deadcert.") for key in texts.keys()]  # noqa: SIM118 - a method
    cards = [key for key in keys if key.startswith("suspect.")]
    return cards + [key for key in keys if key.startswith(("the.x", "the.s"))]


@pytest.mark.rule("DC-OPEN-009", "DC-RUL-027")
def test_a_filed_card_is_named_in_no_zone_and_no_value_of_another_s_view() -> None:
    for seed in range(6):
        with played("open", 4, seed, 150) as match:
            if match.outcome is not None:
                continue
            everything = match.view(OMNISCIENT)
            for seat in range(4):
                view = msgspec.structs.replace(match.view(seat), facts=())
                text = msgspec.json.encode(to_json(view)).decode()
                for other in range(4):
                    zone = view.zones[f"filed.{other}"]
                    if other == seat or seat in _examiners(match, other):
                        assert HIDDEN not in zone.cards
                        continue
                    assert set(zone.cards) <= {HIDDEN}
                    for card in everything.zones[f"filed.{other}"].cards:
                        assert f'"{card}"' not in text


def _examiners(match: Match, owner: int) -> list[int]:
    return [match.decisions[0].seat] if match.view(PUBLIC).values["examined"] == owner else []


@pytest.mark.rule("DC-RUL-027")
def test_a_card_goes_behind_the_others_with_its_back_whatever_they_are() -> None:
    """A place that depended on numbers would tell of the numbers of hidden cards."""
    arrange = {"filed.0": ["M:m5", "SM", "M:m1", "E:e1"], "fresh": ["M:m3"]}
    with arranged("open", 2, {**arrange, "turns_without_fetch": 6}) as match:
        match.submit(0, File())
        assert match.view(0).zones["filed.0"].cards == ("M:m5", "SM", "M:m1", "M:m3", "E:e1")


@pytest.mark.rule("DC-OPEN-042", "DC-RUL-018")
def test_a_stack_is_closed_again_after_the_look() -> None:
    with arranged("open", 3, {"filed.1": ["M:m1", "X2"], "chiefs.0": ["M:m2"]}) as match:
        match.submit(0, Examine(1))
        assert match.view(0).zones["filed.1"].cards == ("M:m1", "X2")
        match.submit(0, Abandon())
        assert match.view(0).zones["filed.1"].cards == (HIDDEN, HIDDEN)
        assert match.view(2).zones["filed.1"].cards == (HIDDEN, HIDDEN)


def test_what_a_seat_has_seen_is_what_it_was_shown() -> None:
    """Everything that ever left Fresh, in the order in which it did, for every seat alike."""
    for house in HOUSES:
        with played(house, 3, 11, 90) as match:
            fresh = set(match.view(OMNISCIENT).zones["fresh"].cards)
            for seat in (0, 1, 2):
                view = match.view(seat)
                found = seen(view)
                assert not fresh & set(found) or match.outcome is not None
                assert len(found) == 54 - len(fresh) or match.outcome is not None
                numbers = [number for number in found.values() if number >= 0]
                assert numbers == sorted(numbers)
                half = numbers[len(numbers) // 2]
                assert list(seen(view, half)) == [c for c, at in found.items() if 0 <= at < half]


def test_what_was_examined_was_seen_by_the_examiner_alone() -> None:
    with arranged("open", 3, {"filed.1": ["M:m1"], "fresh": ["E:e1"]}) as match:
        match.submit(0, Examine(1))
        match.submit(0, Abandon())
        assert "M:m1" in seen(match.view(0))
        assert "M:m1" in seen(match.view(1))
        assert "M:m1" not in seen(match.view(2))


@pytest.mark.rule("DC-RUL-082", "DC-RUL-091")
def test_a_seat_may_be_taken_over_at_any_time() -> None:
    """Whoever goes on for a seat gets its view and its decision, and there is nothing else."""
    with played("open", 3, 2, 25) as match:
        data = match.snapshot()
        with Match.restore(data) as copy:
            assert copy.view(1) == match.view(1)
            stream = stream_for(1, "other")
            while copy.outcome is None:
                any_move(copy, stream)
            assert not any(type(intent).__name__ == "Say" for intent in copy.rules.intents)
