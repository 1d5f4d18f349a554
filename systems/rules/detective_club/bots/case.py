"""What one seat has before it when it decides: a view taken apart, or a moment of a past match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.messages import HIDDEN
from game.core.rng import Stream
from game.core.view import View
from systems.rules.detective_club.affinity import concept_of
from systems.rules.detective_club.bots.eye import Row, like_cards, places, ranks, row_of
from systems.rules.detective_club.bots.guess import UNLISTED, Guess, guess
from systems.rules.detective_club.bots.levels import Level
from systems.rules.detective_club.bots.pack import fits_by_pack
from systems.rules.detective_club.club import hand_of, play_order, played_of
from systems.rules.detective_club.content import Tags, gallery

Play = tuple[int, str]
"""A seat and the card that it has played."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What one seat knows of a round.

    Attributes:
        seat: whose moment it is.
        seats: how many sit at the table.
        active: the Active Player.
        hand: the own cards, in their usual order.
        plays: what was played in this round, in order.
        word: of this round; empty while the seat does not know it.
        concept: what the word is about, as far as the seat may know; often empty for a word that
            is not on the list.
        guesses: whether the seat got the empty notebook.
        words: of the list, that somebody has to reckon with who does not know the word.
        unlisted: how likely it is none of them.
        reasons: seat -> what it said of each card, where it did so in writing.
        votes: voter -> target, as far as the seat has seen votes of others.
    """

    seat: int
    seats: int
    active: int
    hand: tuple[str, ...]
    plays: tuple[Play, ...]
    word: str
    concept: Tags
    guesses: bool
    words: tuple[str, ...]
    unlisted: float
    reasons: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    votes: Mapping[int, int] = field(default_factory=dict)


class Case:
    """A moment in the eyes of a player of some level.

    Args:
        moment: what it knows.
        level: how it plays.
        stream: its chance; two of the same stream and moment do the same.
    """

    def __init__(self, moment: Moment, level: Level, stream: Stream) -> None:
        self.moment = moment
        self.level = level
        self.stream = stream
        self.seat = moment.seat
        self.seats = moment.seats
        self.active = moment.active
        self.hand = moment.hand
        self.plays = moment.plays
        self.word = moment.word
        self.concept = moment.concept
        self.guesses = moment.guesses
        self._fits: Row | None = None
        self._ranks: Row | None = None

    @classmethod
    def of_view(cls, view: View, seat: int, level: Level, stream: Stream) -> Case:
        """The case of a seat, from its own view."""
        return cls(moment_of(view, seat), level, stream)

    # -- the word -----------------------------------------------------------------------

    @property
    def is_listed(self) -> bool:
        """Whether the word is on the list."""
        return self.word in gallery().concepts

    @property
    def fits(self) -> Row:
        """How well each card fits the word, 0 to 100.

        By its concept; without one by the word pack; for a word that is not in it by what the
        cards share with those of the Active Player (CLUB-R34). Who does not know the word goes by
        what it may be.
        """
        if self._fits is None:
            if self.concept:
                self._fits = row_of(self.concept)
            elif not self.word:
                self._fits = self.guess_from(self.plays, without=self.seat).row()
            else:
                cards = tuple(self.played_by(self.active))
                self._fits = fits_by_pack(self.word) or like_cards(cards)
        return self._fits

    @property
    def ranks(self) -> Row:
        """Which part of all cards fits the word no better than each, as logarithms."""
        if self._ranks is None:
            self._ranks = ranks(self.fits)
        return self._ranks

    def fit(self, card: str) -> float:
        """How well a card fits the word, 0 to 100."""
        return self.fits[places()[card]]

    def shared(self, card: str) -> set[str]:
        """The tags by which a card speaks for the word."""
        return set(gallery().weights[card]) & set(self.concept)

    # -- the table ----------------------------------------------------------------------

    def played_by(self, seat: int) -> list[str]:
        """The cards that a seat has played."""
        return [card for one, card in self.plays if one == seat]

    def guess_from(self, plays: Sequence[Play], without: int = -1) -> Guess:
        """What can be guessed from such plays, leaving out those of a seat.

        Only of the Active Player's where this level does not read the others.
        """
        active = [card for seat, card in plays if seat == self.active]
        others = [card for seat, card in plays if seat not in (self.active, without)]
        read = others if self.level.reads_all else ()
        moment = self.moment
        return guess(moment.words, active, read, self.level.reads, moment.unlisted)

    # -- chance -------------------------------------------------------------------------

    def wobble(self) -> float:
        """An error of this level, in points of a fit: anything up to its noise either way."""
        noise = self.level.noise
        return noise * (self.stream.below(2001) - 1000) / 1000 if noise else 0.0


# -- from a view ---------------------------------------------------------------------------


def moment_of(view: View, seat: int) -> Moment:
    """What a view tells its seat of the round at hand."""
    values = view.values
    word = _known(values["word"], "")
    written = {one: values[f"explanation.{one}"] for one in range(len(view.seats))}
    votes = {one: values[f"vote.{one}"] for one in range(len(view.seats))}
    return Moment(
        seat,
        len(view.seats),
        values["active"],
        tuple(sorted(view.zones[hand_of(seat)].cards)),
        plays_of(view),
        word,
        concept_of(word, _known(values["free_concept"], ())),
        values["conspirator"] == seat,
        words_of(values["topic"], values["used_words"]),
        UNLISTED if view.house_rules["free_words"] else 0.0,
        {one: told for one, told in written.items() if isinstance(told, tuple)},
        {
            one: target
            for one, target in votes.items()
            if one != seat and target not in (-1, HIDDEN)
        },
    )


def _known(value: Any, otherwise: Any) -> Any:
    return otherwise if value == HIDDEN else value


def plays_of(view: View) -> tuple[Play, ...]:
    """The cards of this round with their seats, in the order in which they were played."""
    left = {seat: list(view.zones[played_of(seat)].cards) for seat in range(len(view.seats))}
    found = []
    for seat in play_order(view.values["active"], len(view.seats)):
        if left[seat]:
            found.append((seat, left[seat].pop(0)))
    return tuple(found)


def words_of(topic: str, used: Sequence[str]) -> tuple[str, ...]:
    """Words of the list that one has to reckon with: of the topic in force, and not used yet."""
    words = gallery().words_of(topic) if topic in gallery().topics else gallery().words
    return tuple(word for word in words if word not in used) or words
