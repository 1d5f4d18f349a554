"""A blind press for games that only declare it: the options on a board, with their directions."""

from __future__ import annotations

import math
from collections.abc import Hashable

from game.core.decisions import Decision
from game.core.intents import Intent
from scenes.parts.tokens import time_line
from scenes.private.looks import BlindChoice
from scenes.tabletop.blind import PREFIX, BlindPanel
from scenes.tabletop.buttons import baize, choice
from scenes.tabletop.desk import Desk
from scenes.tabletop.game_table import Panel
from systems.io.actions import Kind
from systems.io.pictures import Picture
from systems.io.text import Content
from systems.table.board import Area
from systems.table.sprites import Sprite

MIDDLE = (960.0, 460.0)
PLATE = (470.0, 76.0)
GAP = 20.0
SIGNS = 150.0
"""Room for the directions before each plate."""
ROWS = 8
Z = 110.0

LINE = f"{PREFIX}line"
LINE_HIGH = 6.0
STEPS = 24
"""How often the line of the time that is left becomes shorter."""


class BlindBoard(BlindPanel):
    """Choosing one of up to sixteen public options in secret.

    Args:
        desk: where.
        decision: of the seat.
        blind: what the game declares.
        turn: a number that everybody knows.
        rested: by seat and kind of decision until when it is not asked again; what is pressed
            here is entered.
        middle: of the board.
    """

    def __init__(
        self,
        desk: Desk,
        decision: Decision,
        blind: BlindChoice,
        turn: int = 0,
        rested: dict[tuple[int, str], Hashable] | None = None,
        middle: tuple[float, float] = MIDDLE,
    ) -> None:
        self.blind_choice, self.middle = blind, middle
        self._rested = {} if rested is None else rested
        self._answers = list(blind.options)
        if blind.standing is not None:
            self._answers.append(blind.standing.answer)
        count = len(self._answers)
        self.columns = 1 if count <= ROWS else 2
        self.rows = -(-count // self.columns)
        places = [self._place(number) for number in range(count)]
        options = [
            (answer.intent, (x - PLATE[0] / 2 - SIGNS / 2, y))
            for answer, (x, y) in zip(self._answers, places, strict=True)
        ]
        super().__init__(desk, decision, options, desk.say("prompt.choose"), turn)
        self._places = places
        self._open_for = 0.0
        self._kept: Intent | None = self._rests()

    def _rests(self) -> Intent | None:
        """What it answers by itself, where it does not want to be asked again."""
        standing = self.blind_choice.standing
        if standing is None:
            return None
        until = self._rested.get((self.seat, self.decision.kind))
        return standing.answer.intent if until == standing.until else None

    def open(self) -> None:
        super().open()
        desk = self.desk
        width = self.columns * (PLATE[0] + SIGNS + GAP) + 2 * GAP
        height = self.rows * (PLATE[1] + GAP) + (3 if self.blind_choice.most else 2) * GAP
        top = self._places[0][1] - PLATE[1] / 2 - 1.5 * GAP
        board = Area(self.middle[0] - width / 2, top, width, height)
        desk.stage.add(Sprite(baize(board), *board.centre, Z), name=f"{PREFIX}board")
        for number, (answer, place) in enumerate(zip(self._answers, self._places, strict=True)):
            picture = choice(desk, desk.say(answer.words), PLATE)
            desk.stage.add(Sprite(picture, *place, Z + 1), name=f"{PREFIX}plate.{number}")
        if self.blind_choice.most:
            line = Sprite(self._line(), board.centre[0], board.bottom - 1.25 * GAP, Z + 1)
            desk.stage.add(line, name=LINE)

    def press(self, kind: Kind) -> Intent | None:
        """A press counts once the board has lain there for its shortest time."""
        if self._kept is None:
            self._kept = super().press(kind)
            if self._kept is not None:
                self._note_standing()
        return self._kept if self._open_for >= self.blind_choice.least else None

    def _note_standing(self) -> None:
        standing = self.blind_choice.standing
        if standing is not None and self.number == len(self._answers) - 1:
            self._rested[self.seat, self.decision.kind] = standing.until

    def pass_time(self, seconds: float) -> Intent | None:
        found = self.blind_choice
        self._open_for += seconds
        if self._kept is not None:
            return self._kept if self._open_for >= found.least else None
        if not found.most:
            return None
        if self._open_for >= found.most:
            return self._answers[0].intent
        picture = self._line()
        if LINE in self.desk.stage and self.desk.stage[LINE].picture != picture:
            self.desk.stage.change(LINE, picture=picture)
        return None

    def _line(self) -> Picture:
        """The time that is left."""
        left = max(0.0, 1 - self._open_for / self.blind_choice.most)
        return time_line((PLATE[0], LINE_HIGH), math.ceil(STEPS * left), STEPS)

    def caption(self) -> Content | None:
        return self.desk.runs(self.blind_choice.title)

    def _place(self, number: int) -> tuple[float, float]:
        """The middle of an option's plate."""
        column, row = divmod(number, self.rows)
        wide = PLATE[0] + SIGNS + GAP
        x = self.middle[0] + (column - (self.columns - 1) / 2) * wide + SIGNS / 2
        y = self.middle[1] + (row - (self.rows - 1) / 2) * (PLATE[1] + GAP)
        return x, y


class NothingToPress(Panel):
    """A lone person is asked and can only say no: the answer comes by itself."""

    def press(self, kind: Kind) -> Intent | None:
        return None

    def pass_time(self, seconds: float) -> Intent | None:
        return next(iter(self.decision.options))
