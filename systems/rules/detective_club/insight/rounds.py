"""A finished match round by round, everything open: who played what, and what each could think.

What the cards tell does not depend on who looks: only that nobody suspects itself.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

from game.core.facts import Fact
from game.core.rng import Stream
from systems.rules.detective_club.affinity import concept_of
from systems.rules.detective_club.bots.case import Case, Moment, Play, words_of
from systems.rules.detective_club.bots.guess import UNLISTED
from systems.rules.detective_club.bots.levels import SHARP
from systems.rules.detective_club.bots.voting import Clue, clues
from systems.rules.detective_club.content import Tags
from systems.rules.detective_club.facts import (
    CardPlayed,
    CardsDrawn,
    GameStarted,
    NotebooksRevealed,
    RoundStarted,
    Scored,
    TopicChanged,
    VoteCast,
    WordChosen,
)

LEVEL = SHARP.exact()
OUT = 0.08
"""Whoever is less likely the Conspirator than this is not reckoned with."""


@dataclass(slots=True)
class Round:
    """One round as it really was.

    Attributes:
        number: from 1.
        active: the Active Player.
        words: of the list, that somebody had to reckon with who did not know the word.
        unlisted: how likely it was none of them.
        word: of the round.
        concept: what it is about.
        conspirator: who never saw it.
        plays: all cards in the order in which they were played.
        hands: what the player of each held before it.
        votes: voter -> target.
        scored: seats that scored in it.
        clues: what each card of those who are not active tells; by :func:`working_out`.
    """

    number: int
    active: int
    words: tuple[str, ...]
    unlisted: float
    word: str = ""
    concept: Tags = field(default_factory=dict)
    conspirator: int = -1
    plays: list[Play] = field(default_factory=list)
    hands: list[tuple[str, ...]] = field(default_factory=list)
    votes: dict[int, int] = field(default_factory=dict)
    scored: set[int] = field(default_factory=set)
    clues: dict[int, Clue] = field(default_factory=dict)
    """By the number of the play."""

    @property
    def escaped(self) -> bool:
        """Whether the Conspirator got away."""
        return self.conspirator in self.scored

    def case(self, seat: int, seats: int, played: int, *, told: bool = True) -> Case:
        """What a seat had before it when so many cards lay there.

        Args:
            seat: of a Conspirator too, who does not know the word.
            seats: at the table.
            played: how many cards.
            told: whether a Conspirator has heard the word.
        """
        knows = told or seat != self.conspirator
        moment = Moment(
            seat,
            seats,
            self.active,
            tuple(sorted(self.hands[played])) if played < len(self.hands) else (),
            tuple(self.plays[:played]),
            self.word if knows else "",
            self.concept if knows else {},
            seat == self.conspirator,
            self.words,
            self.unlisted,
        )
        return Case(moment, LEVEL, Stream(0))

    def odds(self, seat: int, seats: int, played: int) -> dict[int, float]:
        """By suspect how likely a seat found it that this was the Conspirator, by the cards alone.

        For the Conspirator itself, who knows, that is 1 for itself.
        """
        if seat == self.conspirator:
            return {seat: 1.0}
        others = [(self.active + step) % seats for step in range(1, seats)]
        logs = {other: 0.0 for other in others if other != seat}
        for number, clue in self.clues.items():
            if number < played and clue.seat in logs:
                logs[clue.seat] -= clue.tells
        best = max(logs.values())
        parts = {other: math.exp(log - best) for other, log in logs.items()}
        total = sum(parts.values())
        return {other: part / total for other, part in parts.items()}


def left(odds: dict[int, float]) -> list[int]:
    """Who has to be reckoned with, the likeliest first."""
    found = [seat for seat, chance in odds.items() if chance >= OUT]
    return sorted(found, key=lambda seat: (-odds[seat], seat))


def rounds(facts: Sequence[Fact]) -> list[Round]:
    """All rounds that were played to the end."""
    found: list[Round] = []
    topic = ""
    used: list[str] = []
    hands: dict[int, list[str]] = {}
    unlisted = UNLISTED
    for fact in facts:
        match fact:
            case GameStarted():
                topic = fact.topic
                unlisted = UNLISTED if fact.options.get("free_words", True) else 0.0
            case TopicChanged():
                topic = fact.topic
            case CardsDrawn():
                hands.setdefault(fact.seat, []).extend(fact.cards)
            case RoundStarted():
                found.append(Round(fact.number, fact.active, words_of(topic, used), unlisted))
            case WordChosen():
                found[-1].word = fact.word
                found[-1].concept = concept_of(fact.word, fact.tags)
            case CardPlayed():
                hand = hands.setdefault(fact.seat, [])
                if fact.card not in hand:  # it lay there already when the match began
                    hand.append(fact.card)
                found[-1].hands.append(tuple(hand))
                found[-1].plays.append((fact.seat, fact.card))
                hand.remove(fact.card)
            case VoteCast():
                found[-1].votes[fact.voter] = fact.target
            case NotebooksRevealed():
                found[-1].conspirator = fact.conspirator
                used.append(fact.word)
            case Scored():
                found[-1].scored.add(fact.seat)
            case _:
                pass
    return [one for one in found if one.conspirator >= 0]


def working_out(found: Sequence[Round], seats: int) -> Generator[None, None, None]:
    """In slices: what every card tells."""
    for one in found:
        case = one.case(one.active, seats, len(one.plays))
        numbers = [number for number, (seat, _) in enumerate(one.plays) if seat != one.active]
        one.clues = dict(zip(numbers, clues(case), strict=True))
        yield
