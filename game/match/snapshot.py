"""Snapshot, restore and digest of a match's world. Canonical: sorted rows, a closed list."""

from __future__ import annotations

import hashlib
from dataclasses import fields
from functools import lru_cache
from typing import Any, Union

import esper
import msgspec

from game.core.components import CORE_COMPONENTS, FactLog, Inbox
from game.core.facts import ChoiceLocked, Fact
from game.core.intents import Intent
from game.core.rules import Rules
from game.core.setup import Setup
from game.core.world import World

FORMAT = 1

_encoder = msgspec.json.Encoder()
"""Mappings keep the order in which they were filled: that follows from the intents alone and
survives a restore, so that the bytes are canonical without sorting."""


class BadSnapshot(ValueError):
    """Bytes that are no snapshot of this version."""


Steps = list[tuple[int, msgspec.Raw]]
"""Seats with the intents they played, as JSON."""


class _Snapshot(msgspec.Struct):
    format: int
    setup: Setup
    steps: Steps
    rows: dict[str, list[tuple[int, msgspec.Raw]]]


def component_types(rules: Rules) -> tuple[type, ...]:
    """Every component type that a match of this game may hold, in the fixed order."""
    return CORE_COMPONENTS + tuple(rules.components)


def take(
    world: World, rules: Rules, setup: Setup, steps: list[tuple[int, dict[str, Any]]]
) -> bytes:
    """The whole match as bytes of JSON."""
    return _encoder.encode(
        {"format": FORMAT, "setup": setup, "steps": steps, "rows": _rows(world, rules)}
    )


def digest(world: World, rules: Rules) -> str:
    """32 hexadecimal digits: equal for equal states in any process."""
    hasher = hashlib.blake2b(_encoder.encode(_rows(world, rules)), digest_size=16)
    return hasher.hexdigest()


def _rows(world: World, rules: Rules) -> dict[str, list[tuple[int, Any]]]:
    """The components by type name and entity, as values that JSON can hold."""
    return {kind.__name__: list(world.each(kind)) for kind in component_types(rules)}


def open_snapshot(data: bytes) -> tuple[Setup, Steps, _Snapshot]:
    """Decode a snapshot; raises :class:`BadSnapshot`."""
    try:
        snapshot = msgspec.json.decode(data, type=_Snapshot)
    except msgspec.MsgspecError as error:
        raise BadSnapshot(f"this is no snapshot: {error}") from None
    if snapshot.format != FORMAT:
        raise BadSnapshot(f"snapshot format {snapshot.format}; this version reads {FORMAT}")
    return snapshot.setup, snapshot.steps, snapshot


def rebuild(world: World, rules: Rules, snapshot: _Snapshot) -> None:
    """Fill an empty world with the snapshot's entities, under their old ids."""
    kinds = {kind.__name__: kind for kind in component_types(rules)}
    by_entity: dict[int, list[object]] = {}
    for name, rows in snapshot.rows.items():
        if name not in kinds:
            raise BadSnapshot(f"unknown component {name}")
        for entity, raw in rows:
            by_entity.setdefault(entity, []).append(_component(kinds[name], rules, raw))
    with world:
        for entity in range(1, max(by_entity, default=0) + 1):
            components = by_entity.get(entity)
            if entity == 1:
                components = [*(components or []), Inbox()]
            made = esper.create_entity(*(components or ()))
            assert made == entity, "a fresh world counts its entities from 1"
            if components is None:
                esper.delete_entity(entity, immediate=True)


def _component(kind: type, rules: Rules, raw: msgspec.Raw) -> object:
    try:
        if kind is FactLog:
            return FactLog(_fact_decoder(rules).decode(raw)["facts"])
        return msgspec.json.decode(raw, type=kind)
    except msgspec.MsgspecError as error:
        names = ", ".join(field.name for field in fields(kind))
        raise BadSnapshot(f"a broken {kind.__name__} ({names}): {error}") from None


def read_intent(rules: Rules, data: bytes | msgspec.Raw) -> Intent:
    """An intent of this game from JSON; raises ``msgspec.ValidationError``."""
    return _intent_decoder(rules).decode(data)


@lru_cache(maxsize=32)
def _intent_decoder(rules: Rules) -> msgspec.json.Decoder[Intent]:
    """Made once for each game: that takes ten times as long as to read an intent."""
    return msgspec.json.Decoder(Union[tuple(rules.intents)])  # noqa: UP007 - known at run time


@lru_cache(maxsize=32)
def _fact_decoder(rules: Rules) -> msgspec.json.Decoder[dict[str, list[Fact]]]:
    known: Any = Union[(*rules.facts, ChoiceLocked)]
    return msgspec.json.Decoder(dict[str, list[known]])
