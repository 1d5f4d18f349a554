"""A focus that walks over things lying anywhere: every target can be reached by four directions.

Geometry alone leaves gaps where things lie at odds with rows and columns. :func:`connected` finds
them and lays a way there, in a direction in which nothing else lay.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from systems.table.focus import DIRECTIONS, Key, Target, edge_cost

BACK = {"up": "down", "down": "up", "left": "right", "right": "left"}

Ways = dict[Key, dict[str, Key]]
"""Target -> direction -> where it leads."""


def connected(targets: Iterable[Target]) -> list[Target]:
    """The same targets, with explicit neighbours where one could not be reached from all others.

    For seats that may focus all of them; targets at the foot of the screen are left alone.
    """
    found = {target.key: target for target in targets}
    laid = {key: target for key, target in found.items() if not target.foot}
    ways = {key: _ways(target, laid) for key, target in laid.items()}
    for _ in range(2 * len(laid)):
        gap = _gap(ways)
        if gap is None or not _bridge(ways, laid, *gap):
            break
    for key, target in laid.items():
        bridged = replace(target)
        for way, to in ways[key].items():
            if getattr(target, way) is not None:
                continue
            # What lies lower and aside would lose the way down to a prompt at the foot.
            aside = way == "down" and not _overlap(target, laid[to])
            if aside or _nearest(target, laid, way) != to:
                setattr(bridged, way, to)
        found[key] = bridged
    return list(found.values())


def _ways(target: Target, laid: Mapping[Key, Target]) -> dict[str, Key]:
    found = {}
    for way in DIRECTIONS:
        to = getattr(target, way)
        to = to if to is not None else _nearest(target, laid, way)
        if to in laid:
            found[way] = to
    return found


def _nearest(start: Target, laid: Mapping[Key, Target], way: str) -> Key | None:
    """Where geometry leads, as the focus map finds it."""
    costs = [
        (cost, number, key)
        for number, (key, target) in enumerate(laid.items())
        if key != start.key
        for cost in [edge_cost(start.rect, target.rect, DIRECTIONS[way])]
        if cost is not None
    ]
    return min(costs)[2] if costs else None


def _reached(ways: Ways, start: Key) -> set[Key]:
    seen, edge = {start}, [start]
    while edge:
        for to in ways[edge.pop()].values():
            if to not in seen:
                seen.add(to)
                edge.append(to)
    return seen


def _gap(ways: Ways) -> tuple[set[Key], set[Key]] | None:
    """Those that can be reached from somewhere, and those that cannot; None without a gap."""
    for start in ways:
        reached = _reached(ways, start)
        if len(reached) < len(ways):
            return reached, set(ways) - reached
    return None


def _bridge(ways: Ways, laid: Mapping[Key, Target], near: set[Key], far: set[Key]) -> bool:
    """Lay the shortest way over a gap that takes no other away; False where all are taken."""
    best: tuple[float, int, Key, Key, str] | None = None
    number = 0
    for here in laid:
        if here not in near:
            continue
        for there in laid:
            if there not in far:
                continue
            number += 1
            for way, lean in _directions(laid[here], laid[there]):
                if way in ways[here]:
                    continue
                cost = _distance(laid[here], laid[there]) * lean
                if best is None or (cost, number) < best[:2]:
                    best = (cost, number, here, there, way)
    if best is None:
        return False
    _, _, here, there, way = best
    ways[here][way] = there
    ways[there].setdefault(BACK[way], here)
    return True


def _directions(start: Target, end: Target) -> list[tuple[str, float]]:
    """Directions that lead from one to the other, with how far each is off (1 is straight)."""
    dx = end.rect.centerx - start.rect.centerx
    dy = end.rect.centery - start.rect.centery
    across, down = ("right" if dx > 0 else "left"), ("down" if dy > 0 else "up")
    most = max(1, abs(dx), abs(dy))
    found = [(across, 2 - abs(dx) / most), (down, 2 - abs(dy) / most)]
    # A last resort, so that nothing ever stays out of reach.
    return [*found, (BACK[across], 9.0), (BACK[down], 9.0)]


def _overlap(one: Target, other: Target) -> bool:
    """Whether two share a column."""
    return one.rect.left < other.rect.right and other.rect.left < one.rect.right


def _distance(one: Target, other: Target) -> float:
    a, b = one.rect, other.rect
    return float((a.centerx - b.centerx) ** 2 + (a.centery - b.centery) ** 2)
