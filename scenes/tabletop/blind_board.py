"""A blind press for games that only declare it: the options on a board, with their directions."""

from __future__ import annotations

from game.core.decisions import Decision
from scenes.private.looks import BlindChoice
from scenes.tabletop.blind import PREFIX, BlindPanel
from scenes.tabletop.buttons import baize, choice
from scenes.tabletop.desk import Desk
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


class BlindBoard(BlindPanel):
    """Choosing one of up to sixteen public options in secret.

    Args:
        desk: where.
        decision: of the seat.
        blind: what the game declares.
        turn: a number that everybody knows.
    """

    def __init__(self, desk: Desk, decision: Decision, blind: BlindChoice, turn: int = 0) -> None:
        self.blind_choice = blind
        count = len(blind.options)
        self.columns = 1 if count <= ROWS else 2
        self.rows = -(-count // self.columns)
        places = [self._place(number) for number in range(count)]
        options = [
            (answer.intent, (x - PLATE[0] / 2 - SIGNS / 2, y))
            for answer, (x, y) in zip(blind.options, places, strict=True)
        ]
        super().__init__(desk, decision, options, desk.say("prompt.choose"), turn)
        self._places = places

    def open(self) -> None:
        super().open()
        desk = self.desk
        width = self.columns * (PLATE[0] + SIGNS + GAP) + 2 * GAP
        height = self.rows * (PLATE[1] + GAP) + 2 * GAP
        board = Area(MIDDLE[0] - width / 2, MIDDLE[1] - height / 2, width, height)
        desk.stage.add(Sprite(baize(board), *board.centre, Z), name=f"{PREFIX}board")
        for number, (answer, place) in enumerate(
            zip(self.blind_choice.options, self._places, strict=True)
        ):
            picture = choice(desk, desk.say(answer.words), PLATE)
            desk.stage.add(Sprite(picture, *place, Z + 1), name=f"{PREFIX}plate.{number}")

    def caption(self) -> Content | None:
        return self.desk.runs(self.blind_choice.title)

    def _place(self, number: int) -> tuple[float, float]:
        """The middle of an option's plate."""
        column, row = divmod(number, self.rows)
        wide = PLATE[0] + SIGNS + GAP
        x = MIDDLE[0] + (column - (self.columns - 1) / 2) * wide + SIGNS / 2
        y = MIDDLE[1] + (row - (self.rows - 1) / 2) * (PLATE[1] + GAP)
        return x, y
