"""The invariants of COVERTplay over random games: DC-INV-01, 02, 07 to 11, 14 to 18, 20 to 22."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots import random_intent
from game.core.facts import Fact
from game.core.messages import HIDDEN, OMNISCIENT, PUBLIC
from game.core.rng import Stream, stream_for
from game.core.setup import Setup
from game.core.view import View
from game.match import Match
from systems.rules.deadcert import facts as common
from systems.rules.deadcert.cards import SNOOP_COLOUR, TYPES, colour_of, is_snoop
from systems.rules.deadcert.checklist import ChecklistUpdated
from systems.rules.deadcert.covertplay import facts as f
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


def held(view: View, seat: int) -> tuple[str, ...]:
    return view.zones[f"hand.{seat}"].cards + view.zones[f"locked.{seat}"].cards


def filed(view: View) -> dict[str, tuple[str, ...]]:
    return {name: zone.cards for name, zone in view.zones.items() if name.startswith("filed.")}


@settings(max_examples=12, deadline=None)
@given(setups, seeds)
def test_cards_lie_as_they_must(setup: Setup, seed: int) -> None:
    """DC-INV-01, 02, 07, 08, 10, 14, 15, 21, 22."""
    with Match.open(setup) as match:
        case = case_in(match)
        seats = range(len(setup.tables))
        suspect_of = case.card_set.suspect_of
        names = {"details", "fresh", "declared"}
        for seat in seats:
            names |= {f"{zone}.{seat}" for zone in ("hand", "gathered", "locked")}
            names |= {f"filed.{seat}.{kind}" for kind in TYPES}
        for before, after in walk(match, seed):
            assert set(after.zones) == names
            lying = [c for n, zone in after.zones.items() if n != "details" for c in zone.cards]
            assert sorted(lying) == sorted(case.cards)
            assert {card: colour_of(card) for card in lying if is_snoop(card)} == SNOOP_COLOUR
            assert all(len(decision.options) for decision in match.decisions)
            values = after.values
            assert values["round_no"] <= (values["empty_round"] or 9) + 40
            new_round = values["round_no"] != before.values["round_no"]
            settled = new_round or (values["stage"] == 4 and before.values["stage"] != 4)
            for seat in seats:
                pair = after.zones[f"locked.{seat}"].cards
                if settled and match.outcome is None:
                    assert len(held(after, seat)) == 7
                    assert len(after.zones[f"hand.{seat}"].cards) == (5 if pair else 7)
                if pair:
                    assert len({suspect_of(card) for card in pair}) == 1
                    assert len({colour_of(card) for card in pair}) == 2
                    assert not any(is_snoop(card) for card in pair)
            triples = [name for seat in seats for name in _triples(held(after, seat), suspect_of)]
            assert triples in ([], [case.killer])
            for name, cards in filed(after).items():
                assert {colour_of(card) for card in cards} <= {name[-1]}
            if not new_round:
                _check_stacks(filed(before), filed(after))
        assert match.outcome is not None
        assert match.outcome.ending in {"won", "cold"}
        limit = match.view(PUBLIC).house_rules["covert_cold_rounds"]
        most = {2: 9, 3: 5, 4: 4, 5: 3}[len(setup.tables)] + limit
        assert match.view(PUBLIC).values["round_no"] <= most


def _triples(cards: tuple[str, ...], suspect_of: Any) -> list[str]:
    count = Counter(suspect_of(card) for card in cards if not is_snoop(card))
    return [name for name, number in count.items() if number == 3]


def _check_stacks(before: dict[str, tuple[str, ...]], after: dict[str, tuple[str, ...]]) -> None:
    """DC-INV-10: cards leave a stack at the top and enter at the bottom."""
    for name, cards in before.items():
        left = [n for n in range(len(cards) + 1) if after[name][: len(cards) - n] == cards[n:]]
        assert left, name
        kept = len(cards) - left[0]
        assert not set(after[name][kept:]) & set(cards)


@settings(max_examples=12, deadline=None)
@given(setups, seeds)
def test_events_happen_as_they_may(setup: Setup, seed: int) -> None:
    """DC-INV-09, 11 and 20, from the facts of a whole match."""
    with Match.open(setup) as match:
        for _ in walk(match, seed):
            pass
        fresh = 54 - 7 * len(setup.tables)
        snooped: list[int] = []
        gathered: Counter[int] = Counter()
        declaring = -1
        seen: dict[int, set[str]] = {seat: set() for seat in range(len(setup.tables))}
        noted: dict[int, list[str]] = {seat: [] for seat in seen}
        for fact in match.facts_since(0, OMNISCIENT):
            if isinstance(fact, f.RoundStarted):
                snooped.clear()
                gathered.clear()
            elif isinstance(fact, f.SnoopPlayed):
                assert fact.target not in snooped
                snooped.append(fact.target)
            elif isinstance(fact, f.Fetched):
                assert (fact.source == "fresh") == (fresh > 0)
                fresh -= fact.source == "fresh"
                gathered[fact.seat] += 1
            elif isinstance(fact, f.CardSnooped):
                gathered[fact.snooper] += 1
            elif isinstance(fact, f.PairSnooped):
                gathered[fact.snooper] += 2
            elif isinstance(fact, f.Declared):
                declaring = fact.seat
            elif isinstance(fact, f.GatheringDone):
                assert gathered[fact.seat] == (5 if declaring == fact.seat else 3)
                declaring = -1
            _follow_notes(fact, seen, noted)
        for seat, cards in seen.items():
            assert sorted(noted[seat]) == sorted(cards)
            assert set(match.view(seat).values[f"checklist.{seat}"]["cards"]) == {
                card for card in cards if not is_snoop(card)
            }


def _follow_notes(fact: Fact, seen: dict[int, set[str]], noted: dict[int, list[str]]) -> None:
    """What each seat may see, and what its Checklist says."""
    if isinstance(fact, f.Dealt | f.EvidenceTakenUp):
        seen[fact.seat].update(fact.cards)
    elif isinstance(fact, f.Declared | common.SnoopRevealed):
        card = fact.card if isinstance(fact, f.Declared) else fact.kind
        for cards in seen.values():
            cards.add(card)
    elif isinstance(fact, ChecklistUpdated):
        new = [*fact.cards, *fact.snoops]
        assert set(new) <= seen[fact.seat], "no entry without such an event"
        noted[fact.seat] += new


# -- DC-INV-16: what a seat may not see makes no difference to it -----------------------------


@settings(max_examples=25, deadline=None)
@given(setups, seeds, st.integers(0, 150))
@pytest.mark.rule("DC-RUL-001", "DC-COV-011", "DC-COV-016")
def test_hidden_cards_of_one_back_are_all_alike(setup: Setup, seed: int, moves: int) -> None:
    """The present view stays the same if hidden cards of one colour change places."""
    stream = stream_for(seed, "swap")
    with Match.open(setup) as match:
        for _ in walk(match, seed, moves):
            pass
        if match.outcome is not None:
            return
        for viewer in (*range(len(setup.tables)), PUBLIC):
            before = match.view(viewer)
            _permute_hidden(match, before, stream)
            after = match.view(viewer)
            assert (after.zones, after.values) == (before.zones, before.values)


def _permute_hidden(match: Match, view: View, stream: Stream) -> None:
    zones = match.table.zones
    for kind in TYPES:
        cards = [
            card
            for name, zone in view.zones.items()
            for shown, card in zip(zone.cards, zones.cards(name), strict=True)
            if shown == HIDDEN and colour_of(card.face) == kind
        ]
        faces = [card.face for card in cards]
        stream.shuffle(faces)
        for card, face in zip(cards, faces, strict=True):
            card.face = face


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


# -- DC-INV-17: nobody can tell what another seat could have done ------------------------------


@settings(max_examples=20, deadline=None)
@given(setups, seeds, st.integers(0, 200))
@pytest.mark.rule("DC-COV-052")
def test_an_open_decision_shows_no_more_than_its_kind(setup: Setup, seed: int, moves: int) -> None:
    """Where a seat's options change with its hidden cards, others see the same all the same."""
    stream = stream_for(seed, "swap")
    with Match.open(setup) as match:
        for _ in walk(match, seed, moves):
            pass
        if match.outcome is not None:
            return
        before = match.view(PUBLIC)
        _permute_hidden(match, before, stream)
        for decision in match.decisions:
            kinds = {type(one) for one in match.rules.options(match.table, *_asked(decision))}
            assert kinds
        assert match.view(PUBLIC) == before


def _asked(decision: Any) -> tuple[int, str]:
    return decision.seat, decision.kind


# -- DC-INV-18: the order of sealed choices does not matter ------------------------------------


@settings(max_examples=8, deadline=None)
@given(setups, seeds)
@pytest.mark.rule("DC-COV-048", "DC-COV-050", "DC-COV-034")
def test_the_order_of_sealed_choices_does_not_matter(setup: Setup, seed: int) -> None:
    told = []
    for last_first in (False, True):
        with Match.open(setup) as match:
            answers: Counter[int] = Counter()
            while match.outcome is None and sum(answers.values()) < 250:
                decision = match.decisions[-1 if last_first else 0]
                stream = stream_for(seed, f"{decision.seat}/{answers[decision.seat]}")
                answers[decision.seat] += 1
                intent = random_intent(decision.options, frozenset(), stream)
                match.submit(decision.seat, intent)
            while match.outcome is None and len(match.decisions) > 1:
                decision = match.decisions[-1 if last_first else 0]
                match.submit(decision.seat, next(iter(decision.options)))
            rounds = match.view(PUBLIC).values["round_no"]
            facts = match.facts_since(0, OMNISCIENT)
            starts = [n for n, fact in enumerate(facts) if isinstance(fact, f.RoundStarted)]
            told.append((rounds, facts[: starts[-1]]))
    shorter = min(told, key=lambda row: len(row[1]))[1]
    assert len(shorter) > 60
    assert told[0][1][: len(shorter)] == told[1][1][: len(shorter)]


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
