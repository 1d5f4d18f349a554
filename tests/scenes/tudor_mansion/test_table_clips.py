"""What the table shows of each fact, and that every way through it ends in the same picture."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.match.loading import load_rules
from game.settings import Settings
from scenes.tables.tudor_mansion.clips import Performance
from scenes.tables.tudor_mansion.layout import ACCUSED_SCALE
from systems.rules.tudor_mansion.intents import Accuse
from tests.kit.table_rig import seats_in_clips
from tests.scenes.tudor_mansion.table_rig import GAME, Rig

HOUSES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {"two_player_pool": True}),
    (3, {"ring_order": "shuffled", "start_rooms": "random"}),
    (4, {"even_deal": True, "refute": "choose_one", "accuse_after_suggest": True}),
    (5, {"separate_investigators": True, "public_show_count": True}),
    (6, {"round_limit": 10, "leave_first": True}),
)


def test_every_fact_has_a_clip_or_is_silent() -> None:
    with Rig(3) as table:
        unknown = [
            fact for fact in load_rules(GAME).facts if not table.scene.choreographer.knows(fact)
        ]
        assert unknown == []


@pytest.mark.parametrize("humans", [0, 2])
def test_all_hands_are_dealt_in_one_clip(monkeypatch: pytest.MonkeyPatch, humans: int) -> None:
    """Nothing comes between what is told of one hand and of the next."""
    dealt = seats_in_clips(monkeypatch, Performance, "clues_dealt")
    with Rig(4, humans, seed=2) as table:
        table.until(lambda: dealt)
        table.step(300)
    assert dealt == [[0, 1, 2, 3]]


@pytest.mark.parametrize(("seats", "rules"), HOUSES)
def test_the_stage_is_what_the_view_says_after_everything(
    seats: int, rules: dict[str, Any]
) -> None:
    """The rig is strict: a difference at any rest raises."""
    with Rig(seats, rules=rules, seed=seats) as table:
        for _ in range(600):
            table.step(1, 1 / 12)
            if table.stack.top is not table.scene:
                break
        assert table.session.match.moves > 15
        assert table.scene.choreographer.differences == []
        assert not table.scene.choreographer.unknown
        assert table.scene.stage.untold() == []


def play_alike(table: Rig, how: str, moves: int) -> list[dict[str, tuple[Any, ...]]]:
    """The table at every rest while computers play, shown in one way."""
    scene, session = table.scene, table.session
    scene.pace.update = lambda dt, idle: False  # the test says when they act
    table.until(lambda: scene.choreographer.idle)
    rests = [table.sprites()]
    while session.match.moves < moves and session.match.outcome is None:
        seat = session.bots_to_move()[0]
        choice = session.think(seat, lambda: False)
        assert choice is not None
        session.play(seat, choice)
        scene.watching.pull()
        if how == "skipped":
            scene.choreographer.skip()
        elif how == "halfway":
            table.step(7)
            scene.choreographer.skip()
        table.until(lambda: scene.choreographer.idle, 20)
        rests.append(table.sprites())
    scene.foot.say("")
    table.step(2)
    return rests


Shown = tuple[list[dict[str, tuple[Any, ...]]], bytes]


def shown(how: str, settings: Settings | None = None) -> Shown:
    """The rests of a short game shown in one way, and its last picture."""
    with Rig(4, seed=11, settings=settings, draws=True) as table:
        rests = play_alike(table, how, 14)
        return rests, pygame.image.tobytes(table.context.viewport.frame, "RGB")


@pytest.fixture(scope="module")
def as_played() -> Shown:
    return shown("played")


@pytest.mark.parametrize("how", ["skipped", "halfway", "reduced", "instant", "fast"])
def test_every_way_ends_in_the_same_picture(how: str, as_played: Shown) -> None:
    settings = {
        "reduced": Settings(reduced_motion=True),
        "instant": Settings(speed="instant"),
        "fast": Settings(speed="fast"),
    }
    rests, picture = shown(how, settings.get(how))
    assert rests == as_played[0]
    assert picture == as_played[1]


def test_a_press_skips_and_does_nothing_else() -> None:
    with Rig(4, 1) as table:
        table.step(10)
        assert not table.scene.choreographer.idle
        table.press("confirm", seat=0)
        assert table.scene.choreographer.idle
        assert table.session.match.moves == 0


def test_a_look_is_not_skipped_over() -> None:
    with Rig(4, 2) as table:
        for _ in range(6):
            table.press("confirm", seat=0)
        assert table.stack.top.name in ("curtain", "look round")


def test_the_deal_takes_two_seconds_at_most() -> None:
    for seats in (2, 6):
        with Rig(seats) as table:
            stage = table.scene.stage
            table.until(lambda stage=stage: "fly.0" in stage)
            start = table.seconds
            table.until(lambda stage=stage: not any(n.startswith("fly") for n in stage.names))
            assert table.seconds - start <= 2.0


def test_everything_that_happens_is_said() -> None:
    """Every fact that has words is on the caption plate, unless it is shown with another."""
    said: list[str] = []
    with Rig(4, seed=3) as table:
        table.scene.desk.director._caption = lambda words: said.append(
            "".join(run.text for run in words)
        )
        while table.session.match.moves < 30:
            table.step(1, 1 / 12)
        facts = table.session.match.facts_since(0, table.scene.viewer)
        texts = table.scene.desk.texts
        silent = {"token_placed", "token_moved"}
        tags = {type(f).__struct_config__.tag for f in facts if texts.say_fact(f).strip()}
        assert tags - silent
        for fact in facts[: table.scene.watching.shown - 8]:
            words = texts.say_fact(fact).strip()
            if words and type(fact).__struct_config__.tag not in silent:
                assert words in said


def test_where_a_passage_begins_shows_in_dark_rooms_too() -> None:
    with Rig(3, 1) as table:
        table.wait_for_panel()
        stage, board = table.scene.stage, table.scene.desk.board
        assert board is not None and len(board.trapdoors) == 4
        for room, trapdoor in board.trapdoors.items():
            hatch = stage[f"trapdoor.{room}"]
            assert (hatch.x, hatch.y) == trapdoor.at
            tokens = [stage[name].z for name in stage.names if name.startswith("token.")]
            assert stage[f"tunnel.{trapdoor.style}"].z < hatch.z < min(tokens)


def test_a_solved_case_waits_in_the_dark_for_the_results() -> None:
    """The envelope stays where the accusation brought it: there the results begin."""
    arrange = {"turn": 0, "step": "move", "envelope": ["mrs_white", "rope", "hall"]}
    with Rig(3, 1, arrange=arrange) as table:
        table.wait_for_panel("move")
        table.press("confirm")
        table.wait_for_panel("act")
        stage = table.scene.stage
        table.scene.submit(0, Accuse("mrs_white", "rope", "hall"))
        table.until(lambda: stage["envelope"].scale == ACCUSED_SCALE)
        while table.stack.top is table.scene:
            assert stage["envelope"].scale == ACCUSED_SCALE
            assert not any(stage[n].alpha for n in stage.names if n.startswith("light."))
            table.step(1)
        assert table.stack.top.name == "results"
        assert not [name for name in stage.names if name.startswith("slip.")]
