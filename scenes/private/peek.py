"""A look without a curtain: where all trust each other, or where only one person plays."""

from __future__ import annotations

from scenes.base import StageScene
from scenes.context import Context
from scenes.kit.prompts import Prompt
from scenes.party import Party
from scenes.pause import Pause
from scenes.private import parts
from scenes.private.cards_page import CardsPage
from scenes.private.curtain import Visited
from scenes.private.desks import desk_for
from scenes.private.looks import PrivateLook
from scenes.private.strip import strip
from systems.io.actions import Action, Change, DeviceChange, Kind, Notice
from systems.table.privacy import AUTO_HIDE, PeekSlot, Slot
from systems.table.sprites import Sprite

SIGN_Z = 600.0


class PeekScene(StageScene):
    """The page of a look, face down until its seat looks; pops a :class:`Visited`.

    With others at the table it lasts as long as the look says, as behind the curtain. A lone
    person sees the faces at once and puts them away by a press.

    Args:
        context: the tools of the house.
        party: who sits at the table.
        look: what there is to see.
        seat: who may see it.
    """

    name = "peek"
    private = True

    def __init__(self, context: Context, party: Party, look: PrivateLook, *, seat: int) -> None:
        super().__init__(context)
        self.party = party
        self.look = look
        self.seat = seat
        self.lone = party.lone == seat
        self.desk = desk_for(self, party, seat)
        self.page = CardsPage(self.desk, look)
        hold = context.peek_of(seat) == "hold" and not self.lone
        times = context.settings.look_time
        self.slot = PeekSlot(
            seat,
            look.seconds * times,
            hold=hold,
            decides=self.lone,
            auto_hide=AUTO_HIDE * times,
        )
        self._signs: list[str] = []
        self._shown = False
        self._turned = False

    # -- life --------------------------------------------------------------------------------

    def build(self) -> None:
        self.stage.set_ground(self.page.ground)
        self._signs = []
        self.page.lay_out(self.seat)
        self._shown = False
        if self.lone:
            self.slot.press(self.seat)
        self._follow()
        self._put_signs()

    def relayout(self) -> None:
        self.page.hide()
        super().relayout()

    def pause(self) -> None:
        self._cover()

    def exit(self) -> None:
        self.page.hide()
        super().exit()

    # -- input -------------------------------------------------------------------------------

    def on_action(self, action: Action) -> bool:
        if action.kind is Kind.PAUSE:
            if action.pressed:
                self._cover()
                self.context.stack.push(Pause(self.context, (), ()))
            return True
        own = action.seat == self.seat or (self.lone and action.seat is None)
        if not action.pressed or not own:
            return True
        if self.lone and action.kind in (Kind.CONFIRM, Kind.CLICK, Kind.BACK):
            self._leave()
        elif action.kind in (Kind.CONFIRM, Kind.CLICK):
            self.slot.press(self.seat)
            self._follow()
        return True

    def on_release(self, action: Action) -> bool:
        if action.kind in (Kind.CONFIRM, Kind.CLICK) and action.seat is not None:
            self.slot.release(action.seat)
            self._follow()
        return True

    def on_device(self, change: DeviceChange) -> None:
        if change.change is Change.REMOVED and change.seat == self.seat:
            self._cover()

    def on_notice(self, notice: Notice) -> None:
        if notice is Notice.FOCUS_LOST and not self.lone:
            self._cover()

    # -- a frame -----------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        if not self.lone:
            self.slot.update(dt)
        self._follow()
        super().update(dt)
        if self.slot.state is Slot.OVER:
            self._leave()

    def _leave(self) -> None:
        self.page.hide()
        self.context.stack.pop(Visited(self.seat, self.slot.looked), of=self)

    def _cover(self) -> None:
        if not self.lone:
            self.slot.cover()
            self._follow()

    def _follow(self) -> None:
        visible = self.slot.visible
        if visible != self._shown:
            self._shown = visible
            self.motions.finish()
            if visible:
                self.page.turn_over(None if self._turned else self.motions)
                self._turned = True
            else:
                self.page.hide()
                self.page.lay_out(self.seat)
            self._put_signs()
        if not self.lone and self.slot.state is not Slot.OVER:
            self.page.clock(self.slot.left, self.slot.seconds)

    def _put_signs(self) -> None:
        for name in self._signs:
            self.stage.remove(name)
        self._signs = []
        desk, say = self.desk, self.desk.say
        if self.lone:
            prompts = (Prompt(Kind.CONFIRM, say("prompt.close")),)
        elif self._shown:
            key = "prompt.keep_holding" if self.slot.hold else "prompt.press_again"
            prompts = (Prompt(Kind.CONFIRM, say(key), hold=self.slot.hold),)
        else:
            prompts = (Prompt(Kind.CONFIRM, say("prompt.look"), hold=self.slot.hold),)
        pictures = strip(self.context, desk, self.seat, prompts)
        if self._shown and not self.lone:
            words = say("prompt.let_go" if self.slot.hold else "prompt.press_again")
            how = desk.fitted(words, "body", 32, 520, desk.theme.text)
            pictures += [
                (how, 1800 - how.size[0] / 2, 92),
                (parts.eye(), 1800 - how.size[0] - 42, 92),
            ]
        for number, (picture, x, y) in enumerate(pictures):
            name = f"ui.sign.{number}"
            self.stage.add(Sprite(picture, x, y, SIGN_Z), name=name)
            self._signs.append(name)
