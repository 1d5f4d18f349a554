"""The invariants of SOLOplay over random games: DC-INV-01, 02, 12 to 16, 20, 21."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots import random_intent
from game.core.messages import OMNISCIENT, PUBLIC
from game.core.rng import stream_for
from game.core.setup import Setup
from game.match import Match
from systems.rules.deadcert.cards import SNOOP_COLOUR, SNOOPS, TYPES, colour_of, is_snoop
from systems.rules.deadcert.checklist import ChecklistUpdated
from systems.rules.deadcert.covertplay.facts import Fetched
from systems.rules.deadcert.episode import Case, case_of
from systems.rules.deadcert.intents import Fetch
from systems.rules.deadcert.soloplay import reach
from systems.rules.deadcert.soloplay.facts import SnoopSpent
from systems.rules.deadcert.soloplay.intents import Concede
from tests.rules.deadcert.plays import GAME

seeds = st.integers(0, 2**32 - 1)
HOUSES: tuple[dict[str, Any], ...] = ({}, {"solo_fetch_after_reclaim": True})


def setup_of(seed: int, house: dict[str, Any]) -> Setup:
    return Setup(GAME, "solo", 1, seed, house_rules=house)


setups = st.builds(setup_of, seeds, st.sampled_from(HOUSES))


def case_in(match: Match) -> Case:
    return case_of("", tuple(match.view(PUBLIC).values["packets"]))


@settings(max_examples=80, deadline=None)
@given(setups, seeds)
def test_a_case_runs_as_it_must(setup: Setup, seed: int) -> None:
    stream = stream_for(seed, "walk")
    names = {"details", "fresh", "laid_out", "spent", *(f"filed.{kind}" for kind in TYPES)}
    with Match.open(setup) as match:
        case = case_in(match)
        fetch_is_over = not setup.house_rules
        while match.outcome is None:
            view = match.view(OMNISCIENT)
            assert set(view.zones) == names
            lying = [c for n, zone in view.zones.items() if n != "details" for c in zone.cards]
            assert sorted(lying) == sorted(case.cards)
            assert {card: colour_of(card) for card in lying if is_snoop(card)} == SNOOP_COLOUR
            assert set(view.zones["spent"].cards) <= set(SNOOPS)
            for kind in TYPES:
                assert {colour_of(card) for card in view.zones[f"filed.{kind}"].cards} <= {kind}
            (decision,) = match.decisions
            assert len(decision.options) > 1
            if decision.kind == "solo_gather":
                assert view.zones["laid_out"].count == 7
                if view.values["end_game"] and fetch_is_over:
                    assert Fetch() not in decision.options
                _check_reach(view.zones, view.values, case)
            seen = set(view.values["checklist.0"]["cards"])
            shown = {c for n in names - {"fresh", "details"} for c in view.zones[n].cards}
            assert seen == {card for card in shown if not is_snoop(card)}
            intent = random_intent(decision.options, frozenset({"concede"}), stream)
            if isinstance(intent, Concede):
                intent = next(iter(decision.options))
            match.submit(0, intent)
        facts = match.facts_since(0, OMNISCIENT)
        spent = Counter(fact.kind for fact in facts if isinstance(fact, SnoopSpent))
        assert all(number == 1 for number in spent.values())
        assert sum(isinstance(fact, Fetched) for fact in facts) <= 47
        noted = [c for fact in facts if isinstance(fact, ChecklistUpdated) for c in fact.cards]
        assert len(set(noted)) == len(noted)
        assert match.view(PUBLIC).values["round_no"] <= 22
        assert match.outcome.ending in {"won", "lost"}
        laid_out = set(match.view(PUBLIC).zones["laid_out"].cards)
        assert (match.outcome.ending == "won") == (set(case.killer_cards) <= laid_out)


def _check_reach(zones: Any, values: dict[str, Any], case: Case) -> None:
    """While the case goes on the killer's cards are within reach, once they have been seen."""
    seen = values["checklist.0"]["cards"]
    assert values["exposed"] == (set(case.killer_cards) <= set(seen))
    if values["exposed"]:
        stacks = {kind: zones[f"filed.{kind}"].cards for kind in TYPES}
        snoops = set(SNOOPS) - set(zones["spent"].cards)
        snoops -= {card for cards in stacks.values() for card in cards}
        assert reach.by_search(stacks, case.killer_cards, frozenset(snoops))


@settings(max_examples=40, deadline=None)
@given(setups, seeds, st.integers(0, 60))
@pytest.mark.rule("DC-RUL-002")
def test_the_order_of_fresh_makes_no_difference(setup: Setup, seed: int, moves: int) -> None:
    """DC-INV-16, and spectators see what the detective sees."""
    stream = stream_for(seed, "walk")
    with Match.open(setup) as match:
        for _ in range(moves):
            if match.outcome is None:
                options = match.decisions[0].options
                match.submit(0, random_intent(options, match.rules.risky, stream))
        other = match.redeal(0, stream)
        assert other is not None
        with other:
            assert other.view(0) == match.view(0)
            assert other.view(PUBLIC) == match.view(PUBLIC)
        own, public = match.view(0), match.view(PUBLIC)
        assert (own.zones, own.values) == (public.zones, public.values)
