"""What the table of Tudor Mansion is measured by: dealing, waiting, presses, speeds."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import partial

from game.commands.measuring import percentile
from game.settings import Settings
from systems.table.tempo import SPEEDS
from tests.bars.dealing import alike, ended_by_a_press, setting_off
from tests.bars.figures import Figure, at_least, at_most, none_of
from tests.bars.tudor_mansion.catalogue import AT
from tests.scenes.tudor_mansion.crowd import crowd
from tests.scenes.tudor_mansion.table_rig import Rig, waits_alone
from tests.scenes.tudor_mansion.test_table_clips import play_alike

LEVELS = ("random", "notes", "steady")
"""Computer players whose games somebody waits in; the sharpest end them too soon."""

FRAME = 1 / 120
"""Seconds of a step where milliseconds count."""

MOMENTS = (0.03, 0.2, 0.5, 0.9, 1.4, 2.0, 2.6, 3.2, 4.0, 5.0)
"""Seconds after the deal or a question begins at which a press is tried."""


# -- B17: the deal ---------------------------------------------------------------------------


def deals(tables: tuple[int, ...] = (2, 3, 4, 5, 6)) -> Iterator[Figure]:
    """B17: for every number of seats."""
    for seats in tables:
        with Rig(seats) as table:
            begins, length = setting_off(table, lambda name: name.startswith("fly."), FRAME)
        gaps = [b - a for a, b in itertools.pairwise(begins)]
        yield at_most("B17", f"{seats} seats: seconds of the deal", length, 2.0, "s")
        most = max(gaps, default=0) * 1000
        yield at_most("B17", f"{seats} seats: between two cards", most, 60 + FRAME * 1000, "ms")


def skips(moments: tuple[float, ...] = MOMENTS) -> Iterator[Figure]:
    """B16 and B17: a press at any moment ends what is shown, in the frame in which it comes."""
    ended = ended_by_a_press(partial(Rig, 4, 1), moments, FRAME)
    what = "moments of the deal at which a press ends it in one frame"
    yield at_least("B17", what, ended, len(moments))


# -- B18: speeds -----------------------------------------------------------------------------


def speeds(moves: int = 10) -> Iterator[Figure]:
    """B18: the table at every rest and the match itself, at each speed."""
    found = {}
    for speed in SPEEDS:
        with Rig(4, seed=11, settings=Settings(speed=speed)) as table:
            rests = play_alike(table, "played", moves)
            found[speed] = (table.session.match.digest(), rests)
    yield from alike(found, f"{{speed}}: state and picture after {moves} moves")


# -- B19: waiting ----------------------------------------------------------------------------


def waiting(levels: tuple[str, ...] = LEVELS, most: int = 24) -> Iterator[Figure]:
    """B19: somebody alone with five computers."""
    for speed, limit in (("normal", 8.0), ("fast", 3.0)):
        for level in levels:
            acts: list[float] = []
            waits = waits_alone(speed, level=level, most=most, acts=acts)
            wait = percentile(waits, 95)
            yield at_most(
                "B19", f"{speed} speed, five computers ({level}): 95 of 100 waits", wait, limit, "s"
            )
            if speed == "normal":
                shown = f"five computers ({level}): the shortest act"
                yield at_least("B19", shown, min(acts) + 0.001, 0.6, "s")
                yield at_most(
                    "B19", f"five computers ({level}): the longest act", max(acts), 1.2, "s"
                )


# -- B21: presses ----------------------------------------------------------------------------


def presses() -> Iterator[Figure]:
    """B21: OK and Back for each act of a turn, beside moving the focus."""
    with Rig(3, 2, arrange=AT) as table:
        yield at_most("B21", "presses of a move", _until_next(table, "move", "confirm"), 4)
        count = _until_next(table, "act", "confirm", "confirm", "confirm")
        yield at_most("B21", "presses of a question", count, 4, "", "ask, suspect, weapon")
    with Rig(3, 2, arrange=AT) as table:
        _until_next(table, "move", "confirm")
        count = _until_next(table, "act", "down", *["confirm"] * 4, "right", "confirm")
        yield at_most("B21", "presses of an accusation", count, 6, "", "with the last question")
    with Rig(3, 2, arrange=AT) as table:
        _until_next(table, "move", "confirm")
        count = _until_next(table, "act", "down", "down", "confirm")
        yield at_most("B21", "presses of ending a turn", count, 4)


def _until_next(table: Rig, kind: str, *buttons: str) -> int:
    """Press these; how many were OK or Back when the act was made."""
    table.wait_for_panel(kind)
    before = table.session.match.moves
    table.press(*buttons)
    assert table.session.match.moves == before + 1, "the act was not made"
    return sum(button in ("confirm", "back") for button in buttons)


def whole_game(seed: int = 8) -> Iterator[Figure]:
    """B21: every press of three people in a whole game, moving the focus included."""
    with crowd(seed, mishaps=0, rules={"accuse_after_suggest": True}) as people:
        people.play()
        assert people.rig.session.match.outcome is not None
        counts = sorted(people.presses.values())
        wasted = people.wasted
    note = f"{len(counts)} turns of three people and two computers"
    mean = sum(counts) / len(counts)
    what = "presses of a turn in a whole game, directions included"
    yield at_most("B21", f"{what}: mean", mean, 12, "", note)
    yield at_most("B21", f"{what}: 95 of 100 turns", percentile(counts, 95), 24, "", note)
    yield none_of("B21", "presses in a whole game that change nothing", wasted)


MEASURES: dict[str, Callable[[], Iterator[Figure]]] = {
    "deals": deals,
    "skips": skips,
    "speeds": speeds,
    "waiting": waiting,
    "presses": presses,
    "whole_game": whole_game,
}
