"""What may happen on any screen happens on every one: pads go and come, the window too.

The screens are those that the bars are measured on (`tests/bars/catalogue.py`).
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from systems.io.actions import Notice
from tests.bars.catalogue import views
from tests.bars.house import House, View

EVERY = {view.name: view for view in views()}
FEW = (
    *("title", "settings: controls", "buttons", "pad set-up", "lobby: five people", "name"),
    *("pause", "lost pad", "curtain", "hand", "notes", "questions", "results", "still there"),
)
"""The screens on which devices matter most."""


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    one = House()
    yield one
    one.clear()


def upset(house: House, view: View) -> None:
    """Open a screen and let everything happen on it; nothing may raise, and it is drawn again."""
    view.open(house)
    house.draw()
    assert len(house.context.stack)
    seated = [house.context.seats.device_of(seat) for seat in house.context.seats.seats]
    held = [one for one in seated if one is not None and one.sort == "pad"]
    guids = {one.id: one.guid for one in held} or {"pad.0": "pad.0"}
    pads = list(guids)
    for notice in (Notice.FOCUS_LOST, Notice.FOCUS_GAINED, Notice.EXPOSED, Notice.RESIZED):
        house.devices.send(notice)
        house.step(0.05)
    for pad in pads:
        house.devices.unplug(pad)
        house.devices.press("down", device="keys.arrows")  # nobody waits for the frame
        house.step(0.05)
        house.devices.unplug(pad)  # said twice
    house.step(0.3)
    house.draw()
    for number, pad in enumerate(pads):
        house.devices.plug(pad, guids[pad], number=number + 1)
        house.devices.plug(pad, guids[pad], number=number + 1)
    house.step(0.3)
    house.devices.unplug("pad.99")
    house.press("down", "up", device=pads[0])
    house.draw()
    assert len(house.context.stack)
    assert house.context.seats.lost == [], "everybody has the own pad again"


def begin_anew(house: House) -> None:
    house.clear()
    for number in range(8):
        house.devices.plug(f"pad.{number}", number=number + 1)


@pytest.mark.parametrize("name", FEW)
def test_pads_go_and_come_on_a_screen(house: House, name: str) -> None:
    try:
        upset(house, EVERY[name])
    finally:
        begin_anew(house)


@pytest.mark.long
def test_pads_go_and_come_on_every_screen(house: House) -> None:
    for view in EVERY.values():
        try:
            upset(house, view)
        except Exception as error:
            raise AssertionError(view.name) from error
        finally:
            begin_anew(house)
