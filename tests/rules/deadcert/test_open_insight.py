"""What OPENplay and Co-op tell about knowing: hints from what lies open, reviews of all reads."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from game import slices
from game.content import Texts
from game.core.insight import Hint, Proof, Review
from game.core.messages import Message
from game.match import Match
from game.simulation import play
from systems.rules.deadcert import content
from systems.rules.deadcert.facts import EpisodeEnded
from systems.rules.deadcert.insight.open_hints import open_cards
from systems.rules.deadcert.insight.open_verdicts import first_let_go, open_verdict, team_verdict
from systems.rules.deadcert.insight.proving import filing
from systems.rules.deadcert.intents import Fetch, File
from systems.rules.deadcert.openplay.intents import Examine, MakeChief, Promote
from tests.rules.deadcert.plays import GAME, arranged, played, setup_of

T = TypeVar("T")


def texts() -> Texts:
    return Texts.load("en", GAME).with_names([f"Seat {seat}" for seat in range(6)])


def hint(match: Match, seat: int) -> Hint:
    return slices.finished(match.rules.hinting(match.view(seat), {}))


def review_of(match: Match) -> Review:
    return slices.finished(match.rules.reviewing(match))


def sentences(proof: Proof) -> list[Message]:
    return [proof.conclusion, *proof.sentences, *([proof.ending] if proof.ending else [])]


@pytest.mark.rule("DC-OPEN-009")
def test_a_hint_of_openplay_names_nobody_who_does_not_lie_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Cards that others filed were read out to all, and a hint does not bring them back."""
    monkeypatch.setattr(Texts, "strict", True)
    words, told = texts(), 0
    for number in range(10):
        with played("open", 3, number, 12 + 9 * number) as match:
            if match.outcome is not None:
                continue
            for seat in range(3):
                view = match.view(seat)
                card_set = match.table.look.case.card_set
                shown = {card_set.suspect_of(card) for card in open_cards(view)}
                found = hint(match, seat)
                for sentence in sentences(found.proof):
                    assert words.say(sentence)
                    suspect = sentence.values.get("suspect")
                    assert suspect is None or suspect in shown
                    told += suspect is not None
    assert told > 20


def test_a_hint_of_co_op_says_what_the_team_should_do() -> None:
    arrange = {"chiefs.0": ["M:m1"], "filed.0": ["M:K"], "chiefs.1": ["E:K"], "turn": 0}
    with arranged("coop", 2, arrange) as match:
        found = hint(match, 0)
        assert found.proof.ending is not None
        assert found.proof.ending.key.endswith("aloud.promote")


def test_a_killer_who_lies_open_is_proved_by_a_hint() -> None:
    arrange: dict[str, Any] = {"chiefs.0": ["M:K", "E:K"], "filed.1": ["O:K"], "fresh": ["M:m1"]}
    with arranged("open", 2, {**arrange, "turn": 0}) as match:
        assert hint(match, 0).kind == "question"
        assert hint(match, 1).kind == "conclusion", "seat 1 may look into its own stack"
        assert hint(match, 1).proof.conclusion.values["suspect"] == "K"
        match.submit(0, Examine(1))
        assert hint(match, 0).kind == "conclusion"


def test_a_review_goes_through_every_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cases fall from 37 to the killer, reasons are there for what was learnt, words for all."""
    monkeypatch.setattr(Texts, "strict", True)
    words = texts()
    known = 0
    for format_, seed in [("open", 0), ("open", 1), ("coop", 0), ("coop", 3)]:
        with Match.open(setup_of(format_, 3, seed)) as match:
            play(match, ("sharp",) * 3)
            review = review_of(match)
            killer = match.table.look.case.killer
            rows = [[turn.standings[seat].cases for turn in review.turns] for seat in range(3)]
            assert review.most == 37
            assert rows[0] == rows[1] == rows[2], "everything is read to all"
            assert all(a >= b for a, b in zip(rows[0], rows[0][1:], strict=False))
            assert [turn.begins for turn in review.turns[1:]] == [
                turn.ends for turn in review.turns[:-1]
            ]
            for turn in review.turns:
                assert turn.lines
                for line in turn.lines:
                    assert words.say(line) is not None
                learnt = turn.standings[0].learnt
                proof = slices.finished(review.proving(turn.number, 0))
                if learnt is not None:
                    assert proof is not None
                    assert [words.say(one) for one in sentences(proof)]
            for seat in review.seats:
                assert words.say(seat.verdict)
                if seat.known is not None:
                    known += 1
                    proof = slices.finished(review.proving_solution(seat.seat))
                    assert proof is not None
                    assert proof.conclusion.values["suspect"] == killer
    assert known >= 6


def finished(arrange: dict[str, Any], seats: int) -> tuple[Match, EpisodeEnded]:
    """A match in which seat 1 files the third card and seat 0 fetches it from there."""
    with arranged("open", seats, {**arrange, "turn": 1}) as match:
        if Fetch() in match.decisions[0].options:
            match.submit(1, Fetch())
        match.submit(1, File())
        for seat in range(2, seats):
            match.submit(seat, Fetch())
            match.submit(seat, File())
        match.submit(0, Examine(1))
        match.submit(0, Promote("O:K"))
        facts = match.facts_since(0, 0)
        ended = next(fact for fact in facts if isinstance(fact, EpisodeEnded))
        return match, ended


def test_what_was_let_go_is_named() -> None:
    arrange = {"chiefs.0": ["M:K", "E:K"], "fresh": ["O:K"]}
    match, ended = finished(arrange, 2)
    facts = match.facts_since(0, 0)
    assert first_let_go(facts, 1, ended.cards) == ("open_filed", "O:K", 1)
    assert first_let_go(facts, 0, ended.cards) is None
    assert open_verdict(facts, ended, 0, 1, 1).key.endswith(".won")
    assert open_verdict(facts, ended, 1, 1, 1).key.endswith(".open_filed")


def test_a_chief_that_was_replaced_was_let_go() -> None:
    arrange = {"chiefs.0": ["M:K"], "fresh": ["M:m1"], "turn": 0}
    with arranged("open", 2, arrange) as match:
        if Fetch() in match.decisions[0].options:
            match.submit(0, Fetch())
        match.submit(0, MakeChief())
        facts = match.facts_since(0, 0)
        assert first_let_go(facts, 0, ("M:K",)) == ("open_demoted", "M:K", 1)
        assert first_let_go(facts, 1, ("M:K",)) is None


def test_a_team_is_told_whose_card_was_missing() -> None:
    """EX-21: the other card lay filed with seat 1."""
    arrange = {"chiefs.0": ["M:K"], "filed.1": ["O:K"], "fresh": ["E:K"], "turn": 1}
    with arranged("coop", 2, arrange) as match:
        match.submit(1, Fetch())
        assert match.outcome is not None
        assert match.outcome.ending == "lost"
        facts = match.facts_since(0, 0)
        ended = next(fact for fact in facts if isinstance(fact, EpisodeEnded))
        assert team_verdict(ended, 0, 1).key.endswith("team_laid")
        filed = team_verdict(ended, 1, 1)
        assert filed.key.endswith("team_filed")
        assert tuple(filed.values["cards"]) == ("O:K",)  # type: ignore[arg-type]
        assert review_of(match).seats[1].verdict == filed


def test_a_hint_says_of_which_card_its_last_sentence_speaks() -> None:
    """Whoever was just read out is named as that, not as the one who did it."""
    with arranged("open", 2, {"fresh": ["M:m1", "E:e1"], "turn": 0}) as match:
        if match.decisions[0].kind == "open_turn":
            match.submit(0, Fetch())
        ending = hint(match, 0).proof.ending
        assert ending is not None and ending.values["suspect"] == "m1"
        assert ending.key.endswith("this_card")


def test_the_order_of_a_single_card_is_none() -> None:
    words, cards = texts(), content.load("").card
    first, second = list(cards)[:2]
    assert "order" not in words.say(filing([first]))
    assert "order" in words.say(filing([first, second]))
