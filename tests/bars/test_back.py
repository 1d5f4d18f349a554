"""B6: Back leads to where one came from, with the focus where it was, and never loses a choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from scenes.kit.screen import Screen
from tests.bars.catalogue import views
from tests.bars.house import House, View

WANTED = (
    "title: on a prompt",
    "settings: controls",
    "settings: secrets",
    "settings: house",
    "lobby: five people",
    "house rules: at the foot",
    "pause",
    "results",
    "saves",
    "replays",
    "joint",
    "table: a move, 3 seats",
    "table: the turn",
)
LONGEST_WAY = 20
"""Tenths of a second that the way through an arch may take."""
MOST_BACKS = 3
"""A page of settings takes two: from a row to the page's name, and from there out."""


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    one = House()
    yield one
    one.clear()


def doors(scene: Any) -> list[Any]:
    """What OK on it may open something; pages come last, as they change what else is there."""
    keys = [key for key in scene.focus.keys if not str(key).startswith(("digit.", "key."))]
    return sorted(keys, key=lambda key: str(key).startswith("tab."))


def put_focus(house: House, scene: Any, key: Any) -> None:
    if isinstance(scene, Screen):
        scene.focus_on(key)
    else:
        scene.focus.set(key)
        scene.refresh()
    house.step()


@pytest.mark.parametrize(
    "view", [one for one in views() if one.name in WANTED], ids=lambda v: v.name
)
def test_back_leads_back_with_the_focus_where_it_was(view: View, house: House) -> None:
    view.open(house)
    opened = 0
    for key in doors(house.top):
        scene = house.top
        if key not in scene.focus:
            continue
        put_focus(house, scene, key)
        seat = 0 if house.context.seats.device_of(0) is not None else None
        house.devices.press("confirm", seat=seat, device="pad.0")
        house.step(0.3)
        for _ in range(LONGEST_WAY):
            if house.top.name != "into":
                break
            house.step(0.1)
        if scene not in list(house.context.stack):  # it leads out of this screen
            house.clear()
            view.open(house)
            continue
        if house.top is scene:
            continue
        opened += 1
        for _ in range(MOST_BACKS):
            if house.top is scene:
                break
            house.devices.press("back", seat=seat, device="pad.0")
            house.step(0.3)
        assert house.top is scene, f"Back does not lead from {house.top.name} to {view.name}"
        assert scene.focus.current() == key, f"the focus was on {key}"
    house.clear()
    assert opened or view.name in ("settings: secrets", "replays"), "nothing was opened"


def test_back_asks_before_a_game_is_lost(house: House) -> None:
    house.shot("table", viewer=0)
    table = house.top
    house.devices.press("pause", seat=0)
    house.step(0.3)
    pause, leave = house.top, house.context.say("pause.leave")
    pause.focus_on(next(k for k, w in pause.widgets.items() if getattr(w, "label", "") == leave))
    house.devices.press("confirm", seat=0)
    house.step(0.3)
    assert house.top.name == "question"
    house.devices.press("confirm", seat=0)
    house.step(0.3)
    assert house.top is table, "the first answer keeps it"
    house.clear()
