"""The kiosk as a whole: waking, idling, beginning anew, and nothing but the operator's way out."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game import stopwatch
from game.settings import KioskConfig, Settings
from scenes.base import Scene
from scenes.kiosk import app as kiosk_app
from scenes.kiosk.app import LOCKED, SHIFTS, KioskApp, State, TooManyFaults
from scenes.kiosk.baseline import operator_settings
from scenes.stack import SLICE
from systems.io.actions import Action, Change, DeviceChange, Kind, Notice, Phase

BUTTONS = [kind for kind in Kind if kind not in (Kind.POINT, Kind.CLICK, Kind.WHEEL)]
ROW = {"a": "confirm", "b": "back"}


def operator_presses() -> list[str]:
    return [ROW.get(word, word) for word in KioskConfig().unlock]


# -- waking ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", BUTTONS)
def test_any_button_leads_to_the_lobby_with_that_pad_seated(house: Any, kind: Kind) -> None:
    house.devices.hold(kind, device="pad.2")
    house.run(1 / 60)
    assert house.names == ["lobby"]
    assert house.context.seats.seat_of("pad.2") == 0


@pytest.mark.parametrize(
    "event",
    [
        Notice.TOUCHED,
        Notice.QUIT,
        Notice.FULLSCREEN,
        Notice.SCREENSHOT,
        Action(Kind.CLICK, "mouse", at=(5.0, 5.0)),
        Action(Kind.WHEEL, "mouse", amount=1),
    ],
)
def test_anything_else_that_is_pressed_leads_there_too(house: Any, event: Any) -> None:
    house.devices.send(event)
    house.run(1 / 60)
    assert house.names == ["lobby"]
    assert house.context.seats.seats == []


@pytest.mark.parametrize("phase", ["table", "thought"])
def test_the_lobby_is_there_within_half_a_second(house: Any, phase: str) -> None:
    house.run(20)
    if phase == "thought":
        house.until(lambda: house.top.phase.value in ("thought", "poster") or True)
    began = stopwatch.processor_seconds()
    house.devices.press("confirm", device="pad.1")
    house.run(1 / 60)
    assert house.names == ["lobby"]
    assert stopwatch.processor_seconds() - began < 0.5


def test_who_wakes_the_house_sees_the_lobby_made_frame_by_frame(
    house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No frame makes more of it than what takes a slice of its time, whatever is applied anew."""
    ticks = itertools.count()
    monkeypatch.setattr(stopwatch, "processor_seconds", lambda: SLICE / 2 * next(ticks))
    stack, book = house.context.stack, house.context.book
    stack.patient = True
    house.run(0.1)
    house.devices.press("confirm", device="pad.1")
    made, drawn = [], False
    while not drawn:
        before = book.made
        drawn = bool(house.app.frame(house.clock.tick())) and house.names == ["lobby"]
        made.append(book.made - before)
        assert len(made) < 300, "it is never drawn"
    assert len(made) > 10 and max(made) <= 3, made


def test_the_press_acts_in_no_game(house: Any) -> None:
    house.run(4)
    match = house.top.table.session.match
    before, moves = match.digest(), match.moves
    choosing = house.devices
    choosing.hold("confirm", device="pad.1")
    house.run(1 / 60)
    kept = house.app.programme.take(match.setup.game, house.context.words)
    house.app.programme.put_back(kept)
    assert kept.match is match
    assert (match.digest(), match.moves) == (before, moves)
    lobby = house.top
    for _ in range(30):  # it is still held
        choosing.send(Action(Kind.CONFIRM, "pad.1", 0, Phase.REPEAT))
        house.run(1 / 60)
    choosing.release("confirm", device="pad.1")
    house.run(0.5)
    assert house.names == ["lobby"]
    assert house.top is lobby
    assert lobby.state.humans == [0]


def test_noise_never_wakes_the_house(house: Any) -> None:
    chance = random.Random(3)
    for step in range(3000):
        match step % 6:
            case 0:
                event: Any = Action(Kind.UP, "pad.1", phase=Phase.REPEAT)
            case 1:
                event = Action(Kind.LEFT, "pad.2", phase=Phase.RELEASE)
            case 2:
                at = (500 + chance.uniform(-20, 20), 500 + chance.uniform(-20, 20))
                event = Action(Kind.POINT, "mouse", at=at)
            case 3:
                event = DeviceChange(Change.ADDED, "pad.3")
            case 4:
                event = DeviceChange(Change.REMOVED, "pad.3")
            case _:
                event = chance.choice([Notice.FOCUS_LOST, Notice.FOCUS_GAINED, Notice.EXPOSED])
        house.devices.send(event)
        if step % 10 == 0:
            house.run(1 / 60)
    assert house.showing
    assert house.app.counters.visits == 0


# -- idling ------------------------------------------------------------------------------------


def test_a_lobby_that_nobody_uses_becomes_the_show_again(house: Any) -> None:
    house.visit()
    house.wait(115)
    assert house.app.watch.asked is None
    house.wait(8)
    assert house.app.watch.asked is not None
    assert any("cleared" in text for text in house.strings())
    house.wait(13)
    assert house.names == ["lobby"]
    house.wait(10)
    assert house.showing


def test_any_button_keeps_the_lobby_and_does_nothing_else(house: Any) -> None:
    house.visit()
    house.wait(125)
    assert house.app.watch.asked is not None
    house.press("confirm", device="pad.3")  # it would join, and the other one would start
    assert house.app.watch.asked is None
    assert house.names == ["lobby"]
    assert house.context.seats.seats == [0]
    house.wait(100)
    assert house.names == ["lobby"]


@pytest.mark.parametrize("leads_to", ["title", "comfort", "pause", "handbook"])
def test_every_screen_leads_back_to_the_show(house: Any, leads_to: str) -> None:
    from scenes import screens

    house.visit()
    if leads_to == "title":
        house.press("back", "back")
        assert house.names == ["title"]
    elif leads_to == "pause":
        house.context.stack.push(screens.make("pause", house.context))
    else:
        what = {"game": house.app.programme.games[0]} if leads_to == "handbook" else {}
        house.context.stack.push(screens.make(leads_to, house.context, **what))
    house.wait(145)
    assert house.showing


def test_a_lone_person_is_reminded_asked_and_replaced_and_comes_back(house: Any) -> None:
    table = house.play("pad.1")
    assert table.party.lone == 0
    house.wait(46)
    assert house.app.watch.reminded == (0,)
    assert any("it is your move" in text for text in house.strings())
    house.wait(15)
    assert house.app.watch.asked is not None
    assert "Still there?" in house.strings()
    house.wait(18)
    assert table.party.humans == (0,)
    house.wait(4)
    assert table.party.humans == ()
    assert table.viewer == "public"
    # coming back
    house.press("confirm", device="pad.1")
    assert house.top.name == "reclaim"
    house.press("confirm", device="pad.1")  # the harmless answer comes first
    assert house.top is table
    assert table.party.humans == ()
    house.press("confirm", device="pad.1")
    house.press("right", "confirm", device="pad.1")
    assert table.party.humans == (0,)
    assert table.viewer == 0


def test_a_mouse_that_trembles_asks_for_no_seat(house: Any) -> None:
    table = house.play("pad.1")
    house.wait(85)
    assert table.party.humans == () and house.top is table
    for kind in (Kind.POINT, Kind.WHEEL):
        house.devices.send(Action(kind, "mouse", house.context.seats.seat_of("mouse"), at=(5, 5)))
        house.run(0.1)
        assert house.top is table
    house.devices.press("click", device="mouse")
    house.run(0.1)
    assert house.top.name == "reclaim"


def test_the_answer_extends_and_acts_in_no_game(house: Any) -> None:
    table = house.play("pad.1")
    for _ in range(12):
        digest, moves = table.session.match.digest(), table.session.match.moves
        house.wait(62)
        assert house.app.watch.asked is not None
        house.press("confirm", device="pad.1")
        assert house.app.watch.asked is None
        assert (table.session.match.digest(), table.session.match.moves) == (digest, moves)
    assert table.party.humans == (0,)


def test_only_the_seat_itself_answers_for_a_seat(house: Any) -> None:
    table = house.play("pad.1", "pad.2")
    house.wait(46)
    seat = house.app.watch.reminded[0]
    other = 1 - seat
    own = house.context.seats.device_of(seat).id
    others = house.context.seats.device_of(other).id
    house.wait(15)
    assert house.app.watch.asked.seat == seat
    house.press("confirm", device=others)
    assert house.app.watch.asked is not None
    house.press("confirm", device=own)
    assert house.app.watch.asked is None
    assert set(table.party.humans) == {0, 1}


def test_when_everybody_is_gone_the_table_is_cleared(house: Any) -> None:
    house.play("pad.1", "pad.2")
    house.wait(260)
    assert house.showing
    assert house.context.seats.seats == []


def test_nothing_secret_stays_below_a_question(house: Any) -> None:
    house.play("pad.1", "pad.2")
    curtain = house.top
    assert curtain.private
    told: list[Notice] = []
    curtain.on_notice = told.append
    house.wait(62)
    assert Notice.FOCUS_LOST in told


# -- beginning anew ----------------------------------------------------------------------------


def test_after_a_visit_everything_is_as_the_operator_set_it(
    open_house: Callable[..., Any],
) -> None:
    house = open_house(text_size=125, volume=30, attract_volume=10, high_contrast=True)
    wanted = operator_settings(house.app.config)
    house.visit()
    lobby, context = house.top, house.context
    lobby.state.rename(0, "Somebody")
    rule = lobby.state.rows[0]
    lobby.state.change_rule(rule, 1)
    lobby.state.set_seed(77)
    settings = context.settings
    settings.text_size, settings.language, settings.volume_music = 200, "xx", 100
    settings.high_contrast, settings.reduced_motion, settings.speed = False, True, "instant"
    settings.trust, settings.peek = True, "toggle"
    settings.bindings = {"pad": {"confirm": "west"}}
    context.settings_changed()
    context.input.bindings.swapped.add("pad.1")
    house.wait(150)
    assert house.showing
    assert context.settings == wanted
    assert context.text.percent == 125
    assert context.words.language == "en"
    assert context.input.bindings.changed == {}
    assert context.input.bindings.swapped == set()
    assert context.seats.seats == []
    assert context.tempo.speed == "normal"
    assert "Somebody" not in house.strings()
    house.visit()
    fresh = house.top.state
    assert fresh.places[0].name != "Somebody"
    assert not any(fresh.is_changed(one) for one in fresh.rows)
    assert fresh.seed_by_chance
    assert house.app.counters.visits == 2


def test_nothing_of_a_visit_is_written(open_house: Callable[..., Any], home: Path) -> None:
    house = open_house()
    table = house.play("pad.1")
    assert table.session.saves is None
    house.wait(260)
    assert house.showing
    written = {path.name for path in home.rglob("*") if path.is_file()}
    assert written <= {"kiosk.json", "kiosk.json.bak", "gaslamp.log"}, written
    assert "Guest" not in "".join(path.read_text() for path in home.rglob("kiosk.json"))


def test_counters_stay(open_house: Callable[..., Any]) -> None:
    house = open_house()
    house.visit()
    house.wait(150)
    again = open_house()
    assert again.app.counters.visits == 1


# -- the operator ------------------------------------------------------------------------------


def test_the_row_of_presses_opens_the_operators_screen_anywhere(house: Any) -> None:
    house.press(*operator_presses())
    assert house.names == ["operator"]
    house.press("confirm")
    assert house.showing
    house.play("pad.1")
    house.press(*operator_presses())
    assert house.names == ["operator"]


def test_the_operator_changes_what_every_visit_begins_with(house: Any) -> None:
    house.press(*operator_presses())
    house.press("right", "confirm")
    assert house.names == ["operator", "settings"]
    house.context.settings.text_size = 150
    house.context.settings_changed()
    house.context.stack.pop()
    house.run(0.1)
    house.press("back")
    assert house.showing
    assert house.context.settings.text_size == 150
    house.visit()
    house.context.settings.text_size = 100
    house.wait(150)
    assert house.context.settings.text_size == 150


def test_the_operator_closes_the_kiosk(house: Any) -> None:
    house.press(*operator_presses())
    house.press("down", "right", "confirm")
    assert house.app.ending
    assert house.names == []


def test_the_key_file_opens_it_too(open_house: Callable[..., Any], tmp_path: Path) -> None:
    key = tmp_path / "key"
    house = open_house(key_file=str(key))
    key.write_text("")
    house.run(2.2)
    assert house.names == ["operator"]


def test_nobody_closes_the_window(house: Any) -> None:
    for _ in range(5):
        house.devices.send(Notice.QUIT)
        house.run(0.1)
    assert not house.app.ending
    assert house.names == ["lobby"]
    house.press(*operator_presses())
    house.devices.send(Notice.QUIT)
    house.run(0.1)
    assert house.top.name == "leave"


def test_visitors_do_not_get_into_settings(house: Any) -> None:
    from scenes import screens

    house.visit()
    house.context.stack.push(screens.make("settings", house.context))
    house.run(0.1)
    assert house.names == ["lobby"]
    house.press("back", "back")
    assert house.names == ["title"]
    house.press("pause")
    assert house.names == ["title", "comfort"]
    house.press("back", "back", "back", "back")
    assert house.names == ["title"]


def test_what_visitors_choose_for_their_comfort_is_used_at_once(house: Any) -> None:
    house.visit()
    house.press("back", "back", "pause")
    assert house.top.name == "comfort"
    house.press("right")
    assert house.context.settings.text_size == 125
    assert house.context.text.percent == 125


# -- what breaks -------------------------------------------------------------------------------


class Faulty(Scene):
    """Fails in one of its steps."""

    name = "faulty"

    def __init__(self, context: Any, step: str) -> None:
        super().__init__(context)
        setattr(self, step, self._fail)

    def _fail(self, *_: object) -> None:
        raise RuntimeError("broken on purpose")


@pytest.mark.parametrize("step", ["enter", "update", "on_action", "take_dirty", "paint", "exit"])
def test_an_exception_in_any_scene_leads_back_to_the_show(
    open_house: Callable[..., Any], step: str
) -> None:
    house = open_house(guarded=True)
    house.visit()
    house.context.stack.push(Faulty(house.context, step))
    house.run(0.1)
    if step in ("on_action", "exit"):
        house.devices.press("confirm", device="pad.1")
        house.run(0.1)
    if step == "exit":
        house.app.show()
        house.run(0.1)
    house.run(0.2)
    assert house.showing
    assert house.app.counters.faults >= 1
    house.visit()
    assert house.names == ["lobby"]


def test_a_game_that_breaks_the_show_is_left_out(open_house: Callable[..., Any]) -> None:
    house = open_house(guarded=True)
    game = house.top.game

    def broken(dt: float) -> None:
        raise RuntimeError("broken on purpose")

    house.top.table.update = broken
    house.run(0.5)
    assert house.showing
    assert game in house.app.programme.broken
    assert house.top.game != game  # another game, or the poster where there is none
    house.visit()
    assert house.names in (["lobby"], ["title"])


def test_a_kiosk_that_fails_for_ever_ends_and_is_started_again(
    open_house: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(guarded=True)

    def broken(self: Any, dt: float) -> None:
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr("scenes.attract.scene.AttractScene.update", broken)
    with pytest.raises(TooManyFaults):
        house.run(5)


def test_a_failing_device_is_survived(open_house: Callable[..., Any]) -> None:
    house = open_house(guarded=True)
    house.visit()
    calls = 0
    read = house.devices.read

    def failing(now: float) -> list[Any]:
        nonlocal calls
        calls += 1
        if calls == 2:
            raise OSError("the device has gone")
        if calls > 20:
            house.app.end()
        return read(now)

    house.context.input.read = failing
    house.app.run()
    assert calls > 20
    assert house.app.counters.faults == 1


# -- the window --------------------------------------------------------------------------------


def test_the_picture_moves_every_minute_by_eight_units_at_most(
    open_house: Callable[..., Any],
) -> None:
    house = open_house(size=(1920, 1080))
    seen = [house.context.viewport.shift]
    for _ in range(len(SHIFTS)):
        house.wait(60, step=0.5)
        seen.append(house.context.viewport.shift)
    assert all(one != other for one, other in itertools.pairwise(seen)), seen
    assert max(abs(part) for place in SHIFTS for part in place) <= 8
    assert len(set(SHIFTS)) == len(SHIFTS)


def test_the_window_is_opened_without_mouse_and_screen_saver(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    import pygame

    told: dict[str, object] = {}
    monkeypatch.setattr(pygame.mouse, "set_visible", lambda shown: told.update(mouse=shown))
    monkeypatch.setattr(
        pygame.display, "set_allow_screensaver", lambda allowed: told.update(saver=allowed)
    )
    monkeypatch.setattr(pygame, "quit", lambda: None)
    monkeypatch.setattr(KioskApp, "run", lambda self: self.close())
    assert kiosk_app.run(KioskConfig(volume=40)) == 0
    assert told == {"mouse": False, "saver": False}


# -- the monkey --------------------------------------------------------------------------------


def let_loose(house: Any, seed: int, inputs: int) -> None:
    """Random presses, clicks and notices; now and then everybody goes away."""
    chance = random.Random(seed)
    seen: set[str] = set()
    devices = ["pad.1", "pad.2", "pad.3", "keys.arrows", "keys.wasd"]
    for step in range(inputs):
        dice = chance.random()
        if dice < 0.9:
            kind = chance.choice(BUTTONS)
            house.devices.press(kind, device=chance.choice(devices))
        elif dice < 0.96:
            at = (chance.uniform(0, 1920), chance.uniform(0, 1080))
            house.devices.click(at)
        else:
            house.devices.send(chance.choice(list(Notice)))
        if step % 4 == 0:
            house.clock.advance(0.1)
            house.app.frame(0.1)
            seen.update(house.names)
        if step % 2500 == 2499:
            # What moves on a table does not count as silence, and moves a tenth of a second for
            # each of these seconds.
            for _ in range(900):
                house.wait(1, step=1.0)
                if house.showing:
                    break
            assert house.showing, (step, house.app.state, house.names)
            seen.update(house.names)
    assert not house.app.ending
    assert house.names
    assert not seen & LOCKED, seen & LOCKED
    assert house.app.state in (State.SHOW, State.VISIT)
    assert {"attract", "lobby", "table"} <= seen, seen
    assert isinstance(house.context.settings, Settings)


def test_the_monkey_never_gets_out(open_house: Callable[..., Any]) -> None:
    let_loose(open_house(size=(320, 180)), seed=20, inputs=7500)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(21, 41))
def test_a_troop_of_monkeys_never_gets_out(open_house: Callable[..., Any], seed: int) -> None:
    """1,000,000 inputs together."""
    let_loose(open_house(size=(320, 180)), seed, inputs=50_000)


def test_who_learns_the_game_is_not_hurried(house: Any) -> None:
    from scenes import screens

    if "introduction" not in screens.ROUTES:
        pytest.skip("there is no introduction")
    house.visit()
    game = house.app.programme.games[0]
    house.context.stack.push(screens.make("introduction", house.context, game=game))
    house.wait(170)
    assert house.names == ["lobby", "introduction"]
    assert house.app.watch.asked is None
    house.wait(40)
    assert house.showing
