"""Buttons are changed by pressing them, and unknown pads are set up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from game import settings as kept_settings
from scenes import screens
from scenes.buttons import assign, reset, table_of
from scenes.context import Context
from scenes.kit.prompts import Prompt, prompt_sign
from scenes.kit.screen import Screen
from scenes.kit.widgets import Label
from scenes.private.devices import button
from systems.io.actions import Change, DeviceChange, Kind
from systems.io.button_tables import notice
from systems.io.raw import RawMapping
from systems.io.scripted import FakeDevices
from systems.table.signs import glyph

FOOT = (0, 900, 1920, 180)


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


def open_by(player: Any, pad: str) -> Any:
    """The screen, opened with a pad."""
    player.context.note_device(pad)
    return player.open(screens.make("buttons", player.context))


def change(player: Any, pad: str, kind: Kind, name: str) -> bool:
    """With the screen open: ask for another button and press it on a pad; whether it was taken."""
    player.top.wait_for(kind)
    taken: bool = player.devices.raw(pad, name)
    player.run(0.1)
    return taken


def shown(player: Any, pad: str, kind: Kind) -> str:
    found: str = player.devices.bindings.input_of(pad, "pad", kind)
    return found


def test_a_pad_has_a_table_of_its_own(player: Any) -> None:
    for name in ("pad.1", "pad.2"):
        player.devices.plug(name, guid=f"model {name}")
    screen = open_by(player, "pad.1")
    assert screen.device == "pad model pad.1" and "This pad" in player.strings()
    assert not change(player, "pad.2", Kind.INFO, "back")  # the other one just goes on playing
    assert change(player, "pad.1", Kind.INFO, "back")
    assert shown(player, "pad.1", Kind.INFO) == "back"
    assert shown(player, "pad.2", Kind.INFO) == shown(player, "pad", Kind.INFO) == "west"
    assert prompt_sign(player.context, Kind.INFO) == prompt_sign(
        player.context, Kind.INFO, player.devices.device("pad.1")
    )


def test_what_changes_for_all_pads_leaves_a_single_one_alone(player: Any) -> None:
    for name in ("pad.1", "pad.2"):
        player.devices.plug(name)
    context = player.context
    assert assign(context, "pad pad.1", Kind.INFO, "back")
    assert assign(context, "pad", Kind.EXTRA, "west")
    assert shown(player, "pad.1", Kind.EXTRA) == "north"
    assert shown(player, "pad.2", Kind.EXTRA) == "west"
    screen = open_by(player, "pad.1")
    screen.on_device(DeviceChange(Change.REMOVED, "pad.9", None))
    assert "reset" in {row.key for row in screen._listing.rows}
    screen._reset()
    assert context.settings.bindings == {"pad": {"extra": "west", "info": "north"}}
    assert shown(player, "pad.1", Kind.EXTRA) == "west"
    assert screen.focus.current() == "device"
    reset(context, "pad")
    assert context.settings.bindings == {}


def test_a_table_survives_replugging_and_a_restart(player: Any, home: Path) -> None:
    player.context.keeps_settings = True
    player.devices.plug("pad.1", guid="m")
    assert assign(player.context, "pad m", Kind.CONFIRM, "west")
    player.devices.bindings.swapped.add("pad m")
    player.devices.unplug("pad.1")
    assert shown(player, "pad.1", Kind.BACK) == "west"  # the seat waits for it
    player.devices.plug("pad.5", guid="m")
    assert shown(player, "pad.5", Kind.BACK) == "west"
    again = Context.offscreen(kept_settings.load().value, (640, 360))
    assert isinstance(again.input, FakeDevices)
    again.input.plug("pad.0", guid="m")
    again.input.plug("pad.1", guid="n")
    assert again.input.bindings.input_of("pad.0", "pad", Kind.CONFIRM) == "west"
    assert again.input.bindings.input_of("pad.1", "pad", Kind.CONFIRM) == "south"


def test_two_pads_of_a_model_are_told_apart_by_their_order(player: Any) -> None:
    for name in ("pad.1", "pad.2"):
        player.devices.plug(name, guid="m")
    assert assign(player.context, "pad m 2", Kind.CONFIRM, "north")
    assert [shown(player, name, Kind.CONFIRM) for name in ("pad.1", "pad.2")] == ["south", "north"]
    player.devices.unplug("pad.2")
    player.devices.plug("pad.3", guid="m")
    assert shown(player, "pad.3", Kind.CONFIRM) == "north"


class Below(Screen):
    """A screen with the prompts of a seat and a row of its own, as tables have them."""

    def build(self) -> None:
        self.add(Label("title", (96, 104), "Below", "head", 60))
        self.set_prompts((Prompt(Kind.CONFIRM, "OK"), Prompt(Kind.BACK, "Back")), seat=0)

    def signs(self) -> set[object]:
        found = [self.stage[one].picture for one in self.stage.sprites_in(pygame.Rect(FOOT))]
        return {picture.key for picture in found if picture is not None}


def test_prompts_of_a_seat_follow_at_once(player: Any) -> None:
    """Those of the screen below, too, which are seen again as soon as the buttons are left."""
    context = player.context
    pad = player.devices.plug("pad.1", family="playstation")
    context.seats.bind(0, pad)
    below = player.open(Below(context))
    back, third = (prompt_sign(context, kind, pad).key for kind in (Kind.BACK, Kind.EXTRA))
    assert back in below.signs() and third not in below.signs()
    open_by(player, "pad.1")
    assert change(player, "pad.1", Kind.BACK, "north")
    assert third in below.signs() and back not in below.signs()
    assert button(context, 0, Kind.BACK).key == third  # and what stands in sentences


def test_the_last_pad_decides_what_shared_prompts_show(player: Any) -> None:
    context = player.context
    for name in ("pad.1", "pad.2", "pad.3"):
        player.devices.plug(name)
    assert assign(context, "pad pad.1", Kind.CONFIRM, "west")
    context.note_device("pad.2")
    assert not context.note_device("pad.3")
    assert prompt_sign(context, Kind.CONFIRM) == glyph("south")
    assert context.note_device("pad.1")
    assert prompt_sign(context, Kind.CONFIRM) == glyph("west")


def test_ok_and_back_stay_within_reach(player: Any) -> None:
    """An old pad has two buttons: what had the new one cannot give it to OK."""
    context, devices = player.context, player.devices
    devices.plug("pad.1")
    devices.lacking |= {("pad.1", place) for place in ("north", "west")}
    for name in ("pad pad.1", "pad"):
        assert not assign(context, name, Kind.EXTRA, "south")
        assert not assign(context, name, Kind.INFO, "east")
        assert assign(context, name, Kind.CONFIRM, "east")  # they change places
        reset(context, name)
    devices.plug("pad.2")
    assert assign(context, "pad pad.2", Kind.EXTRA, "south")
    open_by(player, "pad.1")
    assert change(player, "pad.1", Kind.EXTRA, "south")
    assert player.top.waiting is Kind.EXTRA  # refused: it still waits
    assert shown(player, "pad.1", Kind.CONFIRM) == "south"


def test_a_change_means_what_stands_there_when_ok_and_back_are_swapped(player: Any) -> None:
    context = player.context
    player.devices.plug("pad.1")
    player.devices.bindings.swapped.add("pad pad.1")
    assert table_of(context, "pad pad.1")[Kind.CONFIRM] == "east"
    assert assign(context, "pad pad.1", Kind.CONFIRM, "north")
    assert shown(player, "pad.1", Kind.CONFIRM) == "north"
    assert table_of(context, "pad pad.1")[Kind.BACK] == "south"


def test_a_pad_that_goes_while_it_is_changed(player: Any) -> None:
    player.devices.plug("pad.1")
    screen = open_by(player, "pad.1")
    screen.wait_for(Kind.EXTRA)
    player.devices.unplug("pad.1")
    player.run(0.1)
    assert screen.device == "pad" and screen.waiting is None and player.devices.capture is None


def test_tables_of_the_settings_that_cannot_be_used(context: Context) -> None:
    """An older house's are read as before; what cannot be used is named in one sentence."""
    odd = {
        "pad": {"confirm": "north", "extra": "north"},
        "pad m": {"confirm": "west", "nothing": "at all", "back": "of beyond"},
        "keys.wasd": {"confirm": "return"},
        "moon": {"a": "b"},
    }
    bindings = context.input.bindings
    bindings.set_changed(odd)
    assert bindings.tables.faults == ["pad", "keys.wasd"]
    assert bindings.tables.table("pad m")[Kind.INFO] == "south"
    for name in ("pad", "pad m", "keys.wasd", "keys.arrows"):
        table = bindings.tables.table(name)
        assert len(set(table.values())) == len(table)
    said = notice(odd)
    assert said is not None and "pad, keys.wasd" in said and "\n" not in said
    assert notice({"pad": {"extra": "left_shoulder", "page_left": "north"}}) is None


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
