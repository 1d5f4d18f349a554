"""What can be looked at closely: a board with the names of its suspects, the piles, the weather."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from scenes.parts.places import grid
from scenes.tables.deadly_premonition import cards, looks, middle
from scenes.tables.deadly_premonition.looks import GAME
from scenes.tables.deadly_premonition.places import SPARE, Places
from scenes.tables.deadly_premonition.state import TableState
from scenes.tabletop.closer import Closer
from scenes.tabletop.desk import Desk
from systems.io.brush import Brush, painted
from systems.io.pictures import Picture
from systems.rules.deadly_premonition.cards import COLUMNS, DEAD, PRESUMED
from systems.table.board import Area

BOARD = (1180.0, 760.0)
CARDS = (1180.0, 620.0)
AGENT = (480.0, 624.0)


def closers(places: Places, state: TableState, key: str | None) -> tuple[Closer, ...]:
    """Every board and its agent, own cards of somebody alone, the pile, the weather to come."""
    desk = places.desk
    found = []
    for card in state.own:
        if key == f"own.{card}":
            found.append(Closer(f"own.{card}", (354.0, 528.0), partial(_card, desk, card)))
    for seat in range(state.seats):
        title = desk.runs(f"{GAME}.table.board_of", seat=seat)
        if state.bios:
            key = f"{GAME}.table.board_of_agent"
            title = desk.runs(key, seat=seat, bio=state.bios[seat])
        board = [(name, state.rows[name]) for name in state.boards[seat]]
        found.append(Closer(f"board.{seat}", BOARD, partial(_board, desk, board), title))
    for seat, bio in enumerate(state.bios):
        title = desk.runs(f"{GAME}.table.agent_of", seat=seat, bio=bio)
        found.append(Closer(f"agent.{seat}", AGENT, partial(_agent, desk, bio), title))
    if state.pile:
        title = desk.runs(f"{GAME}.table.pile_title")
        found.append(Closer("pile", CARDS, partial(_pile, desk, tuple(state.pile)), title))
    title = desk.runs(f"{GAME}.table.weather_title")
    size = (SPARE.width * 1.5, SPARE.height * 1.5)
    found.append(Closer("weather", size, partial(_sky, desk, state), title))
    return tuple(found)


def _card(desk: Desk, card: str, size: tuple[float, float]) -> Picture:
    return cards.face(desk, card, size)


def _agent(desk: Desk, bio: str, size: tuple[float, float]) -> Picture:
    """Who somebody is in this town; it tells nothing of the alignment."""
    return desk.images.picture(looks.file_of(desk, f"bio_{bio}.webp"), size, radius=10)


def _board(desk: Desk, board: Sequence[tuple[str, str]], size: tuple[float, float]) -> Picture:
    if size[0] < BOARD[0] / 2:
        return _small_board(desk, board, size)
    return board_closely(desk, board, size)


def _small_board(
    desk: Desk, board: Sequence[tuple[str, str]], size: tuple[float, float]
) -> Picture:
    """Six faces without words, for the row of what else can be looked at."""
    fields = grid(3, 2, Area(2, 2, size[0] - 4, size[1] - 4), (3, 3))

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, *size), 6, looks.NIGHT)
        for (name, row), field in zip(board, fields, strict=True):
            inside = (field.width, field.height)
            if row == DEAD:
                skull = looks.sign(desk, "skull", min(inside) * 0.7, looks.SKULL)
                brush.picture(skull, field.centre)
            else:
                brush.picture(cards.portrait(desk, name, inside), field.centre)

    key = ("premonition small board", tuple(board), size)
    return painted(key, size, paint, desk.book)


def _pile(desk: Desk, pile: tuple[str, ...], size: tuple[float, float]) -> Picture:
    return pile_closely(desk, pile, size)


def _sky(desk: Desk, state: TableState, size: tuple[float, float]) -> Picture:
    if size[0] < SPARE.width / 2:
        return cards.back(desk, (size[1] * 0.67, size[1]), cards.WEATHER_BACK)
    return middle.sky_row(desk, state, size)


def board_closely(
    desk: Desk, board: Sequence[tuple[str, str]], size: tuple[float, float]
) -> Picture:
    """A line-up with large portraits, names and attributes in words."""
    key = ("premonition board closely", tuple(board), size, desk.theme, desk.text.percent)

    def build() -> Picture:
        fields = grid(3, 2, Area(16, 16, size[0] - 32, size[1] - 32), (14, 14))
        parts = [_field(desk, name, row, n + 1, fields[n]) for n, (name, row) in enumerate(board)]

        def paint(brush: Brush) -> None:
            middle.night(desk, brush, size)
            for field, part in zip(fields, parts, strict=True):
                brush.picture(part, field.centre)

        says = tuple(text for part in parts for text in part.says)
        return painted(key, size, paint, desk.book, margin=30, says=says)

    assert len(board) == COLUMNS
    return desk.once(key, build)


def _field(desk: Desk, name: str, row: str, column: int, area: Area) -> Picture:
    size = (area.width, area.height)
    wide, high = size
    dead, innocent = row == DEAD, row == PRESUMED
    strip = looks.GREEN_STRIP if innocent else looks.RED_STRIP
    word = "dead" if dead else "innocent_long" if innocent else "suspected_long"
    state = desk.fitted(desk.say(f"{GAME}.table.{word}"), "body", 28, wide - 90, "#FFF6E0", most=34)
    said = "" if dead else desk.say(f"{GAME}.card.{name.lower()}")
    letters = desk.fitted(said, "body", 30, wide - 16, desk.theme.text, most=36) if said else None
    digit = desk.fixed.picture(str(column), "body", 32, "#FFF6E0")
    room = (wide * 0.62, high - 150)

    def paint(brush: Brush) -> None:
        brush.plate((0, 0, wide, high), 10, "#1A2125")
        brush.plate((0, 0, wide, 48), 10, "#3A3F42" if dead else strip)
        brush.picture(digit, (28, 24))
        brush.picture(state, (60 + state.size[0] / 2, 24))
        if dead:
            brush.picture(looks.sign(desk, "skull", 120, looks.SKULL), (wide / 2, high / 2 + 20))
            return
        brush.picture(cards.portrait(desk, name, room), (wide / 2, 54 + room[1] / 2))
        brush.picture(cards.attributes(desk, name, (wide * 0.62, 44)), (wide / 2, high - 72))
        if letters is not None:
            brush.picture(letters, (wide / 2, high - 24))

    says = (*state.says, *(letters.says if letters is not None else ()), str(column))
    key = ("premonition field", name, row, column, size, desk.theme, desk.text.percent)
    return painted(key, size, paint, desk.book, says=says)


def pile_closely(desk: Desk, pile: tuple[str, ...], size: tuple[float, float]) -> Picture:
    """The whole discard pile: everybody may count it. The last one lies first."""
    key = ("premonition pile", pile, size, desk.theme)

    def build() -> Picture:
        columns = 12 if len(pile) > 24 else 8
        rows = max(1, -(-len(pile) // columns))
        room = Area(16, 16, size[0] - 32, size[1] - 32)
        fields = grid(columns, max(rows, 2), room, (8, 8))
        wide = min(fields[0].width, fields[0].height * 0.67)
        faces = [cards.face(desk, card, (wide, wide / 0.67)) for card in pile]

        def paint(brush: Brush) -> None:
            middle.night(desk, brush, size)
            for field, face in zip(fields, faces, strict=False):
                brush.picture(face, field.centre)

        return painted(key, size, paint, desk.book, margin=30)

    return desk.once(key, build)
