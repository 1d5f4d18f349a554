"""Whole games of Casefile at their table: what is shown of them, and what is not."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.intents import tag_of
from game.core.messages import PUBLIC, Viewer
from game.core.rng import stream_for
from game.settings import Settings
from scenes.private.choice import ChoiceScene
from scenes.tables.casefile.clips import Performance
from scenes.tables.casefile.state import TableState, take
from scenes.tables.casefile.table import CasefileTable
from systems.rules.casefile.facts import FACTS
from tests.kit.table_rig import seats_in_clips
from tests.scenes.casefile.people import CasefilePeople
from tests.scenes.casefile.table_rig import Rig

long = pytest.mark.long


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), pytest.param(4, 1, marks=long)])
def test_computers_play_and_the_stage_never_differs(seats: int, seed: int) -> None:
    with Rig(seats, 0, seed=seed) as table:
        assert isinstance(table.scene.table, CasefileTable)
        table.until(lambda: table.stack.top.name == "results", 4000)
        assert not table.scene.choreographer.unknown


@pytest.mark.parametrize("humans", [0, 2])
def test_all_hands_are_dealt_in_one_clip(monkeypatch: pytest.MonkeyPatch, humans: int) -> None:
    """Nothing comes between what is told of one hand and of the next."""
    dealt = seats_in_clips(monkeypatch, Performance, "cards_dealt")
    with Rig(4, humans, seed=2) as table:
        table.until(lambda: dealt)
        table.step(300)
    assert dealt == [[0, 1, 2, 3]]


@pytest.mark.parametrize("settings", [{"speed": "fast"}, {"reduced_motion": True}])
def test_clips_that_are_seen_end_where_the_view_says(settings: dict[str, Any]) -> None:
    """With every clip in its length, and with little motion; strict."""
    with Rig(4, 0, seed=8, settings=Settings(**settings)) as table:
        for _ in range(2000):
            table.step(1, 0.1)
            if table.match.moves > 60 or table.match.outcome is not None:
                break
        assert table.match.moves > 20
        assert not table.scene.choreographer.unknown


def test_every_clip_can_be_skipped_at_any_moment() -> None:
    with Rig(3, 0, seed=9, settings=Settings()) as table:
        for number in range(300):
            table.step(1 + number % 5, 0.05)
            table.scene.choreographer.skip()
        assert table.match.moves > 20


def test_every_fact_has_a_clip() -> None:
    with Rig(4, 4, seed=3) as table:
        silent = [fact.__name__ for fact in FACTS if not table.scene.choreographer.knows(fact)]
        assert not silent


@pytest.mark.parametrize(("seats", "viewer", "seed"), [(2, PUBLIC, 3), (3, 1, 8), (4, PUBLIC, 2)])
def test_the_state_of_the_facts_is_that_of_the_view(seats: int, viewer: Viewer, seed: int) -> None:
    with Rig(seats, seats, seed=seed) as table:
        match, told, moves = table.match, 0, 0
        shown = TableState.before(match.view(viewer))
        stream = stream_for(seed, "state")
        while match.outcome is None and moves < 500:
            view = match.view(viewer)
            for fact in view.facts[told:]:
                take(shown, fact)
            told = len(view.facts)
            assert shown == TableState.of(view)
            decision = match.decisions[0]
            chosen = table.choose(decision, stream)
            if tag_of(chosen) == "solve" and moves < 300:
                chosen = next(iter(decision.options))
            match.submit(decision.seat, chosen)
            moves += 1
        assert told > 150


def test_a_tampered_state_is_found() -> None:
    """The comparison above can fail."""
    with Rig(3, 3, seed=8, play=20) as table:
        state = TableState.of(table.match.view(PUBLIC))
        state.hands[0] += 1
        assert state != TableState.of(table.match.view(PUBLIC))


# -- people ------------------------------------------------------------------------------------


def test_three_people_play_by_keys_and_nothing_leaks() -> None:
    """Part of a game, every frame of it."""
    with CasefilePeople(3, 3, 4, disturb=8) as table:
        table.play(75)
        assert table.match.moves >= 75
        assert table.leaks == []
        assert min(table.seen) > 40 and min(table.visits) > 4, "everybody looked, and was watched"
        assert {"main_action", "make_offer", "choose_trade", "anytime"} <= table.kinds
        assert not table.scene.choreographer.unknown


@long
@pytest.mark.parametrize(("seats", "humans", "seed"), [(4, 4, 1), (2, 2, 5), (4, 2, 7)])
def test_people_play_long_and_nothing_leaks(seats: int, humans: int, seed: int) -> None:
    with CasefilePeople(seats, humans, seed, disturb=10) as table:
        table.play(400)
        assert table.leaks == []


def test_the_watcher_sees_a_page_at_which_nobody_may_look() -> None:
    """A page that stayed open when its seat had gone would be found."""
    with CasefilePeople(3, 3, 2) as table:
        for _ in range(300):
            if isinstance(table.stack.top, ChoiceScene):
                break
            table.act_once()
        scene = table.stack.top
        assert isinstance(scene, ChoiceScene)
        table.open_page(scene)
        assert not table.leaks
        table.may_see = None
        table.step(2)
        assert table.leaks
