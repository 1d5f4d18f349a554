"""The operator's screen: how the kiosk fares, what can be set, and the way out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from scenes import screens
from scenes.base import Scene
from scenes.context import Context
from scenes.kiosk.counters import Counters
from scenes.kiosk.health import Health
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Button, Label
from systems.io.actions import Kind
from systems.table.sprites import Sprite

SHOW, CLOSE = "show", "close"
WIDE = 1700.0
FIRST_LINE = 214.0


class OperatorScreen(Screen):
    """Opened by the operator's presses or key file.

    Args:
        context: the tools.
        counters: what is told.
        health: how memory and frames fare, which is told too.
        choices: makes the page on this kiosk; None where there is none.
    """

    name = "operator"

    def __init__(
        self,
        context: Context,
        counters: Counters,
        health: Health | None = None,
        choices: Callable[[], Scene] | None = None,
    ) -> None:
        super().__init__(context)
        self.counters = counters
        self.health = health or Health()
        self._choices = choices
        self.answer: str | None = None
        """What was chosen; the kiosk looks at it."""

    def build(self) -> None:
        context, say = self.context, self.context.say
        self.stage.set_ground(wood_ground(context))
        self.add(
            Label(
                "title", (960, 118), say("kiosk.operator"), "display", 84, gold=True, align="centre"
            )
        )
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.choose")),
                Prompt(Kind.CONFIRM, say("prompt.ok")),
                Prompt(Kind.BACK, say("kiosk.operator_show")),
            )
        )
        y = FIRST_LINE
        for words in self.figures():
            y = self._line(words, "body", y)
        y = self._line(say("kiosk.operator_about"), "quiet", y + 6) + 20
        entries = [
            (SHOW, "kiosk.operator_show", "dark"),
            ("settings", "settings.title", "dark"),
        ]
        if self._choices is not None:
            entries.append(("choices", "kiosk.operator_choices", "dark"))
        entries.append((CLOSE, "kiosk.operator_close", "red"))
        tall = min((self.prompts_top - 24 - y - 26) / 2, context.text.size("head", 44) * 1.9)
        for number, (value, key, look) in enumerate(entries):
            right, down = number % 2, number // 2
            box = (150.0 + 820 * right, y + down * (tall + 26), 800.0, tall)
            self.add(
                Button(value, box, say(key), partial(self._choose, value), look=look, size=44),
                first=number == 0,
            )

    def figures(self) -> list[str]:
        """What was counted today and in all, and how the machine fares."""
        say, counted, today = self.context.say, self.counters, self.counters.day()
        lines = [
            say(f"kiosk.{key}", visits=one.visits, games=one.games, faults=one.faults)
            for key, one in (("operator_today", today), ("operator_counts", counted))
        ]
        health = self.health
        hours, minutes = divmod(int(health.seconds // 60), 60)
        lines.append(
            say("kiosk.operator_up", hours=hours, minutes=minutes, crashes=counted.crashes)
        )
        memory, growth, frame = health.memory, health.growth, health.frame_ms
        if memory is not None:
            lines.append(
                say(
                    "kiosk.operator_machine",
                    memory=round(memory),
                    growth="–" if growth is None else f"{growth:+.1f}",
                    frame="–" if frame is None else f"{frame:.0f}",
                )
            )
        return lines

    def _line(self, words: str, role: str, y: float) -> float:
        """One paragraph below the other; the height at which the next begins."""
        text, theme = self.context.text, self.context.theme
        size = text.boxed(words, role, 36 if role == "body" else 34, (WIDE, 96), line=1.05)
        ink = theme.text if role == "body" else theme.quiet
        picture = text.picture(
            words, role, size, ink, width=WIDE, align="centre", line=1.05, fixed=True
        )
        self.stage.add(Sprite(picture, 960, y + picture.size[1] / 2, 10))
        return y + picture.size[1] + 8

    def _choose(self, value: str) -> None:
        if value == "settings":
            self.context.stack.push(screens.make("settings", self.context, hall=True))
        elif value == "choices" and self._choices is not None:
            self.context.stack.push(self._choices())
        else:
            self.answer = value

    def back(self) -> None:
        self.answer = SHOW
