"""A finished match cut into turns: which facts belong to each, and which decisions.

What a turn is, a game's own review says; nothing here knows a rule.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Generator, Sequence
from dataclasses import dataclass

from game.core.insight import SeatStanding, TurnReview
from game.core.messages import OMNISCIENT, Message
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


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a match, everything open.

    Attributes:
        number: its place among all turns, from 0.
        span: where it lies among the facts.
        begins, ends: how many decisions had been made before it and after it.
    """

    number: int
    span: Span
    begins: int
    ends: int

    def told(
        self,
        lines: Sequence[Message],
        standings: Sequence[SeatStanding],
        *,
        rated: bool = False,
    ) -> TurnReview:
        """The turn as a review shows it.

        Args:
            lines: what happened in it, a sentence each.
            standings: by seat what could be known after it.
            rated: whether something in it can be rated.
        """
        span = self.span
        return TurnReview(
            self.number,
            span.round_no,
            span.seat,
            self.begins,
            self.ends,
            tuple(lines),
            tuple(standings),
            rated,
        )


def spans_between(rows: Sequence[tuple[int, int, int]], over: int) -> list[Span]:
    """Turns from (first fact, seat, round) of each; the last one ends at ``over``."""
    if not rows:
        return []
    ends = [start for start, _, _ in rows[1:]] + [over]
    return [
        Span(seat, number, start, max(start, end))
        for (start, seat, number), end in zip(rows, ends, strict=True)
    ]


def seen_after(spans: Sequence[Span], turn: int) -> int:
    """How many facts had been told when a turn was over; -1 is right after the deal."""
    return spans[turn].end if turn >= 0 else spans[0].start


def cut(
    match: Match, spans: Sequence[Span], *, opened_by_acts: bool = False
) -> Generator[None, None, list[Turn]]:
    """In slices: the turns of a finished match with the decisions that were made in each.

    Args:
        match: it is played again beside.
        spans: its turns among all facts, everything open, in their order.
        opened_by_acts: a turn's first fact is what its own decision brought about, so that this
            decision belongs to it; otherwise it is what the last decision of the turn before led
            to.
    """
    told = yield from _told(match)
    own = 1 if opened_by_acts else 0
    begins = [max(0, bisect_right(told, span.start) - own) for span in spans]
    ends = [*begins, match.moves][1:]
    return [
        Turn(number, span, begin, end)
        for number, (span, begin, end) in enumerate(zip(spans, begins, ends, strict=True))
    ]


def _told(match: Match) -> Generator[None, None, list[int]]:
    """How many facts there were before each decision; one at that place came of it or later."""
    record = match.record
    found: list[int] = []
    with Match.open(record.setup) as again:
        seen = len(again.facts_since(0, OMNISCIENT))
        for made, step in enumerate(record.steps):
            found.append(seen)
            again.submit(step.seat, again.intent(step.intent))
            seen += len(again.facts_since(seen, OMNISCIENT))
            if made % EVERY == EVERY - 1:
                yield
    return found
