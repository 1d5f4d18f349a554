"""How a page that a seat works on is opened and hidden: held for a glance, or opened by a press.

Who holds the button that opened the page sees it as long as the button is down. Who only presses
it has both hands free to read on, to write and to choose, and the page hides itself a few seconds
after the last press, as every look by toggle does. Where the player prefers toggles, letting go
never hides. Where no curtain is needed the page is open at once, and stays so until it is closed.
"""

from __future__ import annotations

import math

from scenes.context import Context
from scenes.kit import cues
from scenes.party import Party
from scenes.private.curtain import CurtainScene
from scenes.private.looks import PrivateLook
from scenes.scanned import stops_of
from systems.io.actions import Action, Kind
from systems.table.privacy import CurtainTimes, Drape, PeekSlot
from systems.table.scan import Stop

HELD = 0.4
"""Seconds. Who holds the button longer wants to glance, not to stay."""

CURTAIN = ("ui.left", "ui.right", "ui.valance", "ui.line.left", "ui.line.right")
"""The sprites of the curtain."""

TOLD_BEFORE = 3
"""So many seconds before it hides itself the page says so."""


class GlanceScene(CurtainScene):
    """The base of pages that are both glanced at and worked on.

    Args:
        context: the tools of the house.
        party: who sits at the table.
        look: title and shortest time of the visit.
        seat: who looks.
        next_seat: who looks afterwards, where somebody does.
        lies_open: there is nothing on the page that not everybody may know.

    Attributes:
        bare: no curtain is needed.
    """

    may_skip = False

    def __init__(
        self,
        context: Context,
        party: Party,
        look: PrivateLook,
        *,
        seat: int,
        next_seat: int | None = None,
        lies_open: bool = False,
    ) -> None:
        self.bare = lies_open or not party.needs_curtain(context.settings.trust)
        self._held: float | None = None
        """Seconds that the button which opened the page has been down; None when it is up."""
        self._told = ""
        super().__init__(context, party, look, seat=seat, next_seat=next_seat)
        self.front.hold_words = "curtain.hold_or_press"
        if self.bare:
            self.curtain.times = CurtainTimes(0.0, 0.0, 0.0)

    def make_slot(self) -> PeekSlot:
        # A press opens it, also where looks are held: the hands are needed on the page.
        seconds = 0.0 if self.bare else self.look.seconds
        hide_after = self.look.stays * self.context.settings.look_time
        if self.bare:
            hide_after = math.inf
        return PeekSlot(self.seat, seconds, hold=False, decides=True, auto_hide=hide_after)

    def enter(self) -> None:
        super().enter()
        if self.bare:
            self.curtain.update(0.0)
            self.curtain.press(self.seat)
            self.curtain.update(0.0)
            self._follow()
            super().update(0.0)

    @property
    def holds(self) -> bool:
        return not self.bare and self.context.peek_of(self.seat) == "hold"

    @property
    def is_held(self) -> bool:
        """Whether the page is seen because its button is down."""
        return self.holds and self._held is not None and self._held >= HELD

    def pause(self) -> None:
        if not self.bare:
            super().pause()

    def cover(self) -> None:
        self._held = None
        super().cover()

    def gives_up(self, seat: int | None) -> bool:
        """Whether Back of this seat ends the visit while the curtain is closed and waits.

        So it does where nobody was called: who opened a page and went leaves the way free.
        """
        return False

    def finish(self) -> None:
        """Nothing is left to do: covered until the shortest time is over, gone if never opened."""
        self.curtain.slot.cover()
        self.curtain.slot.decided()
        if self.curtain.state is not Drape.OPEN:
            self.context.stack.pop(self.result(), of=self)
        self._follow()

    @property
    def waits(self) -> bool:
        """Whether the curtain is closed and somebody may open it."""
        state = self.curtain.state
        return state is Drape.CLOSED or (state is Drape.OPEN and not self.curtain.visible)

    def on_action(self, action: Action) -> bool:
        if action.kind is Kind.BACK and action.pressed and self.waits:
            if self.gives_up(action.seat):
                self.context.audio.cue(cues.BACK)
                self.finish()
            return True
        opens = action.kind is Kind.CONFIRM and action.pressed and action.seat == self.seat
        if opens and not self.curtain.visible:
            self._held = 0.0
        return super().on_action(action)

    def on_release(self, action: Action) -> bool:
        if action.kind is Kind.CONFIRM and action.seat == self.seat:
            glanced, self._held = self.is_held, None
            if glanced and self.curtain.visible:
                self.curtain.slot.cover()
        return super().on_release(action)

    @property
    def is_secret(self) -> bool:
        return not self.bare

    def page_stops(self) -> list[Stop] | None:
        return stops_of(self.focus, self.prompt_areas, ways=self.scan_ways)

    @property
    def scan_ways(self) -> tuple[Kind, ...]:
        """The buttons for which the prompt of the directions stands."""
        return ()

    def update(self, dt: float) -> None:
        if self._held is not None and self.curtain.visible:
            self._held += dt
            self.curtain.slot.touch()
        super().update(dt)
        if self.curtain.visible and self.hide_words() != self._told:
            self._say_how()

    def _place(self) -> None:
        super()._place()
        if self.bare:
            # Who has nobody to hide it from sees no curtain at the edges of the page.
            for name in CURTAIN:
                edge = name.startswith("ui.line")
                self.stage.change(name, visible=not self._shown and not edge)

    def show_front(self, *, covered: bool) -> None:
        # Where no time runs behind the curtain it is, covered, as before it was opened.
        super().show_front(covered=covered and self.curtain.slot.seconds > 0)

    def hide_words(self) -> str:
        if self.is_held:
            return self.desk.say("prompt.let_go")
        left = self.curtain.slot.hides_in
        if left <= TOLD_BEFORE:
            return self.desk.say("peek.hides_in", seconds=max(1, math.ceil(left)))
        return self.corner_words()

    def corner_words(self) -> str:
        """What stands in the upper right corner while there is nothing more urgent to say.

        Nothing where no curtain is needed: such a page is closed, not hidden.
        """
        return "" if self.bare else self.desk.say("prompt.hide")

    def _put_page_signs(self) -> None:
        super()._put_page_signs()
        self._told = self.hide_words()

    def _say_how(self) -> None:
        """The words in the upper right corner are others now."""
        self._told = self.hide_words()
        self.front.drop("how", "eye")
        self._put_how()
