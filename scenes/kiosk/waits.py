"""What the screen waits for, and for whom: read off the scenes, without changing them."""

from __future__ import annotations

from scenes.kiosk.idle import NOBODY, Waiting
from scenes.stack import SceneStack
from scenes.tabletop.scene import TableScene


def table_on(stack: SceneStack) -> TableScene | None:
    """The table that is played at, whatever lies over it."""
    return next((scene for scene in stack if isinstance(scene, TableScene)), None)


def waiting_for(stack: SceneStack) -> Waiting:
    """Who is asked for something now."""
    table = table_on(stack)
    if table is None:
        return NOBODY
    if getattr(table, "introduction", None) is not None:
        return Waiting(talking=True)  # whoever learns the game is not hurried, nor replaced
    people = frozenset(table.party.humans)
    talking = bool(getattr(table.table, "talking", False))
    if stack.top is not table:
        return Waiting(_above(stack, people), talking=talking)
    stop = table.watching.waiting
    if stop is not None:
        seats = people if stop.seat is None else people & {stop.seat}
        return Waiting(seats, talking=talking)
    if not table.choreographer.idle:
        return Waiting(moving=bool(people), talking=talking)
    return Waiting(people & frozenset(table.session.humans_to_move()), talking=talking)


def _above(stack: SceneStack, people: frozenset[int]) -> frozenset[int]:
    """Whose the scene over the table is: a curtain, notes, a pad that is gone."""
    for scene in stack.active:
        seat = getattr(scene, "seat", None)
        if isinstance(seat, int):
            return people & {seat}
    return frozenset()
