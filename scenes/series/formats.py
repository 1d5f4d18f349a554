"""Which way tonight: the formats of a game side by side, and the modes over them.

A format is a column of a big sheet of paper; its rows come from the manifest. One press on a
column goes to the lobby. The mode is chosen below; a single game is what the screen begins with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.content import registry
from game.content.manifest import Format, Manifest
from game.content.texts import Texts
from game.match.loading import load_rules
from scenes.context import Context
from scenes.kit.paper import paper_picture, wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Box, Button, Label, Widget
from scenes.series.way import SINGLE, Way
from systems.io.actions import Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.io.text import SMALLEST
from systems.table.sprites import Sprite
from systems.table.theme import BRASS

SHEET: Box = (96.0, 168.0, 1728.0, 600.0)
HEADS = 250.0
"""Width of the column with the names of the rows."""
TOP = 104.0
"""Height of the band with the names of the formats."""
WIDEST = 560.0
"""Of a column, where there are few."""
SIDES = 56.0
"""Left and right in a column together: the frame of the focus beside it lies over its edge."""
LOOSEST = 1.9
"""Rows are not further apart than so many times what they need."""
MODES_Y = 846.0
RULE, RED_RULE, LIT = "#B7A47C", "#B5665A", "#FFF3C4"


@dataclass(frozen=True, slots=True)
class Cells:
    """What stands in a column, and how high the rows are."""

    title: str
    words: tuple[str, ...]
    rows: tuple[float, ...]
    size: float
    """Of the words; ``head`` is that of the title."""
    head: float


class Column(Widget):
    """One format: its name, and a cell for each row.

    Args:
        entry: the format.
        cells: its words.
        box: where it stands on the sheet.
        press: called when it is chosen.
    """

    def __init__(self, entry: Format, cells: Cells, box: Box, press: Callable[[], bool]) -> None:
        super().__init__(f"format.{entry.id}", box, radius=14)
        self.entry = entry
        self.cells = cells
        self._press = press

    def on_press(self, screen: Screen) -> bool:
        return self._press()

    def on_focus(self, screen: Screen, focused: bool) -> None:
        super().on_focus(screen, focused)
        self.rebuild(screen)

    def build(self, screen: Screen) -> None:
        self.show(screen, self._picture(screen.context), self.rect.centerx, self.rect.centery, 5)

    def _picture(self, context: Context) -> Picture:
        text, theme = context.text, context.theme
        width, height = float(self.rect.width), float(self.rect.height)
        room = width - SIDES
        title = text.picture(
            self.cells.title, "head", self.cells.head, theme.paper_ink, width=room,
            align="centre", most_lines=2, line=1.0, fixed=True,
        )  # fmt: skip
        words = [_cell(context, line, self.cells.size, room) for line in self.cells.words]

        def paint(brush: Brush) -> None:
            if self.focused:
                brush.plate((4, 4, width - 8, height - 8), 12, LIT, fill_opacity=0.9)
            brush.picture(title, (width / 2, TOP / 2))
            y = TOP
            for cell, high in zip(words, self.cells.rows, strict=True):
                brush.picture(cell, (width / 2, y + high / 2))
                y += high

        key = ("format column", self.cells, width, height, self.focused, text.percent, theme)
        says = (self.cells.title, *self.cells.words)
        return painted(key, (width, height), paint, text.book, says=says)


class ModeButton(Button):
    """A mode; the chosen one is brass and has a lamp's diamond before its name."""

    def __init__(self, key: str, box: Box, label: str, press: Callable[[], object]) -> None:
        super().__init__(key, box, label, press, size=38)
        self.chosen = False

    def build(self, screen: Screen) -> None:
        self.icon = _mark(self.chosen, self.focused or self.chosen)
        self.look = "brass" if self.chosen else "dark"
        super().build(screen)


def _mark(filled: bool, dark: bool) -> Picture:
    colour = "#3A2412" if dark else BRASS

    def paint(brush: Brush) -> None:
        fill = colour if filled else "none"
        brush.svg(
            f'<path d="M17 2L32 17L17 32L2 17Z" fill="{fill}" stroke="{colour}" stroke-width="3.5" '
            'stroke-linejoin="round"/>',
            (0, 0, 34, 34),
        )

    return painted(("mode mark", filled, dark), (34, 34), paint)


class FormatScreen(Screen):
    """Formats side by side, modes below; pops with a :class:`Way`, or None.

    Args:
        context: the tools of the house.
        game: its id.
    """

    name = "formats"
    music = "hall"

    def __init__(self, context: Context, game: str) -> None:
        super().__init__(context)
        self.manifest = registry.manifest(game)
        self.texts = context.words_for(game)
        self.rules = load_rules(game)
        # In a kiosk nobody stays for five evenings.
        self.modes = () if context.kiosk else tuple(self.rules.modes)
        self.mode = SINGLE
        self._about: int | None = None

    # -- building ----------------------------------------------------------------------------

    def build(self) -> None:
        context = self.context
        self.texts = texts = context.words_for(self.manifest.id)
        self._about = None
        self.stage.set_ground(wood_ground(context))
        title = texts.say(self.manifest.title)
        size = context.text.fitting(title, "display", 84, 1000)
        self.add(Label("title", (96, 104), title, "display", size, gold=True))
        asks = texts.say("title.formats.head")
        fitted = context.text.boxed(asks, "head", 44, (640, 96), lines=2, line=1.0)
        picture = context.text.picture(
            asks, "head", fitted, context.theme.quiet, width=640, align="right", line=1.0,
            most_lines=2, fixed=True,
        )  # fmt: skip
        self.stage.add(Sprite(picture, 1824 - picture.size[0] / 2, 108, 5))
        self._put_sheet()
        if self.modes:
            self._put_modes()
        self._put_prompts()
        self._say_about()

    def _put_prompts(self) -> None:
        say = self.context.say
        current = self.focus.current()
        on_mode = isinstance(current, str) and current.startswith("mode.")
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.choose")),
                Prompt(Kind.CONFIRM, say("prompt.ok" if on_mode else "title.sit_down")),
                Prompt(Kind.BACK, say("prompt.back")),
            )
        )
        if current is not None:
            self.focus.set(current)

    @property
    def _sheet(self) -> Box:
        """Without modes the paper reaches further down."""
        left, top, width, height = SHEET
        return SHEET if self.modes else (left, top, width, height + 90)

    def _put_sheet(self) -> None:
        context, manifest, texts = self.context, self.manifest, self.texts
        _, top, width, height = self._sheet
        columns = [_words(manifest, entry, texts) for entry in manifest.formats]
        heads = _heads(manifest, texts)
        each = min(WIDEST, (width - HEADS - 24) / len(columns))
        width = HEADS + 24 + each * len(columns)
        left = 960 - width / 2
        titles = [texts.say(entry.title) for entry in manifest.formats]
        rooms = [HEADS - 52, *[each - SIDES] * len(columns)]
        size, rows = _measured(context, [heads, *columns], rooms, height - TOP - 22)
        height = sum(rows) + TOP + 22
        head = min(
            context.text.boxed(title, "head", 44, (each - SIDES, TOP - 12), line=1.0)
            for title in titles
        )
        paper = paper_picture(context, (width, height), 12)
        self.stage.add(Sprite(paper, left + width / 2, top + height / 2, 1))
        lines = _lines(context, heads, (size, rows), (width, height))
        self.stage.add(Sprite(lines, left + width / 2, top + height / 2, 3))
        for number, entry in enumerate(manifest.formats):
            box = (left + HEADS + 12 + number * each, top + 8, each, height - 16)
            cells = Cells(titles[number], columns[number], rows, size, head)
            column = Column(entry, cells, box, partial(self._choose, entry))
            self.add(column, first=number == 0)

    def _put_modes(self) -> None:
        say, texts = self.context.say, self.texts
        names = [say("series.single")]
        names += [texts.say(f"{self.manifest.id}.mode.{mode}") for mode in self.modes]
        gap, tall = 24.0, 84.0
        wide = min(430.0, (SHEET[2] - gap * (len(names) - 1)) / len(names))
        start = 960 - (len(names) * (wide + gap) - gap) / 2
        for number, (mode, label) in enumerate(zip((SINGLE, *self.modes), names, strict=True)):
            box = (start + number * (wide + gap), MODES_Y, wide, tall)
            button = ModeButton(f"mode.{mode or 'single'}", box, label, partial(self._take, mode))
            button.chosen = mode == self.mode
            self.add(button)

    # -- choosing ----------------------------------------------------------------------------

    def _take(self, mode: str) -> None:
        self.mode = mode
        for key, widget in self.widgets.items():
            if isinstance(widget, ModeButton):
                widget.chosen = key == f"mode.{mode or 'single'}"
                widget.rebuild(self)
        self._say_about()

    def _choose(self, entry: Format) -> bool:
        if not self._has_mode(entry):
            self._say(self.context.say("series.not_in_format"))
            return False
        self.context.stack.pop(Way(self.manifest.id, entry.id, self.mode), of=self)
        return True

    def _has_mode(self, entry: Format) -> bool:
        if self.mode == SINGLE:
            return True
        formats = self.rules.modes[self.mode].formats
        return not formats or entry.id in formats

    # -- the line between sheet and modes ----------------------------------------------------

    def focus_moved(self, key: str) -> None:
        self._put_prompts()
        self._say_about()

    def _say_about(self) -> None:
        """What the thing with the focus is about."""
        current = self._current()
        texts = self.texts
        words = ""
        if isinstance(current, ModeButton):
            mode = current.key.removeprefix("mode.")
            known = mode in self.modes
            words = (
                texts.say(f"{self.manifest.id}.mode_about.{mode}")
                if known
                else self.context.say("series.single_about")
            )
        elif isinstance(current, Column) and current.entry.about:
            words = texts.say(current.entry.about)
        self._say(words)

    def _say(self, words: str) -> None:
        if self._about is not None:
            self.stage.remove(self._about)
            self._about = None
        if not words:
            return
        text, theme = self.context.text, self.context.theme
        bottom = self._sheet[1] + self._sheet[3]
        room = (1728.0, (MODES_Y if self.modes else self.prompts_top) - bottom - 12)
        size = text.boxed(words, "body", 36, room, lines=2, line=1.05)
        picture = text.picture(
            words, "body", size, theme.text, width=room[0], align="centre", most_lines=2, line=1.05,
            fixed=True,
        )  # fmt: skip
        self._about = self.stage.add(Sprite(picture, 960, bottom + 6 + room[1] / 2, 6))


def _heads(manifest: Manifest, texts: Texts) -> tuple[str, ...]:
    """The names of the rows."""
    own = (texts.say(manifest.row_title(row)) for row in manifest.compare)
    return (texts.say("series.row_players"), texts.say("series.row_length"), *own)


def _words(manifest: Manifest, entry: Format, texts: Texts) -> tuple[str, ...]:
    """The cells of a format."""
    seats, minutes = entry.seats, entry.minutes
    if seats.min == seats.max:
        who = texts.say("title.players_exactly", count=seats.max)
    else:
        who = texts.say("title.players", min=seats.min, max=seats.max)
    length = (minutes.min + minutes.max) // 2
    long = texts.say("title.minutes", minutes=5 * round(length / 5) or length)
    own = (texts.say(manifest.compared(row, entry)) for row in manifest.compare)
    return (who, long, *own)


def _measured(
    context: Context, columns: Sequence[Sequence[str]], rooms: Sequence[float], height: float
) -> tuple[float, tuple[float, ...]]:
    """One size for all cells, as large as the sheet allows, and the heights of the rows."""
    text = context.text
    size = max(SMALLEST, text.size("body", 34))
    while True:
        needed = [
            max(
                text.measure(column[row], "body", size, width=room, line=1.04, fixed=True)[1]
                for column, room in zip(columns, rooms, strict=True)
            )
            + 14
            for row in range(len(columns[0]))
        ]
        if sum(needed) <= height or size <= SMALLEST:
            break
        size = max(SMALLEST, size - 1)
    factor = min(LOOSEST, height / sum(needed))
    return size, tuple(one * factor for one in needed)


def _cell(context: Context, words: str, size: float, room: float) -> Picture:
    return context.text.picture(
        words, "body", size, context.theme.paper_ink, width=room, align="centre", line=1.04,
        fixed=True,
    )  # fmt: skip


def _lines(
    context: Context,
    heads: tuple[str, ...],
    measured: tuple[float, tuple[float, ...]],
    sheet: tuple[float, float],
) -> Picture:
    """The ruled lines of the sheet and the names of its rows."""
    (size, rows), (width, height) = measured, sheet
    text, theme = context.text, context.theme
    names = [
        text.picture(
            words, "quiet", size, theme.paper_quiet, width=HEADS - 48, line=1.04, fixed=True
        )
        for words in heads
    ]

    def paint(brush: Brush) -> None:
        y = 8 + TOP
        for shift in (0, 5):
            brush.line((28, y + shift), (width - 24, y + shift), RED_RULE, 2, 0.9)
        for picture, high in zip(names, rows, strict=True):
            brush.picture(picture, (40 + picture.size[0] / 2, y + high / 2))
            y += high
            if y < height - 30:
                brush.line((28, y), (width - 24, y), RULE, 2, 0.75)
        brush.line((HEADS + 6, 28), (HEADS + 6, height - 24), RED_RULE, 2, 0.5)

    key = ("format lines", heads, size, rows, sheet, theme)
    return painted(key, (width, height), paint, text.book, says=heads)


def open_formats(context: Context, game: str) -> FormatScreen:
    """The formats and modes of a game."""
    return FormatScreen(context, game)


__all__ = ["FormatScreen", "Way", "open_formats"]
