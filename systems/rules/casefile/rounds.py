"""The frame: rounds, turns, the deception die and the reset (4.3, 4.10, 4.11)."""

from __future__ import annotations

from game.core.rules import Band
from game.core.sealed import open_sealed, opened, take_sealed
from systems.rules.casefile.cards import FACES, HAND, STAR, TYPES, X, type_of
from systems.rules.casefile.facts import (
    CardsDiscarded,
    DiePassed,
    DieRolled,
    FinalCall,
    ResetDone,
    RevealShort,
    RoundSkippedDie,
    RoundStarted,
    TurnStarted,
)
from systems.rules.casefile.incident import hand_of
from systems.rules.casefile.intents import Investigate, Reveal
from systems.rules.casefile.processor import GameProcessor


class BeginRound(GameProcessor):
    """Every active detective will have one turn, the primary detective first (CF-030)."""

    phases = ("round",)
    band = Band.TURN

    def process(self) -> None:
        self.round.waiting = self.incident.clockwise(self.round.primary)
        self.round.die_face = ""
        self.emit(RoundStarted(self.round.number, self.round.primary))
        self.flow.phase = "turn"


class BeginTurn(GameProcessor):
    """The next turn of the round, or the die when all have had theirs (CF-031, CF-040)."""

    phases = ("turn",)
    band = Band.TURN

    def process(self) -> None:
        waiting, turn = self.round.waiting, self.turn
        if not waiting:
            self.flow.phase = "die"
            return
        self.flow.mark += 1
        turn.seat = waiting.pop(0)
        turn.step = "turn_start"
        self.detectives.bonus_used = [False] * self.table.seats
        self.emit(TurnStarted(turn.seat))
        self.ask(turn.seat, "turn_start", "opening")


class TakeOpening(GameProcessor):
    """To solve, or to give it up for this turn (CF-040, CF-051)."""

    phases = ("opening",)
    band = Band.INTENT

    def process(self) -> None:
        self.flow.phase = "main" if isinstance(self.inbox.intent, Investigate) else "solving"


class EndOfTurn(GameProcessor):
    """What counts for this turn alone is over (CF-120, CF-122, CF-R13)."""

    phases = ("turn_end",)
    band = Band.TURN

    def process(self) -> None:
        turn = self.turn
        turn.long_interview = turn.silver_tongue = False
        turn.received.clear()
        self.flow.phase = "turn"


class RollDie(GameProcessor):
    """The primary detective rolls, unless it is out (CF-130, CF-144)."""

    phases = ("die",)
    band = Band.TURN

    def process(self) -> None:
        primary, turn = self.round.primary, self.turn
        turn.step = "die"
        self.flow.phase = "reset"
        if not self.incident.is_active(primary):
            self.emit(RoundSkippedDie(primary))
            return
        face = self.table.draw("die", FACES)
        self.round.die_face = face
        self.emit(DieRolled(primary, face))
        evidence = self.incident.evidence(primary)
        if face != X and evidence:
            self.ask(primary, "die_reveal", "reveal")
        elif face != X:
            self.emit(RevealShort(primary, face, 1 if face == STAR else 2))


class TakeReveal(GameProcessor):
    """What is shown is marked, and stays in the hand (CF-137 to CF-141)."""

    phases = ("reveal",)
    band = Band.INTENT

    def process(self) -> None:
        intent, primary, face = self.inbox.intent, self.round.primary, self.round.die_face
        assert isinstance(intent, Reveal)
        self.incident.reveal(primary, intent.cards)
        fits = face == STAR or type_of(intent.cards[0]) == face
        if face in TYPES and not fits and len(intent.cards) == 1:
            self.emit(RevealShort(primary, face, 1))
        self.flow.phase = "reset"


class OpenReset(GameProcessor):
    """All choose at the same time what they put away (CF-150)."""

    phases = ("reset",)
    band = Band.TURN

    def process(self) -> None:
        self.turn.step = "reset"
        open_sealed(self.table, self.sealed, self.incident.active(), "reset_discard")
        self.flow.phase = "resetting"


class TakeReset(GameProcessor):
    """First all discards, then all draws, both clockwise from the primary's seat (CF-150)."""

    phases = ("resetting",)
    band = Band.INTENT

    def process(self) -> None:
        if not take_sealed(self.table, self.sealed):
            return
        chosen = {seat: tuple(data["cards"]) for seat, data in opened(self.sealed)}
        self.sealed.choices.clear()
        order = self.incident.clockwise(self.round.primary)
        discarded = {seat: self._put_away(seat, chosen[seat]) for seat in order}
        for seat in order:
            missing = HAND - len(self.zones.faces(hand_of(seat)))
            drawn = self.piles.draw(seat, missing) if missing > 0 else ()
            away = discarded[seat]
            self.emit(ResetDone(seat, len(away), len(drawn), away, drawn))
        self.flow.phase = "pass_die"

    def _put_away(self, seat: int, cards: tuple[str, ...]) -> tuple[str, ...]:
        put = self.piles.discard(seat, cards)
        if put:
            self.emit(CardsDiscarded(seat, len(put), "reset", put))
            self.piles.show_discards(seat, put)
        return put


class PassDie(GameProcessor):
    """The die goes to the left; after the last round only solving is left (CF-032, CF-160)."""

    phases = ("pass_die",)
    band = Band.TURN

    def process(self) -> None:
        now, incident = self.round, self.incident
        now.primary = (incident.others(now.primary) or [now.primary])[0]
        self.emit(DiePassed(now.primary))
        if now.number < self.table.rules["round_limit"]:
            now.number += 1
            self.flow.phase = "round"
            return
        now.final_call = self.turn.must_solve = True
        now.waiting = incident.clockwise(now.primary)
        self.emit(FinalCall(now.number))
        self.flow.phase = "turn"
