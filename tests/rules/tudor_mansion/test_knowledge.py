"""What a seat can know is exactly what its view tells: no less, and nothing more."""

from __future__ import annotations

import pytest

from game.core.messages import OMNISCIENT, PUBLIC
from game.core.rng import Stream
from game.core.view import View
from game.deduction import ENVELOPE, Between, Knowledge, count
from game.match import Match
from systems.rules.tudor_mansion.knowledge import (
    cases_left,
    counted,
    hand_of,
    problem_of,
    public_problem,
)
from tests.rules.tudor_mansion.tables import HOUSES, Played, played

PARTS = range(12)


def known(view: View) -> Knowledge:
    return count(problem_of(view))


def truth(match: Match) -> dict[int | str, set[str]]:
    """Where every card lies."""
    return {
        int(name[5:]) if name.startswith("hand.") else name: set(zone.cards)
        for name, zone in match.view(OMNISCIENT).zones.items()
    }


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("number", PARTS)
def test_what_is_known_is_true(house: str, number: int) -> None:
    """In every house, for every seat and for the public, also when a game is over."""
    with played(house, number, most=20 * (1 + number), accusing=12) as match:
        there = truth(match)
        for viewer in (*range(match.table.seats), PUBLIC):
            knowledge = known(match.view(viewer))
            for holder in knowledge.layout.holders:
                assert set(knowledge.must(holder)) <= there[holder] <= set(knowledge.can(holder))


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("number", PARTS)
def test_whatever_fits_could_be_the_truth(house: str, number: int) -> None:
    """Any deal that fits the constraints makes the same view: they leave nothing out."""
    with played(house, number + 50, most=14 * (1 + number), accusing=12) as match:
        if match.outcome is not None:
            return
        for seat in range(match.table.seats):
            other = match.redeal(seat, Stream(number))
            assert other is not None
            with other:
                assert other.view(seat) == match.view(seat)


@pytest.mark.parametrize("house", HOUSES)
def test_everybody_knows_what_is_public_and_no_more_than_the_own_view(house: str) -> None:
    with played(house, 5, most=40, accusing=15) as match:
        expected = count(problem_of(match.view(PUBLIC)))
        for seat in range(match.table.seats):
            view = match.view(seat)
            from_the_seat = count(public_problem(view))
            assert from_the_seat.total == expected.total
            assert from_the_seat.can_masks == expected.can_masks
            assert known(view).total <= expected.total


@pytest.mark.example("TM-E15")
@pytest.mark.rule("TM-056", "TM-R11")
def test_the_others_learn_who_showed_something_and_the_asker_which_cards() -> None:
    hands = {1: ("dagger",), 2: ("mrs_white", "kitchen"), 3: ("spanner",)}
    rooms = {"miss_scarlett": "kitchen"}
    with Played(4, ("colonel_mustard", "rope", "hall"), hands, rooms) as table:
        table.suggest("mrs_white", "spanner")
        asker, passer = known(table.view(0)), known(table.view(1))
        assert asker.has(2, "mrs_white")
        assert asker.has(2, "kitchen")
        assert not asker.may_have(2, "spanner")
        assert not {"mrs_white", "spanner", "kitchen"} & set(asker.can(1))
        for card in ("mrs_white", "spanner", "kitchen"):
            assert passer.may_have(2, card)
            assert not passer.has(2, card)
        rows = [row for row in problem_of(table.view(1)).constraints if isinstance(row, Between)]
        assert [(row.holder, row.low, row.high) for row in rows] == [(2, 1, 3)]


@pytest.mark.rule("TM-R11")
def test_a_public_number_is_known_exactly() -> None:
    hands = {1: ("dagger",), 2: ("mrs_white", "kitchen"), 3: ("spanner",)}
    rooms = {"miss_scarlett": "kitchen"}
    with Played(
        4, ("colonel_mustard", "rope", "hall"), hands, rooms, public_show_count=True
    ) as table:
        table.suggest("mrs_white", "spanner")
        holder_of_the_third = known(table.view(3))
        assert holder_of_the_third.has(2, "mrs_white")
        assert holder_of_the_third.has(2, "kitchen")


@pytest.mark.rule("TM-061", "TM-R14")
def test_one_shown_card_tells_nothing_of_the_others() -> None:
    """Nor does the public number, which is always one."""
    hands = {1: ("mrs_white", "kitchen"), 2: ("spanner",)}
    rooms = {"miss_scarlett": "kitchen"}
    with Played(
        3,
        ("colonel_mustard", "rope", "hall"),
        hands,
        rooms,
        refute="choose_one",
        public_show_count=True,
    ) as table:
        table.suggest("mrs_white", "spanner")
        decision = table.match.decisions[0]
        table.match.submit(1, next(iter(decision.options)))
        asker, third = known(table.view(0)), known(table.view(2))
        assert asker.has(1, "mrs_white")
        assert asker.may_have(1, "kitchen")
        assert asker.may_have(1, "spanner")
        assert third.may_have(1, "kitchen")
        assert not third.has(1, "mrs_white")


@pytest.mark.example("TM-E16")
@pytest.mark.rule("TM-058")
def test_unanswered_cards_are_with_the_asker_or_in_the_envelope() -> None:
    rooms = {"miss_scarlett": "kitchen"}
    with Played(4, ("mrs_white", "spanner", "hall"), {0: ("kitchen",)}, rooms) as table:
        table.suggest("mrs_white", "spanner")
        asker = known(table.view(0))
        assert asker.has(ENVELOPE, "mrs_white")
        assert asker.has(ENVELOPE, "spanner")
        for seat in (1, 2, 3):
            other = known(table.view(seat))
            for card in ("mrs_white", "spanner", "kitchen"):
                holders = {h for h in other.layout.holders if other.may_have(h, card)}
                assert holders <= {0, ENVELOPE}
            assert not other.has(ENVELOPE, "mrs_white")


@pytest.mark.rule("TM-R21")
def test_with_a_pool_an_unanswered_question_is_no_proof() -> None:
    rooms = {"miss_scarlett": "kitchen"}
    with Played(2, ("mrs_white", "spanner", "hall"), {}, rooms, two_player_pool=True) as table:
        view = table.view(0)
        open_suspects = [c for c in ("mrs_white", "mrs_peacock") if c not in hand_of(view)]
        table.suggest("mrs_white", "spanner")
        asker = known(table.view(0))
        assert open_suspects
        assert asker.may_have(ENVELOPE, "mrs_white")
        assert asker.may_have("pool", "mrs_white")


@pytest.mark.rule("TM-072", "TM-073", "TM-R26")
@pytest.mark.parametrize("peek", [True, False])
def test_a_wrong_accusation_says_only_that_not_all_of_it_is_right(peek: bool) -> None:
    case = ("mrs_white", "spanner", "study")
    with Played(3, case, {}, {}, peek_after_wrong=peek) as table:
        table.accuse("mrs_white", "spanner", "hall")
        accuser, other = known(table.view(0)), known(table.view(1))
        if peek:
            assert accuser.solution == case
        else:
            assert ("mrs_white", "spanner", "hall") not in accuser.envelope_triples()
        assert ("mrs_white", "spanner", "hall") not in other.envelope_triples()
        assert other.may_have(ENVELOPE, "mrs_white") == ("mrs_white" not in hand_of(table.view(1)))
        assert other.solution is None


@pytest.mark.example("TM-E32")
@pytest.mark.rule("TM-R21")
def test_for_two_an_unanswered_question_is_decisive() -> None:
    case = ("colonel_mustard", "dagger", "library")
    with Played(2, case, {}, {"miss_scarlett": "library"}) as table:
        table.suggest("colonel_mustard", "dagger")
        assert known(table.view(0)).solution == case
        assert known(table.view(1)).solution is None
        for card in case:
            holders = {0, ENVELOPE} if card in case else set()
            knowledge = known(table.view(1))
            assert {h for h in knowledge.layout.holders if knowledge.may_have(h, card)} == holders


@pytest.mark.example("TM-E33")
def test_a_known_hand_and_one_who_cannot_refute_give_the_solution() -> None:
    """A knows all six cards of C; B could not answer C; A has none of the three."""
    case = ("professor_plum", "rope", "hall")
    hand = ("miss_scarlett", "mrs_white", "dagger", "spanner", "library", "study")
    rooms = {"miss_scarlett": "library", "mrs_white": "hall"}
    with Played(3, case, {2: hand}, rooms) as table:
        table.suggest("miss_scarlett", "dagger")
        table.skip()
        table.suggest("professor_plum", "rope")
        assert known(table.view(0)).solution is None
        table.suggest("mrs_white", "spanner", "study")
        assert known(table.view(0)).must(2) == hand
        assert known(table.view(0)).solution == case


def test_cases_left_fall_from_question_to_question() -> None:
    with played("standard", 8, most=60, accusing=1000) as match:
        view = match.view(0)
        row = [cases_left(view, upto) for upto in range(0, len(view.facts), 7)]
        assert row == sorted(row, reverse=True)
        assert row[0] > row[-1]


def test_counting_is_kept_for_the_next_who_asks() -> None:
    with played("standard", 3, most=30) as match:
        problem = problem_of(match.view(0))
        assert counted(problem) is counted(problem_of(match.view(0)))
