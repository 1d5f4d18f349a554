"""Hints and the review: from the own view alone, in words that exist, and true."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

import pytest

from game import slices
from game.content import Texts
from game.core.insight import Hint, Proof
from game.core.messages import OMNISCIENT
from game.core.rng import Stream, stream_for
from game.match import Match
from game.simulation import play
from systems.rules.detective_club import RULES
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.affinity import VAGUE, affinity_to
from systems.rules.detective_club.content import gallery
from systems.rules.detective_club.insight.ideas import best_words, likely_tags_of
from systems.rules.detective_club.insight.review import ClubReview, reviewing
from systems.rules.detective_club.insight.rounds import left, rounds
from tests.rules.detective_club.plays import (
    GAME,
    any_game,
    any_move,
    options,
    play_until,
    setup_of,
    table,
)

T = TypeVar("T")
FIELDS: dict[str, Any] = {
    "played.0": ["E082", "E074"], "played.1": ["E037", "E041"], "played.2": ["E113", "E134"],
    "played.3": ["E071", "E162"], "played.4": ["E072", "E155"],
    "step": "vote", "active": 0, "word": "ocean", "conspirator": 2,
}  # fmt: skip
"""Everybody has played for the word but seat 2."""


def hint_of(match: Match, seat: int) -> Hint:
    return slices.finished(RULES.hinting(match.view(seat), {}))


def words() -> Texts:
    return Texts.load("en", GAME).with_names([f"Seat {seat}" for seat in range(8)])


def read(proof: Proof) -> list[str]:
    texts = words()
    lines = [texts.say(proof.conclusion), *map(texts.say, proof.sentences)]
    if proof.ending is not None:
        lines.append(texts.say(proof.ending))
    assert all(lines)
    return lines


# -- words ----------------------------------------------------------------------------------


def test_the_best_words_suit_the_hand() -> None:
    for seed in range(6):
        with table(5, seed=seed) as match:
            view = match.view(0)
            found = best_words(view)
            assert len(found) == len({one.word for one in found}) == 12
            hand = view.zones["hand.0"].cards
            for one in found:
                assert set(one.cards) <= set(hand)
                for card, fit, tag, thing in zip(
                    one.cards, one.fits, one.reasons, one.things, strict=True
                ):
                    assert affinity_to(one.word, card) == fit
                    assert tag in gallery().weights[card]
                    assert tag in gallery().concepts[one.word]
                    assert tag in gallery().tags_of[thing]
                assert words().say(one.why)
                assert one.why.key.endswith("word_idea")
            assert best_words(match.view(1))[0].cards != found[0].cards
            assert not best_words(match.view("public"))


def test_a_word_that_hardly_fits_is_told_as_one() -> None:
    with table(5, seed=0) as match:
        found = best_words(match.view(3), 60)
    far = [VAGUE in one.reasons for one in found]
    assert any(far)
    assert [one.why.key.endswith("word_far") for one in found] == far


@pytest.mark.rule("CLUB-117")
def test_the_best_words_are_of_the_topic_and_not_used() -> None:
    used = ["ghost", "trap"]
    with table(5, 3, "thematic", topic="mystery", used_words=used, round_no=3, active=2) as match:
        found = {one.word for one in best_words(match.view(2), 20)}
    assert found == set(gallery().topics["mystery"]) - set(used)


def test_tags_are_proposed_for_ones_own_word() -> None:
    assert "water" in likely_tags_of("shipwreck", 4)
    assert "love" in likely_tags_of("honeymoon", 4)
    assert likely_tags_of("xqzzk") == ()


# -- hints ----------------------------------------------------------------------------------


def test_every_hint_can_be_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """At random moments of any game, for every seat: it is in words, and rests on the view."""
    monkeypatch.setattr(Texts, "strict", True)
    kinds = set()
    for seed in range(16):
        stream = stream_for(seed, "hints")
        with Match.open(any_game(seed)) as match:
            for _ in range(4 + 5 * seed):
                if match.outcome is None:
                    any_move(match, stream)
            for seat in range(match.table.seats):
                hint = hint_of(match, seat)
                read(hint.proof)
                kinds.add(hint.kind)
                other = match.redeal(seat, Stream(seed))
                if other is not None:
                    with other:
                        assert hint_of(other, seat) == hint
    assert kinds == {"question", "guess", "nothing"}


def test_the_hint_is_a_table_with_the_least_fitting_pair_first() -> None:
    with table(5, **FIELDS) as match:
        lines = read(hint_of(match, 1).proof)
    assert lines[0] == "Seat 2"
    assert len(lines) == 1 + 3 + 1
    assert lines[1].startswith("Seat 2: ")
    assert "Seat 0" not in " ".join(lines)


def test_who_guesses_is_told_what_the_word_may_be() -> None:
    """And never what it is: the word is not in the view."""
    fields = {**FIELDS, "step": "play_cards"}
    for seat in (2, 3, 4):
        fields[f"played.{seat}"] = []
    fields |= {"played.0": ["E082"], "played.1": ["E037"]}
    with table(5, **fields) as match:
        assert match.decisions[0].seat == 2
        hint = hint_of(match, 2)
        assert hint.kind == "guess"
        assert any("ocean" in line for line in read(hint.proof))


def test_nothing_is_said_to_spectators_and_after_the_end() -> None:
    with table(4) as match:
        assert slices.finished(RULES.hinting(match.view("public"), {})).kind == "nothing"


# -- the review -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished() -> Generator[Match, None, None]:
    with Match.open(setup_of(5, 7, computers=(0, 1, 2, 3, 4))) as match:
        play(match, ("sharp", "steady", "casual", "sharp", "random"))
        yield match


def test_every_card_and_every_vote_is_a_turn(finished: Match) -> None:
    review = slices.finished(reviewing(finished))
    assert isinstance(review, ClubReview)
    assert len(review.turns) == 10 * (2 * 5 + 1)
    begins = [turn.begins for turn in review.turns]
    assert begins == sorted(begins)
    assert all(turn.begins < turn.ends for turn in review.turns)
    assert review.turns[-1].ends == finished.moves
    for turn in review.turns[::7]:
        assert [words().say(line) for line in turn.lines]
        rating = slices.finished(review.rating(turn.number))
        assert (rating is not None) == turn.rated
        if rating is not None:
            assert words().say(rating.verdict)
        for standing in turn.standings:
            assert 1 <= standing.cases <= review.most
            proof = slices.finished(review.proving(turn.number, standing.seat))
            if standing.learnt is not None:
                assert proof is not None
                read(proof)


def test_odds_are_of_those_who_may_be_suspected(finished: Match) -> None:
    review = slices.finished(reviewing(finished))
    for turn in range(len(review.turns)):
        one = review.round_of(turn)
        for seat in range(5):
            odds = review.odds(turn, seat)
            assert sum(odds.values()) == pytest.approx(1)
            assert one.active not in odds
            assert left(odds)
            if seat != one.conspirator and review.played[turn] >= 0:
                assert seat not in odds


def test_the_review_counts_what_really_happened(finished: Match) -> None:
    review = slices.finished(reviewing(finished))
    facts = finished.facts_since(0, OMNISCIENT)
    found = rounds(facts)
    assert len(found) == 10
    for seat in range(5):
        verdict = review.seats[seat].verdict
        right = sum(
            one.votes.get(seat) == one.conspirator for one in found if seat != one.conspirator
        )
        assert verdict.values["right"] == right == len(review.seats[seat].accused)
        assert words().say(verdict)
        read(slices.finished(review.proving_solution(seat)) or Proof(verdict, ()))


def test_hands_of_the_review_are_the_real_ones(finished: Match) -> None:
    for one in rounds(finished.facts_since(0, OMNISCIENT)):
        for (_, card), hand in zip(one.plays, one.hands, strict=True):
            assert card in hand
            assert len(hand) == 6


def test_a_clear_case_could_be_known() -> None:
    """Seat 2 lays what nobody would lay who knows the word; the others find it by the cards."""
    with table(5, **FIELDS) as match:
        while match.outcome is None:
            decision = match.decisions[0]
            wanted = do.Vote(2) if decision.kind == "vote" and decision.seat != 2 else None
            match.submit(decision.seat, wanted or options(match, decision.seat)[0])
            if match.view(0).values["round_no"] > 1:
                break
        play_until(match, "never", seed=3)
        review = slices.finished(reviewing(match))
        seat = review.seats[1]
        assert seat.known is not None
        assert review.turns[seat.known].round_no == 1


def test_no_review_before_the_end() -> None:
    with table(4) as match, pytest.raises(ValueError, match="not over"):
        slices.finished(reviewing(match))
