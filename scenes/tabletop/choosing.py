"""How people at a table choose: a panel on the table, or a visit behind the curtain."""

from __future__ import annotations

from abc import abstractmethod

from game.core.decisions import Decision
from game.core.intents import Intent
from game.core.messages import Message, Viewer
from game.match.match import IllegalIntent
from game.match.session import Session
from scenes.base import Scene
from scenes.context import Context
from scenes.party import Party
from scenes.private import GameSecrets
from scenes.tabletop import private_calls
from scenes.tabletop.desk import Desk
from scenes.tabletop.game_table import GameTable
from scenes.tabletop.pace import Pace
from scenes.tabletop.presses import THIRD_BUTTONS
from scenes.tabletop.scanned_table import ScannedTable


class ChoosingTable(ScannedTable):
    """A table on which the decisions of people are made; the scene brings the rest of it.

    Attributes:
        panel: of the decision that is made on the table now.
    """

    party: Party
    session: Session
    secrets: GameSecrets
    table: GameTable
    desk: Desk
    pace: Pace

    @property
    @abstractmethod
    def viewer(self) -> Viewer:
        """Whose knowledge is on the screen."""

    @property
    def _here(self) -> tuple[Context, Party, Session, GameSecrets]:
        return self.context, self.party, self.session, self.secrets

    def _open_panel(self) -> None:
        """The next decision of a person is put on the table, or made behind the curtain."""
        if self.walk.wants():
            return
        match = self.session.match
        first = self.table.called_first(match.view(self.viewer))
        round_ = len(self.party.members)
        seats = sorted(self.session.humans_to_move(), key=lambda seat: (seat - first) % round_)
        if not seats:
            self.refresh()
            return
        decision = match.decision(seats[0])
        assert decision is not None
        self.context.tempo.hurry = 1.0
        panel = private_calls.panel(self.table, self.session, self.secrets, decision)
        if panel is None:
            views = match.view(self.viewer), match.view(decision.seat)
            panel = self.table.panel(decision, *views)
        if panel is None or self.goes_behind(panel):
            self.choose_alone(decision.seat)
            return
        self.panel = panel
        panel.open()
        self.refresh()
        self.context.audio.cue("your_turn")
        if len(self.party.humans) > 1:
            self.context.nudge(panel.seat)

    def choose_alone(self, seat: int) -> None:
        """The decision of a seat is made behind the curtain."""
        decision = self.session.match.decision(seat)
        assert decision is not None
        self.context.stack.push(self.visit_for(decision))

    def visit_for(self, decision: Decision) -> Scene:
        """The visit behind the curtain in which a decision is made."""
        return private_calls.choice(*self._here, decision, self.carry_out, self.why_not)

    def why_not(self, seat: int, intent: Intent) -> Message | None:
        """Why what a person chose alone is not played; None where it is."""
        return self.session.match.why_not(seat, intent)

    def carry_out(self, seat: int, intent: Intent) -> None:
        """Play what a person chose in a visit that goes on."""
        self.session.submit(seat, intent)

    def _close_panel(self) -> None:
        panel, self.panel = self.panel, None
        if panel is not None:
            panel.close()
            for kind in THIRD_BUTTONS:
                self.focus.remove(("prompt", kind))

    def submit(self, seat: int, intent: Intent) -> None:
        """Play what a person chose."""
        decision = self.session.match.decision(seat)
        self._close_panel()
        try:
            self.session.submit(seat, intent)
        except IllegalIntent as refused:
            self.foot.say(self.desk.say(refused.reason))
            return
        self.pace.note_act("" if decision is None else decision.kind)
        self.watching.pull()
        self.refresh()
