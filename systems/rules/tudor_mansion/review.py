"""A finished match gone through turn by turn: what each seat could know, and from what."""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from dataclasses import dataclass

import msgspec

from game.core.facts import Fact
from game.core.insight import Proof, Rating, Review, SeatStanding
from game.core.intents import tag_of
from game.core.messages import OMNISCIENT, Message
from game.core.view import View
from game.deduction import Constraint, Knowledge, Problem
from game.match.match import Match
from game.match.turns import Span, cut, seen_after, spans_between
from systems.rules.tudor_mansion import asking
from systems.rules.tudor_mansion.cards import CATEGORIES, CLUES, exits
from systems.rules.tudor_mansion.facts import (
    AccusationRight,
    Accused,
    EnvelopeSeen,
    GameOver,
    Moved,
    Suggested,
    TurnStarted,
)
from systems.rules.tudor_mansion.hints import conclusions
from systems.rules.tudor_mansion.knowledge import counting_kept, problem_of
from systems.rules.tudor_mansion.proving import all_three, proving, stated
from systems.rules.tudor_mansion.proving import said as told
from systems.rules.tudor_mansion.story import Question, read
from systems.rules.tudor_mansion.verdicts import Spoken, never, rated, verdicts

TOLD = ("suggested", "refuted", "unrefuted", "accused", "accusation_wrong", "accusation_right")
"""Facts that make the lines of a turn, where there are any; otherwise how somebody moved."""
MOST_CASES = 12
"""So many of the cases that were left are listed."""

QUIET = ("moved", "stayed")


@dataclass(slots=True)
class Standing:
    """What one seat knows at one moment, and whence."""

    problem: Problem
    known: Knowledge
    cases: int


class CaseReview(Review):
    """The review of one match. Made by :func:`reviewing`."""

    def __init__(self, match: Match) -> None:
        self.views = [match.view(seat) for seat in range(len(match.setup.tables))]
        self.solution = set(match.view(OMNISCIENT).zones["envelope"].cards)
        self.most = len(CATEGORIES[0]) * len(CATEGORIES[1]) * len(CATEGORIES[2])
        self.spans = [spans(view.facts) for view in self.views]
        self.peeks = [peeked(view) for view in self.views]
        self.learnt: dict[tuple[int, int], Constraint] = {}
        """Turn and seat -> the strongest conclusion that fell; -1 is the deal."""
        self.start = ()
        self.turns = ()
        self.seats = ()

    def proving(self, turn: int, seat: int) -> Generator[None, None, Proof | None]:
        conclusion = self.learnt.get((turn, seat))
        if conclusion is None:
            return None
        problem = problem_of(self.views[seat], self.seen_by(turn, seat))
        return (yield from proving(self.views[seat], problem, conclusion))

    def proving_solution(self, seat: int) -> Generator[None, None, Proof | None]:
        turn = self.seats[seat].known
        view = self.views[seat]
        if turn is None:
            return (yield from self._left(seat))
        problem = problem_of(view, self.seen_by(turn, seat))
        known = yield from counting_kept(problem)
        assert known.solution is not None
        suspect, weapon, room = known.solution
        return (yield from proving(view, problem, all_three((suspect, weapon, room))))

    def _left(self, seat: int) -> Generator[None, None, Proof | None]:
        """The cases that were left to a seat at the end, the likeliest first."""
        if not self.turns:
            return None
        last = problem_of(self.views[seat], self.seen_by(len(self.turns) - 1, seat))
        known = yield from counting_kept(last)
        yield from known.finding_envelope()
        cases = list(known.envelope_triples())
        rows = []
        for one in cases:
            key = "case_true" if set(one) == self.solution else "case"
            rows.append(told(key, suspect=one[0], weapon=one[1], room=one[2]))
        more = len(rows) - MOST_CASES
        ending = told("more_cases", count=more) if more > 0 else None
        return Proof(never(seat, len(cases)), tuple(rows[:MOST_CASES]), ending)

    def rating(self, turn: int) -> Generator[None, None, Rating | None]:
        found = self.question_of(turn)
        if found is None:
            return None
        question, origin = found
        seat = question.suggester
        view = self.views[seat]
        before = problem_of(view, question.number)
        known = yield from counting_kept(before)
        yield from known.finding_envelope()
        cases = len(known.envelope_triples())
        after = yield from counting_kept(problem_of(view, _answered(question)))
        yield from after.finding_envelope()
        left = len(after.envelope_triples())
        if cases == 1:
            return Rating(1, 1.0, 1.0, 1, rated(seat, None))
        ways = exits(tuple(view.values["ring"]), origin)
        rooms = [origin, *ways] if _may_stay(view, origin, question) else list(ways)
        best = yield from asking.best_question(view, known, rooms)
        expected = yield from asking.expecting(view, before, known, question.cards)
        least = expected
        if best != question.cards:
            least = min(least, (yield from asking.expecting(view, before, known, best)))
        verdict = rated(seat, _share(cases, expected, least))
        return Rating(cases, expected, least, left, verdict)

    def seen_by(self, turn: int, seat: int) -> int:
        """How many of its facts a seat had seen after a turn; -1 is right after the deal."""
        return seen_after(self.spans[seat], turn)

    def question_of(self, turn: int) -> tuple[Question, str] | None:
        """The question of a turn, and the room in which its asker began the turn."""
        seat = self.turns[turn].seat
        view, span = self.views[seat], self.spans[seat][turn]
        for question in read(view).questions:
            if span.start <= question.number < span.end:
                moves = (fact for fact in view.facts[span.start : span.end])
                origin = next((fact.origin for fact in moves if isinstance(fact, Moved)), None)
                return question, origin or question.cards[2]
        return None


def reviewing(match: Match) -> Generator[None, None, CaseReview]:
    """Go through a finished match in slices of some milliseconds; ``ValueError`` if it is not."""
    if match.outcome is None:
        raise ValueError("the match is not over")
    review = CaseReview(match)
    if not review.spans[0]:
        return review
    seats = range(len(review.views))
    now: list[Standing] = []
    for seat in seats:
        now.append((yield from _standing(review.views[seat], review.seen_by(-1, seat))))
    review.start = tuple(_shown(seat, now[seat], None) for seat in seats)
    first = [standing.cases for standing in now]
    turns = []
    everything = match.view(OMNISCIENT).facts
    for turn in (yield from cut(match, spans(everything))):
        rows = []
        for seat in seats:
            before = now[seat]
            upto = review.seen_by(turn.number, seat)
            now[seat] = yield from _standing(review.views[seat], upto, before)
            fallen = _fallen(before, now[seat])
            if fallen is not None:
                review.learnt[turn.number, seat] = fallen
            rows.append(_shown(seat, now[seat], fallen))
        facts = everything[turn.span.start : turn.span.end]
        asked = any(isinstance(fact, Suggested) for fact in facts)
        turns.append(turn.told(_lines(facts), rows, rated=asked))
    review.turns = tuple(turns)
    spoken = []
    for seat in seats:
        spoken.append((yield from _spoken(review, seat)))
    review.seats = verdicts(review.turns, first, _peek_turns(review), spoken)
    return review


def spans(facts: Sequence[Fact]) -> list[Span]:
    """The turns of a match among somebody's facts; what comes with the end is left out."""
    rows = [(n, one.seat, one.round) for n, one in enumerate(facts) if isinstance(one, TurnStarted)]
    over = next((n for n, fact in enumerate(facts) if isinstance(fact, GameOver)), len(facts))
    return spans_between(rows, over)


def peeked(view: View) -> int | None:
    """The viewer's fact at which it looked into the envelope."""
    for number, fact in enumerate(view.facts):
        if isinstance(fact, EnvelopeSeen) and fact.seat == view.viewer:
            return number
    return None


def _peek_turns(review: CaseReview) -> list[int | None]:
    """By seat the turn in which it looked into the envelope: from then on it knew by looking."""
    found: list[int | None] = []
    for rows, peek in zip(review.spans, review.peeks, strict=True):
        turn = next(
            (
                n
                for n, span in enumerate(rows)
                if peek is not None and span.start <= peek < span.end
            ),
            None,
        )
        found.append(turn)
    return found


def _spoken(review: CaseReview, seat: int) -> Generator[None, None, Spoken | None]:
    """The accusation of a seat, of which it has one at most."""
    view = review.views[seat]
    for number, fact in enumerate(view.facts):
        if not isinstance(fact, Accused) or fact.seat != seat:
            continue
        turn = next(n for n, span in enumerate(review.spans[seat]) if number < span.end)
        right = isinstance(view.facts[number + 1], AccusationRight)
        standing = yield from _standing(view, number)
        return Spoken(turn, right, standing.cases)
    return None


def _standing(
    view: View, upto: int, before: Standing | None = None
) -> Generator[None, None, Standing]:
    problem = problem_of(view, upto)
    if before is not None and before.problem == problem:
        return before
    known = yield from counting_kept(problem)
    yield from known.finding_envelope()
    return Standing(problem, known, len(known.envelope_triples()))


def _shown(seat: int, standing: Standing, fallen: Constraint | None) -> SeatStanding:
    known = standing.known
    placed = sum(known.holder_of(card) is not None for card in CLUES)
    learnt = stated(fallen) if fallen is not None else None
    return SeatStanding(seat, standing.cases, placed, len(CLUES), learnt)


def _fallen(before: Standing, after: Standing) -> Constraint | None:
    """The strongest conclusion that is new."""
    if before is after:
        return None
    solution = after.known.solution
    if solution is not None:
        if before.known.solution is not None:
            return None
        return all_three((solution[0], solution[1], solution[2]))
    old = {conclusion for _, conclusion in conclusions(before.known)}
    new = [row for row in conclusions(after.known) if row[1] not in old]
    return min(new, key=lambda row: row[0])[1] if new else None


def _lines(facts: Sequence[Fact]) -> list[Message]:
    """What happened in a turn, with everything open."""
    told = [fact for fact in facts if tag_of(fact) in TOLD]
    quiet = [fact for fact in facts if tag_of(fact) in QUIET]
    return [_line(fact) for fact in told or quiet]


def _line(fact: Fact) -> Message:
    return Message(f"tudor_mansion.fact.{tag_of(fact)}", msgspec.structs.asdict(fact))


def _answered(question: Question) -> int:
    """How many facts there were when a question had been answered."""
    if question.answer is not None:
        return question.answer + 1
    last = max((number for _, number in question.passed), default=question.number)
    return last + 1


def _share(cases: int, expected: float, least: float) -> float:
    """What part of the information that could be had a question could be expected to bring."""
    most = math.log(cases / least)
    return math.log(cases / expected) / most if most > 1e-9 else 1.0


def _may_stay(view: View, origin: str, question: Question) -> bool:
    """Whether it could have asked where it stood; under ``leave_first`` only if it did."""
    return not view.house_rules["leave_first"] or question.cards[2] == origin
