"""The operator's page on this kiosk: which games, how loud at most, how long it waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.content import registry
from game.settings import KioskConfig
from scenes.context import Context
from scenes.kiosk.choices import games_after
from scenes.kit.listing import Listing
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.rows import ChoiceRow, LinkRow, Option, Row, SliderRow, ToggleRow
from scenes.kit.screen import Screen
from scenes.kit.widgets import Label
from systems.io.actions import Kind

BOX = (0.0, 0.0, 1.0, 1.0)
LIST = (160.0, 200.0, 1600.0, 700.0)
SECONDS = {
    "idle_question": (30, 45, 60, 90, 120, 180, 300),
    "silence": (60, 90, 120, 180, 300, 600, 900),
}

Change = Callable[[str, Any], None]


class OperatorChoices(Screen):
    """Rows that are used at once.

    Args:
        context: the tools.
        config: asks what is so now.
        change: called with the key of the config and its new value.
        forget: called when the operator's file shall hold again.
    """

    name = "operator choices"

    def __init__(
        self,
        context: Context,
        config: Callable[[], KioskConfig],
        change: Change,
        forget: Callable[[], None],
    ) -> None:
        super().__init__(context)
        self._config = config
        self._change = change
        self._forget = forget
        self._listing: Listing | None = None

    def build(self) -> None:
        say = self.context.say
        self.stage.set_ground(wood_ground(self.context))
        self.add(Label("title", (96, 104), say("kiosk.operator_choices"), "display", 84, gold=True))
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.choose")),
                Prompt(Kind.CONFIRM, say("prompt.change")),
                Prompt(Kind.BACK, say("prompt.back")),
            )
        )
        left, top, width, height = LIST
        room = min(height, self.prompts_top - 24 - top)
        self._listing = Listing(self._rows(), (left, top, width, room))
        self._listing.show(self)

    def relayout(self) -> None:
        current = self.focus.current()
        super().relayout()
        if isinstance(current, str) and self._listing is not None:
            self._listing.reveal(self, current)
            self._listing.show(self)
            self.focus_on(current)

    def _rows(self) -> list[Row]:
        say = self.context.say
        known = tuple(registry.games())
        shown = self._config().games or known
        rows: list[Row] = [
            self._volume("loudest", 10, 100),
            self._volume("attract_volume", 5, 25),
            self._seconds("idle_question"),
            self._seconds("silence"),
        ]
        for game in known:
            title = self.context.words_for(game).say(registry.manifest(game).title)
            rows.append(
                ToggleRow(
                    f"row.game.{game}",
                    BOX,
                    say("kiosk.operator_game", game=title),
                    game in shown,
                    self._switch(game),
                    (say("settings.off"), say("settings.on")),
                )
            )
        rows.append(LinkRow("row.file", BOX, say("kiosk.operator_file"), self._to_file))
        return rows

    def _volume(self, name: str, step: int, most: int) -> Row:
        say = self.context.say
        return SliderRow(
            f"row.{name}",
            BOX,
            say(f"kiosk.{name}"),
            getattr(self._config(), name),
            lambda value: self._change(name, value),
            step=step,
            most=most,
            unit=lambda value: say("settings.percent", value=value),
        )

    def _seconds(self, name: str) -> Row:
        say = self.context.say
        now = getattr(self._config(), name)
        values = sorted({*SECONDS[name], now})
        return ChoiceRow(
            f"row.{name}",
            BOX,
            say(f"kiosk.{name}"),
            [Option(value, say("kiosk.seconds", seconds=value)) for value in values],
            now,
            lambda value: self._change(name, value),
        )

    def _switch(self, game: str) -> Callable[[object], None]:
        return lambda wanted: self._set_game(game, bool(wanted))

    def _set_game(self, game: str, wanted: bool) -> None:
        known = tuple(registry.games())
        shown = self._config().games or known
        self._change("games", games_after(shown, game, wanted, known))
        self.relayout()  # the last one cannot be taken away

    def _to_file(self) -> None:
        self._forget()
        self.relayout()
