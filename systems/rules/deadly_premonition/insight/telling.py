"""The lines of a turn in a review: what happened in it, with everything open."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.core.facts import Fact
from game.core.insight import SeatStanding, TurnReview
from game.core.intents import tag_of
from game.core.messages import Message
from game.match.turns import Turn
from systems.rules.deadly_premonition.insight.words import said

TOLD = (
    "accusation_succeeded",
    "accusation_failed",
    "weather_checked",
    "suspect_killed",
    "suspects_swapped",
    "doll_used",
    "mark_placed",
    "player_removed",
    "alignment_revealed",
    "suspect_moved",
)
"""Facts that make the lines of a turn."""


def lines_of(facts: Sequence[Fact], seat: int) -> tuple[Message, ...]:
    """A sentence for each thing that happened in a seat's turn; at least one."""
    found = [
        Message(f"deadly_premonition.fact.{tag_of(fact)}", msgspec.structs.asdict(fact))
        for fact in facts
        if tag_of(fact) in TOLD
    ]
    return tuple(found) or (said("quiet", seat=seat),)


def told(turn: Turn, facts: Sequence[Fact], standings: Sequence[SeatStanding]) -> TurnReview:
    """A turn as its review tells it; rated where its seat had anything to decide.

    Args:
        turn: which.
        facts: of the whole match.
        standings: by seat what could be known after it.
    """
    span = turn.span
    lines = lines_of(facts[span.start : span.end], span.seat)
    return turn.told(lines, standings, rated=turn.ends > turn.begins)
