"""What a table of Casefile shows, as plain values, from a view or fact by fact.

Nothing in it is secret but the own hand of somebody who plays alone: a view that is for everybody
has no such viewer. What a turn has brought so far (the ask, offers as they were said, a prediction)
stays on the table until the next turn begins, so it follows from the facts alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from game.core.facts import Fact
from game.core.messages import HIDDEN
from game.core.view import View
from systems.rules.casefile import facts as happened
from systems.rules.casefile.arranging import ACTIVE
from systems.rules.casefile.cards import SILVER_TONGUE, in_order
from systems.rules.casefile.incident import DECK, PILE, hand_of

WAITING, SEALED, SAID, TRADED, LAPSED = "waiting", "sealed", "said", "traded", "lapsed"
"""What has become of an offer; ``said`` with the sum 0 is no offer."""


@dataclass
class Offer:
    """What everybody knows of a seat's offer in this turn."""

    state: str = WAITING
    sum: int = 0


@dataclass
class Turn:
    """What this turn has brought so far.

    Attributes:
        lit: the seat that acts; -1 for none.
        rolling: the die is rolled: the round's turns are over.
        asked: the pieces that were named.
        offers: by seat, since the ask.
        named: the prediction.
        bonus: bonus cards that were played in this turn, with who played them.
    """

    lit: int = -1
    rolling: bool = False
    asked: tuple[str, ...] = ()
    offers: dict[int, Offer] = field(default_factory=dict)
    named: tuple[str, ...] = ()
    bonus: list[tuple[int, str]] = field(default_factory=list)

    @property
    def lenient(self) -> bool:
        """Whether payments may be a point off (CF-122)."""
        return any(card == SILVER_TONGUE for _, card in self.bonus)


@dataclass
class TableState:
    """Everything that the table shows.

    Attributes:
        primary: who holds the die.
        face: what the die shows in this round; empty before it is rolled.
        marks: pieces that are marked on the board.
        hands: by seat, how many cards.
        deck, pile: how many cards.
        top: the face on top of the pile, where the viewer knows it.
        active: by seat, whether it is not out.
        own: what the viewer holds, where the view is a seat's.
        solution: the folder's cards once it lies open.
    """

    seats: int = 0
    primary: int = 0
    round_no: int = 0
    face: str = ""
    final_call: bool = False
    marks: list[str] = field(default_factory=list)
    hands: list[int] = field(default_factory=list)
    deck: int = 0
    pile: int = 0
    top: str = ""
    active: list[bool] = field(default_factory=list)
    viewer: int | None = None
    own: tuple[str, ...] = ()
    turn: Turn = field(default_factory=Turn)
    over: bool = False
    winners: tuple[int, ...] = ()
    solution: tuple[str, ...] = ()

    # -- from a view -------------------------------------------------------------------------

    @classmethod
    def of(cls, view: View) -> TableState:
        """The state that a view tells of."""
        values, zones = view.values, view.zones
        seats = range(len(view.seats))
        pile = zones[PILE].cards
        state = cls(
            seats=len(seats),
            primary=values["primary"],
            round_no=values["round_no"],
            face=values["die_face"],
            final_call=values["final_call"],
            marks=list(values["board_marks"]),
            hands=[len(zones[hand_of(seat)].cards) for seat in seats],
            deck=len(zones[DECK].cards),
            pile=len(pile),
            top=_known(pile[:1]),
            active=[values[f"status.{seat}"] == ACTIVE for seat in seats],
        )
        if isinstance(view.viewer, int):
            state.viewer = view.viewer
            state.own = in_order(zones[hand_of(view.viewer)].cards)
        state._follow_turn(view.facts)
        return state

    @classmethod
    def before(cls, view: View) -> TableState:
        """The table before anything has happened."""
        state = cls.of(view)
        started = next(fact for fact in view.facts if isinstance(fact, happened.GameStarted))
        state.hands = [0] * state.seats
        state.own, state.top, state.face, state.solution = (), "", "", ()
        state.turn, state.over, state.winners = Turn(), False, ()
        state.primary, state.round_no, state.final_call = started.primary, 0, False
        state.marks = list(started.marks)
        state.active = [seat not in started.out for seat in range(state.seats)]
        dealt = sum(len(f.cards) for f in view.facts if isinstance(f, happened.CardsDealt))
        state.deck, state.pile = started.deck + dealt, started.discards
        return state

    def _follow_turn(self, facts: Iterable[Fact]) -> None:
        """What the turn has brought, from the facts since it began."""
        told = list(facts)
        start = next(
            (
                number
                for number in range(len(told) - 1, -1, -1)
                if isinstance(told[number], happened.TurnStarted | happened.RoundStarted)
            ),
            0,
        )
        for fact in told[start:]:
            take_turn(self, fact)
        for fact in told[-1:]:
            if isinstance(fact, happened.GameOver):
                _game_over(self, fact)

    # -- hands -------------------------------------------------------------------------------

    def gain(self, seat: int, count: int, cards: tuple[str, ...] | str = ()) -> None:
        """Cards come into a hand; the viewer's own are known."""
        self.hands[seat] += count
        if seat == self.viewer and cards != HIDDEN:
            self.own = in_order((*self.own, *cards))

    def lose(self, seat: int, count: int, cards: tuple[str, ...] | str = ()) -> None:
        """Cards leave a hand."""
        self.hands[seat] -= count
        if seat == self.viewer and cards != HIDDEN:
            self.own = tuple(card for card in self.own if card not in cards)

    def others(self) -> list[int]:
        """The seats that are asked in this turn, clockwise from the asker's left."""
        lit = self.turn.lit
        round_ = ((lit + step) % self.seats for step in range(1, self.seats))
        return [seat for seat in round_ if self.active[seat]]


def _known(cards: tuple[str, ...] | str) -> str:
    """The last of some cards, where its face is known."""
    if not cards or cards == HIDDEN or cards[-1] == HIDDEN:
        return ""
    return cards[-1]


# ---------------------------------------------------------------- the turn


def take_turn(state: TableState, fact: Fact) -> None:
    """What a fact changes of the turn."""
    turn = state.turn
    if isinstance(fact, happened.TurnStarted):
        state.turn = Turn(lit=fact.seat)
    elif isinstance(fact, happened.RoundStarted):
        state.turn = Turn(lit=turn.lit)
    elif isinstance(fact, happened.Asked):
        turn.asked = fact.pieces
        turn.offers = {seat: Offer() for seat in state.others()}
    elif isinstance(fact, happened.OffersPublished):
        for seat, total in fact.offers:
            turn.offers[seat] = Offer(SEALED if total else WAITING)
    elif isinstance(fact, happened.OfferSpoken):
        turn.offers[fact.seat] = Offer(SAID, fact.sum)
    elif isinstance(fact, happened.TradeDone):
        turn.offers[fact.offerer].state = TRADED
    elif isinstance(fact, happened.OffersLapsed):
        for seat in fact.seats:
            turn.offers[seat].state = LAPSED
    elif isinstance(fact, happened.SolveDeclared):
        turn.named = (fact.suspect, fact.weapon, fact.motive, fact.location)
    elif isinstance(fact, happened.BonusPlayed):
        turn.bonus.append((fact.seat, fact.card))
    elif isinstance(fact, happened.DieRolled):
        state.turn = Turn(lit=fact.seat, rolling=True)
    elif isinstance(fact, happened.RoundSkippedDie):
        state.turn = Turn(rolling=True)
    elif isinstance(fact, happened.DiePassed):
        state.turn = Turn()  # whoever holds it now has nothing to do yet


# ---------------------------------------------------------------- everything else


def take(state: TableState, fact: Fact) -> None:
    """Take up what happened."""
    take_turn(state, fact)
    change = CHANGES.get(type(fact))
    if change is not None:
        change(state, fact)


def _dealt(state: TableState, fact: happened.CardsDealt) -> None:
    state.deck -= len(fact.cards)
    cards = () if HIDDEN in fact.cards else fact.cards
    state.gain(fact.seat, len(fact.cards), cards)


def _round(state: TableState, fact: happened.RoundStarted) -> None:
    state.round_no, state.primary, state.face = fact.round, fact.primary, ""


def _out(state: TableState, fact: happened.DetectiveOut) -> None:
    state.active[fact.seat] = False
    state.hands[fact.seat] = 0
    if fact.seat == state.viewer:
        state.own = ()
    _put(state, fact.count, fact.cards)


def _put(state: TableState, count: int, cards: tuple[str, ...] | str) -> None:
    """Cards come on the pile."""
    if count:
        state.pile += count
        state.top = _known(cards)


def _traded(state: TableState, fact: happened.TradeDone) -> None:
    state.lose(fact.asker, fact.n_from_asker, fact.paid)
    state.lose(fact.offerer, fact.n_from_offerer, fact.offered)
    state.gain(fact.asker, fact.n_from_offerer, fact.offered)
    state.gain(fact.offerer, fact.n_from_asker, fact.paid)


def _swapped(state: TableState, fact: happened.ConsolationSwapped) -> None:
    if fact.drawn:
        state.deck -= 1
        state.gain(fact.seat, 1, HIDDEN if fact.drawn == HIDDEN else (fact.drawn,))


def _played(state: TableState, fact: happened.BonusPlayed) -> None:
    state.lose(fact.seat, 1, (fact.card,))
    _put(state, 1, (fact.card,))


def _drawn(state: TableState, fact: happened.CardsDrawn) -> None:
    state.deck -= fact.count
    state.gain(fact.seat, fact.count, fact.cards)


def _stakeout(state: TableState, fact: happened.StakeoutSeen) -> None:
    state.deck -= 1
    state.gain(fact.seat, 1, HIDDEN if fact.taken == HIDDEN else (fact.taken,))


def _locker(state: TableState, fact: happened.LockerSeen) -> None:
    state.pile -= 1
    state.gain(fact.seat, 1, HIDDEN if fact.taken == HIDDEN else (fact.taken,))


def _rolled(state: TableState, fact: happened.DieRolled) -> None:
    state.face = fact.face


def _marked(state: TableState, fact: happened.BoardMarked) -> None:
    state.marks = list(in_order({*state.marks, fact.piece}))


def _discarded(state: TableState, fact: happened.CardsDiscarded) -> None:
    state.lose(fact.seat, fact.count, fact.cards)
    _put(state, fact.count, fact.cards)


def _shown(state: TableState, fact: happened.DiscardsShown) -> None:
    state.top = _known(fact.cards)


def _reset(state: TableState, fact: happened.ResetDone) -> None:
    state.deck -= fact.n_drawn
    state.gain(fact.seat, fact.n_drawn, fact.drawn)


def _reshuffled(state: TableState, fact: happened.DeckReshuffled) -> None:
    state.deck, state.pile, state.top = fact.size, 0, ""


def _passed(state: TableState, fact: happened.DiePassed) -> None:
    state.primary = fact.primary


def _final(state: TableState, _fact: happened.FinalCall) -> None:
    state.final_call = True


def _game_over(state: TableState, fact: happened.GameOver) -> None:
    state.over, state.winners, state.solution = True, fact.winners, fact.solution
    state.turn.lit = fact.winners[0] if fact.winners else -1


CHANGES: dict[type[Fact], Callable[[TableState, Any], None]] = {
    happened.CardsDealt: _dealt,
    happened.RoundStarted: _round,
    happened.DetectiveOut: _out,
    happened.TradeDone: _traded,
    happened.ConsolationSwapped: _swapped,
    happened.BonusPlayed: _played,
    happened.CardsDrawn: _drawn,
    happened.StakeoutSeen: _stakeout,
    happened.LockerSeen: _locker,
    happened.DieRolled: _rolled,
    happened.BoardMarked: _marked,
    happened.CardsDiscarded: _discarded,
    happened.DiscardsShown: _shown,
    happened.ResetDone: _reset,
    happened.DeckReshuffled: _reshuffled,
    happened.DiePassed: _passed,
    happened.FinalCall: _final,
    happened.GameOver: _game_over,
}
