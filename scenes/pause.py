"""The pause: whatever the table offers, over a dimmed table, for everybody alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from scenes import screens
from scenes.base import Scene
from scenes.context import Context, coloured
from scenes.kit.prompts import Prompt
from scenes.kit.widgets import Button, Label, Panel
from scenes.question import Answer, Asking
from systems.io.actions import Action, Kind
from systems.io.text import Content

WIDTH = 900


@dataclass(frozen=True, slots=True)
class Offer:
    """Something the pause offers that has a button of its own; it ends the pause.

    Attributes:
        label: what the button says.
        make: the screen that follows.
    """

    label: str
    make: Callable[[], Scene]


class Pause(Asking):
    """Play on, or one of the answers; pops with the answer's value, None to play on.

    ``Settings`` is always among them and is opened from here.

    Args:
        context: the tools.
        answers: what else can be done, such as the handbook, the log, leaving.
        by: who stopped the clocks, as content for the text kit; empty for nobody.
        offer: stands before the other answers; it pops with itself.
    """

    name = "pause"

    def __init__(
        self,
        context: Context,
        answers: Sequence[Answer] = (),
        by: Content = "",
        offer: Offer | None = None,
    ) -> None:
        super().__init__(context)
        self.offer = offer
        first = () if offer is None else (Answer(offer, offer.label),)
        self.answers = (*first, *answers)
        self.by = by
        self.anew: Callable[[], Pause] | None = None
        """Makes it again, in another language."""
        self._language = context.settings.language

    def speak(self) -> None:
        super().speak()
        language = self.context.settings.language
        if self.anew is not None and language != self._language:
            self._language, fresh = language, self.anew()
            self.offer, self.answers, self.by = fresh.offer, fresh.answers, fresh.by

    def build(self) -> None:
        context, say = self.context, self.context.say
        self.stage.set_veil(0.3)
        entries = [Answer(None, say("pause.resume"), "red"), *self.answers]
        entries.insert(-1 if len(entries) > 2 else len(entries), Answer("settings", ""))
        tall = max(82.0, context.text.size("head", 40) * 1.7)
        gap = 16.0
        by_high = context.text.measure(self.by, "body", 36, width=WIDTH - 80)[1] if self.by else 0.0
        head = max(210.0, 150 + by_high) if self.by else 160.0
        room = 920.0
        columns = 1
        if head + len(entries) * (tall + gap) + 40 > room:
            columns = 2
        rows = -(-len(entries) // columns)
        width = WIDTH if columns == 1 else 1640
        height = head + rows * (tall + gap) + 34
        top, left = 500 - height / 2, 960 - width / 2
        self.add(Panel("panel", (left, top, width, height), radius=28))
        self.add(
            Label(
                "title",
                (960, top + 84),
                say("pause.title"),
                "display",
                72,
                gold=True,
                align="centre",
            )
        )
        if self.by:
            self.add(
                Label(
                    "by",
                    (960, top + 130 + by_high / 2),
                    self.by,
                    "body",
                    36,
                    align="centre",
                    width=WIDTH - 80,
                )
            )
        wide = (width - 120 - (columns - 1) * 24) / columns
        for number, entry in enumerate(entries):
            x = left + 60 + (number // rows) * (wide + 24)
            y = top + head + (number % rows) * (tall + gap)
            own = say("kiosk.comfort" if context.kiosk else "pause.settings")
            label = own if entry.value == "settings" else entry.label
            self.add(
                Button(
                    f"entry.{number}",
                    (x, y, wide, tall),
                    label,
                    partial(self.give, entry),
                    look=entry.look,
                ),
                first=number == 0,
            )
        third = () if self.offer is None else (Prompt(Kind.EXTRA, self.offer.label),)
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.choose")),
                Prompt(Kind.CONFIRM, say("prompt.ok")),
                *third,
                Prompt(Kind.BACK, say("prompt.resume")),
            )
        )

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.PAUSE:
            self.back()
            return True
        if action.kind is Kind.EXTRA and self.offer is not None:
            self.take(self.offer)
            return True
        return False

    def take(self, value: object) -> None:
        if value == "settings":
            name = "comfort" if self.context.kiosk else "settings"
            self.context.stack.push(screens.make(name, self.context))
        elif callable(value):  # it opens a screen over the pause
            scene = value()
            if scene is not None:
                self.context.stack.push(scene)
        else:
            super().take(value)


def open_pause(context: Context, answers: Sequence[Answer] = (), seat: int | None = None) -> Pause:
    """The pause, asked for by a seat."""
    by: Content = ""
    if seat is not None:
        by = coloured(context.words.runs("pause.by", seat=seat), context.theme)
    return Pause(context, answers, by)
