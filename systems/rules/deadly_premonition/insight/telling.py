"""The lines of a turn in a review: what happened in it, with everything open."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.core.facts import Fact
from game.core.insight import SeatStanding, TurnReview
from game.core.intents import tag_of
from game.core.messages import Message
from game.match.turns import Span
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


def decisions_of(span: Span, begun: Sequence[tuple[int, int]], moves: int) -> tuple[int, int]:
    """How many decisions had been made before a turn and after it.

    Args:
        span: where it lies among the facts.
        begun: when each turn began (:func:`game.match.turns.moments`).
        moves: how many decisions the match had.
    """
    begins = next((made for made, start in begun if start == span.start), 0)
    return begins, next((made for made, start in begun if start > span.start), moves)


def turn_of(
    number: int,
    span: Span,
    decisions: tuple[int, int],
    facts: Sequence[Fact],
    standings: tuple[SeatStanding, ...],
) -> TurnReview:
    """A turn as its review tells it.

    Args:
        number: its place among all turns.
        span: where it lies among the facts.
        decisions: how many had been made before it and after it.
        facts: of the whole match.
        standings: by seat what could be known after it.
    """
    begins, ends = decisions
    lines = lines_of(facts[span.start : span.end], span.seat)
    return TurnReview(
        number, span.round_no, span.seat, begins, ends, lines, standings, rated=ends > begins
    )
