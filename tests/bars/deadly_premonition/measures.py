"""What the table of Deadly Premonition is measured by: dealing, waiting, presses, speeds."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from game.commands.measuring import percentile
from game.core.rng import stream_for
from game.settings import Settings
from scenes.private.curtain import Visited
from systems.table.tempo import SPEEDS
from tests.bars.dealing import alike, ended_by_a_press, is_way, setting_off
from tests.bars.figures import Figure, at_least, at_most
from tests.scenes.deadly_premonition.cases import HANDS, LINE_UPS, position
from tests.scenes.deadly_premonition.table_rig import Rig

FRAME = 1 / 120
"""Seconds of a step where milliseconds count."""
PAUSE, LONGEST = 0.25, 20.0
"""Seconds without a card on its way after which a deal is over, and in which it must be."""

SEATS = (2, 3, 4)
LEVELS = ("random", "steady")
SEEDS = (4, 5, 6, 7)
LIMITS = {"normal": 8.0, "fast": 3.0}
MOMENTS = (0.05, 0.3, 0.8, 1.4, 2.2, 3.0)
"""Seconds after the table is opened at which a press is tried."""

WAIT = "Deadly Premonition, {speed} speed, {seats} seats ({level}): 95 of 100 waits"


# -- B17: the deal ---------------------------------------------------------------------------


def deals(tables: tuple[int, ...] = SEATS) -> Iterator[Figure]:
    """B17: alignments and hands, for every number of seats."""
    for seats in tables:
        with Rig(seats, settings=Settings(speed="normal")) as table:
            begins, length = setting_off(table, is_way, FRAME, pause=PAUSE, longest=LONGEST)
        gaps = [b - a for a, b in itertools.pairwise(begins)]
        dealt = 5 * seats + (seats if seats > 2 else 0)
        yield at_least("B17", f"{seats} seats: cards that are dealt", len(begins), dealt)
        yield at_most("B17", f"{seats} seats: seconds of the deal", length, 2.0, "s")
        between = sorted(gaps)[-2] * 1000  # the longest is that from the alignments to the hands
        yield at_most("B17", f"{seats} seats: between two cards", between, 60 + FRAME * 1000, "ms")


def skips(moments: tuple[float, ...] = MOMENTS) -> Iterator[Figure]:
    """B16 and B17: a press at any moment ends what is shown, in the frame in which it comes."""
    table = partial(Rig, 4, 1, settings=Settings(speed="normal"))
    ended = ended_by_a_press(table, moments, FRAME)
    what = "moments of the opening at which a press ends it in one frame"
    yield at_least("B17", what, ended, len(moments))


# -- B18: speeds -----------------------------------------------------------------------------


def speeds(moves: int = 24) -> Iterator[Figure]:
    """B18: the table at every rest and the match itself, at each speed."""
    found = {}
    for speed in SPEEDS:
        with Rig(3, seed=11, settings=Settings(speed=speed)) as table:
            rests = _rests(table, moves)
            found[speed] = (table.match.digest(), rests)
    yield from alike(found, f"{{speed}}: state and picture after {moves} moves")


def _rests(table: Rig, moves: int) -> list[dict[str, Any]]:
    scene = table.scene
    scene.pace.update = lambda dt, idle: False  # what is played is said here
    found = []
    stream = stream_for(3, "speeds")
    while table.match.moves < moves:
        table.until(lambda: scene.choreographer.idle, 60, 1 / 10)
        stage = scene.stage
        found.append(
            {
                name: (round(stage[name].x), round(stage[name].y), stage[name].alpha)
                for name in sorted(stage.names)
                if name.startswith(("suspect.", "card.", "plate.", "token."))
            }
        )
        decision = table.match.decisions[0]
        table.match.submit(decision.seat, table.choose(decision, stream))
        scene.watching.pull()
    return found


# -- B19: waiting ----------------------------------------------------------------------------


def waits_alone(
    seats: int, speed: str, level: str, most: int, seeds: tuple[int, ...] = SEEDS
) -> list[float]:
    """Seconds from an own decision to the next one of somebody alone, in games with computers."""
    waits: list[float] = []
    for seed in seeds:
        waits += _waits_of(seats, speed, level, most, seed)
    return sorted(waits)


def _waits_of(seats: int, speed: str, level: str, most: int, seed: int) -> list[float]:
    waits: list[float] = []
    settings = Settings(speed=speed)
    with Rig(seats, 1, seed=seed, level=level, settings=settings) as table:
        scene, match = table.scene, table.match
        stream = stream_for(seats, "waits")
        own = False
        while len(waits) < most and match.outcome is None:
            start = table.seconds
            table.until(lambda: _asked(table) or _out(table), 60, 1 / 60)
            if scene.watching.waiting is not None:  # something to look at, as long as one likes
                table.press("confirm", seat=0)
                own = False
                continue
            decision = match.decision(0)
            if decision is None:
                break
            if own:
                waits.append(table.seconds - start)
            own = True
            chosen = table.choose(decision, stream)
            if table.stack.top is scene:
                scene.submit(0, chosen)
            else:  # the page of somebody who plays alone is open by itself
                table.stack.pop(Visited(0, True, chosen), of=table.stack.top)
                table.stack.apply()
            table.step(1, 1 / 60)
    return waits


def _out(table: Rig) -> bool:
    """The lone person has nothing to decide any more."""
    match = table.match
    return match.outcome is not None or 0 not in match.view(0).values["in_play"]


def _asked(table: Rig) -> bool:
    """The lone person can decide: the clips are over, and it is asked, or has something to see."""
    scene = table.scene
    if scene.watching.waiting is not None:
        return True
    return table.match.decision(0) is not None and scene.choreographer.idle


def waiting(
    tables: tuple[int, ...] = SEATS,
    levels: tuple[str, ...] = LEVELS,
    most: int = 24,
    speeds: tuple[str, ...] = tuple(LIMITS),
    seeds: tuple[int, ...] = SEEDS,
) -> Iterator[Figure]:
    """B19: somebody alone with one to three computers."""
    for speed in speeds:
        limit = LIMITS[speed]
        for level in levels:
            for seats in tables:
                waits = waits_alone(seats, speed, level, most, seeds)
                what = WAIT.format(speed=speed, seats=seats, level=level)
                note = f"{len(waits)} waits, the longest {waits[-1]:.1f} s"
                yield at_most("B19", what, percentile(waits, 95), limit, "s", note)


# -- B21: presses ----------------------------------------------------------------------------


def presses() -> Iterator[Figure]:
    """B21: OK and Back for the acts of a turn, beside moving the focus."""
    ends = ("right", "confirm")
    attacks = ("confirm",) * 4
    for what, buttons in (("ending a turn", ends), ("an attack, with the own page", attacks)):
        line_ups = (LINE_UPS[0].replace("S01p", "S01l"), *LINE_UPS[1:])
        laid = position(hands={**HANDS, 0: ("R02",)}, line_ups=line_ups)
        with Rig(4, 4, arrange=laid) as table:
            yield at_most("B21", f"presses of {what}", _until_made(table, buttons), 4)
    acts = (("incriminate", {"card": "R02", "suspect": "S02"}),)
    laid = position(hands={**HANDS, 1: ("G13",)})
    with Rig(4, 4, arrange=laid, acts=acts) as table:
        yield at_most(
            "B21", "presses of an answer by its place", _until_made(table, ("confirm",)), 4
        )


def _until_made(table: Rig, buttons: Any) -> int:
    """Press these; how many were OK or Back when the decision was made."""
    table.wait_for_panel()
    table.step(4)
    made, seat, used = table.match.moves, table.asked, 0
    for kind in buttons:
        if table.match.moves > made:
            break
        used += kind in ("confirm", "back")
        table.devices.press(kind, seat)
        table.step(14, 1 / 15)
    assert table.match.moves > made, f"not made after {used} presses: {table.stack.top.name}"
    return used


MEASURES: dict[str, Callable[[], Iterator[Figure]]] = {
    "Deadly Premonition: deals": deals,
    "Deadly Premonition: skips": skips,
    "Deadly Premonition: speeds": speeds,
    "Deadly Premonition: waiting": waiting,
    "Deadly Premonition: presses": presses,
}
