"""Hints rest on a view alone, and the review tells how suspicion moved."""

from __future__ import annotations

from itertools import pairwise
from typing import TypeVar

import msgspec
import pytest

from game.content import Texts
from game.core.insight import Hint, Proof, Review
from game.core.intents import tag_of
from game.core.messages import OMNISCIENT, Message
from game.core.rng import Stream, stream_for
from game.match import Match
from game.simulation import play
from game.slices import finished
from systems.rules.deadly_premonition import RULES
from systems.rules.deadly_premonition import intents as do
from systems.rules.deadly_premonition.facts import AlignmentDealt, GameOver
from tests.rules.deadly_premonition.plays import GAME, any_game, any_move, bench, setup_of

T = TypeVar("T")


def texts() -> Texts:
    return Texts.load("en", GAME).with_names([f"Seat {seat}" for seat in range(4)])


def hint(match: Match, seat: int) -> Hint:
    return finished(match.rules.hinting(match.view(seat), {}))


def sentences(proof: Proof) -> list[Message]:
    return [proof.conclusion, *proof.sentences, *([proof.ending] if proof.ending else [])]


def keys(proof: Proof) -> list[str]:
    return [one.key.rpartition(".")[2] for one in sentences(proof)]


# -- hints --------------------------------------------------------------------------------


def test_every_moment_has_a_hint_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """For seats that are asked and for those that are not; and hidden cards change none."""
    monkeypatch.setattr(Texts, "strict", True)
    words, asked = texts(), set()
    for seed in range(15):
        stream = stream_for(seed, "hints")
        with Match.open(any_game(seed)) as match:
            while match.outcome is None and match.moves < 130:
                any_move(match, stream)
                if match.outcome is None and match.moves % 11 == seed % 11:
                    for seat in range(match.table.seats):
                        found = hint(match, seat)
                        assert [words.say(one) for one in sentences(found.proof)]
                        other = match.redeal(seat, Stream(seed))
                        if other is not None:
                            with other:
                                assert hint(other, seat) == found
                    asked.add(match.decisions[0].kind)
    assert {"main_move", "battle_response"} <= asked


def test_what_is_advised_can_be_done() -> None:
    """The conclusion is an option of the seat, as the button says it."""
    for seed in range(9):
        stream = stream_for(seed, "advice")
        with Match.open(any_game(seed)) as match:
            while match.outcome is None and match.moves < 90:
                any_move(match, stream)
                if match.outcome is None and match.moves % 5 == 0:
                    decision = match.decisions[0]
                    advice = hint(match, decision.seat).proof.conclusion
                    offered = [
                        (f"{GAME}.action.{tag_of(one)}", msgspec.structs.asdict(one))
                        for one in decision.options
                    ]
                    assert (advice.key, advice.values) in offered


def test_a_hint_to_accuse_gives_the_odds() -> None:
    pi = ("S01", "S05", "S09", "S22", "S14", "S18")
    with bench(3, [["R02"], ["G04"]], pi=pi, removed=[2]) as match:
        found = hint(match, 0)
        assert found.kind == "conclusion", "the other one was an Agent"
        assert found.proof.conclusion.key.endswith("accuse")
        assert "only_one" in keys(found.proof)
        assert "answered" in keys(found.proof)
        (odds,) = [one for one in found.proof.sentences if one.key.endswith("answered")]
        assert 10 < int(odds.values["percent"]) < 35, "one unseen card, 13 of 58 or so answer"


def test_a_known_answer_is_named() -> None:
    pi = ("S01", "S05", "S09", "S22", "S14", "S18")
    with bench(2, [["YEO1", "R02", "R13"], ["G02"]], pi=pi) as match:
        match.submit(0, do.LookAtHand("YEO1", 1))
        found = hint(match, 0)
        assert found.proof.conclusion.key.endswith("accuse")
        line = next(one for one in found.proof.sentences if one.key.endswith("answered"))
        assert line.values["percent"] in (0, 100)


def test_the_killer_gets_no_hint_about_the_killer() -> None:
    with Match.open(setup_of(4, 2)) as match:
        view = match.view(OMNISCIENT)
        killer = next(
            fact.seat
            for fact in view.facts
            if isinstance(fact, AlignmentDealt) and fact.alignment == "killer"
        )
        for seat in range(4):
            found = hint(match, seat)
            about = {"chance", "likeliest", "all_alike", "only_one"} & set(keys(found.proof))
            assert not about or seat != killer


# -- the review ---------------------------------------------------------------------------


def review_of(match: Match) -> Review:
    return finished(match.rules.reviewing(match))


def test_only_what_is_over_is_reviewed() -> None:
    for seats in (2, 3):
        assert RULES.reviews("duel" if seats == 2 else "hidden_killer")
        with Match.open(setup_of(seats, 1)) as match, pytest.raises(ValueError, match="not over"):
            review_of(match)


def test_a_review_goes_through_every_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cases never grow, what is certain is right, and there are words for everything."""
    monkeypatch.setattr(Texts, "strict", True)
    words, learnt, certain = texts(), 0, 0
    for seats, seed in [(3, 0), (3, 4), (4, 1), (4, 2), (4, 5)]:
        with Match.open(setup_of(seats, seed)) as match:
            play(match, ("steady",) * seats)
            review = review_of(match)
            ended = match.view(OMNISCIENT).facts[-1]
            assert isinstance(ended, GameOver)
            killer = ended.alignments.index("killer")
            assert review.most == seats
            assert review.turns[0].begins == 0
            assert [turn.begins for turn in review.turns[1:]] == [
                turn.ends for turn in review.turns[:-1]
            ]
            assert review.turns[-1].ends == match.moves
            for seat in range(seats):
                rows = [review.start[seat].cases]
                rows += [turn.standings[seat].cases for turn in review.turns]
                assert rows[0] == (1 if seat == killer else seats - 1)
                assert all(a >= b for a, b in pairwise(rows))
                told = review.seats[seat]
                assert words.say(told.verdict)
                proof = finished(review.proving_solution(seat))
                assert proof is not None
                assert [words.say(one) for one in sentences(proof)]
                if told.known is not None:
                    certain += 1
                    assert proof.conclusion.values["seat"] == killer
            for turn in review.turns[::5]:
                rating = finished(review.rating(turn.number))
                assert rating is not None
                assert rating.cases <= 1 and words.say(rating.verdict)
            for turn in review.turns:
                assert turn.lines
                assert all(words.say(line) is not None for line in turn.lines)
                for seat, standing in enumerate(turn.standings):
                    proof = finished(review.proving(turn.number, seat))
                    if standing.learnt is not None:
                        learnt += 1
                        assert words.say(standing.learnt)
                        assert proof is not None
                        assert [words.say(one) for one in sentences(proof)]
    assert learnt > 5
    assert certain >= 5


def test_a_removal_leaves_one_seat_certain() -> None:
    """Three seats, an Agent is removed: the other Agent knows the Killer, and can prove it."""
    pi = ("S01", "S05", "S09", "S22", "S14", "S18")
    with bench(3, [["R03", "R02"]], pi=pi) as match:
        match.submit(0, do.Accuse("R03", "S03"))
        match.submit(0, do.Accuse("R02", "S02"))
        assert match.outcome is not None
        review = review_of(match)
        assert [seat.known for seat in review.seats] == [0, -1, None]
        proof = finished(review.proving_solution(0))
        assert proof is not None
        assert keys(proof) == ["killer", "revealed"]
        assert review.seats[0].accused == (0,)
        assert review.seats[0].verdict.key.endswith("caught")
        assert review.seats[2].verdict.key.endswith("removed")


def test_suspicion_is_put_down_to_what_was_done() -> None:
    """Seat 1 checks the weather: that is what Killers do, and the review says so."""
    with bench(4, [[], ["STA1", "COF1", "HEA1"]], turn=1, weather_deck=["CS1", "CS2"]) as match:
        match.submit(1, do.CheckWeather("STA1"))
        match.submit(1, do.CheckWeather("COF1"))
        play(match, ("steady",) * 4)
        review = review_of(match)
        assert review.turns[0].standings[0].learnt is not None
        assert review.turns[0].standings[0].learnt.key.endswith("more")
        proof = finished(review.proving(0, 0))
        assert proof is not None
        assert keys(proof)[0] == "more"
        assert "habit" in keys(proof)
        assert finished(review.proving(0, 1)) is None, "the Killer knows itself"
