"""What several tables are measured by in the same way: a deal, a press in it, and each speed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any

from tests.bars.figures import Figure
from tests.kit.table_rig import TableRig


def is_way(name: str) -> bool:
    """Whether a sprite is a card on its way, as most tables call it."""
    return name.startswith("way.")


def _never(_dt: float, _idle: bool) -> bool:
    return False


def _over(table: TableRig) -> bool:
    return bool(table.scene.choreographer.idle or table.scene.choreographer.holding)


def ended_by_a_press(
    open_table: Callable[[], AbstractContextManager[TableRig]],
    moments: Sequence[float],
    frame: float,
    *,
    begin: Callable[[TableRig], object] = lambda _table: None,
    over: Callable[[TableRig], bool] = _over,
) -> int:
    """At how many moments a press of the first seat ends what is shown, in its own frame.

    Args:
        open_table: a table at which somebody sits.
        moments: seconds after the beginning at which it is tried, each at a table of its own.
        frame: seconds of a step.
        begin: waits for the beginning, where that is not the opening.
        over: whether it has ended.
    """
    ended = 0
    for moment in moments:
        with open_table() as table:
            begin(table)
            table.step(max(1, round(moment / frame)), frame)
            table.scene.pace.update = _never  # whoever is next waits
            if not over(table):
                table.devices.press("confirm", 0)
                table.step(1, frame)
            ended += over(table)
    return ended


def setting_off(
    table: TableRig,
    flies: Callable[[str], bool],
    frame: float,
    *,
    pause: float = 0.0,
    longest: float = 10.0,
) -> tuple[list[float], float]:
    """When each card of a deal set off, and from the first how long it all took.

    Args:
        table: where nothing is dealt yet.
        flies: whether a sprite of this name is a card on its way.
        frame: seconds of a step.
        pause: so long nothing may fly before it counts as over.
        longest: seconds in which it must be over.
    """
    stage = table.scene.stage

    def flying() -> list[str]:
        return [name for name in stage.names if flies(name)]

    table.until(flying, dt=frame)
    start = last = table.seconds
    begins: dict[str, float] = {}
    places: dict[str, tuple[float, float]] = {}
    while (now := flying()) or table.seconds - last < pause:
        for name in now:
            last = table.seconds
            place = (stage[name].x, stage[name].y)
            if places.setdefault(name, place) != place:
                begins.setdefault(name, table.seconds)
        table.step(1, frame)
        assert table.seconds - start < longest, "the deal does not end"
    end = last if pause else table.seconds
    return sorted(begins.values()), end - start


def alike(found: Mapping[str, Any], what: str) -> Iterator[Figure]:
    """B18: whether what each speed led to is what normal speed led to.

    Args:
        found: speed -> state and picture.
        what: that is compared, with the gap ``{speed}``.
    """
    usual = "as at normal speed"
    for speed, other in found.items():
        if speed != "normal":
            same = other == found["normal"]
            yield Figure("B18", what.format(speed=speed), usual if same else "others", usual, same)
