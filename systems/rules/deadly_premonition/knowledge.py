"""What a seat knows of hidden cards, and how what it never saw might be otherwise.

A card that lies hidden has been hidden since a shuffle: of the deal, or of a later re-forming of
its deck. Among the cards hidden since the same shuffle that a seat has not seen since, any could
lie in any of their places: the seat has seen the same. Alignments follow the same thought.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from game.core.facts import Fact
from game.core.messages import HIDDEN
from game.core.rng import Stream
from game.core.rules import Redeal
from game.core.view import View
from systems.rules.deadly_premonition.arranging import AS_OF
from systems.rules.deadly_premonition.cards import ALIGNMENTS, CARDS, DEAD, WEATHER
from systems.rules.deadly_premonition.decks import (
    PROFILING,
    PROFILING_DECK,
    WEATHER_DECK,
    WEATHER_ZONE,
)
from systems.rules.deadly_premonition.facts import (
    CardDiscarded,
    CardsDrawn,
    CardStolen,
    DeckReformed,
    EffectExpired,
    GameStarted,
    HandDealt,
    WeatherChecked,
    WeatherLasting,
    WeatherPeeked,
)
from systems.rules.deadly_premonition.lineup import alignment_zone, hand_of

_EVERY_CARD = frozenset((*CARDS, *WEATHER))


@dataclass(slots=True)
class Trail:
    """How far cards can be followed by somebody who is told these facts."""

    since: dict[str, int] = field(default_factory=lambda: dict.fromkeys(_EVERY_CARD, 0))
    """Card -> the number of the shuffle since which it is hidden, 0 for the deal."""
    seen: set[str] = field(default_factory=set)
    """Cards that were shown since."""
    shuffles: dict[str, int] = field(default_factory=dict)
    """Deck -> how often it was re-formed."""
    peeks: list[tuple[int, int]] = field(default_factory=list)
    """Who peeked at the weather, and since which shuffle its deck lay as it did."""
    _pile: set[str] = field(default_factory=set)
    _weather_out: set[str] = field(default_factory=set)
    _weather_now: str = ""

    def follow(self, fact: Fact) -> None:
        """Take in one more fact, as the follower is told it."""
        self.seen.update(_EVERY_CARD.intersection(words(msgspec.structs.astuple(fact))))
        if isinstance(fact, GameStarted):
            self._pile.update(fact.piles[0])
        elif isinstance(fact, CardDiscarded):
            self._pile.add(fact.card)
        elif isinstance(fact, WeatherChecked):
            self._weather_now = fact.weather
        elif isinstance(fact, WeatherLasting):
            self._weather_out.add(fact.card)
        elif isinstance(fact, EffectExpired):
            self._weather_out.discard(fact.card)
        elif isinstance(fact, WeatherPeeked):
            self.peeks.append((fact.viewer, self.shuffles.get(WEATHER_DECK, 0)))
        elif isinstance(fact, DeckReformed):
            self._shuffled(fact.deck)

    def _shuffled(self, deck: str) -> None:
        """What lay in the pile is hidden from now on; everybody knows which cards those are."""
        self.shuffles[deck] = self.shuffles.get(deck, 0) + 1
        if deck == PROFILING:
            cards, self._pile = self._pile, set()
        else:
            cards = set(WEATHER) - self._weather_out - {self._weather_now}
        for card in cards:
            self.since[card] = self.shuffles[deck]
        self.seen -= cards

    def mark(self, card: str) -> str:
        """The name of a card with its shuffle, as redeals write it."""
        since = self.since[card]
        return f"{card}{AS_OF}{since}" if since else card


def words(thing: Any) -> Iterator[str]:
    """Every string in plain data."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, Mapping):
        yield from words(tuple(thing.values()))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from words(part)


def trail_of(view: View) -> Trail:
    """How far the viewer can follow cards now."""
    trail = Trail()
    for fact in view.facts:
        trail.follow(fact)
    for zone in view.zones.values():
        trail.seen.update(_EVERY_CARD.intersection(zone.cards))
    return trail


def unseen(view: View) -> dict[str, int]:
    """Cards that the viewer has not seen since they were last shuffled -> that shuffle.

    They lie in their deck or, profiling cards, in hands of others.
    """
    trail = trail_of(view)
    return {card: trail.since[card] for card in sorted(_EVERY_CARD - trail.seen)}


# ---------------------------------------------------------------- another match, the same to it


def redeal(view: View, stream: Stream) -> Redeal | None:
    """Other hidden cards and alignments that agree with all the seat was told (DP-I18)."""
    trail = trail_of(view)
    groups: dict[tuple[bool, int], list[str]] = {}
    for card in sorted(_EVERY_CARD - trail.seen):
        groups.setdefault((card in WEATHER, trail.since[card]), []).append(card)
    names: dict[str, str] = {}
    for (is_weather, since), cards in groups.items():
        # Others name the cards they put back, and those names bear no number of a shuffle.
        if is_weather and since and (any(shuffle == since for _, shuffle in trail.peeks)):
            continue
        names.update(_exchange([trail.mark(card) for card in cards], stream))
    names.update(_exchange(_alignments(view), stream))
    return Redeal({}, renamed=names) if names else None


def _exchange(cards: list[str], stream: Stream) -> dict[str, str]:
    if len(cards) < 2:
        return {}
    other = list(cards)
    stream.shuffle(other)
    return dict(zip(cards, other, strict=True))


def _alignments(view: View) -> list[str]:
    """Alignment cards that might lie otherwise.

    Whoever has no living suspect and plays on is no Killer (9.1.5); then they all stay.
    """
    seats = range(len(view.seats))
    zones = [view.zones.get(alignment_zone(seat)) for seat in seats]
    hidden = [seat for seat, zone in enumerate(zones) if zone and HIDDEN in zone.cards]
    if any(all(row == DEAD for row in view.values[f"rows.{seat}"]) for seat in hidden):
        return []
    shown = {card for zone in view.zones.values() for card in zone.cards}
    return [card for card in ALIGNMENTS if card not in shown] if hidden else []


def as_dealt(opening: View, facts: Sequence[Fact]) -> Redeal:
    """The match of that opening again (``Rules.as_dealt``)."""
    zones = opening.zones
    arrange: dict[str, Any] = {hand_of(x.seat): x.cards for x in facts if isinstance(x, HandDealt)}
    drawn: list[str] = []
    for fact in opening.facts:
        if isinstance(fact, CardsDrawn):
            drawn += fact.cards
    arrange["profiling_deck"] = (*drawn, *zones[PROFILING_DECK].cards)
    arrange["weather_deck"] = zones[WEATHER_ZONE].cards
    for seat in range(len(opening.seats)):
        if alignment_zone(seat) in zones:
            arrange[alignment_zone(seat)] = zones[alignment_zone(seat)].cards
    chance: dict[str, list[Any]] = {
        name: [] for name in ("alignment", "profiling", "weather", "steal")
    }
    trail = Trail()
    for fact in facts:
        stolen = fact.card if isinstance(fact, CardStolen) else ""
        if isinstance(fact, CardDiscarded) and fact.cause == "forced":
            stolen = fact.card
        if stolen:
            chance["steal"].append(trail.mark(stolen))
        trail.follow(fact)
        if isinstance(fact, DeckReformed):
            number = trail.shuffles[fact.deck]
            chance[f"{fact.deck}.{number}"] = [trail.mark(card) for card in fact.cards]
    return Redeal(arrange, chance)
