"""Hours of show and visitors in little time: nothing is left behind, nothing grows."""

from __future__ import annotations

import gc
import random
import threading
import weakref
from collections.abc import Callable
from typing import Any

import esper
import pytest

from game.commands.measuring import memory_mb, slope
from scenes.kiosk.app import State

KINDS = ["up", "down", "left", "right", "confirm", "confirm", "confirm", "back", "extra", "info"]


def one_visit(house: Any, chance: random.Random) -> None:
    """Some show, a visitor or two who press this and that, and nobody any more."""
    house.wait(chance.uniform(20, 70), step=0.1)
    devices = ["pad.1", "pad.2", "keys.arrows"][: chance.randint(1, 3)]
    for _ in range(chance.randint(5, 150)):
        house.devices.press(chance.choice(KINDS), device=chance.choice(devices))
        house.wait(0.2, step=0.1)
    for _ in range(200):
        if house.app.state is State.SHOW:
            return
        house.wait(5, step=0.5)
    pytest.fail(f"the show did not come back; on the screen: {house.names}")


def worlds(house: Any) -> int:
    """Beside the matches that the show keeps for their next time, one of each game."""
    return len(esper.list_worlds()) - len(house.app.programme._kept)


def test_visits_leave_no_world_and_no_thread(open_house: Callable[..., Any]) -> None:
    house, chance = open_house(size=(320, 180)), random.Random(7)
    one_visit(house, chance)
    before, threads = worlds(house), threading.active_count()
    for _ in range(4):
        one_visit(house, chance)
        assert worlds(house) <= before + 1  # the show may be on the street or at a table
        assert threading.active_count() <= threads
    assert house.showing


def test_tables_of_the_show_are_let_go(open_house: Callable[..., Any]) -> None:
    """Without anybody who collects: what has settled with a later table would never go."""
    house = open_house(size=(320, 180), attract_segment=20)
    shown: list[weakref.ref[Any]] = []
    for _ in range(120):
        house.wait(1.0, step=0.1)
        table = house.top.table
        if table is not None and not (shown and shown[-1]() is table):
            shown.append(weakref.ref(table))
    alive = [one for one in shown if one() is not None]
    assert len(shown) >= 5
    assert len(alive) <= 2, f"{len(alive)} of {len(shown)} tables are still there"


@pytest.mark.long
def test_memory_does_not_grow_with_hours(open_house: Callable[..., Any]) -> None:
    house, chance = open_house(size=(320, 180)), random.Random(11)
    house.context.book.budget = 12_000_000  # full within the first hour
    points = []
    for number in range(160):
        one_visit(house, chance)
        gc.collect()
        held = memory_mb()
        if held is None:
            pytest.skip("this system does not tell how much memory is held")
        if number >= 40:
            points.append((house.clock.now / 3600, held))
    assert slope(points) < 1.0  # megabytes an hour
    assert worlds(house) < 10
