"""Prompts at a mixed table: each seat sees its own buttons, everybody together their places."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.context import Context
from scenes.kit.prompts import Prompt, prompt_sign
from scenes.private.devices import button
from scenes.tabletop.foot import Foot
from systems.io.actions import Kind
from systems.io.pads import family_of
from systems.io.scripted import FakeDevices
from systems.table.signs import glyph, keycap
from systems.table.stage import Stage

FAMILIES = ("xbox", "playstation", "nintendo", "")


@pytest.fixture
def table(context: Context) -> Context:
    """Four pads of four families, and somebody at the keys."""
    devices = context.input
    assert isinstance(devices, FakeDevices)
    for seat, family in enumerate(FAMILIES):
        context.seats.bind(seat, devices.plug(f"pad.{seat}", number=seat + 1, family=family))
    keys = devices.device("keys.wasd")
    assert keys is not None
    context.seats.bind(4, keys)
    context.note_device("pad.0")
    return context


def signs(context: Context, kind: Kind) -> list[Any]:
    return [prompt_sign(context, kind, context.seats.device_of(seat)) for seat in range(5)]


def test_each_seat_sees_what_is_on_its_own_pad(table: Context) -> None:
    for kind, place in (
        (Kind.CONFIRM, "south"),
        (Kind.BACK, "east"),
        (Kind.EXTRA, "north"),
        (Kind.INFO, "west"),
    ):
        found = signs(table, kind)
        assert found[:4] == [glyph(place, 52, family) for family in FAMILIES]
        assert len({one.key for one in found}) == 5
    assert signs(table, Kind.CONFIRM)[4].key == keycap(table.text, "Space").key


def test_shared_prompts_show_places_alone(table: Context) -> None:
    for seat in range(4):
        table.note_device(f"pad.{seat}")
        assert prompt_sign(table, Kind.CONFIRM) == glyph("south")
        assert prompt_sign(table, Kind.EXTRA) == glyph("north")


def test_the_mark_goes_with_the_place_when_ok_and_back_are_swapped(table: Context) -> None:
    table.input.bindings.swapped.add(table.input.bindings.own("pad.1"))
    assert signs(table, Kind.CONFIRM)[1] == glyph("east", 52, "playstation")
    assert button(table, 1, Kind.CONFIRM) == glyph("east", 52, "playstation")
    assert button(table, None, Kind.CONFIRM) == glyph("south")


def test_the_foot_of_a_table_asks_in_the_signs_of_the_seat(table: Context) -> None:
    stage = Stage(table.book, "foot")
    foot = Foot(table, stage)
    pictures = []
    try:
        for seat in (0, 1, None):
            foot.ask((Prompt(Kind.CONFIRM, "OK"),), seat)
            pictures.append(stage["ui.foot.prompts.0"].picture)
        assert len({one.key for one in pictures if one is not None}) == 3
    finally:
        stage.close()


@pytest.mark.parametrize(
    ("name", "family"),
    [
        ("Xbox Series X Controller", "xbox"),
        ("Microsoft X-Box 360 pad", "xbox"),
        ("PS5 Controller", "playstation"),
        ("Sony Interactive Entertainment Wireless Controller", "playstation"),
        ("Nintendo Switch Pro Controller", "nintendo"),
        ("USB Gamepad", ""),
    ],
)
def test_families_by_name(name: str, family: str) -> None:
    assert family_of(name) == family
