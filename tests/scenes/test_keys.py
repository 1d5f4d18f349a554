"""Keys on prompts: no two have one name, they follow what was changed, and they find room."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.content import registry
from game.match.loading import load_rules
from scenes.context import Context
from scenes.kit.caption import PLATE_MARGIN
from scenes.kit.keys import directions_label, key_label
from scenes.kit.prompts import Prompt, prompt_sign
from scenes.tabletop.foot import LEAD, SIZE, WIDTH, Foot
from scenes.tabletop.generic import table_of
from scenes.tabletop.rail import FEWEST, RailFoot
from systems.io import buttons
from systems.io.actions import Kind
from systems.io.buttons import ZONES
from systems.io.scripted import FakeDevices
from systems.io.viewport import SAFE_AREA
from systems.table.signs import glyph, keycap
from systems.table.stage import Stage
from tests.kit.table_rig import TableRig

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
WORDS = {
    Kind.LEFT: "choose",
    Kind.CONFIRM: "confirm",
    Kind.BACK: "back",
    Kind.EXTRA: "my_notes",
    Kind.PAGE_RIGHT: "look_closer",
    Kind.INFO: "how_it_works",
    Kind.PAUSE: "pause",
}
AT_A_RAIL = (
    (Kind.LEFT, Kind.CONFIRM, Kind.BACK, Kind.EXTRA, Kind.PAGE_RIGHT, Kind.INFO),
    (Kind.CONFIRM, Kind.EXTRA, Kind.PAGE_RIGHT, Kind.INFO, Kind.PAUSE),
)
WITHOUT_RAIL = [game for game in registry.games() if not table_of(registry.manifest(game)).rail]


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


@pytest.mark.parametrize("kinds", AT_A_RAIL, ids=len)
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_rows_of_keys_leave_the_caption_its_room(
    open_context: Any, zone: str, language: str, kinds: tuple[Kind, ...]
) -> None:
    """On a rail, at the usual size of text: the rows are cut where they are narrowest."""
    context = at_the_keys(open_context(language=language), zone)
    stage = Stage(context.book, "foot")
    try:
        rail = RailFoot(context, stage)
        rail.ask(tuple(Prompt(one, context.say(f"prompt.{WORDS[one]}")) for one in kinds), 0)
        rail.say("?")
        caption = stage["ui.foot.caption"]
        wide = caption.picture.size[0] - 2 * PLATE_MARGIN
        assert wide >= FEWEST
        assert caption.x + wide / 2 <= min(area.left for area in rail.areas.values())
    finally:
        stage.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("humans", [1, 2])
@pytest.mark.parametrize("game", WITHOUT_RAIL)
def test_every_prompt_of_a_question_finds_room_in_one_row(
    open_context: Any, monkeypatch: pytest.MonkeyPatch, game: str, humans: int, language: str
) -> None:
    """Below a table without a rail the caption stands on the prompts, whoever is asked by keys."""
    context = open_context(language=language, speed="instant")
    asked: set[tuple[Prompt, ...]] = set()
    ask = Foot.ask

    def noted(foot: Foot, prompts: Any, *more: Any) -> None:
        ask(foot, prompts, *more)
        if more[0] is None or foot.prompts in asked:
            return
        asked.add(foot.prompts)
        for zone in ZONES:
            device = context.input.device(zone)
            with monkeypatch.context() as keys:
                keys.setattr(context.seats, "device_of", lambda _, device=device: device)
                parts = foot._parts(SIZE)
            assert len(foot._rows(parts, WIDTH - LEAD)) == 1, (zone, foot.prompts)

    monkeypatch.setattr(Foot, "ask", noted)
    formats = load_rules(game).formats
    for name, numbers in formats.items():
        rig = type("Rig", (TableRig,), {"game": game})
        seats = min(number for number in numbers if number > 1)
        with rig(name, seats, humans, seed=5, context=context, level="casual") as table:
            table.play_out(random.Random(3), 350)
    assert len(asked) > 6


def test_who_reads_easy_letters_has_them_on_keys_too(open_context: Any) -> None:
    for easy, face in ((False, "card"), (True, "body")):
        context = open_context(easy_reading=easy)
        words = context.text.picture("Enter", face, 28, "#17110D", fixed=True)
        assert keycap(context.text, "Enter", 52).size[0] == words.size[0] + 28


@pytest.mark.parametrize("size", [52.0, 44.0, 33.0])
def test_the_letters_of_a_low_key_are_not_smaller(open_context: Any, size: float) -> None:
    """On the rail a key is lower than in a menu; what stands on it stays readable."""
    context = open_context()
    letters = context.text.picture("Enter", "card", 28, "#17110D", fixed=True).size
    low = keycap(context.text, "Enter", size)
    assert low.size[1] == size
    assert low.size[0] >= letters[0] + 10
