"""Between rounds: cards away, the pencil to the left, perhaps another topic, and the end."""

from __future__ import annotations

from game.core.rules import Band
from game.core.sealed import open_sealed, opened, take_sealed
from systems.rules.detective_club import intents as do
from systems.rules.detective_club.club import THEMATIC, TOPIC, rounds_for, winners_of
from systems.rules.detective_club.content import TOPICS
from systems.rules.detective_club.facts import (
    GameOver,
    RoundEnded,
    TopicChanged,
    TopicProposed,
    TopicRefused,
)
from systems.rules.detective_club.processor import GameProcessor


class CloseRound(GameProcessor):
    """All is cleared, and the word counts as used (CLUB-050, CLUB-099, CLUB-100)."""

    phases = ("close",)
    band = Band.TURN

    def process(self) -> None:
        now, seats = self.round, self.table.seats
        self.cards.put_away()
        self.topic.used.append(now.word)
        if now.number == rounds_for(seats):
            self.emit(RoundEnded(-1))
            self._finish()
            return
        now.active = (now.active + 1) % seats
        self._clear()
        self.emit(RoundEnded(now.active))
        self.flow.phase = "topic" if self.table.setup.format == THEMATIC else "next"

    def _clear(self) -> None:
        now = self.round
        now.word, now.conspirator = "", -1
        now.fixed = now.announced = now.revealed = self.votes.shown = False
        for record in (now.tags, self.talk.spoken, self.talk.reasons, self.votes.cast):
            record.clear()

    def _finish(self) -> None:
        """All tokens are turned up (CLUB-105 to CLUB-108)."""
        won = [tuple(values) for values in self.tokens.won]
        totals = tuple(map(sum, won))
        winners = winners_of(won)
        self.emit(GameOver(totals, tuple(won), tuple(winners), tuple(self.topic.used)))
        self.table.end("won", winners, totals)


class NextRound(GameProcessor):
    phases = ("next",)
    band = Band.TURN

    def process(self) -> None:
        self.round.number += 1
        self.flow.phase = "round"


class BetweenRounds(GameProcessor):
    """The topic may change by itself, or because people like another (CLUB-119, CLUB-R17)."""

    phases = ("topic",)
    band = Band.TURN

    def process(self) -> None:
        every, now = int(self.table.rules["topic_rotation"]), self.round
        if every and now.number % every == 0:
            others = [topic for topic in TOPICS if topic != self.topic.name]
            self.topic.name = self.table.draw("topic", others)
            self.emit(TopicChanged(self.topic.name))
        if now.active in self.club.computers:
            self.flow.phase = "next"
            return
        now.step = TOPIC
        self.ask(now.active, "propose_topic", "proposed")


class TakeProposal(GameProcessor):
    """One proposal at most; computer players always agree (CLUB-R17)."""

    phases = ("proposed",)
    band = Band.INTENT

    def process(self) -> None:
        intent, seat = self.inbox.intent, self.inbox.seat
        self.flow.phase = "next"
        if not isinstance(intent, do.Propose):
            return
        self.topic.proposed = intent.topic
        self.emit(TopicProposed(seat, intent.topic))
        others = [other for other in self.club.people if other != seat]
        if others:
            open_sealed(self.table, self.sealed, others, "agree_topic")
            self.flow.phase = "agreeing"
        else:
            self.flow.phase = "agreed"


class TakeAgreement(GameProcessor):
    phases = ("agreeing",)
    band = Band.INTENT

    def process(self) -> None:
        if take_sealed(self.table, self.sealed):
            self.flow.phase = "agreed"


class ChangeTopic(GameProcessor):
    """Only if everybody agrees (CLUB-119)."""

    phases = ("agreed",)
    band = Band.RESOLVE

    def process(self) -> None:
        topic = self.topic
        against = tuple(seat for seat, answer in opened(self.sealed) if answer["do"] != "yes")
        self.sealed.choices.clear()
        if against:
            self.emit(TopicRefused(topic.proposed, against))
        else:
            topic.name = topic.proposed
            self.emit(TopicChanged(topic.name))
        topic.proposed = ""
        self.flow.phase = "next"
