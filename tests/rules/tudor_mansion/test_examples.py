"""Worked examples that speak of reasoning: what each seat can know after them."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.messages import PUBLIC, Viewer
from game.core.setup import Setup
from game.deduction import ENVELOPE, Between, Holder, Knowledge, count, follows
from game.match import Match
from systems.rules.tudor_mansion.intents import EndTurn, Go, Stay, Suggest
from systems.rules.tudor_mansion.knowledge import problem_of

ASKED = ("mrs_white", "spanner", "kitchen")


def opened(seats: int, arrange: dict[str, Any], **house_rules: Any) -> Match:
    return Match.open(
        Setup("tudor_mansion", seats=seats, seed=15, arrange=arrange, house_rules=house_rules)
    )


def notes(match: Match, viewer: Viewer) -> Knowledge:
    return count(problem_of(match.view(viewer)))


def possible(known: Knowledge, card: str) -> set[Holder]:
    """Who may have the card."""
    return {holder for holder in known.layout.holders if known.may_have(holder, card)}


def answered_in_the_kitchen(**house_rules: Any) -> Match:
    """The situation of TM-E14: C shows White and Kitchen to A, D holds the Spanner."""
    match = opened(
        4,
        {
            "envelope": ["colonel_mustard", "dagger", "hall"],
            "hand.2": ["mrs_white", "kitchen", "..."],
            "hand.3": ["spanner", "..."],
            "suspect_pos.miss_scarlett": "kitchen",
        },
        **house_rules,
    )
    match.submit(0, Stay())
    match.submit(0, Suggest("mrs_white", "spanner"))
    return match


@pytest.mark.example("TM-E15")
@pytest.mark.rule("TM-055")
def test_the_asker_knows_what_was_not_shown() -> None:
    with answered_in_the_kitchen() as match:
        known = notes(match, 0)
        assert set(known.must(2)) >= {"mrs_white", "kitchen"}
        assert not known.may_have(2, "spanner")
        assert not any(known.may_have(1, card) for card in ASKED)
        assert possible(known, "spanner") == {3, ENVELOPE}


@pytest.mark.example("TM-E15")
@pytest.mark.rule("TM-056")
@pytest.mark.parametrize("viewer", [1, 3, PUBLIC])
def test_the_others_know_only_that_there_was_something(viewer: Viewer) -> None:
    with answered_in_the_kitchen() as match:
        problem = problem_of(match.view(viewer))
        known = count(problem)
        assert not known.has(2, "mrs_white")
        assert not known.has(2, "kitchen")
        assert follows(problem, Between(2, ASKED, 1, 3))
        assert not follows(problem, Between(2, ASKED, 2, 3))
        if viewer != 1:
            assert not any(known.may_have(1, card) for card in ASKED)


@pytest.mark.rule("TM-R11")
def test_a_public_number_is_known_to_all() -> None:
    with answered_in_the_kitchen(public_show_count=True) as match:
        assert follows(problem_of(match.view(PUBLIC)), Between(2, ASKED, 2, 2))


@pytest.mark.example("TM-E29")
@pytest.mark.rule("TM-061")
def test_one_shown_card_says_nothing_of_the_others() -> None:
    from systems.rules.tudor_mansion.intents import Show

    with answered_in_the_kitchen(refute="choose_one") as match:
        match.submit(2, Show("kitchen"))
        known = notes(match, 0)
        assert known.has(2, "kitchen")
        assert possible(known, "mrs_white") == {2, 3, ENVELOPE}
        assert possible(known, "spanner") == {2, 3, ENVELOPE}


@pytest.mark.example("TM-E16")
@pytest.mark.rule("TM-058")
def test_an_unanswered_question_tells_the_asker_more_than_the_others() -> None:
    arrange = {
        "envelope": ["mrs_white", "spanner", "study"],
        "hand.0": ["kitchen", "..."],
        "suspect_pos.miss_scarlett": "kitchen",
    }
    with opened(4, arrange) as match:
        match.submit(0, Stay())
        match.submit(0, Suggest("mrs_white", "spanner"))
        mine = notes(match, 0)
        assert mine.has(ENVELOPE, "mrs_white")
        assert mine.has(ENVELOPE, "spanner")
        assert mine.solution is None
        for viewer in (1, 2, 3, PUBLIC):
            known = notes(match, viewer)
            for card in ASKED:
                assert possible(known, card) == {0, ENVELOPE}, (viewer, card)


@pytest.mark.example("TM-E32")
@pytest.mark.rule("TM-R21")
def test_for_two_players_one_answer_may_settle_everything() -> None:
    arrange = {
        "envelope": ["colonel_mustard", "dagger", "library"],
        "suspect_pos.miss_scarlett": "library",
    }
    with opened(2, arrange) as match:
        match.submit(0, Stay())
        match.submit(0, Suggest("colonel_mustard", "dagger"))
        assert notes(match, 0).solution == ("colonel_mustard", "dagger", "library")
        other = notes(match, 1)
        assert other.solution is None
        for card in ("colonel_mustard", "dagger", "library"):
            assert possible(other, card) == {0, ENVELOPE}


@pytest.mark.rule("TM-R21")
def test_with_cards_set_aside_it_settles_nothing() -> None:
    arrange = {
        "envelope": ["colonel_mustard", "dagger", "library"],
        "suspect_pos.miss_scarlett": "library",
    }
    with opened(2, arrange, two_player_pool=True) as match:
        match.submit(0, Stay())
        match.submit(0, Suggest("colonel_mustard", "dagger"))
        assert possible(notes(match, 0), "dagger") == {"pool", ENVELOPE}
        assert possible(notes(match, 1), "dagger") == {0, "pool", ENVELOPE}


@pytest.mark.example("TM-E33")
def test_knowing_a_whole_hand_and_one_refusal() -> None:
    """A knows C's six cards; C asked for three that neither A, B nor C holds."""
    arrange = {
        "envelope": ["professor_plum", "rope", "hall"],
        "hand.2": ["mrs_white", "mrs_peacock", "dagger", "revolver", "kitchen", "ballroom"],
        "suspect_pos.miss_scarlett": "kitchen",
        "suspect_pos.mrs_white": "hall",
        "turn": 2,
    }
    with opened(3, arrange) as match:
        match.submit(2, Stay())
        match.submit(2, Suggest("professor_plum", "rope"))
        for room, suspect, weapon in (
            ("kitchen", "mrs_white", "dagger"),
            ("ballroom", "mrs_peacock", "revolver"),
        ):
            assert notes(match, 0).solution is None
            match.submit(0, Stay() if room == "kitchen" else Go(room))
            match.submit(0, Suggest(suspect, weapon))
            for seat in (1, 2):
                match.submit(seat, Stay())
                match.submit(seat, EndTurn())
        known = notes(match, 0)
        assert len(known.must(2)) == 6
        assert known.solution == ("professor_plum", "rope", "hall")
        assert notes(match, 1).solution is None


@pytest.mark.rule("TM-072")
def test_a_wrong_accusation_rules_out_one_triple_and_no_single_card() -> None:
    from systems.rules.tudor_mansion.intents import Accuse

    arrange = {"envelope": ["mrs_white", "spanner", "study"], "turn": 1}
    with opened(4, arrange) as match:
        before = count(problem_of(match.view(PUBLIC))).envelope_triples()
        match.submit(1, Stay())
        match.submit(1, Accuse("mrs_white", "spanner", "hall"))
        after = count(problem_of(match.view(PUBLIC))).envelope_triples()
        assert set(before) - set(after) == {("mrs_white", "spanner", "hall")}
        assert notes(match, 1).solution == ("mrs_white", "spanner", "study")


@pytest.mark.rule("TM-R05")
def test_cards_that_lie_open_are_known_to_all() -> None:
    arrange = {"faceup": ["rope", "hall"]}
    with opened(4, arrange, even_deal=True) as match:
        for viewer in (0, 1, 2, 3, PUBLIC):
            assert possible(notes(match, viewer), "rope") == {"faceup"}
