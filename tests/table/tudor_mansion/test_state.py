"""Facts lead to the same public state as the view, whoever looks."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.messages import PUBLIC
from game.core.rng import stream_for
from game.match import Match, Setup
from scenes.tables.tudor_mansion.state import TableState

HOUSES: tuple[dict[str, Any], ...] = (
    {},
    {"separate_investigators": True, "start_rooms": "random"},
    {"separate_investigators": True, "first_player": "random"},
    {"refute": "choose_one", "public_show_count": True, "accuse_after_suggest": True},
    {"ring_order": "shuffled", "round_limit": 10},
)


@pytest.mark.parametrize("rules", HOUSES)
@pytest.mark.parametrize("viewer", [PUBLIC, 0, 2])
@pytest.mark.parametrize("seats", [3, 6])
def test_folding_facts_gives_what_the_view_says(
    rules: dict[str, Any], viewer: int | str, seats: int
) -> None:
    stream = stream_for(seats, "test")
    with Match.open(Setup("tudor_mansion", seats=seats, seed=seats, house_rules=rules)) as match:
        state, told = TableState(), 0
        for _ in range(60):
            facts = match.facts_since(told, viewer)
            told += len(facts)
            for fact in facts:
                state.apply(fact, viewer)
            view = match.view(viewer)
            seen = TableState.of(view)
            seen.pool, seen.faceup = state.pool, state.faceup  # no fact tells of them
            assert state == seen
            if not match.decisions:
                break
            decision = match.decisions[0]
            parts = dict(decision.options.parts)
            wanted = "accuse" if stream.chance(1, 12) else "suggest"
            options = parts.get(wanted) or parts.get("go") or decision.options
            match.submit(decision.seat, options.sample(stream))


@pytest.mark.rule("TM-019")
def test_who_chooses_where_to_begin_has_the_lamp() -> None:
    setup = Setup("tudor_mansion", seats=3, seed=3)
    with Match.open(setup) as match:
        for seat in (0, 1, 2):
            assert match.decisions[0].kind == "choose_start_room"
            assert TableState.of(match.view(PUBLIC)).turn == seat
            match.submit(seat, next(iter(match.decisions[0].options)))
