"""The tables of a group in which nobody but computers plays: all of them are seen at once.

Each table has a pane with who sits there and what happened last, as everybody may know it, and a
clock of its own. Where people play, tables of computers are played out of sight instead
(:class:`scenes.series.group.GroupScreen`): nothing of one table is told at another.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from game import stopwatch
from game.core.messages import PUBLIC
from game.match.series import Series
from game.match.session import Session
from scenes.context import Context
from scenes.kit.paper import wood_ground
from scenes.kit.prompts import Prompt
from scenes.kit.screen import Screen
from scenes.kit.widgets import Button, Label
from scenes.party import Party
from scenes.private.parts import disc
from systems.io.actions import Action, Kind
from systems.io.brush import Box, Brush, painted
from systems.io.pictures import Picture
from systems.table.sprites import Sprite
from systems.table.theme import BRASS

ROOM: Box = (96.0, 170.0, 1728.0, 636.0)
"""Where the panes lie."""

GAP = 18.0
BUTTON: Box = (690.0, 836.0, 540.0, 88.0)
ACT_SECONDS, INSTANT_SECONDS = 1.2, 0.25
"""From one act of a table to the next, at normal and at instant speed: there is nothing to do here
but to watch."""

WORK_SECONDS = 0.006
"""How long computers may think in a frame."""

MOST_LINES = 3
"""Things that happened last, in a pane."""

FACE = 56.0
RINGS = "#D6B268"


@dataclass
class Pane:
    """A table: its session while an episode is played, and what is written in its pane."""

    table: int
    session: Session | None = None
    party: Party | None = None
    told: int = 0
    words: str = ""
    wait: float = 0.0
    box: Box = field(default=(0.0, 0.0, 1.0, 1.0))


class PanesScreen(Screen):
    """Shows every table of the group at once until all have ended; the standings follow.

    Args:
        context: the tools.
        series: a group without people; the screen closes it.
    """

    name = "panes"
    music = "table"

    def __init__(self, context: Context, series: Series) -> None:
        super().__init__(context)
        self.series = series
        self.panes = [Pane(table) for table in series.tables]
        self.hurries = False
        self._handed = False
        self._turn = 0

    # -- life --------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        if self.series.is_over():
            self._hand_over()

    def exit(self) -> None:
        for pane in self.panes:
            self._put_aside(pane)
        saves = self.series.saves
        if not self._handed:
            if saves is not None:
                saves.keep(self.series)
                saves.flush()
            self.series.close()
        super().exit()

    def _put_aside(self, pane: Pane) -> None:
        session, pane.session = pane.session, None
        if session is not None:
            self.series.park(session)
            session.close()

    def _hand_over(self) -> None:
        from scenes.series.joint import JointScreen

        self._handed = True
        if self.series.saves is not None:
            self.series.saves.keep(self.series)
        self.context.stack.replace(JointScreen(self.context, self.series))

    # -- building ----------------------------------------------------------------------------

    def build(self) -> None:
        context, say = self.context, self.context.say
        self.stage.set_ground(wood_ground(context))
        texts = context.words_for(self.series.setup.game)
        mode = texts.say(f"{self.series.setup.game}.mode.{self.series.setup.mode}")
        title = f"{mode}: {say('series.computers_play')}"
        size = context.text.fitting(title, "display", 76, 1728)
        self.add(Label("title", (96, 104), title, "display", size, gold=True))
        later = "series.leave" if self.series.saves is None else "series.leave_kept"
        self.add(Button("hurry", BUTTON, say("series.hurry"), self._hurry, look="red"), first=True)
        self.set_prompts((Prompt(Kind.CONFIRM, say("prompt.ok")), Prompt(Kind.BACK, say(later))))
        for pane, box in zip(self.panes, boxes(len(self.panes)), strict=True):
            pane.box = box
            self._show(pane)

    def _show(self, pane: Pane) -> None:
        picture = self._picture(pane)
        left, top, width, height = pane.box
        name = f"pane.{pane.table}"
        if name in self.stage:
            self.stage.change(name, picture=picture)
        else:
            at = (left + width / 2, top + height / 2)
            self.stage.add(Sprite(picture, *at, 3), name=name)

    def _picture(self, pane: Pane) -> Picture:
        """The number of the table, the faces around it, and what happened last."""
        context, say = self.context, self.context.say
        text, theme = context.text, context.theme
        _, _, width, height = pane.box
        over = self.series.is_over(pane.table)
        room = width - 48
        head = say("series.table", table=pane.table)
        line = say("series.table_ended") if over else self._episode(pane)
        half = room / 2 - 12
        head_size = text.boxed(head, "head", 40, (half, 52), lines=1)
        head_words = text.picture(head, "head", head_size, theme.text, fixed=True)
        line_size = text.boxed(line, "quiet", 30, (half, 52), lines=1)
        line_words = text.picture(line, "quiet", line_size, theme.quiet, fixed=True)
        faces = [] if pane.party is None else [
            disc(context.images, member.bust, FACE, RINGS, ring=3) for member in pane.party.members
        ]  # fmt: skip
        names = ", ".join(seat.name for seat in self.series.company(pane.table).seats)
        start = 24 + len(faces) * (FACE + 14)
        names_room = max(120.0, width - start - 24)
        names_size = text.boxed(names, "quiet", 30, (names_room, FACE + 12), lines=2, line=1.0)
        names_words = text.picture(
            names, "quiet", names_size, theme.quiet, width=names_room, most_lines=2, line=1.0,
            fixed=True,
        )  # fmt: skip
        below = 64.0 + FACE + 26.0
        high = height - below - 16
        lines = max(MOST_LINES, int(high / 38))
        size = text.boxed(pane.words, "body", 34, (room, high), lines=lines, line=1.12)
        words = text.picture(
            pane.words, "body", size, theme.text, width=room, most_lines=lines, line=1.12,
            fixed=True,
        )  # fmt: skip

        def paint(brush: Brush) -> None:
            brush.shadow((0, 0, width, height), 18, 10, 6, 0.5)
            brush.plate(
                (0, 0, width, height), 18, theme.plate, fill_opacity=theme.plate_opacity,
                edge=BRASS, edge_width=2, edge_opacity=1.0 if theme.high else 0.45,
            )  # fmt: skip
            brush.picture(head_words, (24 + head_words.size[0] / 2, 38))
            brush.picture(line_words, (width - 24 - line_words.size[0] / 2, 40))
            middle = 70 + FACE / 2
            for number, face in enumerate(faces):
                brush.picture(face, (24 + FACE / 2 + number * (FACE + 14), middle))
            brush.picture(names_words, (start + names_words.size[0] / 2, middle))
            if pane.words:
                brush.picture(words, (24 + words.size[0] / 2, below + words.size[1] / 2))

        shown = (head_words, line_words, names_words, words)
        says = tuple(word for one in shown for word in one.says)
        key = ("group pane", says, len(faces), pane.box, theme, text.percent)
        return painted(key, (width, height), paint, text.book, margin=30, says=says)

    def _episode(self, pane: Pane) -> str:
        episodes = self.series.episodes(pane.table)
        number = self.series.next_episode(pane.table)
        if number is None or len(episodes) < 2:
            return self.context.say("series.table_playing")
        return self.context.say("series.episode", number=number + 1, episodes=len(episodes))

    # -- playing -----------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._handed:
            return
        for pane in self.panes:
            pane.wait -= dt * self.context.tempo.factor
        end = stopwatch.seconds() + WORK_SECONDS
        for pane in self._in_turn():
            while self._may_act(pane) and stopwatch.seconds() < end:
                self._act(pane, end)
        if self.series.is_over():
            self._hand_over()

    def _in_turn(self) -> Iterator[Pane]:
        """All of them, another one first in each frame: thinking at one table starves no other."""
        self._turn = (self._turn + 1) % len(self.panes)
        yield from self.panes[self._turn :]
        yield from self.panes[: self._turn]

    def _may_act(self, pane: Pane) -> bool:
        if self.series.is_over(pane.table):
            return False
        return pane.wait <= 0 or self.hurries

    def _act(self, pane: Pane, end: float) -> None:
        """Let a table's computers think, and do what they have thought of."""
        session = pane.session
        if session is None:
            session = pane.session = self.series.session(pane.table)
            session.saves = None  # kept when it is over: nobody misses a move of it
            words = self.context.words_for(self.series.setup.game)
            pane.party, pane.told = Party.of_session(session, words), 0
        match = session.match
        if match.outcome is None:
            seat = session.bots_to_move()[0]
            choice = session.think(seat, lambda: stopwatch.seconds() > end)
            if choice is None:
                return
            session.play(seat, choice)
        pane.wait = INSTANT_SECONDS if self.context.tempo.instant else ACT_SECONDS
        self._tell(pane, session)
        if match.outcome is not None:
            self._put_aside(pane)
            if self.series.saves is not None:
                self.series.saves.keep(self.series)
            pane.wait *= 3
        self._show(pane)

    def _tell(self, pane: Pane, session: Session) -> None:
        """The last things that happened and have words."""
        facts = session.match.facts_since(pane.told, PUBLIC)
        pane.told += len(facts)
        assert pane.party is not None
        said = [words for fact in facts if (words := pane.party.texts.say_fact(fact).strip())]
        pane.words = "\n".join([*pane.words.split("\n"), *said][-MOST_LINES:]).strip()

    # -- behaviour ---------------------------------------------------------------------------

    def _hurry(self) -> bool:
        self.hurries = True
        return True

    def back(self) -> None:
        self.context.stack.pop(of=self)

    def on_button(self, action: Action) -> bool:
        if action.kind is Kind.PAUSE:
            self.back()
            return True
        return False


def boxes(count: int) -> list[Box]:
    """Where the panes of so many tables lie: beside each other, in rows of two."""
    columns = 1 if count == 1 else 2
    rows = -(-count // columns)
    width = (ROOM[2] - (columns - 1) * GAP) / columns
    height = (ROOM[3] - (rows - 1) * GAP) / rows
    return [
        (
            ROOM[0] + number % columns * (width + GAP),
            ROOM[1] + number // columns * (height + GAP),
            width,
            height,
        )
        for number in range(count)
    ]
