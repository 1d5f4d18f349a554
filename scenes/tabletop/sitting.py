"""At a table that was not laid from the lobby everybody takes a seat first, with a device."""

from __future__ import annotations

from scenes.context import Context, coloured
from scenes.kit import cues
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Button, Label, Panel
from scenes.party import Party
from scenes.tabletop.lost import BOT
from systems.io.actions import Action, Kind

TAKEN = "seat taken"
WIDE = 960.0


class SitDown(Screen):
    """Waits until a free device is pressed; it plays for the seat from then on.

    With two people or more a seat without a device of its own would be anybody's, and so would its
    cards. Pops with :data:`TAKEN`, or with ``bot`` when a computer player shall sit in. The first
    focus does nothing: somebody who sits already and presses once too often changes nothing.

    Args:
        context: the tools.
        party: who sits at the table.
        seat: whose device is looked for.
    """

    name = "sit down"
    opaque = False
    joins = True

    def __init__(self, context: Context, party: Party, seat: int) -> None:
        super().__init__(context)
        self.party = party
        self.seat = seat

    def build(self) -> None:
        texts, text = self.party.texts, self.context.text
        self.stage.set_veil(0.28)
        who = coloured(texts.runs("device.sit_down", seat=self.seat), self.context.theme)
        how = texts.say("device.sit_down_how")
        who_high = text.measure(who, "head", 56, width=WIDE)[1]
        how_high = text.measure(how, "body", 36, width=WIDE)[1]
        tall = max(84.0, text.size("head", 40) * 1.8)
        height = 48 + who_high + 24 + how_high + 36 + 2 * tall + 22 + 50
        top = 490 - height / 2
        self.add(Panel("panel", (420, top, 1080, height), radius=28))
        y = top + 48 + who_high / 2
        self.add(Label("who", (960, y), who, "head", 56, align="centre", width=WIDE))
        y += who_high / 2 + 24 + how_high / 2
        self.add(Label("how", (960, y), how, "body", 36, align="centre", width=WIDE))
        y += how_high / 2 + 36
        wait, bot = texts.say("device.sit_down_wait"), texts.say("device.lost_bot")
        self.add(Button("wait", (520, y, 880, tall), wait, self._refuse), first=True)
        y += tall + 22
        self.add(Button("bot", (520, y, 880, tall), bot, lambda: self._done(BOT)))
        self.set_prompts(
            (
                Prompt(Kind.LEFT, texts.say("prompt.choose")),
                Prompt(Kind.CONFIRM, texts.say("prompt.ok")),
            )
        )

    def back(self) -> None:
        """There is no way back but a device, or a computer player."""

    def on_action(self, action: Action) -> bool:
        # A press on a device that plays for nobody takes the seat, and does nothing else. The
        # mouse goes with the arrow keys, and works the buttons here.
        found = self.context.input.device(action.device)
        if action.seat is None and found is not None and found.sort != "mouse":
            if action.pressed:
                self.context.seats.bind(self.seat, found)
                self.context.note_device(found.id)
                self.context.audio.cue("join")
                self._done(TAKEN)
            return True
        return super().on_action(action)

    def _refuse(self) -> None:
        self.context.audio.cue(cues.REFUSED)

    def _done(self, result: str) -> None:
        self.context.stack.pop(result, of=self)
