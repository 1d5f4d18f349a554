"""Step 4a: the word is said, everybody explains, and people talk (4.6)."""

from __future__ import annotations

from game.core.rules import Band
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.affinity import thing_behind
from systems.rules.detective_club.cards import WHICH
from systems.rules.detective_club.club import DISCUSS
from systems.rules.detective_club.facts import (
    CardExplained,
    Explained,
    SeatReady,
    TalkEnded,
    TalkStarted,
    WordAnnounced,
)
from systems.rules.detective_club.processor import GameProcessor

MANNERS = 16
"""Sentences in which a reason is put: one for every picture of a table of eight."""
APART = 5
"""By so many the sentences of a round begin later than those of the round before."""
PLAIN = 8
"""More sentences, for a reason that is the word itself: they do not say it twice."""


def manner_of(number: int, word: str, reason: str) -> int:
    """In which sentence a reason is put."""
    return MANNERS + number % PLAIN if reason == word else number % MANNERS


class Announce(GameProcessor):
    """Now the Conspirator hears the word, too (CLUB-071)."""

    phases = ("announce",)
    band = Band.RESOLVE

    def process(self) -> None:
        now = self.round
        now.step, now.announced = DISCUSS, True
        self.flow.mark += 1
        self.emit(WordAnnounced(now.active, now.word))
        now.waiting = [now.active, *self.club.others]
        self.flow.phase = "explain"


class AskExplain(GameProcessor):
    """The Active Player first, then clockwise (CLUB-072, CLUB-073)."""

    phases = ("explain",)
    band = Band.TURN

    def process(self) -> None:
        waiting = self.round.waiting
        if waiting:
            self.ask(waiting.pop(0), "explain", "explained")
        else:
            self.flow.phase = "talk"


class TakeExplain(GameProcessor):
    """Spoken, or a reason for each card in writing (CLUB-074)."""

    phases = ("explained",)
    band = Band.INTENT

    def process(self) -> None:
        intent, seat = self.inbox.intent, self.inbox.seat
        self.talk.spoken.append(seat)
        reasons = intent.reasons if isinstance(intent, do.Explain) else ()
        if reasons:
            self.talk.reasons[seat] = list(reasons)
        number = APART * self.round.number + len(WHICH) * seat
        for which, card, reason in zip(WHICH, self.club.played(seat), reasons, strict=False):
            word = self.round.word
            manner = manner_of(number + WHICH.index(which), word, reason)
            thing = thing_behind(card, reason)
            self.emit(CardExplained(seat, card, which, word, reason, thing, manner))
        self.emit(Explained(seat, reasons, spoken=not reasons))
        self.flow.phase = "explain"


class OpenTalk(GameProcessor):
    """Open talk of the people, until all are ready or a clock outside the rules says so (CLUB-075).

    Where no time is set, there is none for one person alone (CLUB-R14).
    """

    phases = ("talk",)
    band = Band.TURN

    def process(self) -> None:
        seconds, people = int(self.table.rules["talk_seconds"]), self.club.people
        self.flow.phase = "voting"
        if not seconds and len(people) <= 1:
            return
        self.emit(TalkStarted(seconds))
        if not people:
            self.emit(TalkEnded())
            return
        self.round.turn = self.round.active
        self.talk.waiting = list(people)
        for seat in people:
            self.table.ask(seat, "ready")
        self.flow.phase = "ready"


class TakeReady(GameProcessor):
    phases = ("ready",)
    band = Band.INTENT

    def process(self) -> None:
        seat = self.inbox.seat
        self.talk.waiting.remove(seat)
        self.emit(SeatReady(seat))
        if not self.talk.waiting:
            self.emit(TalkEnded())
            self.flow.phase = "voting"
