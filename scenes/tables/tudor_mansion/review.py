"""The end of a case: how many cases each seat still had to reckon with, round by round."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace

from game.core.facts import Fact
from game.core.intents import tag_of
from game.core.messages import OMNISCIENT, Message, message
from game.core.view import View
from game.deduction import Problem
from game.deduction.knowledge import counting
from game.match.match import Match
from game.match.turns import Span
from scenes.results.review import CaseReview, Trace, ended, surprise, winners_title
from scenes.tables.tudor_mansion.thinking import GAME, part

MOST = 6 * 6 * 9
"""Cases before anybody has seen a card."""


@dataclass(frozen=True, slots=True)
class TurnSpan:
    """One turn among a viewer's facts.

    Attributes:
        round_no: counted from 1.
        place: which turn of the round, from 0.
        of: turns in the round.
        start, end: numbers of its first fact and of the one after its last.
    """

    round_no: int
    place: int
    of: int
    start: int
    end: int

    @property
    def over(self) -> float:
        """When it ended, in rounds."""
        return self.round_no - 1 + (self.place + 1) / self.of


def at_once(match: Match) -> CaseReview:
    """Winner, solution and hands."""
    outcome = ended(match)
    view = match.view(OMNISCIENT)
    cards = view.zones["envelope"].cards
    suspect, weapon, room = cards
    hands = tuple(view.zones[f"hand.{seat}"].cards for seat in range(len(view.seats)))
    spans = turns(view.facts)
    return CaseReview(
        winners_title(outcome.winners),
        outcome.winners,
        message(f"{GAME}.ending.sentence", suspect=suspect, weapon=weapon, room=room),
        cards=cards,
        rounds=spans[-1].round_no if spans else 0,
        most=MOST,
        hands=hands,
    )


def working_out(match: Match) -> Generator[None, None, CaseReview]:
    """The same with a trace for every seat, in slices."""
    review = at_once(match)
    traces = []
    for seat in range(len(review.hands)):
        trace = yield from _trace(match.view(seat), seat)
        traces.append(trace)
    done = tuple(traces)
    return replace(review, traces=done, surprise=_words(done, review))


def _words(traces: tuple[Trace, ...], review: CaseReview) -> Message | None:
    return surprise(traces, review.winners)


def turns(facts: Sequence[Fact]) -> list[TurnSpan]:
    """The turns of a match among a viewer's facts."""
    found: list[Span] = part("review").spans(facts)
    rounds = [span.round_no for span in found]
    longest = max((rounds.count(one) for one in set(rounds)), default=1)
    spans = []
    for number, span in enumerate(found):
        place = number - rounds.index(span.round_no)
        # A round that the end cut short keeps the length of the others.
        of = longest if span.round_no == rounds[-1] else rounds.count(span.round_no)
        spans.append(TurnSpan(span.round_no, place, max(of, place + 1), span.start, span.end))
    return spans


def _trace(view: View, seat: int) -> Generator[None, None, Trace]:
    spans = turns(view.facts)
    if not spans:
        return Trace(seat, ())
    peek = part("review").peeked(view)
    peeked = len(view.facts) if peek is None else peek
    cases = [(yield from _cases(view, spans[0].start))]
    known: float | None = 0.0 if cases[0] == 1 else None
    for round_no in range(1, spans[-1].round_no + 1):
        own = [span for span in spans if span.round_no == round_no]
        upto = own[-1].end
        if known is not None or upto > peeked:
            cases.append(cases[-1])
            continue
        left = yield from _cases(view, upto)
        if left == 1:
            known = yield from _when(view, own)
        cases.append(left)
    accused = tuple(
        span.over
        for span in spans
        for fact in view.facts[span.start : span.end]
        if tag_of(fact) == "accused" and getattr(fact, "seat", None) == seat
    )
    return Trace(seat, tuple(cases), known, accused)


def _when(view: View, spans: Sequence[TurnSpan]) -> Generator[None, None, float]:
    """The first of these turns after which one case is left."""
    for span in spans[:-1]:
        left = yield from _cases(view, span.end)
        if left == 1:
            return span.over
    return spans[-1].over


def _cases(view: View, upto: int) -> Generator[None, None, int]:
    """How many cases fit what the viewer had seen after so many facts."""
    problem: Problem = part("knowledge").problem_of(view, upto)
    known = yield from counting(problem)
    yield from known.finding_envelope()
    return len(known.envelope_triples())
