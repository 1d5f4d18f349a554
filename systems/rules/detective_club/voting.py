"""Steps 4b and 5: votes, the notebooks, and points (4.7, 4.8)."""

from __future__ import annotations

from game.core.rules import Band
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.club import (
    ACTIVE,
    CONSPIRATOR,
    ENOUGH,
    RIGHT_VOTE,
    VALUES,
    VOTE,
)
from systems.rules.detective_club.facts import NotebooksRevealed, Scored, VoteCast, VotesRevealed
from systems.rules.detective_club.processor import GameProcessor


class OpenVoting(GameProcessor):
    """All but the Active Player, from its left (CLUB-080 to CLUB-082)."""

    phases = ("voting",)
    band = Band.TURN

    def process(self) -> None:
        self.round.step = VOTE
        self.flow.mark += 1
        self.round.waiting = self.club.others
        self.flow.phase = "vote"


class AskVote(GameProcessor):
    phases = ("vote",)
    band = Band.TURN

    def process(self) -> None:
        waiting = self.round.waiting
        if waiting:
            self.ask(waiting.pop(0), "vote", "voted")
        else:
            self.flow.phase = "reveal"


class TakeVote(GameProcessor):
    """Open for those who vote later, or hidden until all have voted (CLUB-085, CLUB-R12)."""

    phases = ("voted",)
    band = Band.INTENT

    def process(self) -> None:
        intent, seat = self.inbox.intent, self.inbox.seat
        assert isinstance(intent, do.Vote)
        self.votes.cast[seat] = intent.target
        is_open = self.table.rules["vote_mode"] == "open"
        self.emit(VoteCast(seat, intent.target, self.club.everybody if is_open else ()))
        self.flow.phase = "vote"


class Reveal(GameProcessor):
    """Notebooks are turned over when all have voted (CLUB-090)."""

    phases = ("reveal",)
    band = Band.RESOLVE

    def process(self) -> None:
        if self.table.rules["vote_mode"] != "open":
            self.emit(VotesRevealed(tuple(self.votes.cast.items())))
        self.votes.shown = True
        self.round.revealed = True
        self.emit(NotebooksRevealed(self.round.conspirator, self.round.word))
        self.flow.phase = "score"


class Score(GameProcessor):
    """Right votes always score; the Conspirator and the Active Player if there are few of them.

    The Conspirator cannot vote for itself, so that every right vote is a Detective's (CLUB-091 to
    CLUB-095).
    """

    phases = ("score",)
    band = Band.CONSEQUENCE

    def process(self) -> None:
        now = self.round
        right = [voter for voter, target in self.votes.cast.items() if target == now.conspirator]
        for voter in right:
            self._pay(voter, RIGHT_VOTE)
        if len(right) < ENOUGH:
            self._pay(now.conspirator, CONSPIRATOR)
            self._pay(now.active, ACTIVE)
        self.flow.phase = "close"

    def _pay(self, seat: int, reason: str) -> None:
        """One token of exactly that value, or a stand-in for it (CLUB-096, CLUB-098)."""
        value = VALUES[reason]
        bank, stand_in = self.tokens.bank, self.tokens.bank[str(value)] == 0
        if stand_in:
            self.tokens.stand_ins += 1
        else:
            bank[str(value)] -= 1
        self.tokens.won[seat].append(value)
        self.emit(Scored(seat, value, reason, stand_in))
