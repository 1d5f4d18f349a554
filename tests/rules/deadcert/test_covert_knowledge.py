"""What a seat of COVERTplay knows of the cards, and that it is no more than it may."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots import random_intent
from game.core.messages import OMNISCIENT, PUBLIC
from game.core.rng import Stream, stream_for
from game.core.setup import Setup
from game.core.view import View
from game.match import Match
from systems.rules.deadcert.cards import colour_of
from systems.rules.deadcert.covertplay import knowledge
from systems.rules.deadcert.covertplay.intents import Arrange, Snoop
from systems.rules.deadcert.episode import Case, case_of
from tests.rules.deadcert.plays import GAME

HOUSES: tuple[dict[str, Any], ...] = (
    {},
    {"stage4_timing": "together", "covert_cold_rounds": 10},
    {"covert_first_seat": "rotate", "covert_cold_rounds": 10},
    {"career_winner_extra_point": True, "show_prime_list": False, "covert_cold_rounds": 10},
)
seeds = st.integers(0, 2**32 - 1)


def setup_of(seats: int, seed: int, house: dict[str, Any]) -> Setup:
    return Setup(GAME, "covert", seats, seed, house_rules=house)


setups = st.builds(setup_of, st.integers(2, 5), seeds, st.sampled_from(HOUSES))


def case_in(match: Match) -> Case:
    return case_of("", tuple(match.view(PUBLIC).values["packets"]))


def any_move(match: Match, stream: Stream) -> None:
    """A random decision; seats that decide at the same time do so in any order."""
    decision = stream.choice(match.decisions)
    match.submit(decision.seat, random_intent(decision.options, frozenset(), stream))


def walk(match: Match, seed: int, most: int = 10_000) -> Iterator[tuple[View, View]]:
    """What there was before and after every decision of a random match."""
    stream = stream_for(seed, "walk")
    before = match.view(OMNISCIENT)
    while match.outcome is None and most:
        any_move(match, stream)
        after = match.view(OMNISCIENT)
        yield before, after
        before = after
        most -= 1


@pytest.mark.rule("DC-RUL-089", "DC-SET-046")
def test_a_redeal_really_deals_anew_and_nobody_can_tell() -> None:
    """Cards that a seat never saw take the parts of others: all that it was told is the same."""
    done = changed = 0
    for seed in range(12):
        stream = stream_for(seed, "redeals")
        with Match.open(setup_of(2 + seed % 4, seed, HOUSES[seed % 4])) as match:
            for number, _ in enumerate(walk(match, seed, 120)):
                if number % 20 or match.outcome is not None:
                    continue
                seat = number % len(match.setup.tables)
                other = match.redeal(seat, stream)
                if other is None:
                    continue
                with other:
                    done += 1
                    assert other.view(seat) == match.view(seat)
                    assert other.view(PUBLIC) == match.view(PUBLIC)
                    everything = match.view(OMNISCIENT)
                    changed += other.view(OMNISCIENT).zones != everything.zones
                    own, again = match.decision(seat), other.decision(seat)
                    if own is not None and again is not None:
                        assert list(own.options) == list(again.options)
    assert done > 25
    assert changed > done * 0.8


# -- what a seat knows ------------------------------------------------------------------------


@settings(max_examples=20, deadline=None)
@given(setups, seeds, st.integers(0, 200))
@pytest.mark.rule("DC-RUL-037", "DC-RUL-042", "DC-SET-043", "DC-COV-014")
def test_what_a_seat_knows_is_so(setup: Setup, seed: int, moves: int) -> None:
    """Where cards are known to lie they lie, and a card that was lost went where it is said to."""
    with Match.open(setup) as match:
        for _ in walk(match, seed, moves):
            pass
        everything = match.view(OMNISCIENT)
        place = {
            card: name
            for name, zone in everything.zones.items()
            if name != "details"
            for card in zone.cards
        }
        cards = case_in(match).cards
        for seat in range(len(setup.tables)):
            view = match.view(seat)
            known = knowledge.whereabouts(view)
            assert set(known) <= knowledge.seen(view, cards) <= set(cards)
            for card, where in known.items():
                if not where.startswith(knowledge.WITH):
                    assert place[card] == where
            levels = view.values[f"checklist.{seat}"]["levels"]
            for card, level in levels.items():
                zone = f"filed.{seat}.{colour_of(card)}"
                assert everything.zones[zone].cards[level - 1] == card


def test_a_snooped_card_is_known_to_be_with_the_snooper() -> None:
    arrange = {
        "hand.0": ["SM", "M:m9", "E:e3", "E:e4", "O:o3", "O:o4", "O:o5"],
        "hand.1": ["M:K", "M:m2", "E:e1", "E:e2", "E:e5", "O:o1", "O:o2"],
    }
    with Match.open(Setup(GAME, "covert", 2, arrange=arrange, content="T")) as match:
        match.submit(0, Snoop("SM"))
        assert knowledge.whereabouts(match.view(1))["M:K"] == "gathered.0"
        assert "M:K" not in knowledge.whereabouts(match.view(0))
        while match.decisions[0].kind != "covert_action":
            decision = match.decisions[0]
            match.submit(decision.seat, next(iter(decision.options)))
        assert knowledge.whereabouts(match.view(1))["M:K"] == "with.0"
        for seat in range(2):
            assert Arrange() in match.decisions[seat].options
