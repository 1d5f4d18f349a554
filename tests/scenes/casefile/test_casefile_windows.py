"""Windows: the same board for as long for everybody, and who asks not to be asked again."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.tables.casefile.secrets import WINDOW_LEAST, WINDOW_MOST
from scenes.tabletop.blind import PREFIX
from scenes.tabletop.blind_board import LINE, BlindBoard, NothingToPress
from systems.rules.casefile import facts as happened
from tests.kit.table_rig import FRAME
from tests.scenes.casefile.cases import ASKED, HANDS, position
from tests.scenes.casefile.table_rig import Rig

DISCARDS = ["S3", "F4", "W3", "..."]
LOCKER = {**HANDS, 1: ("S4", "W1", "F10", "L8", "M2"), 3: ("S6", "W8", "F3", "M3", "L1")}


def in_window(hands: Any = HANDS, humans: int = 4, **more: Any) -> Rig:
    """Everybody is asked in turn whether to react to an ask."""
    arrange = position(hands=hands, discard_pile=DISCARDS, **more)
    return Rig(4, humans, arrange=arrange, acts=ASKED)


def lasts(table: Rig, panel: Any) -> float:
    """Seconds until a board is gone."""
    begun = table.seconds
    table.until(lambda: table.scene.panel is not panel, 30)
    return table.seconds - begun


def plates(table: Rig) -> dict[str, Any]:
    """What lies on the board, but for the time that is left."""
    stage = table.scene.stage
    found = [name for name in stage.names if name.startswith(PREFIX) and name != LINE]
    return {name: stage[name].picture for name in found}


@pytest.mark.rule("CF-110")
def test_a_quick_press_and_none_at_all_last_as_long_whatever_is_held() -> None:
    quick, slow = [], []
    for hands in (HANDS, LOCKER):
        with in_window(hands) as table:
            panel = table.wait_for_panel()
            assert isinstance(panel, BlindBoard) and panel.seat == 1
            before = plates(table)
            table.press("left")
            assert plates(table) == before, "nothing answers to the press"
            quick.append(lasts(table, panel))
            slow.append(lasts(table, table.wait_for_panel()))
    assert quick[0] == pytest.approx(quick[1], abs=FRAME)
    assert quick[0] == pytest.approx(WINDOW_LEAST, abs=5 * FRAME)
    assert slow[0] == pytest.approx(slow[1], abs=FRAME)
    assert slow[0] == pytest.approx(WINDOW_MOST, abs=5 * FRAME)


def test_a_card_is_played_by_a_press_that_looks_like_any_other() -> None:
    with in_window(LOCKER) as table:
        panel = table.wait_for_panel()
        table.press("up")
        assert lasts(table, panel) == pytest.approx(WINDOW_LEAST, abs=5 * FRAME)
        played = [one for one in table.match.view(0).facts if isinstance(one, happened.BonusPlayed)]
        assert [(one.seat, one.card) for one in played] == [(1, "F10")]


def test_who_does_not_want_to_be_asked_again_is_not_until_the_round_ends() -> None:
    """The board lies there all the same, for its shortest time, and answers by itself."""
    with in_window() as table:
        panel = table.wait_for_panel()
        table.press("right")
        lasts(table, panel)
        rested = dict(table.scene.table.rested)
        assert rested == {(1, "anytime"): 5}
    last = ("pass", "pass", "pass", "no_offer", "no_offer", "no_offer", "keep", "pass")
    arrange = position(discard_pile=DISCARDS)
    with Rig(4, 4, arrange=arrange, acts=(*ASKED, *last)) as table:
        table.scene.table.rested |= rested
        panel = table.wait_for_panel()
        assert panel.seat == 1 and panel.decision.kind == "anytime"
        assert lasts(table, panel) == pytest.approx(WINDOW_LEAST, abs=5 * FRAME)
        panel = table.wait_for_panel()
        assert panel.seat == 2
        assert lasts(table, panel) == pytest.approx(WINDOW_MOST, abs=5 * FRAME)


@pytest.mark.parametrize(("until", "rests"), [(5, True), (6, False)])
def test_it_holds_for_this_round_alone(until: int, rests: bool) -> None:
    with in_window() as table:
        panel = table.wait_for_panel()
        rested: dict[Any, Any] = {(1, "anytime"): until}
        again = BlindBoard(panel.desk, panel.decision, panel.blind_choice, 0, rested)
        assert again.pass_time(WINDOW_LEAST / 2) is None
        answer = again.pass_time(WINDOW_LEAST)
        assert (answer is not None) is rests


def test_a_lone_person_with_nothing_to_play_is_not_held_up() -> None:
    with in_window(humans=0) as table:
        desk = table.scene.desk
        decision = table.match.decisions[0]
        assert NothingToPress(desk, decision).pass_time(0.0) in decision.options
