"""The lobby as people walk through it: with pads, with keys, with the mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.content import games
from scenes.context import Context
from scenes.lobby.scene import LobbyScene
from scenes.lobby.seat_card import CardLayout, foot_parts, how_to_join
from systems.io.brush import Brush
from tests.scenes.conftest import Player

GAME = next(iter(games()))
START = (1556.0, 878.0)


@pytest.fixture
def player(context: Context) -> Player:
    context.settings.speed = "instant"
    context.apply_settings()
    player = Player(context)
    for number in range(8):
        player.devices.plug(f"pad.{number}", number=number + 1)
    return player


def lobby(player: Player, host: str = "pad.0") -> LobbyScene:
    player.context.last_device = host
    scene: LobbyScene = player.open(LobbyScene(player.context, GAME, seed=4))
    return scene


def press(player: Player, kind: str, device: str) -> None:
    player.devices.press(kind, device=device)
    player.run(0.1)


def is_dealt(player: Player) -> bool:
    """Whether the table is there, perhaps with somebody behind a curtain."""
    return any(scene.name == "table" for scene in player.context.stack)


def test_who_chose_the_table_sits_at_it_and_can_start(player: Player) -> None:
    scene = lobby(player)
    assert scene.state.humans == [0]
    assert scene.focus.current() == "start"
    press(player, "confirm", "pad.0")
    player.run(0.3)
    assert is_dealt(player)


def test_the_press_that_joins_does_nothing_else(player: Player) -> None:
    scene = lobby(player)
    for number, kind in enumerate(("confirm", "back", "info", "extra", "left"), start=1):
        before = (scene.focus.current(), scene.state.taken)
        press(player, kind, f"pad.{number}")
        assert player.top is scene
        assert scene.state.seat_of(f"pad.{number}") == number
        assert scene.focus.current() == before[0]
        assert scene.drawing.leaving is None


def test_a_free_seat_names_the_keys_that_would_take_it(player: Player) -> None:
    """The first part of the keyboard at which nobody sits, whatever its keys are changed to."""
    context = player.context
    scene = lobby(player, "keys.arrows")
    said: list[str] = []
    for zone in ("keys.wasd", "keys.ijkl", "keys.numpad"):
        said.append(how_to_join(context))
        assert said[-1] in player.strings()
        press(player, "confirm", zone)
        player.run(0.5)
    assert [words.partition(" or ")[0] for words in said] == [
        "Press one of W A S D",
        "Press one of I J K L",
        "Press one of Num 8456",
    ]
    assert scene.state.humans == [0, 1, 2, 3]
    assert how_to_join(context) == context.say("lobby.free_seat_pad")


def test_with_a_pad_alone_a_free_seat_names_the_arrow_keys(player: Player) -> None:
    lobby(player)
    assert "arrow" in how_to_join(player.context)


def test_every_number_of_people_has_a_way_out(player: Player) -> None:
    for people in range(1, 9):
        scene = lobby(player)
        for number in range(1, people):
            press(player, "confirm", f"pad.{number}")
        seated = min(people, scene.state.most)
        assert len(scene.state.humans) == seated
        for number in range(seated):
            press(player, "back", f"pad.{number}")
            assert player.top is scene  # once asks
            press(player, "back", f"pad.{number}")
        player.run(0.1)
        assert player.top is not scene
        assert player.context.seats.seats == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [100, 150, 200])
@pytest.mark.parametrize(
    "device", ["pad.0", "keys.arrows", "keys.wasd", "keys.ijkl", "keys.numpad"]
)
def test_the_question_on_a_card_has_room_for_every_sign_of_back(
    open_context: Callable[..., Context], device: str, size: int, language: str
) -> None:
    player = Player(open_context(language=language, text_size=size))
    player.devices.plug("pad.0")
    scene = lobby(player, device)
    scene.drawing.leaving = 0
    for seats in (4, 6, 8):
        layout = CardLayout.of(seats)
        ground = pygame.Rect(0, 216, layout.width, layout.height - 216)
        parts: list[pygame.Rect] = []
        for picture, x, y in foot_parts(scene.drawing, 0, layout.width):
            box = pygame.Rect((0, 0), [round(side) - 2 for side in picture.size])
            box.center = round(x), round(y)
            assert ground.contains(box)
            assert box.collidelist(parts) < 0
            parts.append(box)


def test_a_first_back_is_forgotten(player: Player) -> None:
    scene = lobby(player)
    press(player, "confirm", "pad.1")
    press(player, "back", "pad.1")
    assert scene.drawing.leaving == 1
    player.run(3.2)
    assert scene.drawing.leaving is None
    press(player, "back", "pad.1")
    press(player, "left", "pad.0")  # somebody else goes on
    press(player, "back", "pad.1")
    assert len(scene.state.humans) == 2


def test_what_changes_on_a_card_is_laid_on_the_ground_that_is_there(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shadow and edge take longest, and all cards of a table may change with one that comes."""
    lobby(player)
    shadows: list[Any] = []
    real = Brush.shadow
    monkeypatch.setattr(Brush, "shadow", lambda *how: [shadows.append(how), real(*how)])
    before = player.context.book.made
    press(player, "back", "pad.0")
    assert player.context.book.made > before, "the card says something else"
    assert not shadows


def test_who_gets_up_leaves_no_gap(player: Player) -> None:
    scene = lobby(player)
    for number in (1, 2, 3):
        press(player, "confirm", f"pad.{number}")
    press(player, "back", "pad.1")
    press(player, "back", "pad.1")
    seats = player.context.seats
    assert [seats.seat_of(f"pad.{number}") for number in range(4)] == [0, None, 1, 2]
    assert [scene.state.seat_of(f"pad.{number}") for number in range(4)] == [0, None, 1, 2]


def test_nobody_changes_the_card_of_somebody_else(player: Player) -> None:
    scene = lobby(player)
    press(player, "confirm", "pad.1")
    scene.focus_on("seat.1")
    press(player, "confirm", "pad.0")
    assert player.top is scene
    press(player, "confirm", "pad.1")
    assert player.top.name == "seat"
    before = player.top.focus.current()
    press(player, "down", "pad.0")
    press(player, "back", "pad.0")
    assert player.top.name == "seat" and player.top.focus.current() == before
    press(player, "back", "pad.1")
    assert player.top is scene


@pytest.mark.parametrize(
    ("speed", "reduced"), [("normal", False), ("normal", True), ("instant", False)]
)
def test_the_lobby_comes_up_out_of_the_dark(player: Player, speed: str, reduced: bool) -> None:
    player.context.settings.speed = speed
    player.context.settings.reduced_motion = reduced
    player.context.apply_settings()
    scene = LobbyScene(player.context, GAME, seed=4)
    player.context.stack.push(scene)
    player.context.stack.apply()
    if reduced or speed == "instant":
        assert scene.stage.shade == 1.0
        return
    assert scene.stage.shade == 0.0
    seen = []
    for _ in range(12):
        player.context.stack.update(1 / 60)
        seen.append(scene.stage.shade)
    assert seen == sorted(seen) and 0 < seen[0] < seen[4] < 1
    assert seen[9] == 1.0, "within 150 ms"


def test_each_person_says_how_to_look_and_the_setting_is_only_the_beginning(
    player: Player,
) -> None:
    scene = lobby(player)
    press(player, "confirm", "pad.1")
    context = player.context
    assert context.settings.peek == "hold"
    scene.focus_on("seat.1")
    press(player, "confirm", "pad.1")
    player.top.focus_on("peek")
    press(player, "right", "pad.1")
    press(player, "back", "pad.1")
    assert [context.peek_of(seat) for seat in (0, 1)] == ["hold", "toggle"]
    assert context.settings.peek == "hold"
    scene.get_up(0)
    assert context.peek_of(0) == "toggle", "it goes with the person"
    context.settings.peek = "toggle"
    assert context.peek_of(3) == "toggle"


def test_computer_players_come_change_and_go(player: Player) -> None:
    scene = lobby(player)
    taken = scene.state.taken
    press(player, "info", "pad.0")
    assert scene.state.taken == taken + 1
    scene.focus_on(f"seat.{taken}")
    press(player, "confirm", "pad.0")
    assert player.top.name == "seat"
    player.top.focus_on("leave")
    press(player, "confirm", "pad.0")
    assert player.top is scene and scene.state.taken == taken
    free = scene.state.taken
    scene.focus_on(f"seat.{free}")
    press(player, "confirm", "pad.0")
    assert scene.state.taken == taken + 1


def test_every_level_can_be_read(player: Player) -> None:
    scene = lobby(player)
    for seat in range(scene.state.taken, scene.state.most):
        scene.focus_on(f"seat.{seat}")
        press(player, "confirm", "pad.0")
    bots = [seat for seat in range(scene.state.taken) if seat not in scene.state.humans]
    for level in scene.state.levels:
        for seat in bots:
            scene.state.places[seat].level = level
        scene.relayout()
        player.run(0.1)
        assert scene.context.text.cut == set()
        assert scene.drawing.desk.fixed.cut == set()
        assert scene.context.say(f"bot.level.{level}") in scene.strings()


def test_too_few_seats_cannot_start_and_the_button_says_why(player: Player) -> None:
    scene = lobby(player)
    while scene.state.remove_computer() is not None:
        pass
    scene.refresh()
    player.run(0.1)
    missing = scene.state.missing
    assert missing
    words = scene.context.say("lobby.missing", count=missing)
    assert words in scene.strings()
    press(player, "confirm", "pad.0")
    assert player.top is scene


def test_keys_alone_are_enough(player: Player) -> None:
    scene = lobby(player, "keys.arrows")
    assert scene.state.humans == [0]
    press(player, "confirm", "keys.wasd")
    assert scene.state.humans == [0, 1]
    press(player, "confirm", "keys.arrows")
    player.run(0.3)
    assert is_dealt(player)


def test_the_mouse_alone_is_enough(player: Player) -> None:
    scene = lobby(player, "")
    assert not scene.state.humans
    player.devices.click((700, 500))
    player.run(0.1)
    assert scene.state.humans == [0]
    player.devices.click((1556, 640))  # the paper with the house rules
    player.run(0.3)
    assert player.top.name == "house rules"
    player.devices.press("back", device="mouse")
    player.run(0.3)
    player.devices.click(START)
    player.run(0.4)
    assert is_dealt(player)


def test_everything_can_be_reached_with_the_four_directions(player: Player) -> None:
    scene = lobby(player)
    keys = {key for key, widget in scene.widgets.items() if widget.focusable}
    assert keys <= scene.focus.reachable()
    press(player, "extra", "pad.0")
    rules = player.top
    seen: set[object] = set()
    for _ in range(40):
        seen.add(rules.focus.current())
        press(player, "down", "pad.0")
    names = {f"rule.{rule.name}" for rule in scene.state.rows}
    assert names | {"deal", "keep"} <= seen


def test_rules_are_changed_and_come_back(player: Player) -> None:
    scene = lobby(player)
    press(player, "extra", "pad.0")
    press(player, "right", "pad.0")
    changed = [rule for rule in scene.state.rows if scene.state.is_changed(rule)]
    assert len(changed) == 1
    player.top.focus_on("usual")
    press(player, "confirm", "pad.0")
    assert not any(scene.state.is_changed(rule) for rule in scene.state.rows)
    press(player, "back", "pad.0")
    assert player.top is scene


def test_the_deal_is_chosen_digit_by_digit(player: Player) -> None:
    scene = lobby(player)
    press(player, "extra", "pad.0")
    player.top._open_seed()
    player.run(0.1)
    press(player, "up", "pad.0")
    assert scene.state.seed == 100_004
    press(player, "right", "pad.0")
    press(player, "down", "pad.0")
    assert scene.state.seed == 190_004
    press(player, "back", "pad.0")
    press(player, "back", "pad.0")
    assert scene.state.setup().seed == 190_004


def test_a_name_is_typed_and_kept(player: Player) -> None:
    scene = lobby(player)
    scene.focus_on("seat.0")
    press(player, "confirm", "pad.0")
    press(player, "confirm", "pad.0")
    name = player.top
    for letter in "ROSA":
        name.focus_on(f"key.{letter}")
        press(player, "confirm", "pad.0")
    name.focus_on("done")
    press(player, "confirm", "pad.0")
    assert scene.state.places[0].name == "Rosa"


def test_at_the_keyboard_a_name_is_simply_typed(player: Player) -> None:
    scene = lobby(player, "keys.wasd")
    scene.focus_on("seat.0")
    press(player, "confirm", "keys.wasd")
    press(player, "confirm", "keys.wasd")
    player.devices.type("Zoe Q\b")
    player.run(0.1)
    press(player, "confirm", "keys.arrows")  # Enter
    assert scene.state.places[0].name == "Zoe"
    assert not player.context.input.typing


def test_a_lost_pad_is_told_and_its_seat_can_be_given_up(player: Player) -> None:
    scene = lobby(player)
    press(player, "confirm", "pad.1")
    player.devices.unplug("pad.1")
    player.run(0.1)
    assert scene.context.say("device.lost", seat=1).split()[-1] in " ".join(scene.strings())
    scene.focus_on("seat.1")
    press(player, "confirm", "pad.0")
    assert len(scene.state.humans) == 1


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_the_lobby_fits_every_text_size(
    open_context: Callable[..., Context], text_size: int
) -> None:
    player = Player(open_context(text_size=text_size))
    player.devices.plug("pad.0")
    scene = lobby(player)
    for entity in scene.stage._sorted():
        sprite = scene.stage._sprites[entity]
        picture = sprite.picture
        if picture is None or not picture.says or picture.key[0] != "text":
            continue
        half = picture.size[0] / 2
        assert sprite.x - half >= 60 and sprite.x + half <= 1860, picture.says


def test_the_case_of_the_day_is_one_press_away(player: Player) -> None:
    scene = lobby(player)
    press(player, "extra", "pad.0")
    rules = player.top
    rules._open_seed()
    player.run(0.1)
    player.top.focus_on("today")
    press(player, "confirm", "pad.0")
    assert player.top is rules
    assert rules._deal_words() == f"Case of the day: number {scene.state.deal_of_today():06}"
    press(player, "back", "pad.0")
    assert scene.state.setup().seed == scene.state.deal_of_today()
