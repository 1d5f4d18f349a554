"""The shortest way of the focus to a target, by directions alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable

from systems.table.focus import DIRECTIONS, FocusMap


def first_step(focus: FocusMap, goal: Hashable) -> str | None:
    """The direction in which the shortest way begins; None where none leads there."""
    start = focus.current()
    ways: dict[Hashable, str] = {start: ""}
    queue = deque([start])
    try:
        while queue and goal not in ways:
            key = queue.popleft()
            for way in DIRECTIONS:
                focus.set(key)
                there = focus.neighbour(way)
                if there is not None and there not in ways:
                    ways[there] = ways[key] or way
                    queue.append(there)
    finally:
        focus.set(start)
    return ways.get(goal) or None
