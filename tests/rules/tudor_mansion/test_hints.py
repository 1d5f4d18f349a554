"""A hint says only what its seat can know, and its sentences alone are enough to prove it."""

from __future__ import annotations

from typing import Any

import pytest

from game.content import Texts
from game.core.insight import Hint
from game.core.messages import OMNISCIENT, Message
from game.core.rng import stream_for
from game.core.view import View
from game.deduction import ENVELOPE, Between, Constraint, Holds, Lacks, follows
from game.match import Match
from game.slices import finished
from systems.rules.tudor_mansion import hints, notes
from systems.rules.tudor_mansion.knowledge import counted, problem_of
from tests.rules.tudor_mansion.tables import HOUSES, Played, played


def marks_of(view: View, mode: str) -> dict[tuple[str, int | str], bool]:
    page = notes.sheet(view, mode)
    return {
        cell: mark.kind == notes.HAS
        for cell, mark in page.marks.items()
        if mark.kind in (notes.HAS, notes.HAS_NOT)
    }


def hint_of(view: View, mode: str = notes.FACTS) -> Hint:
    found = finished(hints.hinting(view, marks_of(view, mode)))
    assert isinstance(found, Hint)
    return found


def claim_of(hint: Hint) -> Constraint:
    """What a hint of the kind ``conclusion`` concludes."""
    if len(hint.cells) > 1:
        cards = tuple(card for (card, _), _ in hint.cells)
        return Between(ENVELOPE, cards, 3, 3)
    ((card, holder), has) = hint.cells[0]
    return Holds(holder, card) if has else Lacks(holder, (card,))


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("number", range(4))
def test_a_hint_follows_from_its_own_sentences(house: str, number: int) -> None:
    texts = Texts.load("en", "tudor_mansion").with_names([f"Seat{n}" for n in range(6)])
    with played(house, number, most=12 * (2 + number), accusing=15) as match:
        for seat in range(match.table.seats):
            view = match.view(seat)
            hint = hint_of(view)
            for sentence in (hint.proof.conclusion, *hint.proof.sentences):
                assert texts.say(sentence).strip()
            if hint.kind != hints.CONCLUSION:
                assert not hint.cells
                continue
            problem = problem_of(view)
            claim = claim_of(hint)
            assert follows(problem.only(hint.proof.facts), claim)
            for left_out in hint.proof.facts:
                fewer = [one for one in hint.proof.facts if one != left_out]
                assert not follows(problem.only(fewer), claim), "no sentence is idle"
            check_true(match, hint)


def check_true(match: Match, hint: Hint) -> None:
    zones = match.view(OMNISCIENT).zones
    for (card, holder), has in hint.cells:
        name = f"hand.{holder}" if isinstance(holder, int) else holder
        assert (card in zones[name].cards) == has


@pytest.mark.parametrize("house", ["standard", "choose_one", "counted", "even", "pool"])
@pytest.mark.parametrize("number", range(3))
def test_a_hint_is_the_same_however_the_hidden_cards_are_dealt(house: str, number: int) -> None:
    with played(house, number, most=22 + 9 * number) as match:
        if match.outcome is not None:
            pytest.skip("nothing is hidden any more")
        for seat in range(match.table.seats):
            other = match.redeal(seat, stream_for(number, f"hint.{seat}"))
            assert other is not None
            with other:
                for mode in (notes.FACTS, notes.FULL):
                    assert hint_of(match.view(seat), mode) == hint_of(other.view(seat), mode)


def test_what_stands_on_the_sheet_is_not_told_again() -> None:
    told: set[Any] = set()
    with played("standard", 2, most=40) as match:
        view = match.view(1)
        marks = marks_of(view, notes.FACTS)
        while True:
            hint = finished(hints.hinting(view, marks))
            if hint.kind != hints.CONCLUSION or len(hint.cells) > 1:
                break
            cell, has = hint.cells[0]
            assert cell not in told
            assert marks.get(cell) != has
            told.add(cell)
            marks[cell] = has
        assert told
        everything = hint_of(view, notes.FULL)
        assert everything.kind in (hint.kind, hints.QUESTION)


def test_a_wrong_mark_does_not_hide_a_conclusion() -> None:
    with played("standard", 2, most=40) as match:
        view = match.view(1)
        hint = hint_of(view)
        cell, has = hint.cells[0]
        marks = {**marks_of(view, notes.FACTS), cell: not has}
        assert finished(hints.hinting(view, marks)).cells[0][0] == cell


def test_the_solution_comes_before_everything_else() -> None:
    with Played(2, ("mrs_white", "rope", "kitchen"), {}, {"miss_scarlett": "kitchen"}) as table:
        table.suggest("mrs_white", "rope")
        hint = hint_of(table.match.view(0))
        assert [card for (card, _), _ in hint.cells] == ["mrs_white", "rope", "kitchen"]
        assert [key(one) for one in hint.proof.sentences] in (
            ["hand", "nobody"],
            ["whole_hand", "nobody"],
        )


def test_the_hand_is_named_as_far_as_it_is_needed() -> None:
    hand = ("miss_scarlett", "dagger", "candlestick", "hall", "lounge", "study")
    rooms = {"miss_scarlett": "kitchen"}
    with Played(3, ("mrs_white", "rope", "kitchen"), {0: hand}, rooms) as table:
        table.suggest("mrs_white", "dagger")
        hint = hint_of(table.match.view(0))
        assert hint.proof.conclusion.values["mark"] is not None
        named = [one for one in hint.proof.sentences if key(one) in ("hand", "whole_hand")]
        assert len(named) == 1


@pytest.mark.rule("TM-094")
def test_after_the_limit_the_likeliest_case_is_told() -> None:
    with played("last", 3, most=200, accusing=10_000) as match:
        view = match.view(match.decisions[0].seat) if match.decisions else None
        if view is None or not view.values["limit_reached"]:
            pytest.skip("this match ended before")
        hint = hint_of(view, notes.FULL)
        assert hint.kind in (hints.GUESS, hints.CONCLUSION)
        if hint.kind == hints.GUESS:
            cases = counted(problem_of(view)).envelope_triples()
            values = hint.proof.conclusion.values
            assert (values["suspect"], values["weapon"], values["room"]) in cases


@pytest.mark.rule("TM-033")
def test_a_silent_seat_is_told_that_nothing_is_left_to_do() -> None:
    with Played(3, ("mrs_white", "rope", "kitchen"), {}, {}, peek_after_wrong=False) as table:
        table.accuse("miss_scarlett", "rope", "kitchen")
        assert hint_of(table.match.view(0), notes.FULL).kind == hints.NOTHING


@pytest.mark.parametrize("house", ["standard", "choose_one", "leave", "counters"])
def test_a_question_can_be_asked_where_the_hint_says(house: str) -> None:
    with played(house, 4, most=9) as match:
        for seat in range(match.table.seats):
            view = match.view(seat)
            hint = hint_of(view, notes.FULL)
            if hint.kind != hints.QUESTION or view.values["step"] == "start":
                continue
            decision = match.decision(seat)
            room = hint.proof.conclusion.values["room"]
            if decision is not None and decision.kind == "move":
                rooms = {getattr(one, "room", None) for one in decision.options}
                here = view.values.get(f"suspect_pos.{view.values[f'investigator.{seat}']}")
                if match.setup.house_rules.get("separate_investigators"):
                    here = view.values[f"counter.{seat}"]
                assert room in rooms | {here}


def key(what: Message) -> str:
    return what.key.removeprefix("tudor_mansion.proof.")
