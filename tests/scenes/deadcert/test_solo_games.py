"""SOLOplay at its desk: whole games by keys, and a diagram that follows the stacks."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.core.messages import PUBLIC, Viewer
from game.settings import Settings
from scenes.tables.deadcert import filecards, printed
from scenes.tables.deadcert.soloplay import diagram, reading
from scenes.tables.deadcert.soloplay.state import SoloState
from scenes.tables.deadcert.soloplay.table import SoloTable
from systems.rules.deadcert.cards import TYPES, colour_of
from systems.rules.deadcert.episode import case_of
from systems.rules.deadcert.soloplay.knowledge import reach_of
from tests.kit.walking import first_step
from tests.scenes.deadcert.table_rig import Rig

PACKETS = ["A", "C", "C"]
CASE = case_of("", ("A", "C", "C"))
KILLER = CASE.killer_cards
OTHERS = [card for card in CASE.suspects if CASE.names[CASE.card_set.suspect_of(card)] == 1]


def go(table: Rig, goal: Any) -> None:
    """To a target by directions alone."""
    focus = table.scene.focus
    for _ in range(20):
        if focus.current() == goal:
            return
        way = first_step(focus, goal)
        assert way, f"no way from {focus.current()!r} to {goal!r}"
        table.press(way)
    raise AssertionError(f"too far: {goal!r}")


def play(table: Rig, chance: random.Random, most: int = 400) -> None:
    """To the end by keys: fetch while that can be done, otherwise what comes."""
    for _ in range(most):
        table.until(lambda: table.scene.panel is not None or table.match.outcome is not None)
        if table.match.outcome is not None:
            return
        if not table.scene.choreographer.idle:
            table.step()
            continue
        panel = table.scene.panel
        keys = [choice.key for choice in panel.choices]  # type: ignore[union-attr]
        wanted = [key for key in keys if key not in ("concede", "sure")] or keys
        goal = "fetch" if "fetch" in keys and chance.randrange(4) else chance.choice(wanted)
        go(table, goal)
        table.press("confirm")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("seed", "speed"), [(2, "fast"), pytest.param(1, "instant", marks=pytest.mark.long)]
)
def test_one_detective_plays_to_the_end_by_keys_alone(seed: int, speed: str) -> None:
    """The stage is compared with the view after every act (strict)."""
    with Rig("solo", 1, 1, seed=seed, settings=Settings(speed=speed)) as table:
        assert isinstance(table.scene.table, SoloTable)
        play(table, random.Random(seed))
        table.until(lambda: table.stack.top.name == "results")
        assert not table.scene.choreographer.unknown


def test_the_last_card_that_comes_back_wins() -> None:
    arrange = {
        "packets": PACKETS,
        "laid_out": [*KILLER[:2], "SO", *OTHERS[:4]],
        "filed.O": [KILLER[2]],
        "end_game": True,
    }
    with Rig("solo", 1, 1, arrange=arrange, settings=Settings(speed="fast")) as table:
        table.wait_for_panel()
        go(table, "card.SO")
        table.press("confirm")
        table.until(lambda: table.stack.top.name == "results")
        assert table.match.outcome is not None
        assert table.match.outcome.winners == (0,)


def test_giving_up_is_asked_twice() -> None:
    with Rig("solo", 1, 1) as table:
        table.wait_for_panel()
        go(table, "concede")
        table.press("confirm")
        assert table.match.outcome is None
        table.press("back")
        go(table, "concede")
        table.press("confirm", "confirm")
        assert table.match.outcome is not None
        assert table.match.outcome.ending == "conceded"


@pytest.mark.parametrize("viewer", [0, PUBLIC])
def test_the_state_of_the_facts_is_that_of_the_view(viewer: Viewer) -> None:
    """Also where a computer player sits there: nothing on the desk is secret."""
    with Rig("solo", 1, 1, seed=3) as table:
        match, content = table.match, ""
        state = SoloState.before(match.view(viewer), content)
        shown = 0
        for number in range(120):
            facts = match.facts_since(0, viewer)
            for fact in facts[shown:]:
                state.apply(fact, top="M")
            shown = len(facts)
            known = SoloState.of(match.view(viewer), content)
            state.top = known.top
            assert state == known
            listed = match.view(0).values["checklist.0"]
            assert {key: listed[key] for key in state.listed} == state.listed
            if match.outcome is not None:
                break
            options = list(match.decisions[0].options)
            match.submit(0, options[(7 * number) % max(1, len(options) - 1)])
        assert number > 20


def test_the_diagram_says_what_the_rules_say() -> None:
    """Levels and reach are those of the rules; every level has a field of its own."""
    with Rig("solo", 1, 1, seed=5) as table:
        match = table.match
        for number in range(60):
            options = list(match.decisions[0].options)
            match.submit(0, options[(7 * number) % max(1, len(options) - 1)])
            if match.outcome is not None:
                break
        view = match.view(0)
        state = SoloState.of(view, "")
        stacks = tuple(state.filed[kind] for kind in TYPES)
        snoops = tuple(card for card in state.laid_out if card in view.zones["laid_out"].cards)
        found = diagram.reach(stacks, tuple(card for card in snoops if card[0] in "SX"))
        assert found == reach_of(view)
    fields = {
        tuple(diagram.level_area(level, diagram.row_area(kind).top, diagram.ROW))
        for kind in TYPES
        for level in range(1, 10)
    }
    assert len(fields) == 27


def filing(table: Rig) -> None:
    """Fetch, so that cards have to be filed."""
    table.wait_for_panel()
    go(table, "fetch")
    table.press("confirm")
    table.wait_for_panel()
    assert table.match.decisions[0].kind == "solo_file"


def test_the_card_with_the_focus_is_read_on_the_desk() -> None:
    """Its name, its whole text, and the stack under which it would go, with it in its place."""
    with Rig("solo", 1, 1, arrange={"packets": PACKETS, "filed.M": OTHERS[:3]}) as table:
        filing(table)
        stage, desk = table.scene.stage, table.scene.desk
        state = SoloState.of(table.match.view(0), "")
        newest = state.seen[-1]
        assert table.scene.focus.current() == f"card.{newest}", "what was fetched is read first"
        for card in state.laid_out[::3]:
            go(table, f"card.{card}")
            table.step(20)
            says = stage[reading.NAME].picture.says
            assert filecards.text_of(desk, card) in says
            assert stage[reading.NAME].alpha == 1.0
            stack = [printed.of(desk, one).forename for one in state.filed[colour_of(card)]]
            assert set(stack) <= set(says)
        table.press("confirm")
        table.wait_for_panel()
        table.step(20)
        assert stage[reading.NAME].alpha == 1.0, "the next one is read"


def test_the_stacks_are_seen_again_where_no_card_has_the_focus() -> None:
    with Rig("solo", 1, 1, arrange={"packets": PACKETS}) as table:
        filing(table)
        assert table.scene.stage[reading.NAME].alpha > 0
        while table.match.decisions[0].kind == "solo_file":
            table.press("confirm")
            table.wait_for_panel()
        table.step(20)
        assert table.scene.focus.current() == "fetch"
        assert table.scene.stage[reading.NAME].alpha == 0.0
