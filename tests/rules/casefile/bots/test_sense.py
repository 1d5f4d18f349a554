"""What computer players of each level notice, and what they do about it."""

from __future__ import annotations

import pytest

from game.bots import Budget, Choice, choose
from game.core.messages import OMNISCIENT
from game.core.rng import Stream, stream_for
from game.match import Match
from game.slices import finished
from systems.rules.casefile import intents as do
from systems.rules.casefile.bots import BOTS, LEVELS, solving
from systems.rules.casefile.bots.memory import Memory, noted
from systems.rules.casefile.bots.mind import Mind, minding
from systems.rules.casefile.bots.outlook import Outlook, by_notes
from systems.rules.casefile.bots.packets import expected, faith
from systems.rules.casefile.bots.reading import weights
from systems.rules.casefile.bots.trading import offer_worth
from systems.rules.casefile.cards import EVIDENCE, EVIDENCE_OF, RED_HERRINGS
from systems.rules.casefile.incident import DECK, PILE
from systems.rules.casefile.ledger import Holding
from tests.rules.casefile.plays import any_move, ask, calm, offers, setup_of, table, trade

CASE = ("S1", "W1", "M1", "L1")


def act(match: Match, seat: int, level: str, label: int = 0) -> Choice:
    decision = match.decision(seat)
    assert decision is not None
    return choose(BOTS[level](), match.view(seat), decision, Stream(label))


def mind_of(match: Match, seat: int, level: str) -> Mind:
    return finished(minding(match.view(seat), seat, LEVELS[level], Stream(1), Budget()))


@pytest.mark.parametrize("level", BOTS)
def test_the_only_case_left_is_named(level: str) -> None:
    """All other pieces are on the board."""
    marks = tuple(piece for piece in EVIDENCE if piece not in CASE)
    with table(3, folder=CASE, board_marks=marks) as match:
        assert act(match, 0, level).intent == do.Solve(*CASE)


@pytest.mark.parametrize("level", BOTS)
def test_nobody_solves_in_the_dark(level: str) -> None:
    with Match.open(setup_of(4, 2)) as match:
        assert act(match, match.decisions[0].seat, level).intent == do.Investigate()


def test_a_sharp_player_dares_a_good_guess_when_others_are_close() -> None:
    """Two cases are left to everybody: whoever waits, loses to the next one that dares."""
    two = {*CASE, "S2"}
    marks = tuple(piece for piece in EVIDENCE if piece not in two)
    with table(3, folder=CASE, board_marks=marks, hand__0=("F1", "F2", "F3", "F4", "F5")) as match:
        assert isinstance(act(match, 0, "sharp").intent, do.Solve)
        assert act(match, 0, "steady").intent == do.Investigate()


def test_waiting_is_worth_less_the_more_the_others_have_seen() -> None:
    with Match.open(setup_of(3, 4)) as match:
        mind = mind_of(match, match.decisions[0].seat, "sharp")
        early = solving.waiting(mind, 0.3)
        for rival in mind.rivals:
            mind.memory.reach[rival] = 27.0
        assert solving.waiting(mind, 0.3) < early


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_of_equal_sums_rubbish_goes_first_then_what_the_asker_has_seen(level: str) -> None:
    """What nobody has seen goes last (rules file, section 9)."""
    hand = ("L1", "W1", "M2", "L8", "F1")
    mine = ("S1", "S2", "W2", "M3", "L2")
    with table(2, hand__0=mine, hand__1=hand, board_marks=("L1",)) as match:
        ask(match, 0, "S4", "W1", "L1")
        mind = mind_of(match, 1, level)
        rubbish, seen, unseen = (offer_worth(mind, (card,)) for card in ("F1", "L1", "W1"))
        assert rubbish >= seen > unseen


@pytest.mark.parametrize("level", ["steady", "sharp"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_early_in_a_match_a_piece_is_given_for_what_comes_back(level: str, seats: int) -> None:
    """Nobody sits on everything: offers are what a match lives on."""
    hands = {"hand__0": ("S1", "S2", "W2", "M3", "L2"), "hand__1": ("S4", "W1", "M2", "L8", "M7")}
    with table(seats, **hands) as match:
        ask(match, 0, "S4", "W1", "L1")
        assert isinstance(act(match, 1, level).intent, do.Offer)


def test_a_deck_known_by_heart_is_drawn_through_for_the_discards() -> None:
    """Nobody waits for ever for what lies among the discards."""
    outlook = by_notes({DECK: 2, PILE: 9}, 0, ("S1",), frozenset(), frozenset())
    assert outlook.news > 0
    places = dict(outlook.places) | {DECK: Holding(2, ("F1", "F2"), ("F1", "F2"))}
    assert Outlook(places, outlook.folder, {}, frozenset()).news > 0


def test_a_payment_is_made_of_what_the_other_has_seen() -> None:
    """S1 came from the seat that is paid now; S2 it has never seen."""
    mine = ("S1", "S2", "W7", "M7", "L7")
    with table(
        2, hand__0=mine, hand__1=("W1", "F1", "F5", "M1", "L8"), board_marks=("S1",)
    ) as match:
        ask(match, 0, "S5", "W1", "L5")
        offers(match, {1: ("W1",)})
        calm(match)
        intent = act(match, 0, "sharp").intent
        if isinstance(intent, do.Trade):
            assert intent.payment == ("S1",)


def test_a_sum_that_can_only_be_one_piece_is_no_news_when_it_is_known() -> None:
    """The false cards of one point are all in the own hand: a sum of one is the piece asked for."""
    mine = ("F1", "F5", "F6", "F10", "L7")
    with table(2, hand__0=mine, hand__1=("W1", "M7", "M8", "S7", "L8")) as match:
        ask(match, 0, "S7", "W1", "L8")
        offers(match, {1: ("W1",)})
        calm(match)
        mind = mind_of(match, 0, "sharp")
        assert "W1" not in mind.outlook.open
        assert expected(mind, 1, 1).news == 0


def test_a_piece_that_many_ask_for_late_is_likely_in_the_folder() -> None:
    with Match.open(setup_of(3, 8)) as match:
        stream = stream_for(8, "play")
        for _ in range(250):
            if match.outcome is None:
                any_move(match, stream)
        memory = Memory(match.view(0), 0)
    pieces = [piece for piece in EVIDENCE_OF["suspect"] if piece not in memory.seen_by[0]][:2]
    assert len(pieces) == 2
    plain = weights(memory, pieces)
    for rival in (1, 2):
        memory.reach[rival] = 24.0
        last = next(one for one in reversed(memory.asks) if one.seat == rival)
        named = last._replace(pieces=(pieces[0], "W1", "M1"), reach=24.0)
        memory.asks += [named, named]
    told = weights(memory, pieces)
    assert told[pieces[0]] / plain[pieces[0]] > 2 * told[pieces[1]] / plain[pieces[1]]


def test_odds_of_the_true_case_are_better_than_blind_ones_on_average() -> None:
    """Reading others is worth something: over some games of steady players, late in the game."""
    better = 0.0
    for seed in (0, 1):
        with Match.open(setup_of(3, seed)) as match:
            folder = match.view(OMNISCIENT).zones["folder"].cards
            bots = [BOTS["casual"]() for _ in range(3)]
            while match.outcome is None and match.view(0).values["round_no"] < 16:
                decision = match.decisions[0]
                stream = stream_for(seed, "bots").fork(match.moves)
                view = match.view(decision.seat)
                match.submit(
                    decision.seat,
                    choose(bots[decision.seat], view, decision, stream).intent,
                )
            if match.outcome is None:
                for seat in range(3):
                    sharp = mind_of(match, seat, "sharp").outlook
                    plain = mind_of(match, seat, "steady").outlook
                    better += sum(sharp.in_folder(c) - plain.in_folder(c) for c in folder)
    assert better > 0


def test_a_casual_player_loses_marks_for_good() -> None:
    lost = 0
    for seed in range(3):
        with Match.open(setup_of(3, seed)) as match:
            stream = stream_for(seed, "play")
            for _ in range(150):
                if match.outcome is None:
                    any_move(match, stream)
            memory = Memory(match.view(1), 1)
            kept = noted(memory, 6)
            assert kept == noted(memory, 6)
            assert kept <= noted(memory, 0) == frozenset(memory.seen_by[1])
            lost += len(memory.seen_by[1]) - len(kept)
    assert lost


@pytest.mark.rule("CF-139")
@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_what_lies_on_the_board_is_revealed_first(level: str) -> None:
    hand = ("S1", "S5", "W2", "F1", "F2")
    chance = {"die": ["suspect"]}
    with table(2, hand__0=hand, board_marks=("S5",), chance=chance) as match:
        for seat in (0, 1):
            ask(match, seat, "S7", "W7", "M7")
            offers(match, {})
            calm(match)
            match.submit(seat, do.Keep())
            calm(match)
        if match.decisions[0].kind == "die_reveal":
            assert act(match, match.decisions[0].seat, level).intent == do.Reveal(("S5",))


@pytest.mark.rule("CF-147")
@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_a_herring_goes_at_the_reset(level: str) -> None:
    hand = ("S1", "S5", "W2", "F1", "M4")
    with table(2, hand__0=hand, chance={"die": ["x"]}) as match:
        for seat in (0, 1):
            ask(match, seat, "S7", "W7", "M7")
            offers(match, {})
            calm(match)
            match.submit(seat, do.Keep())
            calm(match)
        intent = act(match, 0, level).intent
        assert isinstance(intent, do.Discard)
        assert set(intent.cards) <= set(RED_HERRINGS)
        assert intent.cards


def test_trust_follows_what_a_seat_has_brought() -> None:
    """Rubbish in a trade makes the next offer of that seat less welcome."""
    with table(
        2, hand__0=("S1", "S2", "W1", "M1", "L1"), hand__1=("F1", "F5", "W2", "M3", "L3")
    ) as match:
        before = mind_of(match, 0, "sharp")
        ask(match, 0, "S5", "W2", "L5")
        offers(match, {1: ("F1",)})
        trade(match, 1, "S1")
        after = mind_of(match, 0, "sharp")
        assert faith(after, 1) < faith(before, 1)
