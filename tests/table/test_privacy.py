"""What is secret shows only while its own seat looks, and every slot is equally long."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from systems.table.privacy import (
    AUTO_HIDE,
    BlindPress,
    Curtain,
    CurtainTimes,
    Drape,
    PeekSlot,
    Slot,
)

FRAME = 1 / 60


def frames_until_gone(curtain: Curtain, presses: dict[int, str]) -> int:
    """Frames from the opening to the end; ``presses``: frame -> press or release."""
    count = 0
    while curtain.state is not Drape.GONE:
        if curtain.state is Drape.CLOSED:
            curtain.press(curtain.seat)
        if curtain.state is Drape.OPEN:
            count += 1
            what = presses.get(count)
            if what == "press":
                curtain.press(curtain.seat)
            elif what == "release":
                curtain.release(curtain.seat)
        curtain.update(FRAME)
        assert count < 10_000
    return count


def test_blind_press_shows_only_who_has_chosen() -> None:
    press = BlindPress({0: ("a", "b"), 2: ("a", "b")})
    assert press.codes(0) == {("left",): "a", ("up",): "b"}
    assert press.press(0, "up")
    assert press.waiting == [2]
    with pytest.raises(RuntimeError):
        press.reveal()
    assert not press.press(0, "left")
    assert not press.press(1, "left")
    assert not press.press(2, "down")
    assert press.press(2, "left")
    assert press.reveal() == {0: "b", 2: "a"}


def test_shuffled_presses_lie_elsewhere_for_each_seat() -> None:
    press = BlindPress({0: ("yes", "no"), 1: ("yes", "no")}, orders={1: (1, 0)})
    press.press(0, "left")
    press.press(1, "left")
    assert press.reveal() == {0: "yes", 1: "no"}


def test_a_choice_can_be_taken_back_while_somebody_waits() -> None:
    press = BlindPress({0: ("a", "b"), 1: ("a", "b")})
    press.press(0, "left")
    press.retract(0)
    assert press.waiting == [0, 1]


def test_more_options_than_places_are_refused() -> None:
    with pytest.raises(ValueError, match="places"):
        BlindPress({0: "abcdefghijklmnopq"})


def test_many_options_take_two_presses_from_every_seat() -> None:
    """Also from a seat that has few: the number of presses tells nothing."""
    press = BlindPress({0: "abcdef", 1: "ab"})
    assert press.presses == 2
    assert not press.press(0, "up") and press.press(0, "left")
    assert not press.press(1, "down") and not press.press(1, "down")
    assert not press.press(1, "left") and press.press(1, "up")
    assert press.reveal() == {0: "e", 1: "b"}


def test_a_slot_shows_while_it_is_held() -> None:
    slot = PeekSlot(1, 3.0)
    assert not slot.visible
    slot.press(0)
    assert not slot.visible
    slot.press(1)
    assert slot.visible
    slot.release(1)
    assert not slot.visible and slot.state is Slot.COVERED
    slot.press(1)
    slot.update(3.0)
    assert slot.state is Slot.OVER and not slot.visible


def test_a_toggled_look_hides_itself() -> None:
    slot = PeekSlot(1, 60.0, hold=False)
    slot.press(1)
    slot.release(1)
    assert slot.visible
    slot.update(AUTO_HIDE + 0.01)
    assert not slot.visible
    slot.press(1)
    slot.press(1)
    assert not slot.visible


def test_a_slot_with_a_decision_waits_for_it() -> None:
    slot = PeekSlot(0, 2.0, decides=True)
    slot.update(5.0)
    assert slot.state is not Slot.OVER
    slot.decided()
    assert slot.state is Slot.OVER
    quick = PeekSlot(0, 2.0, decides=True)
    quick.decided()
    quick.update(1.0)
    assert quick.state is not Slot.OVER
    quick.update(1.0)
    assert quick.state is Slot.OVER


@given(st.dictionaries(st.integers(1, 200), st.sampled_from(["press", "release"]), max_size=8))
@settings(max_examples=50, deadline=None)
def test_every_look_is_equally_long(presses: dict[int, str]) -> None:
    plain = frames_until_gone(Curtain(0, PeekSlot(0, 3.0)), {})
    other = frames_until_gone(Curtain(0, PeekSlot(0, 3.0)), presses)
    assert abs(plain - other) <= 1


def test_only_the_own_device_arms_a_curtain() -> None:
    curtain = Curtain(2, PeekSlot(2, 1.0))
    while curtain.state is not Drape.CLOSED:
        curtain.update(FRAME)
    curtain.press(0)
    assert curtain.state is Drape.CLOSED and curtain.refused == 0
    curtain.press(2)
    assert curtain.state is Drape.OPENING and curtain.refused is None


def test_nothing_is_visible_while_the_curtain_moves() -> None:
    curtain = Curtain(0, PeekSlot(0, 1.0))
    seen = []
    for _ in range(300):
        if curtain.state is Drape.CLOSED:
            curtain.press(0)
        curtain.update(FRAME)
        seen.append((curtain.state, curtain.visible))
    assert all(state is Drape.OPEN for state, visible in seen if visible)
    assert any(visible for _, visible in seen)


def test_cover_hides_at_once_and_the_slot_waits() -> None:
    curtain = Curtain(0, PeekSlot(0, 1.0), CurtainTimes(0, 0, 0))
    curtain.update(FRAME)
    curtain.press(0)
    curtain.update(FRAME)
    assert curtain.visible
    curtain.cover()
    assert not curtain.visible and curtain.state is Drape.CLOSED
    left = curtain.slot.left
    curtain.update(5)
    assert curtain.slot.left == left


def test_letting_go_while_it_opens_leaves_it_covered() -> None:
    curtain = Curtain(0, PeekSlot(0, 1.0))
    while curtain.state is not Drape.CLOSED:
        curtain.update(FRAME)
    curtain.press(0)
    curtain.release(0)
    while curtain.state is not Drape.OPEN:
        curtain.update(FRAME)
    assert not curtain.visible
