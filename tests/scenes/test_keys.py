"""Keys on prompts: no two have one name, they follow what was changed, and they find room."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.context import Context
from scenes.kit.keys import directions_label, key_label
from scenes.kit.prompts import Prompt, prompt_sign
from scenes.tabletop.foot import Foot
from scenes.tabletop.rail import RailFoot
from systems.io import buttons
from systems.io.actions import Kind
from systems.io.scripted import FakeDevices
from systems.io.viewport import SAFE_AREA
from systems.table.signs import glyph, keycap
from systems.table.stage import Stage

LANGUAGES = ("en", "de")
ALL = tuple(buttons._key_codes())
TWINS = (("right shift", "left shift"), ("right ctrl", "left ctrl"), ("return", "enter"))
ASKED = (
    (Kind.LEFT, "prompt.choose"),
    (Kind.CONFIRM, "prompt.change"),
    (Kind.PAGE_RIGHT, "action.page_right"),
    (Kind.EXTRA, "action.notes"),
    (Kind.INFO, "action.help"),
    (Kind.PAUSE, "action.pause"),
)


def at_the_keys(context: Context, zone: str = "keys.arrows") -> Context:
    """Seat 0 plays with a part of the keyboard."""
    assert isinstance(context.input, FakeDevices)
    device = context.input.device(zone)
    assert device is not None
    context.seats.bind(0, device)
    context.note_device(zone)
    return context


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_keys_have_one_name(open_context: Any, language: str) -> None:
    context = open_context(language=language)
    named = [key_label(context, name) for name in ALL]
    assert len(set(named)) == len(ALL)
    for one, other in TWINS:
        assert key_label(context, one) != key_label(context, other)


@pytest.mark.parametrize(
    ("language", "names"),
    [("en", ("R Shift", "R Ctrl")), ("de", ("Shift re.", "Strg re."))],
)
def test_a_prompt_says_which_shift(
    open_context: Any, language: str, names: tuple[str, str]
) -> None:
    context = at_the_keys(open_context(language=language))
    device = context.seats.device_of(0)
    for kind, name in zip((Kind.EXTRA, Kind.INFO), names, strict=True):
        for sign in (prompt_sign(context, kind), prompt_sign(context, kind, device)):
            assert sign == keycap(context.text, name)


@pytest.mark.parametrize(
    ("zone", "words"),
    [("keys.wasd", "WASD"), ("keys.ijkl", "IJKL"), ("keys.numpad", "Num 8456")],
)
def test_the_keys_of_the_directions_are_named(open_context: Any, zone: str, words: str) -> None:
    context = at_the_keys(open_context(), zone)
    assert directions_label(context, zone) == words
    assert prompt_sign(context, Kind.UP) == keycap(context.text, words)


def test_the_keys_of_the_directions_follow_a_change(open_context: Any) -> None:
    context = at_the_keys(open_context(), "keys.wasd")
    context.input.bindings.set_changed({"keys.wasd": {"up": "r"}})
    assert directions_label(context, "keys.wasd") == "RASD"
    context.input.bindings.set_changed({"keys.wasd": {"up": "tab"}})
    assert prompt_sign(context, Kind.LEFT) == glyph("arrows")


def test_the_arrow_keys_are_a_cross_of_arrows(open_context: Any) -> None:
    assert prompt_sign(at_the_keys(open_context()), Kind.UP) == glyph("arrows")


@pytest.mark.parametrize("kind", [Foot, RailFoot])
@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_find_room_below_a_table(
    open_context: Any, kind: type[Foot], percent: int, language: str
) -> None:
    context = at_the_keys(open_context(language=language, text_size=percent))
    stage = Stage(context.book, "foot")
    try:
        foot = kind(context, stage)
        foot.ask(tuple(Prompt(one, context.say(words)) for one, words in ASKED), 0)
        areas = list(foot.areas.values())
        assert len(areas) == len(ASKED)
        for number, area in enumerate(areas):
            assert SAFE_AREA.contains(area.inflate(-24, -24)), area
            assert area.inflate(-24, -12).collidelist(areas[number + 1 :]) < 0
    finally:
        stage.close()


@pytest.mark.parametrize("size", [52.0, 44.0, 33.0])
def test_the_letters_of_a_low_key_are_not_smaller(open_context: Any, size: float) -> None:
    """On the rail a key is lower than in a menu; what stands on it stays readable."""
    context = open_context()
    letters = context.text.picture("Enter", "body", 28, "#17110D", fixed=True).size
    low = keycap(context.text, "Enter", size)
    assert low.size[1] == size
    assert low.size[0] >= letters[0] + 10
