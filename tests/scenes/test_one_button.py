"""One button for everything: whose focus walks, what a press means, and every screen by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game import profiles
from game import settings as kept_settings
from scenes.kiosk.comfort import Comfort
from scenes.lobby.people import remember
from scenes.lobby.scene import LobbyScene
from scenes.lobby.seat_screen import SeatScreen
from scenes.one_button import HELD, LISTENS, SIGN, OneButton, OneButtonQuestion
from scenes.question import Answer, Question
from scenes.settings import SettingsScreen
from systems.io.actions import Kind
from systems.table.scan import PACES
from tests.bars.catalogue import views
from tests.bars.house import House, View

EVERY = {view.name: view for view in views()}
FEW = (
    *("settings: controls", "handbook", "lobby", "seat", "name", "curtain: choosing a card"),
    *("notes", "replay", "log", "walk", "table: the turn", "Detective Club: letters"),
)
"""The screens that are walked in an ordinary run."""

PARTS = 12
"""In so many tests all of them are walked."""

ADVANCE = {Kind.BACK, Kind.PAUSE, Kind.CONFIRM}


@pytest.fixture(scope="module")
def one_house() -> Iterator[House]:
    one = House()
    yield one
    one.clear()


@pytest.fixture
def house(one_house: House) -> Iterator[House]:
    yield one_house
    one_house.clear()


def scanner_of(house: House) -> OneButton:
    found = house.context.stack.scanner
    assert isinstance(found, OneButton)
    return found


def begin(house: House, pace: str = "normal") -> OneButton:
    """Whoever presses pad 0 plays with one button from now on."""
    house.context.settings.one_button = pace  # type: ignore[assignment] # one of the paces
    scanner = scanner_of(house)
    scanner.device, scanner._steered = "pad.0", 0.0
    house.step(0.05)
    return scanner


def press_on(house: House, key: object) -> None:
    """Wait for the walk to come to a target, and press."""
    scanner = scanner_of(house)
    top = house.top
    for _ in range(600):
        stop, whole = scanner.scan.stop, scanner.scan.whole
        if scanner.walking is top and stop is not None:
            inside = whole is not None and any(one.key == key for one in whole)
            enters = inside and scanner.scan.slot is None
            if enters or (whole is None and stop.key == key) or scanner.scan.resting:
                house.press("confirm", rest=0.05)
            if whole is None and stop.key == key:
                return
        house.step(0.2)
    raise AssertionError(f"the walk never comes to {key!r}")


# -- every screen ----------------------------------------------------------------------------


def walk_over(house: House, view: View) -> None:
    """Everything that can have the focus is come by, with one ring, and there is a way on."""
    view.open(house)
    scanner, stack, top = begin(house), house.context.stack, house.top
    scanned = top.scanned()
    if scanned is None:
        return  # nothing is asked: any press goes on, skips, or leads to the pause
    assert scanner.walking is top
    seen: set[object] = set()
    for _ in range(120):
        scan = scanner.scan
        if scan.resting:
            break
        if house.top is not top or top.scanned() is None:
            return  # it has gone on by itself: its time was over
        assert scan.stop is not None
        seen.update(one.key for one in scan.whole or (scan.stop,))
        if scan.whole is None:
            shown = top.ring.over is not None or top.focus.current() == scan.stop.key
            assert shown, f"{scan.stop.key!r} is not shown"
        assert SIGN in top.stage
        stack.update(scan.interval)
        stack.apply()
    assert scanner.scan.resting, "it rests after some rounds"
    panel = getattr(top, "panel", None)
    means = getattr(panel, "scans", lambda key: True)
    lost = [key for key in top.focus.keys if key not in seen and means(key)]
    assert not lost, f"never come by: {lost}"
    kinds = {stop.kind for row in scanner.scan.rows for stop in row}
    leaves = kinds & ADVANCE or any(stop.kind is None for row in scanner.scan.rows for stop in row)
    assert leaves, "there is no way on"


@pytest.mark.parametrize("name", FEW)
def test_a_screen_is_walked_over(house: House, name: str) -> None:
    walk_over(house, EVERY[name])


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_every_screen_is_walked_over(one_house: House, part: int) -> None:
    for view in [*EVERY.values()][part::PARTS]:
        try:
            walk_over(one_house, view)
        except Exception as error:
            raise AssertionError(view.name) from error
        finally:
            one_house.clear()


# -- presses ---------------------------------------------------------------------------------


def test_a_press_chooses_what_the_walk_has_come_to_and_back_is_among_it(house: House) -> None:
    say: Any = house.context.say
    under = Question(house.context, "?", (Answer(None, "a"),))
    house.push(under)
    asked: list[object] = []
    under.resume = asked.append  # type: ignore[method-assign]
    for key in ("answer.1", ("prompt", Kind.BACK)):
        house.push(Question(house.context, "?", (Answer(1, "a"), Answer(2, say("yes_no.yes")))))
        begin(house)
        press_on(house, key)
        house.step(0.1)
        assert house.top is under
    assert asked == [2, None]


def test_directions_stop_the_walk_for_a_while_and_another_pad_steers_as_usual(
    house: House,
) -> None:
    house.push(Question(house.context, "?", tuple(Answer(n, str(n)) for n in range(3))))
    house.context.seats.bind(0, house.devices.known["pad.0"])
    house.context.seats.bind(1, house.devices.known["pad.1"])
    house.context.seats.set_pace(0, "fast")
    scanner = scanner_of(house)
    scanner.device = "pad.0"
    house.step(0.1)
    assert scanner.walking is house.top
    house.press("down", device="pad.1")
    assert scanner.walking is None and SIGN not in house.top.stage
    before = house.top.focus.current()
    house.step(6)
    assert house.top.focus.current() == before, "the other one has the focus, and it stands"
    house.press("confirm", device="pad.0")
    assert scanner.walking is house.top, "its press takes the walk up and chooses nothing"
    house.press("down", device="pad.0")
    house.step(4)
    assert scanner.walking is None
    house.step(8)
    assert scanner.walking is house.top


def test_a_step_waits_until_what_has_the_focus_was_read_aloud(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.push(Question(house.context, "?", tuple(Answer(n, str(n)) for n in range(3))))
    scanner = begin(house, "fast")
    monkeypatch.setattr(type(house.context.speech), "talking", property(lambda speech: True))
    house.step(LISTENS - 1)
    assert house.top.focus.current() == "answer.0"
    house.step(3)
    assert house.top.focus.current() == "answer.1", "a voice that hangs does not stop it"
    assert scanner.walking is house.top


def test_a_list_goes_on_and_the_settings_turn_their_pages(house: House) -> None:
    house.push(SettingsScreen(house.context, hall=True))
    begin(house, "fast")
    house.step(9)
    assert house.top.page == "seeing", "walking over the names of pages opens none"
    press_on(house, "tab.controls")
    assert house.top.page == "controls"
    press_on(house, "row.one_button")
    assert house.context.settings.one_button == "off"


def test_who_holds_ok_is_offered_to_play_with_it_alone(house: House) -> None:
    EVERY["lobby"].open(house)
    seat = house.context.seats.seat_of("pad.0")
    assert seat == 0
    house.top.focus.set("rules")
    house.devices.hold("extra", device="pad.0")
    house.step(0.5)
    house.press("back")
    house.devices.hold("confirm", device="pad.0")
    house.step(HELD + 0.3)
    assert isinstance(house.top, OneButtonQuestion)
    house.devices.release("confirm", device="pad.0")
    house.step(0.1)
    assert scanner_of(house).walking is house.top, "the question walks by itself"
    press_on(house, "answer.1")
    house.step(0.1)
    assert house.context.seats.pace_of(0) == "slow"
    assert house.context.settings.one_button == "off", "nobody else is touched"


def test_without_a_seat_holding_changes_the_house(house: House) -> None:
    EVERY["title"].open(house)
    house.devices.hold("confirm", device="keys.numbers")
    house.step(0.2)
    house.context.stack.push(Question(house.context, "?", (Answer(None, "a"),)))
    house.step(HELD)
    assert isinstance(house.top, OneButtonQuestion)
    press = house.top.take
    press("slow")
    house.step(0.1)
    assert house.context.settings.one_button == "slow"


# -- seats -----------------------------------------------------------------------------------


def test_a_seat_says_it_in_the_lobby_and_it_goes_with_the_person(house: House) -> None:
    house.push(LobbyScene(house.context, house.game, seed=4))
    lobby = house.top
    people = profiles.Profiles()
    house.push(SeatScreen(house.context, lobby.state, 0, people))
    row = house.top.widgets["one_button"]
    for _ in range(2):
        row.on_press(house.top)
    assert house.context.seats.pace_of(0) == "normal"
    assert house.context.peek_of(0) == "toggle", "nothing is held"
    lobby.state.rename(0, "Rosa")
    remember(house.context, people, lobby.state)
    found = people.named("Rosa")
    assert found is not None and found.one_button == "normal"
    house.context.seats.rearrange({0: 2})
    assert house.context.seats.pace_of(2) == "normal" and not house.context.seats.pace_of(0)


def test_the_settings_keep_it() -> None:
    kept_settings.save(kept_settings.Settings(one_button="slow"))
    assert kept_settings.load().value.one_button == "slow"


def test_visitors_of_a_kiosk_find_it(house: House) -> None:
    house.push(Comfort(house.context))
    row = house.top._listing.rows
    paces = next(one for one in row if one.key == "row.one_button")
    assert [option.value for option in paces.options] == ["off", *PACES]


def test_in_the_lobby_the_pause_has_a_prompt_and_leaving_waits_for_the_walk(house: House) -> None:
    house.context.last_device = "pad.0"
    house.push(LobbyScene(house.context, house.game, seed=4))
    assert "prompt.pause" not in house.top.widgets
    house.context.seats.set_pace(0, "fast")
    house.top.relayout()
    assert "prompt.pause" in house.top.widgets
    scanner_of(house).device = "pad.0"
    for _ in range(2):
        press_on(house, ("prompt", Kind.BACK))
    house.step(0.1)
    assert not any(isinstance(scene, LobbyScene) for scene in house.context.stack)


def test_a_name_is_not_typed_with_the_only_key(house: House) -> None:
    EVERY["lobby"].open(house)
    lobby = house.top
    keys = house.devices.known["keys.arrows"]
    house.context.seats.bind(0, keys)
    for pace, typing in (("off", True), ("fast", False)):
        house.context.seats.set_pace(0, pace)
        from scenes.lobby.name_screen import NameScreen

        house.push(NameScreen(house.context, "Rosa", profiles.Profiles(), (), seat=0))
        assert house.context.input.typing is typing
        house.context.stack.pop()
        house.context.stack.apply()
    assert house.top is lobby


def test_at_a_table_a_press_that_means_nothing_else_is_the_pause(house: House) -> None:
    EVERY["table: the turn"].open(house)
    begin(house)
    table = house.top
    asked = table.panel.seat
    others = [seat for seat in table.party.humans if seat != asked]
    assert table.lone_press(others[0] if others else None) is Kind.CONFIRM, "it may be a skip"
    house.step(1.5)
    assert table.lone_press(others[0] if others else None) is Kind.PAUSE
