"""What happened. Past tense, frozen, tagged, with an audience per field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from game.core.messages import HIDDEN, OMNISCIENT, Viewer, snake_case


class Fact(msgspec.Struct, frozen=True, tag_field="fact", tag=snake_case):
    """The base of every fact.

    A subclass says who may know what with three class variables:

    ``PRIVATE``
        field -> names of the fields that hold the seats which may read it. A tuple whose
        length everybody may know becomes a tuple of ``"?"`` for the others.
    ``LENGTH_SECRET``
        those of the private fields whose length is secret too: one single ``"?"``.
    ``ONLY_FOR``
        names of the fields with the seats for which the fact exists at all; empty: for all.
    """

    PRIVATE: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    LENGTH_SECRET: ClassVar[frozenset[str]] = frozenset()
    ONLY_FOR: ClassVar[tuple[str, ...]] = ()

    def project(self, viewer: Viewer) -> Fact | None:
        """The fact as ``viewer`` may know it, or None where it may know nothing of it."""
        if viewer == OMNISCIENT:
            return self
        if self.ONLY_FOR and not self._names(self.ONLY_FOR, viewer):
            return None
        if not self.PRIVATE:
            return self
        hidden: dict[str, object] = {}
        for field, holders in self.PRIVATE.items():
            if self._names(holders, viewer):
                continue
            value = getattr(self, field)
            if isinstance(value, tuple) and field not in self.LENGTH_SECRET:
                hidden[field] = (HIDDEN,) * len(value)
            else:
                hidden[field] = HIDDEN
        return msgspec.structs.replace(self, **hidden) if hidden else self

    def _names(self, holders: tuple[str, ...], viewer: Viewer) -> bool:
        for holder in holders:
            value = getattr(self, holder)
            if viewer == value or (isinstance(value, tuple) and viewer in value):
                return True
        return False


class ChoiceLocked(Fact, frozen=True):
    """A seat has made a sealed choice; which one is told when the choices are opened."""

    seat: int
