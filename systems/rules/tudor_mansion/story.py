"""What happened so far, as one viewer knows it: its facts gathered into questions and answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.core.messages import HIDDEN
from game.core.view import View
from systems.rules.tudor_mansion.facts import (
    AccusationWrong,
    Accused,
    CannotRefute,
    CluesDealt,
    EnvelopeSeen,
    GameOver,
    Refuted,
    Suggested,
    TurnStarted,
)

Triple = tuple[str, str, str]
"""A suspect, a weapon and a room."""


@dataclass(slots=True)
class Question:
    """One suggestion with its answers. Numbers of facts are those of the viewer."""

    suggester: int
    cards: Triple
    number: int
    """Of the fact that it was asked."""
    passed: list[tuple[int, int]] = field(default_factory=list)
    """Seats that had none of the cards, each with the number of that fact."""
    refuter: int | None = None
    answer: int | None = None
    """The number of the fact that somebody showed something."""
    shown: tuple[str, ...] | None = None
    """The cards that were shown, where the viewer saw them."""
    count: int | None = None
    """How many were shown, where everybody learnt it."""


@dataclass(slots=True)
class WrongAccusation:
    """An accusation that was wrong."""

    seat: int
    cards: Triple
    number: int
    """Of the fact that it was wrong."""


@dataclass(slots=True)
class Story:
    """Everything that tells something about the cards, in the order in which it happened."""

    dealt: list[tuple[int, int, tuple[str, ...]]] = field(default_factory=list)
    """Hands that the viewer has seen dealt: number of the fact, seat, cards."""
    questions: list[Question] = field(default_factory=list)
    wrong: list[WrongAccusation] = field(default_factory=list)
    envelope: tuple[int, tuple[str, ...]] | None = None
    """The fact by which the viewer has seen the envelope, and what it holds."""
    opened: tuple[int, GameOver] | None = None
    """The end of the game, at which everything is opened."""
    rounds: list[tuple[int, int]] = field(default_factory=list)
    """Where each round begins: number of the fact, number of the round."""

    def round_of(self, number: int) -> int:
        """The round in which a fact happened."""
        current = 1
        for start, round_no in self.rounds:
            if start > number:
                break
            current = round_no
        return current

    def asked_by(self, seat: int) -> Iterator[Question]:
        """The questions of one seat."""
        return (question for question in self.questions if question.suggester == seat)


def read(view: View, upto: int | None = None) -> Story:
    """Gather the facts of a view, all of them or only the first ``upto``."""
    story = Story()
    question: Question | None = None
    accused: Triple | None = None
    for number, fact in enumerate(view.facts[:upto]):
        match fact:
            case TurnStarted():
                if not story.rounds or story.rounds[-1][1] != fact.round:
                    story.rounds.append((number, fact.round))
            case Suggested():
                cards = (fact.suspect, fact.weapon, fact.room)
                question = Question(fact.seat, cards, number)
                story.questions.append(question)
            case CannotRefute() if question is not None:
                question.passed.append((fact.seat, number))
            case Refuted() if question is not None:
                question.refuter = fact.refuter
                question.answer = number
                if isinstance(fact.cards, tuple):
                    question.shown = fact.cards
                if isinstance(fact.count, int):
                    question.count = fact.count
            case Accused():
                accused = (fact.suspect, fact.weapon, fact.room)
            case AccusationWrong() if accused is not None:
                story.wrong.append(WrongAccusation(fact.seat, accused, number))
            case EnvelopeSeen() if HIDDEN not in fact.cards:
                story.envelope = (number, fact.cards)
            case CluesDealt() if fact.cards and HIDDEN not in fact.cards:
                story.dealt.append((number, fact.seat, fact.cards))
            case GameOver():
                story.opened = (number, fact)
    return story
