"""The review of a duel: nobody is hidden there, so it is about the chances that were taken.

Of every seat it counts the steps to the end (its leading suspects, and the accusation), the battles
that it fought and won, and what the odds had promised. A battle's proof says what its attacker
could know, and what the other hand held.
"""

from __future__ import annotations

from collections.abc import Generator

from game.core.insight import Proof, Rating, Review, SeatReview, SeatStanding
from game.core.messages import OMNISCIENT, Message
from game.match.match import Match
from game.match.turns import cut, seen_after
from systems.rules.deadly_premonition.cards import COLUMNS, DEAD, LEADING
from systems.rules.deadly_premonition.facts import (
    GameOver,
    SuspectKilled,
    SuspectMoved,
    SuspectsSwapped,
)
from systems.rules.deadly_premonition.insight.chances import Chance, chances
from systems.rules.deadly_premonition.insight.minds import spans
from systems.rules.deadly_premonition.insight.telling import told
from systems.rules.deadly_premonition.insight.weighing import weighing
from systems.rules.deadly_premonition.insight.words import percent, said
from systems.rules.deadly_premonition.lineup import board_of

ACCUSATION = 1
"""The step that is left when nobody is a leading suspect any more."""
LUCK = 0.75
"""So many battles more or less than the odds promised are worth a word."""
WON = ("duel_lucky_winner", "duel_even_winner", "duel_unlucky_winner")
LOST = ("duel_lucky", "duel_even", "duel_unlucky")
"""Verdicts with luck, without, and against it."""


class DuelReview(Review):
    """The review of one duel. Made by :func:`reviewing_duel`."""

    most = COLUMNS + ACCUSATION

    def __init__(self, match: Match) -> None:
        self.match = match
        self.facts = match.view(OMNISCIENT).facts
        self.spans = spans(self.facts)
        self.battles: dict[int, list[Chance]] = {}
        """Turn -> what was begun in it."""
        self.leading: dict[int, tuple[int, ...]] = {}
        """Turn -> by seat its leading suspects after it; -1 is the deal."""
        self.start = ()
        self.turns = ()
        self.seats = ()

    def proving(self, turn: int, seat: int) -> Generator[None, None, Proof | None]:  # noqa: ARG002 - both read the same
        yield
        found = self.battles.get(turn)
        if not found:
            return None
        lines = [line for chance in found for line in _told(chance)]
        return Proof(_outcome(found[-1]), tuple(lines))

    def proving_solution(self, seat: int) -> Generator[None, None, Proof | None]:
        yield
        told = self.seats[seat]
        fought = [one for row in self.battles.values() for one in row if one.attacker == seat]
        rows = [
            said(
                "duel_won" if one.success else "duel_lost",
                suspect=one.suspect,
                round=self._round_of(one),
                percent=percent(one.won),
            )
            for one in fought
        ]
        if told.known is None:
            left = self.leading[len(self.turns) - 1][seat]
            return Proof(said("duel_left", seat=seat, count=left), tuple(rows))
        round_no = self.turns[told.known].round_no if told.known >= 0 else 1
        return Proof(said("duel_clear", seat=seat, round=round_no), tuple(rows))

    def rating(self, turn: int) -> Generator[None, None, Rating | None]:
        one = self.turns[turn]
        return (yield from weighing(self.match, one.begins, one.ends, one.seat))

    def _round_of(self, chance: Chance) -> int:
        return next(turn.round_no for turn in self.turns if turn.begins <= chance.made < turn.ends)


def reviewing_duel(match: Match) -> Generator[None, None, DuelReview]:
    """Go through a finished duel in slices of some milliseconds; ``ValueError`` if it is not."""
    if match.outcome is None:
        raise ValueError("the match is not over")
    review = DuelReview(match)
    if not review.spans:
        return review
    cuts = yield from cut(match, review.spans)
    fought = yield from chances(match)
    _follow(review)
    yield
    seats = range(len(match.setup.tables))
    review.start = tuple(_standing(review, -1, seat) for seat in seats)
    turns = []
    for turn in cuts:
        begun = [one for one in fought if turn.begins <= one.made < turn.ends]
        review.battles[turn.number] = begun
        standings = [_standing(review, turn.number, seat) for seat in seats]
        turns.append(told(turn, review.facts, standings))
    review.turns = tuple(turns)
    ended = next(fact for fact in review.facts if isinstance(fact, GameOver))
    review.seats = tuple(_seat(review, ended, seat) for seat in seats)
    return review


def _follow(review: DuelReview) -> None:
    """Who was a leading suspect after every turn, by seat."""
    with Match.open(review.match.record.setup) as again:
        dealt = again.view(OMNISCIENT)
    lines = [dealt.zones[board_of(seat)].cards for seat in range(len(dealt.seats))]
    boards = [set(line) for line in lines]
    rows = {
        one: row
        for seat, line in enumerate(lines)
        for one, row in zip(line, dealt.values[f"rows.{seat}"], strict=True)
    }
    seen = 0
    for turn in range(-1, len(review.spans)):
        end = seen_after(review.spans, turn)
        for fact in review.facts[seen:end]:
            match fact:
                case SuspectMoved():
                    rows[fact.suspect] = fact.row
                case SuspectKilled():
                    rows[fact.suspect] = DEAD
                case SuspectsSwapped():
                    for suspect, seat, other in zip(
                        fact.suspects, fact.seats, reversed(fact.seats), strict=True
                    ):
                        boards[seat].discard(suspect)
                        boards[other].add(suspect)
                case _:
                    pass
        seen = end
        review.leading[turn] = tuple(sum(rows[one] == LEADING for one in board) for board in boards)


# -- turn by turn -------------------------------------------------------------------------


def _standing(review: DuelReview, turn: int, seat: int) -> SeatStanding:
    """Steps to the end; battles won of those that were fought."""
    upto = [one for number in range(turn + 1) for one in review.battles.get(number, ())]
    won = sum(one.success == (one.attacker == seat) for one in upto)
    cases = review.leading[turn][seat] + ACCUSATION
    now = review.battles.get(turn) or ()
    learnt = _learnt(now[-1], seat) if now else None
    return SeatStanding(seat, cases, won, len(upto), learnt)


def _learnt(chance: Chance, seat: int) -> Message:
    """What a battle was to one of the two: its chance, and how it went."""
    attacks = seat == chance.attacker
    chances_ = chance.won if attacks else 1 - chance.won
    key = "duel_fought_won" if chance.success == attacks else "duel_fought_lost"
    return said(key, suspect=chance.suspect, percent=percent(chances_))


def _outcome(chance: Chance) -> Message:
    winner = chance.attacker if chance.success else chance.defender
    key = "duel_accusation" if chance.accuses else "duel_battle"
    return said(key, seat=winner, suspect=chance.suspect)


def _told(chance: Chance) -> list[Message]:
    """What the attacker could know, and what the other hand held."""
    attacker, defender = chance.attacker, chance.defender
    lines = [said("duel_attack", seat=attacker, suspect=chance.suspect, card=chance.card)]
    if chance.known:
        lines.append(said("duel_known", seat=attacker, cards=chance.known))
    odds = percent(1 - chance.unanswered)
    lines.append(said("duel_answered", seat=defender, percent=odds))
    if chance.backing:
        lines.append(said("duel_backing", cards=chance.backing, percent=percent(chance.won)))
    if chance.held:
        lines.append(said("duel_held", seat=defender, cards=chance.held))
    else:
        lines.append(said("duel_nothing", seat=defender))
    return lines


# -- seat by seat -------------------------------------------------------------------------


def _seat(review: DuelReview, ended: GameOver, seat: int) -> SeatReview:
    turns = range(-1, len(review.turns))
    known = next((turn for turn in turns if not review.leading[turn][seat]), None)
    accused = tuple(
        number
        for number, row in review.battles.items()
        if any(one.accuses and one.attacker == seat for one in row)
    )
    return SeatReview(seat, known, accused, _verdict(review, ended, seat))


def _verdict(review: DuelReview, ended: GameOver, seat: int) -> Message:
    """Battles won, against what the odds promised."""
    fought = [one for row in review.battles.values() for one in row]
    if not fought:
        return said("duel_none", seat=seat)
    won = sum(one.success == (one.attacker == seat) for one in fought)
    promised = sum(one.won if one.attacker == seat else 1 - one.won for one in fought)
    luck = won - promised
    keys = WON if seat in ended.winners else LOST
    key = keys[0] if luck > LUCK else keys[2] if luck < -LUCK else keys[1]
    return said(key, seat=seat, won=won, of=len(fought), promised=round(promised, 1))
