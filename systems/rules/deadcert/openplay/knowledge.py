"""What a seat has seen of an OPENplay or Co-op episode, and how it might be otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.facts import Fact
from game.core.messages import HIDDEN
from game.core.rng import Stream
from game.core.rules import Redeal
from game.core.view import View
from systems.rules.deadcert.cards import colour_of
from systems.rules.deadcert.episode import case_of
from systems.rules.deadcert.facts import SnoopRevealed
from systems.rules.deadcert.openplay.bureau import FRESH
from systems.rules.deadcert.openplay.facts import CardRead, StackExamined


def fetched(facts: Sequence[Fact]) -> list[str]:
    """The cards that came out of Fresh, in order; all seats saw them."""
    found = []
    for fact in facts:
        if isinstance(fact, CardRead):
            found.append(fact.card)
        elif isinstance(fact, SnoopRevealed):
            found.append(fact.kind)
    return found


def seen(view: View, upto: int | None = None) -> dict[str, int]:
    """Every card that the viewer was ever shown, with its own number of the fact that showed it.

    Cards that lay open when the episode began have the number -1.

    Args:
        view: of a seat or the public; a bot that forgets looks up only what it remembers.
        upto: look at so many facts only, and not at what lies open now.
    """
    found: dict[str, int] = {}
    for number, fact in enumerate(view.facts[:upto]):
        if isinstance(fact, CardRead):
            found.setdefault(fact.card, number)
        elif isinstance(fact, SnoopRevealed):
            found.setdefault(fact.kind, number)
        elif isinstance(fact, StackExamined):
            for card in fact.cards:
                if card != HIDDEN:
                    found.setdefault(card, number)
    if upto is None:
        for name, zone in view.zones.items():
            if name != "details":
                for card in zone.cards:
                    if card != HIDDEN:
                        found.setdefault(card, -1)
    return found


def redeal(view: View, stream: Stream) -> Redeal | None:
    """Fresh in another order: nothing else is unknown to anybody (DC-INV-16).

    The colour of the top card is public. Where an arrangement has put cards into stacks of
    which the viewer was never told, there is no telling what is in Fresh, and None is returned;
    likewise where the match has other content than the game's own, which a view does not say.
    """
    if view.outcome is not None:
        return Redeal({})
    case = case_of("", tuple(view.values["packets"]))
    if not set(case.details) <= set(case.card_set.packets):
        return None
    known = seen(view)
    left = [card for card in case.cards if card not in known]
    if len(left) != view.zones[FRESH].count:
        return None
    stream.shuffle(left)
    top = view.values["fresh_top"]
    if left:
        first = next(card for card in left if colour_of(card) == top)
        left.remove(first)
        left.insert(0, first)
    return Redeal(
        {
            "packets": view.values["packets"],
            "dealer": view.values["dealer"],
            FRESH: fetched(view.facts) + left,
        }
    )
