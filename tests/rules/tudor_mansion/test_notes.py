"""The sheet marks what follows and nothing else, and can say why (TM-R20, TM-I13)."""

from __future__ import annotations

import pytest

from game.content import Texts
from game.core.messages import OMNISCIENT, PUBLIC, Message
from game.core.view import View
from game.deduction import ENVELOPE, Between, Holds, Lacks, follows
from game.match import Match
from systems.rules.tudor_mansion import notes
from systems.rules.tudor_mansion.cards import CLUES
from systems.rules.tudor_mansion.knowledge import POOL, hand_of, problem_of
from systems.rules.tudor_mansion.notes import FACTS, FULL, GROUP, HAS, HAS_NOT, OFF, sheet
from systems.rules.tudor_mansion.reasons import why
from tests.rules.tudor_mansion.tables import HOUSES, Played, played


def envelope_of(match: Match) -> tuple[str, ...]:
    return match.view(OMNISCIENT).zones["envelope"].cards


@pytest.mark.rule("TM-R20", "TM-R26")
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("number", range(6))
def test_every_mark_follows_from_what_was_seen(house: str, number: int) -> None:
    with played(house, number, most=15 * (2 + number), accusing=15) as match:
        for viewer in (*range(match.table.seats), PUBLIC):
            view = match.view(viewer)
            problem = problem_of(view)
            full, facts = sheet(view, FULL), sheet(view, FACTS)
            for card in envelope_of(match):
                assert full.mark(card, ENVELOPE).kind != HAS_NOT
            for (card, holder), mark in facts.marks.items():
                assert full.mark(card, holder) == mark, "full notes hold all that was seen"
            cells = list(full.marks.items())
            for (card, holder), mark in cells[:: 1 + len(cells) // 12]:
                if mark.kind in (HAS, HAS_NOT):
                    assert follows(problem, _claim(card, holder, mark.kind))
            for group in full.groups:
                at_least_one = Between(group.holder, group.cards, 1, len(group.cards))
                assert follows(problem, at_least_one)
                assert len(group.cards) > 1
                for card in group.cards:
                    assert full.mark(card, group.holder).kind == GROUP
                    assert group.letter in full.mark(card, group.holder).letters


def _claim(card: str, holder: int | str, kind: str) -> Holds | Lacks:
    return Holds(holder, card) if kind == HAS else Lacks(holder, (card,))


@pytest.mark.rule("TM-R20")
def test_notes_can_be_off() -> None:
    with played("standard", 1, most=30) as match:
        assert not sheet(match.view(0), OFF).marks
        with pytest.raises(ValueError, match="off, facts, full"):
            sheet(match.view(0), "some")
    with Played(3, ("mrs_white", "rope", "hall"), {}, {}, auto_sheet=False) as table:
        assert not sheet(table.view(0), FULL).marks


@pytest.mark.rule("TM-R20")
def test_notes_of_facts_hold_what_was_seen_only() -> None:
    """Own hand, shown cards, "cannot refute"; not what follows from them."""
    hands = {1: ("dagger",), 2: ("mrs_white", "kitchen"), 3: ("spanner",)}
    rooms = {"miss_scarlett": "kitchen"}
    with Played(4, ("colonel_mustard", "rope", "hall"), hands, rooms) as table:
        table.suggest("mrs_white", "spanner")
        page = sheet(table.view(0), FACTS)
        own = set(hand_of(table.view(0)))
        for card in CLUES:
            assert page.mark(card, 0).kind == (HAS if card in own else HAS_NOT)
        assert page.mark("mrs_white", 2).kind == HAS
        assert page.mark("spanner", 2).kind == HAS_NOT
        assert page.mark("kitchen", 1).kind == HAS_NOT
        assert page.mark("spanner", 1).kind == HAS_NOT
        assert page.mark("spanner", 3).kind == "unknown"
        watcher = sheet(table.view(1), FACTS)
        assert watcher.mark("mrs_white", 2).kind == "unknown"
        assert sheet(table.view(1), FULL).mark("mrs_white", 2).kind == GROUP


def test_a_mark_names_the_facts_that_prove_it_and_no_idle_one() -> None:
    with played("standard", 14, most=70, accusing=1000) as match:
        for seat in range(match.table.seats):
            view = match.view(seat)
            problem = problem_of(view)
            marked = [cell for cell, mark in sheet(view).marks.items() if mark.kind != GROUP]
            for card, holder in marked[::5]:
                claim = _claim(card, holder, sheet(view).mark(card, holder).kind)
                facts = why(view, card, holder).facts
                assert follows(problem.only(facts), claim)
                for fact in facts:
                    assert not follows(problem.only(set(facts) - {fact}), claim)


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("number", range(2))
def test_every_reason_can_be_said(house: str, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    texts = Texts.load("en", "tudor_mansion")
    said = set()
    with played(house, number + 20, most=50 + 60 * number, accusing=15) as match:
        for viewer in (number, PUBLIC):
            view = match.view(viewer)
            for holder in sheet(view).holders:
                if holder == "faceup":
                    continue
                for card in CLUES[::3]:
                    said.add(texts.with_names(view.seats).say(why(view, card, holder).reason))
    assert len(said) > 5


def reason(view: View, card: str, holder: int | str) -> tuple[str, str, tuple[int, ...]]:
    found = why(view, card, holder)
    because = found.reason.values["because"]
    mark = found.reason.values["mark"]
    assert isinstance(because, Message)
    assert isinstance(mark, Message)
    short = len("tudor_mansion.note.")
    return mark.key[short:], because.key[short:], found.facts


@pytest.mark.rule("TM-R20")
def test_reasons_speak_of_the_last_step() -> None:
    hands = {
        0: ("miss_scarlett", "dagger", "study"),
        1: ("candlestick",),
        2: ("mrs_white", "kitchen"),
        3: ("spanner",),
    }
    rooms = {"miss_scarlett": "kitchen"}
    with Played(4, ("colonel_mustard", "rope", "hall"), hands, rooms) as table:
        table.suggest("mrs_white", "spanner")
        view = table.view(0)
        assert reason(view, "dagger", 0)[:2] == ("mark.has", "because.own_hand")
        assert reason(view, "rope", 0)[:2] == ("mark.has_not", "because.not_own_hand")
        assert reason(view, "mrs_white", 2)[:2] == ("mark.has", "because.shown")
        assert reason(view, "spanner", 2)[:2] == ("mark.has_not", "because.shown_only")
        assert reason(view, "spanner", 1)[:2] == ("mark.has_not", "because.could_not_refute")
        assert reason(view, "mrs_white", ENVELOPE)[:2] == (
            "mark.not_envelope",
            "because.elsewhere",
        )
        assert reason(view, "dagger", ENVELOPE)[1] == "because.own_hand"
        assert why(view, "rope", 3).reason.key.endswith("unknown")
        group = why(table.view(1), "spanner", 2)
        assert group.reason.key.endswith("group")
        assert len(group.facts) == 1


@pytest.mark.rule("TM-058", "TM-R21")
def test_an_unanswered_question_is_given_as_the_reason() -> None:
    case = ("colonel_mustard", "dagger", "library")
    with Played(2, case, {}, {"miss_scarlett": "library"}) as table:
        table.suggest("colonel_mustard", "dagger")
        for card in case:
            assert reason(table.view(0), card, ENVELOPE)[:2] == (
                "mark.envelope",
                "because.unrefuted",
            )
        others = [c for c in CLUES[:6] if c != "colonel_mustard"]
        theirs = [card for card in others if card not in hand_of(table.view(0))]
        assert reason(table.view(0), theirs[0], ENVELOPE)[1] == "because.elsewhere"


@pytest.mark.rule("TM-R21")
def test_the_pool_has_a_column() -> None:
    with played("pool", 3, most=60, accusing=1000) as match:
        view = match.view(0)
        assert sheet(view).holders == (0, 1, POOL, ENVELOPE)
        own = hand_of(view)[0]
        assert reason(view, own, POOL)[:2] == ("mark.not_pool", "because.own_hand")


def test_letters_go_on_after_z() -> None:
    assert [notes._letter(index) for index in (0, 25, 26, 27, 52)] == ["A", "Z", "AA", "AB", "BA"]
