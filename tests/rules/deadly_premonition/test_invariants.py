"""The invariants of the rules file over random games (DP-I01 to DP-I22)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.messages import OMNISCIENT, PUBLIC
from game.core.rng import Stream, stream_for
from game.core.setup import Setup
from game.core.view import View
from game.match import Match
from systems.rules.deadly_premonition.cards import CARDS, WEATHER
from tests.rules.deadly_premonition.auditor import Auditor
from tests.rules.deadly_premonition.plays import any_game, any_move, setup_of

MOST_DECISIONS = {2: 4_000, 3: 6_000, 4: 8_000}
"""Seats -> decisions of which no random game comes near; most have some hundreds."""
PUBLIC_KINDS = {"amplify_second", "protect_pick", "doll_reroll", "snowstorm_pick"}


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


@pytest.mark.parametrize("part", range(10))
def test_the_invariants_hold_in_random_games(part: int) -> None:
    """Two hundred games of two, three and four seats."""
    for seed in range(20 * part, 20 * part + 20):
        audited(any_game(seed), seed)


@pytest.mark.long
@pytest.mark.parametrize("part", range(100))
def test_the_invariants_hold_in_many_random_games(part: int) -> None:
    """Ten thousand games."""
    for seed in range(1_000 + 100 * part, 1_100 + 100 * part):
        audited(any_game(seed), seed)


def test_every_ending_comes_up() -> None:
    """So that the audit has seen them all; the rare ones are arranged elsewhere."""
    found = Counter(audited(any_game(seed), seed)[0] for seed in range(300, 345))
    assert {"deaths", "identified_killer", "rival_removed"} <= set(found)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_next_to_no_deck(seats: int) -> None:
    """I22, DP-R07, DP-R08: the deck is re-formed again and again."""
    for seed in range(6):
        stream = stream_for(seed, "scarce")
        cards = list(CARDS)
        stream.shuffle(cards)
        share = len(cards) // seats
        hands = {f"hand.{seat}": cards[seat * share : (seat + 1) * share] for seat in range(seats)}
        setup = setup_of(seats, seed, arrange={**hands, "moves_left": 2})
        audited(setup, seed)


def test_the_same_seed_and_choices_give_the_same_events() -> None:
    """DP-I17."""
    for seed in range(6):
        stream = stream_for(seed, "again")
        with Match.open(any_game(seed)) as match:
            while match.outcome is None:
                any_move(match, stream)
            with Match.replay(match.record) as again:
                assert again.facts_since(0, OMNISCIENT) == match.facts_since(0, OMNISCIENT)
                assert again.digest() == match.digest()


def test_offered_options_are_taken_and_others_are_not() -> None:
    """DP-I14, at some moments of some games, with every option that there is."""
    for seed in range(6):
        stream = stream_for(seed, "offered")
        with Match.open(any_game(seed)) as match:
            earlier = set()
            while match.outcome is None and match.moves < 90:
                decision = match.decisions[0]
                offered = set(decision.options)
                for intent in earlier - offered:
                    assert match.why_not(decision.seat, intent) is not None
                if match.moves % 29 == seed:
                    data = match.snapshot()
                    for intent in decision.options:
                        with Match.restore(data) as copy:
                            copy.submit(decision.seat, intent)
                            all_there(copy)
                earlier |= offered
                any_move(match, stream)


def all_there(match: Match) -> None:
    """DP-I01, DP-I02."""
    zones = match.table.zones
    faces = [face for name in zones.names() for face in zones.faces(name)]
    assert sorted(face for face in faces if face in CARDS) == list(CARDS)
    assert sorted(face for face in faces if face in WEATHER) == list(WEATHER)


# -- DP-I18, DP-I19 -----------------------------------------------------------------------


def changed(one: View, two: View) -> int:
    """Cards that lie elsewhere in the other match."""
    return sum(one.zones[name].cards != two.zones[name].cards for name in one.zones)


def test_hidden_cards_and_alignments_make_no_difference() -> None:
    """DP-I18, and that the other match is really another one; DP-I19 on the way."""
    others = kinds = 0
    for seed in range(12):
        stream = stream_for(seed, "hidden")
        with Match.open(any_game(seed)) as match:
            while match.outcome is None and match.moves < 260:
                any_move(match, stream)
                if match.decisions and match.decisions[0].kind in PUBLIC_KINDS:
                    kinds += same_public_options(match, stream)
                if match.moves % 43 == 0:
                    for seat in range(match.table.seats):
                        others += same_for(match, seat, stream)
    assert others > 40
    assert kinds > 10


def same_for(match: Match, seat: int, stream: Stream) -> bool:
    other = match.redeal(seat, stream)
    if other is None:
        return False
    with other:
        assert other.view(seat) == match.view(seat)
        assert other.view(PUBLIC) == match.view(PUBLIC)
        return changed(other.view(OMNISCIENT), match.view(OMNISCIENT)) > 0


def same_public_options(match: Match, stream: Stream) -> bool:
    """DP-I19: whoever looks on finds the same options, whatever it cannot see."""
    decision = match.decisions[0]
    onlooker = (decision.seat + 1) % match.table.seats
    other = match.redeal(onlooker, stream)
    if other is None:
        return False
    with other:
        assert list(other.decisions[0].options) == list(decision.options)
        return True
