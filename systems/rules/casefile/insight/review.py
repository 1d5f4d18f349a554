"""The review of a finished match: what every seat could know after each turn, and from what."""

from __future__ import annotations

import math
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass

from game.core.facts import Fact
from game.core.insight import Proof, Rating, Review, SeatReview, SeatStanding
from game.core.messages import OMNISCIENT, Message
from game.match.match import Match
from game.match.turns import Span, cut, seen_after, spans_between
from systems.rules.casefile import facts as f
from systems.rules.casefile.cards import CARDS, TYPES
from systems.rules.casefile.insight.proving import crossing_off, proving_case, source
from systems.rules.casefile.insight.weighing import weighing
from systems.rules.casefile.insight.words import said, told
from systems.rules.casefile.ledger import Following, Ledger

TOLD = (
    f.Asked,
    f.TradeDone,
    f.ConsolationSwapped,
    f.BonusPlayed,
    f.BonusCancelled,
    f.WarrantShown,
    f.CardsDrawn,
    f.StakeoutSeen,
    f.LockerSeen,
    f.WiretapSeen,
    f.DieRolled,
    f.EvidenceRevealed,
    f.RevealShort,
    f.SolveDeclared,
    f.SolveResult,
)
"""Facts that make the lines of a turn."""
MOST_LISTED = 12
"""So many of the cases that were left are listed."""


@dataclass(frozen=True, slots=True)
class Known:
    """What one seat could know at one moment.

    Attributes:
        ledger: what followed.
        cases: solutions that were left.
        placed: cards of which the place was certain.
    """

    ledger: Ledger
    cases: int
    placed: int

    @property
    def case(self) -> tuple[str, ...] | None:
        """The solution, where only one was left."""
        return self.ledger.solution() if self.cases == 1 else None


class CaseReview(Review):
    """The review of one match. Made by :func:`reviewing`."""

    def __init__(self, match: Match) -> None:
        self.facts = [match.view(seat).facts for seat in range(len(match.setup.tables))]
        everything = match.view(OMNISCIENT)
        self.solution: tuple[str, ...] = everything.zones["folder"].cards
        self.spans = [spans(facts) for facts in self.facts]
        self.known: dict[tuple[int, int], Known] = {}
        """Turn and seat -> what could be known after it; the turn -1 is the deal."""
        self.record = match.record
        self._remarks: dict[int, dict[int, Message]] = {}
        self.most = 8**4
        self.start = ()
        self.turns = ()
        self.seats = ()

    def proving(self, turn: int, seat: int) -> Generator[None, None, Proof | None]:
        learnt = self.turns[turn].standings[seat].learnt
        if learnt is None:
            return None
        before, after = self.known[turn - 1, seat].ledger, self.known[turn, seat].ledger
        new = [piece for piece in after.crossed_off() if piece not in before.crossed_off()]
        span = self.spans[seat][turn]
        facts = self.facts[seat][: span.end]
        numbers = yield from crossing_off(facts, seat, new, span.start)
        lines = [line for number in numbers for line in source(facts, number)]
        ending = said("so_many_left", count=self.known[turn, seat].cases)
        remark = (yield from self.remarks(turn)).get(seat)
        if remark is not None:
            # On the row both may not find room.
            lines.append(remark)
        return Proof(learnt, tuple(lines), ending, numbers)

    def proving_solution(self, seat: int) -> Generator[None, None, Proof | None]:
        yield
        turn = self.seats[seat].known
        if turn is not None:
            facts = self.facts[seat][: self.seen_by(turn, seat)]
            return (yield from proving_case(facts, seat, self.solution))
        last = self._last_free(seat)
        cases = last.ledger.combinations()
        rows = []
        for case in cases[:MOST_LISTED]:
            key = "case_true" if case == self.solution else "case"
            rows.append(said(key, **dict(zip(TYPES, case, strict=True))))
        more = len(cases) - MOST_LISTED
        ending = said("more_cases", count=more) if more > 0 else None
        return Proof(said("never", seat=seat, count=len(cases)), tuple(rows), ending)

    def rating(self, turn: int) -> Generator[None, None, Rating | None]:  # noqa: ARG002 - offers answer an ask
        """None: what an ask leaves, those decide who are asked; see :meth:`remarks`."""
        yield
        return None

    def remarks(self, turn: int) -> Generator[None, None, Mapping[int, Message]]:
        row = self.turns[turn]
        if turn not in self._remarks:
            self._remarks[turn] = yield from weighing(self.record, row.begins, row.ends)
        return self._remarks[turn]

    def seen_by(self, turn: int, seat: int) -> int:
        """How many of its facts a seat had seen after a turn; -1 is right after the deal."""
        return seen_after(self.spans[seat], turn)

    def _last_free(self, seat: int) -> Known:
        """What a seat knew last, without having looked into the folder."""
        turn = len(self.spans[seat]) - 1
        peek = self.peek(seat)
        return self.known[turn if peek is None else peek - 1, seat]

    def peek(self, seat: int) -> int | None:
        """The turn in which a seat was wrong, and may have looked into the folder."""
        for number, span in enumerate(self.spans[seat]):
            for fact in self.facts[seat][span.start : span.end]:
                if isinstance(fact, f.DetectiveOut) and fact.seat == seat:
                    return number
        return None


def reviewing(match: Match) -> Generator[None, None, CaseReview]:
    """Go through a finished match in slices of some milliseconds; ``ValueError`` if it is not."""
    if match.outcome is None:
        raise ValueError("the match is not over")
    review = CaseReview(match)
    seats = range(len(review.facts))
    if not review.spans[0]:
        return review
    for seat in seats:
        yield from _follow(review, seat)
    review.start = tuple(_standing(review, -1, seat) for seat in seats)
    everything = match.view(OMNISCIENT).facts
    turns = []
    for turn in (yield from cut(match, spans(everything))):
        lines = _lines(everything[turn.span.start : turn.span.end])
        turns.append(turn.told(lines, [_standing(review, turn.number, seat) for seat in seats]))
        yield
    review.turns = tuple(turns)
    winners = match.outcome.winners
    review.seats = tuple(_seat(review, seat, winners) for seat in seats)
    return review


def spans(facts: Sequence[Fact]) -> list[Span]:
    """The turns of a match among somebody's facts; what comes with the end is left out."""
    rows: list[tuple[int, int, int]] = []
    round_no = 1
    for number, fact in enumerate(facts):
        if isinstance(fact, f.RoundStarted):
            round_no = fact.round
        elif isinstance(fact, f.TurnStarted):
            rows.append((number, fact.seat, round_no))
    over = next((n for n, fact in enumerate(facts) if isinstance(fact, f.GameOver)), len(facts))
    return spans_between(rows, over)


def _follow(review: CaseReview, seat: int) -> Generator[None, None, None]:
    """What a seat could know after the deal and after each turn."""
    following, facts, seen = Following(seat), review.facts[seat], 0
    for turn in range(-1, len(review.spans[seat])):
        upto = review.seen_by(turn, seat)
        for fact in facts[seen:upto]:
            following.follow(fact)
        seen = upto
        ledger = yield from following.settling()
        review.known[turn, seat] = _known(ledger)
        yield


def _known(ledger: Ledger) -> Known:
    cases = math.prod(len(ledger.folder[kind]) for kind in TYPES)
    for wrong in set(ledger.wrong):
        cases -= all(piece in ledger.folder[kind] for kind, piece in zip(TYPES, wrong, strict=True))
    places: dict[str, int] = {}
    for row in ledger.places.values():
        for card in row.possible:
            places[card] = places.get(card, 0) + 1
    placed = sum(places.get(card) == 1 for card in CARDS)
    return Known(ledger, cases, placed)


# -- turn by turn -------------------------------------------------------------------------


def _standing(review: CaseReview, turn: int, seat: int) -> SeatStanding:
    now = review.known[turn, seat]
    learnt = _learnt(review, turn, seat) if turn >= 0 else None
    return SeatStanding(seat, now.cases, now.placed, len(CARDS), learnt)


def _learnt(review: CaseReview, turn: int, seat: int) -> Message | None:
    """The strongest conclusion that a turn brought a seat: the case, a type of it, or pieces."""
    before, now = review.known[turn - 1, seat], review.known[turn, seat]
    if now.cases == before.cases:
        return None
    case = now.case
    if case is not None:
        return said("solution", **dict(zip(TYPES, case, strict=True)))
    for kind in TYPES:
        left = now.ledger.folder[kind]
        if len(left) == 1 < len(before.ledger.folder[kind]):
            return said("type_known", kind=kind, card=left[0])
    old = before.ledger.crossed_off()
    new = tuple(piece for piece in now.ledger.crossed_off() if piece not in old)
    return said("crossed_off", cards=new) if new else None


def _lines(facts: Sequence[Fact]) -> list[Message]:
    """What happened in a turn, with everything open."""
    found = []
    for fact in facts:
        if isinstance(fact, f.OfferCommitted):
            if fact.cards:
                found.append(told(fact, "log"))
        elif isinstance(fact, TOLD):
            found.append(told(fact))
    return found or [said("quiet")]


# -- seat by seat -------------------------------------------------------------------------


def _seat(review: CaseReview, seat: int, winners: Sequence[int]) -> SeatReview:
    peek = review.peek(seat)
    last = len(review.turns) if peek is None else peek
    known = next((turn for turn in range(-1, last) if review.known[turn, seat].cases == 1), None)
    spoken = tuple(
        number
        for number, span in enumerate(review.spans[seat])
        if any(
            isinstance(fact, f.SolveDeclared) and fact.seat == seat
            for fact in review.facts[seat][span.start : span.end]
        )
    )
    return SeatReview(seat, known, spoken, _verdict(review, seat, known, spoken, winners))


def _verdict(
    review: CaseReview,
    seat: int,
    known: int | None,
    spoken: Sequence[int],
    winners: Sequence[int],
) -> Message:
    """Whether a seat spoke in time: it can do so at the beginning of a turn of its own alone."""
    since = review.turns[known].round_no if known is not None and known >= 0 else 1
    if spoken:
        turn = spoken[-1]
        cases = review.known[turn - 1, seat].cases
        round_no = review.turns[turn].round_no
        if seat not in winners:
            return said("wrong", seat=seat, round=round_no, count=cases)
        if cases == 1:
            return said("solved", seat=seat, round=round_no, since=since)
        return said("dared", seat=seat, round=round_no, count=cases)
    if known is not None:
        had = sum(row.seat == seat for row in review.turns[known + 1 :])
        if had:
            return said("missed", seat=seat, round=since, count=had)
        return said("too_late", seat=seat, round=since)
    return said("open", seat=seat, count=review.known[len(review.turns) - 1, seat].cases)
