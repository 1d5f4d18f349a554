"""Whole games of Deadly Premonition at their table: what is shown of them, and what is not."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.core.messages import PUBLIC, Viewer
from game.core.rng import stream_for
from game.settings import Settings
from scenes.private.choice import ChoiceScene
from scenes.private.curtain import CurtainScene
from scenes.tables.deadly_premonition.changes import take
from scenes.tables.deadly_premonition.clips import Performance
from scenes.tables.deadly_premonition.state import TableState
from scenes.tables.deadly_premonition.table import PremonitionTable
from systems.rules.deadly_premonition.facts import FACTS, HandDealt
from tests.scenes.deadly_premonition.cases import position
from tests.scenes.deadly_premonition.people import PremonitionPeople
from tests.scenes.deadly_premonition.table_rig import Rig

long = pytest.mark.long


@pytest.mark.parametrize(
    ("seats", "humans", "seed"),
    [(2, 0, 1), (3, 0, 2), (4, 0, 1), pytest.param(4, 0, 3, marks=long)],
)
def test_computers_play_to_the_end_and_the_stage_never_differs(
    seats: int, humans: int, seed: int
) -> None:
    with Rig(seats, humans, seed=seed) as table:
        assert isinstance(table.scene.table, PremonitionTable)
        table.until(lambda: table.stack.top.name == "results", 4000)
        assert not table.scene.choreographer.unknown


@pytest.mark.parametrize("settings", [{"speed": "fast"}, {"reduced_motion": True}])
def test_clips_that_are_seen_end_where_the_view_says(settings: dict[str, Any]) -> None:
    """With every clip in its length, and with little motion; strict."""
    with Rig(4, 0, seed=8, settings=Settings(**settings)) as table:
        for _ in range(2500):
            table.step(1, 0.1)
            if table.match.moves > 60:
                break
        assert table.match.moves > 40
        assert not table.scene.choreographer.unknown


def test_every_clip_can_be_skipped_at_any_moment() -> None:
    with Rig(3, 0, seed=9, settings=Settings()) as table:
        for number in range(300):
            table.step(1 + number % 5, 0.05)
            table.scene.choreographer.skip()
        assert table.match.moves > 30


def test_the_deal_gives_every_hand_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """All fly in one clip, to whom they belong; so do the alignments."""
    flown: list[tuple[float, float]] = []
    flies = Performance._back_flies

    def noted(self: Performance, start: Any, end: Any, *more: Any, **how: Any) -> Any:
        flown.append(end)
        return flies(self, start, end, *more, **how)

    monkeypatch.setattr(Performance, "_back_flies", noted)
    with Rig(3, 0, seed=4) as table:
        performance = table.scene.table.performance
        table.until(lambda: table.match.moves > 0)
        hands = [performance.places.hand(seat) for seat in range(3)]
        faces = [performance._portrait(seat) for seat in range(3)]
        assert flown[:3] == faces and flown[3:18] == hands * 5
        flown.clear()
        deal = tuple(HandDealt(seat, count, ()) for seat, count in enumerate((2, 0, 1)))
        performance.hands_dealt(deal, table.scene.desk.director)
        assert flown == [hands[0], hands[2], hands[0]]


def test_every_fact_has_a_clip() -> None:
    with Rig(4, 4, seed=3) as table:
        silent = [fact.__name__ for fact in FACTS if not table.scene.choreographer.knows(fact)]
        assert not silent


@pytest.mark.parametrize(("seats", "viewer", "seed"), [(2, PUBLIC, 3), (3, 1, 8), (4, PUBLIC, 2)])
def test_the_state_of_the_facts_is_that_of_the_view(seats: int, viewer: Viewer, seed: int) -> None:
    with Rig(seats, seats, seed=seed) as table:
        match, told = table.match, 0
        shown = TableState.before(match.view(viewer))
        stream = stream_for(seed, "state")
        while match.outcome is None:
            view = match.view(viewer)
            for fact in view.facts[told:]:
                take(shown, fact)
            told = len(view.facts)
            assert shown == TableState.of(view)
            decision = match.decisions[0]
            match.submit(decision.seat, decision.options.sample(stream))
        assert told > 300


def test_the_counts_of_the_decks_are_those_of_the_rules() -> None:
    with Rig(4, 4, seed=6, play=120) as table:
        state = TableState.of(table.match.view(PUBLIC))
        zones = table.match.table.zones
        assert state.profiling == len(zones.faces("profiling_deck"))
        assert sorted(state.weather_left) == sorted(zones.faces("weather_deck"))


# -- people ------------------------------------------------------------------------------------


def test_three_people_play_a_whole_game_by_keys_and_nothing_leaks() -> None:
    with PremonitionPeople(3, 3, 4, disturb=12) as table:
        table.play(9000)
        assert table.match.outcome is not None
        assert table.leaks == []
        assert min(table.seen) > 300 and min(table.visits) > 20, "everybody looked, and was watched"
        assert table.disturbed > 4
        assert {"main_move", "battle_response", "snowstorm_pick", "doll_reroll"} <= table.kinds
        assert not table.scene.choreographer.unknown


@long
@pytest.mark.parametrize(("seats", "humans", "seed"), [(4, 4, 1), (4, 2, 7), (2, 2, 5), (3, 3, 1)])
def test_people_and_computers_play_whole_games_and_nothing_leaks(
    seats: int, humans: int, seed: int
) -> None:
    with PremonitionPeople(seats, humans, seed, disturb=15) as table:
        table.play(9000)
        assert table.match.outcome is not None
        assert table.leaks == []


def test_the_watcher_sees_a_page_at_which_nobody_may_look() -> None:
    """A page that stayed open when its seat had gone would be found."""
    with PremonitionPeople(3, 3, 2) as table:
        for _ in range(200):
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


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 5)])
def test_somebody_alone_plays_on_with_an_open_hand(seats: int, seed: int) -> None:
    with Rig(seats, 1, seed=seed) as table:
        chance = random.Random(seed)
        _play_alone(table, chance, 8)
        assert table.match.moves > 8


def _play_alone(table: Rig, chance: random.Random, own: int) -> None:
    """The only person makes so many decisions, some of them by pressing about."""
    made = 0
    for _ in range(4000):
        if made >= own or table.match.outcome is not None:
            return
        decision = table.match.decision(0)
        settled = table.scene.choreographer.idle
        if decision is None or not settled:
            table.step(2)
            continue
        for key in chance.choices(["down", "confirm", "right", "up"], k=3):
            table.devices.press(key, 0)
            table.step(2)
        if table.match.decision(0) == decision and table.scene.choreographer.idle:
            top = table.stack.top
            if isinstance(top, CurtainScene):
                table.devices.press("back", 0)
                table.step(4)
                continue
            if table.scene.panel is not None:
                stream = stream_for(made, "alone")
                table.scene.submit(0, decision.options.sample(stream))
        made += 1


def test_somebody_alone_is_not_told_that_nobody_else_looks() -> None:
    with Rig(4, 1, arrange=position()) as table:
        table.until(lambda: table.scene.choreographer.idle)
        scene, decision = table.scene, table.match.decision(0)
        assert decision is not None and scene.table.desk.lone is not None
        view, own = table.match.view(PUBLIC), table.match.view(0)
        panel = scene.table.panel(decision, view, own)
        assert panel is not None
        look = next(choice for choice in panel.choices if choice.key == "look")
        assert "left" in str(look.says) and "Nobody" not in str(look.says)


@pytest.mark.rule("DP-053")
@pytest.mark.parametrize(("seats", "word"), [(2, "suspects"), (3, "Deaths")])
def test_a_duel_counts_the_dead_against_no_limit(seats: int, word: str) -> None:
    """Only against the suspects that there are; a number of deaths ends nothing there."""
    with Rig(seats, 0, seed=5) as table:
        table.until(lambda: any(word in line for line in table.scene.strings()))
        told = [line for line in table.scene.strings() if " of " in line and "0" in line]
        assert any(word in line for line in told), told
