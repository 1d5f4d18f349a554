"""The steps from a reminder to a cleared table, without a screen."""

from __future__ import annotations

import pytest

from game.content import Texts, languages
from game.settings import KioskConfig
from scenes.kiosk.idle import NOBODY, IdleTimes, IdleWatch, Outcome, Sort, Waiting

ONE = Waiting(frozenset({0}))
TWO = Waiting(frozenset({0, 1}))


def after(watch: IdleWatch, seconds: float, waiting: Waiting) -> list[tuple[float, Outcome]]:
    """What comes in a stretch of time, with its moment."""
    found = []
    for step in range(round(seconds * 10)):
        found += [((step + 1) / 10, one) for one in watch.advance(0.1, waiting)]
    return found


@pytest.fixture
def watch() -> IdleWatch:
    return IdleWatch(IdleTimes())


def test_a_seat_is_reminded_asked_and_replaced(watch: IdleWatch) -> None:
    found = after(watch, 85, ONE)
    assert [(round(when), one) for when, one in found] == [
        (45, Outcome(Sort.REMIND, 0)),
        (60, Outcome(Sort.ASK, 0)),
        (80, Outcome(Sort.SIT_IN, 0)),
    ]


def test_then_everybody_is_asked_and_the_table_is_cleared(watch: IdleWatch) -> None:
    after(watch, 81, ONE)
    found = after(watch, 80, NOBODY)
    assert [one for _, one in found] == [Outcome(Sort.ASK), Outcome(Sort.CLEAR)]
    assert round(found[0][0]) == 39
    assert found[1][0] - found[0][0] >= 19.9


def test_a_press_starts_a_seat_anew(watch: IdleWatch) -> None:
    after(watch, 50, ONE)
    assert watch.reminded == (0,)
    assert not watch.press(0)
    assert watch.reminded == ()
    assert after(watch, 44, ONE) == []


def test_there_is_no_limit_of_extensions(watch: IdleWatch) -> None:
    for number in range(1, 31):
        found = after(watch, 62, ONE)
        assert [one.sort for _, one in found] == [Sort.REMIND, Sort.ASK]
        assert watch.press(0)
        assert watch.extensions == number
        assert watch.asked is None


def test_the_question_stays_for_the_whole_countdown(watch: IdleWatch) -> None:
    after(watch, 60.1, ONE)
    assert watch.asked is not None
    assert watch.asked.left > 19.8
    after(watch, 19, ONE)
    assert watch.asked is not None
    assert watch.press(0)


def test_another_seat_does_not_answer_for_one(watch: IdleWatch) -> None:
    after(watch, 61, ONE)
    assert not watch.press(1)
    assert watch.asked is not None
    assert not watch.press(None)
    assert watch.press(None, owns=(0,))


def test_anybody_answers_for_everybody(watch: IdleWatch) -> None:
    after(watch, 121, NOBODY)
    assert watch.asked is not None
    assert watch.asked.seat is None
    assert watch.press(3)


def test_seats_that_are_asked_together_are_asked_in_turn(watch: IdleWatch) -> None:
    found = [one for _, one in after(watch, 119, TWO)]
    assert found[:4] == [
        Outcome(Sort.REMIND, 0),
        Outcome(Sort.REMIND, 1),
        Outcome(Sort.ASK, 0),
        Outcome(Sort.SIT_IN, 0),
    ]
    assert Outcome(Sort.ASK, 1) in found


def test_nobody_is_hurried_while_something_moves(watch: IdleWatch) -> None:
    assert after(watch, 600, Waiting(moving=True)) == []
    assert watch.silence == 0


def test_time_to_talk_is_longer_and_no_seat_is_hurried(watch: IdleWatch) -> None:
    found = after(watch, 210, Waiting(frozenset({0, 1}), talking=True))
    assert [(round(when), one.sort) for when, one in found] == [
        (180, Sort.ASK),
        (200, Sort.CLEAR),
    ]


def test_a_question_to_a_seat_that_need_not_answer_any_more_goes(watch: IdleWatch) -> None:
    after(watch, 65, ONE)
    assert watch.asked is not None
    after(watch, 1, NOBODY)
    assert watch.asked is None


def test_a_machine_that_was_asleep_still_asks_first(watch: IdleWatch) -> None:
    after(watch, 1, NOBODY)
    watch.silence = 119.9
    assert watch.advance(3600, NOBODY) == [Outcome(Sort.ASK)]
    assert watch.advance(3600, NOBODY) == []
    assert watch.asked is not None
    assert watch.asked.left >= 18


def test_times_come_from_the_operator() -> None:
    times = IdleTimes.of(KioskConfig(idle_hint=10, idle_question=20, silence=30, silence_talk=40))
    watch = IdleWatch(times)
    found = after(watch, 60, ONE)
    assert [(round(when), one.sort) for when, one in found][:3] == [
        (10, Sort.REMIND),
        (20, Sort.ASK),
        (40, Sort.SIT_IN),
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["kiosk.countdown", "kiosk.closing"])
def test_the_last_second_is_one_second(language: str, key: str) -> None:
    texts = Texts.load(language, None)
    assert "1" not in texts.say(key, seconds=1) and "2" in texts.say(key, seconds=2)
