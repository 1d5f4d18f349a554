"""B16 to B21 and B28 at the table of Tudor Mansion; small samples, the rest is long."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.settings import Settings
from scenes.private.curtain import CurtainScene
from scenes.tabletop.pace import HARD_STOP
from tests.bars.figures import Figure
from tests.bars.test_measures import check
from tests.bars.tudor_mansion import measures
from tests.scenes.tudor_mansion.table_rig import Rig

QUICK: dict[str, Callable[[], Iterator[Figure]]] = {
    "deals": lambda: measures.deals((2, 6)),
    "skips": lambda: measures.skips((0.2, 0.9, 2.0)),
    "speeds": lambda: measures.speeds(6),
    "presses": measures.presses,
}


@pytest.mark.parametrize("name", QUICK)
def test_a_bar_is_kept(name: str) -> None:
    check(QUICK[name]())


def test_a_computer_that_never_decides_plays_its_harmless_move() -> None:
    """B20: never stuck."""
    with Rig(3, 0) as table:
        table.session.think = lambda seat, out_of_time: None  # type: ignore[method-assign]
        table.until(lambda: table.scene.pace.thinking is not None)
        start = table.seconds
        table.until(lambda: table.session.match.moves > 0, HARD_STOP + 5)
        thought = table.seconds - start
        dealing = 4.0  # it thinks while the cards are still being dealt
        assert HARD_STOP - 0.1 <= thought <= HARD_STOP + dealing


def test_two_people_need_no_button_held() -> None:
    """B28: with looks that open and close by a press."""
    settings = Settings(peek="toggle", speed="instant")
    with Rig(4, 2, seed=2, settings=settings) as table:
        looks = choices = 0
        for _ in range(4000):
            top, scene = table.stack.top, table.scene
            if isinstance(top, CurtainScene):
                table.press("confirm", seat=top.seat)
                table.step(10, 0.1)
                looks += 1
            elif top is scene and scene.watching.waiting and table.asked is not None:
                table.press("confirm")
            elif top is scene and scene.panel is not None and scene.choreographer.idle:
                table.press("confirm")
                choices += 1
            elif top.name == "results":
                break
            else:
                table.step(2, 0.1)
            if choices >= 25:
                break
        assert looks >= 2
        assert choices >= 10
