"""Zones: where cards lie, who may see them, and by which handles hidden ones are followed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from game.core.components import Card, Zone
from game.core.messages import HIDDEN, OMNISCIENT, Viewer
from game.core.rng import Stream
from game.core.view import ZoneView
from game.core.world import World

EVERYBODY = -1
"""In ``Card.known_to``: all seats and the public recognise that card where it lies."""


class Visibility(StrEnum):
    """What those may see who neither own a zone nor were let in."""

    OPEN = "open"
    """Faces, number and order."""
    COUNT = "count"
    """Backs: how many there are, each with a handle."""
    PRESENCE = "presence"
    """Whether there is anything."""
    SECRET = "secret"
    """Nothing, not even whether there is anything."""


class Zones:
    """The zones of one match. All cards are created at the deal and then only moved.

    Cards are moved by these methods alone, never by writing into a :class:`Card`: beside the
    components there is an index of them by zone, which only these methods keep.
    """

    def __init__(self, world: World, handles: Stream | None = None) -> None:
        self._world = world
        self._by_name: dict[str, int] = {}
        self._zones: dict[int, Zone] = {}
        self._cards: dict[int, list[Card]] = {}
        """Entity of a zone -> its cards, the top one first."""
        self._handles = handles

    def index_existing(self) -> None:
        """Find the zones and cards again after a restore."""
        self._zones = dict(self._world.each(Zone))
        self._by_name = {zone.name: entity for entity, zone in self._zones.items()}
        self._cards = {entity: [] for entity in self._zones}
        for _, card in self._world.each(Card):
            self._cards[card.zone].append(card)
        for cards in self._cards.values():
            cards.sort(key=_place)

    def create(
        self,
        name: str,
        visibility: Visibility,
        owner: int = -1,
        faces: Sequence[str] = (),
        ordered: bool = False,
    ) -> int:
        """A new zone with new cards, the first on top; returns its entity."""
        zone = Zone(name, owner, visibility.value, ordered)
        entity = self._world.create(zone)
        cards = [Card(face, entity, index, 0) for index, face in enumerate(faces)]
        for card in cards:
            self._world.create(card)
        self._by_name[name] = entity
        self._zones[entity] = zone
        self._cards[entity] = cards
        return entity

    def names(self) -> list[str]:
        """The names of all zones in the order of their creation."""
        return list(self._by_name)

    def zone(self, name: str) -> Zone:
        """The zone of that name; ``KeyError`` when there is none."""
        return self._zones[self._by_name[name]]

    def cards(self, name: str) -> list[Card]:
        """The cards of a zone, the top one first."""
        return list(self._cards[self._by_name[name]])

    def faces(self, name: str) -> list[str]:
        """What the cards of a zone show, the top one first."""
        return [card.face for card in self._cards[self._by_name[name]]]

    def move(self, card: Card, name: str, index: int | None = None) -> None:
        """Put a card into a zone, below the others or at ``index`` (0 is the top)."""
        source = self._cards[card.zone]
        target = self._by_name[name]
        there = self._cards[target]
        del source[card.index]
        place = len(there) if index is None else max(0, min(index, len(there)))
        there.insert(place, card)
        card.zone = target
        for cards in (source, there):
            _number(cards)

    def shuffle(self, name: str, stream: Stream) -> None:
        """Shuffle a zone and give *every* card in it a new handle, so that none is followed."""
        cards = self.cards(name)
        stream.shuffle(cards)
        self.reorder(name, cards)

    def reorder(self, name: str, cards: Sequence[Card]) -> None:
        """Put the cards of a zone into this order, unseen: nobody knows one, all handles are new.

        ``cards`` are all the cards of the zone.
        """
        for card in cards:
            card.known_to.clear()
        self._cards[self._by_name[name]] = list(cards)
        _number(cards)
        self.scramble([name])

    def scramble(self, names: Iterable[str]) -> None:
        """New handles for all cards of these zones.

        Handles come from a stream of their own and never in the order of the card list: they
        are numbers that no card in the match bears, given to the cards place by place.
        """
        self.rename(card for name in names for card in self._cards[self._by_name[name]])

    def rename(self, cards: Iterable[Card]) -> None:
        """New handles for these cards, in this order, so that nobody can say which they were."""
        if self._handles is None:
            raise RuntimeError("these zones were opened without a stream for handles")
        taken = {card.handle for cards in self._cards.values() for card in cards}
        for card in cards:
            handle = 0
            while handle == 0 or handle in taken:
                handle = 1 + self._handles.below(1 << 20)
            taken.add(handle)
            card.handle = handle

    def reveal(self, card: Card, seats: Iterable[int]) -> None:
        """Let these seats recognise the card where it lies, until its zone is shuffled.

        ``EVERYBODY`` among them stands for all seats and the public.
        """
        card.known_to = sorted({*card.known_to, *seats})

    def views(self, viewer: Viewer) -> dict[str, ZoneView]:
        """Every zone as ``viewer`` may know it."""
        return {
            name: _zone_view(self._zones[entity], self._cards[entity], viewer)
            for name, entity in self._by_name.items()
        }


def _number(cards: Sequence[Card]) -> None:
    """Tell the cards of a zone their places."""
    for index, card in enumerate(cards):
        card.index = index


def _place(card: Card) -> int:
    return card.index


def _zone_view(zone: Zone, cards: list[Card], viewer: Viewer) -> ZoneView:
    owner = zone.owner if zone.owner >= 0 else None
    inside = (
        viewer == OMNISCIENT
        or zone.visibility == Visibility.OPEN
        or (isinstance(viewer, int) and (viewer == owner or viewer in zone.known_to))
    )
    if inside:
        faces = tuple(card.face for card in cards)
        handles = tuple(card.handle for card in cards)
        return ZoneView(zone.name, owner, faces, handles, len(cards), zone.ordered)
    if zone.visibility == Visibility.COUNT:
        faces = tuple(card.face if _knows(viewer, card) else HIDDEN for card in cards)
        handles = tuple(card.handle for card in cards)
        return ZoneView(zone.name, owner, faces, handles, len(cards), zone.ordered)
    if zone.visibility == Visibility.PRESENCE and not cards:
        return ZoneView(zone.name, owner, (), (), 0, zone.ordered)
    return ZoneView(zone.name, owner, (HIDDEN,), (), HIDDEN, zone.ordered)


def _knows(viewer: Viewer, card: Card) -> bool:
    return viewer in card.known_to or EVERYBODY in card.known_to
