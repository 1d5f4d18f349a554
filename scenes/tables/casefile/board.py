"""The incident board: four sheets of pieces, what is marked on them, markers, pins and strings."""

from __future__ import annotations

from scenes.parts.sheets import framed_board, paper
from scenes.parts.tokens import THREAD, pin, thread
from scenes.parts.typed import type_sign
from scenes.tables.casefile import looks, places
from scenes.tables.casefile.looks import GAME
from scenes.tables.casefile.places import HEAD, ROW, ROW_TOP, SHEET, Places
from scenes.tabletop.desk import NARROWEST, SLENDER, Desk
from systems.io.brush import Brush, Colour, painted
from systems.io.pictures import Picture
from systems.io.text import SMALLEST
from systems.rules.casefile.cards import EVIDENCE_OF, POINTS, type_of
from systems.table.choreographer import Layout
from systems.table.sprites import Sprite
from systems.table.theme import HEIGHT, WIDTH

BOX = 30.0
HEADING = "#FFF6E0"
LEGEND_EDGE = 10.0
"""From the end of the word above the dots to the right edge of its sheet."""
Z_SHEET, Z_MARKER, Z_STRING, Z_PIN = 20.0, 24.0, 96.5, 97.0


def ground(desk: Desk) -> Picture:
    """A wall of dark planks, the board in its frame, and a lamp above it."""
    wood = desk.images.picture("ui/wood.webp", (WIDTH, HEIGHT))
    area = places.BOARD
    board = framed_board(desk, (area.width, area.height), 18)

    def paint(brush: Brush) -> None:
        brush.fill("#100A07")
        brush.picture(wood, (WIDTH / 2, HEIGHT / 2))
        brush.plate((0, 0, WIDTH, HEIGHT), 0, "#0C0705", fill_opacity=0.55)
        for line in range(0, 1080, 216):
            brush.plate((0, line, WIDTH, 3), 0, "#000000", fill_opacity=0.4)
        brush.picture(board, area.centre)
        brush.glow((area.centre[0], 40), 900, "#FFD9A0", 0.20, 0.6)

    key = "casefile ground"
    return desk.once(key, lambda: painted(key, (WIDTH, HEIGHT), paint, desk.book))


def sheet(desk: Desk, kind: str, marks: tuple[str, ...]) -> Picture:
    """The sheet of a type; marked pieces are crossed and faded."""
    key = ("casefile sheet", kind, marks, desk.theme, desk.text.percent, desk.texts.language)
    return desk.once(key, lambda: _sheet(desk, kind, marks, key))


def _sheet(desk: Desk, kind: str, marks: tuple[str, ...], key: tuple[object, ...]) -> Picture:
    look = looks.look(desk, kind)
    width, height = SHEET
    sign = type_sign(desk, look, 42)
    legend = _legend(desk, look.label)
    beside = 24.0 if legend is None else LEGEND_EDGE + legend.size[0] + 14
    room = width - 66 - beside
    head = desk.fitted(look.label, "body", 38, room, HEADING, most=42)
    rows = [row_words(desk, piece, marked=piece in marks) for piece in EVIDENCE_OF[kind]]

    def paint(brush: Brush) -> None:
        paper(desk, brush, (0, 0, width, height), 6)
        brush.plate((0, 0, width, HEAD), 6, look.band)
        brush.plate((0, HEAD - 8, width, 8), 0, look.band)
        brush.picture(sign, (36, HEAD / 2))
        brush.picture(head, (66 + head.size[0] / 2, HEAD / 2))
        if legend is not None:
            brush.picture(legend, (width - LEGEND_EDGE - legend.size[0] / 2, HEAD / 2))
        for number, (piece, words) in enumerate(zip(EVIDENCE_OF[kind], rows, strict=True)):
            y = ROW_TOP + ROW * number + ROW / 2
            paint_row(brush, piece, words, (8, y - ROW / 2 + 2), marked=piece in marks)

    said = legend.says if legend is not None else ()
    says = (*head.says, *said, *(text for row in rows for text in row.says))
    return painted(key, SHEET, paint, desk.book, margin=30, says=says)


def _legend(desk: Desk, label: str) -> Picture | None:
    """What the dots beside the names are; None where the name of the type needs its room."""
    legend = desk.fixed.picture(desk.say(f"{GAME}.table.dots"), "body", SMALLEST, HEADING)
    room = SHEET[0] - 66 - LEGEND_EDGE - legend.size[0] - 14
    slender = desk.fixed.measure(label, SLENDER, SMALLEST)[0]
    return legend if slender * NARROWEST < room - 8 else None


def row_words(desk: Desk, piece: str, *, marked: bool) -> Picture:
    """The name of a piece as it stands on its sheet."""
    high = desk.theme.high
    ink = desk.theme.paper_ink if not marked or high else looks.FADED
    return desk.fitted(looks.name_of(desk, piece), "body", 30, SHEET[0] - 104, ink, most=36)


def paint_row(
    brush: Brush, piece: str, words: Picture, corner: tuple[float, float], *, marked: bool
) -> None:
    """Box, name and points of a piece; ``corner`` is the upper left one of its row."""
    left, middle = corner[0], corner[1] + (ROW - 4) / 2
    brush.plate((left + 8, middle - BOX / 2, BOX, BOX), 4, "#FFFDF4", edge="#4D4132", edge_width=2)
    if marked:
        for one, other in (((8, 8), (-8, -8)), ((8, -8), (-8, 8))):
            x, y = left + 8 + BOX / 2, middle
            ends = ((x + one[0], y + one[1]), (x + other[0], y + other[1]))
            brush.line(*ends, looks.MARK, 5.5)
    brush.picture(words, (left + 50 + words.size[0] / 2, middle))
    band = looks.FADED if marked else looks.BANDS[type_of(piece)][0]
    count, pitch = POINTS[piece], 13.0
    for dot in range(count):
        y = middle + pitch * (dot - (count - 1) / 2)
        brush.plate((left + SHEET[0] - 34, y - 5, 10, 10), 5, band)


def marker(desk: Desk, piece: str, marked: bool, colour: Colour) -> Picture:
    """The row of a piece over its sheet, with the stroke of a marker behind the name."""
    area = places.row(piece)
    size = (area.width, area.height)
    key = ("casefile marker", piece, marked, colour, desk.theme, desk.text.percent)

    def build() -> Picture:
        words = row_words(desk, piece, marked=False)

        def paint(brush: Brush) -> None:
            brush.plate((0, 0, *size), 8, colour)
            brush.plate((0, size[1] - 7, size[0], 7), 4, "#B98A1E", fill_opacity=0.35)
            paint_row(brush, piece, words, (0, 0), marked=marked)

        return painted((*key, desk.texts.language), size, paint, desk.book, says=words.says)

    return desk.once(key, build)


def cross() -> Picture:
    """The red cross that is stamped into the box of a piece."""

    def paint(brush: Brush) -> None:
        for ends in (((7, 7), (23, 23)), ((23, 7), (7, 23))):
            brush.line(*ends, looks.MARK, 5.5)

    return painted("casefile cross", (BOX, BOX), paint)


def cross_at(piece: str) -> tuple[float, float]:
    """The middle of the box of a piece."""
    area = places.row(piece)
    return (area.left + 8 + BOX / 2, area.centre[1])


def strings(places_: Places, seat: int, pieces: tuple[str, ...]) -> Layout:
    """From the pin of every piece down through the gaps to the plate of who names it."""
    tie = places_.tie(seat)
    found: Layout = {}
    by_gap: dict[str, list[str]] = {}
    for piece in pieces:
        by_gap.setdefault(type_of(piece), []).append(piece)
    for piece in pieces:
        x, y = places.pin_of(piece)
        gap = by_gap[type_of(piece)]
        x += 5.0 * (gap.index(piece) - (len(gap) - 1) / 2)
        foot = places.SHEETS_END + 12
        picture, middle = thread([(x, y), (x, foot), tie])
        found[f"string.{piece}"] = Sprite(picture, *middle, Z_STRING)
    found["tie"] = Sprite(pin(THREAD), *tie, Z_PIN)
    return found
