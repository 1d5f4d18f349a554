"""A finished match cut into turns: the facts and the decisions of each."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game import slices
from game.core.facts import Fact
from game.core.insight import SeatStanding, TurnReview
from game.core.intents import tag_of
from game.core.messages import OMNISCIENT, Message
from game.match import Match, Setup
from game.match.turns import Span, Turn, cut, seen_after, spans_between
from game.simulation import play


def finished(seats: int, seed: int) -> Match:
    match = Match.open(Setup("umbrella_stand", seats=seats, seed=seed))
    play(match, ["random"] * seats)
    return match


def began(facts: Sequence[Fact], *tags: str) -> list[Span]:
    rows = [(n, fact.seat, 1) for n, fact in enumerate(facts) if tag_of(fact) in tags]  # type: ignore[attr-defined] # by its tag
    over = next(n for n, fact in enumerate(facts) if tag_of(fact) == "game_over")
    return spans_between(rows, over)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_the_turns_share_out_every_decision(seats: int, seed: int) -> None:
    """In the toy a turn is two decisions; the last of the turn before leads to its first fact."""
    with finished(seats, seed) as match:
        spans = began(match.view(OMNISCIENT).facts, "turn_started")
        turns: list[Turn] = slices.finished(cut(match, spans))
        assert [turn.span for turn in turns] == spans
        assert [turn.number for turn in turns] == list(range(len(spans)))
        bounds = [(2 * n, 2 * n + 2) for n in range(len(spans))]
        assert [(turn.begins, turn.ends) for turn in turns] == bounds
        assert turns[-1].ends == match.moves
        steps = match.record.steps
        for turn in turns:
            assert {step.seat for step in steps[turn.begins : turn.ends]} == {turn.span.seat}


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2)])
def test_a_turn_that_its_own_act_opens_has_that_act(seats: int, seed: int) -> None:
    with finished(seats, seed) as match:
        spans = began(match.view(OMNISCIENT).facts, "drew", "took")
        turns = slices.finished(cut(match, spans, opened_by_acts=True))
        assert [(turn.begins, turn.ends) for turn in turns] == [
            (2 * n, 2 * n + 2) for n in range(len(spans))
        ]
        told = slices.finished(cut(match, spans))
        assert [turn.begins for turn in told] == [turn.begins + 1 for turn in turns]


def test_a_match_without_turns_has_none() -> None:
    with finished(2, 1) as match:
        assert slices.finished(cut(match, [])) == []


def test_after_the_deal_all_was_seen_that_comes_before_the_first_turn() -> None:
    spans = spans_between([(3, 0, 1), (7, 1, 1), (12, 0, 2)], 15)
    assert [seen_after(spans, turn) for turn in (-1, 0, 1, 2)] == [3, 7, 12, 15]


def test_a_turn_tells_where_it_stands() -> None:
    line, standing = Message("x.y", {}), SeatStanding(0, 4, 1, 9)
    turn = Turn(5, Span(2, 3, 20, 24), 10, 12)
    told = turn.told([line], [standing], rated=True)
    assert told == TurnReview(5, 3, 2, 10, 12, (line,), (standing,), rated=True)
