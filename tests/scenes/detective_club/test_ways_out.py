"""Nobody waits for ever before the curtain of somebody who went home."""

from __future__ import annotations

from typing import Any

import pytest

from game.match.saves import Saves
from scenes.private.curtain import CurtainScene
from tests.kit.walking import first_step
from tests.scenes.detective_club.table_rig import Rig
from tests.scenes.detective_club.test_club_pages import go, page_of, visit


def labels(scene: Any) -> list[str]:
    return [answer.label for answer in scene.answers]


def choose(table: Rig, words: str, seat: int) -> None:
    """Somebody takes an answer of the pause or of a question."""
    scene: Any = table.stack.top
    shown = [*scene.widgets]
    goal = next(key for key in shown if getattr(scene.widgets[key], "label", None) == words)
    for _ in range(12):
        if scene.focus.current() == goal:
            break
        table.devices.press(first_step(scene.focus, goal) or "down", seat)
        table.step(2)
    table.devices.press("confirm", seat)
    table.step(3)


def stop_clocks(table: Rig, seat: int) -> Any:
    table.devices.press("pause", seat)
    table.step(3)
    return table.stack.top


@pytest.mark.parametrize("by", [0, 1])
@pytest.mark.parametrize("begun", [False, True])
def test_a_computer_player_can_sit_in_amid_a_private_page(by: int, begun: bool) -> None:
    with visit() as (table, scene):
        say = table.context.say
        if begun:
            go(table, scene, "tab.free")
            go(table, scene, "key.a")
            assert page_of(scene).letters.text == "a"
        stop_clocks(table, by)
        choose(table, say("pause.give_seat"), by)
        asked = " ".join(table.stack.top.strings())
        assert "Ada" in asked, "whose seat it is must be clear, whoever asked"
        choose(table, say("yes_no.yes"), by)
        assert all(one.seat == 1 for one in table.stack if isinstance(one, CurtainScene))
        assert table.session.humans == (1,)
        table.until(lambda: table.match.moves > 1)  # the game goes on
        table.scene.menu._take(0)
        assert table.session.humans == (0, 1)


@pytest.mark.parametrize("humans", [1, 2])
def test_on_the_table_it_is_asked_whose_seat_is_meant_where_there_are_several(humans: int) -> None:
    with Rig(5, humans, seed=5) as table:
        while table.stack.top is not table.scene:
            table.stack.pop()
            table.stack.apply()
        stop_clocks(table, 0)
        choose(table, table.context.say("pause.give_seat"), 0)
        if humans > 1:
            assert table.session.humans == (0, 1)
            assert "Ada" in " ".join(table.stack.top.strings())
            choose(table, table.context.say("yes_no.yes"), 0)
        assert 0 not in table.session.humans


def test_no_is_an_answer() -> None:
    with visit() as (table, scene):
        stop_clocks(table, 1)
        choose(table, table.context.say("pause.give_seat"), 1)
        choose(table, table.context.say("prompt.back"), 1)
        table.devices.press("back", 1)
        table.step(3)
        assert table.stack.top is scene and table.session.humans == (0, 1)


def test_a_game_can_be_kept_and_left_amid_a_private_page(tmp_path: Any) -> None:
    with visit() as (table, _):
        saves = Saves(tmp_path)
        table.session.saves = saves
        assert table.context.say("pause.save_leave") in labels(stop_clocks(table, 1))
        choose(table, table.context.say("pause.save_leave"), 1)
        assert table.scene not in table.stack
        [kept] = saves.list()
        saves.load(kept.path).close()
        saves.close()


def test_before_a_look_one_can_leave_but_nobody_is_replaced() -> None:
    with Rig(5, 2, seed=5) as table:
        table.until(lambda: isinstance(table.stack.top, CurtainScene))
        if table.stack.top.decides:
            pytest.skip("this deal begins with a choice")
        pause = stop_clocks(table, 1)
        say = table.context.say
        assert say("curtain.skip") in labels(pause) and say("pause.leave") in labels(pause)
        assert say("pause.give_seat") not in labels(pause)
        choose(table, say("pause.leave"), 1)
        choose(table, say("prompt.back_to_club"), 1)
        assert table.scene not in table.stack
