"""The curtain: it covers the table, says whose eyes only, and parts for that seat alone.

The picture, the beats and the length are the same for every seat and every secret. What lies
behind it is on the stage only while it may be seen: letting go, losing the pad or the window, and
a pause take it off in the same frame.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.core.intents import Intent
from scenes import screens
from scenes.context import Context
from scenes.kit.prompts import Prompt
from scenes.party import Party
from scenes.pause import Offer
from scenes.private import drape, parts
from scenes.private.cards_page import CardsPage
from scenes.private.choice_page import Signs
from scenes.private.desks import desk_for
from scenes.private.devices import takes_seat
from scenes.private.front import Front
from scenes.private.looks import PrivateLook
from scenes.private.parting import OUT, distances, times_of
from scenes.private.stopping import SKIP, StoppedCurtain
from scenes.private.strip import areas, strip
from scenes.tabletop.desk import Desk
from scenes.tabletop.warming import Wanted, Warming
from systems.io.actions import Action, Change, DeviceChange, Kind, Notice
from systems.io.pictures import Picture
from systems.table.privacy import AUTO_HIDE, Curtain, Drape, PeekSlot
from systems.table.sprites import Sprite
from systems.table.tempo import ease_in_out
from systems.table.tween import Motions

DRAPE_Z = 500.0

_FADES = (Drape.CLOSING, Drape.OPENING, Drape.LEAVING)

REFUSED_SECONDS = 2.0
"""How long it is said that another seat cannot open it."""


@dataclass(frozen=True, slots=True)
class Visited:
    """What a visit behind the curtain ends with.

    Attributes:
        seat: who was asked to look.
        looked: whether it did.
        choice: what it chose, for visits in which something is decided.
    """

    seat: int
    looked: bool
    choice: Intent | None = None


class Page(Protocol):
    """Something that can be seen behind a curtain.

    It may also have ``wanted()``, an iterator of pictures that take long to draw; they are drawn
    while its seat is on the way.
    """

    ground: Picture

    def lay_out(self, seat: int) -> None:
        """Put on the stage what may be there before the faces come up."""

    def turn_over(self, motions: Motions | None) -> None:
        """The faces come up; at once where no motions are given."""

    def hide(self) -> None:
        """Leave nothing on the stage."""

    def clock(self, left: float, seconds: float) -> None:
        """Show how much of the slot is left."""


class CurtainScene(StoppedCurtain):
    """One visit of one seat behind the curtain; pops a :class:`Visited`.

    Args:
        context: the tools of the house.
        party: who sits at the table.
        look: what there is to see.
        seat: who may see it.
        next_seat: who looks afterwards, where somebody does.
    """

    name = "curtain"
    private = True

    def __init__(
        self,
        context: Context,
        party: Party,
        look: PrivateLook,
        *,
        seat: int,
        next_seat: int | None = None,
    ) -> None:
        super().__init__(context)
        self.party = party
        self.look = look
        self.seat = seat
        self.next_seat = next_seat
        self.desk: Desk = desk_for(self, party, seat)
        self.page = self.make_page()
        self.curtain = Curtain(seat, self.make_slot(), times_of(context))
        self.opaque = False
        self._state: Drape | None = None
        self._shown = False
        self._seen_before = False
        self.front = Front(context, self.desk, seat)
        self._refused_for = 0.0
        self._lamps = 0
        """Of the slot's clock: how many are lit."""
        self._ahead: Warming | None = None
        """Makes what will be seen, a little in each frame."""
        self.prompt_areas: dict[Kind, pygame.Rect] = {}
        """Where the prompts of the page are."""

    # -- what differs between kinds of visits ------------------------------------------------

    def make_page(self) -> Page:
        """What is behind the curtain."""
        return CardsPage(self.desk, self.look)

    def make_slot(self) -> PeekSlot:
        """The time behind the curtain."""
        hold = self.context.peek_of(self.seat) == "hold"
        times = self.context.settings.look_time  # for everybody alike
        seconds = self.look.seconds * times
        return PeekSlot(self.seat, seconds, hold=hold, auto_hide=AUTO_HIDE * times)

    def result(self) -> Visited | None:
        """What the visit ends with."""
        return Visited(self.seat, self.curtain.slot.looked)

    @property
    def holds(self) -> bool:
        """Whether the page is seen while a button is held."""
        return self.curtain.slot.hold

    # -- life --------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.context.audio.cue("curtain")

    def build(self) -> None:
        style = self.desk.style(self.seat)
        self.stage.add(Sprite(drape.half("left"), 480, 540, DRAPE_Z), name="ui.left")
        self.stage.add(Sprite(drape.half("right"), 1440, 540, DRAPE_Z), name="ui.right")
        self.stage.add(Sprite(drape.valance(), 960, 75, DRAPE_Z + 1), name="ui.valance")
        line = parts.edge_line(style.colour)
        for name, x in (("ui.line.left", 79.5), ("ui.line.right", 1840.5)):
            self.stage.add(Sprite(line, x, 540, DRAPE_Z + 2, visible=False), name=name)
        self.front.forget()
        self._ahead = None
        self._state = None
        self._shown = False
        self._follow()

    def speak(self) -> None:
        """A page has words of its own: it is made anew, and what was picked on it is forgotten."""
        before = self.desk.texts.language
        super().speak()
        if self.desk.texts.language != before:
            self.renew_page()

    def renew_page(self) -> None:
        """Another page takes the place of this one."""
        self.page.hide()
        self.page = self.make_page()
        self._ahead = None

    def relayout(self) -> None:
        self.page.hide()
        super().relayout()

    def pause(self) -> None:
        self.cover()

    def exit(self) -> None:
        self.page.hide()
        super().exit()

    def cover(self) -> None:
        """Hide everything at once."""
        self.curtain.cover()
        self._follow()

    # -- input -------------------------------------------------------------------------------

    def on_action(self, action: Action) -> bool:
        if action.kind is Kind.PAUSE:
            if action.pressed:
                self.stop_clocks(action.seat)
            return True
        if action.kind is Kind.INFO and action.pressed:
            if not self.curtain.visible or action.seat in (None, self.seat):
                self.show_help()
            return True
        if action.pressed and action.kind in (Kind.CONFIRM, Kind.CLICK):
            self._press(action)
        return True

    def show_help(self) -> None:
        """What the page is about, in the words of the handbook; the page itself is covered."""
        self.context.stack.push(
            screens.make(
                "handbook",
                self.context,
                game=self.party.setup.game,
                decision=self.look.help,
                house_rules=self.party.changed_rules,
            )
        )

    def resume(self, result: object = None) -> None:
        if self.gone_from(result):
            return
        if result == SKIP:
            self.context.stack.pop(self.result(), of=self)
        elif isinstance(result, Offer):
            self.context.stack.push(result.make())
        self._refresh_if_covered()

    def _press(self, action: Action) -> None:
        seat = action.seat
        if seat is None:
            # A press that takes a seat does nothing else: whose eyes they are is asked again.
            if takes_seat(self.context, self.seat, action.device):
                self._refresh_if_covered()
            return
        self.curtain.press(seat)
        if self.curtain.refused is not None:
            self._refused_for = REFUSED_SECONDS
            self.context.audio.cue("ui_refuse")
            self._refresh_if_covered()
        self._follow()

    def on_release(self, action: Action) -> bool:
        if action.kind in (Kind.CONFIRM, Kind.CLICK) and action.seat is not None:
            self.curtain.release(action.seat)
            self._follow()
        return True

    def on_device(self, change: DeviceChange) -> None:
        if change.change is Change.REMOVED and change.seat == self.seat:
            self.cover()
        self._refresh_if_covered()

    def on_notice(self, notice: Notice) -> None:
        if notice is Notice.FOCUS_LOST:
            self.cover()

    # -- a frame -----------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        self.curtain.update(dt)
        if self._has_time:
            self._draw_ahead()
        if self._refused_for > 0:
            self._refused_for -= dt
            if self._refused_for <= 0:
                self.curtain.refused = None
                self._refresh_if_covered()
        self._follow()
        super().update(dt)
        if self.curtain.state is Drape.GONE:
            self.context.stack.pop(self.result(), of=self)

    def _refresh_if_covered(self) -> None:
        """Draw the front anew; what its seat looks at just now keeps its signs and its focus."""
        if not self.curtain.visible:
            self._refresh_front()

    @property
    def _has_time(self) -> bool:
        """Whether its seat is on the way to its pad, or reads and nothing moves."""
        state = self.curtain.state
        return state in (Drape.CLOSING, Drape.CLOSED) or (state is Drape.OPEN and self.motions.idle)

    def _draw_ahead(self) -> None:
        """Make some of what will be seen, also of pages that are still to be turned to."""
        if self._ahead is None:
            self._ahead = Warming(self.context.book)
            self._ahead.later(map(Wanted, self._seen_next()))
        self._ahead.quiet_frame()

    def _seen_next(self) -> Iterator[Picture]:
        """What stands on the closed curtain, the ground, and what the page says takes long."""
        if self.curtain.state is not Drape.OPEN:
            yield from self.front.wanted(self.holds)
        yield self.page.ground
        yield from getattr(self.page, "wanted", tuple)()

    def _follow(self) -> None:
        """Make the picture what the curtain's state says."""
        state = self.curtain.state
        if state is not self._state:
            self._changed(state)
            self._state = state
        visible = self.curtain.visible
        if visible != self._shown:
            self._shown = visible
            if visible:
                self._uncover()
            else:
                self._cover_page()
        self._tick(state)
        if state is Drape.OPEN:
            slot = self.curtain.slot
            if visible:
                self.page.clock(slot.left, slot.seconds)
            else:
                self._refresh_front()
        self._place()

    def _tick(self, state: Drape) -> None:
        """The slot's clock is heard, whether its seat looks or not."""
        lamps = math.ceil(self.curtain.slot.left - 1e-6) if state is Drape.OPEN else 0
        if lamps < self._lamps:
            self.context.audio.cue("tick")
        self._lamps = lamps

    def _changed(self, state: Drape) -> None:
        """The curtain has come to another state."""
        opaque = state not in (Drape.CLOSING, Drape.LEAVING, Drape.GONE)
        if opaque != self.opaque:
            self.opaque = opaque
            self.context.stack.invalidate()
        if state in (Drape.OPENING, Drape.OPEN):
            self.stage.set_ground(self.page.ground)
        else:
            self.page.hide()
            self.stage.set_ground(None)
        if state is Drape.OPENING:
            self.page.lay_out(self.seat)
            self._seen_before = False
            self.context.audio.cue("curtain_open")
        if state is Drape.LEAVING:
            self.context.audio.cue("curtain_close")
        self._refresh_front()

    def _uncover(self) -> None:
        self._refresh_front()
        self.page.lay_out(self.seat)
        self.page.turn_over(None if self._seen_before else self.motions)
        self._seen_before = True
        self._put_page_signs()

    def _cover_page(self) -> None:
        self.motions.finish()
        self.ring.reset()  # it must not be seen to come from what had the focus
        self.page.hide()
        self._refresh_front()

    # -- on the page -------------------------------------------------------------------------

    def page_prompts(self) -> tuple[Prompt, ...]:
        """What this seat's buttons do while it looks."""
        say = self.desk.say
        help_ = Prompt(Kind.INFO, say("prompt.how_it_works"))
        if self.holds:
            return (Prompt(Kind.CONFIRM, say("prompt.keep_holding"), hold=True), help_)
        return (Prompt(Kind.CONFIRM, say("prompt.press_again")), help_)

    def hide_words(self) -> str:
        """How the page is hidden, for its upper right corner; empty where nothing hides it."""
        return self.desk.say("prompt.let_go" if self.holds else "prompt.press_again")

    def _put_page_signs(self) -> None:
        """The way to hide it, and the prompts; they belong to the front and go with it."""
        self._put_how()
        desk, signs = self.desk, self.signs
        prompts = self.page_prompts()
        row = strip(
            self.context,
            desk,
            self.seat,
            prompts,
            room=signs.prompts_room,
            centre=signs.prompts,
        )
        self.prompt_areas = areas(row, prompts)
        for number, (picture, x, y) in enumerate(row):
            self.front.put(f"prompt.{number}", picture, (x, y))

    def _put_how(self) -> None:
        """How the page is hidden, beside an eye; nothing where there are no words for it."""
        if said := self.hide_words():
            desk, (right, y) = self.desk, self.signs.how
            how = desk.fitted(said, "body", 32, self.signs.how_room, desk.theme.text)
            self.front.put("how", how, (right - how.size[0] / 2, y))
            self.front.put("eye", parts.eye(), (right - how.size[0] - 42, y))

    @property
    def signs(self) -> Signs:
        """Where the page has room for these words."""
        found = getattr(self.page, "signs", None)
        return found if isinstance(found, Signs) else Signs()

    # -- the drape ---------------------------------------------------------------------------

    def _place(self) -> None:
        """Halves, valance and lines where they belong in this frame."""
        state, part = self.curtain.state, self.curtain.part
        if self.context.ui_tempo.reduced and state in _FADES:
            # Nothing is drawn aside: it comes and goes where it hangs.
            alpha = part if state is Drape.CLOSING else 1 - part
            away, lift = 0.0, 0.0
        else:
            alpha = 1.0
            away, lift = distances(state, ease_in_out(part), self._shown)
        self.stage.change("ui.left", x=480 - away, alpha=alpha)
        self.stage.change("ui.right", x=1440 + away, alpha=alpha)
        self.stage.change("ui.valance", y=75 - lift, alpha=alpha)
        for name in ("ui.line.left", "ui.line.right"):
            self.stage.change(name, visible=abs(away - OUT) < 1)

    # -- in front of it ----------------------------------------------------------------------

    def _refresh_front(self) -> None:
        """Portrait, name, button and lines, where the curtain is closed."""
        self.front.clear()
        self.focus.clear()
        state = self.curtain.state
        if state is Drape.CLOSED or (state is Drape.OPEN and not self.curtain.visible):
            self.show_front(covered=state is Drape.OPEN)

    def show_front(self, *, covered: bool) -> None:
        """What stands on the closed curtain; ``covered`` while its slot runs on."""
        area = self.front.show(self.holds, self.curtain.slot if covered else None)
        self.focus.add("look", area, radius=area[3] / 2)
        if not covered:
            refused = self.curtain.refused is not None
            self.front.say_last(self.next_seat, refused=refused)
