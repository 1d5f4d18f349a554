"""The operator's screen: how the kiosk fares, its settings, and the way out."""

from __future__ import annotations

from functools import partial

from scenes import screens
from scenes.context import Context
from scenes.kiosk.counters import Counters
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Button, Label
from systems.io.actions import Kind
from systems.table.sprites import Sprite

SHOW, CLOSE = "show", "close"


class OperatorScreen(Screen):
    """Opened by the operator's presses or key file; pops with ``show`` or ``close``.

    Args:
        context: the tools.
        counters: what is told.
    """

    name = "operator"

    def __init__(self, context: Context, counters: Counters) -> None:
        super().__init__(context)
        self.counters = counters
        self.answer: str | None = None
        """What was chosen; the kiosk looks at it."""

    def build(self) -> None:
        context, say, counted = self.context, self.context.say, self.counters
        self.stage.set_ground(wood_ground(context))
        text = context.text
        self.add(
            Label(
                "title", (960, 140), say("kiosk.operator"), "display", 96, gold=True, align="centre"
            )
        )
        counts = say(
            "kiosk.operator_counts",
            visits=counted.visits,
            games=counted.games,
            faults=counted.faults,
        )
        size = text.fitting(counts, "body", 40, 1700)
        y = 230 + text.size("body", size) / 2
        self.add(Label("counts", (960, y), counts, "body", size, align="centre"))
        about = say("kiosk.operator_about")
        quiet = text.boxed(about, "quiet", 34, (1700, 100), line=1.05)
        words = text.picture(
            about,
            "quiet",
            quiet,
            context.theme.quiet,
            width=1700,
            align="centre",
            line=1.05,
            fixed=True,
        )
        y += text.size("body", size) / 2 + 14 + words.size[1] / 2
        self.stage.add(Sprite(words, 960, y, 10))
        y += words.size[1] / 2 + 44
        tall = max(96.0, text.size("head", 44) * 1.7)
        entries = (
            (SHOW, "kiosk.operator_show", "dark"),
            ("settings", "settings.title", "dark"),
            (CLOSE, "kiosk.operator_close", "red"),
        )
        for number, (value, key, look) in enumerate(entries):
            box = (560.0, y + number * (tall + 30), 800.0, tall)
            self.add(
                Button(value, box, say(key), partial(self._choose, value), look=look, size=44),
                first=number == 0,
            )
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.choose")),
                Prompt(Kind.CONFIRM, say("prompt.ok")),
                Prompt(Kind.BACK, say("kiosk.operator_show")),
            )
        )

    def _choose(self, value: str) -> None:
        if value == "settings":
            self.context.stack.push(screens.make("settings", self.context, hall=True))
        else:
            self.answer = value

    def back(self) -> None:
        self.answer = SHOW
