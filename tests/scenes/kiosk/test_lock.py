"""What tells a person from noise, and what opens the operator's lock."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.settings import KioskConfig
from scenes.kiosk.lock import PAUSE_BETWEEN, OperatorLock
from scenes.kiosk.wake import Wake
from systems.io.actions import Action, Change, DeviceChange, Kind, Notice, Phase

ROW = KioskConfig().unlock
KINDS = {"a": Kind.CONFIRM, "b": Kind.BACK}


def presses(words: tuple[str, ...] = ROW, device: str = "pad.1") -> list[Action]:
    return [Action(KINDS.get(word) or Kind(word), device) for word in words]


def opened(lock: OperatorLock, actions: list[Action], every: float = 0.3) -> bool:
    return any(lock.press(action, number * every) for number, action in enumerate(actions))


def test_the_row_has_ten_presses_at_least() -> None:
    assert len(ROW) >= 10


def test_the_row_opens_also_after_other_presses() -> None:
    assert opened(OperatorLock(ROW), presses())
    assert opened(OperatorLock(ROW), presses(("up", "left", *ROW)))
    assert opened(OperatorLock(ROW), presses(("up", *ROW)))


def test_releases_and_repetitions_are_no_presses() -> None:
    lock, found = OperatorLock(ROW), []
    for number, action in enumerate(presses()):
        found.append(lock.press(action, number * 0.3))
        found.append(lock.press(Action(action.kind, "pad.1", phase=Phase.RELEASE), number * 0.3))
        found.append(lock.press(Action(Kind.UP, "pad.1", phase=Phase.REPEAT), number * 0.3))
    assert found.count(True) == 1


@pytest.mark.parametrize("missing", range(len(ROW)))
def test_one_press_less_does_not_open(missing: int) -> None:
    words = ROW[:missing] + ROW[missing + 1 :]
    assert not opened(OperatorLock(ROW), presses(words))


def test_another_button_in_between_spoils_it() -> None:
    actions = presses()
    actions.insert(5, Action(Kind.PAUSE, "pad.1"))
    assert not opened(OperatorLock(ROW), actions)


def test_it_must_be_one_device_and_one_go() -> None:
    mixed = [Action(action.kind, f"pad.{number % 2}") for number, action in enumerate(presses())]
    assert not opened(OperatorLock(ROW), mixed)
    assert not opened(OperatorLock(ROW), presses(), every=PAUSE_BETWEEN + 0.1)


def test_the_key_file_opens_once_when_it_comes(tmp_path: Path) -> None:
    key = tmp_path / "key"
    lock = OperatorLock(ROW, str(key))
    assert not lock.key_turned(0.0)
    key.write_text("")
    assert not lock.key_turned(0.5)  # it is looked for once a second
    assert lock.key_turned(1.5)
    assert lock.key_there
    assert not lock.key_turned(3.0)
    key.unlink()
    assert not lock.key_turned(5.0)
    assert not lock.key_there
    key.write_text("")
    assert lock.key_turned(7.0)


def test_presses_of_every_kind_are_a_person() -> None:
    wake = Wake()
    for kind in Kind:
        if kind is not Kind.POINT:
            assert wake.notes(Action(kind, "pad.1"), 0.0), kind
    assert wake.notes(Notice.TOUCHED, 0.0)


def test_what_is_held_let_go_or_plugged_in_is_nobody() -> None:
    wake = Wake()
    assert not wake.notes(Action(Kind.UP, "pad.1", phase=Phase.REPEAT), 0.0)
    assert not wake.notes(Action(Kind.UP, "pad.1", phase=Phase.RELEASE), 0.0)
    assert not wake.notes(DeviceChange(Change.ADDED, "pad.1"), 0.0)
    for notice in (Notice.EXPOSED, Notice.FOCUS_LOST, Notice.FOCUS_GAINED, Notice.RESIZED):
        assert not wake.notes(notice, 0.0)


def point(x: float, y: float) -> Action:
    return Action(Kind.POINT, "mouse", at=(x, y))


def test_a_trembling_mouse_is_nobody() -> None:
    wake, chance = Wake(), random.Random(1)
    for step in range(20_000):
        at = (960 + chance.uniform(-30, 30), 540 + chance.uniform(-30, 30))
        assert not wake.notes(point(*at), step / 60)


def test_a_mouse_that_creeps_is_nobody() -> None:
    wake = Wake()
    for step in range(6000):
        assert not wake.notes(point(step * 0.3, 540), step / 60)


def test_a_mouse_that_is_moved_is_somebody() -> None:
    wake = Wake()
    found = [wake.notes(point(400 + 12 * step, 540), step / 60) for step in range(30)]
    assert any(found)
