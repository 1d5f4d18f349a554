"""What a seat of COVERTplay knows of the cards, and how those that it never saw might be others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from game.core.facts import Fact
from game.core.messages import HIDDEN, OMNISCIENT
from game.core.rng import Stream
from game.core.rules import Redeal
from game.core.view import View
from systems.rules.deadcert.cards import TYPES, colour_of, is_snoop
from systems.rules.deadcert.covertplay.bureau import hand_of
from systems.rules.deadcert.covertplay.facts import (
    CardSnooped,
    Dealt,
    Declared,
    Fetched,
    PairSnooped,
)
from systems.rules.deadcert.episode import Case, case_of
from systems.rules.deadcert.facts import SnoopRevealed

WITH = "with"
"""``with.2``: seat 2 took it, and what has become of it there is not known."""


def case_in(view: View, content: str = "") -> Case:
    """The case of a view. Only the cards that its viewer was shown may be looked up in it."""
    return case_of(content, tuple(view.values["packets"]))


def seen(view: View, cards: Sequence[str]) -> set[str]:
    """Those of the cards that the viewer has ever been shown."""
    words = {word for fact in view.facts for word in _words(msgspec.structs.astuple(fact))}
    words.update(face for zone in view.zones.values() for face in zone.cards)
    return words.intersection(cards)


def _words(thing: Any) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        yield from _words(tuple(thing.values()))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from _words(part)


def whereabouts(view: View) -> dict[str, str]:
    """Card -> where the viewer knows it to lie: a zone, or ``with.N`` where it went to seat N.

    A zone where it is shown to the viewer at this moment. Otherwise the card left the viewer's
    sight into the hands of the seat that is named, and may since be in its hand, Lock Down or
    Filed stacks, or have been taken from it. Cards that were never seen are missing.
    """
    found: dict[str, str] = {}
    for fact in view.facts:
        found.update(_gone(fact))
    for name, zone in view.zones.items():
        if name != "details":
            found.update({face: name for face in zone.cards if face != HIDDEN})
    return found


def _gone(fact: Fact) -> Iterator[tuple[str, str]]:
    if isinstance(fact, Fetched) and fact.card != HIDDEN:
        yield fact.card, f"{WITH}.{fact.seat}"
    elif isinstance(fact, CardSnooped) and fact.card != HIDDEN:
        yield fact.card, f"{WITH}.{fact.snooper}"
    elif isinstance(fact, PairSnooped):
        for card in fact.cards:
            if card != HIDDEN:
                yield card, f"{WITH}.{fact.snooper}"
    elif isinstance(fact, SnoopRevealed):
        yield fact.kind, f"{WITH}.{fact.seat}"
    elif isinstance(fact, Declared):
        yield fact.card, "declared"


def redeal(view: View, stream: Stream, content: str = "") -> Redeal | None:
    """Other cards of the same back in the parts of those that the viewer was never shown.

    That is DC-INV-16: neither the view nor anything that was ever told changes. Every other
    time only suspects of one kind change places with all their cards, so that Lock Downs of
    others stay possible; otherwise any cards do.
    """
    if view.outcome is not None or view.viewer == OMNISCIENT:
        return Redeal({})
    case = case_in(view, content)
    known = seen(view, case.cards)
    unseen = [card for card in case.cards if card not in known]
    by_suspect = bool(stream.below(2))
    names = _by_suspect(case, unseen, stream) if by_suspect else _by_back(unseen, stream)
    return Redeal({}, renamed=names) if names else None


def _by_back(unseen: Sequence[str], stream: Stream) -> dict[str, str]:
    names: dict[str, str] = {}
    for kind in TYPES:
        cards = [card for card in unseen if colour_of(card) == kind]
        names.update(zip(cards, _shuffled(cards, stream), strict=True))
    return names


def _by_suspect(case: Case, unseen: Sequence[str], stream: Stream) -> dict[str, str]:
    """Among suspects on the same types none of whose cards the viewer has seen."""
    rows: dict[str, dict[str, str]] = {}
    for card in case.suspects:
        rows.setdefault(case.card_set.suspect_of(card), {})[colour_of(card)] = card
    kinds: dict[tuple[str, ...], list[dict[str, str]]] = {}
    for row in rows.values():
        if set(row.values()).issubset(unseen):
            kinds.setdefault(tuple(row), []).append(row)
    names = _by_back([card for card in unseen if is_snoop(card)], stream)
    for group in kinds.values():
        for row, other in zip(group, _shuffled(group, stream), strict=True):
            names.update({card: other[kind] for kind, card in row.items()})
    return names


def _shuffled(items: Sequence[Any], stream: Stream) -> list[Any]:
    found = list(items)
    stream.shuffle(found)
    return found


def as_dealt(opening: View, facts: Sequence[Fact]) -> Redeal:
    """The match of that opening again (``Rules.as_dealt``)."""
    zones = {name: zone.cards for name, zone in opening.zones.items() if name != "details"}
    values = opening.values
    arrange: dict[str, Any] = {"packets": values["packets"], "dealer": values["dealer"], **zones}
    # A hand lies sorted; its seat was told its cards in the order of the deal.
    arrange |= {hand_of(fact.seat): fact.cards for fact in facts if isinstance(fact, Dealt)}
    drawn = [fact.card for fact in facts if isinstance(fact, CardSnooped)]
    return Redeal(arrange, {"snoop": drawn})
