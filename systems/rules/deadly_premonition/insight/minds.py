"""Whom every seat could suspect at every moment of a finished match, by what it had seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.facts import Fact
from game.match.turns import Span, spans_between
from systems.rules.deadly_premonition.bots.suspicion import chances_of, weight_of
from systems.rules.deadly_premonition.cards import AGENT, KILLER
from systems.rules.deadly_premonition.facts import (
    AlignmentDealt,
    AlignmentRevealed,
    CardPlayed,
    GameOver,
    GameStarted,
    RoundStarted,
    SuspectKilled,
    SuspectsSwapped,
    TurnStarted,
)


@dataclass(frozen=True, slots=True)
class Mind:
    """What one seat could think at one moment.

    Attributes:
        chances: by seat how likely that is the Killer; certain ones are 1.
        known: of how many seats, its own among them, it knew the alignment.
    """

    chances: tuple[float, ...]
    known: int

    @property
    def cases(self) -> int:
        """How many seats could be the Killer."""
        return sum(chance > 0 for chance in self.chances)

    @property
    def killer(self) -> int:
        """The Killer where that is certain, or -1."""
        return self.chances.index(1.0) if 1.0 in self.chances else -1


def spans(facts: Sequence[Fact]) -> list[Span]:
    """The turns of a match; that of a removed seat is one too."""
    rows: list[tuple[int, int, int]] = []
    round_no, fresh = 1, -1
    for number, fact in enumerate(facts):
        if isinstance(fact, RoundStarted):
            round_no, fresh = fact.round, number
        elif isinstance(fact, TurnStarted):
            rows.append((fresh if fresh >= 0 else number, fact.seat, round_no))
            fresh = -1
    over = next((n for n, fact in enumerate(facts) if isinstance(fact, GameOver)), len(facts))
    return spans_between(rows, over)


class Watcher:
    """Follows the facts of a match, everything open, and knows what each seat could think."""

    def __init__(self) -> None:
        self.logs: list[float] = []
        self.limit = self.deaths = 0
        self.killer = -1
        self.agents: dict[int, tuple[str, int]] = {}
        """Seats that were shown to be Agents: how, and in which round."""
        self.boards: list[set[str]] = []
        self.round_no = 1

    def follow(self, fact: Fact) -> None:
        """Take in one more fact."""
        match fact:
            case GameStarted():
                self.boards = [set(board) for board in fact.boards]
                self.logs = [0.0] * len(fact.boards)
                self.limit = fact.death_limit
            case AlignmentDealt() if fact.alignment == KILLER:
                self.killer = fact.seat
            case RoundStarted():
                self.round_no = fact.round
            case CardPlayed():
                self.logs[fact.seat] += weight_of(fact.intent, self.deaths, self.limit)
            case SuspectsSwapped():
                for suspect, seat, other in zip(
                    fact.suspects, fact.seats, reversed(fact.seats), strict=True
                ):
                    self.boards[seat].discard(suspect)
                    self.boards[other].add(suspect)
            case SuspectKilled():
                self.deaths = fact.deaths
                self.boards[fact.board].discard(fact.suspect)
                if not self.boards[fact.board] and fact.board != self.killer:
                    self.agents.setdefault(fact.board, ("emptied", self.round_no))
            case AlignmentRevealed() if fact.alignment == AGENT:
                self.agents.setdefault(fact.seat, ("revealed", self.round_no))
            case _:
                pass

    def minds(self) -> tuple[Mind, ...]:
        """By seat what it could think now."""
        seats = range(len(self.logs))
        possible = [seat for seat in seats if seat not in self.agents]
        found = []
        for seat in seats:
            if seat == self.killer:
                chances = [1.0 if other == seat else 0.0 for other in seats]
                found.append(Mind(tuple(chances), len(seats)))
                continue
            chances = chances_of(self.logs, possible, seat)
            known = len({*self.agents, seat})
            if chances.count(0.0) == len(seats) - 1:
                known = len(seats)
            found.append(Mind(tuple(chances), known))
        return tuple(found)
