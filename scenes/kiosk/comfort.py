"""What visitors of a kiosk may set for themselves: how large, how loud, how fast. For one visit."""

from __future__ import annotations

from typing import Any

from game.content import languages
from scenes.context import Context
from scenes.kit.listing import Listing
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.rows import ChoiceRow, Option, Row, SliderRow, ToggleRow
from scenes.kit.screen import Screen
from scenes.kit.widgets import Label
from systems.io.actions import Action, Kind
from systems.io.text import SCALES
from systems.table.scan import PACES
from systems.table.sprites import Sprite

SPEEDS = ("slow", "normal", "fast", "instant")
PEEKS = ("hold", "toggle")
TIMES = (1, 2, 3)
VOLUMES = ("volume_effects", "volume_music", "volume_voice")
ROWS = (260.0, 264.0, 1400.0, 640.0)
NEW_LAYOUT = ("text_size", "easy_reading", "high_contrast", "language")


class Comfort(Screen):
    """Text size, contrast, motion, speed, looking in secret, sound and language.

    The kiosk returns to the operator's choices when the visit is over.
    """

    name = "comfort"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._listing: Listing | None = None

    def build(self) -> None:
        context, say = self.context, self.context.say
        self.stage.set_ground(wood_ground(context))
        self.add(Label("title", (96, 104), say("kiosk.comfort"), "display", 84, gold=True))
        text, about = context.text, say("kiosk.comfort_about")
        room = (1700.0, 84.0)
        size = text.boxed(about, "quiet", 34, room, line=1.05)
        words = text.picture(
            about, "quiet", size, context.theme.quiet, width=room[0], line=1.05, fixed=True
        )
        self.stage.add(Sprite(words, 100 + words.size[0] / 2, 192, 10))
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.choose")),
                Prompt(Kind.CONFIRM, say("prompt.change")),
                Prompt(Kind.BACK, say("prompt.back")),
            )
        )
        left, top, width, height = ROWS
        self._listing = Listing(self._rows(), (left, top, width, min(height, self._room(top))))
        self._listing.show(self)

    def _room(self, top: float) -> float:
        return self.prompts_top - 24 - top

    def _rows(self) -> list[Row]:
        rows = [
            self._choice("text_size", SCALES),
            self._switch("easy_reading"),
            self._switch("high_contrast"),
            self._switch("reduced_motion"),
            self._choice("speed", SPEEDS),
            self._choice("one_button", ("off", *PACES)),
            self._choice("peek", PEEKS),
            self._choice("look_time", TIMES),
        ]
        if self.context.loudest > 0:
            rows.append(self._volume())
        if self.context.speech.possible:
            rows.append(self._choice("speech", ("off", "room")))
        if len(languages()) > 1:
            rows.append(self._choice("language", tuple(languages())))
        return rows

    def _choice(self, name: str, values: tuple[Any, ...]) -> Row:
        say = self.context.say

        def words(value: Any) -> str:
            if name == "text_size":
                return say("settings.percent", value=value)
            if name == "language":
                return say(f"language.{value}")
            return say(f"settings.value.{value}")

        return ChoiceRow(
            f"row.{name}",
            (0.0, 0.0, 1.0, 1.0),
            say(f"settings.{name}"),
            [Option(value, words(value)) for value in values],
            getattr(self.context.settings, name),
            lambda value: self._change(name, value),
        )

    def _switch(self, name: str) -> Row:
        say = self.context.say
        return ToggleRow(
            f"row.{name}",
            (0.0, 0.0, 1.0, 1.0),
            say(f"settings.{name}"),
            bool(getattr(self.context.settings, name)),
            lambda value: self._change(name, value),
            (say("settings.off"), say("settings.on")),
        )

    def _volume(self) -> Row:
        say = self.context.say

        def change(value: int) -> None:
            for name in VOLUMES:
                setattr(self.context.settings, name, value)
            self.context.settings_changed()

        return SliderRow(
            "row.volume",
            (0.0, 0.0, 1.0, 1.0),
            say("kiosk.volume"),
            self.context.settings.volume_effects,
            change,
            most=self.context.loudest,
            unit=lambda value: say("settings.percent", value=value),
        )

    def _change(self, name: str, value: Any) -> None:
        setattr(self.context.settings, name, value)
        self.context.settings_changed()
        if name in NEW_LAYOUT:
            self.context.stack.relayout()

    def relayout(self) -> None:
        current = self.focus.current()
        super().relayout()
        if isinstance(current, str) and self._listing is not None:
            self._listing.reveal(self, current)
            self._listing.show(self)
            self.focus_on(current)

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.PAUSE:
            self.back()
            return True
        return False


def open_comfort(context: Context) -> Comfort:
    """The visitor's choices."""
    return Comfort(context)
