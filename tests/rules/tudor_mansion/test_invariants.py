"""The invariants of the rules, TM-I1 to TM-I13, in random games of every kind."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots.random_bot import random_intent
from game.core.facts import Fact
from game.core.intents import Intent
from game.core.messages import OMNISCIENT, PUBLIC
from game.core.rng import Stream, stream_for
from game.core.setup import Setup
from game.core.view import View
from game.deduction import ENVELOPE, Knowledge, count
from game.match import IllegalIntent, Match
from systems.rules.tudor_mansion import facts as f
from systems.rules.tudor_mansion.intents import Accuse, EndTurn, Go, Show, Start, Stay, Suggest
from systems.rules.tudor_mansion.knowledge import problem_of
from tests.rules.tudor_mansion.auditor import ROOMS, SUSPECTS, WEAPONS, Auditor
from tests.rules.tudor_mansion.plays import GAME, setups

seeds = st.integers(0, 2**32)


def play(match: Match, stream: Stream, *, bold: bool = False, most: int = 10_000) -> Auditor:
    """Random play to the end, or for so many intents, checked after each of them.

    Bold players accuse in every third turn, the others in every twentieth.
    """
    auditor = Auditor(match)
    risky = frozenset() if bold else match.rules.risky
    while match.decisions and most:
        decision = match.decisions[0]
        auditor.submit(decision.seat, random_intent(decision.options, risky, stream))
        most -= 1
    return auditor


@settings(max_examples=200, deadline=None)
@given(setups(), seeds, st.booleans())
def test_invariants_hold_after_every_intent(setup: Setup, seed: int, bold: bool) -> None:
    """TM-I1 to TM-I9, and TM-I11's first half, as the auditor checks them."""
    with Match.open(setup) as match:
        auditor = play(match, stream_for(seed, "play"), bold=bold)
        assert match.outcome is not None
        rounds = [fact for fact in all_facts(match) if isinstance(fact, f.RoundCompleted)]
        assert len(rounds) <= 10 + auditor.seats, "TM-I12: at most n more turns"
        after_limit = auditor.turns - sum(
            isinstance(fact, f.TurnStarted) and fact.round <= 10 for fact in all_facts(match)
        )
        assert after_limit <= auditor.seats, "TM-I12"
        assert len(match.outcome.winners) == (1 if match.outcome.ending == "won" else 0), "TM-095"
        assert match.outcome.ending in {"won", "unsolved"}, "TM-095"


def all_facts(match: Match) -> list[Fact]:
    return match.facts_since(0, OMNISCIENT)


# -- TM-I10: what a seat may not see changes nothing that it sees -----------------------------


@settings(max_examples=200, deadline=None)
@given(setups(st.integers(3, 6)), seeds, st.integers(5, 60))
@pytest.mark.rule("TM-006")
def test_views_do_not_depend_on_cards_that_were_never_named(
    setup: Setup, seed: int, intents: int
) -> None:
    """Two cards that nobody named change hands: the other seats cannot tell."""
    stream = stream_for(seed, "play")
    with Match.open(setup) as match:
        play(match, stream, most=intents)
        if match.outcome is not None:
            return  # everything is open
        hands = {
            name: list(zone.cards)
            for name, zone in match.view(OMNISCIENT).zones.items()
            if name != "faceup"
        }
        silent = [fact.seat for fact in all_facts(match) if isinstance(fact, f.EnvelopeSeen)]
        swap = _swap(hands, _named(match), stream)
        if swap is None:
            return
        (here, mine), (there, yours) = swap
        hands[here][hands[here].index(mine)] = yours
        hands[there][hands[there].index(yours)] = mine
        record = match.record
        other_setup = Setup(
            GAME,
            seats=record.setup.seats,
            seed=record.setup.seed,
            house_rules=record.setup.house_rules,
            arrange=hands,
        )
        with Match.open(other_setup) as other:
            for step in record.steps:
                other.submit(step.seat, other.intent(step.intent))
            viewers: list[int | str] = [PUBLIC]
            viewers += [
                seat
                for seat in range(len(setup.tables))
                if f"hand.{seat}" not in {here, there}
                and not (seat in silent and "envelope" in {here, there})
            ]
            for viewer in viewers:
                assert _told(match.view(viewer)) == _told(other.view(viewer)), viewer
            for decision in match.decisions:
                if decision.seat in viewers:
                    twin = other.decision(decision.seat)
                    assert twin is not None
                    assert list(decision.options) == list(twin.options)


def _named(match: Match) -> set[str]:
    """The cards that somebody named in a suggestion or an accusation."""
    named: set[str] = set()
    for fact in all_facts(match):
        if isinstance(fact, f.Suggested | f.Accused):
            named |= {fact.suspect, fact.weapon, fact.room}
    return named


def _swap(
    zones: dict[str, list[str]], named: set[str], stream: Stream
) -> tuple[tuple[str, str], tuple[str, str]] | None:
    """Two unnamed cards of one kind in different hidden zones."""
    free = [
        (zone, card) for zone, cards in sorted(zones.items()) for card in cards if card not in named
    ]
    pairs = [
        (one, two)
        for one in free
        for two in free
        if one[0] < two[0] and _kind(one[1]) == _kind(two[1])
    ]
    return stream.choice(pairs) if pairs else None


def _kind(card: str) -> int:
    return (card in WEAPONS) + 2 * (card in ROOMS)


def _told(view: View) -> Any:
    """A view with zones as they are seen; cards lie in no order, so sorted."""
    zones = {
        name: (sorted(zone.cards), zone.count, zone.handles) for name, zone in view.zones.items()
    }
    return zones, view.values, view.asked, view.facts, view.outcome, view.house_rules


SHOWN = {
    1: (["mrs_white"], ["spanner", "kitchen"]),
    2: (["mrs_white", "kitchen"], ["spanner"]),
    3: (["mrs_white", "spanner", "kitchen"], []),
}


@pytest.mark.rule("TM-056")
@pytest.mark.parametrize("options", [{}, {"refute": "choose_one"}])
def test_a_third_party_sees_the_same_whatever_is_shown(options: dict[str, Any]) -> None:
    """TM-I10: one, two or three cards, B's view is one and the same."""
    rest = ["miss_scarlett", "candlestick", "rope", "library", "lounge", "dining_room"]
    told = []
    for shown, behind in SHOWN.values():
        setup = Setup(
            GAME,
            seats=4,
            seed=10,
            house_rules=options,
            arrange={
                "envelope": ["colonel_mustard", "dagger", "hall"],
                "hand.0": ["mrs_peacock", "revolver", "study", "ballroom"],
                "hand.1": [
                    "professor_plum",
                    "lead_piping",
                    "conservatory",
                    "billiard_room",
                    "reverend_green",
                ],
                "hand.2": shown + rest[: 5 - len(shown)],
                "hand.3": behind + rest[5 - len(shown) :],
                "suspect_pos.miss_scarlett": "kitchen",
            },
        )
        with Match.open(setup) as match:
            match.submit(0, Stay())
            match.submit(0, Suggest("mrs_white", "spanner"))
            if options:
                match.submit(2, Show("mrs_white"))
            told.append((_told(match.view(1)), _told(match.view(PUBLIC))))
    assert told[0] == told[1] == told[2]


@pytest.mark.rule("TM-061")
def test_a_choice_to_make_looks_alike_with_one_card_and_with_three() -> None:
    """While the refuter chooses, nobody else can tell among how many."""
    told = []
    for shown, behind in SHOWN.values():
        setup = Setup(
            GAME,
            seats=3,
            seed=10,
            house_rules={"refute": "choose_one"},
            arrange={
                "envelope": ["colonel_mustard", "dagger", "hall"],
                "hand.0": ["mrs_peacock", "revolver", "study", "ballroom", "rope", "lounge"],
                "hand.1": [*shown, "..."],
                "hand.2": [*behind, "..."],
                "suspect_pos.miss_scarlett": "kitchen",
            },
        )
        with Match.open(setup) as match:
            match.submit(0, Stay())
            match.submit(0, Suggest("mrs_white", "spanner"))
            told.append((_told(match.view(0)), _told(match.view(PUBLIC))))
    assert told[0] == told[1] == told[2]


@settings(max_examples=60, deadline=None)
@given(setups(), seeds, st.integers(0, 60))
def test_a_redeal_that_a_seat_cannot_tell_apart(setup: Setup, seed: int, intents: int) -> None:
    """TM-I10: everything hidden is dealt anew in agreement with what one seat has seen."""
    stream = stream_for(seed, "play")
    with Match.open(setup) as match:
        play(match, stream, most=intents)
        for seat in range(len(setup.tables)):
            other = match.redeal(seat, stream)
            assert other is not None
            with other:
                assert _told(other.view(seat)) == _told(match.view(seat))


# -- TM-I13: notes say what is so, and nothing that does not follow ----------------------------


@settings(max_examples=60, deadline=None)
@given(setups(), seeds, st.integers(0, 80))
@pytest.mark.rule("TM-R20")
def test_notes_are_right_in_every_deal_that_fits(setup: Setup, seed: int, intents: int) -> None:
    """What a seat's notes call certain is so: in the real deal, and in every other that fits."""
    stream = stream_for(seed, "play")
    with Match.open(setup) as match:
        play(match, stream, bold=True, most=intents)
        for seat in range(len(setup.tables)):
            view = match.view(seat)
            notes = count(problem_of(view))
            assert set(notes.can(ENVELOPE)) >= set(zone_cards(match, "envelope")), "TM-I13"
            _check_notes(notes, match)
            other = match.redeal(seat, stream)
            assert other is not None
            with other:
                _check_notes(notes, other)


def zone_cards(match: Match, name: str) -> tuple[str, ...]:
    return match.view(OMNISCIENT).zones[name].cards


def _check_notes(notes: Knowledge, match: Match) -> None:
    for name, zone in match.view(OMNISCIENT).zones.items():
        if zone.cards:
            holder = int(name[5:]) if name.startswith("hand.") else name
            assert set(notes.must(holder)) <= set(zone.cards) <= set(notes.can(holder)), name


# -- TM-I11: what is not offered is refused and changes nothing --------------------------------


def near_misses(seats: int) -> list[tuple[int, Intent]]:
    """Intents of every kind for every seat, some with parts that do not exist."""
    intents: list[Intent] = [Stay(), EndTurn(), Go("cellar"), Go("attic"), Start("cellar")]
    intents += [Go(room) for room in ROOMS] + [Start(room) for room in ROOMS]
    intents += [Show("rope"), Show("mrs_white"), Show("nothing")]
    intents += [Suggest("mrs_white", "rope"), Suggest("rope", "mrs_white"), Suggest("", "rope")]
    intents += [
        Accuse("mrs_white", "rope", "hall"),
        Accuse("mrs_white", "rope", "cellar"),
        Accuse("hall", "rope", "mrs_white"),
        Accuse("mrs_white", "rope", "rope"),
    ]
    return [(seat, intent) for seat in range(-1, seats + 1) for intent in intents]


@settings(max_examples=80, deadline=None)
@given(setups(), seeds, st.integers(0, 40))
def test_what_is_not_offered_is_refused_and_changes_nothing(
    setup: Setup, seed: int, intents: int
) -> None:
    with Match.open(setup) as match:
        play(match, stream_for(seed, "play"), most=intents)
        before = match.digest(), [list(row.options) for row in match.decisions]
        refused = 0
        for seat, intent in near_misses(len(setup.tables)):
            decision = match.decision(seat)
            if decision is not None and intent in decision.options:
                assert match.why_not(seat, intent) is None
                continue
            reason = match.why_not(seat, intent)
            assert reason is not None
            with pytest.raises(IllegalIntent) as caught:
                match.submit(seat, intent)
            assert caught.value.reason == reason
            refused += 1
        assert refused > 50
        assert (match.digest(), [list(row.options) for row in match.decisions]) == before


# -- TM-I12: the same seed and intents give the same game --------------------------------------


@settings(max_examples=60, deadline=None)
@given(setups(), seeds)
def test_the_same_seed_and_intents_give_the_same_log(setup: Setup, seed: int) -> None:
    with Match.open(setup) as match:
        play(match, stream_for(seed, "play"))
        with Match.replay(match.record) as again:
            assert all_facts(again) == all_facts(match)
            assert again.digest() == match.digest()


@settings(max_examples=60, deadline=None)
@given(setups(round_limit=10))
def test_a_table_that_only_passes_ends(setup: Setup) -> None:
    """TM-094: with every part left out the limit forces accusations, one a seat at most."""
    with Match.open(setup) as match:
        passes = match.rules.passes
        auditor = Auditor(match)
        while match.decisions:
            decision = match.decisions[0]
            intent = passes.get(decision.kind)
            if intent is None or intent not in decision.options:
                intent = next(iter(decision.options))
            auditor.submit(decision.seat, intent)
        limits = [fact for fact in all_facts(match) if isinstance(fact, f.LimitReached)]
        assert limits == [f.LimitReached(10)]
        assert 10 * auditor.seats < auditor.turns <= 11 * auditor.seats


def test_the_sets_of_the_auditor_are_complete() -> None:
    assert (len(SUSPECTS), len(WEAPONS), len(ROOMS)) == (6, 6, 9)
