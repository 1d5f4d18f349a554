"""The one owner of ``esper.switch_world``: a private esper context for a match or a stage."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from types import TracebackType
from typing import TypeVar

import esper

C = TypeVar("C")


class World:
    """A private esper context, current only inside a ``with`` block.

    Blocks may be nested, also those of different worlds. The world must be closed with
    :meth:`close` outside its own blocks. Not for use from several threads.
    """

    _serial = itertools.count(1)

    def __init__(self, label: str) -> None:
        self.name = f"{label}-{next(World._serial)}"
        self._outer: list[str] = []

    def __enter__(self) -> World:
        outer = esper.current_world
        self._outer.append(outer)
        if outer != self.name:
            esper.switch_world(self.name)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        outer = self._outer.pop()
        if outer != self.name:
            esper.switch_world(outer)

    def create(self, *components: object) -> int:
        """A new entity with these components; returns its id, counted from 1."""
        if esper.current_world == self.name:  # as always during a deal, which makes dozens
            return esper.create_entity(*components)
        with self:
            return esper.create_entity(*components)

    def component(self, entity: int, kind: type[C]) -> C:
        """The component of that type; ``KeyError`` when the entity has none."""
        with self:
            return esper.component_for_entity(entity, kind)

    def each(self, kind: type[C]) -> list[tuple[int, C]]:
        """All entities with a component of that type, sorted by id.

        esper's own order comes from a set and changes after a restore; rules that loop over
        rows must loop over these.
        """
        with self:
            return sorted(esper.get_component(kind), key=_entity_id)

    def delete(self, entity: int) -> None:
        """Delete an entity at once; unknown ids are ignored."""
        with self:
            if esper.entity_exists(entity):
                esper.delete_entity(entity, immediate=True)

    def add_processor(self, processor: esper.Processor, priority: int = 0) -> None:
        """Register a processor; higher priorities run earlier."""
        with self:
            esper.add_processor(processor, priority)

    def entities(self) -> list[int]:
        """The ids of all entities, sorted."""
        with self:
            return sorted(esper.get_entities())

    def components_of(self, entity: int) -> Iterator[object]:
        """All components of an entity."""
        with self:
            return iter(esper.components_for_entity(entity))

    def close(self) -> None:
        """Forget the world. Not from inside its own block: esper refuses that."""
        if self.name in esper.list_worlds():
            esper.delete_world(self.name)


def _entity_id(row: tuple[int, object]) -> int:
    return row[0]
