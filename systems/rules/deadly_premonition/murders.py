"""Murders: the mark, the die, the dolls (4.9; DP-221 to 224, 321 to 324)."""

from __future__ import annotations

from game.core.rules import Band
from systems.rules.deadly_premonition.cards import COLUMNS
from systems.rules.deadly_premonition.facts import (
    DieRolled,
    DollUsed,
    DollWindow,
    MurderNegated,
    MurderStarted,
)
from systems.rules.deadly_premonition.intents import Reroll
from systems.rules.deadly_premonition.lineup import dolls_of
from systems.rules.deadly_premonition.processor import GameProcessor

REMOVED = "removed"


class _Roller(GameProcessor):
    def roll(self, purpose: str) -> None:
        """Throw the die, and begin a pass of the owners of dolls (DP-323, DP-R43)."""
        murder, seat = self.murder, self.turn.seat
        murder.value = self.table.draw("die", range(1, COLUMNS + 1))
        if purpose == "murder":
            self.emit(DieRolled(murder.value, murder.board, purpose))
        first = [seat] if self.lineup.in_play(seat) else []
        order = [*first, *self.lineup.others(seat)]
        murder.waiting = [owner for owner in order if self.zones.faces(dolls_of(owner))]
        self.flow.phase = "window"


class BeginMurder(_Roller):
    """The next murder: it strikes the mark, is negated, or is rolled for."""

    phases = ("murder",)
    band = Band.RESOLVE

    def process(self) -> None:
        murder, state, lineup = self.murder, self.suspects, self.lineup
        if murder.index == murder.total:
            self.flow.phase = "end" if murder.cause == REMOVED else "weathered"
            return
        murder.index += 1
        aimed = bool(state.mark) and murder.index == 1
        if murder.cause == REMOVED:
            aimed = aimed and bool(self.table.rules["removed_roll_hits_mark"])
        self.emit(MurderStarted(murder.cause, murder.index, murder.board, aimed))
        if aimed and state.mark in state.protection:
            self.emit(MurderNegated("protected_mark", state.mark))
        elif aimed:
            self.ending.kill(state.mark, "mark")
        elif not lineup.living(murder.board):
            self.emit(MurderNegated("empty_board", ""))
        else:
            self.roll("murder")


class AskDoll(GameProcessor):
    """The next owner of a doll is asked; after a full pass the roll stands (DP-323)."""

    phases = ("window",)
    band = Band.WINDOW

    def process(self) -> None:
        murder = self.murder
        if not murder.waiting:
            self.flow.phase = "struck"
            return
        seat = murder.waiting.pop(0)
        self.emit(DollWindow(seat, murder.value))
        self.ask(seat, "doll_reroll", "doll")


class TakeDoll(_Roller):
    """Keep, or use the doll that was placed first (DP-322)."""

    phases = ("doll",)
    band = Band.INTENT

    def process(self) -> None:
        seat, murder = self.inbox.seat, self.murder
        self.flow.phase = "window"
        if not isinstance(self.inbox.intent, Reroll):
            return
        doll, old = self.zones.faces(dolls_of(seat))[0], murder.value
        self.decks.discard(dolls_of(seat), doll, seat, "resolved")
        self.roll("reroll")
        self.emit(DollUsed(seat, doll, old, murder.value))
        self.emit(DieRolled(murder.value, murder.board, "reroll"))


class Strike(GameProcessor):
    """The roll takes effect (DP-222, 244 to 246)."""

    phases = ("struck",)
    band = Band.CONSEQUENCE

    def process(self) -> None:
        murder, lineup = self.murder, self.lineup
        suspect = lineup.board(murder.board)[murder.value - 1]
        murder.value = 0
        self.flow.phase = "murder"
        if not lineup.is_alive(suspect):
            self.emit(MurderNegated("already_dead", suspect))
        elif suspect in self.suspects.protection:
            self.emit(MurderNegated("protected", suspect))
        else:
            self.ending.kill(suspect, "removed_roll" if murder.cause == REMOVED else "roll")
