"""Long work in slices: at one go, and a little in each frame."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from game.slices import Work, finished


def counting(to: int, log: list[int]) -> Generator[None, None, str]:
    for number in range(to):
        log.append(number)
        yield
    return "counted"


def failing() -> Generator[None, None, str]:
    yield
    raise ValueError("no such deal")


def test_at_one_go_it_returns_what_came_of_it() -> None:
    log: list[int] = []
    assert finished(counting(3, log)) == "counted"
    assert log == [0, 1, 2]


def test_what_goes_wrong_in_it_is_heard() -> None:
    with pytest.raises(ValueError, match="no such deal"):
        finished(failing())
    with pytest.raises(ValueError, match="no such deal"):
        Work(failing()).go_on(seconds=60)


def test_in_a_frame_it_stops_when_the_time_is_over_and_goes_on_there() -> None:
    log: list[int] = []
    work = Work(counting(3, log))
    assert not work.go_on(seconds=-1)
    assert not work.done
    assert work.result is None
    assert log == [0]
    assert work.go_on(seconds=60)
    assert work.done
    assert work.result == "counted"
    assert log == [0, 1, 2]


def test_finished_work_is_not_just_finished_again() -> None:
    work = Work(counting(0, []))
    assert work.go_on()
    assert not work.go_on()
