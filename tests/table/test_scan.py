"""The walk for a single switch: rows, steps, rest, and times that tell nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from systems.io.actions import Kind
from systems.table.scan import FIRST, LEAST_STEPS, PACES, ROUNDS, Scan, Stop, rows_of

STEP = PACES["normal"]


def grid(*lengths: int) -> list[Stop]:
    """Rows of so many things, from left to right."""
    return [
        Stop(f"{row}.{column}", (100 * column, 100 * row, 90, 80))
        for row, length in enumerate(lengths)
        for column in range(length)
    ]


BACK = Stop(("prompt", Kind.BACK), (0, 990, 200, 52), kind=Kind.BACK)
HELP = Stop(("prompt", Kind.INFO), (300, 990, 200, 52), kind=Kind.INFO)


def keys(rows: Sequence[Sequence[Stop]]) -> list[list[object]]:
    return [[stop.key for stop in row] for row in rows]


def laid(stops: Sequence[Stop], *, secret: bool = False, begins: int = 0) -> Scan:
    scan = Scan(lambda below: begins % below)
    scan.lay(stops, STEP, secret=secret)
    return scan


def test_few_things_are_walked_one_by_one_and_buttons_come_last() -> None:
    rows = rows_of([BACK, *reversed(grid(2, 2))])
    assert keys(rows) == [["0.0"], ["0.1"], ["1.0"], ["1.1"], [BACK.key]]


def test_many_are_walked_in_rows_with_the_buttons_as_the_last_one() -> None:
    rows = rows_of([BACK, HELP, *grid(3, 4)])
    assert [len(row) for row in rows] == [3, 4, 2]
    assert keys(rows)[2] == [BACK.key, HELP.key]


def test_one_long_row_is_cut_in_pieces_and_a_group_is_a_row() -> None:
    assert [len(row) for row in rows_of(grid(9))] == [3, 3, 3]
    tabs = [Stop(f"tab.{n}", (0, 100 * n, 90, 80), group="tabs") for n in range(4)]
    rows = rows_of([*tabs, *grid(2, 2, 2)])
    assert [len(row) for row in rows] == [2, 2, 2, 4]


def test_the_first_step_waits_longer_and_a_press_begins_anew() -> None:
    scan = laid(grid(1, 1, 1))
    assert not scan.advance(FIRST * STEP - 0.01)
    assert scan.advance(0.02) and scan.stop is not None and scan.stop.key == "1.0"
    assert scan.advance(STEP)
    chosen = scan.press()
    assert chosen is not None and chosen.key == "2.0"
    assert scan.stop.key == "0.0" and not scan.advance(STEP)


def test_a_row_is_entered_walked_and_left() -> None:
    scan = laid(grid(4, 4))
    scan.advance(FIRST * STEP)
    assert scan.whole is not None and len(scan.whole) == 4
    assert scan.press() is None and scan.whole is None
    walked = [scan.stop.key if scan.stop else None]
    for _ in range(3):
        scan.advance(FIRST * STEP if len(walked) == 1 else STEP)
        walked.append(scan.stop.key if scan.stop else None)
    assert walked == ["1.0", "1.1", "1.2", "1.3"]
    scan.advance(STEP)
    assert scan.whole is not None, "behind the last one the whole row is meant: a way out"
    assert scan.press() is None and scan.slot is None


def test_a_row_lets_go_by_itself_and_the_walk_rests_after_three_rounds() -> None:
    scan = laid(grid(4, 4))
    scan.press()
    for _ in range(80):
        scan.advance(FIRST * STEP)
    assert scan.resting
    assert not scan.advance(100.0)
    assert scan.press() is None, "the press that wakes it chooses nothing"
    assert not scan.resting
    assert _rounds(scan) == LEAST_STEPS / 2, "two rows are gone over more often"
    assert _rounds(laid(grid(1, 1, 1, 1, 1, 1, 1))) == ROUNDS


def _rounds(scan: Scan) -> int:
    """How often it is at the first row again before it rests."""
    rounds = 0
    while not scan.resting:
        scan.advance(FIRST * STEP)
        rounds += scan.row == 0
    return rounds


def test_the_place_is_kept_while_other_things_change() -> None:
    scan = laid(grid(1, 1, 1))
    scan.advance(FIRST * STEP)
    scan.lay([*grid(1, 1, 1), BACK], STEP)
    assert scan.stop is not None and scan.stop.key == "1.0"
    scan.lay([Stop("other", (0, 0, 10, 10)), BACK], STEP)
    assert scan.stop.key == "other", "another screen begins anew"


def times(stops: Sequence[Stop], key: object) -> Counter[tuple[int, ...]]:
    """After how many steps a thing can be pressed, over everywhere a walk can begin."""
    found: Counter[tuple[int, ...]] = Counter()
    rows = len(rows_of(stops))
    for first in range(rows):
        longest = max(len(row) for row in rows_of(stops)) + 1
        for second in range(longest):
            begins = iter([first, second, *[0] * 9])
            scan = Scan(lambda below, begins=begins: next(begins) % below)  # type: ignore[misc] # bound now
            scan.lay(stops, STEP, secret=True)
            steps = [0]
            while not any(stop.key == key for stop in scan.rows[scan.row]):
                scan.advance(FIRST * STEP)
                steps[-1] += 1
            if scan.whole is not None:
                scan.press()
                steps.append(0)
                while scan.whole is not None or scan.stop is None or scan.stop.key != key:
                    scan.advance(FIRST * STEP)
                    steps[-1] += 1
            chosen = scan.press()
            assert chosen is not None and chosen.key == key
            found[tuple(steps)] += 1
    return found


@pytest.mark.parametrize("lengths", [(1, 1, 1, 1), (4, 4, 4), (5, 3, 2)])
def test_where_it_is_secret_the_time_of_a_press_is_the_same_for_everything(
    lengths: tuple[int, ...],
) -> None:
    stops = [*grid(*lengths), BACK, HELP]
    every = [times(stops, stop.key) for stop in stops if stop.kind is None]
    assert all(one == every[0] for one in every)


def test_in_the_open_it_begins_at_the_first() -> None:
    assert laid(grid(1, 1, 1), begins=2).row == 0
    assert laid(grid(1, 1, 1), begins=2, secret=True).row == 2
