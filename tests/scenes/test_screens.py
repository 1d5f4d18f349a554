"""Every menu at every text size and in the made-up language: readable, reachable, inside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.content import registry
from game.content.pseudo import PSEUDO
from scenes import screens
from scenes.base import Scene
from scenes.context import Context
from scenes.error import ErrorScreen
from scenes.question import Answer
from scenes.title import leave_question
from systems.io import lettering
from systems.io.text import SCALES, SMALLEST, Rendered
from systems.io.viewport import SAFE_AREA

GAME = next(iter(registry.games()))

SCREENS: dict[str, Callable[[Context], Scene]] = {
    "title": lambda context: screens.make("title", context),
    "settings": lambda context: screens.make("settings", context, hall=True),
    "handbook": lambda context: screens.make("handbook", context, game=GAME),
    "buttons": lambda context: screens.make("buttons", context),
    "pad_setup": lambda context: screens.make("pad_setup", context),
    "credits": lambda context: screens.make("credits", context),
    "pause": lambda context: screens.make(
        "pause",
        context,
        answers=[
            Answer("handbook", context.say("pause.handbook")),
            Answer("log", context.say("pause.log")),
            Answer("save", context.say("pause.save_leave")),
            Answer("leave", context.say("pause.leave")),
        ],
        seat=1,
    ),
    "question": leave_question,
    "error": lambda context: screens.make("error", context, go_on=True),
}

LOOKS = [
    *({"text_size": scale} for scale in SCALES),
    {"language": PSEUDO},
    {"language": PSEUDO, "text_size": 200},
    {"high_contrast": True},
    {"easy_reading": True},
    {"easy_reading": True, "text_size": 200},
    {"size": (1280, 720)},
]


def text_boxes(scene: Any) -> list[tuple[str, Any]]:
    """Pure text on the stage, with its box in logical units (without the room for shadows)."""
    found = []
    for entity in scene.stage.world.entities():
        if entity not in scene.stage:
            continue
        sprite = scene.stage[entity]
        picture = sprite.picture
        if picture is None or picture.key[0] != "text" or not sprite.visible:
            continue
        margin = lettering.MARGIN if picture.key[-1] or picture.key[-2] else 0
        width, height = picture.size[0] - 2 * margin, picture.size[1] - 2 * margin
        box = (sprite.x - width / 2, sprite.y - height / 2, width, height)
        found.append((picture.says[0] if picture.says else "", box))
    return found


@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_at_every_size(
    name: str, look: dict[str, Any], players: Callable[..., Any]
) -> None:
    player = players(**look)
    sizes: list[Rendered] = []
    player.context.text.listeners.append(sizes.append)
    scene = player.open(SCREENS[name](player.context))
    assert all(one.size >= SMALLEST for one in sizes)
    for key in scene.focus.keys:
        rect = scene.focus.target(key).rect
        assert SAFE_AREA.inflate(12, 12).contains(rect), key
    for text, (left, top, width, height) in text_boxes(scene):
        assert left >= SAFE_AREA.left - 8 and left + width <= SAFE_AREA.right + 8, text
        assert top >= SAFE_AREA.top - 30 and top + height <= SAFE_AREA.bottom + 30, text
    assert scene.stage.untold() == []
    assert player.context.text.cut == set()


@pytest.mark.parametrize("name", SCREENS)
def test_everything_is_reachable_and_there_is_one_focus(name: str, player: Any) -> None:
    scene = player.open(SCREENS[name](player.context))
    assert scene.focus.current() is not None
    assert scene.focus.reachable() == set(scene.focus.keys)
    targets = [key for key in scene.focus.keys if not str(key).startswith("prompt.")]
    assert len(targets) <= 16


@pytest.mark.parametrize("name", SCREENS)
def test_a_still_screen_draws_nothing(name: str, player: Any) -> None:
    scene = player.open(SCREENS[name](player.context))
    player.run(0.5)
    if name == "title":  # its lamp breathes, in a small area
        drawn = [region for _ in range(30) for region in player.frame()]
        assert all(region.width * region.height < 300 * 300 for region in drawn)
    else:
        assert [player.frame() for _ in range(10)] == [[]] * 10
    assert scene.stage.untold() == []


def test_a_change_of_text_size_takes_effect_at_once(player: Any) -> None:
    player.open(SCREENS["title"](player.context))
    settings = player.open(SCREENS["settings"](player.context))
    player.press("right", "right")
    assert player.context.settings.text_size == 125
    assert settings.focus.current() == "row.text_size"
    player.press("right", "right", "right")
    assert player.context.text.percent == 200
    player.press("back")
    assert settings.focus.current() == "tab.seeing"
    player.press("back")
    assert player.top.name == "title"


def test_ok_on_the_name_of_a_page_leads_to_what_it_changes(player: Any) -> None:
    settings = player.open(SCREENS["settings"](player.context))
    player.press("right", *["down"] * 6)  # the list has moved
    player.press("back")
    assert settings.focus.current() == "tab.seeing"
    player.press("confirm")
    assert settings.focus.current() == "row.text_size"
    player.press("back", "down", "confirm", "left")
    assert str(settings.focus.current()).startswith("row.volume")


def test_settings_open_their_pages_by_focus(player: Any) -> None:
    settings = player.open(SCREENS["settings"](player.context))
    player.press("down")
    assert settings.page == "hearing"
    player.press("right", "left", "left")
    assert settings.focus.current() == "row.volume_effects"
    assert player.context.settings.volume_effects == 60
    assert player.context.audio.effects == pytest.approx(0.6)
    player.press("page_right")
    assert settings.page == "controls"


def test_the_title_chooses_a_table_and_opens_what_its_prompts_say(player: Any) -> None:
    title = player.open(SCREENS["title"](player.context))
    assert title.words[GAME].say(registry.games()[GAME].question) in player.strings()
    player.press("extra")
    assert player.top.name == "handbook"
    player.press("back", "pause")
    assert player.top.name == "settings"
    player.press("back", "back")
    assert player.top.name == "leave" or player.top.name == "question"
    player.press("back")
    assert player.top is title


def test_leaving_the_club_asks_and_leaves(player: Any) -> None:
    player.open(SCREENS["title"](player.context))
    player.press("back", "confirm")
    assert player.top.name == "title"
    player.press("back", "right", "confirm")
    assert player.top is None


def test_nobody_leaves_a_kiosk(player: Any) -> None:
    player.context.kiosk = True
    player.open(SCREENS["title"](player.context))
    player.press("back")
    assert player.top.name == "title"


def test_the_handbook_shows_what_matters_now(player: Any) -> None:
    from game.content.handbook import Handbook

    book = Handbook.load(GAME)
    kind = book.decisions[0].kind
    scene = player.open(screens.make("handbook", player.context, game=GAME, decision=kind))
    assert book.for_decision(kind).text in player.strings()
    player.press("down", "down")
    assert book.entries_for_decision(kind)[0].text in player.strings()
    player.press("page_right")
    assert scene.chapter == 1


def test_the_handbook_opens_at_a_rule(player: Any) -> None:
    from game.content.handbook import Handbook

    rule = Handbook.load(GAME).ids[-1]
    scene = player.open(screens.make("handbook", player.context, game=GAME, rule=rule))
    assert scene.entry == rule
    assert Handbook.load(GAME).rule(rule).text in player.strings()


def test_large_text_reads_in_two_steps(players: Any) -> None:
    player = players(text_size=200)
    scene = player.open(screens.make("handbook", player.context, game=GAME))
    player.press("down", "confirm")
    assert scene.reading
    player.press("back")
    assert not scene.reading and player.top is scene


def test_the_pause_answers(player: Any) -> None:
    answers: list[Any] = []
    title = player.open(SCREENS["title"](player.context))
    title.resume = answers.append
    player.open(SCREENS["pause"](player.context))
    player.press("pause")
    player.open(SCREENS["pause"](player.context))
    player.press("down", "confirm")
    assert answers == [None, "handbook"]


def test_going_on_from_an_error(player: Any) -> None:
    title = player.open(SCREENS["title"](player.context))
    player.open(ErrorScreen(player.context, None, True, title))
    player.press("confirm")
    assert player.top is title
    player.open(ErrorScreen(player.context, None, False, title))
    player.press("confirm")
    assert player.top.name == "title" and player.top is not title
