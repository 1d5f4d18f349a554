"""What the table shows, as plain values, from a view or fact by fact.

Nearly everything follows from the facts of the present round. Nothing in it is secret but what the
viewer of a view may know: a view that is for everybody has no hand and no notebook of anybody.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from game.core.facts import Fact
from game.core.messages import HIDDEN
from game.core.view import View
from systems.rules.detective_club import facts as happened
from systems.rules.detective_club.club import (
    DECK,
    PLAYS,
    VOTE,
    play_order,
    rounds_for,
)

WORD, PAINTINGS, TALK, VOTES, POINTS = range(5)
"""The steps of a round, as they stand on the wall."""

NOBODY = -1


@dataclass
class Round:
    """What this round has brought so far.

    Attributes:
        word: as far as the viewer knows it; ``"?"`` where there is one that it does not know.
        dealt: whether notebooks have been dealt.
        said: whether the word has been said to all.
        hung: by seat, the paintings in the order in which they were played.
        slips: by seat, what was given in writing for each painting.
        spoken: who has explained, in that order.
        talking: open talk goes on.
        ready: who has talked enough.
        talked: no talk follows any more.
        votes: voter -> target, in order; -1 while that is hidden.
        conspirator: once the notebooks lie open.
        over: the round is scored.
    """

    word: str = ""
    dealt: bool = False
    said: bool = False
    hung: dict[int, list[str]] = field(default_factory=dict)
    slips: dict[int, list[happened.CardExplained]] = field(default_factory=dict)
    spoken: list[int] = field(default_factory=list)
    talking: bool = False
    ready: list[int] = field(default_factory=list)
    talked: bool = False
    votes: dict[int, int] = field(default_factory=dict)
    conspirator: int = NOBODY
    over: bool = False


@dataclass
class TableState:
    """Everything that the table shows.

    Attributes:
        discuss: whether there is a talk at this table.
        awaits_talk: whether open talk follows the last explanation.
        hands: by seat, the cards as far as they are known.
        notebook: what the viewer reads in its own; None where it has none, or none yet.
        tokens: by seat, how many.
        scores: by seat, the points, where the table wants them shown.
        proposed: a topic that is proposed between two rounds.
        used: the words of the rounds that were told to the end.
        values: by seat, what its tokens are worth, once the game is over.
        turned: so many tokens of every seat are turned up.
    """

    seats: int = 0
    viewer: int | None = None
    number: int = 0
    active: int = 0
    topic: str = ""
    proposed: str = ""
    humans: frozenset[int] = frozenset()
    discuss: bool = True
    awaits_talk: bool = True
    open_hands: bool = False
    deck: int = 0
    hands: list[list[str]] = field(default_factory=list)
    notebook: str | None = None
    tokens: list[int] = field(default_factory=list)
    scores: list[int] | None = None
    now: Round = field(default_factory=Round)
    ended: bool = False
    winners: tuple[int, ...] = ()
    used: list[str] = field(default_factory=list)
    values: tuple[tuple[int, ...], ...] = ()
    turned: int = 0

    # -- from a view -------------------------------------------------------------------------

    @classmethod
    def of(cls, view: View, humans: Collection[int] = ()) -> TableState:
        """The state that a view tells of.

        Args:
            view: of everybody, or of the only person at the table.
            humans: the seats of people.
        """
        state = cls.before(view, humans)
        for fact in view.facts:
            take(state, fact)
        state.deck = len(view.zones[DECK].cards)
        return state

    @classmethod
    def before(cls, view: View, humans: Collection[int] = ()) -> TableState:
        """The table before anything has happened."""
        seats = len(view.seats)
        rules = view.house_rules
        starts = [one for one in view.facts if isinstance(one, happened.GameStarted)]
        started = starts[0]
        state = cls(
            seats=seats,
            viewer=view.viewer if isinstance(view.viewer, int) else None,
            active=started.first_active,
            topic=started.topic,
            discuss=bool(rules["discuss"]),
            open_hands=bool(rules["open_hands"]),
            awaits_talk=bool(rules["talk_seconds"]) or len(humans) > 1,
            humans=frozenset(humans),
            deck=len(view.zones[DECK].cards),
            hands=[[] for _ in range(seats)],
            tokens=_won_before(view),
        )
        if rules["show_scores"]:
            state.scores = _points_before(view)
        if started.played == PLAYS * seats and _begins_with_votes(view):
            state.discuss = False
        return state

    # -- what follows ------------------------------------------------------------------------

    @property
    def others(self) -> list[int]:
        """The seats that are not active, clockwise from the Active Player's left."""
        return [(self.active + step) % self.seats for step in range(1, self.seats)]

    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        return rounds_for(self.seats)

    @property
    def plays(self) -> int:
        """How many paintings hang."""
        return sum(map(len, self.now.hung.values()))

    @property
    def step(self) -> int:
        """Where the round is."""
        now = self.now
        if now.conspirator != NOBODY or now.over or self.ended:
            return POINTS
        if not now.dealt:
            return WORD
        if self.plays < PLAYS * self.seats:
            return PAINTINGS
        if not self.discuss or now.talked or now.votes:
            return VOTES
        everybody = len(now.spoken) == self.seats
        if everybody and not now.talking and not self.awaits_talk:
            return VOTES
        return TALK

    @property
    def lit(self) -> int:
        """The seat that acts; -1 while nobody or everybody does."""
        now, step = self.now, self.step
        if self.proposed:
            return NOBODY
        if step == WORD:
            return self.active
        if step == PAINTINGS:
            return play_order(self.active, self.seats)[self.plays]
        if step == TALK:
            order = [self.active, *self.others]
            return order[len(now.spoken)] if len(now.spoken) < self.seats else NOBODY
        if step == VOTES:
            left = [seat for seat in self.others if seat not in now.votes]
            return left[0] if left else NOBODY
        return now.conspirator

    @property
    def speaker(self) -> int:
        """Who has the floor in the talk: what a computer player has written stays to be read until
        somebody else begins."""
        lit, spoken, slips = self.lit, self.now.spoken, self.now.slips
        if lit in (NOBODY, *self.humans) or lit in slips or not spoken:
            return lit
        return spoken[-1] if spoken[-1] in slips else lit

    def counted(self, seat: int) -> int | None:
        """The points of a seat that lie open by now; None where they lie face down."""
        if self.ended:
            return sum(self.values[seat][: self.turned])
        return None if self.scores is None else self.scores[seat]

    @property
    def knows_word(self) -> bool:
        """Whether the viewer knows the word."""
        return self.now.word not in ("", HIDDEN)


def _begins_with_votes(view: View) -> bool:
    """Whether a match was laid out at its first vote: the word is known, though nobody said it."""
    told = any(isinstance(fact, happened.WordAnnounced) for fact in view.facts)
    later = any(isinstance(fact, happened.RoundEnded) for fact in view.facts)
    return bool(view.values["step"] == VOTE) and not told and not later


def _won_before(view: View) -> list[int]:
    """How many tokens everybody had before the first fact."""
    paid = [fact.seat for fact in view.facts if isinstance(fact, happened.Scored)]
    return [len(view.values[f"tokens.{s}"]) - paid.count(s) for s in range(len(view.seats))]


def _points_before(view: View) -> list[int]:
    found = [int(view.values[f"score.{seat}"]) for seat in range(len(view.seats))]
    for fact in view.facts:
        if isinstance(fact, happened.Scored):
            found[fact.seat] -= fact.value
    return found


# ---------------------------------------------------------------- fact by fact


def take(state: TableState, fact: Fact) -> None:
    """Take up what happened."""
    now = state.now
    match fact:
        case happened.CardsDrawn():
            if state.open_hands or fact.seat == state.viewer:
                state.hands[fact.seat] += [card for card in fact.cards if card != HIDDEN]
        case happened.RoundStarted():
            state.number, state.active = fact.number, fact.active
            state.now, state.notebook = Round(), None
            state.proposed = ""
        case happened.WordChosen():
            now.word = fact.word
        case happened.CardPlayed():
            now.hung.setdefault(fact.seat, []).append(fact.card)
            if fact.card in state.hands[fact.seat]:
                state.hands[fact.seat].remove(fact.card)
        case happened.NotebookDealt():
            now.dealt = True
            if fact.seat == state.viewer:
                state.notebook = fact.word
                now.word = fact.word or HIDDEN
        case happened.WordAnnounced():
            now.word, now.said = fact.word, True
        case happened.CardExplained():
            now.slips.setdefault(fact.seat, []).append(fact)
        case happened.Explained():
            now.spoken.append(fact.seat)
        case happened.TalkStarted():
            now.talking = True
        case happened.SeatReady():
            now.ready.append(fact.seat)
        case happened.TalkEnded():
            now.talking, now.talked = False, True
        case happened.VoteCast():
            target = fact.target
            now.votes[fact.voter] = target if isinstance(target, int) else NOBODY
        case _:
            _close(state, fact)


def _close(state: TableState, fact: Fact) -> None:
    """The end of a round, and what comes between two."""
    now = state.now
    match fact:
        case happened.VotesRevealed():
            now.votes.update(dict(fact.votes))
        case happened.NotebooksRevealed():
            now.conspirator, now.word = fact.conspirator, fact.word
            state.used.append(fact.word)
        case happened.Scored():
            state.tokens[fact.seat] += 1
            if state.scores is not None:
                state.scores[fact.seat] += fact.value
        case happened.RoundEnded():
            if fact.next_active != NOBODY:
                state.now, state.notebook = Round(), None
                state.active = fact.next_active
            else:
                state.now = Round(over=True)
        case happened.TopicProposed():
            state.proposed = fact.topic
        case happened.TopicRefused() | happened.TopicChanged():
            state.proposed = ""
            if isinstance(fact, happened.TopicChanged):
                state.topic = fact.topic
        case happened.GameOver():
            state.ended, state.winners = True, fact.winners
            state.values = fact.tokens
            state.turned = max(map(len, fact.tokens))
