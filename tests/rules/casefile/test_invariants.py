"""The invariants of the rules file over random games (CF-I1 to CF-I13)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.messages import OMNISCIENT, PUBLIC
from game.core.rng import Stream, stream_for
from game.core.setup import Setup
from game.match import Match
from systems.rules.casefile import facts as f
from tests.rules.casefile.auditor import Auditor
from tests.rules.casefile.plays import any_game, any_move, setup_of

MOST_DECISIONS = {2: 6_000, 3: 9_000, 4: 12_000}
"""Seats -> decisions of which no random game comes near; most have some hundreds."""


def audited(setup: Setup, seed: int) -> tuple[str, int]:
    """Play a game at random under audit; how it ended, and after how many decisions."""
    stream = stream_for(seed, "audit")
    with Match.open(setup) as match:
        auditor = Auditor(match)
        while match.outcome is None:
            any_move(match, stream)
            auditor.check()
            assert match.moves < MOST_DECISIONS[match.table.seats]
        return match.outcome.ending, match.moves


def ended(setup: Setup, seed: int) -> int:
    """Play a game at random to its end; the rounds that it took (CF-I12)."""
    stream = stream_for(seed, "ended")
    with Match.open(setup) as match:
        while match.outcome is None:
            any_move(match, stream)
            assert match.moves < MOST_DECISIONS[match.table.seats]
        facts = match.facts_since(0, OMNISCIENT)
        rounds = sum(isinstance(fact, f.RoundStarted) for fact in facts)
        turns = sum(isinstance(fact, f.TurnStarted) for fact in facts)
        limit = match.table.rules["round_limit"]
        assert rounds <= limit
        assert turns <= (limit + 1) * match.table.seats
        return rounds


@pytest.mark.parametrize("part", range(6))
def test_the_invariants_hold_in_random_games(part: int) -> None:
    """Games of two, three and four seats, half of them with drawn house rules."""
    for seed in range(8 * part, 8 * part + 8):
        audited(any_game(seed), seed)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("part", range(10))
def test_the_invariants_hold_in_five_hundred_games_of_each_size(seats: int, part: int) -> None:
    for seed in range(1_000 + 50 * part, 1_050 + 50 * part):
        audited(any_game(seed, seats), seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_within_their_rounds(seats: int) -> None:
    """CF-I12, with few rounds, so that the limit is met."""
    rounds = [
        ended(setup_of(seats, seed, house_rules={"round_limit": 10}), seed) for seed in range(6)
    ]
    assert max(rounds) == 10


def test_both_endings_come_up() -> None:
    """So that the audit has seen them; a right guess at random is rare."""
    found: Counter[str] = Counter()
    for seed in range(6):
        setup = setup_of(2, seed, house_rules={"last_detective": "auto_win"})
        found[audited(setup, seed)[0]] += 1
        setup = setup_of(2, seed, house_rules={"last_detective": "must_solve"})
        found[audited(setup, seed)[0]] += 1
    assert set(found) == {"won", "unsolved"}


def test_the_same_seed_and_choices_give_the_same_events() -> None:
    """CF-I12."""
    for seed in range(3):
        stream = stream_for(seed, "again")
        with Match.open(any_game(seed)) as match:
            while match.outcome is None and match.moves < 250:
                any_move(match, stream)
            with Match.replay(match.record) as again:
                assert again.facts_since(0, OMNISCIENT) == match.facts_since(0, OMNISCIENT)
                assert again.digest() == match.digest()


def test_offered_options_are_taken_and_others_are_not() -> None:
    """CF-I9, at some moments of some games."""
    for seed in range(3):
        stream = stream_for(seed, "offered")
        with Match.open(any_game(seed)) as match:
            earlier = set()
            while match.outcome is None and match.moves < 90:
                before = match.digest()
                for decision in match.decisions:
                    if len(decision.options) > 200:
                        continue
                    offered = set(decision.options)
                    for intent in earlier - offered:
                        assert match.why_not(decision.seat, intent) is not None
                    if match.moves % 9 == seed:
                        data = match.snapshot()
                        for intent in decision.options:
                            with Match.restore(data) as copy:
                                copy.submit(decision.seat, intent)
                    earlier |= offered
                assert match.digest() == before
                any_move(match, stream)


# -- CF-I10, CF-I11 -----------------------------------------------------------------------


def test_hidden_cards_make_no_difference() -> None:
    """CF-I10, and that the other match is really another one."""
    others = 0
    for seed in range(14):
        stream = stream_for(seed, "hidden")
        with Match.open(any_game(seed)) as match:
            while match.outcome is None and match.moves < 110:
                any_move(match, stream)
                if match.moves % 27 == 0:
                    for seat in range(match.table.seats):
                        others += same_for(match, seat, stream)
    assert others > 60


def same_for(match: Match, seat: int, stream: Stream) -> bool:
    other = match.redeal(seat, stream)
    if other is None:
        return False
    with other:
        assert other.view(seat) == match.view(seat)
        assert other.view(PUBLIC) == match.view(PUBLIC)
        own, again = match.decision(seat), other.decision(seat)
        assert own is None or list(own.options) == list(again.options)
        return other.view(OMNISCIENT).zones != match.view(OMNISCIENT).zones


def test_trades_and_lapsed_offers_are_seen_by_the_traders_alone() -> None:
    """CF-I11."""
    trades = 0
    for seed in range(4):
        stream = stream_for(seed, "faces")
        with Match.open(any_game(seed, 4)) as match:
            while match.outcome is None and match.moves < 250:
                any_move(match, stream)
            for viewer in (*range(4), PUBLIC):
                for fact in match.facts_since(0, viewer):
                    if isinstance(fact, f.TradeDone):
                        trades += 1
                        inside = viewer in (fact.asker, fact.offerer)
                        assert ("?" not in fact.offered) == inside
                        assert ("?" not in fact.paid) == inside
                    assert not isinstance(fact, f.OfferCommitted) or fact.seat == viewer
    assert trades > 20
