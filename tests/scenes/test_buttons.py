"""Buttons are changed by pressing them, and unknown pads are set up."""

from __future__ import annotations

from typing import Any

from scenes import screens
from scenes.buttons import assign, table_of
from systems.io.actions import Kind
from systems.io.raw import RawMapping


def test_a_button_is_changed_and_kept(player: Any) -> None:
    player.devices.plug("pad.1")
    screen = player.open(screens.make("buttons", player.context))
    player.press("down", "down", "down", "confirm")
    assert screen.waiting is Kind.EXTRA
    assert player.devices.raw("pad.1", "left_shoulder")
    player.run(0.1)
    table = table_of(player.context, "pad")
    assert table[Kind.EXTRA] == "left_shoulder" and table[Kind.PAGE_LEFT] == "north"
    assert player.context.settings.bindings == {
        "pad": {"extra": "left_shoulder", "page_left": "north"}
    }
    assert player.devices.bindings.input_of("pad.1", "pad", Kind.EXTRA) == "left_shoulder"
    assert screen.focus.current() == "action.extra"
    assert player.devices.capture is None


def test_changing_back_leaves_nothing_behind(player: Any) -> None:
    assert assign(player.context, "pad", Kind.EXTRA, "left_shoulder")
    assert assign(player.context, "pad", Kind.EXTRA, "north")
    assert player.context.settings.bindings == {}


def test_keys_of_another_half_are_refused(player: Any) -> None:
    assert not assign(player.context, "keys.wasd", Kind.CONFIRM, "return")
    assert assign(player.context, "keys.wasd", Kind.CONFIRM, "g")
    assert player.devices.bindings.input_of("keys.wasd", "keys", Kind.CONFIRM) == "g"
    assert not assign(player.context, "keys.wasd", Kind.CONFIRM, "no such key")


def test_waiting_is_given_up(player: Any) -> None:
    screen = player.open(screens.make("buttons", player.context))
    player.press("down", "confirm")
    assert screen.waiting is Kind.CONFIRM
    player.run(6.5)
    assert screen.waiting is None and player.devices.capture is None
    player.press("confirm", "pause")
    assert screen.waiting is None


def test_every_meaning_can_be_reached(player: Any) -> None:
    screen = player.open(screens.make("buttons", player.context))
    seen = set()
    for _ in range(14):
        seen.add(screen.focus.current())
        player.press("down")
    assert {f"action.{kind}" for kind in table_of(player.context, "pad")} <= seen


def test_an_unknown_pad_is_set_up(player: Any) -> None:
    player.devices.plug("pad.9", guid="03000000aa00")
    screen = player.open(screens.make("pad_setup", player.context))
    names = ["b1", "b0", "b3", "b2", "h0.1", "h0.4", "h0.8", "h0.2", "b9"]
    player.devices.raw("pad.9", "b1")
    player.devices.raw("pad.9", "b1")  # held down or pressed twice: it is taken already
    for name in names[1:]:
        player.run(0.1)
        assert player.devices.raw("pad.9", name)
    player.run(0.1)
    assert screen.done
    line = player.context.settings.controllers["03000000aa00 pad.9"]
    mapping = RawMapping.parse(line)
    assert mapping.buttons["b1"] == "south" and mapping.buttons["h0.8"] == "left"
    assert player.devices.mappings == [line]
    player.press("confirm")
    assert player.top is None


def test_buttons_that_a_pad_lacks_are_left_out(player: Any) -> None:
    player.devices.plug("pad.9", guid="03000000aa00")
    screen = player.open(screens.make("pad_setup", player.context))
    player.devices.raw("pad.9", "b1")
    player.devices.raw("pad.9", "b0")
    player.run(75)
    assert screen.done
    line = player.context.settings.controllers["03000000aa00 pad.9"]
    assert set(RawMapping.parse(line).buttons) == {"b0", "b1"}


def test_a_known_pad_needs_no_setting_up(player: Any) -> None:
    player.devices.plug("pad.1")
    screen = player.open(screens.make("pad_setup", player.context))
    player.devices.raw("pad.1", "south")
    player.run(0.1)
    assert screen.done and player.context.settings.controllers == {}
