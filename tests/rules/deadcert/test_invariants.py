"""Every format at every number of seats, held against all invariants after each decision.

DC-INV-01 to 18 and 20 to 22 (19 is about the content), by random games and by those in which
everybody always does the first, or the last, that can be done.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.core.messages import OMNISCIENT
from game.core.rng import stream_for
from game.core.setup import Setup
from game.match import Match
from systems.rules.deadcert.cards import colour_of
from tests.rules.deadcert.invariants.covertplay import CovertWatch
from tests.rules.deadcert.invariants.openplay import OpenWatch
from tests.rules.deadcert.invariants.soloplay import SoloWatch
from tests.rules.deadcert.invariants.watch import WAYS, Watch, permuted, setups

WATCHES: dict[str, type[Watch]] = {
    "open": OpenWatch,
    "coop": OpenWatch,
    "covert": CovertWatch,
    "solo": SoloWatch,
}
HOUSES: dict[str, tuple[dict[str, Any], ...]] = {
    "open": (
        {},
        {"open_fetch_after_rounds": 1, "open_cold_rounds": 3},
        {"open_fetch_after_rounds": 6, "open_cold_rounds": 12},
        {"open_exchange_needs_own_chief": True, "open_fetch_after_rounds": 2},
    ),
    "coop": ({}, {"coop_snoop_needs_own_chief": True, "open_fetch_after_rounds": 1}),
    "covert": (
        {},
        {"stage4_timing": "together", "covert_cold_rounds": 10},
        {"covert_first_seat": "rotate", "covert_cold_rounds": 10},
        {"career_winner_extra_point": True, "show_prime_list": False, "covert_cold_rounds": 10},
        {"covert_cold_rounds": 40},
    ),
    "solo": ({}, {"solo_fetch_after_reclaim": True}),
}
TABLES = [
    *(("open", seats) for seats in range(2, 7)),
    *(("coop", seats) for seats in range(2, 7)),
    *(("covert", seats) for seats in range(2, 6)),
    ("solo", 1),
]
FEW, MANY = 250, 10_000
"""Decisions at every table, in the ordinary run and in the long one."""


def watch(format_: str, seats: int, games: int, decisions: int, first: int) -> tuple[int, int]:
    """Play at least so many games and decisions; returns how many decisions there were.

    And how often other hidden cards would have offered the asked seat other kinds of options.
    """
    made = changed = 0
    for number, (setup, seed, way) in enumerate(setups(format_, seats, HOUSES[format_], first)):
        if number >= games and made >= decisions:
            break
        with Match.open(setup) as match:
            one = WATCHES[format_](match)
            made += one.follow(seed, way)
            changed += one.options_changed
    return made, changed


@pytest.mark.rule("DC-RUL-001", "DC-RUL-002", "DC-COV-011", "DC-COV-016", "DC-COV-052")
@pytest.mark.rule("DC-RUL-025", "DC-COV-034", "DC-COV-048", "DC-COV-050")
@pytest.mark.parametrize(("format_", "seats"), TABLES)
def test_all_invariants_hold_to_the_end(format_: str, seats: int) -> None:
    """Random games at each table, under other house rules at each."""
    made, _ = watch(format_, seats, 1, FEW, first=seats % 4)
    assert made >= FEW


@pytest.mark.long
@pytest.mark.parametrize(("format_", "seats"), TABLES)
def test_all_invariants_hold_over_ten_thousand_decisions(format_: str, seats: int) -> None:
    made, changed = watch(format_, seats, len(WAYS), MANY, first=1000)
    assert made >= MANY
    assert (changed > 0) == (format_ == "covert"), "only there may hidden cards decide"


def test_cards_do_change_places_while_it_is_checked_that_nobody_can_tell() -> None:
    with Match.open(Setup("deadcert", "covert", 3, 5)) as match:
        real = match.view(OMNISCIENT).zones
        with permuted(match, 0, stream_for(5, "permuted")):
            other = match.view(OMNISCIENT).zones
            assert other != real
            assert other["hand.0"] == real["hand.0"]
            for name, zone in other.items():
                assert [colour_of(c) for c in zone.cards] == [
                    colour_of(c) for c in real[name].cards
                ]
        assert match.view(OMNISCIENT).zones == real


# -- DC-INV-15 with the default options ---------------------------------------------------------


def longest(format_: str, seats: int, seeds: range) -> int:
    """The greatest number of turns or rounds; none is longer than it may be."""
    found = 0
    for seed in seeds:
        for way in dict.fromkeys(WAYS):
            with Match.open(Setup("deadcert", format_, seats, seed)) as match:
                found = max(found, WATCHES[format_](match).hurry(seed, way))
    return found


@pytest.mark.rule("DC-RUL-024", "DC-RUL-029", "DC-RUL-059", "DC-RUL-072")
@pytest.mark.parametrize(("format_", "seats"), TABLES)
def test_every_episode_ends_within_its_bound(format_: str, seats: int) -> None:
    """DC-INV-15, also for seats that fetch, or exchange, whenever they can."""
    assert longest(format_, seats, range(2)) > 4


@pytest.mark.long
@pytest.mark.parametrize(("format_", "seats"), TABLES)
def test_every_one_of_many_episodes_ends_within_its_bound(format_: str, seats: int) -> None:
    assert longest(format_, seats, range(200, 220)) > 4
