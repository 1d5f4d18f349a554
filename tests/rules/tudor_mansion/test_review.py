"""The review says what could be known, no more and no less: counted anew from the facts."""

from __future__ import annotations

from typing import Any

import pytest

from game import slices
from game.bots import Budget, choose
from game.content import Texts
from game.core.messages import OMNISCIENT
from game.core.rng import stream_for
from game.deduction import count, follows
from game.match import Match, Setup
from systems.rules.tudor_mansion.bots import BOTS
from systems.rules.tudor_mansion.cards import CLUES
from systems.rules.tudor_mansion.knowledge import problem_of
from systems.rules.tudor_mansion.proving import all_three
from systems.rules.tudor_mansion.review import CaseReview, reviewing, spans
from tests.rules.tudor_mansion.tables import GAME, HOUSES, Played, played, seats_for

LEVELS = ("steady", "casual", "sharp")


def finished(house: str, number: int) -> Match:
    setup = Setup(GAME, seats=seats_for(house, number), seed=number, house_rules=HOUSES[house])
    match = Match.open(setup)
    bots = [BOTS[LEVELS[seat % 2]]() for seat in range(match.table.seats)]
    while match.outcome is None:
        decision = match.decisions[0]
        seat = decision.seat
        stream = stream_for(match.moves, f"review.{seat}")
        choice = choose(bots[seat], match.view(seat), decision, stream, Budget())
        match.submit(seat, choice.intent)
    return match


def review_of(match: Match) -> CaseReview:
    found = slices.finished(reviewing(match))
    assert isinstance(found, CaseReview)
    return found


@pytest.mark.parametrize("house", ["standard", "choose_one", "counted", "even", "pool", "again"])
@pytest.mark.parametrize("number", [1, 2])
def test_what_a_seat_could_know_is_counted_from_its_facts(house: str, number: int) -> None:
    with finished(house, number) as match:
        review = review_of(match)
        assert len(review.turns) == len(spans(match.view(OMNISCIENT).facts))
        for turn in review.turns[:: 1 + len(review.turns) // 6]:
            for standing in turn.standings:
                seat = standing.seat
                view = match.view(seat)
                known = count(problem_of(view, review.spans[seat][turn.number].end))
                assert standing.cases == len(known.envelope_triples())
                assert standing.placed == sum(known.holder_of(c) is not None for c in CLUES)
                assert standing.of == len(CLUES)


@pytest.mark.parametrize("house", ["standard", "choose_one", "counted"])
def test_proofs_of_the_review_hold(house: str) -> None:
    texts = Texts.load("en", GAME).with_names([f"Seat{n}" for n in range(6)])
    with finished(house, 3) as match:
        review = review_of(match)
        for seat, one in enumerate(review.seats):
            assert texts.say(one.verdict).strip()
            proof = slices.finished(review.proving_solution(seat))
            assert proof is not None
            if one.known is None:
                assert not proof.facts
                continue
            view = match.view(seat)
            envelope = match.view(OMNISCIENT).zones["envelope"].cards
            upto = review.seen_by(one.known, seat)
            assert all(number < upto for number in proof.facts)
            case = tuple(sorted(envelope, key=CLUES.index))
            assert follows(problem_of(view, upto).only(proof.facts), all_three(case))  # type: ignore[arg-type]
            assert all(texts.say(sentence).strip() for sentence in proof.sentences)
        for turn in review.turns[::4]:
            for standing in turn.standings:
                proof = slices.finished(review.proving(turn.number, standing.seat))
                assert (proof is None) == (standing.learnt is None)
                if proof is not None:
                    assert proof.conclusion == standing.learnt
            for line in turn.lines:
                assert texts.say(line).strip()


def test_known_means_that_one_case_was_left_for_the_first_time() -> None:
    with finished("standard", 4) as match:
        review = review_of(match)
        for one in review.seats:
            cases = [review.start[one.seat].cases]
            cases += [turn.standings[one.seat].cases for turn in review.turns]
            if one.known is not None:
                assert cases[one.known + 1] == 1
                assert 1 not in cases[: one.known + 1]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_turn_of_the_review_is_a_place_in_the_record(number: int) -> None:
    with finished("standard", number) as match:
        review = review_of(match)
        for turn in review.turns:
            with Match.replay(match.record, upto=turn.begins) as then:
                assert then.view(OMNISCIENT).values["turn"] == turn.seat
                assert then.view(OMNISCIENT).values["round_no"] == turn.round_no
            assert turn.begins < turn.ends <= match.moves
        assert [t.begins for t in review.turns[1:]] == [t.ends for t in review.turns[:-1]]
        assert review.turns[-1].ends == match.moves


@pytest.mark.parametrize("house", ["standard", "choose_one"])
def test_questions_are_rated_by_what_they_left(house: str) -> None:
    with finished(house, 1) as match:
        review = review_of(match)
        rated = [turn for turn in review.turns if turn.rated]
        assert rated
        for turn in rated[:8]:
            rating = slices.finished(review.rating(turn.number))
            assert rating is not None
            assert 1 <= rating.left <= rating.cases
            assert 1 <= rating.best <= rating.expected <= rating.cases
            assert rating.left == turn.standings[turn.seat].cases
        last = review.turns[-1]
        assert slices.finished(review.rating(last.number)) is None or last.rated


def test_expected_and_actual_agree_in_the_long_run() -> None:
    expected = left = 0.0
    for number in range(3):
        with finished("standard", number) as match:
            review = review_of(match)
            for turn in review.turns:
                if turn.rated:
                    rating: Any = slices.finished(review.rating(turn.number))
                    expected += rating.expected / rating.cases
                    left += rating.left / rating.cases
    assert 0.8 < expected / left < 1.25


def test_verdicts_of_those_who_spoke() -> None:
    envelope = ("mrs_white", "rope", "kitchen")
    rooms = {"miss_scarlett": "kitchen"}
    hand = ("miss_scarlett", "dagger", "candlestick", "hall", "lounge", "study")
    with Played(3, envelope, {0: hand}, rooms, peek_after_wrong=True) as table:
        table.suggest("mrs_white", "rope")
        table.accuse("colonel_mustard", "rope", "hall")
        table.skip()
        table.accuse(*envelope)
        first, second, third = review_of(table.match).seats
        assert first.verdict.key == "tudor_mansion.review.right_at_once"
        assert first.known == 0
        assert second.verdict.key == "tudor_mansion.review.wrong"
        assert second.known is None or second.known < 1, "to look is not to find out"
        assert third.verdict.key in ("tudor_mansion.review.never", "tudor_mansion.review.missed")


def test_a_match_that_goes_on_has_no_review() -> None:
    with played("standard", 1, most=10) as match, pytest.raises(ValueError, match="not over"):
        slices.finished(reviewing(match))
