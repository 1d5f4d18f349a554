"""What was asked and answered so far, as one seat knows it: a list to leaf through."""

from __future__ import annotations

from game.core.messages import message
from scenes.context import Context
from scenes.kit.paper import paper_picture, wood_ground
from scenes.notes.page import sentence_case
from scenes.notes.sheet import Sheet
from scenes.private.cards_page import PAGE, put_head
from scenes.private.words import fitting
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.sprites import Sprite

PAPER = (120.0, 156.0, 1680.0, 668.0)
MODE_CENTRE = (960.0, 886.0)
MODE_SIZE = (1400.0, 84.0)
LINE = 60.0
Z = 100.0


class QuestionsPage:
    """All questions, the newest at the foot; below them what the house writes down.

    Args:
        context: for the paper.
        desk: where it is drawn.
        sheet: of the seat.
    """

    def __init__(self, context: Context, desk: Desk, sheet: Sheet) -> None:
        self.context = context
        self.desk = desk
        self.sheet = sheet
        self.ground = wood_ground(context)
        self.last = len(sheet.questions)
        """One more than the number of the lowest line that is shown."""
        self._names: list[str] = []

    @property
    def room(self) -> int:
        """How many lines fit."""
        return max(1, int((PAPER[3] - 60) / self.pitch))

    @property
    def pitch(self) -> float:
        """From line to line."""
        return LINE if self.desk.text.percent < 150 else 120.0

    @property
    def paper(self) -> Picture:
        """The sheet that the list stands on."""
        return paper_picture(self.context, (PAPER[2], PAPER[3]), 10)

    def scroll(self, step: int) -> bool:
        """Leaf up or down by lines; False at an end."""
        least = min(self.room, len(self.sheet.questions))
        wanted = max(least, min(len(self.sheet.questions), self.last + step))
        moved = wanted != self.last
        self.last = wanted
        return moved

    def show(self, seat: int) -> None:
        """Put everything on the stage."""
        self.hide()
        desk = self.desk
        put_head(desk, message("notes.questions"), seat, self._names)
        left, top, width, height = PAPER
        self._put("paper", self.paper, left + width / 2, top + height / 2, 1)
        first = max(0, self.last - self.room)
        shown = self.sheet.questions[first : self.last]
        if not shown:
            words = desk.fitted(
                desk.say("notes.no_questions"), "quiet", 36, width - 120, desk.theme.paper_ink
            )
            self._put("none", words, 960, top + height / 2, 2)
        lines = [
            "".join(run.text for run in sentence_case(desk.texts.runs(line))) for line in shown
        ]
        box = (width - 110, self.pitch - 6)
        size = fitting(desk, lines, "body", 34, box, line=1.05)
        for place, content in enumerate(lines):
            words = desk.fixed.picture(
                content, "body", size, desk.theme.paper_ink, width=box[0], line=1.05, most_lines=2
            )
            y = top + 34 + self.pitch * (place + 0.5)
            self._put(f"line.{place}", words, left + 45 + words.size[0] / 2, y, 2)
        self._put_more(first)
        self._put_mode()

    def hide(self) -> None:
        """Leave nothing on the stage."""
        for name in self._names:
            self.desk.stage.remove(name)
        self._names.clear()

    def mode_rect(self) -> tuple[float, float, float, float]:
        """Where the choice lies of what the house writes down."""
        width, height = MODE_SIZE
        return (MODE_CENTRE[0] - width / 2, MODE_CENTRE[1] - height / 2, width, height)

    def _put_mode(self) -> None:
        desk, theme = self.desk, self.desk.theme
        width, height = MODE_SIZE
        words = f"{desk.say('notes.written')}: {desk.say(f'notes.mode.{self.sheet.mode}')}"
        lettering = desk.fitted(words, "body", 34, width - 80, theme.text)

        def paint(brush: Brush) -> None:
            brush.plate(
                (0, 0, width, height), 20, theme.panel, fill_opacity=theme.panel_opacity,
                edge=theme.edge, edge_width=3,
            )  # fmt: skip

        plate = painted(("notes mode", MODE_SIZE, theme), MODE_SIZE, paint)
        self._put("mode", plate, *MODE_CENTRE, 2)
        self._put("mode.words", lettering, *MODE_CENTRE, 3)

    def _put_more(self, first: int) -> None:
        """Small signs where there is more above or below."""
        left, top, width, height = PAPER
        x = left + width - 44
        if first > 0:
            self._put("more.up", _arrow("up"), x, top + 40, 3)
        if self.last < len(self.sheet.questions):
            self._put("more.down", _arrow("down"), x, top + height - 40, 3)

    def _put(self, name: str, picture: Picture, x: float, y: float, z: float) -> None:
        full = PAGE + name
        self.desk.stage.add(Sprite(picture, x, y, Z + z), name=full)
        self._names.append(full)


def _arrow(way: str) -> Picture:
    points = "4,24 36,24 20,6" if way == "up" else "4,8 36,8 20,26"
    return painted(
        ("more", way),
        (40, 32),
        lambda brush: brush.svg(
            f'<polygon points="{points}" fill="#7A2A22" stroke="#7A2A22" stroke-width="3" '
            'stroke-linejoin="round"/>',
            (0, 0, 40, 32),
        ),
    )
