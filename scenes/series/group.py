"""The tables of a group while it is played: one at a time is on the screen, and what happens at
one of them is told nowhere else before all have ended."""

from __future__ import annotations

import logging
from collections.abc import Callable

from game import stopwatch
from game.core.setup import BadSetup
from game.match.record import BadRecord
from game.match.series import Series
from game.match.session import Session
from scenes import ledger
from scenes.context import Context
from scenes.kit.prompts import Prompt
from scenes.kit.rows import Row
from scenes.kit.screen import Screen
from scenes.ledger import PAD, RIGHT, WRITING
from scenes.series.book import Act, Book
from scenes.series.episode import OTHER_TABLE, open_episode
from systems.io.actions import Action, Kind
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture

_log = logging.getLogger(__name__)

COLUMNS = (0.11, 0.66, 1.0)
ROW = 116.0
WORK_SECONDS = 0.006
"""How long tables of computer players are played on in a frame."""


class TableRow(Row):
    """A table of the group: number, names, how far it is."""

    def __init__(self, number: int, names: str, state: str, press: Callable[[], bool]) -> None:
        super().__init__(f"table.{number}", (0, 0, 1, 1), names)
        self.number = number
        self.words = state
        self._press = press

    def on_press(self, screen: Screen) -> bool:
        return self._press()

    def _picture(self, screen: Screen) -> Picture:
        text, theme = screen.context.text, screen.context.theme
        size = (float(self.rect.width), float(self.rect.height))
        high = size[1] - 4
        rooms = [part * size[0] for part in COLUMNS]
        number = text.picture(
            str(self.number), "head", text.boxed(str(self.number), "head", 44, (50, high), lines=1),
            theme.paper_ink, fixed=True,
        )  # fmt: skip
        name_room, state_room = rooms[1] - rooms[0] - 24, rooms[2] - rooms[1] - 24
        name_size = text.boxed(self.label, "body", 34, (name_room, high), lines=3, line=1.0)
        names = text.picture(
            self.label, "body", name_size, theme.paper_ink, width=name_room, most_lines=3,
            line=1.0, fixed=True,
        )  # fmt: skip
        state_size = text.boxed(self.words, "quiet", 32, (state_room, high), line=0.98)
        state = text.picture(
            self.words, "quiet", state_size, theme.paper_quiet, width=state_room, most_lines=2,
            line=0.98, fixed=True,
        )  # fmt: skip

        def paint(brush: Brush) -> None:
            middle = size[1] / 2
            if self.focused:
                brush.plate((0, 0, *size), 10, "#FFF3C4", fill_opacity=0.85)
            brush.picture(number, (rooms[0] / 2, middle))
            brush.picture(names, (rooms[0] + 14 + names.size[0] / 2, middle))
            brush.picture(state, (rooms[1] + 14 + state.size[0] / 2, middle))

        says = (str(self.number), self.label, self.words)
        key = ("table row", says, size, self.focused, text.percent, theme)
        return painted(key, size, paint, text.book, says=says)


class GroupScreen(Book):
    """The tables of this screen, of which one after the other is played.

    It stays below them; when the last one has ended, the joint standings take its place.

    Args:
        context: the tools.
        series: a group; the screen closes it.
    """

    name = "group"

    def __init__(self, context: Context, series: Series) -> None:
        super().__init__(context, series.setup.game)
        self.series = series
        self._at: int | None = None
        self._last: int | None = None
        """The table that was on the screen last."""
        self._handed = False
        self._working: Session | None = None

    # -- life --------------------------------------------------------------------------------

    def exit(self) -> None:
        self._rest()
        if not self._handed:
            self.series.close()
            if self.series.saves is not None:
                self.series.saves.flush()
        super().exit()

    def pause(self) -> None:
        self.clear_prompts()

    def resume(self, result: object = None) -> None:
        table, self._at = self._at, None
        left = table is not None and self.series.is_running(table) and result != OTHER_TABLE
        if left:
            self.context.stack.pop(of=self)  # the evening is over; everything is kept
            return
        if self.series.is_over():
            self._hand_over()
        else:
            self.relayout()

    def enter(self) -> None:
        super().enter()
        if self.series.is_over():
            self._hand_over()

    def _hand_over(self) -> None:
        from scenes.series.joint import JointScreen

        self._handed = True
        self.context.stack.replace(JointScreen(self.context, self.series))

    # -- building ----------------------------------------------------------------------------

    def build(self) -> None:
        series, say = self.series, self.context.say
        rows = [self._table_row(table) for table in series.tables]
        following = self._following()
        first = f"table.{following}" if following is not None else None
        title = self.mode_title(series.setup.mode)
        self.put_book(title, rows, COLUMNS, first or rows[0].key, height=ROW)
        self.put_head(say("series.table_next", table=following) if following is not None
                      else say("series.computers_play"))  # fmt: skip
        self._put_words(say("series.nothing_told"))
        self._put_heads()
        later = "series.leave" if series.saves is None else "series.leave_kept"
        acts: list[Act] = [("leave", say(later), self.back, "dark")]
        if following is not None:
            words = say("series.to_table", table=following)
            acts.insert(0, ("go", words, lambda: self._go(following), "red"))
        self.put_buttons(acts)
        if following is not None:
            self.focus.set("go")
        self.set_prompts(
            (
                Prompt(Kind.LEFT, say("prompt.choose")),
                Prompt(Kind.CONFIRM, say("prompt.ok")),
                Prompt(Kind.BACK, say(later)),
            )
        )

    def _table_row(self, table: int) -> TableRow:
        names = ", ".join(seat.name for seat in self.series.company(table).seats)
        return TableRow(table, names, self._state(table), lambda: self._go(table))

    def _state(self, table: int) -> str:
        """How far a table is; nothing of what has happened there."""
        series, say = self.series, self.context.say
        if series.is_over(table):
            return say("series.table_ended")
        if not series.company(table).has_people:
            return say("series.table_computers")
        return say("series.table_playing" if series.is_running(table) else "series.table_waits")

    def _following(self) -> int | None:
        """The table that is to be played next: after the one that was on the screen last."""
        tables = [one for one in self.series.tables if self.series.company(one).has_people]
        waiting = [one for one in tables if not self.series.is_over(one)]
        if not waiting:
            return None
        last = self._last
        return next((one for one in waiting if last is not None and one > last), waiting[0])

    def _put_words(self, words: str) -> None:
        text, theme = self.context.text, self.context.theme
        left, room = RIGHT[0] + PAD + 24, RIGHT[2] - 2 * PAD - 24
        size = text.boxed(words, "body", 36, (room, 250), lines=6, line=1.12)
        picture = text.picture(
            words, "body", size, theme.paper_quiet, width=room, most_lines=6, line=1.12, fixed=True
        )
        top = RIGHT[1] + ledger.HEADS + 30
        self.put(picture, left, top + picture.size[1] / 2)

    def _put_heads(self) -> None:
        """Over the columns of the left page."""
        text, theme, say = self.context.text, self.context.theme, self.context.say
        left, top, width, _ = WRITING
        rooms = [part * width for part in COLUMNS]
        heads = ((say("series.who_plays"), 0, 1), (say("series.how_far"), 1, 2))
        for words, start, end in heads:
            room = rooms[end] - rooms[start] - 24
            size = text.boxed(words, "quiet", 30, (room, ledger.HEADS - 30), lines=1)
            picture = text.picture(words, "quiet", size, theme.paper_quiet, fixed=True)
            self.put(picture, left + rooms[start] + 14, top + ledger.HEADS / 2 + 12)

    # -- playing -----------------------------------------------------------------------------

    def _go(self, table: int) -> bool:
        if self.series.is_over(table) or not self.series.company(table).has_people:
            return False
        self._rest()
        try:
            scene = open_episode(self.context, self.series, table)
        except (BadSetup, BadRecord) as error:
            _log.warning("Table %d could not be opened: %s", table, error)
            self.caption.say(self.context.say("series.bad", problem=str(error)))
            return False
        self._at = self._last = table
        self.context.stack.push(scene)
        return True

    def update(self, dt: float) -> None:
        super().update(dt)
        started = stopwatch.seconds()
        while stopwatch.seconds() - started < WORK_SECONDS:
            if not self._work(lambda: stopwatch.seconds() - started > WORK_SECONDS):
                break

    def _work(self, out_of_time: Callable[[], bool]) -> bool:
        """Let a table of computer players play on; False where there is none left to play."""
        if self._working is None:
            table = next(
                (
                    one
                    for one in self.series.tables
                    if not self.series.company(one).has_people and not self.series.is_over(one)
                ),
                None,
            )
            if table is None or self._handed:
                return False
            self._working = self.series.session(table)
            self._working.saves = None  # kept when it is over: nobody misses a move of it
        session = self._working
        if session.match.outcome is None:
            seat = session.bots_to_move()[0]
            choice = session.think(seat, out_of_time)
            if choice is not None:
                session.play(seat, choice)
        if session.match.outcome is not None:
            self._rest()
            if self.series.is_over():
                self._hand_over()
            else:
                self.relayout()
        return True

    def _rest(self) -> None:
        """Put the computers' table aside."""
        session, self._working = self._working, None
        if session is not None:
            self.series.park(session)
            session.close()
            if self.series.saves is not None:
                self.series.saves.keep(self.series)

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.PAUSE:
            self.back()
            return True
        return False
