"""Settings: pages of rows, applied and kept at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from game.content import languages
from game.settings import Settings
from scenes import screens
from scenes.context import Context
from scenes.kit.listing import GAP, Listing
from scenes.kit.note import Note
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.rows import ChoiceRow, LinkRow, Option, Row, SliderRow, ToggleRow
from scenes.kit.screen import Screen
from scenes.kit.widgets import Button, Label
from scenes.question import Answer, Question
from scenes.title import LEAVE, leave_question
from systems.io.actions import Action, Kind
from systems.io.text import SCALES
from systems.io.viewport import count_displays
from systems.table.scan import PACES
from systems.table.tempo import SPEEDS

ROWS = (560.0, 176.0, 1234.0)
"""Left, top and width of the rows."""

NOTE_HIGH = {100: 116.0, 125: 100.0, 150: 84.0, 200: 104.0}
"""How high the note is by the text size: six rows stay in sight where they can."""

TABS = (96.0, 176.0, 420.0)

PAGES: dict[str, tuple[str, ...]] = {
    "seeing": (
        "text_size",
        "easy_reading",
        "high_contrast",
        "reduced_motion",
        "speed",
        "language",
    ),
    "hearing": ("volume_effects", "volume_music", "volume_voice", "mono", "speech"),
    "controls": ("one_button", "confirm", "accept_delay", "rumble"),
    "secrets": ("peek", "look_time", "trust", "shuffled_press"),
    "screen": ("full_screen", "display", "safe_area", "quality"),
}

CHOICES: dict[str, tuple[object, ...]] = {
    "text_size": SCALES,
    "speed": tuple(SPEEDS),
    "speech": ("off", "room", "ear"),
    "quality": ("auto", "high", "low"),
    "one_button": ("off", *PACES),
    "confirm": ("south", "east"),
    "rumble": ("off", "low", "high"),
    "peek": ("hold", "toggle"),
    "look_time": (1, 2, 3),
}

NEW_LAYOUT = (
    *(
        "text_size",
        "easy_reading",
        "high_contrast",
        "language",
        "full_screen",
        "display",
        "safe_area",
    ),
)
"""Settings after which everything is laid out anew."""

HOUSE = "house"
"""The page with the doors out of the hall."""

LINKS = {
    "controls": {
        "bindings": ("settings.bindings", "buttons"),
        "controllers": ("settings.controllers", "pad_setup"),
    },
    HOUSE: {
        "replays": ("title.replays", "replays"),
        "statistics": ("title.statistics", "statistics"),
        "credits": ("title.credits", "credits"),
    },
}
"""Page -> name of the row -> its text and the screen it leads to."""


class SettingsScreen(Screen):
    """The settings.

    Args:
        context: the tools.
        hall: whether the house's own page (old cases, books, credits, leaving) is shown.
    """

    name = "settings"

    def __init__(self, context: Context, hall: bool = False) -> None:
        super().__init__(context)
        self.hall = hall
        self.page = "seeing"
        self._listing: Listing | None = None

    # -- building ----------------------------------------------------------------------------

    def build(self) -> None:
        context, say = self.context, self.context.say
        self.stage.set_ground(wood_ground(context))
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.choose")),
                Prompt(Kind.CONFIRM, say("prompt.change")),
                Prompt(Kind.BACK, say("prompt.back")),
            )
        )
        self.add(Note("note", self._note_box))
        self.add(Label("title", (96, 104), say("settings.title"), "display", 84, gold=True))
        self._tabs()
        rows = [self._setting_row(name) for name in PAGES.get(self.page, ()) if self.has(name)]
        rows += self._links()
        box = self._rows_box
        self._listing = Listing(rows, box, self._tall(len(rows)), gap=self._gap)
        self._listing.show(self)
        for page in self._pages():  # from a page's name into its first row
            self.focus.target(f"tab.{page}").right = self._listing.rows[0].key

    @property
    def _tab_width(self) -> float:
        """Wider with large text, so that every page's name fits in one line."""
        return TABS[2] * (1 + 0.35 * (self.context.text.percent - 100) / 100)

    @property
    def _note_box(self) -> tuple[float, float, float, float]:
        """Over the whole width at the foot."""
        high = NOTE_HIGH[self.context.text.percent]
        return (TABS[0], self.prompts_top - 16 - high, ROWS[0] + ROWS[2] - TABS[0], high)

    @property
    def _rows_box(self) -> tuple[float, float, float, float]:
        left = ROWS[0] + self._tab_width - TABS[2]
        return (left, ROWS[1], ROWS[0] + ROWS[2] - left, self._note_box[1] - 22 - ROWS[1])

    @property
    def _gap(self) -> float:
        """Between two rows, and between the names of two pages."""
        return GAP if self.context.text.percent < 150 else 12.0

    def _tall(self, count: int, most: float = 88.0) -> float:
        """How high so many rows are, or names of pages: they fill the screen down to the note."""
        return min((self._rows_box[3] + self._gap) / max(6, count) - self._gap, most)

    def _tabs(self) -> None:
        say = self.context.say
        left, top, _ = TABS
        tall = self._tall(len(self._pages()), max(88.0, self.context.text.size("body", 36) * 1.75))
        width = self._tab_width
        y = top
        for page in self._pages():
            self.add(
                Button(
                    f"tab.{page}",
                    (left, y, width, tall),
                    say("title.name" if page == HOUSE else f"settings.{page}"),
                    partial(self._open, page),
                    size=36,
                    align="left",
                    look="brass" if page == self.page else "dark",
                ),
                first=page == self.page,
            )
            y += tall + self._gap

    def _pages(self) -> tuple[str, ...]:
        """The pages; in the hall the house's own is the last."""
        return (*PAGES, HOUSE) if self.hall else tuple(PAGES)

    def has(self, name: str) -> bool:
        """Whether a setting means anything at this machine."""
        return name != "display" or count_displays() > 1

    def _setting_row(self, name: str) -> Row:
        say = self.context.say
        value: Any = getattr(self.context.settings, name)
        label, key, box = say(f"settings.{name}"), f"row.{name}", (0.0, 0.0, 1.0, 1.0)

        def change(new: Any) -> None:
            self._change(name, new)

        if name.startswith("volume_"):
            return SliderRow(key, box, label, value, change, unit=self._percent)
        if name == "safe_area":
            return SliderRow(key, box, label, value, change, step=1, most=10, unit=self._percent)
        if isinstance(value, bool):
            words = (say("settings.off"), say("settings.on"))
            return ToggleRow(key, box, label, value, change, words)
        return ChoiceRow(key, box, label, self._options(name), value, change)

    def _links(self) -> list[Row]:
        """What a page leads to besides its values."""
        context, rows = self.context, list[Row]()
        if context.kiosk and self.page != HOUSE:
            return rows

        def link(name: str, label: str, act: Callable[[], object]) -> None:
            rows.append(LinkRow(f"row.{name}", (0, 0, 1, 1), context.say(label), act))

        for name, (label, route) in LINKS.get(self.page, {}).items():
            if screens.has(route):
                link(name, label, partial(self._go, route))
        if self.page == "seeing" and context.settings.walked:
            link("walked", "settings.walked", self._forget_walks)
        if self.page == "secrets":
            link("reset", "settings.reset", self.ask_reset)
        if self.page == HOUSE and not context.kiosk:
            leave = partial(leave_question, context)
            link("leave", "title.quit", lambda: context.stack.push(leave()))
        return rows

    def _go(self, route: str) -> None:
        self.context.stack.push(screens.make(route, self.context))

    def _options(self, name: str) -> list[Option]:
        say = self.context.say
        if name == "language":
            return [Option(one, say(f"language.{one}")) for one in languages()]
        if name == "display":
            return [
                Option(one, say("settings.screen_number", number=one + 1))
                for one in range(count_displays())
            ]
        if name == "text_size":
            return [Option(one, self._percent(one)) for one in SCALES]
        return [Option(one, say(f"settings.value.{one}")) for one in CHOICES[name]]

    def _percent(self, value: int) -> str:
        return self.context.say("settings.percent", value=value)

    # -- behaviour ---------------------------------------------------------------------------

    def _change(self, name: str, value: Any) -> None:
        """Use and keep a new value; what changes the layout is laid out at once."""
        context = self.context
        setattr(context.settings, name, value)
        context.settings_changed()
        if name == "volume_voice":
            context.audio.cue("your_turn")  # the row itself sounds as loud as other effects
        if name in NEW_LAYOUT:
            context.stack.relayout()

    def _open(self, page: str) -> None:
        if page != self.page:
            self.page = page
            self.relayout()
            self.focus_on(f"tab.{page}")
        elif self._listing and not self.context.is_scanning(self):
            # The focus has opened the page: OK on its name leads to what can be changed there.
            first = self._listing.rows[0].key
            self._listing.reveal(self, first)
            self._listing.show(self)
            self.focus_on(first)

    def relayout(self) -> None:
        current = self.focus.current()
        super().relayout()
        if isinstance(current, str) and current.startswith("row.") and self._listing:
            self._listing.reveal(self, current)
            self._listing.show(self)
            self.focus_on(current)

    def scan_group(self, key: object) -> str:
        """The names of the pages are a row of their own."""
        return "tabs" if str(key).startswith("tab.") else ""

    def focus_moved(self, key: str) -> None:
        """Say what the focused row, or the page, is about."""
        if key.startswith("tab.") and not self.context.is_scanning(self):
            page = key.removeprefix("tab.")
            if page != self.page:
                self._open(page)
        note = self.widgets.get("note")
        if isinstance(note, Note):
            name = f"settings.about.{key.rpartition('.')[2]}"
            note.say(self, self.context.say(name) if name in self.context.words else "")

    def back(self) -> None:
        """From a row to the page's name, and from there out: left and right belong to rows."""
        current = self.focus.current()
        if isinstance(current, str) and current.startswith("row."):
            self.focus_on(f"tab.{self.page}")
        else:
            super().back()

    def on_button(self, action: Action) -> bool:
        if action.kind in (Kind.PAGE_LEFT, Kind.PAGE_RIGHT):
            pages = list(self._pages())
            step = 1 if action.kind is Kind.PAGE_RIGHT else -1
            self._open(pages[(pages.index(self.page) + step) % len(pages)])
            return True
        if action.kind is Kind.PAUSE:
            self.back()
            return True
        return False

    def resume(self, result: object = None) -> None:
        if result == LEAVE:
            self.context.stack.clear()
        elif result == "reset":
            _reset(self.context.settings)
            self.context.settings_changed()
            self.context.stack.relayout()

    def _forget_walks(self) -> None:
        """Every format is walked through once more."""
        self.context.settings.walked = []
        self.context.settings_changed()
        self.context.stack.relayout()

    def ask_reset(self) -> None:
        """Ask whether everything goes back to the usual."""
        say = self.context.say
        self.context.stack.push(
            Question(
                self.context,
                say("settings.reset"),
                (Answer(None, say("yes_no.no")), Answer("reset", say("yes_no.yes"), look="red")),
            )
        )


def _reset(settings: Settings) -> None:
    """The usual settings; language and the pads that were set up stay."""
    usual = Settings()
    for field in msgspec.structs.fields(Settings):
        if field.name not in ("version", "language", "controllers"):
            setattr(settings, field.name, getattr(usual, field.name))


def open_settings(context: Context, hall: bool = False) -> SettingsScreen:
    """The settings, over whatever is on the screen."""
    return SettingsScreen(context, hall)
