"""The turn: Start, Draw, Moves, Hand limit, End (4.4)."""

from __future__ import annotations

from game.core.rules import Band
from systems.rules.deadly_premonition.cards import (
    FOGGED_MOVES,
    HAND,
    LASTING,
    LIMIT,
    MOST_CHOICES,
    MOVES,
)
from systems.rules.deadly_premonition.decks import WEATHER_PILE
from systems.rules.deadly_premonition.facts import (
    AmplifyLapsed,
    BanActive,
    BanEnded,
    DrawSkipped,
    EffectExpired,
    RoundStarted,
    TurnStarted,
)
from systems.rules.deadly_premonition.intents import Discard
from systems.rules.deadly_premonition.lineup import hand_of, lasting_of
from systems.rules.deadly_premonition.processor import GameProcessor

_KIND = dict(zip(LASTING, ("fog", "shadow"), strict=True))


class BeginTurn(GameProcessor):
    """Start and Draw; for a removed seat Start and its roll (DP-060 to 065, 221)."""

    phases = ("turn",)
    band = Band.TURN

    def process(self) -> None:
        turn, lineup, seat = self.turn, self.lineup, self.turn.seat
        self.flow.mark += 1
        if seat == turn.first:
            self.emit(RoundStarted(turn.round))
        active = lineup.in_play(seat)
        turn.bans, self.players.bans[seat] = self.players.bans[seat], []
        turn.choices = 0
        turn.moves = 0
        if active:
            turn.moves = FOGGED_MOVES if lineup.fogged(seat) else MOVES
        fogged, shadowed = active and lineup.fogged(seat), active and lineup.shadowed(seat)
        self.emit(TurnStarted(seat, turn.moves, tuple(turn.bans), fogged, shadowed))
        self._expire(seat)
        for ban in turn.bans:
            self.emit(BanActive(seat, ban))
        if active:
            self._draw(seat, shadowed)
            self.flow.phase = "moves"
        else:
            self._roll(seat)

    def _expire(self, seat: int) -> None:
        """Everything that lasted until this turn ends (DP-061)."""
        lineup, state = self.lineup, self.suspects
        for kind, tokens in (("protection", state.protection), ("lock", state.locks)):
            freed = lineup.take_back(tokens, seat)
            if freed:
                self.emit(EffectExpired(seat, kind, freed, ""))
        for card in lineup.lasting(seat):
            self.zones.move(self.decks.card(lasting_of(seat), card), WEATHER_PILE, 0)
            self.emit(EffectExpired(seat, _KIND[card], (), card))

    def _draw(self, seat: int, shadowed: bool) -> None:
        if shadowed:
            self.emit(DrawSkipped(seat, "shadow"))
            return
        missing = HAND - len(self.zones.faces(hand_of(seat)))
        if missing > 0:
            self.decks.draw(seat, missing, "turn")

    def _roll(self, seat: int) -> None:
        """The murder roll of a removed seat's board, if anybody lives there (DP-221, 223)."""
        if not self.lineup.living(seat):
            self.flow.phase = "end"
            return
        murder = self.murder
        murder.cause, murder.board, murder.index, murder.total = "removed", seat, 0, 1
        self.flow.phase = "murder"


class AskMove(GameProcessor):
    """The Moves phase goes on while moves and choices are left (DP-069, 076)."""

    phases = ("moves",)
    band = Band.TURN

    def process(self) -> None:
        turn = self.turn
        if turn.moves > 0 and turn.choices < MOST_CHOICES:
            self.ask(turn.seat, "main_move", "move")
        else:
            self.flow.phase = "limit"


class AskExcess(GameProcessor):
    """With more than seven cards one is chosen to go, until seven are left (DP-071)."""

    phases = ("limit",)
    band = Band.TURN

    def process(self) -> None:
        if len(self.zones.faces(hand_of(self.turn.seat))) > LIMIT:
            self.ask(self.turn.seat, "discard_excess", "excess")
        else:
            self.flow.phase = "end"


class TakeExcess(GameProcessor):
    phases = ("excess",)
    band = Band.INTENT

    def process(self) -> None:
        intent, seat = self.inbox.intent, self.turn.seat
        assert isinstance(intent, Discard)
        self.decks.discard(hand_of(seat), intent.card, seat, "limit")
        self.flow.phase = "limit"


class EndOfTurn(GameProcessor):
    """Bans end, and the turn passes on, to removed seats too (DP-073)."""

    phases = ("end",)
    band = Band.TURN

    def process(self) -> None:
        turn, players, seat = self.turn, self.players, self.turn.seat
        for ban in turn.bans:
            self.emit(BanEnded(seat, ban))
        turn.bans = []
        turn.moves = 0
        if players.amplified[seat] and not self.table.rules["amplify_keeps"]:
            players.amplified[seat] = False
            self.emit(AmplifyLapsed(seat))
        turn.seat = (seat + 1) % self.table.seats
        if turn.seat == turn.first:
            if turn.round >= self.table.rules["round_cap"]:
                self.ending.after_round_cap()
                return
            turn.round += 1
        self.flow.phase = "turn"
