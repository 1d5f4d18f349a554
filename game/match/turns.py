"""A finished match cut into turns: which facts belong to each, and how many decisions came before.

What a turn is, a game's own review says; nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass

from game.core.facts import Fact
from game.core.messages import OMNISCIENT
from game.match.match import Match

EVERY = 4
"""So many decisions are played again in one slice of work."""


@dataclass(frozen=True, slots=True)
class Span:
    """One turn among a viewer's facts: from its first one to the one after its last."""

    seat: int
    round_no: int
    start: int
    end: int


def spans_between(rows: Sequence[tuple[int, int, int]], over: int) -> list[Span]:
    """Turns from (first fact, seat, round) of each; the last one ends at ``over``."""
    if not rows:
        return []
    ends = [start for start, _, _ in rows[1:]] + [over]
    return [
        Span(seat, number, start, max(start, end))
        for (start, seat, number), end in zip(rows, ends, strict=True)
    ]


def moments(
    match: Match, spans: Callable[[Sequence[Fact]], Sequence[Span]]
) -> Generator[None, None, list[tuple[int, int]]]:
    """In slices: for every turn how many decisions came before it, and its first fact's number.

    Args:
        match: a finished one; it is played again beside.
        spans: the turns among facts; asked for those that one decision brought.
    """
    record = match.record
    found: list[tuple[int, int]] = []
    with Match.open(record.setup) as again:
        seen = 0
        for made in range(len(record.steps) + 1):
            facts = again.facts_since(seen, OMNISCIENT)
            found += [(made, seen + span.start) for span in spans(facts)]
            seen += len(facts)
            if made < len(record.steps):
                step = record.steps[made]
                again.submit(step.seat, again.intent(step.intent))
            if made % EVERY == EVERY - 1:
                yield
    return found
