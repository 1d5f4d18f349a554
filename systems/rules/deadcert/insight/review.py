"""The review of a finished episode: when could each seat have named the killer?

Also what was let go: in OPENplay who filed, replaced or lost a killer card, in COVERTplay who once
had one and filed it, in SOLOplay which filing put one out of reach.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

import msgspec

from game.core.facts import Fact
from game.core.insight import Proof, Rating, Review, SeatReview, SeatStanding
from game.core.intents import tag_of
from game.core.messages import OMNISCIENT, Message
from game.core.view import View
from game.match.match import Match
from game.match.turns import Span, cut, seen_after
from systems.rules.deadcert.bots.odds import SUSPECTS, Odds
from systems.rules.deadcert.cards import SUSPECTS_PER_PACKET, TYPES
from systems.rules.deadcert.covertplay.facts import Fetched
from systems.rules.deadcert.facts import EpisodeEnded
from systems.rules.deadcert.insight import letting_go, open_verdicts
from systems.rules.deadcert.insight.proving import killer_of, likeliest, said, who_did_it
from systems.rules.deadcert.insight.spans import Mind, mind_of, spans

TOLD = (
    "snoop_played",
    "card_snooped",
    "pair_snooped",
    "declared",
    "pair_locked",
    "press_conference",
    "killer_exposed",
    "reclaimed",
)
"""Facts that make the lines of a turn."""
QUIET = ("evidence_filed",)
"""Those that do where there are no others."""
CARDS = SUSPECTS_PER_PACKET * len(TYPES)


class CaseReview(Review):
    """The review of one match. Made by :func:`reviewing`."""

    most = SUSPECTS

    def __init__(self, match: Match) -> None:
        self.views: list[View] = [match.view(seat) for seat in range(len(match.setup.tables))]
        self.spans: list[list[Span]] = [spans(view.facts) for view in self.views]
        self.minds: dict[tuple[int, int], Mind] = {}
        """Turn and seat -> what could be known after it; -1 is right after the deal."""
        self.primes: dict[tuple[int, int], tuple[str, ...]] = {}
        """Turn and seat -> who became a Prime Suspect in it."""
        self.start = ()
        self.turns = ()
        self.seats = ()

    def proving(self, turn: int, seat: int) -> Generator[None, None, Proof | None]:
        yield
        mind = self.minds[turn, seat]
        if mind.odds.solution:
            return who_did_it(mind.known, mind.odds)
        names = self.primes.get((turn, seat), ())
        if not names:
            return None
        rows = []
        for name in names:
            cards = tuple(card for card, on in mind.known.cards.items() if on == name)
            rows.append(said("two_cards", cards=cards))
        return Proof(said("primes", names=names), tuple(rows), _chances(mind.odds, names))

    def proving_solution(self, seat: int) -> Generator[None, None, Proof | None]:
        yield
        turn = self.seats[seat].known
        if turn is not None:
            mind = self.minds[turn, seat]
            return who_did_it(mind.known, mind.odds)
        mind = self.minds[len(self.turns) - 1, seat]
        return Proof(_never(seat, mind), likeliest(mind.known, mind.odds))

    def rating(self, turn: int) -> Generator[None, None, Rating | None]:  # noqa: ARG002 - nothing is rated
        yield
        return None

    def seen_by(self, turn: int, seat: int) -> int:
        """How many of its facts a seat had seen after a turn; -1 is right after the deal."""
        return seen_after(self.spans[seat], turn)


def reviewing(match: Match) -> Generator[None, None, CaseReview]:
    """Go through a finished match in slices of some milliseconds; ``ValueError`` if it is not."""
    if match.outcome is None:
        raise ValueError("the match is not over")
    review = CaseReview(match)
    if not review.spans[0]:
        return review
    everything = match.view(OMNISCIENT).facts
    rows = yield from cut(match, spans(everything))
    for number in range(-1, len(rows)):
        for seat, view in enumerate(review.views):
            review.minds[number, seat] = mind_of(view, seat, review.seen_by(number, seat))
        yield
    seats = range(len(review.views))
    review.start = tuple(_standing(review, -1, seat) for seat in seats)
    turns = []
    for turn in rows:
        lines = _lines(everything[turn.span.start : turn.span.end], match.setup.format)
        turns.append(turn.told(lines, [_standing(review, turn.number, seat) for seat in seats]))
    review.turns = tuple(turns)
    ended = next(fact for fact in everything if isinstance(fact, EpisodeEnded))
    review.seats = tuple(_seat(review, everything, ended, seat) for seat in seats)
    return review


# -- turn by turn -------------------------------------------------------------------------------


def _standing(review: CaseReview, turn: int, seat: int) -> SeatStanding:
    mind = review.minds[turn, seat]
    learnt = None
    if turn >= 0:
        learnt = _learnt(review, review.minds[turn - 1, seat], mind, (turn, seat))
    return SeatStanding(seat, mind.odds.cases, len(mind.known.cards), CARDS, learnt)


def _learnt(
    review: CaseReview, before: Mind, after: Mind, where: tuple[int, int]
) -> Message | None:
    """The strongest thing that is new."""
    if after.odds.solution:
        if before.odds.solution:
            return None
        return said("killer", suspect=after.odds.solution)
    names = tuple(
        name
        for name, mask in after.known.seen.items()
        if mask.bit_count() > 1
        and before.known.seen.get(name, 0).bit_count() < 2
        and after.odds.of(name)
    )
    if not names:
        return None
    review.primes[where] = names
    return said("primes", names=names)


def _chances(odds: Odds, names: Sequence[str]) -> Message:
    best = max(names, key=odds.of)
    return said("best_of_them", suspect=best, percent=max(1, round(100 * odds.of(best))))


def _lines(facts: Sequence[Fact], format_: str) -> list[Message]:
    """What happened, with everything open."""
    tags = open_verdicts.TOLD if format_ in ("open", "coop") else TOLD
    told = [fact for fact in facts if tag_of(fact) in tags]
    quiet = [fact for fact in facts if tag_of(fact) in QUIET]
    fetched = [fact for fact in facts if isinstance(fact, Fetched)]
    if fetched and not told and not quiet:
        return [said("fetched", seat=fetched[0].seat, count=len(fetched))]
    return [
        Message(f"deadcert.fact.{tag_of(fact)}", msgspec.structs.asdict(fact))
        for fact in told or quiet
    ]


# -- seat by seat -------------------------------------------------------------------------------


def _seat(
    review: CaseReview, everything: Sequence[Fact], ended: EpisodeEnded, seat: int
) -> SeatReview:
    turns = range(-1, len(review.turns))
    known = next((turn for turn in turns if review.minds[turn, seat].odds.solution), None)
    named = (len(review.turns) - 1,) if seat in ended.winners else ()
    format_ = review.views[0].format
    rounds = review.turns[-1].round_no
    if format_ == "coop":
        return SeatReview(seat, known, named, open_verdicts.team_verdict(ended, seat, rounds))
    if known is None:
        last = review.minds[len(review.turns) - 1, seat]
        return SeatReview(seat, None, named, _never(seat, last))
    round_no = review.turns[known].round_no if known >= 0 else 0
    if format_ == "open":
        verdict = open_verdicts.open_verdict(everything, ended, seat, round_no, rounds)
    elif format_ == "solo":
        verdict = _of_the_detective(review, everything, ended, round_no)
    else:
        verdict = _of_a_rival(review, everything, ended, seat, round_no)
    return SeatReview(seat, known, named, verdict)


def _of_a_rival(
    review: CaseReview, everything: Sequence[Fact], ended: EpisodeEnded, seat: int, round_no: int
) -> Message:
    """COVERTplay: who won, and who had a killer card and let it go."""
    last = review.turns[-1].round_no
    if seat in ended.winners:
        return said("won", seat=seat, round=round_no, spoke=last)
    lost = letting_go.first_let_go(everything, seat, ended.cards)
    if lost is not None:
        return said(lost.how, seat=seat, round=round_no, card=lost.card, when=lost.round_no)
    most = letting_go.most_held(everything, seat, ended.cards)
    if not most:
        return said("never_held", seat=seat, round=round_no)
    return said("never_more", seat=seat, round=round_no, count=most)


def _of_the_detective(
    review: CaseReview, everything: Sequence[Fact], ended: EpisodeEnded, round_no: int
) -> Message:
    """SOLOplay: the filing that put a killer card out of reach."""
    last = review.turns[-1].round_no
    if ended.winners:
        return said("solo_won", round=round_no, spoke=last)
    turning = letting_go.turning_point(everything, ended.cards)
    if turning is None:
        return said("solo_given_up" if ended.result == "conceded" else "solo_spent", round=round_no)
    return said(
        "solo_lost", round=round_no, card=turning.card, when=turning.round_no, level=turning.level
    )


def _never(seat: int, mind: Mind) -> Message:
    """That a seat did not come down to one suspect."""
    assert not killer_of(mind.known)
    return said("never", seat=seat, count=mind.odds.cases)
