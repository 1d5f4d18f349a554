"""The score sheet of a series as lines in the club's ledger: who, each episode, in all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.content.texts import Texts
from game.match.standings import Standing
from scenes import ledger
from scenes.context import Context
from scenes.kit.rows import Row
from scenes.kit.screen import Screen
from scenes.ledger import HEADS, WRITING
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.table.signs import badge
from systems.table.sprites import Sprite

ROW, BETWEEN = 74.0, 4.0
MOST_COLUMNS = 6
"""More episodes than this are told in all only."""
TOTAL = 0.17
EACH = 0.085
PLACE = 62.0
BADGE = 26.0
NOT_YET = "–"


@dataclass(frozen=True, slots=True)
class Line:
    """What stands in a line.

    Attributes:
        key: of its row.
        place: as it is written; "" before anything was played.
        seat: for the badge; None for a team.
        name: of the seat, or of those in the team.
        cells: what was won in each episode.
        won: which of them were won.
        total: in all.
    """

    key: str
    place: str
    seat: int | None
    name: str
    cells: tuple[str, ...]
    won: tuple[bool, ...]
    total: str


def columns_for(episodes: int) -> tuple[float, ...]:
    """Right ends of the columns: the name, every episode, in all."""
    shown = episodes if 1 < episodes <= MOST_COLUMNS else 0
    first = 1 - TOTAL - EACH * shown
    return (*(first + EACH * number for number in range(shown)), 1 - TOTAL, 1.0)


def lines(
    standings: Sequence[Standing], episodes: int, texts: Texts, *, tables: bool
) -> list[Line]:
    """The standings as lines.

    Args:
        standings: in their order.
        episodes: of the whole series.
        texts: of the house.
        tables: name the table of each line.
    """
    played = any(one.points for one in standings)
    shown = episodes if 1 < episodes <= MOST_COLUMNS else 0
    found = []
    for one in standings:
        cells = [str(points) for points in one.points] + [NOT_YET] * (episodes - len(one.points))
        best = [
            max(other.points[number] for other in standings) for number in range(len(one.points))
        ]
        won = [points == most > 0 for points, most in zip(one.points, best, strict=True)]
        won += [False] * (episodes - len(won))
        found.append(
            Line(
                f"line.{one.table}.{'team' if one.seat is None else one.seat}",
                f"{one.place}." if played else "",
                one.seat,
                _name(one, texts, tables=tables),
                tuple(cells[:shown]),
                tuple(won[:shown]),
                str(one.total),
            )
        )
    return found


def _name(one: Standing, texts: Texts, *, tables: bool) -> str:
    known = [name for name in one.names if name]
    if known:
        name = ", ".join(known)
    elif one.seat is not None:
        name = texts.say("series.seat_number", number=one.seat + 1)
    else:
        name = texts.say("series.team_of", count=len(one.names))
    return texts.say("series.at_table", table=one.table, name=name) if tables else name


class SheetRow(Row):
    """A line of the sheet."""

    def __init__(self, line: Line, columns: tuple[float, ...]) -> None:
        super().__init__(line.key, (0, 0, 1, 1), line.name)
        self.line = line
        self.columns = columns

    def on_press(self, screen: Screen) -> bool:
        return False  # there is nothing behind a line

    def _picture(self, screen: Screen) -> Picture:
        text, theme = screen.context.text, screen.context.theme
        line = self.line
        size = (float(self.rect.width), float(self.rect.height))
        high = size[1] - 4
        left = PLACE + (2 * BADGE + 14 if line.seat is not None else 0)
        room = self.columns[0] * size[0] - left - 10
        fitted = text.boxed(line.name, "body", 36, (room, high), lines=2, line=0.98)
        name = text.picture(
            line.name, "body", fitted, theme.paper_ink, width=room, most_lines=2, line=0.98,
            fixed=True,
        )  # fmt: skip
        wide = (self.columns[-1] - self.columns[-2]) * size[0] - 14
        figure = min(
            text.boxed(words, "body", 36, (wide if words is line.total else 52, high), lines=1)
            for words in (*line.cells, line.total)
        )
        narrow = text.boxed(line.place or "1.", "body", 36, (PLACE - 20, high), lines=1)
        place = text.picture(line.place, "body", min(figure, narrow), theme.paper_quiet, fixed=True)
        sign = None
        if line.seat is not None:
            sign = badge(text, theme.style(line.seat), BADGE)
        cells = []
        for words, won in zip(line.cells, line.won, strict=True):
            ink = ledger.RED_INK if won else theme.paper_quiet
            cells.append(text.picture(words, "body", figure, ink, fixed=True))
        total = text.picture(line.total, "head", figure * 1.12, theme.paper_ink, fixed=True)

        def paint(brush: Brush) -> None:
            middle = size[1] / 2
            if self.focused:
                brush.plate((0, 0, *size), 10, "#FFF3C4", fill_opacity=0.85)
            if line.place:
                brush.picture(place, (PLACE - 14 - place.size[0] / 2, middle))
            if sign is not None:
                brush.picture(sign, (PLACE + BADGE + 2, middle))
            brush.picture(name, (left + name.size[0] / 2, middle))
            for number, picture in enumerate(cells):
                start, end = self.columns[number] * size[0], self.columns[number + 1] * size[0]
                brush.picture(picture, ((start + end) / 2, middle))
            brush.picture(total, (size[0] - 16 - total.size[0] / 2, middle))

        says = (*((line.place,) if line.place else ()), line.name, *line.cells, line.total)
        key = ("sheet row", line, size, self.columns, self.focused, text.percent, theme)
        return painted(key, size, paint, text.book, says=says)


def put_heads(screen: Screen, context: Context, episodes: int, first: str) -> None:
    """The heads of the columns, on the left page."""
    text, theme, say = context.text, context.theme, context.say
    columns = columns_for(episodes)
    left, top, width, _ = WRITING
    y = top + HEADS / 2 + 12

    def put(words: str, x: float, room: float, align: str) -> None:
        size = text.boxed(words, "quiet", 30, (room, HEADS - 30), lines=1)
        picture = text.picture(words, "quiet", size, theme.paper_quiet, fixed=True)
        shift = {"left": picture.size[0] / 2, "centre": 0.0, "right": -picture.size[0] / 2}[align]
        screen.stage.add(Sprite(picture, x + shift, y, 3))

    put(first, left + PLACE, columns[0] * width - PLACE - 12, "left")
    for number in range(len(columns) - 2):
        start, end = columns[number] * width, columns[number + 1] * width
        put(str(number + 1), left + (start + end) / 2, end - start - 6, "centre")
    put(say("series.total"), left + width - 12, TOTAL * width - 14, "right")
