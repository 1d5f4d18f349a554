"""Stacks, windows and seals, by themselves and in the toys that live from them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.core.components import ReactionWindow, SealedChoices, Stack
from game.core.facts import ChoiceLocked
from game.core.intents import Intent, tag_of, to_json
from game.core.messages import HIDDEN, OMNISCIENT, PUBLIC
from game.core.sealed import open_sealed, opened, take_sealed
from game.core.setup import SeatSetup, Setup
from game.core.table import Table
from game.core.windows import ask_next, open_window, push, resolve_top
from game.core.world import World
from game.match import Match
from tests.kit.games import Table as Place


class Say(Intent, frozen=True):
    number: int


@pytest.fixture
def table() -> Iterator[Table]:
    world = World("table")
    table = Table(world, Setup("any", seats=tuple(SeatSetup() for _ in range(4))))
    table.found()
    yield table
    world.close()


def test_the_last_said_resolves_first_and_stops_what_it_was_said_against() -> None:
    stack = Stack()
    push(stack, 0, "claim", topic="alibi")
    push(stack, 1, "object")
    push(stack, 0, "object")
    resolved = [resolve_top(stack) for _ in range(3)]
    assert [(item.actor, item.verb, item.cancelled) for item in resolved] == [
        (0, "object", False),
        (1, "object", True),
        (0, "claim", False),
    ]
    assert resolved[2].values == {"topic": "alibi"}
    assert not stack.items


def test_a_window_asks_in_its_order_until_nobody_is_left(table: Table) -> None:
    window = ReactionWindow()
    open_window(window, "theft", table.after(2))
    asked = []
    while ask_next(table, window, "react"):
        (seat,) = table.flow.asked
        asked.append(seat)
        table.flow.asked.clear()
    assert asked == [3, 0, 1]


def test_sealed_choices_are_opened_in_the_order_of_the_seats(table: Table) -> None:
    sealed = SealedChoices()
    open_sealed(table, sealed, [2, 0, 3], "say")
    assert table.flow.asked == {0: "say", 2: "say", 3: "say"}
    last = []
    for seat in (3, 0, 2):
        table.inbox.seat, table.inbox.intent = seat, Say(seat * 10)
        last.append(take_sealed(table, sealed))
    assert last == [False, False, True]
    assert opened(sealed) == [(seat, to_json(Say(seat * 10))) for seat in (0, 2, 3)]
    assert table.log.facts == [ChoiceLocked(3), ChoiceLocked(0), ChoiceLocked(2)]


# -- in the toys ------------------------------------------------------------------------


def kinds(match: Match) -> list[tuple[int, str]]:
    return [(decision.seat, decision.kind) for decision in match.decisions]


def play(match: Match, seat: int, **intent: object) -> None:
    match.submit(seat, match.intent(intent))


def test_everybody_chooses_at_once_and_sees_nothing_before_the_last() -> None:
    with Place("split_the_loot", "standard", 3).open(1) as match:
        assert kinds(match) == [(0, "take"), (1, "take"), (2, "take")]
        play(match, 2, do="take", sacks=5)
        assert kinds(match) == [(0, "take"), (1, "take")]
        assert match.why_not(2, match.intent({"do": "take", "sacks": 1})) is not None
        assert match.view(0).values["choice.2"] == HIDDEN
        assert match.view(PUBLIC).values["choice.2"] == HIDDEN
        assert match.view(2).values["choice.2"] == 5
        assert match.view(OMNISCIENT).values["choice.2"] == 5
        play(match, 0, do="take", sacks=4)
        play(match, 1, do="take", sacks=5)
        facts = [to_json(fact) for fact in match.facts_since(0, PUBLIC)]
        assert {"fact": "choices_opened", "sacks": (4, 5, 5)} in facts
        assert {"fact": "nobody_took", "round": 1} in facts
        assert kinds(match) == [(0, "take"), (1, "take"), (2, "take")]


def test_an_objection_to_an_objection_lets_the_claim_stand() -> None:
    arrange = {"objections.0": 2, "objections.1": 1}
    with Place("objection", "standard", 2).open(1, arrange=arrange) as match:
        play(match, 0, do="claim", topic="motive")
        play(match, 1, do="object")
        assert match.view(PUBLIC).values["stack"] == ("claim.0", "object.1")
        play(match, 0, do="object")
        assert kinds(match) == [(1, "answer")], "asked although no objection is left"
        assert [to_json(option) for option in match.decisions[0].options] == [{"do": "let_pass"}]
        refused = match.why_not(1, match.intent({"do": "object"}))
        assert refused is not None
        assert refused.values["detail"] == "no_objection_left"
        play(match, 1, do="let_pass")
        told = [tag_of(fact) for fact in match.facts_since(0, PUBLIC)]
        assert told[-5:] == ["let_stand", "stood", "fizzled", "stood", "turn_started"]
        assert match.view(1).values["points.0"] == 1


def test_an_objection_that_stands_stops_the_claim() -> None:
    with Place("objection", "standard", 2).open(1, arrange={"objections.1": 1}) as match:
        play(match, 0, do="claim", topic="motive")
        play(match, 1, do="object")
        play(match, 0, do="let_pass")
        told = [tag_of(fact) for fact in match.facts_since(0, PUBLIC)]
        assert told[-3:] == ["stood", "fizzled", "turn_started"]
        assert match.view(1).values["points.0"] == 0


def test_a_window_opens_for_those_who_cannot_react_too() -> None:
    arrange = {"hand.1": ["glove_1", "glove_2"], "hand.2": ["slap_1", "glove_3"]}
    with Place("hands_off", "standard", 3).open(1, arrange=arrange) as match:
        play(match, 0, do="reach")
        assert kinds(match) == [(1, "react")]
        assert [to_json(option) for option in match.decisions[0].options] == [{"do": "let_be"}]
        play(match, 1, do="let_be")
        assert kinds(match) == [(2, "react")]
        play(match, 2, do="slap", card="slap_1")
        assert match.view(PUBLIC).values["bandaged.0"] is True
        play(match, 1, do="reach")
        assert kinds(match) == [(2, "react")], "a bandaged seat is skipped, as all can see"


def test_one_guest_knows_only_that_it_does_not_know() -> None:
    arrange = {"word": "opera", "odd": 1}
    with Place("odd_guest", "standard", 4).open(1, arrange=arrange) as match:
        for seat in range(4):
            own = [to_json(fact) for fact in match.facts_since(0, seat)]
            told = (
                {"fact": "left_in_the_dark", "seat": 1}
                if seat == 1
                else {
                    "fact": "word_told",
                    "seat": seat,
                    "word": "opera",
                }
            )
            assert own[1] == told
            assert len(own) == 3, "every seat has one fact of its own, and as many as the others"
        assert len(match.facts_since(0, PUBLIC)) == 2
        assert match.view(1).values["word"] == HIDDEN
        assert match.view(1).values["odd"] == 1
        assert match.view(0).values["odd"] == HIDDEN
        assert "opera" not in str(match.view(1)).replace("HINTS", "")
        assert "opera" not in str(match.view(PUBLIC))


def test_a_stand_is_filled_again_when_it_is_empty() -> None:
    with Place("umbrella_stand", "standard", 4).open(3) as match:
        turns = 0
        while "reformed" not in [tag_of(fact) for fact in match.facts_since(0, PUBLIC)]:
            before = match.view(OMNISCIENT).zones
            play(match, match.decisions[0].seat, do="draw_hidden")
            options = match.decisions[0].options
            match.submit(match.decisions[0].seat, list(options)[-1])
            turns += 1
            assert turns < 20
        after = match.view(OMNISCIENT).zones
        assert before["deck"].count == 0
        assert before["floor"].count == 4
        assert after["deck"].count == 3, "four came back and one was drawn"
        assert not set(before["floor"].handles) & set(after["deck"].handles)
        cards = [card for zone in after.values() for card in zone.cards]
        assert len(cards) == len(set(cards)) == 16
