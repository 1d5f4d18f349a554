"""What a view must not hold: faces that are hidden, and ways back into the match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from game.core.facts import Fact
from game.core.messages import HIDDEN
from game.core.view import Asked, Outcome, View, ZoneView

PLAIN = (str, int, float, bool, type(None))
PARTS = (View, ZoneView, Asked, Outcome, Fact)


def parts(thing: Any) -> Iterator[Any]:
    """The thing and everything that can be reached from it."""
    yield thing
    if isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from parts(getattr(thing, field))
    elif isinstance(thing, Mapping):
        for key, value in thing.items():
            yield from parts(key)
            yield from parts(value)
    elif isinstance(thing, tuple | list):
        for item in thing:
            yield from parts(item)


def strange_parts(view: View) -> list[Any]:
    """What is neither plain data nor a part of a view: a way back into the match."""
    plain = (*PLAIN, *PARTS, tuple, dict)
    return [part for part in parts(view) if not isinstance(part, plain)]


def words(thing: Any) -> set[str]:
    """Every string in it, keys included."""
    return {part for part in parts(thing) if isinstance(part, str)}


def hidden_faces(view: View, everything: View) -> dict[str, set[str]]:
    """Zone -> the faces in it that the viewer does not see."""
    found: dict[str, set[str]] = {}
    for name, zone in everything.zones.items():
        seen = view.zones[name]
        if seen.count == HIDDEN:
            found[name] = set(zone.cards)
        else:
            pairs = zip(zone.cards, seen.cards, strict=True)
            found[name] = {face for face, shown in pairs if shown == HIDDEN}
    return found
