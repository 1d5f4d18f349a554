"""Hints and reviews: they rest on what a seat could see, and say so in words."""

from __future__ import annotations

from collections.abc import Generator
from itertools import pairwise
from typing import TypeVar

import pytest

from game.bots import choose
from game.content import Texts
from game.core.insight import Marks, Proof
from game.core.messages import OMNISCIENT, Message
from game.core.rng import Stream, stream_for
from game.match import Match
from game.slices import finished
from systems.rules.casefile import RULES
from systems.rules.casefile import intents as do
from systems.rules.casefile.bots import BOTS
from systems.rules.casefile.cards import EVIDENCE
from systems.rules.casefile.insight.choices import choices
from systems.rules.casefile.insight.hints import hinting
from systems.rules.casefile.insight.review import CaseReview, reviewing
from systems.rules.casefile.ledger import ledger_of
from tests.rules.casefile.bots.test_sense import mind_of
from tests.rules.casefile.plays import GAME, any_game, any_move, ask, calm, offers, setup_of, table

T = TypeVar("T")
ADVISED = ("make_offer", "choose_trade", "reset_discard", "die_reveal")
CASE = ("S1", "W1", "M1", "L1")


def sentences(proof: Proof) -> list[Message]:
    return [proof.conclusion, *proof.sentences, *([proof.ending] if proof.ending else [])]


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Texts:
    monkeypatch.setattr(Texts, "strict", True)
    return Texts.load("en", GAME)


def test_hints_are_true_alike_and_in_words(words: Texts) -> None:
    """At many moments of random games; also after a deal that the seat cannot tell apart."""
    kinds = set()
    redealt = 0
    for seed in range(4):
        stream = stream_for(seed, "play")
        with Match.open(any_game(seed)) as match:
            for number in range(160):
                if match.outcome is not None:
                    break
                if number % 13 == 12:
                    seat = match.decisions[0].seat
                    view = match.view(seat)
                    hint = finished(hinting(view, {}))
                    kinds.add(hint.kind)
                    assert all(words.say(one) for one in sentences(hint.proof))
                    folder = match.view(OMNISCIENT).zones["folder"].cards
                    for (card, place), has in hint.cells:
                        assert place == "folder"
                        assert (card in folder) is has
                    other = match.redeal(seat, Stream(number))
                    if other is not None:
                        with other:
                            assert finished(hinting(other.view(seat), {})) == hint
                            redealt += 1
                any_move(match, stream)
    assert {"question"} <= kinds
    assert redealt > 5


def test_hints_say_that_they_are_silent_in_windows(words: Texts) -> None:
    """In the same words whether the seat could play a card or not."""
    said = set()
    for hand in (("F10", "S1", "S2", "W2", "M3"), ("F1", "S1", "S2", "W2", "M3")):
        with table(2, hand__0=("S3", "L2", "W5", "M7", "L7"), hand__1=hand) as match:
            ask(match, 0, "S4", "W4", "L1")
            offers(match, {})
            match.submit(0, do.Swap("S3"))
            while match.decisions[0].seat != 1:
                match.submit(match.decisions[0].seat, do.Pass())
            assert match.decisions[0].kind == "anytime"
            hint = finished(hinting(match.view(1), {}))
            assert hint.kind == "nothing"
            said.add(words.say(hint.proof.conclusion))
    assert len(said) == 1 and said != {words.say(Message("casefile.insight.nothing"))}


def test_an_adviser_names_only_what_is_legal() -> None:
    for seed in range(3):
        stream = stream_for(seed, "play")
        with Match.open(setup_of(2 + seed % 3, seed)) as match:
            for _ in range(150):
                if match.outcome is not None:
                    break
                for decision in match.decisions:
                    if decision.kind in (
                        "make_offer",
                        "choose_trade",
                        "reset_discard",
                        "die_reveal",
                    ):
                        mind = mind_of(match, decision.seat, "sharp")
                        found = choices(mind, decision.kind)
                        assert found is not None
                        assert all(one in decision.options for one in found)
                any_move(match, stream)


def test_a_sum_that_leaves_one_piece_is_told_with_its_source(words: Texts) -> None:
    """CF-E34: the own hand holds every false card of one point."""
    mine = ("F1", "F5", "F6", "F10", "L7")
    with table(2, hand__0=mine, hand__1=("W1", "M7", "M8", "S7", "L8")) as match:
        ask(match, 0, "S7", "W1", "L8")
        offers(match, {1: ("W1",)})
        calm(match)
        hint = finished(hinting(match.view(0), {}))
        assert hint.kind == "conclusion"
        assert hint.cells == ((("W1", "folder"), False),)
        keys = [one.key.rsplit(".", 1)[1] for one in sentences(hint.proof)]
        assert keys == ["not_there", "in_round", "offered", "only_with"]
        said = words.say(hint.proof.sentences[1])
        assert "1" in said
        marks: Marks = {("W1", "folder"): False}
        assert finished(hinting(match.view(0), marks)).cells == ()


def test_the_solution_is_told_as_soon_as_it_is_certain(words: Texts) -> None:
    marks = tuple(piece for piece in EVIDENCE if piece not in CASE)
    with table(3, folder=CASE, board_marks=marks) as match:
        hint = finished(hinting(match.view(0), {}))
        assert hint.kind == "conclusion"
        assert {card for (card, _), has in hint.cells if has} == set(CASE)
        assert all(words.say(one) for one in sentences(hint.proof))


@pytest.fixture(scope="module")
def reviewed() -> Generator[tuple[Match, CaseReview], None, None]:
    """One game of three levels, gone through."""
    with Match.open(setup_of(3, 11)) as match:
        bots = [BOTS[level]() for level in ("sharp", "steady", "casual")]
        while match.outcome is None:
            decision = match.decisions[0]
            stream = stream_for(1, "bots").fork(match.moves)
            view = match.view(decision.seat)
            choice = choose(bots[decision.seat], view, decision, stream)
            match.submit(decision.seat, choice.intent)
        yield match, finished(reviewing(match))


def test_a_review_tells_every_turn_and_every_seat(
    reviewed: tuple[Match, CaseReview], words: Texts
) -> None:
    match, review = reviewed
    assert review.turns[0].begins == 0
    assert review.turns[-1].ends == match.moves
    for one, other in pairwise(review.turns):
        assert one.ends == other.begins
    learnt = proved = 0
    for turn in review.turns:
        assert all(words.say(line) for line in turn.lines)
        for seat, standing in enumerate(turn.standings):
            if standing.learnt is None:
                continue
            learnt += 1
            assert words.say(standing.learnt)
            if learnt % 9 == 0:
                proof = finished(review.proving(turn.number, seat))
                assert proof is not None
                assert proof.sentences
                assert all(words.say(one) for one in sentences(proof))
                proved += 1
    assert learnt > 20
    assert proved
    for row in review.seats:
        assert words.say(row.verdict)
        proof = finished(review.proving_solution(row.seat))
        assert proof is not None
        assert all(words.say(one) for one in sentences(proof))


def test_knowledge_in_a_review_only_grows_and_is_true(reviewed: tuple[Match, CaseReview]) -> None:
    match, review = reviewed
    for seat in range(3):
        peek = review.peek(seat)
        cases = [review.start[seat].cases, *(turn.standings[seat].cases for turn in review.turns)]
        assert all(one >= other for one, other in pairwise(cases))
        assert cases[-1] >= 1
        for turn in range(-1, len(review.turns)):
            folder = review.known[turn, seat].ledger.folder
            assert all(
                piece in rows for piece, rows in zip(review.solution, folder.values(), strict=True)
            )
        known = review.seats[seat].known
        if known is not None and known >= 0:
            assert cases[known + 1] == 1 < cases[known]
            assert peek is None or known < peek
    assert match.outcome is not None


def test_what_could_be_known_in_a_review_is_what_the_view_gave_then() -> None:
    """Followed afterwards, a seat knows as much after a turn as its ledger said at that moment."""
    with table(2, 3, folder=CASE, chance={"die": ["x", "x"]}) as match:
        stream = stream_for(3, "play")
        then: dict[int, tuple[str, ...]] = {}
        turn = -1
        while match.outcome is None:
            decision = match.decisions[0]
            if decision.kind == "turn_start":
                then[turn] = ledger_of(match.view(1)).crossed_off()
                turn += 1
                match.submit(decision.seat, do.Solve(*CASE) if turn > 6 else do.Investigate())
            else:
                any_move(match, stream)
        review = finished(reviewing(match))
    for number, crossed in then.items():
        assert review.known[number, 1].ledger.crossed_off() == crossed
    assert review.seats[match_winner(review)].verdict.key.rsplit(".", 1)[1] in ("solved", "dared")


def match_winner(review: CaseReview) -> int:
    return next(seat.seat for seat in review.seats if seat.accused)


def test_an_unfinished_match_has_no_review() -> None:
    assert RULES.gives_hints
    assert RULES.has_review
    with Match.open(setup_of(2, 1)) as match, pytest.raises(ValueError, match="not over"):
        finished(reviewing(match))
