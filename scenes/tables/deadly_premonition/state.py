"""What a table shows, as plain values, from a view or fact by fact.

Nothing in it is secret but the own hand of somebody who plays alone: a view that is for everybody
has no such viewer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.messages import HIDDEN
from game.core.view import View
from systems.rules.deadly_premonition import facts as happened
from systems.rules.deadly_premonition.cards import (
    CARDS,
    FOG,
    LASTING,
    PRESUMED,
    SHADOW,
    WEATHER,
    alignment_of,
)
from systems.rules.deadly_premonition.decks import PROFILING_PILE, WEATHER_PILE
from systems.rules.deadly_premonition.lineup import (
    alignment_zone,
    board_of,
    dolls_of,
    hand_of,
    lasting_of,
)


@dataclass
class Fight:
    """A battle, as it lies on the table; nobody answers any more (-1) once somebody has passed."""

    kind: str
    attacker: int
    defender: int
    suspect: str
    responder: int
    owners: list[int]
    cards: list[str]


@dataclass
class TableState:
    """Everything that the table shows.

    Attributes:
        boards: by seat, the suspects by column.
        rows: suspect -> ``PI``, ``LS`` or ``dead``.
        protection, locks: suspect -> owners of tokens.
        hands: by seat, how many cards.
        own: what the viewer holds, where the view is a seat's.
        played: the card that is being carried out, or none.
        named: the suspect at whom the card on the table is aimed, or none.
        weather: the weather card that is being carried out, or none.
        face: what the die showed last.
        bios: by seat, who its agent is; empty where none were dealt.
        asked: a seat that decides out of its turn, about a roll or for the snow; -1 for none.
        revealed: seat -> ``killer`` or ``agent``, where it lies open.
        bans: by seat, what is forbidden in its next turn.
        active: what is forbidden in this turn.
        over, reason, winners: the match has ended, how, and who won.
    """

    seats: int = 0
    duel: bool = False
    boards: list[list[str]] = field(default_factory=list)
    rows: dict[str, str] = field(default_factory=dict)
    protection: dict[str, list[int]] = field(default_factory=dict)
    locks: dict[str, list[int]] = field(default_factory=dict)
    mark: str = ""
    deaths: int = 0
    limit: int = 0
    hands: list[int] = field(default_factory=list)
    viewer: int | None = None
    own: tuple[str, ...] = ()
    pile: list[str] = field(default_factory=list)
    weather_pile: list[str] = field(default_factory=list)
    lasting: list[list[str]] = field(default_factory=list)
    dolls: list[list[str]] = field(default_factory=list)
    played: str = ""
    named: str = ""
    weather: str = ""
    turn: int = -1
    round_no: int = 0
    moves: int = 0
    in_play: list[bool] = field(default_factory=list)
    amplified: list[bool] = field(default_factory=list)
    bans: list[list[str]] = field(default_factory=list)
    active: list[str] = field(default_factory=list)
    fight: Fight | None = None
    face: int = 6
    asked: int = -1
    bios: tuple[str, ...] = ()
    revealed: dict[int, str] = field(default_factory=dict)
    over: bool = False
    reason: str = ""
    winners: tuple[int, ...] = ()

    # -- asking ------------------------------------------------------------------------------

    def place(self, suspect: str) -> tuple[int, int]:
        """The board on which a suspect is, and its column from 1."""
        for seat, board in enumerate(self.boards):
            if suspect in board:
                return seat, board.index(suspect) + 1
        raise KeyError(suspect)

    @property
    def profiling(self) -> int:
        """Cards in the profiling deck."""
        out = sum(self.hands) + len(self.pile) + sum(map(len, self.dolls)) + len(self.on_table)
        return len(CARDS) - out

    @property
    def on_table(self) -> list[str]:
        """Profiling cards that lie on the table: of a battle, or the one being carried out."""
        found = list(self.fight.cards) if self.fight is not None else []
        return found if not self.played or self.played in found else [self.played, *found]

    @property
    def weather_left(self) -> tuple[str, ...]:
        """What the weather deck holds; everybody can tell by what lies outside (9.1.1)."""
        out = {*self.weather_pile, self.weather, *(c for own in self.lasting for c in own)}
        return tuple(card for card in WEATHER if card not in out)

    def under(self, seat: int, card: str) -> bool:
        """Whether lasting weather of another seat is in force for a seat."""
        return any(card in own for owner, own in enumerate(self.lasting) if owner != seat)

    def fogged(self, seat: int) -> bool:
        """DP-252."""
        return self.under(seat, FOG)

    def shadowed(self, seat: int) -> bool:
        """DP-253."""
        return self.under(seat, SHADOW)

    @property
    def lit(self) -> int | None:
        """The seat that acts: in a battle who answers, otherwise whose turn it is."""
        if self.over or self.turn < 0:
            return None
        if self.fight is not None and self.fight.responder >= 0:
            return self.fight.responder
        return self.asked if self.asked >= 0 else self.turn

    def next_in_snow(self, seat: int) -> int:
        """Who has to give up a suspect after a seat (DP-255); -1 for nobody."""
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if other == self.turn:
                return -1
            if self.in_play[other] and any(map(self._exposed, self.boards[other])):
                return other
        return -1

    def _exposed(self, suspect: str) -> bool:
        kept = suspect in self.protection or suspect in self.locks
        return self.rows[suspect] == PRESUMED and not kept

    @property
    def sky(self) -> str:
        """The weather that lights the table: the card at hand, otherwise what lasts."""
        if self.weather:
            return self.weather
        return next((card for card in LASTING if any(card in own for own in self.lasting)), "")

    # -- from a view -------------------------------------------------------------------------

    @classmethod
    def of(cls, view: View) -> TableState:
        """The state that a view tells of."""
        values, zones = view.values, view.zones
        seats = range(len(view.seats))
        boards = [list(zones[board_of(seat)].cards) for seat in seats]
        rows = {
            suspect: row
            for seat, board in zip(seats, boards, strict=True)
            for suspect, row in zip(board, values[f"rows.{seat}"], strict=True)
        }
        battle, play = values["battle"], values["play"]
        weather_table = zones["weather_table"].cards
        state = cls(
            seats=len(seats),
            duel=view.format == "duel",
            boards=boards,
            rows=rows,
            protection={one: list(owners) for one, owners in values["protection"].items()},
            locks={one: list(owners) for one, owners in values["locks"].items()},
            mark=values["mark"],
            deaths=values["deaths"],
            limit=values["death_limit"],
            hands=[len(zones[hand_of(seat)].cards) for seat in seats],
            pile=list(zones[PROFILING_PILE].cards),
            weather_pile=list(zones[WEATHER_PILE].cards),
            lasting=[sorted(zones[lasting_of(seat)].cards) for seat in seats],
            dolls=[list(zones[dolls_of(seat)].cards) for seat in seats],
            played=play["card"] if play["card"] in zones["table"].cards else "",
            named=(*play["suspects"], "")[0] if play["card"] in zones["table"].cards else "",
            weather=weather_table[0] if weather_table else "",
            turn=-1 if view.outcome is not None else values["turn"],
            round_no=values["round_no"],
            moves=0 if view.outcome is not None else values["moves_left"],
            in_play=[seat in values["in_play"] for seat in seats],
            amplified=[seat in values["amplify_pending"] for seat in seats],
            bans=[list(values[f"ban_pending.{seat}"]) for seat in seats],
            active=[] if view.outcome is not None else list(values["ban_active"]),
            bios=tuple(values[f"bio.{seat}"] for seat in seats if f"bio.{seat}" in values),
            over=view.outcome is not None,
            reason=view.outcome.ending if view.outcome is not None else "",
            winners=view.outcome.winners if view.outcome is not None else (),
        )
        if battle:
            state.fight = Fight(
                battle["kind"],
                battle["attacker"],
                battle["defender"],
                battle["suspect"],
                battle["responder"],
                list(battle["owners"]),
                list(battle["cards"]),
            )
        for asked in view.asked:
            if asked.kind in ("doll_reroll", "snowstorm_pick"):
                state.asked = asked.seat
        if isinstance(view.viewer, int):
            state.viewer = view.viewer
            state.own = tuple(sorted(zones[hand_of(view.viewer)].cards))
        for seat in seats:
            zone = zones.get(alignment_zone(seat))
            hidden = zone is None or HIDDEN in zone.cards
            if not hidden and zone is not None and (seat != view.viewer or _shown(view, seat)):
                state.revealed[seat] = alignment_of(zone.cards[0])
        for fact in view.facts:
            if isinstance(fact, happened.DieRolled):
                state.face = fact.value
        return state

    @classmethod
    def before(cls, view: View) -> TableState:
        """The table before anything has happened; the view is that of a match not played yet."""
        state = cls.of(view)
        state.hands = [0] * state.seats
        state.own = ()
        state.turn = state.asked = -1
        state.moves = 0
        for fact in reversed(view.facts):
            if isinstance(fact, happened.GameStarted):
                state.boards = [list(board) for board in fact.boards]
                state.pile, state.weather_pile = (list(pile) for pile in fact.piles)
            elif isinstance(fact, happened.SuspectKilled):
                state.rows[fact.suspect], state.deaths = fact.row, fact.deaths - 1
            elif isinstance(fact, happened.EffectExpired):
                _undo_expiry(state, fact)
        started = [fact for fact in view.facts if isinstance(fact, happened.TurnStarted)]
        if started:
            state.bans[started[0].seat] = list(started[0].bans)
        state.active = []
        return state

    # -- hands -------------------------------------------------------------------------------

    def gain(self, seat: int, count: int, cards: Sequence[str] = ()) -> None:
        """Cards come into a hand; the viewer's own are known."""
        self.hands[seat] += count
        if seat == self.viewer:
            self.own = tuple(sorted((*self.own, *cards)))

    def lose(self, seat: int, card: str) -> None:
        """A card leaves a hand."""
        self.hands[seat] -= 1
        if seat == self.viewer:
            self.own = tuple(one for one in self.own if one != card)


def _shown(view: View, seat: int) -> bool:
    """Whether everybody sees the alignment of a seat: it was revealed, or the match is over."""
    if view.outcome is not None:
        return True
    return any(
        isinstance(f, happened.AlignmentRevealed) and f.seat == seat for f in view.facts
    ) or (seat not in view.values["in_play"])


def _undo_expiry(state: TableState, fact: happened.EffectExpired) -> None:
    """What ended as the first turn began was there when the table was laid."""
    if fact.card:
        state.lasting[fact.owner].append(fact.card)
        state.weather_pile = [card for card in state.weather_pile if card != fact.card]
    tokens = state.protection if fact.kind == "protection" else state.locks
    for suspect in fact.suspects:
        tokens[suspect] = sorted({*tokens.get(suspect, ()), fact.owner})
