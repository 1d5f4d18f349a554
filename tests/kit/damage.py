"""Damaged files: JSON in which one value is missing or another one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from game.core.rng import Stream

INSTEAD: tuple[Any, ...] = (None, -1, 9, 1.5, True, "zzz", [], {}, [[1]], ["..."])
MISSING = object()
Path = tuple[str | int, ...]


def paths(content: Any, path: Path = ()) -> Iterator[Path]:
    """Where a value stands: ``("setup", "seats", 0)``."""
    if path:
        yield path
    if isinstance(content, dict):
        for key, value in content.items():
            yield from paths(value, (*path, key))
    elif isinstance(content, list):
        for place, value in enumerate(content):
            yield from paths(value, (*path, place))


def damaged(data: bytes, stream: Stream, most: int) -> Iterator[tuple[str, bytes]]:
    """The JSON with one value exchanged or left out, up to ``most`` times; with what was done."""
    places = list(paths(msgspec.json.decode(data)))
    for _ in range(most):
        path = stream.choice(places)
        value = stream.choice((*INSTEAD, MISSING))
        content = msgspec.json.decode(data)
        inner = content
        for step in path[:-1]:
            inner = inner[step]
        if value is MISSING:
            del inner[path[-1]]
        else:
            inner[path[-1]] = value
        what = "missing" if value is MISSING else repr(value)
        yield f"{'.'.join(map(str, path))} {what}", msgspec.json.encode(content)
