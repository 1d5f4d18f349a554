"""The review of a finished match: who could have known the Conspirator when, card by card.

Every card that was played is a turn, and so is the vote of a round. A turn is rated by how good
the card was for who played it, with what it knew and held.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

import msgspec

from game.core.facts import Fact
from game.core.insight import Proof, Rating, Review, SeatReview, SeatStanding
from game.core.intents import tag_of
from game.core.messages import OMNISCIENT, Message
from game.match.match import Match
from game.match.turns import Span, cut, spans_between
from systems.rules.detective_club.bots.playing import chances
from systems.rules.detective_club.facts import (
    CardPlayed,
    GameOver,
    NotebooksRevealed,
    RoundStarted,
)
from systems.rules.detective_club.insight.rounds import Round, left, rounds, working_out
from systems.rules.detective_club.insight.words import percent, said

STEP = 0.12
"""A move of the odds that is worth speaking of."""
NEAR, FAR = 8.0, 35.0
"""In points of a fit: a card so much below the best of the hand is as good, or a slip."""


class ClubReview(Review):
    """The review of one match. Made by :func:`reviewing`."""

    def __init__(self, match: Match, facts: Sequence[Fact]) -> None:
        self.facts = facts
        self.count = match.table.seats
        self.most = self.count - 1
        self.rounds: dict[int, Round] = {}
        self.spans: list[Span] = []
        self.played: list[int] = []
        """Turn -> how many cards lay there after it; -1 for a vote."""
        self.start = ()
        self.turns = ()
        self.seats = ()

    def round_of(self, turn: int) -> Round:
        """The round of a turn."""
        return self.rounds[self.spans[turn].round_no]

    def odds(self, turn: int, seat: int) -> dict[int, float]:
        """By suspect how likely a seat found it after a turn; all alike before the first card."""
        one = self.round_of(turn)
        if self.played[turn] < 0:
            return {one.conspirator: 1.0}
        return one.odds(seat, self.count, self.played[turn])

    def before(self, turn: int, seat: int) -> dict[int, float]:
        """The same before a turn, in the same round."""
        played = self.played[turn]
        one = self.round_of(turn)
        count = len(one.plays) if played < 0 else played - 1
        return one.odds(seat, self.count, count)

    # -- why ----------------------------------------------------------------------------

    def proving(self, turn: int, seat: int) -> Generator[None, None, Proof | None]:
        yield
        one = self.round_of(turn)
        if self.played[turn] < 0:
            lines = [_voted(one, voter) for voter in one.votes]
            return Proof(said("was", seat=one.conspirator), tuple(lines))
        if seat == one.conspirator:
            return Proof(said("empty", seat=seat), ()) if self.played[turn] == 1 else None
        odds = self.odds(turn, seat)
        return Proof(_finds(seat, odds), tuple(self._table(one, odds, self.played[turn])))

    def proving_solution(self, seat: int) -> Generator[None, None, Proof | None]:
        yield
        lines = []
        for one in self.rounds.values():
            if seat == one.conspirator:
                key = "got_away" if one.escaped else "was_found"
                lines.append(said(key, round=one.number, word=one.word))
                continue
            odds = one.odds(seat, self.count, len(one.plays))
            place = _could_know(self, one, seat)
            key = "pointed" if place is not None else "open"
            lines.append(
                said(
                    key,
                    round=one.number,
                    word=one.word,
                    seat=one.conspirator,
                    percent=percent(odds[one.conspirator]),
                    cards=0 if place is None else place,
                )
            )
        return Proof(self.seats[seat].verdict, tuple(lines))

    def rating(self, turn: int) -> Generator[None, None, Rating | None]:
        yield
        played = self.played[turn]
        if played < 0:
            return None
        one = self.round_of(turn)
        seat, card = one.plays[played - 1]
        found = chances(one.case(seat, self.count, played - 1, told=False))
        best = found[0]
        mine = next(chance for chance in found if chance.card == card)
        lost = best.worth - mine.worth
        if lost <= NEAR:
            verdict = said("good_card", seat=seat, percent=round(mine.fit))
        else:
            key = "slip" if lost >= FAR else "better_card"
            verdict = said(key, seat=seat, percent=round(mine.fit), card=best.card)
        return Rating(1, 1.0, 1.0, 1, verdict)

    def _table(self, one: Round, odds: dict[int, float], played: int) -> list[Message]:
        """The pairs of all that may be suspected, the one that fits least first."""
        rows = []
        for other in sorted(odds, key=lambda seat: (-odds[seat], seat)):
            own = [clue for number, clue in one.clues.items() if number < played]
            own = [clue for clue in own if clue.seat == other]
            cards = [clue.card for clue in own]
            fits = [round(clue.fit) for clue in own]
            rows.append(
                said("pair", seat=other, cards=cards, fits=fits, percent=percent(odds[other]))
            )
        return rows


def reviewing(match: Match) -> Generator[None, None, ClubReview]:
    """Go through a finished match in slices of some milliseconds; ``ValueError`` if it is not."""
    if match.outcome is None:
        raise ValueError("the match is not over")
    facts = match.view(OMNISCIENT).facts
    review = ClubReview(match, facts)
    found = rounds(facts)
    review.rounds = {one.number: one for one in found}
    yield from working_out(found, review.count)
    whole = spans(facts)
    if not any(span.round_no in review.rounds for span in whole):
        return review
    every = yield from cut(match, whole, opened_by_acts=True)
    cuts = [turn for turn in every if turn.span.round_no in review.rounds]
    review.spans = [turn.span for turn in cuts]
    review.played = _played(review)
    seats = range(review.count)
    review.start = tuple(SeatStanding(seat, review.most, 0, _cards(review)) for seat in seats)
    turns = []
    for turn in cuts:
        number = turn.number
        standings = [_standing(review, number, seat) for seat in seats]
        rated = review.played[number] >= 0
        turns.append(turn.told(_lines(review, number), standings, rated=rated))
        if number % 8 == 7:
            yield
    review.turns = tuple(turns)
    review.seats = tuple(_seat(review, seat) for seat in seats)
    return review


def spans(facts: Sequence[Fact]) -> list[Span]:
    """The turns among facts: every card that was played, and every vote, when it is over."""
    rows: list[tuple[int, int, int]] = []
    number, active = 1, 0
    for place, fact in enumerate(facts):
        match fact:
            case RoundStarted():
                number, active = fact.number, fact.active
            case CardPlayed():
                rows.append((place, fact.seat, number))
            case NotebooksRevealed():
                rows.append((place, active, number))
            case _:
                pass
    over = next((n for n, fact in enumerate(facts) if isinstance(fact, GameOver)), len(facts))
    return spans_between(rows, over)


def _played(review: ClubReview) -> list[int]:
    found, count, number = [], 0, 0
    for span in review.spans:
        if span.round_no != number:
            number, count = span.round_no, 0
        is_card = isinstance(review.facts[span.start], CardPlayed)
        count += is_card
        found.append(count if is_card else -1)
    return found


def _cards(review: ClubReview) -> int:
    """How many cards are played in a round."""
    return 2 * review.count


# -- turn by turn -------------------------------------------------------------------------


def _standing(review: ClubReview, turn: int, seat: int) -> SeatStanding:
    one = review.round_of(turn)
    after, before = review.odds(turn, seat), review.before(turn, seat)
    played = review.played[turn]
    learnt = None
    if played < 0:
        learnt = said("was", seat=one.conspirator)
    elif seat == one.conspirator:
        learnt = said("empty", seat=seat) if played == 1 else None
    else:
        moved = max(after, key=lambda other: (abs(after[other] - before[other]), -other))
        was, now = before[moved], after[moved]
        if abs(now - was) >= STEP:
            key = "more" if now > was else "less"
            learnt = said(key, seat=moved, before=percent(was), after=percent(now))
    of = _cards(review)
    return SeatStanding(seat, len(left(after)), of if played < 0 else played, of, learnt)


def _finds(seat: int, odds: dict[int, float]) -> Message:
    best = left(odds)
    return said("finds", seat=seat, other=best[0], percent=percent(odds[best[0]]))


def _lines(review: ClubReview, turn: int) -> tuple[Message, ...]:
    """What happened, with everything open."""
    one = review.round_of(turn)
    played = review.played[turn]
    if played < 0:
        return (*(_voted(one, voter) for voter in one.votes), _ended(one))
    told = _told(review.facts[review.spans[turn].start])
    seat = one.plays[played - 1][0]
    if played == 1:
        return (said("word_was", word=one.word, seat=seat), told)
    return (told, said("empty", seat=seat)) if seat == one.conspirator else (told,)


def _told(fact: Fact) -> Message:
    return Message(f"detective_club.fact.{tag_of(fact)}", msgspec.structs.asdict(fact))


def _voted(one: Round, voter: int) -> Message:
    key = "voted_right" if one.votes[voter] == one.conspirator else "voted"
    return said(key, seat=voter, target=one.votes[voter])


def _ended(one: Round) -> Message:
    return said("escaped" if one.escaped else "caught", seat=one.conspirator)


# -- seat by seat -------------------------------------------------------------------------


def _could_know(review: ClubReview, one: Round, seat: int) -> int | None:
    """After how many cards a seat had nobody left but the Conspirator, for good."""
    if seat == one.conspirator:
        return None
    found = None
    for played in range(len(one.plays), 0, -1):
        if left(one.odds(seat, review.count, played)) != [one.conspirator]:
            break
        found = played
    return found


def _seat(review: ClubReview, seat: int) -> SeatReview:
    known: int | None = None
    accused = []
    for turn, span in enumerate(review.spans):
        one = review.rounds[span.round_no]
        if review.played[turn] < 0 and one.votes.get(seat) == one.conspirator:
            accused.append(turn)
        if known is None and seat not in (one.active, one.conspirator):
            place = _could_know(review, one, seat)
            if place is not None and review.played[turn] == place:
                known = turn
    return SeatReview(seat, known, tuple(accused), _verdict(review, seat))


def _verdict(review: ClubReview, seat: int) -> Message:
    """How often a seat was right, how often it could have been, and how it hid."""
    found = list(review.rounds.values())
    voted = [one for one in found if seat not in (one.active, one.conspirator)]
    hidden = [one for one in found if seat == one.conspirator]
    return said(
        "verdict",
        seat=seat,
        right=sum(one.votes.get(seat) == one.conspirator for one in voted),
        of=len(voted),
        clear=sum(_could_know(review, one, seat) is not None for one in voted),
        times=len(hidden),
        away=sum(one.escaped for one in hidden),
    )
