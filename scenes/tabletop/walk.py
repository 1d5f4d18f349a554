"""The first game of a format on this machine is walked through: sheets of paper over the table.

While a sheet lies there the table waits; OK turns it over, Back skips all of them. What they say
is the same for everybody, so that it may be said before a curtain is drawn.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from game.content import ContentError
from game.content.walkthrough import WalkStep, walkthrough
from scenes.coach import Coach
from scenes.kit import cues
from scenes.kit.prompts import Prompt
from systems.io.actions import Action, Kind

if TYPE_CHECKING:
    from scenes.tabletop.scene import TableScene

_log = logging.getLogger(__name__)


class Walk:
    """What is left to say at a table.

    Args:
        scene: the table's scene.

    Attributes:
        reading: a sheet lies on the table.
    """

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.reading: WalkStep | None = None
        self._coach: Coach | None = None
        self._all = self._steps()
        self._left = list(self._all)

    @property
    def key(self) -> str:
        """By which the settings remember it."""
        setup = self.scene.party.setup
        return f"{setup.game}.{setup.format}"

    def _steps(self) -> tuple[WalkStep, ...]:
        """None for visitors of a kiosk, without people, and where it was walked before."""
        scene, context = self.scene, self.scene.context
        if context.kiosk or not scene.counts or not scene.party.humans:
            return ()
        if self.key in context.settings.walked:
            return ()
        setup = scene.party.setup
        try:
            return walkthrough(setup.game, setup.format, context.settings.language)
        except ContentError as error:
            _log.warning("There is no walk-through: %s", error)
            return ()

    # -- the table asks ----------------------------------------------------------------------

    def lay(self) -> None:
        """The stage was filled anew."""
        self._coach = Coach(self.scene.context, self.scene.stage)
        if self.reading is not None:
            self._show()

    @property
    def holds(self) -> bool:
        """Whether computer players wait: a sheet is read, or lies ready to be."""
        return self.reading is not None or any(not step.at for step in self._left)

    def wants(self) -> bool:
        """Whether the table has to wait, because there is something to read first."""
        if self.reading is not None:
            return True
        scene = self.scene
        if not self._left or scene.watching.waiting is not None:
            return False
        session = scene.session
        asked = {session.match.decision(seat) for seat in session.humans_to_move()}
        kinds = {"", *(decision.kind for decision in asked if decision is not None)}
        self.reading = next((step for step in self._left if step.at in kinds), None)
        if self.reading is None:
            if session.match.outcome is not None:
                self._done()
            return False
        self._show()
        scene.context.audio.cue("card")
        scene.refresh()
        return True

    def ask(self) -> None:
        """While a sheet is read, the prompts are those of reading."""
        if self.reading is None:
            return
        say = self.scene.desk.say
        self.scene.focus.clear()
        self.scene.foot.say("")
        self.scene.foot.ask(
            (Prompt(Kind.CONFIRM, say("prompt.next")), Prompt(Kind.BACK, say("walk.skip")))
        )

    def take(self, action: Action) -> bool:
        """A press while a sheet is read; False where none is."""
        if self.reading is None:
            return False
        context = self.scene.context
        if context.note_device(action.device):
            self.ask()
        if not action.pressed:
            return True
        if action.kind is Kind.CLICK and self._skip_clicked(action):
            action = Action(Kind.BACK, action.device, action.seat)
        if action.kind in (Kind.CONFIRM, Kind.CLICK):
            context.audio.cue(cues.OK)
            self._left.remove(self.reading)
            self._turn_over()
        elif action.kind is Kind.BACK:
            context.audio.cue(cues.BACK)
            self._left.clear()
            self._turn_over()
        elif action.kind is Kind.PAUSE:
            self.scene.menu.open(Kind.PAUSE, action.seat, action.device)
        return True

    # -- details -----------------------------------------------------------------------------

    def _skip_clicked(self, action: Action) -> bool:
        area = self.scene.foot.area(Kind.BACK)
        return action.at is not None and area is not None and area.collidepoint(action.at)

    def _show(self) -> None:
        step = self.reading
        assert step is not None and self._coach is not None
        progress = f"{self._all.index(step) + 1} / {len(self._all)}"
        self._coach.say(step.text, step.place, progress, step.look)

    def _turn_over(self) -> None:
        self.reading = None
        if self._coach is not None:
            self._coach.hide()
        if not self._left:
            self._done()
        self.scene.pace.note_act()
        self.scene.refresh()

    def _done(self) -> None:
        """It is not said again on this machine."""
        self._left.clear()
        context = self.scene.context
        if self.key in context.settings.walked:
            return
        context.settings.walked = [*context.settings.walked, self.key]
        context.keep_settings()
