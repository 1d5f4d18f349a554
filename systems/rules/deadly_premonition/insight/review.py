"""The review of a finished match: how the suspicion of every seat moved, and where it turned.

In a duel there is nobody to suspect; its review (:mod:`duel`) is about the chances that were taken.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from game.core.facts import Fact
from game.core.insight import Proof, Rating, Review, SeatReview, SeatStanding
from game.core.messages import OMNISCIENT, Message
from game.match.match import Match
from game.match.turns import Span, cut, seen_after
from systems.rules.deadly_premonition.facts import (
    CardPlayed,
    GameOver,
    PlayerRemoved,
)
from systems.rules.deadly_premonition.insight.minds import Mind, Watcher, spans
from systems.rules.deadly_premonition.insight.suspects import reasons
from systems.rules.deadly_premonition.insight.telling import told
from systems.rules.deadly_premonition.insight.weighing import weighing
from systems.rules.deadly_premonition.insight.words import percent, said

STEP = 0.12
"""A move of suspicion that is worth speaking of."""


class CaseReview(Review):
    """The review of one match. Made by :func:`reviewing`."""

    def __init__(self, match: Match, facts: Sequence[Fact]) -> None:
        self.match = match
        self.facts = facts
        self.most = len(match.setup.tables)
        self.limit = int(match.view(OMNISCIENT).values["death_limit"])
        self.spans = spans(facts)
        self.minds: dict[int, tuple[Mind, ...]] = {}
        """Turn -> by seat what it could think after it; -1 is right after the deal."""
        self.agents: dict[int, dict[int, tuple[str, int]]] = {}
        """Turn -> who was shown to be an Agent by then."""
        self.killer = -1
        self.start = ()
        self.turns = ()
        self.seats = ()

    def proving(self, turn: int, seat: int) -> Generator[None, None, Proof | None]:
        yield
        before, after = self.minds[turn - 1][seat], self.minds[turn][seat]
        if after.killer >= 0:
            return None if before.killer >= 0 else self._certain(turn, after)
        where = _moved(before, after)
        if where < 0:
            return None
        acts = self.facts[self.spans[turn].start : self.spans[turn].end]
        lines = [
            line
            for other in range(self.most)
            if other != seat
            for line in reasons(acts, self.limit, other)
        ]
        lines += self._shown(turn, since=turn - 1)
        ending = said("now", seat=where, percent=percent(after.chances[where]))
        return Proof(_shift(before, after, where), tuple(lines), ending)

    def proving_solution(self, seat: int) -> Generator[None, None, Proof | None]:
        yield
        turn = self.seats[seat].known
        if turn is not None:
            return self._certain(turn, self.minds[turn][seat])
        last = self.minds[len(self.turns) - 1][seat]
        lines = []
        for other, chance in enumerate(last.chances):
            if chance > 0:
                lines.append(said("chance", seat=other, percent=percent(chance)))
                lines += reasons(self.facts, self.limit, other)
        return Proof(said("never", seat=seat), tuple(lines))

    def rating(self, turn: int) -> Generator[None, None, Rating | None]:
        one = self.turns[turn]
        return (yield from weighing(self.match, one.begins, one.ends, one.seat))

    def _certain(self, turn: int, mind: Mind) -> Proof:
        """How the Killer could be named: by card, or because nobody else is left."""
        lines = self._shown(turn)
        return Proof(said("killer", seat=mind.killer), tuple(lines) or (said("by_card"),))

    def _shown(self, turn: int, since: int = -2) -> list[Message]:
        """Who was shown to be an Agent up to a turn, and after another."""
        earlier = self.agents.get(since, {})
        return [
            said(how, seat=seat, round=round_no)
            for seat, (how, round_no) in self.agents[turn].items()
            if seat not in earlier
        ]


def reviewing(match: Match) -> Generator[None, None, CaseReview]:
    """Go through a finished match in slices of some milliseconds; ``ValueError`` if it is not."""
    if match.outcome is None:
        raise ValueError("the match is not over")
    facts = match.view(OMNISCIENT).facts
    review = CaseReview(match, facts)
    if not review.spans:
        return review
    cuts = yield from cut(match, review.spans)
    _watch(review)
    yield
    seats = range(review.most)
    review.start = tuple(_standing(review, -1, seat) for seat in seats)
    review.turns = tuple(
        told(turn, facts, [_standing(review, turn.number, seat) for seat in seats]) for turn in cuts
    )
    ended = next(fact for fact in facts if isinstance(fact, GameOver))
    review.seats = tuple(_seat(review, ended, seat) for seat in seats)
    return review


def _watch(review: CaseReview) -> None:
    """What every seat could think after every turn."""
    watcher, facts = Watcher(), review.facts
    seen = 0
    for turn in range(-1, len(review.spans)):
        end = seen_after(review.spans, turn)
        for fact in facts[seen:end]:
            watcher.follow(fact)
        seen = end
        review.minds[turn] = watcher.minds()
        review.agents[turn] = dict(watcher.agents)
    review.killer = watcher.killer


# -- turn by turn -------------------------------------------------------------------------


def _standing(review: CaseReview, turn: int, seat: int) -> SeatStanding:
    mind = review.minds[turn][seat]
    learnt = None
    if turn >= 0:
        before = review.minds[turn - 1][seat]
        if mind.killer >= 0:
            learnt = said("killer", seat=mind.killer) if before.killer < 0 else None
        elif (where := _moved(before, mind)) >= 0:
            learnt = _shift(before, mind, where)
    return SeatStanding(seat, mind.cases, mind.known, review.most, learnt)


def _moved(before: Mind, after: Mind) -> int:
    """The seat of which a mind has changed its opinion most, or -1."""
    steps = [abs(b - a) for a, b in zip(before.chances, after.chances, strict=True)]
    best = max(steps)
    return steps.index(best) if best >= STEP else -1


def _shift(before: Mind, after: Mind, seat: int) -> Message:
    was, now = before.chances[seat], after.chances[seat]
    if now <= 0:
        return said("agent", seat=seat)
    return said("more" if now > was else "less", seat=seat, before=percent(was), after=percent(now))


# -- seat by seat -------------------------------------------------------------------------


def _seat(review: CaseReview, ended: GameOver, seat: int) -> SeatReview:
    turns = range(-1, len(review.turns))
    known = next((turn for turn in turns if review.minds[turn][seat].killer >= 0), None)
    accused = tuple(
        number
        for number, span in enumerate(review.spans)
        if any(
            isinstance(fact, CardPlayed) and fact.intent == "accuse" and fact.seat == seat
            for fact in _during(review, span)
        )
    )
    return SeatReview(seat, known, accused, _verdict(review, ended, seat, known))


def _during(review: CaseReview, span: Span) -> Sequence[Fact]:
    return review.facts[span.start : span.end]


def _verdict(review: CaseReview, ended: GameOver, seat: int, known: int | None) -> Message:
    if seat == review.killer:
        return _of_the_killer(review, ended)
    mind = review.minds[len(review.turns) - 2 if len(review.turns) > 1 else -1][seat]
    best = max(mind.chances)
    if seat in ended.winners:
        return said("caught", seat=seat, percent=percent(mind.chances[review.killer]))
    out = [fact for fact in review.facts if isinstance(fact, PlayerRemoved) and fact.seat == seat]
    if out:
        number = next(n for n, span in enumerate(review.spans) if out[0] in _during(review, span))
        return said("removed", seat=seat, by=out[0].by, round=review.turns[number].round_no)
    if known is not None:
        round_no = review.turns[known].round_no if known >= 0 else 0
        return said("knew", seat=seat, round=round_no)
    if mind.chances.count(best) > 1:
        return said("no_idea", seat=seat)
    right = mind.chances.index(best) == review.killer
    key = "right_idea" if right else "wrong_idea"
    return said(key, seat=seat, suspect=mind.chances.index(best), percent=percent(best))


def _of_the_killer(review: CaseReview, ended: GameOver) -> Message:
    """Where the suspicion of the others took its largest step towards the Killer."""
    killer = review.killer
    best, turn = 0.0, -1
    for number in range(len(review.spans)):
        step = _suspicion(review, number) - _suspicion(review, number - 1)
        if step > best + 1e-9:
            best, turn = step, number
    won = killer in ended.winners
    if best < STEP:
        return said("unnoticed_won" if won else "unnoticed_lost", seat=killer)
    rounds = review.turns[turn].round_no
    share = percent(_suspicion(review, turn))
    return said("turned_won" if won else "turned_lost", seat=killer, round=rounds, percent=share)


def _suspicion(review: CaseReview, turn: int) -> float:
    """How likely the Agents find it on average that the Killer is the Killer."""
    minds = review.minds[turn]
    rows = [mind.chances[review.killer] for n, mind in enumerate(minds) if n != review.killer]
    return sum(rows) / len(rows)
