"""The curtain: it covers the table, says whose eyes only, and parts for that seat alone.

The picture, the beats and the length are the same for every seat and every secret. What lies
behind it is on the stage only while it may be seen: letting go, losing the pad or the window, and
a pause take it off in the same frame.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from game.core.intents import Intent
from game.core.messages import Message, message
from scenes.base import StageScene
from scenes.context import Context, coloured
from scenes.kit.prompts import Prompt
from scenes.party import Party
from scenes.pause import Pause
from scenes.private import drape, parts
from scenes.private.cards_page import CardsPage
from scenes.private.desks import desk_for
from scenes.private.devices import button, device_name
from scenes.private.looks import PrivateLook
from scenes.private.strip import strip
from scenes.private.words import block
from scenes.question import Answer
from scenes.tabletop.desk import Desk
from systems.io.actions import Action, Change, DeviceChange, Kind, Notice
from systems.io.pictures import Picture
from systems.io.text import Run
from systems.table.privacy import Curtain, CurtainTimes, Drape, PeekSlot
from systems.table.signs import badge
from systems.table.sprites import Sprite
from systems.table.tempo import FADE_MS, ease_in_out
from systems.table.tween import Motions

OUT = 960.0 - drape.EDGE
"""How far a half moves to leave its edge."""

DRAPE_Z = 500.0
FRONT_Z = 600.0

NAME_Y, EYES_Y = 624.0, 736.0
PILL = (700.0, 92.0)
PILL_WIDEST = 1400.0
PILL_Y = 852.0
LAST_LINE_Y = 972.0
PORTRAIT_CENTRE = (960.0, 344.0)
BADGE_CENTRE = (1096.0, 470.0)

_GAP = Run("  ")

SKIP = "skip look"

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
    """Something that can be seen behind a curtain."""

    ground: Picture

    def lay_out(self, seat: int) -> None:
        """Put on the stage what may be there before the faces come up."""

    def turn_over(self, motions: Motions | None) -> None:
        """The faces come up; at once where no motions are given."""

    def hide(self) -> None:
        """Leave nothing on the stage."""

    def clock(self, left: float, seconds: float) -> None:
        """Show how much of the slot is left."""

    def wanted(self) -> Iterator[Picture]:
        """What takes long to draw, to be ready before it is seen."""
        ...


class CurtainScene(StageScene):
    """One visit of one seat behind the curtain; pops a :class:`Visited`.

    Args:
        context: the tools of the house.
        party: who sits at the table.
        look: what there is to see.
        seat: who may see it.
        why: ``hand``, ``shown``, ``envelope``, ``decide`` or ``notes``: said to everybody.
        next_seat: who looks afterwards, where somebody does.
    """

    name = "curtain"
    private = True
    may_skip = True
    """Whether the table may go on where nobody comes to look."""

    def __init__(
        self,
        context: Context,
        party: Party,
        look: PrivateLook,
        *,
        seat: int,
        why: str = "shown",
        next_seat: int | None = None,
    ) -> None:
        super().__init__(context)
        self.party = party
        self.look = look
        self.seat = seat
        self.why = why
        self.next_seat = next_seat
        self.desk: Desk = desk_for(self, party, seat)
        self.page = self.make_page()
        self.curtain = Curtain(seat, self.make_slot(), times_of(context))
        self.opaque = False
        self._state: Drape | None = None
        self._shown = False
        self._seen_before = False
        self._front: list[str] = []
        self._refused_for = 0.0
        self._wanted: Iterator[Picture] | None = None

    # -- what differs between kinds of visits ------------------------------------------------

    def make_page(self) -> Page:
        """What is behind the curtain."""
        return CardsPage(self.desk, self.look)

    def make_slot(self) -> PeekSlot:
        """The time behind the curtain."""
        hold = self.context.settings.peek == "hold"
        return PeekSlot(self.seat, self.look.seconds, hold=hold)

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
        self._front = []
        self._state = None
        self._shown = False
        self._follow()

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
                self._stop_clocks(action.seat)
            return True
        if action.pressed and action.kind in (Kind.CONFIRM, Kind.CLICK):
            self._press(action)
        return True

    def _stop_clocks(self, by: int | None) -> None:
        """Pause, with the closed curtain behind it."""
        self.cover()
        texts = self.desk.texts
        words = () if by is None else coloured(texts.runs("pause.by", seat=by))
        answers = (Answer(SKIP, texts.say("curtain.skip")),) if self.may_skip else ()
        self.context.stack.push(Pause(self.context, answers, words))

    def resume(self, result: object = None) -> None:
        if result == SKIP:
            self.context.stack.pop(self.result(), of=self)
        self._refresh_front()

    def _press(self, action: Action) -> None:
        seat = action.seat
        if seat is None and not self._takes_seat(action.device):
            return
        if action.seat is None:
            seat = self.seat
        if seat is None:
            return
        self.curtain.press(seat)
        if self.curtain.refused is not None:
            self._refused_for = REFUSED_SECONDS
            self.context.audio.cue("ui_refuse")
            self._refresh_front()
        self._follow()

    def _takes_seat(self, device: str) -> bool:
        """Whether a device that plays for nobody may play for a seat that has lost its own."""
        seats = self.context.seats
        found = self.context.input.device(device)
        if found is None or device == "mouse":
            return False
        if seats.device_of(self.seat) is None:
            seats.bind(self.seat, found)
            return True
        return seats.take_over(self.seat, found)

    def on_release(self, action: Action) -> bool:
        if action.kind in (Kind.CONFIRM, Kind.CLICK) and action.seat is not None:
            self.curtain.release(action.seat)
            self._follow()
        return True

    def on_device(self, change: DeviceChange) -> None:
        if change.change is Change.REMOVED and change.seat == self.seat:
            self.cover()
        self._refresh_front()

    def on_notice(self, notice: Notice) -> None:
        if notice is Notice.FOCUS_LOST:
            self.cover()

    # -- a frame -----------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        self.curtain.update(dt)
        if self.curtain.state is Drape.CLOSED:
            self._draw_ahead()
        if self._refused_for > 0:
            self._refused_for -= dt
            if self._refused_for <= 0:
                self.curtain.refused = None
                self._refresh_front()
        self._follow()
        super().update(dt)
        if self.curtain.state is Drape.GONE:
            self.context.stack.pop(self.result(), of=self)

    def _draw_ahead(self) -> None:
        """Draw one picture of the page while its seat is on the way to its pad."""
        if self._wanted is None:
            self._wanted = self.page.wanted()
        picture = next(self._wanted, None)
        if picture is not None:
            self.context.book.surface(picture)

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
        if state is Drape.OPEN:
            slot = self.curtain.slot
            if visible:
                self.page.clock(slot.left, slot.seconds)
            else:
                self._refresh_front()
        self._place()

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
        self.page.hide()
        self._refresh_front()

    # -- on the page -------------------------------------------------------------------------

    def page_prompts(self) -> tuple[Prompt, ...]:
        """What this seat's buttons do while it looks."""
        say = self.desk.say
        if self.holds:
            return (Prompt(Kind.CONFIRM, say("prompt.keep_holding"), hold=True),)
        return (Prompt(Kind.CONFIRM, say("prompt.press_again")),)

    def hide_words(self) -> str:
        """How the page is hidden, for its upper right corner."""
        return self.desk.say("prompt.let_go" if self.holds else "prompt.press_again")

    def _put_page_signs(self) -> None:
        """The way to hide it, and the prompts; they belong to the front and go with it."""
        desk = self.desk
        how = desk.fitted(self.hide_words(), "body", 32, 340, desk.theme.text)
        self._put("how", how, (1800 - how.size[0] / 2, 92))
        self._put("eye", parts.eye(), (1800 - how.size[0] - 42, 92))
        row = strip(self.context, desk, self.seat, self.page_prompts())
        for number, (picture, x, y) in enumerate(row):
            self._put(f"prompt.{number}", picture, (x, y))

    # -- the drape ---------------------------------------------------------------------------

    def _place(self) -> None:
        """Halves, valance and lines where they belong in this frame."""
        state, part = self.curtain.state, self.curtain.part
        if self.context.ui_tempo.reduced and state in (Drape.CLOSING, Drape.LEAVING):
            alpha = part if state is Drape.CLOSING else 1 - part
            away, lift = 0.0, 0.0
        else:
            alpha = 1.0
            away, lift = _distances(state, ease_in_out(part), self._shown)
        self.stage.change("ui.left", x=480 - away, alpha=alpha)
        self.stage.change("ui.right", x=1440 + away, alpha=alpha)
        self.stage.change("ui.valance", y=75 - lift, alpha=alpha)
        for name in ("ui.line.left", "ui.line.right"):
            self.stage.change(name, visible=abs(away - OUT) < 1)

    # -- in front of it ----------------------------------------------------------------------

    def _refresh_front(self) -> None:
        """Portrait, name, button and lines, where the curtain is closed."""
        for name in self._front:
            self.stage.remove(name)
        self._front = []
        self.focus.clear()
        state = self.curtain.state
        if state is Drape.CLOSED or (state is Drape.OPEN and not self.curtain.visible):
            self._put_front(covered=state is Drape.OPEN)

    def _put_front(self, *, covered: bool) -> None:
        desk, seat = self.desk, self.seat
        member, style = desk.party.members[seat], desk.style(seat)
        if member.picture:
            self._put(
                "portrait",
                parts.oval_portrait(desk.images, member.picture, style),
                PORTRAIT_CENTRE,
            )
            self._put("badge", badge(desk.fixed, style, 56), BADGE_CENTRE)
        else:
            self._put("badge", badge(desk.fixed, style, 120), PORTRAIT_CENTRE)
        name = desk.texts.name_of(seat)
        size = desk.fixed.fitting(name, "display", 150, 1500)
        self._put("name", desk.fixed.picture(name, "display", size, gold=True), (960, NAME_Y))
        words = desk.say("peek.covered") if covered else desk.say("curtain.eyes_only")
        eyes = desk.fixed.picture(
            words, "head", desk.fixed.fitting(words, "head", 72, 1500), "#F6DFA6", shadow=0.8
        )
        self._put("eyes", eyes, (960, EYES_Y))
        self._put_button()
        if covered:
            slot = self.curtain.slot
            lamps = parts.slot_clock(max(0, -int(-slot.left // 1)), round(slot.seconds))
            self._put("clock", lamps, (960, LAST_LINE_Y))
        else:
            self._put_last_line()

    def _put_button(self) -> None:
        desk = self.desk
        device = self.context.seats.device_of(self.seat)
        key = "curtain.hold" if self.holds else "curtain.press"
        words = desk.say(key, device=device_name(device, desk.texts))
        sign = button(self.context, self.seat, Kind.CONFIRM, 64, desk.fixed)
        room = PILL_WIDEST - sign.size[0] - 110
        lettering = desk.fitted(words, "body", 42, room, desk.theme.text)
        inside = sign.size[0] + 22 + lettering.size[0]
        width = max(PILL[0], inside + 96)
        style = desk.style(self.seat)
        self._put("pill", parts.pill((width, PILL[1]), style.colour), (960, PILL_Y))
        left = 960 - inside / 2
        self._put("sign", sign, (left + sign.size[0] / 2, PILL_Y))
        self._put("hold", lettering, (left + inside - lettering.size[0] / 2, PILL_Y))
        self.focus.add(
            "look", (960 - width / 2, PILL_Y - PILL[1] / 2, width, PILL[1]), radius=PILL[1] / 2
        )

    def _put_last_line(self) -> None:
        desk = self.desk
        lost = self.seat in self.context.seats.lost
        if lost:
            words = (*desk.runs("device.lost", seat=self.seat), _GAP, *desk.runs("device.lost_how"))
        elif self.curtain.refused is not None:
            words = desk.runs("curtain.not_you", seat=self.seat)
        else:
            words = (*desk.runs("curtain.others"), _GAP, *desk.runs(self._afterwards()))
        line = block(desk, words, "body", 36, (1700, 96), desk.theme.text)
        self._put("last", line, (960, LAST_LINE_Y))

    def _afterwards(self) -> Message:
        if self.next_seat is None:
            return message("curtain.last")
        return message("curtain.next", seat=self.next_seat)

    def _put(self, name: str, picture: Picture, centre: tuple[float, float]) -> None:
        full = f"ui.front.{name}"
        self.stage.add(Sprite(picture, *centre, FRONT_Z + len(self._front)), name=full)
        self._front.append(full)


def _distances(state: Drape, part: float, shown: bool) -> tuple[float, float]:
    """How far the halves have moved apart, and how far the valance has risen."""
    if state is Drape.CLOSING:
        return 960 * (1 - part), 180 * (1 - part)
    if state is Drape.OPENING:
        return OUT * part, 180 * part
    if state is Drape.OPEN:
        return (OUT, 180) if shown else (0.0, 0.0)
    if state in (Drape.LEAVING, Drape.GONE):
        return 960 * part, 180 * part
    return 0.0, 0.0


def times_of(context: Context) -> CurtainTimes:
    """How long the curtain's parts take under these settings."""
    if context.tempo.instant:
        return CurtainTimes(0.0, 0.0, 0.0)
    if context.ui_tempo.reduced:
        short = FADE_MS / 1000
        return CurtainTimes(short, short, short)
    return CurtainTimes()
