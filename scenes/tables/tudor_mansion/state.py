"""What everybody can see of a match, as plain values: kept up to date fact by fact.

The layout of the table is a function of this state. It is made from a view when the table is opened
or settles, and changed by facts while they are shown; both ways must lead to the same state, which
the table's tests check.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from game.core.facts import Fact
from game.core.messages import HIDDEN
from game.core.view import View
from systems.rules.tudor_mansion import facts as happened
from systems.rules.tudor_mansion.cards import SUSPECTS, WEAPONS

NONE = "none"
SHOWS = "shows"


@dataclass
class Question:
    """A suggestion that stands.

    Attributes:
        answers: seat -> ``none`` or ``shows``, as far as it has been checked.
        count: how many cards were shown, where everybody may know it.
        shown: the cards that were shown, where the viewer may know them.
        refuter: who showed something; None as long as nobody has.
        unanswered: nobody could.
    """

    seat: int
    suspect: str
    weapon: str
    room: str
    answers: dict[int, str] = field(default_factory=dict)
    count: int | None = None
    shown: tuple[str, ...] = ()
    refuter: int | None = None
    unanswered: bool = False

    @property
    def cards(self) -> tuple[str, str, str]:
        """The three named cards."""
        return (self.suspect, self.weapon, self.room)


@dataclass
class TableState:
    """Everything that the table shows.

    Attributes:
        suspects: by seat, the suspect it plays.
        ring: the rooms in their order, clockwise.
        separate: investigators have counters of their own.
        where: piece -> room; suspects, weapons, counters, in the order in which they stand.
        counts: by seat, how many cards it holds.
        turn: whose turn it is, or who chooses where to begin; None when nobody is asked.
        silent: seats that take no more turns.
        question: the suggestion that stands, if any.
        hand: the cards of the viewer's seat, face up on the table of a lone human.
        faceup: cards that lie open for all.
        pool: how many cards are set aside unseen.
        opened: the cards of the envelope, once it lies open.
        solved: an accusation was right, and the game is over.
        chooses_start: people choose where to begin; the seat of the last hand is the first.
        round_no: the round that is played.
    """

    suspects: tuple[str, ...] = ()
    ring: tuple[str, ...] = ()
    separate: bool = False
    where: dict[str, str] = field(default_factory=dict)
    counts: list[int] = field(default_factory=list)
    turn: int | None = None
    silent: set[int] = field(default_factory=set)
    question: Question | None = None
    hand: tuple[str, ...] = ()
    faceup: tuple[str, ...] = ()
    pool: int = 0
    opened: tuple[str, ...] = ()
    solved: bool = False
    round_no: int = 0
    chooses_start: bool = False

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.suspects)

    def piece_of(self, seat: int) -> str:
        """The piece that walks for a seat."""
        return f"counter.{seat}" if self.separate else self.suspects[seat]

    def room_of(self, seat: int) -> str:
        """Where a seat's investigator stands; "" while it stands nowhere."""
        return self.where.get(self.piece_of(seat), "")

    def seat_of(self, suspect: str) -> int | None:
        """Who plays a suspect; None for one that nobody plays."""
        return self.suspects.index(suspect) if suspect in self.suspects else None

    def put(self, piece: str, room: str) -> None:
        """Stand a piece in a room, keeping the order of the pieces."""
        self.where[piece] = room
        order = piece_order(self.seats)
        self.where = {one: self.where[one] for one in order if one in self.where}

    def _chooser_after(self, seat: int) -> int | None:
        """Who chooses where to begin while pieces are put down; None once all investigators are."""
        for step in range(self.seats):
            chooser = (seat + step) % self.seats
            if not self.room_of(chooser):
                return chooser
        return None

    # -- from a view -------------------------------------------------------------------------

    @classmethod
    def of(cls, view: View) -> TableState:
        """The state that a view tells of."""
        values, zones = view.values, view.zones
        seats = range(len(view.seats))
        state = cls(
            suspects=tuple(values[f"investigator.{seat}"] for seat in seats),
            ring=tuple(values["ring"]),
            separate=bool(view.house_rules["separate_investigators"]),
            chooses_start=view.house_rules["start_rooms"] == "choose",
            counts=[_number(zones[f"hand.{seat}"].count) for seat in seats],
            silent={seat for seat in seats if values[f"status.{seat}"] == "silent"},
            round_no=int(values["round_no"]),
        )
        for piece in piece_order(len(seats)):
            room = _room(values, piece)
            if room:
                state.put(piece, room)
        if values["step"] != "start":
            state.turn = int(values["turn"])
        else:
            state.round_no = 0
            state.turn = view.asked[0].seat if view.asked else None
        if isinstance(view.viewer, int):
            state.hand = zones[f"hand.{view.viewer}"].cards
        if "faceup" in zones:
            state.faceup = zones["faceup"].cards
        if "pool" in zones:
            state.pool = _number(zones["pool"].count)
        if view.outcome is not None:
            state.opened = zones["envelope"].cards
            state.solved = bool(view.outcome.winners)
        state.question = standing_question(view.facts)
        return state

    # -- fact by fact ------------------------------------------------------------------------

    def apply(self, fact: Fact, viewer: object) -> None:
        """Take up what happened."""
        if isinstance(fact, happened.GameStarted):
            self.suspects, self.ring = fact.suspects, fact.ring
            self.separate = bool(fact.options["separate_investigators"])
            self.chooses_start = fact.options["start_rooms"] == "choose"
            self.counts = [0] * len(fact.suspects)
        elif isinstance(fact, happened.CluesDealt):
            self.counts[fact.seat] = len(fact.cards)
            if viewer == fact.seat:
                self.hand = fact.cards
            self.turn = fact.seat if self.chooses_start else None
        elif isinstance(fact, happened.TokenPlaced):
            self.put(fact.token, fact.room)
            if self.turn is not None and not self.round_no:
                self.turn = self._chooser_after(self.turn)
        elif isinstance(fact, happened.TurnStarted):
            self.turn, self.round_no = fact.seat, fact.round
        elif isinstance(fact, happened.Moved):
            self.put(self.piece_of(fact.seat), fact.room)
        elif isinstance(fact, happened.TokenMoved):
            self.put(fact.token, fact.room)
        elif isinstance(fact, happened.WentSilent):
            self.silent.add(fact.seat)
        elif isinstance(fact, happened.GameOver):
            self.opened, self.solved = fact.envelope, bool(fact.winners)
        self.question = _after(self.question, fact)


def piece_order(seats: int) -> tuple[str, ...]:
    """All pieces in the order in which they stand in a room."""
    return (*SUSPECTS, *(f"counter.{seat}" for seat in range(seats)), *WEAPONS)


def standing_question(facts: Iterable[Fact]) -> Question | None:
    """The suggestion that stands after all these facts."""
    question: Question | None = None
    for fact in facts:
        question = _after(question, fact)
    return question


def _after(question: Question | None, fact: Fact) -> Question | None:
    """The question that stands after one more fact."""
    if isinstance(fact, happened.Suggested):
        return Question(fact.seat, fact.suspect, fact.weapon, fact.room)
    if isinstance(fact, happened.TurnStarted | happened.TurnEnded | happened.Accused):
        return None
    if question is None:
        return None
    if isinstance(fact, happened.CannotRefute):
        question.answers[fact.seat] = NONE
    elif isinstance(fact, happened.Refuted):
        question.answers[fact.refuter] = SHOWS
        question.refuter = fact.refuter
        question.count = fact.count if isinstance(fact.count, int) else None
        question.shown = fact.cards if isinstance(fact.cards, tuple) else ()
    elif isinstance(fact, happened.Unrefuted):
        question.unanswered = True
    return question


def _room(values: dict[str, Any], piece: str) -> str:
    for key in (f"suspect_pos.{piece}", f"weapon_pos.{piece}", piece):
        if key in values:
            return str(values[key] or "")
    return ""


def _number(count: int | str) -> int:
    return 0 if count == HIDDEN else int(count)
