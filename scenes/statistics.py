"""The club's books: who played how often and won, in an open ledger.

The left page lists everybody; the right page tells of the person who has the focus, game by game.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from game import paths, statistics
from game.content import ContentError, UnknownGame, registry
from game.core.messages import message
from game.files import StorageError
from game.statistics import Statistics, Tally
from scenes import ledger
from scenes.context import Context
from scenes.honours import HonoursScreen
from scenes.kit.listing import Listing
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.rows import Row
from scenes.kit.screen import Screen
from scenes.kit.widgets import Label
from scenes.ledger import HEADS, LEFT, PAD, RIGHT, WRITING
from scenes.question import DONE, Answer, Question
from systems.io.actions import Action, Kind
from systems.io.brush import Box, Brush, painted
from systems.io.pictures import Picture
from systems.table.sprites import Sprite

EXPORT, LOSE, BURN = "export", "lose", "burn"
ROW, BETWEEN = 64.0, 4.0
"""Height of a line at 100 % text, and what is left to the next."""
MOST_GAMES = 5
"""Games of a person on the right page, those played most first."""

_log = logging.getLogger(__name__)


class Entry(Row):
    """One person's line in the ledger: name, played, won, share of all."""

    def __init__(self, name: str, total: Tally, share: str) -> None:
        super().__init__(f"person.{name}", (0, 0, 1, 1), name)
        self.total = total
        self.share = share

    def on_press(self, screen: Screen) -> bool:
        assert isinstance(screen, StatisticsScreen)
        screen.show_honours(self.label)
        return True

    def _picture(self, screen: Screen) -> Picture:
        text, theme = screen.context.text, screen.context.theme
        size = (float(self.rect.width), float(self.rect.height))
        high = size[1] - 4
        room = ledger.COLUMNS[0] * size[0] - 24
        name = text.picture(
            self.label,
            "body",
            text.boxed(self.label, "body", 36, (room, high), lines=1),
            theme.paper_ink,
            width=room,
            most_lines=1,
            fixed=True,
        )
        values = (str(self.total.played), str(self.total.won), self.share)
        columns = [ledger.column(number, size[0]) for number in (1, 2, 3)]
        fitted = min(
            text.boxed(words, "body", 36, (right - left, high), lines=1)
            for words, (left, right) in zip(values, columns, strict=True)
        )
        numbers = []
        for words, (_, right) in zip(values, columns, strict=True):
            won = words is values[1] and self.total.won
            colour = ledger.RED_INK if won else theme.paper_ink
            numbers.append((right, text.picture(words, "body", fitted, colour, fixed=True)))

        def paint(brush: Brush) -> None:
            if self.focused:
                brush.plate((0, 0, *size), 10, "#FFF3C4", fill_opacity=0.85)
            brush.picture(name, (12 + name.size[0] / 2, size[1] / 2))
            for right, picture in numbers:
                brush.picture(picture, (right - picture.size[0] / 2, size[1] / 2))

        key = ("entry", self.label, self.total.played, self.total.won, self.share, size)
        says = (self.label, *values)
        return painted((*key, self.focused, text.percent, theme), size, paint, text.book, says=says)


class StatisticsScreen(Screen):
    """The books.

    Args:
        context: the tools.
        books: what stands in them; read from the disk where it is left out.
    """

    name = "statistics"

    def __init__(self, context: Context, books: Statistics | None = None) -> None:
        super().__init__(context)
        self.books = books if books is not None else statistics.load().value
        self._right: list[int] = []

    # -- building ----------------------------------------------------------------------------

    def build(self) -> None:
        context, say = self.context, self.context.say
        self._right = []
        self.stage.set_ground(wood_ground(context))
        self.add(Label("title", (96, 104), say("statistics.title"), "display", 84, gold=True))
        names = self.books.ranking()
        lines = self._lines(names)
        book = ledger.book_picture(context, lines.pitch(self), lines.count(self))
        left, top, width, height = ledger.BOOK
        self.stage.add(Sprite(book, left + width / 2, top + height / 2, 1))
        prompts = [Prompt(Kind.BACK, say("prompt.back"))]
        if names:
            self._heads()
            lines.show(self, first=lines.rows[0].key)
            prompts.insert(0, Prompt(Kind.EXTRA, say("statistics.more")))
            prompts.insert(0, Prompt(Kind.CONFIRM, say("statistics.honours")))
            if len(names) > 1:
                prompts.insert(0, Prompt(Kind.UP, say("prompt.choose")))
        else:
            self._say_that_it_is_empty()
        self.set_prompts(prompts)

    def _say_that_it_is_empty(self) -> None:
        theme = self.context.theme
        x, y = RIGHT[0] + RIGHT[2] / 2, RIGHT[1] + RIGHT[3] / 2
        self.stage.add(Sprite(ledger.vignette(theme.paper_quiet), x, y - 80, 3))
        words = self.context.say("statistics.none")
        room = RIGHT[2] - 2 * PAD - 40
        self.add(
            Label(
                "none", (x, y + 110), words, "body", 40, theme.paper_ink, align="centre", width=room
            )
        )

    def _heads(self) -> None:
        """What the columns are."""
        text, theme, say = self.context.text, self.context.theme, self.context.say
        left_edge, _, width, _ = WRITING
        y = LEFT[1] + HEADS / 2 + 6
        heads = ("statistics.name", "statistics.played", "statistics.won", "statistics.share")
        for number, key in enumerate(heads):
            words = say(key)
            if number == 0:
                left, right = 12.0, ledger.COLUMNS[0] * width - 12
            else:
                left, right = ledger.column(number, width)
            box = (right - left, HEADS - 16)
            size = text.boxed(words, "body", 30, box, lines=2, line=1.0)
            picture = text.picture(
                words,
                "body",
                size,
                theme.paper_quiet,
                width=box[0],
                align="left" if number == 0 else "right",
                line=1.0,
                most_lines=2,
                fixed=True,
            )
            half = picture.size[0] / 2
            x = left_edge + (left + half if number == 0 else right - half)
            self.stage.add(Sprite(picture, x, y, 3))

    def _lines(self, names: list[str]) -> Listing:
        """Everybody's line, on the ruled lines of the left page."""
        top = LEFT[1] + HEADS + 5 + BETWEEN / 2
        box = (WRITING[0], top, WRITING[2], LEFT[1] + LEFT[3] - top - 24)
        totals = {name: self.books.people[name].total for name in names}
        rows = [Entry(name, total, self._share(total)) for name, total in totals.items()]
        return Listing(rows, box, ROW, gap=BETWEEN, signs=self.context.theme.paper_ink)

    def _share(self, tally: Tally) -> str:
        part = round(100 * tally.won / tally.played) if tally.played else 0
        return self.context.say("settings.percent", value=part)

    # -- the right page ----------------------------------------------------------------------

    def focus_moved(self, key: str) -> None:
        widget = self.widgets.get(key)
        if isinstance(widget, Entry):
            self._tell_of(widget.label)

    def _tell_of(self, name: str) -> None:
        """The person's games, those played most first."""
        for entity in self._right:
            self.stage.remove(entity)
        self._right.clear()
        text, theme = self.context.text, self.context.theme
        room = RIGHT[2] - 2 * PAD - 24
        left, top = RIGHT[0] + PAD + 24, RIGHT[1]
        size = text.boxed(name, "head", 48, (room, HEADS - 20), lines=1)
        head = text.picture(
            name, "head", size, theme.paper_ink, width=room, most_lines=1, fixed=True
        )
        self._put(head, left, top + HEADS / 2 + 8)
        person = self.books.people[name]
        tallies = sorted(person.tallies.items(), key=lambda item: -item[1].played)[:MOST_GAMES]
        each = min(176.0, (RIGHT[3] - HEADS - 30) / max(1, len(tallies)))
        for number, (game, tally) in enumerate(tallies):
            box = (left, top + HEADS + 18 + number * each, room, each)
            self._tell_game(game, tally, person.best(game), box)
        if len(tallies) <= MOST_GAMES - 3:
            lamp = ledger.vignette(theme.paper_quiet)
            place = (RIGHT[0] + RIGHT[2] - lamp.size[0] - 44, top + RIGHT[3] - 132)
            self._put(lamp, *place)

    def _tell_game(self, game: str, tally: Tally, best: int | None, box: Box) -> None:
        """Title, numbers, and as much of a tally as there is room for."""
        text, theme, say = self.context.text, self.context.theme, self.context.say
        left, top, room, high = box
        strokes = ledger.TALL + 8
        needed = 1.15 * (text.size("head", 36) + text.size("body", 30)) + strokes
        share = (high - 8 - (strokes if high >= needed else 0)) / 2
        title = self._title(game)
        line = say(
            "statistics.line",
            played=tally.played,
            won=tally.won,
            hints=message("hint.taken", count=tally.hints),
        )
        if best is not None:
            line = say("statistics.line_best", line=line, minutes=max(1, round(best / 60)))
        parts = []
        for words, role, wanted, colour in (
            (title, "head", 36, theme.paper_ink),
            (line, "body", 30, theme.paper_quiet),
        ):
            size = text.boxed(words, role, wanted, (room, max(share, 40.0)), lines=1)
            parts.append(
                text.picture(words, role, size, colour, width=room, most_lines=1, fixed=True)
            )
        heights = [min(share, part.size[1]) for part in parts]
        y = top + 4
        for part, height in zip(parts, heights, strict=True):
            self._put(part, left, y + height / 2)
            y += height
        if high >= needed:
            picture = ledger.tally_picture(tally.played, tally.won, room, theme.paper_quiet)
            self._put(picture, left, y + 4 + ledger.TALL / 2)

    def _put(self, picture: Picture, left: float, y: float) -> None:
        self._right.append(self.stage.add(Sprite(picture, left + picture.size[0] / 2, y, 3)))

    def _title(self, game: str) -> str:
        try:
            return self.context.words_for(game).say(registry.manifest(game).title)
        except (UnknownGame, ContentError):
            return game  # it was played here once, and is gone

    # -- behaviour ---------------------------------------------------------------------------

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.PAUSE:
            self.back()
            return True
        if action.kind is Kind.EXTRA and self.books.people:
            self._ask_what()
            return True
        return False

    def show_honours(self, name: str) -> None:
        """What this person can be proud of."""
        self.context.stack.push(HonoursScreen(self.context, name, self.books.people[name]))

    @property
    def _name(self) -> str:
        """Of the person whose line has the focus."""
        return str(self.focus.current()).partition(".")[2]

    def _ask_what(self) -> None:
        say = self.context.say
        answers = (
            Answer(None, say("prompt.back")),
            Answer(EXPORT, say("statistics.export")),
            Answer(
                LOSE,
                say("statistics.forget", name=self._name),
                "red",
                partial(self._sure, LOSE, say("statistics.forget_sure", name=self._name)),
            ),
            Answer(
                BURN,
                say("statistics.clear"),
                "red",
                partial(self._sure, BURN, say("statistics.clear_sure")),
            ),
        )
        self.context.stack.push(Question(self.context, say("statistics.title"), answers))

    def _sure(self, value: str, words: str) -> Question:
        say = self.context.say
        answers = (Answer(DONE, say("yes_no.no")), Answer(value, say("yes_no.yes"), look="red"))
        return Question(self.context, words, answers)

    def resume(self, result: object = None) -> None:
        if result == EXPORT:
            self._export()
        elif result == BURN:
            self.books = Statistics()
            self._keep(statistics.clear)
        elif result == LOSE:
            name = self._name
            self.books.people.pop(name, None)
            self._keep(partial(statistics.forget, name))

    def _keep(self, change: Callable[[], None]) -> None:
        """Change what is on the disk, too; what fails there is said."""
        if self.context.keeps_settings:
            try:
                change()
            except StorageError as error:
                _log.warning("The books could not be changed: %s", error)
                self._tell(str(error))
        self.relayout()

    def _export(self) -> None:
        """Write the table of all games beside the books, and say where it is."""
        target = paths.home().root / "games.csv"
        try:
            lines = statistics.export(target)
        except StorageError as error:
            self._tell(str(error))
            return
        say = self.context.say
        self._tell(say("statistics.exported", count=lines, path=target.as_posix()))

    def _tell(self, words: str) -> None:
        answers = (Answer(None, self.context.say("prompt.ok")),)
        self.context.stack.push(Question(self.context, words, answers))


def open_statistics(context: Context, books: Statistics | None = None) -> StatisticsScreen:
    """The club's books."""
    return StatisticsScreen(context, books)
