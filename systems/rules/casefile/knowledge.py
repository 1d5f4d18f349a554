"""How what a seat has never seen might be otherwise (``Rules.redeal``).

Among cards of one type and of the same points that the seat has never seen, any could lie in any
of their places: sums, marks, what the die demands and what is named all stay as they were. Where
offers are hidden that answered an ask, cards that were named must change places among themselves,
since nothing else could have been offered.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from game.core.facts import Fact
from game.core.rng import Stream
from game.core.rules import Redeal
from game.core.view import View
from systems.rules.casefile.cards import CARDS, POINTS, type_of
from systems.rules.casefile.facts import (
    Asked,
    CardsDealt,
    DeckReshuffled,
    DieRolled,
    OffersPublished,
    SolveDeclared,
    TradeDone,
)
from systems.rules.casefile.incident import BOX, DECK, FOLDER, PILE, hand_of
from systems.rules.casefile.piles import RESHUFFLE

SPOKEN = ("ask", "solve")
"""Intents that only name cards, for everybody to hear."""

_EVERY_CARD = frozenset(CARDS)


def words(thing: Any) -> Iterator[str]:
    """Every string in plain data."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, Mapping):
        yield from words(tuple(thing.values()))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from words(part)


def seen(view: View) -> frozenset[str]:
    """Every card whose face the viewer has seen at some time, and where it then was."""
    found: set[str] = set()
    for fact in view.facts:
        if not isinstance(fact, Asked | SolveDeclared):
            found.update(_EVERY_CARD.intersection(words(msgspec.structs.astuple(fact))))
    for zone in view.zones.values():
        found.update(_EVERY_CARD.intersection(zone.cards))
    return frozenset(found)


def redeal(view: View, stream: Stream) -> Redeal | None:
    """Another match that the viewer cannot tell from this one, or None."""
    known = seen(view)
    fixed = known | _predicted(view, known)
    asks = _answered(view)
    careful = bool(stream.below(2))
    groups: dict[Any, list[str]] = {}
    run = 0
    for card in CARDS:
        if card in fixed:
            run += 1  # hidden discards lie in the order of the catalogue: nothing may pass it
            continue
        named = tuple(card in ask for ask in asks) if careful else ()
        groups.setdefault((type_of(card), POINTS[card], named, run), []).append(card)
    wide = [cards for cards in groups.values() if len(cards) > 1]
    if not wide:
        return None
    names: dict[str, str] = {}
    for cards in wide if careful else [stream.choice(wide)]:
        other = list(cards)
        stream.shuffle(other)
        names.update(zip(cards, other, strict=True))
    return Redeal({}, renamed=names, spoken=SPOKEN)


def _predicted(view: View, known: frozenset[str]) -> set[str]:
    """Cards of wrong predictions that no card seen elsewhere has ruled out anyway."""
    found: set[str] = set()
    for fact in view.facts:
        if isinstance(fact, SolveDeclared):
            named = {fact.suspect, fact.weapon, fact.motive, fact.location}
            if not named & known:
                found |= named
    return found


def _answered(view: View) -> list[frozenset[str]]:
    """The pieces of every ask that was answered by an offer that the viewer has not seen."""
    asks: list[frozenset[str]] = []
    pieces: frozenset[str] = frozenset()
    offering: set[int] = set()
    for fact in view.facts:
        if isinstance(fact, Asked):
            pieces = frozenset(fact.pieces)
            asks.append(pieces)
        elif isinstance(fact, OffersPublished):
            offering = {seat for seat, total in fact.offers if total and seat != view.viewer}
            if not offering:
                asks.pop()
        elif isinstance(fact, TradeDone) and view.viewer == fact.asker:
            offering.discard(fact.offerer)
            if not offering:
                asks.pop()
    return asks


def as_dealt(opening: View, facts: Sequence[Fact]) -> Redeal:
    """The match of that opening again (``Rules.as_dealt``)."""
    zones = opening.zones
    arrange: dict[str, Any] = {FOLDER: zones[FOLDER].cards}
    arrange |= {hand_of(fact.seat): fact.cards for fact in facts if isinstance(fact, CardsDealt)}
    arrange |= {name: zones[name].cards for name in (PILE, BOX) if name in zones}
    arrange[DECK] = zones[DECK].cards
    arrange["primary"] = opening.values["primary"]
    chance: dict[str, list[Any]] = {"die": []}
    shuffles = 0
    for fact in facts:
        if isinstance(fact, DieRolled):
            chance["die"].append(fact.face)
        elif isinstance(fact, DeckReshuffled):
            shuffles += 1
            chance[f"{RESHUFFLE}.{shuffles}"] = list(fact.cards)
    return Redeal(arrange, chance)
