"""A seat's pad is gone: the table waits, and says how to go on."""

from __future__ import annotations

from scenes.context import Context, coloured
from scenes.kit.lines import even_width
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Button, Label, Panel
from scenes.party import Party
from systems.io.actions import Action, Change, DeviceChange, Kind

BOT = "bot"


class LostPad(Screen):
    """Pops with ``bot`` when a computer player shall sit in, None when the seat is back.

    Args:
        context: the tools.
        party: who sits at the table.
        seat: whose pad it was.
    """

    name = "lost pad"
    opaque = False
    joins = True

    def __init__(self, context: Context, party: Party, seat: int) -> None:
        super().__init__(context)
        self.party = party
        self.seat = seat

    def build(self) -> None:
        texts = self.party.texts
        self.stage.set_veil(0.28)
        context = self.context
        lost = coloured(texts.runs("device.lost", seat=self.seat), context.theme)
        how = texts.say("device.lost_how")
        lost_high = context.text.measure(lost, "head", 56, width=1000)[1]
        how_wide = even_width(context.text, how, "body", 36, 960)
        how_high = context.text.measure(how, "body", 36, width=how_wide)[1]
        tall = max(92.0, context.text.size("head", 40) * 1.8)
        height = 48 + lost_high + 28 + how_high + 40 + tall + 54
        top = 500 - height / 2
        self.add(Panel("panel", (420, top, 1080, height), radius=28))
        y = top + 48 + lost_high / 2
        self.add(Label("lost", (960, y), lost, "head", 56, align="centre", width=1000))
        y += lost_high / 2 + 28 + how_high / 2
        self.add(Label("how", (960, y), how, "body", 36, align="centre", width=how_wide))
        y += how_high / 2 + 40
        bot = texts.say("device.lost_bot")
        self.add(
            Button("bot", (520, y, 880, tall), bot, lambda: self._done(BOT)),
            first=True,
        )
        self.set_prompts((Prompt(Kind.CONFIRM, texts.say("prompt.ok")),))

    def back(self) -> None:
        """There is no way back but a pad, or a computer player."""

    def on_action(self, action: Action) -> bool:
        # A press on a pad that plays for nobody takes the seat, and does nothing else. A mouse
        # that is only moved is no press.
        seats = self.context.seats
        found = self.context.input.device(action.device)
        free = found is not None and found.sort != "mouse" and action.seat is None
        if found is not None and free and action.pressed and seats.take_over(self.seat, found):
            self._done(None)
            return True
        return super().on_action(action)

    def on_device(self, change: DeviceChange) -> None:
        if change.change is Change.ADDED and change.seat == self.seat:
            self._done(None)

    def _done(self, result: str | None) -> None:
        self.context.stack.pop(result, of=self)
