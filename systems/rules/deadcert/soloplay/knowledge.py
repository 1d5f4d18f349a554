"""What the detective of SOLOplay has seen, and how the rest might lie."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.facts import Fact
from game.core.rng import Stream
from game.core.rules import Redeal
from game.core.view import View
from systems.rules.deadcert.cards import TYPES, colour_of, is_snoop
from systems.rules.deadcert.covertplay.facts import Dealt, Fetched
from systems.rules.deadcert.episode import case_of
from systems.rules.deadcert.soloplay.bureau import FRESH, LAID_OUT, filed_of
from systems.rules.deadcert.soloplay.reach import FiledCard, snoop_reach


def dealt(facts: Sequence[Fact]) -> list[str]:
    """The cards that were laid out at the start."""
    return [card for fact in facts if isinstance(fact, Dealt) for card in fact.cards]


def fetched(facts: Sequence[Fact]) -> list[str]:
    """The cards that came out of Fresh, in order."""
    return [fact.card for fact in facts if isinstance(fact, Fetched)]


def reach_of(view: View) -> tuple[FiledCard, ...]:
    """Every filed card with its level and whether the laid-out Snoop cards can reach it."""
    stacks = {kind: view.zones[filed_of(kind)].cards for kind in TYPES}
    snoops = [card for card in view.zones[LAID_OUT].cards if is_snoop(card)]
    return snoop_reach(stacks, snoops)


def redeal(view: View, stream: Stream, content: str = "") -> Redeal | None:
    """Fresh in another order, with the same colour on top: nothing else is unknown.

    None where an arrangement has put cards elsewhere, of whose way nothing was told.
    """
    if view.outcome is not None:
        return Redeal({})
    case = case_of(content, tuple(view.values["packets"]))
    known = dealt(view.facts) + fetched(view.facts)
    left = [card for card in case.cards if card not in known]
    if len(left) != view.zones[FRESH].count:
        return None
    stream.shuffle(left)
    if left:
        first = next(card for card in left if colour_of(card) == view.values["fresh_top"])
        left.remove(first)
        left.insert(0, first)
    return Redeal(
        {
            "packets": view.values["packets"],
            "dealer": view.values["dealer"],
            LAID_OUT: dealt(view.facts),
            FRESH: fetched(view.facts) + left,
        }
    )
