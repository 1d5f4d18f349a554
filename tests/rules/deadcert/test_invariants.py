"""The invariants of the rules file over random games: DC-INV-01 to 06, 14 to 16, 18, 21."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.messages import OMNISCIENT, PUBLIC
from game.core.rng import Stream, stream_for
from game.core.setup import Setup
from game.core.view import View
from game.match import Match
from systems.rules.deadcert import facts as common
from systems.rules.deadcert.cards import SNOOPS, TYPES, colour_of, is_snoop
from systems.rules.deadcert.episode import Case, case_of
from systems.rules.deadcert.openplay import facts as f
from systems.rules.deadcert.openplay.intents import Swap
from tests.rules.deadcert.plays import HOUSES, any_move, setup_of

seeds = st.integers(0, 2**32 - 1)
setups = st.builds(setup_of, st.sampled_from(sorted(HOUSES)), st.integers(2, 6), seeds)


def case_in(match: Match) -> Case:
    return case_of("", tuple(match.view(PUBLIC).values["packets"]))


def walk(match: Match, seed: int) -> Iterator[tuple[View, View]]:
    """What there was before and after every decision of a random match."""
    stream = stream_for(seed, "walk")
    before = match.view(OMNISCIENT)
    while match.outcome is None:
        any_move(match, stream)
        after = match.view(OMNISCIENT)
        yield before, after
        before = after


def of_seats(view: View, name: str) -> list[tuple[str, ...]]:
    return [view.zones[f"{name}.{seat}"].cards for seat in range(len(view.seats))]


@settings(max_examples=25, deadline=None)
@given(setups, seeds)
def test_cards_and_zones_stay_as_they_are(setup: Setup, seed: int) -> None:
    """DC-INV-01, 02, 03, 06, 14, 21."""
    with Match.open(setup) as match:
        cards = sorted(case_in(match).cards)
        per_seat = [f"{name}.{seat}" for name in ("chiefs", "filed") for seat in _seats(match)]
        names = {"details", "fresh", "fetched", *per_seat}
        dead: set[tuple[int, str]] = set()
        for before, after in walk(match, seed):
            assert set(after.zones) == names
            lying = [c for n, zone in after.zones.items() if n != "details" for c in zone.cards]
            assert sorted(lying) == cards
            assert {card for card in lying if is_snoop(card)} == set(SNOOPS)
            for chiefs in of_seats(after, "chiefs"):
                colours = [colour_of(card) for card in chiefs]
                assert colours == [kind for kind in TYPES if kind in colours]
                assert not any(is_snoop(card) for card in chiefs)
            fresh = after.zones["fresh"].cards
            assert before.zones["fresh"].cards[-len(fresh) :] == fresh or not fresh
            filed = of_seats(after, "filed")
            assert all(snoop in filed[seat] for seat, snoop in dead)
            dead |= {(seat, c) for seat, row in enumerate(filed) for c in row if is_snoop(c)}
            assert all(len(decision.options) > 1 for decision in match.decisions)


def _seats(match: Match) -> range:
    return range(len(match.setup.tables))


@settings(max_examples=25, deadline=None)
@given(setups, seeds)
def test_the_case_ends_when_it_must_and_not_before(setup: Setup, seed: int) -> None:
    """DC-INV-04; DC-OPEN-010 to 012, DC-COOP-003, computed anew from the zones."""
    with Match.open(setup) as match:
        killer = set(case_in(match).killer_cards)
        for _, after in walk(match, seed):
            owned = [len(killer & set(row)) for row in of_seats(after, "chiefs")]
            out = killer - set(after.zones["fresh"].cards)
            outcome = match.outcome
            if setup.format == "coop":
                assert (outcome is not None) == (out == killer)
                if outcome is not None:
                    won = sum(owned) == 2
                    assert outcome.ending == ("won" if won else "lost")
                    assert outcome.winners == (tuple(_seats(match)) if won else ())
                    assert killer & set(after.zones["fetched"].cards)
            elif outcome is None:
                assert sum(owned) < 3
            elif sum(owned) == 3:
                winners = tuple(seat for seat, count in enumerate(owned) if count > 1)
                assert outcome.winners == winners
                assert outcome.ending == ("won" if winners else "split")
                assert outcome.scores == tuple(owned)
            else:
                assert (outcome.ending, outcome.winners) == ("cold", ())
                assert after.zones["fresh"].cards == ()


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 6), seeds)
def test_a_swap_leaves_the_chiefs_as_they_were(seats: int, seed: int) -> None:
    """DC-INV-05."""
    stream = stream_for(seed, "swaps")
    with Match.open(setup_of("open", seats, seed)) as match:
        while match.outcome is None:
            decision = match.decisions[0]
            swaps = [intent for intent in decision.options if isinstance(intent, Swap)]
            if not swaps:
                any_move(match, stream)
                continue
            before = sorted(c for row in of_seats(match.view(OMNISCIENT), "chiefs") for c in row)
            number = len(match.facts_since(0, OMNISCIENT))
            match.submit(decision.seat, swaps[stream.below(len(swaps))])
            after = sorted(c for row in of_seats(match.view(OMNISCIENT), "chiefs") for c in row)
            told = match.facts_since(number, PUBLIC)
            assert isinstance(told[0], f.ChiefsSwapped)
            lines = [x for x in told if isinstance(x, f.ChiefSet | f.ChiefDemoted)]
            assert before == after or lines  # a following turn without a choice may have changed it


def bound(setup: Setup) -> int:
    """The greatest number of turns (DC-INV-15, DC-RUL-024)."""
    seats = len(setup.tables)
    rules = {"open_fetch_after_rounds": 3, "open_cold_rounds": 6, **setup.house_rules}
    turns = 54 * (rules["open_fetch_after_rounds"] * seats + 1)
    return turns + (rules["open_cold_rounds"] * seats if setup.format == "open" else 0)


@settings(max_examples=40, deadline=None)
@given(setups, seeds, st.sampled_from(["random", "first", "last"]))
def test_every_case_ends_within_its_bound(setup: Setup, seed: int, how: str) -> None:
    """DC-INV-15, also for seats that fetch, or exchange, whenever they can."""
    stream = stream_for(seed, "bound")
    with Match.open(setup) as match:
        while match.outcome is None:
            decision = match.decisions[0]
            if how == "random":
                any_move(match, stream)
            else:
                match.submit(decision.seat, list(decision.options)[0 if how == "first" else -1])
        turns = [x for x in match.facts_since(0, PUBLIC) if isinstance(x, common.TurnStarted)]
        assert len(turns) <= bound(setup)


@pytest.mark.rule("DC-RUL-025")
@settings(max_examples=40, deadline=None)
@given(st.integers(2, 6), seeds)
def test_with_fresh_empty_at_least_thirty_suspects_are_filed(seats: int, seed: int) -> None:
    with Match.open(setup_of("open", seats, seed)) as match:
        for _, after in walk(match, seed):
            if not after.zones["fresh"].cards and not after.zones["fetched"].cards:
                filed = [c for row in of_seats(after, "filed") for c in row if not is_snoop(c)]
                assert len(filed) >= 48 - 3 * seats >= 30


@settings(max_examples=30, deadline=None)
@given(setups, seeds)
def test_the_same_seed_and_choices_give_the_same_events(setup: Setup, seed: int) -> None:
    """DC-INV-18."""
    with Match.open(setup) as match:
        for _ in walk(match, seed):
            pass
        with Match.replay(match.record) as again:
            assert again.facts_since(0, OMNISCIENT) == match.facts_since(0, OMNISCIENT)
            assert again.digest() == match.digest()


# -- DC-INV-16 --------------------------------------------------------------------------------


def permuted(view: View, seat: int, stream: Stream) -> dict[str, Any]:
    """An arrangement of the present position, hidden cards exchanged among their like."""
    hidden: dict[tuple[str, bool], list[str]] = {}
    places: list[tuple[str, int, tuple[str, bool]]] = []
    arrange: dict[str, Any] = {}
    for name, zone in view.zones.items():
        if name in ("details", "fetched"):
            continue
        arrange[name] = list(zone.cards)
        if name == "fresh" or (name.startswith("filed") and zone.owner != seat):
            for place, card in enumerate(zone.cards):
                like = (colour_of(card), is_snoop(card))
                hidden.setdefault(like, []).append(card)
                places.append((name, place, like))
    for cards in hidden.values():
        stream.shuffle(cards)
    for name, place, like in places:
        arrange[name][place] = hidden[like].pop()
    return arrange


def position(setup: Setup, view: View, arrange: dict[str, Any]) -> Setup:
    values = view.values
    fields = {
        "packets": values["packets"],
        "dealer": values["dealer"],
        "turn": values["turn"],
        "turns_without_fetch": values["turns_without_fetch"],
        "turns_since_fresh": max(0, values["turns_since_fresh"] - 1),
    }
    return msgspec.structs.replace(setup, arrange={**fields, **arrange})


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 6), seeds, st.integers(10, 250))
def test_hidden_cards_of_a_kind_make_no_difference(seats: int, seed: int, moves: int) -> None:
    """DC-INV-16: what a seat sees now is the same if cards hidden from it change places.

    Both are looked at in a turn with a choice, so that the first act is the same for both.
    """
    setup = setup_of("open", seats, seed)
    stream = stream_for(seed, "permuted")
    with Match.open(setup) as match:
        for number, _ in enumerate(walk(match, seed)):
            asked = match.decisions
            if number >= moves and asked and asked[0].kind == "open_turn":
                break
        if match.outcome is not None:
            return
        view = match.view(OMNISCIENT)
        real = {n: list(z.cards) for n, z in view.zones.items() if n not in ("details", "fetched")}
        killer = set(case_in(match).killer_cards)
        for seat in range(seats):
            other = permuted(view, seat, stream)
            if killer <= {
                card for n, row in other.items() if n.startswith("chiefs") for card in row
            }:
                continue
            with (
                Match.open(position(setup, view, real)) as one,
                Match.open(position(setup, view, other)) as two,
            ):
                assert one.view(seat) == two.view(seat)
                assert one.view(seat).values["turn"] == view.values["turn"]


def test_the_permutation_moves_something() -> None:
    with Match.open(setup_of("open", 3, 5)) as match:
        for number, _ in enumerate(walk(match, 5)):
            if number == 40:
                break
        view = match.view(OMNISCIENT)
    other = permuted(view, 0, stream_for(5, "permuted"))
    same = {name: list(view.zones[name].cards) for name in other}
    assert other != same
    for name, cards in other.items():
        assert Counter(map(colour_of, cards)) == Counter(map(colour_of, same[name]))
    assert other["filed.0"] == same["filed.0"]
