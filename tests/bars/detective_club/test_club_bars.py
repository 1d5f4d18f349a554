"""B9, B10, B16 to B19 and B21 of Detective Club."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.settings import Settings
from tests.bars import measures
from tests.bars.detective_club import measures as own
from tests.bars.detective_club.reels import REELS
from tests.bars.figures import Figure
from tests.bars.films import Stopwatches
from tests.bars.test_measures import check
from tests.scenes.detective_club.table_rig import Rig


@pytest.mark.parametrize("reduced", [False, True])
def test_notebooks_that_open_neither_flash_nor_go_on_long(reduced: bool) -> None:
    check(measures.films(only="Detective Club: votes and notebooks", reduced=reduced))


def test_no_painting_is_longer_on_its_way_than_the_house_says() -> None:
    with Stopwatches() as watches:
        for _ in REELS["Detective Club: paintings are hung"]():
            pass
    table = [one for one in watches.motions if one.stage == "table"]
    cards = [one for one in table if one.name.startswith(("card.", "way."))]
    assert len(cards) > 8
    assert max(one.ms for one in cards) <= 300
    assert max(one.ms for one in table) <= 500


QUICK: dict[str, Callable[[], Iterator[Figure]]] = {
    "deal": lambda: own.deals((8,)),
    "skips": lambda: own.skips((0.8,)),
    "presses": own.presses,
    "waiting": lambda: own.waiting((8,), ("fast",), most=4),
}
"""Small samples; the rest of them is long."""


@pytest.mark.parametrize("name", QUICK)
def test_a_bar_is_kept(name: str) -> None:
    check(QUICK[name]())


def test_cards_of_a_deal_set_off_close_to_each_other() -> None:
    frame = 1 / 60
    with Rig(8, 0, settings=Settings(speed="normal")) as table:
        stage = table.scene.stage

        def ways() -> set[str]:
            return {name for name in stage.names if name.startswith("way.")}

        table.until(ways, dt=frame)
        begins, seen, gaps = table.seconds, ways(), []
        while ways():
            if ways() - seen:
                gaps.append(table.seconds - begins)
                begins = table.seconds
            seen |= ways()
            table.step(1, frame)
        assert len(seen) == 48
        assert max(gaps) <= 0.06 + frame


def test_an_explanation_stays_to_be_read_also_among_many_computers_and_a_press_goes_on() -> None:
    """A word of it takes a quarter of a second, however hurried the acts are."""
    with Rig(8, 1, seed=3, upto="explain", play=18, settings=Settings(speed="normal")) as table:
        scene = table.scene
        table.until(lambda: "slip.0" in scene.stage or scene.panel is not None, dt=1 / 60)
        if scene.panel is not None:
            table.press("confirm")
            table.until(lambda: "slip.0" in scene.stage, dt=1 / 60)
        start = table.seconds
        table.until(lambda: "slip.1" in scene.stage, dt=1 / 60)
        assert table.seconds - start >= 1.2
        state = scene.table.state  # type: ignore[attr-defined]
        told = len(state.now.spoken)
        assert not scene.choreographer.idle
        table.devices.press("confirm", 0)
        table.step(2, 1 / 60)
        state = scene.table.state  # type: ignore[attr-defined]
        assert len(state.now.spoken) == told + 1, "a press goes on"


def test_a_lone_person_does_not_wait_long_for_the_own_card() -> None:
    """B19: from one card to the next, among seven computers, words and explanations apart."""
    with Rig(8, 1, seed=4, upto="play_card", settings=Settings(speed="normal")) as table:
        waits = []
        for _ in range(2):
            panel = table.wait_for_panel()
            if panel.decision.kind != "play_card":
                break
            table.press("confirm")
            start = table.seconds
            table.until(
                lambda: table.scene.panel is not None or table.scene.table.state.step > 1,  # type: ignore[attr-defined]
                120,
                1 / 30,
            )
            waits.append(table.seconds - start)
        assert waits and max(waits) <= 8.0, waits
