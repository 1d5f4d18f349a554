"""What the table of Detective Club is measured by: dealing, waiting, presses, speeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from game.commands.measuring import percentile
from game.settings import Settings
from scenes.private.curtain import CurtainScene
from systems.table.tempo import SPEEDS
from tests.bars.dealing import alike, ended_by_a_press, is_way
from tests.bars.detective_club.catalogue import PLAY, hung
from tests.bars.figures import Figure, at_least, at_most
from tests.scenes.detective_club.cases import position
from tests.scenes.detective_club.table_rig import Rig

FRAME = 1 / 60
LIMITS = {"normal": 8.0, "fast": 3.0}
MOMENTS = (0.1, 0.4, 0.8, 1.2, 1.6)
"""Seconds after a deal begins at which a press is tried."""


def state_of(table: Rig) -> Any:
    """What the table shows now."""
    return table.scene.table.state  # type: ignore[attr-defined]


# -- B17: the deal ---------------------------------------------------------------------------


def deals(seats: tuple[int, ...] = (4, 5, 6, 7, 8)) -> Iterator[Figure]:
    """B17: from the first back that sets off until the last one is gone."""
    for count in seats:
        with Rig(count, 0, settings=Settings(speed="normal")) as table:
            _until_dealing(table)
            begins = table.seconds
            table.until(lambda: not _ways(table), 10, FRAME)
            took = table.seconds - begins
        yield at_most("B17", f"Detective Club, {count} seats: seconds of the deal", took, 2.0, "s")


def skips(moments: tuple[float, ...] = MOMENTS) -> Iterator[Figure]:
    """B17: a press at any moment of the deal ends it in the frame in which it comes."""
    table = partial(Rig, 8, 1, settings=Settings(speed="normal"))
    ended = ended_by_a_press(
        table, moments, FRAME, begin=_until_dealing, over=lambda one: not _ways(one)
    )
    what = "Detective Club: moments of the deal at which a press ends it in one frame"
    yield at_least("B17", what, ended, len(moments))


def _ways(table: Rig) -> list[str]:
    return [name for name in table.scene.stage.names if is_way(name)]


def _until_dealing(table: Rig) -> None:
    table.until(lambda: _ways(table), dt=FRAME)


# -- B18: speeds -----------------------------------------------------------------------------


def speeds(moves: int = 16) -> Iterator[Figure]:
    """B18: where everything lies, and the match itself, after the same moves at each speed."""

    def never(_dt: float, _idle: bool) -> bool:
        return False

    found = {}
    for speed in SPEEDS:
        with Rig(4, 0, seed=11, settings=Settings(speed=speed)) as table:
            scene = table.scene
            scene.pace.update = never  # type: ignore[method-assign]  # the bar says who acts
            table.until(lambda one=scene: one.choreographer.idle)
            while table.session.match.moves < moves:
                table.play_one()
                scene.watching.pull()
                table.until(lambda one=scene: one.choreographer.idle)
            lies = {
                name: (one.x, one.y, one.alpha, one.scale, one.picture)
                for name in scene.stage.names
                if not name.startswith("ui.")
                for one in (scene.stage[name],)
            }
            found[speed] = (table.session.match.digest(), lies)
    yield from alike(found, f"Detective Club, {{speed}}: state and picture after {moves} moves")


# -- B19: waiting ----------------------------------------------------------------------------


def waiting(
    tables: tuple[int, ...] = (4, 6, 8), speeds_: tuple[str, ...] = tuple(LIMITS), most: int = 14
) -> Iterator[Figure]:
    """B19: somebody alone, from the own act until the next one, or until there is something that
    is there to be read: what is explained, and what the notebooks say."""
    for speed in speeds_:
        for count in tables:
            waits = waits_alone(count, speed, most)
            what = f"Detective Club, {speed} speed, {count} seats: 95 of 100 waits"
            wait = percentile(waits, 95)
            yield at_most("B19", what, wait, LIMITS[speed], "s", f"{len(waits)} waits")


def waits_alone(seats: int, speed: str, most: int) -> list[float]:
    """Seconds that somebody waits after each own act."""
    waits: list[float] = []
    with Rig(seats, 1, seed=4, settings=Settings(speed=speed)) as table:
        while len(waits) < most and table.session.match.outcome is None:
            top = table.stack.top
            if isinstance(top, CurtainScene):
                table.behind(top, "confirm")
                table.step(10)
                continue
            if table.scene.panel is None:
                table.step(1)
                continue
            table.press("confirm")
            begins = table.seconds
            table.until(lambda: _something_to_do(table), 60)
            waits.append(table.seconds - begins)
    return waits


def _something_to_do(table: Rig) -> bool:
    """Whether one is asked, or has something to read."""
    state = state_of(table)
    reads = "slip.0" in table.scene.stage or state.now.conspirator >= 0
    over = table.session.match.outcome is not None
    return table.scene.panel is not None or table.stack.top is not table.scene or reads or over


# -- B21: presses ----------------------------------------------------------------------------


def presses() -> Iterator[Figure]:
    """B21: OK for each act, beside moving the focus."""
    with Rig(4, 1, arrange=position("play_cards", active=3, played__3=["E005"])) as table:
        table.wait_for_panel()
        count = _until_made(table)
    yield at_most("B21", "Detective Club: presses of a picture, alone", count, 4)
    with Rig(4, 4, arrange=PLAY) as table:
        table.until(lambda: isinstance(table.stack.top, CurtainScene))
        count = _until_made(table, table.stack.top.seat)  # type: ignore[union-attr]
    what = "Detective Club: presses of a picture, with looking at the own notebook"
    yield at_most("B21", what, count, 4)
    for step, act in (("discuss", "having explained"), ("vote", "a vote")):
        with Rig(5, 5, arrange=hung(5, step=step)) as table:
            table.wait_for_panel()
            yield at_most("B21", f"Detective Club: presses of {act}", _until_made(table), 4)


def _until_made(table: Rig, seat: int | None = None) -> int:
    """How often somebody presses OK until the act is made."""
    moves = table.session.match.moves
    for count in range(1, 12):
        table.press("confirm", seat=seat)
        table.step(30)
        if table.session.match.moves > moves:
            return count
    raise AssertionError("the act was not made")


MEASURES: dict[str, Callable[[], Iterator[Figure]]] = {
    "Detective Club: deals": deals,
    "Detective Club: skips": skips,
    "Detective Club: speeds": speeds,
    "Detective Club: waiting": waiting,
    "Detective Club: presses": presses,
}
