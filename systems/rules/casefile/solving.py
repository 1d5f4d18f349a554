"""Solving the case, going out, and how the game ends (4.4, 4.12)."""

from __future__ import annotations

from game.core.rules import Band
from game.core.zones import Visibility
from systems.rules.casefile.facts import (
    DetectiveOut,
    FolderSeen,
    GameOver,
    LastDetective,
    SolveDeclared,
    SolveResult,
)
from systems.rules.casefile.incident import FOLDER, hand_of
from systems.rules.casefile.intents import Solve
from systems.rules.casefile.processor import GameProcessor

WON, UNSOLVED = "won", "unsolved"


class TakeSolve(GameProcessor):
    """A prediction is right in all four parts, or it puts its seat out (CF-042 to CF-048)."""

    phases = ("solving",)
    band = Band.RESOLVE

    def process(self) -> None:
        intent, seat = self.inbox.intent, self.turn.seat
        assert isinstance(intent, Solve)
        named = (intent.suspect, intent.weapon, intent.motive, intent.location)
        self.emit(SolveDeclared(seat, *named))
        right = named == self.incident.solution()
        self.emit(SolveResult(seat, right))
        if right:
            self._finish(WON, [seat])
            return
        self._go_out(seat)
        left = self.incident.active()
        if not left:
            self._finish(UNSOLVED, [])
        else:
            self.flow.phase = "turn"
            if len(left) == 1:
                self._last(left[0])

    def _go_out(self, seat: int) -> None:
        """The folder for this seat's eyes, and its hand on the pile (CF-046, CF-047)."""
        if self.table.rules["peek_after_wrong"]:
            solution = self.incident.solution()
            self.zones.zone(FOLDER).known_to.append(seat)
            self.zones.zone(FOLDER).known_to.sort()
            self.incident.see(seat, solution, "folder")
            self.emit(FolderSeen(seat, solution))
        self.detectives.active[seat] = False
        put = self.piles.discard(seat, self.incident.hand(seat))
        self.emit(DetectiveOut(seat, len(put), put))
        self.piles.show_discards(seat, put)

    def _last(self, seat: int) -> None:
        """Only one is left (CF-156)."""
        rule = self.table.rules["last_detective"]
        self.emit(LastDetective(seat, rule))
        if rule == "auto_win":
            self._finish(WON, [seat])
        elif rule == "must_solve":
            self.turn.must_solve = True
            self.round.waiting = [seat]

    def _finish(self, ending: str, winners: list[int]) -> None:
        """The folder and all hands lie open (CF-044, CF-157)."""
        seats = range(self.table.seats)
        for name in (FOLDER, *(hand_of(seat) for seat in seats)):
            self.zones.zone(name).visibility = Visibility.OPEN.value
        hands = tuple(self.incident.hand(seat) for seat in seats)
        self.emit(GameOver(tuple(winners), ending, self.incident.solution(), hands))
        self.table.end(ending, winners)
