"""What the rules of a game work on: the world of one match and short ways to its parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import esper

from game.core.components import Chance, FactLog, Flow, Inbox
from game.core.facts import Fact
from game.core.rng import Stream, stream_for
from game.core.setup import BadSetup, Setup
from game.core.world import World
from game.core.zones import Zones

C = TypeVar("C")

SINGLETONS = 1
"""The entity that bears the components of which a match has exactly one."""


class Table:
    """One match as its rules see it. Holds no state of its own: all of that is components."""

    def __init__(self, world: World, setup: Setup) -> None:
        self.world = world
        self.setup = setup
        self.rules: dict[str, Any] = dict(setup.house_rules)
        """Every house rule with its value."""
        self.seats = len(setup.tables)
        self.flow: Flow
        self.inbox: Inbox
        self.chance: Chance
        self.zones: Zones
        self.emit: Callable[[Fact], None]
        """Write a fact into the log."""
        self.look: Any = None
        """The game's own short ways to its components; derived, never state."""

    def found(self) -> None:
        """Create the singletons of a new match."""
        self.world.create(
            Flow(),
            Inbox(),
            FactLog(),
            Chance(
                self.setup.seed,
                forced={name: list(values) for name, values in self.setup.chance.items()},
            ),
        )
        self.bind()

    def bind(self) -> None:
        """Look the singletons up: after founding and after a restore."""
        self.flow = self.one(Flow)
        self.inbox = self.one(Inbox)
        self.chance = self.one(Chance)
        self.log = self.one(FactLog)
        self.emit = self.log.facts.append
        self.zones = Zones(self.world, self.stream("handles"))
        self.zones.index_existing()

    def add_one(self, component: object) -> None:
        """Give the match a further component of which it has exactly one."""
        with self.world:
            esper.add_component(SINGLETONS, component)

    def one(self, kind: type[C]) -> C:
        """The component of which the match has exactly one."""
        return self.world.component(SINGLETONS, kind)

    def stream(self, name: str) -> Stream:
        """The stream of that name, at the place where it was left."""
        return _SavedStream(self.chance, self.setup.stream_name(name))

    def shuffled(self, name: str, items: Iterable[Any]) -> list[Any]:
        """The items in a random order; a scenario may name the first ones.

        Raises:
            BadSetup: A forced result is none of the items.
        """
        left = list(items)
        top = []
        for item in self.chance.forced.pop(name, ()):
            if item not in left:
                raise BadSetup(f"chance.{name}", item, _one_of(left))
            left.remove(item)
            top.append(item)
        self.stream(name).shuffle(left)
        return top + left

    def shuffle_zone(self, name: str, zone: str) -> None:
        """Shuffle a zone by the stream ``name``; a scenario may name the faces on top.

        Every card of the zone gets a new handle. Raises as :meth:`shuffled`.
        """
        left = self.zones.cards(zone)
        top = []
        for face in self.chance.forced.pop(name, ()):
            faces = [card.face for card in left]
            if face not in faces:
                raise BadSetup(f"chance.{name}", face, _one_of(faces))
            top.append(left.pop(faces.index(face)))
        self.stream(name).shuffle(left)
        self.zones.reorder(zone, top + left)

    def draw(self, name: str, items: Iterable[Any]) -> Any:
        """One of the items; a scenario may force it. Raises as :meth:`shuffled`."""
        choices = list(items)
        forced = self.chance.forced.get(name)
        if forced:
            value = forced.pop(0)
            if value not in choices:
                raise BadSetup(f"chance.{name}", value, _one_of(choices))
            return value
        return self.stream(name).choice(choices)

    def ask(self, seat: int, kind: str) -> None:
        """Open a decision for a seat, which must have none."""
        if seat in self.flow.asked:
            raise RuntimeError(f"seat {seat} has the decision {self.flow.asked[seat]!r} open")
        self.flow.asked[seat] = kind

    def after(self, seat: int) -> list[int]:
        """The other seats, clockwise from the left of ``seat``."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def end(self, ending: str, winners: Iterable[int] = (), scores: Iterable[int] = ()) -> None:
        """The match is over."""
        flow = self.flow
        flow.over, flow.ending = True, ending
        flow.winners, flow.scores = list(winners), list(scores)
        flow.asked.clear()


def _one_of(values: Iterable[Any]) -> str:
    return ", ".join(dict.fromkeys(str(value) for value in values))


class _SavedStream(Stream):
    """A stream whose state lives in the match's ``Chance`` component."""

    __slots__ = ("_chance", "_name")

    def __init__(self, chance: Chance, name: str) -> None:
        self._chance = chance
        self._name = name
        if name not in chance.states:
            chance.states[name] = stream_for(chance.seed, name).state

    @property
    def state(self) -> int:
        return self._chance.states[self._name]

    @state.setter
    def state(self, value: int) -> None:
        self._chance.states[self._name] = value
